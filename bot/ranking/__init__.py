"""What matches are worth: which of them count, ratings, seasons, streaks, achievements, the use of components.

Everything here is pure: no database, no Discord, no clock. The store counts with it in the transaction in which a
match ends, and again, from the stored matches, in a rebuild; both give the same numbers.
"""
