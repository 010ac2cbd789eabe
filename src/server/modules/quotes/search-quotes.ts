import { containsAll } from "#server/platform/database/contains-all.ts";
import type { Executor } from "#server/schema.ts";

/** Quotes of all companies that may contain all words, which are in lower case; the newest first. The stored search has names of fields, too. */
export const searchQuotes = (db: Executor, words: readonly string[], most: number) =>
  db
    .selectFrom("quote")
    .select(["number", "companyName", "contactName", "reference", "search", "outcome"])
    .where(containsAll(["number", "reference", "companyName", "contactName", "search"], words))
    .orderBy("createdAt", "desc")
    .limit(most)
    .execute();

/** Requests of all companies that may contain all words. */
export const searchRequests = (db: Executor, words: readonly string[], most: number) =>
  db
    .selectFrom("deskRequest")
    .select(["number", "accountId", "commodity", "search", "state"])
    .where(containsAll(["number", "commodity", "search"], words))
    .orderBy("requestedAt", "desc")
    .limit(most)
    .execute();
