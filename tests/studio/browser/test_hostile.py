"""Texts of a pack that mean harm, opened in a browser: on every page they are shown as text and do nothing."""

from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
import yaml
from playwright.sync_api import Page, expect

from schemas.systems import SystemName
from studio.browser.words import JOINER
from studio.systems import STUDIO, pages_of
from tests.studio.browser.studios import SHIPPED, Studio, idle

ELSEWHERE = "http://192.0.2.1/"
HARM = (
    "<script>hit=1</script>",
    "<img src=x onerror='hit=1'>",
    f"[a]({ELSEWHERE})",
    f"![a]({ELSEWHERE}i)",
    ":red[a] :material/home:",
    "$x^2$ **a** `b` # c",
    f"<svg onload=hit=1>{ELSEWHERE}",
    "a\u202egnp.exe\u200b | b",
    ":bug: :small[a] ~~b~~",
    "</text><script>hit=1</script>",
)
WORDY = {
    *("title", "name", "short_name", "description", "background", "briefing", "text", "notes", "authors", "licence"),
    *("about", "role", "note", "locations"),
}
LONG = "long <b>words</b> " * 600
MARKS = """() => ({
    hit: typeof hit,
    links: [...document.querySelectorAll("a")].filter(a => a.href.includes("192.0.2.1")).length,
    pictures: [...document.querySelectorAll("img, image")].filter(i => (i.src || "").includes("192.0.2.1")).length,
    formulas: document.querySelectorAll(".katex").length,
    icons: [...document.querySelectorAll("[data-testid=stIconMaterial]")].filter(i => i.innerText == "home").length,
    scripts: [...document.querySelectorAll("script")].filter(s => s.textContent.includes("hit=1")).length,
    emojis: document.body.innerText.includes("\\u{1F41B}"),
})"""
HARMLESS = {"hit": "undefined", "links": 0, "pictures": 0, "formulas": 0, "icons": 0, "scripts": 0, "emojis": False}


def poison(root: Path) -> None:
    """Put harm into every word of a pack that is read by people; one description is very long."""
    words = cycle(HARM)
    for path in sorted(root.rglob("*.yaml")):
        documents = [poisoned(document, words) for document in yaml.safe_load_all(path.read_text(encoding="utf-8"))]
        if path.name == "pack.yaml":
            documents[0]["description"] = LONG
        path.write_text(yaml.safe_dump_all(documents, sort_keys=False, allow_unicode=True), encoding="utf-8")


def poisoned(value: Any, words: "cycle[str]") -> Any:
    if isinstance(value, list):
        return [poisoned(one, words) for one in value]
    if not isinstance(value, dict):
        return value
    return {key: harmed(one, words) if key in WORDY else poisoned(one, words) for key, one in value.items()}


def harmed(value: Any, words: "cycle[str]") -> Any:
    if isinstance(value, str):
        return next(words)
    return [next(words) for _ in value] if isinstance(value, list) else value


@pytest.fixture(scope="module", params=STUDIO)
def system(request: pytest.FixtureRequest) -> SystemName:
    """All systems."""
    name: SystemName = request.param
    return name


@pytest.fixture(scope="module")
def shipped(system: SystemName) -> str:
    """The pack of the system."""
    return SHIPPED[system]


@pytest.mark.prove
def test_no_text_of_a_pack_does_anything(page: Page, studio: Studio, system: SystemName) -> None:
    """No script, link, picture, formula, icon or emoji of it on any page; a request elsewhere fails the test itself."""
    poison(studio.root)
    found = {}
    for row in pages_of(system):
        studio.visit(page, row.key)
        idle(page)
        found[row.key] = page.evaluate(MARKS)

    assert {key: marks for key, marks in found.items() if marks != HARMLESS} == {}
    studio.visit(page, "overview")
    title = yaml.safe_load((studio.root / "pack.yaml").read_text(encoding="utf-8"))["title"]
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_be_visible()
    assert heading.inner_text().replace(JOINER, "").strip() == title
