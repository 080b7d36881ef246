// Elements built one by one: text of a pack becomes text, never markup.

const SVG = "http://www.w3.org/2000/svg";

function filled(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value === true) node.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(name, String(value));
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** An HTML element; `on...` attributes are listeners, other children than nodes become text. */
function el(tag, attributes, ...children) {
  return filled(document.createElement(tag), attributes, children);
}

/** An SVG element. */
function svg(tag, attributes, ...children) {
  return filled(document.createElementNS(SVG, tag), attributes, children);
}

/** A picture of 20 x 20 units, drawn by the path `d` in the colour of the text around it. */
function icon(d) {
  return svg("svg", { viewBox: "0 0 20 20", class: "icon", "aria-hidden": "true" }, svg("path", { d }));
}

/** Where a pointer is, in the units of a drawing's viewBox. */
function pointIn(drawing, event) {
  const point = new DOMPoint(event.clientX, event.clientY);
  const { x, y } = point.matrixTransform(drawing.getScreenCTM().inverse());
  return [x, y];
}

function isTyping(event) {
  const target = event.composedPath()[0];
  return target instanceof Element && target.matches("input, textarea, select, [contenteditable]");
}
