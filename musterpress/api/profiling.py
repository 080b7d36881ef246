"""Profiles for programs and for the command: what kind of game a pack makes, and what is chosen in it."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from threading import Event

from engine.execution.simulation import Simulation
from engine.experiments.measures.orders import PROFILE_BATTLES, PROFILE_TRIES, BalanceOrder, trials_everywhere
from engine.experiments.measures.rows import profile_facts, profile_rows
from engine.experiments.measures.words import profile_notes
from engine.experiments.offers import offers as count
from engine.experiments.profiles import profile as measure
from engine.experiments.trials import Progress, Trial
from musterpress.api.balancing import Measuring, measured_order
from musterpress.api.fighting import Forces
from musterpress.api.packs import Pack
from musterpress.api.tables import Table
from musterpress.api.watching import Watch, battles_heard, unwatched
from musterpress.reports.figures import Figures
from musterpress.reports.profile import offer_facts, offer_notes, offer_rows, say_offers, say_profile

BATTLES = PROFILE_BATTLES
TRIES = PROFILE_TRIES


def profile(
    pack: Pack,
    battles: int = BATTLES,
    *,
    tries: int = TRIES,
    forces: Forces | None = None,
    players: Mapping[str, str] | None = None,
    scenario: str | None = None,
    map: str | None = None,
    seed: int = 1,
    threads: int | None = None,
    progress: Watch = unwatched,
) -> Table:
    """Return what kind of game a pack makes, as `musterpress profile` measures it.

    Each of so many `battles` is fought on `tries` times with other dice from its beginning and the end of each turn.
    A row is a `figure`, of the whole (`turn` is None) or after a turn: its `value` with bounds at 95 %, shares from 0
    to 1. `facts["kind"]` says when battles are decided. Without a scenario all of them are fought in turn, or all
    pairings. Once interrupted it returns what was fought, and `facts["cancelled"]` is true.

    Source: `docs/decisions/0037-a-profile-believes-no-score.md`.

    Raises:
        OrderError: the pack has not what is named.
    """
    simulation = pack.simulation
    order = measured_order(
        simulation, battles, forces=forces, players=players, scenario=scenario, map=map, seed=seed, threads=threads
    )
    return Table.of(profiling(simulation, order, tries)(None, battles_heard(progress)))


def offers(
    pack: Pack,
    battles: int = BATTLES,
    *,
    forces: Forces | None = None,
    players: Mapping[str, str] | None = None,
    scenario: str | None = None,
    map: str | None = None,
    seed: int = 1,
    threads: int | None = None,
    progress: Watch = unwatched,
) -> Table:
    """Return what players are offered and what they choose, as `musterpress profile --options` counts it.

    A row is an `answer` to a `question`, as a `player` has it: at how many questions it was `offered`, at how many
    `beside_others`, and `chosen`; its `verdict` is "never", "always" or "". Without a scenario all of them are fought
    in turn, or all pairings. Once interrupted it returns what was fought, and `facts["cancelled"]` is true.

    Raises:
        OrderError: the pack has not what is named, a player searches, or there is no compiled kernel.
    """
    simulation = pack.simulation
    order = measured_order(
        simulation, battles, forces=forces, players=players, scenario=scenario, map=map, seed=seed, threads=threads
    )
    return Table.of(offering(simulation, order)(None, battles_heard(progress)))


def offering(simulation: Simulation, order: BalanceOrder) -> Measuring:
    """Return what counts the offers of a pack: over all scenarios, if it has some and none is ordered.

    Raises:
        OrderError: the pack has not what is ordered.
    """
    return partial(_offered, simulation, trials_everywhere(simulation, order))


def profiling(simulation: Simulation, order: BalanceOrder, tries: int) -> Measuring:
    """Return what measures the profile of a pack: over all scenarios, if it has some and none is ordered.

    Raises:
        OrderError: the pack has not what is ordered.
    """
    return partial(_profiled, simulation, trials_everywhere(simulation, order), tries)


def _profiled(
    simulation: Simulation,
    trials: Sequence[Trial],
    tries: int,
    stop: Event | None,
    progress: Callable[[Progress], None],
) -> Figures:
    found = measure(simulation, trials, tries, stop, progress)
    about = {"pack": simulation.pack.manifest.id, "mode": simulation.mode}
    return Figures(
        partial(say_profile, found),
        profile_notes(found, simulation.mode),
        profile_facts(about, found),
        profile_rows(found),
    )


def _offered(
    simulation: Simulation, trials: Sequence[Trial], stop: Event | None, progress: Callable[[Progress], None]
) -> Figures:
    found = count(simulation, trials, stop, progress)
    about = {"pack": simulation.pack.manifest.id, "mode": simulation.mode}
    return Figures(
        partial(say_offers, found), offer_notes(found, simulation.mode), offer_facts(about, found), offer_rows(found)
    )
