"""The schema's history, oldest first in `versions`; a migration that has been released is never changed."""
