"""What runs in other processes: pictures, computer players, verification."""
