"""Hold the locked dependencies against the published advisories.

Fails on a known vulnerability, and when the advisory service answers for some packages only. Where it cannot be
reached at all, one line says that nothing was audited; `AUDIT=required` makes that a failure as well.
"""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

LOCK = Path(__file__).resolve().parent.parent / "requirements" / "dev.txt"


def report(lock: Path) -> list[dict[str, Any]] | None:
    """Return what pip-audit says of each package of a lock file; None if it got no answer."""
    options = ["--disable-pip", "--require-hashes", "--format", "json", "--progress-spinner", "off"]
    command = [sys.executable, "-m", "pip_audit", "-r", str(lock), *options]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    try:
        packages: list[dict[str, Any]] = json.loads(answer.stdout)["dependencies"]
    except (ValueError, KeyError):
        print((answer.stderr.strip().splitlines() or ["pip-audit said nothing"])[-1], file=sys.stderr)
        return None
    return packages


def result(packages: Sequence[dict[str, Any]] | None, *, required: bool) -> tuple[int, list[str]]:
    """Return the exit code and the lines to print."""
    skipped = [package for package in packages or () if "skip_reason" in package]
    if not packages or len(skipped) == len(packages):
        return int(required), ["audit: the advisory service cannot be reached from here; NOTHING was audited."]
    lines = [f"audit: {package['name']}: {package['skip_reason']}" for package in skipped]
    lines += [
        f"audit: {package['name']} {package['version']}: {fault['id']}, fixed in {fault['fix_versions'] or 'none yet'}"
        for package in packages
        for fault in package.get("vulns", ())
    ]
    return int(bool(lines)), lines or [f"audit: {len(packages)} packages, no known vulnerability."]


def main() -> int:
    """Audit the set that holds all others; returns the exit code."""
    code, lines = result(report(LOCK), required=os.environ.get("AUDIT") == "required")
    print(*lines, sep="\n")
    return code


if __name__ == "__main__":
    sys.exit(main())
