// What the editors and Python tell each other, and what every editor is.

/** Something done in an editor, by its name; what else it holds is its own. */
export interface Op {
  op: string;
}

/** An edit on its way to Python. */
export interface Sent extends Op {
  seq: number;
}

export interface Refusal {
  inst: string;
  seq: number;
  words: string;
}

export interface Outbox {
  epoch: string;
  inst: string;
  seq: number;
  acked: number;
  pending: Sent[];
  refused: number;
  waitMs: number;
}

/** What Python says of the edits it was sent. */
export interface Answer {
  epoch: string;
  ack: Record<string, number>;
  refusals: Refusal[];
}

/** All that Python sends: a document, what else is shown, and its answer. */
export interface Data<Doc, View> extends Answer {
  key: string;
  rev: string;
  doc: Doc;
  view: View;
}

/** What the studio's page hands to an editor each time it is drawn. */
export interface Component<Doc = any, View = any> {
  parentElement: HTMLElement;
  data: Data<Doc, View>;
  setTriggerValue(name: string, value: unknown): void;
  setStateValue(name: string, value: unknown): void;
}

/** A button of a toolbar: a tool that stays chosen, or something that it runs. */
export interface Button<E> {
  name: string;
  label: string;
  icon: string;
  key: string;
  hint?: string;
  tool?: boolean;
  run?(ed: E): void;
  can?(ed: E): boolean;
  on?(ed: E): unknown;
}

export interface PlacedButton {
  button: Button<any>;
  node: HTMLButtonElement;
}

/** What makes one editor differ from the others. */
export interface Parts<E extends Editor> {
  /** Build the elements once, below `ed.root`. */
  start(ed: E): void;
  /** The document after an edit; `doc` may be changed. */
  apply(doc: E["doc"], op: any): E["doc"];
  /** Show `ed.doc` and `ed.view`; called after everything that changes them. */
  draw(ed: E): void;
  /** A key that the toolbar does not know. */
  key?(ed: E, event: KeyboardEvent): unknown;
  /** Another tool was chosen. */
  chosen?(ed: E, tool: string): void;
  /** Python wants something seen, after an undo for example. */
  reveal?(ed: E, id: string): void;
  /** Of which fields of the document it shows every change, so that nobody need scroll. */
  reveals?: string[];
}

export interface StatusBar {
  hint: HTMLElement;
  said: HTMLElement;
  place: HTMLElement;
  bar: HTMLElement;
}

/** Python may want something seen: each wish has its token. */
export interface Reveal {
  reveal?: { token: string; id: string } | null;
}

/** An editor at work. Its own state (a drag, a tool, a zoom) stands in `local` and is never touched by what is shared. */
export interface Editor<Doc = any, View = any, Local = any, O extends Op = any> {
  parts: Parts<any>;
  component: Component<Doc, View & Reveal>;
  root: HTMLElement;
  status: StatusBar;
  buttons: PlacedButton[];
  /** What Python knows, and what is shown: that with everything still on its way. */
  truth: Doc;
  doc: Doc;
  view: View & Reveal;
  rev: string;
  box: Outbox;
  local: Local;
  selected: string;
  tool: string;
  shown: string;
  told: string;
  asked: string;
  timer: number;
  telling: number;
  send(op: O): void;
  select(id: string): void;
  ask(value: unknown): void;
  choose(tool: string): void;
  draw(): void;
  hint(text: string): void;
  say(text: string, tone?: string): void;
}

export type Child = Node | string | null | undefined | false;

export type Children = (Child | Child[])[];

export interface Attributes {
  onclick?: (event: MouseEvent) => unknown;
  onkeydown?: (event: KeyboardEvent) => unknown;
  onchange?: (event: Event) => unknown;
  oninput?: (event: Event) => unknown;
  [name: string]: unknown;
}

declare global {
  interface DocumentEventMap {
    /** A step is to be shown, by the replay with that key. */
    "musterpress-step": CustomEvent<{ replay: string; step: number }>;
  }
  interface Window {
    /** Outlives the editors that filled it: an editor is loaded anew with each page. */
    musterpressOutboxes?: Map<string, Outbox>;
    /** Ends the listening of the page before. */
    musterpressKeys?: AbortController;
  }
}
