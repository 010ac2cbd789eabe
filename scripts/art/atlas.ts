import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { feature } from "topojson-client";

/** The land of the earth from `world-atlas` (Natural Earth, public domain): shapes only, no borders. */
export const readLand = (detail: "50m" | "110m") => {
  const atlas = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(`world-atlas/land-${detail}.json`)), "utf8"));
  return feature(atlas, atlas.objects.land);
};
