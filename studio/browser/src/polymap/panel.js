// Beside the map: terrain, and what is selected or was asked.

/** @import { Ed } from "./types.d.ts" */
import { el } from "../base/dom.js";
import { wrongWith } from "../pieces/draw.js";
import { drawTerrain, factsOf, startTerrain } from "../pieces/panel.js";
import { outlineOf, pieceOf } from "../pieces/state.js";
import { answerFor } from "./draw.js";

/** @param {Ed} ed */
export function startPanel(ed) {
  ed.panel = { about: el("div", { class: "about" }) };
  const { types, effect, alike, list, count } = startTerrain(ed);
  return el(
    "aside",
    { class: "panel" },
    el("h3", { "aria-level": 2 }, "Terrain"),
    types,
    effect,
    alike,
    ed.panel.about,
    el("h3", { "aria-level": 2 }, "Pieces ", count),
    list,
  );
}

/** @param {Ed} ed */
export function drawPanel(ed) {
  drawTerrain(ed);
  drawAbout(ed);
}

/** Facts of the selected piece, its problems, or what the engine answered.
 * @param {Ed} ed */
function drawAbout(ed) {
  const about = aboutOf(ed);
  const { heading, lines, wrong } = about;
  const key = JSON.stringify(about);
  if (ed.local.aboutKey === key) return;
  ed.local.aboutKey = key;
  ed.panel.about.replaceChildren(
    ...(heading ? [el("h3", {}, heading)] : []),
    ...lines.map((line) => el("p", {}, line.replaceAll("_", " "))),
    ...wrong.map((line) => el("p", { class: "problem" }, line)),
  );
}

/** @param {Ed} ed @returns {{ heading: string, lines: string[], wrong: string[] }} */
function aboutOf(ed) {
  const piece = pieceOf(ed);
  if (ed.local.probe) {
    return { heading: "Line of sight A to B", lines: answerFor(ed)?.words ?? ["Asking the engine \u2026"], wrong: [] };
  }
  if (!piece) return { heading: "", lines: [], wrong: ed.view.problems[""] ?? [] };
  const wrong = wrongWith(ed, piece, outlineOf(ed, piece));
  return { heading: piece.key.replaceAll("_", " "), lines: factsOf(ed, piece), wrong };
}
