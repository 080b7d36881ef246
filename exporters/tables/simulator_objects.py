"""Objects of Tabletop Simulator, and where they lie on its table."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

TILE_IN: Final = 2.0
"""How large a tile of scale 1 is on the table."""

SNAP_UP: Final = 0.1
"""How high above the middle of a tile its snap points are."""

ZONE_IN: Final = 6.0
PLAYERS: Final = ("White", "Brown", "Red", "Orange", "Yellow", "Green", "Teal", "Blue", "Purple", "Pink")
"""The colours of players."""

GUID_LENGTH: Final = 6
BOX, CIRCLE = 0, 2
"""Types of tile."""

Saved = dict[str, Any]
Scale = tuple[float, float, float]
"""To the right, upwards, away from the player."""

GAP_IN: Final = 0.5
ROW_IN: Final = 17.0
"""How far a row reaches: two holding areas, or five decks."""

APART_IN: Final = 2.0
"""Between the board and what lies beside it."""


def put(found: Saved, x: float, z: float, scale: Scale, *, face_down: bool = False) -> None:
    """Lay an object down: `x` to the right, `z` away from the player; the top of what lies is away from the player."""
    found["Transform"] = {
        "posX": round(x, 3),
        "posY": 1.0,
        "posZ": round(z, 3),
        "rotX": 0.0,
        "rotY": 180.0,
        "rotZ": 180.0 if face_down else 0.0,
        "scaleX": round(scale[0], 4),
        "scaleY": round(scale[1], 4),
        "scaleZ": round(scale[2], 4),
    }


def thing(name: str, title: str, words: str = "", **more: Any) -> Saved:
    """Return an object of a kind; it gets its place and its GUID later."""
    made = {"Name": name, "Nickname": title, "Description": words, "Grid": False, "Locked": False, **more}
    put(made, 0, 0, (1, 1, 1))
    return made


def custom_deck(face_url: str, back_url: str, columns: int, rows: int) -> Saved:
    """Return what cards say of their sheet: the back is what others see of a card in hand."""
    return {
        "FaceURL": face_url,
        "BackURL": back_url,
        "NumWidth": columns,
        "NumHeight": rows,
        "BackIsHidden": True,
        "UniqueBack": False,
    }


def card(title: str, words: str, sheet: int, cell: int, deck: Mapping[str, Saved]) -> Saved:
    """Return the card in a cell of a sheet, counted row by row from 0."""
    more: Saved = {"CardID": 100 * sheet + cell, "SidewaysCard": False, "HideWhenFaceDown": True, "Hands": True}
    return thing("Card", title, words, **more, CustomDeck={str(sheet): deck[str(sheet)]})


def deck_of(title: str, cards: Sequence[Saved], decks: Mapping[str, Saved]) -> Saved:
    """Return a face-down deck; a single card stays a card, as the game knows no deck of one."""
    if len(cards) == 1:
        return cards[0]
    more: Saved = {
        "HideWhenFaceDown": True,
        "DeckIDs": [card["CardID"] for card in cards],
        "CustomDeck": dict(decks),
        "ContainedObjects": list(cards),
    }
    return thing("DeckCustom", title, **more)


def tile(title: str, front_url: str, back_url: str, *, circle: bool, thickness_in: float) -> Saved:
    """Return a tile; without a back both its sides are the same.

    Tiles do not stack: a stack would hide whose counters lie in it, and be turned over as one.
    """
    image = {
        "ImageURL": front_url,
        "ImageSecondaryURL": back_url or front_url,
        "ImageScalar": 1.0,
        "WidthScale": 0.0,
        "CustomTile": {
            "Type": CIRCLE if circle else BOX,
            "Thickness": thickness_in,
            "Stackable": False,
            "Stretch": True,  # to a square, so that the two scales are its width and its height
        },
    }
    return thing("Custom_Tile", title, CustomImage=image)


def let_snap(found: Saved, shares: Iterable[tuple[float, float]]) -> None:
    """Let pieces snap to points of a tile, given as shares of its width and depth from the upper left.

    In the frame of a tile that lies as `put` lays it, x runs to the left, z towards the player, and its rim is at 1.
    """
    points = [
        {"Position": {"x": round(1 - 2 * across, 5), "y": SNAP_UP, "z": round(2 * down - 1, 5)}}
        for across, down in shares
    ]
    if points:
        found["AttachedSnapPoints"] = points


def figurine(title: str, front_url: str, back_url: str) -> Saved:
    """Return a figure that stands, seen from the front and from behind."""
    image = {"ImageURL": front_url, "ImageSecondaryURL": back_url, "ImageScalar": 1.0, "WidthScale": 0.0}
    return thing("Figurine_Custom", title, CustomImage=image)


def hidden_zone(colour: str) -> Saved:
    """Return the zone in which only the player of a colour sees what lies there; its scale is its size in inches."""
    return thing("FogOfWarTrigger", "", FogColor=colour, FogHidePointers=False) | {"Locked": True}


def endless(content: Saved, words: str) -> Saved:
    """Return a bag that one object after another can be taken from."""
    return thing("Infinite_Bag", content["Nickname"], words, MaterialIndex=-1, MeshIndex=-1, ContainedObjects=[content])


def bag(title: str, contents: Iterable[Saved]) -> Saved:
    """Return a bag with some objects."""
    return thing("Bag", title, MaterialIndex=-1, MeshIndex=-1, ContainedObjects=list(contents))


def tile_scale(width_in: float, height_in: float) -> Scale:
    """Return the scale at which a tile has a size on the table."""
    return width_in / TILE_IN, 1.0, height_in / TILE_IN


def save_of(title: str, note: str, objects: Sequence[Saved]) -> Saved:
    """Return a save that holds some objects, all with a GUID of their own."""
    _name_all(objects, title)
    return {
        "SaveName": title,
        "GameMode": title,
        "Date": "",
        "Table": "",
        "Sky": "",
        "Note": note,
        "Rules": "",
        "PlayerTurn": "",
        "ObjectStates": list(objects),
    }


def _name_all(objects: Sequence[Saved], seed: str) -> None:
    """Give every object, those inside others too, a GUID that follows from its place and that no other has."""
    taken: set[str] = set()
    for at, found in enumerate(_all(objects)):
        salt = 0
        while (guid := _digest(f"{seed}/{at}/{salt}")) in taken:
            salt += 1
        taken.add(guid)
        found["GUID"] = guid


def _all(objects: Iterable[Saved]) -> Iterator[Saved]:
    for found in objects:
        yield found
        yield from _all(found.get("ContainedObjects", ()))


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:GUID_LENGTH]


@dataclass(frozen=True)
class Laid:
    """A thing, the room it needs, and its scale; `over` lies at the same place, in its own."""

    thing: Saved
    width_in: float
    depth_in: float
    scale: Scale = (1.0, 1.0, 1.0)
    face_down: bool = False
    over: Saved | None = None
    over_scale: Scale = (1.0, 1.0, 1.0)


def around(middle: Sequence[Laid], left: Iterable[Laid], right: Iterable[Laid]) -> list[Saved]:
    """Return the things at their places: those in the middle, then the others in rows on either side of them."""
    edge, far = APART_IN, 0.0
    things: list[Saved] = []
    for board in middle:
        put(board.thing, 0, 0, board.scale)
        things.append(board.thing)
        edge, far = board.width_in / 2 + APART_IN, board.depth_in / 2
    things.extend(_rows(left, -edge - ROW_IN, far))
    things.extend(_rows(right, edge, far))
    return things


def _rows(others: Iterable[Laid], left: float, far: float) -> Iterator[Saved]:
    x, z, deep = left, far, 0.0
    for laid in others:
        if x > left and x + laid.width_in > left + ROW_IN:
            x, z, deep = left, z - deep - GAP_IN, 0.0
        middle = (x + laid.width_in / 2, z - laid.depth_in / 2)
        put(laid.thing, *middle, laid.scale, face_down=laid.face_down)
        yield laid.thing
        if laid.over:
            put(laid.over, *middle, laid.over_scale)
            yield laid.over
        x, deep = x + laid.width_in + GAP_IN, max(deep, laid.depth_in)
