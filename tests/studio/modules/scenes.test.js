// Scenes that a page was sent once, and what is asked for again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { known, whole } from "../../../studio/browser/src/play/scenes.js";

const sent = (board, scene = null) => ({ board, scene, after: 1 });

test("a scene that was sent is there when it is only named", () => {
  assert.equal(whole(sent("a")), null);
  assert.deepEqual(whole(sent("a", { ground: "green" })), { board: "a", scene: { ground: "green" }, after: 1 });
  assert.deepEqual(known(), ["a"]);
  assert.deepEqual(whole(sent("a")).scene, { ground: "green" });
  assert.equal(whole(sent("b")), null);
});

test("the six that were shown last are known, those longest ago forgotten", () => {
  for (const name of ["a", "b", "c", "d", "e", "f"]) whole(sent(name, { ground: name }));
  whole(sent("a"));
  whole(sent("g", { ground: "g" }));
  assert.deepEqual(known(), ["c", "d", "e", "f", "a", "g"]);
  assert.equal(whole(sent("b")), null);
  assert.equal(whole(sent("a")).scene.ground, "a");
});
