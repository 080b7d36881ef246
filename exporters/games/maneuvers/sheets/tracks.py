"""The tracks that lie on the table of every fight: totals with Edge, and rounds with the order of action."""

from collections.abc import Iterator
from dataclasses import replace

from exporters.components.base import Job, piece_by_rules
from exporters.games.maneuvers.rulings import rules_of
from exporters.games.maneuvers.sheets.order import order_areas, order_page
from exporters.games.maneuvers.sheets.totals import total_spots, totals_page
from exporters.imposition.pieces import Piece


def tracks(job: Job) -> Iterator[Piece]:
    """Yield the page of totals, and that of rounds and order."""
    rules, language = rules_of(job.setting), job.setting.language
    yield replace(piece_by_rules(job, "track/totals", totals_page(job.setting)), spots=total_spots(language))
    yield replace(piece_by_rules(job, "track/order", order_page(job.setting)), areas=order_areas(rules, language))
