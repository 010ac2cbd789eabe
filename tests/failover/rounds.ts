import { setTimeout as pause } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import type { Node } from "./node.ts";
import { waitFor } from "./daemon.ts";
import { type Fault, FAULTS, inject, LIMITS } from "./faults.ts";
import type { Attempt, Load } from "./load.ts";

export interface Round {
  readonly fault: Fault;
  readonly from: string;
  readonly to: string;
  /** Seconds: the longest time without an acknowledged booking. */
  readonly stopped: number;
  /** Seconds from the moment the new primary says that it is one to the next acknowledged booking. */
  readonly afterPromotion: number;
  readonly attempts: readonly Attempt[];
}

const CALM_MS = 1_500;
const BACK_SECONDS = 90;
const WHOLE_SECONDS = 120;

interface Primary {
  readonly node: Node;
  readonly pid: number | null;
}

const readPrimary = async (cluster: Cluster): Promise<Primary | null> => {
  const node = await cluster.findPrimary();
  return node === null ? null : { node, pid: node.postgresPid() };
};

const longestGap = (times: readonly number[]): number =>
  Math.max(0, ...times.slice(1).map((time, index) => time - (times[index] ?? time)));

/** Waits until the cluster is whole, lets a fault happen to its primary, and measures until bookings are acknowledged again. */
export const runRound = async (fault: Fault, cluster: Cluster, load: Load): Promise<Round> => {
  await waitFor("three nodes, one of them synchronous", WHOLE_SECONDS, async () => (await cluster.isWhole()) || null);
  await pause(CALM_MS);
  const before = await waitFor("a primary", BACK_SECONDS, () => readPrimary(cluster));
  const first = load.attempts.length;
  const startedAt = performance.now();
  const promotion = (async () => {
    const after = await waitFor("another primary", BACK_SECONDS, async () => {
      const now = await readPrimary(cluster);
      return now === null || now.pid === null || now.pid === before.pid ? null : now;
    });
    return { node: after.node, at: performance.now() };
  })();
  const bringBack = await inject(fault, cluster, before.node);
  const { node, at } = await promotion;
  const back = await waitFor(
    "an acknowledged booking",
    BACK_SECONDS,
    async () => load.attempts.findLast(({ ending, startedAt: begun }) => ending === "booked" && begun >= at) ?? null,
  );
  await bringBack();
  const attempts = load.attempts.slice(first);
  const booked = attempts.filter(({ ending }) => ending === "booked").map(({ endedAt }) => endedAt);
  const next = booked.find((time) => time >= at) ?? back.endedAt;
  return {
    fault,
    from: before.node.name,
    to: node.name,
    stopped: longestGap([startedAt, ...booked]) / 1_000,
    afterPromotion: (next - at) / 1_000,
    attempts,
  };
};

export const faultOf = (round: number): Fault => FAULTS[round % FAULTS.length] ?? "planned switch";

/** What is wrong with a round, in words. */
export const findProblems = ({ fault, stopped, afterPromotion, attempts }: Round): readonly string[] => {
  const wrong = attempts.filter(({ ending }) => !["booked", "refused", "cut"].includes(ending));
  return [
    ...(stopped > LIMITS[fault] ? [`writes stopped for ${stopped.toFixed(1)} s`] : []),
    ...(afterPromotion > 10 ? [`${afterPromotion.toFixed(1)} s after promotion`] : []),
    ...new Set(wrong.map(({ ending }) => ending)),
  ];
};
