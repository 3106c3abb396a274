"""People who play with the whole bot: for weeks of virtual time, under load, and while everything goes wrong."""
