import { placeSeeds } from "#server/modules/places/place-seeds.ts";
import type { RateRequest, RequestedEnd } from "#server/rate-sources/rate-source.ts";

const places = new Map(placeSeeds().map((seed) => [seed.code, seed]));

const toEnd = (code: string): RequestedEnd => {
  const place = places.get(code) ?? null;
  return place?.kind === "Sea" ? { place: null, port: place, service: "Ramp" } : { place, port: null, service: "Ramp" };
};

type Given = Partial<Omit<RateRequest, "origin" | "destination">> & {
  readonly origin?: string;
  readonly destination?: string;
};

/** A search between two places by their codes, made on Friday 20 November 2026. */
export const requestFor = ({ origin = "INNSA", destination = "NLRTM", ...given }: Given): RateRequest => ({
  containers: [
    { equipment: "20GP", quantity: 2, weightKg: 10_000 },
    { equipment: "40HC", quantity: 1, weightKg: 0 },
  ],
  ready: "2026-11-23",
  originToday: "2026-11-20",
  today: "2026-11-20",
  askedAt: "2026-11-20T08:00:00.000Z",
  now: Date.parse("2026-11-20T08:00:00Z") / 60_000,
  cooling: null,
  ...given,
  origin: toEnd(origin),
  destination: toEnd(destination),
});
