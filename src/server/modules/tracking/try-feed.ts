import { err, ok, type Result } from "neverthrow";
import type { Executor } from "#server/schema.ts";
import type { EventProblem, ReferenceFailure, ReferenceSource } from "#server/tracking-sources/tracking-source.ts";
import { toReferences } from "./ask-carrier.ts";
import { assignEvents } from "./match-bookings.ts";
import { findNextQuery, takeCall } from "./reference-store.ts";

/** What a carrier answered to one query; nothing of it is stored. */
export interface TriedFeed {
  readonly query: string;
  readonly events: number;
  /** Whether the answer goes on at another page. */
  readonly hasMore: boolean;
  /** What cannot be read, is unusual or is of no booking. */
  readonly problems: readonly EventProblem[];
  /** Epoch milliseconds: when the quota allows the next call. */
  readonly nextCallAt: number;
}

/** Why a feed was not asked, or did not answer. `must-wait`: by its quota, or because it failed; epoch milliseconds. */
export type TryRefusal =
  | { readonly kind: "nothing-due" }
  | { readonly kind: "must-wait"; readonly until: number }
  | { readonly kind: "failed"; readonly query: string; readonly failure: ReferenceFailure };

/** Asks a carrier once within its quota: by a query of its API, or by the one that is due first. */
export const tryFeed = async (
  { db, now }: { readonly db: Executor; readonly now: number },
  { name, spacingMs, ask }: ReferenceSource,
  typed: string | null,
): Promise<Result<TriedFeed, TryRefusal>> => {
  const query = typed ?? (await findNextQuery(db, name));
  if (query === null) return err({ kind: "nothing-due" });
  const nextCallAt = now + spacingMs;
  const until = await takeCall(db, name, now, nextCallAt);
  if (until !== null) return err({ kind: "must-wait", until });
  const answer = await ask({ references: toReferences(query), since: null, page: null }, new AbortController().signal);
  if (answer.isErr()) return err({ kind: "failed", query, failure: answer.error });
  const { batch, nextPage } = answer.value;
  const { problems } = await assignEvents(db, batch.events, "matched-by-other-references");
  return ok({
    query,
    events: batch.events.length,
    hasMore: nextPage !== null,
    problems: [...batch.problems, ...batch.notes, ...problems],
    nextCallAt,
  });
};
