"""Several processes at one database: members, leases, notifications, instance lock."""
