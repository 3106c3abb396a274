"""Make .venv from the lock files: `setup.py run` for playing, `setup.py dev` for working on the project.

Needs nothing but Python's standard library. A second call finds its stamp and returns at once; calls at the same
time wait for each other.
"""

import fcntl
import hashlib
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = (ROOT / ".venv").resolve()
LOCKS = ROOT / "requirements"
SETS = {"run": ("preview", "postgres"), "dev": ("dev",)}


def fingerprint() -> str:
    """The state that the environment was made for: the lock files and this Python's version."""
    digest = hashlib.sha256(sys.version.encode())
    for file in sorted(LOCKS.glob("*.txt")):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def stamp(name: str) -> Path:
    """The file which says that a set is installed."""
    return VENV / f".planisphere-{name}"


def is_ready(name: str, wanted: str) -> bool:
    """Whether the set is installed as locked; the dev set holds all others."""
    return any(stamp(held).is_file() and stamp(held).read_text() == wanted for held in {name, "dev"})


def works(python: Path) -> bool:
    """Whether this interpreter starts and is the version that runs us (a system upgrade can break an old .venv)."""
    ask = "import sys, pip; print(sys.version)"
    try:
        answer = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    return answer.stdout.strip() == sys.version.strip()


def install(name: str) -> None:
    """Make the environment where it is missing and install the set's lock files, hashes checked."""
    python = VENV / "bin" / "python"
    if not works(python):
        venv.create(VENV, clear=True, with_pip=True, symlinks=True)
    files = [part for set_ in SETS[name] for part in ("-r", str(LOCKS / f"{set_}.txt"))]
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--quiet"]
    subprocess.run([*pip, "--require-hashes", *files], check=True)


def main() -> int:
    """Install the named set unless it is there; returns the exit code."""
    name, wanted = sys.argv[1], fingerprint()
    if is_ready(name, wanted):
        return 0
    VENV.parent.mkdir(parents=True, exist_ok=True)
    with Path(f"{VENV}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if is_ready(name, wanted):
            return 0
        print("Setting up .venv from the lock files; this takes a minute or two the first time.", flush=True)
        try:
            install(name)
        except subprocess.CalledProcessError as error:
            print(f"The set-up failed (exit code {error.returncode}); the lines above say why.", file=sys.stderr)
            return 1
        stamp(name).write_text(wanted)
    return 0


if __name__ == "__main__":
    sys.exit(main())
