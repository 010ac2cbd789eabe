import { readEquipment } from "../containers/equipment-table.ts";
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
  if (/^working/i.test(calculation)) return "working";
  return /^calendar/i.test(calculation) ? "calendar" : "unknown";
};

const freeTimeOf = (free: ApiFreeTime): readonly FreeTime[] => {
  const kind = TARIFFS.get(free.tariff);
  if (kind === undefined) return [];
  const { equipment, days, calculation } = free;
  return [
    {
      movement: free.movement === "E" ? "export" : "import",
      kind,
      equipment: equipment === null ? null : (readEquipment(equipment) ?? equipment),
      days,
      counted: countedOf(calculation),
    },
  ];
};

/** Free days before demurrage or detention runs, by direction; tariffs that are none of the five kinds are left out. */
export const apiFreeTime = ({ freeTime }: ApiOffer): readonly FreeTime[] => freeTime.flatMap(freeTimeOf);

/** The sizes of an offer; the carrier's metric tons become kilograms. */
export const apiContainers = ({ equipments }: ApiOffer): readonly QuotedContainer[] =>
  equipments.map(({ equipment, quantity, maxNetWeightTons }) => ({
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
  return [HAULAGE.get(haulage) ?? haulage, ...(by === undefined ? [] : [by])].join(", ");
};

const row = (label: string, value: string | null): readonly RateDetail[] =>
  value === null || value === "" ? [] : [{ label, value }];

/** What the carrier says of its offer and no other field of a rate carries. */
export const apiDetails = (offer: ApiOffer): readonly RateDetail[] => [
  ...row("Service type", offer.serviceType),
  ...row("Routing", offer.routingDetails),
  ...row("Export haulage", haulageText(offer.exportHaulageMode, offer.exportModeOfTransport)),
  ...row("Import haulage", haulageText(offer.importHaulageMode, offer.importModeOfTransport)),
];
