"""The documentation is true: references are fresh, links lead somewhere, the tutorial runs."""

import io
import json
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from docs.games_table import INDEX, README, with_games, with_links
from docs.generate import FOLDER, LOG_SCHEMAS, PAGES, page_text
from docs.screenshots import FOLDER as FOLDER_OF_PICTURES
from docs.screenshots import LOOKS, PICTURES
from docs.trees import LAYERS, tree, with_tree
from engine.checking.checks import check_packs
from engine.paths import CONTENT
from exporters.imposition.profiles import PROFILES
from exporters.imposition.sheets import PAPERS
from exporters.preflight.codes import CODES
from musterpress.cli import COMMANDS, build_app
from musterpress.commands.packs.new import new_pack
from studio.systems import PAGES as STUDIO_PAGES
from studio.systems import PageRow

PAGES_OF_PROSE = [
    *sorted(path for path in Path("docs").rglob("*.md") if "reference" not in path.parts),
    *(Path(name) for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *(Path(layer, "README.md") for layer in ("schemas", "engine", "exporters", "studio")),
]
FOLLOWED = [Path("README.md"), Path("docs/tutorial.md"), *sorted(Path("docs/how-to").glob("*.md"))]
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")
PICTURE = re.compile(r"""(?:\]\(|(?:src|srcset)=")([^)":]+\.png)""")
MENTION = re.compile(r"`(musterpress [^`]+)`")
COMMAND = re.compile(r"^(?:\$ )?(?:\.venv/bin/)?(musterpress .+)$", re.MULTILINE)
NAMED_TABLE = re.compile(r"`([A-Z_]{3,})` \(`([a-z_/]+\.py)`\)")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("name", PAGES)
def test_a_reference_page_is_fresh(name: str) -> None:
    """`make docs` would change nothing."""
    assert FOLDER.joinpath(name).read_text(encoding="utf-8") == page_text(name)


@pytest.mark.parametrize("name", LOG_SCHEMAS)
def test_a_schema_of_logs_is_fresh(name: str) -> None:
    """`make docs` would change nothing."""
    assert FOLDER.joinpath(name).read_text(encoding="utf-8") == LOG_SCHEMAS[name]()


@pytest.mark.parametrize("layer", LAYERS)
def test_the_tree_of_a_layer_is_fresh(layer: str) -> None:
    """`make docs` would change nothing in its README, and every package says in a line what it holds."""
    text = Path(layer, "README.md").read_text(encoding="utf-8")

    assert with_tree(layer, text) == text
    assert [line for line in tree(layer).splitlines() if line.endswith("/")] == []


def test_the_table_of_games_is_fresh() -> None:
    """The README says what works for which game as `musterpress systems` does."""
    text = Path(README).read_text(encoding="utf-8")

    assert with_games(text) == text


def test_the_index_leads_to_the_pages_of_every_game() -> None:
    """`make docs` would change nothing in it."""
    text = Path(INDEX).read_text(encoding="utf-8")

    assert with_links(text) == text


def test_every_code_and_command_has_its_entry() -> None:
    """What can be met can be looked up."""
    codes = (FOLDER / "codes.md").read_text(encoding="utf-8")
    commands = (FOLDER / "cli.md").read_text(encoding="utf-8")

    assert [code for code in CODES if f"\n## {code}\n" not in codes] == []
    assert [row.name for row in COMMANDS if f"\n## musterpress {row.name}\n" not in commands] == []


@pytest.mark.parametrize("page", PAGES_OF_PROSE, ids=str)
def test_every_link_leads_somewhere(page: Path) -> None:
    """A relative link names a file of the repository."""
    targets = [link for link in LINK.findall(BLOCK.sub("", page.read_text(encoding="utf-8"))) if "://" not in link]

    assert [target for target in targets if not (page.parent / target).exists()] == []


@pytest.mark.parametrize("page", sorted(Path().glob("*/README.md")), ids=str)
def test_every_file_that_the_page_of_a_layer_names_is_there(page: Path) -> None:
    """A path with a folder is one of the repository, or of the layer."""
    named = re.findall(r"`([a-z_]+(?:/[a-z_]+)+\.(?:py|md|yaml|js|ts))`", page.read_text(encoding="utf-8"))

    assert [name for name in named if not (Path(name).exists() or (page.parent / name).exists())] == []


@pytest.mark.parametrize("page", PAGES_OF_PROSE, ids=str)
def test_prose_has_one_sentence_a_line(page: Path) -> None:
    """So that a change of one sentence is a change of one line."""
    prose = BLOCK.sub("", page.read_text(encoding="utf-8"))

    assert [line for line in prose.splitlines() if re.search(r"[a-z)`][.!?] [A-Z]", line) and "|" not in line] == []


def test_a_table_is_in_the_module_named_beside_it() -> None:
    """Whoever adds a row finds where."""
    named = [pair for page in PAGES_OF_PROSE for pair in NAMED_TABLE.findall(page.read_text(encoding="utf-8"))]

    assert named
    assert [
        (table, module)
        for table, module in named
        if not re.search(rf"^{table}\b", Path(module).read_text(encoding="utf-8"), re.MULTILINE)
    ] == []


@pytest.mark.parametrize("paper", PAPERS)
def test_every_size_of_paper_is_named_where_one_learns_to_print(paper: str) -> None:
    """A size that nobody is told of is not asked for."""
    page = Path("docs/how-to/print-a-kit.md")

    assert re.search(rf"`(--paper )?{paper}`", page.read_text("utf-8")), f"{page} does not name the paper {paper!r}"


@pytest.mark.parametrize("profile", PROFILES)
def test_every_print_profile_has_its_line_in_the_how_to(profile: str) -> None:
    """For whom it is, and what one gets."""
    page = Path("docs/how-to/send-a-deck-to-a-print-shop.md")

    assert f"\n| `{profile}` |" in page.read_text("utf-8"), f"{page} has no line for the profile {profile!r}"


@pytest.mark.parametrize("row", STUDIO_PAGES, ids=lambda row: row.key)
def test_every_page_of_the_studio_has_its_section_in_the_how_to(row: PageRow) -> None:
    """What the page is for."""
    headings = re.findall(r"^## (.+)$", Path("docs/how-to/use-the-studio.md").read_text("utf-8"), re.MULTILINE)

    assert any(row.title.lower() in heading.lower() for heading in headings), f"no section tells of {row.title!r}"


def test_every_picture_is_shown() -> None:
    """A page shows it, by day or by night; a picture that no page shows is one that nobody keeps up to date."""
    shown = {
        (page.parent / name).resolve()
        for page in PAGES_OF_PROSE
        for name in PICTURE.findall(page.read_text(encoding="utf-8"))
    }

    assert {path.resolve() for path in Path("docs/images").rglob("*.*")} == shown


def test_every_picture_of_the_studio_is_one_that_can_be_taken_again() -> None:
    """`make screenshots` takes each, in both looks."""
    assert {picture.file(look) for picture in PICTURES for look in LOOKS} == {*FOLDER_OF_PICTURES.iterdir()}


def test_every_page_is_reachable_from_the_index() -> None:
    """A page nobody links is a page nobody reads."""
    index = Path("docs/index.md").read_text(encoding="utf-8")
    linked = {(Path("docs") / target).resolve() for target in LINK.findall(index)}

    assert [page for page in sorted(Path("docs").rglob("*.md")) if page.resolve() not in linked] == [
        Path("docs/index.md")
    ]


@pytest.mark.parametrize("page", FOLLOWED, ids=str)
def test_a_command_that_is_shown_is_a_whole_one(page: Path) -> None:
    """Whoever copies it is told of no option that does not exist, and of none that is missing."""
    assert {command: fault for command in commands_in(page) if (fault := usage_fault(command))} == {}


def commands_in(page: Path) -> Iterator[str]:
    """Yield the commands in the blocks of a page, and those in its text that name more than a command or an option."""
    text = page.read_text(encoding="utf-8")
    for language, body in BLOCK.findall(text):
        yield from COMMAND.findall(body) if language in {"console", "sh", "text"} else ()
    for mention in MENTION.findall(BLOCK.sub("", text)):
        if [word for word in mention.split()[2:] if not word.startswith("-")]:
            yield mention


def usage_fault(command: str) -> str:
    """Return what is wrong with the words of a command, or nothing; no file is looked for."""
    words = shlex.split(command)[1:]
    program: Any = get_command(build_app())
    while words and not words[0].startswith("-") and hasattr(program, "get_command"):
        program = program.get_command(program.context_class(program), words.pop(0))
        if program is None:
            return "no such command"
    given, left, _order = program.make_parser(program.context_class(program)).parse_args(words)
    missing = [one.name for one in program.params if one.required and given.get(one.name) is None]
    return f"left over {left}, missing {missing}" if left or missing else ""


@dataclass(frozen=True)
class Step:
    """A block of the tutorial: a file to save, or a command with what it prints."""

    file: str
    text: str
    command: str
    shown: tuple[str, ...]


def steps(page: Path, begins: str = "", ends: str = "") -> Iterator[Step]:
    """Yield the yaml and console blocks of a page in their order, between two headings where they are given.

    A yaml block is saved in the file that the line above it names; in what a command shows,
    `...` stands for anything.
    """
    text = page.read_text(encoding="utf-8")
    text = text[text.index(begins) : text.index(ends) if ends else None]
    for block in BLOCK.finditer(text):
        language, body = block.groups()
        if language == "yaml":
            [name] = re.findall(r"`([^`]+\.yaml)`", text[: block.start()].strip().splitlines()[-1])
            yield Step(name, body, "", ())
        if language == "console":
            for part in re.split(r"^\$ ", body, flags=re.MULTILINE)[1:]:
                command, *shown = part.rstrip().splitlines()
                yield Step("", "", command, tuple(shown))


def matches(shown: tuple[str, ...], output: str) -> bool:
    """Whether `output` is what the page shows."""
    pattern = re.escape("\n".join(shown)).replace(re.escape("..."), ".*")
    return re.fullmatch(pattern, output.rstrip(), re.DOTALL) is not None


def run_in(folder: Path, command: str) -> str:
    """Return what a command of a page prints in a folder."""
    program, *arguments = shlex.split(command)
    assert program == "musterpress", command
    result = subprocess.run(
        [sys.executable, "-m", "musterpress", *arguments],
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return result.stdout + result.stderr


LAST_GAME = "## One more game"
CHAPTERS = [("", LAST_GAME), pytest.param(LAST_GAME, "", marks=pytest.mark.prove)]


@pytest.mark.parametrize(("begins", "ends"), CHAPTERS, ids=["first games", "last game"])
def test_the_tutorial_runs(begins: str, ends: str, tmp_path: Path) -> None:
    """Whoever types what the tutorial says sees what the tutorial shows."""
    for step in steps(Path("docs/tutorial.md"), begins, ends):
        if step.file:
            (tmp_path / step.file).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / step.file).write_text(step.text, encoding="utf-8")
            continue
        output = run_in(tmp_path, step.command)
        assert matches(step.shown, output), f"$ {step.command}\n{output}"


@pytest.mark.prove
def test_the_scenario_of_the_how_to_is_fought(tmp_path: Path) -> None:
    """Whoever types the commands of the how-to for scenarios of Battlesuit sees a battle fought, told and verified."""
    page = Path("docs/how-to/write-a-battlesuit-scenario.md").read_text(encoding="utf-8")
    blocks = [body for language, body in BLOCK.findall(page) if language == "console"]
    commands = [part for body in blocks for part in re.split(r"^\$ ", body, flags=re.MULTILINE)[1:]]
    for command, *shown in (part.rstrip().splitlines() for part in commands):
        output = run_in(tmp_path, command)
        assert "Error" not in output, f"$ {command}\n{output}"
        assert not shown or matches(tuple(shown), output), f"$ {command}\n{output}"


@pytest.mark.prove
@pytest.mark.parametrize("page", ["write-a-maneuver", "write-an-infantry-scenario"])
def test_what_the_how_to_writes_is_fought(page: str, tmp_path: Path) -> None:
    """Whoever follows it has a maneuver, or a scenario, that is sound, sees what it shows, and fights with it."""
    for step in steps(Path(f"docs/how-to/{page}.md")):
        if step.file:
            (tmp_path / step.file).write_text(step.text, encoding="utf-8")
            continue
        output = run_in(tmp_path, step.command)
        assert "Error" not in output, f"$ {step.command}\n{output}"
        assert not step.shown or matches(step.shown, output), f"$ {step.command}\n{output}"


def test_the_faction_of_the_readme_is_legal(tmp_path: Path) -> None:
    """What a newcomer copies out of the README is a sound document."""
    [faction] = [
        body for language, body in BLOCK.findall(Path("README.md").read_text(encoding="utf-8")) if language == "yaml"
    ]
    pack = tmp_path / "field_day"
    new_pack(pack)
    (pack / "factions" / "iron_choir.yaml").write_text(faction, encoding="utf-8")

    assert check_packs((pack,), shelf=(CONTENT,)).diagnostics == ()


def test_the_readme_begins_with_the_way_in_for_who_changes_no_code() -> None:
    """The first commands install Musterpress with its studio, and the second of them by pipx."""
    first = next(
        body for language, body in BLOCK.findall(Path("README.md").read_text("utf-8")) if language == "console"
    )

    assert [line for line in first.splitlines() if line.startswith("$ pipx install") and "[studio]" in line]


@pytest.mark.parametrize("path", sorted(Path("docs/notebooks").glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_is_kept_as_it_was_written(path: Path) -> None:
    """It holds no output of somebody's machine, asks the API alone of us, and tells one sentence a line."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    text = [line for cell in cells if cell["cell_type"] == "markdown" for line in cell["source"]]

    assert "" not in {"".join(cell["source"]).strip() for cell in cells}
    assert [cell for cell in cells if cell.get("outputs") or cell.get("execution_count")] == []
    assert [line for line in text if re.search(r"[a-z)`][.!?] [A-Z]", line)] == []
    assert [name for program in code for name in re.findall(r"(?:from|import) (\w+)", program)].count(
        "musterpress"
    ) == 1
    assert "from musterpress import api" in code[0]


def test_the_page_on_python_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each block goes on from the one before it, and prints what the page shows."""
    monkeypatch.chdir(tmp_path)
    page = Path(__file__).parent.parent / "docs/how-to/use-from-python.md"
    names: dict[str, Any] = {}
    blocks = BLOCK.findall(page.read_text(encoding="utf-8"))

    assert [language for language, _ in blocks] == ["python", "text"] * (len(blocks) // 2)
    for (_, program), (_, shown) in zip(blocks[::2], blocks[1::2], strict=True):
        printed = io.StringIO()
        with redirect_stdout(printed):
            exec(compile(program, page.name, "exec"), names)  # noqa: S102 - the page is ours
        assert matches(tuple(shown.splitlines()), printed.getvalue()), printed.getvalue()
