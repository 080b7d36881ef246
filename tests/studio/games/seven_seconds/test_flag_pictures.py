"""Pictures brought for flags: what is let in, what is refused, and what is never written over."""

import struct
import zlib
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image as Pixels
from PIL import PngImagePlugin

from engine.checking.checks import check_packs
from engine.paths import CONTENT
from schemas.edits.patch import Refused
from studio.core.entries import Entry
from studio.core.session import Session
from studio.games.seven_seconds.editors.factions import MOST_BYTES, bring_flag, drop_flag, flag_png
from tests.studio.disks import disk_with, nobody, on_disk, public_folder
from tests.studio.shipped import session_of

RED, BLUE = (200, 20, 30), (20, 30, 200)


def picture(
    colour: tuple[int, ...] = RED, size: tuple[int, int] = (30, 20), form: str = "PNG", mode: str = "RGB"
) -> bytes:
    out = BytesIO()
    Pixels.new(mode, size, colour).save(out, form)
    return out.getvalue()


def chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def claiming(width: int, height: int) -> bytes:
    """Return a small PNG that says it is that large, and unpacks to nothing but zeros."""
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    zeros = zlib.compress(bytes(1_000_000))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zeros) + chunk(b"IEND", b"")


def chunks(data: bytes) -> list[bytes]:
    """Return the names of the chunks of a PNG, read by its specification."""
    found, place = [], 8
    while place < len(data):
        (length,) = struct.unpack_from(">I", data, place)
        found.append(data[place + 4 : place + 8])
        place += length + 12
    return found


def taken(data: bytes) -> Pixels.Image:
    found = flag_png(data)
    assert isinstance(found, bytes)
    return Pixels.open(BytesIO(found), formats=("PNG",))


def zane(session: Session) -> Entry:
    found = session.entry("factions/zane.yaml")
    assert found is not None
    return found


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return session_of(tmp_path)


def test_nothing_but_pixels_gets_in() -> None:
    """Words, a place on earth and a colour profile stay outside, and so does what hangs behind the picture."""
    words, exif = PngImagePlugin.PngInfo(), Pixels.Exif()
    words.add_text("Comment", "<script>alert(1)</script>")
    exif[0x010E] = "at home"
    out = BytesIO()
    Pixels.new("RGB", (30, 20), RED).save(out, "PNG", pnginfo=words, exif=exif, icc_profile=b"profile", dpi=(72, 72))

    found = flag_png(out.getvalue() + b"PK\x03\x04 a zip behind it")

    assert isinstance(found, bytes)
    assert set(chunks(out.getvalue())) > {b"IHDR", b"IDAT", b"IEND"}
    assert chunks(found) == [b"IHDR", b"IDAT", b"IEND"]


@pytest.mark.parametrize("form", ["PNG", "JPEG"])
def test_png_and_jpeg_become_png(form: str) -> None:
    """Of the same size, when it is no larger than it may be."""
    found = taken(picture(size=(30, 20), form=form))

    assert (found.format, found.mode, found.size) == ("PNG", "RGB", (30, 20))
    assert all(abs(one - other) < 4 for one, other in zip(found.getpixel((3, 3)), RED, strict=True))  # type: ignore[arg-type]


def test_what_is_see_through_shows_white() -> None:
    """As it will on paper."""
    assert taken(picture((0, 0, 0, 0), mode="RGBA")).getpixel((0, 0)) == (255, 255, 255)


@pytest.mark.parametrize(
    ("size", "expected"), [((2400, 1200), (1200, 600)), ((300, 1500), (240, 1200)), ((9000, 1), (1200, 1))]
)
def test_a_large_picture_is_made_smaller(size: tuple[int, int], expected: tuple[int, int]) -> None:
    """To 1200 pixels on its longer side, in its own shape."""
    assert taken(picture(size=size)).size == expected


@pytest.mark.parametrize(
    ("words", "data"),
    [
        ("more than 2 MB", bytes(40 * 1024 * 1024)),
        ("more than 2 MB", picture() + bytes(MOST_BYTES)),
        ("more than 40 million pixels", claiming(7000, 6000)),
        ("more than 40 million pixels", claiming(60_000, 60_000)),
        ("An SVG may hold more than a picture", b'<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'),
        ("no whole PNG or JPEG", picture(form="GIF")),
        ("no whole PNG or JPEG", picture(form="TIFF")),
        ("no whole PNG or JPEG", picture()[:-30]),
        ("no whole PNG or JPEG", b""),
        ("no whole PNG or JPEG", b"%PDF-1.7 no picture"),
    ],
    ids=["40 MB", "padded", "large", "bomb", "svg", "gif", "tiff", "torn", "empty", "pdf"],
)
def test_what_is_no_small_picture_is_refused(words: str, data: bytes, session: Session) -> None:
    """In a sentence; pack and text are as they were."""
    before = on_disk(session.workspace.root)

    assert not bring_flag(session, zane(session), data)

    assert words in session.notice
    assert session.workspace.dirty() == ()
    assert on_disk(session.workspace.root) == before


def test_a_picture_becomes_the_flag_as_a_step(session: Session) -> None:
    """It lies in the pack by the id of the faction; undo takes the flag back, redo puts it up again."""
    assert bring_flag(session, zane(session), picture())

    assert session.notice == "pictures/zane.png is in the pack, and now the flag of Council of Zane"
    assert zane(session).value(("flag", "picture")) == "pictures/zane.png"
    assert zane(session).loaded is not None
    assert session.workspace.history.done[-1].label == "Put a picture on Council of Zane"
    assert Pixels.open(session.workspace.root / "pictures/zane.png").getpixel((0, 0)) == RED
    session.undo()
    assert session.workspace.dirty() == ()
    session.redo()
    assert session.save().written == ("factions/zane.yaml",)
    assert check_packs((session.workspace.root,), (CONTENT,)).diagnostics == ()


def test_another_picture_is_never_written_over(session: Session) -> None:
    """Each other one gets the next number, the same one is taken as it lies there; links are not followed."""
    root = session.workspace.root
    for colour, name in ((RED, "zane"), (BLUE, "zane_2"), (RED, "zane")):
        assert bring_flag(session, zane(session), picture(colour))
        assert zane(session).value(("flag", "picture")) == f"pictures/{name}.png"
    (root / "pictures/zane_3.png").symlink_to(root / "pack.yaml")

    assert bring_flag(session, zane(session), picture((0, 0, 0)))

    assert zane(session).value(("flag", "picture")) == "pictures/zane_4.png"
    assert sorted(path.name for path in (root / "pictures").iterdir()) == [
        "zane.png", "zane_2.png", "zane_3.png", "zane_4.png"
    ]  # fmt: skip
    assert (root / "pack.yaml").read_bytes() == (CONTENT / "seven_seconds/pack.yaml").read_bytes()


def test_a_flag_is_drawn_again(session: Session) -> None:
    """The picture stays where it is, for other documents may name it; the text is as it was at first."""
    assert bring_flag(session, zane(session), picture())

    assert drop_flag(session, zane(session))

    assert zane(session).value(("flag", "picture")) is None
    assert session.workspace.dirty() == ()
    assert (session.workspace.root / "pictures/zane.png").is_file()


def test_an_id_that_leads_out_of_the_pack_names_no_file(session: Session) -> None:
    """A faulty document may call itself anything; the picture is then called after its name."""
    name = "factions/zane.yaml"
    wild = session.workspace.files[name].replace(b"id: zane", b"id: ../../zane")
    assert session.change("Wild", {name: wild})

    assert bring_flag(session, zane(session), picture())

    assert zane(session).value(("flag", "picture")) == "pictures/council_of_zane.png"


def test_a_document_that_cannot_name_a_picture_gets_none(session: Session) -> None:
    """Its flag is a word so far: nothing is written into the folder."""
    assert session.change("Half", {"factions/zane.yaml": b"kind: faction\nid: zane\nflag: disc\n"})

    assert not bring_flag(session, zane(session), picture())

    assert session.notice
    assert not (session.workspace.root / "pictures").exists()


def test_a_folder_of_pictures_that_leads_out_of_the_pack_is_not_used(session: Session, tmp_path: Path) -> None:
    """Neither is a file where the folder should be."""
    outside = tmp_path / "outside"
    outside.mkdir()
    (session.workspace.root / "pictures").symlink_to(outside)
    assert not bring_flag(session, zane(session), picture())
    assert "the folder pictures leads out of the pack" in session.notice
    assert [*outside.iterdir()] == []

    (session.workspace.root / "pictures").unlink()
    (session.workspace.root / "pictures").write_bytes(b"")
    assert not bring_flag(session, zane(session), picture())
    assert "could not be put into the pack" in session.notice


def test_a_folder_that_may_not_be_written_to_is_said() -> None:
    """The flag is as it was, in memory too."""
    with public_folder() as folder:
        session = session_of(folder)
        (session.workspace.root / "pictures").mkdir()
        (session.workspace.root / "pictures").chmod(0o555)
        with nobody():
            assert not bring_flag(session, zane(session), picture())

    assert session.notice == ("The picture could not be put into the pack: permission denied; the flag is as it was")
    assert session.workspace.dirty() == ()


def test_a_full_disk_is_said_and_leaves_no_half_picture(session: Session) -> None:
    """Later, when there is room, it works."""
    noise = Pixels.effect_noise((200, 200), 90)
    out = BytesIO()
    noise.save(out, "PNG")

    with disk_with(5000):
        assert not bring_flag(session, zane(session), out.getvalue())

    assert "could not be put into the pack: file too large" in session.notice
    assert [*(session.workspace.root / "pictures").iterdir()] == []
    assert bring_flag(session, zane(session), out.getvalue())
    assert not isinstance(flag_png(out.getvalue()), Refused)
