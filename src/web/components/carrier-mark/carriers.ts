import type { glyphs } from "./glyphs.ts";
import type { voice } from "./carrier-mark.css.ts";

export type Carrier = {
  readonly name: string;
  readonly glyph: keyof typeof glyphs;
  readonly voice: keyof typeof voice;
};

/** The nineteen carriers of the demo; names and signs are invented. */
export const carriers: readonly Carrier[] = [
  { name: "Norrvik Line", glyph: "gable", voice: "norrvikLine" },
  { name: "CASTELLAN", glyph: "gate", voice: "castellan" },
  { name: "Halcyon Ocean", glyph: "pennant", voice: "halcyonOcean" },
  { name: "ORIENT MERIDIAN", glyph: "compass", voice: "orientMeridian" },
  { name: "Tessera", glyph: "blocks", voice: "tessera" },
  { name: "blauwind", glyph: "waves", voice: "blauwind" },
  { name: "SALTMARSH", glyph: "bars", voice: "saltmarsh" },
  { name: "Kestrel Container", glyph: "sails", voice: "kestrelContainer" },
  { name: "NINE SEAS", glyph: "arc", voice: "nineSeas" },
  { name: "Amberline", glyph: "lozenge", voice: "amberline" },
  { name: "CORVANE", glyph: "angle", voice: "corvane" },
  { name: "Pelagia", glyph: "arc", voice: "pelagia" },
  { name: "VESTMAR", glyph: "flag", voice: "vestmar" },
  { name: "Longshore", glyph: "bars", voice: "longshore" },
  { name: "LEEWARD BOX", glyph: "blocks", voice: "leewardBox" },
  { name: "Austral Cross", glyph: "compass", voice: "australCross" },
  { name: "Monsoon Line", glyph: "waves", voice: "monsoonLine" },
  { name: "ZEPHYRA", glyph: "pennant", voice: "zephyra" },
  { name: "Ostara Shipping", glyph: "lozenge", voice: "ostaraShipping" },
];

/** The carrier of this name, whatever its capitals, or undefined when we have drawn none. */
export function carrierNamed(name: string): Carrier | undefined {
  const wanted = name.trim().toLowerCase();
  return carriers.find((carrier) => carrier.name.toLowerCase() === wanted);
}
