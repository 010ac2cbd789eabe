import { isConflict, type MarginFloor, type MarginRule, type MarginTable } from "#domain/margins";
import { bumpCacheVersion } from "#server/platform/database/cache-versions.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Executor } from "#server/schema.ts";
import { recordChange } from "../audit/index.ts";

/** Why entries cannot be added: an id was used before, or nothing decides between a new rule and another one. */
export type MarginObstacle =
  | { readonly kind: "used"; readonly id: string }
  | { readonly kind: "conflict"; readonly id: string; readonly other: string };

/** The rules and floors that count, by their ids. */
export const readMargins = async (db: Executor): Promise<MarginTable> => {
  const rows = await db
    .selectFrom("marginEntry")
    .select(["kind", "definition"])
    .where("removedAt", "is", null)
    .orderBy("id")
    .execute();
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind);
  return {
    rules: ofKind("rule").map(({ definition }) => storedJson<MarginRule>(definition)),
    floors: ofKind("floor").map(({ definition }) => storedJson<MarginFloor>(definition)),
  };
};

export const hasMarginRules = async (db: Executor): Promise<boolean> =>
  (await db
    .selectFrom("marginEntry")
    .select("id")
    .where("kind", "=", "rule")
    .where("removedAt", "is", null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

const findUsed = async (db: Executor, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom("marginEntry").select("id").where("id", "in", ids).execute();
  return new Set(rows.map(({ id }) => id));
};

/** All conflicts of new rules with stored ones and with each other, each once. */
const findConflicts = (stored: readonly MarginRule[], added: readonly MarginRule[]): readonly MarginObstacle[] =>
  added.flatMap((rule, index) =>
    [...stored, ...added.slice(0, index)]
      .filter((other) => isConflict(rule, other))
      .map((other) => ({ kind: "conflict", id: rule.id, other: other.id }) as const),
  );

/** Adds all of them, or none where there is an obstacle. Belongs in a transaction. */
export const addMargins = async (
  transaction: Executor,
  { rules, floors }: MarginTable,
  now: number,
): Promise<readonly MarginObstacle[]> => {
  /* Locks the table for others that add or remove. */
  await bumpCacheVersion(transaction, "tariffs");
  const stored = await readMargins(transaction);
  const entries = [
    ...rules.map((entry) => ({ kind: "rule" as const, entry })),
    ...floors.map((entry) => ({ kind: "floor" as const, entry })),
  ];
  const used = await findUsed(
    transaction,
    entries.map(({ entry }) => entry.id),
  );
  const obstacles = [...[...used].map((id) => ({ kind: "used", id }) as const), ...findConflicts(stored.rules, rules)];
  if (obstacles.length > 0) return obstacles;
  for (const { kind, entry } of entries) {
    const definition = JSON.stringify(entry);
    await transaction
      .insertInto("marginEntry")
      .values({ id: entry.id, kind, definition, addedAt: now, removedAt: null })
      .execute();
    await recordChange(transaction, { action: "margin.imported", subjectId: entry.id, after: { kind, definition } });
  }
  return [];
};

/** Removes a rule or a floor: stored prices stay as they are. False if there is none. Belongs in a transaction. */
export const removeMargin = async (transaction: Executor, id: string, now: number): Promise<boolean> => {
  await bumpCacheVersion(transaction, "tariffs");
  const removed = await transaction
    .updateTable("marginEntry")
    .set({ removedAt: now })
    .where("id", "=", id)
    .where("removedAt", "is", null)
    .returning(["kind", "definition"])
    .executeTakeFirst();
  if (removed === undefined) return false;
  await recordChange(transaction, { action: "margin.ended", subjectId: id, before: { ...removed } });
  return true;
};
