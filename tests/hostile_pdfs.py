"""Small PDFs that ask a reader for days and gigabytes, written by hand."""

import zlib
from collections.abc import Callable, Iterable
from functools import reduce
from typing import Final

PAGE: Final = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources 5 0 R>>"
FORM: Final = "/Type/XObject/Subtype/Form/BBox[0 0 9 9]"
MEGABYTE: Final = 1_000_000
DEFLATED: Final = b"\x78\xda"
"""How zlib begins what it has compressed."""


def stream(entries: str, data: bytes) -> bytes:
    """A stream whose data is kept as it is."""
    return f"<<{entries}/Length {len(data)}>>stream\n".encode() + data + b"\nendstream"


def packed(entries: str, data: bytes, times: int = 1) -> bytes:
    """A stream in which some data stands `times` times, compressed.

    A megabyte of it is compressed once, so that it refers to nothing before it, and stands again and again.
    """
    together = max(1, MEGABYTE // max(1, len(data)))
    often, rest = divmod(times, together)
    press, block = zlib.compressobj(9, wbits=-zlib.MAX_WBITS), data * together
    again = press.compress(block) + press.flush(zlib.Z_FULL_FLUSH)
    last = press.compress(data * rest) + press.flush()
    parts = [block] * often + [data * rest]
    checked = reduce(lambda found, part: zlib.adler32(part, found), parts, 1).to_bytes(4, "big")
    return stream(f"{entries}/Filter/FlateDecode", DEFLATED + again * often + last + checked)


def zeros(entries: str, megabytes: int) -> bytes:
    """A stream of zeros, a thousandth of their number."""
    return packed(entries, bytes(MEGABYTE), megabytes)


def lzw_zeros(cycles: int) -> bytes:
    """Zeros compressed with LZW, some seven million a cycle of eight times five thousand bytes."""
    codes = [(256, 9), (0, 9), *((code, (code + 1).bit_length()) for code in range(258, 4094))]
    cycle = "".join(f"{code:0{width}b}" for code, width in codes) * 8
    return int(cycle, 2).to_bytes(len(cycle) // 8, "big") * cycles


def written(objects: Iterable[str | bytes]) -> bytes:
    """A PDF of objects that are numbered from 1, the first being its root."""
    out, places = bytearray(b"%PDF-1.4\n"), list[int]()
    for number, item in enumerate(objects, start=1):
        places.append(len(out))
        body = item if isinstance(item, bytes) else item.encode()
        out += f"{number} 0 obj\n".encode() + body + b"\nendobj\n"
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    end = f"xref\n0 {len(places) + 1}\n0000000000 65535 f \n{table}"
    end += f"trailer<</Size {len(places) + 1}/Root 1 0 R>>\nstartxref\n{len(out)}\n%%EOF\n"
    return bytes(out) + end.encode()


def with_page(contents: bytes, resources: str = "<<>>", *more: str | bytes, page: str = PAGE) -> bytes:
    """A PDF of one page: its contents, its resources, and objects from 6 on that these name."""
    root = "<</Type/Catalog/Pages 2 0 R>>"
    return written((root, "<</Type/Pages/Kids[3 0 R]/Count 1>>", page, contents, resources, *more))


def with_root(entries: str, *more: str | bytes) -> bytes:
    """A PDF of one empty page whose root has more entries, and objects from 6 on."""
    root = f"<</Type/Catalog/Pages 2 0 R{entries}>>"
    return written((root, "<</Type/Pages/Kids[3 0 R]/Count 1>>", PAGE, stream("", b""), "<<>>", *more))


def operators(unit: bytes, thousands: int) -> bytes:
    return with_page(packed("", unit * 1000, thousands))


def body(made: bytes) -> bytes:
    """What a stream holds."""
    return made.partition(b"stream\n")[2].removesuffix(b"\nendstream")


def twice_packed(data: bytes) -> bytes:
    return stream("/Filter[/FlateDecode/FlateDecode]", zlib.compress(data))


def many_contents(pages: int, contents: bytes) -> bytes:
    """A page that has one stream of contents very often."""
    return with_page(contents, page=PAGE.replace("/Contents 4 0 R", f"/Contents[{'4 0 R ' * pages}]"))


def many_pages_of(operators: bytes, pages: int) -> bytes:
    """Pages with operators of their own, each numbered."""
    kids = " ".join(f"{2 * at + 3} 0 R" for at in range(pages))
    own = [
        item for at in range(pages) for item in (PAGE.replace("4 0 R", f"{2 * at + 4} 0 R"), stream("", operators % at))
    ]
    return written(("<</Type/Catalog/Pages 2 0 R>>", f"<</Type/Pages/Kids[{kids}]/Count {pages}>>", *own))


def one_page_often(times: int) -> bytes:
    return written(
        (
            "<</Type/Catalog/Pages 2 0 R>>",
            f"<</Type/Pages/Kids[{'3 0 R ' * times}]/Count {times}>>",
            PAGE,
            packed("", b"0 g\n" * 1000),
            "<<>>",
        )
    )


def page_tree(deep: int, wide: int) -> bytes:
    """Nodes of the page tree, each of which names the next several times: wide to the power of deep pages."""
    nodes = [
        f"<</Type/Pages/Parent {max(2, at - 1)} 0 R/Kids[{f'{at + 1} 0 R ' * wide}]/Count {wide ** (deep + 2 - at)}>>"
        for at in range(2, deep + 2)
    ]
    last = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>"
    return written(("<</Type/Catalog/Pages 2 0 R>>", *nodes, last))


def nested_forms(deep: int, times: int, leaf: bytes) -> bytes:
    """Forms, each of which draws the next several times."""
    forms = [stream(f"{FORM}/Resources<</XObject<</F {at + 1} 0 R>>>>", b"/F Do " * times) for at in range(6, deep + 6)]
    return with_page(stream("", b"/F Do"), "<</XObject<</F 6 0 R>>>>", *forms, packed(FORM, leaf))


def image(width: int, height: int, draws: int = 1) -> bytes:
    entries = f"/Type/XObject/Subtype/Image/Width {width}/Height {height}/ColorSpace/DeviceCMYK/BitsPerComponent 8"
    picture = zeros(entries, width * height * 4 // MEGABYTE)
    return with_page(packed("", b"/I Do ", draws), "<</XObject<</I 6 0 R>>>>", picture)


def many_images(count: int) -> bytes:
    entries = "/Type/XObject/Subtype/Image/Width 2000/Height 2000/ColorSpace/DeviceCMYK/BitsPerComponent 8"
    names = "".join(f"/I{at} {at + 6} 0 R" for at in range(count))
    drawn = " ".join(f"/I{at} Do" for at in range(count)).encode()
    one = zeros(entries, 16)
    return with_page(stream("", drawn), f"<</XObject<<{names}>>>>", *[one] * count)


def object_stream(inner: bytes, count: int, megabytes: int = 0) -> bytes:
    """A PDF whose objects but the first lie compressed in one stream, found by a stream of places."""
    out = bytearray(b"%PDF-1.5\n1 0 obj<</Type/Catalog/Pages 3 0 R>>endobj\n")
    root, store = out.index(b"1 0 obj"), len(out)
    heads = b"".join(b"%d %d " % (3 + at, at * len(inner)) for at in range(count))
    entries = f"/Type/ObjStm/N {count}/First {len(heads)}"
    held = zeros(entries, megabytes) if megabytes else packed(entries, heads + inner * count)
    out += b"2 0 obj" + held + b"endobj\n"
    table = len(out)
    rows = b"\0\0\0\0\0\0\0" + b"\1" + root.to_bytes(4, "big") + b"\0\0" + b"\1" + store.to_bytes(4, "big") + b"\0\0"
    rows += b"".join(b"\2" + (2).to_bytes(4, "big") + min(at, 65535).to_bytes(2, "big") for at in range(count))
    entries = f"/Type/XRef/Size {count + 3}/W[1 4 2]/Root 1 0 R"
    out += f"{count + 3} 0 obj".encode() + packed(entries, rows) + b"endobj\n"
    return bytes(out) + f"startxref\n{table}\n%%EOF\n".encode()


def colours(count: int, plates: int) -> bytes:
    names = "/P" * plates
    return with_page(
        packed("", b"/S cs " + b"1 scn f " * count), f"<</ColorSpace<</S[/DeviceN[{names}]/DeviceCMYK 6 0 R]>>>>"
    )


def many_resources(pages: int, fonts: int) -> bytes:
    kids = " ".join(f"{at + 6} 0 R" for at in range(pages))
    names = "".join(f"/F{at}<</BaseFont/N{at}>>" for at in range(fonts))
    tree = f"<</Type/Pages/Kids[{kids}]/Count {pages}>>"
    root = "<</Type/Catalog/Pages 2 0 R>>"
    return written((root, tree, "null", stream("", b""), f"<</Font<<{names}>>>>", *[PAGE] * pages))


def references(entry: str) -> bytes:
    return with_page(stream("", b"/S cs 1 scn f /G gs /H sh"), f"<<{entry}>>", "[/Indexed 6 0 R]", "8 0 R", "7 0 R")


def metadata(data: bytes, times: int = 1) -> bytes:
    return with_root("/Metadata 6 0 R", packed("/Type/Metadata/Subtype/XML", b"<x>" + data, times))


LAUGHS: Final = (
    "<!DOCTYPE x [<!ENTITY a 'ha'>"
    + "".join(f"<!ENTITY {name} '{f'&{below};' * 50}'>" for below, name in zip("abcdef", "bcdefg", strict=True))
    + "]><x>&g;</x>"
).encode()

HOSTILE_PDFS: Final[dict[str, Callable[[], bytes]]] = {
    "operators": lambda: operators(b"0 g f\n", 14_000),
    "kept_states": lambda: operators(b"q ", 40_000),
    "numbers": lambda: operators(b"1 ", 100_000),
    "lines_of_their_own_width": lambda: with_page(packed("", b"".join(b"%d w S " % width for width in range(600_000)))),
    "a_line_too_thin_a_page": lambda: many_pages_of(b"0.0%d w 0 0 m 9 9 l S", 3_000),
    "zeros": lambda: with_page(zeros("", 1500)),
    "many_streams_of_zeros": lambda: many_contents(60, zeros("", 60)),
    "zeros_within_zeros": lambda: with_page(twice_packed(body(zeros("", 1500)))),
    "run_lengths": lambda: with_page(stream("/Filter/RunLengthDecode", b"\x81 " * (2 * MEGABYTE))),
    "lzw": lambda: with_page(stream("/Filter/LZWDecode", lzw_zeros(50))),
    "one_page_often": lambda: one_page_often(800_000),
    "page_tree": lambda: page_tree(20, 4),
    "deep_page_tree": lambda: page_tree(40_000, 1),
    "own_parent": lambda: written(("<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2>>")),
    "forms_in_forms": lambda: nested_forms(18, 9, b"0 g f " * 10_000),
    "deep_forms": lambda: nested_forms(30_000, 1, b"f"),
    "large_form_often": lambda: nested_forms(1, 100_000, b"1 0 0 rg " * 100_000),
    "giant_image": lambda: image(20_000, 20_000),
    "image_drawn_often": lambda: image(4000, 4000, 500_000),
    "many_images": lambda: many_images(250),
    "objects": lambda: with_root("", *["null"] * 90_000),
    "packed_objects": lambda: object_stream(b"<</A[0 1 2 3 4 5 6 7 8 9]>>", 600_000),
    "packed_pages": lambda: object_stream(b"<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R]/Count 3>>", 60_000),
    "object_stream_of_zeros": lambda: object_stream(b"", 1, 1500),
    "plates": lambda: colours(1_000_000, 100_000),
    "resources": lambda: many_resources(9_000, 40_000),
    "a_space_in_itself": lambda: references("/ColorSpace<</S 6 0 R>>"),
    "references_in_a_circle": lambda: references("/ColorSpace<</S 7 0 R>>/ExtGState<</G 8 0 R>>/Shading 7 0 R"),
    "deep_array": lambda: with_root(f"/Deep {'[' * MEGABYTE}"),
    "long_array": lambda: with_root(f"/Long[{'0 ' * 2 * MEGABYTE}]"),
    "giant_page": lambda: with_page(stream("", b"f"), page=PAGE.replace("612 792", "1e30 " + "9" * MEGABYTE)),
    "page_of_no_number": lambda: with_page(stream("", b"f"), page=PAGE.replace("612 792", "/A (b)")),
    "notes": lambda: with_page(
        stream("", b"f"), page=PAGE.replace("/Type", f"/Annots[{'<<>>' * 400_000}]/UserUnit 0/Type")
    ),
    "metadata_of_zeros": lambda: metadata(b"<y/>" * 1000, 100_000),
    "metadata_of_laughs": lambda: metadata(LAUGHS),
    "intents": lambda: with_root(f"/OutputIntents[{'<</S/GTS_PDFX>>' * 250_000}]"),
    "broken_everywhere": lambda: b"%PDF-1.4\n" + b"1 0 obj <</Length 9>> stream\n" * 160_000,
    "noise": lambda: b"%PDF-1.4\n" + b"<<" * 2 * MEGABYTE,
}
"""Files of at most 5 MB by what is hostile in them."""
