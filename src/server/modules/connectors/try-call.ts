import type { CallRecord } from "#server/connectors/kit/call-records.ts";
import type { OpenConnector } from "#server/connectors/kit/connector.ts";
import { type CallAllowance, countLeft } from "#server/connectors/kit/quota.ts";
import type { Clock } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";

/** What a test of a carrier runs on. */
export interface TryDeps {
  readonly db: Executor;
  readonly clock: Clock;
}

/** Two UN/LOCODE. */
export interface Lane {
  readonly from: string;
  readonly to: string;
}

export type Left = CallAllowance & { readonly left: number };
/** A call of a test, whose source is known. */
export type Call = Omit<CallRecord, "source">;

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

/** How many calls a carrier has left. */
export const readLeft = (
  { db, clock }: TryDeps,
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
