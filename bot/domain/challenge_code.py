"""Codes by which people share challenges."""

import re
from collections.abc import Callable

LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The characters of a code: none that looks like another."""


CODE_LENGTH = 8


def new_code(below: Callable[[int], int]) -> str:
    """Return a new code; `below(n)` is a secret random number from 0 to n - 1."""
    return "".join(LETTERS[below(len(LETTERS))] for _ in range(CODE_LENGTH))


def format_code(code: str) -> str:
    """Return a code as it is shown: in two halves."""
    return f"{code[:4]}-{code[4:]}"


def parse_code(text: str) -> str | None:
    """Return the code that somebody has typed, in any case, with hyphens and spaces anywhere; None if it is none."""
    code = re.sub(r"[\s‐-―-]", "", text[:40]).upper()
    return code if len(code) == CODE_LENGTH and set(code) <= set(LETTERS) else None
