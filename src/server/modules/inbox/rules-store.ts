import { err, ok, type Result } from "neverthrow";
import { findRulesProblem, type InboxRules, USUAL_DESK_HOURS, USUAL_DUE_RULES } from "#domain/inbox";
import { prepareStatement, storedJson } from "#server/platform/database/statements.ts";
import { OFFICE_ZONE } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { recordChange } from "../audit/index.ts";

const SETTING = 1;
const CACHED_MS = 10_000;

const FIRST_RULES: InboxRules = {
  hours: { ...USUAL_DESK_HOURS, zone: OFFICE_ZONE },
  due: USUAL_DUE_RULES,
  assignments: [],
};

interface CachedRules {
  readonly rules: InboxRules;
  readonly readAt: number;
}

/* By database. A booking is made with the rules of a moment ago rather than with one more query. */
const cache = new WeakMap<object, CachedRules>();

const selectSetting = prepareStatement<{ readonly id: number }>()((db, param) =>
  db.selectFrom("inboxSetting").select("rules").where("id", "=", param("id")),
);

/** The rules as they are stored. */
export const loadRules = async (db: Executor): Promise<InboxRules> => {
  const [row] = await selectSetting(db, { id: SETTING });
  if (row === undefined) return FIRST_RULES;
  const stored = storedJson<InboxRules>(row.rules);
  /* Kinds that are newer than the rules have the usual due time. */
  return { ...stored, due: { ...USUAL_DUE_RULES, ...stored.due } };
};

/** When the rules were last changed, which names what a person has seen of them; 0 before the first change. */
export const readRulesRevision = async (db: Executor): Promise<number> => {
  const row = await db.selectFrom("inboxSetting").select("changedAt").where("id", "=", SETTING).executeTakeFirst();
  return row?.changedAt ?? 0;
};

/** The rules for a new item, at most 10 seconds old: another process may have changed them. */
export const readRules = async (db: Executor, now: number): Promise<InboxRules> => {
  const key = db.getExecutor().adapter;
  const cached = cache.get(key);
  if (cached !== undefined && cached.readAt <= now && now < cached.readAt + CACHED_MS) return cached.rules;
  const rules = await loadRules(db);
  cache.set(key, { rules, readAt: now });
  return rules;
};

const toRecorded = ({ hours, due, assignments }: InboxRules) => ({
  hours: { ...hours },
  due: { ...due },
  assignments: assignments.map((rule) => ({ ...rule })),
});

/** Changes the rules, for items that begin from now on; belongs in a transaction. Refused with a sentence. */
export const changeRules = async (
  db: Executor,
  change: (rules: InboxRules) => InboxRules,
  now: number,
): Promise<Result<InboxRules, string>> => {
  const early = findRulesProblem(change(await loadRules(db)));
  if (early !== null) return err(early);
  const first = { id: SETTING, rules: JSON.stringify(FIRST_RULES), changedAt: now };
  await db
    .insertInto("inboxSetting")
    .values(first)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  /* Locks the row, so that of two simultaneous changes the second one is made to the first. */
  await db.updateTable("inboxSetting").set({ changedAt: now }).where("id", "=", SETTING).execute();
  const before = await loadRules(db);
  const after = change(before);
  const problem = findRulesProblem(after);
  if (problem !== null) return err(problem);
  await db
    .updateTable("inboxSetting")
    .set({ rules: JSON.stringify(after) })
    .where("id", "=", SETTING)
    .execute();
  await recordChange(db, {
    action: "inbox-item.rule-changed",
    subjectId: "rules",
    before: toRecorded(before),
    after: toRecorded(after),
  });
  cache.delete(db.getExecutor().adapter);
  return ok(after);
};
