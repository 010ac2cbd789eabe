/** The markup that the portal drew: before the answer, after it, and what each input changed. */
export interface DrawnPage {
  readonly styles: readonly string[];
  readonly searching: string;
  readonly listed: string;
  readonly sorted: string;
  /** The list and the filter panel, whose counts follow the filters. */
  readonly filtered: readonly [list: string, filters: string];
  readonly ofOneDay: readonly [list: string, filters: string];
}

/** The list of the offers, and the filters beside it. */
export const LIST = "main [role=table] > [role=rowgroup]:last-of-type";
export const FILTERS = "aside[aria-label=Filters]";
