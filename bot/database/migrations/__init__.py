"""Schema migrations, oldest first in `versions`; a released migration is never changed."""
