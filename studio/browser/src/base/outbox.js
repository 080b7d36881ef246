// Edits on their way to Python. Everything not yet acknowledged is sent each time, since triggers may be dropped;
// an outbox outlives the editor that filled it, so that leaving a page loses nothing.

/** @import { Answer, Op, Outbox } from "./types.d.ts" */

const RESEND_MS = 2000;
export const SLOWEST_MS = 32000;
/** @type {Map<string, Outbox>} */
const outboxes = (window.musterpressOutboxes ??= new Map());

/** @param {string} epoch */
export function freshOutbox(epoch) {
  const inst = [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join("");
  return { epoch, inst, seq: 0, acked: 0, pending: [], refused: 0, waitMs: RESEND_MS };
}

/** The outbox of an editor, and whether edits were thrown away because the session is another one.
 * @param {string} key @param {string} epoch */
export function outboxOf(key, epoch) {
  const known = outboxes.get(key);
  if (known?.epoch === epoch) return { box: known, restarted: false };
  const box = freshOutbox(epoch);
  outboxes.set(key, box);
  return { box, restarted: Boolean(known?.pending.length) };
}

/** @param {Outbox} box @param {Op} op */
export function put(box, op) {
  box.seq += 1;
  box.pending.push({ seq: box.seq, ...op });
}

/** Forget what Python has dealt with, and return what it newly refused.
 * @param {Outbox} box @param {Answer} data */
export function acknowledge(box, data) {
  const acked = data.ack[box.inst] ?? 0;
  if (acked > box.acked) box.waitMs = RESEND_MS;
  box.acked = Math.max(box.acked, acked);
  box.pending = box.pending.filter((op) => op.seq > box.acked);
  const refusals = data.refusals.filter((one) => one.inst === box.inst && one.seq > box.refused);
  box.refused = Math.max(box.refused, ...refusals.map((one) => one.seq));
  return refusals;
}

/** @param {Outbox} box @param {string} rev */
export function parcel(box, rev) {
  return { epoch: box.epoch, inst: box.inst, base_rev: rev, ops: box.pending };
}
