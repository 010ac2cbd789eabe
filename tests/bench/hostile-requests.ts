/*
 * How long the event loop stands still for 200 requests that are built to keep the server busy, and for the largest archive
 * and calendar, against the goal of 50 ms.
 */
import { measureHostileRequests } from "../support/hostile/client.ts";
import { report } from "./support/figure.ts";

const GOAL_MS = 50;

const measured = await measureHostileRequests("large");

const add = (kind: "ownMs" | "cpuMs", words: string): void => {
  const longest = measured.reduce((a, b) => (a[kind] >= b[kind] ? a : b));
  report({
    name: `longest event-loop stall, ${measured.length} hostile requests, ${words}`,
    measured: `${longest[kind].toFixed(1)} ms (${longest.name})`,
    floor: `${GOAL_MS} ms`,
    ratio: longest[kind] / GOAL_MS,
    goal: { kind: "at-most", value: 1 },
  });
};

const byClock = measured.reduce((a, b) => (a.wallMs >= b.wallMs ? a : b));
console.log(`by the clock, on a machine that also does other work: ${byClock.wallMs.toFixed(1)} ms (${byClock.name})`);
add("ownMs", "by the clock without waiting for a processor");
add("cpuMs", "by processor time");
