import type { GeoPath, GeoPoint } from "#domain/places";
import land from "./land.json" with { type: "json" };

const STEPS_PER_DEGREE = 50;

/** The numbers of a ring, five bits to a character, the sign in the lowest bit (written by scripts/art/land-shapes.ts). */
const numbersOf = (text: string): readonly number[] => {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const character of text) {
    const bits = character.charCodeAt(0) - 63;
    value |= (bits & 31) << shift;
    shift += 5;
    if (bits >= 32) continue;
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
};

const ringOf = (text: string): GeoPath => {
  const steps = numbersOf(text);
  const ring: GeoPoint[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    ring.push([x / STEPS_PER_DEGREE, y / STEPS_PER_DEGREE]);
  }
  return ring;
};

/** The coasts of the earth as rings, land only: borders on these lanes are disputed and are not drawn. */
export const landRings = (): readonly GeoPath[] => land.rings.split(" ").map(ringOf);
