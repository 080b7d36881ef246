// Edits on their way to Python: nothing is lost, nothing is done twice, and a session that began anew is noticed.

import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.window = globalThis; // the page: outboxes outlive the editors that fill them
const { acknowledge, freshOutbox, outboxOf, parcel, put } = await import("../../../studio/browser/src/base/outbox.js");

const answer = (box, acked, refusals = []) => ({ epoch: box.epoch, ack: { [box.inst]: acked }, refusals });

test("what is not acknowledged is sent again with everything after it", () => {
  const box = freshOutbox("now");
  for (const op of ["one", "two", "three"]) put(box, { op });
  acknowledge(box, answer(box, 1));
  assert.deepEqual(parcel(box, "rev").ops, [
    { seq: 2, op: "two" },
    { seq: 3, op: "three" },
  ]);
});

test("an answer that comes late takes nothing back", () => {
  const box = freshOutbox("now");
  for (const op of ["one", "two"]) put(box, { op });
  acknowledge(box, answer(box, 2));
  acknowledge(box, answer(box, 1));
  assert.deepEqual([box.acked, box.pending], [2, []]);
});

test("a refusal is told once", () => {
  const box = freshOutbox("now");
  put(box, { op: "one" });
  const refused = answer(box, 1, [
    { inst: box.inst, seq: 1, words: "No." },
    { inst: "another", seq: 9, words: "Not ours." },
  ]);
  assert.deepEqual(
    acknowledge(box, refused).map(({ words }) => words),
    ["No."],
  );
  assert.deepEqual(acknowledge(box, refused), []);
});

test("an editor that is drawn anew finds its outbox; in another session it begins anew and says what is lost", () => {
  const { box } = outboxOf("map", "first");
  put(box, { op: "one" });
  assert.equal(outboxOf("map", "first").box, box);
  const { box: next, restarted } = outboxOf("map", "second");
  assert.deepEqual([next.pending, restarted], [[], true]);
});
