"""What squad totals gain, lose and pay. Rules: MN.SQD.2, MN.GAP.3, MN.GAP.28."""

from engine.games.maneuvers.kernel.codes import Change, Currency, Event
from engine.games.maneuvers.kernel.numbers.codes import NOBODY
from engine.games.maneuvers.kernel.numbers.totals import after_loss, can_pay_edge, can_pay_points
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.people import other_total, own_total
from engine.kernel.log import write


def set_total(game: Game, squad: int, total: int, person: int, why: int, points: int, part: int) -> None:
    """Give a squad a new total by what somebody did, and note it with the one before."""
    before: int = game.battle.total[squad]
    game.battle.total[squad] = total
    write(game.log, Event.TOTAL, game.battle.round, squad, person, NOBODY, why, points, before, total, part)


def gain(game: Game, squad: int, person: int, points: int, part: int) -> None:
    """Let a squad gain points. Rules: MN.SQD.2, MN.ENG.4."""
    set_total(game, squad, game.battle.total[squad] + points, person, Change.GAINS, points, part)


def lose(game: Game, squad: int, person: int, points: int, part: int) -> None:
    """Let a squad lose points, down to the floor if there is one. Rules: MN.ENG.3, MN.GAP.28."""
    left: int = after_loss(game.numbers, game.battle.total[squad], points)
    set_total(game, squad, left, person, Change.LOSES, points, part)


def pay(game: Game, person: int, currency: int, points: int, part: int) -> None:
    """Let somebody's squad pay; no floor stops that. Rules: MN.SNP.3, MN.ASL.2, MN.GAP.3, MN.GAP.32."""
    why: int = Change.PAYS_EDGE if currency == Currency.EDGE else Change.PAYS_POINTS
    set_total(game, game.forces.squad[person], own_total(game, person) - points, person, why, points, part)


def can_pay(game: Game, person: int, currency: int, points: int) -> bool:
    """Return whether somebody's squad can pay. Rules: MN.GAP.3, MN.GAP.32."""
    if currency == Currency.EDGE:
        return can_pay_edge(game.numbers, own_total(game, person), other_total(game, person), points)
    return can_pay_points(game.numbers, own_total(game, person), points)
