import { err, ok, type Result } from "neverthrow";
import type { Refusal } from "#server/platform/http/refusal.ts";
import type { Executor } from "#server/schema.ts";
import { ALL_ENTRIES, listEntries } from "../audit/index.ts";
import { findQuoteBy, findRequestByNumber, type StoredDeskRequest } from "../quotes/index.ts";
import { nameEntries } from "../trail/index.ts";

export const UNKNOWN_REQUEST: Refusal = { kind: "not-found", message: "There is no request with this number." };

/* Who has settled it: two clerks at once are told. */
const refuseSettled = async (db: Executor, { number, state }: StoredDeskRequest): Promise<Refusal> => {
  const filter = { ...ALL_ENTRIES, subject: number };
  const [last] = await nameEntries(db, await listEntries(db, filter, { before: null, limit: 1 }));
  return { kind: "conflict", message: `${last?.name ?? "A colleague"} has ${state} this request already.` };
};

/** A request by its own number, or by that of the quote that answers it. */
export const findByAnyNumber = async (db: Executor, number: string): Promise<StoredDeskRequest | null> => {
  const request = await findRequestByNumber(db, number);
  if (request !== null) return request;
  const answered = (await findQuoteBy(db, "number", number))?.deskRequest ?? null;
  return answered === null ? null : findRequestByNumber(db, answered);
};

/** A request that waits for its answer; refused with who has settled it. */
export const findOpenRequest = async (db: Executor, number: string): Promise<Result<StoredDeskRequest, Refusal>> => {
  const request = await findRequestByNumber(db, number.toUpperCase());
  if (request === null) return err(UNKNOWN_REQUEST);
  return request.state === "open" ? ok(request) : err(await refuseSettled(db, request));
};
