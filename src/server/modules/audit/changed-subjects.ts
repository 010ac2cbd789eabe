import type { SubjectKind } from "#domain/audit";
import type { Executor } from "#server/schema.ts";

/** Since when: a position of the chain, exclusive, or a moment (epoch milliseconds), inclusive. */
export type ChangedSince =
  | { readonly kind: "position"; readonly position: number }
  | { readonly kind: "moment"; readonly at: number };

/** How far the chain is. Entries are sealed after they were committed: what comes later has a higher position. */
export const findChainEnd = async (db: Executor): Promise<number> =>
  (await db.selectFrom("auditChain").select("position").executeTakeFirst())?.position ?? 0;

/** What was changed up to a position, with the position of its last change: a revision that rises with every change. */
export const listChangedSubjects = async (
  db: Executor,
  kinds: readonly SubjectKind[],
  since: ChangedSince | null,
  until: number,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom("auditEntry")
    .select((e) => ["subjectId", e.fn.max<number | null>("position").as("revision")] as const)
    .where("subjectKind", "in", [...kinds])
    .where("position", "<=", until)
    .$if(since?.kind === "position", (query) =>
      query.where("position", ">", since?.kind === "position" ? since.position : 0),
    )
    .$if(since?.kind === "moment", (query) => query.where("at", ">=", since?.kind === "moment" ? since.at : 0))
    .groupBy("subjectId")
    .execute();
  return new Map(rows.map(({ subjectId, revision }) => [subjectId, revision ?? 0]));
};
