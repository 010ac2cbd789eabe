import type { EquipmentCode } from "../../../domain/containers/equipment.ts";
import { addDays, type CalendarDate } from "../../../domain/time/calendar.ts";
import type { FreeTimeCondition, SpotEquipment, Surcharge } from "../../../wire/schema.d.ts";
import type { QuotedOffer, RateRequest } from "../source.ts";
import { type ChargeTexts, wireAmount } from "./charge-texts.ts";
import type { Journey } from "./journeys.ts";
import type { Route } from "./route-legs.ts";
import { type Sailing, weekPrice } from "./sailings.ts";
import type { Carrier, Haulage } from "./tariff-book.ts";

export interface OfferParts {
  readonly carrier: Carrier;
  readonly journey: Journey;
  readonly sailing: Sailing;
  readonly route: Route;
  readonly texts: ChargeTexts;
  readonly request: RateRequest;
}

const list = (texts: readonly string[]): string => texts.filter((text) => text !== "").join(",");
/** The fields of an object without its braces. */
const fields = (value: object): string => JSON.stringify(value).slice(1, -1);

const perBox = (code: string, name: string, minor: number, currency: string): string =>
  JSON.stringify({
    charge: { chargeCode: code, chargeName: name },
    amount: wireAmount(minor, currency),
    chargeCurrency: currency,
    paymentMethod: "P",
  } satisfies Surcharge);

const haulageText = (haulage: Haulage | null, end: "origin" | "destination", size: EquipmentCode): string => {
  const price = haulage?.prices[size];
  if (haulage === null || price === undefined) return "";
  const way = { RL: "Rail haulage", RD: "Truck haulage", BA: "Barge haulage" }[haulage.mode];
  const [code, from, to] =
    end === "origin" ? ["OIH00", haulage.place, haulage.port] : ["DIH00", haulage.port, haulage.place];
  return perBox(code, from === to ? `${way} within ${from}` : `${way} ${from} to ${to}`, price, haulage.currency);
};

const inFreightCurrency = (haulage: Haulage | null, size: EquipmentCode, currency: string): number =>
  haulage !== null && haulage.currency === currency ? (haulage.prices[size] ?? 0) : 0;

/** Prices of one box: the all-in rate adds what is stated in the currency of the freight; other currencies stand beside it. */
const sizeText = ({ journey, sailing, texts }: OfferParts, size: EquipmentCode): string => {
  const { line, collection, delivery } = journey;
  const basic = weekPrice(line.freight[size] ?? 0, line.swing, sailing.week);
  const charges = texts.boxes(size);
  const hauled = inFreightCurrency(collection, size, line.currency) + inFreightCurrency(delivery, size, line.currency);
  const head = fields({
    equipmentGroupIsoCode: size,
    currency: { code: line.currency },
    basicOceanFreightRate: wireAmount(basic, line.currency),
    allInRate: wireAmount(basic + charges.inFreightCurrency + hauled, line.currency),
  });
  const cargo = list([
    perBox("FRT00", "Basic freight", basic, line.currency),
    haulageText(collection, "origin", size),
    ...charges.texts,
    haulageText(delivery, "destination", size),
  ]);
  return `{${head},"matchingCargoSurcharges":[${cargo}]}`;
};

const spotEquipments = ({ request, carrier }: OfferParts): readonly SpotEquipment[] =>
  request.boxes.map(({ equipment, quantity }) => ({
    equipmentGroupIsoCode: equipment,
    numberOfContainerRequested: quantity,
    maxNetWeight: (carrier.maxNetWeight[equipment] ?? 0) / 1000 || null,
    availableRate: true,
    ...(request.cooling === null ? {} : { reeferAttributes: request.cooling }),
  }));

const freeTime = ({ carrier, request }: OfferParts): readonly FreeTimeCondition[] =>
  carrier.freeTime.map((free) => ({
    movementType: free.movement,
    tariff: { code: free.tariff },
    conditionsByEquipment: request.boxes.flatMap(({ equipment }) => {
      const days = free.days[equipment];
      return days === undefined
        ? []
        : [{ equipmentGroupIsoCode: equipment, freeDays: { number: days, calculationType: free.counted } }];
    }),
  }));

/** A spot price holds some days from the asking, a contract price as long as the tariff; neither beyond the departure. */
const validTill = ({ carrier, journey, request, sailing }: OfferParts): CalendarDate => {
  const { line } = journey;
  const own = line.rateType === "Spot" ? addDays(request.today, carrier.spotValidityDays) : line.validTill;
  return [own, line.validTill, sailing.date].reduce((a, b) => (a < b ? a : b));
};

const haulageMode = (haulage: Haulage | null): "P" | "R" | "D" =>
  haulage === null ? "P" : haulage.service === "Door" ? "D" : "R";

const viaText = ({ journey }: OfferParts): string | null => {
  const hubs = journey.line.legs.slice(1).map((leg) => leg.from);
  return hubs.length === 0 ? "Direct" : `Transhipment ${hubs.join(", ")}`;
};

const quoteLineText = (parts: OfferParts): string => {
  const { journey, request, route, texts } = parts;
  const { line, collection, delivery } = journey;
  const names = route.legs.map((leg) => leg.legFrom.place.name);
  const last = route.legs.at(-1)?.legTo.place.name ?? null;
  const head = fields({
    validityFrom: line.validFrom > request.today ? line.validFrom : request.today,
    validityTo: validTill(parts),
    exportHaulageMode: haulageMode(collection),
    importHaulageMode: haulageMode(delivery),
    exportModeOfTransport: collection?.mode ?? null,
    importModeOfTransport: delivery?.mode ?? null,
    spotEquipments: spotEquipments(parts),
    routing: {
      receiptPlace: collection === null ? null : (names[0] ?? null),
      portOfLoading: names[collection === null ? 0 : 1] ?? null,
      portOfDischarge: delivery === null ? last : (names.at(-1) ?? null),
      deliveryPlace: delivery === null ? null : last,
      routinginformation: viaText(parts),
    },
  });
  const sizes = request.boxes.map(({ equipment }) => sizeText(parts, equipment)).join(",");
  return `{${head},"surcharges":{"simulationDate":"${request.today}","matchingSurchargesPerEquipmentTypes":[${sizes}],"matchingBlSurcharges":[${texts.bill}],"matchingSurchargesDefinedAsComments":[${texts.words}]}}`;
};

/** Writes one offer in the shape ApiRate without its id; a full sailing is quoted as `Sold-out`. */
export const offerText = (parts: OfferParts): QuotedOffer => {
  const { carrier, journey, request, route, sailing } = parts;
  const head = fields({
    providerName: carrier.name,
    logo: null,
    rateType: journey.line.rateType,
    askedAt: request.askedAt,
    departureDate: route.departure,
    arrivalDate: route.arrival,
    transitTime: route.days,
    serviceType: journey.line.legs.length === 1 ? "Direct" : "Transhipment",
    supportContact: carrier.supportContact,
    ...(carrier.comment === null ? {} : { commentToCustomer: carrier.comment }),
    routingLegs: route.legs,
    ddsmConditions: freeTime(parts),
  });
  return {
    kind: "api",
    refusal: sailing.isFull ? "Sold-out" : null,
    body: `{${head},"quoteLine":${quoteLineText(parts)}}`,
  };
};
