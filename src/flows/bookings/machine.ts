import { assign, emit, setup } from "xstate";
import {
  type QuotationListQuery,
  type QuotationPage,
  toDepartureDays,
  QUOTATION_PAGE_SIZE,
  toSkip,
} from "#domain/bookings";
import { writeListQuery } from "./list-query.ts";
import type { BookingsContext, BookingsEvent, BookingsNotice, ReferenceChange } from "./types.ts";
import { findDaysOnEarth, type UtcMinutes } from "#domain/time";
import type { BookingsRequest } from "#ports/api.ts";
import {
  type FlowServices,
  LOADING_STATES,
  type LoadingTag,
  isOk,
  machineTypes,
  missingActor,
  provide,
  readFailure,
  readValue,
  SKELETON_DELAY_MS,
} from "../request.ts";
import { readMinutes, readMoment } from "../utc-minutes.ts";

interface QuotationsTypes {
  readonly context: BookingsContext;
  readonly events: BookingsEvent;
  readonly input: Pick<BookingsContext, "query" | "now" | "zone">;
  readonly emitted: BookingsNotice;
  readonly tags: LoadingTag;
}

type ListQuery = { readonly query: QuotationListQuery };

const withReference = (
  page: QuotationPage | null,
  id: string | null,
  reference: string | null,
): QuotationPage | null =>
  page === null
    ? null
    : { ...page, quotations: page.quotations.map((one) => (one.id === id ? { ...one, reference } : one)) };

/* The browser's Back changes the text; blanks that are being typed stay. */
const followSearch = ({ typed }: BookingsContext, { query }: ListQuery): Pick<BookingsContext, "typed"> => ({
  typed: query.search.trim() === typed.trim() ? typed : query.search,
});

/** The shipper's bookings by page; requesting another page aborts the one that is loading. */
export const bookingsMachine = setup({
  types: machineTypes<QuotationsTypes>(),
  actors: {
    fetchPage: missingActor<QuotationPage, ListQuery>("fetchPage"),
    saveReference: missingActor<string | null, ReferenceChange>("saveReference"),
  },
  delays: { skeletonDelay: SKELETON_DELAY_MS, searchDelay: 300 },
  guards: {
    isOther: ({ context }, { query }: ListQuery) => writeListQuery(query) !== writeListQuery(context.query),
  },
}).createMachine({
  id: "quotations",
  context: ({ input }) => ({
    ...input,
    typed: input.query.search,
    listing: null,
    failure: null,
    edited: null,
    referenceFailure: null,
  }),
  type: "parallel",
  states: {
    list: {
      initial: "loading",
      on: {
        "list.requested": {
          guard: { type: "isOther", params: ({ event }) => event },
          target: ".loading",
          reenter: true,
          actions: assign({ query: ({ event }) => event.query }),
        },
      },
      states: {
        loading: {
          entry: assign({ failure: null }),
          ...LOADING_STATES,
          tags: "loading",
          invoke: {
            src: "fetchPage",
            input: ({ context }) => ({ query: context.query }),
            onDone: [
              {
                guard: isOk,
                target: "listed",
                actions: assign({ listing: readValue }),
              },
              {
                target: "failed",
                actions: assign({ failure: readFailure }),
              },
            ],
          },
        },
        listed: { on: { "list.retried": "loading" } },
        failed: { on: { "list.retried": "loading" } },
      },
    },
    search: {
      initial: "idle",
      on: {
        "search.typed": { target: ".typing", reenter: true, actions: assign({ typed: ({ event }) => event.text }) },
      },
      states: {
        idle: { on: { "list.requested": { actions: assign(({ context, event }) => followSearch(context, event)) } } },
        typing: {
          after: {
            searchDelay: {
              target: "idle",
              actions: emit(({ context }) => ({ type: "search.settled", text: context.typed })),
            },
          },
        },
      },
    },
    reference: {
      initial: "closed",
      on: {
        "reference.opened": {
          target: ".open",
          actions: assign({ edited: ({ event }) => event.id, referenceFailure: null }),
        },
      },
      states: {
        closed: { entry: assign({ edited: null, referenceFailure: null }) },
        open: { on: { "reference.closed": "closed", "reference.submitted": "saving" } },
        saving: {
          invoke: {
            src: "saveReference",
            input: ({ context, event }) =>
              event.type === "reference.submitted"
                ? { id: event.id, reference: event.reference }
                : { id: context.edited ?? "", reference: "" },
            onDone: [
              {
                guard: isOk,
                target: "closed",
                actions: [
                  assign({
                    listing: ({ context, event }) =>
                      withReference(context.listing, context.edited, event.output.unwrapOr(null)),
                  }),
                  emit(({ context }) => ({ type: "reference.saved", id: context.edited ?? "" })),
                ],
              },
              {
                target: "open",
                actions: assign({
                  referenceFailure: readFailure,
                }),
              },
            ],
          },
        },
      },
    },
  },
});

/* Defaults are left out, so that the plain list is the specified call. */
const toRequest = (query: QuotationListQuery, now: UtcMinutes): BookingsRequest => {
  const { search, status, departure, carrier, sort, page } = query;
  const { from, till } = toDepartureDays(departure, findDaysOnEarth(now));
  return {
    limit: QUOTATION_PAGE_SIZE,
    skip: toSkip(page),
    ...(search.trim() === "" ? {} : { search: search.trim() }),
    ...(status === null ? {} : { status }),
    ...(from === null ? {} : { departureFrom: from }),
    ...(till === null ? {} : { departureTill: till }),
    ...(carrier === null ? {} : { carrier }),
    ...(sort === "-bookedOn" ? {} : { sort }),
  };
};

interface ListInput {
  readonly query: QuotationListQuery;
}

/** My Bookings with the query of the URL. */
export const bookingsFlow = (
  { requestActor, ports }: FlowServices<"bookings" | "clock">,
  query: QuotationListQuery,
) => {
  const machine = provide(bookingsMachine, {
    actors: {
      fetchPage: requestActor(({ query: asked }: ListInput, signal) =>
        ports.bookings.page(toRequest(asked, readMinutes(ports.clock.now())), signal),
      ),
      saveReference: requestActor(({ id, reference }: ReferenceChange, signal) =>
        ports.bookings.setReference({ id, reference: reference.trim() === "" ? null : reference.trim() }, signal),
      ),
    },
  });
  return { machine, input: { query, ...readMoment(ports.clock) } };
};

/** The first ten running shipments by arrival, whatever the URL. */
export const runningShipmentsFlow = (portal: FlowServices<"bookings" | "clock">, query: QuotationListQuery) => {
  const { machine, input } = bookingsFlow(portal, query);
  const request = { limit: QUOTATION_PAGE_SIZE, skip: 0, running: true, sort: "arrival" } as const;
  const fetchPage = portal.requestActor((_: ListInput, signal) => portal.ports.bookings.page(request, signal));
  return { machine: machine.provide({ actors: { fetchPage } }), input };
};
