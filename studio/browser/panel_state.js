// What is on a panel, and what edits make of it.

const LAYER_NAMES = { terrain: "Terrain", levels: "Level" };
const NO_SIGN = "\uFFFD";

function signIn(doc, layer, cell) {
  return doc[layer][cell.row][cell.x];
}

function levelIn(doc, cell) {
  return Number(signIn(doc, "levels", cell)) || 0;
}

function painted(text, x, sign) {
  return text.slice(0, x) + sign + text.slice(x + 1);
}

const doneBy = {
  paint(doc, op) {
    for (const [name, sign] of Object.entries(op.dots)) {
      const cell = cellByName.get(name);
      doc[op.layer][cell.row] = painted(doc[op.layer][cell.row], cell.x, sign);
    }
  },
  mirror(doc, op) {
    const before = structuredClone(doc);
    for (const layer of Object.keys(LAYER_NAMES)) {
      for (const cell of cells) {
        const sign = signIn(before, layer, mirroredCell(cell, op.way));
        doc[layer][cell.row] = painted(doc[layer][cell.row], cell.x, sign);
      }
    }
    doc.hills = doc.hills.map((hill) => ({ ...hill, badge_at: mirroredName(hill.badge_at, op.way) }));
    doc.compass_at = mirroredName(doc.compass_at, op.way);
  },
  badge(doc, op) {
    if (op.at === null) doc.hills.splice(op.number, 1);
    else doc.hills[op.number] = { name: "", ...doc.hills[op.number], badge_at: op.at };
  },
  compass(doc, op) {
    doc.compass_at = op.at;
  },
};

function mirroredName(name, way) {
  const cell = cellByName.get(name);
  return cell ? mirroredCell(cell, way).name : name;
}

/** The panel after an edit; the edit is done here at once and in Python soon after. */
function applyToPanel(doc, op) {
  doneBy[op.op]?.(doc, op);
  return doc;
}

/** How many dots bear each sign of a layer. */
function countsOf(doc, layer) {
  const counts = new Map();
  for (const cell of cells) {
    const sign = signIn(doc, layer, cell);
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return counts;
}

/** A dot in words, such as `F-12, woods, level 1`. */
function dotWords(ed, doc, cell) {
  const terrain = ed.legend.get(signIn(doc, "terrain", cell))?.name ?? "unknown terrain";
  return `${cell.name} \u00b7 ${terrain} \u00b7 level ${levelIn(doc, cell)}`;
}
