import { type EndedRequest, findNextStop, type SourceStop } from "#domain/connectors";
import { closeItem, openItem } from "#server/modules/inbox/index.ts";
import { createIdSequence, createTimedId } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import type { SourceCallTable, SourceRequestTable, SourceStopTable } from "./tables.ts";

export type NewCall = Omit<SourceCallTable, "id">;
export type NewRequest = Omit<SourceRequestTable, "id">;

const toStop = (row: SourceStopTable | undefined): SourceStop | null =>
  row === undefined || row.cause === null ? null : { cause: row.cause, since: row.since ?? 0, until: row.until };

/** What stops sources, by their names; a source that answers is left out. */
export const readStops = async (db: Executor): Promise<ReadonlyMap<string, SourceStop>> => {
  const rows = await db.selectFrom("sourceStop").selectAll().where("cause", "is not", null).execute();
  return new Map(
    rows.flatMap((row): [string, SourceStop][] => {
      const stop = toStop(row);
      return stop === null ? [] : [[row.source, stop]];
    }),
  );
};

/** The subject of the one item that waits for a source; tracking feeds have theirs by their names. */
export const toItemSubject = (source: string): string => `connector ${source}`;

/** The title of the item; why it stopped is read when it is shown. */
export const toItemTitle = (source: string) => ({ source, kind: "connector" });

/* Calls of one moment are listed in the order in which they were made. */
const toCallId = createIdSequence();

export const addCalls = async (db: Executor, calls: readonly NewCall[]): Promise<void> => {
  if (calls.length === 0) return;
  await db
    .insertInto("sourceCall")
    .values(calls.map((call) => ({ id: toCallId(call.calledAt), ...call })))
    .execute();
};

export const addRequest = async (db: Executor, request: NewRequest): Promise<void> => {
  await db
    .insertInto("sourceRequest")
    .values({ id: createTimedId(request.askedAt), ...request })
    .execute();
};

/* The row is held until the end of the transaction: of two processes, the second reads what the first has written. */
const lockStop = async (db: Executor, source: string): Promise<SourceStopTable> =>
  db
    .insertInto("sourceStop")
    .values({ source, failures: 0 })
    .onConflict((conflict) => conflict.column("source").doUpdateSet({ source }))
    .returningAll()
    .executeTakeFirstOrThrow();

const isSame = (one: SourceStop | null, other: SourceStop | null): boolean =>
  one?.cause === other?.cause && one?.until === other?.until;

/** Whether an end changes nothing of a source: what most requests do is read, not written. */
const isNoNews = async (db: Executor, source: string, { outcome }: EndedRequest): Promise<boolean> => {
  if (outcome !== "answered" && outcome !== "refused") return false;
  const row = await db.selectFrom("sourceStop").selectAll().where("source", "=", source).executeTakeFirst();
  return row === undefined || (row.cause === null && row.failures === 0);
};

/**
 * Applies the end of a request to what stops its source, and opens or closes its item of the inbox; belongs in a transaction.
 * `failures` of the request is counted here.
 */
export const applyEnd = async (db: Executor, source: string, end: Omit<EndedRequest, "failures">): Promise<void> => {
  if (await isNoNews(db, source, { ...end, failures: 0 })) return;
  const row = await lockStop(db, source);
  const failures = end.outcome === "failed" ? row.failures + 1 : 0;
  const before = toStop(row);
  const after = findNextStop(before, { ...end, failures });
  if (isSame(before, after) && failures === row.failures) return;
  await db
    .updateTable("sourceStop")
    .set({ cause: after?.cause ?? null, since: after?.since ?? null, until: after?.until ?? null, failures })
    .where("source", "=", source)
    .execute();
  const subject = toItemSubject(source);
  if (before === null && after !== null)
    await openItem(db, { kind: "source-stopped", subject, title: toItemTitle(source) }, end.endedAt);
  if (before !== null && after === null) await closeItem(db, { kind: "source-stopped", subject }, end.endedAt);
};

/** Deletes calls of a source from before a moment. */
export const removeCalls = async (db: Executor, source: string, before: number): Promise<void> => {
  await db.deleteFrom("sourceCall").where("source", "=", source).where("calledAt", "<", before).execute();
};

/** Deletes requests and calls from before a moment. */
export const pruneRecords = async (db: Executor, before: number): Promise<void> => {
  await db.deleteFrom("sourceRequest").where("askedAt", "<", before).execute();
  await db.deleteFrom("sourceCall").where("calledAt", "<", before).execute();
};
