import { MAX_TEMPLATES } from "#domain/templates";
import { lockForCounting } from "../accounts/index.ts";
import { accountRecords } from "#server/platform/database/account-records.ts";
import type { Executor } from "#server/schema.ts";
import type { SearchTemplateTable } from "./tables.ts";

export const listTemplates = (db: Executor, accountId: string): Promise<readonly SearchTemplateTable[]> =>
  db
    .selectFrom("searchTemplate")
    .selectAll()
    .where("accountId", "=", accountId)
    .orderBy("nameKey")
    .limit(MAX_TEMPLATES)
    .execute();

export const findTemplate = async (db: Executor, accountId: string, id: string): Promise<SearchTemplateTable | null> =>
  (await db
    .selectFrom("searchTemplate")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst()) ?? null;

/** Refused if the account has a template of this name, or as many as it can have. Runs in a transaction. */
export const addTemplate = async (db: Executor, template: SearchTemplateTable): Promise<"added" | "taken" | "full"> => {
  await lockForCounting(db, template.accountId);
  const templates = await db
    .selectFrom("searchTemplate")
    .select("nameKey")
    .where("accountId", "=", template.accountId)
    .execute();
  if (templates.some(({ nameKey }) => nameKey === template.nameKey)) return "taken";
  if (templates.length >= MAX_TEMPLATES) return "full";
  const added = await db
    .insertInto("searchTemplate")
    .values(template)
    .onConflict((conflict) => conflict.columns(["accountId", "nameKey"]).doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n ? "added" : "taken";
};

/** Runs in a transaction. */
export const renameTemplate = async (
  db: Executor,
  { accountId, id, name, nameKey }: Pick<SearchTemplateTable, "accountId" | "id" | "name" | "nameKey">,
): Promise<"renamed" | "taken"> => {
  const other = await db
    .selectFrom("searchTemplate")
    .select("id")
    .where("accountId", "=", accountId)
    .where("nameKey", "=", nameKey)
    .where("id", "<>", id)
    .executeTakeFirst();
  if (other !== undefined) return "taken";
  await db
    .updateTable("searchTemplate")
    .set({ name, nameKey })
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .execute();
  return "renamed";
};

/** Nothing happens if it was deleted already. */
export const deleteTemplate = async (db: Executor, accountId: string, id: string): Promise<void> => {
  await db.deleteFrom("searchTemplate").where("accountId", "=", accountId).where("id", "=", id).execute();
};

export const templateRecords = {
  searchTemplate: accountRecords("searchTemplate", {
    property: "templates",
    key: ["nameKey"],
    hidden: ["accountId", "nameKey"],
    json: ["search"],
    isKept: false,
  }),
};
