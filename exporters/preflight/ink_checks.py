"""Checks of what is painted: fonts, colours, ink, lines and images."""

from collections.abc import Iterator

from exporters.kit.profiles import Profile
from exporters.preflight.facts import Facts, Paint, Sheet
from exporters.preflight.faults import Fault
from exporters.preflight.file_checks import old_rules

THINNEST_PT = 0.1
INK_SLACK_PERCENT = 0.5
DPI_SLACK = 0.99


def fonts_are_embedded(facts: Facts, _profile: Profile) -> Iterator[Fault]:
    """No page names a font that the shop would have to have."""
    for sheet in facts.sheets:
        for font in sheet.fonts:
            if not font.embedded:
                yield Fault("font-not-embedded", f"the font {font.name} is not embedded", (sheet.number,))


def colours_are_plates(facts: Facts, profile: Profile) -> Iterator[Fault]:
    """A press gets no screen colours; under PDF/X-1a none that need a colour profile either."""
    for sheet in facts.sheets if profile.colours == "cmyk" else ():
        for what, paint in _paints(sheet):
            if paint.space == "rgb":
                yield Fault("screen-colour", f"{what} is in RGB", (sheet.number,))
            elif paint.space == "managed" and old_rules(facts, profile):
                yield Fault("managed-colour", f"{what} needs a colour profile", (sheet.number,))


def _paints(sheet: Sheet) -> Iterator[tuple[str, Paint]]:
    """Yield everything painted on a page with its colour."""
    for mark in sheet.marks:
        yield f"a {mark.what}", mark.paint
    for photo in sheet.photos:
        yield f"the image {photo.name}", photo.paint


def ink_stays_within(facts: Facts, profile: Profile) -> Iterator[Fault]:
    """No colour and no image has more ink than the paper takes; registration marks are not printed matter."""
    limit = profile.ink_limit_percent
    for sheet in facts.sheets if limit else ():
        for what, paint in _paints(sheet):
            ink = paint.ink_percent or 0
            if limit and ink > limit + INK_SLACK_PERCENT:
                message = f"{what} has {ink:.0f} % of ink, and {profile.title} takes {limit} %"
                yield Fault("too-much-ink", message, (sheet.number,))


def plates_are_four(facts: Facts, profile: Profile) -> Iterator[Fault]:
    """There are no plates beside the four of the process."""
    for sheet in facts.sheets if profile.standards else ():
        for plate in sorted({plate for _, paint in _paints(sheet) for plate in paint.plates}):
            yield Fault("plate-of-its-own", f"the colour {plate} has a plate of its own", (sheet.number,))


def nothing_blends(facts: Facts, profile: Profile) -> Iterator[Fault]:
    """PDF/X-1a knows no transparency."""
    for sheet in facts.sheets if old_rules(facts, profile) else ():
        if sheet.see_through:
            yield Fault("see-through", "something on the page is see-through", (sheet.number,))


def white_knocks_out(facts: Facts, profile: Profile) -> Iterator[Fault]:
    """White that overprints vanishes."""
    for sheet in facts.sheets if profile.colours == "cmyk" else ():
        if any(mark.overprints and mark.paint.white for mark in sheet.marks):
            yield Fault("white-overprints", "something white overprints, so it will not be seen", (sheet.number,))


def lines_can_be_seen(facts: Facts, profile: Profile) -> Iterator[Fault]:
    """No line is thinner than a press prints."""
    for sheet in facts.sheets if profile.standards else ():
        thinnest = min((mark.width_pt for mark in sheet.marks if mark.width_pt is not None), default=THINNEST_PT)
        if thinnest < THINNEST_PT:
            yield Fault("line-too-thin", f"a line is {thinnest:.2g} pt wide", (sheet.number,))


def images_are_fine(facts: Facts, profile: Profile) -> Iterator[Fault]:
    """Images have enough pixels at their size, and their ink can be measured."""
    for sheet in facts.sheets:
        for photo in sheet.photos:
            if photo.dpi < profile.image_dpi * DPI_SLACK:
                seen = f"the image {photo.name} has {photo.dpi:.0f} pixels an inch"
                message = f"{seen}, and {profile.image_dpi} are needed"
                yield Fault("image-too-coarse", message, (sheet.number,))
            if photo.paint.space == "cmyk" and photo.paint.ink_percent is None and profile.ink_limit_percent:
                yield Fault("image-unread", f"the ink of the image {photo.name} cannot be measured", (sheet.number,))


def nothing_is_pinned_on(facts: Facts, profile: Profile) -> Iterator[Fault]:
    """Pages bear no notes, links or form fields."""
    for sheet in facts.sheets if profile.standards else ():
        if sheet.annotations:
            yield Fault("annotation", f"the page bears {sheet.annotations} notes, links or fields", (sheet.number,))
