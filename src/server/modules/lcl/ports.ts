import type { FindPlace } from "#domain/places";
import type { LclPlace } from "#api/schema.d.ts";
import { filterVisible, type FindCustomer } from "#server/rate-sources/rate-sheets/sheet-audience.ts";
import { lclPlaces, type TariffPlace } from "./store.ts";
import type { Executor } from "#server/schema.ts";
import { readCacheVersion } from "#server/platform/database/cache-versions.ts";

export interface LclPorts {
  readonly names: readonly string[];
  readonly places: readonly LclPlace[];
}

/** The places of the tariffs that a company finds. */
export type LclPortsReader = (today: string, company: string) => Promise<LclPorts>;

type NamedPlace = Pick<TariffPlace, "name" | "code">;

const UNKNOWN_IMPORTANCE = 0;

const describePlace = ({ name, code }: NamedPlace, findPlace: FindPlace) => {
  const known = code === null ? undefined : findPlace(code);
  const place: LclPlace =
    known === undefined
      ? { name, code }
      : { name, code, country: known.countryName, countryCode: known.countryCode, pointType: known.kind };
  return { place, importance: known?.importance ?? UNKNOWN_IMPORTANCE };
};

const describePorts = (named: readonly NamedPlace[], findPlace: FindPlace): LclPorts => {
  const described = named.map((place) => describePlace(place, findPlace));
  return {
    names: named.map(({ name }) => name),
    places: described.toSorted((one, other) => other.importance - one.importance).map(({ place }) => place),
  };
};

/* The same place of several tariffs is one place. */
const mergePlaces = (places: readonly NamedPlace[]): readonly NamedPlace[] => {
  const codes = new Map<string, string | null>();
  for (const { name, code } of places) codes.set(name, codes.get(name) ?? code);
  return [...codes].map(([name, code]) => ({ name, code }));
};

export const lclPortsReader = (db: Executor, findPlace: FindPlace, findCustomer: FindCustomer): LclPortsReader => {
  let known: { readonly key: string; readonly named: readonly TariffPlace[] } | undefined;
  return async (today, company) => {
    const key = `${await readCacheVersion(db, "lcl")} ${today}`;
    if (known?.key !== key) known = { key, named: await lclPlaces(db, today) };
    const visible = await filterVisible(known.named, () => findCustomer(company));
    return describePorts(mergePlaces(visible), findPlace);
  };
};
