import { promisify } from "node:util";
import { zstdCompress, zstdDecompress } from "node:zlib";
import { sql } from "kysely";
import { err, Result } from "neverthrow";
import { storedJson } from "../platform/database/statements.ts";
import { isAlive } from "../platform/presence.ts";
import type { DatabaseKind, Executor } from "../schema.ts";
import type { KnownFailure, SourceResult } from "./ask-source.ts";
import type { SourceAnswered } from "./kept-answers.ts";
import { stringifyOffer } from "./present-offer.ts";
import type { QuotedOffer } from "./rate-source.ts";
import type { SharedAnswerTable } from "./tables.ts";
import { readOfferText } from "./validate-offers.ts";

interface StoredResult {
  readonly failure?: KnownFailure;
  readonly problems?: readonly string[];
  readonly offers?: readonly (Pick<QuotedOffer, "kind" | "refusal"> & { readonly text: string })[];
}

const MAX_ANSWERS = 2_000;
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_AGE_MS = 24 * 3_600_000;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

const toStored = (result: SourceResult): StoredResult =>
  result.match<StoredResult>(
    ({ offers, problems }) => ({
      problems,
      offers: offers.map((quoted) => ({
        kind: quoted.kind,
        refusal: quoted.refusal,
        text: stringifyOffer(quoted),
      })),
    }),
    (failure) => ({ failure }),
  );

const encode = (result: SourceResult): Promise<Uint8Array> =>
  compress(Buffer.from(JSON.stringify(toStored(result)), "utf8"));

const UNREADABLE: SourceResult = err({ kind: "failed", reason: "the answer that is kept cannot be read" });

const readStored = async (bytes: Uint8Array): Promise<SourceResult> => {
  const text = (await decompress(bytes)).toString("utf8");
  const { failure, problems = [], offers = [] } = storedJson<StoredResult>(text);
  if (failure !== undefined) return err(failure);
  return Result.combine(offers.map((one) => readOfferText(one, one.text)))
    .map((read) => ({ offers: read, problems, length: text.length }))
    .mapErr((reason) => ({ kind: "failed", reason }));
};

/** An answer as it was validated. One of another version that cannot be read any longer is a failure. */
const decode = (bytes: Uint8Array): Promise<SourceResult> => readStored(bytes).catch(() => UNREADABLE);

type Answered = Pick<SourceAnswered, "askedAt" | "answeredAt" | "result">;

type Write = <T>(work: (db: Executor) => Promise<T>) => Promise<T>;

export interface SharedAnswersDeps {
  readonly db: Executor;
  readonly kind: DatabaseKind;
  /** Runs one statement, which may share its transaction with others. */
  readonly write: Write;
}

/** Which answers make a request needless: those that came between two moments, epoch milliseconds. */
export interface YoungEnough {
  readonly from: number;
  readonly to: number;
}

/** Rows of requests that processes share. */
export const createSharedAnswers = ({ db, kind, write }: SharedAnswersDeps) => {
  const ofCall = (key: string, call: string) => (executor: Executor) =>
    executor.updateTable("sharedAnswer").where("key", "=", key).where("call", "=", call);
  const readBytes = async (key: string, column: "answer" | "failure"): Promise<SourceResult> => {
    const row = await db.selectFrom("sharedAnswer").select(column).where("key", "=", key).executeTakeFirst();
    const bytes = row?.[column];
    return bytes === undefined || bytes === null ? UNREADABLE : decode(bytes);
  };
  return {
    find: (key: string) =>
      db
        .selectFrom("sharedAnswer")
        .select(["call", "owner", "answeredCall", "askedAt", "answeredAt", "failedCall"])
        .select(sql<boolean | number>`case when ${isAlive(kind, "sharedAnswer.owner")} then 1 else 0 end`.as("isOpen"))
        .where("key", "=", key)
        .executeTakeFirst(),
    readAnswer: (key: string) => readBytes(key, "answer"),
    readFailure: (key: string) => readBytes(key, "failure"),
    /** False if a process that runs waits for the source, or an answer is young enough. */
    claim: async (
      row: Pick<SharedAnswerTable, "key" | "source" | "call" | "calledAt"> & { readonly owner: string },
      young: YoungEnough,
    ): Promise<boolean> => {
      const { call, owner, calledAt } = row;
      const claimed = await write((executor) =>
        executor
          .insertInto("sharedAnswer")
          .values({ ...row, isAwaited: 0, length: 0 })
          .onConflict((conflict) =>
            conflict
              .column("key")
              .doUpdateSet({ call, owner, calledAt, isAwaited: 0 })
              .where(sql<boolean>`not ${isAlive(kind, "sharedAnswer.owner")}`)
              .where(sql<boolean>`coalesce("sharedAnswer"."answeredAt", -1) not between ${young.from} and ${young.to}`),
          )
          .returning("call")
          .executeTakeFirst(),
      );
      return claimed !== undefined;
    },
    markAwaited: async (key: string, call: string): Promise<void> => {
      await write((executor) => ofCall(key, call)(executor).set({ isAwaited: 1 }).execute());
    },
    isAwaited: async (key: string, owner: string): Promise<boolean> => {
      const row = await db
        .selectFrom("sharedAnswer")
        .select("isAwaited")
        .where("key", "=", key)
        .where("owner", "=", owner)
        .executeTakeFirst();
      return row?.isAwaited === 1;
    },
    /** Ends a request without an answer: another process may ask. */
    release: async (key: string, call: string): Promise<void> => {
      await write((executor) => ofCall(key, call)(executor).set({ owner: null }).execute());
    },
    answer: async (key: string, call: string, { askedAt, answeredAt, result }: Answered): Promise<void> => {
      const answer = await encode(result);
      const answered = { owner: null, answeredCall: call, askedAt, answeredAt, answer, length: answer.length };
      await write((executor) => ofCall(key, call)(executor).set(answered).execute());
    },
    fail: async (key: string, call: string, result: SourceResult): Promise<void> => {
      const failure = await encode(result);
      await write((executor) => ofCall(key, call)(executor).set({ owner: null, failedCall: call, failure }).execute());
    },
    /** Deletes old answers, and the oldest ones if they are too many or too large together. */
    prune: async (now: number, { answers, bytes } = { answers: MAX_ANSWERS, bytes: MAX_BYTES }): Promise<void> => {
      const old = now - MAX_AGE_MS;
      await write((executor) =>
        sql`delete from "sharedAnswer" where not ${isAlive(kind, "sharedAnswer.owner")} and ("calledAt" < ${old} or "key" in (
          select "key" from (
            select "key", row_number() over (order by "calledAt" desc, "key") as "place",
              sum("length") over (order by "calledAt" desc, "key") as "total" from "sharedAnswer"
          ) as "placed" where "place" > ${answers} or "total" > ${bytes}
        ))`.execute(executor),
      );
    },
  };
};
export type SharedAnswers = ReturnType<typeof createSharedAnswers>;
