"""Pictures of authors: found, decoded, cut and placed, or refused on the line of their field."""

import struct
import sys
import zlib
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image as Pixels

from exporters.components.base import PrintJob
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Image, walk
from exporters.drawing.svg import to_svg
from exporters.kit.export import Export, card_drawn, export_pack
from exporters.kit.orders import PrintOrder
from exporters.layout.pictures import PictureError, decoded, filling_picture
from exporters.layout.settings import Setting
from exporters.preflight.codes import CODES
from exporters.systems import components_of
from schemas.packs.packs import Pack, read_packs
from tests.exporters.homebrew import MISSION, mission_of, pack_with
from tests.exporters.kit.kits import rules

PICTURE_LINE = 9
RED, BLUE = (200, 30, 40), (20, 60, 200)


def png(size: tuple[int, int] = (900, 600), mode: str = "RGB", colour: object = RED) -> bytes:
    return encoded(Pixels.new(mode, size, colour), "PNG")  # type: ignore[arg-type]


def encoded(pixels: Pixels.Image, form: str) -> bytes:
    out = BytesIO()
    pixels.save(out, form)
    return out.getvalue()


def pictured(folder: Path, data: bytes | None, name: str = "art/relay.png") -> Pack:
    """A pack whose mission names a picture, which is there unless it is None."""
    if data is not None:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    return pack_with(folder, probe=f"{MISSION}picture: {name}\n")


def printed(pack: Pack) -> Export:
    return export_pack(pack, PrintOrder(only=("missions",)))


def placed(pack: Pack) -> Image:
    """The picture on the front of the mission."""
    document = mission_of(pack)
    setting = PrintJob.of(pack).setting_of(document)
    drawing = components_of("seven_seconds")["mission_card"].front(document.model, setting).drawing
    [image] = [item for item in walk(drawing.items) if isinstance(item, Image)]
    return image


def pixels_of(image: Image) -> Pixels.Image:
    return Pixels.open(BytesIO(image.picture.data))


def test_a_picture_lies_between_briefing_and_scoring(tmp_path: Path) -> None:
    """As wide as the panel, 57.1 mm, and in the PDF and the SVG of the card."""
    pack = pictured(tmp_path, png())

    export = printed(pack)

    assert export.diagnostics == ()
    assert placed(pack).width == pytest.approx(57.1)
    assert "data:image/png;base64," in to_svg(card_drawn(pack, mission_of(pack)).drawing)
    page = pypdfium2.PdfDocument(export.artifacts[0].data)[0].render(scale=2).to_pil().convert("RGB")
    assert RED in {colour for _, colour in page.getcolors(maxcolors=1 << 20) or ()}


def test_a_picture_of_another_shape_is_cut_evenly(tmp_path: Path) -> None:
    """Blue ends left and right of a wide red picture are cut off; the print has the shape of its box."""
    wide = Pixels.new("RGB", (6000, 600), BLUE)
    wide.paste(RED, (2000, 0, 4000, 600))

    image = placed(pictured(tmp_path, encoded(wide, "PNG")))

    picture = pixels_of(image)
    assert {colour for _, colour in picture.getcolors(1 << 20) or ()} == {RED}
    assert picture.width / picture.height == pytest.approx(image.width / image.height, rel=0.01)


def test_more_pixels_than_300_an_inch_are_not_printed(tmp_path: Path) -> None:
    """57.1 mm are 674 pixels at 300 dpi."""
    assert pixels_of(placed(pictured(tmp_path, png((4000, 3000))))).width == 674


def test_a_coarse_picture_is_a_warning_at_its_field(tmp_path: Path) -> None:
    """200 pixels over 57.1 mm are 89 dpi; it is printed all the same."""
    export = printed(pictured(tmp_path, png((200, 150))))

    [found] = export.diagnostics
    assert (found.code, found.line, found.severity.value) == ("picture-coarse", PICTURE_LINE, "warning")
    assert "89 pixels" in found.message
    assert len(export.artifacts) == 1


@pytest.mark.parametrize(
    ("mode", "colour", "form"),
    [
        ("CMYK", (0, 255, 255, 0), "JPEG"),
        ("L", 90, "PNG"),
        ("LA", (90, 255), "PNG"),
        ("P", 1, "PNG"),
        ("I;16", 30000, "PNG"),
        ("1", 1, "PNG"),
    ],
)
def test_every_kind_of_picture_becomes_plain_colours(tmp_path: Path, mode: str, colour: object, form: str) -> None:
    """Four plates, greys, palettes, 16 bits, bitmaps: RGB on paper."""
    name = "art.jpg" if form == "JPEG" else "art.png"
    data = encoded(Pixels.new(mode, (900, 600), colour), form)  # type: ignore[arg-type]

    assert pixels_of(placed(pictured(tmp_path, data, name))).mode == "RGB"


def test_what_is_see_through_shows_white(tmp_path: Path) -> None:
    """Nothing on paper is see-through, which print shops refuse."""
    image = pixels_of(placed(pictured(tmp_path, png(mode="RGBA", colour=(200, 30, 40, 0)))))

    assert image.getpixel((5, 5)) == (255, 255, 255)


def test_sixteen_bits_keep_their_brightness(tmp_path: Path) -> None:
    """30000 of 65535 are 117 of 255."""
    data = encoded(Pixels.new("I;16", (900, 600), 30000), "PNG")

    red, _, _ = pixels_of(placed(pictured(tmp_path, data))).getpixel((5, 5))  # type: ignore[misc]

    assert red == pytest.approx(117, abs=1)


def bomb() -> bytes:
    """A PNG of a few bytes that says it has 100,000 x 100,000 pixels."""
    head = struct.pack(">IIBBBBB", 100_000, 100_000, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(b"")), (b"IEND", b""))
    chunks = (
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in parts
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


FAULTS: dict[str, tuple[Callable[[], bytes | None], str]] = {
    "absent": (lambda: None, "picture-missing"),
    "empty": (lambda: b"", "picture-broken"),
    "text": (lambda: b"This is no picture.", "picture-broken"),
    "cut off": (lambda: png()[:-400], "picture-broken"),
    "half a photograph": (lambda: encoded(Pixels.effect_noise((900, 600), 80), "JPEG")[:9000], "picture-broken"),
    "another format": (lambda: encoded(Pixels.new("RGB", (900, 600)), "GIF"), "picture-broken"),
    "many pixels": (lambda: png((8000, 5001), "1", 1), "picture-too-large"),
    "a bomb": (bomb, "picture-too-large"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_picture_that_cannot_be_used_is_an_error_at_its_field(tmp_path: Path, name: str) -> None:
    """The file and the line of `picture` are named; its card is left out, the other files are there."""
    make, code = FAULTS[name]
    pack = pictured(tmp_path, make())

    export = export_pack(pack, PrintOrder(only=("missions", "counters")))

    [found] = export.diagnostics
    assert (found.code, found.line, Path(found.path).name) == (code, PICTURE_LINE, "probe.yaml")
    assert found.code in CODES
    assert "counters.pdf" in [artifact.name for artifact in export.artifacts]


def test_a_missing_picture_names_the_one_that_was_meant(tmp_path: Path) -> None:
    """Of the pictures there are."""
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "relais.png").write_bytes(png())

    [found] = printed(pictured(tmp_path, None)).diagnostics

    assert found.hint == "did you mean `art/relais.png`?"


def test_a_link_out_of_the_pack_is_not_followed(tmp_path: Path) -> None:
    """A pack shows nothing of the disk around it."""
    secret = tmp_path / "secret.png"
    secret.write_bytes(png())
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "art.png").symlink_to(secret)

    [found] = printed(pictured(tmp_path / "pack", None, "art.png")).diagnostics

    assert found.code == "picture-outside-pack"


OUTSIDE = ("../art.png", "/etc/art.png", "a/../../art.png", "art.svg", "a\\b.png", ".hidden/art.png")


@pytest.mark.parametrize("path", OUTSIDE)
def test_only_plain_paths_of_pictures_can_be_written(tmp_path: Path, path: str) -> None:
    """The reader refuses the others on their line."""
    pack_with(tmp_path)
    (tmp_path / "probe.yaml").write_text(f"{MISSION}picture: '{path}'\n", encoding="utf-8")

    [found] = read_packs([tmp_path]).diagnostics

    assert (found.code, found.line) == ("wrong-form", PICTURE_LINE)


def test_a_folder_or_a_large_file_is_no_picture(tmp_path: Path) -> None:
    """A folder is as good as absent; more than 20 MB are not read."""
    (tmp_path / "a" / "art.png").mkdir(parents=True)
    [folder] = printed(pictured(tmp_path / "a", None, "art.png")).diagnostics
    [large] = printed(pictured(tmp_path / "b", b"\x89PNG" + bytes(20_000_001), "art.png")).diagnostics

    assert (folder.code, large.code) == ("picture-missing", "picture-too-large")


def test_a_long_briefing_leaves_no_room(tmp_path: Path) -> None:
    """A warning; the card is printed without the picture."""
    (tmp_path / "art.png").write_bytes(png())
    briefing = "The relay has talked all night. " * 9
    text = MISSION.replace("Go.", briefing.strip()) + "".join(
        f"  - {{type: {name}, vp_each: 1}}\n"
        for name in ("enemy_troopers_killed", "own_troopers_lost", "enemy_drones_killed", "own_troopers_surviving")
    )

    export = printed(pack_with(tmp_path, probe=f"{text}picture: art.png\n"))

    [found] = export.diagnostics
    assert (found.code, found.severity.value) == ("picture-no-room", "warning")
    assert len(export.artifacts) == 1


FACTION = """\
kind: faction
id: tide
name: The Tide
flag: {pattern: plain, field: "#FFFFFF", charge: "#000000", picture: flag.png}
background: They come and go.
stats:
  reserve:  {sensors: 1, stealth: 1, armour: 1, countermeasures: 1, nuclear: 1, robotics: 1}
  veteran:  {sensors: 1, stealth: 1, armour: 1, countermeasures: 1, nuclear: 1, robotics: 1}
  spec_ops: {sensors: 1, stealth: 1, armour: 1, countermeasures: 1, nuclear: 1, robotics: 1}
"""
FORCE = """\
kind: {kind}_card
id: force
title: A Title of Some Length for a Force
lines:
{lines}
picture: flag.png
"""
TROOP_LINES = "".join(
    f"  {name}: {{troopers: [{{type: commander, rating: veteran}}], drone_line: X}}\n" for name in "ABC"
)
DRONE_LINES = "".join(f"  {name}: {{drones: [{{type: basic_drone}}]}}\n" for name in "XYZ")


@pytest.mark.parametrize(
    ("kind", "text", "size"),
    [
        ("faction", FACTION, (45, 30)),
        ("troop_card", FORCE.format(kind="troop", lines=TROOP_LINES), (21.275, 20.575)),
        ("drone_card", FORCE.format(kind="drone", lines=DRONE_LINES), (21.275, 20.575)),
    ],
)
def test_flags_and_forces_have_pictures(tmp_path: Path, kind: str, text: str, size: tuple[float, float]) -> None:
    """A flag fills its place on the sheet; that of a force stands in the upper right corner."""
    (tmp_path / "flag.png").write_bytes(png())
    pack = pack_with(tmp_path, other=text)
    [document] = pack.of_kind(kind)

    drawn = components_of("seven_seconds")[kind].front(document.model, PrintJob.of(pack).setting_of(document))

    [image] = [item for item in walk(drawn.drawing.items) if isinstance(item, Image)]
    assert drawn.findings == ()
    assert (image.width, image.height) == pytest.approx(size)


def test_the_picture_of_an_inherited_card_lies_in_its_own_pack(tmp_path: Path) -> None:
    """A pack that extends another prints the other's pictures from the other's folder."""
    pictured(tmp_path / "field_tests", png())
    upper = tmp_path / "upper"
    upper.mkdir()
    manifest = (tmp_path / "field_tests" / "pack.yaml").read_text(encoding="utf-8")
    (upper / "pack.yaml").write_text(
        manifest.replace("id: field_tests", "id: upper") + "extends: field_tests\n", encoding="utf-8"
    )
    [pack] = read_packs([upper]).packs

    assert printed(pack).diagnostics == ()
    assert pixels_of(placed(pack)).mode == "RGB"


def test_low_ink_fades_pictures(tmp_path: Path) -> None:
    """Seven tenths of white are mixed in: 200 becomes 238, 30 becomes 188."""
    export = export_pack(pictured(tmp_path, png()), PrintOrder(only=("missions",), theme="low_ink"))

    page = pypdfium2.PdfDocument(export.artifacts[0].data)[0].render(scale=2).to_pil().convert("RGB")
    colours = {colour for _, colour in page.getcolors(maxcolors=1 << 20) or ()}
    assert any(colour == pytest.approx((238.5, 187.5, 190.5), abs=1) for colour in colours)


def test_a_picture_of_next_to_nothing_is_not_unpacked() -> None:
    """Forty million white pixels in five thousand bytes; sixty of them took a pack's check 3.6 GB."""
    out = BytesIO()
    Pixels.new("1", (6_300, 6_300)).save(out, "PNG", optimize=True)

    with pytest.raises(PictureError) as refused:
        decoded(out.getvalue())

    assert refused.value.code == "picture-too-large"


def test_what_was_cut_of_a_picture_is_kept_and_its_file_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file may have 20 MB: sixty-four of them would be more than a gigabyte."""
    files = {"first.png": png(), "second.png": png((901, 600))}
    monkeypatch.setattr("exporters.layout.pictures.read_picture", lambda _folder, path: files[path])
    setting, box = Setting(rules()), Box(0, 0, 40, 23)
    held = sys.getrefcount(files["first.png"])

    [first] = filling_picture("first.png", box, setting, ()).items
    [_second] = filling_picture("second.png", box, setting, ()).items
    [again] = filling_picture("first.png", box, setting, ()).items

    assert isinstance(first, Image)
    assert isinstance(again, Image)
    assert again.picture is first.picture
    left = sys.getrefcount(files["first.png"])
    assert left == held


@pytest.mark.parametrize("width_mm", [41.0, 49.0, 61.0])
def test_a_picture_is_cut_inside_its_edges_whatever_the_division_leaves(
    monkeypatch: pytest.MonkeyPatch, width_mm: float
) -> None:
    """900 pixels over 41 mm, times 41 mm, are a hair more than 900: the picture is whole across all the same."""
    monkeypatch.setattr("exporters.layout.pictures.read_picture", lambda _folder, _path: png())

    placed = filling_picture("wide.png", Box(0, 0, width_mm, 23), Setting(rules()), ())

    assert placed.findings == ()
    assert len(placed.items) == 1
