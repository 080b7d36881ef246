"""The systems the engine knows: one record each.

What a system has is a field of its record, loaded when it is asked for; None is what it has not, or not yet.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from schemas.lazy import Lazy
from schemas.systems import SystemName, record_table

if TYPE_CHECKING:
    from engine.battles.by_hand.parting import Parting
    from engine.battles.by_hand.views import SideView
    from engine.battles.custom_players import CustomPlayers
    from engine.battles.played import PlayedSystem
    from engine.battles.telling import LogWords
    from engine.campaigns import Campaigns
    from engine.checking.check import Check
    from engine.checking.legality import LegalityTable
    from engine.experiments.tuning.tunable import Prices, Scoring, Steps, Weighing
    from engine.odds.tables import SystemOdds


Part = TypeVar("Part")


class Tunable(NamedTuple, Generic[Part]):
    """What can be tuned in packs of a system, in its words: a `thing`, and what it is one `of`.

    Both are words of the command line: missions of a deck, stats of a faction. `part` says how.
    """

    thing: str
    of: str
    part: Lazy[Part]

    @property
    def things(self) -> str:
        """Return what several of them are called, which is the name of the command."""
        return f"{self.thing}s"


class EngineSystem(NamedTuple):
    """What the engine has of a system.

    `title` is its name in print; `kernels` are packages with RECORDS, MODULES and ENTRIES, by the names that their
    compiled forms bear: a kernel of battles bears the system's. `seat_options` are the seats whose names are
    options of the command line: `--red`, `--red-player`. `tuned_points` are cards whose points can be made fair,
    `ranked_steps` what forces have points of, ranked by what they are worth, `tuned_prices` what forces buy,
    `weighed` what units carry, weighed against what it costs them. `by_hand` is a battle as one side may know it;
    None: all lies open, and no board is told. `parting` is how answers are told apart, by the names of questions, where
    their sentences alone do not tell.
    """

    title: str
    checks: "Lazy[tuple[Check[...], ...]] | None" = None
    legality: "Lazy[LegalityTable] | None" = None
    kernels: Mapping[str, str] = MappingProxyType({})
    battles: "Lazy[PlayedSystem] | None" = None
    seat_options: tuple[str, ...] = ()
    log_words: "Lazy[LogWords] | None" = None
    custom_players: "Lazy[CustomPlayers] | None" = None
    campaigns: "Lazy[Campaigns] | None" = None
    odds: "Lazy[SystemOdds] | None" = None
    tuned_points: "tuple[Tunable[Scoring], ...]" = ()
    ranked_steps: "tuple[Tunable[Steps], ...]" = ()
    tuned_prices: "tuple[Tunable[Prices], ...]" = ()
    weighed: "tuple[Tunable[Weighing], ...]" = ()
    by_hand: "Lazy[type[SideView]] | None" = None
    parting: "Lazy[Mapping[str, Parting]] | None" = None


SYSTEMS: Mapping[SystemName, EngineSystem] = record_table("engine.games.{}.system:SYSTEM")
"""The record of each system that has begun, in the order in which they are shown."""


def title_of(system: SystemName) -> str:
    """Return a system's name in print; that of one which has not begun is its id."""
    return SYSTEMS[system].title if system in SYSTEMS else system
