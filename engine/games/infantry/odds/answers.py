"""How the tables ask: the values of their parameters, put to the functions that know."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from engine.games.infantry.kernel.numbers.codes import NEVER
from engine.games.infantry.kernel.numbers.targets import arc_attacks
from engine.games.infantry.odds.attacks import LARGE, Attack, hit_odds
from engine.games.infantry.odds.bursts import (
    Landing,
    bodies_after,
    breach_odds,
    burning,
    dots_in,
    fire_odds,
    landing,
    landing_odds,
    lethal_points,
    mean_scatter,
    mean_uses,
    needed,
    points_at,
    scatter_odds,
    smoke_odds,
    smoke_radius,
    structure_points,
)
from engine.games.infantry.odds.harm import (
    Bodies,
    Body,
    after_attacks,
    cell_odds,
    dice_struck,
    fresh_body,
    harm_odds,
    hits_to_kill,
    hurt,
    in_wire,
    mean_crossed,
    morale_number,
    morale_odds,
    pass_chance,
    points_struck,
    wire_harm,
    wire_odds,
)
from engine.games.infantry.rules import arms_of, hit_chance, numbers_of
from engine.odds.dice import certain, mean
from engine.odds.tables import Answer, Given
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import WeaponType

Figures = Mapping[str, Fraction]


def hits(given: Given, rules: Rules) -> Answer:
    """Return whether an attack hits, and what it does on average to who stands where it strikes."""
    attack = _attack(given, rules)
    figures = {**_number(attack), "ap": Fraction(attack.ap), "mean_points": attack.hit * given["weapon"].damage[0]}
    return Answer(hit_odds(attack), figures)


def shots(given: Given, rules: Rules) -> Answer:
    """Return how a trooper stands after some attacks, and how many of them kill."""
    attack, body = _attack(given, rules), _body(given, rules)
    after = _shot(given["shots"], attack, body)
    hits_needed = hits_to_kill(body, given["weapon"].damage[0], given["weapon"].harm, rules)
    figures = {
        **_number(attack),
        "hits_to_kill": Fraction(hits_needed or 0),
        "shots_to_kill": hits_needed / attack.hit if hits_needed and attack.hit else Fraction(0),
        "cells_crossed": mean_crossed(after, rules),
    }
    return Answer(harm_odds(body, after, rules), figures)


def cells(given: Given, rules: Rules) -> Answer:
    """Return whether so many cells are crossed out after some attacks."""
    attack = _attack(given, rules)
    after = _shot(given["shots"], attack, _body(given, rules))
    return Answer(cell_odds(given["cells"], after, rules), _number(attack))


def crossing(given: Given, rules: Rules) -> Answer:
    """Return how somebody stands who has entered so many dots of an arc."""
    attack, body = _attack(given, rules), _body(given, rules)
    limit = arc_attacks(numbers_of(rules), attack.arms.type, attack.arms.mode)
    most = given["dots"] if limit == NEVER else min(given["dots"], limit)
    after = _shot(most, attack, body)
    figures = {**_number(attack), "attacks": Fraction(most), "cells_crossed": mean_crossed(after, rules)}
    return Answer(harm_odds(body, after, rules), figures)


def fists(given: Given, rules: Rules) -> Answer:
    """Return how a trooper stands after some blows with fists."""
    body = _body(given, rules)
    number = rules.target.base[WeaponType.MELEE] + given["modifier"]
    after = after_attacks(given["blows"], hit_chance(number, rules), body, dice_struck(rules.melee.fists_dice, rules))
    figures = {"number": Fraction(number), "cells_crossed": mean_crossed(after, rules)}
    return Answer(harm_odds(body, after, rules), figures)


def burst(given: Given, rules: Rules) -> Answer:
    """Return how a trooper stands so many dots from a burst; nothing of it is thrown for."""
    body, arms = _body(given, rules), arms_of(given["weapon"], rules)
    points = lethal_points(arms, given["dots"], given["place"], rules)
    after = certain(hurt(body, points, rules))
    figures = {"points": Fraction(points), "cells_crossed": mean_crossed(after, rules)}
    return Answer(harm_odds(body, after, rules), figures)


def blast(given: Given, rules: Rules) -> Answer:
    """Return how a trooper stands near a dot that is aimed at."""
    attack, body = _attack(given, rules), _body(given, rules)
    points = points_at((given["east"], given["north"]), landing(attack), attack.arms, given["place"], rules)
    after = bodies_after(points, body, rules)
    figures = {**_number(attack), "mean_points": mean(points), "cells_crossed": mean_crossed(after, rules)}
    return Answer(harm_odds(body, after, rules), figures)


def scatter(given: Given, rules: Rules) -> Answer:
    """Return how far from where it is aimed at something comes down."""
    attack, found = _landing(given, rules)
    return Answer(scatter_odds(found, given["dots"]), {**_number(attack), "mean_dots": mean_scatter(found)})


def landed(given: Given, rules: Rules) -> Answer:
    """Return whether something comes down on a dot."""
    attack, found = _landing(given, rules)
    return Answer(landing_odds(found, (given["east"], given["north"])), _number(attack))


def breach(given: Given, rules: Rules) -> Answer:
    """Return whether something breaches the dot of a structure, and how often it has to be used for that."""
    attack = _attack({**given, "target": (LARGE,)}, rules)
    needs = needed(given["toughness"], rules)
    points = structure_points(landing(attack), attack.arms, rules)
    figures = {**_number(attack), "needs": Fraction(needs), "mean_uses": mean_uses(points, needs)}
    return Answer(breach_odds(given["uses"], points, needs), figures)


def fire(given: Given, rules: Rules) -> Answer:
    """Return whether a dot burns some turns after something was aimed there, and how far and wide fire is then."""
    attack, found = _landing(given, rules)
    ground = {name: given["ground"] == name for name in ("vegetation", "water")}
    rings = burning(attack.arms, given["turns"], rules, **ground)
    figures = {
        **_number(attack),
        "farthest": Fraction(max(rings, default=0)),
        "mean_dots": (1 - found.of(None)) * dots_in(rings),
    }
    return Answer(fire_odds((given["east"], given["north"]), found, rings), figures)


def smoke(given: Given, rules: Rules) -> Answer:
    """Return whether there is smoke on a dot some turns after something was aimed there."""
    attack, found = _landing(given, rules)
    radius = smoke_radius(given["turns"], rules)
    return Answer(smoke_odds((given["east"], given["north"]), found, radius), _number(attack))


def morale(given: Given, rules: Rules) -> Answer:
    """Return how a trooper stands after checks of morale."""
    number = morale_number(given["experience"], given["dead"], given["leadership"], rules)
    passes = pass_chance(number, rules)
    figures = {"number": Fraction(number or 0), "passes": passes}
    return Answer(morale_odds(passes, given["failed"], given["checks"], rules), figures)


def wire(given: Given, rules: Rules) -> Answer:
    """Return how somebody stands who has stepped into wire, some turns later."""
    found = in_wire(given["turns"], _body(given, rules), rules)
    return Answer(wire_odds(found, rules), {"cells_crossed": wire_harm(found, rules)})


def _attack(given: Given, rules: Rules) -> Attack:
    asked: Mapping[str, Any] = {"target": (), **given}
    line, target, hindered = asked["line"], asked["target"], asked["hindered"]
    return Attack(asked["weapon"], asked["range"], rules, asked["fire"], line, target, hindered)


def _landing(given: Given, rules: Rules) -> tuple[Attack, Landing]:
    attack = _attack(given, rules)
    return attack, landing(attack)


def _body(given: Given, rules: Rules) -> Body:
    first = given["armor_from"]
    return hurt(fresh_body(range(first, first + given["armor"]), rules), given["suffered"], rules)


def _shot(attacks: int, attack: Attack, body: Body) -> Bodies:
    struck = points_struck(attack.weapon.damage[0], attack.weapon.harm, attack.rules)
    return after_attacks(attacks, attack.hit, body, struck)


def _number(attack: Attack) -> Figures:
    """Return what two dice have to reach, 0 where the attack cannot be made."""
    return {"number": Fraction(attack.number or 0)}
