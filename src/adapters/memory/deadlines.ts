import { errAsync, okAsync } from "neverthrow";
import { readCarrierOffer } from "#api/readers/carrier-offer.ts";
import type { Quotation } from "#domain/bookings";
import { type DeadlineTask, type LeadTimes, STANDARD_LEAD_TIMES } from "#domain/deadlines";
import { normaliseCarrierOffer, type Rate } from "#domain/rates";
import { addDays, type CalendarDate, type Instant } from "#domain/time";
import type { TrackingReport } from "#domain/tracking";
import type { BookingEvent, CalendarFeed, DeadlinesPort } from "#ports/api.ts";
import type { ClockPort } from "#ports/browser.ts";
import { toExchangeRates } from "./rates.ts";

const legEnd = (name: string, code: string) => ({ place: { name, internalCode: code } });

/** What the sample booking was made from, in the format of a carrier. */
const toOffer = (today: CalendarDate) => ({
  offerId: "sample-offer",
  providerName: "Norrvik Line",
  departureDate: `${addDays(today, -10)}T06:00:00`,
  arrivalDate: `${addDays(today, 12)}T06:00:00`,
  routingLegs: [
    {
      legFrom: legEnd("Nhava Sheva", "INNSA"),
      legTo: legEnd("Rotterdam", "NLRTM"),
      departureDate: `${addDays(today, -10)}T06:00:00`,
      arrivalDate: `${addDays(today, 12)}T06:00:00`,
      portCutOffDate: `${addDays(today, -12)}T18:00:00`,
      vgmCutOffDate: `${addDays(today, -12)}T12:00:00`,
      modeOfTransport: "VESSEL",
      vesselName: "NORRVIK LOFOTEN",
      voyageReference: "367W",
    },
  ],
  ddsmConditions: [
    {
      movementType: "I",
      tariff: { code: "MER" },
      conditionsByEquipment: [
        {
          equipmentGroupIsoCode: "20GP",
          freeDays: { number: 10, calculationType: "Calendar" },
          charges: [{ fromDay: 1, amount: 60, currency: "EUR" }],
        },
      ],
    },
  ],
  quoteLine: {
    surcharges: {
      matchingSurchargesPerEquipmentTypes: [
        { equipmentGroupIsoCode: "20GP", currency: "USD", basicOceanFreightRate: 980, allInRate: 980 },
      ],
    },
  },
});

const toPlaceName = (code: string): string | null => (code === "INNSA" ? "Nhava Sheva" : null);

const toHistory = ({ bookingId, quotationId }: Quotation, clock: ClockPort): readonly BookingEvent[] => {
  const [happenedAt, number] = [clock.now(), bookingId ?? quotationId];
  return [{ title: `Booking confirmed: ${number}`, detail: null, happenedAt, by: "desk" }];
};

const LOAD = [{ equipment: "20GP", quantity: 2, weightKg: 0 }] as const;

export const createMemoryDeadlines = (
  clock: ClockPort,
  findBooking: (id: string) => Quotation | null,
  findReport: (booking: Quotation) => TrackingReport | null,
): DeadlinesPort => {
  const leadTimes = new Map<string, LeadTimes>();
  const marks = new Map<DeadlineTask, Instant>();
  let feed: CalendarFeed | null = null;
  const readOffer = (): Rate | null => {
    const today = clock.today();
    const context = { load: LOAD, exchange: toExchangeRates(today), now: null };
    return readCarrierOffer(toOffer(today))
      .map((offer) => normaliseCarrierOffer(offer, context))
      .unwrapOr(null);
  };
  return {
    booking: (id) => {
      const quotation = findBooking(id);
      if (quotation === null) return errAsync({ kind: "refused", reason: "not-found", message: "", fields: [] });
      const report = findReport(quotation);
      return okAsync({
        quotation,
        booked: report === null ? null : readOffer(),
        load: LOAD,
        exchange: toExchangeRates(clock.today()),
        report,
        leadTimes: leadTimes.get(report?.stops[0]?.code ?? "") ?? STANDARD_LEAD_TIMES,
        sentTasks: [],
        markedTasks: [...marks].map(([task, at]) => ({ task, at })),
        isMuted: false,
        history: toHistory(quotation, clock),
        revision: 1,
      });
    },
    mark: ({ task, isDone }) => {
      if (isDone) marks.set(task, clock.now());
      else marks.delete(task);
      return okAsync(null);
    },
    saveLeadTimes: ({ origin, leadTimes: changed }) => {
      leadTimes.set(origin, changed);
      return okAsync(changed);
    },
    listLeadTimes: () =>
      okAsync([...leadTimes].map(([origin, saved]) => ({ origin, name: toPlaceName(origin), leadTimes: saved }))),
    deleteLeadTimes: (origin) => {
      leadTimes.delete(origin);
      return okAsync(null);
    },
    calendarFeed: () => okAsync(feed === null ? null : { ...feed, link: null }),
    createCalendarFeed: () => {
      feed = { createdAt: clock.now(), link: "https://portal.example/api/calendar/sample" };
      return okAsync(feed);
    },
    deleteCalendarFeed: () => {
      feed = null;
      return okAsync(null);
    },
  };
};
