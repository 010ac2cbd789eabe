import { say, since } from "../lib/say.mjs";
import { failed, type Outcome, type Step, skipped } from "./outcome.ts";

export interface Ran {
  readonly step: Step;
  readonly outcome: Outcome;
  readonly time: string;
}

const verdict = ({ passed, failed: wrong, skipped: left }: Outcome): string =>
  [`${passed} passed`, `${wrong} failed`, ...(left > 0 ? [`${left} skipped`] : [])].join(", ");

const longest = 400;
const shorten = (words: string): string => {
  const lines = words.trim().split("\n");
  return lines.length <= longest ? lines.join("\n") : ["…", ...lines.slice(-longest)].join("\n");
};

const runStep = async (step: Step): Promise<Ran> => {
  const start = performance.now();
  const outcome = await step.run().catch((error: unknown) => failed(String(error)));
  const time = since(start);
  if (outcome.words !== "") console.log(`\n──── ${step.name} ────\n${shorten(outcome.words)}\n────`);
  say(`${outcome.failed > 0 ? "✗" : "✓"} ${step.name.padEnd(14)} ${step.about}: ${verdict(outcome)} (${time})`);
  return { step, outcome, time };
};

/** Runs the steps, `width` at a time, in their order. */
const runAll = async (steps: readonly Step[], width: number): Promise<readonly Ran[]> => {
  const waiting = [...steps];
  const done: Ran[] = [];
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) done.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: width }, worker));
  return done.toSorted((left, right) => steps.indexOf(left.step) - steps.indexOf(right.step));
};

const notRun = (step: Step): Ran => ({ step, outcome: skipped("not run: a cheaper check failed"), time: "-" });

/** All static steps two at a time, then the heavy ones one after another, unless a static one failed. */
export const runSteps = async (steps: readonly Step[]): Promise<readonly Ran[]> => {
  const cheap = await runAll(
    steps.filter((step) => step.phase === "static"),
    2,
  );
  const heavy = steps.filter((step) => step.phase === "heavy");
  if (cheap.some((ran) => ran.outcome.failed > 0)) {
    if (heavy.length > 0) say("a cheap check failed, so the long ones are not run");
    return [...cheap, ...heavy.map(notRun)];
  }
  return [...cheap, ...(await runAll(heavy, 1))];
};
