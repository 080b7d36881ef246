// What is typed, and not yet in the pack.

import type { Component } from "../base/types.d.ts";

/** What was typed in a field, kept until the studio says that it has come. */
export interface Typed {
  /** The class of the field's widget, another after every change made elsewhere. */
  widget: string;
  label: string;
  /** The page it stands on, by its address. */
  page: string;
  /** What the field showed before, as a checksum. */
  from: number;
  text: string;
  /** A field that asks for nothing the pack holds, such as a search: it is put back, and nobody is asked about it. */
  setting: boolean;
  /** Whether the studio has seen it and cannot have it there. */
  refused?: boolean;
}

export type Shelf = Record<string, Typed>;

/** What has come of a field: the checksum of a text, or a number, null for none. */
export interface Heard {
  crc?: number;
  number?: number | null;
  taken: boolean;
}

/** What Python says: which pack is open, what is not saved, what has come, what an earlier session had typed. */
export interface Told {
  pack: string;
  token: string;
  dirty: boolean;
  words: string;
  heard: Record<string, Heard>;
  back: { token: number; typed: Shelf };
}

export type Field = HTMLInputElement | HTMLTextAreaElement;

/** Where what was typed stands: in its field, in a field that shows something else by now, or on another page. */
export type Whereabouts = "here" | "changed" | "away";

/** What all pages of a tab know of what is typed. */
export interface Book {
  /** Null until Python has spoken: what is typed before is kept from then on. */
  told: Told | null;
  tab: string;
  typed: Shelf;
  where: Record<string, Whereabouts>;
  /** Since when something does not stand in its field, on a page that is drawn; in ms of the page's life. */
  gone: WeakMap<Typed, number>;
  /** Fields in which this tab has typed, and what fields showed when they were entered. */
  mine: WeakSet<Field>;
  before: WeakMap<Field, string>;
  /** Places where it was put back, once each. */
  returned: Set<string>;
  backs: number;
  ready: boolean;
  sending: boolean;
  sent: string;
  timer: number;
  control: AbortController;
  draw(): void;
  /** Whether something comes to the studio now that its field was left: nothing of a form, and nothing refused. */
  isOnItsWay(): boolean;
  /** Whether saving has anything to do: what the pack has not on disk, or what comes to the studio first. */
  hasToSave(): boolean;
}

export type Ed = Pick<Component, "parentElement"> & { data: { doc: Told } };

declare global {
  interface Window {
    /** Outlives the pages: each of them loads this anew. */
    musterpressTyping?: Book;
  }
}
