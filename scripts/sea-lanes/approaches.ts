import type { GeoPath } from "#domain/places";
import { way } from "./way.ts";

/**
 * Ways from the water before a port to the open sea, where the network passes behind land: read from a map, good to a few
 * miles. The last point is joined to the network's nearest road.
 */
const byPort: Readonly<Record<string, string>> = {
  baltimore: "-76.48,39.2 -76.35,38.9 -76.43,38.57",
  bangkok: "100.57,13.6 100.58,13.2",
  djibouti: "43.16,11.62 43.3,11.75 43.35,12.2",
  gdansk: "18.75,54.42 18.95,54.6",
  guayaquil: "-79.9,-2.35 -80.0,-2.75 -80.3,-3.05 -81.0,-3.2",
  haldiaAndKolkata: "88.3,22.5 88.05,22.15 88.0,21.8 88.05,21.3",
  hoChiMinhCity: "106.78,10.73 106.85,10.5 106.98,10.36 107.05,10.2",
  hongKongAndYantian: "114.29,22.55 114.38,22.45 114.32,22.2 114.3,22.05",
  kingston: "-76.83,17.93 -76.75,17.75 -76.0,17.75",
  kutch: "70.22,22.95 69.95,22.75 69.5,22.6 69.0,22.5 68.6,22.4",
  kuwait: "47.93,29.38 48.15,29.38 48.45,29.3",
  lazaroCardenas: "-102.17,17.9 -102.6,17.75 -104.2,18.2",
  manila: "120.92,14.57 120.6,14.36 120.4,14.2",
  nagoya: "136.85,35.0 136.82,34.75 137.0,34.55 137.1,34.35",
  oakland: "-122.33,37.8 -122.42,37.83 -122.53,37.81 -122.75,37.72",
  onne: "7.15,4.68 7.1,4.4 7.1,4.2",
  osaka: "135.38,34.6 135.2,34.5 135.05,34.3 134.95,34.0 134.9,33.6",
  penang: "100.34,5.46 100.15,5.6 99.6,5.4",
  qasim: "67.32,24.76 67.15,24.6 66.9,24.6",
  savannah: "-80.95,32.08 -80.85,32.0 -80.6,31.9",
  shanghai: "121.52,31.35 121.75,31.3 122.1,31.1 122.35,30.95",
  tokyo: "139.8,35.58 139.78,35.4 139.74,35.26 139.72,35.05 139.6,34.9",
  tuticorin: "78.22,8.75 78.3,8.4 78.0,7.9",
  ummQasr: "47.96,30.0 48.15,29.9 48.5,29.7",
  xiamen: "118.08,24.43 118.2,24.3 118.4,24.1",
};

export const APPROACHES: readonly GeoPath[] = Object.values(byPort).map(way);
