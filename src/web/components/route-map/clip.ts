import type { Pixel, Size } from "./mercator.ts";

/** How far outside the picture a shape is still drawn, so that no edge of a cut shows. */
const MARGIN = 8;

type Side = (point: Pixel) => number;

const sidesOf = ({ width, height }: Size): readonly Side[] => [
  ([x]) => x + MARGIN,
  ([x]) => width + MARGIN - x,
  ([, y]) => y + MARGIN,
  ([, y]) => height + MARGIN - y,
];

const crossing = (from: Pixel, to: Pixel, side: Side): Pixel => {
  const [start, end] = [side(from), side(to)];
  const share = start / (start - end);
  return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
};

const cutAt = (ring: readonly Pixel[], side: Side): readonly Pixel[] => {
  const kept: Pixel[] = [];
  for (const [index, point] of ring.entries()) {
    const before = ring.at(index - 1) ?? point;
    if (side(before) >= 0 !== side(point) >= 0) kept.push(crossing(before, point, side));
    if (side(point) >= 0) kept.push(point);
  }
  return kept;
};

/** The part of a closed shape that lies in the picture (Sutherland and Hodgman). */
export const clipped = (ring: readonly Pixel[], size: Size): readonly Pixel[] =>
  sidesOf(size).reduce<readonly Pixel[]>((kept, side) => (kept.length === 0 ? kept : cutAt(kept, side)), ring);
