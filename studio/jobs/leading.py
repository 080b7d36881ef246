"""The battle that a document leads to: with the scenario, force or map that it is or that names it, or its card."""

from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

from engine.battles.forms import BattleForm
from engine.battles.orders import BattleOrder, OrderError
from engine.execution.simulation import Simulation, seed_with
from schemas.kinds import kinds_of
from schemas.packs.packs import Pack
from schemas.packs.references import namings
from studio.jobs.battles import MOST_SEEDS, choices_of, form_of
from studio.systems import Choices

FIRST_SEED = 1
Named = tuple[str, str]
"""A document, by its kind and its id."""


class Led(NamedTuple):
    """What is chosen for a battle with a document in it; "" is what the seed draws, or a scenario fixes."""

    scenario: str = ""
    force: str = ""
    map: str = ""
    seed: int = FIRST_SEED


def led_to(pack: Pack, kind: str, name: str) -> Led:
    """Return the battle of a pack that one of its documents leads to.

    It has the document itself, or the nearest scenario, force or map that names it or what names it; a card that the
    seed draws is drawn for the first seat.

    Raises:
        OrderError: there is no battle with it.
    """
    choices, form = choices_of(pack), form_of(pack)
    goals = _goals(choices, form)
    cards = {fact.document: fact.name for fact in form.facts if fact.kind == "card" and fact.document not in goals}
    if kind in cards:
        return Led(seed=_seed_of(pack, cards[kind], name))
    for its_kind, its_name in _around(pack, (kind, name)):
        if its_kind in goals:
            chosen: dict[str, Any] = {goals[its_kind]: its_name}
            return Led(**chosen)
    if kind == choices.common:
        return Led()
    words = " or ".join(each.replace("_", " ") for each in goals)
    raise OrderError(f"no {words} has the {kind.replace('_', ' ')} {name}")


def _goals(choices: Choices, form: BattleForm) -> dict[str, str]:
    """Return what can be chosen for a battle by the kind of its documents."""
    fields = {"scenario": choices.scenario, "force": choices.force, "map": choices.map if form.has_map else ""}
    return {kind: field for field, kind in fields.items() if kind}


def _around(pack: Pack, named: Named) -> Iterator[Named]:
    """Yield a document, those that name it, those that name these, and so on."""
    found, last = {named: None}, [named]
    while last:
        yield from last
        last = [one for one in _naming(pack, last) if one not in found]
        found |= dict.fromkeys(last)


def _naming(pack: Pack, named: Collection[Named]) -> Iterator[Named]:
    """Yield the documents of a pack, and of those below it, that name one of some."""
    for kind in kinds_of(pack.manifest.system).values():
        for document in pack.of_kind(kind.name):
            names = {(one.kind, one.name.rpartition(":")[2]) for one in namings(kind.model, document.data)}
            if not names.isdisjoint(named):
                yield kind.name, document.id


def _seed_of(pack: Pack, card: str, name: str) -> int:
    """Return the first seed that draws a card for the first seat.

    Raises:
        OrderError: none of those tried does.
    """
    simulation = Simulation(pack)
    wanted = {simulation.form.seats[0]: {card: name}}
    seed = seed_with(simulation, BattleOrder((), seed=FIRST_SEED), wanted, MOST_SEEDS, lambda: False)
    if seed is None:
        raise OrderError(f"no seed up to {MOST_SEEDS} draws the {card} {name}")
    return seed
