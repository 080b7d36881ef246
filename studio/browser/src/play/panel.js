// The question and its answers, as a list that is walked with the arrow keys and answered by number.

/** @import { Ed, Heap, Hint } from "./types.d.ts" */
import { allBelow, el, focusedBy } from "../base/dom.js";
import { ruleButton } from "../battle/log.js";
import { known } from "./scenes.js";

/** @param {Ed} ed @param {number} number */
export function give(ed, number) {
  if (ed.doc.waiting) return;
  ed.local.few = [];
  ed.local.typed = "";
  ed.send({ op: "answer", after: ed.doc.after, number, holds: known() });
}

/** Narrow the list to some answers, or give the one that is meant; none for all again.
 * @param {Ed} ed @param {number[]} numbers */
export function choose(ed, numbers) {
  if (numbers.length === 1) {
    give(ed, numbers[0]);
    return;
  }
  ed.local.few = numbers;
  drawPanel(ed);
  focusAnswer(ed, 0);
}

/** @param {Ed} ed */
export function drawPanel(ed) {
  const { doc, local } = ed;
  /** @type {Heap[]} */
  const heaps = local.few.length ? local.few.map((number) => ({ title: "", numbers: [number] })) : doc.heaps;
  const about = doc.about.map((line) => el("p", { class: "about" }, line));
  const all = el("button", { type: "button", class: "allanswers", onclick: () => choose(ed, []) }, "All answers");
  ed.panel.replaceChildren(
    ...about,
    el("p", { class: "asks", role: "status" }, doc.asks),
    ...hintList(ed, doc.hints),
    ...(local.few.length ? [all] : []),
    el(
      "ol",
      { class: "answers", "aria-label": "What may be done" },
      heaps.map((heap) => heapItem(ed, heap)),
    ),
    tableInWords(doc.table),
  );
}

/** @param {string[]} lines */
function tableInWords(lines) {
  if (!lines.length) return "";
  const items = lines.map((line) => el("li", {}, line));
  return el("details", { class: "words" }, el("summary", {}, "The table in words"), el("ul", {}, items));
}

/** @param {Ed} ed @param {Hint[]} hints */
function hintList(ed, hints) {
  if (!hints.length) return [];
  const rows = hints.map(({ styles, text, number }) => {
    const deed = number
      ? el("button", { type: "button", class: "hinted", onclick: () => give(ed, number) }, text)
      : text;
    return el("li", {}, el("b", {}, `${styles.join(", ")}: `), deed);
  });
  return [el("ul", { class: "hints", "aria-label": "What each style would answer" }, rows)];
}

/** @param {Ed} ed @param {Heap} heap */
function heapItem(ed, { title, numbers }) {
  if (!title) return answerItem(ed, numbers[0], true);
  const [first, last] = [numbers[0], numbers[numbers.length - 1]];
  const many = el("span", { class: "odds" }, ` (${numbers.length})`);
  const items = numbers.map((number) => answerItem(ed, number, false));
  return el(
    "li",
    { class: "heap" },
    el(
      "details",
      {},
      el("summary", {}, el("span", { class: "number" }, `${first}\u2013${last}`), ` ${title}`, many),
      el("div", { class: "ruleline" }, ruleButtons(ed, first)),
      el("ol", { class: "answers", "aria-label": title }, items),
    ),
  );
}

/** @param {Ed} ed @param {number} number @param {boolean} ruled */
function answerItem(ed, number, ruled) {
  const { text, odds } = ed.doc.answers[number - 1];
  const go = () => give(ed, number);
  const told = el("span", {}, `${text} `, odds ? el("span", { class: "odds" }, odds) : null);
  const attributes = { type: "button", class: "answer", "data-number": number, onclick: go };
  const button = el("button", attributes, el("span", { class: "number" }, String(number)), " ", told);
  return el("li", { class: "item" }, button, ruled ? el("span", { class: "ruleline" }, ruleButtons(ed, number)) : null);
}

/** @param {Ed} ed @param {number} number */
function ruleButtons(ed, number) {
  return ed.doc.answers[number - 1].rules.map((rule) => ruleButton(ed, rule));
}

/** What can be walked to in the list: answers, and heads of heaps, those that are folded away left out.
 * @param {Ed} ed */
function stops(ed) {
  const all = [...allBelow(ed.panel, ".hinted, .allanswers, .answer, summary")];
  return all.filter((node) => node.localName === "summary" || !node.closest("details:not([open])"));
}

/** @param {Ed} ed @param {number} at */
export function focusAnswer(ed, at) {
  stops(ed)[at]?.focus({ preventScroll: true });
  ed.panel.scrollTop = 0;
}

/** Walk in the list, or type a number, which is walked to; says whether the key meant something.
 * @param {Ed} ed @param {KeyboardEvent} event */
export function panelKey(ed, event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) walk(ed, step);
  else if (/^\d$/.test(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey) type(ed, event.key);
  else if (event.key === "Escape" && ed.local.few.length) choose(ed, []);
  else return false;
  event.preventDefault();
  return true;
}

/** @param {Ed} ed @param {number} step */
function walk(ed, step) {
  const nodes = stops(ed);
  const here = nodes.findIndex((node) => node === focusedBy(ed.root));
  nodes[Math.max(0, Math.min(nodes.length - 1, here + step))]?.focus();
  ed.local.typed = "";
}

/** @param {Ed} ed @param {string} digit */
function type(ed, digit) {
  const { local, doc } = ed;
  const longer = Number(local.typed + digit);
  local.typed = longer >= 1 && longer <= doc.answers.length ? String(longer) : digit;
  const number = Number(local.typed);
  if (number < 1 || number > doc.answers.length) return;
  if (local.few.length) {
    local.few = [];
    drawPanel(ed);
  }
  const [node] = allBelow(ed.panel, `.answer[data-number="${number}"]`);
  node?.closest("details")?.setAttribute("open", "");
  node?.focus();
}
