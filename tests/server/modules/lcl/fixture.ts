import type { Feature } from "#server/platform/feature.ts";
import type { RateSource } from "#server/rate-sources/rate-source.ts";
import { freightFeature } from "#server/features.ts";
import { sessionFeature } from "#server/modules/accounts/routes.ts";
import type { StoredLclLine, LclTariffTable } from "#server/modules/lcl/tables.ts";
import { addLclTariff } from "#server/modules/lcl/store.ts";
import type { Executor } from "#server/schema.ts";
import { bumpCacheVersion } from "#server/platform/database/cache-versions.ts";
import { addTestPlaces, addTestTariffs } from "#tests/server/support/freight.ts";

export const tariff = (id: string, provider: string, changes: Partial<LclTariffTable> = {}): LclTariffTable => ({
  id,
  provider,
  name: `${id} LCL`,
  sheetDate: "2026-11-16",
  validFrom: "2026-11-16",
  validTill: "2026-11-30",
  validFor: "departure",
  reissued: null,
  importedAt: 0,
  ...changes,
});

const FIELDS = { "Dest Country": "Netherlands", "TTT (PORT TO PORT)": "26", CURRENCY: "INR" };
const DEPARTURES = { "NEXT DEPARTURES": "EVERY TUE, FRI", "CFS CUT OFF": "ETD-2 17:00" };

/** A line from Nhava Sheva to Rotterdam; a test changes what it is about. */
export const line = (tariffId: string, number: number, changes: Partial<StoredLclLine> = {}): StoredLclLine => ({
  id: `${tariffId}-${number}`,
  tariffId,
  line: number,
  portOfLoading: "Nhava Sheva",
  loadingCode: "INNSA",
  portOfDischarge: "Rotterdam",
  dischargeCode: "NLRTM",
  destinationCfs: "Rotterdam",
  cfsCode: "NLRTM",
  validTill: "2026-11-30",
  fields: JSON.stringify(FIELDS),
  charges: JSON.stringify({
    origin: { "OCEAN FREIGHT": "USD 20/W/M", "BILL OF LADING": "3,536/BL" },
    destination: { THC: "EUR 36,90/W/M" },
    warehouse: { UNLOADING: "AT COST" },
  }),
  ...changes,
});

const freight = (cell: string, station = "Rotterdam"): Partial<StoredLclLine> => ({
  destinationCfs: station,
  cfsCode: null,
  charges: JSON.stringify({ origin: { "OCEAN FREIGHT": cell }, destination: {}, warehouse: {} }),
});

/** The house's tariff with four lines behind Rotterdam, one of a rival, and one that has ended. */
const addLclTariffs = async (db: Executor): Promise<void> => {
  await addLclTariff(db, tariff("house", "Keelson Global Logistics", { isInstant: 1 }), [
    line("house", 2, { fields: JSON.stringify({ ...FIELDS, ...DEPARTURES }) }),
    line("house", 3, freight("USD 5/W/M", "Duisburg")),
    line("house", 4, freight("USD 900/W/M")),
    line("house", 5, { ...freight("EUR 8/W/M"), portOfLoading: "Mundra", loadingCode: "INMUN" }),
  ]);
  await addLclTariff(db, tariff("rival", "Baywater Consolidators"), [line("rival", 2, freight("EUR 40/W/M"))]);
  await addLclTariff(db, tariff("old", "Keelson Global Logistics", { validTill: "2026-11-19" }), [
    line("old", 2, { ...freight("USD 1/W/M", "Atlantis"), validTill: "2026-11-19" }),
  ]);
  await bumpCacheVersion(db, "lcl");
};

/** The freight part of the server over the LCL tariffs, and a carrier with a 20GP from Nhava Sheva to Rotterdam. */
export const featuresWith = (
  amendSources: (sources: readonly RateSource[]) => readonly RateSource[],
): readonly Feature[] => [
  addTestPlaces,
  async ({ database }) => {
    await addTestTariffs(database.db);
    await addLclTariffs(database.db);
    return [];
  },
  sessionFeature,
  freightFeature({ deadlineMs: 30_000, amendSources }),
];

export const lclFeatures: readonly Feature[] = featuresWith((sources) => sources);
