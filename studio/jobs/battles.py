"""Test battles: what the pack in memory plays like, fought by a worker process."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from threading import Event

from engine.battles.battle import fight, pack_digest
from engine.battles.forms import BattleForm
from engine.battles.orders import BattleOrder, BattleResult, OrderError
from engine.battles.played import battles_of
from engine.battles.seeds import Wanted, seed_with
from engine.execution.serialization import serialized_pack, simulation_of
from engine.execution.simulation import Simulation
from engine.systems import title_of as title_of_system
from schemas.packs.packs import Pack
from studio.core.entries import title_of
from studio.jobs.jobs import Report
from studio.systems import Choices, studio_of

MOST_SEEDS = 5000
"""How many seeds are tried for one that draws the wanted cards."""


@dataclass(frozen=True)
class Ground:
    """A pack as workers take it, and the digest that logs of its battles carry."""

    serialized: bytes
    digest: str


@dataclass(frozen=True)
class SingleBattle:
    """A battle as it is asked for: an order, and cards by side that a seed is looked for to draw."""

    order: BattleOrder
    wanted: Wanted = field(default_factory=dict)


@dataclass(frozen=True)
class Fought:
    """A battle that was fought: the order with its seed, how it ended, its log as a file, and the seed asked for."""

    order: BattleOrder
    result: BattleResult
    log: bytes
    asked: int


def choices_of(pack: Pack) -> Choices:
    """Return what can be chosen for a battle of a pack.

    Raises:
        OrderError: its battles cannot be tried in the studio.
    """
    choices = studio_of(pack.manifest.system).choices
    if choices is None:
        raise OrderError(f"battles of {title_of_system(pack.manifest.system)} cannot be tried in the studio yet")
    return choices()


def form_of(pack: Pack, scenario: str | None = None) -> BattleForm:
    """Return what battles of a pack have in a scenario, or without one; that of all its battles if none can be fought.

    Raises:
        OrderError: battles of its system cannot be fought.
    """
    played = battles_of(pack.manifest.system)
    if played.form_of is None:
        return played.form
    try:
        return played.form_for(played.prepared(pack), scenario)
    except OrderError:
        return played.form


def scenarios_of(pack: Pack) -> Mapping[str, tuple[str, ...]]:
    """Return the scenarios of a pack with the forces that each fixes; none where a pack cannot be fought with yet."""
    if not choices_of(pack).scenario:
        return {}
    try:
        return Simulation(pack).scenarios
    except OrderError:
        return {}


def ground_of(pack: Pack) -> Ground:
    """Return a pack made ready for workers.

    Raises:
        OrderError: battles of its system cannot be fought.
    """
    return Ground(serialized_pack(Simulation(pack)), pack_digest(pack))


def titles(pack: Pack, kind: str) -> dict[str, str]:
    """Return the documents of a kind by id, with what people call them."""
    return {document.id: title_of(document) for document in pack.of_kind(kind)}


def fight_single(ground: Ground, single: SingleBattle, report: Report, stop: Event) -> Fought:
    """Fight a battle; a task for a worker.

    Raises:
        OrderError: the pack has not what was ordered, or no seed draws what was wanted.
    """
    simulation = simulation_of(ground.serialized)
    order = single.order
    if single.wanted:
        report(f"Looking for a seed from {order.seed} on")
        seed = seed_with(simulation, order, single.wanted, MOST_SEEDS, stop.is_set)
        if seed is None:
            raise OrderError(_not_drawn(simulation.pack, order.seed, single.wanted))
        order = replace(order, seed=seed)
    battle = fight(simulation.pack, order)
    header, rows = battle.jsonl().split("\n", 1)
    # A serialized pack holds no texts as written, so its own digest is another one.
    header = json.dumps(json.loads(header) | {"digest": ground.digest}, ensure_ascii=False, separators=(", ", ": "))
    return Fought(order, battle.result, f"{header}\n{rows}".encode(), single.order.seed)


def _not_drawn(pack: Pack, seed: int, wanted: Mapping[str, Mapping[str, str]]) -> str:
    cards = " and ".join(f"{', '.join(names.values())} for {side}" for side, names in wanted.items())
    why = choices_of(pack).rarely
    return f"no seed from {seed} to {seed + MOST_SEEDS - 1} draws {cards}" + (f"; {why}" if why else "")
