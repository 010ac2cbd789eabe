import { addDays, dayOf, isDay } from "../kit/days.ts";
import { flagAt, listAt, numberAt, textAt } from "../kit/json.ts";
import { isUnLocode } from "../kit/places.ts";
import { unLocodeOf } from "./location-codes.ts";

/** The largest cargo of each size in tons. */
export const MAX_NET_TONS: Readonly<Record<string, number>> = {
  "20GP": 28.2,
  "40GP": 26.7,
  "40HC": 26.5,
  "45HC": 25.8,
  "20RE": 27.4,
  "40RH": 25.6,
};
const MAX_CONTAINERS = 100;
const MAX_DAYS_AHEAD = 30;

export interface Equipment {
  readonly size: string;
  readonly count: number;
  /** In kilograms. */
  readonly weight: number;
}

export interface Haulage {
  readonly place: string;
  readonly type: "Ramp" | "Door";
}

export interface Search {
  readonly departureDate: string;
  readonly codification: "CMACGM" | "UNLOCODE";
  readonly portOfLoading: string;
  readonly portOfDischarge: string;
  readonly origin: Haulage | undefined;
  readonly destination: Haulage | undefined;
  readonly commodity: string;
  readonly equipments: readonly Equipment[];
  readonly nonOperatingReefer: boolean;
  readonly shipperOwned: boolean;
  readonly hazardous: boolean;
  readonly conditionsOnly: boolean;
  readonly decidingParty: string | undefined;
}

/** A 400 answer: its code is SpotOn's, its sentence ours. */
export interface Refusal {
  readonly code: string;
  readonly description: string;
}

const refuse = (code: string, description: string): Refusal => ({ code, description });
export const isRefusal = (value: object): value is Refusal => "description" in value;

export const isReefer = (size: string): boolean => size === "20RE" || size === "40RH";

const readEquipment = (item: unknown): Equipment | Refusal => {
  const size = textAt(item, "equipmentGroupIsoCode") ?? "";
  const count = numberAt(item, "numberOfContainers") ?? 0;
  const weight = numberAt(item, "weightPerContainer") ?? 0;
  if (MAX_NET_TONS[size] === undefined) return refuse("EQP_ERR", `Unknown equipment ${size}`);
  if (!Number.isInteger(count) || count < 1) return refuse("EQP_ERR", "The number of containers is missing");
  if (weight <= 0) return refuse("EQP_ERR", "The weight per container is missing");
  return { size, count, weight };
};

const readEquipments = (body: unknown): readonly Equipment[] | Refusal => {
  const read = listAt(body, "requestedEquipments").map(readEquipment);
  const refusal = read.find(isRefusal);
  if (refusal) return refusal;
  const equipments = read.flatMap((item) => (isRefusal(item) ? [] : [item]));
  if (equipments.length === 0) return refuse("EQP_ERR", "At least one equipment is required");
  if (new Set(equipments.map(({ size }) => isReefer(size))).size > 1)
    return refuse("MEQ_ERR", "Equipments of different categories cannot be mixed");
  if (equipments.reduce((sum, { count }) => sum + count, 0) > MAX_CONTAINERS)
    return refuse("CON_ERR", `The total number of containers exceeds ${MAX_CONTAINERS}`);
  if (flagAt(body, "nonOperatingReefer") && !equipments.every(({ size }) => isReefer(size)))
    return refuse("NOR_ERR", "Only 20RE and 40RH can be non-operating reefers");
  return equipments;
};

const readHaulage = (body: unknown, field: string): Haulage | Refusal | undefined => {
  const place = textAt(body, field);
  const type = textAt(body, `${field}Type`);
  if (place === undefined && type === undefined) return undefined;
  if (place === undefined || (type !== "Ramp" && type !== "Door"))
    return refuse("INL_ERR", `${field} and ${field}Type (Ramp or Door) are required together`);
  return { place, type };
};

const readDay = (body: unknown, now: Date): string | Refusal => {
  const today = dayOf(now);
  const day = textAt(body, "departureDate") ?? today;
  if (!isDay(day) || day < today || day > addDays(today, MAX_DAYS_AHEAD))
    return refuse("DAT_ERR", `The departure date must be from today to today + ${MAX_DAYS_AHEAD} days`);
  return day;
};

const readPort = (body: unknown, field: string, codification: Search["codification"]): string | Refusal => {
  const port = textAt(body, field) ?? "";
  const unLocode = codification === "UNLOCODE" ? port : unLocodeOf(port);
  return isUnLocode(unLocode) ? unLocode : refuse("PTC_ERR", `${field} is missing or unknown`);
};

/** The search in a request's body, or the first reason to refuse it with 400. */
export const readSearch = (body: unknown, now: Date): Search | Refusal => {
  const codification = textAt(body, "locationCodificationType") ?? "UNLOCODE";
  if (codification !== "CMACGM" && codification !== "UNLOCODE")
    return refuse("LCT_ERR", "The type of location codes must be CMACGM or UNLOCODE");
  const portOfLoading = readPort(body, "portOfLoading", codification);
  if (typeof portOfLoading !== "string") return portOfLoading;
  const portOfDischarge = readPort(body, "portOfDischarge", codification);
  if (typeof portOfDischarge !== "string") return portOfDischarge;
  const origin = readHaulage(body, "placeOfOrigin");
  if (origin && isRefusal(origin)) return origin;
  const destination = readHaulage(body, "placeOfDelivery");
  if (destination && isRefusal(destination)) return destination;
  const departureDate = readDay(body, now);
  if (typeof departureDate !== "string") return departureDate;
  const commodity = textAt(body, "commodityCode") ?? "";
  if (!/^(FAK|\d{4,10})$/.test(commodity)) return refuse("CDY_ERR", "The commodity must be FAK or an HS code");
  const equipments = readEquipments(body);
  if (isRefusal(equipments)) return equipments;
  return {
    departureDate,
    codification,
    portOfLoading,
    portOfDischarge,
    origin,
    destination,
    commodity,
    equipments,
    nonOperatingReefer: flagAt(body, "nonOperatingReefer"),
    shipperOwned: flagAt(body, "shipperOwnedContainer"),
    hazardous: flagAt(body, "hazardous"),
    conditionsOnly: flagAt(body, "spotDDSMConditionsOnly"),
    decidingParty: textAt(body, "decidingParty"),
  };
};
