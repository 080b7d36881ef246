import json
import re
from itertools import combinations
from typing import Any

import pytest

from engine.checking.checks import check_packs
from engine.games.maneuvers.checks.fights import start_of
from engine.games.maneuvers.squads import RATINGS, VALUES, cost_of, members_of
from engine.paths import CONTENT
from schemas.base import Document
from schemas.models.maneuvers.fight import Character, Fight, Squad
from schemas.models.maneuvers.maneuver import Maneuver
from schemas.models.maneuvers.rules import Rules
from schemas.models.rulebook import Rulebook
from schemas.packs.packs import Pack

RULE_COUNTS = {
    "SQD": 3, "ORD": 3, "COR": 6, "ENG": 4, "ESC": 6, "COV": 4, "SNP": 5, "ASL": 4, "CFR": 4, "DIS": 4, "OBS": 4,
    "FLG": 4, "AID": 4, "STR": 4, "TRM": 4, "DMG": 5, "VIC": 4,
}  # fmt: skip
"""The areas of the rule catalogue and their numbers of rules: 72 in all."""
RULINGS, HOUSE = 33, 8

CHARACTERS = {
    "vale": (3, 3, 2, 2, 1, 3, 4, 4, 2, 2), "okoro": (1, 4, 3, 1, 0, 2, 1, 6, 3, 3),
    "pell": (2, 4, 1, 2, 4, 4, 1, 5, 1, 1), "ruiz": (2, 2, 1, 3, 2, 3, 3, 3, 2, 2),
    "haig": (4, 2, 2, 3, 2, 3, 4, 3, 2, 2), "brandt": (2, 3, 4, 3, 1, 1, 2, 5, 3, 3),
    "suri": (4, 2, 2, 4, 4, 4, 0, 3, 1, 1), "dace": (1, 4, 2, 2, 1, 2, 2, 5, 2, 2),
}  # fmt: skip
"""The house characters of two squads: Action Value, the six ratings, Damage, Armor and Resilience."""

DICE, MARGIN = {"dice": 1}, {"margin": True}
OWN, OTHER = {"side": "own"}, {"side": "other"}
UNTIL = {"until": "actor_next_action"}
AGAINST_ACTOR = {"rolls": "maneuvers_against", "whom": "actor", **UNTIL}
HIDDEN = {"state": "hidden"}


def step(kind: str, *parts: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A step as data, without what is as it is left out."""
    joined: dict[str, Any] = {"type": kind}
    for part in (*parts, more):
        joined |= part
    return joined


PRINTED: dict[str, dict[str, Any]] = {
    "engage": {
        "actor": ["firefight", "athletics"], "opponent": ["firefight", "awareness"],
        "effect": [step("move", to="anywhere")],  # MN.ENG.2
        "risk": [step("lose", OWN, DICE)],  # MN.ENG.3
        "reward": [step("gain", OWN, DICE, MARGIN)],  # MN.ENG.4
    },
    "escape": {
        "actor": ["athletics", "stealth"], "opponent": ["athletics", "firefight"],
        "effect": [step("move", to="away"), step("set", state="escaping", whom="actor")],  # MN.ESC.2
        "risk": [step("advantage", AGAINST_ACTOR)],  # MN.ESC.5
        "reward": [step("disadvantage", AGAINST_ACTOR)],  # MN.ESC.6
    },
    "take_cover": {
        "actor": ["athletics", "stealth"], "opponent": ["awareness", "firefight"],
        "effect": [step("set", HIDDEN, whom="actor")],  # MN.COV.2
        "risk": [step("gain", OTHER, DICE), step("set", state="exposed", whom="actor")],  # MN.COV.3
        "reward": [step("gain", OWN, DICE), step("set", state="snipe_ready", whom="actor")],  # MN.COV.4
    },
    "snipe": {
        "actor": ["firefight", "stealth"], "opponent": ["awareness", "athletics"],
        "opposer": "target", "direct_attack": True, "waived_by": "exposed",  # MN.GAP.6, MN.GAP.9, MN.GAP.11
        "requires": [{"type": "state", **HIDDEN}, {"type": "aim"}],  # MN.SNP.1, MN.SNP.2, MN.GAP.12
        "effect": [
            step("pay", currency="edge", points=5),
            step("disadvantage", rolls="next_maneuver_of", whom="target", until="fight_end"),
        ],  # MN.SNP.3, MN.GAP.27
        "risk": [step("clear", HIDDEN, whom="actor")],  # MN.SNP.4
        "reward": [
            step("damage", victim="target", dealer="actor"),
            step("pay_or_clear", HIDDEN, currency="edge", points=5),
        ],  # MN.SNP.5
    },
    "assault": {
        "actor": ["melee", "firefight"], "opponent": ["melee", "firefight"],
        "opposer": "target", "direct_attack": True,
        "effect": [step("pay", currency="edge", points=10), step("move", to="towards")],  # MN.ASL.2
        "risk": [step("damage", victim="actor", dealer="opponent")],  # MN.ASL.3
        "reward": [step("lose", OTHER, MARGIN), step("damage", victim="target", dealer="actor")],  # MN.ASL.4
    },
    "cover_fire": {
        "actor": ["firefight", "command"], "opponent": ["athletics", "command"],
        "hiding": "ends",  # MN.GAP.10; the other side chooses who opposes: MN.GAP.6
        "effect": [],
        "risk": [step("lose", OWN, DICE)],  # MN.CFR.3
        "reward": [
            step("lose", OTHER, DICE),
            step("disadvantage", rolls="maneuvers_of", whom="opponent", **UNTIL),
        ],  # MN.CFR.2 but not on the Risk (MN.GAP.28), MN.CFR.4
    },
    "distract": {
        "actor": ["command", "athletics"], "opponent": ["awareness", "command"], "hiding": "ends", "names_ally": True,
        "effect": [step("advantage", AGAINST_ACTOR)],  # MN.DIS.2
        "risk": [step("damage", victim="actor", dealer="opponent")],  # MN.DIS.3
        "reward": [
            step("gain", OWN, MARGIN),
            step("disadvantage", rolls="maneuvers_against", whom="ally", **UNTIL),
        ],  # MN.DIS.4
    },
    "observe": {
        "actor": ["awareness", "stealth"], "opponent": ["stealth", "command"],
        "effect": [step("set", state="observer", whom="actor")],  # MN.OBS.2
        "risk": [step("lose", OWN, DICE)],  # MN.OBS.3
        "reward": [step("gain", OWN, DICE, MARGIN), step("clear", HIDDEN, whom="hidden_enemy")],  # MN.OBS.4
    },
    "flag": {
        "actor": ["awareness", "command"], "opponent": ["stealth", "awareness"], "aimed": True,
        "hiding": "ends_without_reward", "requires": [{"type": "state", "state": "observer"}],  # MN.FLG.1, MN.GAP.10
        "effect": [step("gain", OWN, DICE), step("set", state="flagged", whom="target")],  # MN.FLG.2
        "risk": [step("advantage", AGAINST_ACTOR)],  # MN.FLG.3, MN.GAP.14
        "reward": [step("gain", OWN, MARGIN), step("unnoticed")],  # MN.FLG.4
    },
    "aid_ally": {
        "actor": ["athletics", "command"], "opponent": ["firefight", "awareness"], "hiding": "ends",
        "requires": [{"type": "ally"}],  # MN.AID.1
        "effect": [
            step("lose", OWN, DICE),
            step("advantage", rolls="checks_of", whom="ally", until="fight_end"),
        ],  # MN.AID.2
        "risk": [step("lose_action", whom="actor")],  # MN.AID.3
        "reward": [step("extra", maneuver="observe")],  # MN.AID.4
    },
    "strand": {
        "actor": ["firefight", "stealth"], "opponent": ["firefight", "awareness"], "requires": [{"type": "ally"}],
        "effect": [step("move", to="anywhere")],  # MN.STR.2
        "risk": [step("lose", OWN, DICE), step("damage", victim="ally", dealer="opponent")],  # MN.STR.3, MN.GAP.9
        "reward": [step("lose", OTHER, MARGIN, dice=2)],  # MN.STR.4
    },
}  # fmt: skip
"""The eleven maneuvers of the rulebook, part by part; ratings and who opposes are those of the house table."""


@pytest.fixture(scope="module")
def pack() -> Pack:
    [pack] = check_packs([CONTENT / "maneuvers"]).packs
    return pack


def models(pack: Pack, kind: str) -> list[Document]:
    return [loaded.model for loaded in pack.of_kind(kind)]


def squads_of(pack: Pack) -> list[Squad]:
    return [squad for squad in models(pack, "squad") if isinstance(squad, Squad)]


def book_of(pack: Pack) -> Rulebook:
    [book] = models(pack, "rulebook")
    assert isinstance(book, Rulebook)
    return book


def test_nothing_is_wrong_with_it() -> None:
    """The sample content is an example to authors: it has no errors and no warnings."""
    assert check_packs([CONTENT / "maneuvers"]).diagnostics == ()


def test_there_is_enough_to_play(pack: Pack) -> None:
    """Twelve characters, three squads, thirteen maneuvers, three fights; every squad fights, every character too."""
    counts = {kind: len(pack.of_kind(kind)) for kind in ("character", "squad", "maneuver", "fight")}
    assert counts == {"character": 12, "squad": 3, "maneuver": 13, "fight": 3}

    fights = [fight for fight in models(pack, "fight") if isinstance(fight, Fight)]
    assert {name for fight in fights for name in (fight.a.squad, fight.b.squad)} == {
        each.id for each in squads_of(pack)
    }
    assert sorted(name for squad in squads_of(pack) for name in squad.members) == sorted(
        loaded.id for loaded in pack.of_kind("character")
    )


@pytest.mark.parametrize("name", PRINTED)
def test_a_printed_maneuver_is_as_the_rules_say(name: str, pack: Pack) -> None:
    """Requirement, Effect, Risk and Reward step by step, who opposes, and what becomes of hiding."""
    expected = {"kind": "maneuver", "id": name, "name": name.replace("_", " ").title(), **PRINTED[name]}
    found = pack.named("maneuver", name, Maneuver)
    assert found is not None

    assert found.model_copy(update={"about": ""}) == Maneuver.model_validate(expected)
    assert found.text == ""


def test_two_maneuvers_are_homebrew_and_known_to_one_squad(pack: Pack) -> None:
    """Beside the eleven there are two that a squad names as its own; no two of the thirteen do the same."""
    maneuvers = [each for each in models(pack, "maneuver") if isinstance(each, Maneuver)]
    own = {each.id for each in maneuvers} - set(PRINTED)
    known = [set(squad.maneuvers) for squad in squads_of(pack) if squad.maneuvers]

    assert len(own) == 2
    assert known == [own]
    assert len({(each.effect, each.risk, each.reward) for each in maneuvers}) == 13


def test_eight_characters_are_those_of_the_house_table(pack: Pack) -> None:
    """Every value of the two house squads."""
    found = {each.id: each for each in models(pack, "character") if isinstance(each, Character)}

    assert {name: tuple(getattr(found[name], value) for value in VALUES) for name in CHARACTERS} == CHARACTERS


def test_no_two_characters_are_alike(pack: Pack) -> None:
    """Any two differ in three of their ten values, ours in five; each has a name, a role and a line of their own."""
    people = [each for each in models(pack, "character") if isinstance(each, Character)]
    for one, other in combinations(people, 2):
        least = 3 if {one.id, other.id} <= set(CHARACTERS) else 5
        assert sum(getattr(one, name) != getattr(other, name) for name in VALUES) >= least, (one.id, other.id)
    assert len({each.name for each in people}) == len({each.note for each in people}) == 12
    for squad in squads_of(pack):
        assert len({each.role for each in members_of(squad, pack)}) == 4


def test_squads_are_matched_and_each_is_best_at_something(pack: Pack) -> None:
    """None costs a tenth more than another, and each has the highest sum of a rating."""
    assert isinstance(pack.rules, Rules)
    squads = {squad.id: members_of(squad, pack) for squad in squads_of(pack)}
    costs = [sum(cost_of(each, pack.rules) for each in members) for members in squads.values()]
    sums = {
        value: {name: sum(getattr(each, value) for each in members) for name, members in squads.items()}
        for value in (*RATINGS, "action_value")
    }
    best = {max(each, key=each.__getitem__) for each in sums.values()}

    assert max(costs) <= 1.1 * min(costs)
    assert best == set(squads)
    assert len({squad.colour for squad in squads_of(pack)}) == 3


def test_fights_begin_with_different_problems(pack: Pack) -> None:
    """From nothing, from nine points behind, and with the Edge for whatever costs Edge, but not for all of it."""
    assert isinstance(pack.rules, Rules)
    rules = pack.rules
    fights = {each.id: each for each in models(pack, "fight") if isinstance(each, Fight)}
    edges = {name: start_of(each.a, rules) - start_of(each.b, rules) for name, each in fights.items()}

    assert edges == {"loading_dock": 0, "lights_out": 9, "hold_the_stairs": 18}
    assert len({(each.a.squad, each.b.squad) for each in fights.values()}) == 3
    assert fights["loading_dock"].locations == (
        "yard gate",
        "loading dock",
        "main floor",
        "office stairs",
        "rear lot",
    )


def test_all_content_is_our_own(pack: Pack) -> None:
    """The source has no cards: every document says it is house content, and the pack says what it builds on."""
    assert {loaded.model.source for loaded in pack.documents} == {"house"}
    assert pack.manifest.licence == "CC-BY-SA-3.0"
    for words in ('"Combat"', "CC BY-SA 3.0", "https://creativecommons.org/licenses/by-sa/3.0/", "Changes made"):
        assert words in pack.manifest.notice


def test_the_rulebook_is_complete(pack: Pack) -> None:
    """Every rule, house procedure and ruling is in the rulebook once; rules stand as one needs them in play."""
    counts = {**RULE_COUNTS, "HOUSE": HOUSE}
    expected = [f"MN.{area}.{number}" for area, count in counts.items() for number in range(1, count + 1)]

    assert sum(RULE_COUNTS.values()) == 72
    assert sorted(rule.id for rule in book_of(pack).rules) == sorted(expected)
    assert [ruling.id for ruling in book_of(pack).rulings] == [f"MN.GAP.{number}" for number in range(1, RULINGS + 1)]


def test_every_ruling_that_has_parameters_names_ones_that_exist(pack: Pack) -> None:
    """An author who reads a ruling can look its parameters up in the rules document, and the other way round."""
    for ruling in book_of(pack).rulings:
        for name in ruling.parameters:
            value: object = pack.rules.model_dump()
            for part in name.split("."):
                assert isinstance(value, dict)
                value = value[part]

    known = {rule.id for rule in book_of(pack).rules} | {ruling.id for ruling in book_of(pack).rulings}
    named = set(re.findall(r"MN\.[A-Z]+\.[0-9]+", json.dumps(Rules.model_json_schema())))
    assert named <= known
    assert {ruling.id for ruling in book_of(pack).rulings if ruling.parameters} <= named


def test_the_rules_document_writes_down_every_parameter(pack: Pack) -> None:
    """The shipped rules are the rulings, every one of them written out for authors to see."""
    [loaded] = pack.of_kind("rules")
    as_ruled = Rules(kind="rules", id=loaded.id, title=str(loaded.data["title"]))

    groups = set(Rules.model_fields) - set(Document.model_fields) - {"title", "description"}
    expected = as_ruled.model_dump(mode="json", include=groups)
    for table in ("fallout", "casualty"):
        assert expected["check"][table].pop() == {"least": None, **loaded.data["check"][table][-1]}
        expected["check"][table].append(loaded.data["check"][table][-1])
    assert {name: loaded.data[name] for name in sorted(groups)} == expected
