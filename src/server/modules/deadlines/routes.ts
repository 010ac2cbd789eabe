import { err, ok } from "neverthrow";
import { toApiLink } from "#server/platform/http/api-link.ts";
import type { Feature } from "#server/platform/feature.ts";
import { answer, authenticatedRoute, publicRoute } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { toInstant } from "#server/platform/time.ts";
import { secretHash } from "../accounts/index.ts";
import { findOwnBookingByAnyName, findOwnQuotation } from "../bookings/index.ts";
import { refreshSummaries } from "../booking-views/index.ts";
import { loadBookingDetails } from "./booking-details.ts";
import { rememberCalendars } from "./calendar.ts";
import { markDeadline } from "./mark-deadline.ts";
import { deleteFeed, findFeed, findFeedOwner, replaceFeed } from "./store.ts";
import { deleteLeadTimes, listLeadTimes, saveLeadTimes } from "../lead-times/index.ts";

const NO_BOOKING: Refusal = { kind: "not-found", message: "This booking was not found." };
const NO_CALENDAR: Refusal = { kind: "not-found", message: "This calendar link does not work any more." };

/** The booking page, the lead times of shippers and their calendars. */
export const deadlinesFeature: Feature = (deps) => {
  const { database, clock, ids, config } = deps;
  const { db } = database;
  const loadCalendar = rememberCalendars(db, config.publicUrl);
  return [
    authenticatedRoute("getBooking", async ({ path }, { companyId: accountId }) => {
      const quotation = await findOwnBookingByAnyName(db, accountId, path.id);
      if (quotation === null) return err(NO_BOOKING);
      const now = clock();
      return answer([await loadBookingDetails(db, quotation, now)], "OK", { answeredAt: toInstant(now) });
    }),
    authenticatedRoute("markDeadline", async ({ path, body: { done } }, { companyId: accountId }) => {
      const quotation = await findOwnQuotation(db, accountId, path.id);
      if (quotation === null) return err(NO_BOOKING);
      const mark = { task: path.task, isDone: done, recipient: null };
      const marked = await db
        .transaction()
        .execute((transaction) => markDeadline(transaction, quotation, mark, clock()));
      return marked.andThen(() => answer([]));
    }),
    authenticatedRoute("saveLeadTimes", async ({ path, body }, { companyId: accountId }) => {
      await saveLeadTimes(db, accountId, path.origin, body);
      return answer([body]);
    }),
    authenticatedRoute("listLeadTimes", async (_call, { companyId: accountId }) =>
      answer([...(await listLeadTimes(db, accountId))]),
    ),
    authenticatedRoute("deleteLeadTimes", async ({ path }, { companyId: accountId }) => {
      await deleteLeadTimes(db, accountId, path.origin);
      return answer([]);
    }),
    authenticatedRoute("getCalendarFeed", async (_call, { accountId }) => {
      const feed = await findFeed(db, accountId);
      return answer(feed === null ? [] : [{ createdAt: toInstant(feed.createdAt) }]);
    }),
    authenticatedRoute("createCalendarFeed", async (_call, { accountId }) => {
      const [token, createdAt] = [ids.secret(), clock()];
      await replaceFeed(db, { accountId, tokenHash: secretHash(token), createdAt });
      return answer([{ createdAt: toInstant(createdAt), link: toApiLink(`/calendar/${token}`) }]);
    }),
    authenticatedRoute("deleteCalendarFeed", async (_call, { accountId }) => {
      await deleteFeed(db, accountId);
      return answer([]);
    }),
    publicRoute("calendarFeed", async ({ path }) => {
      const owner = await findFeedOwner(db, secretHash(path.token));
      if (owner === null) return err(NO_CALENDAR);
      const { companyId, dates } = owner;
      /* Waits for every summary: a calendar application deletes what a calendar leaves out. */
      await refreshSummaries(db, companyId, clock());
      const { content, etag } = await loadCalendar(companyId, { now: clock(), dates });
      const mediaType = "text/calendar; charset=utf-8";
      return ok({ kind: "file", mediaType, fileName: "deadlines.ics", disposition: "inline", content, etag } as const);
    }),
  ];
};
