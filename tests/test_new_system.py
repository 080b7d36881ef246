"""`musterpress new system`: the small game is written into a copy of the repository, and used there as it is."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from docs.new_system_page import PAGE, SCAFFOLD, unexplained, with_scaffold
from musterpress.commands.packs.new import new_system
from schemas.systems import SYSTEM_NAMES

HOME = Path(__file__).resolve().parents[1]
NAME = "proving_ground"
FOLDERS = ("schemas", "engine", "exporters", "studio", "musterpress", "content", "tests", "docs", "scaffold")
FILES = ("pyproject.toml", "LICENSE", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Makefile")
WALKS = (
    "tests/test_systems.py",
    "tests/test_house.py",
    "tests/test_rules_page.py",
    "tests/test_docs.py::test_a_reference_page_is_fresh",
    "tests/test_docs.py::test_the_tree_of_a_layer_is_fresh",
    "tests/test_docs.py::test_the_table_of_games_is_fresh",
    "tests/test_docs.py::test_the_index_leads_to_the_pages_of_every_game",
    "tests/test_docs.py::test_every_code_and_command_has_its_entry",
    "tests/test_docs.py::test_every_link_leads_somewhere",
    "tests/test_docs.py::test_every_page_is_reachable_from_the_index",
    "tests/content/test_rulings.py",
    "tests/content/test_seven_seconds.py::test_every_file_names_its_schema",
    "tests/engine/battles/test_indices.py::test_every_kernel_is_watched",
    "tests/engine/checking/test_checks.py",
    "tests/schemas/catalogues/test_word_sources.py",
    "tests/schemas/translations/test_words_marked.py",
    "tests/cli/test_explain.py",
    "tests/cli/test_new.py",
    "tests/exporters/book/test_rulebooks.py::test_every_system_has_a_rulebook_that_is_printed_when_asked_for",
    "tests/exporters/kit/test_kit_golden.py",
    "tests/studio/jobs/test_printing.py",
)
"""The tests that walk all systems, kinds, checks and texts, and so the new ones."""

NOT_OTHERS = " and ".join(f"not [{name}" for name in SYSTEM_NAMES)
"""What walks a game that is shipped is left out: `make test` has it."""

prove = pytest.mark.prove

PAGES = """
from pathlib import Path
from studio.systems import pages_of
from tests.studio.pages.pages import opened

for row in pages_of("proving_ground"):
    page = opened(row.key, Path("content/proving_ground"))
    assert not page.exception, (row.key, [fault.value for fault in page.exception])
    assert page.title, row.key
    print(row.key)
"""


PLAYERS = """
from engine.battles.battle import fight
from engine.battles.orders import BattleOrder, Participant
from schemas.packs.packs import read_packs
from pathlib import Path

[pack] = read_packs([Path("content/proving_ground")]).packs
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
compilation.KERNELS = {"proving_ground": compilation.KERNELS["proving_ground"]}
compilation.build_all()
[pack] = read_packs([Path("content/proving_ground")]).packs
for seed in range(20):
    logs = [fight(pack, BattleOrder(seed=seed, mode=mode)).jsonl().splitlines() for mode in ("compiled", "plain")]
    assert logs[0][1:] == logs[1][1:], seed
"""


def test_the_page_shows_the_small_game() -> None:
    """`make docs` would change nothing in it, and each file of the game is told of."""
    text = Path(PAGE).read_text(encoding="utf-8")

    assert with_scaffold(text) == text
    assert unexplained(text) == []


def test_the_small_game_is_small() -> None:
    """At most 400 lines of engine that say something."""
    lines = [line for file in SCAFFOLD.glob("engine/**/*.py") for line in file.read_text("utf-8").splitlines()]

    assert len([*filter(str.strip, lines)]) <= 400


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Return a checkout of next to nothing."""
    shutil.copytree(SCAFFOLD, tmp_path / "scaffold")
    (tmp_path / "schemas").mkdir()
    shutil.copy(HOME / "schemas" / "systems.py", tmp_path / "schemas")
    shutil.copytree(HOME / "content" / "maneuvers", tmp_path / "content" / "maneuvers")
    return tmp_path


def test_the_name_goes_into_the_table_and_into_every_file(home: Path) -> None:
    """In names of modules, classes, rules, checks and in print; the table stays Python."""
    files = new_system(NAME, home)
    text = "".join([f"{file.relative_to(home)}\n{file.read_text('utf-8')}" for file in files])
    source = (home / "schemas" / "systems.py").read_text("utf-8")
    assigned = {
        ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node.target): node.value
        for node in ast.parse(source).body
        if isinstance(node, ast.Assign | ast.AnnAssign)
    }
    table = assigned["SYSTEM_NAMES"]

    assert table
    assert ast.literal_eval(table) == (*SYSTEM_NAMES, NAME)
    assert "toy" not in text.lower()
    for word in (
        "ProvingGroundSetup",
        "PROVIN.BIT.1",
        "title: Proving Ground\n",
        "proving-ground-too-many-teeth",
        "engine/games/proving_ground/",
    ):
        assert word in text


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("infantry", "too like a system that is there: seven_seconds, battlesuit"),
        ("mn_", "too like"),
        ("Sea", "no name of a system: 3 to 20 of a-z"),
        ("../sea", "no name"),
        ("ab", "no name"),
        ("a" * 21, "no name"),
    ],
)
def test_a_name_that_is_none_is_refused(name: str, why: str, home: Path) -> None:
    """Or one whose rules would be taken for another system's; nothing is written."""
    before = sorted(home.rglob("*"))
    with pytest.raises(typer.BadParameter, match=why):
        new_system(name, home)

    assert sorted(home.rglob("*")) == before


def test_nothing_is_overwritten(home: Path) -> None:
    """Not even an empty file."""
    there = home / "content" / NAME / "pack.yaml"
    there.parent.mkdir(parents=True)
    there.touch()

    with pytest.raises(typer.BadParameter, match="is there already; nothing was overwritten"):
        new_system(NAME, home)
    assert sorted(there.parent.rglob("*")) == [there]


def test_an_installed_musterpress_says_where_systems_are_written(tmp_path: Path) -> None:
    """A wheel has no scaffold."""
    with pytest.raises(typer.BadParameter, match="into a checkout of Musterpress"):
        new_system(NAME, tmp_path)


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
    """Return a copy of the repository with a new system, after `make docs`."""
    copy = tmp_path_factory.mktemp("ground")
    for folder in FOLDERS:
        ignored = shutil.ignore_patterns("__pycache__", "samples", "_compiled")
        shutil.copytree(HOME / folder, copy / folder, ignore=ignored)
    for name in FILES:
        shutil.copy(HOME / name, copy)
    said = run(copy, "-m", "musterpress", "new", "system", NAME)
    assert said.splitlines()[-1] == f"Next: make docs, then musterpress battle {NAME}"
    run(copy, "-m", "musterpress", "schemas", "--to", "schemas/json", "--force")
    run(copy, "-m", "docs.catalogues")
    run(copy, "-m", "docs.generate")
    return copy


@prove
def test_its_pack_is_sound(tree: Path) -> None:
    """`musterpress check` finds nothing wrong, and a lion with 21 teeth is found."""
    run(tree, "-m", "musterpress", "check", "content/proving_ground")
    changed = shutil.copytree(tree / "content" / NAME, tree / "changed")
    lion = changed / "creatures" / "lion.yaml"
    lion.write_text(lion.read_text("utf-8").replace("teeth: 12", "teeth: 21"), "utf-8")
    with pytest.raises(AssertionError, match="proving-ground-too-many-teeth"):
        run(tree, "-m", "musterpress", "check", "changed")


@prove
def test_its_card_is_printed(tree: Path) -> None:
    """The kit holds the cards as a PDF."""
    run(tree, "-m", "musterpress", "export", "content/proving_ground", "--to", "kit")

    assert [path.name for path in (tree / "kit").glob("*cards.pdf")] == ["01-cards.pdf"]


@prove
def test_a_pack_of_it_can_be_begun(tree: Path) -> None:
    """`musterpress new pack` writes one that is sound."""
    run(tree, "-m", "musterpress", "new", "pack", "zoo", "--system", NAME)
    run(tree, "-m", "musterpress", "check", "zoo")


@prove
def test_the_walk_over_all_systems_finds_it_complete(tree: Path) -> None:
    """After `make schemas docs words` every test that walks all there is is green with it."""
    said = run(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", *WALKS, "-k", NOT_OTHERS)

    assert f"{NAME}: complete as far as its records go" in said


@prove
def test_its_worked_cases_come_out(tree: Path) -> None:
    """All five, and each question has its answer."""
    said = run(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/rules", "-k", "proving_ground or PROVIN")

    assert "6 passed" in said


@prove
def test_its_fights_are_told_and_verified(tree: Path) -> None:
    """A fight is fought, told, drawn, verified from its log, and fought many times; its log fits its schema."""
    told = run(tree, "-m", "musterpress", "battle", "content/proving_ground", "--seed", "3", "--log", "fight.jsonl")
    assert told.splitlines()[1:3] == ["Round 1.", "Lion (NORTH) growls."]
    assert "rows are as the battle goes" in run(tree, "-m", "musterpress", "verify", "fight.jsonl")
    run(tree, "-m", "musterpress", "replay", "fight.jsonl", "--frames", "frames")
    assert (tree / "frames" / "frame-0001.svg").is_file()
    assert "shark" in run(tree, "-m", "musterpress", "balance", "content/proving_ground", "--battles", "4")
    walks = ("tests/engine/kernel/test_dialect.py", "tests/engine/battles/test_log_forms.py")
    assert "5 passed" in run(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", *walks, "-k", NAME)


@prove
def test_both_players_play(tree: Path) -> None:
    """The random one has other fights, and loses more of them than it wins against the heuristic one."""
    run(tree, "-c", PLAYERS)


@prove
def test_its_kernel_is_compiled(tree: Path) -> None:
    """Compiled and plain it fights the same fights, to the row."""
    run(tree, "-c", COMPILED)


@prove
def test_every_page_of_the_studio_draws_it(tree: Path) -> None:
    """The pages of cards and of test battles among them."""
    assert {"cards", "battle"} <= {*run(tree, "-c", PAGES).split()}
