"""Maneuvers by lot: squads of the same characters who know other maneuvers, to weigh what each maneuver is worth."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, cast

from engine.battles.orders import OrderError
from engine.experiments.tuning.tunable import Bought, Lot, Table, Weighing
from engine.games.maneuvers.battle.prepared import PreparedPack
from schemas.models.maneuvers.fight import Squad
from schemas.models.maneuvers.words import Currency
from schemas.packs.packs import Loaded, Pack

KNOWN_ONE_IN: Final = 2
"""Of so many maneuvers a squad knows one by lot."""


def edge_costs(pack: Pack) -> dict[str, int]:
    """Return the Edge that each maneuver's Effect spends, by id. Rule: MN.GAP.3."""
    return {each.id: each.cost(Currency.EDGE) for each in PreparedPack(pack).maneuvers}


def squads(pack: Pack) -> tuple[Bought, ...]:
    """Return the squads by id, with the maneuvers that each knows."""
    prepared = PreparedPack(pack)
    return tuple(_knowing(squad.id, _known(prepared, squad)) for squad in _squads(pack))


def with_tables(pack: Pack, numbers: Iterable[int], seats: int) -> tuple[Pack, tuple[Table, ...]]:
    """Return a pack with a table of squads by lot for each number; the pack's squads lend their people in turn.

    Each knows every maneuver that its like knows by one lot in two. What a squad names only those know who name it, so
    what one has drawn the others have not unless they have drawn it too.

    Raises:
        OrderError: the pack has no squads.
    """
    likes, prepared = _squads(pack), PreparedPack(pack)
    if not likes:
        raise OrderError(f"{pack.manifest.id} has no squad that knows a maneuver")
    documents, tables = list[Loaded](), list[Table]()
    for number in numbers:
        lot, like = Lot(number), likes[number % len(likes)]
        forces = []
        for at in range(seats):
            known = tuple(each for each in _known(prepared, like) if lot.below(KNOWN_ONE_IN) == 0)
            forces.append(_knowing(f"lot{number}{chr(ord('a') + at)}", known))
        tables.append(Table(like.id, tuple(forces)))
        documents += [_taught(pack, like, force) for force in forces]
    return replace(pack, documents=(*pack.documents, *documents)), tuple(tables)


def _squads(pack: Pack) -> tuple[Squad, ...]:
    return tuple(cast("Squad", loaded.model) for loaded in pack.of_kind("squad"))


def _known(prepared: PreparedPack, squad: Squad) -> tuple[str, ...]:
    known = prepared.knows(squad)
    return tuple(each.id for each, knows in zip(prepared.maneuvers, known, strict=True) if knows)


def _knowing(name: str, maneuvers: Iterable[str]) -> Bought:
    return Bought(name, dict.fromkeys(maneuvers, 1))


def _taught(pack: Pack, like: Squad, force: Bought) -> Loaded:
    """Return the squad of a force: the people of another, who know what the force has."""
    found = pack.find("squad", like.id)
    assert found is not None
    model = like.model_copy(update={"id": force.id, "maneuvers": tuple(force.counts)})
    return replace(found, id=force.id, model=model, pack_id=pack.manifest.id)


MANEUVERS: Final = Weighing(
    cost="edge", costs=edge_costs, forces=squads, with_tables=with_tables, uses="maneuvers", carry=("know", "known")
)
