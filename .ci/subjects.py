#!/usr/bin/env python3
"""Check that the subjects of new commits have at most 72 characters.

New are the commits that are not on the base: BASE, else the main branch of the remote or of this repository. Nothing is
checked where there is no base, no common commit (a shallow clone) or no repository. With the file of a commit message,
as git's hook gives it, only its subject is checked.
"""

import os
import subprocess
import sys
from pathlib import Path

MOST = 72
BASES = ("origin/HEAD", "origin/main", "main")


def git(*words: str) -> str | None:
    """Return what git prints, None if it fails."""
    try:
        answer = subprocess.run(["git", *words], capture_output=True, text=True, check=False)
    except OSError:
        return None
    return answer.stdout.strip() if answer.returncode == 0 else None


def new_subjects() -> list[str]:
    """Return the subjects of commits that are not on the base; merges have none of their own."""
    for name in filter(None, (os.environ.get("BASE"), *BASES)):
        if git("rev-parse", "--verify", "--quiet", f"{name}^{{commit}}") and git("merge-base", name, "HEAD"):
            return (git("log", "--no-merges", "--format=%s", f"{name}..HEAD") or "").splitlines()
    print("subjects: there is no base to compare with; NOTHING was checked.")
    return []


def too_long(subjects: list[str]) -> list[str]:
    """Return a line for each subject that is too long; `git revert` writes its own."""
    return [
        f"subjects: {len(subject)} characters, at most {MOST} are allowed: {subject}"
        for subject in subjects
        if len(subject) > MOST and not subject.startswith('Revert "')
    ]


def main(files: list[str]) -> int:
    """Check the message in a file, without one the new commits; returns the exit code."""
    subjects = [(Path(file).read_text(encoding="utf-8").splitlines() or [""])[0] for file in files]
    lines = too_long(subjects if files else new_subjects())
    print(*lines, sep="\n", end="\n" if lines else "")
    return int(bool(lines))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
