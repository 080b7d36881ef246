// Says whether all is saved, what is typed included, and offers what could not be put back into its field.

/** @import { Ed, Typed } from "./types.d.ts" */
import { el } from "../base/dom.js";
import { bookOfTab, forget, isOpen, putBack, take } from "./book.js";
import { pending } from "./store.js";
import "./typing.css";

const EXCERPT = 160;
const book = bookOfTab();
/** @type {WeakSet<HTMLElement>} */
const hosts = new WeakSet();

/** @param {Ed} component */
export default ({ parentElement: host, data }) => {
  if (!hosts.has(host)) begin(host);
  take(book, data.doc);
  book.draw();
};

/** @param {HTMLElement} host */
function begin(host) {
  const state = el("div", { class: "state", role: "status" });
  const lost = el("div", { class: "lost" });
  host.append(el("div", { class: "typing" }, state, lost));
  hosts.add(host);
  book.draw = () => draw(state, lost);
}

/** @param {HTMLElement} state @param {HTMLElement} lost */
function draw(state, lost) {
  if (!book.told) return;
  const { pack, dirty, words } = book.told;
  const open = isOpen(book);
  const line = dirty || !open ? words : "What you typed is not saved";
  const away = pending(book.typed).filter(([place]) => (book.where[place] ?? "here") !== "here");
  document.dispatchEvent(new CustomEvent("musterpress-typed"));
  const now = JSON.stringify([pack, open, line, away.map(([place]) => [place, book.where[place]])]);
  if (state.dataset.now === now) return;
  state.dataset.now = now;
  state.dataset.open = String(open);
  state.replaceChildren(...(pack ? [el("span", { class: "sign" }, open ? "●" : "✓"), " ", line] : []));
  lost.replaceChildren(...away.map(([place, one]) => offer(place, one)));
}

/** @param {string} place @param {Typed} one */
function offer(place, one) {
  const away = book.where[place] === "away";
  const where = away
    ? `You typed in ${one.label}, on the page ${one.page || "of the pack"}:`
    : `You typed in ${one.label}:`;
  const text = one.text.length > EXCERPT ? `${one.text.slice(0, EXCERPT)}…` : one.text;
  return el(
    "div",
    { class: "offer" },
    el("p", {}, where),
    el("blockquote", {}, text || "(nothing)"),
    !away && el("button", { type: "button", onclick: () => putBack(book, place) }, "Put it there"),
    el("button", { type: "button", onclick: () => forget(book, place) }, "Forget it"),
  );
}
