"""Tables: loading, locking and saving them, their prompts, and what each person may see."""
