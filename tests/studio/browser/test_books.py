"""Books for browsers in a real one: accessible in both looks, as wide as a telephone, and deaf to harmful packs."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from exporters.kit.export import export_pack
from exporters.kit.orders import PrintOrder
from schemas.packs.packs import Pack, read_packs
from schemas.systems import SYSTEM_NAMES, SystemName
from tests.exporters.printed import shipped_pack
from tests.studio.browser.test_hostile import ELSEWHERE

HARM = "<img src=x onerror=hit=1><script>hit=1</script>"
NARROW, WIDE = (390, 844), (1280, 900)
SYSTEMS = [*SYSTEM_NAMES]
SIZES = [(NARROW, False), (WIDE, True), (NARROW, True), (WIDE, False)]
PROVED = (2, 3)
VIEWS = [
    pytest.param(system, size, dark, marks=[] if at % len(SIZES) == view and at in PROVED else [pytest.mark.soak])
    for at, system in enumerate(SYSTEMS)
    for view, (size, dark) in enumerate(SIZES)
]
"""A view of a narrow and one of a wide window are proofs; all views of all games are in the soak."""

DEEDS = """() => ({
    hit: typeof hit,
    scripts: document.scripts.length,
    leading: [...document.querySelectorAll("[href], [src], [action]")].map(
        (one) => one.getAttribute("href") ?? one.getAttribute("src") ?? one.getAttribute("action"),
    ).filter((to) => !to.startsWith("#")),
    handlers: [...document.querySelectorAll("*")].filter(
        (one) => [...one.attributes].some(({ name }) => name.startsWith("on") || name === "style"),
    ).length,
})"""
HARMLESS = {"hit": "undefined", "scripts": 0, "leading": [], "handlers": 0}


def opened(browser: Browser, pack: Pack, folder: Path, size: tuple[int, int], *, dark: bool) -> tuple[Page, list[str]]:
    """The book of a pack as a file in a window, and whatever it asks for or complains of."""
    [book, *_] = export_pack(pack, PrintOrder(only=("rulebook",), html=True)).artifacts
    file = folder / book.name
    file.write_bytes(book.data)
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, color_scheme="dark" if dark else "light"
    )
    page, told = context.new_page(), list[str]()
    page.on("console", lambda message: told.append(message.text))
    page.on("request", lambda request: told.append(request.url) if not request.url.startswith("data:") else None)
    page.goto(file.as_uri())
    assert told.pop(0) == file.as_uri()
    return page, told


@pytest.mark.prove
@pytest.mark.parametrize(("system", "size", "dark"), VIEWS)
def test_a_book_is_accessible(
    browser: Browser, system: SystemName, size: tuple[int, int], dark: bool, tmp_path: Path
) -> None:
    """axe-core finds nothing, the page scrolls in no way but down, and nothing is asked of any machine."""
    page, told = opened(browser, shipped_pack(system), tmp_path, size, dark=dark)

    found = [(rule["id"], rule["nodes"][0]["html"][:120]) for rule in Axe().run(page).response["violations"]]
    assert found == []
    assert page.evaluate("document.documentElement.scrollWidth") == size[0]
    assert page.evaluate("[...document.fonts].filter((one) => one.status === 'loaded').length") >= 3
    assert told == []
    page.context.close()


@pytest.mark.prove
def test_no_text_of_a_pack_does_anything_in_its_book(browser: Browser, tmp_path: Path) -> None:
    """Scripts, links, pictures and styles in titles, rules, terms and captions are shown as they are written."""
    (tmp_path / "pack").mkdir()
    for name, text in harmful().items():
        (tmp_path / "pack" / f"{name}.yaml").write_text(text, encoding="utf-8")
    reading = read_packs([tmp_path / "pack"])
    assert reading.diagnostics == ()
    [pack] = reading.packs

    page, told = opened(browser, pack, tmp_path, NARROW, dark=False)

    assert page.evaluate(DEEDS) == HARMLESS
    assert told == []
    assert page.locator("h1").inner_text() == HARM
    assert page.title().startswith(HARM)
    shown = page.locator("body").inner_text()
    assert shown.count("<script>hit=1</script>") >= 10
    assert f"[a]({ELSEWHERE})" in shown
    assert "[a](javascript:hit=1)" in shown
    assert (page.locator("figure svg").get_attribute("aria-label") or "").startswith(f"{HARM}: Seen from")
    page.context.close()


def harmful() -> dict[str, str]:
    """A pack whose every text is harm: a title, a rule, an area, a chapter, a term, a caption, a cell, a map."""
    return {
        "pack": f"""\
kind: pack
id: told
system: seven_seconds
version: 1.0.0
title: "{HARM}"
description: "{HARM}"
authors: ["{HARM}"]
licence: MIT
format: 1
""",
        "rulebook": f"""\
kind: rulebook
id: rulebook
title: Told
areas: {{TELL: "{HARM}"}}
rules:
  - {{id: 7S.TELL.1, section: Told, text: "{HARM} [a]({ELSEWHERE}) 7S.TELL.1"}}
""",
        "begin": f"""\
kind: chapter
id: begin
title: "</style>{HARM}"
place: 10
text: |
  # {HARM}

  {HARM} [a](javascript:hit=1) <{ELSEWHERE}> 7S.TELL.1

  | "onload=hit=1 | {HARM} |
  | --- | --- |
  | {HARM} | b |

  ![{HARM} " onload="hit=1](shown)
terms:
  '"><script>hit=1</script>': "{HARM}"
figures:
  shown: {{type: diagram, asks: sight, map: yard, area: [0, 0, 12, 12], pieces: [{{name: looker, at: [5, 5]}}]}}
""",
        "yard": f"""\
kind: terrain_map
id: yard
title: "{HARM}"
width_in: 36
depth_in: 36
features: []
""",
    }
