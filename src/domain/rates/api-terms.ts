import { type ContainerLine, readEquipment } from "#domain/containers";
import type { ApiFreeTime, ApiOffer } from "./api-offer.ts";
import type { FreeTime, QuotedContainer, RateDetail } from "./rate.ts";

const TARIFFS: ReadonlyMap<string, FreeTime["kind"]> = new Map<string, FreeTime["kind"]>([
  ["DET", "detention"],
  ["DEM", "demurrage"],
  ["MER", "merged"],
  ["STO", "storage"],
  ["MON", "monitoring"],
]);

const countedOf = (calculation: string | null): FreeTime["counted"] => {
  if (calculation === null) return "unknown";
  if (calculation === "Calendar") return "calendar";
  if (/^working/i.test(calculation)) return "working";
  return /^calendar/i.test(calculation) ? "calendar" : "unknown";
};

const freeTimeOf = (free: ApiFreeTime, kind: FreeTime["kind"]): FreeTime => ({
  movement: free.movement === "E" ? "export" : "import",
  kind,
  equipment: free.equipment === null ? null : (readEquipment(free.equipment) ?? free.equipment),
  days: free.days,
  counted: countedOf(free.calculation),
});

/** Free days before demurrage or detention runs, by direction; tariffs that are none of the five kinds are left out. */
export const apiFreeTime = (offer: ApiOffer): readonly FreeTime[] => {
  const freeTime: FreeTime[] = [];
  for (const free of offer.freeTime) {
    const kind = TARIFFS.get(free.tariff);
    if (kind !== undefined) freeTime.push(freeTimeOf(free, kind));
  }
  return freeTime;
};

const toUnweighed = ({ equipment, quantity }: ContainerLine): QuotedContainer => ({
  equipment,
  quantity,
  maxNetWeightKg: null,
});

/** The sizes of an offer, or those that were asked for where it names none; the carrier's metric tons become kilograms. */
export const apiContainers = ({ equipments }: ApiOffer, load: readonly ContainerLine[]): readonly QuotedContainer[] =>
  equipments.length === 0
    ? load.map(toUnweighed)
    : equipments.map(({ equipment, quantity, maxNetWeightTons }) => ({
        equipment: readEquipment(equipment) ?? equipment,
        quantity,
        maxNetWeightKg: maxNetWeightTons === null ? null : Math.round(maxNetWeightTons * 1000),
      }));

const HAULAGE: ReadonlyMap<string, string> = new Map([
  ["P", "Port"],
  ["R", "Ramp"],
  ["D", "Door"],
]);
const TRANSPORT: ReadonlyMap<string, string> = new Map([
  ["RD", "by road"],
  ["RL", "by rail"],
  ["RR", "by rail and road"],
  ["BA", "by barge"],
  ["BR", "by barge and road"],
]);

const haulageText = (haulage: string | null, transport: string | null): string | null => {
  if (haulage === null) return null;
  const by = haulage === "P" ? undefined : TRANSPORT.get(transport ?? "");
  const end = HAULAGE.get(haulage) ?? haulage;
  return by === undefined ? end : `${end}, ${by}`;
};

const addRow = (rows: RateDetail[], label: string, value: string | null): void => {
  if (value !== null && value !== "") rows.push({ label, value });
};

/** What the carrier says of its offer and no other field of a rate carries. */
export const apiDetails = (offer: ApiOffer): readonly RateDetail[] => {
  const rows: RateDetail[] = [];
  addRow(rows, "Service type", offer.serviceType);
  addRow(rows, "Routing", offer.routingDetails);
  addRow(rows, "Export haulage", haulageText(offer.exportHaulageMode, offer.exportModeOfTransport));
  addRow(rows, "Import haulage", haulageText(offer.importHaulageMode, offer.importModeOfTransport));
  addRow(rows, "Possible fees, not in the price", offer.potentialFees.join(", "));
  return rows;
};
