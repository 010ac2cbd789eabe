import { err, type Result } from "neverthrow";
import { type AmendmentAction, isOpen } from "#domain/amendments";
import type { Executor } from "#server/schema.ts";
import { decide, type DecisionRefusal } from "./decide-amendment.ts";
import type { BookingAmendmentTable } from "./tables.ts";

/** `fee-missing`: the shipper was shown no fee, so that the desk has to state one. */
export type AnswerRefusal = DecisionRefusal | "fee-missing";

/**
 * Answers a request as the desk; belongs in a transaction. The shipper was promised to be asked before anything is changed at
 * a fee that was not shown, so that a request without one is not accepted without stating it. With `heldUntil` the answer can be
 * taken back until then, and its message leaves afterwards.
 */
export const answerAmendment = async (
  db: Executor,
  amendment: BookingAmendmentTable,
  answer: { readonly action: AmendmentAction; readonly now: number; readonly heldUntil?: number | null },
): Promise<Result<BookingAmendmentTable, AnswerRefusal>> =>
  answer.action.kind === "accept" && answer.action.fee === null && amendment.fee === null && isOpen(amendment)
    ? err("fee-missing")
    : decide(db, amendment.quotation, amendment, { ...answer, isAnswer: true });
