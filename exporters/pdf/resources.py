"""What pages refer to by name: fonts, forms, pictures, gradients, plates. Each stands in a file once."""

from collections.abc import Callable, Hashable, Iterable
from typing import Final

import pikepdf
from pikepdf import Dictionary, Name

from exporters.drawing.display_list import Picture, Shade
from exporters.drawing.inks import Ink
from exporters.drawing.shapes import shade_axis
from exporters.drawing.symbol_names import SymbolNames
from exporters.kit.profiles import ColourModel
from exporters.pdf.fonts import Typecase, embedded
from exporters.pdf.glyph_fonts import GlyphCase, embedded_glyphs
from exporters.pdf.images import picture_object, separation, shading
from exporters.text.faces import Face
from exporters.text.fallbacks import Fallback

KINDS: Final = {
    "F": Name.Font,
    "X": Name.XObject,
    "S": Name.Shading,
    "C": Name.ColorSpace,
    "G": Name.ExtGState,
}
"""Where a name is looked up, by its first letter."""


class Resources:
    """The named things of one document; names are given in the order in which things are first asked for."""

    def __init__(self, pdf: pikepdf.Pdf, colours: ColourModel) -> None:
        self.pdf = pdf
        self.colours = colours
        self.typecases = {face: Typecase() for face in Face}
        self.glyph_cases: dict[Fallback, GlyphCase] = {}
        self.symbols = SymbolNames()
        self._names: dict[Hashable, str] = {}
        self._objects: dict[str, pikepdf.Object] = {}

    def font(self, face: Face, number: int) -> str:
        """Return the name of a face's font; `close` fills it when its characters are known."""
        known = self._names.get((face, number))
        return known or self._named("F", (face, number), lambda: Dictionary(Type=Name.Font))

    def glyph_font(self, source: Fallback) -> tuple[str, GlyphCase]:
        """Return the name of the font of a face's glyphs, and their codes; `close` fills it."""
        case = self.glyph_cases.setdefault(source, GlyphCase())
        return self._named("F", ("glyphs", source), lambda: Dictionary(Type=Name.Font)), case

    def picture(self, picture: Picture) -> str:
        """Return the name of an image."""
        return self._named("X", ("picture", picture.key), lambda: picture_object(self.pdf, picture, self.colours))

    def shade(self, shade: Shade) -> str:
        """Return the name of a gradient."""
        return self._named("S", shade, lambda: shading(shade, shade_axis(shade), self.colours))

    def plate(self, ink: Ink) -> str:
        """Return the name of an ink's own plate."""
        return self._named("C", ("plate", ink.spot), lambda: separation(ink))

    def overprint(self, *, on: bool) -> str:
        """Return the name of the state in which inks knock out what lies under them, or do not."""
        state = Dictionary(Type=Name.ExtGState, OP=on, op=on, OPM=int(on))
        return self._named("G", ("overprint", on), lambda: state)

    def form(self, key: Hashable, make: Callable[[], pikepdf.Stream]) -> str:
        """Return the name of what is drawn more than once; it is made when it is first asked for."""
        return self._named("X", ("form", key), make)

    def _named(self, letter: str, key: Hashable, make: Callable[[], pikepdf.Object]) -> str:
        if key not in self._names:
            made = self.pdf.make_indirect(make())
            self._names[key] = f"{letter}{len(self._names) + 1}"
            self._objects[self._names[key]] = made
        return self._names[key]

    def dictionary(self, names: Iterable[str] | None = None) -> Dictionary:
        """Return the resources of these names, or of all."""
        kinds: dict[Name, Dictionary] = {}
        for name in self._objects if names is None else sorted(names):
            kinds.setdefault(KINDS[name[0]], Dictionary())[f"/{name}"] = self._objects[name]
        return Dictionary({str(kind): found for kind, found in kinds.items()})

    def close(self) -> None:
        """Embed the fonts, each with the characters that were set."""
        for face, typecase in self.typecases.items():
            for number, characters in enumerate(typecase.fonts):
                if (face, number) in self._names:
                    font = self._objects[self._names[face, number]]
                    font.update(embedded(self.pdf, face, number, characters))
        for source, case in self.glyph_cases.items():
            self._objects[self._names["glyphs", source]].update(embedded_glyphs(self.pdf, source, case))
