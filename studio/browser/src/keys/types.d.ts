// Save, the keys that count on every page, and a field that is to be seen.

import type { Editor } from "../base/types.d.ts";

/** A field to lead to, by its class and those of what it lies in. */
export interface Sought {
  token: string;
  classes: string[];
  part: string;
  enter: boolean;
}

export interface Section {
  title: string;
  rows: { keys: string; does: string }[];
}

export interface View {
  sheet: Section[];
  sought: Sought;
  /** Counts what the studio has heard of; none where nobody waits for it. */
  steps?: number;
}

export interface Local {
  sheet: HTMLDialogElement;
  save: HTMLButtonElement;
  sought?: string;
  steps?: number;
}

export interface Ed extends Editor<null, View, Local> {}
