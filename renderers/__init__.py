"""Pictures: drawn from views, never from states."""
