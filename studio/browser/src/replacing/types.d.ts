// Find and replace: what is sought, the places where it stands, and which of them are picked.

import type { Editor } from "../base/types.d.ts";

/** A place where words stand; `stays` says why it cannot be picked. */
export interface Place {
  key: string;
  file: string;
  title: string;
  line: number;
  before: string;
  old: string;
  behind: string;
  stays: string;
}

export interface View {
  token: string;
  /** Where words are sent. */
  asks: string;
  /** Counts what was done to the pack. */
  steps: number;
}

export interface Wanted {
  old: string;
  new: string;
  any_case: boolean;
  whole_words: boolean;
}

export interface ReplaceOp extends Wanted {
  op: "replace";
  keys: string[];
}

export interface Local {
  old: HTMLInputElement;
  new: HTMLInputElement;
  anyCase: HTMLInputElement;
  wholeWords: HTMLInputElement;
  button: HTMLButtonElement;
  state: HTMLElement;
  list: HTMLElement;
  places: Place[];
  more: number;
  /** Keys of places that are not to change. */
  left: Set<string>;
  timer: number;
  steps: number;
  asking?: AbortController;
}

export interface Ed extends Editor<null, View, Local, ReplaceOp> {}
