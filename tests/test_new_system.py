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
FILES = ("pyproject.toml", "LICENSE", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Makefile")
WALKS = (
    "tests/test_systems.py",
    "tests/test_rules_page.py",
    "tests/test_docs.py::test_a_reference_page_is_fresh",
    "tests/test_docs.py::test_the_tree_of_a_layer_is_fresh",
    "tests/test_docs.py::test_the_table_of_games_is_fresh",
    "tests/test_docs.py::test_every_code_and_command_has_its_entry",
    "tests/test_docs.py::test_every_link_leads_somewhere",
    "tests/test_docs.py::test_every_page_is_reachable_from_the_index",
    "tests/content/test_rulings.py",
    "tests/content/test_seven_seconds.py::test_every_file_names_its_schema",
    "tests/engine/checking/test_checks.py",
    "tests/schemas/catalogues/test_word_sources.py",
    "tests/schemas/translations/test_words_marked.py",
    "tests/cli/test_new.py",
    "tests/exporters/book/test_rulebooks.py::test_every_system_has_a_rulebook_that_is_printed_when_asked_for",
)
"""The tests that walk all systems, kinds, checks and texts, and so the new ones."""
BLOCK = re.compile(
    r"^```\w+\n# (?P<name>[^\n,]+?)(?:, below `(?P<line>[^\n]+)`)?\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)

pytestmark = pytest.mark.prove

PAGES = """
from pathlib import Path
from studio.systems import pages_of
from tests.studio.pages.pages import opened

for row in pages_of("toy"):
    page = opened(row.key, Path("content/toy"))
    assert not page.exception, (row.key, [fault.value for fault in page.exception])
    assert page.title, row.key
    print(row.key)
"""


PLAYERS = """
from engine.battles.battle import fight
from engine.battles.orders import BattleOrder, Participant
from schemas.packs.packs import read_packs
from pathlib import Path

[pack] = read_packs([Path("content/toy")]).packs
seats = (Participant("north", "lion", "random"), Participant("south", "lion", "heuristic"))
winners = [fight(pack, BattleOrder(seats, seed=seed)).result.winner for seed in range(60)]
assert 0 < winners.count("north") < winners.count("south"), winners
"""

COMPILED = """
from pathlib import Path
from engine.battles.battle import fight
from engine.battles.orders import BattleOrder
from engine.kernel.build import compilation
from schemas.packs.packs import read_packs

Path("engine/_compiled").mkdir(exist_ok=True)
compilation.KERNELS = {"toy": compilation.KERNELS["toy"]}
compilation.build_all()
[pack] = read_packs([Path("content/toy")]).packs
for seed in range(20):
    logs = [fight(pack, BattleOrder(seed=seed, mode=mode)).jsonl().splitlines() for mode in ("compiled", "plain")]
    assert logs[0][1:] == logs[1][1:], seed
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
        env={**os.environ, "PYTHONPATH": str(tree)},
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
        ignored = shutil.ignore_patterns("__pycache__", "golden", "samples", "_compiled")
        shutil.copytree(HOME / folder, copy / folder, ignore=ignored)
    for name in FILES:
        shutil.copy(HOME / name, copy)
    follow(copy)
    run(copy, "-m", "musterpress", "schemas", "--to", "schemas/json", "--force")
    run(copy, "-m", "docs.generate")
    run(copy, "-m", "docs.catalogues")
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
    """After `make schemas docs words` every test that walks all there is is green with it."""
    said = run(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", *WALKS)

    assert "toy: complete as far as its records go" in said


def test_its_worked_cases_come_out(tree: Path) -> None:
    """All five, and each question has its answer."""
    said = run(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/rules", "-k", "toy or TOY")

    assert "6 passed" in said


def test_its_fights_are_told_and_verified(tree: Path) -> None:
    """A fight is fought, told, drawn, verified from its log, and fought many times; its log fits its schema."""
    told = run(tree, "-m", "musterpress", "battle", "content/toy", "--seed", "3", "--log", "fight.jsonl")
    assert told.splitlines()[1:3] == ["Round 1.", "Lion (north) growls."]
    assert "rows are as the battle goes" in run(tree, "-m", "musterpress", "verify", "fight.jsonl")
    run(tree, "-m", "musterpress", "replay", "fight.jsonl", "--frames", "frames")
    assert (tree / "frames" / "frame-0001.svg").is_file()
    assert "shark" in run(tree, "-m", "musterpress", "balance", "content/toy", "--battles", "4")
    walks = ("tests/engine/kernel/test_dialect.py", "tests/engine/battles/test_log_forms.py")
    assert "5 passed" in run(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", *walks, "-k", "toy")


def test_both_players_play(tree: Path) -> None:
    """The random one has other fights, and loses more of them than it wins against the heuristic one."""
    run(tree, "-c", PLAYERS)


def test_its_kernel_is_compiled(tree: Path) -> None:
    """Compiled and plain it fights the same fights, to the row."""
    run(tree, "-c", COMPILED)


def test_every_page_of_the_studio_draws_it(tree: Path) -> None:
    """The pages of cards and of test battles among them."""
    assert {"cards", "battle"} <= {*run(tree, "-c", PAGES).split()}
