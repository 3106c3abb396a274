"""Make .venv with the command `planisphere`: `bootstrap.py run` for playing, `bootstrap.py dev` for working on it.

`make` calls this before everything else. It needs nothing but Python's standard library; it installs the libraries from
the lock files, and the project itself as it lies here. A second call finds its stamp and returns at once; calls at the
same time wait for each other.
"""

import fcntl
import hashlib
import os
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = (ROOT / ".venv").resolve()
LOCKS = ROOT / "requirements"
SETS = {"run": ("preview", "postgres", "build"), "dev": ("dev",)}


def fingerprint() -> str:
    """Return the state of the environment: this Python's version, the project's record, the lock files."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    digest = hashlib.sha256(f"{sys.version} {project}".encode())
    for file in sorted(LOCKS.glob("*.txt")):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def stamp(name: str) -> Path:
    """Return the file which says that a set is installed."""
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
    """Make the environment where it is missing, install the set's lock files, hashes checked, and the project."""
    if not works(VENV / "bin" / "python"):
        venv.create(VENV, clear=True, with_pip=True, symlinks=True)
    pip("--require-hashes", *(part for lock in SETS[name] for part in ("-r", str(LOCKS / f"{lock}.txt"))))
    install_project()


def install_project() -> None:
    """Install the project as it lies here, so that its command exists; nothing is fetched for it."""
    pip("--no-deps", "--no-build-isolation", "--no-index", "--editable", str(ROOT))


def pip(*what: str) -> None:
    """Let the environment's pip install this."""
    command = [str(VENV / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", "--no-input"]
    calm = os.environ | {"PYTHONWARNINGS": "ignore"}  # setuptools explains at length what an editable installation is
    subprocess.run([*command, "install", "--quiet", *what], check=True, env=calm)


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
