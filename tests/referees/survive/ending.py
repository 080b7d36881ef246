"""How a level ends: the last Mob alive, the closest at the end of the last turn, and the result."""

from math import floor

from tests.referees.survive.bench import Bench
from tests.referees.survive.figures import Figure, Point, distance
from tests.referees.survive.moving import Won

TENTH = 10
ROUNDING = 1e-6


def last_mob(bench: Bench) -> None:
    """Judge whether one Mob alone, or none, is left after a phase or pulse. Rules: SV.VIC.2, SV.GAP.40, SV.GAP.42.

    Raises:
        Won: the level is over.
    """
    left = {each.side for each in bench.living()}
    if not left or (len(left) == 1 and bench.brief.wins_by("last_mob")):
        raise Won(next(iter(left), ""))


def spire(bench: Bench, winner: str) -> None:
    """Read the result of a level that was won before its end. Rules: SV.VIC.1, SV.VIC.2, SV.GAP.42."""
    living = {each.side for each in bench.living()}
    ending = "all dead" if not living else "the last Mob alive" if len(living) == 1 else "the KeyChip at the spire"
    if bench.log.rows[bench.log.at - 1]["event"] == "levels_up":
        ending = "the KeyChip at the spire"
    result(bench, ending, winner)


def result(bench: Bench, ending: str, winner: str) -> None:
    """Read the result, the last row of all. Rule: SV.GAP.40."""
    none = "control" if bench.rules.victory.all_dead == "control_wins" else None
    if ending == "nobody active":
        none = "control" if bench.rules.victory.nobody_active == "control_wins" else None
    row = bench.log.take("result", "SV.GAP.40", ending=ending, turns=bench.turn)
    wanted = winner or (None if ending in {"a tie", "the last turn"} else none)
    bench.log.check(row, "SV.GAP.40", f"{row['winner']} wins, not {wanted}", holds=row["winner"] == wanted)
    if bench.log.next["event"]:
        bench.log.check(bench.log.next, "SV.GAP.40", "the level is over", holds=False)


def last_turn(bench: Bench) -> None:
    """Read who is closest to the KeyChip at the end. Rules: SV.VIC.3, SV.VIC.4, SV.GAP.2."""
    if not bench.brief.wins_by("closest_to_keychip"):
        result(bench, "the last turn", "")
        return
    active = [each for each in bench.living() if not each.dazed]
    if not active:
        result(bench, "nobody active", "")
        return
    far = {each.name: tenths(bench, each) for each in active}
    least = min(far.values())
    sides = [side for side in bench.brief.seats if any(far[each.name] == least for each in active if each.side == side)]
    for side in sides:
        row = bench.log.take("closest", "SV.VIC.3", side=side, distance_in=least / TENTH)
        named = far.get(row["actor"]) == least and bench.brief.sides[row["actor"]] == side
        bench.log.check(row, "SV.VIC.3", f"{row['actor']} is not the closest", holds=named)
    if len(sides) == 1:
        result(bench, "closest to the KeyChip", sides[0])
    elif bench.rules.victory.tie == "draw":
        result(bench, "a tie", "")
    else:
        result(bench, "a dice-off", dice_off(bench, sides))


def tenths(bench: Bench, figure: Figure) -> int:
    """Return how far a unit is from the KeyChip in tenths of an inch, 0 of its carrier. Rules: SV.VIC.3, SV.GAP.2."""
    if bench.rules.victory.last_turn_measure == "spire":
        at: Point = bench.brief.zone.spire_in
    elif bench.carrier == figure.name:
        return 0
    else:
        at = bench.figures[bench.carrier].at if bench.carrier else bench.keychip or bench.brief.zone.spire_in
    return floor(distance(figure.at, at) * TENTH + 0.5 + ROUNDING)


def dice_off(bench: Bench, tied: list[str]) -> str:
    """Read the dice of players that tie, and return the winner. Rule: SV.VIC.4."""
    while len(tied) > 1:
        shown = {side: bench.log.die("dice-off", "SV.VIC.4", bench.sides_of_dice, side=side) for side in tied}
        tied = [side for side in tied if shown[side] == max(shown.values())]
    return tied[0]
