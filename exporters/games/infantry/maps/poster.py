"""The dot map at pitch, to be laid on the table and played on: tiled onto sheets, or printed as a poster.

Rules: IN.TER.3, IN.GAP.20, IN.GAP.39.
"""

from collections.abc import Iterator
from typing import Final, cast

from exporters.components.base import Drawn, Job
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Group, Rect
from exporters.drawing.shapes import icon
from exporters.faces.fonts import Face
from exporters.games.infantry.look.icons import MAP
from exporters.games.infantry.look.look import PAPER, PINE, QUIET, TROOPERS
from exporters.games.infantry.look.survey import frame_steps
from exporters.games.infantry.maps.dots import dots
from exporters.games.infantry.maps.ground import ground
from exporters.games.infantry.maps.lattice import PITCH_MM, MapFrame
from exporters.games.infantry.maps.lettering import draw_coordinates, draw_levels, draw_names
from exporters.games.infantry.maps.survey import survey_of
from exporters.games.infantry.maps.works import works
from exporters.games.infantry.rulings import rules_of
from exporters.games.infantry.words import maps as words
from exporters.imposition.pieces import Piece, Spot
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition, text_height_mm
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.infantry.dot_map import DotMap

MARGIN_MM: Final = 9.0
HEAD_MM: Final = 18.0
FOOT_MM: Final = 2.0
NOTE_MM: Final = 150.0
"""The most that the note is wide: no seam of tiles has to go through its lines."""

POSTER_BAND_MM: Final = 1.8
POSTER_TITLE: Final = TextStyle(Face.TITLE, 20, 10, PINE, valign="middle", leading=1.0)
NOTE: Final = TextStyle(Face.ITALIC, 8.5, 6, QUIET, valign="top", leading=1.08)


def posters(job: Job) -> Iterator[Piece]:
    """Yield the poster of each map, with its dots by column and row."""
    for document in job.pack.of_kind("dot_map"):
        model = cast("DotMap", document.model)
        drawn = poster(model, job.setting_of(document))
        key = f"dot_map_poster/{document.id}"
        job.note(document, drawn.findings, key)
        frame = frame_of(model)
        language = job.setting.language
        names = ((said(words.DOT, language, column=spot[0], row=spot[1]), spot) for spot in frame.spots())
        spots = tuple(Spot(name, frame.point(spot)) for name, spot in names)
        yield Piece(drawn.drawing, None, key, spots=spots)


def poster(model: DotMap, setting: Setting) -> Drawn:
    """Return a map at pitch: ground, works and dots, its columns and rows along the frame."""
    rules, frame = rules_of(setting), frame_of(model)
    board = frame.board
    note = said(words.DOTS_NOTE, setting.language, pitch=f"{PITCH_MM:g}")
    wide = min(board.width, NOTE_MM)
    foot = Box(board.x, board.bottom + MARGIN_MM - 1, wide, _height_mm(note, wide, setting))
    width, height = board.right + MARGIN_MM, foot.bottom + FOOT_MM
    made = Composition(type_scale=setting.type_scale, language=setting.language)
    survey = survey_of(model, setting.pack)
    made.draw(Rect(0, 0, width, height, fill=PAPER))
    items = (*ground(survey, frame), *works(survey, frame), *dots(survey, frame))
    made.draw(Group(items, clip=Rect(board.x, board.y, board.width, board.height)))
    draw_levels(made, survey, frame)
    draw_names(made, survey, setting.pack, rules, frame)
    made.draw(*frame_steps(board, POSTER_BAND_MM, (frame.pitch_mm, frame.pitch_mm), PINE))
    draw_coordinates(made, frame, POSTER_BAND_MM + 0.4)
    made.write(note, foot, NOTE)
    _draw_head(made, model, Box(MARGIN_MM, 1.5, board.width, HEAD_MM - POSTER_BAND_MM - 6.9))
    title = said(words.POSTER, setting.language, title=model.title)
    return Drawn(Drawing(f"dot_map_poster_{model.id}", title, width, height, tuple(made.items)), tuple(made.findings))


def frame_of(model: DotMap) -> MapFrame:
    """Return where a map lies on its poster."""
    return MapFrame(MARGIN_MM, HEAD_MM, PITCH_MM, model.columns, model.rows)


def _height_mm(note: str, width_mm: float, setting: Setting) -> float:
    return text_height_mm(note, width_mm, NOTE.scaled(setting.type_scale), setting.language) + 0.5


def _draw_head(made: Composition, model: DotMap, box: Box) -> None:
    """Write the title above the map."""
    mark, title = box.cut_left(10)
    made.draw(icon(MAP, mark.square(min(7.5, box.height)), TROOPERS.ink))
    made.write(model.title, title, POSTER_TITLE, ("title",))
