"""Layouts as data: read when a piece is drawn by them for the first time, with the changes of a pack's author."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import cast

from pydantic import Field, ValidationError

from engine.paths import HOME
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item
from exporters.findings import finding
from schemas.base import Id, Part
from schemas.diagnostics.diagnostics import Diagnostic, Finding
from schemas.diagnostics.wording import did_you_mean
from schemas.models.layout import MM_PER_UNIT, BoxPlace, LayoutDocument, Length
from schemas.packs.packs import Loaded, Pack
from schemas.reading.text import read_text
from schemas.systems import SystemName


@dataclass(frozen=True, eq=False)
class Layout:
    """The boxes of a component by name, in the frame of the trimmed piece (origin at its top left corner).

    Nothing is drawn in those that are `hidden`. Two layouts are the same only if they are one object. `name` is what
    components ask for it by.
    """

    width_mm: float
    height_mm: float
    bleed_mm: float
    boxes: Mapping[str, Box]
    hidden: frozenset[str] = frozenset()
    name: str = ""

    def __getitem__(self, name: str) -> Box:
        """Return a box by its name.

        Raises:
            KeyError: There is none; it says which file it belongs into, and which boxes there are.
        """
        if name not in self.boxes:
            missing = f"the layout `{self.name}` has no box `{name}`: write it into layouts/{self.name}.yaml."
            raise KeyError(f"{missing} {did_you_mean(name, self.boxes)}")
        return self.boxes[name]

    def shown(self, name: str) -> Box | None:
        """Return a box by its name, None for a hidden one."""
        return None if name in self.hidden else self[name]

    def part(self, name: str, draw: Callable[[Box], tuple[Item, ...]]) -> tuple[Item, ...]:
        """Return what is drawn in a box, nothing in a hidden one."""
        return () if name in self.hidden else draw(self[name])

    @property
    def trim(self) -> Box:
        """The piece as it is cut."""
        return Box(0, 0, self.width_mm, self.height_mm)

    @property
    def full(self) -> Box:
        """The piece with its bleed."""
        return self.trim.inset(-self.bleed_mm)


SUFFIX = ".yaml"


class LayoutFile(Part):
    """A shipped layout: its size, or the layout it takes it from, and its boxes."""

    extends: Id | None = None
    width: Length | None = None
    height: Length | None = None
    bleed: Length | None = None
    boxes: dict[Id, BoxPlace] = Field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Layouts:
    """The layouts of a system by name, each made when it is asked for first; `changes` are those of a pack."""

    system: SystemName
    changes: Mapping[str, tuple[Mapping[str, BoxPlace], ...]] = field(default_factory=dict)
    _made: dict[str, Layout] = field(default_factory=dict)

    def __getitem__(self, name: str) -> Layout:
        if name not in self._made:
            self._made[name] = self._make(name)
        return self._made[name]

    def _make(self, name: str) -> Layout:
        found = layout_file(self.system, name)
        base = self[found.extends] if found.extends else Layout(0, 0, 0, {})
        layout = with_places(_sized(found, base), found.boxes)
        for change in self.changes.get(name, ()):
            layout = with_places(layout, change)
        return replace(layout, name=name)


@cache
def shipped(system: SystemName) -> Layouts:
    """Return the layouts of a system as they are shipped."""
    return Layouts(system)


@cache
def layout_file(system: SystemName, name: str) -> LayoutFile:
    """Return a shipped layout as it is written.

    Raises:
        KeyError: there is none of that name; it says where it belongs, and which there are.
        ValueError: its text has flaws, or says what no layout has.
    """
    path = _folder(system).joinpath(name + SUFFIX)
    if not path.is_file():
        place = f"exporters/games/{system}/layouts/{name}{SUFFIX}"
        raise KeyError(f"{system} has no layout `{name}`: write {place}. {did_you_mean(name, layout_names(system))}")
    text = read_text(path.read_bytes())
    if text.flaws or len(text.documents) != 1:
        raise ValueError(f"a layout must be one YAML document without flaws, got {text.flaws!r} in {name}")
    try:
        return LayoutFile.model_validate(text.documents[0].data)
    except ValidationError as error:
        raise ValueError(f"the layout {name} must say only what layouts have, got {error}") from error


@cache
def layout_names(system: SystemName) -> tuple[str, ...]:
    """Return the names of a system's shipped layouts, sorted."""
    folder = _folder(system)
    names = (path.name for path in folder.iterdir()) if folder.is_dir() else ()
    return tuple(sorted(name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX)))


def _folder(system: SystemName) -> Path:
    return HOME.joinpath("exporters", "games", system, "layouts")


def with_places(layout: Layout, places: Mapping[str, BoxPlace]) -> Layout:
    """Return the layout with boxes added and changed, in their order.

    Raises:
        KeyError: a box takes over the measures of one that is not there.
        ValueError: a new box lacks a measure.
    """
    boxes, hidden = dict(layout.boxes), set(layout.hidden)
    for name, place in places.items():
        boxes[name] = placed(place, boxes[place.extends] if place.extends else boxes.get(name))
        hidden = hidden | {name} if place.hidden else hidden - {name}
    return replace(layout, boxes=boxes, hidden=frozenset(hidden))


def placed(place: BoxPlace, before: Box | None) -> Box:
    """Return the box at a place; what the place leaves open is as `before`.

    Raises:
        ValueError: there is nothing before, and a measure is left open.
    """
    return Box(*_measures(place, before))


def _measures(place: BoxPlace, before: Box | None) -> Iterator[float]:
    for side in ("x", "y", "width", "height"):
        given: str | None = getattr(place, side)
        stood: float | None = getattr(before, side) if before else None
        yield length_mm(given, stood)


def length_mm(given: str | None, stood: float | None) -> float:
    """Return a written length in mm; `stood` is what one without a number is, and one with `+=` or `-=` adds to.

    Raises:
        ValueError: it needs what stood there, and there is nothing.
    """
    relative = given is None or given[1] == "="
    if relative and stood is None:
        raise ValueError(f"a new box must have whole measures, got {given!r}")
    if given is None:
        return stood or 0.0
    number = float(given[2:-2] if relative else given[:-2])
    mm = number * MM_PER_UNIT[given[-2:]]
    if not relative:
        return mm
    return (stood or 0.0) + (mm if given[0] == "+" else -mm)


def _sized(found: LayoutFile, base: Layout) -> Layout:
    return Layout(
        length_mm(found.width, base.width_mm),
        length_mm(found.height, base.height_mm),
        length_mm(found.bleed, base.bleed_mm),
        base.boxes,
        base.hidden,
    )


EPSILON_MM = 0.01
KIND = "layout"


def layouts_of(pack: Pack) -> tuple[Layouts, tuple[Diagnostic, ...]]:
    """Return the layouts that a pack is drawn by, and what is wrong in its layout documents.

    A change with a mistake is left out; the others count. Documents change in the order of their ids.
    """
    system = pack.manifest.system
    documents = pack.of_kind(KIND)
    if not documents:
        return shipped(system), ()
    changes: dict[str, tuple[dict[str, BoxPlace], ...]] = {}
    found: list[Diagnostic] = []
    for document in documents:
        model = cast("LayoutDocument", document.model)
        if model.extends not in layout_names(system):
            found.append(document.diagnostic(_unknown_layout(model, layout_names(system))))
            continue
        sound, findings = _sound_changes(model, Layouts(system, changes)[model.extends])
        changes[model.extends] = (*changes.get(model.extends, ()), sound)
        found.extend(_located(document, findings))
    return Layouts(system, changes), tuple(found)


def _located(document: Loaded, findings: list[Finding]) -> Iterator[Diagnostic]:
    yield from (document.diagnostic(found) for found in findings)


def _sound_changes(model: LayoutDocument, layout: Layout) -> tuple[dict[str, BoxPlace], list[Finding]]:
    sound: dict[str, BoxPlace] = {}
    findings: list[Finding] = []
    for name, place in model.boxes.items():
        found = tuple(_findings(name, place, layout))
        findings.extend(found)
        if not found:
            sound[name] = place
    return sound, findings


def _findings(name: str, place: BoxPlace, layout: Layout) -> Iterator[Finding]:
    """Yield what is wrong with the change of one box."""
    at = ("boxes", name)
    if name not in layout.boxes:
        yield _unknown_box(name, (*at,), layout, at_key=True)
    elif place.extends is not None and place.extends not in layout.boxes:
        yield _unknown_box(place.extends, (*at, "extends"), layout, at_key=False)
    else:
        yield from _misplaced(name, placed(place, layout[place.extends or name]), layout)


def _misplaced(name: str, box: Box, layout: Layout) -> Iterator[Finding]:
    at = ("boxes", name)
    if box.width < EPSILON_MM or box.height < EPSILON_MM:
        message = f"the box `{name}` would be {box.width:g} x {box.height:g} mm large"
        yield finding("box-empty", at, message, "to leave it out, write `hidden: true`")
        return
    full = layout.full.inset(-EPSILON_MM)
    if box.x < full.x or box.y < full.y or box.right > full.right or box.bottom > full.bottom:
        message = (
            f"the box `{name}` would reach from {box.x:g}, {box.y:g} to {box.right:g}, {box.bottom:g} mm, outside "
            f"the piece of {layout.width_mm:g} x {layout.height_mm:g} mm and its bleed of {layout.bleed_mm:g} mm"
        )
        yield finding("box-outside", at, message, "keep it on the piece")


def _unknown_box(name: str, at: tuple[str, ...], layout: Layout, *, at_key: bool) -> Finding:
    message = f"this layout has no box `{name}`"
    return finding("unknown-box", at, message, did_you_mean(name, layout.boxes), at_key=at_key)


def _unknown_layout(model: LayoutDocument, names: tuple[str, ...]) -> Finding:
    return finding(
        "unknown-layout", ("extends",), f"there is no layout `{model.extends}`", did_you_mean(model.extends, names)
    )
