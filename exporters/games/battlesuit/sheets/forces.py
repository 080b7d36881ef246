"""Forces as they are printed: the lines of their squads, what those cost, and which side they fight on."""

from collections.abc import Iterable, Iterator
from string import ascii_uppercase

from engine.games.battlesuit.legality.forces import Entry, entries
from exporters.layout.settings import Setting
from schemas.models.battlesuit.cards import SoldierCard
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.setup import Force
from schemas.models.battlesuit.words import Side


def lines_of(force: Force, setting: Setting) -> tuple[Entry, ...]:
    """Return the lines of a force whose cards the pack knows, squad by squad."""
    return tuple(entries(force, setting.pack)) if setting.pack else ()


def in_squad(lines: Iterable[Entry], number: int) -> tuple[Entry, ...]:
    """Return the lines of a squad, counted from 0."""
    return tuple(line for line in lines if line.at[1] == number)


def lettered(lines: Iterable[Entry]) -> Iterator[tuple[str, SoldierCard]]:
    """Yield the armoured soldiers with their letters, A, B, C ... in the order of the force. Rule: BS.PCS.1."""
    soldiers = (line.card for line in lines for _ in range(line.count) if isinstance(line.card, SoldierCard))
    for number, card in enumerate(soldiers):
        yield ascii_uppercase[number] if number < len(ascii_uppercase) else "", card


def battles_of(force: Force, setting: Setting) -> dict[Side, tuple[str, ...]]:
    """Return the titles of the scenarios in which a force fights, by side."""
    scenarios = [found.model for found in setting.pack.of_kind("scenario")] if setting.pack else []
    fought = {
        side: tuple(
            scenario.title
            for scenario in scenarios
            if isinstance(scenario, Scenario) and getattr(scenario.forces, side.value) == force.id
        )
        for side in Side
    }
    return {side: titles for side, titles in fought.items() if titles}
