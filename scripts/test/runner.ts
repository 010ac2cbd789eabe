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

/** Starts each step as soon as there is room and the steps before it have ended, the first ones first. */
const runAll = async (steps: readonly Step[]): Promise<readonly Ran[]> => {
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const done: Ran[] = [];
  const hasEnded = (name: string): boolean => [...waiting, ...running.keys()].every((step) => step.name !== name);
  const isWide = ({ processors }: Step): boolean => processors === 2;
  /* Tests wait for servers and browsers part of the time, so another step runs beside one of two processors. */
  const hasRoom = (step: Step): boolean => running.size < 2 && !(isWide(step) && [...running.keys()].some(isWide));
  const canStart = (step: Step): boolean => hasRoom(step) && (step.after ?? []).every(hasEnded);
  const start = async (step: Step): Promise<void> => {
    done.push(await runStep(step));
    running.delete(step);
  };
  while (waiting.length + running.size > 0) {
    const at = waiting.findIndex(canStart);
    const [next] = at === -1 ? [] : waiting.splice(at, 1);
    if (next === undefined) await Promise.race(running.values());
    else running.set(next, start(next));
  }
  return done.toSorted((left, right) => steps.indexOf(left.step) - steps.indexOf(right.step));
};

const notRun = (step: Step): Ran => ({ step, outcome: skipped("not run: a cheaper check failed"), time: "-" });

/** All static steps, then the heavy ones, unless a static one failed. */
export const runSteps = async (steps: readonly Step[]): Promise<readonly Ran[]> => {
  const cheap = await runAll(steps.filter((step) => step.phase === "static"));
  const heavy = steps.filter((step) => step.phase === "heavy");
  if (cheap.some((ran) => ran.outcome.failed > 0)) {
    if (heavy.length > 0) say("a cheap check failed, so the long ones are not run");
    return [...cheap, ...heavy.map(notRun)];
  }
  return [...cheap, ...(await runAll(heavy))];
};
