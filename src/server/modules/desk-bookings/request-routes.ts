import { err, ok, type Result } from "neverthrow";
import type { BodyOf } from "#server/platform/http/handler.ts";
import { type AmendmentAction, NO_SAILING } from "#domain/amendments";
import { UNDO_MS } from "#domain/inbox";
import { isCurrencyCode } from "#domain/money";
import { type DeskApi, deskRoute } from "#server/desk/route.ts";
import type { Deps } from "#server/platform/feature.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import {
  answerAmendment,
  type AnswerRefusal,
  findAmendment,
  startChange,
  withdrawChange,
} from "../amendments/index.ts";
import { answerPart } from "../cargo/index.ts";
import { createBookingChanger } from "./change-booking.ts";

const refuseField = (field: string, message: string): Refusal => ({
  kind: "fields",
  message: "Please check the marked fields.",
  fields: [{ field, message }],
});
const conflict = (message: string): Refusal => ({ kind: "conflict", message });

const NO_REQUEST: Refusal = { kind: "not-found", message: "This booking has no such request." };
const NOT_OWN = conflict("The shipper has asked for this. Decline it instead.");
const WRONG_FEE = refuseField("fee", "Use an amount of 0 or more in a known currency.");

const toRefusal = (refusal: AnswerRefusal): Refusal => {
  switch (refusal) {
    case "fee-missing":
      return refuseField("fee", "The customer was shown no fee. State one, or 0: the customer has to agree first.");
    case "booking-cancelled":
      return conflict("The booking was cancelled meanwhile. Decline this request.");
    case "fee-proposed":
      return conflict("This waits for the customer. Propose another fee, or decline it.");
    case "forwarded":
      return conflict("This was forwarded to the carrier before.");
    case "received":
    case "confirmed":
    case "declined":
    case "withdrawn":
      return conflict(`This cannot be answered any more: it is ${refusal}.`);
  }
};

type Answer = BodyOf<"answerBookingChange", DeskApi>;

const isAmount = (fee: Answer["fee"]): boolean =>
  fee === null || (isCurrencyCode(fee.currency) && fee.minor >= 0 && Number.isSafeInteger(fee.minor));

const toAction = ({ answer, fee, reason }: Answer): Result<AmendmentAction, Refusal> => {
  if (answer === "forward") return ok({ kind: "forward" });
  if (answer === "accept") return isAmount(fee) ? ok({ kind: "accept", fee }) : err(WRONG_FEE);
  return reason === null || reason.trim() === ""
    ? err(refuseField("reason", "Say why: the customer reads it."))
    : ok({ kind: "decline", reason: reason.trim() });
};

/** Changes, cancellations and parts of the cargo. */
export const requestRoutes = (deps: Deps) => {
  const { clock, ids } = deps;
  const changeBooking = createBookingChanger(deps);
  return [
    deskRoute(
      "startBookingChange",
      "work-inbox",
      ({ path, body: { revision, fee, acceptsUnusual = false, ...change } }) =>
        changeBooking({ ...path, revision, message: "Change started" }, async (transaction, booking) =>
          isAmount(fee)
            ? startChange(
                transaction,
                booking,
                { change: { ...NO_SAILING, ...change }, fee, acceptsUnusual },
                { id: ids.id(), now: clock() },
              )
            : err(WRONG_FEE),
        ),
    ),
    deskRoute("withdrawBookingChange", "work-inbox", ({ path: { number, request }, body: { revision } }) =>
      changeBooking({ number, revision, message: "Withdrawn" }, async (transaction, booking) => {
        const amendment = await findAmendment(transaction, request);
        if (amendment === null || amendment.quotation !== booking.id) return err(NO_REQUEST);
        if (amendment.byDesk !== 1) return err(NOT_OWN);
        const withdrawn = await withdrawChange(transaction, booking, amendment, clock());
        return withdrawn.mapErr((state) => conflict(`This cannot be withdrawn any more: it is ${state}.`));
      }),
    ),
    deskRoute("answerBookingChange", "work-inbox", ({ path: { number, request }, body }) =>
      changeBooking({ number, revision: body.revision, message: "Answered" }, async (transaction, booking) => {
        const amendment = await findAmendment(transaction, request);
        if (amendment === null || amendment.quotation !== booking.id) return err(NO_REQUEST);
        const action = toAction(body);
        if (action.isErr()) return err(action.error);
        const now = clock();
        const decision = { action: action.value, now, heldUntil: now + UNDO_MS };
        const answered = await answerAmendment(transaction, amendment, decision);
        return answered.mapErr(toRefusal);
      }),
    ),
    deskRoute("answerCargoPart", "work-inbox", ({ path, body: { revision, reason: typed, ...part } }) =>
      changeBooking({ ...path, revision, message: "Answered" }, async (transaction, booking) => {
        const reason = part.status === "accepted" ? null : (typed?.trim() ?? "");
        if (reason === "") return err(refuseField("reason", "Say what has to be corrected: the customer reads it."));
        const now = clock();
        return (await answerPart(transaction, booking, { ...part, reason }, now, now + UNDO_MS)).mapErr(conflict);
      }),
    ),
  ];
};
