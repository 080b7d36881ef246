"""Pictures that the browser fetches once each."""

import gzip

from studio.browser.pieces import Pieces


def test_a_drawing_is_kept_by_a_name_made_from_what_is_in_it() -> None:
    """The same drawing has the same name and is kept once; another one has another name."""
    pieces = Pieces()

    one, again, other = pieces.put("<svg/>"), pieces.put("<svg/>"), pieces.put("<svg></svg>")

    assert one == again != other
    assert gzip.decompress(pieces.get(one) or b"") == b"<svg/>"
    assert pieces.get("0.svg") is None


def test_what_was_not_shown_for_long_goes_first() -> None:
    """Of three drawings of which two fit, the one that was shown again stays."""
    room = len(gzip.compress(b"<svg>1</svg>"))
    pieces = Pieces(2 * room)

    first, second = pieces.put("<svg>1</svg>"), pieces.put("<svg>2</svg>")
    pieces.put("<svg>1</svg>")
    third = pieces.put("<svg>3</svg>")

    assert [pieces.get(name) is not None for name in (first, second, third)] == [True, False, True]
    assert Pieces(0).put("<svg/>"), "one that is larger than all room is shown too"
