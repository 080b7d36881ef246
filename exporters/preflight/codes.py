"""Every diagnostic code there is, for `musterpress explain`: those of preflight, their faults, and all others."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, Final

from engine.checking.codes import CODES as CODES_BELOW
from exporters.findings import EXPORT_CODES
from schemas.diagnostics.codes import Code
from schemas.diagnostics.diagnostics import Diagnostic, Severity

MOST_ALIKE: Final = 50
"""Faults of one code that are told apart."""


def _error(code: str, title: str, explanation: str) -> Code:
    return Code(code, title, explanation, Severity.ERROR)


def _warning(code: str, title: str, explanation: str) -> Code:
    return Code(code, title, explanation, Severity.WARNING)


PREFLIGHT_CODES: Final = (
    _error(
        "file-unreadable",
        "A finished file cannot be opened",
        "The file is damaged, cut off, locked with a password, or neither PDF nor PNG. Export it again.",
    ),
    _error(
        "file-beyond-bounds",
        "A finished file holds more than is read of any",
        "Some files ask a reader for hours and gigabytes, by mistake or on purpose: with millions of operators or "
        "objects, or with streams that unpack to a thousand times their size. Such a file is read up to a bound, and "
        "what lies behind it was not looked at. Export it again; a file for print needs none of this.",
    ),
    _error(
        "file-damaged",
        "A finished file is damaged",
        "It was cut off or changed after it was made, and opens only because readers fix what they can; pages may be "
        "missing. Export it again.",
    ),
    _error(
        "file-encrypted",
        "A finished file is encrypted",
        "Print shops cannot work with encrypted files, even without a password. Save it without security.",
    ),
    _error(
        "file-not-taken",
        "A finished file is of the wrong kind",
        "Most print shops take PDF; The Game Crafter takes a PNG for each side. Export for the profile that is asked.",
    ),
    _error(
        "standard-missing",
        "A finished file keeps no standard that the shop takes",
        "The file has to say which PDF/X standard it keeps. Export it with the profile of the shop; a PDF of another "
        "program has to be saved as PDF/X there.",
    ),
    _error(
        "standard-incomplete",
        "A finished file lacks what its standard demands",
        "PDF/X demands a title, both dates, a document id and whether the file is trapped.",
    ),
    _error(
        "pdf-too-new",
        "A finished file has a newer PDF version than its standard",
        "PDF/X-1a:2003 allows PDF 1.4 at most, PDF/X-4 PDF 1.6. Newer features may print wrongly.",
    ),
    _error(
        "intent-missing",
        "A finished file does not say which press it is made for",
        "PDF/X demands exactly one output intent: the registered name of a printing condition, or its colour profile.",
    ),
    _error(
        "intent-unknown",
        "The press of a finished file is not described",
        "PDF/X-4 demands that the colour profile of the press is embedded; PDF/X-1a that it is, or that the printing "
        "condition is registered and the registry named. Give --icc with the ICC file of the shop.",
    ),
    _error(
        "box-missing",
        "A page does not say where it is trimmed",
        "Without a trim box the shop has to guess where to cut.",
    ),
    _error(
        "boxes-not-nested",
        "The boxes of a page do not lie in each other",
        "The trim box has to lie inside the bleed box, and that inside the page.",
    ),
    _error(
        "bleed-too-small",
        "A page bleeds too little",
        "Pieces are cut a little beside the line, so pictures have to go on beyond it; how far, the profile says.",
    ),
    _error(
        "piece-bleed-too-small",
        "Pieces on a sheet bleed too little",
        "Where crop marks show a cut, the pictures end at it or near it, or two pieces touch there: a cut a little "
        "beside it takes a strip of one piece or leaves one of its neighbour. Give pieces a gutter of twice the bleed.",
    ),
    _error(
        "page-too-large",
        "A page is larger than its bleed",
        "This shop wants pages of exactly the size with bleed, without marks or empty rims.",
    ),
    _error(
        "page-sizes-differ",
        "The pages of a deck have different sizes",
        "All cards of a deck are trimmed to one size. Make a file of its own for each size.",
    ),
    _error(
        "page-size-not-cut",
        "A page has a size that the shop does not cut",
        "The shop cuts the sizes of its catalogue only. See the profile for them.",
    ),
    _warning(
        "page-turned",
        "A page is turned",
        "Programs of print shops disagree about pages with a rotation: some turn them, some do not. Turn what is on "
        "the page instead.",
    ),
    _error(
        "page-scaled",
        "A page is enlarged by a unit of its own",
        "A page may say that its unit is not a point. Programs that do not know of it print the page at another size; "
        "save it at its true size instead.",
    ),
    _error(
        "page-count-odd",
        "A back or a front is missing",
        "This shop takes pages in pairs, and there is an odd one.",
    ),
    _error(
        "page-order-wrong",
        "Fronts and backs are in the wrong order",
        "Backs are known by being alike. Here pages that should be fronts are alike and those that should be backs "
        "differ, or a back stands where a front should. The profile says which comes first.",
    ),
    _error(
        "page-count-none",
        "A finished file has no pages",
        "There is nothing to print.",
    ),
    _error(
        "font-not-embedded",
        "A font is not in the file",
        "The shop would print it in another one, or not at all. Save the file with all fonts embedded.",
    ),
    _error(
        "screen-colour",
        "A colour is meant for screens",
        "Presses have four inks, and nobody knows which of them an RGB colour would become. Convert it to CMYK.",
    ),
    _error(
        "managed-colour",
        "A colour needs a colour profile to be understood",
        "PDF/X-1a allows grey, CMYK and plates of their own only, nothing that a colour profile has to explain.",
    ),
    _error(
        "too-much-ink",
        "There is more ink in one place than paper can hold",
        "The inks of all plates together smear and do not dry. Use less of the three colours where black is full.",
    ),
    _warning(
        "plate-of-its-own",
        "A colour has a plate of its own that nobody asked for",
        "A spot colour costs a fifth plate, or is left out. Use its CMYK colour.",
    ),
    _error(
        "see-through",
        "Something is see-through",
        "PDF/X-1a forbids transparency: soft shadows, faint colours, blended pictures. Flatten them.",
    ),
    _error(
        "white-overprints",
        "White is printed over what lies under it",
        "White that overprints puts no ink down and does not knock anything out, so it cannot be seen at all.",
    ),
    _warning(
        "line-too-thin",
        "A line is too thin to print",
        "Lines below 0.1 pt look fine on a screen and vanish on a press.",
    ),
    _error(
        "image-too-coarse",
        "An image has too few pixels at its size on paper",
        "Single pixels can be seen. Use a larger picture, or print it smaller.",
    ),
    _warning(
        "image-unread",
        "The ink of an image cannot be measured",
        "The image is compressed in a way that Musterpress does not read, has more than 40 million pixels, or is one "
        "of too many. Ask the shop, or save it as a smaller JPEG.",
    ),
    _error(
        "active-content",
        "A finished file can act",
        "Scripts, forms and actions have no place in a file for print; shops refuse it.",
    ),
    _warning(
        "annotation",
        "A page bears a note or a link",
        "Comments, links and form fields may be printed, or not. Remove them.",
    ),
    _error(
        "file-attached",
        "Another file is attached",
        "Attachments have no place in a file for print; shops refuse it.",
    ),
    _error(
        "layers",
        "A finished file has layers",
        "PDF/X-1a forbids layers, since they can be switched off. Flatten them.",
    ),
    _error(
        "old-compression",
        "A finished file is compressed with LZW",
        "PDF/X forbids it. Save the file again with Flate (zip) compression.",
    ),
    _error(
        "picture-size-wrong",
        "A picture has not the size in pixels that the shop asks for",
        "The Game Crafter wants each side in pixels at 300 dpi with an eighth of an inch of bleed: a poker card has "
        "825 x 1125. Export it with the profile of the shop.",
    ),
    _error(
        "picture-not-rgb",
        "A picture is not in plain RGB",
        "Pictures for this shop have red, green and blue with 8 bits, and nothing see-through.",
    ),
)
"""The codes of preflight, in the order in which a file is looked at."""

SEVERITIES: Final = {code.code: code.severity for code in PREFLIGHT_CODES}

ORDER: Final = {code.code: at for at, code in enumerate(PREFLIGHT_CODES)}


@dataclass(frozen=True, order=True)
class Fault:
    """Something wrong on some pages, or with the file as a whole (no pages); pages count from 1."""

    code: str
    message: str
    pages: tuple[int, ...] = ()

    @property
    def severity(self) -> Severity:
        """An error if the shop would refuse the file or print it wrongly."""
        return SEVERITIES[self.code]

    def diagnostic(self, path: str) -> Diagnostic:
        """Return the fault as everything else is reported that is wrong with a file."""
        where = f"{spoken(self.pages)}: " if self.pages else ""
        return Diagnostic(path, 0, 0, self.code, self.severity, where + self.message)


def fault_rows(faults: Iterable[Fault]) -> list[dict[str, Any]]:
    """Return faults as rows of data: code, severity, message, and the pages from 1, none for the file as a whole."""
    return [
        {"code": fault.code, "severity": fault.severity, "message": fault.message, "pages": list(fault.pages)}
        for fault in faults
    ]


def gathered(faults: Iterable[Fault]) -> tuple[Fault, ...]:
    """Return the faults in the order of the codes, the same one on many pages as one."""
    pages: dict[Fault, set[int]] = {}
    for fault in faults:
        pages.setdefault(replace(fault, pages=()), set()).update(fault.pages)
    found = [replace(fault, pages=tuple(sorted(numbers))) for fault, numbers in pages.items()]
    found.sort(key=lambda fault: (ORDER[fault.code], fault))
    return tuple(one for _, alike in groupby(found, lambda fault: fault.code) for one in _shortened([*alike]))


def _shortened(alike: list[Fault]) -> list[Fault]:
    """Return faults of one code; of very many the first, and the number and pages of the rest."""
    if len(alike) <= MOST_ALIKE:
        return alike
    rest = alike[MOST_ALIKE:]
    pages = {page for fault in rest for page in fault.pages}
    return [*alike[:MOST_ALIKE], Fault(rest[0].code, f"and {len(rest):,} more like these", tuple(sorted(pages)))]


def spoken(pages: tuple[int, ...]) -> str:
    """Return page numbers in words, neighbours as a range."""
    ranges = ", ".join(_ranges(pages))
    return f"page {ranges}" if len(pages) == 1 else f"pages {ranges}"


def _ranges(pages: tuple[int, ...]) -> Iterator[str]:
    for _, group in groupby(enumerate(pages), lambda pair: pair[1] - pair[0]):
        run = [page for _, page in group]
        yield str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}"


CODES: Final[dict[str, Code]] = {**CODES_BELOW, **{code.code: code for code in (*EXPORT_CODES, *PREFLIGHT_CODES)}}
"""The codes of reading, of every check and of every export, by name."""
