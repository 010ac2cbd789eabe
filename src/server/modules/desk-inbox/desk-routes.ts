import { err, ok, type Result } from "neverthrow";
import type { InboxItem, InboxQuery } from "#api/desk-schema.d.ts";
import { INBOX_KINDS } from "#domain/inbox";
import { type DeskFeature, deskRoute, type StaffCaller } from "#server/desk/route.ts";
import {
  capCount,
  createCountReader,
  type DueCounts,
  type InboxCounts,
  type InboxPosition,
  type InboxWatch,
  listItems,
  watchChanges,
} from "#server/modules/inbox/index.ts";
import type { Deps } from "#server/platform/feature.ts";
import { answer } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import type { Executor } from "#server/schema.ts";
import { createSummaryRefresh } from "../booking-views/index.ts";
import { isSessionLive, listActiveNames } from "../staff/index.ts";
import { assignTo, markDone, undo, UNKNOWN_ITEM } from "./change-items.ts";
import { describeItem } from "./describe-item.ts";
import { openLive } from "./live.ts";
import { announcePresence, findPresenceSubject, listPresent } from "./presence.ts";
import { presentItems } from "./present-items.ts";
import { summariseNew } from "./read-transport.ts";
import { describeRules, setRules } from "./rules.ts";
import { deleteFilter, listFilters, saveFilter } from "./saved-filters.ts";
import { type Asking, findEndOfDay, toFilter } from "./to-filter.ts";

const PAGE = 40;

const toPosition = (text: string | undefined): InboxPosition | null => {
  const [at = "", id = ""] = text?.split(".") ?? [];
  return text === undefined ? null : { at: Number(at), id };
};

const toCursor = (position: InboxPosition | null): string | null =>
  position === null ? null : `${position.at}.${position.id}`;

type ListQuery = Partial<{ readonly [Name in keyof InboxQuery]: NonNullable<InboxQuery[Name]> }>;

const toQuery = ({ kind, assignee, person, due, search }: ListQuery): Omit<InboxQuery, "order"> => ({
  kind: kind ?? null,
  assignee: assignee ?? null,
  person: person ?? null,
  due: due ?? null,
  search: search ?? null,
});

/* Who can sign in no more may still have items. */
const countPeople = ({ assignees }: InboxCounts, active: readonly string[]) => {
  const holders = [...assignees].flatMap(([name, count]) => (name !== "" && count > 0 ? [name] : []));
  return [...new Set([...active, ...holders])]
    .toSorted()
    .map((name) => ({ name, count: capCount(assignees.get(name) ?? 0) }));
};

const presentCounts = (counts: InboxCounts & DueCounts, { name }: StaffCaller, active: readonly string[]) => ({
  total: capCount(counts.total),
  mine: capCount(counts.assignees.get(name) ?? 0),
  unassigned: capCount(counts.assignees.get("") ?? 0),
  overdue: counts.overdue,
  dueToday: counts.dueLater,
  kinds: INBOX_KINDS.map((kind) => ({ kind, count: capCount(counts.kinds.get(kind) ?? 0) })),
  people: countPeople(counts, active),
});

const readRoutes = (deps: Deps, counts: ReturnType<typeof createCountReader>) => {
  const {
    database: { db },
    clock,
  } = deps;
  const refreshSummaries = createSummaryRefresh(deps);
  const asked = (staff: StaffCaller): Asking => ({ staff, now: clock() });
  return [
    deskRoute("listInboxItems", "work-inbox", async ({ query }, staff) => {
      const { after, limit, order } = query;
      const asking = asked(staff);
      const page = { after: toPosition(after), limit: limit ?? PAGE, order: order ?? "oldest" } as const;
      const { items, next } = await listItems(db, await toFilter(db, toQuery(query), asking), page);
      await summariseNew(db, items, refreshSummaries);
      return answer(await presentItems(db, items, asking.now), "OK", { next: toCursor(next) });
    }),
    deskRoute("getInboxItem", "work-inbox", async ({ path }) => {
      const details = await describeItem(db, path.item, clock());
      return details === null ? err(UNKNOWN_ITEM) : answer([details]);
    }),
    deskRoute("countInboxItems", "work-inbox", async (_call, staff) =>
      answer([presentCounts(await counts.read(), staff, await listActiveNames(db))]),
    ),
    deskRoute("listInboxPeople", "work-inbox", async () => answer(await listActiveNames(db))),
    deskRoute("listInboxFilters", "work-inbox", async (_call, staff) => answer(await listFilters(db, asked(staff)))),
    deskRoute("getInboxRules", "work-inbox", async () => answer([await describeRules(db)])),
  ];
};

const liveRoute = ({ database: { db }, clock, stopping }: Deps, watch: InboxWatch) =>
  deskRoute("watchInbox", "work-inbox", async ({ header }, { sessionId }) => {
    const position = header["last-event-id"];
    const isAllowed = () => isSessionLive(db, sessionId, clock());
    const content = await openLive(
      { db, watch, stopping, isAllowed },
      position === undefined ? null : Number(position),
    );
    return ok({ kind: "stream", mediaType: "text/event-stream", fileName: null, content } as const);
  });

const presenceRoutes = ({ database: { db }, clock }: Deps) => [
  deskRoute("announcePresence", "work-inbox", async ({ body }, { id: staffId, sessionId: session }) => {
    const subject = await findPresenceSubject(db, body);
    if (subject === null) return err(UNKNOWN_ITEM);
    const now = clock();
    await announcePresence(db, { session, staffId, subject }, now);
    return answer(await listPresent(db, { staffId, subject }, now));
  }),
];

const changeRoutes = ({ database: { db }, clock, ids }: Deps, announce: () => void) => {
  const change = async (message: string, work: (transaction: Executor) => Promise<Result<InboxItem, Refusal>>) => {
    const changed = await db.transaction().execute(work);
    announce();
    return changed.andThen((item) => answer([item], message));
  };
  return [
    deskRoute("assignInboxItem", "work-inbox", ({ path, body: { assignee, revision } }) =>
      change(assignee === null ? "Released" : "Assigned", (transaction) =>
        assignTo(transaction, { id: path.item, revision, now: clock() }, assignee),
      ),
    ),
    deskRoute("markInboxItemDone", "work-inbox", ({ path, body: { revision } }) =>
      change("Done", (transaction) => markDone(transaction, { id: path.item, revision, now: clock() })),
    ),
    deskRoute("undoInboxItemDone", "work-inbox", ({ path, body: { revision } }, staff) =>
      change("Waits again", (transaction) => undo(transaction, { id: path.item, revision, now: clock() }, staff.id)),
    ),
    deskRoute("saveInboxFilter", "work-inbox", async ({ body }, staff) =>
      (
        await db
          .transaction()
          .execute((transaction) => saveFilter(transaction, { ...body, id: ids.id() }, { staff, now: clock() }))
      ).andThen((filter) => answer([filter], "Filter saved")),
    ),
    deskRoute("deleteInboxFilter", "work-inbox", async ({ path }, { id }) =>
      (await db.transaction().execute((transaction) => deleteFilter(transaction, id, path.filter))).andThen(() =>
        answer([], "Filter deleted"),
      ),
    ),
    deskRoute("setInboxRules", "set-inbox-rules", async ({ body }) =>
      (await db.transaction().execute((transaction) => setRules(transaction, body, clock()))).andThen((rules) =>
        answer([rules], "Saved"),
      ),
    ),
  ];
};

/** What waits for the desk: its items, who has them, saved filters, rules, and news of all changes. */
export const deskInboxFeature: DeskFeature = (deps) => {
  const counts = createCountReader(deps.database.db, deps.clock, findEndOfDay);
  const watch = watchChanges(deps.database.db, deps.log, counts.forget);
  const announce = (): void => {
    counts.forget();
    void watch.look();
  };
  deps.onClose(watch.stop);
  return [
    ...readRoutes(deps, counts),
    ...presenceRoutes(deps),
    liveRoute(deps, watch),
    ...changeRoutes(deps, announce),
  ];
};
