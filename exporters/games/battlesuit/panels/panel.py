"""Map panels at true size, with their works.

The map-point sheet: a panel of 17 by 11 inches at true size, to be laid edge to edge. Rules: BS.MAP.1, BS.MAP.14.
The panels as pieces to play on: their dots are where units stand. Rules: BS.MAP.7, BS.MAP.8, BS.GAP.13.
"""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Final, cast

from engine.games.battlesuit.maps.panels import dot_label
from exporters.components.base import Drawn, PrintJob
from exporters.drawing.display_list import Drawing, Group, Rect, Stroke
from exporters.findings import finding
from exporters.games.battlesuit.look.look import DOT_NAME, STEEL, rules_of
from exporters.games.battlesuit.panels.ground import dots, ground
from exporters.games.battlesuit.panels.lattice import BOARD, SHAPE, place
from exporters.games.battlesuit.panels.lettering import compass_ring, draw_compass, draw_lettering
from exporters.games.battlesuit.wording import terms as words
from exporters.imposition.pieces import Piece, Spot
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition
from schemas.catalogues.saying import said
from schemas.diagnostics.diagnostics import Finding
from schemas.models.battlesuit.maps import HALF_TURN, MapPanel
from schemas.models.battlesuit.rules import Rules

FRAME_MM: Final = 0.2

PITCH_IN: Final = {"column": "1/2", "row": "11/17"}
"""How far apart columns and rows of dots are printed, in inches as the rules write them. Rule: BS.GAP.12."""


def map_panel(model: MapPanel, setting: Setting) -> Drawn:
    """Return a panel; everything is cut off at its edge, which is also where its half-dots are halved."""
    made = Composition(type_scale=setting.type_scale, language=setting.language)
    made.draw(*ground(model, DOT_NAME.scaled(setting.type_scale)), *compass_ring(model), *dots(model))
    draw_lettering(made, model)
    draw_compass(made, model)
    board = Rect(BOARD.x, BOARD.y, BOARD.width, BOARD.height)
    edge = BOARD.inset(FRAME_MM / 2)
    frame = Rect(edge.x, edge.y, edge.width, edge.height, stroke=Stroke(STEEL, FRAME_MM))
    items = (Group(tuple(made.items), clip=board), frame)
    title = said(words.PANEL, setting.language, letter=model.letter, title=model.title)
    return Drawn(Drawing(f"panel_{model.id}", title, BOARD.width, BOARD.height, items), tuple(made.findings))


def map_panels(job: PrintJob) -> Iterator[Piece]:
    """Yield the panels by id, each with its dots by name; they lie either way up if the rules turn panels."""
    rules = rules_of(job.setting)
    either_way = HALF_TURN in rules.map.panel_rotations
    job.note_rules(tuple(_other_pitch(rules)))
    for document in job.pack.of_kind("map_panel"):
        model = cast("MapPanel", document.model)
        drawn = map_panel(model, job.setting_of(document))
        job.note(document, drawn.findings)
        spots = tuple(Spot(f"{model.letter}-{dot_label(dot)}", place(dot)) for dot in SHAPE.dots())
        yield Piece(drawn.drawing, None, f"map_panel/{document.id}", spots=spots, either_way=either_way)


def _other_pitch(rules: Rules) -> Iterator[Finding]:
    """Yield that a pitch of the rules is not the one that panels are printed at. Rule: BS.GAP.12."""
    for way, printed in PITCH_IN.items():
        wanted = getattr(rules.map.print_pitch_inch, way)
        if Fraction(wanted) != Fraction(printed):
            message = f"panels are printed with their {way}s {printed} inch apart, not {wanted}"
            hint = f"leave {way} at {printed}, or draw the panels elsewhere"
            at = ("map", "print_pitch_inch", way)
            yield replace(finding("pitch-not-printed", at, message, hint), rule="BS.GAP.12")
