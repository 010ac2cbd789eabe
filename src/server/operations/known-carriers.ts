import type { SheetReading } from "#domain/rates";
import { SHIPPING_LINE_LABELS, toCarrierKey } from "#domain/tracking";
import { storedJson } from "../platform/database/statements.ts";
import type { Executor } from "../schema.ts";

/* Of names that are the same but for their spelling, the first. */
const sortNames = (names: readonly string[]): readonly string[] => {
  const byKey = new Map<string, string>();
  for (const name of names) if (!byKey.has(toCarrierKey(name))) byKey.set(toCarrierKey(name), name);
  return [...byKey.values()].toSorted((one, other) => one.localeCompare(other, "en"));
};

/** Issuers of stored sheets as they are spelled there, and carriers with tariffs of their own, by name. */
export const listProviders = async (db: Executor): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("rateSheet")
    .select("provider as name")
    .union(db.selectFrom("lclTariff").select("provider as name"))
    .union(db.selectFrom("carrier").select("name"))
    .orderBy("name")
    .execute();
  return sortNames(rows.map(({ name }) => name));
};

/** Carriers that a sheet may name without a question: providers, the shipping lines that can be tracked, and answers to earlier sheets. */
export const listKnownCarriers = async (db: Executor): Promise<readonly string[]> => {
  const mappings = await db.selectFrom("rateMapping").select("mapping").execute();
  const answered = mappings.flatMap(({ mapping }) =>
    Object.values(storedJson<Partial<SheetReading>>(mapping).carriers ?? {}),
  );
  return sortNames([
    ...(await listProviders(db)),
    ...Object.values(SHIPPING_LINE_LABELS),
    ...answered.filter((name) => name !== ""),
  ]);
};
