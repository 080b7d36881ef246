"""Files for print shops: pages in their order, boxes, plates, standards, and the same bytes every time."""

import hashlib
import os
import shutil
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from typing import Any

import pikepdf
import PIL.Image
import pypdf
import pypdfium2
import pytest

from exporters.drawing.display_list import Drawing, Image, Picture, Rect, Shade, Stroke, Symbol, Text, Use
from exporters.drawing.display_list import Path as Outline
from exporters.drawing.inks import BLACK, CURRENT, INK_LIMIT_PERCENT, REGISTRATION, WHITE, Ink, ink_from_hex
from exporters.drawing.shapes import polyline, shift
from exporters.faces.fonts import Face
from exporters.imposition.pieces import Piece
from exporters.imposition.profiles import PROFILES, single_pages
from exporters.kit.export import export_pack
from exporters.kit.orders import PrintOrder
from exporters.pdf.standards import OutputProfile, read_output_profile
from exporters.pdf.writer import Imprint, pressed, to_pdf
from schemas.packs.packs import Pack
from tests.exporters.colour_profiles import NAMED, TO_INKS, TO_LAB, icc
from tests.exporters.vectors import lines_and_clips

IMPRINT = Imprint("Deck", "House")
RED = Ink((163, 24, 45), (10, 100, 80, 28))
PRESS = OutputProfile("Test press", b"not looked into")
"""For tests of what the file says; no shop would print with it."""

AT_HOME_AND_ELSEWHERE = [
    pytest.param(key, marks=[] if key == "home" else [pytest.mark.prove])
    for key, profile in PROFILES.items()
    if not profile.pictures
]
SCRIPT = """\
import hashlib, sys
from pathlib import Path
from exporters.kit.orders import PrintOrder
from exporters.kit.export import export_pack
from schemas.packs.packs import read_packs
[pack] = read_packs([Path("content/seven_seconds")]).packs
for artifact in export_pack(pack, PrintOrder(only=("drones",), profile=sys.argv[1])).artifacts:
    print(artifact.name, hashlib.sha256(artifact.data).hexdigest())
"""


def card(name: str, *items: Any, bleed: float = 3.175) -> Drawing:
    full = Rect(0, 0, 63.5 + 2 * bleed, 88.9 + 2 * bleed, fill=RED)
    word = Text(10, 20, name, Face.TITLE, 12, BLACK)
    return Drawing(name, name, 63.5, 88.9, (full, word, *items), bleed)


def words(data: bytes) -> list[str]:
    """The text of each page."""
    return [page.extract_text().strip() for page in pypdf.PdfReader(BytesIO(data)).pages]


def operators(data: bytes) -> list[tuple[str, tuple[Any, ...]]]:
    with pikepdf.open(BytesIO(data)) as pdf:
        found = pikepdf.parse_content_stream(pdf.pages[0])
        return [(str(one.operator), tuple(one.operands)) for one in found]


@pytest.mark.parametrize(
    ("key", "order"), [("drivethrucards", ["back", "a", "back", "b"]), ("shop", ["a", "back", "b", "back"])]
)
def test_pages_come_in_the_order_of_the_shop(key: str, order: list[str]) -> None:
    """DriveThruCards takes the back of each card first, others its front."""
    back = card("back")
    pages = single_pages((Piece(card("a"), back), Piece(card("b"), back)), PROFILES[key])

    assert words(pressed(pages, IMPRINT, PROFILES[key])) == order


def test_copies_are_pages_and_a_missing_back_is_a_blank_page() -> None:
    """So that the printer stays in step."""
    pieces = (Piece(card("a"), card("back"), copies=2), Piece(card("b")))

    pages = single_pages(pieces, PROFILES["shop"])

    assert words(pressed(pages, IMPRINT, PROFILES["shop"])) == ["a", "back", "a", "back", "b", ""]


def test_cards_without_backs_have_no_blank_pages() -> None:
    """A deck of one side is a page a card."""
    assert len(single_pages((Piece(card("a")), Piece(card("b"))), PROFILES["shop"])) == 2


@pytest.mark.parametrize(("key", "bleed_pt"), [("drivethrucards", 9.0), ("shop", 8.5039)])
def test_pages_have_exactly_the_bleed_of_the_shop(key: str, bleed_pt: float) -> None:
    """A poker card is 180 x 252 pt; an eighth of an inch is 9 pt, 3 mm are 8.5039."""
    pages = single_pages((Piece(card("a")),), PROFILES[key])
    page = pypdf.PdfReader(BytesIO(pressed(pages, IMPRINT, PROFILES[key]))).pages[0]

    right, top = 180 + 2 * bleed_pt, 252 + 2 * bleed_pt
    assert [float(edge) for edge in page.mediabox] == pytest.approx([0, 0, right, top], abs=1e-3)
    assert page.bleedbox == page.mediabox
    trim = [bleed_pt, bleed_pt, right - bleed_pt, top - bleed_pt]
    assert [float(edge) for edge in page.trimbox] == pytest.approx(trim, abs=1e-3)


def test_marks_lie_outside_of_the_bleed() -> None:
    """Two at each corner, on the trim lines, on every plate; the page is larger by what they need."""
    shop = PROFILES["shop_marks"]
    data = pressed(single_pages((Piece(card("a")),), shop), IMPRINT, shop)
    strokes, _ = lines_and_clips(data, 0)
    slug = 5 + 25.4 / 72
    left, right, top, bottom = slug + 3, slug + 3 + 63.5, slug + 3, slug + 3 + 88.9

    upright = {(round(one.x1, 2), round(min(one.y1, one.y2), 2)) for one in strokes if abs(one.x1 - one.x2) < 1e-4}
    level = {(round(min(one.x1, one.x2), 2), round(one.y1, 2)) for one in strokes if abs(one.y1 - one.y2) < 1e-4}
    assert upright == {(round(x, 2), round(y, 2)) for x in (left, right) for y in (0, bottom + 3 + 25.4 / 72)}
    assert level == {(round(x, 2), round(y, 2)) for y in (top, bottom) for x in (0, right + 3 + 25.4 / 72)}
    page = pypdf.PdfReader(BytesIO(data)).pages[0]
    assert float(page.bleedbox.left) == pytest.approx(slug / 25.4 * 72, abs=1e-3)
    assert any(operator == "CS" for operator, _ in operators(data))


def test_what_bleeds_too_little_is_filled_up_with_white() -> None:
    """A page without bleed of its own has a white rim in its bleed."""
    shop = PROFILES["shop"]
    data = pressed(single_pages((Piece(card("a", bleed=0)),), shop), IMPRINT, shop)

    picture = pypdfium2.PdfDocument(data)[0].render(scale=4).to_pil().convert("RGB")

    assert picture.getpixel((10, 200)) == (255, 255, 255)
    assert picture.getpixel((60, 200)) != (255, 255, 255)


def test_plates_of_their_own_and_overprint_reach_the_press() -> None:
    """Registration marks are on the plate All; black knocks nothing out, everything else does."""
    line = Outline(polyline((1, 1), (9, 9)), stroke=Stroke(REGISTRATION, 0.1))
    data = to_pdf([card("a", line)], "cmyk")

    with pikepdf.open(BytesIO(data)) as pdf:
        resources: Any = pdf.pages[0].obj.Resources
        [plate] = [space for _, space in resources.ColorSpace.items()]
        states = {name: bool(state.op) for name, state in resources.ExtGState.items()}
    assert [str(plate[0]), str(plate[1])] == ["/Separation", "/All"]
    shown = operators(data)
    before_text = shown[: [operator for operator, _ in shown].index("Tj")]
    [*_, chosen] = [operands[0] for operator, operands in before_text if operator == "gs"]
    assert states[str(chosen)] is True
    assert sorted(states.values()) == [False, True]


def test_screens_know_neither_plates_nor_overprint() -> None:
    """The file for home has colours only."""
    line = Outline(polyline((1, 1), (9, 9)), stroke=Stroke(REGISTRATION, 0.1))

    assert not {"gs", "CS", "cs", "k", "K"} & {operator for operator, _ in operators(to_pdf([card("a", line)]))}


def test_symbols_keep_their_plates_and_take_their_users_ink() -> None:
    """A form has resources of its own: a spot line in it, and a part in the ink of its user."""
    line = Outline(polyline((1, 1), (9, 9)), stroke=Stroke(REGISTRATION, 0.1))
    symbol = Symbol("badge", 10, 10, (Rect(0, 0, 5, 5, fill=CURRENT), line, Rect(5, 5, 5, 5, fill=CURRENT)))
    data = to_pdf([Drawing("d", "d", 20, 20, (Use(symbol, shift(0, 0), RED),))], "cmyk")

    picture = pypdfium2.PdfDocument(data)[0].render(scale=4).to_pil().convert("RGB")
    with pikepdf.open(BytesIO(data)) as pdf:
        [form] = [item for item in pdf.objects if isinstance(item, pikepdf.Stream) and item.get("/Subtype") == "/Form"]
        assert "/ColorSpace" in form.Resources
    assert picture.getpixel((12, 4)) == picture.getpixel((100, 80))
    assert picture.getpixel((12, 4)) != (255, 255, 255)


def art(mode: str, colour: Any, form: str, size: tuple[int, int] = (16, 16)) -> Picture:
    out = BytesIO()
    PIL.Image.new(mode, size, colour).save(out, form)
    return Picture(f"{mode}-{colour}-{form}", "image/png" if form == "PNG" else "image/jpeg", out.getvalue())


@pytest.mark.parametrize("form", ["PNG", "JPEG"])
@pytest.mark.parametrize("colour", [(0, 0, 0), (0, 0, 25), (40, 10, 5), (255, 0, 255), (1, 90, 3)])
def test_a_picture_stays_within_the_ink_limit(form: str, colour: tuple[int, int, int]) -> None:
    """However dark it is: all plates together have 240 % at most."""
    image = Image(0, 0, 63.5, 88.9, art("RGB", colour, form))
    with pikepdf.open(BytesIO(to_pdf([card("a", image)], "cmyk"))) as pdf:
        [found] = [item for item in pdf.objects if isinstance(item, pikepdf.Stream) and item.get("/Width") == 16]
        samples = found.read_bytes()

    assert str(found.ColorSpace) == "/DeviceCMYK"
    assert max(sum(samples[at : at + 4]) for at in range(0, len(samples), 4)) <= 255 * INK_LIMIT_PERCENT / 100


@pytest.mark.parametrize("red", range(0, 256, 51))
@pytest.mark.parametrize("green", range(0, 256, 51))
@pytest.mark.parametrize("blue", [0, 25, 128, 255])
def test_a_colour_stays_within_the_ink_limit_and_near_itself(red: int, green: int, blue: int) -> None:
    """240 % at most; printed with ideal inks it comes out as it was, blacks a little lighter."""
    cyan, magenta, yellow, black = ink_from_hex(f"#{red:02x}{green:02x}{blue:02x}").cmyk

    assert cyan + magenta + yellow + black <= INK_LIMIT_PERCENT
    printed = [255 * (1 - plate / 100) * (1 - black / 100) for plate in (cyan, magenta, yellow)]
    assert printed == pytest.approx([red, green, blue], abs=24)


def test_a_see_through_picture_is_laid_on_white() -> None:
    """No mask is left: half of red on white is pink."""
    image = Image(0, 0, 20, 20, art("RGBA", (255, 0, 0, 128), "PNG"))
    data = to_pdf([Drawing("d", "d", 20, 20, (image,))])

    assert b"SMask" not in data
    assert pypdfium2.PdfDocument(data)[0].render(scale=1).to_pil().convert("RGB").getpixel((20, 20)) == (255, 127, 127)


def test_a_jpeg_for_screens_is_taken_over_as_it_is() -> None:
    """Byte for byte, so nothing is lost."""
    picture = art("RGB", "lime", "JPEG")
    with pikepdf.open(BytesIO(to_pdf([Drawing("d", "d", 20, 20, (Image(0, 0, 20, 20, picture),))]))) as pdf:
        [found] = [item for item in pdf.objects if isinstance(item, pikepdf.Stream) and item.get("/Width") == 16]
        assert found.read_raw_bytes() == picture.data


def test_a_gradient_has_plates_too() -> None:
    """From black to white on the black plate."""
    with pikepdf.open(BytesIO(to_pdf([card("a", Shade(0, 0, 9, 9, BLACK, WHITE))], "cmyk"))) as pdf:
        resources: Any = pdf.pages[0].obj.Resources
        [shade] = [found for _, found in resources.Shading.items()]

    assert str(shade.ColorSpace) == "/DeviceCMYK"
    assert [float(part) for part in shade.Function.C0] == [0, 0, 0, 1]


def test_copies_and_backs_stand_in_the_file_once() -> None:
    """A hundred copies of a card are hardly larger than two."""
    shop, back = PROFILES["shop"], card("back")
    few, many = (
        len(pressed(single_pages((Piece(card("a"), back, copies=copies),), shop), IMPRINT, shop)) for copies in (2, 100)
    )

    assert many - few < 98 * 2 * 300  # a page and its bookmark


def test_the_press_is_named_by_its_registered_name() -> None:
    """PDF/X-1a:2003 for US Web Coated: 1.4, no object streams, a fixed date, not trapped."""
    cards = PROFILES["drivethrucards"]
    with pikepdf.open(BytesIO(pressed([card("a")], IMPRINT, cards))) as pdf:
        assert pdf.pdf_version == "1.4"
        assert str(pdf.trailer.Info.GTS_PDFXVersion) == "PDF/X-1a:2003"
        assert pdf.trailer.Info.Trapped == "/False"
        assert str(pdf.trailer.Info.CreationDate) == str(pdf.trailer.Info.ModDate) == "D:20000101000000Z"
        [intent] = pdf.Root.OutputIntents
        assert (str(intent.S), str(intent.OutputConditionIdentifier)) == ("/GTS_PDFX", "CGATS TR 001")
        assert str(intent.RegistryName) == "http://www.color.org"
        assert not [item for item in pdf.objects if isinstance(item, pikepdf.Stream) and item.get("/Type") == "/ObjStm"]


def test_with_a_colour_profile_the_file_is_x4() -> None:
    """The profile is embedded, and XMP names the standard."""
    with pikepdf.open(BytesIO(pressed([card("a")], IMPRINT, PROFILES["shop"], PRESS))) as pdf:
        assert pdf.pdf_version == "1.6"
        [intent] = pdf.Root.OutputIntents
        assert intent.DestOutputProfile.read_bytes() == PRESS.data
        with pdf.open_metadata(set_pikepdf_as_editor=False) as metadata:
            assert metadata["{http://www.npes.org/pdfx/ns/id/}GTS_PDFXVersion"] == "PDF/X-4"
            assert metadata["dc:title"] == "Deck"


def test_without_a_colour_profile_the_shop_is_told(seven_seconds: Pack) -> None:
    """The file keeps PDF/X-1a instead, and a warning says so; nobody who needs no profile is warned."""
    orders = {key: PrintOrder(only=("drones",), profile=key) for key in ("shop", "drivethrucards", "home")}
    found = {key: [one.code for one in export_pack(seven_seconds, order).diagnostics] for key, order in orders.items()}

    assert found == {"shop": ["no-colour-profile"], "drivethrucards": [], "home": []}


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "no ICC colour profile"),
        (b"\0" * 12 + b"mntrRGB " + b"\0" * 16 + b"acsp" + b"\0" * 100, "this one is mntr for RGB"),
        (b"\0" * 12 + b"prtrCMYK" + b"\0" * 16 + b"acsp" + b"\0" * 100, "is broken: it is not as long as it says"),
    ],
    ids=["nothing", "screen", "broken"],
)
def test_a_wrong_colour_profile_is_refused(data: bytes, message: str) -> None:
    """A press needs one of a printer, for four inks, and whole."""
    with pytest.raises(ValueError, match=message):
        read_output_profile(data)


def test_bookmarks_lead_to_every_page_and_piece(seven_seconds: Pack) -> None:
    """On sheets, the pieces stand below their page."""
    [artifact] = export_pack(seven_seconds, PrintOrder(only=("drones",))).artifacts
    outline: Any = pypdf.PdfReader(BytesIO(artifact.data)).outline
    fronts, pieces = outline[0], outline[1]

    assert fronts["/Title"].endswith("fronts")
    drones = sorted(document.id for document in seven_seconds.of_kind("drone_card"))
    assert {piece["/Title"] for piece in pieces} <= {*drones}
    assert len(pieces) == 9


@pytest.mark.parametrize("key", AT_HOME_AND_ELSEWHERE)
def test_the_same_pack_gives_the_same_bytes_for_every_printer(seven_seconds: Pack, key: str) -> None:
    """Twice in a row, and in a new process with another hash seed and time zone."""
    order = PrintOrder(only=("drones",), profile=key)
    first, second = (export_pack(seven_seconds, order).artifacts for _ in range(2))
    assert first == second
    digests = [hashlib.sha256(one.data).hexdigest() for one in first]
    environment = {**os.environ, "PYTHONHASHSEED": "42", "TZ": "Asia/Tokyo"}
    command = [sys.executable, "-c", SCRIPT, key]
    run = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    assert [line.split()[1] for line in run.stdout.splitlines()] == digests


def test_more_characters_than_a_font_holds_are_set_in_two() -> None:
    """A simple font has 256 codes; text goes on in a second subset and reads the same."""
    many = "".join(chr(code) for code in (*range(33, 127), *range(0xC0, 0x180)))
    runs = tuple(Text(5, 5 + 3 * at, many[at * 40 : at * 40 + 40], Face.TEXT, 7, BLACK) for at in range(8))
    data = to_pdf([Drawing("d", "d", 100, 40, runs)])

    shown = "".join(pypdfium2.PdfDocument(data)[0].get_textpage().get_text_range().split())
    assert shown == many
    with pikepdf.open(BytesIO(data)) as pdf:
        resources: Any = pdf.pages[0].obj.Resources
        assert len({str(font.BaseFont) for _, font in resources.Font.items()}) == 2


@pytest.mark.skipif(shutil.which("pdftoppm") is None, reason="poppler is not installed")
@pytest.mark.parametrize("key", AT_HOME_AND_ELSEWHERE)
def test_neither_poppler_nor_qpdf_complains(seven_seconds: Pack, tmp_path: Path, key: str) -> None:
    """For whoever prints it."""
    for artifact in export_pack(seven_seconds, PrintOrder(profile=key)).artifacts:
        path = tmp_path / artifact.name
        path.write_bytes(artifact.data)
        run = subprocess.run(["pdftoppm", "-r", "10", path, tmp_path / "page"], capture_output=True, check=True)
        assert run.stderr == b""
        with pikepdf.open(path) as pdf:
            assert pdf.check_pdf_syntax() == []


def test_a_colour_profile_that_says_no_colours_is_refused() -> None:
    """It says what colours inks give, and which inks a colour needs; with a name alone no shop could use it."""
    assert read_output_profile(icc(desc=NAMED, A2B0=TO_LAB, B2A0=TO_INKS)).title == "Test press"
    for tags in ({}, {"A2B0": TO_LAB}, {"B2A0": TO_INKS}):
        with pytest.raises(ValueError, match="is broken"):
            read_output_profile(icc(desc=NAMED, **tags))
