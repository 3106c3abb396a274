"""The codes by which people share challenges."""

import re
from collections.abc import Callable

from bot.domain import typed_text

CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The characters of a code, without those that are easily confused."""


CODE_LENGTH = 8


def new_code(below: Callable[[int], int]) -> str:
    """Return a new code; `below(n)` returns a secure random number from 0 to n - 1."""
    return "".join(CODE_LETTERS[below(len(CODE_LETTERS))] for _ in range(CODE_LENGTH))


def format_code(code: str) -> str:
    """Return a code for display, as two halves with a hyphen."""
    return f"{code[:4]}-{code[4:]}"


def parse_code(text: str) -> str | None:
    """Return the code at the beginning of a typed text or a label, or None if there is none.

    Case, character width, hyphens and spaces are ignored.
    """
    code = re.sub(r"[\s‐-―−ー-]", "", typed_text.fold(typed_text.first_part(text)[:40])).upper()
    return code if len(code) == CODE_LENGTH and set(code) <= set(CODE_LETTERS) else None
