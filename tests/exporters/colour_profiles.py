"""Colour profiles of presses as print shops hand them out, made here byte by byte."""


def icc(**tags: bytes) -> bytes:
    """A colour profile of a press, version 2, with the tags given."""
    body, table, at = b"", len(tags).to_bytes(4, "big"), 132 + 12 * len(tags)
    for name, data in tags.items():
        table += name.encode() + (at + len(body)).to_bytes(4, "big") + len(data).to_bytes(4, "big")
        body += data + b"\0" * (-len(data) % 4)
    header = b"\0" * 4 + b"\x02\x40\0\0prtrCMYKLab " + b"\0" * 12 + b"acsp" + b"\0" * 28
    header += b"\0\0\xf6\xd6\0\x01\0\0\0\0\xd3\x2d" + b"\0" * 48
    return (at + len(body)).to_bytes(4, "big") + header + table + body


NAMED = b"desc\0\0\0\0\0\0\0\x0bTest press\0" + b"\0" * 78
ONE = b"\0\1\0\0"


def steps(into: int, out: int, corners: bytes) -> bytes:
    """A table of two steps of each colour that comes in, straight between them."""
    matrix = b"".join(ONE if at in {0, 4, 8} else b"\0" * 4 for at in range(9))
    straight = bytes(range(256))
    return b"mft1\0\0\0\0" + bytes((into, out, 2, 0)) + matrix + straight * into + corners + straight * out


TO_LAB = steps(4, 3, b"".join(bytes((255 - 17 * inks, 128, 128)) for inks in range(16)))
TO_INKS = steps(3, 4, b"".join(bytes((0, 0, 0, 255 - 255 * (corner // 4))) for corner in range(8)))
