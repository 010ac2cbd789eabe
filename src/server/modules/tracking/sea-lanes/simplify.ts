import { type GeoPath, type GeoPoint, unwrapPath } from "#domain/places";

/** How far a point lies from the straight line between two others, in degrees on the flat map. */
const offLine = ([x, y]: GeoPoint, [fromX, fromY]: GeoPoint, [toX, toY]: GeoPoint): number => {
  const [east, north] = [toX - fromX, toY - fromY];
  const length = east * east + north * north;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * east + (y - fromY) * north) / length));
  return Math.hypot(x - fromX - share * east, y - fromY - share * north);
};

interface Corner {
  readonly at: number;
  readonly off: number;
}

const farthest = (path: GeoPath, from: number, to: number): Corner => {
  let best: Corner = { at: from, off: -1 };
  const [start, end] = [path[from], path[to]];
  if (start === undefined || end === undefined) return best;
  for (let at = from + 1; at < to; at++) {
    const off = offLine(path[at] ?? start, start, end);
    if (off > best.off) best = { at, off };
  }
  return best;
};

const corners = (path: GeoPath, from: number, to: number, tolerance: number): readonly number[] => {
  const corner = farthest(path, from, to);
  if (corner.off <= tolerance) return [from];
  return [...corners(path, from, corner.at, tolerance), ...corners(path, corner.at, to, tolerance)];
};

/** A path with fewer points that keeps its ends and stays within `tolerance` degrees of the given one (Douglas-Peucker). */
export const simplifyPath = (path: GeoPath, tolerance: number): GeoPath => {
  const whole = unwrapPath(path);
  const last = whole.length - 1;
  if (last < 2) return path;
  return [...corners(whole, 0, last, tolerance), last].flatMap((at) => {
    const point = path[at];
    return point === undefined ? [] : [point];
  });
};
