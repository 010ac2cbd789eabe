import type { CallRecord } from "#server/connectors/kit/call-records.ts";
import type { OpenConnector } from "#server/connectors/kit/connector.ts";
import { type CallAllowance, countLeft } from "#server/connectors/kit/quota.ts";
import type { Desk } from "../../kit/command.ts";

/** Two UN/LOCODE. */
export interface Lane {
  readonly from: string;
  readonly to: string;
}

type Left = CallAllowance & { readonly left: number };
type Call = Omit<CallRecord, "source">;

/** What one query of a carrier took. */
export interface Asked {
  readonly name: string;
  readonly lane: Lane;
  readonly seconds: number;
  readonly calls: readonly Call[];
  /** Why parts of the answer are left out. */
  readonly unreadable: readonly string[];
  readonly allowances: readonly Left[];
}

const SPANS: readonly (readonly [ms: number, name: string])[] = [
  [60_000, "a minute"],
  [3_600_000, "an hour"],
  [86_400_000, "a day"],
  [2_592_000_000, "30 days"],
];

export const describeLeft = (allowances: readonly Left[]): string =>
  allowances
    .map(({ calls, spanMs, left }) => {
      const span = SPANS.find(([ms]) => ms === spanMs)?.[1] ?? `${spanMs / 1000} seconds`;
      return `${left} of ${calls} calls in ${span} left`;
    })
    .join(", ");

export const readLeft = (
  { db, clock }: Desk,
  { name, allowances }: Pick<OpenConnector, "name" | "allowances">,
): Promise<readonly Left[]> => countLeft(db, clock, name, allowances);

/** The calls that are made while something runs, and the seconds that it takes. */
export const recordCalls = async <T>(
  run: (record: (call: CallRecord) => void) => Promise<T>,
): Promise<{ readonly answer: T; readonly seconds: number; readonly calls: readonly Call[] }> => {
  const calls: Call[] = [];
  const start = performance.now();
  const answer = await run(({ source: _, ...call }) => {
    calls.push(call);
  });
  return { answer, seconds: Math.round(performance.now() - start) / 1000, calls };
};

/** The calls, what is left out, and how many calls are left. */
export const describeAsked = ({ calls, unreadable, allowances }: Asked): readonly string[] => [
  ...calls.map(
    ({ operation, outcome, seconds, isBilled }) =>
      `  ${operation}: ${outcome}, ${seconds.toFixed(1)} s${isBilled ? ", billed" : ""}`,
  ),
  ...unreadable.map((reason) => `  left out: ${reason}`),
  describeLeft(allowances),
];
