"""What a PDF's content names: its fonts, plates and pictures."""

from collections.abc import Callable, Hashable, Iterable
from io import BytesIO
from typing import Final

import pikepdf
import PIL.Image
from pikepdf import Array, Dictionary, Name

from exporters.drawing.display_list import Picture, Shade, SymbolNames
from exporters.drawing.inks import INK_LIMIT_PERCENT, UNDERCOLOUR_REMOVAL, Ink
from exporters.drawing.shapes import shade_axis
from exporters.faces.fallbacks import Fallback
from exporters.faces.fonts import Face
from exporters.imposition.profiles import ColourModel
from exporters.pdf.fonts import GlyphCase, Typecase, embedded, embedded_glyphs

SPACES = {"L": Name.DeviceGray, "RGB": Name.DeviceRGB, "CMYK": Name.DeviceCMYK}
FULL = 255

KINDS: Final = {
    "F": Name.Font,
    "X": Name.XObject,
    "S": Name.Shading,
    "C": Name.ColorSpace,
    "G": Name.ExtGState,
}
"""Where a name is looked up, by its first letter."""


def picture_object(pdf: pikepdf.Pdf, picture: Picture, colours: ColourModel) -> pikepdf.Stream:
    """Return a picture as an image of a document. A JPEG in screen colours is taken over as it is."""
    with PIL.Image.open(BytesIO(picture.data)) as image:
        if image.format == "JPEG" and (image.mode == "L" or (image.mode == "RGB" and colours == "rgb")):
            return _image(pdf, picture.data, image, Filter=Name.DCTDecode)
        opaque = on_white(image)
    if colours == "cmyk" and opaque.mode == "RGB":
        opaque = to_plates(opaque)
    return _image(pdf, opaque.tobytes(), opaque)


def _image(pdf: pikepdf.Pdf, data: bytes, image: PIL.Image.Image, **entries: Name) -> pikepdf.Stream:
    return pdf.make_stream(
        data,
        Type=Name.XObject,
        Subtype=Name.Image,
        Width=image.width,
        Height=image.height,
        ColorSpace=SPACES[image.mode],
        BitsPerComponent=8,
        **entries,
    )


def on_white(image: PIL.Image.Image) -> PIL.Image.Image:
    """Return an image in grey or RGB, what was see-through laid on white."""
    if image.mode == "L":
        return image.copy()
    if not image.has_transparency_data:
        return image.convert("RGB")
    ground = PIL.Image.new("RGBA", image.size, "white")
    ground.alpha_composite(image.convert("RGBA"))
    return ground.convert("RGB")


def to_plates(image: PIL.Image.Image) -> PIL.Image.Image:
    """Return an RGB image in CMYK, its grey part mostly in black, all plates together within the ink limit."""
    from PIL import ImageChops  # noqa: PLC0415 - for presses only

    parts = [ImageChops.invert(band) for band in image.split()]
    least = ImageChops.darker(ImageChops.darker(parts[0], parts[1]), parts[2])
    black = least.point([int(value * UNDERCOLOUR_REMOVAL) for value in range(FULL + 1)])
    mixed = [_without_grey(part, black) for part in parts]
    return PIL.Image.merge("CMYK", [*_limited(mixed, black), black])


def _without_grey(part: PIL.Image.Image, black: PIL.Image.Image) -> PIL.Image.Image:
    from PIL import ImageMath  # noqa: PLC0415 - for presses only

    made: PIL.Image.Image = ImageMath.lambda_eval(
        lambda bands: bands["convert"]((bands["part"] - bands["black"]) * FULL / (FULL - bands["black"]), "L"),
        part=part,
        black=black,
    )
    return made


def _limited(mixed: list[PIL.Image.Image], black: PIL.Image.Image) -> list[PIL.Image.Image]:
    """Return cyan, magenta and yellow, made less in proportion where there is too much ink."""
    from PIL import ImageMath  # noqa: PLC0415 - for presses only

    cyan, magenta, yellow = mixed
    room = FULL * INK_LIMIT_PERCENT // 100

    def less(name: str) -> PIL.Image.Image:
        made: PIL.Image.Image = ImageMath.lambda_eval(
            lambda bands: bands["convert"](
                bands["min"](
                    bands[name],
                    bands[name] * (room - bands["k"]) / bands["max"](bands["c"] + bands["m"] + bands["y"], 1),
                ),
                "L",
            ),
            c=cyan,
            m=magenta,
            y=yellow,
            k=black,
        )
        return made

    return [less("c"), less("m"), less("y")]


def shading(shade: Shade, axis: tuple[float, float, float, float], colours: ColourModel) -> Dictionary:
    """Return a gradient along an axis, going on beyond its ends."""
    return Dictionary(
        ShadingType=2,
        ColorSpace=Name.DeviceCMYK if colours == "cmyk" else Name.DeviceRGB,
        Coords=Array([round(part, 4) for part in axis]),
        Extend=Array([True, True]),
        Function=Dictionary(
            FunctionType=2,
            Domain=Array([0, 1]),
            N=1,
            C0=Array(_parts(shade.start, colours)),
            C1=Array(_parts(shade.end, colours)),
        ),
    )


def _parts(ink: Ink, colours: ColourModel) -> list[float]:
    if colours == "cmyk":
        return [part / 100 for part in ink.cmyk]
    return [round(part / FULL, 4) for part in ink.rgb]


def separation(ink: Ink) -> Array:
    """Return the plate of its own that an ink names, with its process colours for who has no such plate."""
    tint = Dictionary(
        FunctionType=2,
        Domain=Array([0, 1]),
        N=1,
        C0=Array([0, 0, 0, 0]),
        C1=Array([part / 100 for part in ink.cmyk]),
    )
    return Array([Name.Separation, Name(f"/{ink.spot}"), Name.DeviceCMYK, tint])


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
