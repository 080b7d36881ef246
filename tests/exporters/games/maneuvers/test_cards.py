"""Cards of the game of maneuvers: words from the rules, numbers from documents, and texts of an author's own."""

from pathlib import Path
from typing import Any

import pytest

from engine.games.maneuvers.wording.terms import RATINGS as NAMES
from exporters.components.base import PrintJob
from exporters.drawing.display_list import Symbol, strings
from exporters.drawing.shapes import ICON_BOX
from exporters.games.maneuvers import wording as words
from exporters.games.maneuvers.cards.maneuver import PRINTED
from exporters.games.maneuvers.look import (
    EDGE,
    EFFECT,
    FILE,
    MARKERS,
    PLAY,
    RATINGS,
    REWARD,
    RISK,
    ROUND,
    SQUADS,
    VALUES,
)
from exporters.systems import components_of
from schemas.models.maneuvers.fight import Character
from schemas.models.maneuvers.maneuver import Maneuver
from schemas.models.maneuvers.words import Outcome, Preparation, Rating, State
from schemas.models.rulebook import Rulebook
from schemas.packs.packs import Pack
from tests.exporters.games.maneuvers.printing import front, pack_with, rules
from tests.exporters.games.printing import job_of, product, row_of, words_on
from tests.exporters.symbols import reach_of

ICONS = (*RATINGS.values(), *VALUES.values(), *MARKERS.values(), *SQUADS, EDGE, EFFECT, FILE, PLAY, REWARD, RISK, ROUND)


@pytest.mark.parametrize("symbol", ICONS, ids=lambda symbol: symbol.name)
def test_an_icon_stays_in_its_box(symbol: Symbol) -> None:
    """What hangs out is cut off in a PDF."""
    least, most = reach_of(symbol)

    assert least >= 0
    assert most <= ICON_BOX


def test_every_word_of_the_game_has_its_wording() -> None:
    """Each value of the closed vocabularies is named on paper, and ratings and states have a sign."""
    assert {*NAMES} == {*RATINGS} == {*Rating}
    assert {*words.OUTCOMES} == {*Outcome}
    assert {*words.PREPARATIONS} == {*Preparation}
    assert {*State} <= {*MARKERS}


def test_the_card_of_a_printed_maneuver_says_what_the_rules_say(maneuvers: Pack) -> None:
    """Engage: go elsewhere, lose a die on a Risk, gain a die and the margin on a Reward (MN.ENG.2 to MN.ENG.4)."""
    card = words_on(product("maneuvers", job_of(maneuvers))["maneuver/engage"].front)

    assert "MANEUVER" in card
    assert "HOUSE" not in card
    assert "ROLL Firefight or Athletics AGAINST Firefight or Awareness" in card
    assert "EFFECT Move to another location." in card
    assert "RISK Your squad loses 1d6 points." in card
    assert "REWARD Your squad gains 1d6 points plus the margin." in card
    assert "The other squad picks who opposes it." in card


def test_a_maneuver_that_costs_edge_says_so_twice(maneuvers: Pack) -> None:
    """Assault spends 10 Edge, so it takes as much, and its card has the price beside the tab (MN.ASL.2, MN.GAP.3)."""
    card = product("maneuvers", job_of(maneuvers))["maneuver/assault"].front

    assert "10 Edge" in strings(card)
    assert "NEEDS Your Edge must be 10 or more." in words_on(card)
    assert "Name a target, who opposes it. It is a direct attack." in words_on(card)


def test_only_maneuvers_of_the_house_are_marked_as_such(maneuvers: Pack) -> None:
    """Eleven maneuvers are of the rules, two homebrew ones of the pack are not."""
    cards = {key: words_on(piece.front) for key, piece in product("maneuvers", job_of(maneuvers)).items()}
    house = {key for key, card in cards.items() if "HOUSE MANEUVER" in card}

    assert house == {"maneuver/smoke_screen", "maneuver/flush_out"}
    assert len(cards) - len(house) == len(PRINTED) == 11


def test_the_maneuvers_of_the_rules_have_a_section_of_the_rulebook(maneuvers: Pack) -> None:
    """Each of them, and no other."""
    [book] = [loaded.model for loaded in maneuvers.of_kind("rulebook")]
    assert isinstance(book, Rulebook)
    names = {loaded.id: loaded.model for loaded in maneuvers.of_kind("maneuver")}
    sections = {rule.section for rule in book.rules}

    described = {key for key, model in names.items() if f"Maneuvers - {getattr(model, 'name', '')}" in sections}
    assert described == set(PRINTED)


ABOUT = ("Round the corner, fast, before they can settle, and never mind the noise. " * 3)[:160].strip()


def maneuver_of(pack: Pack, **fields: Any) -> Maneuver:
    model = pack.named("maneuver", "engage", Maneuver)
    assert model is not None
    return Maneuver.model_validate({**model.model_dump(mode="json"), **fields})


def test_an_authors_text_stands_in_the_place_of_the_three_parts(maneuvers: Pack) -> None:
    """`text` replaces Effect, Risk and Reward; ratings and what it takes stay."""
    card = words_on(front(maneuvers, maneuver_of(maneuvers, text="Run. Shoot :firefight: on the way.")))

    assert "TEXT Run. Shoot" in card
    assert "on the way." in card
    assert "RISK" not in card
    assert "ROLL Firefight or Athletics" in card


def test_a_new_maneuver_needs_no_code(tmp_path: Path) -> None:
    """An author writes steps, and the card has their sentences, under the dice of the author's rules (MN.COR.1)."""
    bluff = (
        "kind: maneuver\nid: bluff\nname: Bluff\nactor: [command]\nopponent: [awareness]\naimed: true\n"
        "requires:\n  - {type: edge, least: -5}\n"
        "effect:\n  - {type: advantage, rolls: maneuvers_of, whom: ally, until: actor_next_action}\n"
        "risk:\n  - {type: lose, side: own, points: 2, dice: 1}\n"
        "reward:\n  - {type: set, state: exposed, whom: target}\nnames_ally: true\n"
    )
    house = "kind: rules\nid: mine\ntitle: Mine\ndice: {points: 8}\n"
    pack = pack_with(tmp_path / "mine", bluff=bluff, rules=house)
    card = words_on(product("maneuvers", job_of(pack))["maneuver/bluff"].front)

    assert "HOUSE MANEUVER" in card
    assert "NEEDS Your Edge must be \N{MINUS SIGN}5 or more." in card
    assert "EFFECT The ally's Maneuvers have advantage until your next action." in card
    assert "RISK Your squad loses 1d8 + 2 points." in card
    assert "REWARD The target is exposed to you." in card


def test_the_longest_maneuver_that_may_be_written_is_never_cut_silently(maneuvers: Pack) -> None:
    """Six long steps in each part fill the card; what does not fit is a finding at the part that is cut."""
    long = [{"type": "advantage", "rolls": "checks_of", "whom": "opponent", "until": "actor_next_action"}] * 6
    several = maneuver_of(maneuvers, effect=long[:2], risk=long[:2], reward=long[:2], about=ABOUT)
    drawn = components_of("maneuvers")["maneuver"].front(several, PrintJob.of(maneuvers).setting)
    assert not drawn.findings

    most = maneuver_of(maneuvers, effect=long, risk=long, reward=long, requires=[{"type": "aim"}] * 6, aimed=True)
    drawn = components_of("maneuvers")["maneuver"].front(most, PrintJob.of(maneuvers).setting)
    assert {found.code for found in drawn.findings} == {"text-overflow"}
    assert {found.at[0] for found in drawn.findings} <= {"effect", "risk", "reward", "requires"}


def test_a_character_card_has_the_values_of_its_document(maneuvers: Pack) -> None:
    """Vale: ratings, and below them Action Value 3, Damage 4, Armor Value 2, Resilience 2 (MN.GAP.24)."""
    card = product("characters", job_of(maneuvers))["character/vale"].front
    ratings = {rating: int(row_of(card, NAMES[rating], 1)[0]) for rating in Rating}

    assert [*ratings.values()] == [3, 2, 2, 1, 3, 4]
    assert [row_of(card, name, 1)[0] for name in ("Action", "Damage", "Armor", "Resilience")] == ["3", "4", "2", "2"]
    assert "Copperhead" in strings(card)
    assert strings(card).count("Stress") == 6


def test_a_character_of_no_squad_has_a_card_all_the_same(maneuvers: Pack) -> None:
    """The sign is then that of the deck, and no squad is named."""
    model = maneuvers.named("character", "vale", Character)
    assert model is not None
    card = front(maneuvers, Character.model_validate({**model.model_dump(mode="json"), "id": "stranger"}))

    assert not {"Copperhead", "Lantern", "Nightjar"} & {*strings(card)}


def test_rules_without_edge_needed_ask_for_none(maneuvers: Pack) -> None:
    """Where Edge may be spent without having it, an Assault needs nothing (MN.GAP.3)."""
    assault = maneuvers.named("maneuver", "assault", Maneuver)
    assert assault is not None

    assert "NEEDS" not in words_on(front(maneuvers, assault, rules(total={"edge_needed": False})))
