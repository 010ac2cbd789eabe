import { readPotentialFees } from "#api/readers/change-fees.ts";
import type { FindPlace } from "#domain/places";
import type { EquipmentCode } from "#domain/containers";
import { addDays, type CalendarDate, toDate } from "#domain/time";
import type { CarrierEquipment, CarrierEquipmentPrice, CarrierFreeTime, QuotedCarrierOffer } from "#domain/rates";
import { OFFICE_ZONE, zones } from "#server/platform/time.ts";
import type { CarrierRateOffer, RateRequest } from "../rate-source.ts";
import {
  billOfLadingCharges,
  commentCharges,
  containerCharges,
  haulageCharges,
  toDecimal,
  toSurcharge,
} from "./charges.ts";
import type { Journey } from "./journeys.ts";
import { inlandDays, toRoute } from "./route.ts";
import { BOOKING_CLOSES_AT, BOOKING_CLOSES_DAYS, nextSailings, type Sailing, weekPrice } from "./sailings.ts";
import type { Carrier, Haulage, TariffCharge } from "./tariff-book.ts";

/** One journey of a carrier's tariff, to be quoted for a request. */
export interface JourneyQuote {
  readonly carrier: Carrier;
  readonly journey: Journey;
  /** The charges between the ports of the journey. */
  readonly charges: readonly TariffCharge[];
  readonly request: RateRequest;
}

const toFreeTime = (carrier: Carrier, { containers }: RateRequest): readonly CarrierFreeTime[] =>
  carrier.freeTime.flatMap(({ movement, tariff, days: allDays, counted: calculation, charges: allCharges }) =>
    containers.flatMap(({ equipment }) => {
      const [days, charges] = [allDays[equipment], allCharges?.[equipment]];
      if (days === undefined) return [];
      return [{ movement, tariff, equipment, days, calculation, ...(charges === undefined ? {} : { charges }) }];
    }),
  );

const toEquipments = (carrier: Carrier, { containers, cooling }: RateRequest): readonly CarrierEquipment[] =>
  containers.map(({ equipment, quantity }) => ({
    equipment,
    quantity,
    maxNetWeightTons: (carrier.maxNetWeight[equipment] ?? 0) / 1000 || null,
    isAvailable: true,
    ...(cooling === null ? {} : { cooling }),
  }));

/** Prices of one container. Charges in other currencies than the freight are stated, but not part of the all-in rate. */
const toEquipmentPrice = (
  { journey, charges }: JourneyQuote,
  size: EquipmentCode,
  week: number,
): CarrierEquipmentPrice => {
  const { line, collection, delivery } = journey;
  const { currency } = line;
  const added = [
    haulageCharges(collection, "origin", size, currency),
    containerCharges(charges, size, currency),
    haulageCharges(delivery, "destination", size, currency),
  ];
  const freight = weekPrice(line.freight[size] ?? 0, line.swing, week);
  const basicFreight = toSurcharge({ code: "FRT00", name: "Basic freight", currency, payment: "P" }, freight);
  const allIn = added.reduce((sum, { inFreightCurrency }) => sum + inFreightCurrency, freight);
  return {
    equipment: size,
    currency,
    basicOceanFreightRate: basicFreight.amount,
    allInRate: toDecimal(allIn, currency),
    surcharges: [basicFreight, ...added.flatMap(({ surcharges }) => surcharges)],
  };
};

/** A spot price is valid some days from today, a contract price as long as the tariff; neither beyond the departure. */
const toValidTill = ({ carrier, journey: { line }, request }: JourneyQuote, sailing: Sailing): CalendarDate => {
  const own = line.rateType === "Spot" ? addDays(request.today, carrier.spotValidityDays) : line.validTill;
  return [own, line.validTill, sailing.date].reduce((a, b) => (a < b ? a : b));
};

const haulageMode = (haulage: Haulage | null): "P" | "R" | "D" =>
  haulage === null ? "P" : haulage.service === "Door" ? "D" : "R";

const toPrices = (
  quote: JourneyQuote,
  { week }: Sailing,
): Pick<QuotedCarrierOffer, "equipmentPrices" | "billOfLadingSurcharges" | "textSurcharges"> => ({
  equipmentPrices: quote.request.containers.map(({ equipment }) => toEquipmentPrice(quote, equipment, week)),
  billOfLadingSurcharges: billOfLadingCharges(quote.charges),
  textSurcharges: commentCharges(quote.charges),
});

const toOffer = (quote: JourneyQuote, sailing: Sailing, findPlace: FindPlace): CarrierRateOffer => {
  const { carrier, journey, request } = quote;
  const { collection, delivery, line } = journey;
  return {
    kind: "api",
    refusal: sailing.isFull ? "Sold-out" : null,
    offer: {
      providerName: carrier.name,
      message: null,
      logo: null,
      rateType: line.rateType,
      isConfirmedAtOnce: carrier.confirms === "rate-holder",
      validityZone: OFFICE_ZONE,
      loadingZone: findPlace(line.portOfLoading)?.timeZone ?? null,
      ...toRoute(journey, sailing, findPlace),
      supportContact: carrier.supportContact,
      validityFrom: request.today,
      validityTo: toValidTill(quote, sailing),
      validFor: null,
      exportHaulageMode: haulageMode(collection),
      importHaulageMode: haulageMode(delivery),
      exportModeOfTransport: collection?.mode ?? null,
      importModeOfTransport: delivery?.mode ?? null,
      equipments: toEquipments(carrier, request),
      ...toPrices(quote, sailing),
      freeTime: toFreeTime(carrier, request),
      allocations: [],
      potentialFees: readPotentialFees(carrier.changeFees),
      comment: carrier.comment,
    },
  };
};

const latest = (days: readonly CalendarDate[]): CalendarDate => days.reduce((a, b) => (a > b ? a : b));

/**
 * The first day on which a container can depart: not before the searched day, a container inland is collected
 * tomorrow at the earliest, and the booking cut-off is ahead on the clock of the port of loading.
 */
export const findEarliestDeparture = (journey: Journey, request: RateRequest, findPlace: FindPlace): CalendarDate => {
  const zone = findPlace(journey.line.portOfLoading)?.timeZone ?? OFFICE_ZONE;
  const local = zones.toLocal(request.now, zone);
  const closed = local.slice(11) < BOOKING_CLOSES_AT ? 0 : 1;
  return latest([
    request.ready,
    addDays(request.originToday, inlandDays(journey) + (journey.collection === null ? 0 : 1)),
    addDays(toDate(local), BOOKING_CLOSES_DAYS + closed),
  ]);
};

/** One offer for each of the next departures of a journey. */
export const toOffers = (quote: JourneyQuote, findPlace: FindPlace): readonly CarrierRateOffer[] =>
  nextSailings(quote.journey.line, findEarliestDeparture(quote.journey, quote.request, findPlace)).map((sailing) =>
    toOffer(quote, sailing, findPlace),
  );
