// Charts of many battles: rates with intervals, a matrix of win rates, columns of how often, tables of averages.

const CHARTS = { rates: ratesChart, matrix: matrixChart, columns: columnsChart, table: tableChart };

function percent(share) {
  return `${Math.round(100 * share)} %`;
}

function row(...cells) {
  return el("div", { class: "row", role: "row" }, cells.flat());
}

function cell(kind, ...content) {
  return el("div", { class: kind, role: "cell" }, content);
}

function ratesChart({ rows, fair, title }) {
  const heads = ["", "wins", "", "battles"].map((text) => el("div", { role: "columnheader", class: "head" }, text));
  return el("div", { class: "rates", role: "table", "aria-label": title }, row(heads), scaleRow(), rows.map((one) => ratesRow(one, fair)));
}

function scaleRow() {
  const marks = [0, 25, 50, 75, 100].map((mark) => el("span", { style: `left: ${mark}%` }, String(mark)));
  return row(cell("name"), cell("scale", ...marks), cell("figure"), cell("battles"));
}

function ratesRow({ name, won, drawn, battles, verdict, before }, fair) {
  const [rate, low, high] = won;
  const words = `${percent(rate)} (${percent(low)} to ${percent(high)})`;
  const bar = cell(
    "bar",
    el("span", { class: "fair", style: between(...fair) }),
    el("span", { class: "middle" }),
    el("span", { class: "range", style: between(low, high) }),
    typeof before === "number" && el("span", { class: "before", style: `left: ${100 * before}%`, title: `Before: ${percent(before)}` }),
    el("span", { class: "point", style: `left: ${100 * rate}%` }),
  );
  bar.setAttribute("aria-label", words);
  const figure = cell("figure", el("b", {}, percent(rate)), el("span", {}, ` ${verdictSign(verdict)} ${verdict}`), el("div", { class: "faint" }, `${percent(low)} to ${percent(high)}, draws ${percent(drawn[0])}`));
  const made = row(cell("name", name), bar, figure, cell("battles", battles.toLocaleString("en")));
  made.dataset.verdict = verdict;
  return made;
}

function between(low, high) {
  return `left: ${100 * low}%; width: ${Math.max(0.4, 100 * (high - low))}%`;
}

function verdictSign(verdict) {
  return { ahead: "\u25B2", behind: "\u25BC" }[verdict] ?? "\u2248";
}

function matrixChart({ names, cells, title }) {
  const heads = ["wins of", ...names].map((name) => el("div", { role: "columnheader", class: "head" }, name));
  const lines = cells.map((line, at) => row(el("div", { role: "rowheader", class: "head" }, names[at]), line.map(matrixCell)));
  const made = el("div", { class: "matrix", role: "table", "aria-label": title }, row(heads), lines);
  made.style.setProperty("--columns", names.length);
  return made;
}

function matrixCell(share) {
  if (share === null) return cell("rate none", "\u2013");
  const made = cell("rate", percent(share));
  made.style.setProperty("--lean", `${Math.min(60, Math.abs(share - 0.5) * 240)}%`);
  made.dataset.side = share >= 0.5 ? "over" : "under";
  return made;
}

function columnsChart({ columns, unit, zero, title }) {
  const most = Math.max(...columns.map(([, share]) => share), 0.001);
  const label = `${title}: ${columns.filter(([, share]) => share > 0).map(([number, share]) => `${number} ${unit} ${percent(share)}`).join(", ")}`;
  const every = Math.ceil(columns.length / 16);
  const bars = columns.map(([number, share]) =>
    el("div", { class: "column", title: `${number} ${unit}: ${percent(share)}`, "data-sign": Math.sign(number) },
      el("span", { class: "fill", style: `height: ${(100 * share) / most}%` }),
      el("span", { class: "tick" }, number % every === 0 ? String(number) : "")));
  const under = el("div", { class: "faint" }, zero ? `${unit}; 0 is ${zero}` : unit);
  return el("div", {}, el("div", { class: "columns", role: "img", "aria-label": label }, bars), under);
}

function tableChart({ heads, rows, title }) {
  const head = el("tr", {}, el("td", {}), heads.map((text) => el("th", { scope: "col" }, text)));
  const body = rows.map(([name, ...values]) => el("tr", {}, el("th", { scope: "row" }, name), values.map((value) => el("td", {}, value))));
  return el("div", { class: "scroller" }, el("table", { "aria-label": title }, el("thead", {}, head), el("tbody", {}, body)));
}

const drawnCharts = new WeakMap();

/** Draw the charts, unless they are there already: what is read or pointed at stays. */
export default ({ parentElement, data }) => {
  const drawn = JSON.stringify(data.doc);
  if (drawnCharts.get(parentElement) === drawn) return;
  drawnCharts.set(parentElement, drawn);
  const holder = parentElement.querySelector(".charts") ?? parentElement.appendChild(el("div", { class: "charts" }));
  holder.replaceChildren(...data.doc.map(chartSection));
};

function chartSection(chart) {
  const head = chart.title && el("h2", {}, chart.title);
  return el("section", { class: `chart of-${chart.type}` }, head, CHARTS[chart.type](chart));
}
