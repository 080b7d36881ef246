"""`musterpress systems`: which games there are, and what works for each."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from engine.systems import SYSTEMS, EngineSystem, title_of
from exporters.systems import frames_of, products_of
from musterpress.terminal import say_table
from schemas.kinds import KINDS
from schemas.systems import SYSTEM_NAMES, SystemName


def systems() -> None:
    """Show which games there are, and what works for each."""
    say_table(columns(), [*rows()])


HAS: Final = "yes"
HAS_NOT: Final = "-"


@dataclass(frozen=True)
class Ability:
    """What may be done with a game: in words, by which commands, and whether a system has it."""

    words: str
    commands: str
    has: Callable[[SystemName], bool]


def _engine_has(part: str) -> Callable[[SystemName], bool]:
    """Return whether the engine's record of a system has a part."""
    return lambda system: bool(getattr(SYSTEMS.get(system) or EngineSystem(""), part))


ABILITIES: Final = (
    Ability(
        "written, checked, edited", "new check studio", lambda system: any(kind.system == system for kind in KINDS)
    ),
    Ability("forces judged", "check demo", _engine_has("legality")),
    Ability("kit to print", "export preflight", lambda system: bool(products_of(system))),
    Ability("digital tables", "table", lambda system: bool(products_of(system))),
    Ability("exact chances", "odds", _engine_has("odds")),
    Ability("battles", "battle play verify replay", _engine_has("battles")),
    Ability("battles as pictures", "replay --frames", lambda system: frames_of(system) is not None),
    Ability("win rates", "balance", _engine_has("battles")),
    Ability("tuning", "tune", _engine_has("battles")),
    Ability("campaigns", "campaign", _engine_has("campaigns")),
    Ability("players of your own", "battle", _engine_has("custom_players")),
)
"""In the order in which an author comes to need them."""


def columns() -> tuple[str, ...]:
    """Return the heads of the table: what, by which commands, and each game in print."""
    return ("what", "commands", *map(title_of, SYSTEM_NAMES))


def rows() -> Iterator[tuple[str, ...]]:
    """Yield a row an ability, a cell a column."""
    for ability in ABILITIES:
        cells = (HAS if ability.has(system) else HAS_NOT for system in SYSTEM_NAMES)
        yield (ability.words, ability.commands, *cells)
