import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

const FILES = {
  "50m": import.meta.resolve("world-atlas/land-50m.json"),
  "110m": import.meta.resolve("world-atlas/land-110m.json"),
};

/** The land of the earth from `world-atlas` (Natural Earth, public domain): shapes only, no borders. */
export const readLand = (detail: keyof typeof FILES) => {
  const atlas: Topology<{ land: GeometryCollection }> = JSON.parse(readFileSync(fileURLToPath(FILES[detail]), "utf8"));
  return feature(atlas, atlas.objects.land);
};
