// Who would have won before a battle and after each turn: columns, and the same as a table that leads to its steps.

/** @import { Course, Name, Place } from "./types.d.ts" */
import { el } from "../base/dom.js";
import { leading } from "./leading.js";

/** @param {Course} course */
export function courseChart(course) {
  const { turn, replay, note } = course;
  const turned = turn && [turn.words, " ", leading(replay, turn.step, `Go to ${turn.where}`)];
  const words = turned ?? "Nobody won, so it turned for nobody.";
  return el(
    "div",
    { class: "course" },
    course.rows.at(-1)?.name === "end" && el("p", { class: "turned" }, words),
    plot(course),
    legend(course.names),
    table(course),
    el("p", { class: "faint" }, note),
  );
}

/** @param {Course} course */
function plot({ names, rows, turn, unit, title }) {
  const said = rows.map(
    (row) => `${row.name}: ${names.map(({ name }, at) => `${name} ${row.figures[at]}`).join(", ")}`,
  );
  const columns = rows.map((row, at) => column(row, names, at === turn?.number, rows.length));
  const label = `${title}, after ${unit}, in percent. ${said.join("; ")}`;
  return el("div", { class: "columns stacked", role: "img", "aria-label": label }, columns);
}

/** @param {Place} place @param {Name[]} names @param {boolean} turned @param {number} many */
function column({ name, shares, figures }, names, turned, many) {
  const parts = names.map((one, at) => {
    const part = el("span", { class: "part", title: `${one.name} ${figures[at]} %` });
    part.style.height = `${100 * shares[at]}%`;
    if (one.ink) part.style.background = one.ink;
    return part;
  });
  const shown = many <= 16 || name === "end" || Number(name) % Math.ceil(many / 16) === 0;
  const tick = el("span", { class: "tick" }, shown ? name : "");
  return el("div", { class: turned ? "column turning" : "column" }, parts.reverse(), tick);
}

/** @param {Name[]} names */
function legend(names) {
  const items = names.map(({ name, ink }) => {
    const mark = el("span", { class: "mark" });
    if (ink) mark.style.background = ink;
    return el("li", {}, mark, name);
  });
  return el("ul", { class: "legend" }, items);
}

/** @param {Course} course */
function table({ names, rows, unit, replay, title, turn }) {
  const heads = [`after ${unit}`, ...names.map(({ name }) => `${name} wins, %`)];
  const body = rows.map(({ name, step, figures }, at) => {
    const goes = leading(replay, step, name);
    goes.setAttribute("aria-label", name === "end" ? "Go to the end" : `Go to after ${unit} ${name}`);
    const cells = figures.map((figure) => el("td", {}, figure));
    return el("tr", { class: at === turn?.number && "turning" }, el("th", { scope: "row" }, goes), cells);
  });
  const head = el(
    "tr",
    {},
    heads.map((text) => el("th", { scope: "col" }, text)),
  );
  const made = el("table", { "aria-label": title }, el("thead", {}, head), el("tbody", {}, body));
  return el("div", { class: "scroller", tabindex: 0 }, made);
}
