import type {
  Amendment,
  ChangeAmount,
  FeePeriod as FeePeriodAnswer,
  Replacement,
  ReplacedOffer,
} from "#api/schema.d.ts";
import type { FeePeriod } from "#domain/amendments";
import { toSharedPrice } from "#domain/links";
import { getMinorDigits, type Money, parseMoney } from "#domain/money";
import type { Rate } from "#domain/rates";
import { storedJson } from "#server/platform/database/statements.ts";
import { toInstant } from "#server/platform/time.ts";
import { presentPrice, type OfferContext, priceOffer, readOffer } from "../rates/index.ts";
import type { StoredBooking } from "../bookings/index.ts";
import { listRequestChanges } from "./read-sailing.ts";
import type { BookingAmendmentTable } from "./tables.ts";

const toChangeAmount = (money: Money | null): ChangeAmount | null =>
  money === null ? null : { currency: money.currency, amount: money.minor / 10 ** getMinorDigits(money.currency) };

export const readChangeAmount = (amount: ChangeAmount | null): Money | null =>
  amount === null ? null : parseMoney(String(amount.amount), amount.currency).unwrapOr(null);

export const readFee = (stored: string | null): Money | null => (stored === null ? null : storedJson<Money>(stored));

export const presentPeriods = (periods: readonly FeePeriod[]): FeePeriodAnswer[] =>
  periods.map(({ from, till, fee }) => ({ from, till, fee: toChangeAmount(fee) }));

/** The sailing, load and total of an offer. */
export const toReplacement = ({ legs, departure, arrival, load, price: { converted } }: Rate): Replacement => {
  const sea = legs.find(({ mode }) => mode === "sea");
  return {
    vesselName: sea?.vessel ?? null,
    voyageReference: sea?.voyage ?? null,
    departureDate: departure,
    arrivalDate: arrival,
    containers: load.containers.map(({ equipment, quantity }) => ({
      equipmentGroupIsoCode: equipment,
      numberOfContainers: quantity,
    })),
    total: converted.kind === "converted" ? toChangeAmount(converted.total) : null,
  };
};

const presentReplaced = ({ replacedOffer, replacedContext }: BookingAmendmentTable): ReplacedOffer | null => {
  if (replacedOffer === null || replacedContext === null) return null;
  const context = storedJson<OfferContext>(replacedContext);
  return priceOffer(readOffer(replacedOffer), context).match(
    (priced) =>
      priced.source === "lcl"
        ? null
        : { ...toReplacement(priced), price: presentPrice(toSharedPrice(priced.charges, context.exchange)) },
    () => null,
  );
};

/** A request; without its booking it does not state what it changes. */
export const presentAmendment = (
  row: BookingAmendmentTable,
  booking: Pick<StoredBooking, "offer" | "context" | "bookedAt"> | null = null,
): Amendment => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  startedBy: row.byDesk === 1 ? "desk" : "shipper",
  requestedAt: toInstant(row.requestedAt),
  text: row.text,
  replacement: row.replacement === null ? null : storedJson<Replacement>(row.replacement),
  replaced: presentReplaced(row),
  ...(booking === null ? {} : { changes: [...listRequestChanges(booking, row)] }),
  fee: toChangeAmount(readFee(row.fee)),
  proposedFee: toChangeAmount(readFee(row.proposedFee)),
  reason: row.reason,
  decidedAt: row.decidedAt === null ? null : toInstant(row.decidedAt),
});
