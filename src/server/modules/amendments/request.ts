import { findFormats } from "../accounts/index.ts";
import { recordBookingChange } from "../bookings/index.ts";
import type { AuditValue } from "#domain/audit";
import { err, ok, type Result } from "neverthrow";
import type { AmendmentRequest } from "#api/schema.d.ts";
import { findTextProblem } from "#domain/amendments";
import type { StoredMargins } from "#domain/margins";
import { formatMoney, type Money } from "#domain/money";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Executor } from "#server/schema.ts";
import { NO_BOOKING } from "../booking-documents/index.ts";
import { type DeskMailing, lockQuotation, loadBookableOffer, type StoredBooking } from "../bookings/index.ts";
import { saveAmendmentMargins } from "../margins/index.ts";
import { type OfferContext, priceOffer, readOffer } from "../rates/index.ts";
import { recordAmendmentEvent } from "./events.ts";
import { trackAmendment } from "./inbox-item.ts";
import { mailDesk } from "./desk-mails.ts";
import { readChangeAmount, toReplacement } from "./presenter.ts";
import { addAmendment, findByKey } from "./store.ts";
import type { BookingAmendmentTable } from "./tables.ts";
import { loadTerms } from "./load-terms.ts";

const conflict = (message: string): Refusal => ({ kind: "conflict", message });
const refuseField = (field: string, message: string): Refusal => ({
  kind: "fields",
  message: "Please check the marked fields.",
  fields: [{ field, message }],
});

type Stored = Pick<BookingAmendmentTable, "offer" | "context" | "replacement">;

interface Replaced {
  readonly stored: Stored;
  readonly margins: StoredMargins | null;
}

const NOTHING_REPLACED: Replaced = { stored: { offer: null, context: null, replacement: null }, margins: null };

const isSameFee = (fee: Money | null, shown: AmendmentRequest["shownFee"]): boolean => {
  if (fee === null || shown === null) return fee === null && shown === null;
  const read = readChangeAmount(shown);
  return read?.currency === fee.currency && read.minor === fee.minor;
};

/* The offer is the shipper's own, from a search of today; what it costs is computed here, never taken from the request. */
const findReplacement = async (
  db: Executor,
  quotation: StoredBooking,
  { kind, offerId }: AmendmentRequest,
  now: number,
): Promise<Result<Replaced, Refusal>> => {
  if (kind === "cancellation" || kind === "details") return ok(NOTHING_REPLACED);
  if (offerId === null) return err(refuseField("offerId", "Choose a sailing."));
  const loaded = await loadBookableOffer(db, quotation.accountId, offerId, now);
  if (loaded.isErr()) return err(loaded.error);
  const { text: offer, context, facts, margins } = loaded.value;
  if (facts.providerName !== quotation.providerName)
    return err(
      refuseField(
        "offerId",
        `Choose a sailing of ${quotation.providerName}, or cancel this booking and make a new one.`,
      ),
    );
  const priced = priceOffer(readOffer(offer), storedJson<OfferContext>(context));
  if (priced.isErr() || priced.value.source === "lcl")
    return err(refuseField("offerId", "This offer cannot replace the booked one."));
  return ok({ stored: { offer, context, replacement: JSON.stringify(toReplacement(priced.value)) }, margins });
};

const recordRequest = (
  db: Executor,
  quotation: StoredBooking,
  { id, kind, state, text, fee, replacement }: BookingAmendmentTable,
): Promise<void> =>
  recordBookingChange(db, quotation, {
    action: "amendment.requested",
    after: {
      request: id,
      kind,
      state,
      text,
      fee: fee === null ? null : storedJson<AuditValue>(fee),
      replacement: replacement === null ? null : storedJson<AuditValue>(replacement),
    },
  });

/** Stores a request, its message and the mail to the desk in one transaction; once for each key. */
export const requestAmendment = async (
  db: Executor,
  deps: DeskMailing,
  { id }: Pick<StoredBooking, "id">,
  { body, key, personId }: { readonly body: AmendmentRequest; readonly key: string; readonly personId: string },
): Promise<Result<BookingAmendmentTable, Refusal>> => {
  const now = deps.clock();
  const quotation = await lockQuotation(db, id);
  if (quotation === null) return err(NO_BOOKING);
  const earlier = await findByKey(db, quotation.id, key);
  if (earlier !== null) return ok(earlier);
  const problem = findTextProblem(body.kind, body.text);
  if (problem !== null) return err(refuseField("text", problem));
  const terms = await loadTerms(db, quotation, now);
  const refusal = terms.findProblem(body.kind);
  if (refusal !== null) return err(conflict(refusal));
  const fee = terms.findFee(body.kind);
  if (!isSameFee(fee, body.shownFee)) {
    const { numbers } = await findFormats(db, personId);
    const current = fee === null ? "unknown" : formatMoney(fee, numbers);
    return err(conflict(`The fee is now ${current}. Read it again before you send the request.`));
  }
  const replaced = await findReplacement(db, quotation, body, now);
  if (replaced.isErr()) return err(replaced.error);
  const amendment: BookingAmendmentTable = {
    id: deps.ids.id(),
    quotation: quotation.id,
    key,
    kind: body.kind,
    state: "received",
    requestedAt: now,
    text: body.text.trim(),
    ...replaced.value.stored,
    fee: fee === null ? null : JSON.stringify(fee),
    proposedFee: null,
    reason: null,
    decidedAt: null,
    replacedOffer: null,
    replacedContext: null,
  };
  if (!(await addAmendment(db, amendment)))
    return err(conflict("A request for this booking is open. Withdraw it, or wait for the answer."));
  await saveAmendmentMargins(db, amendment.id, replaced.value.margins);
  await trackAmendment(db, quotation, amendment, now);
  await recordAmendmentEvent(db, quotation.id, { kind: "received", request: amendment }, now);
  await recordRequest(db, quotation, amendment);
  await mailDesk(db, deps, quotation, amendment, "requested");
  return ok(amendment);
};
