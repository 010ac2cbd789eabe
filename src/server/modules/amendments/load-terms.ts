import { BRAND } from "#brand";
import {
  type AmendmentKind,
  type FeePeriod,
  findAmendmentProblem,
  findFeePeriod,
  findFeePeriods,
  isOpen,
  toFeeKind,
} from "#domain/amendments";
import { toBookingStatus } from "#domain/bookings";
import type { DeadlineFacts } from "#domain/deadlines";
import type { Money } from "#domain/money";
import { type TimeZone, toDate } from "#domain/time";
import { storedJson } from "#server/platform/database/statements.ts";
import { dayIn, OFFICE_ZONE } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { summarise } from "../booking-views/index.ts";
import { type StoredBooking, isLcl } from "../bookings/index.ts";
import { type OfferContext, priceOffer, readOffer } from "../rates/index.ts";
import { listAmendmentsOf } from "./store.ts";
import type { BookingAmendmentTable } from "./tables.ts";

/** What changing a booking costs, whether it is possible, and what was requested. */
export interface AmendmentTerms {
  /** Of the days of the fees: that of the port of loading. */
  readonly timeZone: TimeZone;
  readonly periods: Readonly<Record<"cancellation" | "amendment", readonly FeePeriod[]>>;
  readonly findProblem: (kind: AmendmentKind) => string | null;
  readonly findFee: (kind: AmendmentKind) => Money | null;
  readonly amendments: readonly BookingAmendmentTable[];
}

/* Fees are counted to the day on which the booked sailing departs. */
const readTerms = (quotation: StoredBooking): Pick<AmendmentTerms, "periods" | "timeZone"> => {
  const context = storedJson<OfferContext>(quotation.context);
  const offer = readOffer(quotation.offer);
  const containers = context.load.reduce((sum, { quantity }) => sum + quantity, 0);
  const { departure, fees, loadingZone } = priceOffer(offer, context).match(
    (priced) => ({
      departure: priced.source === "lcl" || priced.departure === null ? null : toDate(priced.departure),
      fees: priced.fees,
      loadingZone: priced.loadingZone,
    }),
    () => ({ departure: null, fees: [], loadingZone: null }),
  );
  const terms = { fees, departure, containers };
  const periods = {
    cancellation: findFeePeriods(terms, "cancellation"),
    amendment: findFeePeriods(terms, "amendment"),
  };
  return { periods, timeZone: loadingZone ?? OFFICE_ZONE };
};

const hasSailed = async (db: Executor, quotation: StoredBooking, now: number): Promise<boolean> => {
  const { deadlineFacts } = await summarise(db, quotation, now);
  return deadlineFacts !== null && storedJson<DeadlineFacts>(deadlineFacts).hasSailed;
};

export const loadTerms = async (db: Executor, quotation: StoredBooking, now: number): Promise<AmendmentTerms> => {
  const amendments = await listAmendmentsOf(db, quotation.id);
  const { periods, timeZone } = readTerms(quotation);
  const booking = {
    status: toBookingStatus(quotation.status),
    hasSailed: await hasSailed(db, quotation, now),
    isPartLoad: isLcl(quotation),
    hasOpenRequest: amendments.some(isOpen),
  };
  return {
    periods,
    timeZone,
    amendments,
    findProblem: (kind) => findAmendmentProblem(booking, kind, BRAND.landline),
    findFee: (kind) => findFeePeriod(periods[toFeeKind(kind)], dayIn(now, timeZone))?.fee ?? null,
  };
};
