"""Files made to harm: each is a diagnostic, and costs little. Sizes are those of attacks, the limits ours."""

import os
import sys
from collections import Counter
from pathlib import Path

import pytest

from schemas.diagnostics.diagnostics import Diagnostic
from schemas.packs.files import Disk, Entry
from schemas.packs.folders import pack_files
from schemas.packs.gather import Gatherer
from schemas.packs.packs import read_packs

MANIFEST = """kind: pack
id: trap
system: seven_seconds
version: 1.0.0
title: A Trap
authors: [A. Designer]
licence: CC0-1.0
format: 1
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """An empty pack."""
    folder = tmp_path / "trap"
    folder.mkdir()
    (folder / "pack.yaml").write_text(MANIFEST)
    return folder


def reported(pack: Path) -> tuple[Diagnostic, ...]:
    """Return what is wrong with a pack."""
    return read_packs([pack]).diagnostics


def codes(pack: Path) -> list[str]:
    """Return the codes of what is wrong with a pack."""
    return [diagnostic.code for diagnostic in reported(pack)]


@pytest.mark.parametrize("bracket", ["[", "{a: ", "- ", "[{a: "])
def test_deep_nesting_ends_at_the_limit(pack: Path, bracket: str) -> None:
    """Two hundred thousand brackets neither exhaust the stack nor the clock."""
    (pack / "deep.yaml").write_text(bracket * 200_000)

    assert codes(pack) == ["too-deep"]


def test_an_alias_bomb_is_refused_before_it_is_built(pack: Path) -> None:
    """Nine levels of nine aliases stand for 3,486,784,401 values."""
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 10)]
    (pack / "bomb.yaml").write_text("\n".join(lines))

    assert codes(pack) == ["too-many-values"]


def test_a_merge_bomb_is_refused_before_it_is_built(pack: Path) -> None:
    """Merging counts like repeating: a thousand mappings of a thousand keys, merged a thousand times."""
    keys = ", ".join(f"k{n}: 1" for n in range(1000))
    lines = [f"a: &a {{{keys}}}", *(f"b{n}: {{<<: [{', '.join(['*a'] * 1000)}]}}" for n in range(1000))]
    (pack / "bomb.yaml").write_text("\n".join(lines))

    assert codes(pack) == ["too-many-values"]


def test_a_deep_chain_of_aliases_is_too_deep(pack: Path) -> None:
    """Depth counts through aliases as well."""
    lines = ["a0: &a0 [x]", *(f"a{n}: &a{n} [*a{n - 1}]" for n in range(1, 200))]
    (pack / "chain.yaml").write_text("\n".join(lines))

    assert codes(pack) == ["too-deep"]


def test_a_huge_file_is_not_read(pack: Path) -> None:
    """Fifty megabytes are refused by their size."""
    with (pack / "huge.yaml").open("wb") as stream:
        stream.truncate(50 * 1024 * 1024)

    assert codes(pack) == ["file-too-large"]


@pytest.mark.parametrize(
    "data",
    [
        bytes(range(256)) * 40,
        b"\x89PNG\r\n\x1a\n\x00",
        b"\xff\xfek\x00",
        b"a: \xc3\x28",
        b"a: \x00",
        b"a: \xed\xa0\x80",
    ],
)
def test_binary_data_is_named_with_its_place(pack: Path, data: bytes) -> None:
    """Neither a picture nor UTF-16 is a document."""
    (pack / "data.yaml").write_bytes(data)

    [found] = reported(pack)
    assert found.code in {"not-utf8", "hidden-character"}
    assert found.line > 0


def test_what_is_no_file_is_not_opened(pack: Path) -> None:
    """Reading a pipe would wait for ever."""
    os.mkfifo(pack / "pipe.yaml")

    assert codes(pack) == ["unreadable-file"]


def test_links_out_of_the_pack_are_not_followed(pack: Path, tmp_path: Path) -> None:
    """A pack cannot show the files of the machine it is read on."""
    (tmp_path / "secret.yaml").write_text("kind: secret\n")
    (tmp_path / "outside").mkdir()
    (pack / "file.yaml").symlink_to(tmp_path / "secret.yaml")
    (pack / "folder").symlink_to(tmp_path / "outside")
    (pack / "up").symlink_to("..")
    (pack / "round.yaml").symlink_to("round.yaml")

    assert sorted(codes(pack)) == ["outside-pack", "outside-pack", "outside-pack", "unreadable-file"]


def test_a_manifest_is_not_read_through_a_link(pack: Path, tmp_path: Path) -> None:
    """Not even `pack.yaml` may lie elsewhere."""
    (pack / "pack.yaml").rename(tmp_path / "elsewhere.yaml")
    (pack / "pack.yaml").symlink_to(tmp_path / "elsewhere.yaml")

    reading = read_packs([pack])

    assert [one.code for one in reading.diagnostics] == ["outside-pack"]
    assert reading.packs == ()


class Deep(Disk):
    """A disk on which each folder holds another, eleven hundred times."""

    def entries(self, folder: Path) -> tuple[Entry, ...]:
        """Return what lies in `folder`."""
        if len(folder.parts) > 1100:
            return (Entry(folder / "card.yaml", is_folder=False),)
        return (Entry(folder / "d", is_folder=True),)


def test_folders_in_folders_are_walked_to_the_last(pack: Path) -> None:
    """More levels than Python has frames: the file at the end is reported, because it is not there."""
    [found] = read_packs([pack], gatherer=Gatherer(Deep())).diagnostics

    assert found.code == "unreadable-file"
    assert found.path.endswith("d/d/d/card.yaml")


def tower(home: Path, height: int) -> None:
    """Write packs of which each extends the one before."""
    for number in range(height):
        folder = home / f"p{number}"
        folder.mkdir()
        base = f"extends: p{number - 1}\n" if number else ""
        (folder / "pack.yaml").write_text(MANIFEST.replace("id: trap", f"id: p{number}") + base)


@pytest.mark.prove
def test_a_tower_of_packs_ends_at_the_limit(tmp_path: Path) -> None:
    """Eleven hundred packs that extend one another: more than Python has frames."""
    tower(tmp_path, 1100)

    found = {diagnostic.code for diagnostic in read_packs([tmp_path]).diagnostics}

    assert found == {"too-many-layers"}


def test_neighbours_are_not_read_anew_for_each_other(tmp_path: Path) -> None:
    """Of twelve packs that extend one another, each manifest is read as the pack's own and as a neighbour's."""
    tower(tmp_path, 12)
    read: Counter[Path] = Counter()

    class Counting(Disk):
        def read(self, path: Path) -> bytes:
            read[path] += 1
            return super().read(path)

    assert read_packs([tmp_path], gatherer=Gatherer(Counting())).diagnostics == ()
    assert {*read.values()} == {2}


def test_a_path_the_system_refuses_is_no_path() -> None:
    """A name of five thousand letters, and one with a zero byte."""
    found = read_packs([Path("x" * 5000), Path("a\0b")]).diagnostics

    assert [one.code for one in found] == ["no-such-path", "no-such-path"]


def test_a_link_within_the_pack_is_read(pack: Path) -> None:
    """Only the way out is closed."""
    (pack / "real.yaml").write_text("kind: nonsense\n")
    (pack / "cards").mkdir()
    (pack / "cards" / "link.yaml").symlink_to("../real.yaml")

    assert codes(pack) == ["unknown-kind", "unknown-kind"]


HOSTILE_NUMBERS = ["9" * 100_000, "0x" + "f" * 100_000, "1e999999", "-.INF"]


@pytest.mark.parametrize("number", HOSTILE_NUMBERS, ids=["long", "hex", "exponent", "endless"])
def test_numbers_beyond_measure_are_refused(pack: Path, number: str) -> None:
    """Python refuses to read very long numbers, and other programs misread them."""
    (pack / "number.yaml").write_text(f"kind: terrain_map\nid: wide\ntitle: Wide\nfeatures: []\nwidth_in: {number}\n")

    assert codes(pack) == ["unusable-number"]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such names")
def test_a_name_that_is_no_text_is_said_and_written_out(tmp_path: Path) -> None:
    """Names on disk may be any bytes; what is shown and written of them is UTF-8."""
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/bad\xff.yaml"))
    path.write_text("kind: pack\n", encoding="utf-8")
    [(found, flaw)] = pack_files(tmp_path, Disk())

    assert (found, flaw is not None) == (path, True)
    assert flaw is not None
    assert flaw.diagnostic(path.as_posix()).path == f"{tmp_path.as_posix()}/bad\\udcff.yaml"
