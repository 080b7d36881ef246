"""Rifle fire: who may shoot at whom, with how many dice, and what they do."""

from tests.referees.seven_seconds.bench import Bench
from tests.referees.seven_seconds.dues import Row
from tests.referees.seven_seconds.harm import owe_graze
from tests.referees.seven_seconds.pieces import Piece
from tests.referees.seven_seconds.sight import Sight
from tests.referees.seven_seconds.targeting import bands_of
from tests.referees.seven_seconds.turns import act
from tests.referees.seven_seconds.viewing import band, cut, in_arc

GAUSS, PLASMA, GUN = "gauss rifle", "plasma rifle", "machine gun"
RESULT_RULES = {GAUSS: "7S.RIF.10", PLASMA: "7S.RIF.15", GUN: "7S.RIF.16"}


def fire_rifle(bench: Bench, row: Row) -> None:
    """A shot at an enemy in sight that holds counters. Rules: 7S.RIF.1 to 7S.RIF.9, 7S.GAP.50, 7S.GAP.51."""
    actor, aim = bench.piece(row, "actor"), bench.piece(row, "target")
    if actor is None or aim is None:
        return
    act(bench, row, actor)
    bench.check(row, "7S.RIF.2", f"{actor.name} carries a {weapon(actor)}", holds=row["weapon"] == weapon(actor))
    _check_aim(bench, row, actor, aim)
    bench.least(row, [_dice_faults(bench, row, actor, aim, view.look(actor, aim)) for view in bench.views(actor, aim)])
    bench.dues.owe(
        "counters", "7S.RIF.1", actor=actor.name, cause="its shot", added=bench.brief.rules.rifle.own_counters
    )
    bench.dues.owe(
        "rifle_result",
        "7S.RIF.10",
        lambda found: _result(bench, found, aim, row["dice"]),
        actor=actor.name,
        target=aim.name,
        weapon=row["weapon"],
    )


def weapon(actor: Piece) -> str:
    """Return what a unit shoots with. Rule: 7S.RIF.2."""
    if actor.drone:
        return GUN
    return PLASMA if actor.kind == "assault" else GAUSS


def _check_aim(bench: Bench, row: Row, actor: Piece, aim: Piece) -> None:
    enemy = aim.unit and aim.side != actor.side
    bench.check(row, "7S.RIF.3", f"{aim.name} is no enemy unit", holds=enemy)
    spotted = aim.counters >= bench.brief.rules.attack.min_counters
    bench.check(row, "7S.TC.4", f"{aim.name} holds no target counter", holds=spotted)
    ahead = in_arc(bench, actor, aim.at) is not False
    bench.check(row, "7S.RIF.4", f"{aim.name} is outside the arc of {actor.name}", holds=ahead)
    harmless = actor.drone and aim.trooper
    bench.check(row, "7S.GAP.51", "a machine gun may not fire at a trooper", holds=not harmless)


def _dice_faults(bench: Bench, row: Row, actor: Piece, aim: Piece, sight: Sight) -> list[tuple[str, str]]:
    """Return what is wrong with a shot: dice are counters over the band, less cover. Rules: 7S.RIF.5 to 7S.RIF.9."""
    found = cut(bench, sight, "7S.RIF.3", "7S.GAP.49")
    if found:
        return found
    rules = bench.brief.rules
    width = rules.range.double_band_in if actor.kind == "tactical" else rules.range.band_in
    far = band(bench, sight.range_in, width) + bands_of(bench, sight.cover)
    if row["range_band"] != far:
        found.append(("7S.RIF.6" if sight.cover == "clear" else "7S.RIF.7", f"the range band is {far}"))
    between = sight.light * rules.cover.between_light_dice + sight.heavy * rules.cover.between_heavy_dice
    dice = aim.counters // far - between
    if row["dice"] != dice:
        found.append(("7S.RIF.8" if between else "7S.RIF.5", f"the shot has {dice} dice"))
    if row["dice"] < 1:
        found.append(("7S.RIF.9", "a shot without dice cannot be made"))
    return found


def _result(bench: Bench, row: Row, aim: Piece, dice: int) -> None:
    """The lowest die decides. Rules: 7S.RIF.10, 7S.RIF.11, 7S.RIF.15, 7S.RIF.16."""
    rule = RESULT_RULES[row["weapon"]]
    thrown = bench.take_dice(row, "rifle", dice, "7S.RIF.5")
    result = outcome(bench, row["weapon"], thrown)
    bench.check(row, rule, f"the dice {thrown} make it {result}", holds=row["result"] == result)
    if row["result"] == "killed":
        bench.dues.owe("destroyed", rule, actor=aim.name)
    elif row["result"] == "grazed":
        owe_graze(bench, aim, "7S.RIF.12")


def outcome(bench: Bench, name: str, thrown: list[int]) -> str:
    """Return what dice do: killed, grazed or missed."""
    rules = bench.brief.rules
    kill, graze = {
        GAUSS: (rules.rifle.gauss_kill, rules.rifle.gauss_graze),
        PLASMA: (rules.rifle.plasma_kill, rules.rifle.plasma_graze),
        GUN: (rules.mg.kill, ()),
    }[name]
    if any(value in kill for value in thrown):
        return "killed"
    return "grazed" if any(value in graze for value in thrown) else "missed"
