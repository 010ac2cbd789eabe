import type { FindPlace } from "#domain/places";
import type { LclPlace } from "#api/schema.d.ts";
import { lclPlaces } from "./store.ts";
import type { Executor } from "#server/schema.ts";
import { readCacheVersion } from "#server/platform/database/cache-versions.ts";

export interface LclPorts {
  readonly names: readonly string[];
  readonly places: readonly LclPlace[];
}

export type LclPortsReader = (today: string) => Promise<LclPorts>;

interface NamedPlace {
  readonly name: string;
  readonly code: string | null;
}

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

export const lclPortsReader = (db: Executor, findPlace: FindPlace): LclPortsReader => {
  let known: { readonly key: string; readonly named: readonly NamedPlace[] } | undefined;
  return async (today) => {
    const key = `${await readCacheVersion(db, "lcl")} ${today}`;
    if (known?.key !== key) known = { key, named: await lclPlaces(db, today) };
    return describePorts(known.named, findPlace);
  };
};
