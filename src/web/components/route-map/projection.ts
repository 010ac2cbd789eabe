import type { GeoPath, GeoPoint } from "#domain/places";

/** Pixels from the upper left corner. */
export type Pixel = readonly [x: number, y: number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels per degree at the equator, and the degrees in the middle. */
export interface MapView extends Size {
  readonly scale: number;
  readonly middle: Pixel;
}

const FARTHEST = 82;
/** Closer up, the coast would be coarser than the picture. */
const MIN_DEGREES = 7;

const toMercatorY = (latitude: number): number => {
  const radians = (Math.min(FARTHEST, Math.max(-FARTHEST, latitude)) * Math.PI) / 180;
  return (Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI;
};

const toLatitude = (y: number): number => (2 * Math.atan(Math.exp((y * Math.PI) / 180)) * 180) / Math.PI - 90;

const span = (values: readonly number[]): { readonly middle: number; readonly length: number } => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { middle: (least + most) / 2, length: Math.max(MIN_DEGREES, most - least) };
};

export const fitted = (points: GeoPath, { width, height }: Size, room: number): MapView => {
  const across = span(points.map(([longitude]) => longitude));
  const upright = span(points.map(([, latitude]) => toMercatorY(latitude)));
  const scale = Math.min((width - 2 * room) / across.length, (height - 2 * room) / upright.length);
  return { width, height, scale, middle: [across.middle, upright.middle] };
};

/** Longitudes may exceed 180. */
export const toPixel = ({ width, height, scale, middle }: MapView, [longitude, latitude]: GeoPoint): Pixel => [
  width / 2 + (longitude - middle[0]) * scale,
  height / 2 - (toMercatorY(latitude) - middle[1]) * scale,
];

export const findEdges = ({ width, height, scale, middle }: MapView) => ({
  west: middle[0] - width / 2 / scale,
  east: middle[0] + width / 2 / scale,
  south: toLatitude(middle[1] - height / 2 / scale),
  north: toLatitude(middle[1] + height / 2 / scale),
});

/** Shapes are drawn this far outside the picture, so that no cut edge shows. */
const MARGIN = 8;

type Side = (point: Pixel) => number;

const clipSides = ({ width, height }: Size): readonly Side[] => [
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
  const inside: Pixel[] = [];
  for (const [index, point] of ring.entries()) {
    const before = ring.at(index - 1) ?? point;
    if (side(before) >= 0 !== side(point) >= 0) inside.push(crossing(before, point, side));
    if (side(point) >= 0) inside.push(point);
  }
  return inside;
};

/** Sutherland-Hodgman clipping. */
export const clipRing = (ring: readonly Pixel[], size: Size): readonly Pixel[] =>
  clipSides(size).reduce<readonly Pixel[]>(
    (inside, side) => (inside.length === 0 ? inside : cutAt(inside, side)),
    ring,
  );
