import { type GeoPath, type GeoPoint, measureMiles, unwrapPath } from "#domain/places";
import { landRings } from "#web/components/route-map/land.ts";

type Edge = readonly [from: GeoPoint, to: GeoPoint];
/** The coast by narrow bands of latitude: whether a place is on land depends on the edges of its band only. */
type Coast = ReadonlyMap<number, readonly Edge[]>;

const BANDS_PER_DEGREE = 20;
const toBand = (latitude: number): number => Math.floor(latitude * BANDS_PER_DEGREE);

const readCoast = (): Coast => {
  const coast = new Map<number, Edge[]>();
  for (const ring of landRings())
    for (const [at, to] of ring.entries()) {
      const from = ring[at - 1];
      if (from === undefined) continue;
      for (let band = toBand(Math.min(from[1], to[1])); band <= toBand(Math.max(from[1], to[1])); band++) {
        const edges = coast.get(band) ?? [];
        edges.push([from, to]);
        coast.set(band, edges);
      }
    }
  return coast;
};

const edgesEastOf = (coast: Coast, x: number, y: number): number =>
  (coast.get(toBand(y)) ?? []).filter(
    ([[fromX, fromY], [toX, toY]]) =>
      fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX),
  ).length;

/** The shapes run on across the date line: a place is looked for one turn to either side as well. */
const isOnLand = (coast: Coast, [x, y]: GeoPoint): boolean =>
  [x - 360, x, x + 360].some((turned) => edgesEastOf(coast, turned, y) % 2 === 1);

/** Measures how many nautical miles of a path lie on land as the route map draws it, looked at every ten miles. */
export const landMeter = (): ((path: GeoPath) => number) => {
  const coast = readCoast();
  const wrapped = (x: number): number => ((((x + 180) % 360) + 360) % 360) - 180;
  return (path) =>
    unwrapPath(path).reduce((sum, [endX, endY], at, whole) => {
      const [startX, startY] = whole[at - 1] ?? [endX, endY];
      const miles = measureMiles([startX, startY], [endX, endY]);
      const looks = Math.max(1, Math.ceil(miles / 10));
      const dry = Array.from({ length: looks }, (_, look) => (look + 0.5) / looks).filter((share) =>
        isOnLand(coast, [wrapped(startX + share * (endX - startX)), startY + share * (endY - startY)]),
      );
      return sum + (miles * dry.length) / looks;
    }, 0);
};
