import type { AuditValues } from "#domain/audit";
import { isConflict, type MarginFloor, type MarginRule, type MarginTable } from "#domain/margins";
import { bumpCacheVersion } from "#server/platform/database/cache-versions.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Executor } from "#server/schema.ts";
import { registerGroup } from "../accounts/index.ts";
import { recordChange } from "../audit/index.ts";

/**
 * Why entries cannot be added: an id was used before, nothing decides between a new rule and another one, or what they replace
 * counts no more.
 */
export type MarginObstacle =
  | { readonly kind: "gone"; readonly id: string }
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

const toValues = (kind: string, definition: string): AuditValues => ({ kind, ...storedJson<AuditValues>(definition) });

/** The names of all that were ever added. */
export const listUsedNames = async (db: Executor): Promise<readonly string[]> =>
  (await db.selectFrom("marginEntry").select("id").execute()).map(({ id }) => id);

/** What is done with entries that are added. */
interface Adding {
  readonly action: "margin.imported" | "margin.created";
  /** The rule or floor that ends for them; a conflict with it is none. */
  readonly replaces: string | null;
}

const IMPORTING: Adding = { action: "margin.imported", replaces: null };

const insertEntry = async (
  transaction: Executor,
  { kind, entry }: { readonly kind: "rule" | "floor"; readonly entry: MarginRule | MarginFloor },
  now: number,
  action: Adding["action"],
): Promise<void> => {
  const definition = JSON.stringify(entry);
  await transaction
    .insertInto("marginEntry")
    .values({ id: entry.id, kind, definition, addedAt: now, removedAt: null })
    .execute();
  await recordChange(transaction, { action, subjectId: entry.id, after: toValues(kind, definition) });
};

/* A group has one spelling, whichever was typed. */
const spellGroups = async <Entry extends MarginRule | MarginFloor>(
  db: Executor,
  entries: readonly Entry[],
): Promise<readonly Entry[]> => {
  const spelled: Entry[] = [];
  for (const entry of entries) {
    const { customers } = entry;
    const name = customers.kind === "group" ? await registerGroup(db, customers.name) : null;
    spelled.push(name === null ? entry : { ...entry, customers: { kind: "group", name } });
  }
  return spelled;
};

/** Adds all of them and ends what they replace, or does neither where there is an obstacle. Belongs in a transaction. */
export const addMargins = async (
  transaction: Executor,
  typed: MarginTable,
  now: number,
  { action, replaces }: Adding = IMPORTING,
): Promise<readonly MarginObstacle[]> => {
  const [rules, floors] = [await spellGroups(transaction, typed.rules), await spellGroups(transaction, typed.floors)];
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
  const others = stored.rules.filter(({ id }) => id !== replaces);
  const isGone = replaces !== null && ![...stored.rules, ...stored.floors].some(({ id }) => id === replaces);
  const obstacles: readonly MarginObstacle[] = [
    ...(isGone ? [{ kind: "gone", id: replaces } as const] : []),
    ...[...used].map((id) => ({ kind: "used", id }) as const),
    ...findConflicts(others, rules),
  ];
  if (obstacles.length > 0) return obstacles;
  if (replaces !== null) await removeMargin(transaction, replaces, now);
  for (const one of entries) await insertEntry(transaction, one, now, action);
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
  await recordChange(transaction, {
    action: "margin.ended",
    subjectId: id,
    before: toValues(removed.kind, removed.definition),
  });
  return true;
};
