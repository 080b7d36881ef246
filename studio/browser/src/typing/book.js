// Keeps what is typed until it has come, and puts it back into its field where it was lost on the way.

/** @import { Book, Field, Heard, Shelf, Told, Typed, Whereabouts } from "./types.d.ts" */
import { fieldOf, fieldsShown, isDrawn, isInForm, isSetting, labelOf, placeOf, type, widgetOf } from "./fields.js";
import { keepDraft } from "./draft.js";
import { crc, isSame, keepShelf, kept, leftBehind, pending } from "./store.js";

const KEEP_MS = 250;
const LOOKS_MS = [60, 300, 1200, 3000, 8000]; // the page is drawn bit by bit
const QUIET_MS = 400; // in which what Python says of a page is taken once the page is drawn
const TAB = "musterpress:tab";
const GONE_MS = 1000; // in which a page that was left is gone for good

/** The book of this tab, which listens from now on: before any field is there, and long before Python says a word.
 * A studio that was started anew under an open tab brings this module once more, and the new one goes on. */
export function bookOfTab() {
  const known = window.musterpressTyping;
  const book = (window.musterpressTyping = known ?? begun());
  if (!known) void begin(book);
  known?.control.abort();
  book.control = new AbortController();
  listen(book);
  return book;
}

/** @returns {Book} */
function begun() {
  return {
    told: null,
    tab: "",
    typed: {},
    where: {},
    gone: new WeakMap(),
    mine: new WeakSet(),
    before: new WeakMap(),
    returned: new Set(),
    backs: 0,
    ready: false,
    sending: false,
    sent: "[]",
    timer: 0,
    control: new AbortController(),
    draw() {},
    isOnItsWay() {
      const shown = fieldsShown();
      return pending(this.typed).some(([place, one]) => {
        const field = shown.get(place);
        return field && this.mine.has(field) && !isInForm(field) && !one.refused && this.where[place] === "here";
      });
    },
    hasToSave() {
      return this.told?.dirty || this.isOnItsWay() || hasDrawings();
    },
  };
}

/** Find the tab's name again, unless another tab has it, and what stands under it.
 * @param {Book} book */
async function begin(book) {
  const known = sessionStorage.getItem(TAB);
  const own = known && (await hold(known)) ? known : crypto.randomUUID();
  if (own !== known) await hold(own);
  sessionStorage.setItem(TAB, own);
  book.tab = own;
  book.ready = true;
  if (book.told) await open(book, book.told);
}

/** Hold a name for as long as the page lives; false when another tab holds it and goes on to.
 * The page that was reloaded may hold it for a moment yet.
 * @param {string} name @returns {Promise<boolean>} */
function hold(name) {
  return new Promise((tell) => {
    const held = navigator.locks.request(name, { signal: AbortSignal.timeout(GONE_MS) }, () => {
      tell(true);
      return new Promise(() => {});
    });
    held.catch(() => tell(false));
  });
}

/** Take out what was typed in the pack that is open now: at once what this tab kept, before it keeps anything else, and
 * then what those kept that are gone.
 * @param {Book} book @param {Told} told */
async function open(book, { pack }) {
  book.typed = { ...kept(pack, book.tab), ...book.typed };
  const { held = [] } = await navigator.locks.query();
  const alive = new Set(held.map(({ name = "" }) => name));
  book.typed = { ...leftBehind(pack, alive), ...book.typed };
  keep(book);
  look(book);
}

/** Take what Python says: what has come, and which pack is open.
 * @param {Book} book @param {Told} told */
export function take(book, told) {
  for (const [widget, heard] of Object.entries(told.heard)) settle(book, widget, heard);
  const turned = told.pack !== book.told?.pack;
  if (turned && book.told) turn(book);
  book.told = told;
  if (turned && book.ready) void open(book, told);
  if (told.back.token > book.backs) giveBack(book, told.back.typed);
  book.backs = told.back.token;
  look(book);
}

/** Put away what was typed in the pack that was open.
 * @param {Book} book */
function turn(book) {
  keep(book);
  book.typed = {};
}

/** @param {Book} book @param {Shelf} shelf */
function giveBack(book, shelf) {
  for (const place of Object.keys(shelf)) book.returned.delete(place);
  book.typed = { ...shelf, ...book.typed };
  changed(book);
}

/** @param {Book} book @param {string} widget @param {Heard} heard */
function settle(book, widget, heard) {
  const [place, one] = Object.entries(book.typed).find(([, other]) => other.widget === widget) ?? ["", null];
  if (!one) return;
  if (!isSame(one.text, heard)) one.from = heard.crc ?? one.from;
  else if (heard.taken) forget(book, place);
  else one.refused = true;
  changed(book);
}

/** @param {Book} book @param {string} place */
export function forget(book, place) {
  const field = fieldsShown().get(place);
  if (field) book.before.set(field, field.value);
  delete book.typed[place];
  delete book.where[place];
  changed(book);
}

/** Put what was typed back into its field, whatever it shows by now.
 * @param {Book} book @param {string} place */
export function putBack(book, place) {
  const field = fieldsShown().get(place);
  const one = book.typed[place];
  if (!field || !one) return;
  book.returned.add(place);
  one.from = crc(field.value);
  delete one.refused;
  type(field, one.text);
}

/** Look where what was typed stands, now and while the page is drawn.
 * @param {Book} book */
export function look(book) {
  for (const wait of [0, ...LOOKS_MS]) if (Object.keys(book.typed).length || !wait) setTimeout(review, wait, book);
}

/** @param {Book} book */
function review(book) {
  const shown = fieldsShown();
  for (const [place, one] of Object.entries(book.typed)) {
    const field = shown.get(place);
    const where = field ? (book.mine.has(field) ? followed(field, one) : found(book, place, field, one)) : "away";
    if (where === "settled") forget(book, place);
    else if (where === "here") book.gone.delete(one);
    if (where === "here" || (where !== "settled" && isQuiet(book, one))) book.where[place] = where;
  }
  book.draw();
}

/** Whether something has not stood in its field for long enough: a form that has sent it goes away first, and only then
 * Python says that it has come. Until then it is looked at again.
 * @param {Book} book @param {Typed} one */
function isQuiet(book, one) {
  if (!isDrawn()) {
    book.gone.delete(one);
    return false;
  }
  const since = book.gone.get(one) ?? performance.now();
  const leftMs = since + QUIET_MS - performance.now();
  book.gone.set(one, since);
  if (leftMs > 0) setTimeout(review, leftMs, book);
  return leftMs <= 0;
}

/** Where what was typed stands, in the field it was typed in.
 * @param {Field} field @param {Typed} one @returns {Whereabouts | "settled"} */
function followed(field, one) {
  if (field.value === one.text || (field.type === "number" && Number(field.value) === Number(one.text))) return "here";
  return crc(field.value) === one.from ? "settled" : "changed";
}

/** Where it stands, in a field that was drawn since; there it is put back, unless it would go over something else.
 * @param {Book} book @param {string} place @param {Field} field @param {Typed} one @returns {Whereabouts | "settled"} */
function found(book, place, field, one) {
  if (field.value === one.text) return isInForm(field) || one.setting ? "here" : "settled";
  if (crc(field.value) !== one.from || one.refused || book.returned.has(place)) return "changed";
  if (!isDrawn()) return book.where[place] ?? "here"; // what is done meanwhile may be lost with the run that draws
  putBack(book, place);
  return "here";
}

/** @param {Book} book @param {Event} event */
function entered(book, event) {
  const field = fieldOf(event);
  if (field && !book.typed[placeOf(field)]) book.before.set(field, field.value);
}

/** @param {Book} book @param {Event} event */
function typed(book, event) {
  const field = fieldOf(event);
  if (!field) return;
  const place = placeOf(field);
  const from = book.typed[place]?.from ?? crc(book.before.get(field) ?? "");
  book.mine.add(field);
  if (event.isTrusted) book.returned.delete(place);
  if (crc(field.value) === from) delete book.typed[place];
  else book.typed[place] = { ...about(field), from, text: field.value };
  book.where[place] = "here";
  changed(book);
  book.draw();
}

/** @param {Field} field */
function about(field) {
  return {
    widget: widgetOf(field),
    label: labelOf(field),
    page: location.pathname.split("/").at(-1) ?? "",
    setting: isSetting(field),
  };
}

/** Keep what is typed once the author rests a little.
 * @param {Book} book */
function changed(book) {
  book.timer ||= setTimeout(keep, KEEP_MS, book);
}

/** @param {Book} book */
function keep(book) {
  clearTimeout(book.timer);
  book.timer = 0;
  if (!book.ready || !book.told) return;
  keepShelf(book.told.pack, book.tab, book.typed);
  void keepDraft(book);
}

/** Whether something would be lost if the tab were left now, for all that the pack knows.
 * @param {Book} book */
export function isOpen(book) {
  return book.told?.dirty || pending(book.typed).length > 0 || hasDrawings();
}

/** Whether something that was drawn is on its way. */
function hasDrawings() {
  return [...(window.musterpressOutboxes?.values() ?? [])].some((one) => one.pending.length > 0);
}

/** Listen once, however often the studio draws this anew.
 * @param {Book} book */
function listen(book) {
  const options = { capture: true, signal: book.control.signal };
  /** @param {EventTarget} target @param {string[]} names @param {(event: Event) => void} act */
  const when = (target, names, act) => names.forEach((name) => target.addEventListener(name, act, options));
  when(document, ["focusin"], (event) => entered(book, event));
  when(document, ["input"], (event) => typed(book, event));
  when(document, ["focusout", "click"], () => look(book));
  when(document, ["musterpress-heard"], () => book.draw());
  when(document, ["visibilitychange"], () => keep(book));
  when(window, ["pagehide"], () => keep(book));
  when(window, ["beforeunload"], (event) => {
    keep(book);
    if (isOpen(book)) event.preventDefault();
  });
}
