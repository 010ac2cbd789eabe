import { err } from "neverthrow";
import type { AmendmentAction } from "#domain/amendments";
import type { Feature } from "#server/platform/feature.ts";
import { answer, authenticatedRoute } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { NO_BOOKING } from "../booking-documents/index.ts";
import { findOwnQuotation } from "../bookings/index.ts";
import { decide, type DecisionRefusal } from "./decide-amendment.ts";
import { mailDesk } from "./desk-mails.ts";
import { presentAmendment, presentPeriods, readChangeAmount } from "./presenter.ts";
import { requestAmendment } from "./request.ts";
import { findAmendment } from "./store.ts";
import { loadTerms } from "./load-terms.ts";

const NO_REQUEST: Refusal = { kind: "not-found", message: "This request was not found." };

const WRONG_FEE: Refusal = {
  kind: "fields",
  message: "Please check the marked fields.",
  fields: [{ field: "fee", message: "This is no amount of its currency." }],
};

const REFUSALS: Readonly<Record<DecisionRefusal, string>> = {
  "booking-cancelled": "The booking was cancelled meanwhile. Nothing was changed.",
  received: "The desk has not proposed a fee.",
  forwarded: "The request was forwarded to the carrier and can no longer be withdrawn.",
  "fee-proposed": "The desk has proposed a fee, or another one meanwhile. Read it, and agree to it or do not.",
  confirmed: "The request is confirmed already.",
  declined: "The request was declined already.",
  withdrawn: "The request was withdrawn already.",
};

const NEWS = { withdraw: "withdrawn", agree: "agreed", refuse: "refused" } as const;

/** Requests to change or cancel bookings, with the fee first. */
export const amendmentsFeature: Feature = ({ database: { db }, clock, ids, config }) => {
  const mailing = { clock, ids, config };
  return [
    authenticatedRoute("listAmendments", async ({ path }, { companyId: accountId }) => {
      const quotation = await findOwnQuotation(db, accountId, path.id);
      if (quotation === null) return err(NO_BOOKING);
      const { periods, timeZone, amendments, findProblem } = await loadTerms(db, quotation, clock());
      return answer([
        {
          problem: findProblem("details"),
          cancellationFees: presentPeriods(periods.cancellation),
          amendmentFees: presentPeriods(periods.amendment),
          timeZone,
          amendments: amendments.map((amendment) => presentAmendment(amendment, quotation)),
        },
      ]);
    }),
    authenticatedRoute("requestAmendment", async ({ path, body, header }, { companyId, accountId: personId }) => {
      const quotation = await findOwnQuotation(db, companyId, path.id);
      if (quotation === null) return err(NO_BOOKING);
      const requested = await db
        .transaction()
        .execute((transaction) =>
          requestAmendment(transaction, mailing, quotation, { body, key: header["Idempotency-Key"], personId }),
        );
      return requested.andThen((amendment) => answer([presentAmendment(amendment, quotation)], "Request sent"));
    }),
    authenticatedRoute(
      "decideAmendment",
      async ({ path, body: { decision, fee = null } }, { companyId: accountId }) => {
        const quotation = await findOwnQuotation(db, accountId, path.id);
        if (quotation === null) return err(NO_BOOKING);
        const amendment = await findAmendment(db, path.amendment);
        if (amendment === null || amendment.quotation !== quotation.id) return err(NO_REQUEST);
        const seen = readChangeAmount(fee);
        if (fee !== null && seen === null) return err(WRONG_FEE);
        const action: AmendmentAction = decision === "withdraw" ? { kind: decision } : { kind: decision, fee: seen };
        const decided = await db.transaction().execute(async (transaction) => {
          const result = await decide(transaction, quotation.id, amendment, { action, now: clock() });
          if (result.isOk()) await mailDesk(transaction, mailing, quotation, result.value, NEWS[decision]);
          return result;
        });
        return decided
          .mapErr((state): Refusal => ({ kind: "conflict", message: REFUSALS[state] }))
          .andThen((one) => answer([presentAmendment(one, quotation)]));
      },
    ),
  ];
};
