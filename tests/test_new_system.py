"""The how-to for a new system, done word by word: its blocks are written into a copy of the repository and used."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

HOME = Path(__file__).resolve().parents[1]
HOW_TO = HOME / "docs" / "how-to" / "add-a-system.md"
FOLDERS = ("schemas", "engine", "exporters", "studio", "musterpress", "content", "tests", "docs")
BLOCK = re.compile(
    r"^```\w+\n# (?P<name>[^\n,]+?)(?:, below `(?P<line>[^\n]+)`)?\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)

pytestmark = pytest.mark.prove

PAGES = """
from pathlib import Path
from schemas.systems import System
from studio.systems import pages_of
from tests.studio.pages.pages import opened

for row in pages_of(System.TOY):
    page = opened(row.key, Path("content/toy"))
    assert not page.exception, (row.key, [fault.value for fault in page.exception])
    assert page.title, row.key
    print(row.key)
"""


def blocks() -> Iterator[tuple[str, str | None, str]]:
    """Yield the blocks of the how-to: a file, the line below which the text is put (None: it is the file), the text."""
    for found in BLOCK.finditer(HOW_TO.read_text("utf-8")):
        yield found["name"], found["line"], found["text"]


def follow(tree: Path) -> None:
    """Do what the how-to says."""
    for name, line, text in blocks():
        path = tree / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if line is None:
            assert not path.exists(), f"{name} is there already"
            path.write_text(text, "utf-8")
        else:
            before, found, after = path.read_text("utf-8").partition(f"{line}\n")
            assert found, f"{name} has no line that ends with {line!r}: bring the how-to up to date"
            path.write_text(f"{before}{found}{text}{after}", "utf-8")


def run(tree: Path, *words: str) -> str:
    """Return what Python says in the copy, run with some words."""
    done = subprocess.run(
        [sys.executable, *words],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{words}:\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the repository to which the how-to was done."""
    copy = tmp_path_factory.mktemp("toy")
    for folder in FOLDERS:
        ignored = shutil.ignore_patterns("__pycache__", "golden", "images", "samples", "_compiled")
        shutil.copytree(HOME / folder, copy / folder, ignore=ignored)
    shutil.copy(HOME / "pyproject.toml", copy)
    follow(copy)
    run(copy, "-m", "musterpress", "schemas", "--to", "schemas/json", "--force")
    return copy


def test_the_pack_of_the_how_to_is_sound(tree: Path) -> None:
    """`musterpress check` finds nothing wrong, and a lion with 21 teeth is found."""
    run(tree, "-m", "musterpress", "check", "content/toy")
    changed = shutil.copytree(tree / "content" / "toy", tree / "changed")
    lion = changed / "creatures" / "lion.yaml"
    lion.write_text(lion.read_text("utf-8").replace("teeth: 12", "teeth: 21"), "utf-8")
    with pytest.raises(AssertionError, match="too-many-teeth"):
        run(tree, "-m", "musterpress", "check", "changed")


def test_its_card_is_printed(tree: Path) -> None:
    """The kit holds the cards as a PDF."""
    run(tree, "-m", "musterpress", "export", "content/toy", "--to", "kit")

    assert [path.name for path in (tree / "kit").glob("*cards.pdf")] == ["01-cards.pdf"]


def test_a_pack_of_it_can_be_begun(tree: Path) -> None:
    """`musterpress new pack` writes one that is sound."""
    run(tree, "-m", "musterpress", "new", "pack", "zoo", "--system", "toy")
    run(tree, "-m", "musterpress", "check", "zoo")


def test_the_walk_over_all_systems_finds_it_complete(tree: Path) -> None:
    """`pytest tests/test_systems.py` is green with it."""
    said = run(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/test_systems.py")

    assert "toy: complete as far as its records go" in said


def test_every_page_of_the_studio_draws_it(tree: Path) -> None:
    """The page of cards among them."""
    assert "cards" in run(tree, "-c", PAGES).split()
