import { createHeap } from "./heap.ts";
import type { SeaNetwork } from "./network.ts";

/** Where a search starts: a point of the network and the nautical miles to get there. */
export type Start = readonly [point: number, miles: number];

export interface Ways {
  /** Nautical miles from the nearest start to each point; infinite where no road leads. */
  readonly miles: Float64Array;
  /** The point before each point on its shortest way; -1 at a start and where no road leads. */
  readonly before: Int32Array;
}

/** The shortest ways over a network from its starts to every point (Dijkstra). */
export const findShortestPaths = (network: SeaNetwork, starts: readonly Start[]): Ways => {
  const miles = new Float64Array(network.points.length).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(network.points.length).fill(-1);
  const open = createHeap();
  const reach = (point: number, so: number, from: number): void => {
    if (so >= (miles[point] ?? 0)) return;
    miles[point] = so;
    before[point] = from;
    open.push(so, point);
  };
  for (const [point, so] of starts) reach(point, so, -1);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [so, at] = next;
    if (so > (miles[at] ?? 0)) continue;
    for (const [to, length] of network.roads[at] ?? []) reach(to, so + length, at);
  }
  return { miles, before };
};

/** The points of the shortest way that ends at a point, from its start on. */
export const tracePath = ({ before }: Ways, end: number): readonly number[] => {
  const way: number[] = [];
  for (let at = end; at >= 0; at = before[at] ?? -1) way.unshift(at);
  return way;
};
