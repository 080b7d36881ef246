// The fields of the page that can be typed in, and how something is put into one as if it had been typed.

/** @import { Field } from "./types.d.ts" */
import { allBelow, elementsUnder, oneBelow } from "../base/dom.js";

const WIDGETS = "[data-testid=stTextInput], [data-testid=stTextArea], [data-testid=stNumberInput]";
const FIELDS = `:is(${WIDGETS}) :is(input, textarea)`;
const SETTING = "st-key-setting-";
const EDITION = /-\d+$/; // what a change made elsewhere changes in the name of a widget

/** The field that an event is in; null when it can not be typed in.
 * @param {Event} event */
export function fieldOf(event) {
  const node = elementsUnder(event)[0];
  return node?.matches(FIELDS) ? /** @type {Field} */ (node) : null;
}

/** The fields on the page, by their places.
 * @returns {Map<string, Field>} */
export function fieldsShown() {
  const fields = /** @type {Field[]} */ (/** @type {unknown} */ ([...allBelow(document, FIELDS)]));
  return new Map(fields.filter((one) => !one.closest("[data-stale=true]")).map((one) => [placeOf(one), one]));
}

/** The class by which the studio knows the field's widget.
 * @param {Field} field */
export function widgetOf(field) {
  const around = field.closest("[data-testid=stElementContainer][class*=st-key-]");
  return [...(around?.classList ?? [])].find((name) => name.startsWith("st-key-")) ?? "";
}

/** @param {Field} field */
export function labelOf(field) {
  return field.ariaLabel ?? field.closest(WIDGETS)?.querySelector("label")?.textContent?.trim() ?? "";
}

/** What names a field after a reload as well, and whatever was changed meanwhile.
 * @param {Field} field */
export function placeOf(field) {
  return `${widgetOf(field).replace(EDITION, "")} ${labelOf(field)}`;
}

/** @param {Field} field */
export function isSetting(field) {
  return widgetOf(field).startsWith(SETTING);
}

/** Whether what is typed counts only when a button is pressed.
 * @param {Field} field */
export function isInForm(field) {
  return field.closest("[data-testid=stForm]") !== null;
}

/** Put a text into a field, and let it count at once where it would when the field is left.
 * @param {Field} field @param {string} text */
export function type(field, text) {
  const about = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(about.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (!isInForm(field)) setTimeout(commit, 0, field);
}

/** Whether the studio has nothing more to draw. */
export function isDrawn() {
  return oneBelow(document, "[data-testid=stApp]")?.dataset.testScriptState === "notRunning";
}

/** @param {Field} field */
function commit(field) {
  const ctrlKey = field instanceof HTMLTextAreaElement;
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", ctrlKey, bubbles: true, cancelable: true }));
}
