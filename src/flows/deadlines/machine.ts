import { errAsync, okAsync } from "neverthrow";
import { assign, emit, setup } from "xstate";
import { type LeadTimes, writeCalendar } from "#domain/deadlines";
import { createZoneClock, type ZoneClock } from "#domain/time";
import type { BookingDetails, CalendarFeed, DeadlineMark, NamedFile } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import {
  type FlowServices,
  isOk,
  LOADING_STATES,
  type LoadingTag,
  machineTypes,
  missingActor,
  provide,
  readFailure,
  readValue,
  SKELETON_DELAY_MS,
} from "../request.ts";
import { toPage } from "./page.ts";
import type { BookingPage, BookingPageContext, BookingPageEvent, BookingPageNotice } from "./types.ts";
import { readMinutes } from "../utc-minutes.ts";

const MINUTE_MS = 60_000;

interface BookingPageTypes {
  readonly context: BookingPageContext;
  readonly events: BookingPageEvent;
  readonly emitted: BookingPageNotice;
  readonly input: { readonly id: string; readonly now: string };
  readonly tags: LoadingTag;
}

interface LeadTimesInput {
  readonly page: BookingPage | null;
  readonly leadTimes: LeadTimes | null;
}

interface MarkInput {
  readonly page: BookingPage | null;
  readonly mark: Pick<DeadlineMark, "task" | "isDone"> | null;
}

export const bookingPageMachine = setup({
  types: machineTypes<BookingPageTypes>(),
  actors: {
    loadBooking: missingActor<BookingPage, { readonly id: string }>("loadBooking"),
    saveLeadTimes: missingActor<BookingPage, LeadTimesInput>("saveLeadTimes"),
    markDeadline: missingActor<BookingPage, MarkInput>("markDeadline"),
    loadFeed: missingActor<CalendarFeed | null>("loadFeed"),
    createFeed: missingActor<CalendarFeed | null>("createFeed"),
    deleteFeed: missingActor<null>("deleteFeed"),
    readClock: missingActor<string>("readClock"),
  },
  actions: { saveCalendar: () => undefined },
  delays: { skeletonDelay: SKELETON_DELAY_MS, minute: MINUTE_MS },
}).createMachine({
  id: "bookingPage",
  context: ({ input }) => ({
    ...input,
    page: null,
    failure: null,
    marking: null,
    leadTimesFailure: null,
    feed: null,
    feedFailure: null,
  }),
  type: "parallel",
  states: {
    booking: {
      initial: "loading",
      states: {
        loading: {
          ...LOADING_STATES,
          tags: "loading",
          entry: assign({ failure: null }),
          invoke: {
            src: "loadBooking",
            input: ({ context }) => ({ id: context.id }),
            onDone: [
              { guard: isOk, target: "shown", actions: assign({ page: readValue }) },
              { target: "failed", actions: assign({ failure: readFailure }) },
            ],
          },
        },
        shown: {
          invoke: {
            src: "readClock",
            onDone: { actions: assign({ now: ({ context, event }) => event.output.unwrapOr(context.now) }) },
          },
          after: { minute: { target: "shown", reenter: true } },
          on: { "calendar.saved": { actions: "saveCalendar" }, "booking.outdated": "refreshing" },
        },
        refreshing: {
          invoke: {
            src: "loadBooking",
            input: ({ context }) => ({ id: context.id }),
            onDone: {
              target: "shown",
              actions: assign({ page: ({ context, event }) => event.output.unwrapOr(context.page) }),
            },
          },
          on: {
            "calendar.saved": { actions: "saveCalendar" },
            "booking.outdated": { target: "refreshing", reenter: true },
          },
        },
        failed: { on: { "booking.retried": "loading" } },
      },
    },
    leadTimes: {
      initial: "closed",
      states: {
        closed: { entry: assign({ leadTimesFailure: null }), on: { "leadTimes.opened": "open" } },
        open: { on: { "leadTimes.closed": "closed", "leadTimes.submitted": "saving" } },
        saving: {
          entry: assign({ leadTimesFailure: null }),
          invoke: {
            src: "saveLeadTimes",
            input: ({ context, event }) => ({
              page: context.page,
              leadTimes: event.type === "leadTimes.submitted" ? event.leadTimes : null,
            }),
            onDone: [
              {
                guard: isOk,
                target: "closed",
                actions: [assign({ page: readValue }), emit({ type: "leadTimes.saved" })],
              },
              { target: "open", actions: assign({ leadTimesFailure: readFailure }) },
            ],
          },
        },
      },
    },
    marks: {
      initial: "idle",
      states: {
        idle: { entry: assign({ marking: null }), on: { "deadline.marked": "marking" } },
        marking: {
          entry: assign({ marking: ({ event }) => (event.type === "deadline.marked" ? event.task : null) }),
          invoke: {
            src: "markDeadline",
            input: ({ context, event }) => ({
              page: context.page,
              mark: event.type === "deadline.marked" ? event : null,
            }),
            onDone: [
              { guard: isOk, target: "idle", actions: assign({ page: readValue }) },
              {
                target: "idle",
                actions: emit(({ event }) => ({ type: "mark.failed", failure: readFailure({ event }) }) as const),
              },
            ],
          },
        },
      },
    },
    feed: {
      initial: "closed",
      states: {
        closed: { entry: assign({ feed: null, feedFailure: null }), on: { "feed.opened": "loading" } },
        loading: {
          invoke: {
            src: "loadFeed",
            onDone: [
              { guard: isOk, target: "open", actions: assign({ feed: readValue }) },
              { target: "open", actions: assign({ feedFailure: readFailure }) },
            ],
          },
          on: { "feed.closed": "closed" },
        },
        open: { on: { "feed.closed": "closed", "feed.created": "creating", "feed.ended": "ending" } },
        creating: {
          entry: assign({ feedFailure: null }),
          invoke: {
            src: "createFeed",
            onDone: [
              { guard: isOk, target: "open", actions: assign({ feed: readValue }) },
              { target: "open", actions: assign({ feedFailure: readFailure }) },
            ],
          },
        },
        ending: {
          entry: assign({ feedFailure: null }),
          invoke: {
            src: "deleteFeed",
            onDone: [
              { guard: isOk, target: "closed", actions: emit({ type: "feed.ended" }) },
              { target: "open", actions: assign({ feedFailure: readFailure }) },
            ],
          },
        },
      },
    },
  },
});

const NOT_FOUND: Failure = { kind: "refused", reason: "not-found", message: "", fields: [] };

const writePageCalendar = (
  { details, deadlines, readAt }: BookingPage,
  { url, host }: CalendarFile,
  clock: ZoneClock,
): string => {
  const { quotation, revision } = details;
  const { shipment, carrier, bookingId, quotationId } = quotation;
  const route = shipment === null ? null : `${shipment.from.name} to ${shipment.to.name}`;
  const number = bookingId ?? quotationId;
  const title = [route, carrier].filter((part) => part !== null).join(", ");
  return writeCalendar([{ id: quotation.id, number, title, url, revision, deadlines }], {
    name: number,
    host,
    now: readMinutes(readAt),
    clock,
  });
};

/** What the file of a calendar needs of its surroundings. */
export interface CalendarFile {
  /** The address of the page. */
  readonly url: string;
  /** Makes the ids of entries unique; the same as in the feed of the server. */
  readonly host: string;
  readonly toBlob: (text: string) => NamedFile["content"];
}

/** The page of the booking with one of these numbers. */
export const bookingPageFlow = (
  { requestActor, ports }: FlowServices<"clock" | "deadlines" | "documents">,
  id: string,
  file: CalendarFile,
) => {
  const clock = createZoneClock();
  const readPage = (details: BookingDetails): BookingPage =>
    toPage(details, clock, { readAt: ports.clock.now(), zone: ports.clock.timeZone() });
  const machine = provide(bookingPageMachine, {
    actors: {
      loadBooking: requestActor(({ id: asked }: { readonly id: string }, signal) =>
        ports.deadlines.booking(asked, signal).map(readPage),
      ),
      saveLeadTimes: requestActor(({ page, leadTimes }: LeadTimesInput, signal) => {
        const origin = page?.facts?.origin.code ?? null;
        if (page === null || leadTimes === null || origin === null) return errAsync(NOT_FOUND);
        const { details } = page;
        return ports.deadlines
          .saveLeadTimes({ origin, leadTimes }, signal)
          .map((saved) => readPage({ ...details, leadTimes: saved, revision: details.revision + 1 }));
      }),
      markDeadline: requestActor(({ page, mark }: MarkInput, signal) => {
        if (page === null || mark === null) return errAsync(NOT_FOUND);
        const booking = page.details.quotation.id;
        return ports.deadlines
          .mark({ booking, task: mark.task, isDone: mark.isDone }, signal)
          .andThen(() => ports.deadlines.booking(booking, signal))
          .map(readPage);
      }),
      loadFeed: requestActor((_: void, signal) => ports.deadlines.calendarFeed(signal)),
      createFeed: requestActor((_: void, signal) => ports.deadlines.createCalendarFeed(signal)),
      deleteFeed: requestActor((_: void, signal) =>
        ports.deadlines.deleteCalendarFeed(signal).andThen(() => okAsync(null)),
      ),
      readClock: requestActor((_: void) => okAsync<string, Failure>(ports.clock.now())),
    },
    actions: {
      saveCalendar: ({ context: { page } }) => {
        if (page === null) return;
        const { bookingId, quotationId } = page.details.quotation;
        const content = file.toBlob(writePageCalendar(page, file, clock));
        ports.documents.save({ name: `${bookingId ?? quotationId}.ics`, content });
      },
    },
  });
  return { machine, input: { id, now: ports.clock.now() } };
};
