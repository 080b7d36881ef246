// A battle that a person plays.

import type * as replay from "../battle/types.d.ts";

/** What may be answered: its sentence, its odds, its rules, and the place or the piece that it leads to. */
export interface Answer {
  text: string;
  odds: string;
  rules: string[];
  at?: replay.Point;
  piece?: string;
}

/** Answers that stand together, by their numbers from 1; one alone has no title. */
export interface Heap {
  title: string;
  numbers: number[];
}

/** What some styles would answer; 0 for what is not in the list. */
export interface Hint {
  styles: string[];
  text: string;
  number: number;
}

export interface Doc extends replay.Doc {
  /** The name of the scene. */
  board: string;
  /** How many answers were given before. */
  after: number;
  asks: string;
  /** What the table says of whom it is about, and all that it says. */
  about: string[];
  table: string[];
  answers: Answer[];
  heaps: Heap[];
  hints: Hint[];
  /** Whether an answer is on its way. */
  waiting?: boolean;
}

/** A document as it is sent: without a scene that is known by its name. */
export interface SentDoc extends Omit<Doc, "scene"> {
  scene: Doc["scene"] | null;
}

export interface Op {
  op: string;
  after: number;
  number: number;
  /** The names of the scenes that are known here. */
  holds: string[];
}

export interface Local extends replay.Local {
  /** The answers to which the list is narrowed by a place on the board; none for all. */
  few: number[];
  /** The digits of a number that is being typed. */
  typed: string;
  /** What the page shows so far. */
  rev: string;
}

export interface Ed extends replay.Told {
  truth: Doc;
  doc: Doc;
  local: Local;
  panel: HTMLElement;
  side: HTMLElement;
  caption: HTMLElement;
  lit: SVGGElement;
}
