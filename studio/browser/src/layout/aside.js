// Beside a battle map: its panels, and the tiles and works to lay on points.

/** @import { Ed, Kind, Laying, Panel } from "./types.d.ts" */
import { el, focusedBy } from "../base/dom.js";
import { chosenPlace } from "./buttons.js";
import { cellOf, placeOfPanel, widthOf } from "./state.js";

export const LAYOUT_HINT =
  "Click a panel to choose it, drag it onto another to exchange them. R turns, Delete takes away, arrows walk.";

const TERRAIN_TILES = ["clear", "woods", "building", "marsh", "slag", "water", "rubble"];

const WORK_MARKERS = ["bunker", "improved_position", "bridge"];

/** @param {Ed} ed */
export function drawAside(ed) {
  const known = JSON.stringify([ed.view.panels.map(({ id, title }) => [id, title]), ed.doc.layout, ed.local.laying]);
  if (ed.known === known) return;
  ed.known = known;
  const focused = focusedBy(ed.root)?.dataset.choice;
  const tiles = TERRAIN_TILES.map((what) => layingChoice(ed, "tile", what));
  const works = WORK_MARKERS.map((what) => layingChoice(ed, "work", what));
  /** @param {string} title @param {Node[]} entries */
  const list = (title, entries) =>
    el("section", {}, el("h3", { "aria-level": 2 }, title), el("div", { class: "swatches" }, entries));
  ed.aside.replaceChildren(
    list(
      "Panels",
      ed.view.panels.map((panel) => panelChoice(ed, panel)),
    ),
    list("Tiles", tiles),
    list("Works", [...works, layingChoice(ed, "clear", "nothing")]),
  );
  if (focused) [...ed.aside.querySelectorAll("button")].find((one) => one.dataset.choice === focused)?.focus();
}

/** @param {Ed} ed @param {Panel} panel */
function panelChoice(ed, panel) {
  const lies = placeOfPanel(ed.doc, panel.id);
  return el(
    "button",
    {
      type: "button",
      class: "swatch",
      "data-choice": panel.id,
      "aria-label": `Lay panel ${panel.letter}, ${panel.title}`,
      title: panel.title,
      onclick: () => putPanel(ed, panel.id),
    },
    el("span", { class: "letter" }, panel.letter),
    el("span", { class: "name" }, panel.title),
    el("span", { class: "count" }, lies ? "laid" : ""),
  );
}

/** @param {Ed} ed @param {Kind} kind @param {string} what */
function layingChoice(ed, kind, what) {
  const chosen = ed.local.laying?.what === what && ed.local.laying?.kind === kind;
  const words = kind === "clear" ? "Clear the point" : what.replaceAll("_", " ");
  return el(
    "button",
    {
      type: "button",
      class: "swatch",
      "data-choice": `${kind}:${what}`,
      "aria-pressed": String(chosen),
      onclick: () => layNext(ed, chosen ? null : { kind, what }),
    },
    el("span", { class: `letter ${kind}` }, kind === "clear" ? "\u00d7" : what.slice(0, 2).toUpperCase()),
    el("span", { class: "name" }, words),
  );
}

/** @param {Ed} ed @param {Laying | null} laying */
export function layNext(ed, laying) {
  Object.assign(ed.local, { laying, aim: "" });
  ed.hint(laying ? "Click a point of the map to lay it there. Escape ends." : LAYOUT_HINT);
  ed.draw();
}

/** Lay a panel in the place chosen, or where the map has an end when none is.
 * @param {Ed} ed @param {string} panel */
function putPanel(ed, panel) {
  const { row, column } = chosenPlace(ed);
  if (cellOf(ed.doc, [row, column])) return ed.send({ op: "put", row, column, panel });
  const short = ed.doc.layout.findIndex((cells) => cells.length < widthOf(ed.doc));
  const last = short < 0 ? ed.doc.layout.length : short;
  ed.send({ op: "put", row: last, column: short < 0 ? 0 : ed.doc.layout[short].length, panel });
}
