"""Looking through finished matches."""
