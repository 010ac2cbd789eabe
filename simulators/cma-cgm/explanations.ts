import type { Haulage, Search } from "./search-request.ts";
import { MAX_NET_TONS } from "./search-request.ts";

export interface Message {
  readonly code: string;
  readonly description: string;
}

/* Inland depots that are reached by rail only; every other place is reached by road only. */
const RAMPS = ["INDER", "INTKD"];
const NO_INLAND = "X";

const served = (haulage: Haulage | undefined): Haulage | undefined => {
  if (haulage === undefined || haulage.place.endsWith(NO_INLAND)) return undefined;
  return { place: haulage.place, type: RAMPS.includes(haulage.place) ? "Ramp" : "Door" };
};

const haulageCode = (asked: Haulage | undefined, offered: Haulage | undefined, side: "EXP" | "IMP"): string[] => {
  if (asked === undefined || asked.type === offered?.type) return [];
  if (offered === undefined) return [`INL_${side}N`];
  return [`INL_${side}${offered.type === "Door" ? "1" : "2"}`];
};

const isTooHeavy = ({ equipments }: Search): boolean =>
  equipments.some(({ size, weight }) => weight > (MAX_NET_TONS[size] ?? 0) * 1000);

const quantityCode = ({ equipments }: Search): string[] => {
  if (equipments.some(({ count }) => count > 50)) return ["INQ_PART2"];
  return equipments.some(({ count }) => count > 20) ? ["INQ_PART1"] : [];
};

/** The search as the carrier can serve it, with the codes of the header `cma-func-explain` for what it changed. */
export const adjust = (search: Search): { readonly search: Search; readonly codes: readonly string[] } => {
  const origin = served(search.origin);
  const destination = served(search.destination);
  const codes = [
    ...(isTooHeavy(search) ? ["INQ_WAD"] : []),
    ...quantityCode(search),
    ...haulageCode(search.origin, origin, "EXP"),
    ...haulageCode(search.destination, destination, "IMP"),
  ];
  return { search: { ...search, origin, destination }, codes };
};

/** The message in place of offers, for searches that the carrier does not serve. */
export const refusalMessage = ({
  commodity,
  decidingParty,
  portOfLoading,
  portOfDischarge,
}: Search): Message | undefined => {
  const countries = [portOfLoading.slice(0, 2), portOfDischarge.slice(0, 2)];
  if (commodity.startsWith("93")) return { code: "INQ_BLK", description: "This commodity cannot be quoted" };
  if (countries.includes("AQ")) return { code: "INQ_TRN", description: "SpotOn is not deployed on this trade" };
  if (countries.includes("US") && decidingParty !== undefined)
    return { code: "INQ_USC", description: "The customer is not eligible for trades of the USA" };
  if (countries.includes("JP") && commodity === "FAK")
    return { code: "INQ_FAK", description: "No FAK rate on this route for this equipment" };
  if (portOfLoading === portOfDischarge) return { code: "INQ_SPN", description: "No offer for these criteria" };
  return undefined;
};

export const VALUE_ADDED_SERVICES_UNAVAILABLE: Message = {
  code: "VAS_UNS",
  description: "Value added services are not available for this search",
};
