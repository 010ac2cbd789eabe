import type { GeoPath } from "#domain/places";
import { way } from "./way.ts";

/** Ways that take the place of the network's own between the same two points, which crosses land. */
const byName: Readonly<Record<string, string>> = {
  gulfOfSuez: "33.75,27.9 33.35,28.35 32.95,28.95 32.68,29.4 32.6,29.7",
  suezCanal: "32.6,29.7 32.56,29.93 32.54,30.2 32.33,30.45 32.31,30.75 32.33,31.0 32.167,30.95",
  socotra: "54.709,12.24 54.9,12.9 53.8,13.1 51,13",
  marmara: "26.2,40.1 26.37,40.12 26.42,40.22 26.7,40.42 27.4,40.72 28.978,40.972",
  saintLawrence:
    "-70.812,46.831 -71.2,46.83 -71.9,46.65 -72.5,46.35 -73.1,46.05 -73.5,45.6 -73.55,45.48 -74.6707,45.0058",
  capeBreton: "-59.3,46.1 -59.5,45.75 -61,45.05 -63.5,44.4",
  capeYork: "145.4,-14.7 145.25,-14.3 144.2,-13.7 143.75,-12.9 143.4,-11.9 142.95,-10.9 142.133,-10.55",
  tsugaru: "139.4,41.2 140.2,41.35 140.75,41.4 141.25,41.9",
};

export const DETAILS: readonly GeoPath[] = Object.values(byName).map(way);
