"""One package for each thing that people can do; each imports only those on lower floors."""
