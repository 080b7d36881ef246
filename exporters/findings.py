"""What drawing and exporting a pack can find wrong, as data: a finding is as grave as its code says."""

from typing import TYPE_CHECKING, Final

from exporters.codes import LAYOUT_CODES
from schemas.diagnostics.diagnostics import Code, Diagnostic, Finding, Location, Severity

if TYPE_CHECKING:
    from schemas.packs.packs import Pack

EXPORT_CODES: Final = (
    Code(
        "text-overflow",
        "A text is too long for its place",
        "The text does not fit into its box on the card or sheet even at the smallest size that can be read, or a list "
        "has more entries than the card has room for. It is set smaller before this is said. Shorten it.",
        Severity.ERROR,
    ),
    Code(
        "missing-glyph",
        "No face has a character",
        "The shipped faces have Latin and Greek letters, arrows and mathematical signs. The extra `scripts` brings "
        "faces for Cyrillic, Hebrew, Arabic, Devanagari, Thai, Chinese, Japanese, Korean and more, and a pack can "
        "bring fonts of its own. No face has emoji. The piece is left out. "
        "Good: `name: The Big Men`. Bad: `name: The \N{PILE OF POO} Men`.",
        Severity.ERROR,
    ),
    Code(
        "font-missing",
        "A font is not there",
        "`fonts` of the manifest names a file that is not in the pack, or that cannot be read. What it was to set is "
        "set in other faces, or not at all.",
        Severity.ERROR,
    ),
    Code(
        "font-outside-pack",
        "A font that leads out of the pack",
        "A pack holds everything it needs. A link out of it is not followed: elsewhere it would lead to nothing, and "
        "it could show files that are not the pack's to show.",
        Severity.ERROR,
    ),
    Code(
        "font-too-large",
        "A font that is too large",
        "A font may have 20 MB, and its list of characters 2 MB, which is more than that of any script.",
        Severity.ERROR,
    ),
    Code(
        "font-broken",
        "A file that is no font, or a damaged one",
        "The file does not hold what a TrueType or OpenType font with outlines has to. Fonts for the web (WOFF) and "
        "collections (TTC) are not read.",
        Severity.ERROR,
    ),
    Code(
        "font-not-embeddable",
        "A font that may not be embedded",
        "The maker of a face says in its file whether others may embed it in documents. This one may not be embedded, "
        "or only whole or as bitmaps, and a PDF of ours holds the glyphs it uses and no others.",
        Severity.ERROR,
    ),
    Code(
        "paper-too-small",
        "A piece is larger than the paper",
        "A piece does not fit into what a printer reaches of the paper, whichever way it is turned. It is left out. "
        "Print on larger paper. Folded sheets hold pieces of half the size. Maps and pages come in tiles instead.",
        Severity.ERROR,
    ),
    Code(
        "nothing-to-print",
        "The pack has nothing of what is to be printed",
        "The pack and the one it extends hold no document of the kinds that were asked for, so no file is made.",
        Severity.WARNING,
    ),
    Code(
        "unknown-icon",
        "A text names an icon that there is not",
        "A name between two colons, such as `:alpha:`, is printed as an icon. This name is none of the icons there "
        "are, so it is printed as it is written. The icons are listed in the reference of layouts.",
        Severity.WARNING,
    ),
    Code(
        "unknown-parameter",
        "A quick reference names a parameter that the rules have not",
        "A name with dots between braces, such as `{morale.threshold}`, is printed as the value that this parameter "
        "has in the rules of the pack; conditions ask parameters too. The rules have none of this name. All names "
        "stand in the reference of fields, under `rules`.",
        Severity.ERROR,
    ),
    Code(
        "parameter-not-written",
        "A parameter cannot be written so",
        "A number is written as it is, or `signed`, `in` inches, in `percent`, or as `faces` of a die. What is no "
        "number, such as a choice between words, is said by a phrase. Good: `{morale.per_extra_dead:signed}`. Bad: "
        "`{options.morale}`.",
        Severity.ERROR,
    ),
    Code(
        "unknown-phrase",
        "A quick reference names a phrase that it has not",
        "A name without dots between braces stands for one of the `phrases` of the page, or of the page that it "
        "changes, or for one of the facts that are reckoned for a game. There is none of this name.",
        Severity.ERROR,
    ),
    Code(
        "phrase-circle",
        "A phrase is said within itself",
        "Phrases may stand in phrases, but this one leads back to itself, so it would never end.",
        Severity.ERROR,
    ),
    Code(
        "impossible-value",
        "A parameter never has the value that is asked for",
        "What stands under `when` is printed where parameters have these values. No rules can give this parameter "
        "this value, so it would never be printed.",
        Severity.ERROR,
    ),
    Code(
        "unknown-table",
        "A table names rows that nobody makes",
        "`made` names rows that are made of the rules and the documents of the pack. The names of a game stand in "
        "the how-to on quick references.",
        Severity.ERROR,
    ),
    Code(
        "unknown-section",
        "A section is left out that is not there",
        "`left_out` names sections that the page has in the extended pack. It has none of this name.",
        Severity.ERROR,
    ),
    *LAYOUT_CODES,
    Code(
        "not-printed-there",
        "A product is not printed by that shop",
        "The print shop of the chosen profile takes other products only: cards, for instance, but no posters. The "
        "product is left out. Ask another shop, or print it at home.",
        Severity.WARNING,
    ),
    Code(
        "figure-not-drawn",
        "A figure of a chapter cannot be drawn",
        "The card is not printed in this game, the battle cannot be fought as it is described or has fewer frames, or "
        "the question of a diagram is none of the game's, or cannot be asked of what it names. The book is printed "
        "without the figure.",
        Severity.WARNING,
    ),
    Code(
        "pitch-not-printed",
        "Map panels are printed at one size only",
        "A map panel is printed at 17 by 11 inches: its columns of dots lie 1/2 inch and its rows 11/17 inch apart, so "
        "panels of all packs join. Another pitch in the rules is for panels made elsewhere and changes no sheet.",
        Severity.WARNING,
    ),
    Code(
        "no-colour-profile",
        "A standard needs the colour profile of the press",
        "PDF/X-4 demands that the file holds the ICC colour profile of the press. None was given, so the file keeps "
        "PDF/X-1a:2003 instead, which names a press by its registered name. Ask the shop for its ICC file and give it "
        "with --icc.",
        Severity.WARNING,
    ),
)
"""The codes of what is drawn and exported."""

SEVERITIES: Final = {code.code: code.severity for code in EXPORT_CODES}


def finding(code: str, at: Location, message: str, hint: str = "", *, at_key: bool = False) -> Finding:
    """Return what is wrong at a place of a document, under one of `EXPORT_CODES`."""
    return Finding(code, at, message, hint, severity=SEVERITIES[code], at_key=at_key)


def of_pack(pack: "Pack", code: str, message: str, hint: str = "") -> Diagnostic:
    """Return what is wrong with a pack as a whole, said of its manifest, under one of `EXPORT_CODES`."""
    from schemas.packs.folders import MANIFEST_NAME  # noqa: PLC0415 - reading packs is much to load for a deck of cards

    return Diagnostic((pack.folder / MANIFEST_NAME).as_posix(), 0, 0, code, SEVERITIES[code], message, hint)


class FileError(Exception):
    """A file of a pack that cannot be used: the code of what is wrong, in words, and the fix."""

    def __init__(self, code: str, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.hint = hint

    def finding(self, at: Location) -> Finding:
        """Return what is wrong, at the field that names the file."""
        return finding(self.code, at, str(self), self.hint)
