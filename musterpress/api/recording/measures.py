"""What can be kept as a record, as one table: each measurement by its name, and what measures it again."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.battles.battle import Battle as FoughtBattle
from engine.experiments.measures.flat_rows import battle_facts, battle_row
from engine.experiments.records.orders import Order, arguments_of
from musterpress.api.balancing import balance
from musterpress.api.chances import kept_odds
from musterpress.api.fighting import fight, fight_many
from musterpress.api.packs import Pack
from musterpress.api.profiling import offers, profile
from musterpress.api.tables import Table
from musterpress.api.tuning import tune
from musterpress.api.watching import Watch, unwatched
from musterpress.api.worths.aiming import tune_numbers
from musterpress.api.worths.rulings import rulings
from musterpress.api.worths.sweeping import sweep


def battle_table(fought: FoughtBattle) -> Table:
    """Return a battle as a row, as that of many is; `facts["log"]` is a digest of all that happened in it."""
    facts = battle_facts(fought.pack.manifest.id, fought.mode, fought.rows())
    return Table((battle_row(fought),), facts)


def _battle(pack: Pack, *, progress: Watch, **arguments: Any) -> Table:
    progress(0, "1 battle")
    return battle_table(fight(pack, **arguments).fought)


def _battles(pack: Pack, *, battles: int, seed: int, progress: Watch, **arguments: Any) -> Table:
    return fight_many(pack, range(seed, seed + battles), progress=progress, **arguments)


def _odds(pack: Pack, *, progress: Watch, **arguments: Any) -> Table:
    progress(0, "1 table")
    return kept_odds(pack, **arguments)


MEASURES: Final[Mapping[str, Callable[..., Table]]] = {
    "battle": _battle,
    "battles": _battles,
    "balance": balance,
    "profile": profile,
    "offers": offers,
    "sweep": sweep,
    "rulings": rulings,
    "tune": tune,
    "tune_numbers": tune_numbers,
    "odds": _odds,
}
"""What measures a pack by an order's arguments, by the name of the measurement."""


def measured_again(pack: Pack, order: Order, progress: Watch = unwatched) -> Table:
    """Return what an order measures of a pack.

    Raises:
        OrderError: the pack has not what is ordered.
    """
    return MEASURES[order.measure](pack, **arguments_of(order), progress=progress)
