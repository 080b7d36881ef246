// Elements built one by one: text of a pack becomes text, never markup.

/** @import { Attributes, Children } from "./types.d.ts" */

const SVG = "http://www.w3.org/2000/svg";

/** @template {Element} T @param {T} node @param {Attributes} attributes @param {Children} children */
function filled(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") node.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else if (value === true) node.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(name, String(value));
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** An HTML element; `on...` attributes are listeners, other children than nodes become text.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag @param {Attributes} attributes @param {...Children[number]} children */
export function el(tag, attributes, ...children) {
  return filled(document.createElement(tag), attributes, children);
}

/** An SVG element.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag @param {Attributes} attributes @param {...Children[number]} children */
export function svg(tag, attributes, ...children) {
  return filled(document.createElementNS(SVG, tag), attributes, children);
}

/** A picture of 20 x 20 units, drawn by the path `d` in the colour of the text around it.
 * @param {string} d */
export function icon(d) {
  return svg("svg", { viewBox: "0 0 20 20", class: "icon", "aria-hidden": "true" }, svg("path", { d }));
}

/** Say something in a node, unless it says so already.
 * @param {Element} node @param {string} text */
export function show(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/** Where a pointer is, in the units of a drawing's viewBox.
 * @param {SVGGraphicsElement} drawing @param {MouseEvent} event @returns {[number, number]} */
export function pointIn(drawing, event) {
  const point = new DOMPoint(event.clientX, event.clientY);
  const { x, y } = point.matrixTransform(drawing.getScreenCTM()?.inverse());
  return [x, y];
}

/** The elements that an event is on, also inside of components, the innermost first.
 * @param {Event} event @returns {(HTMLElement | SVGElement)[]} */
export function elementsUnder(event) {
  return event.composedPath().filter((one) => one instanceof HTMLElement || one instanceof SVGElement);
}

/** @param {Event} event */
export function isTyping(event) {
  return elementsUnder(event)[0]?.matches("input, textarea, select, [contenteditable]") ?? false;
}

/** The element with the keyboard's focus among those around a node, in its component.
 * @param {Node} node */
export function focusedBy(node) {
  return /** @type {HTMLElement | SVGElement | null} */ (/** @type {ShadowRoot} */ (node.getRootNode()).activeElement);
}

/** The elements below a node that a selector fits.
 * @param {ParentNode} node @param {string} selector */
export function allBelow(node, selector) {
  return /** @type {NodeListOf<HTMLElement>} */ (node.querySelectorAll(selector));
}

/** The first element below a node that a selector fits.
 * @param {ParentNode} node @param {string} selector */
export function oneBelow(node, selector) {
  return /** @type {HTMLElement | null} */ (node.querySelector(selector));
}
