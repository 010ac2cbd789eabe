/*
 * What it costs to turn 10 000 events of 400 shipments into journeys (corrections, estimates, doubts, chain, legs, rows),
 * against a loop that only reads the two times of each event, makes a row of it and sorts. Beside it: the same 10 000 events as
 * one shipment, to show that it grows with their number and no faster. Processor time of all threads, results kept.
 * Run with `npx node tests/bench/tracking.ts`.
 */
import { toJourney, type TrackingEvent } from "#domain/tracking";
import { event, reported } from "../domain/tracking/fixtures.ts";
import { report } from "./support/figure.ts";

const SHIPMENTS = 400;
const EVENTS = 25;
const ROUNDS = 15;
const GOAL = 20;
const NOW = "2026-12-20T12:00:00.000Z";

const LINES = [
  "ACT GTOT TRUCK INTKD 10-02",
  "ACT GTIN TRUCK INTKD 10-04",
  "PLN DEPA RAIL INTKD 10-05",
  "ACT DEPA RAIL INTKD 10-05",
  "PLN ARRI RAIL INNSA 10-08",
  "ACT ARRI RAIL INNSA 10-09",
  "ACT LOAD VESSEL INNSA 10-11",
  "ACT LOAD VESSEL INNSA 10-11",
  "ACT LOAD VESSEL INNSA 10-11",
  "PLN DEPA VESSEL INNSA 10-12",
  "ACT DEPA VESSEL INNSA 10-12",
  "ACT DEPA VESSEL INNSA 10-13",
  "ACT TELE VESSEL EGSUZ 10-20",
  "PLN ARRI VESSEL NLRTM 11-01",
  "EST ARRI VESSEL NLRTM 11-02",
  "EST ARRI VESSEL NLRTM 11-04",
  "ACT ARRI VESSEL NLRTM 11-04",
  "ACT DISC VESSEL NLRTM 11-05",
  "ACT DISC VESSEL NLRTM 11-05",
  "ACT DISC VESSEL NLRTM 11-05",
  "ACT STRP TRUCK NLRTM 11-05",
  "PLN DEPA RAIL NLRTM 11-06",
  "EST DEPA RAIL NLRTM 12-21",
  "PLN ARRI RAIL DEDUI 11-08",
  "EST ARRI RAIL DEDUI 12-23",
] as const;

const two = (count: number): string => String(count).padStart(2, "0");

/** Three boxes, a corrected departure, a retraction, two estimates of the arrival, an unknown code; unsorted as feeds are. */
const eventOf = (shipment: number, index: number): TrackingEvent => {
  const nth = (index * 7) % EVENTS;
  const [classifier, code, mode, place, day] = (LINES[nth] ?? LINES[0]).split(" ");
  const at = `2026-${day}T${two(shipment % 24)}:${two(nth)}`;
  const read = event(`${classifier} ${code} ${mode} ${place} ${at}`);
  return {
    ...read,
    equipment: read.eventType === "EQUIPMENT" ? `KLSU${4_000_000 + shipment * 3 + (nth % 3)}` : null,
    id: `${shipment}-${nth === 11 ? 10 : nth}`,
    reportedAt: `2026-10-${two(nth + 1)}T08:00:00Z`,
    isRetracted: code === "STRP",
  };
};

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const shipments = range(SHIPMENTS).map((shipment) => range(EVENTS).map((index) => eventOf(shipment, index)));
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Milliseconds of processor time for one pass: the median of the rounds, and the last results. */
const timed = <T>(work: () => T): { readonly ms: number; readonly kept: T } => {
  const rounds: number[] = [];
  let kept = work();
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = process.cpuUsage();
    kept = work();
    const { user, system } = process.cpuUsage(start);
    rounds.push((user + system) / 1000);
  }
  return { ms: median(rounds), kept };
};

/** The floor: both times read, a row of as many fields, by time; nothing is compared and nothing decided. */
const readOnly = (events: readonly TrackingEvent[]) =>
  events
    .map((one) => ({ ...one, order: Date.parse(one.at ?? ""), told: Date.parse(one.reportedAt ?? "") }))
    .toSorted((one, other) => one.order - other.order);

const plain = timed(() => shipments.map(readOnly));
const journeys = timed(() => shipments.map((events) => toJourney(reported(events), NOW)));
const whole = shipments.flat();
const one = timed(() => toJourney(reported(whole), NOW));

const rows = journeys.kept.reduce((sum, journey) => sum + journey.rows.length, 0);
if (rows !== SHIPMENTS * 16 || journeys.kept.some(({ progress }) => progress.kind === "nothing-reported"))
  throw new Error("Every shipment must have its rows and its progress.");

console.log(`the same events as one shipment: ${one.ms.toFixed(1)} ms, ${one.kept.rows.length} rows`);
report({
  name: "normalise 10 000 tracking events",
  measured: `${journeys.ms.toFixed(1)} ms`,
  floor: `${plain.ms.toFixed(1)} ms reading their times, copying and sorting them`,
  ratio: journeys.ms / plain.ms,
  goal: { kind: "at-most", value: GOAL },
});
