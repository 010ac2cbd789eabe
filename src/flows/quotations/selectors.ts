import type { SnapshotFrom } from "xstate";
import type { QuotationPage } from "../../domain/quotations/quotation.ts";
import type { Failure } from "../../ports/failure.ts";
import type { quotationsMachine } from "./machine.ts";

/** What My Bookings shows. */
export type QuotationsView =
  /** `isLong` once the wait is long enough for skeletons. */
  | { readonly kind: "loading"; readonly isLong: boolean }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "empty" }
  | { readonly kind: "listed"; readonly page: number; readonly answer: QuotationPage };

const quiet: QuotationsView = { kind: "loading", isLong: false };
const long: QuotationsView = { kind: "loading", isLong: true };
const empty: QuotationsView = { kind: "empty" };

export const quotationsView = (snapshot: SnapshotFrom<typeof quotationsMachine>): QuotationsView => {
  const { answer, failure, page } = snapshot.context;
  if (snapshot.matches("failed") && failure !== null) return { kind: "failed", failure };
  if (snapshot.matches("loading") || answer === null) return snapshot.matches({ loading: "long" }) ? long : quiet;
  return answer.quotations.length === 0 && page === 0 ? empty : { kind: "listed", page, answer };
};
