"""The sentences of a battle in other languages: whole, with every word of ours, and the forms that numbers take."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from re import findall
from typing import Any, Final

import pytest

from engine.battles.battle import fight
from engine.battles.events import word
from engine.battles.orders import BattleOrder, Participant
from engine.games.seven_seconds.form import SEATS
from engine.games.seven_seconds.kernel.codes import Cause, Edge, Ending, Weapon
from engine.games.seven_seconds.kernel.mission_codes import LeftAs
from engine.games.seven_seconds.log.events import LOG
from engine.games.seven_seconds.log.words import (
    CARD_KINDS,
)
from engine.games.seven_seconds.names import OBJECTIVES
from schemas.catalogues import saying
from schemas.catalogues.saying import PSEUDO
from schemas.models.seven_seconds.cards import ObjectiveState
from schemas.models.seven_seconds.rules.terrain import ALIASES, TYPES
from schemas.models.seven_seconds.words import DroneType, TrooperType
from schemas.packs.packs import Pack

ROW: Final[dict[str, Any]] = {
    **dict.fromkeys(("red", "blue", "number", "value", "counters", "points", "placed", "count", "dice", "shed"), 3),
    **dict.fromkeys(("own_counters", "enemy_counters", "points_per_counter", "range_band", "rounds", "pool"), 4),
    **dict.fromkeys(("armour", "red_die", "other_die", "stage", "countermeasures", "added", "blips", "units"), 5),
    **dict.fromkeys(("x_in", "y_in", "length_in", "radius_in"), 6.0),
    **dict.fromkeys(("side", "winner", "table"), "red"),
    **dict.fromkeys(("by", "attacker"), "blue"),
    "actor": "red kamikaze drone 2",
    "target": "alpha",
    "objective": "beta",
    "drones": ["blue recce drone 1"],
    "edge": "south",
    "kind": "mission_card",
    "title": "Xyz",
    "cause": "its jump",
    "weapon": "gauss rifle",
    "reason": "a withdrawal",
    "state": "secured",
    "result": "grazed",
    "level": "decisive",
    "feature": "f_1",
    "type": "large_building",
    "distance_in": 7,
    "angle_deg": 90,
    "allowance": 2,
}
"""A row with all values of all events; the author's texts in it have no vowels."""

FLAGS: Final = ("attack_defense", "awake", "works", "hit", "beats_armour", "made", "active", "harmed")
OTHERWISE: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"winner": None, "table": "contested", "points_per_counter": 0, "value": 0, "drones": [], "target": ROW["actor"]},
    {"bonus": {"red": 1, "blue": 0}, "put_back": ["Zzz"], "actor": "blue blip 12", "level": "normal", "dice": 1},
    {"target": "spot 2", "level": "marginal", "result": "killed", "points": 1, "placed": 1, "rounds": 1, "units": 1},
    {"type": "hill", "added": 1, "result": "missed"},
    {"table": "contested", "rounds": 1, "count": 1},
)

ALIKE: Final = {
    "alpha",
    "beta",
    "blip",
    "delta",
    "die",
    "epsilon",
    "explosion",
    "gamma",
    "initiative",
    "passive",
    "radius",
}
"""Words of both English and German; one throws a die, and `die` is an article."""

POLISH: Final = """
msgid ""
msgstr ""
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"

msgid "{Actor} fires its {weapon} at {target}: range band {range_band}, {number} die."
msgid_plural "{Actor} fires its {weapon} at {target}: range band {range_band}, {number} dice."
msgstr[0] "{number} kość"
msgstr[1] "{number} kości"
msgstr[2] "{number} kostek"
"""


def rows() -> Iterator[dict[str, Any]]:
    """Rows of all events that are told, in all their cases."""
    for event, flag, other in product(LOG.sentences, (True, False), OTHERWISE):
        row = {**ROW, **dict.fromkeys(FLAGS, flag), **other, "event": event}
        yield row
    yield {key: value for key, value in ROW.items() if key != "state"} | {"event": "score"}
    yield {key: value for key, value in ROW.items() if key != "objective"} | {"event": "score", "type": "table_control"}


def sentences(language: str) -> list[str]:
    """The sentences of all events in all their cases."""
    return [LOG.sentences[row["event"]](row, language) for row in rows()]


def test_whatever_is_told_is_said_through_a_catalogue() -> None:
    """In the language that nobody speaks no vowel is plain: a sentence that forgets its catalogue would have some."""
    assert [told for told in sentences(PSEUDO) if findall("[aeiouAEIOU]", told)] == []


def test_every_sentence_is_german_in_german() -> None:
    """No case of an event is left in English."""
    same = [ours for ours, theirs in zip(sentences(""), sentences("de"), strict=True) if ours == theirs]

    assert set(same) <= {""}


def test_a_german_battle_has_no_english_words(seven_seconds: Pack) -> None:
    """But for those that are the same in both languages, and for the titles of cards, which are the author's."""
    battle = fight(seven_seconds, BattleOrder((Participant("red", "zane"), Participant("blue", "new_tokyo")), seed=7))
    told = [(row, sentence) for row, sentence in battle.told() if row["event"] not in {"card", "terrain_gone"}]
    german = [sentence for row, sentence in battle.told("de") if row["event"] not in {"card", "terrain_gone"}]
    ours, theirs = (
        {word.lower() for one in some for word in findall(r"[^\W\d_]{3,}", one)}
        for some in ([sentence for _, sentence in told], german)
    )

    assert len(theirs) > 50
    assert ours & theirs <= ALIKE


@pytest.mark.parametrize(
    ("event", "changed", "sentence"),
    [
        ("target", {"dice": 1}, "Rot Kamikazedrohne 2 sucht mit 1 Würfel: Sensorvorrat 4."),
        ("target", {"dice": 2}, "Rot Kamikazedrohne 2 sucht mit 2 Würfeln: Sensorvorrat 4."),
        ("turn", {"allowance": 3}, "Rot darf 3 Einheiten aktivieren (4 bereit gegen 4)."),
        ("score", {"points": 1}, "Rot erhält 1 Punkt für Beta (gesichert)."),
        ("score", {"points": -2}, "Rot erhält -2 Punkte für Beta (gesichert)."),
        ("pool_spent", {"points": 1, "placed": 1}, "1 Punkt auf Alpha, 4 je Marker: 1 Marker."),
        ("move", {}, "Rot Kamikazedrohne 2 geht 6,0 Zoll zu (6,0 | 6,0)."),
    ],
)
def test_german_numbers(event: str, changed: dict[str, Any], sentence: str) -> None:
    """One is singular, all others are not; a comma stands before tenths."""
    assert LOG.sentences[event]({**ROW, **changed}, "de") == sentence


@pytest.fixture
def _polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """There is a Polish catalogue, and no other."""
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / "game.po").write_text(POLISH, encoding="utf-8")
    monkeypatch.setattr(saying, "SHIPPED", tmp_path)
    saying.catalogue_of.cache_clear()
    yield
    saying.catalogue_of.cache_clear()


@pytest.mark.usefixtures("_polish")
def test_a_language_may_have_three_forms_of_dice() -> None:
    """Polish: one die, two to four dice, five dice."""
    told = [LOG.sentences["fire_rifle"]({**ROW, "dice": dice}, "pl") for dice in (1, 2, 4, 5, 12, 22)]

    assert told == ["1 kość", "2 kości", "4 kości", "5 kostek", "12 kostek", "22 kości"]


def test_every_word_that_a_row_can_have_is_in_the_catalogue() -> None:
    """Sides, edges, objectives, units, weapons, cards, causes, endings, states, what scores, and terrain."""
    numbered = [word(each, " ") for kind in (Edge, Weapon, Cause, Ending, LeftAs) for each in kind]
    scored = [kind.replace("_", " ") for kind in ("table_control", "enemy_troopers_killed", "own_troopers_lost")]
    scored += ["own troopers surviving", "enemy drones killed", "enemy commander killed"]
    values = [*SEATS, *OBJECTIVES, *TrooperType, *DroneType, *CARD_KINDS, *numbered]
    values += [*ObjectiveState, *scored, *TYPES, *ALIASES]
    german = saying.catalogue_of("de")

    assert german is not None
    assert {value.replace("_", " ") for value in values} - {english for _, english in german.words} == set()


def test_a_piece_of_terrain_that_a_crater_takes_away_is_told_in_words() -> None:
    """A map calls its pieces by ids; who reads a battle at the table reads words, as everywhere on paper."""
    row = {**ROW, "made": False, "type": "civilian_building", "feature": "collapsed_arcade"}

    assert LOG.sentences["terrain_gone"](row, "") == "The crater takes away the civilian building collapsed arcade."
