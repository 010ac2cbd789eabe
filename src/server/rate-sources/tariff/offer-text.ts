import type { EquipmentCode } from "../../../domain/containers/equipment.ts";
import type { CalendarDate } from "../../../domain/time/calendar.ts";
import type { FreeTimeCondition, SpotEquipment, Surcharge } from "../../../wire/schema.d.ts";
import type { QuotedOffer, RateRequest } from "../source.ts";
import { type ChargeTexts, wireAmount } from "./charge-texts.ts";
import type { Journey } from "./journeys.ts";
import type { PlaceOf, Route } from "./route-legs.ts";
import { type Sailing, weekPrice } from "./sailings.ts";
import type { Carrier, Haulage } from "./tariff-book.ts";
import { shiftDay } from "./shift-day.ts";

/** What all offers of one carrier in one search share, as JSON texts. */
export interface CarrierTexts {
  readonly name: string;
  readonly support: string;
  readonly freeTime: string;
  readonly equipments: string;
}

export interface OfferParts {
  readonly carrier: Carrier;
  readonly shared: CarrierTexts;
  readonly journey: Journey;
  readonly sailing: Sailing;
  readonly route: Route;
  readonly texts: ChargeTexts;
  readonly request: RateRequest;
  readonly placeOf: PlaceOf;
}

const freeTime = (carrier: Carrier, { boxes }: RateRequest): readonly FreeTimeCondition[] =>
  carrier.freeTime.map((free) => ({
    movementType: free.movement,
    tariff: { code: free.tariff },
    conditionsByEquipment: boxes.flatMap(({ equipment }) => {
      const days = free.days[equipment];
      return days === undefined
        ? []
        : [{ equipmentGroupIsoCode: equipment, freeDays: { number: days, calculationType: free.counted } }];
    }),
  }));

const spotEquipments = (carrier: Carrier, { boxes, cooling }: RateRequest): readonly SpotEquipment[] =>
  boxes.map(({ equipment, quantity }) => ({
    equipmentGroupIsoCode: equipment,
    numberOfContainerRequested: quantity,
    maxNetWeight: (carrier.maxNetWeight[equipment] ?? 0) / 1000 || null,
    availableRate: true,
    ...(cooling === null ? {} : { reeferAttributes: cooling }),
  }));

export const carrierTexts = (carrier: Carrier, request: RateRequest): CarrierTexts => ({
  name: JSON.stringify(carrier.name),
  support: JSON.stringify({
    supportContact: carrier.supportContact,
    ...(carrier.comment === null ? {} : { commentToCustomer: carrier.comment }),
  }).slice(1, -1),
  freeTime: JSON.stringify(freeTime(carrier, request)),
  equipments: JSON.stringify(spotEquipments(carrier, request)),
});

const HAULAGE_NAMES = { RL: "Rail haulage", RD: "Truck haulage", BA: "Barge haulage" } as const;

const haulageText = (haulage: Haulage | null, end: "origin" | "destination", size: EquipmentCode): string => {
  const price = haulage?.prices[size];
  if (haulage === null || price === undefined) return "";
  const way = HAULAGE_NAMES[haulage.mode];
  const [code, from, to] =
    end === "origin" ? ["OIH00", haulage.place, haulage.port] : ["DIH00", haulage.port, haulage.place];
  const text = JSON.stringify({
    charge: { chargeCode: code, chargeName: from === to ? `${way} within ${from}` : `${way} ${from} to ${to}` },
    amount: wireAmount(price, haulage.currency),
    chargeCurrency: haulage.currency,
    paymentMethod: "P",
  } satisfies Surcharge);
  return `,${text}`;
};

const inFreightCurrency = (haulage: Haulage | null, size: EquipmentCode, currency: string): number =>
  haulage !== null && haulage.currency === currency ? (haulage.prices[size] ?? 0) : 0;

/** Prices of one box: the all-in rate adds what is stated in the currency of the freight; other currencies stand beside it. */
const sizeText = ({ journey, sailing, texts }: OfferParts, size: EquipmentCode): string => {
  const { line, collection, delivery } = journey;
  const basic = weekPrice(line.freight[size] ?? 0, line.swing, sailing.week);
  const charges = texts.boxes(size);
  const hauled = inFreightCurrency(collection, size, line.currency) + inFreightCurrency(delivery, size, line.currency);
  const freight = wireAmount(basic, line.currency);
  const allIn = wireAmount(basic + charges.inFreightCurrency + hauled, line.currency);
  const currency = JSON.stringify(line.currency);
  return (
    `{"equipmentGroupIsoCode":"${size}","currency":{"code":${currency}},"basicOceanFreightRate":${freight},"allInRate":${allIn},` +
    `"matchingCargoSurcharges":[{"charge":{"chargeCode":"FRT00","chargeName":"Basic freight"},"amount":${freight},"chargeCurrency":${currency},"paymentMethod":"P"}` +
    `${haulageText(collection, "origin", size)}${charges.text}${haulageText(delivery, "destination", size)}]}`
  );
};

/** A spot price holds some days from the asking, a contract price as long as the tariff; neither beyond the departure. */
const validTill = ({ carrier, journey, request, sailing }: OfferParts): CalendarDate => {
  const { line } = journey;
  const own = line.rateType === "Spot" ? shiftDay(request.today, carrier.spotValidityDays) : line.validTill;
  return [own, line.validTill, sailing.date].reduce((a, b) => (a < b ? a : b));
};

const haulageMode = (haulage: Haulage | null): "P" | "R" | "D" =>
  haulage === null ? "P" : haulage.service === "Door" ? "D" : "R";

const modeText = (end: "export" | "import", haulage: Haulage | null): string =>
  haulage === null ? "" : `"${end}ModeOfTransport":"${haulage.mode}",`;

const viaText = ({ journey }: OfferParts): string => {
  const hubs = journey.line.legs.slice(1).map((leg) => leg.from);
  return hubs.length === 0 ? "Direct" : `Transhipment ${hubs.join(", ")}`;
};

const routingText = (parts: OfferParts): string => {
  const { line, collection, delivery } = parts.journey;
  const name = (code: string): string => parts.placeOf(code)?.name ?? code;
  return JSON.stringify({
    ...(collection === null ? {} : { receiptPlace: name(collection.place) }),
    portOfLoading: name(line.portOfLoading),
    portOfDischarge: name(line.portOfDischarge),
    ...(delivery === null ? {} : { deliveryPlace: name(delivery.place) }),
    routinginformation: viaText(parts),
  });
};

const quoteLineText = (parts: OfferParts): string => {
  const { journey, request, shared, texts } = parts;
  const { line, collection, delivery } = journey;
  const from = line.validFrom > request.today ? line.validFrom : request.today;
  const sizes = request.boxes.map(({ equipment }) => sizeText(parts, equipment)).join(",");
  return (
    `{"validityFrom":"${from}","validityTo":"${validTill(parts)}",` +
    `"exportHaulageMode":"${haulageMode(collection)}","importHaulageMode":"${haulageMode(delivery)}",` +
    `${modeText("export", collection)}${modeText("import", delivery)}` +
    `"spotEquipments":${shared.equipments},"routing":${routingText(parts)},` +
    `"surcharges":{"simulationDate":"${request.today}","matchingSurchargesPerEquipmentTypes":[${sizes}],` +
    `"matchingBlSurcharges":[${texts.bill}],"matchingSurchargesDefinedAsComments":[${texts.words}]}}`
  );
};

/** Writes one offer in the shape ApiRate without its id; a full sailing is quoted as `Sold-out`. */
export const offerText = (parts: OfferParts): QuotedOffer => {
  const { journey, request, route, sailing, shared } = parts;
  const service = journey.line.legs.length === 1 ? "Direct" : "Transhipment";
  return {
    kind: "api",
    refusal: sailing.isFull ? "Sold-out" : null,
    fields:
      `"providerName":${shared.name},"rateType":"${journey.line.rateType}","askedAt":"${request.askedAt}",` +
      `"departureDate":"${route.departure}","arrivalDate":"${route.arrival}","transitTime":${route.days},"serviceType":"${service}",` +
      `${shared.support},"routingLegs":[${route.legs}],"ddsmConditions":${shared.freeTime},"quoteLine":${quoteLineText(parts)}}`,
  };
};
