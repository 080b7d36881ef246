"""Preflight: any finished file opened again and held against what a print shop asks for."""

from collections.abc import Callable, Iterator
from typing import Final
from warnings import catch_warnings, simplefilter

import pikepdf

from exporters.imposition.profiles import Profile
from exporters.preflight.codes import Fault, gathered
from exporters.preflight.facts import Facts
from exporters.preflight.file_checks import (
    colours_are_plates,
    fonts_are_embedded,
    hides_nothing,
    images_are_fine,
    ink_stays_within,
    is_encrypted,
    is_read_to_its_end,
    is_whole,
    keeps_standard,
    lines_can_be_seen,
    names_press,
    nothing_blends,
    nothing_is_pinned_on,
    plates_are_four,
    white_knocks_out,
)
from exporters.preflight.page_checks import (
    bleeds_enough,
    boxes_are_nested,
    comes_in_pairs,
    has_no_rim,
    has_pages,
    is_not_scaled,
    keeps_order,
    picture_faults,
    pieces_bleed,
    sizes_are_cut,
    stands_upright,
)
from exporters.preflight.painted import MEGABYTE, MOST_MEMORY_BYTES
from exporters.preflight.reading import read_facts

__all__ = ["CHECKS", "UNSEEN", "Fault", "preflight"]

Check = Callable[[Facts, Profile], Iterator[Fault]]

CHECKS: Final[tuple[Check, ...]] = (
    is_read_to_its_end,
    is_whole,
    is_encrypted,
    keeps_standard,
    names_press,
    has_pages,
    boxes_are_nested,
    bleeds_enough,
    pieces_bleed,
    has_no_rim,
    sizes_are_cut,
    stands_upright,
    is_not_scaled,
    comes_in_pairs,
    keeps_order,
    fonts_are_embedded,
    colours_are_plates,
    ink_stays_within,
    plates_are_four,
    nothing_blends,
    white_knocks_out,
    lines_can_be_seen,
    images_are_fine,
    hides_nothing,
    nothing_is_pinned_on,
)
"""Every check of a PDF, in the order of its codes."""

UNSEEN: Final = (
    "ink that adds up where one thing overprints another",
    "ink inside patterns and meshes, and of colours that need a colour profile",
    "whether pieces on a sheet without crop marks bleed",
    "words too near the cut, and whether a picture reaches to the end of its bleed",
)
"""What preflight does not look at, said with every report."""

PDF_MAGIC: Final = b"%PDF-"
PNG_MAGIC: Final = b"\x89PNG"
MAGIC_WITHIN: Final = 1024


BROKEN: Final = (
    pikepdf.PdfError,
    pikepdf.PasswordError,
    ArithmeticError,
    ValueError,
    KeyError,
    TypeError,
    IndexError,
    AttributeError,
    RuntimeError,
)
"""What reading a damaged file raises: an object of another type than its place demands, or none."""


def preflight(data: bytes, profile: Profile) -> tuple[Fault, ...]:
    """Return what is wrong with a finished file for whoever prints it, the gravest kinds first."""
    return gathered(_faults(data, profile))


def _faults(data: bytes, profile: Profile) -> Iterator[Fault]:
    if data.startswith(PNG_MAGIC) and profile.pictures:
        yield from picture_faults(data, profile)
        return
    if PDF_MAGIC not in data[:MAGIC_WITHIN]:
        yield Fault("file-unreadable", "this is neither a PDF nor a picture")
        return
    if profile.pictures:
        yield Fault("file-not-taken", f"{profile.title} takes a PNG of each side, and this is a PDF")
        return
    try:
        with catch_warnings():
            simplefilter("ignore")  # pikepdf fixes what it can and says so to programmers
            facts = read_facts(data)
    except MemoryError:
        yield Fault("file-beyond-bounds", f"the file needs more than {MOST_MEMORY_BYTES // MEGABYTE} MB to be read")
        return
    except BROKEN as error:
        yield Fault("file-unreadable", f"the PDF cannot be read ({type(error).__name__})")
        return
    for check in CHECKS:
        yield from check(facts, profile)
