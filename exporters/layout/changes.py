"""The layouts of a pack: the shipped ones as its author has changed them, and what is wrong with the changes."""

from collections.abc import Iterator
from typing import cast

from exporters.drawing.boxes import Box
from exporters.findings import finding
from exporters.layout.files import Layout, Layouts, layout_names, placed, shipped
from schemas.diagnostics.diagnostics import Diagnostic, Finding
from schemas.diagnostics.suggest import did_you_mean
from schemas.models.layout import BoxPlace, LayoutDocument
from schemas.packs.packs import Loaded, Pack

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
