import string
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from exporters.faces import outlines
from exporters.faces.fonts import Face
from exporters.faces.outlines import glyph_path

LETTERS = string.ascii_letters + string.digits
TABS = 4


def drawn(start: Barrier) -> list[str]:
    """Draw every letter of a face once all that draw are ready."""
    start.wait()
    return [glyph_path(Face.TITLE, letter) for letter in LETTERS]


def test_tabs_that_draw_at_the_same_moment_draw_the_same() -> None:
    """A face is read bit by bit as its characters are asked for, which two threads must not do at once."""
    expected = [glyph_path(Face.TITLE, letter) for letter in LETTERS]
    for _ in range(5):
        glyph_path.cache_clear()
        outlines._font.cache_clear()
        with ThreadPoolExecutor(TABS) as tabs:
            start = Barrier(TABS)
            found = [tab.result() for tab in [tabs.submit(drawn, start) for _ in range(TABS)]]

        assert found == [expected] * TABS
