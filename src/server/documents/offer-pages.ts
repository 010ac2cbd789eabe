import type { Column, Row } from "./pdf-table.ts";

/** A table of the document with its heading. */
export interface Section {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** Sentences under the table. */
  readonly notes: readonly string[];
}

/** Everything that the document of an offer or a booking says, in reading order. */
export interface OfferPages {
  readonly title: string;
  readonly subtitle: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly sections: readonly Section[];
  readonly terms: readonly string[];
}
