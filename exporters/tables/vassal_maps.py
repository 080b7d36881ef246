"""Maps of a VASSAL module: boards with their areas and inches, holding areas of one side, and the table for cards."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final
from xml.etree import ElementTree as ET

from exporters.drawing.boxes import Box
from exporters.faces.fonts import MM_PER_IN
from exporters.imposition.pieces import Area, Spot
from exporters.tables.vassal_pieces import Slot, element, key, shown

GROUND: Final = "60,66,70"
HIGHLIGHT: Final = "255,196,0"
THREAD: Final = "255,96,0"
MARGIN_PX: Final = 60
PLACE: Final = "$name$ ($gridLocation$)"
AREA: Final = "$name$"
SILENT: Final = {"moveWithinFormat": "", "moveToFormat": "", "createFormat": ""}
MOVED: Final = "$pieceName$: $previousLocation$ to $location$ *"
CREATED: Final = "$pieceName$ comes to $location$ *"
REPORTS: Final = {"moveWithinFormat": MOVED, "moveToFormat": MOVED, "createFormat": CREATED}


@dataclass(frozen=True)
class Places:
    """What is told of a place on a board: the area it is in, the nearest spot, and the inch if it is `measured`."""

    areas: tuple[Area, ...] = ()
    spots: tuple[Spot, ...] = ()
    measured: bool = True


@dataclass(frozen=True)
class Board:
    """A board: name, picture, height in pixels, pixels a millimetre, its places, and whether it may be turned."""

    name: str
    image: str
    height_px: int
    px_per_mm: float
    places: Places = Places()
    either_way: bool = False

    @property
    def px_per_in(self) -> int:
        """Pixels an inch; boards are drawn so that these are whole."""
        return round(self.px_per_mm * MM_PER_IN)


@dataclass(frozen=True)
class Pile:
    """A deck on the table for cards: title, place in millimetres, its cards; and whether cards go there when played."""

    title: str
    place: Box
    cards: tuple[Slot, ...]
    back_to: str = ""


def battlefield(boards: Sequence[Board]) -> ET.Element:
    """Return the main map, one of whose boards is chosen for a game, with a ruler in inches."""
    scale = boards[0].px_per_in if boards else 1
    ruler = element(
        "module.map.LOS_Thread",
        threadName="Ruler",
        label="Ruler",
        tooltip="Measure in inches: press, then drag",
        hotkey=key("R"),
        drawRange=True,
        scale=scale,
        round="Nearest whole number",
        threadColor=THREAD,
        hideCounters=False,
    )
    return _map("Battlefield", boards, (ruler,), launch=False, **REPORTS)


def holding_map(board: Board, owner: str) -> ET.Element:
    """Return a map in a window of its own, which one side alone may open if it has an owner: nothing is told of it."""
    if owner:
        return _map(board.name, (board,), (), kind="PrivateMap", launch=True, side=owner, visible=False, **SILENT)
    return _map(board.name, (board,), (), launch=True, **REPORTS)


def card_map(board: Board, piles: Iterable[Pile]) -> ET.Element:
    """Return the table for cards, in a window of its own. Nothing is told of what is drawn, as it may be secret."""
    return _map("Cards", (board,), (_pile(pile, board) for pile in piles), launch=True, **SILENT)


def _map(
    name: str,
    boards: Sequence[Board],
    more: Iterable[ET.Element],
    *,
    kind: str = "Map",
    launch: bool,
    **own: str | bool,
) -> ET.Element:
    picker = element("module.map.BoardPicker", *(_board(board) for board in boards), boardPrompt="Choose a battlefield")
    return element(
        f"module.{kind}",
        picker,
        *_handling(),
        *more,
        mapName=name,
        allowMultiple=False,
        backgroundcolor=GROUND,
        color=HIGHLIGHT,
        thickness=3,
        edgeWidth=MARGIN_PX,
        edgeHeight=MARGIN_PX,
        markMoved="Never",
        launch=launch,
        buttonName=name if launch else "",
        icon="",
        changeFormat="$message$",
        **own,
    )


def _handling() -> Iterator[ET.Element]:
    """Yield what a map read from a file does not get by itself: pieces could be seen on it but not moved."""
    for name in (
        "StackMetrics",
        "ForwardToKeyBuffer",
        "Scroller",
        "ForwardToChatter",
        "MenuDisplayer",
        "MapCenterer",
        "StackExpander",
        "PieceMover",
        "KeyBufferer",
        "ImageSaver",
        "SelectionHighlighters",
        "HighlightLastMoved",
        "Zoomer",
    ):
        yield element(f"module.map.{name}")
    yield element(
        "module.map.CounterDetailViewer",
        version="3",
        display="from top-most layer only",
        delay=400,
        minDisplayPieces=1,
        showgraph=True,
        showtext=True,
        graphicsZoom=1.6,
        bgColor="255,255,255",
        fgColor="0,0,0",
        borderWidth=4,
        fontSize=12,
        counterReportFormat="$pieceName$",
        summaryReportFormat="$LocationName$",
    )


def _board(board: Board) -> ET.Element:
    return element(
        "module.map.boardPicker.Board", *_grids(board), name=board.name, image=board.image, reversible=board.either_way
    )


def _grids(board: Board) -> Iterator[ET.Element]:
    """Yield what names the places of a board, if anything does: areas with spots or inches within them, or spots."""
    within = _spots(board) if board.places.spots else _inches(board)
    if board.places.areas:
        areas = (_zone(area, board) for area in board.places.areas)
        yield element("module.map.boardPicker.board.ZonedGrid", *areas, within)
    elif board.places.spots:
        yield within


def _spots(board: Board) -> ET.Element:
    """Return the grid of spots: pieces that are let go snap to the nearest one, and it names their place."""
    spots = (
        element(
            "module.map.boardPicker.board.Region",
            name=spot.name,
            originx=round(spot.at_mm[0] * board.px_per_mm),
            originy=round(spot.at_mm[1] * board.px_per_mm),
        )
        for spot in board.places.spots
    )
    return element("module.map.boardPicker.board.RegionGrid", *spots, snapto=True, visible=False, fontsize=9)


def _zone(area: Area, board: Board) -> ET.Element:
    corners = ((round(x * board.px_per_mm), round(y * board.px_per_mm)) for x, y in area.corners_mm)
    return element(
        "module.map.boardPicker.board.mapgrid.Zone",
        name=area.name,
        path=";".join(f"{x},{y}" for x, y in corners),
        locationFormat=PLACE if board.places.measured else AREA,
        useParentGrid=True,
    )


def _inches(board: Board) -> ET.Element:
    """Return a grid of inches that is not seen and holds nothing: it names places, from the lower left corner."""
    inch = board.px_per_in
    numbering = element(
        "module.map.boardPicker.board.mapgrid.SquareGridNumbering",
        first="H",
        sep=",",
        hType="N",
        vType="N",
        hLeading=0,
        vLeading=0,
        hOff=0,
        vOff=-1,
        vDescend=True,
        visible=False,
    )
    middle = board.height_px % inch
    return element(
        "module.map.boardPicker.board.SquareGrid",
        numbering,
        dx=float(inch),
        dy=float(inch),
        x0=inch // 2,
        y0=middle + inch // 2,
        snapTo=False,
        visible=False,
    )


def _pile(pile: Pile, board: Board) -> ET.Element:
    x, y = pile.place.centre
    played = bool(pile.back_to)
    again = {"reshuffleCommand": f"Shuffle into {pile.back_to}", "reshuffleTarget": pile.back_to} if played else {}
    return element(
        "module.map.DrawPile",
        *(card_slot(card) for card in pile.cards),
        name=pile.title,
        x=round(x * board.px_per_mm),
        y=round(y * board.px_per_mm),
        width=round(pile.place.width * board.px_per_mm),
        height=round(pile.place.height * board.px_per_mm),
        draw=False,
        allowMultiple=True,
        allowSelect=True,
        faceDown="Never" if played else "Always",
        drawFaceUp=played,
        shuffle="Never" if played else "Always",
        reshufflable=played,
        **again,
    )


def card_slot(card: Slot) -> ET.Element:
    """Return a card of a deck."""
    return _slot("CardSlot", card)


def piece_slot(piece: Slot) -> ET.Element:
    """Return a piece of the palette."""
    return _slot("PieceSlot", piece)


def _slot(kind: str, piece: Slot) -> ET.Element:
    width, height = piece.size
    made = element(f"widget.{kind}", entryName=piece.name, gpid=piece.gpid, width=width, height=height)
    made.text = shown(piece.definition)
    return made
