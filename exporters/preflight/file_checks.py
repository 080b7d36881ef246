"""Checks of a file as a whole, and of its inks."""

from collections.abc import Iterator
from typing import Final

from exporters.imposition.cutting import CUT_PLATES
from exporters.imposition.profiles import Profile
from exporters.preflight.codes import Fault
from exporters.preflight.facts import Facts, Paint, Sheet

VERSIONS: Final = {"PDF/X-1a:2003": "1.4", "PDF/X-4": "1.6"}
HIDDEN: Final = {
    "actions": ("active-content", "the file holds scripts, forms or actions"),
    "files": ("file-attached", "the file has another one attached"),
    "LZW": ("old-compression", "the file uses LZW compression"),
}

THINNEST_PT = 0.1
INK_SLACK_PERCENT = 0.5
DPI_SLACK = 0.99


def is_whole(facts: Facts, _profile: Profile) -> Iterator[Fault]:
    """Nothing had to be fixed to open the file."""
    if facts.fixed:
        yield Fault("file-damaged", "the file is damaged; this is what could be saved of it")


def is_read_to_its_end(facts: Facts, _profile: Profile) -> Iterator[Fault]:
    """No bound kept anything of the file from being looked at."""
    for sentence in facts.unread:
        yield Fault("file-beyond-bounds", sentence)


def is_encrypted(facts: Facts, _profile: Profile) -> Iterator[Fault]:
    """Encryption is refused everywhere."""
    if facts.encrypted:
        yield Fault("file-encrypted", "the file is encrypted")


def keeps_standard(facts: Facts, profile: Profile) -> Iterator[Fault]:
    """The standard is one that the shop takes, and all it demands of the file is there."""
    claims = facts.claims
    if not profile.standards:
        return
    if claims.standard not in profile.standards:
        said = f"the file says it keeps {claims.standard}" if claims.standard else "the file says of no standard"
        yield Fault("standard-missing", f"{said}; {profile.title} takes {' or '.join(profile.standards)}")
        return
    needs = {
        "a title": bool(claims.title),
        "its dates": claims.dated,
        "an id": claims.identified,
        "whether it is trapped": claims.trapped in {"/True", "/False"},
    }
    for what in (name for name, there in needs.items() if not there):
        yield Fault("standard-incomplete", f"{claims.standard} demands that the file says {what}")
    most = VERSIONS[claims.standard]
    if _parts(claims.version) > _parts(most):
        yield Fault("pdf-too-new", f"{claims.standard} allows PDF {most}, and the file is PDF {claims.version}")


def _parts(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def names_press(facts: Facts, profile: Profile) -> Iterator[Fault]:
    """There is one output intent, and it can be looked up."""
    if not profile.standards:
        return
    intents = [intent for intent in facts.claims.intents if intent.kind == "GTS_PDFX"]
    if len(intents) != 1:
        yield Fault("intent-missing", f"the file has {len(intents) or 'no'} output intents for PDF/X instead of one")
        return
    [intent] = intents
    if facts.claims.standard == "PDF/X-4" and not intent.profile:
        yield Fault("intent-unknown", "PDF/X-4 demands an embedded colour profile, and there is none")
    elif not intent.profile and not (intent.condition and intent.registry):
        yield Fault("intent-unknown", "the output intent has neither a colour profile nor a registered condition")


def hides_nothing(facts: Facts, profile: Profile) -> Iterator[Fault]:
    """Nothing acts, nothing is attached, and for PDF/X-1a there are no layers."""
    for what, (code, message) in HIDDEN.items():
        if what in facts.hidden and (what != "LZW" or profile.standards):
            yield Fault(code, message)
    if "layers" in facts.hidden and old_rules(facts, profile):
        yield Fault("layers", "the file has layers")


def old_rules(facts: Facts, profile: Profile) -> bool:
    """Whether the rules of PDF/X-1a hold for the file: it says so, or the shop takes nothing else."""
    if not profile.standards:
        return False
    return facts.claims.standard.startswith("PDF/X-1a") or profile.standards == ("PDF/X-1a:2003",)


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
    """There are no plates beside the four of the process, but those of cuts and creases if they are taken."""
    taken = CUT_PLATES if profile.cut_plates else frozenset[str]()
    for sheet in facts.sheets if profile.standards else ():
        for plate in sorted({plate for _, paint in _paints(sheet) for plate in paint.plates} - taken):
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
