import type { Instant } from "#domain/time";
import type { QuoteSearch } from "./search.ts";

/** `open`: with the desk. `answered`: with a quote. */
export type DeskRequestState = "open" | "answered" | "declined";

/** A search that the desk was asked to find a price for. */
export interface DeskRequest {
  readonly id: string;
  /** DSK-2026-000007. */
  readonly number: string;
  readonly state: DeskRequestState;
  readonly requestedAt: Instant;
  readonly search: QuoteSearch;
  readonly commodity: string | null;
  readonly note: string | null;
  /** The number of the quote that answers it. */
  readonly quoteNumber: string | null;
  /** Why the desk has no price. */
  readonly reason: string | null;
}

/** What the shipper writes to the desk about a request; null: nothing. */
export type RequestWords = Pick<DeskRequest, "commodity" | "note">;

const GAP = "\n\n";

const isWritten = (note: string | null, words: string): boolean =>
  note !== null && `${GAP}${note}${GAP}`.includes(`${GAP}${words}${GAP}`);

/**
 * An open request with what was written when its search was sent again: another commodity and a note follow the note as paragraphs
 * of their own. Null if all of it is there already, as after a second click.
 */
export const addRequestWords = (before: RequestWords, written: RequestWords): RequestWords | null => {
  const commodity = before.commodity ?? written.commodity;
  const other =
    written.commodity === null || written.commodity === commodity ? [] : [`Commodity: ${written.commodity}`];
  const paragraphs = [...other, ...(written.note === null ? [] : [written.note])];
  const added = paragraphs.filter((words) => !isWritten(before.note, words));
  if (added.length === 0 && commodity === before.commodity) return null;
  const note = [...(before.note === null ? [] : [before.note]), ...added].join(GAP);
  return { commodity, note: note === "" ? null : note };
};
