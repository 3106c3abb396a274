"""Work in other processes: pictures, computer players, verification."""
