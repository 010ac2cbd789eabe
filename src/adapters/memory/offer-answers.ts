import { type JsonObject, toItems, toObject, toText } from "#api/readers/json.ts";
import { moveDates } from "./examples.ts";
import type { Call } from "./store.ts";

/** What each container carries, in tonnes. */
const MAX_NET_WEIGHT = 26;

const CARRIERS = [
  { name: "Norrvik Line", percent: 100 },
  { name: "Pelagia", percent: 101 },
  { name: "Amberline", percent: 98 },
] as const;
const SAILINGS = [0, 7, 14] as const;

const toPrice = (amount: unknown, percent: number): unknown =>
  typeof amount === "number" ? Math.round((amount * percent) / 100) : amount;

const toSurcharge = (surcharge: unknown, percent: number): JsonObject => {
  const read = toObject(surcharge);
  return { ...read, amount: toPrice(read["amount"], percent) };
};

/* A 40-foot container is 1.6 times as expensive as the example's. */
const toEquipmentPrice = (sample: JsonObject, equipment: string, carrierPercent: number): JsonObject => {
  const percent = carrierPercent * (equipment.startsWith("20") ? 1 : 1.6);
  return {
    ...sample,
    equipmentGroupIsoCode: equipment,
    basicOceanFreightRate: toPrice(sample["basicOceanFreightRate"], percent),
    allInRate: toPrice(sample["allInRate"], percent),
    matchingCargoSurcharges: toItems(sample["matchingCargoSurcharges"]).map((one) => toSurcharge(one, percent)),
  };
};

interface Requested {
  readonly equipments: readonly JsonObject[];
  readonly from: JsonObject;
  readonly to: JsonObject;
}

/* The first of the stated places; a search without one is answered as the example is. */
const toEnd = (body: JsonObject, fields: readonly (readonly [code: string, name: string])[]): JsonObject => {
  const found = fields.find(([code]) => toText(body[code]) !== null);
  return found === undefined ? {} : { place: { name: body[found[1]], internalCode: body[found[0]] } };
};

const readRequested = (body: JsonObject): Requested => ({
  equipments: toItems(body["requestedEquipments"]).map(toObject),
  from: toEnd(body, [
    ["portOfLoading", "loadingPort"],
    ["placeOfOrigin", "originPlace"],
  ]),
  to: toEnd(body, [
    ["portOfDischarge", "dischargePort"],
    ["placeOfDelivery", "deliveryPlace"],
  ]),
});

const toQuoteLine = (sample: JsonObject, { equipments }: Requested, percent: number): JsonObject => {
  if (equipments.length === 0) return sample;
  const surcharges = toObject(sample["surcharges"]);
  const [priced] = toItems(surcharges["matchingSurchargesPerEquipmentTypes"]).map(toObject);
  const [spot] = toItems(sample["spotEquipments"]).map(toObject);
  const codes = equipments.map((one) => String(one["equipmentGroupIsoCode"]));
  return {
    ...sample,
    spotEquipments: equipments.map((one) => ({
      ...spot,
      equipmentGroupIsoCode: one["equipmentGroupIsoCode"],
      numberOfContainerRequested: one["numberOfContainers"],
      maxNetWeight: MAX_NET_WEIGHT,
    })),
    surcharges: {
      ...surcharges,
      matchingSurchargesPerEquipmentTypes: codes.map((code) => toEquipmentPrice(priced ?? {}, code, percent)),
    },
  };
};

const toOffer = (
  sample: JsonObject,
  requested: Requested,
  carrier: (typeof CARRIERS)[number],
  days: number,
): JsonObject => {
  const { quoteLine, askedAt, ...sailing } = sample;
  const moved = toObject(JSON.parse(moveDates(JSON.stringify(sailing), days)));
  return {
    ...moved,
    askedAt,
    offerId: `${carrier.name}-${days}`,
    providerName: carrier.name,
    routingLegs: toItems(moved["routingLegs"]).map((leg) => {
      const { legFrom, legTo, ...rest } = toObject(leg);
      return {
        ...rest,
        legFrom: { ...toObject(legFrom), ...requested.from },
        legTo: { ...toObject(legTo), ...requested.to },
      };
    }),
    quoteLine: toQuoteLine(toObject(quoteLine), requested, carrier.percent),
  };
};

const countDays = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The example's offer for what is searched: three carriers with three sailings each, from the requested day on. */
export const answerRates = ({ example, body, now }: Call): JsonObject => {
  const [group] = toItems(toObject(example.body)["result"]).map(toObject);
  const [sample] = toItems(group?.["api"]).map(toObject);
  const requested = readRequested(body);
  const today = now.slice(0, 10);
  const wait = countDays(today, toText(body["departureDate"]) ?? today);
  const api = CARRIERS.flatMap((carrier) =>
    SAILINGS.map((days) => toOffer(sample ?? {}, requested, carrier, wait + days)),
  );
  const sources = CARRIERS.map(({ name }) => ({ name, outcome: "answered" }));
  return { errorMessage: null, sources, result: [{ api, excel: [] }] };
};

const hasWords = (port: JsonObject, words: readonly string[]): boolean => {
  const text = [port["point"], port["country"]]
    .flatMap((one) => Object.values(toObject(one)))
    .join(" ")
    .toLowerCase();
  return words.every((word) => text.includes(word));
};

/** The example's places whose name, code or country contains every typed word. */
export const answerPlaces = ({ example, query }: Call): JsonObject => {
  const words = (query.get("searchWith") ?? "")
    .toLowerCase()
    .split(/[\s,()/]+/)
    .filter((word) => word !== "");
  const groups = toItems(toObject(example.body)["result"]).map((group) => {
    const ports = toItems(toObject(group)["ports"]).map(toObject);
    return { ...toObject(group), ports: ports.filter((port) => hasWords(port, words)) };
  });
  return { result: groups.filter(({ ports }) => ports.length > 0) };
};
