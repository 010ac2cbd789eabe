import type { CalendarFeed } from "#ports/api.ts";
import { createPage, type PageSnapshot, pageView } from "../kit/page.ts";
import type { FlowServices } from "../kit/request.ts";

interface CalendarLink {
  /** Null without a link. */
  readonly feed: CalendarFeed | null;
}

type CalendarLinkChange = "create" | "end";

/** The private calendar link of a shipper: created, renewed and ended. */
export const calendarLinkFlow = ({ requestActor, ports: { deadlines } }: FlowServices<"deadlines">) =>
  createPage<CalendarLink, CalendarLinkChange>({
    id: "calendarLink",
    requestActor,
    load: (signal) => deadlines.calendarFeed(signal).map((feed) => ({ feed })),
    change: (change, signal) =>
      change === "create"
        ? deadlines.createCalendarFeed(signal).map((feed) => ({ feed }))
        : deadlines.deleteCalendarFeed(signal).map(() => ({ feed: null })),
  });

export const calendarLinkView = (snapshot: PageSnapshot<CalendarLink, CalendarLinkChange>) =>
  pageView(snapshot, ({ feed }, { change, changeFailure }) => ({
    feed,
    isBusy: change !== null,
    failure: changeFailure,
  }));

export type CalendarLinkView = ReturnType<typeof calendarLinkView>;
