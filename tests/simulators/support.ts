import { onTestFinished } from "vitest";
import type { Simulator } from "#simulators/kit/server.ts";

export const NOON = new Date("2026-12-01T12:00:00.000Z");

/** A clock that a test moves. */
export const movableClock = (start = NOON) => {
  let now = start;
  return {
    clock: () => now,
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
};

/** Stops a simulator with its test. */
export const untilEnd = async (starting: Promise<Simulator>): Promise<string> => {
  const simulator = await starting;
  onTestFinished(simulator.stop);
  return simulator.url;
};

export const send = async (
  url: string,
  method: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly headers: Headers; readonly body: unknown }> => {
  const response = await fetch(url, {
    method,
    redirect: "manual",
    headers: { "content-type": "application/json", ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? undefined : JSON.parse(text) };
};

/** The value at a path such as `0.legs.*.vesselName`; `*` collects it from every item of a list. */
export const at = (value: unknown, path: string): unknown => {
  const [first = "", ...rest] = path.split(".");
  if (typeof value !== "object" || value === null) return undefined;
  const entries: ReadonlyMap<string, unknown> = new Map(Object.entries(value));
  const follow = (next: unknown): unknown => (rest.length === 0 ? next : at(next, rest.join(".")));
  return first === "*" ? [...entries.values()].map(follow) : follow(entries.get(first));
};

export const textAt = (value: unknown, path: string): string => String(at(value, path));

export const setFaults = (url: string, ...faults: readonly unknown[]) => send(`${url}/simulator/faults`, "PUT", faults);

/** What the simulator noted of its last call. */
export const lastCall = async (url: string): Promise<unknown> => {
  const { body } = await send(`${url}/simulator/calls`, "GET", undefined);
  return Array.isArray(body) ? body.at(-1) : undefined;
};
