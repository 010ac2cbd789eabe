import { listRecorder } from "#server/modules/audit/index.ts";
import type { AuditValue } from "#domain/audit";
import type { QuoteSearch, SearchTemplate } from "#api/schema.d.ts";
import { MAX_TEMPLATES } from "#domain/templates";
import { accountList, readName } from "#server/platform/account-list.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Feature } from "#server/platform/feature.ts";
import { authenticatedRoute } from "#server/platform/http/handler.ts";
import { lockForCounting } from "../accounts/index.ts";
import { isLclSearch } from "../quotes/index.ts";

export const templates = accountList("searchTemplate", {
  lock: lockForCounting,
  max: MAX_TEMPLATES,
  hasUniqueNames: true,
  owner: "company",
  property: "templates",
  json: ["search"],
  toEntry: ({ id, name, search }): SearchTemplate => ({ id, name, search: storedJson<QuoteSearch>(search) }),
  record: listRecorder("template", ({ name, search }) => ({ name, search: storedJson<AuditValue>(search) })),
  messages: {
    saved: "Template saved",
    changed: "Template renamed",
    deleted: "Template deleted",
    gone: "This template was deleted.",
    conflict: "You have a template with this name. Choose another name or delete that one.",
    full: `You have ${MAX_TEMPLATES} templates. Delete some first.`,
  },
});

export const templateRecords = { searchTemplate: templates.records };

const withoutDate = (search: QuoteSearch): QuoteSearch =>
  isLclSearch(search) ? search : { ...search, departureDate: null };

/** Lanes and loads that a shipper searches again and again. */
export const templatesFeature: Feature = ({ database: { db }, clock, ids }) => [
  authenticatedRoute("listTemplates", (_call, { companyId: accountId }) => templates.list(db, accountId)),
  authenticatedRoute("createTemplate", async ({ body }, { companyId: accountId }) =>
    readName(body.name).asyncAndThen((name) =>
      templates.create(db, {
        id: ids.id(),
        accountId,
        ...name,
        search: JSON.stringify(withoutDate(body.search)),
        createdAt: clock(),
      }),
    ),
  ),
  authenticatedRoute("renameTemplate", async ({ path: { id }, body }, { companyId: accountId }) =>
    readName(body.name).asyncAndThen((name) => templates.change(db, { accountId, id }, name)),
  ),
  authenticatedRoute("deleteTemplate", async ({ path: { id } }, { companyId: accountId }) =>
    templates.remove(db, { accountId, id }),
  ),
];
