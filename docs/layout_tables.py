"""The layouts of cards and sheets with their boxes, and the icons of texts, as Markdown tables."""

from collections.abc import Iterator

from engine.systems import SYSTEMS
from exporters.drawing.boxes import Box
from exporters.layout.files import layout_names, shipped
from exporters.systems import icons_of
from schemas.systems import OWN_GAME, SystemName

INTRODUCTION = (
    "A `layout` document changes the boxes of one of these; see [Change the look](../how-to/change-the-look.md).",
    "Lengths are millimetres from the upper left corner of the trimmed piece; what is negative lies in the bleed.",
)


def layouts_page() -> str:
    """Return the page of all layouts and icons, by system; what has none yet says so."""
    return "\n".join(
        (*INTRODUCTION, "", *(line for system in SYSTEMS if system != OWN_GAME for line in _system(system)))
    )


def _system(system: SystemName) -> Iterator[str]:
    yield f"## Icons of {system}"
    yield ""
    yield from _icons(system)
    yield ""
    if not layout_names(system):
        yield from (f"No layout of {SYSTEMS[system].title} can be changed yet.", "")
    for name in layout_names(system):
        yield from _layout(system, name)


def _icons(system: SystemName) -> Iterator[str]:
    icons = icons_of(system)
    if icons is None:
        yield f"Texts of {SYSTEMS[system].title} have no icons yet."
        return
    yield "A name between two colons in a title, a briefing or a background is printed as an icon:"
    yield ", ".join(f"`:{name}:`" for name in icons.icons) + "."


def _layout(system: SystemName, name: str) -> Iterator[str]:
    layout = shipped(system)[name]
    yield f"## {name}"
    yield ""
    yield f"{layout.width_mm:g} x {layout.height_mm:g} mm, with a bleed of {layout.bleed_mm:g} mm."
    yield ""
    yield "| box | x | y | width | height |"
    yield "|---|---|---|---|---|"
    for box_name, box in layout.boxes.items():
        yield f"| `{box_name}` | {_measures(box)} |"
    yield ""


def _measures(box: Box) -> str:
    return " | ".join(f"{round(side, 3):g}" for side in (box.x, box.y, box.width, box.height))
