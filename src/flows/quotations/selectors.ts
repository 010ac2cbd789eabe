import type { SnapshotFrom } from "xstate";
import { type PageState, pageStateOf } from "../../domain/quotations/paging.ts";
import type { Quotation } from "../../domain/quotations/quotation.ts";
import { validityText } from "../../domain/quotations/validity.ts";
import type { Failure } from "../../ports/failure.ts";
import type { quotationsMachine } from "./machine.ts";

/** A booking and what today makes of its validity: `4 days left`, `Expired`, or nothing. */
export interface QuotationRow {
  readonly quotation: Quotation;
  readonly validity: string | null;
}

/** What My Bookings shows. */
export type QuotationsView =
  /** `isLong` once the wait is long enough for skeletons. */
  | { readonly kind: "loading"; readonly isLong: boolean }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "empty" }
  /** `rows` is empty on a page behind the last: the way back stays. */
  | {
      readonly kind: "listed";
      readonly rows: readonly QuotationRow[];
      readonly total: number | null;
      readonly paging: PageState;
    };

const quiet: QuotationsView = { kind: "loading", isLong: false };
const long: QuotationsView = { kind: "loading", isLong: true };
const empty: QuotationsView = { kind: "empty" };

export const quotationsView = (snapshot: SnapshotFrom<typeof quotationsMachine>): QuotationsView => {
  const { answer, failure, page, today } = snapshot.context;
  if (snapshot.matches("failed") && failure !== null) return { kind: "failed", failure };
  if (snapshot.matches("loading") || answer === null) return snapshot.matches({ loading: "long" }) ? long : quiet;
  if (answer.quotations.length === 0 && page === 0) return empty;
  const rows = answer.quotations.map((quotation) => ({ quotation, validity: validityText(quotation, today) }));
  return { kind: "listed", rows, total: answer.total, paging: pageStateOf(page, answer) };
};
