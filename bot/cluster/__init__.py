"""Several processes at one database: members, leases, notifications, the lock of a single instance."""
