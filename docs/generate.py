"""The reference pages, made from the code. `make docs` writes them; a test asks whether they are fresh."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import groupby
from pathlib import Path

from typer.testing import CliRunner

from docs.credits_page import credits_page
from docs.field_tables import fields_page
from docs.games_table import INDEX, README, with_games, with_links
from docs.layout_tables import layouts_page
from docs.log_pages import LOGGED, log_page, log_schema_text
from docs.new_system_page import PAGE as NEW_SYSTEM
from docs.new_system_page import with_scaffold
from docs.odds_tables import odds_page
from docs.player_page import players_page
from docs.rules_page import RULED, rules_page
from docs.trees import LAYERS, with_tree
from engine.systems import title_of
from exporters.preflight.codes import CODES
from musterpress.cli import COMMANDS, Group, build_app

FOLDER = Path("docs/reference")
NOTE = "<!-- Made from the code: change that, then `make docs`. -->"


def cli_page() -> str:
    """Return the help of every command, and of those of a group after the group; odds have a page of their own."""
    texts = [(" ".join(("musterpress", *command)), help_text(*command)) for command in commands()]
    return "\n".join(f"## {name}\n\n```text\n{text}\n```\n" for name, text in texts)


def commands() -> Iterator[tuple[str, ...]]:
    """Yield the words of every command after `musterpress`; none for the program itself."""
    yield ()
    for row in COMMANDS:
        yield (row.name,)
        if isinstance(row, Group):
            yield from ((row.name, str(inner.name)) for inner in row.commands().registered_commands)


def help_text(*command: str) -> str:
    """Return what `musterpress COMMAND --help` prints on a terminal of 80 columns."""
    result = CliRunner().invoke(build_app(), [*command, "--help"], prog_name="musterpress", env={"COLUMNS": "80"})
    return "\n".join(line.rstrip() for line in result.output.strip().splitlines())


def codes_page() -> str:
    """Return every diagnostic code with what it means."""
    return "\n".join(
        f"## {code.code}\n\n**{code.severity.value}**: {code.title}\n\n{with_blocks(code.explanation.strip())}\n"
        for _, code in sorted(CODES.items())
    )


def with_blocks(text: str) -> str:
    """Return a text with its indented lines as code blocks."""
    parts = []
    for indented, lines in groupby(text.splitlines(), key=lambda line: line.startswith("    ")):
        body = "\n".join(line.removeprefix("    ") if indented else line for line in lines)
        parts.append(f"```yaml\n{body}\n```" if indented else body)
    return "\n\n".join(parts)


PAGES: dict[str, tuple[str, Callable[[], str]]] = {
    "cli.md": ("Commands", cli_page),
    "codes.md": ("Diagnostic codes", codes_page),
    "credits.md": ("Credits: whose work is printed", credits_page),
    "fields.md": ("Kinds of document and their fields", fields_page),
    "layouts.md": ("Layouts and icons of what is printed", layouts_page),
    "odds.md": ("Tables of odds", odds_page),
    "players.md": ("What a player sees and answers", players_page),
    **{
        f"../systems/{system.name}.md": (f"{system.title}, rule by rule", partial(rules_page, system))
        for system in RULED
    },
    **{f"logs/{system}.md": (f"Logs of {title_of(system)}", partial(log_page, system)) for system in LOGGED},
}
LOG_SCHEMAS: dict[str, Callable[[], str]] = {
    f"logs/{system}.schema.json": partial(log_schema_text, system) for system in LOGGED
}


def page_text(name: str) -> str:
    """Return the whole text of the reference page `name`."""
    title, body = PAGES[name]
    return f"# {title}\n\n{NOTE}\n\n{body().rstrip()}\n"


if __name__ == "__main__":
    for page in PAGES:
        FOLDER.joinpath(page).write_text(page_text(page), encoding="utf-8", newline="\n")
    for place, text in LOG_SCHEMAS.items():
        FOLDER.joinpath(place).write_text(text(), encoding="utf-8", newline="\n")
    for layer in LAYERS:
        readme = Path(layer, "README.md")
        readme.write_text(with_tree(layer, readme.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
    for place, fresh in ((README, with_games), (INDEX, with_links), (NEW_SYSTEM, with_scaffold)):
        file = Path(place)
        file.write_text(fresh(file.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
