// The palette: words, what they name in the pack, and the way there.

import type { Editor, Op } from "../base/types.d.ts";

/** Something that was found, and the edit that goes there. */
export interface Hit {
  title: string;
  where: string;
  excerpt: string;
  marks: [number, number][];
  op: Op;
}

export interface Group {
  sort: string;
  total: number;
  hits: Hit[];
}

export interface View {
  token: string;
  /** Where words are sent. */
  asks: string;
}

export interface Local {
  dialog: HTMLDialogElement;
  input: HTMLInputElement;
  list: HTMLElement;
  state: HTMLElement;
  groups: Group[];
  /** Which of all hits is chosen. */
  at: number;
  timer: number;
  asking?: AbortController;
}

export interface Ed extends Editor<null, View, Local> {}

declare global {
  interface Window {
    /** Ends the listening of the page before. */
    musterpressPalette?: AbortController;
  }
}
