import { err } from "neverthrow";
import type { QuoteSearch, SearchTemplate } from "#api/schema.d.ts";
import { findTemplateNameProblem, MAX_TEMPLATES } from "#domain/templates";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Feature } from "#server/platform/feature.ts";
import { answer, authenticatedRoute } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { isLclSearch } from "../quotes/index.ts";
import { addTemplate, deleteTemplate, findTemplate, listTemplates, renameTemplate } from "./store.ts";
import type { SearchTemplateTable } from "./tables.ts";

const NO_TEMPLATE: Refusal = { kind: "not-found", message: "This template was deleted." };
const NAME_TAKEN: Refusal = {
  kind: "conflict",
  message: "You have a template with this name. Choose another name or delete that one.",
};

const FULL: Refusal = { kind: "conflict", message: `You have ${MAX_TEMPLATES} templates. Delete some first.` };

const refuseName = (message: string): Refusal => ({ kind: "fields", message, fields: [{ field: "name", message }] });

const toTemplate = ({ id, name, search }: SearchTemplateTable): SearchTemplate => ({
  id,
  name,
  search: storedJson<QuoteSearch>(search),
});

const toKey = (name: string): string => name.trim().toLowerCase();

/** Lanes and loads that a shipper searches again and again. */
export const templatesFeature: Feature = ({ database: { db }, clock, ids }) => [
  authenticatedRoute("listTemplates", async (_call, { accountId }) =>
    answer((await listTemplates(db, accountId)).map(toTemplate)),
  ),
  authenticatedRoute("createTemplate", async ({ body }, { accountId }) => {
    const problem = findTemplateNameProblem(body.name);
    if (problem !== null) return err(refuseName(problem));
    const row: SearchTemplateTable = {
      id: ids.id(),
      accountId,
      name: body.name.trim(),
      nameKey: toKey(body.name),
      search: JSON.stringify(isLclSearch(body.search) ? body.search : { ...body.search, departureDate: null }),
      createdAt: clock(),
    };
    const outcome = await db.transaction().execute((transaction) => addTemplate(transaction, row));
    if (outcome === "added") return answer([toTemplate(row)], "Template saved");
    return err(outcome === "full" ? FULL : NAME_TAKEN);
  }),
  authenticatedRoute("renameTemplate", async ({ path: { id }, body: { name } }, { accountId }) => {
    const problem = findTemplateNameProblem(name);
    if (problem !== null) return err(refuseName(problem));
    const change = { name: name.trim(), nameKey: toKey(name) };
    const outcome = await db
      .transaction()
      .execute((transaction) => renameTemplate(transaction, { accountId, id, ...change }));
    if (outcome === "taken") return err(NAME_TAKEN);
    const row = await findTemplate(db, accountId, id);
    return row === null ? err(NO_TEMPLATE) : answer([toTemplate(row)], "Template renamed");
  }),
  authenticatedRoute("deleteTemplate", async ({ path: { id } }, { accountId }) => {
    await deleteTemplate(db, accountId, id);
    return answer([], "Template deleted");
  }),
];
