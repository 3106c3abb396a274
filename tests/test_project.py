"""What the project promises round its code: lock files, commands, package, containers, pages."""

import configparser
import importlib.util
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import venv
import zipfile
from collections.abc import Iterable
from importlib.metadata import distributions, packages_distributions
from pathlib import Path
from time import sleep
from types import ModuleType

import grimp
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ruamel.yaml import YAML

from bot.app.client import LAST_MESSAGES
from bot.discord_kit.sharding import HANDOVER, LAST_CLICKS

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
PACKAGES = ("bot", "games", "renderers")


def script(path: str) -> ModuleType:
    """A script beside the packages as a module."""
    spec = importlib.util.spec_from_file_location(Path(path).stem, ROOT / path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def pins(lock: Path) -> dict[str, str]:
    """Package -> version, with its marker, of a lock file."""
    return dict(re.findall(r"^([a-z0-9][\w.-]*)(?:\[.+\])?==(\S+(?: ; [^\\]+)?)", lock.read_text(), re.MULTILINE))


def files(*patterns: str) -> list[Path]:
    """The project's own files below its packages that fit a pattern."""
    return [file for package in PACKAGES for pattern in patterns for file in (ROOT / package).rglob(pattern)]


def test_there_is_a_lock_file_for_each_set() -> None:
    assert [lock.stem for lock in LOCKS] == ["build", "dev", "postgres", "preview", "runtime"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_file_pins_everything_by_hash_and_names_no_host(lock: Path) -> None:
    text = lock.read_text()
    entries = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)[1:]
    assert len(entries) == len(pins(lock)) > 0
    assert all("--hash=sha256:" in entry for entry in entries)
    assert not re.search(r"://|index-url|find-links|@ file", text)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_the_sets_agree_with_the_development_set_which_holds_them_all(lock: Path) -> None:
    assert pins(lock).items() <= pins(ROOT / "requirements" / "dev.txt").items()


def names(requirements: Iterable[str]) -> set[str]:
    """The packages that requirements speak of, each spelled one way."""
    found = (re.match(r"[\w.-]+", one) for one in requirements)
    return {re.sub(r"[-_.]+", "-", match.group()).lower() for match in found if match}


EXTRAS = PROJECT["project"]["optional-dependencies"]
DIRECT = names(PROJECT["project"]["dependencies"])
FOR_USE = DIRECT | names(EXTRAS["preview"]) | names(EXTRAS["postgres"])
FOR_WORK = FOR_USE | names(one for one in PROJECT["dependency-groups"]["dev"] if isinstance(one, str))


def test_every_direct_dependency_is_locked() -> None:
    assert pins(ROOT / "requirements" / "runtime.txt").keys() >= DIRECT
    assert DIRECT | names(EXTRAS["preview"]) <= pins(ROOT / "requirements" / "preview.txt").keys()
    assert DIRECT | names(EXTRAS["postgres"]) <= pins(ROOT / "requirements" / "postgres.txt").keys()


def extras(requirements: Iterable[str]) -> set[tuple[str, str]]:
    """Each extra that requirements, or lines of a lock file, ask of a package without a condition."""
    found = (re.match(r"([\w.-]+)\[(.+?)\]", one) for one in requirements if "extra ==" not in one)
    return {(name, extra) for match in found if match for name in names([match[1]]) for extra in match[2].split(", ")}


def test_an_extra_is_locked_with_its_package_for_an_older_pip_looks_for_it_apart() -> None:
    locked = (ROOT / "requirements" / "dev.txt").read_text().splitlines()
    wanted = extras(one for package in distributions() for one in package.requires or ())
    assert ("sqlalchemy", "asyncio") in wanted
    assert wanted <= extras(locked)


def imported(graph: grimp.ImportGraph, package: str) -> set[str]:
    """The libraries that the modules of a package import, by the names of their modules."""
    inside = {package} | graph.find_descendants(package)
    used = {name.split(".")[0] for module in inside for name in graph.find_modules_directly_imported_by(module)}
    return used - {*PACKAGES, "tests", "planisphere_toy", "__future__"} - sys.stdlib_module_names


@pytest.mark.parametrize(("packages", "declared"), [(PACKAGES, FOR_USE), (("tests",), FOR_WORK)])
def test_every_library_that_is_imported_is_declared(packages: tuple[str, ...], declared: set[str]) -> None:
    graph = grimp.build_graph(*{*PACKAGES, *packages}, include_external_packages=True, cache_dir=None)
    holders = packages_distributions()
    used = {name for package in packages for name in imported(graph, package)}
    assert {name for name in used if not names(holders.get(name, [name])) & declared} == set()


def test_make_help_lists_every_command() -> None:
    answer = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True)
    listed = re.findall(r"^make (\w+)", answer.stdout, re.MULTILINE)
    assert {"run", "test", "check", "bench", "gallery", "lock", "clean"} <= set(listed)


def test_make_says_what_it_needs_where_there_is_no_python() -> None:
    answer = subprocess.run(["make", "run", "PYTHON="], cwd=ROOT, capture_output=True, text=True, check=False)
    assert answer.returncode != 0
    assert "Planisphere needs Python 3.11 or newer" in answer.stderr


def sources(tmp_path: Path) -> Path:
    """A copy of what the project is built from: building leaves files beside it."""
    source = tmp_path / "source"
    for package in PACKAGES:
        shutil.copytree(ROOT / package, source / package, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source / name)
    return source


def test_the_wheel_holds_the_command_and_every_file_that_the_code_reads(tmp_path: Path) -> None:
    source = sources(tmp_path)
    build = "import setuptools.build_meta as build; print(build.build_wheel('..'))"
    subprocess.run([sys.executable, "-c", build], cwd=source, capture_output=True, text=True, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        held = set(archive.namelist())
        (entries,) = (name for name in held if name.endswith("entry_points.txt"))
        commands = configparser.ConfigParser()
        commands.read_string(archive.read(entries).decode())
    assert commands["console_scripts"]["planisphere"] == "bot.__main__:main"
    wanted = {str(file.relative_to(ROOT)) for file in files("*") if file.is_file() and "__pycache__" not in file.parts}
    assert wanted <= held
    assert {f"{package}/py.typed" for package in PACKAGES} <= held


def test_the_image_is_built_in_two_stages_and_runs_without_root() -> None:
    steps = [line.split(maxsplit=1) for line in (ROOT / "Dockerfile").read_text().splitlines() if line[:1].isupper()]
    bases = [rest for word, rest in steps if word == "FROM"]
    assert len(bases) == 2
    assert all(re.match(r"python:3\.\d+-slim", base) for base in bases)
    final = dict(steps[max(place for place, (word, _) in enumerate(steps) if word == "FROM") :])
    assert final["USER"].split(":")[0] not in {"root", "0"}
    assert final["VOLUME"] == '["/data"]'
    assert '"doctor", "--alive"' in final["HEALTHCHECK"]
    assert '["planisphere"]' in final["ENTRYPOINT"]


def test_compose_runs_the_bot_on_sqlite_and_offers_postgresql() -> None:
    compose = YAML(typ="safe").load((ROOT / "compose.yaml").read_text())
    bot, postgres = compose["services"]["bot"], compose["services"]["postgres"]
    assert "profiles" not in bot
    assert bot["depends_on"]["postgres"] == {"condition": "service_healthy", "required": False}
    assert postgres["profiles"] == ["postgres", "fleet"]
    assert postgres["healthcheck"]["test"]
    assert "ports" not in postgres
    mounted = [volume.split(":")[0] for service in compose["services"].values() for volume in service["volumes"]]
    assert sorted(mounted) == sorted(compose["volumes"])


def test_compose_offers_a_second_bot_that_is_like_the_first() -> None:
    services = YAML(typ="safe").load((ROOT / "compose.yaml").read_text())["services"]
    assert services["second"]["profiles"] == ["fleet"]
    own = {"profiles", "volumes"}
    assert {key: how for key, how in services["second"].items() if key not in own} == {
        key: how for key, how in services["bot"].items() if key not in own
    }
    assert int(services["bot"]["stop_grace_period"].rstrip("s")) > LAST_MESSAGES + HANDOVER + LAST_CLICKS


def test_nothing_but_the_sources_goes_into_the_image() -> None:
    rules = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if line and line[0] != "#"]
    assert rules[0] == "*"
    copied = re.findall(r"^COPY (?!--from)(.+)", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    roots = {source.split("/")[0] for line in copied for source in line.split()[:-1]}
    assert {f"!{root}" for root in roots} == {rule for rule in rules if rule.startswith("!")}


@pytest.mark.parametrize(
    ("package", "libraries"),
    [
        ("games", {"msgspec"}),
        (
            "renderers",
            {
                "budoux",
                "cachetools",
                "deflate",
                "msgspec",
                "PIL",
                "fontTools",
                "manimgx_fonts",
                "noto_cjk_sans_jp_regular",
                "noto_cjk_sans_jp_bold",
            },
        ),
    ],
)
def test_a_package_uses_only_the_libraries_of_its_own(package: str, libraries: set[str]) -> None:
    graph = grimp.build_graph(*PACKAGES, include_external_packages=True, cache_dir=None)
    assert imported(graph, package) <= libraries


def test_the_import_contracts_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()", "--no-cache"]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stdout


CLOSED = (
    *("bot-layers", "feature-layers", "inside-a-feature", "sender-asks-nobody"),
    *("discord-met-in-few-places", "sql-in-repositories"),
)


@pytest.mark.parametrize("contract", CLOSED)
def test_the_contracts_have_no_exceptions(contract: str) -> None:
    text = (ROOT / "pyproject.toml").read_text().partition(f'id = "{contract}"')[2].partition("[[tool")[0]
    assert text
    assert "ignore_imports" not in text


WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def test_every_version_of_python_that_is_declared_is_tested() -> None:
    jobs = [job for file in WORKFLOWS for job in YAML(typ="safe").load(file.read_text())["jobs"].values()]
    (tested,) = (job["strategy"]["matrix"]["python"] for job in jobs if "strategy" in job)
    declared = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["project"]["classifiers"]))
    assert tested == declared
    assert PROJECT["project"]["requires-python"] == f">={declared[0]}"


@pytest.mark.parametrize("file", [*WORKFLOWS, ROOT / ".pre-commit-config.yaml"], ids=lambda file: file.name)
def test_what_is_fetched_from_elsewhere_is_pinned_to_a_commit(file: Path) -> None:
    found = re.findall(r"^ *-? *(?:uses|rev): *(?:\S+@)?(\S+)", file.read_text(), re.MULTILINE)
    assert found
    assert [one for one in found if not re.fullmatch(r"[0-9a-f]{40}", one)] == []


def commit(folder: Path, subject: str, *words: str) -> None:
    identity = ("-c", "user.name=n", "-c", "user.email=e@example.org")
    subprocess.run(["git", *identity, "commit", "-q", "--allow-empty", "-m", subject, *words], cwd=folder, check=True)


def test_only_subjects_of_new_commits_must_be_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    subjects = script(".ci/subjects.py")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("BASE", raising=False)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert subjects.main([]) == 0  # no repository
    subprocess.run(["git", "init", "-q", "-b", "main", "."], check=True)
    commit(tmp_path, "o" * 73)
    assert subjects.main([]) == 0  # an old one
    subprocess.run(["git", "switch", "-q", "-c", "work"], check=True)
    commit(tmp_path, "n" * 72, "-m", "b" * 100)
    commit(tmp_path, f'Revert "{"r" * 72}"')
    assert subjects.main([]) == 0
    commit(tmp_path, "t" * 73)
    assert subjects.main([]) == 1
    monkeypatch.setenv("BASE", "0" * 40)  # what GitHub names before the first push of a branch
    assert subjects.main([]) == 1
    subprocess.run(["git", "branch", "-D", "-q", "main"], check=True)
    assert subjects.main([]) == 0  # no base


@pytest.mark.parametrize(("subject", "code"), [("a" * 72, 0), ("a" * 73, 1)])
def test_the_hook_reads_the_message_that_is_being_written(tmp_path: Path, subject: str, code: int) -> None:
    (tmp_path / "message").write_text(f"{subject}\n\n{'b' * 100}\n")
    assert script(".ci/subjects.py").main([str(tmp_path / "message")]) == code


def package(name: str, **more: object) -> dict[str, object]:
    return {"name": name, "version": "1.0", "vulns": [], **more}


FAULTY = package("b", vulns=[{"id": "PYSEC-1", "fix_versions": ["1.1"]}])
UNANSWERED = {"name": "c", "skip_reason": "not found"}


@pytest.mark.parametrize(
    ("packages", "required", "code", "line"),
    [
        ([package("a")], False, 0, "1 packages, no known vulnerability"),
        ([package("a"), FAULTY], False, 1, "b 1.0: PYSEC-1, fixed in ['1.1']"),
        ([package("a"), UNANSWERED], False, 1, "c: not found"),
        ([UNANSWERED], False, 0, "NOTHING was audited"),
        ([UNANSWERED], True, 1, "NOTHING was audited"),
        (None, True, 1, "NOTHING was audited"),
    ],
)
def test_the_audit_fails_on_a_fault_and_owns_up_when_nobody_answers(
    packages: list[dict[str, object]] | None, required: bool, code: int, line: str
) -> None:
    got, lines = script(".ci/audit.py").result(packages, required=required)
    assert got == code
    assert line in "\n".join(lines)


def test_a_set_is_installed_once_for_each_state_of_the_lock_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bootstrap = script("bootstrap.py")
    locks, environment = tmp_path / "requirements", tmp_path / ".venv"
    locks.mkdir()
    environment.mkdir()
    (locks / "runtime.txt").write_text("one")
    installed: list[str] = []
    for name, value in {"VENV": environment, "LOCKS": locks, "install": installed.append}.items():
        monkeypatch.setattr(bootstrap, name, value)

    def make(name: str) -> int:
        monkeypatch.setattr(sys, "argv", ["bootstrap.py", name])
        code: int = bootstrap.main()
        return code

    assert [make("run"), make("run"), make("dev"), make("run")] == [0, 0, 0, 0]
    assert installed == ["run", "dev"]
    (locks / "runtime.txt").write_text("two")
    assert make("run") == 0
    assert installed == ["run", "dev", "run"]


def test_the_set_up_makes_the_command_without_fetching_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    bootstrap, environment = script("bootstrap.py"), tmp_path / ".venv"
    venv.create(environment, symlinks=True)
    held = environment / "lib" / f"python3.{sys.version_info.minor}" / "site-packages" / "held.pth"
    held.write_text(sysconfig.get_path("purelib"))  # the libraries, pip and setuptools of this very environment
    monkeypatch.setattr(bootstrap, "VENV", environment)
    monkeypatch.setattr(bootstrap, "ROOT", sources(tmp_path))
    bootstrap.install_project()
    assert capfd.readouterr() == ("", "")
    command = environment / "bin" / "planisphere"
    answer = subprocess.run([command, "--version"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == f"planisphere {PROJECT['project']['version']}"


def test_no_clock_stops_a_test_of_properties() -> None:
    """A machine that is busy with other things tries values as slowly as it likes."""

    @settings(max_examples=1, database=None)
    @given(st.just(0.25))
    def tried_slowly(wait: float) -> None:
        sleep(wait)

    tried_slowly()
