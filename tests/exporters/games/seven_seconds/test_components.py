"""What is printed on the parts of 7 Seconds."""

from typing import Any, get_args

import pytest

from exporters.drawing.display_list import Drawing, Symbol, strings
from exporters.drawing.shapes import ICON_BOX
from exporters.games.seven_seconds.cards.faction import modifier
from exporters.games.seven_seconds.cards.force import COLUMN_MOST
from exporters.games.seven_seconds.cards.mission import deck_back
from exporters.games.seven_seconds.look import (
    CHEVRONS,
    DRONE_DECK,
    DRONE_ICONS,
    FLAG,
    MISSION_DECKS,
    STAT_ICONS,
    TROOP_DECK,
    TROOPER_ICONS,
)
from exporters.games.seven_seconds.sides import CHARGES
from exporters.games.seven_seconds.wording import terms as words
from exporters.games.seven_seconds.wording.terms import drone_traits, suit_traits
from exporters.layout.settings import Setting
from exporters.systems import components_of, products_of
from exporters.text.lines import ELLIPSIS
from schemas.base import Document
from schemas.kinds import KINDS
from schemas.models.seven_seconds.cards import Condition, ObjectiveState
from schemas.models.seven_seconds.faction import FlagPattern
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import Deck, DroneType, ObjectiveName, Rating, Stat, TrooperType
from schemas.systems import SYSTEM_NAMES
from tests.exporters.samples import FACTION, LONGEST_MISSION, MISSION, RULES, SETTING, STATS, SWARM, TROOPS, stat_line
from tests.exporters.symbols import reach_of

ICONS = (
    *(deck.icon for deck in (*MISSION_DECKS.values(), TROOP_DECK, DRONE_DECK)),
    *TROOPER_ICONS.values(),
    *DRONE_ICONS.values(),
    *STAT_ICONS.values(),
    FLAG,
)
UNPRINTED = {"pack", "rulebook", "layout", "rules", "player"}
"""Kinds without a printed form of their own: charts and counters are made from the rules."""


def changed(document: Document, **fields: Any) -> Any:
    return type(document).model_validate({**document.model_dump(mode="json"), **fields})


def front(document: Document, rules: Document = RULES) -> Drawing:
    drawn = components_of("seven_seconds")[document.kind].front(document, Setting(rules))
    assert drawn.findings == ()
    return drawn.drawing


def test_every_kind_of_document_is_printed_or_known_not_to_be() -> None:
    """A new kind of a system that is printed needs a component or a line in the list above."""
    printed = {system for system in SYSTEM_NAMES if products_of(system)}
    kinds = {(kind.system, kind.name) for kind in KINDS if kind.name not in UNPRINTED and kind.system in printed}
    kinds -= {("maneuvers", "squad")}  # it is printed on the cards of its members and on the sheet of a fight
    kinds -= {("infantry", "armor")}  # it is printed on the cards of who wears it and on the reference
    kinds -= {("infantry", "structure")}  # it is printed on the maps it stands on

    kinds |= {(system, kind) for system in SYSTEM_NAMES for kind in ("card", "deck")}  # every pack may have decks

    assert kinds == {(system, kind) for system in SYSTEM_NAMES for kind in components_of(system)}


def test_every_word_of_the_game_has_a_sign() -> None:
    """Each value of the closed vocabularies has its wording, icon, look or charge."""
    assert {*words.DECKS} == {*MISSION_DECKS} == {*Deck}
    assert {*words.RATINGS} == {*CHEVRONS} == {*Rating}
    assert {*words.STATS} == {*words.STAT_MEANINGS} == {*STAT_ICONS} == {*Stat}
    assert {*words.TROOPERS} == {*TROOPER_ICONS} == {*TrooperType}
    assert {*words.DRONES} == {*DRONE_ICONS} == {*DroneType}
    assert {*words.OBJECTIVES} == {*words.OBJECTIVE_LETTERS} == {*ObjectiveName}
    assert {*words.STATES} == {*ObjectiveState}
    assert {*CHARGES} == {*FlagPattern}


@pytest.mark.parametrize("symbol", ICONS, ids=lambda symbol: symbol.name)
def test_an_icon_stays_in_its_box(symbol: Symbol) -> None:
    """What hangs out is cut off in a PDF."""
    least, most = reach_of(symbol)

    assert least >= 0
    assert most <= ICON_BOX


def test_every_type_of_condition_can_be_printed() -> None:
    """A mission for each type of the closed list."""
    for model in get_args(get_args(Condition)[0]):
        [name] = get_args(model.model_fields["type"].annotation)
        given = {"objective": "gamma", "state": "contested", "vp": 3, "vp_each": 3}
        condition = {"type": name, **{key: value for key, value in given.items() if key in model.model_fields}}

        texts = strings(front(changed(MISSION, victory_points=[condition])))

        assert "+3" in texts
        assert words.condition_sentence(model.model_validate(condition), "").split()[0] in " ".join(texts)


def test_a_mission_says_everything_in_plain_words() -> None:
    """Title, deck, troop line, briefing, and what scores how much; minus is a minus sign."""
    texts = strings(front(MISSION))

    assert {"Cut the Wire", "OFFENSE MISSION", "TROOP LINE", "B"} <= {*texts}
    assert {"Alpha is destroyed", "+8", "The enemy commander is killed", "+4", "\N{MINUS SIGN}2"} <= {*texts}
    assert MISSION.briefing in " ".join(texts)


def test_a_troop_card_names_the_drone_line_of_each_squad() -> None:
    """The line's own, and the card's where it names none. Rule: 7S.GAP.11."""
    texts = strings(front(TROOPS))

    assert [text for text in texts if text in {"X", "Y", "Z"}] == ["X", "Y", "Z"]
    assert texts.count("Commander") == 3


def test_an_empty_drone_line_says_none() -> None:
    """An empty line is legal. Rule: 7S.GAP.12."""
    assert strings(front(SWARM)).count("none") == 1


def test_entries_that_a_line_has_no_room_for_are_reported() -> None:
    """Eleven entries: ten are drawn, the list is named."""
    troopers = [{"type": kind.value, "rating": rating.value, "count": 16} for kind in TrooperType for rating in Rating][
        : 2 * COLUMN_MOST + 1
    ]
    lines = {name: {"troopers": troopers if name == "B" else troopers[:1]} for name in "ABC"}

    [found] = components_of("seven_seconds")["troop_card"].front(changed(TROOPS, lines=lines), SETTING).findings

    assert (found.code, found.at) == ("text-overflow", ("lines", "B", "troopers"))


def test_the_longest_texts_fit() -> None:
    """As many characters and conditions as the models allow, in words of common length."""
    assert LONGEST_MISSION.briefing in " ".join(strings(front(LONGEST_MISSION)))
    name = "The Most Serene and Exceptionally Martial Confederation of I"
    background = ("Everything they own was taken from somebody who is no longer asking. " * 14)[:900].strip()

    texts = " ".join(strings(front(changed(FACTION, name=name, background=background))))

    assert name in texts
    assert background in texts


def test_the_faction_sheet_prints_its_stats_under_the_rules_of_the_pack() -> None:
    """New Tokyo's 18 values, and what suits add. Rule: 7S.STAT.10."""
    texts = strings(front(FACTION))
    values = [text for text in texts if text.isdigit()]

    assert values == list("231213342414553515")
    assert texts.count("+1") == 4


def test_homebrew_numbers_reach_the_faction_sheet() -> None:
    """Changed parameters change the wording; the widest ones still fit."""
    everyone = [kind.value for kind in (*TrooperType, *DroneType)]
    rules = Rules.model_validate(
        {
            "kind": "rules",
            "id": "rules",
            "title": "Wide",
            "unit_mods": {kind.value: dict.fromkeys(STATS[:5], -5) for kind in TrooperType},
            "jump": {"legal_units": everyone, "jump_in": 12.75},
            "range": {"double_target_units": everyone[:5], "double_rifle_units": everyone[:5], "double_band_in": 24.5},
            "jammer": {"radius_in": 12.75},
        }
    )
    rich = changed(FACTION, stats={rating.value: stat_line(*[99] * 6) for rating in Rating})

    texts = strings(front(rich, rules))

    assert [text for text in texts if ELLIPSIS in text] == []
    assert texts.count("\N{MINUS SIGN}5") == 25
    assert "jumps 12.75 in · jams within 12.75 in" in texts


def test_suits_have_their_weapons() -> None:
    """The bands of the ruling: tactical rifles 12 in, all others 6 in. Rules: 7S.UNIT.2 to 7S.UNIT.6."""
    assert suit_traits(TrooperType.TACTICAL, RULES) == "gauss rifle, 12 in bands · missiles"
    assert suit_traits(TrooperType.ASSAULT, RULES) == "plasma rifle, 6 in bands · missiles"
    assert suit_traits(TrooperType.SCOUT, RULES).endswith("targets in 12 in bands · jumps 9 in")
    assert suit_traits(TrooperType.COMMANDER, RULES).endswith("no missiles · commands all units")
    assert drone_traits(DroneType.HAYWIRE_DRONE, RULES) == "jumps 9 in · jams within 3 in"
    assert modifier(TrooperType.ENGINEER, Stat.COUNTERMEASURES, RULES) == 1
    assert modifier(TrooperType.ASSAULT, Stat.ROBOTICS, RULES) == 0


def test_a_sheet_needs_the_rules_of_its_system() -> None:
    """Another document in their place is a mistake of the caller."""
    with pytest.raises(TypeError, match="must be those of 7 Seconds"):
        components_of("seven_seconds")["faction"].front(FACTION, Setting(FACTION))


def test_a_back_reads_the_same_both_ways_up() -> None:
    """Its words stand on it twice, once for each way of holding it."""
    texts = strings(deck_back(MISSION_DECKS[Deck.DEFENSE]))

    assert sorted(texts) == ["7 SECONDS", "7 SECONDS", "DEFENSE", "DEFENSE"]
