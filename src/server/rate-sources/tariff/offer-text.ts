import type { EquipmentCode } from "#domain/containers";
import type { CalendarDate } from "#domain/time";
import type { FreeTimeCondition, SpotEquipment, Surcharge } from "#api/schema.d.ts";
import { ownOffer } from "../check-offers.ts";
import type { QuotedOffer, RateRequest } from "../rate-source.ts";
import { type ChargeTexts, wireAmount } from "./charge-texts.ts";
import type { Journey } from "./journeys.ts";
import type { Route } from "./route-legs.ts";
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

/** One price line of a tariff for one search: what its departures share, as JSON texts. */
export interface LineTexts {
  readonly carrier: Carrier;
  readonly journey: Journey;
  readonly request: RateRequest;
  readonly head: string;
  /** From the end of the legs to the last day of validity. */
  readonly conditions: string;
  /** From there to the route. */
  readonly terms: string;
  /** From the route to the prices. */
  readonly prices: string;
  readonly sizes: readonly SizeTexts[];
  readonly tail: string;
}

/** What a price of one box stands between. */
interface SizeTexts {
  readonly minor: number;
  /** What the all-in rate adds to basic freight, in minor units. */
  readonly added: number;
  readonly head: string;
  readonly charges: string;
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

const textsOf = (carrier: Carrier, request: RateRequest): CarrierTexts => ({
  name: JSON.stringify(carrier.name),
  support: JSON.stringify({
    supportContact: carrier.supportContact,
    ...(carrier.comment === null ? {} : { commentToCustomer: carrier.comment }),
  }).slice(1, -1),
  freeTime: JSON.stringify(freeTime(carrier, request)),
  equipments: JSON.stringify(spotEquipments(carrier, request)),
});

/** Remembers the texts of carriers for the loads that were asked for; at most `limit`, then it starts anew. */
export const carrierTexts = (limit = 2_000): ((carrier: Carrier, request: RateRequest) => CarrierTexts) => {
  const known = new Map<string, CarrierTexts>();
  return (carrier, request) => {
    const load = request.boxes.map(({ equipment, quantity }) => `${equipment}x${quantity}`).join(",");
    const { temperature, ventilation } = request.cooling ?? { temperature: "", ventilation: "" };
    const key = `${carrier.name}\n${load}\n${temperature}\n${ventilation}`;
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    if (known.size >= limit) known.clear();
    const texts = textsOf(carrier, request);
    known.set(key, texts);
    return texts;
  };
};

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
const sizeTexts = ({ line, collection, delivery }: Journey, texts: ChargeTexts, size: EquipmentCode): SizeTexts => {
  const charges = texts.boxes(size);
  const hauled = inFreightCurrency(collection, size, line.currency) + inFreightCurrency(delivery, size, line.currency);
  return {
    minor: line.freight[size] ?? 0,
    added: charges.inFreightCurrency + hauled,
    head: `{"equipmentGroupIsoCode":"${size}","currency":{"code":${JSON.stringify(line.currency)}},"basicOceanFreightRate":`,
    charges: `${haulageText(collection, "origin", size)}${charges.text}${haulageText(delivery, "destination", size)}]}`,
  };
};

/** From the value of basicOceanFreightRate to basic freight as the first charge. */
const priceText = ({ journey: { line } }: LineTexts, size: SizeTexts, week: number): string => {
  const basic = weekPrice(size.minor, line.swing, week);
  const freight = wireAmount(basic, line.currency);
  const allIn = wireAmount(basic + size.added, line.currency);
  return `${freight},"allInRate":${allIn},"matchingCargoSurcharges":[{"charge":{"chargeCode":"FRT00","chargeName":"Basic freight"},"amount":${freight},"chargeCurrency":"${line.currency}","paymentMethod":"P"}`;
};

/** A spot price holds some days from the asking, a contract price as long as the tariff; neither beyond the departure. */
const validTill = ({ carrier, journey, request }: LineTexts, sailing: Sailing): CalendarDate => {
  const { line } = journey;
  const own = line.rateType === "Spot" ? shiftDay(request.today, carrier.spotValidityDays) : line.validTill;
  return [own, line.validTill, sailing.date].reduce((a, b) => (a < b ? a : b));
};

const haulageMode = (haulage: Haulage | null): "P" | "R" | "D" =>
  haulage === null ? "P" : haulage.service === "Door" ? "D" : "R";

const modeText = (end: "export" | "import", haulage: Haulage | null): string =>
  haulage === null ? "" : `"${end}ModeOfTransport":"${haulage.mode}",`;

const termsText = ({ collection, delivery }: Journey, shared: CarrierTexts): string =>
  `","exportHaulageMode":"${haulageMode(collection)}","importHaulageMode":"${haulageMode(delivery)}",` +
  `${modeText("export", collection)}${modeText("import", delivery)}"spotEquipments":${shared.equipments},"routing":`;

/** Writes what all departures of one price line share. */
export const lineTexts = (
  carrier: Carrier,
  shared: CarrierTexts,
  journey: Journey,
  request: RateRequest,
  texts: ChargeTexts,
): LineTexts => {
  const { line } = journey;
  return {
    carrier,
    journey,
    request,
    head: `"providerName":${shared.name},"rateType":"${line.rateType}","askedAt":"${request.askedAt}",`,
    conditions: `,${shared.support},"ddsmConditions":${shared.freeTime},"quoteLine":{"validityFrom":"${request.today}","validityTo":"`,
    terms: termsText(journey, shared),
    prices: `,"surcharges":{"simulationDate":"${request.today}","matchingSurchargesPerEquipmentTypes":[`,
    sizes: request.boxes.map(({ equipment }) => sizeTexts(journey, texts, equipment)),
    tail: `],"matchingBlSurcharges":[${texts.bill}],"matchingSurchargesDefinedAsComments":[${texts.words}]}}}`,
  };
};

/** Writes one departure in the shape ApiRate without its id; a full sailing is quoted as `Sold-out`. */
export const offerText = (texts: LineTexts, sailing: Sailing, route: Route): QuotedOffer => {
  const fields = [texts.head, route.text, texts.conditions, validTill(texts, sailing), texts.terms, route.routing];
  for (const [index, size] of texts.sizes.entries())
    fields.push(index === 0 ? texts.prices : ",", size.head, priceText(texts, size, sailing.week), size.charges);
  fields.push(texts.tail);
  return ownOffer({ kind: "api", refusal: sailing.isFull ? "Sold-out" : null, fields });
};
