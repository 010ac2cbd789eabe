import { type GeoPath, type GeoPoint, nauticalMiles, pathMiles, unwrapped } from "./geo-point.ts";

/** A path cut in two at a share of its length; both parts hold the point where it was cut. */
export interface CutPath {
  readonly before: GeoPath;
  readonly at: GeoPoint;
  readonly after: GeoPath;
}

const between = ([fromX, fromY]: GeoPoint, [toX, toY]: GeoPoint, share: number): GeoPoint => [
  fromX + share * (toX - fromX),
  fromY + share * (toY - fromY),
];

/** Cuts a path at a share (0 to 1) of its length in miles, its longitudes running on across the date line; null for no path. */
export const cutPath = (path: GeoPath, share: number): CutPath | null => {
  const whole = unwrapped(path);
  const last = whole.at(-1);
  if (last === undefined) return null;
  let left = Math.min(1, Math.max(0, share)) * pathMiles(whole);
  for (const [index, from] of whole.entries()) {
    const to = whole[index + 1];
    if (to === undefined) break;
    const miles = nauticalMiles(from, to);
    if (left > miles) {
      left -= miles;
      continue;
    }
    const at = between(from, to, miles === 0 ? 0 : left / miles);
    return { before: [...whole.slice(0, index + 1), at], at, after: [at, ...whole.slice(index + 1)] };
  }
  return { before: whole, at: last, after: [last] };
};
