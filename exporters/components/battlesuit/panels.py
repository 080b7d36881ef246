"""The panels as pieces to play on: their dots are where units stand. Rules: BS.MAP.7, BS.MAP.8, BS.GAP.13."""

from collections.abc import Iterator
from typing import cast

from engine.battlesuit.panels import dot_label
from exporters.components.battlesuit.lattice import SHAPE, place
from exporters.components.battlesuit.panel import map_panel
from exporters.components.battlesuit.rulings import rules_of
from exporters.jobs import Job
from exporters.pieces import Piece, Spot
from schemas.models.battlesuit.lattice import HALF_TURN
from schemas.models.battlesuit.map_panel import MapPanel


def map_panels(job: Job) -> Iterator[Piece]:
    """Yield the panels by id, each with its dots by name; they lie either way up if the rules turn panels."""
    either_way = HALF_TURN in rules_of(job.setting).map.panel_rotations
    for document in job.pack.of_kind("map_panel"):
        model = cast("MapPanel", document.model)
        drawn = map_panel(model, job.setting_of(document))
        job.note(document, drawn.findings)
        spots = tuple(Spot(f"{model.letter}-{dot_label(dot)}", place(dot)) for dot in SHAPE.dots())
        yield Piece(drawn.drawing, None, f"map_panel/{document.id}", spots=spots, either_way=either_way)
