import { BRAND } from "#brand";
import type { BrandCarrier } from "#domain/brand";

export function carrierNamed(name: string): BrandCarrier | undefined {
  const lowerCaseName = name.trim().toLowerCase();
  return BRAND.carriers.find((carrier) => carrier.name.toLowerCase() === lowerCaseName);
}

/** On a 24 px grid, in one colour. */
export const glyphs = {
  gable: "M2 20 12 4l10 16h-5l-5-8-5 8z",
  bars: "M3 4h6v16H3zM11 4h4v16h-4zM17 4h4v16h-4z",
  arc: "M12 3a9 9 0 1 0 9 9h-5a4 4 0 1 1-4-4z",
  waves: "M2 9c3.3-3 6.7-3 10 0s6.7 3 10 0v4.500c-3.3 3-6.7 3-10 0s-6.7-3-10 0zM2 17c3.3-3 6.7-3 10 0s6.7 3 10 0v3H2z",
  blocks: "M3 3h8v8H3zM13 3h8v8h-8zM3 13h8v8H3z",
  lozenge: "M12 2 22 12 12 22 2 12zm0 5.500L7.5 12l4.5 4.5 4.5-4.500z",
  pennant: "M3 12 20 3v7l-6 2 6 2v7z",
  flag: "M3 3h18v5H8v3h10v5H8v5H3z",
  compass:
    "M8.4 12a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0zM10.2 2h3.6v5h-3.6zM10.2 17h3.6v5h-3.6zM2 10.2h5v3.6H2zM17 10.2h5v3.6h-5z",
  gate: "M3 20V8l9-5 9 5v12h-5v-9l-4-2-4 2v9z",
  sails: "M2 14h20l-3.5 6H5.500zM4 11l8-8v8zM13.5 11V5l6 6z",
  angle: "M4 3h5v13h11v5H4z",
} as const satisfies Readonly<Record<BrandCarrier["glyph"], string>>;
