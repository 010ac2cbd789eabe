import type { Attempt, Load } from "./load.ts";
import { type Fault, FAULTS, LIMITS } from "./faults.ts";
import type { Round } from "./rounds.ts";
import type { Books } from "./verify.ts";

const seconds = (value: number): string => `${value.toFixed(1)} s`.padStart(7);

const count = (attempts: readonly Attempt[], ending: Attempt["ending"]): number =>
  attempts.filter((attempt) => attempt.ending === ending).length;

const longest = (attempts: readonly Attempt[]): number =>
  Math.max(0, ...attempts.map(({ startedAt, endedAt }) => endedAt - startedAt)) / 1_000;

export const printRound = (number: number, round: Round, problems: readonly string[]): void => {
  const { fault, from, to, stopped, afterPromotion, attempts } = round;
  console.log(
    [
      String(number).padStart(3),
      fault.padEnd(19),
      `${from} → ${to}`,
      `writes stopped ${seconds(stopped)}`,
      `after promotion ${seconds(afterPromotion)}`,
      `booked ${String(count(attempts, "booked")).padStart(5)}`,
      `refused ${String(count(attempts, "refused")).padStart(4)}`,
      `cut ${count(attempts, "cut")}`,
      `longest answer ${seconds(longest(attempts))}`,
      problems.length === 0 ? "ok" : problems.join("; "),
    ].join("  "),
  );
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

const summarise = (fault: Fault, rounds: readonly Round[]): string => {
  const stopped = rounds.map((round) => round.stopped);
  const after = rounds.map((round) => round.afterPromotion);
  return `| ${fault} | ${rounds.length} | ${median(stopped).toFixed(1)} | ${Math.max(...stopped).toFixed(1)} | ${LIMITS[fault]} | ${Math.max(...after).toFixed(1)} |`;
};

/** A table of Markdown: the seconds without an acknowledged booking by what happened. */
export const printSummary = (rounds: readonly Round[], attempts: readonly Attempt[]): void => {
  console.log(
    "\n| What happens to the primary | Rounds | Writes stopped, median s | at most s | Goal s | After promotion, at most s |",
  );
  console.log("|---|---|---|---|---|---|");
  for (const fault of FAULTS) {
    const own = rounds.filter((round) => round.fault === fault);
    if (own.length > 0) console.log(summarise(fault, own));
  }
  const endings = Map.groupBy(attempts, ({ ending }) => ending);
  console.log(`\nCalls: ${[...endings].map(([ending, list]) => `${list.length} ${ending}`).join(", ")}`);
  console.log(`Longest answer: ${longest(attempts).toFixed(1)} s`);
};

export const printBooks = ({ acknowledged, lost, different, surplus }: Books): readonly string[] => {
  console.log(`Acknowledged bookings: ${acknowledged}; lost: ${lost.length}; doubled: ${surplus + different.length}`);
  return [
    ...(lost.length > 0 ? [`lost bookings: ${lost.join(", ")}`] : []),
    ...(surplus !== 0 || different.length > 0
      ? [`${surplus} bookings too many, ${different.length} different ones`]
      : []),
  ];
};

export const printLists = ({ read, without }: Load["lists"]): readonly string[] => {
  console.log(`Lists through the other server right after a booking: ${read}; without it: ${without.length}`);
  return without.length > 0 ? [`lists without their booking: ${without.join(", ")}`] : [];
};

export const printReads = ({ primary, replica }: Readonly<Record<"primary" | "replica", number>>): void =>
  console.log(`Lists read from a replica: ${replica}, from the primary: ${primary}`);
