import autocannon from "autocannon";
import { report } from "./figure.ts";

export interface LoadRequest {
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const CONNECTIONS = 12;

/** What a server did under load: answers a second, and the milliseconds of processor time that one answer took it. */
export interface Load {
  readonly perSecond: number;
  readonly cpuMs: number;
}

/** Twelve clients who ask one after the other; every answer must be a success. `cpu` is the server's processor time so far. */
export const load = async (
  url: string,
  requests: readonly LoadRequest[],
  seconds: number,
  cpu: () => Promise<number>,
): Promise<Load> => {
  const before = await cpu();
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: requests.map(({ headers, ...request }) => ({ ...request, headers: { ...headers } })),
  });
  const spent = (await cpu()) - before;
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refusals, ${result.errors} errors.`);
  return { perSecond: result["2xx"] / result.duration, cpuMs: spent / result["2xx"] };
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const medians = (loads: readonly Load[]): Load => ({
  perSecond: median(loads.map(({ perSecond }) => perSecond)),
  cpuMs: median(loads.map(({ cpuMs }) => cpuMs)),
});

/** Measures two servers in turn, so that a busy machine hurts both alike; answers the medians of each. */
export const inTurn = async (
  rounds: number,
  one: () => Promise<Load>,
  other: () => Promise<Load>,
): Promise<readonly [one: Load, other: Load]> => {
  const measured: Load[] = [];
  const floor: Load[] = [];
  for (let round = 0; round < rounds; round++) {
    measured.push(await one());
    floor.push(await other());
  }
  return [medians(measured), medians(floor)];
};

const perSecond = ({ perSecond: answers, cpuMs }: Load): string =>
  `${Math.round(answers)}/s, ${cpuMs.toFixed(3)} ms of processor time`;

/** Reports a throughput against its floor twice: as it was, and by processor time alone, which a busy machine does not bend. */
export const reportLoads = (name: string, goal: number, measured: Load, floor: Load, words: string): void => {
  const atLeast = { kind: "at-least", value: goal } as const;
  const texts = { measured: perSecond(measured), floor: `${perSecond(floor)} ${words}` };
  report({ name, ...texts, ratio: measured.perSecond / floor.perSecond, goal: atLeast });
  report({ name: `${name}, by processor time`, ...texts, ratio: floor.cpuMs / measured.cpuMs, goal: atLeast });
};
