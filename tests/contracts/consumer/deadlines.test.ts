import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { STANDARD_LEAD_TIMES } from "#domain/deadlines";
import { BOOKING, READ_BOOKING } from "./bookings.ts";
import { CALENDAR_TOKEN, CALLS, hasBookingPages, hasLeadTimes, hasMarks, LEAD_TIMES } from "./calls.ts";
import { expectValue, fieldRefusal, filled, matching, refusal, signedIn, success, testInteraction } from "./kit.ts";

const { boolean, eachLike, integer, number } = MatchersV3;

const pages = { ...signedIn, ...hasBookingPages };
const owned = { id: "b-1", fileName: "KLB-2026-000123.pdf" };
const linked = { "the shipper has a calendar link": { token: CALENDAR_TOKEN } };
const createdAt = matching("\\d{4}-\\d{2}-\\d{2}T.*", "2026-11-20T08:15:00.000Z");
const hours = (count: number) => integer(count);

const HOURS = {
  documents: hours(5),
  vgm: hours(3),
  customs: hours(5),
  gateIn: hours(4),
  trucking: hours(6),
  stuffing: hours(4),
  emptyPickUp: hours(24),
};

const DETAILS = {
  offer: {
    api: {
      offerId: filled("OFR-1"),
      providerName: filled("Norrvik Line"),
      quoteLine: {
        surcharges: {
          matchingSurchargesPerEquipmentTypes: eachLike({
            equipmentGroupIsoCode: filled("20GP"),
            currency: matching("[A-Z]{3}", "USD"),
            basicOceanFreightRate: number(980),
          }),
        },
      },
    },
  },
  requestedEquipments: eachLike({
    equipmentGroupIsoCode: matching("(20GP|40GP|40HC|45HC|20RE|40RH)", "20GP"),
    numberOfContainers: integer(2),
    weightPerContainer: integer(10_000),
  }),
  tracking: {
    overview: eachLike({ shipmentLocationType: filled("POL"), locationName: filled("Nhava Sheva") }),
    details: eachLike({ eventType: filled("TRANSPORT") }),
  },
  leadTimes: HOURS,
  muted: boolean(false),
  history: eachLike({
    title: filled("Booking confirmed: KLB-2026-000123"),
    detail: null,
    happenedAt: createdAt,
    by: matching("(shipper|desk|carrier)", "desk"),
  }),
  revision: integer(3),
};

describe("a booking with its deadlines", () => {
  const { request, send } = CALLS.getBooking;

  it("has its offer as booked, its shipment and its lead times", () =>
    testInteraction({
      title: "a booking with its deadlines",
      states: { ...pages, "a booking has a file": owned },
      request,
      response: success([{ booking: BOOKING, ...DETAILS }]),
      check: async (adapters) => {
        const read = (await CALLS.getBooking.send(adapters))._unsafeUnwrap();
        expect(read).toMatchObject({
          quotation: READ_BOOKING,
          booked: {
            source: "api",
            id: "OFR-1",
            price: { perCurrency: [{ currency: "USD", minor: 196_000 }] },
          },
          exchange: null,
          report: { stops: [{ role: "POL", name: "Nhava Sheva" }], events: [{ eventType: "TRANSPORT" }] },
          leadTimes: STANDARD_LEAD_TIMES,
          isMuted: false,
          history: [
            {
              title: "Booking confirmed: KLB-2026-000123",
              detail: null,
              happenedAt: "2026-11-20T08:15:00.000Z",
              by: "desk",
            },
          ],
          revision: 3,
        });
      },
    }));

  it("states whose answer it awaits", () =>
    testInteraction({
      title: "a booking whose carrier has not answered",
      states: {
        ...pages,
        "a booking has a file": owned,
        "the carrier of the booking has not answered": { booking: owned.id, source: "Meridian" },
      },
      request,
      response: success([
        { ...DETAILS, booking: { ...BOOKING, status: 0, bookingId: null }, awaitsAnswerOf: "Meridian" },
      ]),
      check: async (adapters) => {
        const read = (await CALLS.getBooking.send(adapters))._unsafeUnwrap();
        expect(read).toMatchObject({
          quotation: { ...READ_BOOKING, status: "in-process", bookingId: null },
          awaitsAnswerOf: "Meridian",
        });
      },
    }));

  it.each([
    ["somebody else's booking with its deadlines", { "another shipper has a booking with a file": owned }],
    ["deadlines of no booking", { "no booking has the id": { id: owned.id } }],
  ] as const)("is refused: %s", (title, states) =>
    testInteraction({
      title,
      states: { ...pages, ...states },
      request,
      ...refusal(404, "This booking is not known.", send),
    }),
  );
});

describe("a deadline", () => {
  const { request, send } = CALLS.markDeadline;
  const marks = { ...signedIn, ...hasMarks };

  it.each([
    ["marked as done", true],
    ["reopened", false],
  ] as const)("is %s", (what, isDone) =>
    testInteraction({
      title: `a deadline ${what} by the shipper`,
      states: { ...marks, "a booking has a file": owned },
      request: { ...request, json: { done: isDone } },
      response: success([]),
      check: expectValue(
        ({ deadlines }) =>
          deadlines.mark({ booking: owned.id, task: "documents", isDone }, new AbortController().signal),
        null,
      ),
    }),
  );

  it.each([
    ["somebody else's booking", { "another shipper has a booking with a file": owned }],
    ["no booking", { "no booking has the id": { id: owned.id } }],
  ] as const)("is not marked of %s", (whose, states) =>
    testInteraction({
      title: `a deadline of ${whose} marked as done`,
      states: { ...marks, ...states },
      request,
      ...refusal(404, "This booking is not known.", send),
    }),
  );
});

describe("lead times", () => {
  const { request, send } = CALLS.saveLeadTimes;

  it("are saved for an origin", () =>
    testInteraction({
      title: "lead times for an origin",
      states: pages,
      request,
      response: success([LEAD_TIMES]),
      check: expectValue(send, LEAD_TIMES),
    }));

  it("are listed by origin", () =>
    testInteraction({
      title: "the lead times of all origins",
      states: { ...signedIn, ...hasLeadTimes, "the shipper has lead times for an origin": { origin: "INNSA" } },
      request: CALLS.listLeadTimes.request,
      response: success([{ origin: "INNSA", name: filled("Nhava Sheva"), leadTimes: HOURS }]),
      check: expectValue(CALLS.listLeadTimes.send, [
        { origin: "INNSA", name: "Nhava Sheva", leadTimes: STANDARD_LEAD_TIMES },
      ]),
    }));

  it("are deleted", () =>
    testInteraction({
      title: "the lead times of an origin deleted",
      states: { ...signedIn, ...hasLeadTimes, "the shipper has lead times for an origin": { origin: "INNSA" } },
      request: CALLS.deleteLeadTimes.request,
      response: success([]),
      check: expectValue(CALLS.deleteLeadTimes.send, null),
    }));

  it("are refused at their field", () =>
    testInteraction({
      title: "lead times of more than two weeks",
      states: pages,
      request: { ...request, json: { ...LEAD_TIMES, trucking: 337 } },
      ...fieldRefusal("trucking", "At most 336."),
    }));
});

describe("the calendar link", () => {
  it("has the time of its creation", () =>
    testInteraction({
      title: "a calendar link that exists",
      states: { ...pages, ...linked },
      request: CALLS.getCalendarFeed.request,
      response: success([{ createdAt }]),
      check: expectValue(CALLS.getCalendarFeed.send, { createdAt: "2026-11-20T08:15:00.000Z", link: null }),
    }));

  it("is created", () =>
    testInteraction({
      title: "a new calendar link",
      states: pages,
      request: CALLS.createCalendarFeed.request,
      response: success([{ createdAt, link: filled("https://portal.example/api/calendar/4fKQx0Yk7c1mWb2sTn8u") }]),
      check: expectValue(CALLS.createCalendarFeed.send, {
        createdAt: "2026-11-20T08:15:00.000Z",
        link: "https://portal.example/api/calendar/4fKQx0Yk7c1mWb2sTn8u",
      }),
    }));

  it("is ended", () =>
    testInteraction({
      title: "the end of a calendar link",
      states: { ...pages, ...linked },
      request: CALLS.deleteCalendarFeed.request,
      response: success([]),
      check: expectValue(CALLS.deleteCalendarFeed.send, null),
    }));
});

describe("a calendar", () => {
  const { request, send } = CALLS.calendarFeed;

  it("is read without credentials", () =>
    testInteraction({
      title: "a calendar without credentials",
      states: { ...pages, ...linked },
      request,
      response: { status: 200, calendar: "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n" },
      check: async ({ readCalendar }) => {
        const read = (await readCalendar(request.path))._unsafeUnwrap();
        expect(await read.content.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
      },
    }));

  it("is refused with a link that was replaced", () =>
    testInteraction({
      title: "a calendar of an unknown link",
      states: { ...hasBookingPages, "no calendar link has the token": { token: CALENDAR_TOKEN } },
      request,
      ...refusal(404, "This calendar is not known.", send),
    }));
});
