"""The floor: the same deck by a writer that can do nothing else. Run: python -m benchmarks.decks.floor COUNT FILE.

It wraps text, writes operators, embeds subsets of the same faces and compresses; no objects stand between a card and
its bytes. Nothing that prints any card can be much faster, so it says what a machine is worth.
"""

import sys
import zlib
from functools import cache
from io import BytesIO
from pathlib import Path

from reportlab.pdfbase.ttfonts import TTFontFile

from benchmarks.decks import deck as made

MM = 72 / 25.4
FACES = {
    "T": "FiraSansCondensed-ExtraBold",
    "L": "FiraSansCondensed-SemiBold",
    "I": "FiraSansCondensed-Italic",
    "R": "FiraSansCondensed-Regular",
    "N": "FiraSans-Black",
}
CODES = {character: code for code, character in enumerate("\N{GREEK SMALL LETTER ALPHA}\N{RIGHTWARDS ARROW}", 128)}
FONTS = {key: TTFontFile(BytesIO(Path(f"exporters/fonts/{name}.ttf").read_bytes())) for key, name in FACES.items()}
LINE_MM = made.TEXT_PT * made.LEADING / MM


@cache
def width_mm(word: str, face: str, size: float) -> float:
    """Return the width of a word."""
    widths: dict[int, float] = FONTS[face].charWidths
    return sum(widths[ord(character)] for character in word) * size / 1000 / MM


def wrapped(text: str, face: str) -> list[str]:
    """Return the lines of a text."""
    space = width_mm(" ", face, made.TEXT_PT)
    lines: list[str] = []
    line: list[str] = []
    used = 0.0
    for word in text.split():
        width = width_mm(word, face, made.TEXT_PT)
        if line and used + space + width > made.TEXT_WIDTH_MM:
            lines.append(" ".join(line))
            line, used = [], 0.0
        used += width + (space if line else 0)
        line.append(word)
    return [*lines, " ".join(line)]


def colour(rgb: tuple[int, int, int], operator: str = "rg") -> str:
    """Return the operator for a colour."""
    return " ".join(f"{part / 255:.4g}" for part in rgb) + f" {operator}"


def text(at: tuple[float, float], string: str, face: str, size: float, rgb: tuple[int, int, int]) -> str:
    """Return the operators of a run."""
    coded = "".join(chr(CODES.get(character, ord(character))) for character in string)
    return f"{colour(rgb)} /{face} {size / MM:.4g} Tf 1 0 0 -1 {at[0]:.4g} {at[1]:.4g} Tm ({coded}) Tj"


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    """Return a rounded rectangle."""
    r, h = x + width, y + height
    k = radius * 0.4477
    return (
        f"{x + radius:.4g} {y:.4g} m {r - radius:.4g} {y:.4g} l {r - k:.4g} {y:.4g} {r:.4g} {y + k:.4g} "
        f"{r:.4g} {y + radius:.4g} c {r:.4g} {h - radius:.4g} l {r:.4g} {h - k:.4g} {r - k:.4g} {h:.4g} "
        f"{r - radius:.4g} {h:.4g} c {x + radius:.4g} {h:.4g} l {x + k:.4g} {h:.4g} {x:.4g} {h - k:.4g} "
        f"{x:.4g} {h - radius:.4g} c {x:.4g} {y + radius:.4g} l {x:.4g} {y + k:.4g} {x + k:.4g} {y:.4g} "
        f"{x + radius:.4g} {y:.4g} c h"
    )


def frame() -> str:
    """Return what is the same on all cards."""
    parts = [
        f"{colour(made.DARK)} 0 0 {made.WIDTH_MM} {made.HEIGHT_MM} re f",
        f"1 1 1 rg {rounded(*made.PAPER_BOX, made.CORNER_MM)} f 0.15 w {colour(made.DARK, 'RG')}",
    ]
    (left, top), (width, height) = made.CELL_AT, made.CELL_MM
    for at, label in enumerate(made.LABELS):
        x, y = left + at % 3 * width, top + at // 3 * height
        parts.append(f"{colour(made.PALE)} {x:.4g} {y:.4g} {width} {height} re B")
        parts.append(f"BT {text((x + 0.8, y + 3.6), label, 'L', made.LABEL_PT, made.DARK)} ET")
    return "\n".join(parts)


def fixed() -> str:
    """Return the operators for frame, icons and picture."""
    (x, y), step = made.ICON_AT, made.ICON_STEP_MM
    icons = " ".join(f"q 0.25 0 0 0.25 {x + at * step:.4g} {y:.4g} cm /X{at} Do Q" for at in range(len(made.ICONS)))
    left, top, width, height = made.ART_BOX
    image = f"q {width} 0 0 {-height} {left} {top + height} cm /A Do Q"
    fade = " ".join(str(part) for part in made.FADE_BOX)
    clip = f"{rounded(*made.ART_BOX, made.CORNER_MM)} W n"
    return f"/F Do {colour(made.ACCENT)} {icons} q {clip} {image} q {fade} re W n /S sh Q Q"


FIXED = fixed()


def page(card: made.Card) -> bytes:
    """Return the operators of a card."""
    parts = [f"{MM:.7f} 0 0 {-MM:.7f} 0 270 cm", FIXED, "BT"]
    parts.append(text(made.TITLE_AT, card.title, "T", made.TITLE_PT, made.DARK))
    parts.append(text(made.KIND_AT, card.kind, "L", made.KIND_PT, made.ACCENT))
    y = made.TEXT_Y + 0.88 * made.TEXT_PT / MM
    for string, face in ((card.flavour, "I"), (card.rules, "R")):
        for line in wrapped(string, face):
            parts.append(text((made.TEXT_X, y), line, face, made.TEXT_PT, (0, 0, 0)))
            y += LINE_MM
    (left, top), (width, height) = made.CELL_AT, made.CELL_MM
    for at, value in enumerate(card.stats):
        x, y = left + at % 3 * width + width - 4, top + at // 3 * height + height - 1.4
        parts.append(text((x, y), str(value), "N", made.VALUE_PT, made.ACCENT))
    parts.append(text(made.CODE_AT, card.code, "R", made.CODE_PT, (255, 255, 255)))
    return "\n".join([*parts, "ET"]).encode("latin-1")


class File:
    """Objects by number, and the file of them."""

    def __init__(self) -> None:
        self.objects: list[bytes] = []

    def add(self, data: bytes) -> int:
        """Return the number of a new object."""
        self.objects.append(data)
        return len(self.objects)

    def stream(self, data: bytes, entries: str = "", *, packed: bool = False) -> int:
        """Return the number of a new stream."""
        body = data if packed else zlib.compress(data)
        filtered = "" if packed else "/Filter /FlateDecode "
        head = f"<< {filtered}/Length {len(body)} {entries} >>\nstream\n"
        return self.add(head.encode("latin-1") + body + b"\nendstream")

    def font(self, key: str) -> int:
        """Return the number of a subset of a face."""
        file = FONTS[key]
        characters = [*range(128), *(ord(character) for character in CODES)]
        characters[:32] = [32] * 32
        data = file.makeSubset(characters)
        widths = " ".join(f"{file.charWidths.get(character, 0):.0f}" for character in characters)
        embedded = self.stream(data, f"/Length1 {len(data)}")
        box = " ".join(f"{edge:.0f}" for edge in file.bbox)
        descriptor = self.add(
            f"<< /Type /FontDescriptor /FontName /AAAAAA+{FACES[key]} /Flags 4 /FontBBox [{box}] /ItalicAngle 0 "
            f"/Ascent {file.ascent:.0f} /Descent {file.descent:.0f} /CapHeight {file.capHeight:.0f} /StemV 80 "
            f"/FontFile2 {embedded} 0 R >>".encode()
        )
        return self.add(
            f"<< /Type /Font /Subtype /TrueType /BaseFont /AAAAAA+{FACES[key]} /FirstChar 0 /LastChar 129 "
            f"/Widths [{widths}] /FontDescriptor {descriptor} 0 R >>".encode()
        )

    def bytes(self, root: int) -> bytes:
        """Return the finished file."""
        out, offsets = [b"%PDF-1.6\n"], []
        at = len(out[0])
        for number, data in enumerate(self.objects, start=1):
            part = b"%d 0 obj\n%b\nendobj\n" % (number, data)
            offsets.append(at)
            out.append(part)
            at += len(part)
        table = b"".join(b"%010d 00000 n \n" % offset for offset in offsets)
        size = len(offsets) + 1
        out.append(b"xref\n0 %d\n0000000000 65535 f \n%b" % (size, table))
        out.append(b"trailer << /Size %d /Root %d 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (size, root, at))
        return b"".join(out)


def form(file: File, content: str, width: float, height: float, resources: str = "") -> int:
    """Return the number of a form."""
    box = f"/Type /XObject /Subtype /Form /BBox [0 0 {width} {height}] /Resources << {resources} >>"
    return file.stream(content.encode("latin-1"), box)


def icon(shape: tuple[tuple[int, int], ...]) -> str:
    """Return the operators of an icon."""
    points = [f"{x} {y}" for x, y in shape]
    return f"{points[0]} m " + " ".join(f"{point} l" for point in points[1:]) + " h f"


def main() -> None:
    """Write the deck."""
    file = File()
    cards = [page(card) for card in made.deck(int(sys.argv[1]))]
    fonts = " ".join(f"/{key} {file.font(key)} 0 R" for key in FACES)
    pictured = "/Type /XObject /Subtype /Image /Width 600 /Height 348 /ColorSpace /DeviceRGB /BitsPerComponent 8"
    forms = [f"/A {file.stream(made.art(), pictured + ' /Filter /DCTDecode', packed=True)} 0 R"]
    forms.append(f"/F {form(file, frame(), made.WIDTH_MM, made.HEIGHT_MM, f'/Font << {fonts} >>')} 0 R")
    forms += [f"/X{at} {form(file, icon(shape), 16, 16)} 0 R" for at, shape in enumerate(made.ICONS)]
    left, top, _, height = made.FADE_BOX
    start = " ".join(f"{part / 255:.4g}" for part in made.DARK)
    shade = (
        f"/S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [{left} {top} {left} {top + height}] "
        f"/Function << /FunctionType 2 /Domain [0 1] /N 1 /C0 [{start}] /C1 [1 1 1] >> >>"
    )
    resources = file.add(f"<< /Font << {fonts} >> /XObject << {' '.join(forms)} >> /Shading << {shade} >> >>".encode())
    tree = len(file.objects) + 2 * len(cards) + 1
    kids = []
    for content in cards:
        stream = file.stream(content)
        kids.append(
            file.add(
                b"<< /Type /Page /Parent %d 0 R /MediaBox [0 0 198 270] /TrimBox [9 9 189 261] /Resources %d 0 R "
                b"/Contents %d 0 R >>" % (tree, resources, stream)
            )
        )
    file.add(f"<< /Type /Pages /Count {len(kids)} /Kids [{' '.join(f'{kid} 0 R' for kid in kids)}] >>".encode())
    root = file.add(f"<< /Type /Catalog /Pages {tree} 0 R >>".encode())
    Path(sys.argv[2]).write_bytes(file.bytes(root))


if __name__ == "__main__":
    main()
