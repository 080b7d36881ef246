// What is typed in the browser: told from what has come, and kept for a tab that comes back or another in its place.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

/** A store of the browser over a map.
 * @param {Map<string, string>} shelves */
const store = (shelves) =>
  new Proxy(
    {
      getItem: (name) => shelves.get(name) ?? null,
      setItem: (name, text) => void shelves.set(name, text),
      removeItem: (name) => void shelves.delete(name),
    },
    { ownKeys: () => [...shelves.keys()], getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }) },
  );
const shelves = new Map(); // of all tabs
const own = new Map(); // of one, which the others do not see
globalThis.localStorage = store(shelves);
globalThis.sessionStorage = store(own);
const { crc, isSame, keepShelf, kept, leftBehind, pending, shelfName } =
  await import("../../../studio/browser/src/typing/store.js");

const one = (text, setting = false) => ({ widget: "w", label: "l", page: "p", from: 0, text, setting });

beforeEach(() => [shelves, own].forEach((each) => each.clear()));

test("a text is known by the checksum that everybody takes for CRC-32", () => {
  assert.equal(crc("123456789"), 0xcbf43926);
  assert.equal(crc(""), 0);
  assert.equal(crc("é"), crcOfBytes([0xc3, 0xa9]));
});

/** The checksum of bytes, reckoned from the polynomial bit by bit. */
function crcOfBytes(bytes) {
  const bits = [...bytes].flatMap((byte) => [...Array(8).keys()].map((bit) => (byte >> bit) & 1));
  let rest = 0xffffffff;
  for (const bit of bits) rest = ((rest >>> 1) ^ ((rest & 1) === bit ? 0 : 0xedb88320)) >>> 0;
  return (rest ^ 0xffffffff) >>> 0;
}

test("what has come is what was typed last, or an earlier state of it", () => {
  assert.ok(isSame("ab", { crc: crc("ab"), taken: true }));
  assert.ok(!isSame("abc", { crc: crc("ab"), taken: true }));
  assert.ok(isSame("12.50", { number: 12.5, taken: true }));
  assert.ok(!isSame("12.5", { number: 12, taken: true }));
  assert.ok(isSame("", { number: null, taken: true }));
  assert.ok(!isSame("0", { number: null, taken: true }));
});

test("a shelf is found again under the names of its pack and tab, and leaves nothing when it is empty", () => {
  keepShelf("pack", "tab", { place: one("words") });
  assert.equal(kept("pack", "tab").place.text, "words");
  assert.deepEqual(kept("another", "tab"), {});
  own.clear();
  assert.equal(kept("pack", "tab").place.text, "words");
  assert.deepEqual(kept("pack", "another"), {});
  keepShelf("pack", "tab", { place: one("words") });
  keepShelf("pack", "tab", {});
  assert.equal(shelves.size + own.size, 0);
});

test("a tab that is loaded again has what it kept, though another has taken it over meanwhile", () => {
  keepShelf("pack", "tab", { place: one("words"), search: one("rifle", true) });
  assert.deepEqual(Object.keys(leftBehind("pack", new Set(["another"]))), ["place"]);
  assert.deepEqual(Object.keys(kept("pack", "tab")), ["place", "search"]);
});

test("a shelf that something else has written is empty", () => {
  shelves.set(shelfName("pack", "tab"), "{half");
  assert.deepEqual(kept("pack", "tab"), {});
});

test("tabs that are gone leave what they typed to the next one, and not what they sought; open ones keep theirs", () => {
  keepShelf("pack", "gone", { place: one("words"), search: one("rifle", true) });
  keepShelf("pack", "open", { other: one("theirs") });
  keepShelf("another", "gone", { place: one("of another pack") });
  assert.deepEqual(Object.keys(leftBehind("pack", new Set(["open"]))), ["place"]);
  assert.deepEqual([...shelves.keys()], [shelfName("pack", "open"), shelfName("another", "gone")]);
});

test("what was sought or set is nothing that leaving is asked about", () => {
  assert.deepEqual(
    pending({ place: one("words"), search: one("rifle", true) }).map(([place]) => place),
    ["place"],
  );
});
