// A tab of the author's browser, as the studio knows it.

import type { Component } from "../base/types.d.ts";

/** What Python says: the cookie that names the tab in hand, this tab's token, and what is added when it is left. */
export interface TabData {
  cookie: string;
  token: string;
  left: string;
}

/** What a tab is in the middle of. */
export interface Tab {
  component: Pick<Component, "parentElement" | "setTriggerValue"> & { data: TabData };
  typing: boolean;
  holding: boolean;
  timer: number;
}

declare global {
  interface Window {
    /** Ends the listening of the page before. */
    musterpressTab?: AbortController;
  }
}
