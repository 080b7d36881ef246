"""Git repositories that tests make and change."""

import subprocess
from pathlib import Path


def git(folder: Path, *words: str) -> None:
    """Do something in a repository, as a tester."""
    who = ("-c", "user.name=A. Tester", "-c", "user.email=tester@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(["git", "-C", folder, *who, *words], check=True, capture_output=True)


def commit_all(folder: Path) -> None:
    """Make a folder a repository in which all its files are committed once."""
    for words in (("init", "-q"), ("add", "."), ("commit", "-q", "-m", "One")):
        git(folder, *words)
