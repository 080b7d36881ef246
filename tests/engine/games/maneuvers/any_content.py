"""Content at random: characters, squads, maneuvers of every step there is, fights; legal, or absurd, by a seed."""

from random import Random
from typing import Any

from engine.games.maneuvers.squads import RATINGS
from schemas.models.maneuvers.words import Currency, Hiding, Opposer, Preparation, Scope, State, Until, Way, Whom

Document = dict[str, Any]
SIZE = 4
MANEUVERS = [f"move_{number}" for number in range(6)]
SPANS = dict.fromkeys(RATINGS, (0, 5)) | {"action_value": (0, 5), "damage": (1, 10), "armor": (1, 5)}
SPANS |= {"resilience": (0, 3)}


def words(enum: Any) -> list[str]:
    return [each.value for each in enum]


def legal(seed: int) -> list[Document]:
    """Return a pack's documents that keep to every rule, as ruled."""
    dice = Random(seed)
    people = [f"person_{number}" for number in range(2 * SIZE)]
    squads = [squad(dice, "red", people[:SIZE]), squad(dice, "blue", people[SIZE:])]
    maneuvers = [maneuver(dice, name, at) for at, name in enumerate(MANEUVERS)]
    return [fight(dice), *squads, *maneuvers, *(character(dice, name) for name in people)]


def character(dice: Random, name: str) -> Document:
    """Return a character with values anywhere within their limits."""
    values = {each: dice.randint(*span) for each, span in SPANS.items()}
    return {"kind": "character", "id": name, "name": name, "role": "any", **values}


def squad(dice: Random, name: str, members: list[str]) -> Document:
    known = dice.sample(MANEUVERS[3:], dice.randint(0, 3))
    named = {"kind": "squad", "id": name, "name": name, "colour": "#336699", "background": "Any."}
    return {**named, "members": members, "maneuvers": known}


def fight(dice: Random) -> Document:
    """Return a fight anywhere, begun anyhow, in which nobody has to concede at once."""
    places = [f"place {number}" for number in range(dice.randint(2, 12))]
    sides = {}
    for side, name in (("a", "red"), ("b", "blue")):
        sides[side] = {"squad": name, "location": dice.randrange(len(places))}
        sides[side] |= dice.choice([{}, {"size": dice.randint(1, SIZE)}])
        sides[side] |= dice.choice(
            [{}, {"preparation": dice.choice(words(Preparation))}, {"start_points": dice.randint(-5, 5)}]
        )
    return {"kind": "fight", "id": "any", "title": "Any", "description": "Any.", "locations": places, **sides}


def maneuver(dice: Random, name: str, at: int) -> Document:
    """Return a maneuver of any steps; an extra one is one of those before it, so that there is an end."""
    opposer, aimed = dice.choice(words(Opposer)), dice.random() < 0.5
    ally, targeted = dice.random() < 0.5, aimed or opposer == "target"
    people = ["actor", "opponent", "hidden_enemy", *(["target"] if targeted else []), *(["ally"] if ally else [])]
    made = {"kind": "maneuver", "id": name, "name": name, "opposer": opposer, "aimed": aimed, "names_ally": ally}
    made |= {"hiding": dice.choice(words(Hiding)), "direct_attack": dice.random() < 0.3}
    made |= {who: dice.sample(RATINGS, dice.randint(1, 6)) for who in ("actor", "opponent")}
    needs = [requirement(dice, targeted=targeted) for _ in range(dice.randint(0, 2))]
    parts = {
        part: [step(dice, people, opposer, MANEUVERS[:at]) for _ in range(dice.randint(0, 4))]
        for part in ("effect", "risk", "reward")
    }
    if parts["risk"] == parts["reward"]:
        parts["risk"] = [*parts["risk"], {"type": "lose_action", "whom": "actor"}]
    return {
        **made,
        **({"waived_by": "exposed"} if targeted and dice.random() < 0.3 else {}),
        "requires": needs,
        **parts,
    }


def requirement(dice: Random, *, targeted: bool) -> Document:
    """Return any requirement that can be met."""
    state: Document = {"type": "state", "state": dice.choice(words(State))}
    found: list[Document] = [
        state,
        {"type": "ally"},
        {"type": "rating", "rating": dice.choice(RATINGS), "least": dice.randint(1, 5)},
        {"type": "edge", "least": dice.randint(-30, 60)},
    ]
    return dice.choice([*found, {"type": "aim"}, {**state, "whom": "target"}] if targeted else found)


def step(dice: Random, people: list[str], opposer: str, others: list[str]) -> Document:
    """Return any step of the closed list, about somebody who is there."""
    whom, state = dice.choice(people), dice.choice(words(State))
    amount: Document = dice.choice([{"dice": dice.randint(1, 6)}, {"points": dice.randint(1, 30)}, {"margin": True}])
    paid: Document = {"currency": dice.choice(words(Currency)), "points": dice.randint(1, 30)}
    rolls = dice.choice(words(Scope))
    lasting: Document = {
        "rolls": rolls,
        "whom": whom,
        "until": "fight_end" if rolls == "checks_of" else dice.choice(words(Until)),
    }
    either: Document = {"type": dice.choice(["gain", "lose"]), "side": dice.choice(["own", "other"]), **amount}
    same = {"opponent", "target"} if opposer == "target" else set[str]()
    dealers = [each for each in people if each != whom and not {each, whom} <= same]
    found: list[Document] = [
        {"type": "move", "to": dice.choice(words(Way))},
        either,
        {"type": "pay", **paid},
        {"type": "pay_or_clear", **paid, "state": state},
        {"type": "set", "state": state, "whom": whom},
        {"type": "clear", "state": state, "whom": whom},
        {"type": "advantage", **lasting},
        {"type": "disadvantage", **lasting},
        {"type": "damage", "victim": whom, "dealer": dice.choice(dealers)},
        {"type": "lose_action", "whom": whom},
        {"type": "leave", "whom": whom},
        *([{"type": "unnoticed"}] if "target" in people else []),
        *([{"type": "extra", "maneuver": dice.choice(others)}] if others else []),
    ]
    return dice.choice(found)


def absurd(seed: int) -> list[Document]:
    """Return documents that each can be read, but that break rules in as many places as they can."""
    dice = Random(seed)
    documents = legal(seed)
    for document in documents:
        match document["kind"]:
            case "character":
                document |= {value: dice.randint(0, 20) for value in SPANS if dice.random() < 0.5}
            case "squad":
                document["members"] = [f"person_{dice.randrange(8)}" for _ in range(dice.randint(1, 12))]
                document["maneuvers"] = [dice.choice(MANEUVERS) for _ in range(dice.randint(0, 9))]
            case "fight":
                document["a"] |= {"start_points": dice.randint(-30, 60), "location": dice.randrange(12)}
                document["a"] |= {"size": dice.randint(1, 12)}
                document["b"] |= {"squad": dice.choice(["red", "blue"])}
                document["locations"] = ["hut"] * dice.randint(2, 12)
            case "maneuver":
                _spoil(dice, document)
    return [*documents, rules(dice)]


def _spoil(dice: Random, document: Document) -> None:
    people = words(Whom)
    document |= {"aimed": True, "names_ally": True, "actor": [dice.choice(RATINGS) for _ in range(6)]}
    document["requires"] = [{"type": "rating", "rating": "melee", "least": 9}]
    document["risk"] = document["reward"] = [
        {"type": "gain", "side": "own"},
        {"type": "damage", "victim": dice.choice(people), "dealer": dice.choice(people)},
        {"type": "extra", "maneuver": dice.choice(MANEUVERS)},
        {"type": "advantage", "rolls": "checks_of", "whom": dice.choice(people), "until": "actor_next_action"},
    ]


def rules(dice: Random) -> Document:
    """Return rules at the ends of what they may be."""
    span = {"least": dice.choice([0, 20]), "most": dice.choice([0, 20])}
    outcomes = ["none", "shaken", "wounded", "out_of_action", "killed"]
    table = [
        {"outcome": dice.choice(outcomes), **dice.choice([{}, {"least": dice.randint(-99, 99)}])}
        for _ in range(dice.randint(1, 8))
    ]
    return {
        "kind": "rules",
        "id": "any",
        "title": "Any",
        "character": dict.fromkeys(dice.sample(["action_value", "rating", "damage", "armor", "resilience"], 3), span),
        "squad": {"size": dice.choice([1, 12]), "budget": dice.choice([1, 40, 9999])},
        "check": {"fallout": table, "casualty": table},
        "end": {"clear_edge": 98, "decisive_edge": dice.choice([0, 99]), "rounds": 1, "concede_from_round": 99},
    }
