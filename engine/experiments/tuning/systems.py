"""The systems whose packs can be tuned: one row each."""

from engine.battles.orders import OrderError
from engine.experiments.tuning.tunable import Tunings
from engine.games.seven_seconds.tuning import SEVEN_SECONDS_TUNINGS
from engine.systems import SYSTEMS, battles_of
from schemas.packs.packs import Pack
from schemas.systems import System

TUNINGS: dict[System, Tunings] = {System.SEVEN_SECONDS: SEVEN_SECONDS_TUNINGS}


def tunings_of(pack: Pack) -> Tunings:
    """Return how packs of this one's system are tuned.

    Raises:
        OrderError: they cannot be, or their battles cannot be fought yet.
    """
    system = pack.manifest.system
    battles_of(system)
    if system not in TUNINGS:
        raise OrderError(f"packs of {SYSTEMS[system].title} cannot be tuned yet")
    return TUNINGS[system]
