import { lclPlaceNames } from "../../stores/lcl-tariffs.ts";
import type { Executor } from "../../stores/schema.ts";
import { versionOf } from "../../stores/versions.ts";

/** The names that an LCL search can be made between, kept while no tariff changes and the day does not turn. */
export const lclNamesReader = (db: Executor): ((today: string) => Promise<readonly string[]>) => {
  let known: { readonly key: string; readonly names: readonly string[] } | undefined;
  return async (today) => {
    const key = `${await versionOf(db, "lcl")} ${today}`;
    if (known?.key === key) return known.names;
    const names = await lclPlaceNames(db, today);
    known = { key, names };
    return names;
  };
};
