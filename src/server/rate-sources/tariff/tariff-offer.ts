import type { FindPlace } from "#domain/places";
import type { EquipmentCode } from "#domain/containers";
import { addDays, type CalendarDate, toDate } from "#domain/time";
import type {
  EquipmentSurcharges,
  FreeTimeCondition,
  FreeTimeOfEquipment,
  QuoteLine,
  SpotEquipment,
} from "#api/schema.d.ts";
import { OFFICE_ZONE, zones } from "#server/platform/time.ts";
import type { CarrierRateOffer, RateRequest } from "../rate-source.ts";
import { billOfLadingCharges, commentCharges, containerCharges, haulageCharges, toDecimal } from "./charges.ts";
import type { Journey } from "./journeys.ts";
import { inlandDays, toRoute, toRouting } from "./route.ts";
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

const toDailyCharges = (
  charges: NonNullable<Carrier["freeTime"][number]["charges"]>[EquipmentCode],
): Pick<FreeTimeOfEquipment, "charges"> => (charges === undefined ? {} : { charges: [...charges] });

const toFreeTime = (carrier: Carrier, { containers }: RateRequest): readonly FreeTimeCondition[] =>
  carrier.freeTime.map((free) => ({
    movementType: free.movement,
    tariff: { code: free.tariff },
    conditionsByEquipment: containers.flatMap(({ equipment }) => {
      const days = free.days[equipment];
      return days === undefined
        ? []
        : [
            {
              equipmentGroupIsoCode: equipment,
              freeDays: { number: days, calculationType: free.counted },
              ...toDailyCharges(free.charges?.[equipment]),
            },
          ];
    }),
  }));

const toSpotEquipments = (carrier: Carrier, { containers, cooling }: RateRequest): readonly SpotEquipment[] =>
  containers.map(({ equipment, quantity }) => ({
    equipmentGroupIsoCode: equipment,
    numberOfContainerRequested: quantity,
    maxNetWeight: (carrier.maxNetWeight[equipment] ?? 0) / 1000 || null,
    availableRate: true,
    ...(cooling === null ? {} : { reeferAttributes: cooling }),
  }));

/** Prices of one container. Charges in other currencies than the freight are stated, but not part of the all-in rate. */
const toEquipmentPrice = (
  { journey, charges }: JourneyQuote,
  size: EquipmentCode,
  week: number,
): EquipmentSurcharges => {
  const { line, collection, delivery } = journey;
  const { currency } = line;
  const added = [
    haulageCharges(collection, "origin", size, currency),
    containerCharges(charges, size, currency),
    haulageCharges(delivery, "destination", size, currency),
  ];
  const freight = weekPrice(line.freight[size] ?? 0, line.swing, week);
  const basicFreight = {
    charge: { code: "FRT00", name: "Basic freight" },
    amount: toDecimal(freight, currency),
    chargeCurrency: currency,
    paymentMethod: "P",
  };
  const allIn = added.reduce((sum, { inFreightCurrency }) => sum + inFreightCurrency, freight);
  return {
    equipmentGroupIsoCode: size,
    currency,
    basicOceanFreightRate: basicFreight.amount,
    allInRate: toDecimal(allIn, currency),
    matchingCargoSurcharges: [basicFreight, ...added.flatMap(({ surcharges }) => surcharges)],
  };
};

/** A spot price is valid some days from today, a contract price as long as the tariff; neither beyond the departure. */
const toValidTill = ({ carrier, journey: { line }, request }: JourneyQuote, sailing: Sailing): CalendarDate => {
  const own = line.rateType === "Spot" ? addDays(request.today, carrier.spotValidityDays) : line.validTill;
  return [own, line.validTill, sailing.date].reduce((a, b) => (a < b ? a : b));
};

const haulageMode = (haulage: Haulage | null): "P" | "R" | "D" =>
  haulage === null ? "P" : haulage.service === "Door" ? "D" : "R";

const toQuoteLine = (quote: JourneyQuote, sailing: Sailing, findPlace: FindPlace): QuoteLine => {
  const { carrier, journey, charges, request } = quote;
  const { collection, delivery } = journey;
  return {
    validityFrom: request.today,
    validityTo: toValidTill(quote, sailing),
    exportHaulageMode: haulageMode(collection),
    importHaulageMode: haulageMode(delivery),
    ...(collection === null ? {} : { exportModeOfTransport: collection.mode }),
    ...(delivery === null ? {} : { importModeOfTransport: delivery.mode }),
    spotEquipments: toSpotEquipments(carrier, request),
    routing: toRouting(journey, findPlace),
    surcharges: {
      simulationDate: request.today,
      matchingSurchargesPerEquipmentTypes: request.containers.map(({ equipment }) =>
        toEquipmentPrice(quote, equipment, sailing.week),
      ),
      matchingBlSurcharges: billOfLadingCharges(charges),
      matchingSurchargesDefinedAsComments: commentCharges(charges),
    },
  };
};

const toOffer = (quote: JourneyQuote, sailing: Sailing, findPlace: FindPlace): CarrierRateOffer => {
  const { carrier, journey, request } = quote;
  return {
    kind: "api",
    refusal: sailing.isFull ? "Sold-out" : null,
    rate: {
      providerName: carrier.name,
      rateType: journey.line.rateType,
      instantConfirmation: carrier.confirms === "rate-holder",
      validityZone: OFFICE_ZONE,
      portOfLoadingZone: findPlace(journey.line.portOfLoading)?.timeZone ?? null,
      ...toRoute(journey, sailing, findPlace),
      supportContact: carrier.supportContact,
      ...(carrier.comment === null ? {} : { commentToCustomer: carrier.comment }),
      ddsmConditions: toFreeTime(carrier, request),
      ...(carrier.changeFees === undefined || carrier.changeFees.length === 0
        ? {}
        : { potentialFees: [...carrier.changeFees] }),
      quoteLine: toQuoteLine(quote, sailing, findPlace),
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
