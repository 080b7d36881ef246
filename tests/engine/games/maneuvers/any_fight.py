"""Fights at random: squads of any size, characters of any values, maneuvers of any steps, rules of any parameters."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from engine.battles.modes import new_game, play
from engine.battles.orders import BattleOrder, Participant
from engine.games.maneuvers.battle.prepared import PreparedPack
from engine.games.maneuvers.battle.set_up import ManeuversSetup, set_up_battle
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.names import Meeting
from schemas.models.maneuvers.fight import Character, Squad
from schemas.models.maneuvers.maneuver import Maneuver
from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.words import Currency, Hiding, Opposer, Rating, Scope, SideWord, State, Until, Way
from schemas.packs.packs import Pack

SPANS = {"action_value": (0, 5), "damage": (1, 10), "armor": (1, 5), "resilience": (0, 3)}
SIZES = (1, 2, 3, 4, 4, 4, 5, 6, 12)
OTHER_RULES: Mapping[str, Mapping[str, Sequence[Any]]] = {
    "dice": {"action": [4, 20], "initiative": [2, 10], "points": [2, 8], "check": [4, 20]},
    "advantage": {"stacking": ["once"]},
    "total": {"floor": [-5, 0, 5], "edge_needed": [False], "points_floor": [-10, 5]},
    "order": {"ties": ["squad"], "alternation": ["running"], "each_round": [True]},
    "opposing": {"after_lost_action": [False], "against": ["target"]},
    "hiding": {
        "disadvantage": [0, 2],
        "ends_by_moving": [False],
        "exposed_advantage": [0, 2],
        "exposure_waives": [False],
        "exposure_ends_by_moving": [False],
        "exposure_ends_by_use": [False],
        "snipe_needs_ready": [False],
        "masked": [False],
    },
    "observing": {
        "observer_until": ["next_action"],
        "flag_until": ["fight_end"],
        "flag_advantage": [0, 2],
        "extra": ["effect_only"],
    },
    "escape": {"points": [0, 3], "takes_action": [False]},
    "lasting": {"ends": ["end"], "lost_action_counts": [False], "aid_stacks": [True]},
    "damage": {"casualty_times": [1, 3], "tier_replaces": [False]},
    "late": {
        "from_round": [1, 3],
        "casualty_at_most": [-30, 20],
        "opposing_fails": [False],
        "tie_fails": [True],
        "total_at": ["before_effect"],
    },
    "end": {
        "concede_edge": [None, 8],
        "concede_from_round": [1, 6],
        "rounds": [3, 12],
        "victory_by": ["edge"],
        "harm_points": [{"fallout": 0, "casualty": 1, "dead": 7, "left": 0}],
    },
    "check": {"several": ["first"], "escaped_too": [False]},
}
"""Values beside those that are ruled."""


def words(kind: Any) -> list[str]:
    """Return the words of a vocabulary."""
    return [word.value for word in kind]


def any_rules(dice: Random) -> Rules:
    """Return rules of which about a third is not as ruled."""
    groups = {
        group: {name: dice.choice(values) for name, values in names.items() if dice.random() < 0.3}
        for group, names in OTHER_RULES.items()
    }
    return Rules.model_validate({"kind": "rules", "id": "any", "title": "Any", **groups})


def any_character(dice: Random, number: int) -> Character:
    """Return a character within the limits of the rules."""
    values = {name: dice.randint(*span) for name, span in SPANS.items()}
    values |= {rating: dice.randint(0, 5) for rating in words(Rating)}
    data = {"kind": "character", "id": f"person_{number}", "name": f"Person {number}", "role": "any", **values}
    return Character.model_validate(data)


def any_step(dice: Random, named: Sequence[str], earlier: Sequence[str]) -> dict[str, Any]:
    """Return a step of any kind about those who are `named`; an extra maneuver is one of `earlier` ones."""
    whom = {"whom": dice.choice(named)}
    advantage = {"rolls": dice.choice(words(Scope)), **whom, "until": dice.choice(words(Until))}
    change = {"side": dice.choice(words(SideWord)), "points": dice.randint(0, 4), "dice": dice.randint(0, 2)}
    price = {"currency": dice.choice(words(Currency)), "points": dice.randint(1, 4)}
    dealer, victim = dice.sample([*named], 2)
    steps: list[dict[str, Any]] = [
        {"type": "move", "to": dice.choice(words(Way))},
        {"type": "gain", **change, "margin": dice.random() < 0.5},
        {"type": "lose", **change, "margin": dice.random() < 0.5},
        {"type": "pay", **price},
        {"type": "pay_or_clear", **price, "state": dice.choice(words(State))},
        {"type": "set", "state": dice.choice(words(State)), **whom},
        {"type": "set", "state": dice.choice(words(State)), **whom},
        {"type": "clear", "state": dice.choice(words(State)), **whom},
        {"type": "advantage", **advantage},
        {"type": "disadvantage", **advantage},
        {"type": "damage", "victim": victim, "dealer": dealer},
        {"type": "lose_action", **whom},
        *([{"type": "unnoticed"}] if "target" in named else []),
    ]
    steps += [{"type": "leave", **whom}] if dice.random() < 0.1 else []
    steps += [{"type": "extra", "maneuver": dice.choice(earlier)}] if earlier else []
    return dice.choice(steps)


def any_need(dice: Random, *, targeted: bool) -> dict[str, Any]:
    """Return a requirement; one about a target only where there is one."""
    whom = dice.choice(["actor", "target"] if targeted else ["actor"])
    return dice.choice(
        [
            {"type": "state", "state": dice.choice(words(State)), "whom": whom},
            *([{"type": "aim"}] if targeted else []),
            {"type": "ally"},
            {"type": "rating", "rating": dice.choice(words(Rating)), "least": dice.randint(1, 4)},
            {"type": "edge", "least": dice.randint(-8, 6)},
        ]
    )


def any_maneuver(dice: Random, number: int, earlier: Sequence[str]) -> Maneuver:
    """Return a maneuver of any requirements and steps."""
    opposer, aimed = dice.choice(words(Opposer)), dice.random() < 0.4
    targeted = aimed or opposer == "target"
    needs = [any_need(dice, targeted=targeted) for _ in range(dice.choice([0, 0, 0, 1, 2]))]
    ally = dice.random() < 0.4 or {"type": "ally"} in needs
    named = ["actor", "opponent", "hidden_enemy", *(["target"] if targeted else [])]
    named += ["ally"] if ally else []
    parts = {
        part: [any_step(dice, named, earlier) for _ in range(dice.randint(0, 4))]
        for part in ("effect", "risk", "reward")
    }
    return Maneuver.model_validate(
        {
            "kind": "maneuver",
            "id": f"any_{number:02}",
            "name": f"Any {number}",
            "actor": dice.sample(words(Rating), dice.randint(1, 3)),
            "opponent": dice.sample(words(Rating), dice.randint(1, 3)),
            "opposer": opposer,
            "aimed": aimed,
            "names_ally": ally,
            "direct_attack": dice.random() < 0.4,
            "hiding": dice.choice(words(Hiding)),
            "requires": needs,
            "waived_by": dice.choice([None, None, "exposed", "flagged", "hidden"]) if targeted else None,
            **parts,
        }
    )


class AnyPack(PreparedPack):
    """A pack whose squads, maneuvers and rules are drawn by a seed."""

    def __init__(self, pack: Pack, seed: int) -> None:
        super().__init__(pack)
        dice = Random(seed)
        self.rules = any_rules(dice)
        made: list[Maneuver] = []
        for number in range(dice.randint(2, 14)):
            made.append(any_maneuver(dice, number, [each.id for each in made]))
        self.__dict__["maneuvers"] = tuple(made)
        self.people = [any_character(dice, number) for number in range(24)]
        dice.shuffle(self.people)
        self.sizes = (dice.choice(SIZES), dice.choice(SIZES))
        self.starts = (dice.randint(-6, 9), dice.randint(-6, 9))

    def meeting(self, scenario: str | None) -> Meeting:
        """Return open ground, with totals at random."""
        return replace(super().meeting(scenario), start_totals=self.starts)

    def members(self, squad: Squad) -> tuple[Character, ...]:
        """Return characters at random: those of the first squad from the front, of the others from the back."""
        size, other = self.sizes
        return tuple(self.people[:size]) if squad.id == "copperhead" else tuple(self.people[-other:])


Who = tuple[str, str]


def set_out(prepared: PreparedPack, seed: int, mode: str, who: Who = ("random", "random")) -> ManeuversSetup:
    """Return a fight of Copperhead against Lantern before its first row."""
    seated = tuple(Participant(*each) for each in zip(("a", "b"), ("copperhead", "lantern"), who, strict=True))
    return set_up_battle(prepared, BattleOrder(seated, seed=seed), new_game(Game, mode))


def fought(prepared: PreparedPack, seed: int, mode: str) -> ManeuversSetup:
    """Return a fight that is over, or whose log is full."""
    setup = set_out(prepared, seed, mode)
    play("maneuvers", setup.game, mode)
    return setup
