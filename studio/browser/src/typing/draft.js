// Hands what is typed to the studio, which keeps it outside of the browser as well.

/** @import { Book } from "./types.d.ts" */
import { pending } from "./store.js";

/** What a browser sends for a page that is left. */
const MOST_LEAVING = 60_000;
const AGAIN_MS = 3000;

/** Send what is typed if that has changed; while an answer is awaited, what comes later waits too.
 * @param {Book} book */
export async function keepDraft(book) {
  const typed = pending(book.typed);
  const token = book.told?.token;
  const said = JSON.stringify(Object.fromEntries(typed));
  if (!token || book.sending || said === book.sent) return;
  book.sending = true;
  const kept = await post(JSON.stringify({ token, typed: Object.fromEntries(typed) }));
  book.sending = false;
  if (kept) book.sent = said;
  setTimeout(keepDraft, kept ? 0 : AGAIN_MS, book);
}

/** @param {string} body */
async function post(body) {
  const options = { method: "POST", body, keepalive: body.length < MOST_LEAVING };
  try {
    return (await fetch("/draft/typed", { ...options, headers: { "content-type": "application/json" } })).ok;
  } catch {
    return false;
  }
}
