// Charts of many battles: rates with intervals, a matrix of win rates, columns of how often, tables of averages.
// Single figures, and shares over a number. And of one that is over: who would have won after each turn, and what was missed.

/** @import { Component } from "../base/types.d.ts" */
/** @import { Averages, Chart, Columns, Rate, Rates, Share } from "./types.d.ts" */
import { el } from "../base/dom.js";
import { between, percent, interval } from "./bars.js";
import { cell, row } from "./rows.js";
import { courseChart } from "./course.js";
import { curveChart } from "./curve.js";
import { figuresChart } from "./figures.js";
import { matrixChart } from "./matrix.js";
import { missedChart } from "./missed.js";
import "../base/base.css";
import "./charts.css";

const CHARTS = {
  rates: ratesChart,
  matrix: matrixChart,
  columns: columnsChart,
  table: tableChart,
  course: courseChart,
  missed: missedChart,
  figures: figuresChart,
  curve: curveChart,
};

/** @param {Rates} rates */
function ratesChart({ rows, fair, title }) {
  const heads = ["pairing", "wins", "figures", "battles"].map((text) => el("div", { role: "columnheader" }, text));
  const lines = rows.map((one) => ratesRow(one, fair));
  const named = { role: "table", "aria-label": title || "Win rates" };
  return el("div", { class: "rates", ...named }, row(heads), scaleRow(), lines);
}

function scaleRow() {
  const marks = [0, 25, 50, 75, 100].map((mark) => el("span", { style: `left: ${mark}%` }, String(mark)));
  return row(cell("name"), cell("scale", ...marks), cell("figure"), cell("battles"));
}

/** @param {Rate} rate @param {[number, number]} fair */
function ratesRow({ name, won, drawn, battles, verdict, before }, fair) {
  const range = `${percent(won[1])} to ${percent(won[2])}`;
  const words = el("div", { class: "faint" }, `${range}, draws ${percent(drawn[0])}`);
  const figure = cell("figure", el("b", {}, percent(won[0])), ` ${verdictSign(verdict)} ${verdict}`, words);
  const bar = rateBar(won, fair, before);
  bar.setAttribute("aria-label", `${percent(won[0])} (${range})`);
  const made = row(cell("name", name), bar, figure, cell("battles", battles.toLocaleString("en")));
  made.dataset.verdict = verdict;
  return made;
}

/** @param {Share} won @param {[number, number]} fair @param {number | null | undefined} before */
function rateBar(won, fair, before) {
  const known = typeof before === "number";
  return cell(
    "bar",
    el("span", { class: "fair", style: between(...fair) }),
    el("span", { class: "middle", style: `left: ${50 * (fair[0] + fair[1])}%` }),
    known && el("span", { class: "before", style: `left: ${100 * before}%`, title: `Before: ${percent(before)}` }),
    ...interval(won),
  );
}

/** @param {string} verdict */
function verdictSign(verdict) {
  return { ahead: "\u25B2", behind: "\u25BC" }[verdict] ?? "\u2248";
}

/** @param {Columns} columns */
function columnsChart({ columns, step, unit, zero, title }) {
  const most = Math.max(...columns.map(([, share]) => share), 0.001);
  const every = Math.ceil(columns.length / 16);
  const said = columns.filter(([, share]) => share > 0).map(([number, share]) => `${number}: ${percent(share)}`);
  const bars = columns.map(([number, share]) => column(number, share, share / most, (number / step) % every === 0));
  const label = `${title}, in ${unit}: ${said.join(", ")}`;
  const under = el("div", { class: "faint" }, zero ? `${unit}; 0 is ${zero}` : unit);
  return el("div", {}, el("div", { class: "columns", role: "img", "aria-label": label }, bars), under);
}

/** @param {number} number @param {number} share @param {number} height @param {boolean} named */
function column(number, share, height, named) {
  const fill = el("span", { class: "fill", style: `height: ${100 * height}%` });
  const tick = el("span", { class: "tick" }, named ? String(number) : "");
  const title = `${number}: ${percent(share)}`;
  return el("div", { class: "column", title, "data-sign": Math.sign(number) }, fill, tick);
}

/** @param {Averages} averages */
function tableChart({ heads, rows, title }) {
  const head = el(
    "tr",
    {},
    el("td", {}),
    heads.map((text) => el("th", { scope: "col" }, text)),
  );
  /** @param {string[]} values */
  const cells = (values) => values.map((value) => el("td", {}, value));
  const body = rows.map(([name, ...values]) => el("tr", {}, el("th", { scope: "row" }, name), cells(values)));
  const table = el("table", { "aria-label": title }, el("thead", {}, head), el("tbody", {}, body));
  return el("div", { class: "scroller", tabindex: 0 }, table);
}

const drawnCharts = new WeakMap();

/** Draw the charts, unless they are there already: what is read or pointed at stays.
 * @param {Component<Chart[]>} component */
export default ({ parentElement, data }) => {
  const drawn = JSON.stringify(data.doc);
  if (drawnCharts.get(parentElement) === drawn) return;
  drawnCharts.set(parentElement, drawn);
  const holder = parentElement.querySelector(".charts") ?? parentElement.appendChild(el("div", { class: "charts" }));
  holder.replaceChildren(...data.doc.map(chartSection));
};

/** @param {Chart} chart */
function chartSection(chart) {
  const head = chart.title && el("h2", {}, chart.title);
  const draw = /** @type {(chart: Chart) => HTMLElement} */ (CHARTS[chart.type]);
  return el("section", { class: `chart of-${chart.type}` }, head, draw(chart));
}
