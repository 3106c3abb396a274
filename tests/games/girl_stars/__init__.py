"""The Girl Who Made the Stars: rules, computer players, words and recorded matches."""
