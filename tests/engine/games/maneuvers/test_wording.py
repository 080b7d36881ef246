"""Every step, every requirement and every maneuver has its words, and says them in English."""

import re
from collections.abc import Iterator, Mapping
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from engine.games.maneuvers.wording import Wording, maneuver_text, ratings_words, requirement_sentence, step_sentence
from schemas.models.maneuvers.maneuver import Maneuver, Requirement
from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.steps import Step
from schemas.models.maneuvers.words import Currency, Hiding, Opposer, Rating, Scope, SideWord, State, Until, Way, Whom

STEP: TypeAdapter[Step] = TypeAdapter(Step)
REQUIREMENT: TypeAdapter[Requirement] = TypeAdapter(Requirement)
NAMES = {"observe": "Observe", "take_cover": "Take Cover"}
WORDING = Wording(Rules(kind="rules", id="as_ruled", title="As ruled"), NAMES)


def _every_step() -> Iterator[Mapping[str, object]]:
    yield from ({"type": "move", "to": way} for way in Way)
    for kind, side, points, dice, margin in product(("gain", "lose"), SideWord, range(31), range(7), (False, True)):
        yield {"type": kind, "side": side, "points": points, "dice": dice, "margin": margin}
    for currency, points in product(Currency, range(1, 31)):
        yield {"type": "pay", "currency": currency, "points": points}
        for state in State:
            yield {"type": "pay_or_clear", "currency": currency, "points": points, "state": state}
    for kind, state, whom in product(("set", "clear"), State, Whom):
        yield {"type": kind, "state": state, "whom": whom}
    for kind, on, whom, until in product(("advantage", "disadvantage"), Scope, Whom, Until):
        yield {"type": kind, "rolls": on, "whom": whom, "until": until}
    yield from ({"type": "damage", "victim": victim, "dealer": dealer} for victim, dealer in product(Whom, Whom))
    yield from ({"type": kind, "whom": whom} for kind, whom in product(("lose_action", "leave"), Whom))
    yield from ({"type": "extra", "maneuver": name} for name in NAMES)
    yield {"type": "unnoticed"}


STEPS = [STEP.validate_python(each) for each in _every_step()]

REQUIREMENTS: list[Mapping[str, object]] = [
    *({"type": "state", "state": state, "whom": whom} for state in State for whom in ("actor", "target")),
    {"type": "aim"},
    {"type": "ally"},
    *({"type": "rating", "rating": rating, "least": least} for rating in Rating for least in range(1, 10)),
    *({"type": "edge", "least": least} for least in range(-30, 61)),
]


WRONG = re.compile(
    r"_|\{|  |\bNone\b|(?<!\+ )\b1 points\b|\b0\b"
    r"|\bYou (is|has|stops|goes|becomes|begins|deals|misses|leaves)\b"
    r"|(?<!against )\b([Tt]he target|[Yy]our opponent|[Tt]he ally|[Oo]ne hidden enemy) (are|have|stop|go|begin|deal)\b"
)
"""Identifiers, numbers that are not written so, and verbs that do not agree."""


def _reads_well(text: str) -> bool:
    """Return whether text is one sentence, with a capital, a full stop, and nothing that is wrong."""
    return bool(re.fullmatch(r"[A-Z][^.]*\.", text)) and not WRONG.search(text)


def test_every_step_of_the_closed_list_is_a_sentence() -> None:
    """Each step that a document may write is one English sentence; what is walked here is all there is."""
    kinds = {step.type for step in STEPS}
    union = STEP.json_schema()["discriminator"]["mapping"]
    assert kinds == set(union)
    said = [step_sentence(step, WORDING) for step in STEPS]
    assert not [each for each in said if not _reads_well(each)]


def test_steps_that_differ_read_differently() -> None:
    """Two steps that do not do the same never bear the same sentence."""
    said: dict[str, Step] = {}
    for step in STEPS:
        sentence = step_sentence(step, WORDING)
        assert sentence not in said, (step, said[sentence])
        said[sentence] = step


def test_every_requirement_reads_differently() -> None:
    """Each requirement is a sentence of its own: states of two people, aim, an ally, ratings, Edge (MN.GAP.3)."""
    said = [requirement_sentence(REQUIREMENT.validate_python(each), WORDING) for each in REQUIREMENTS]
    assert len({*said}) == len(said)
    assert all(re.fullmatch(r"[A-Z][^.{_]+\.", each) for each in said)
    assert "Your Edge must be \N{MINUS SIGN}5 or more." in said


_ratings = st.lists(st.sampled_from(Rating), min_size=1, max_size=6, unique=True)
_steps = st.lists(st.sampled_from(STEPS), max_size=6)
_maneuvers = st.fixed_dictionaries(
    {
        "kind": st.just("maneuver"),
        "id": st.just("homebrew"),
        "name": st.just("Homebrew"),
        "actor": _ratings,
        "opponent": _ratings,
        "opposer": st.sampled_from(Opposer),
        "aimed": st.just(value=True),
        "names_ally": st.just(value=True),
        "direct_attack": st.booleans(),
        "hiding": st.sampled_from(Hiding),
        "requires": st.lists(st.sampled_from(REQUIREMENTS), max_size=6),
        "waived_by": st.none() | st.sampled_from(State),
        "effect": _steps,
        "risk": _steps,
        "reward": _steps,
    }
)


@settings(max_examples=60, deadline=None)
@given(fields=_maneuvers)
def test_any_maneuver_is_said_whole(fields: dict[str, object]) -> None:
    """Whatever an author puts together has an Effect, a Risk and a Reward that can be read aloud (MN.COR.1)."""
    maneuver = Maneuver.model_validate(
        {**fields, **{part: _plain(fields[part]) for part in ("effect", "risk", "reward")}}
    )
    text = maneuver_text(maneuver, WORDING)
    for said in (text.effect, text.risk, text.reward, *text.requires, *text.notes):
        assert said.endswith(".")
        assert not re.search(r"_|\{|  |None\b(?! of this)", said)
    assert re.fullmatch(r"[A-Za-z, ]+", text.roll)
    assert re.fullmatch(r"[A-Za-z, ]+", text.opposed)
    assert len({*text.requires}) == len(text.requires)


def _plain(steps: object) -> list[object]:
    assert isinstance(steps, list)
    return [step.model_dump() for step in steps]


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        ({"type": "gain", "side": "own", "dice": 1, "margin": True}, "Your squad gains 1d6 points plus the margin."),
        ({"type": "lose", "side": "other", "margin": True}, "The other squad loses points equal to the margin."),
        ({"type": "gain", "side": "other", "points": 1}, "The other squad gains 1 point."),
        ({"type": "gain", "side": "own", "points": 3, "dice": 2}, "Your squad gains 2d6 + 3 points."),
        ({"type": "pay", "currency": "edge", "points": 10}, "Spend 10 Edge."),
        ({"type": "pay", "currency": "points", "points": 1}, "Spend 1 point."),
        (
            {"type": "pay_or_clear", "currency": "edge", "points": 5, "state": "hidden"},
            "Spend 5 Edge, or you stop hiding.",
        ),
        ({"type": "set", "state": "exposed", "whom": "actor"}, "You are exposed to your opponent."),
        ({"type": "set", "state": "exposed", "whom": "target"}, "The target is exposed to you."),
        ({"type": "clear", "state": "hidden", "whom": "hidden_enemy"}, "One hidden enemy stops hiding."),
        (
            {"type": "disadvantage", "rolls": "next_maneuver_of", "whom": "target", "until": "fight_end"},
            "The target's next Maneuver has disadvantage.",
        ),
        (
            {"type": "advantage", "rolls": "checks_of", "whom": "ally", "until": "fight_end"},
            "The ally's Fallout and Casualty checks have advantage.",
        ),
        ({"type": "damage", "victim": "actor", "dealer": "opponent"}, "Your opponent deals direct damage to you."),
        ({"type": "damage", "victim": "ally", "dealer": "ally"}, "The ally deals direct damage to themselves."),
        ({"type": "lose_action", "whom": "opponent"}, "Your opponent misses their next action."),
        ({"type": "extra", "maneuver": "observe"}, "You may make one more Maneuver in this action: Observe."),
        ({"type": "extra", "maneuver": "dig_in"}, "You may make one more Maneuver in this action: Dig In."),
        ({"type": "unnoticed"}, "The other squad does not notice."),
    ],
)
def test_a_step_says_what_its_rule_says(step: dict[str, object], expected: str) -> None:
    """The words of a card are those of the rules: MN.ENG.4, MN.ASL.4, MN.SNP.3, MN.SNP.5, MN.OBS.4, MN.AID.2."""
    assert step_sentence(STEP.validate_python(step), WORDING) == expected


def test_all_ratings_are_any_rating() -> None:
    """A maneuver for everybody names no list of six (MN.COR.2)."""
    assert ratings_words(Rating) == "any rating"
    assert ratings_words([Rating.STEALTH, Rating.MELEE, Rating.STEALTH]) == "Stealth or Melee"


def test_words_follow_the_rules_of_the_pack() -> None:
    """Another die of points, an extra Effect alone and sniping unready are said so (MN.GAP.12, MN.GAP.17)."""
    rules = WORDING.rules.model_validate(
        {
            **WORDING.rules.model_dump(),
            "dice": {"points": 8},
            "observing": {"extra": "effect_only"},
            "hiding": {"snipe_needs_ready": False},
        }
    )
    eights = Wording(rules, NAMES)
    lost = STEP.validate_python({"type": "lose", "side": "own", "dice": 2})
    more = STEP.validate_python({"type": "extra", "maneuver": "observe"})
    assert step_sentence(lost, eights) == "Your squad loses 2d8 points."
    assert step_sentence(more, eights) == "You may carry out the Effect of one more Maneuver in this action: Observe."
    aim = requirement_sentence(REQUIREMENT.validate_python({"type": "aim"}), eights)
    assert aim == "You must be an observer, or the target must be flagged."


def test_a_cost_is_a_requirement_that_nothing_waives() -> None:
    """Who snipes at a character that is exposed to them still needs the 5 Edge (MN.GAP.3, MN.GAP.11)."""
    snipe = Maneuver.model_validate(
        {
            "kind": "maneuver",
            "id": "snipe",
            "name": "Snipe",
            "actor": ["firefight"],
            "opponent": ["awareness"],
            "opposer": "target",
            "requires": [{"type": "state", "state": "hidden"}, {"type": "aim"}],
            "waived_by": "exposed",
            "effect": [{"type": "pay", "currency": "edge", "points": 5}],
            "risk": [],
            "reward": [],
        }
    )
    text = maneuver_text(snipe, WORDING)
    assert text.requires == (
        "You must be hiding.",
        "You must be ready to snipe and an observer, or the target must be flagged.",
        "None of this is needed if the target is exposed to you.",
        "Your Edge must be 5 or more.",
    )
    assert (text.effect, text.risk) == ("Spend 5 Edge.", "Nothing happens.")
