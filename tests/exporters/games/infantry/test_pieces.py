"""Counters and templates: whatever the component list, the rules and the squads bring into play lies on the map."""

from pathlib import Path

import pytest

from exporters.drawing.display_list import strings
from exporters.games.infantry.chits import LOOKS, SIDE_MM
from exporters.games.infantry.counters import initials
from exporters.games.infantry.maps.lattice import PITCH_MM
from exporters.games.infantry.wording import terms as words
from exporters.imposition.pieces import Piece
from schemas.models.infantry.people import Weapon
from schemas.models.infantry.rules.measures import OptionRules
from schemas.models.infantry.words import WeaponType
from schemas.packs.packs import Pack
from tests.exporters.games.infantry.printing import pack_with, rules
from tests.exporters.games.printing import job_of, product, words_on

COMPONENTS = {
    "trooper_counter": ("counter/third_section_1", 1),
    "crewed_counter": ("counter/ridge_watch_2_semi_portable_laser", 1),
    "arc_marker_60": ("counter/arc", 16),
    "ammo_marker": ("counter/ammunition", 5),
    "smoke_marker": ("counter/smoke", 8),
    "fire_marker": ("counter/fire", 30),
    "blast_marker": ("counter/blast_8", 1),
    "wire_marker": ("counter/wire", 8),
    "entangled_marker": ("counter/entangled", 8),
    "prone_marker": ("counter/prone", 16),
    "swim_marker": ("counter/swimming", 8),
    "rough_marker": ("counter/rough", 20),
    "breach_marker": ("counter/damage_1_2", 8),
    "casualty_marker": ("counter/prone", 16),
    "leader_marker": ("counter/third_section_leader", 1),
    "shaken_marker": ("counter/shaken", 16),
}
"""The piece of each component of the catalogue that is a counter, and how many there are of it.

Scenarios have two squads of 8. Who is dead is not prone: both are sides of one counter.
"""
OFF = {
    "crewed_weapons": (),
    "body_armor": (),
    "explosive_ranged": (),
    "incendiary": ("counter/fire",),
    "smoke": ("counter/smoke",),
    "advanced_terrain": ("counter/rough",),
    "barbed_wire": ("counter/wire", "counter/entangled"),
    "trench_tunnel": (),
    "water": ("counter/swimming",),
    "movement_fire": (),
    "sneak_suits": (),
    "large_targets": (),
    "breaching": ("counter/damage_1_2", "counter/damage_5_10", "counter/damage_20_50"),
    "experience": (),
    "morale": ("counter/shaken",),
}
"""What is not there while an advanced rule is off, and the others are played."""


@pytest.fixture(scope="module")
def counters(infantry: Pack) -> dict[str, Piece]:
    """The counters of the shipped pack."""
    return product("counters", job_of(infantry))


@pytest.fixture(scope="module")
def templates(infantry: Pack) -> dict[str, Piece]:
    """The templates of the shipped pack."""
    return product("templates", job_of(infantry))


@pytest.mark.parametrize("component", COMPONENTS)
def test_every_component_of_the_list_has_a_counter(counters: dict[str, Piece], component: str) -> None:
    """As many as the list says: one a trooper that meets in a scenario, a weapon, a squad, or so many of each."""
    key, copies = COMPONENTS[component]

    assert counters[key].copies == copies


def test_blasts_are_numbered_in_the_order_of_their_declaration(counters: dict[str, Piece]) -> None:
    """Eight are resolved one after the other at the end of a side's turn (IN.HOUSE.1)."""
    assert [strings(counters[f"counter/blast_{number}"].front)[0] for number in range(1, 9)] == [*"12345678"]


def test_damage_of_a_dot_is_laid_down_in_sums(counters: dict[str, Piece]) -> None:
    """Twenty counters, front and back, are enough for the toughest structure, 140 points (IN.BRC.5)."""
    damage = {key: piece for key, piece in counters.items() if key.startswith("counter/damage_")}

    assert sum(piece.copies for piece in damage.values()) == 20
    assert max(int(strings(piece.back)[0]) * piece.copies for piece in damage.values() if piece.back) >= 140


@pytest.mark.parametrize("option", OFF)
def test_what_is_not_played_is_not_printed(infantry: Pack, counters: dict[str, Piece], option: str) -> None:
    """Each advanced rule is a switch: without it nobody needs its counters (IN.GEN.1)."""
    without = product("counters", job_of(infantry, rules(options={option: False})))

    assert {*counters} - {*without} == {*OFF[option]}


def test_every_switch_of_the_rules_is_thought_of() -> None:
    """A new advanced rule needs its counters, or a line above that it has none."""
    assert {*OFF} == {*OptionRules.model_fields}


def test_every_marker_has_a_look_and_a_word() -> None:
    """Those of squads are in the squad's colour; smoke says how many dots it fills."""
    assert {*LOOKS} == {*words.MARKERS} - {"leader"} | {"smoke", "grown_smoke"}


def test_counters_lie_side_by_side_on_the_dots(counters: dict[str, Piece]) -> None:
    """None is wider than a dot's place, so that neighbours do not touch; wire covers three (IN.GAP.39)."""
    assert SIDE_MM < PITCH_MM
    for key, piece in counters.items():
        dots = 3 if key == "counter/wire" else 1
        assert piece.front.width_mm <= dots * PITCH_MM, key
        assert piece.front.height_mm < PITCH_MM, key


def test_a_squad_has_its_counters(counters: dict[str, Piece]) -> None:
    """Eight troopers by number, a leader with skill 2, and a light machine gun with two sides (IN.MOR.5, IN.CRW.6)."""
    own = [key for key in counters if key.startswith("counter/third_section_")]

    assert own == [
        *(f"counter/third_section_{number}" for number in range(1, 9)),
        "counter/third_section_leader",
        "counter/third_section_2_light_machine_gun",
    ]
    assert strings(counters["counter/third_section_leader"].front) == ("2",)
    gun = counters["counter/third_section_2_light_machine_gun"]
    assert gun.back is not None
    assert (gun.front.title, gun.back.title) == ("Light Machine Gun: set up", "Light Machine Gun: carried")


def test_weapons_are_known_by_their_initials(infantry: Pack) -> None:
    """Crewed weapons of the pack are told apart by them on their counters."""
    crewed = [
        each.model.name
        for each in infantry.of_kind("weapon")
        if isinstance(each.model, Weapon) and each.model.type is WeaponType.CREWED
    ]

    assert sorted(map(initials, crewed)) == ["HMG", "HSPL", "LMG", "MMG", "SPL"]


def test_squads_of_another_size_have_as_many(tmp_path: Path) -> None:
    """A pack without scenarios of its own squads still has one marker for each of both squads of 8 (IN.GAP.34)."""
    text = (
        "kind: squad\nid: twelve\nname: Twelve\ncolour: '#224466'\nbackground: Many.\nleader: section_leader\n"
        "members: [section_leader, " + ", ".join(["rifleman"] * 11) + "]\n"
    )
    battle = (
        "kind: scenario\nid: larger\ntitle: Larger\ndescription: More of them.\ndot_map: millford\n"
        "a: {squads: [twelve], deploys: {rows: [0, 5]}}\nb: {squads: [twelve], deploys: {rows: [50, 55]}}\n"
    )
    made = product("counters", job_of(pack_with(tmp_path / "mine", twelve=text, larger=battle)))

    assert made["counter/prone"].copies == made["counter/arc"].copies == 24
    assert "counter/twelve_12" in made


def test_a_blast_is_as_large_as_the_dots_it_covers(templates: dict[str, Piece]) -> None:
    """A satchel charge reaches three dots to each side: seven by seven, a dot half an inch (IN.EXP.3, IN.GAP.20)."""
    piece = templates["template/blast_8_4_2_1"]
    texts = strings(piece.front)

    assert piece.front.width_mm == piece.front.height_mm == pytest.approx(7 * 12.7)
    assert (texts.count("8"), texts.count("4"), texts.count("2"), texts.count("1")) == (1, 8, 16, 24)
    assert piece.back is not None
    assert "Satchel Charge" in words_on(piece.back)


def test_weapons_with_the_same_points_share_a_template(templates: dict[str, Piece]) -> None:
    """Fire is another one, since its dots burn (IN.INC.7): 4/2/1 as a blast and as fire, with their weapons."""
    blast, fire = templates["template/blast_4_2_1"].back, templates["template/fire_4_2_1"].back
    assert blast is not None
    assert fire is not None

    assert "Grenade Launcher, Recoilless Rifle" in words_on(blast)
    assert "Incendiary Grenade, Incendiary Rocket" in words_on(fire)
    assert "burns for 6 turns" in words_on(fire)
    assert "+2 in water" in words_on(blast)
    assert "water" not in words_on(fire)


def test_smoke_and_arcs_follow_the_rules(infantry: Pack, templates: dict[str, Piece]) -> None:
    """25 dots of smoke are 63.5 mm; an arc of 90 degrees in the place of 120 has a template of its own."""
    other = product("templates", job_of(infantry, rules(smoke={"grown_radius": 3}, arcs={"wide_deg": 90})))

    assert templates["template/smoke"].front.width_mm == pytest.approx(5 * 12.7)
    assert other["template/smoke"].front.width_mm == pytest.approx(7 * 12.7)
    assert {"template/arc_60", "template/arc_120"} <= {*templates}
    assert [key for key in other if "arc" in key] == ["template/arc_60", "template/arc_90"]


def test_a_sector_has_its_angle(templates: dict[str, Piece]) -> None:
    """A sector of 60 degrees is as wide as its radius: its chord."""
    piece = templates["template/arc_60"].front

    assert piece.height_mm - PITCH_MM / 2 == pytest.approx(piece.width_mm)


def test_scatter_has_eight_ways_and_six_dots(templates: dict[str, Piece]) -> None:
    """Up to 6 dots by a D8, 1 is north (IN.GAP.18): five numbered dots a way, and the face at the sixth."""
    texts = strings(templates["template/scatter"].front)

    assert templates["template/scatter"].front.width_mm == pytest.approx(14 * 12.7)
    assert [texts.count(str(dot)) for dot in range(1, 9)] == [9, 9, 9, 9, 9, 1, 1, 1]


@pytest.mark.parametrize("angle", [1, 30, 180, 270, 360])
def test_arcs_of_any_width_can_be_printed(infantry: Pack, angle: int) -> None:
    """No template is larger than a sheet, however wide the arc."""
    made = product("templates", job_of(infantry, rules(arcs={"wide_deg": angle})))
    piece = made[f"template/arc_{angle}"].front

    assert max(piece.width_mm, piece.height_mm) <= 185
