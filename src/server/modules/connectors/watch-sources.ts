import { AsyncLocalStorage } from "node:async_hooks";
import { err, type Result } from "neverthrow";
import type { RequestOutcome } from "#domain/connectors";
import { toMinutes } from "#domain/time";
import { type CallRecord, TOKEN_OPERATION } from "#server/connectors/kit/call-records.ts";
import { readPause } from "#server/connectors/kit/source-pauses.ts";
import type { OpenConnector } from "#server/connectors/kit/connector.ts";
import { countLeft } from "#server/connectors/kit/quota.ts";
import { actAs, toJob } from "#server/platform/acting.ts";
import { background, repeat } from "#server/platform/background.ts";
import type { Deps } from "#server/platform/feature.ts";
import type { Clock } from "#server/platform/time.ts";
import type { RateSource, SourceFailure } from "#server/rate-sources/rate-source.ts";
import type { Executor } from "#server/schema.ts";
import { addCalls, addRequest, applyEnd, type NewCall, pruneRecords } from "./store.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/* The costs of a month, and the days before it. */
const KEPT_MS = 62 * DAY_MS;
const MAX_REASON_LENGTH = 300;

/** The calls of the request that is being made; of another source, or none, they belong to no request. */
const running = new AsyncLocalStorage<NewCall[]>();

const isAnswer = (outcome: string): boolean => /^\d+$/.test(outcome);

/** A call as it is stored. One is billed if it says so, or if its carrier states a cost and no other way to know. A request for a token is not. */
export const toNewCall = (
  { source, operation, outcome, seconds, isBilled }: CallRecord,
  connector: Pick<OpenConnector, "costPerCall" | "marksBilled"> | undefined,
  { now, isTest }: { readonly now: number; readonly isTest: boolean },
): NewCall => {
  const costs = connector?.costPerCall !== undefined && connector.marksBilled !== true && operation !== TOKEN_OPERATION;
  return {
    source,
    operation,
    outcome,
    calledAt: now,
    durationMs: Math.round(seconds * 1_000),
    isBilled: isBilled || (costs && isAnswer(outcome)) ? 1 : 0,
    isTest: isTest ? 1 : 0,
  };
};

/** A request that has ended. */
export interface Ended {
  readonly connector: Pick<OpenConnector, "name" | "allowances">;
  readonly askedAt: number;
  readonly durationMs: number;
  readonly quoted: Result<readonly { readonly kind: string }[], SourceFailure>;
  readonly calls: readonly NewCall[];
  readonly isTest: boolean;
}

const toOutcome = (quoted: Ended["quoted"]): RequestOutcome => {
  if (quoted.isOk()) return "answered";
  const { kind } = quoted.error;
  return kind === "refused" || kind === "used-up" ? kind : "failed";
};

const isDayUsedUp = async (db: Executor, clock: Clock, { name, allowances }: Ended["connector"]): Promise<boolean> => {
  const long = allowances.filter(({ spanMs }) => spanMs >= DAY_MS);
  return (await countLeft(db, clock, name, long)).some(({ left }) => left === 0);
};

/* What was refused before anything was sent says nothing about the carrier. */
const isUnasked = ({ quoted, calls }: Ended): boolean =>
  calls.length === 0 && quoted.isErr() && (quoted.error.kind === "refused" || quoted.error.kind === "paused");

/** Stores how a request ended, with what it changes, in one transaction. */
export const storeEnd = async (db: Executor, clock: Clock, ended: Ended): Promise<void> => {
  if (isUnasked(ended)) return;
  const { connector, askedAt, durationMs, quoted, calls, isTest } = ended;
  const outcome = toOutcome(quoted);
  const failure = quoted.isErr() ? quoted.error : null;
  const cause = failure === null || outcome === "refused" ? null : (failure.cause ?? "other");
  const until = failure?.until === undefined ? null : failure.until * MINUTE_MS;
  const isDayOver = outcome === "used-up" && (await isDayUsedUp(db, clock, connector));
  await db.transaction().execute(async (transaction) => {
    await addCalls(transaction, calls);
    await addRequest(transaction, {
      source: connector.name,
      askedAt,
      durationMs,
      outcome,
      cause,
      reason: failure?.reason.slice(0, MAX_REASON_LENGTH) ?? null,
      offers: quoted.isOk() ? quoted.value.filter(({ kind }) => kind !== "unreadable").length : null,
      isTest: isTest ? 1 : 0,
    });
    await applyEnd(transaction, connector.name, {
      outcome,
      cause,
      endedAt: askedAt + durationMs,
      until,
      isDayUsedUp: isDayOver,
    });
  });
};

const toPaused = (name: string, until: number | null): SourceFailure => ({
  kind: "paused",
  reason: "our desk has paused it",
  sentence: `${name} is not asked at the moment.`,
  ...(until === null ? {} : { until: toMinutes(until + MINUTE_MS - 1) }),
});

/** Watches the sources of the connectors file for the desk: what they answer, what they cost, and whether they may be asked. */
export interface SourceWatch {
  /** A source that is not asked while it is paused, and whose requests are stored. */
  readonly watch: (source: RateSource) => RateSource;
  /** A call of a carrier, of a request or not. */
  readonly record: (call: CallRecord) => void;
  /** The server has given a source up and does not ask it until a moment. */
  readonly recordHang: (source: string, until: number) => void;
}

export const watchSources = (deps: Deps): SourceWatch => {
  const { database, clock, config } = deps;
  const { db } = database;
  const later = background(deps, async () => undefined);
  const acting = toJob("watch sources", clock);
  const store = (work: () => Promise<void>): void => actAs(acting, () => later(work));
  const byName = new Map(config.connectors.map((connector) => [connector.name, connector]));
  if (byName.size > 0) repeat(deps, HOUR_MS, () => pruneRecords(db, clock() - KEPT_MS));
  return {
    record: (call) => {
      const stored = toNewCall(call, byName.get(call.source), { now: clock(), isTest: false });
      const calls = running.getStore();
      if (calls === undefined) store(() => addCalls(db, [stored]));
      else calls.push(stored);
    },
    recordHang: (source, until) => {
      if (!byName.has(source)) return;
      const end = { outcome: "hung", cause: "no-answer", endedAt: clock(), until, isDayUsedUp: false } as const;
      store(() => db.transaction().execute((transaction) => applyEnd(transaction, source, end)));
    },
    watch: (source) => ({
      ...source,
      quote: async (request, signal) => {
        const { pause } = await readPause(db, source.name, clock());
        if (pause !== null) return err(toPaused(source.name, pause.until));
        const [askedAt, start] = [clock(), performance.now()];
        const calls: NewCall[] = [];
        const quoted = await running.run(calls, () => source.quote(request, signal));
        const connector = byName.get(source.name);
        /* Nobody waited for its end: what it made of it is no answer. */
        const isGivenUp = signal.aborted && quoted.isErr();
        const durationMs = Math.round(performance.now() - start);
        if (connector !== undefined && !isGivenUp)
          store(() => storeEnd(db, clock, { connector, askedAt, durationMs, quoted, calls, isTest: false }));
        else if (calls.length > 0) store(() => addCalls(db, calls));
        return quoted;
      },
    }),
  };
};
