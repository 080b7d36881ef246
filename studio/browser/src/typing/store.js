// What is typed, kept in the browser: a shelf for each tab and pack, which outlives the tab and the studio.
// It lies where another tab finds it when this one is gone, and where only this one does: a tab that is loaded again is
// gone for a moment, in which a second one that begins would leave it nothing.

/** @import { Heard, Shelf, Typed } from "./types.d.ts" */

const PREFIX = "musterpress:typed:";
const POLYNOMIAL = 0xedb88320;

/** The checksum by which Python tells a text (CRC-32 of its UTF-8).
 * @param {string} text */
export function crc(text) {
  let sum = ~0;
  for (const byte of new TextEncoder().encode(text)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ POLYNOMIAL : sum >>> 1;
  }
  return ~sum >>> 0;
}

/** Whether what has come is what was typed last.
 * @param {string} text @param {Heard} heard */
export function isSame(text, heard) {
  if (heard.crc !== undefined) return crc(text) === heard.crc;
  return heard.number === null ? !text : Number(text) === heard.number;
}

/** @param {string} pack @param {string} tab */
export function shelfName(pack, tab) {
  return `${PREFIX}${pack}:${tab}`;
}

/** What a tab has kept, whoever took it over.
 * @param {string} pack @param {string} tab @returns {Shelf} */
export function kept(pack, tab) {
  return { ...read(localStorage, shelfName(pack, tab)), ...read(sessionStorage, shelfName(pack, "")) };
}

/** @param {Storage} store @param {string} name @returns {Shelf} */
function read(store, name) {
  try {
    return JSON.parse(store.getItem(name) ?? "{}");
  } catch {
    return {};
  }
}

/** Keep what is typed in a tab; where the browser has no room, only the studio's draft holds it.
 * @param {string} pack @param {string} tab @param {Shelf} typed */
export function keepShelf(pack, tab, typed) {
  write(sessionStorage, shelfName(pack, ""), typed);
  write(localStorage, shelfName(pack, tab), typed);
}

/** @param {Storage} store @param {string} name @param {Shelf} typed */
function write(store, name, typed) {
  try {
    if (Object.keys(typed).length) store.setItem(name, JSON.stringify(typed));
    else store.removeItem(name);
  } catch {
    return;
  }
}

/** Take over what tabs had typed that are gone; what they sought or set is nobody's.
 * @param {string} pack @param {Set<string>} alive @returns {Shelf} */
export function leftBehind(pack, alive) {
  const beginning = shelfName(pack, "");
  const names = Object.keys(localStorage).filter((name) => name.startsWith(beginning));
  /** @type {Shelf} */
  const found = {};
  for (const name of names.filter((one) => !alive.has(one.slice(beginning.length)))) {
    for (const [place, one] of Object.entries(read(localStorage, name))) if (!one.setting) found[place] = one;
    localStorage.removeItem(name);
  }
  return found;
}

/** What the author has typed and the pack has not.
 * @param {Shelf} typed @returns {[string, Typed][]} */
export function pending(typed) {
  return Object.entries(typed).filter(([, one]) => !one.setting);
}
