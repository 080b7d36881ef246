"""Every table of odds as Markdown: what it answers, its inputs, an example."""

from collections.abc import Iterator

from engine.odds.tables import OddsTable
from engine.systems import SYSTEMS
from musterpress.commands.battles.odds import example
from schemas.systems import OWN_GAME, SystemName


def odds_page() -> str:
    """Return the page of all tables, by system; what has none yet says so."""
    return "\n".join(line for system in SYSTEMS if system != OWN_GAME for line in _of_system(system))


def _of_system(system: SystemName) -> Iterator[str]:
    odds = SYSTEMS[system].odds
    if odds is None:
        yield from (f"## {system}", "", f"Chances of {SYSTEMS[system].title} cannot be computed yet.", "")
        return
    for table in odds().tables:
        yield from _section(system, table)


def _section(system: SystemName, table: OddsTable) -> Iterator[str]:
    yield f"## {system} {table.name}"
    yield ""
    yield f"{table.title}."
    yield f"Rules: {', '.join(table.rules.split())}."
    yield ""
    if table.parameters:
        yield "| option | meaning | takes | default |"
        yield "|---|---|---|---|"
        for parameter in table.parameters:
            option = parameter.name.replace("_", "-")
            yield f"| `--{option}` | {parameter.meaning} | {parameter.accepts} | `{parameter.default}` |"
        yield ""
    yield "```console"
    yield f"$ {example(system, table)}"
    yield "```"
    yield ""
