"""Tables: loading, locking and saving them, what they ask, and what each person may see of them."""
