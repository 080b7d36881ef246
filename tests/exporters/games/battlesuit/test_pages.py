"""Charts, scenario cards, rosters and maps of Battlesuit: what stands on them, under the rules of the pack."""

from collections.abc import Callable
from dataclasses import replace
from math import hypot
from typing import Any, get_args

import pytest

from exporters.components.base import PrintJob
from exporters.drawing.display_list import Drawing, Rect, Text, strings
from exporters.drawing.dump import dump
from exporters.drawing.inks import WHITE
from exporters.games.battlesuit.look import WORK_SIGNS
from exporters.games.battlesuit.pages import SIDES
from exporters.games.battlesuit.sheets.charts import RESULTS
from exporters.games.battlesuit.sheets.clauses import SPECIAL_RULES
from exporters.games.battlesuit.sheets.victory import CONDITIONS, ENDINGS
from exporters.games.battlesuit.wording import scenario as battlesuit_scenario
from exporters.games.battlesuit.wording import terms as battlesuit_charts
from exporters.imposition.pieces import Piece
from exporters.imposition.profiles import PROFILES
from exporters.kit.export import export_pack
from exporters.kit.orders import PrintOrder
from exporters.kit.theming import pieces_of
from exporters.layout.settings import Setting
from exporters.preflight import preflight
from exporters.systems import components_of
from schemas.base import Document
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.scenario import Condition, Ending, Fate
from schemas.models.battlesuit.special_rules import OptionInPlay, SpecialRule
from schemas.models.battlesuit.words import Edge, OptionalRule, Result, Side, Terrain, Work
from schemas.packs.packs import Pack
from tests.exporters.placed import extents, placed, words
from tests.exporters.printed import product_of, shipped_pack

PAGES = ("charts", "scenarios", "forces", "maps")
PAGE_MM = (196.0, 268.0)
LEAST_PT = 8.0
DASH = "\N{EN DASH}"
MINUS = "\N{MINUS SIGN}"
PANEL_IN = (17.0, 11.0)
SAME_LINE_MM = 1.0
NEAR_MM = 3.0


@pytest.fixture(scope="module")
def battlesuit() -> Pack:
    """The shipped pack."""
    return shipped_pack("battlesuit")


@pytest.fixture(scope="module")
def pages(battlesuit: Pack) -> dict[str, Piece]:
    """All pages by key; nothing is wrong on them."""
    job = PrintJob.of(battlesuit)
    made = {piece.key: piece for name in PAGES for piece in pieces_of(product_of(battlesuit, name), job)}
    assert job.diagnostics == set()
    return made


def rules(**groups: Any) -> Rules:
    """Rules as ruled, but for some groups."""
    return Rules.model_validate({"kind": "rules", "id": "rules", "title": "House rules", **groups})


def under(pack: Pack, own: Rules, name: str = "charts") -> dict[str, Drawing]:
    """The pages of a product under an author's own rules."""
    job = PrintJob.of(replace(pack, rules=own))
    made = {piece.key: piece.front for piece in pieces_of(product_of(pack, name), job)}
    assert job.diagnostics == set()
    return made


def changed(pack: Pack, kind: str, name: str, **fields: Any) -> Document:
    """A document of the pack with some fields of its own."""
    loaded = pack.find(kind, name)
    assert loaded
    return type(loaded.model).model_validate({**loaded.model.model_dump(mode="json"), **fields})


def front(pack: Pack, document: Any) -> Any:
    return components_of("battlesuit")[document.kind].front(document, Setting(pack.rules, pack=pack))


def with_documents(pack: Pack, *own: Document) -> Pack:
    """The pack with some documents in place of those of the same kind and id."""
    instead = {(document.kind, document.id): document for document in own}
    same = [(loaded, instead.get((loaded.model.kind, loaded.model.id))) for loaded in pack.documents]
    return replace(pack, documents=tuple(replace(loaded, model=model) if model else loaded for loaded, model in same))


def grid(drawing: Drawing, last: str) -> list[list[str]]:
    """The texts of a drawing in lines from top to bottom, each from left to right, up to a text."""
    runs = sorted((item.baseline, item.x, item.string) for item, _ in placed(drawing) if isinstance(item, Text))
    end = next(baseline for baseline, _, text in runs if text == last)
    lines: list[list[tuple[float, str]]] = []
    above = 0.0
    for baseline, x, text in runs:
        if baseline < end:
            lines = [*lines, []] if baseline - above > SAME_LINE_MM else lines
            lines[-1].append((x, text))
            above = baseline
    return [[text for _, text in sorted(line)] for line in lines]


@pytest.mark.parametrize(
    "key",
    ["charts/combat", "charts/terrain", "charts/turn", "scenario/ransom_road", "scenario/market_day",
     "force/blue_lowmarket", "battle_map/fallow_crossing"],
)  # fmt: skip
def test_the_drawing_of_a_page_is_as_it_was(
    pages: dict[str, Piece], key: str, compare: Callable[[str, str], None]
) -> None:
    """A change of the design shows as a diff; each was looked at as a picture when it was made."""
    compare(f"battlesuit/{key.replace('/', '_')}.txt", dump(pages[key].front))


def test_no_type_is_smaller_than_eight_points(pages: dict[str, Piece]) -> None:
    """On any page, and every page is as large as A4 and Letter have room for."""
    for key, piece in pages.items():
        sizes = {item.size_pt for item, _ in placed(piece.front) if isinstance(item, Text)}
        assert min(sizes) >= LEAST_PT, key
        assert (piece.front.width_mm, piece.front.height_mm) == PAGE_MM


def test_every_word_has_its_look() -> None:
    """Results, terrains, works, sides, edges, options, special rules and ways to score: each has words and a sign."""
    assert {*RESULTS} == {*Result}
    assert {*battlesuit_charts.TERRAINS} == {*Terrain}
    assert {*battlesuit_charts.WORKS} == {*WORK_SIGNS} == {*Work}
    assert {*SIDES} == {*battlesuit_scenario.SIDES} == {*Side}
    assert len({look.sign.name for look in SIDES.values()}) == len(Side)
    assert {*battlesuit_scenario.EDGES} == {*Edge}
    assert {*battlesuit_scenario.OPTIONAL_RULES} == {*OptionalRule}
    assert {*SPECIAL_RULES} == {*get_args(get_args(SpecialRule)[0])} - {OptionInPlay}
    assert {*CONDITIONS} == {*get_args(get_args(Condition)[0])}
    assert {*ENDINGS} == {*get_args(get_args(Ending)[0])}


def band(total: int) -> str:
    """A result by strength plus roll, as the catalogue tells the table. Rule: BS.GAP.1."""
    limits = ((8, "NE"), (11, "S"), (13, "1"), (15, "S1"), (16, "2"), (18, "S2"), (19, "3"), (20, "S3"))
    return next((name for most, name in limits if total <= most), "X")


def test_the_combat_results_table_is_printed_cell_by_cell(pages: dict[str, Piece]) -> None:
    """Strengths 0 to 10 across, rolls 1 to 12 down, each result in its place."""
    lines = grid(pages["charts/combat"].front, "Attack")
    first = lines.index(["D12", *map(str, range(11))])

    expected = [[str(die), *(band(strength + die) for strength in range(11))] for die in range(1, 13)]
    assert lines[first + 1 : first + 13] == expected


def test_the_terrain_effects_chart_is_printed_row_by_row(pages: dict[str, Piece]) -> None:
    """The house table of the catalogue; marsh soaks up bombs, woods do not shield those without armour."""
    lines = grid(pages["charts/terrain"].front, "Moving")

    rows = {line[0]: line[1:] for line in lines if len(line) == 7}
    assert rows == {
        "Terrain": ["Enter", "Land", "Attack", "Height", "Blocks sight", "Bombs and mines"],
        "Clear": ["1 MP", DASH, DASH, DASH, "no", DASH],
        "Woods": ["2 MP", "2 MP", f"{MINUS}3", "6", "yes", f"{MINUS}3, no armour 0"],
        "Building": ["2 MP", "2 MP", f"{MINUS}5", "6", "yes", f"{MINUS}5"],
        "Marsh": ["2 MP", DASH, f"{MINUS}1", DASH, "no", f"{MINUS}2"],
        "Slag": ["1 MP", DASH, DASH, DASH, "no", DASH],
        "Water": ["no", "no", DASH, DASH, "no", DASH],
        "Rubble": ["2 MP", "2 MP", f"{MINUS}4", "2", "yes", f"{MINUS}4"],
        "Bunker": ["2 MP", "2 MP", f"{MINUS}7", DASH, "no", f"{MINUS}7"],
        "Bridge": ["1 MP", DASH, DASH, DASH, "no", DASH],
        "Improved position": [*["as its terrain"] * 2, f"{MINUS}2 more", *["as its terrain"] * 2, f"{MINUS}2 more"],
    }


def test_the_tables_of_a_homebrew_pack_are_printed(battlesuit: Pack) -> None:
    """Water that may be waded, thin woods, a deadlier table, another modifier and another morale table."""
    table = [" ".join(["NE"] * 11)] * 11 + [" ".join(["X"] * 11)]
    own = rules(
        combat={"crt_table": table},
        terrain={
            "water_passable": True,
            "terrain_effects": {"woods": {"attack_mod": -2, "height": 3, "blocks_los": True}},
        },
        modifiers={"indirect": -6},
        morale={"shaken_table": [{"up_to": 9, "result": "panic"}, {"up_to": 12, "result": "recovery"}]},
    )

    made = under(battlesuit, own)

    combat = strings(made["charts/combat"])
    assert (combat.count("NE"), combat.count("X")) == (11 * 11 + 1, 11 + 1)
    assert f"Indirect fire {MINUS}6" in words(made["charts/combat"])
    lines = grid(made["charts/terrain"], "Moving")
    assert ["Water", "3 MP", DASH, DASH, DASH, "no", DASH] in lines
    assert next(line for line in lines if line[0] == "Woods")[3:6] == [f"{MINUS}2", "3", "yes"]
    assert f"0{DASH}9 Panic" in words(made["charts/terrain"])


def test_a_scenario_has_the_six_parts_of_its_card(pages: dict[str, Piece]) -> None:
    """Title and description, map with a north arrow, forces with build values, set-up, special rules, victory."""
    text = words(pages["scenario/ransom_road"].front)

    assert "Ransom Road" in text
    assert "Red carries somebody worth the price." in text
    parts = ("2 Map", "3 Red: forces", "4 Red: set-up", "5 Special rules", "3 Blue: forces", "4 Blue: set-up")
    assert all(part in text for part in (*parts, "6 Victory"))
    assert " N " in text
    assert "H Copper Lane, turned about" in text
    assert "Tollbreakers, 130 of 130 build points" in text
    assert "Jack-Knife 4 12 48" in text


def test_a_scenario_says_how_it_is_set_up_and_won(pages: dict[str, Piece]) -> None:
    """Ransom Road by its document: Red enters from the north, Blue waits in the south with mines."""
    text = words(pages["scenario/ransom_road"].front)

    assert "Over the north edge in turn 1." in text
    assert "Within 20 points of the south edge, on the ground." in text
    assert "The south, east and west edges." in text
    assert "Drones and mines." in text
    assert "Blue lays 4 explosive, 1 nuclear and 10 dummies." in text
    assert "Red: the second commander leads the squad 2 turns after the first is lost." in text
    assert "10 points each for holding A-E-32 and F-C-23, counted after the last turn." in text
    assert {*map(str, range(1, 13))} <= {*strings(pages["scenario/ransom_road"].front)}


FATES = get_args(Fate.model_fields["fate"].annotation)


def test_every_special_rule_and_condition_can_be_printed(battlesuit: Pack) -> None:
    """One of each in one scenario; all of it fits."""
    special = [
        *({"type": "optional_rule", "rule": rule.value} for rule in OptionalRule),
        {"type": "water", "passable": True},
        {"type": "glow", "rating": 0},
        {"type": "terrain_height", "terrain": "woods", "levels": 1},
        {"type": "improved_detection", "side": "red"},
        {"type": "marines", "side": "blue", "cards": ["assault", "ranger"]},
        {"type": "stealth_types", "side": "red", "cards": ["dead_eye"]},
        {"type": "mines", "side": "red", "dummies": 0},
    ]
    victory = [
        {"type": "denial", "side": "red", "at": ["A-A-01", "B-B-02"], "vp": 1},
        {"type": "exit", "side": "blue", "edges": ["west"]},
    ]

    drawn = front(battlesuit, changed(battlesuit, "scenario", "crossroads", special_rules=special, victory=victory))

    assert drawn.findings == ()
    text = words(drawn.drawing)
    for sentence in (
        "May be entered on the ground, for 3 MP a point.",
        "Does not glow.",
        "Woods Rises 1 level above its ground.",
        "All attacks of Red are at +2.",
        "Blue: Assault and Ranger.",
        "Red: Dead-Eye may use it too.",
        "Red lays none.",
        "1 point if the enemy holds none of A-A-01 or B-B-02 after the last turn.",
        "Its build value for each of its soldiers that leaves over the west edge.",
    ):
        assert sentence in text, sentence


def test_a_zone_ends_beyond_its_last_points(battlesuit: Pack, pages: dict[str, Piece]) -> None:
    """Ransom Road, two panels deep: Blue's line lies 20 and a half points of 11/17 in from the south edge."""
    drawing = pages["scenario/ransom_road"].front
    map_height = 2 * PANEL_IN[1]
    board = board_of(drawing, 90)

    depth = 20.5 * 11 / 17 / map_height * board[3]
    expected = (board[0], board[1] + board[3] - depth, board[2], 0.0)
    assert any(found == pytest.approx(expected, abs=0.002) for found in extents(drawing))


def board_of(drawing: Drawing, least_mm: float) -> tuple[float, float, float, float]:
    """The only box wider than a length that has the shape of a panel."""
    ratio = PANEL_IN[0] / PANEL_IN[1]
    [board] = [box for box in extents(drawing) if box[2] > least_mm and abs(box[2] - box[3] * ratio) < 0.01]
    return board


@pytest.mark.parametrize(
    ("letter", "across", "down", "turned"), [("I", 0, 0, False), ("B", 0, 1, True), ("G", 1, 1, True)]
)
def test_a_turned_panel_lies_on_its_head(
    battlesuit: Pack, pages: dict[str, Piece], letter: str, across: int, down: int, turned: bool
) -> None:
    """Fallow Crossing: letters stand at the compasses; of a turned panel X is 34 - X and Y2 is 34 - Y2."""
    drawing = pages["battle_map/fallow_crossing"].front
    left, top, width, height = board_of(drawing, 150)
    panel: Any = battlesuit.find("map_panel", f"panel_{letter.lower()}")
    row, column = panel.model.compass_at.split("-")
    x = int(column) - 1
    dot = (x, 2 * "ABCDEFGHIJKLMNOPQR".index(row) + x % 2)
    x, y2 = (34 - way for way in dot) if turned else dot
    expected = (left + (34 * across + x) / 68 * width, top + (34 * down + y2) / 68 * height)

    runs = [item for item, _ in placed(drawing) if isinstance(item, Text) and item.string == letter]
    assert any(hypot(run.x - expected[0], run.baseline - expected[1]) < NEAR_MM for run in runs)


def test_works_and_tiles_of_a_map_are_listed(pages: dict[str, Piece]) -> None:
    """Ransom Road: rubble on two points, bunkers on two."""
    text = words(pages["battle_map/ransom_road"].front)

    assert "Rubble H-I-09, D-C-16" in text
    assert "Bunker A-E-32, F-C-23" in text


def test_a_roster_gives_letters_in_the_order_of_the_force(pages: dict[str, Piece]) -> None:
    """First Platoon: twenty in armour are A to T, 111 and 129 build points (BS.PCS.1, BS.CARD.4)."""
    texts = strings(pages["force/red_platoon"].front)
    letters = [text for text in texts if len(text) == 1 and text.isalpha()]

    assert letters == [*"ABCDEFGHIJKLMNOPQRST"]
    assert {"111 build points", "129 build points", "Red in Six Fields"} <= {*texts}


def boxes_on(drawing: Drawing) -> list[Rect]:
    """The white squares to cross off."""
    rects = (item for item, _ in placed(drawing) if isinstance(item, Rect))
    return [rect for rect in rects if rect.fill == WHITE and rect.stroke and rect.width == rect.height]


def test_a_roster_has_a_box_for_each_hit_and_each_loss(pages: dict[str, Piece]) -> None:
    """Lowmarket Guard: five for the commander, ten police, twelve militia, two sentry drones."""
    assert len(boxes_on(pages["force/blue_lowmarket"].front)) == 5 + 10 + 12 + 2


def test_a_roster_has_a_box_for_each_of_a_crowd(battlesuit: Pack) -> None:
    """Sixty militia and ninety-nine police, the most there may be, are ticked off in rows that lie in their lines."""
    crowd = [{"card": "militia", "count": 60}, {"card": "police", "count": 99}]
    squads = [{"name": "Crowd", "soldiers": [{"card": "commander"}], "units": crowd}]

    drawn = front(battlesuit, changed(battlesuit, "force", "blue_lowmarket", squads=squads))

    boxes = boxes_on(drawn.drawing)
    assert len(boxes) == 5 + 60 + 99
    assert not any(a != b and meets(sides_of(a), sides_of(b)) for a in boxes for b in boxes)


def sides_of(box: Rect) -> tuple[float, float, float, float]:
    return box.x, box.y, box.width, box.height


def test_what_has_no_room_is_found(battlesuit: Pack) -> None:
    """Four squads of 180 soldiers do not fit on a roster; those that are left out are counted."""
    squads = [{"name": f"Squad {at}", "soldiers": [{"card": "assault", "count": 9}] * 20} for at in range(4)]
    force = changed(battlesuit, "force", "red_platoon", squads=squads)

    drawn = front(battlesuit, force)

    [found] = drawn.findings
    assert (found.code, found.at) == ("text-overflow", ("squads",))
    lines = len(boxes_on(drawn.drawing)) // 5
    assert f"{4 * 20 * 9 - lines} lines" in found.message
    assert lines > 20


def test_a_scenario_that_says_too_much_is_found(battlesuit: Pack) -> None:
    """Thirty points in each of twelve conditions: the parts that have no room are named."""
    points = [f"A-{row}-{column:02}" for row in "AB" for column in range(1, 16)]
    victory = [{"type": "occupation", "side": side, "at": points, "vp_each": 1} for side in ("red", "blue") * 6]
    scenario = changed(battlesuit, "scenario", "six_fields", victory=victory)

    [found] = front(battlesuit, scenario).findings

    assert found.code == "text-overflow"
    assert "6 Victory" in found.message


def test_a_scenario_without_its_documents_is_drawn_all_the_same(battlesuit: Pack) -> None:
    """References are judged elsewhere; the card says that it does not know the force."""
    drawn = components_of("battlesuit")["scenario"].front(
        changed(battlesuit, "scenario", "crossroads"), Setting(battlesuit.rules)
    )

    assert drawn.findings == ()
    assert words(drawn.drawing).count("The pack has no such force.") == 2


def test_targets_types_levels_and_early_ends_can_be_printed(battlesuit: Pack) -> None:
    """One of each in one scenario; all of it fits."""
    special = [
        {"type": "mines", "side": "blue", "explosive": 1, "dummies": 2, "edge": "west", "depth_points": 3},
        {"type": "target_unit", "name": "the dog", "side": "red", "unit": "police"},
        {"type": "target_soldier", "name": "her master", "side": "blue", "soldier": "ranger"},
        {"type": "squads", "side": "red", "most": 3},
        {"type": "note", "text": "Keep off the grass."},
    ]
    victory = [
        {
            "type": "destruction",
            "side": "red",
            "mode": "each",
            "vp_each": 5,
            "soldiers": ["assault"],
            "down": "nothing",
        },
        {"type": "occupation", "side": "red", "at": ["A-C-11"], "vp_each": 2, "when": "in_a_row", "turns_in_a_row": 3},
        {"type": "demolition", "side": "blue", "at": ["A-C-11", "A-B-10"], "vp_each": 4},
        {"type": "survival", "side": "blue", "soldiers": ["sniper"], "units": ["police"]},
        *({"type": "target", "side": "red", "target": "the dog", "fate": fate, "vp": 9} for fate in FATES),
    ]
    more = {
        "levels": [{"level": "minor", "lead_vp": 10}, {"level": "decisive", "lead_vp": 30}],
        "ends_early": [
            {"type": "losses", "side": "blue", "percent": 50},
            {"type": "lead", "side": "red", "vp": 12},
            {"type": "target_settled", "target": "the dog"},
        ],
    }

    drawn = front(
        battlesuit, changed(battlesuit, "scenario", "crossroads", special_rules=special, victory=victory, **more)
    )

    assert drawn.findings == ()
    text = words(drawn.drawing)
    for sentence in (
        "5 points for each Assault eliminated; nothing if it is only down.",
        "2 points each for holding A-C-11, once it has held it after 3 turns in a row.",
        "4 points for each structure destroyed of A-C-11 and A-B-10.",
        "Its build value for each Sniper or Police on the map in the end and not down.",
        "9 points if the dog leaves the map.",
        "9 points if the dog is eliminated or down.",
        "9 points if the dog is neither eliminated nor down in the end.",
        "Below 10: a draw. From 10: a minor victory. From 30: a decisive victory.",
        "Early, when Blue has lost 50 % of its build value.",
        "Early, when Red leads by 12 points.",
        "Early, when the dog is off the map or lost.",
        "Blue lays 1 explosive and 2 dummies, within 3 points of the west edge.",
        "The dog: the first Police of Red.",
        "Her master: the first Ranger of Blue.",
        "Red may have 3 squads.",
        "Keep off the grass. (Not played by the engine.)",
    ):
        assert sentence in text, sentence


def test_waves_and_outposts_are_told_with_their_side(pages: dict[str, Piece], battlesuit: Pack) -> None:
    """Who begins elsewhere is named with where and when; without a first side the rules say who it is (BS.GAP.134)."""
    said = words(pages["scenario/the_pathfinder"].front)
    assert "Apart 1 Ranger: at E-I-27, on the ground, hidden." in said
    assert "Wave 2 Front Line, 1 Dead-Eye and 1 Attack Drone: over the east edge in turn 3." in said

    assert "Over the south edge of C and I in turn 1." in words(pages["scenario/three_chimneys"].front)
    static = changed(battlesuit, "scenario", "static")
    assert words(front(battlesuit, static).drawing).count("Sets up first.") == 1
    lot = replace(battlesuit, rules=rules(setup={"deployment_order": "initiative_loser_first"}))
    assert words(front(lot, static).drawing).count("The loser of an initiative roll sets up first.") == 2


def test_names_of_points_hide_neither_one_another_nor_a_ring(battlesuit: Pack) -> None:
    """Nine neighbours have nine rings; names for which there is no free place are left to the text."""
    at = [f"A-{row}-{column:02}" for row in "GHI" for column in (11, 12, 13)]
    victory = [{"type": "occupation", "side": side, "at": at, "vp_each": 1} for side in ("red", "blue")]

    drawing = front(battlesuit, changed(battlesuit, "scenario", "crossroads", victory=victory)).drawing

    rings = [box for box in extents(drawing) if box[2] == box[3] == pytest.approx(2 * 0.72 * 3.6, abs=0.01)]
    plates = [
        (item.x, item.y, item.width, item.height)
        for item, _ in placed(drawing)
        if isinstance(item, Rect) and item.radius == pytest.approx(0.7)
    ]
    assert len(rings) == 9
    assert 1 <= len(plates) < 9
    assert not any(one != other and meets(one, other) for one in plates for other in (*plates, *rings))


def meets(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> bool:
    """Whether two boxes (left, top, width, height) have ground in common."""
    return all(
        a < b + extent and b < a + own for a, b, own, extent in zip(one[:2], other[:2], one[2:], other[2:], strict=True)
    )


@pytest.mark.prove
def test_the_files_of_all_pages_are_sound(battlesuit: Pack) -> None:
    """A sheet a page on A4, nothing left out, and nothing for a print shop to object to."""
    made = export_pack(battlesuit, PrintOrder(only=PAGES))

    assert (made.diagnostics, made.left_out) == ((), ())
    assert len(made.artifacts) == len(PAGES)
    for artifact in made.artifacts:
        assert preflight(artifact.data, PROFILES["home"]) == ()


def test_the_same_pack_makes_the_same_pages(battlesuit: Pack) -> None:
    """Byte for byte, on Letter too."""
    order = PrintOrder(only=("charts", "scenarios"), paper="letter")

    assert export_pack(battlesuit, order).artifacts == export_pack(battlesuit, order).artifacts


def test_a_map_of_all_ten_panels_has_its_list(battlesuit: Pack) -> None:
    """Two by five, every other one turned: the map is smaller, so that each panel is named below it."""
    rows = ("ab", "cd", "ef", "gh", "ij")
    layout = [[{"panel": f"panel_{name}", "rotation": 180 * at} for at, name in enumerate(row)] for row in rows]

    drawn = front(battlesuit, changed(battlesuit, "battle_map", "four_corners", layout=layout))

    assert drawn.findings == ()
    assert words(drawn.drawing).count("turned about") == words(drawn.drawing).count("upright") == 5


def test_a_tall_map_makes_room_for_what_is_said_below_it(battlesuit: Pack) -> None:
    """Three rows of panels with long names: on both pages the map gets smaller, and every word is there."""
    rows = ("ab", "cd", "ef")
    layout = [[{"panel": f"panel_{name}", "rotation": 180} for name in row] for row in rows]
    tall = changed(battlesuit, "battle_map", "four_corners", layout=layout)
    long = " ".join(["Panel"] * 10)
    panels = [changed(battlesuit, "map_panel", f"panel_{name}", title=long) for name in "abcdef"]
    pack = with_documents(battlesuit, tall, *panels)
    points = [f"A-{row}-{column:02}" for row in "AB" for column in range(1, 9)]
    victory = [{"type": "occupation", "side": side, "at": points, "vp_each": 1} for side in ("red", "blue") * 3]
    scenario = changed(battlesuit, "scenario", "crossroads", victory=victory)

    for page in (tall, scenario):
        drawn = front(pack, page)
        assert drawn.findings == ()
        assert words(drawn.drawing).count(" Panel") >= 6 * 9


def test_a_scenario_card_says_what_is_laid_on_the_map(pages: dict[str, Piece]) -> None:
    """Ransom Road has two tiles of rubble and two bunkers, each at its point: the card alone is enough to set up."""
    said = words(pages["scenario/ransom_road"].front)

    assert "Rubble at H-I-09, D-C-16" in said
    assert "Bunker at A-E-32, F-C-23" in said


def test_a_platoon_has_its_special_rules_too(pages: dict[str, Piece]) -> None:
    """Twenty soldiers and two lines of drones stand closer, so that what the engineer can do has room below them."""
    said = words(pages["force/red_platoon"].front)

    assert "Demolishes a bridge, building or bunker it is in or next to." in said
    assert "T Crusader" in said


def test_the_chart_of_turns_follows_the_rules(battlesuit: Pack, pages: dict[str, Piece]) -> None:
    """As ruled a bomb is worth 10 next to it and reaches 10 points, a group acts on 9; an author's own are printed.

    Rules: BS.BMB.5, BS.BMB.6, BS.COM.12, BS.CRU.1, BS.REP.2.
    """
    ruled = words(pages["charts/turn"].front)
    own = rules(
        blast={"bomb_strength": 8, "blast_radius": 7, "bomb_centre": "always_slag", "blast_modifiers": ["cover"]},
        active_command={"group_max_total": 6}, crusader={"crusader_range_mode": "mp_cost", "crusader_revives": 2},
        turn={"may_pass": True}, drone={"ecm_affects": "all", "drone_min_level": 2},
    )  # fmt: skip
    changed = words(under(battlesuit, own)["charts/turn"])

    for said in ("Strength 10. A D12 of 6 or less", "up to 10 points away", "hits of 9 or less", "Within 3 points"):
        assert said in ruled
    for said in (
        "Strength 8.", "up to 7 points away", "Slag is laid", "Terrain of the victim only.", "hits of 6 or less",
        "Within 3 MP", "2 boxes back", "A player may pass.", "All soldiers within", "2 levels or more",
    ):  # fmt: skip
        assert said in changed
        assert said not in ruled
