"""The deck as typst prints it. Run with a Python that has typst and Pillow: -m benchmarks.decks.by_typst COUNT FILE."""

import json
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path
from string import Template

import typst

from benchmarks.decks import deck as made

TEMPLATE = Template("""
#set page(width: ${width}mm, height: ${height}mm, margin: 0mm)
#set par(leading: 0.42em, spacing: 0.42em)
#let dark = rgb($dark)
#let pale = rgb($pale)
#let accent = rgb($accent)
#let at(x, y, body) = place(dx: x * 1mm, dy: y * 1mm, body)
#let line(x, y, size, fill, weight, body, style: "normal", stretch: 75%, width: auto) = at(x, y, block(
  width: width, text(font: "Fira Sans", stretch: stretch, size: size * 1pt, fill: fill, weight: weight, style: style,
  top-edge: "baseline", bottom-edge: "baseline", kerning: false, ligatures: false, body)))
#let shapes = $shapes
#let icons = shapes.map(shape => polygon(fill: accent, ..shape.map(p => (p.at(0) * 0.25mm, p.at(1) * 0.25mm))))
#let labels = $labels
#let frame = {
  at(0, 0, rect(width: ${width}mm, height: ${height}mm, fill: dark))
  at(6.4, 6.4, rect(width: 57.05mm, height: 82.45mm, radius: 2.5mm, fill: white))
  for (i, label) in labels.enumerate() {
    let x = 9 + calc.rem(i, 3) * 17.2833
    let y = 77 + calc.quo(i, 3) * 5.2
    at(x, y, rect(width: 17.2833mm, height: 5.2mm, fill: pale, stroke: 0.15mm + dark))
    line(x + 0.8, y + 3.6, 6, dark, 600, label)
  }
}
#let art = box(width: 51.85mm, height: 30mm, radius: 2.5mm, clip: true, {
  place(image("art.jpg", width: 51.85mm, height: 30mm, fit: "stretch"))
  place(dy: 24mm, rect(width: 51.85mm, height: 6mm, fill: gradient.linear(dark, white, angle: 90deg)))
})
#let flow(y, face-style, body) = at(9, y, block(width: 51.85mm, text(font: "Fira Sans", stretch: 75%, size: 8pt,
  style: face-style, kerning: false, ligatures: false, hyphenate: false, body)))
#for card in json("deck.json") {
  page({
    frame
    line(9, 13.2, 13, dark, 800, card.title)
    line(9, 17, 7, accent, 600, card.kind)
    for (i, icon) in icons.enumerate() { at(44.5 + i * 5.4, 9.2, icon) }
    at(9, 19, art)
    at(9, 53.2, block(width: 51.85mm, {
      set text(font: "Fira Sans", stretch: 75%, size: 8pt, kerning: false, ligatures: false, hyphenate: false)
      text(style: "italic", card.flavour)
      parbreak()
      card.rules
    }))
    for (i, value) in card.stats.enumerate() {
      line(9 + calc.rem(i, 3) * 17.2833 + 13.2833, 77 + calc.quo(i, 3) * 5.2 + 3.8, 9, accent, 900, str(value),
        stretch: 100%)
    }
    line(9, 90.5, 6, white, 400, card.code)
  })
}
""")


def main() -> None:
    """Write the deck."""
    count, path = int(sys.argv[1]), Path(sys.argv[2])
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "art.jpg").write_bytes(made.art())
        (folder / "deck.json").write_text(json.dumps([asdict(card) for card in made.deck(count)]), encoding="utf-8")
        (folder / "deck.typ").write_text(source(), encoding="utf-8")
        fonts = [str(Path("exporters/fonts").resolve())]
        typst.compile(str(folder / "deck.typ"), output=str(path), root=str(folder), font_paths=fonts)


def source() -> str:
    """Return the typst source."""
    shapes = ", ".join("(" + ", ".join(f"({x}, {y})" for x, y in shape) + ")" for shape in made.ICONS)
    colours = {name: ", ".join(map(str, rgb)) for name, rgb in COLOURS.items()}
    labels = ", ".join(f'"{label}"' for label in made.LABELS)
    sizes = {"width": str(made.WIDTH_MM), "height": str(made.HEIGHT_MM)}
    return TEMPLATE.substitute(colours, shapes=f"({shapes})", labels=f"({labels})", **sizes)


COLOURS = {"dark": made.DARK, "pale": made.PALE, "accent": made.ACCENT}

if __name__ == "__main__":
    main()
