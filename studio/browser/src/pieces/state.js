// What every editor with terrain knows of it besides the document, and what a deed does to it.

/** @import { Outline, Point } from "../tabletop/types.d.ts" */
/** @import { Piece, PieceEditor, PieceOp, Plot, Type } from "./types.d.ts" */
import { middleOf, mirrored, shifted, tidied, turned } from "../tabletop/geometry.js";

export const MOST_CORNERS = 64;

/** What an editor remembers of terrain at its beginning; `terrain` is the type that is drawn with.
 * @param {string} terrain */
export function freshPieces(terrain) {
  return {
    terrain,
    draft: [],
    pointer: null,
    corner: -1,
    hidden: new Set(),
    locked: new Set(),
    pieces: new Map(),
  };
}

/** The document after something was done to its terrain, as Python will do it.
 * @template {Plot} Doc @param {Doc} doc @param {PieceOp} op */
export function applyToPieces(doc, op) {
  if (op.op === "add") doc.features.push({ key: op.id, id: op.id, type: op.type, outline: op.outline });
  else
    changePiece(
      doc,
      op,
      doc.features.findIndex((one) => one.key === op.key),
    );
  return doc;
}

/** @param {Plot} doc @param {Exclude<PieceOp, { op: "add" }>} op @param {number} at */
function changePiece(doc, op, at) {
  const piece = doc.features[at];
  if (!piece) return;
  if (op.op === "outline") piece.outline = op.outline;
  else if (op.op === "type") piece.type = op.type;
  else if (op.op === "delete") doc.features.splice(at, 1);
  else doc.features.splice(op.to, 0, ...doc.features.splice(at, 1));
}

/** @param {PieceEditor} ed @param {string} [key] */
export function pieceOf(ed, key = ed.selected) {
  return ed.doc.features.find((one) => one.key === key);
}

/** A piece's outline as it is drawn: while it is dragged, where it is dragged to.
 * @param {PieceEditor} ed @param {Piece} piece @returns {Outline} */
export function outlineOf(ed, piece) {
  const drag = ed.local.drag;
  return drag && drag.key === piece.key && drag.outline ? drag.outline : piece.outline;
}

/** @param {PieceEditor} ed @param {string} name @returns {Type} */
export function typeOf(ed, name) {
  return ed.view.terrain.find((one) => one.name === name) ?? { name, label: name || "no type", as: "", ink: "#d9d6cc" };
}

/** @param {PieceEditor} ed @param {string} key */
function isFree(ed, key) {
  return !ed.local.locked.has(key) && !ed.local.hidden.has(key);
}

/** @param {PieceEditor} ed */
export function canChange(ed) {
  return Boolean(pieceOf(ed)) && isFree(ed, ed.selected);
}

/** @param {PieceEditor} ed @param {string} stem */
function freeId(ed, stem) {
  const taken = new Set(ed.doc.features.map((one) => one.id));
  for (let number = 1; ; number++) if (!taken.has(`${stem}_${number}`)) return `${stem}_${number}`;
}

/** @param {PieceEditor} ed @param {string} key @param {Outline} outline @param {string} deed */
export function reshape(ed, key, outline, deed) {
  const tidy = tidied(outline);
  if (JSON.stringify(tidy) === JSON.stringify(pieceOf(ed, key)?.outline)) return ed.draw();
  ed.change({ op: "outline", key, outline: tidy, deed });
}

/** @param {PieceEditor} ed @param {string} type @param {Outline} outline @param {string} deed */
export function addPiece(ed, type, outline, deed) {
  const stem = deed === "Draw" ? type : (pieceOf(ed)?.id || type).replace(/_\d+$/, "");
  const id = freeId(ed, stem);
  ed.change({ op: "add", id, type, outline: tidied(outline), deed });
  ed.select(id);
}

/** @param {PieceEditor} ed @param {string} deed @param {(outline: Outline) => Outline} change */
function changeSelected(ed, deed, change) {
  const piece = pieceOf(ed);
  if (piece && canChange(ed)) reshape(ed, piece.key, change(piece.outline), deed);
}

/** @param {PieceEditor} ed @param {number} degrees */
export function rotate(ed, degrees) {
  changeSelected(ed, "Rotate", (outline) => turned(outline, degrees, middleOf(outline)));
}

/** @param {PieceEditor} ed @param {"x" | "y"} way */
export function mirror(ed, way) {
  changeSelected(ed, "Mirror", (outline) => mirrored(outline, way, middleOf(outline)));
}

/** @param {PieceEditor} ed @param {number} dx @param {number} dy */
export function nudge(ed, dx, dy) {
  const at = ed.local.corner;
  /** @param {Point} point @param {number} number @returns {Point} */
  const moved = ([x, y], number) => (at < 0 || at === number ? [x + dx, y + dy] : [x, y]);
  changeSelected(ed, "Nudge", (outline) => outline.map(moved));
}

/** @param {PieceEditor} ed */
export function duplicate(ed) {
  const piece = pieceOf(ed);
  if (piece) addPiece(ed, piece.type, shifted(piece.outline, 1, -1), "Duplicate");
}

/** Lay a copy where the piece would lie for the player on the other side: half a turn about the table's middle.
 * @param {PieceEditor} ed */
export function copyAcross(ed) {
  const piece = pieceOf(ed);
  /** @type {Point} */
  const middle = [ed.doc.width / 2, ed.doc.depth / 2];
  if (piece) addPiece(ed, piece.type, mirrored(piece.outline, "both", middle), "Mirror a copy as");
}

/** @param {PieceEditor} ed @param {number} step */
export function reorder(ed, step) {
  const at = ed.doc.features.findIndex((one) => one.key === ed.selected);
  const to = at + step;
  if (at >= 0 && to >= 0 && to < ed.doc.features.length) ed.change({ op: "order", key: ed.selected, to });
}

/** @param {PieceEditor} ed */
export function removeSelected(ed) {
  if (!canChange(ed)) return;
  if (ed.local.corner >= 0) return removeCorner(ed, ed.selected, ed.local.corner);
  const at = ed.doc.features.findIndex((one) => one.key === ed.selected);
  ed.change({ op: "delete", key: ed.selected });
  const next = ed.doc.features[Math.min(at, ed.doc.features.length - 1)];
  ed.select(next ? next.key : "");
}

/** @param {PieceEditor} ed @param {string} key @param {number} corner */
export function removeCorner(ed, key, corner) {
  const outline = pieceOf(ed, key)?.outline ?? [];
  ed.local.corner = -1;
  if (outline.length <= 3) return ed.say("A piece has at least three corners", "refused");
  reshape(
    ed,
    key,
    outline.filter((_, at) => at !== corner),
    "Remove a corner of",
  );
}

/** The type that is shown as chosen: of the selected piece, or what is drawn next.
 * @param {PieceEditor} ed */
export function typeInHand(ed) {
  return (ed.tool === "select" && pieceOf(ed)?.type) || ed.local.terrain;
}

/** @param {PieceEditor} ed @param {string} name */
export function setType(ed, name) {
  const piece = ed.tool === "select" ? pieceOf(ed) : null;
  ed.local.terrain = name;
  if (piece && piece.type !== name && canChange(ed)) ed.change({ op: "type", key: piece.key, type: name });
  else ed.draw();
}

/** Choose the next corner of the selected piece, none after the last.
 * @param {PieceEditor} ed @param {number} step */
export function nextCorner(ed, step) {
  const piece = pieceOf(ed);
  if (!piece) return;
  const count = piece.outline.length + 1;
  ed.local.corner = ((ed.local.corner + 1 + step + count) % count) - 1;
  const at = ed.local.corner;
  ed.say(at < 0 ? "Whole piece" : `Corner ${at + 1} at ${piece.outline[at].join(", ")}`);
  ed.draw();
}
