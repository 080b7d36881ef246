"""Battles of orders in which a seat is played by search, and of all others: one way to fight them out."""

from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, cast

from engine.battles.forms import DEFAULT_PLAYER
from engine.battles.modes import call, play
from engine.battles.orders import BattleOrder, BattleSetup, Cells, OrderError
from engine.battles.played import battles_of
from engine.battles.searching.budgets import budget_of
from engine.battles.styles import player_of, players_near, restriction_of
from engine.kernel.answers import HEURISTIC
from engine.kernel.questions import LIST_CHOICES
from engine.systems import title_of
from schemas.packs.packs import Pack

NEAR_STYLES: Final = 32
"""So many styles near the first one answer as well, at most."""

Found = dict[tuple[tuple[Cells, ...], int, int], "Seated"]
"""By which style a side answered its so-many-th question, after so many answers of others."""

if TYPE_CHECKING:
    from engine.battles.searching.standing import Seated, SetUp, StandingBattle
    from schemas.models.player import PlayerDocument


def fight_out(pack: Pack, order: BattleOrder, mode: str, set_up: "SetUp", found: Found | None = None) -> BattleSetup:
    """Set a battle out, and return it fought to its end, or to where an answer of the order is missing.

    Searching players try their answers in copies of it; `found` keeps what they found, so that a battle that is fought
    again with more answers is not searched again.

    Raises:
        OrderError: the order names what the pack does not have, or a searching player where none can play.
    """
    if any(restriction_of(each.player) for each in order.participants):
        return _abstained(pack, order, mode, set_up)
    if any(budget_of(each.player) for each in order.participants):
        return stood(pack, order, mode, set_up, found).setup
    setup = set_up()
    play(pack.manifest.system, setup.game, mode)
    return setup


def stood(pack: Pack, order: BattleOrder, mode: str, set_up: "SetUp", found: Found | None = None) -> "StandingBattle":
    """Return a battle that stands at its end, or where an answer of the order is missing.

    Each answer of the order is judged as it is given; `set_up` lays none of them down.

    Raises:
        OrderError: as of `fight_out`; or the rules do not take an answer, or ask for fewer.
    """
    system, played = pack.manifest.system, battles_of(pack.manifest.system)
    budgets = {each.seat: budget for each in order.participants if (budget := budget_of(each.player))}
    if budgets and not played.is_searched:
        raise OrderError(f"nobody searches in {title_of(system)} yet: what a side does not know cannot be drawn anew")
    # Imported here: in most battles nobody searches.
    from engine.battles.searching.player import Searcher  # noqa: PLC0415
    from engine.battles.searching.standing import seated_at, standing_battle  # noqa: PLC0415

    battle = standing_battle(system, mode, set_up, played.redrawn if budgets else frozenset())
    if budgets and hasattr(battle.setup.game, "adapters"):
        raise OrderError("a searching player has no battle with players of your own: it cannot try what they answer")
    seats = battle.setup.seats
    searcher = Searcher(
        battle,
        played.questions,
        seats,
        dict(enumerate(seated_at(battle.setup.game, len(seats)))),
        styles_tried(pack, played.prepared(pack)) if budgets else (),
        pack.once(styles_near) if budgets else (),
        played.redraw(played.prepared(pack), battle.setup),
        order.seed,
        {} if found is None else found,
    )
    searcher.play({side: budgets[seat] for side, seat in enumerate(seats) if seat in budgets}, order.answers)
    return battle


def _abstained(pack: Pack, order: BattleOrder, mode: str, set_up: "SetUp") -> BattleSetup:
    """Return a battle in which sides do without options, fought to its end.

    Raises:
        OrderError: the order names what the pack does not have, or somebody who cannot be tried.
    """
    # Imported here: in most battles nobody does without anything.
    from engine.battles.searching.abstaining import Abstainer  # noqa: PLC0415
    from engine.battles.searching.standing import Seated, seated_at, standing_battle  # noqa: PLC0415

    system = pack.manifest.system
    played, questions = battles_of(system), battles_of(system).questions
    if questions is None or not played.is_searched:
        raise OrderError(f"nobody does without an option in {title_of(system)} yet")
    free = (each for each in order.participants if restriction_of(each.player) is None)
    if others := [each.seat for each in free if each.player == "answered" or budget_of(each.player)]:
        raise OrderError(f"{others[0]} is played by a person or a search, and who does without an option needs styles")
    battle, prepared = standing_battle(system, mode, set_up, played.redrawn), played.prepared(pack)
    if hasattr(battle.setup.game, "adapters"):
        raise OrderError("who does without an option has no battle with players of your own")
    seats = battle.setup.seats
    players = {each.seat: each.player for each in order.participants}
    named = {side: restriction_of(players.get(seat, DEFAULT_PLAYER)) for side, seat in enumerate(seats)}
    forbidden = {side: restricted.option for side, restricted in named.items() if restricted}
    seated = {
        side: Seated(HEURISTIC, each.weights) if side in forbidden else each
        for side, each in enumerate(seated_at(battle.setup.game, len(seats)))
    }
    lists = partial(call, system, LIST_CHOICES, mode=mode)
    redraw = played.redraw(prepared, battle.setup)
    styles = styles_tried(pack, prepared)
    Abstainer(battle, questions, seats, seated, forbidden, styles, lists, redraw, order.seed).play()
    return battle.setup


def styles_tried(pack: Pack, prepared: Any) -> "tuple[Seated, ...]":
    """Return the styles of a pack, those that were trained with all weights free first, by the battles it took.

    Where none was, the player that plays where nobody is named comes first.
    """
    from engine.battles.searching.standing import Seated  # noqa: PLC0415 - as above

    return tuple(Seated(HEURISTIC, prepared.styles[name]) for name in _tried_names(pack))


def styles_near(pack: Pack) -> "tuple[Seated, ...]":
    """Return some styles whose weights are near those of the one that is tried first."""
    from engine.battles.searching.standing import Seated  # noqa: PLC0415 - as above

    first = player_of(pack, _tried_names(pack)[0])
    return tuple(Seated(HEURISTIC, weights) for weights in islice(players_near(first), NEAR_STYLES))


def _tried_names(pack: Pack) -> list[str]:
    trained = {each.id: cast("PlayerDocument", each.model).trained for each in pack.of_kind("player")}

    def order(name: str) -> tuple[int, bool, str]:
        training = trained.get(name)
        return (-training.battles if training and not training.held else 0), name != DEFAULT_PLAYER, name

    return sorted({DEFAULT_PLAYER, *trained}, key=order)
