"""Content that a stranger might write: characters, squads, maneuvers and fights drawn by a seed, all of them legal."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from schemas.models.maneuvers.words import Currency, Hiding, Preparation, Rating, Scope, SideWord, State, Until, Way

Data = dict[str, Any]
RATINGS = [each.value for each in Rating]
SIZE = 4
SPANS = {"action_value": (0, 5), "damage": (1, 10), "armor": (1, 5), "resilience": (0, 3)}
OWN_MANEUVERS = 6
EXTRAS = ("observe", "take_cover", "engage", "flag", "strand", "snipe")


def documents(seed: int) -> Mapping[str, Data]:
    """Return the documents of a seed by their ids: two squads, what they can do, and a fight between them."""
    draw = Random(seed)
    people = {f"p{number}": _character(draw) for number in range(2 * SIZE)}
    maneuvers = {f"m{number}": _maneuver(draw, number) for number in range(OWN_MANEUVERS)}
    names = [*people]
    secret = [*maneuvers][:2]
    squads = {
        "north": _squad(names[:SIZE], secret[: draw.randint(0, 2)]),
        "south": _squad(names[SIZE:], secret[draw.randint(0, 2) :]),
    }
    return {**people, **maneuvers, **squads, "meeting": _fight(draw)}


def _character(draw: Random) -> Data:
    values = {name: draw.randint(*span) for name, span in SPANS.items()}
    ratings = {rating: draw.randint(0, 5) for rating in RATINGS}
    name = "".join(draw.choice("aeioubdgklmnrstv") for _ in range(6)).title()
    return {"kind": "character", "name": name, "role": "stranger", **values, **ratings}


def _squad(members: list[str], maneuvers: list[str]) -> Data:
    named = {"name": "Somebody", "colour": "#336699", "background": "From elsewhere."}
    return {"kind": "squad", **named, "members": members, "maneuvers": maneuvers}


def _fight(draw: Random) -> Data:
    locations = [f"place {number}" for number in range(draw.randint(2, 6))]
    sides = {
        side: {
            "squad": squad,
            "location": draw.randrange(len(locations)),
            "preparation": draw.choice([*Preparation]).value,
            **({"start_points": draw.randint(-8, 30)} if draw.random() < 0.4 else {}),
        }
        for side, squad in (("a", "north"), ("b", "south"))
    }
    return {"kind": "fight", "title": "A Meeting", "description": "They meet.", "locations": locations, **sides}


def _maneuver(draw: Random, number: int) -> Data:
    opposer = draw.choice(["target", "defender_choice"])
    aimed, ally = draw.random() < 0.3, draw.random() < 0.4
    people = ["actor", "opponent", "hidden_enemy"]
    people += ["target"] * (aimed or opposer == "target") + ["ally"] * ally
    parts = {
        part: [_sensible(_step(draw, people), opposer) for _ in range(draw.randint(0, 3))]
        for part in ("effect", "risk", "reward")
    }
    return {
        "kind": "maneuver",
        "name": f"Something Else {number}",
        "actor": draw.sample(RATINGS, draw.randint(1, 3)),
        "opponent": draw.sample(RATINGS, draw.randint(1, 3)),
        "opposer": opposer,
        "aimed": aimed,
        "names_ally": ally,
        "direct_attack": draw.random() < 0.4,
        "hiding": draw.choice([*Hiding]).value,
        "requires": [_requirement(draw, people) for _ in range(draw.choice([0, 0, 0, 1, 2]))],
        **({"waived_by": draw.choice(["exposed", "exposed", "flagged"])} if draw.random() < 0.4 else {}),
        **parts,
    }


def _requirement(draw: Random, people: list[str]) -> Data:
    whom = ["actor", "target"] if "target" in people else ["actor"]
    kinds: list[Data] = [
        {"type": "state", "state": draw.choice(["hidden", "observer", "snipe_ready"]), "whom": draw.choice(whom)},
        {"type": "rating", "rating": draw.choice(RATINGS), "least": draw.randint(1, 4)},
        {"type": "edge", "least": draw.randint(-5, 6)},
    ]
    kinds += [{"type": "aim"}] * ("target" in people) + [{"type": "ally"}] * ("ally" in people)
    return draw.choice(kinds)


def _step(draw: Random, people: list[str]) -> Data:
    kind = draw.choice([kind for kind, often in OFTEN.items() for _ in range(often)])
    if kind == "unnoticed" and "target" not in people:
        kind = "extra"
    return {"type": kind, **VALUES[kind](draw, people)}


def _sensible(step: Data, opposer: str) -> Data:
    """Return a step that does something: to a total, before the checks, and to another than who does it."""
    if step["type"] in {"gain", "lose"} and not step["dice"]:
        return {**step, "points": step["points"] + 1}
    if "checks_of" in step.values():
        return {**step, "until": "fight_end"}
    if opposer == "target" and {step.get("victim"), step.get("dealer")} == {"target", "opponent"}:
        return {**step, "dealer": "actor"}
    return step


def _change(draw: Random, _: list[str]) -> Data:
    change = {"points": draw.randint(0, 3), "dice": draw.randint(0, 2), "margin": draw.random() < 0.5}
    return {"side": draw.choice([*SideWord]).value, **change}


def _state(draw: Random, people: list[str]) -> Data:
    return {"state": draw.choice([*State]).value, "whom": draw.choice(people)}


def _boon(draw: Random, people: list[str]) -> Data:
    lasting = {"rolls": draw.choice([*Scope]).value, "until": draw.choice([*Until]).value}
    return {"whom": draw.choice(people), **lasting}


def _price(draw: Random, _: list[str]) -> Data:
    return {"currency": draw.choice([*Currency]).value, "points": draw.randint(1, 6)}


def _damage(draw: Random, people: list[str]) -> Data:
    victim, dealer = draw.sample([each for each in people if each != "hidden_enemy"], 2)
    return {"victim": victim, "dealer": dealer}


def _whom(draw: Random, people: list[str]) -> Data:
    return {"whom": draw.choice(people)}


VALUES: Mapping[str, Callable[[Random, list[str]], Data]] = {
    "gain": _change,
    "lose": _change,
    "set": _state,
    "clear": _state,
    "advantage": _boon,
    "disadvantage": _boon,
    "move": lambda draw, _: {"to": draw.choice([*Way]).value},
    "pay": _price,
    "pay_or_clear": lambda draw, people: {**_price(draw, people), "state": draw.choice([*State]).value},
    "damage": _damage,
    "lose_action": _whom,
    "leave": _whom,
    "extra": lambda draw, _: {"maneuver": draw.choice(EXTRAS)},
    "unnoticed": lambda _, __: {},
}
OFTEN = {
    kind: {"leave": 1, "unnoticed": 1, "move": 2, "extra": 2, "pay": 2, "pay_or_clear": 2}.get(kind, 3)
    for kind in VALUES
}
