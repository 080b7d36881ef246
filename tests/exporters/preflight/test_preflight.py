"""Preflight: what we make passes, and every planted defect is found."""

from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from random import Random
from typing import Any

import pikepdf
import PIL.Image
import pytest
from pikepdf import Array, Dictionary, Name, String

from exporters.components.base import PrintJob
from exporters.games.seven_seconds.cards.mission import deck_back
from exporters.games.seven_seconds.look import MISSION_DECKS
from exporters.imposition.imposition import impose
from exporters.imposition.pieces import Piece
from exporters.imposition.profiles import PROFILES, Profile, single_pages, with_bleed
from exporters.imposition.sheet_drawings import drawings
from exporters.kit.export import export_pack
from exporters.kit.orders import PrintOrder
from exporters.kit.runs import run_of
from exporters.pdf.raster import page_pngs
from exporters.pdf.standards import OutputProfile
from exporters.pdf.writer import Imprint, pressed
from exporters.preflight import Fault, preflight
from exporters.preflight.codes import CODES, PREFLIGHT_CODES
from exporters.systems import components_of, products_of
from schemas.diagnostics.diagnostics import Severity
from schemas.models.seven_seconds.words import Deck
from schemas.packs.packs import Pack
from tests.exporters.samples import LONGEST_MISSION, MISSION, SETTING, TROOPS
from tests.hostile_pdfs import stream, with_page

CARDS = PROFILES["drivethrucards"]
SHOP = PROFILES["shop"]
HOME = PROFILES["home"]
PRESS = OutputProfile("Test press", b"not looked into")
Plant = Callable[[pikepdf.Pdf], None]


def deck() -> tuple[Piece, ...]:
    """Three cards with one back."""
    cards = (MISSION, LONGEST_MISSION, TROOPS)
    fronts = [components_of("seven_seconds")[card.kind].front(card, SETTING).drawing for card in cards]
    return tuple(Piece(front, deck_back(MISSION_DECKS[Deck.OFFENSE])) for front in fronts)


@pytest.fixture(scope="module")
def clean() -> bytes:
    return pressed(single_pages(deck(), CARDS), Imprint("Deck", "House"), CARDS)


@pytest.fixture(scope="module")
def clean_x4() -> bytes:
    return pressed(single_pages(deck(), SHOP), Imprint("Deck", "House"), SHOP, PRESS)


def planted(data: bytes, plant: Plant, **saving: Any) -> bytes:
    """The file with a defect put in."""
    out = BytesIO()
    with pikepdf.open(BytesIO(data)) as pdf:
        plant(pdf)
        pdf.save(out, **(saving or {"compress_streams": False}))
    return out.getvalue()


def draws(operators: str, page: int = 0, **resources: Any) -> Plant:
    """Put operators at the end of a page, with resources they name."""

    def plant(pdf: pikepdf.Pdf) -> None:
        target = pdf.pages[page].obj
        own = Dictionary(dict(target.Resources))
        for kind, entries in resources.items():
            own[f"/{kind}"] = Dictionary({**dict(own.get(f"/{kind}", {})), **entries(pdf)})
        target.Resources = own
        target.Contents = pdf.make_stream(target.Contents.read_bytes() + b"\n" + operators.encode())

    return plant


def image(mode: str, colour: Any, side_px: int, **entries: Any) -> Callable[[pikepdf.Pdf], dict[str, Any]]:
    """A picture of one colour, named /Im."""

    def make(pdf: pikepdf.Pdf) -> dict[str, Any]:
        space = {"RGB": Name.DeviceRGB, "CMYK": Name.DeviceCMYK}[mode]
        data = PIL.Image.new(mode, (side_px, side_px), colour).tobytes()
        size = {"Width": side_px, "Height": side_px, "BitsPerComponent": 8}
        made = pdf.make_stream(data, Type=Name.XObject, Subtype=Name.Image, ColorSpace=space, **size)
        for key, value in entries.items():
            made[f"/{key}"] = value(pdf)
        return {"/Im": made}

    return make


def state(**entries: Any) -> Callable[[pikepdf.Pdf], dict[str, Any]]:
    return lambda _: {"/Bad": Dictionary(**entries)}


def spot(_: pikepdf.Pdf) -> dict[str, Any]:
    tint = Dictionary(FunctionType=2, Domain=Array([0, 1]), N=1, C0=Array([0, 0, 0, 0]), C1=Array([0, 1, 0, 0]))
    return {"/Cut": Array([Name.Separation, Name.CutContour, Name.DeviceCMYK, tint])}


def managed(pdf: pikepdf.Pdf) -> dict[str, Any]:
    return {"/Icc": Array([Name.ICCBased, pdf.make_stream(b"", N=3)])}


def helvetica(_: pikepdf.Pdf) -> dict[str, Any]:
    return {"/Helv": Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica)}


def root(key: str, value: Callable[[pikepdf.Pdf], Any]) -> Plant:
    def plant(pdf: pikepdf.Pdf) -> None:
        pdf.Root[key] = value(pdf)

    return plant


def page_entry(key: str, value: Any, *pages: int) -> Plant:
    """Set an entry of pages, or remove it."""

    def plant(pdf: pikepdf.Pdf) -> None:
        for number in pages:
            if value is None:
                del pdf.pages[number].obj[key]
            else:
                pdf.pages[number].obj[key] = value

    return plant


def without_info(key: str) -> Plant:
    def plant(pdf: pikepdf.Pdf) -> None:
        del pdf.trailer.Info[key]

    return plant


def twice(pdf: pikepdf.Pdf) -> None:
    pdf.Root.OutputIntents.append(pdf.Root.OutputIntents[0])


def unregistered(pdf: pikepdf.Pdf) -> None:
    del pdf.Root.OutputIntents[0]["/RegistryName"]


def without_profile(pdf: pikepdf.Pdf) -> None:
    del pdf.Root.OutputIntents[0]["/DestOutputProfile"]


def fronts_first(pdf: pikepdf.Pdf) -> None:
    pages = list(pdf.pages)
    for at in range(0, len(pages), 2):
        pdf.pages[at], pdf.pages[at + 1] = pages[at + 1], pages[at]


def one_pair_exchanged(pdf: pikepdf.Pdf) -> None:
    pages = list(pdf.pages)
    pdf.pages[2], pdf.pages[3] = pages[3], pages[2]


def one_fewer(pdf: pikepdf.Pdf) -> None:
    del pdf.pages[-1]


def script(pdf: pikepdf.Pdf) -> Any:
    return pdf.make_indirect(Dictionary(S=Name.JavaScript, JS=String("app.alert(1)")))


def attachment(pdf: pikepdf.Pdf) -> Any:
    return Dictionary(EmbeddedFiles=Dictionary(Names=Array([])))


def lzw(pdf: pikepdf.Pdf) -> Any:
    return pdf.make_stream(b"\x80\x0b\x60\x50\x22\x0c\x0c\x85\x01", Filter=Name.LZWDecode)


def soft_mask(pdf: pikepdf.Pdf) -> Any:
    size = {"Width": 1, "Height": 1, "BitsPerComponent": 8}
    return pdf.make_stream(b"\x80", Type=Name.XObject, Subtype=Name.Image, ColorSpace=Name.DeviceGray, **size)


def endless(pdf: pikepdf.Pdf) -> dict[str, Any]:
    """A form that is red and draws itself twice."""
    form = pdf.make_stream(b"1 0 0 rg 0 0 9 9 re f /Endless Do /Endless Do", Type=Name.XObject, Subtype=Name.Form)
    form.BBox = Array([0, 0, 9, 9])
    form.Resources = Dictionary(XObject=Dictionary(Endless=form))
    return {"/Endless": form}


def doubling(pdf: pikepdf.Pdf) -> dict[str, Any]:
    """Twenty forms, the last one red, each of which draws the next twice: a million in all."""
    form = pdf.make_stream(b"1 0 0 rg 0 0 9 9 re f", Type=Name.XObject, Subtype=Name.Form)
    for _ in range(19):
        outer = pdf.make_stream(b"/Next Do /Next Do", Type=Name.XObject, Subtype=Name.Form)
        outer.Resources = Dictionary(XObject=Dictionary(Next=form))
        form = outer
    return {"/Outer": form}


LARGE_IMAGE = "q 20 0 0 20 10 10 cm /Im Do Q"
NOTE = Array([Dictionary(Type=Name.Annot, Subtype=Name.Text, Rect=Array([0, 0, 9, 9]))])

DEFECTS: dict[str, tuple[Plant, str]] = {
    "no_trim": (page_entry("/TrimBox", None, 0), "box-missing"),
    "trim_outside_bleed": (page_entry("/TrimBox", Array([-5, 9, 189, 261]), 1), "boxes-not-nested"),
    "narrow_bleed": (page_entry("/BleedBox", Array([6, 6, 192, 264]), 0), "bleed-too-small"),
    "rim": (page_entry("/MediaBox", Array([-20, -20, 218, 290]), 0), "page-too-large"),
    "other_size": (page_entry("/TrimBox", Array([9, 9, 180, 261]), 2), "page-sizes-differ"),
    "no_such_size": (page_entry("/TrimBox", Array([9, 9, 180, 261]), 2), "page-size-not-cut"),
    "turned": (page_entry("/Rotate", 90, 3), "page-turned"),
    "note": (page_entry("/Annots", NOTE, 0), "annotation"),
    "odd": (one_fewer, "page-count-odd"),
    "fronts_first": (fronts_first, "page-order-wrong"),
    "user_unit": (page_entry("/UserUnit", 2, 1), "page-scaled"),
    "font": (draws("BT /Helv 9 Tf (x) Tj ET", Font=helvetica), "font-not-embedded"),
    "rgb_fill": (draws("1 0 0 rg 0 0 9 9 re f"), "screen-colour"),
    "rgb_in_itself": (draws("/Endless Do", XObject=endless), "screen-colour"),
    "rgb_in_a_million": (draws("/Outer Do", XObject=doubling), "screen-colour"),
    "a_million_forms": (draws("/Outer Do", XObject=doubling), "file-beyond-bounds"),
    "rgb_line": (draws("1 0 0 RG 0 0 m 9 9 l S"), "screen-colour"),
    "rgb_image": (draws(LARGE_IMAGE, XObject=image("RGB", "red", 200)), "screen-colour"),
    "icc": (draws("/Icc cs 1 0 0 sc 0 0 9 9 re f", ColorSpace=managed), "managed-colour"),
    "ink": (draws("1 1 1 1 k 0 0 9 9 re f"), "too-much-ink"),
    "image_ink": (draws(LARGE_IMAGE, XObject=image("CMYK", (255, 255, 255, 0), 200)), "too-much-ink"),
    "coarse": (draws(LARGE_IMAGE, XObject=image("CMYK", (0, 0, 0, 9), 20)), "image-too-coarse"),
    "cut_line": (draws("/Cut CS 1 SCN 0 0 m 9 9 l S", ColorSpace=spot), "plate-of-its-own"),
    "faint": (draws("/Bad gs", ExtGState=state(ca=0.5)), "see-through"),
    "multiply": (draws("/Bad gs", ExtGState=state(BM=Name.Multiply)), "see-through"),
    "soft_mask": (draws(LARGE_IMAGE, XObject=image("CMYK", (0, 0, 0, 9), 200, SMask=soft_mask)), "see-through"),
    "white": (draws("/Bad gs 0 0 0 0 k 0 0 9 9 re f", ExtGState=state(op=True, OP=True)), "white-overprints"),
    "hairline": (draws("0 0 0 1 K 0.01 w 0 0 m 9 9 l S"), "line-too-thin"),
    "no_standard": (without_info("/GTS_PDFXVersion"), "standard-missing"),
    "no_trapping": (without_info("/Trapped"), "standard-incomplete"),
    "no_dates": (without_info("/ModDate"), "standard-incomplete"),
    "no_intent": (root("/OutputIntents", lambda _: Array([])), "intent-missing"),
    "two_intents": (twice, "intent-missing"),
    "no_registry": (unregistered, "intent-unknown"),
    "script": (root("/OpenAction", script), "active-content"),
    "attachment": (root("/Names", attachment), "file-attached"),
    "layers": (root("/OCProperties", lambda _: Dictionary()), "layers"),
    "lzw": (root("/Extra", lzw), "old-compression"),
}
"""What can go wrong with a deck for a card printer, and the code that says so."""


@pytest.mark.parametrize("name", DEFECTS)
def test_a_planted_defect_is_found(clean: bytes, name: str) -> None:
    """The clean file has no fault, the planted one has that fault."""
    plant, code = DEFECTS[name]

    assert code in {fault.code for fault in preflight(planted(clean, plant), CARDS)}


def test_a_clean_deck_has_no_fault(clean: bytes, clean_x4: bytes) -> None:
    """For the card printer as PDF/X-1a, for any shop as PDF/X-4."""
    assert preflight(clean, CARDS) == ()
    assert preflight(clean_x4, SHOP) == ()


def test_a_defect_names_its_page(clean: bytes) -> None:
    """Counted from 1, said in words."""
    [fault] = preflight(planted(clean, page_entry("/Rotate", 90, 0, 1, 3)), CARDS)

    assert fault.pages == (1, 2, 4)
    assert fault.diagnostic("deck.pdf").message == "pages 1-2, 4: the page is turned by 90 degrees"


def test_a_standard_without_its_colour_profile_is_found(clean_x4: bytes) -> None:
    """PDF/X-4 demands that the press is described in the file itself."""
    found = preflight(planted(clean_x4, without_profile), SHOP)

    assert [fault.code for fault in found] == ["intent-unknown"]


def test_a_newer_version_than_the_standard_allows_is_found(clean: bytes) -> None:
    """PDF/X-1a:2003 is PDF 1.4."""
    found = preflight(planted(clean, lambda _: None, min_version="1.7"), CARDS)

    assert [fault.code for fault in found] == ["pdf-too-new"]


def test_an_encrypted_file_is_found(clean: bytes) -> None:
    """With a password it cannot be read at all."""
    free = planted(clean, lambda _: None, encryption=pikepdf.Encryption(owner="x", user="", R=6))
    locked = planted(clean, lambda _: None, encryption=pikepdf.Encryption(owner="x", user="y", R=6))

    assert "file-encrypted" in {fault.code for fault in preflight(free, CARDS)}
    assert [fault.code for fault in preflight(locked, CARDS)] == ["file-unreadable"]


@pytest.mark.parametrize("data", [b"", b"GIF89a", b"%PDF-1.4\nnothing", b"\x89PNG\r\n\x1a\nnothing"], ids=repr)
@pytest.mark.parametrize("key", PROFILES)
def test_what_is_no_finished_file_is_said(data: bytes, key: str) -> None:
    """Whoever prints it; nothing is raised."""
    assert {fault.code for fault in preflight(data, PROFILES[key])} <= {"file-unreadable", "file-not-taken"}
    assert preflight(data, PROFILES[key])


def test_a_file_that_was_cut_off_is_found(clean: bytes) -> None:
    """Readers fix it, and what they lose is not seen on the pages that are left."""
    assert "file-damaged" in {fault.code for fault in preflight(clean[:-600], CARDS)}


@pytest.mark.parametrize(("profile", "output", "page"), [(CARDS, None, 4), (SHOP, PRESS, 3)], ids=["cards", "shop"])
def test_exchanged_backs_and_fronts_are_found(profile: Profile, output: OutputProfile | None, page: int) -> None:
    """One pair of six names the page where the back stands; all pairs are found whichever should come first."""
    data = pressed(single_pages(deck() * 2, profile), Imprint("Deck", "House"), profile, output)
    [one] = preflight(planted(data, one_pair_exchanged), profile)
    [all_of_them] = preflight(planted(data, fronts_first), profile)

    assert (one.code, one.pages) == ("page-order-wrong", (page,))
    assert (all_of_them.code, all_of_them.pages) == ("page-order-wrong", ())


def test_a_file_without_pages_is_found() -> None:
    """It opens, and holds nothing."""
    out = BytesIO()
    pikepdf.new().save(out)

    assert "page-count-none" in {fault.code for fault in preflight(out.getvalue(), HOME)}


def test_no_damage_stops_the_reader(clean: bytes) -> None:
    """Bytes changed at random and cut off: faults are found or not, and nothing is raised."""
    plain = BytesIO()
    with pikepdf.open(BytesIO(clean)) as pdf:
        pdf.save(plain, qdf=True)
    chance = Random(7)
    for _ in range(60):
        data = bytearray(plain.getvalue())
        for _ in range(chance.randint(1, 60)):
            data[chance.randrange(len(data))] = chance.choice(b"0123456789 /<>[]()RQqk")
        end = len(data) if chance.random() < 0.8 else chance.randrange(len(data))

        assert {fault.code for fault in preflight(bytes(data[:end]), CARDS)} <= {*CODES}


def test_what_lies_behind_a_bound_is_not_judged(clean: bytes) -> None:
    """A deck whose third page paints a million times is not said to lack its back, and is no pass either."""
    endless_page = planted(clean, draws("0 g f\n" * 1_000_000, page=2), compress_streams=True)

    [fault] = preflight(endless_page, CARDS)

    assert (fault.code, fault.severity) == ("file-beyond-bounds", Severity.ERROR)
    assert fault.message == "the file has more than 600,000 operators that paint; it is not read further"


def test_very_many_faults_of_a_kind_are_counted() -> None:
    """Fifty are told apart."""
    data = with_page(stream("", b""), f"<</Font<<{''.join(f'/F{at}<</BaseFont/N{at}>>' for at in range(60))}>>>>")

    fonts = [fault for fault in preflight(data, HOME) if fault.code == "font-not-embedded"]

    assert len(fonts) == 51
    assert fonts[-1] == Fault("font-not-embedded", "and 10 more like these", (1,))


def test_a_picture_of_the_wrong_size_is_not_unpacked() -> None:
    """A PNG of 400 million pixels has half a megabyte; its size alone is wrong."""
    out = BytesIO()
    PIL.Image.new("1", (20_000, 20_000)).save(out, "PNG")

    assert {fault.code for fault in preflight(out.getvalue(), PROFILES["gamecrafter"])} <= {
        "file-unreadable",
        "picture-size-wrong",
        "picture-not-rgb",
    }


def test_a_registration_mark_is_no_ink_to_complain_of() -> None:
    """Crop marks are on all plates, 400 % of ink, and outside of what is printed."""
    shop = PROFILES["shop_marks"]

    assert preflight(pressed(single_pages(deck(), shop), Imprint("Deck", "House"), shop, PRESS), shop) == ()


def test_pictures_have_the_size_that_the_shop_asks_for(clean: bytes) -> None:
    """The Game Crafter: a poker card is 825 x 1125 pixels in RGB."""
    crafter = PROFILES["gamecrafter"]
    picture = next(page_pngs(clean, 300))
    small = next(page_pngs(clean, 290))
    grey = BytesIO()
    PIL.Image.open(BytesIO(picture)).convert("L").save(grey, "PNG")

    assert PIL.Image.open(BytesIO(picture)).size == (825, 1125)
    assert preflight(picture, crafter) == ()
    assert [fault.code for fault in preflight(small, crafter)] == ["picture-size-wrong"]
    assert [fault.code for fault in preflight(grey.getvalue(), crafter)] == ["picture-not-rgb"]


@pytest.mark.parametrize(
    "key", [pytest.param(key, marks=[] if key == "home" else [pytest.mark.prove]) for key in PROFILES]
)
def test_the_kit_of_the_shipped_pack_passes_for_everyone_who_prints_it(seven_seconds: Pack, key: str) -> None:
    """Every file, without so much as a warning."""
    few = ("drones",) if PROFILES[key].pictures else ()
    artifacts = export_pack(seven_seconds, PrintOrder(only=few, profile=key)).artifacts

    assert artifacts
    assert [(file.name, found) for file in artifacts if (found := preflight(file.data, PROFILES[key]))] == []


def without_gutter(pieces: tuple[Piece, ...]) -> bytes:
    """A shop's sheet of pieces that touch, as they lie at home: one cut parts two."""
    sheets = impose(pieces, replace(PrintOrder(profile="shop").setup, gutter_mm=0, bleed_mm=0), "counters")
    sides = [with_bleed(side, SHOP, marks=False) for side in drawings(sheets, "Counters")]
    return pressed(sides, Imprint("Counters", "House"), SHOP, PRESS)


def test_pieces_that_touch_on_the_sheet_of_a_shop_are_found() -> None:
    """Crop marks that point between two pictures show that neither bleeds."""
    pieces = tuple(Piece(piece.front, copies=4) for piece in deck())

    [fault] = preflight(without_gutter(pieces), SHOP)

    assert fault.code == "piece-bleed-too-small"
    assert "bleed 0 mm" in fault.message


@pytest.mark.parametrize("name", ["counters", "standees", "ruler", "templates"])
def test_pieces_on_the_sheets_of_a_shop_bleed_on_all_sides(seven_seconds: Pack, name: str) -> None:
    """3 mm each, so 6 mm between two: no picture ends nearer to a cut, and preflight has nothing to object to."""
    order = PrintOrder(only=(name,), profile="shop", output=PRESS)
    [file] = export_pack(seven_seconds, order).artifacts
    job = PrintJob.of(seven_seconds)
    run = run_of(products_of("seven_seconds")[name], name, job, order)

    assert preflight(file.data, SHOP) == ()
    for sheet in run.sheets:
        for placed in sheet.front.placed:
            trim, clip = placed.trim, placed.clip
            room = (trim.x - clip.x, trim.y - clip.y, clip.right - trim.right, clip.bottom - trim.bottom)
            assert min(room) >= 3 - 0.001
            assert placed.drawing.bleed_mm >= 3 - 0.001


def test_every_code_can_be_explained_and_is_planted_somewhere() -> None:
    """The table of codes and the planted defects are of one mind."""
    elsewhere = {
        "file-unreadable",
        "file-damaged",
        "file-encrypted",
        "file-not-taken",
        "pdf-too-new",
        "page-count-none",
        "piece-bleed-too-small",
        "image-unread",
        "picture-size-wrong",
        "picture-not-rgb",
    }
    own = {code.code for code in PREFLIGHT_CODES}

    assert own <= {*CODES}
    assert own == {code for _, code in DEFECTS.values()} | elsewhere
