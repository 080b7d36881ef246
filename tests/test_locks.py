"""The lock files pin every dependency by its hash, and name no place to get it from."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

LOCKS = ("requirements-install.lock", "requirements.lock", "requirements-studio.lock", "requirements-dev.lock")
PROJECT: dict[str, Any] = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))


def pinned(lock: str) -> dict[str, set[str]]:
    """Return the versions of each package of a lock file; several where they depend on the Python version."""
    found: dict[str, set[str]] = {}
    for name, version in re.findall(r"^([a-z0-9-]+)==([^\s;]+)", Path(lock).read_text(encoding="utf-8"), re.MULTILINE):
        found.setdefault(name, set()).add(version)
    return found


def name_of(requirement: str) -> str:
    return re.split(r"[<>=~! ]", requirement)[0].lower().replace("_", "-")


@pytest.mark.parametrize("lock", LOCKS)
def test_every_requirement_has_a_hash(lock: str) -> None:
    """Installing with --require-hashes would refuse the file otherwise."""
    entries = re.split(r"^(?=[a-z0-9-]+==)", Path(lock).read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]

    assert entries
    assert [entry.splitlines()[0] for entry in entries if "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize("lock", LOCKS)
def test_no_host_is_named(lock: str) -> None:
    """Where packages come from is the machine's business."""
    text = Path(lock).read_text(encoding="utf-8")

    assert not re.search(r"://|--(extra-)?index-url|--find-links|file:", text)


def test_the_tools_of_the_browser_are_locked_by_hash_and_from_nowhere() -> None:
    """Each package has its hash, nothing names a place, and what is asked for is asked for exactly."""
    packages: dict[str, dict[str, Any]] = json.loads(Path("package-lock.json").read_text(encoding="utf-8"))["packages"]
    asked = packages.pop("")["devDependencies"]

    assert packages
    assert [name for name, package in packages.items() if "integrity" not in package or "resolved" in package] == []
    assert {name: packages[f"node_modules/{name}"]["version"] for name in asked} == asked
    assert json.loads(Path("package.json").read_text(encoding="utf-8"))["devDependencies"] == asked


def test_what_the_project_needs_is_locked() -> None:
    """Dependencies and build tools in the base, the cluster and the tools of the tests in the other."""
    base = [*PROJECT["project"]["dependencies"], *PROJECT["build-system"]["requires"]]
    extras = PROJECT["project"]["optional-dependencies"]
    dev = [*base, *extras["dev"], *extras["cluster"]]

    assert {name_of(requirement) for requirement in base} <= set(pinned("requirements.lock"))
    assert {name_of(requirement) for requirement in dev} <= set(pinned("requirements-dev.lock"))


def test_both_locks_agree() -> None:
    """Installing the second on top of the first changes nothing."""
    base, dev = pinned("requirements.lock"), pinned("requirements-dev.lock")

    assert {name: dev[name] for name in base} == base


def test_the_build_tools_are_the_locked_ones() -> None:
    """A wheel built alone and one built by make use the same compiler front end."""
    locked = {f"{name}=={version}" for name, versions in pinned("requirements.lock").items() for version in versions}

    assert set(PROJECT["build-system"]["requires"]) <= locked
    assert PROJECT["dependency-groups"]["build"] == PROJECT["build-system"]["requires"]
