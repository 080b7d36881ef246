"""Cards and sheets of SURVIVE: numbers from the catalogue and from paper, and those of an author's own rules."""

from typing import Any

import pytest

from exporters.components.base import PrintJob
from exporters.drawing.display_list import Drawing, Symbol, Text, strings
from exporters.drawing.inks import BLACK, ink_from_hex
from exporters.drawing.shapes import ICON_BOX
from exporters.games.survive import wording as words
from exporters.games.survive.look import (
    ACTIVATED,
    ARROW,
    CONTROL,
    CONTROL_TYPES,
    DAZED,
    EFFECTS,
    EYE,
    HOLD,
    JAM,
    KEY,
    MOB,
    MOB_SIGNS,
    SOUL,
    STATS,
    WEAPON,
    WEAPON_TYPES,
    ZONES,
    look_of,
)
from exporters.games.survive.products import LEVELS
from exporters.layout.settings import Setting
from exporters.systems import components_of
from schemas.base import Document
from schemas.models.survive.force import Mob, Unit
from schemas.models.survive.place import Level
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType, Corner, Stat, WayToWin, WeaponType, Zone
from schemas.packs.packs import Pack
from tests.exporters.games.printing import job_of, product, row_of, words_on
from tests.exporters.placed import placed
from tests.exporters.symbols import reach_of

ICONS = (
    *STATS.values(),
    *WEAPON_TYPES.values(),
    *CONTROL_TYPES.values(),
    *MOB_SIGNS,
    *(MOB, WEAPON, CONTROL, JAM, DAZED, HOLD, ACTIVATED, EYE, SOUL, KEY, ARROW),
)


def rules(**groups: Any) -> Rules:
    """Rules as ruled, but for some groups."""
    return Rules.model_validate({"kind": "rules", "id": "rules", "title": "House rules", **groups})


@pytest.mark.parametrize("symbol", ICONS, ids=lambda symbol: symbol.name)
def test_an_icon_stays_in_its_box(symbol: Symbol) -> None:
    """What hangs out is cut off in a PDF."""
    least, most = reach_of(symbol)

    assert least >= 0
    assert most <= ICON_BOX


def test_every_word_of_the_game_has_a_sign() -> None:
    """Each value of the closed vocabularies has its wording, and a sign beside its colour."""
    assert {*words.STATS} == {*words.SHORT_STATS} == {*STATS} == {*Stat}
    assert {*words.WEAPON_TYPES} == {*words.BY_SKILL} == {*WEAPON_TYPES} == {*WeaponType}
    assert {*words.CONTROL_TYPES} == {*words.SHORT_CONTROL_TYPES} == {*CONTROL_TYPES} == {*ControlType}
    assert {*words.CORNERS} == {*Corner}
    assert {*words.WAYS} == {*WayToWin}
    assert {*words.ZONES} == {*Zone}
    assert {*ZONES} == {Zone.ICZ, Zone.OCZ}
    assert len({look.pattern for look in ZONES.values()}) == 2
    assert len({look.sign for look in EFFECTS.values()}) == 3


@pytest.mark.parametrize(
    ("unit", "weapon", "numbers"),
    [
        ("boss", "Heavy pistol", ["6", "5", "5"]),
        ("boss", "Machete", ["6", "\N{EN DASH}", "5"]),
        ("gunner", "Assault rifle", ["6", "\N{EN DASH}", "\N{EN DASH}"]),
        ("bruiser", "Sawn shotgun", ["1", "1", "1"]),
        ("runner", "Frag grenade", ["5", "4", "5"]),
        ("ganger", "Knife", ["5", "\N{EN DASH}", "4"]),
    ],
)
def test_a_unit_card_has_its_numbers_worked_out(survive: Pack, unit: str, weapon: str, numbers: list[str]) -> None:
    """By hand from SV.GAP.5: skill less shortfall, 1 less at a run or Dazed, 1 to 9; two hands cannot run and shoot.

    A bruiser shoots with 3 at Difficulty 5: 3 - 2 = 1. A grenade is thrown Dazed as ever, to half range (SV.DAZ.3).
    """
    card = product("units", job_of(survive))[f"unit/{unit}"].front
    texts = [text for text in row_of(card, weapon, 5) if not text.startswith("Power")]

    assert texts[:3] == numbers


def test_a_unit_card_has_its_distances_worked_out(survive: Pack) -> None:
    """Gunner: 12 less 3 + 1 + 0, plus Stamina 3, plus 3. Rules: SV.MOV.1, SV.MOV.3, SV.MOV.5."""
    card = product("units", job_of(survive))["unit/gunner"].front

    assert [row_of(card, name, 1)[0] for name in ("Move", "Run", "Charge", "Weight")] == ["8 in", "11 in", "14 in", "4"]


def test_homebrew_numbers_reach_the_unit_card(survive: Pack) -> None:
    """Campaign Play adds 2 to skill of the Difficulty, running takes 3, moves begin at 15 in, fists have Power 7."""
    own = rules(
        game={"mode": "campaign"}, to_hit={"campaign_bonus": 2}, shooting={"run_modifier": -3, "charge_modifier": -2},
        movement={"base_in": 15}, combat={"unarmed": {"power": 7, "difficulty": 1}},
    )  # fmt: skip
    card = product("units", job_of(survive, own))["unit/boss"].front

    assert row_of(card, "Heavy pistol", 4)[1:] == ["8", "5/6", "7"]
    assert row_of(card, "Move", 1) == ["12 in"]


def unit_of(pack: Pack, **fields: Any) -> Document:
    model = next(document.model for document in pack.of_kind("unit") if document.id == "boss")
    return Unit.model_validate({**model.model_dump(mode="json"), **fields})


def front(pack: Pack, document: Document) -> Drawing:
    drawn = components_of("survive")[document.kind].front(document, PrintJob.of(pack).setting)
    assert drawn.findings == ()
    return drawn.drawing


def test_a_printed_number_is_printed(survive: Pack) -> None:
    """An author's own number stands on the card, and runs lose 1 of it. Rule: SV.SHT.5."""
    card = front(survive, unit_of(survive, to_hit={"heavy_pistol": 8}))

    assert row_of(card, "Heavy pistol", 4)[1:] == ["8", "7", "7"]


def test_a_unit_without_a_blade_has_its_fists(survive: Pack) -> None:
    """Combat 6 at Difficulty 1 is 6, Dazed 5. Rule: SV.GAP.47."""
    card = front(survive, unit_of(survive, weapons=["heavy_pistol"]))

    assert row_of(card, "Fists", 4) == ["Power 3", "6", "\N{EN DASH}", "5"]


def test_the_longest_texts_fit(survive: Pack) -> None:
    """As many characters and weapons as the models allow."""
    guns = ["snub_pistol", "heavy_pistol", "machine_pistol", "smg", "knife", "fists", "machete", "shock_baton"]
    note = ("There and back before the spire has blinked, and nobody the wiser for it. " * 3)[:160].strip()

    texts = words_on(
        front(survive, unit_of(survive, name="The Extraordinarily Well Armed Collector", weapons=guns, note=note))
    )

    assert "The Extraordinarily Well Armed Collector" in texts
    assert note in texts


def test_a_weapon_card_has_numbers_by_skill_and_effects_by_toughness(survive: Pack) -> None:
    """Sniper rifle, Difficulty 7, Power 8: skill 5 hits on 3; it kills up to Toughness 4, Dazes up to 7."""
    card = product("weapons", job_of(survive))["weapon/sniper_rifle"].front
    texts = list(strings(card))
    skills, toughness = texts.index("Skill"), texts.index("Tou")

    assert texts[skills + 2 : skills + 20] == [*"123456789", *"111135789"]
    assert texts[toughness + 2 : toughness + 22] == [
        *"123456789",
        "10",
        *"XXXXDDD\N{MIDDLE DOT}\N{MIDDLE DOT}\N{MIDDLE DOT}",
    ]


def test_homebrew_effects_reach_the_weapon_card(survive: Pack) -> None:
    """OverKill at three times: Power 8 kills up to Toughness 2; by the printed grid Power 2 only Dazes Toughness 1."""
    rifle = product("weapons", job_of(survive, rules(effect={"overkill": 3})))["weapon/sniper_rifle"].front
    texts = list(strings(rifle))

    assert texts[texts.index("10") + 1 :][:10] == [*"XXDDDDD\N{MIDDLE DOT}\N{MIDDLE DOT}\N{MIDDLE DOT}"]


@pytest.mark.parametrize(
    ("kind", "shoots", "strikes"),
    [
        ("prime_cu", ["5", "4", "7", "13 in"], ["4", "3", "6"]),
        ("rip_saw", ["5", "4", "6", "13 in"], ["4", "3", "7"]),
        ("buzz_saw", ["5", "4", "5", "13 in"], ["3", "2", "5"]),
        ("hack_saw", ["Carries nothing to shoot with."], ["7", "6", "7"]),
    ],
)
def test_control_cards_have_the_flat_numbers(survive: Pack, kind: str, shoots: list[str], strikes: list[str]) -> None:
    """Rules: SV.CTL.7 to SV.CTL.9; a Disabled one 1 less (SV.GAP.45)."""
    card = product("controls", job_of(survive))[f"control_card/{kind}"].front

    assert row_of(card, "Shoots", len(shoots)) == shoots
    assert row_of(card, "Strikes", 3) == strikes


def test_homebrew_control_units_reach_their_cards(survive: Pack) -> None:
    """A Hack SAW with a gun that never charges and does nothing while Disabled."""
    line = {"move_in": 9, "charge_in": None, "ranged_to_hit": 8, "ranged_power": 2, "ranged_range_in": 20,
            "close_to_hit": 7, "close_power": 7, "grit": 7, "toughness": 4}  # fmt: skip
    own = rules(control={"hack_saw": line, "disabled": "nothing"})
    card = product("controls", job_of(survive, own))["control_card/hack_saw"].front

    assert row_of(card, "Shoots", 4) == ["8", "\N{EN DASH}", "2", "20 in"]
    assert "Never charges, but strikes back." in words_on(card)
    assert "Disabled: does nothing." in words_on(card)


def test_a_mob_sheet_has_a_row_for_each_unit(survive: Pack) -> None:
    """Glass Dogs: a boss, three runners, a bruiser; the runners' knives hit on 5."""
    sheet = product("mobs", job_of(survive))["mob/glass_dogs"].front
    texts = strings(sheet)

    assert [text for text in texts if text in {"Boss", "Runner", "Ganger", "Bruiser"}] == [
        "Boss", "Runner", "Runner", "Runner", "Bruiser",
    ]  # fmt: skip
    assert texts.count("Knife") == 3


def test_a_level_sheet_says_how_it_is_played(survive: Pack) -> None:
    """Four players, four turns, four corners, three ways to win. Rules: SV.GAM.1, SV.GAP.41."""
    texts = words_on(product("levels", job_of(survive))["level/rush_hour"].front)

    assert "4 PLAYERS, 4 TURNS" in texts
    assert "3 north-east" in texts
    assert "own the active unit closest to the KeyChip." in texts
    assert "own the active unit closest to the spire." in words_on(
        product("levels", job_of(survive, rules(victory={"last_turn_measure": "spire"})))["level/rush_hour"].front
    )


def test_a_long_level_has_a_box_for_each_turn(survive: Pack) -> None:
    """Twenty turns, the most there may be, in two rows of ten."""
    level = survive.named("level", "rush_hour", Level)
    assert level

    sheet = LEVELS.front(level.model_copy(update={"turns": 20, "mobs": ()}), Setting(survive.rules, pack=survive))

    found = {item.string: item.baseline for item, _ in placed(sheet.drawing) if isinstance(item, Text)}
    assert [found[str(turn)] for turn in range(11, 21)] == [pytest.approx(found["20"])] * 10


def test_the_outlines_of_a_light_mob_are_seen(survive: Pack) -> None:
    """Yellow lines on paper would not be: they are black; those of a dark Mob have its colour."""
    mob = survive.named("mob", "glass_dogs", Mob)
    assert mob
    setting = Setting(survive.rules, pack=survive)

    assert look_of(mob.model_copy(update={"colour": "#FFFF00"}), setting).outline == BLACK
    assert look_of(mob, setting).outline == ink_from_hex(mob.colour)


def test_the_reference_has_the_whole_table_of_effects(survive: Pack) -> None:
    """By the formulas 55 cells are nothing, 20 Dazed, 25 dead; the printed grid has one D more. Rule: SV.GAP.1."""
    ruled = strings(product("reference", job_of(survive))["reference/fire"].front)
    grid = strings(product("reference", job_of(survive, rules(effect={"method": "grid"})))["reference/fire"].front)

    assert (ruled.count("D"), ruled.count("X")) == (20, 25)
    assert (grid.count("D"), grid.count("X")) == (21, 24)


def test_homebrew_numbers_reach_the_reference(survive: Pack) -> None:
    """Other dice, moves, shots, faces and ways to win are other words."""
    own = rules(
        dice={"sides": 12}, movement={"base_in": 14, "dazed_in": 3}, hold={"shots": 3}, to_hit={"formula": "flat"},
        red={"inner_on": [1, 2, 3, 10], "range_in": 17}, turn={"initiative": "lowest"}, pulse={"geometry": "line"},
        control_count={"two_players": {"prime_cu": 1, "cu": 7, "rip_saw": 0, "buzz_saw": 0, "hack_saw": 0}},
    )  # fmt: skip
    made = product("reference", job_of(survive, own))
    first, second = words_on(made["reference/fire"].front), words_on(made["reference/fight"].front)

    assert "A D12 each: the lowest goes first" in first
    assert "14 in less weight" in first
    assert "shuffles 3 in" in first
    assert "less 1 if the weapon's Difficulty is above it." in first
    assert "1, 2, 3 or 10 33 %" in second
    assert "17 in" in second
    assert "a line both ways" in second
    assert "2 players: 1 Prime CU, 7 CU." in second


def test_a_card_needs_the_rules_of_its_system(survive: Pack) -> None:
    """Another document in their place is a mistake of the caller."""
    unit = unit_of(survive)
    with pytest.raises(TypeError, match="must be those of SURVIVE"):
        components_of("survive")["unit"].front(unit, Setting(unit))
