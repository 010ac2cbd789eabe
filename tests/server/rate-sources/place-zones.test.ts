import { ok } from "neverthrow";
import { describe, expect, it } from "vitest";
import { UNSTATED_LEG, UNSTATED_OFFER } from "#server/connectors/kit/unstated.ts";
import { placeSeeds } from "#server/modules/places/place-seeds.ts";
import { withPlaceZones } from "#server/rate-sources/place-zones.ts";
import type { QuotedOffer, RateSource } from "#server/rate-sources/rate-source.ts";
import { requestFor } from "#tests/server/connectors/support/requests.ts";
import { quotedOffer } from "#tests/server/support/quoted.ts";

const ZONES: Readonly<Record<string, string>> = { INNSA: "Asia/Kolkata", NLRTM: "Europe/Amsterdam" };
const places = new Map(
  placeSeeds().map((place) => [place.code, { ...place, timeZone: ZONES[place.code] ?? null }] as const),
);
const at = (code: string | null) => ({ name: code ?? "Somewhere", code, country: null, countryCode: null });
const leg = (from: string | null, to: string | null, mode: string) => ({
  ...UNSTATED_LEG,
  from: at(from),
  to: at(to),
  mode,
});

const offerWith = (changes: object): QuotedOffer => {
  const quoted = quotedOffer({ providerName: "Pelagia", quoteLine: {} });
  return quoted.kind === "api" ? { ...quoted, offer: { ...quoted.offer, ...UNSTATED_OFFER, ...changes } } : quoted;
};

const zonesOf = async (changes: object) => {
  const source: RateSource = { name: "Pelagia", quote: () => Promise.resolve(ok([offerWith(changes)])) };
  const quoted = await withPlaceZones(source, (code) => places.get(code)).quote(
    requestFor({}),
    new AbortController().signal,
  );
  return quoted._unsafeUnwrap().map((one) => {
    if (one.kind !== "api") return one;
    const { loadingZone, arrivalZone } = one.offer;
    return [loadingZone, arrivalZone];
  });
};

describe("the zones of a connector's offer", () => {
  it("are those of the port where its first vessel leaves, and of the last place", async () => {
    const legs = [leg("INTKD", "INNSA", "RAIL"), leg("INNSA", "AEJEA", "VESSEL"), leg("AEJEA", "NLRTM", "VESSEL")];
    expect(await zonesOf({ legs })).toEqual([["Asia/Kolkata", "Europe/Amsterdam"]]);
  });

  it("stay as the connector states them", async () => {
    const stated = { loadingZone: "Asia/Dubai", arrivalZone: "Europe/Berlin" };
    expect(await zonesOf({ legs: [leg("INNSA", "NLRTM", "VESSEL")], ...stated })).toEqual([
      ["Asia/Dubai", "Europe/Berlin"],
    ]);
  });

  it("are not stated of places that are not known", async () => {
    expect(await zonesOf({ legs: [leg("ZZZZZ", null, "VESSEL")] })).toEqual([[null, undefined]]);
    expect(await zonesOf({ legs: [] })).toEqual([[null, undefined]]);
  });
});
