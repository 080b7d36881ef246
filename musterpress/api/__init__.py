"""Musterpress for programs: packs loaded and checked, battles fought and played, chances, balance, cards, kits.

    from musterpress import api

    pack = api.load("seven_seconds")
    battle = api.fight(pack, forces={"red": "puc", "blue": "zane"}, seed=7)
    print(battle.winner, battle.scores)

Each name here is one thing that a command of `musterpress` does, by the same code: same seeds, same figures.
Lengths are inches in battles and millimetres in print; chances and rates go from 0 to 1.

What is wrong with a pack is data: `check` returns it, and `FaultyPack` carries it where a sound pack was needed. What
is wrong with a call is raised: `PackError` for a pack that is not there, `OrderError` for a battle that the pack cannot
give, `PlayerError` for a player of your own that fails, `ValueError` and `KeyError` for all else.

Nothing is loaded before it is asked for. Long work takes `progress`, a function that hears a share from 0 to 1 and a
sentence; an interrupt, such as the stop button of a notebook, ends many battles and keeps what was fought.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.battles.asking import IllegalAnswer, PlayerError
    from engine.battles.orders import OrderError
    from engine.experiments.records.orders import RecordError
    from engine.experiments.records.record import Record
    from musterpress.api.balancing import balance
    from musterpress.api.chances import odds, odds_tables
    from musterpress.api.checking import Mistake, Verdict, check
    from musterpress.api.fighting import Battle, fight, fight_many
    from musterpress.api.finding import PackError
    from musterpress.api.packs import FaultyPack, Pack, load, shipped
    from musterpress.api.playing import Choice, Game, play, resume
    from musterpress.api.printing import Kit, NotWritten, Picture, card, export
    from musterpress.api.profiling import offers, profile
    from musterpress.api.recording.comparing import compare
    from musterpress.api.recording.keeping import Rerun, keep, records, rerun
    from musterpress.api.searching import Replacement, find, rename, replace
    from musterpress.api.tables import Table
    from musterpress.api.tuning import Tuning, tune
    from musterpress.api.worths.aiming import tune_numbers
    from musterpress.api.worths.rulings import rulings
    from musterpress.api.worths.sweeping import sweep

__all__ = [
    "Battle",
    "Choice",
    "FaultyPack",
    "Game",
    "IllegalAnswer",
    "Kit",
    "Mistake",
    "NotWritten",
    "OrderError",
    "Pack",
    "PackError",
    "Picture",
    "PlayerError",
    "Record",
    "RecordError",
    "Replacement",
    "Rerun",
    "Table",
    "Tuning",
    "Verdict",
    "balance",
    "card",
    "check",
    "compare",
    "export",
    "fight",
    "fight_many",
    "find",
    "keep",
    "load",
    "odds",
    "odds_tables",
    "offers",
    "play",
    "profile",
    "records",
    "rename",
    "replace",
    "rerun",
    "resume",
    "rulings",
    "shipped",
    "sweep",
    "tune",
    "tune_numbers",
]

_NAMES_IN = {
    "engine.battles.asking": ("IllegalAnswer", "PlayerError"),
    "engine.battles.orders": ("OrderError",),
    "engine.experiments.records.orders": ("RecordError",),
    "engine.experiments.records.record": ("Record",),
    "musterpress.api.balancing": ("balance",),
    "musterpress.api.chances": ("odds", "odds_tables"),
    "musterpress.api.checking": ("Mistake", "Verdict", "check"),
    "musterpress.api.fighting": ("Battle", "fight", "fight_many"),
    "musterpress.api.finding": ("PackError",),
    "musterpress.api.packs": ("FaultyPack", "Pack", "load", "shipped"),
    "musterpress.api.playing": ("Choice", "Game", "play", "resume"),
    "musterpress.api.profiling": ("offers", "profile"),
    "musterpress.api.printing": ("Kit", "NotWritten", "Picture", "card", "export"),
    "musterpress.api.recording.comparing": ("compare",),
    "musterpress.api.recording.keeping": ("Rerun", "keep", "records", "rerun"),
    "musterpress.api.searching": ("Replacement", "find", "rename", "replace"),
    "musterpress.api.tables": ("Table",),
    "musterpress.api.tuning": ("Tuning", "tune"),
    "musterpress.api.worths.aiming": ("tune_numbers",),
    "musterpress.api.worths.rulings": ("rulings",),
    "musterpress.api.worths.sweeping": ("sweep",),
}
_PLACES = {name: module for module, names in _NAMES_IN.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_PLACES[name]), name)


def __dir__() -> list[str]:
    return __all__
