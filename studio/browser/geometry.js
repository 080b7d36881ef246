// Plane geometry in inches, x east and y north: plain functions of points and outlines.

function snapped(value, step) {
  return step ? Math.round(value / step) * step : value;
}

function tidied(outline) {
  return outline.map((point) => point.map((value) => Math.round(value * 1000) / 1000));
}

function shifted(outline, dx, dy) {
  return outline.map(([x, y]) => [x + dx, y + dy]);
}

function boxOf(outline) {
  const xs = outline.map((point) => point[0]);
  const ys = outline.map((point) => point[1]);
  return { west: Math.min(...xs), south: Math.min(...ys), east: Math.max(...xs), north: Math.max(...ys) };
}

function middleOf(outline) {
  const { west, south, east, north } = boxOf(outline);
  return [(west + east) / 2, (south + north) / 2];
}

/** Turned by degrees, counter-clockwise, about a point. */
function turned(outline, degrees, [cx, cy]) {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return outline.map(([x, y]) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos]);
}

/** Mirrored east to west ("x"), north to south ("y") or both, about a point. */
function mirrored(outline, way, [cx, cy]) {
  const swap = ([x, y]) => [way === "y" ? x : 2 * cx - x, way === "x" ? y : 2 * cy - y];
  return outline.map(swap);
}

function distance([ax, ay], [bx, by]) {
  return Math.hypot(bx - ax, by - ay);
}

/** Degrees from north, clockwise. */
function bearing([ax, ay], [bx, by]) {
  return (Math.round((Math.atan2(bx - ax, by - ay) * 180) / Math.PI) + 360) % 360;
}

function areaOf(outline) {
  const ends = [...outline.slice(1), outline[0]];
  return Math.abs(outline.reduce((sum, [x, y], at) => sum + x * ends[at][1] - ends[at][0] * y, 0)) / 2;
}

function holds(outline, [x, y]) {
  let inside = false;
  outline.forEach(([ax, ay], at) => {
    const [bx, by] = outline[(at + 1) % outline.length];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

function side([ax, ay], [bx, by], [x, y]) {
  return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
}

function edgesCross(a, b, c, d) {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** Whether an outline crosses itself; outlines that merely touch themselves are Python's to tell. */
function crossesItself(outline) {
  const count = outline.length;
  const corner = (at) => outline[at % count];
  for (let i = 0; i < count; i++) {
    for (let j = i + 2; j < count; j++) {
      if (i === 0 && j === count - 1) continue;
      if (edgesCross(corner(i), corner(i + 1), corner(j), corner(j + 1))) return true;
    }
  }
  return false;
}

function hangsOver(outline, width, depth) {
  const { west, south, east, north } = boxOf(outline);
  return west < 0 || south < 0 || east > width || north > depth;
}

/** Where a piece's name goes: the middle of its widest part half way up. */
function labelSpot(outline) {
  const { south, north } = boxOf(outline);
  const level = (south + north) / 2 + 1e-6;
  const cuts = [];
  outline.forEach(([ax, ay], at) => {
    const [bx, by] = outline[(at + 1) % outline.length];
    if (ay > level !== by > level) cuts.push(ax + ((bx - ax) * (level - ay)) / (by - ay));
  });
  cuts.sort((one, other) => one - other);
  let best = [middleOf(outline)[0], 0];
  for (let at = 0; at + 1 < cuts.length; at += 2) {
    const wide = cuts[at + 1] - cuts[at];
    if (wide > best[1]) best = [(cuts[at] + cuts[at + 1]) / 2, wide];
  }
  return { at: [best[0], level], wide: best[1] };
}
