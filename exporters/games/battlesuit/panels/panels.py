"""The panels as pieces to play on: their dots are where units stand. Rules: BS.MAP.7, BS.MAP.8, BS.GAP.13."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Final, cast

from engine.games.battlesuit.maps.panels import dot_label
from exporters.components.base import Job
from exporters.findings import finding
from exporters.games.battlesuit.panels.lattice import SHAPE, place
from exporters.games.battlesuit.panels.panel import map_panel
from exporters.games.battlesuit.rulings import rules_of
from exporters.imposition.pieces import Piece, Spot
from schemas.diagnostics.diagnostics import Finding
from schemas.models.battlesuit.lattice import HALF_TURN
from schemas.models.battlesuit.map_panel import MapPanel
from schemas.models.battlesuit.rules import Rules

PITCH_IN: Final = {"column": "1/2", "row": "11/17"}
"""How far apart columns and rows of dots are printed, in inches as the rules write them. Rule: BS.GAP.12."""


def map_panels(job: Job) -> Iterator[Piece]:
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
