// What is typed in the browser: told from what has come, and kept for a tab that comes back or another in its place.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const shelves = new Map();
globalThis.localStorage = new Proxy(
  {
    getItem: (name) => shelves.get(name) ?? null,
    setItem: (name, text) => void shelves.set(name, text),
    removeItem: (name) => void shelves.delete(name),
  },
  { ownKeys: () => [...shelves.keys()], getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }) },
);
const { crc, isSame, leftBehind, pending, read, shelfName, write } =
  await import("../../../studio/browser/src/typing/store.js");

const one = (text, setting = false) => ({ widget: "w", label: "l", page: "p", from: 0, text, setting });

beforeEach(() => shelves.clear());

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
  write(shelfName("pack", "tab"), { place: one("words") });
  assert.equal(read(shelfName("pack", "tab")).place.text, "words");
  assert.deepEqual(read(shelfName("pack", "another")), {});
  write(shelfName("pack", "tab"), {});
  assert.equal(shelves.size, 0);
});

test("a shelf that something else has written is empty", () => {
  shelves.set(shelfName("pack", "tab"), "{half");
  assert.deepEqual(read(shelfName("pack", "tab")), {});
});

test("tabs that are gone leave what they typed to the next one, and not what they sought; open ones keep theirs", () => {
  write(shelfName("pack", "gone"), { place: one("words"), search: one("rifle", true) });
  write(shelfName("pack", "open"), { other: one("theirs") });
  write(shelfName("another", "gone"), { place: one("of another pack") });
  assert.deepEqual(Object.keys(leftBehind("pack", new Set(["open"]))), ["place"]);
  assert.deepEqual([...shelves.keys()], [shelfName("pack", "open"), shelfName("another", "gone")]);
});

test("what was sought or set is nothing that leaving is asked about", () => {
  assert.deepEqual(
    pending({ place: one("words"), search: one("rifle", true) }).map(([place]) => place),
    ["place"],
  );
});
