"""Initiative, who may be activated, optional rules, and moves on foot."""

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb

from engine.games.battlesuit.battle.plans import pack_rule
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.actions.moves import walk
from engine.games.battlesuit.kernel.actions.reactions import is_burnt
from engine.games.battlesuit.kernel.board.places import next_point
from engine.games.battlesuit.kernel.board.soldiers import has_option
from engine.games.battlesuit.kernel.course.turn import winner_of_roll
from engine.games.battlesuit.kernel.legal.command import may_activate as may_activate_now
from engine.games.battlesuit.kernel.legal.steps import may_walk
from engine.games.battlesuit.kernel.legal.ways import walk_cost
from engine.games.battlesuit.kernel.records import Game
from engine.games.battlesuit.kernel.setup_records import Plan
from schemas.models.battlesuit.special_rules import OptionInPlay
from schemas.models.battlesuit.words import OptionalRule
from tests.rules.adapters.battlesuit.bench import MIDDLE, WALK, flat_game, lay_terrain, stand
from tests.rules.adapters.battlesuit.house_rules import Answer, Given, rules_of

SIDES = ("red", "blue")


def initiative(given: Given) -> Answer:
    """Answer who has the initiative; nobody held it before the first turn."""
    previous = given.get("previous") if given.get("turn") != 1 else None
    before = codes.NOBODY if previous is None else SIDES.index(previous)
    holder = winner_of_roll(given["red"], given["blue"], given["red_good"], given["blue_good"], before)
    return {"holder": None, "reroll": True} if holder == codes.NOBODY else {"holder": SIDES[holder]}


def initiative_odds(given: Given) -> Answer:
    """Answer how one roll for the initiative ends."""
    faces = range(1, rules_of(given).dice.initiative_die + 1)
    ends = Counter(winner_of_roll(red, blue, 0, 0, codes.NOBODY) for red, blue in product(faces, faces))
    names = {"p_red": 0, "p_tie": codes.NOBODY, "p_blue": 1}
    return {name: Fraction(ends[end], ends.total()) for name, end in names.items()}


def may_activate(given: Given) -> Answer:
    """Answer whether a soldier may be activated that has a complete marker, or none."""
    game = flat_game(rules_of(given), given)
    soldier = stand(game, 0, "front_line", MIDDLE)
    game.soldiers.complete[soldier] = int(bool(given.get("complete")))
    return {"allowed": may_activate_now(game, 0, soldier)}


def option_check(given: Given) -> Answer:
    """Answer whether an optional rule is in play; what both sides agree on is written into their scenario."""
    number, plan = int(str(given["option"]).removeprefix("12.")) - 1, Plan()
    if given.get("agreed") or given.get("scenario"):
        pack_rule(OptionInPlay(type="optional_rule", rule=[*OptionalRule][number]), plan)
    game = flat_game(rules_of(given), given)
    game.plan.options = plan.options
    return {"allowed": has_option(game, number)}


def ground_move(given: Given) -> Answer:
    """Answer how far a soldier comes on foot."""
    game = flat_game(rules_of(given), given)
    walker = stand(game, 0, "front_line", WALK[0], given.get("start_ground", 0))
    game.board.base[WALK[0]] = game.soldiers.level[walker]
    game.cards.move[game.forces.card[walker] * codes.BOXES] = game.soldiers.left[walker] = given["mp"]
    costs: list[int] = []
    reason = None
    for dot, step in zip(WALK[1:], given["path"], strict=False):
        _lay(game, dot, step, game.soldiers.level[walker])
        reason = _refusal(game, walker, dot) or ("minimum_move" if _is_short(game, walker, dot) else None)
        if reason in {"prohibited", "not_enough_mp"}:
            break
        left = game.soldiers.left[walker]
        walk(game, walker, _way_to(game, walker, dot))
        costs.append(left - game.soldiers.left[walker])
    reached, left = len(costs), game.soldiers.left[walker]
    found = {"legal": reached == len(given["path"]), "points_reached": reached, "costs": costs, "mp_left": left}
    return {**found, "reason": reason} if reason else found


def _lay(game: Game, dot: int, step: Given, ground: int) -> None:
    terrain = step.get("terrain", "clear")
    lay_terrain(game, dot, "clear" if terrain == "improved_position" else terrain)
    game.board.base[dot] = step.get("ground", ground)


def _way_to(game: Game, walker: int, dot: int) -> int:
    ways = range(codes.DIRECTIONS)
    return next(way for way in ways if next_point(game, game.soldiers.dot[walker], way) == dot)


def _refusal(game: Game, walker: int, dot: int) -> str | None:
    if may_walk(game, walker, _way_to(game, walker, dot)):
        return None
    barred = walk_cost(game, game.soldiers.dot[walker], dot) == codes.NO_ENTRY
    return "prohibited" if barred else "not_enough_mp"


def _is_short(game: Game, walker: int, dot: int) -> bool:
    return walk_cost(game, game.soldiers.dot[walker], dot) > game.soldiers.left[walker]


def slag(given: Given) -> Answer:
    """Answer how likely so many points of slag do no damage, and just two of them some."""
    rules, points = rules_of(given), given.get("points_entered", 2)
    glow = given.get("glow", rules.terrain.slag_glow.default_glow)
    faces = range(1, rules.terrain.slag_glow.die + 1)
    burns = Fraction(sum(is_burnt(die, glow) for die in faces), len(faces))
    return {
        "p_no_damage": (1 - burns) ** points,
        "p_two_damage": comb(points, 2) * burns**2 * (1 - burns) ** max(0, points - 2),
    }
