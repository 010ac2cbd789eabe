import { listRecorder } from "#server/modules/audit/index.ts";
import type { AuditValue } from "#domain/audit";
import type { SavedView, SavedViewQuery } from "#api/schema.d.ts";
import { accountList, readName } from "#server/platform/account-list.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Feature } from "#server/platform/feature.ts";
import { authenticatedRoute } from "#server/platform/http/handler.ts";
import { lockForCounting } from "../accounts/index.ts";

const MAX_SAVED_VIEWS = 20;

const savedViews = accountList("savedView", {
  lock: lockForCounting,
  max: MAX_SAVED_VIEWS,
  hasUniqueNames: true,
  owner: "person",
  property: "savedViews",
  json: ["query"],
  toEntry: ({ id, name, query }): SavedView => ({ id, name, query: storedJson<SavedViewQuery>(query) }),
  record: listRecorder("saved-view", ({ name, query }) => ({ name, query: storedJson<AuditValue>(query) })),
  messages: {
    saved: "View saved",
    changed: "View renamed",
    deleted: "View deleted",
    gone: "This view was deleted.",
    conflict: "You have a view with this name. Choose another name or delete that one.",
    full: `You have ${MAX_SAVED_VIEWS} saved views. Delete some first.`,
  },
});

export const savedViewRecords = { savedView: savedViews.records };

/** What a shipper searches, filters and sorts My Bookings by, under a name. */
export const savedViewsFeature: Feature = ({ database: { db }, clock, ids }) => [
  authenticatedRoute("listSavedViews", (_call, { accountId }) => savedViews.list(db, accountId)),
  authenticatedRoute("createSavedView", async ({ body }, { accountId }) =>
    readName(body.name).asyncAndThen((name) =>
      savedViews.create(db, {
        id: ids.id(),
        accountId,
        ...name,
        query: JSON.stringify(body.query),
        createdAt: clock(),
      }),
    ),
  ),
  authenticatedRoute("renameSavedView", async ({ path: { id }, body }, { accountId }) =>
    readName(body.name).asyncAndThen((name) => savedViews.change(db, { accountId, id }, name)),
  ),
  authenticatedRoute("deleteSavedView", ({ path: { id } }, { accountId }) => savedViews.remove(db, { accountId, id })),
];
