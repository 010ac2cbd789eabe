import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import { type Amendment, mapCutOffs, type Replacement } from "#domain/amendments";
import { getMinorDigits, type Money, parseMoney } from "#domain/money";
import type { AmendmentsPort, BookingAmendments } from "#ports/amendments.ts";
import type { Api } from "./client.ts";
import { agreeing, list, listOrNone, object, orNull, text } from "./codec.ts";
import { request, readFirst } from "./request.ts";
import { PriceCodec, toPrice } from "./shared-booking.ts";

const AmountCodec = object({ currency: t.string, amount: t.number });
const FeeCodec = orNull(AmountCodec);

const REPLACEMENT = {
  vesselName: text,
  voyageReference: text,
  departureDate: text,
  arrivalDate: text,
  containers: list(object({ equipmentGroupIsoCode: t.string, numberOfContainers: t.number })),
  total: FeeCodec,
};
const ReplacementCodec = object(REPLACEMENT);

const ChangeCodec = object({
  field: t.keyof({
    vessel: null,
    voyage: null,
    departure: null,
    arrival: null,
    ...mapCutOffs(() => null),
  }),
  before: text,
  after: text,
});

const AmendmentCodec = agreeing<schema.Amendment>()(
  object({
    id: t.string,
    kind: t.keyof({ cancellation: null, sailing: null, quantity: null, details: null }),
    state: t.keyof({
      received: null,
      forwarded: null,
      "fee-proposed": null,
      confirmed: null,
      declined: null,
      withdrawn: null,
    }),
    startedBy: orNull(t.keyof({ shipper: null, desk: null })),
    requestedAt: t.string,
    text: t.string,
    replacement: orNull(ReplacementCodec),
    replaced: orNull(object({ ...REPLACEMENT, price: PriceCodec })),
    changes: listOrNone(ChangeCodec),
    fee: FeeCodec,
    proposedFee: FeeCodec,
    reason: text,
    decidedAt: text,
  }),
);
const PeriodCodec = object({ from: text, till: text, fee: FeeCodec });
const AmendmentsCodec = agreeing<schema.BookingAmendments>()(
  object({
    problem: text,
    cancellationFees: list(PeriodCodec),
    amendmentFees: list(PeriodCodec),
    timeZone: text,
    amendments: list(AmendmentCodec),
  }),
);

type Amount = t.TypeOf<typeof AmountCodec>;

const toMoney = (amount: Amount | null): Money | null =>
  amount === null ? null : parseMoney(amount.amount, amount.currency).unwrapOr(null);

const toAmount = (money: Money | null): Amount | null =>
  money === null ? null : { currency: money.currency, amount: money.minor / 10 ** getMinorDigits(money.currency) };

const toReplacement = (read: t.TypeOf<typeof ReplacementCodec>): Replacement => ({
  vessel: read.vesselName,
  voyage: read.voyageReference,
  departure: read.departureDate,
  arrival: read.arrivalDate,
  containers: read.containers.map((one) => ({
    equipment: one.equipmentGroupIsoCode,
    quantity: one.numberOfContainers,
  })),
  total: toMoney(read.total),
});

const toAmendment = (read: t.TypeOf<typeof AmendmentCodec>): Amendment => ({
  id: read.id,
  kind: read.kind,
  state: read.state,
  startedBy: read.startedBy ?? "shipper",
  requestedAt: read.requestedAt,
  text: read.text,
  replacement: read.replacement === null ? null : toReplacement(read.replacement),
  replaced:
    read.replaced === null
      ? null
      : { ...toReplacement(read.replaced), price: toPrice(read.replaced.price, toMoney(read.replaced.total)) },
  changes: read.changes,
  fee: toMoney(read.fee),
  proposedFee: toMoney(read.proposedFee),
  reason: read.reason,
  decidedAt: read.decidedAt,
});

const toPeriods = (periods: readonly t.TypeOf<typeof PeriodCodec>[]): BookingAmendments["fees"]["cancellation"] =>
  periods.map(({ from, till, fee }) => ({ from, till, fee: toMoney(fee) }));

/** Requests to change or cancel bookings over HTTP. */
export const createAmendments = (api: Api): AmendmentsPort => {
  return {
    list: (booking, signal) =>
      request(api.GET("/resource/quotation/{id}/amendments", { params: { path: { id: booking } }, signal }))
        .andThen(readFirst(AmendmentsCodec))
        .map(({ problem, cancellationFees, amendmentFees, timeZone, amendments }) => ({
          problem,
          fees: { cancellation: toPeriods(cancellationFees), amendment: toPeriods(amendmentFees) },
          ...(timeZone === null ? {} : { timeZone }),
          amendments: amendments.map(toAmendment),
        })),
    request: ({ booking, kind, text: words, offerId, shownFee, key }, signal) =>
      request(
        api.POST("/resource/quotation/{id}/amendments", {
          params: { path: { id: booking }, header: { "Idempotency-Key": key } },
          body: { kind, text: words, offerId, shownFee: toAmount(shownFee) },
          signal,
        }),
      )
        .andThen(readFirst(AmendmentCodec))
        .map(toAmendment),
    decide: ({ booking, amendment, decision, fee }, signal) =>
      request(
        api.POST("/resource/quotation/{id}/amendments/{amendment}/decision", {
          params: { path: { id: booking, amendment } },
          body: { decision, ...(fee === null ? {} : { fee: toAmount(fee) }) },
          signal,
        }),
      )
        .andThen(readFirst(AmendmentCodec))
        .map(toAmendment),
  };
};
