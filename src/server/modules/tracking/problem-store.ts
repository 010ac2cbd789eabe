import type { Executor } from "#server/schema.ts";

/** Sentences of a carrier; they repeat values that it wrote. */
const MAX_PROBLEMS = 50;

/** Notes what was wrong with events of a carrier, the latest sentences alone. */
export const noteProblems = async (
  db: Executor,
  carrier: string,
  sentences: readonly string[],
  at: number,
): Promise<void> => {
  /* In one order, so that processes which note the same sentences do not wait for each other. */
  const rows = [...new Set(sentences)]
    .slice(-MAX_PROBLEMS)
    .toSorted()
    .map((sentence) => ({ carrier, sentence, lastAt: at }));
  if (rows.length === 0) return;
  await db
    .insertInto("trackingProblem")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["carrier", "sentence"]).doUpdateSet({ lastAt: at }))
    .execute();
  const latest = db
    .selectFrom("trackingProblem")
    .select("sentence")
    .where("carrier", "=", carrier)
    .orderBy("lastAt", "desc")
    .orderBy("sentence")
    .limit(MAX_PROBLEMS);
  await db.deleteFrom("trackingProblem").where("carrier", "=", carrier).where("sentence", "not in", latest).execute();
};

/** What was last wrong with events of a carrier, the latest first. */
export const listProblems = (
  db: Executor,
  carrier: string,
): Promise<readonly { readonly sentence: string; readonly lastAt: number }[]> =>
  db
    .selectFrom("trackingProblem")
    .select(["sentence", "lastAt"])
    .where("carrier", "=", carrier)
    .orderBy("lastAt", "desc")
    .orderBy("sentence")
    .execute();
