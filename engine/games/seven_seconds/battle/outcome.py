"""What a batch keeps of a 7 Seconds battle."""

from engine.battles.orders import BattleOrder, BattleResult, Outcome
from engine.games.seven_seconds.form import CARDS, FORM
from engine.games.seven_seconds.kernel.codes import Event
from engine.games.seven_seconds.kernel.records import Game
from engine.games.seven_seconds.names import Cast
from engine.games.seven_seconds.rules.missions import points_of
from engine.kernel.log import LOG_WIDTH

ATTACKS = frozenset({Event.FIRE_RIFLE, Event.FIRE_MISSILE, Event.FIRE_FLAMER, Event.KAMIKAZE})


def outcome(game: Game, names: Cast, order: BattleOrder, result: BattleResult, fault: str) -> Outcome:
    """Return the outcome of a battle that has been fought, with its fault if it does not count."""
    header = names.header_of_table()
    red, blue = names.hands
    return Outcome(
        order,
        forces={seat: faction.id for seat, faction in zip(FORM.seats, names.factions, strict=True)},
        map=header["map"],
        result=result,
        facts={
            **{card: (getattr(red, card).id, getattr(blue, card).id) for card in CARDS},
            "game_type": header["game_type"],
            "attacker": header["attacker"],
            "quiet_rounds": result.turns - len(_rounds_with_attacks(game)),
            "troopers_lost": tuple(game.battle.troopers_lost),
            "drones_lost": tuple(game.battle.drones_lost),
            "met": _met(game, names),
        },
        rows=game.log.length,
        fault=fault,
    )


def _met(game: Game, names: Cast) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return how often each side met each condition of its mission; 0 where it scores nothing. Rule: 7S.END.9."""
    missions = [hand.mission.victory_points for hand in names.hands]
    met = [[0] * len(conditions) for conditions in missions]
    end = game.log.length * LOG_WIDTH
    # A battle ends with its scores: a row for each condition that was met, and one for the result.
    tail = game.log.cells[max(0, end - LOG_WIDTH * (1 + sum(map(len, missions)))) : end]
    for at, kind in enumerate(tail[::LOG_WIDTH]):
        if kind == Event.SCORE:
            side, row, points = (tail[at * LOG_WIDTH + column] for column in (2, 5, 6))
            met[side][row] = points // points_of(missions[side][row])
    return tuple(met[0]), tuple(met[1])


def _rounds_with_attacks(game: Game) -> set[int]:
    end = game.log.length * LOG_WIDTH
    kinds, rounds = game.log.cells[0:end:LOG_WIDTH], game.log.cells[1:end:LOG_WIDTH]
    return {number for kind, number in zip(kinds, rounds, strict=True) if kind in ATTACKS}
