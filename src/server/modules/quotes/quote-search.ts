import type { LclSearch as ApiLclSearch, QuoteSearch, RateSearchRequest } from "#api/schema.d.ts";
import { formatKilograms, formatLoad } from "#domain/containers";
import { formatLclLoad, type LclSearch } from "#domain/lcl";
import { formatDate } from "#domain/time";
import { storedJson } from "#server/platform/database/statements.ts";
import { toSingleLine } from "#server/platform/text.ts";
import type { Executor } from "#server/schema.ts";

/** The search of a stored quote or request. */
export const readSearch = ({ search }: { readonly search: string }): QuoteSearch => storedJson<QuoteSearch>(search);

export const isLclSearch = (search: QuoteSearch): search is ApiLclSearch => "cbm" in search;

export const toLclSearch = ({ portOfLoading, portOfDischarge, weight, cbm }: ApiLclSearch): LclSearch => ({
  mode: "lcl",
  portOfLoading,
  portOfDischarge,
  weightKg: weight,
  cbm,
});

const describeFclSearch = (search: RateSearchRequest): string => {
  const from = search.originPlace ?? search.loadingPort ?? search.placeOfOrigin ?? search.portOfLoading ?? "";
  const to = search.deliveryPlace ?? search.dischargePort ?? search.placeOfDelivery ?? search.portOfDischarge ?? "";
  const load = search.requestedEquipments.map((line) => ({
    equipment: line.equipmentGroupIsoCode,
    quantity: line.numberOfContainers,
  }));
  return `${from} to ${to}, ${formatLoad(load)}`;
};

const describeLclSearch = (search: LclSearch): string =>
  `${search.portOfLoading} to ${search.portOfDischarge}, ${formatLclLoad(search)}`;

/** `Nhava Sheva to Rotterdam, 2 × 20GP`, or with weight and volume of a part load. */
export const describeSearch = (search: QuoteSearch): string =>
  toSingleLine(isLclSearch(search) ? describeLclSearch(toLclSearch(search)) : describeFclSearch(search));

/**
 * `Departure: from 21 Nov 2026` and `Cargo weight per container: 20GP 18 000 kg, 40HC not stated`; nothing more for a part
 * load.
 */
export const describeSearchDetails = (search: QuoteSearch): readonly string[] => {
  if (isLclSearch(search)) return [];
  const { departureDate, requestedEquipments } = search;
  const weights = requestedEquipments.map(
    ({ equipmentGroupIsoCode: equipment, weightPerContainer: weight }) =>
      `${equipment} ${weight > 0 ? formatKilograms(weight) : "not stated"}`,
  );
  return [
    `Departure: ${departureDate === null ? "as soon as possible" : `from ${formatDate(departureDate)}`}`,
    `Cargo weight per container: ${weights.join(", ")}`,
  ];
};

/** Searches of requests and quotes by their numbers. */
export const readSearches = async (
  db: Executor,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, QuoteSearch>> => {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom("deskRequest")
    .select(["number", "search"])
    .where("number", "in", numbers)
    .unionAll(db.selectFrom("quote").select(["number", "search"]).where("number", "in", numbers))
    .execute();
  return new Map(rows.map((row) => [row.number, readSearch(row)]));
};
