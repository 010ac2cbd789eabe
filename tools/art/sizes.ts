/* npm run sizes -- <folder of drawn pictures>: every picture in the widths and formats that the pages ask for. */
import { join } from "node:path";
import sharp from "sharp";
import { inProduct } from "./paths.mjs";

const from = process.argv[2] ?? ".";
const into = inProduct("brand/keelson/pictures");

const widths = {
  "hero-wide": [1280, 2000],
  "hero-tall": [544, 820],
  "service-air": [512, 682],
  "service-lcl": [512, 682],
  "service-ocean": [512, 682],
  "service-warehouse": [512, 682],
} as const;

/*
 * The racks are all edges: at the others' quality they weigh three times as much and look no better. The tall hero is what
 * a phone waits for.
 */
const AVIF_QUALITY: Readonly<Record<string, number>> = { "service-warehouse": 38, "hero-tall": 46 };

for (const [name, sizes] of Object.entries(widths)) {
  for (const width of sizes) {
    const drawn = sharp(join(from, `${name}.png`)).resize({ width });
    await drawn
      .clone()
      .avif({ quality: AVIF_QUALITY[name] ?? 50, effort: 6 })
      .toFile(join(into, `${name}-${width}.avif`));
    await drawn
      .clone()
      .webp({ quality: 76, effort: 6 })
      .toFile(join(into, `${name}-${width}.webp`));
  }
  console.log(name);
}
