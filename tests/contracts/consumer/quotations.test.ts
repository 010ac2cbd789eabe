import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { type Adapters, patient } from "#tests/adapters/support/api.ts";
import {
  BOOKING,
  DEADLINE,
  LCL_BOOKING,
  READ_BOOKING,
  READ_DEADLINE,
  READ_LCL_BOOKING,
  READ_SHIPMENT,
  SHIPMENT,
} from "./bookings.ts";
import { CALLS, listsDeadlines } from "./calls.ts";
import {
  expectFailure,
  expectValue,
  fieldFailure,
  fieldRefused,
  filled,
  matching,
  refusal,
  signedIn,
  success,
  testInteraction,
} from "./kit.ts";

const { eachLike, integer } = MatchersV3;

const { request: page, send: sendPage } = CALLS.listQuotations;

/* The day of the newest booking is neither the first nor the last of the list. */
const days = ["2026-11-19", "2026-11-20", "2026-11-18"];
const booked = { "the shipper has booked on": { days } };

describe("a page of bookings", () => {
  it("has the bookings and the number of all bookings", () =>
    testInteraction({
      title: "the first page of bookings",
      states: { ...signedIn, "the shipper has bookings": { count: 12 } },
      request: page,
      response: success(eachLike(BOOKING), { lenResult: 12 }),
      check: expectValue(sendPage, { quotations: [READ_BOOKING], total: 12, facets: null }),
    }));

  it("says what is due of each booking", () =>
    testInteraction({
      title: "the first page of bookings with deadlines",
      states: { ...signedIn, ...listsDeadlines, "the shipper has bookings": { count: 12 } },
      request: page,
      response: success(eachLike({ ...BOOKING, deadlines: eachLike(DEADLINE) }), { lenResult: 12 }),
      check: expectValue(sendPage, {
        quotations: [{ ...READ_BOOKING, deadlines: [READ_DEADLINE] }],
        total: 12,
        facets: null,
      }),
    }));

  const bookedOn = (day: string) => ({ ...BOOKING, bookedOn: matching(`${day}(T.*)?`, day) });

  it("has the newest bookings first, and no more than requested", () =>
    testInteraction({
      title: "the two newest bookings",
      states: { ...signedIn, ...booked },
      request: { ...page, query: { limit: "2", skip: "0" } },
      response: success([bookedOn("2026-11-20"), bookedOn("2026-11-19")], { lenResult: 3 }),
      check: expectValue(({ quotations }) => quotations.page({ limit: 2, skip: 0 }, patient()), {
        quotations: [READ_BOOKING, { ...READ_BOOKING, bookedOn: "2026-11-19" }],
        total: 3,
        facets: null,
      }),
    }));

  it("continues after the bookings of the page before", () =>
    testInteraction({
      title: "the second page of bookings",
      states: { ...signedIn, ...booked },
      request: { ...page, query: { limit: "2", skip: "2" } },
      response: success([bookedOn("2026-11-18")], { lenResult: 3 }),
      check: expectValue(({ quotations }) => quotations.page({ limit: 2, skip: 2 }, patient()), {
        quotations: [{ ...READ_BOOKING, bookedOn: "2026-11-18" }],
        total: 3,
        facets: null,
      }),
    }));

  it("has a booking that the carrier has not confirmed", () =>
    testInteraction({
      title: "a page with a booking in process",
      states: { ...signedIn, "the shipper has a booking in process": {} },
      request: page,
      response: success([{ ...BOOKING, bookingId: null, status: 0, files: [] }], { lenResult: 1 }),
      check: expectValue(sendPage, {
        quotations: [{ ...READ_BOOKING, bookingId: null, status: "in-process", files: [] }],
        total: 1,
        facets: null,
      }),
    }));

  it("has the shipper's own reference of a booking", () =>
    testInteraction({
      title: "a page with a booking that has a reference",
      states: { ...signedIn, "the shipper has a booking with the reference": { reference: "PO 88213" } },
      request: page,
      response: success([{ ...BOOKING, reference: "PO 88213" }], { lenResult: 1 }),
      check: expectValue(sendPage, {
        quotations: [{ ...READ_BOOKING, reference: "PO 88213" }],
        total: 1,
        facets: null,
      }),
    }));

  it("has a cancelled booking", () =>
    testInteraction({
      title: "a page with a cancelled booking",
      states: { ...signedIn, "the shipper has a cancelled booking": {} },
      request: page,
      response: success([{ ...BOOKING, status: 2 }], { lenResult: 1 }),
      check: expectValue(sendPage, { quotations: [{ ...READ_BOOKING, status: "cancelled" }], total: 1, facets: null }),
    }));

  it("is empty for a shipper without bookings", () =>
    testInteraction({
      title: "the first page of no bookings",
      states: { ...signedIn, "the shipper has no bookings": {} },
      request: page,
      response: success([], { lenResult: 0 }),
      check: expectValue(sendPage, { quotations: [], total: 0, facets: null }),
    }));
});

describe("bookings by search, filter and order", () => {
  const chosen = {
    search: "rotterdam",
    status: "booked",
    departureFrom: "2026-01-01",
    departureTill: "2027-12-31",
    carrier: "Norrvik Line",
    sort: "-departure",
  } as const;
  const request = { ...page, query: { limit: "10", skip: "0", ...chosen, status: "1" } };
  const send = ({ quotations }: Adapters) => quotations.page({ limit: 10, skip: 0, ...chosen }, patient());
  const quotations = [{ ...READ_BOOKING, shipment: READ_SHIPMENT }];

  it("have their shipments", () =>
    testInteraction({
      title: "bookings that are searched, filtered and sorted",
      states: { ...signedIn, ...booked },
      request: { ...request, query: { ...request.query, sort: "bookedOn" } },
      response: success(eachLike({ ...BOOKING, shipment: SHIPMENT }), { lenResult: 3 }),
      check: expectValue(
        ({ quotations: port }) => port.page({ limit: 10, skip: 0, ...chosen, sort: "bookedOn" }, patient()),
        { quotations, total: 3, facets: null },
      ),
    }));

  it("have the numbers by status and the carriers", () =>
    testInteraction({
      title: "bookings with the numbers by status and the carriers",
      states: {
        ...signedIn,
        "the list of bookings has facets": { count: 1 },
        "the shipper has a cancelled booking": {},
      },
      request,
      response: success([{ ...BOOKING, status: 1, shipment: SHIPMENT }], {
        lenResult: 1,
        facets: {
          statuses: eachLike({ status: integer(1), count: integer(1) }),
          carriers: eachLike(filled("Norrvik Line")),
        },
      }),
      check: expectValue(send, {
        quotations,
        total: 1,
        facets: { statuses: { "in-process": 0, booked: 1, cancelled: 0, unknown: 0 }, carriers: ["Norrvik Line"] },
      }),
    }));

  it("have weight and volume instead of containers for a part load", () => {
    const rate = {
      portOfLoading: "Nhava Sheva",
      portOfDischarge: "Rotterdam",
      id: "LCL-PACT-1",
      weight: 1200,
      cbm: 3.25,
    };
    return testInteraction({
      title: "a page with a booking of an LCL rate",
      states: {
        ...signedIn,
        "an LCL rate was booked with a key": { ...rate, idempotencyKey: "pact-confirmation-0002" },
      },
      request: page,
      response: success(eachLike(LCL_BOOKING), { lenResult: 1 }),
      check: expectValue(sendPage, { quotations: [READ_LCL_BOOKING], total: 1, facets: null }),
    });
  });
});

const owned = { id: "b-1", fileName: "KLB-2026-000123.pdf" };

describe("the shipper's own reference", () => {
  const { request, send } = CALLS.setReference;

  it("is set", () =>
    testInteraction({
      title: "a reference for a booking",
      states: { ...signedIn, "a booking has a file": owned },
      request,
      response: success([{ reference: "PO 88213" }]),
      check: expectValue(send, "PO 88213"),
    }));

  it("is removed", () =>
    testInteraction({
      title: "no reference for a booking",
      states: { ...signedIn, "a booking has a file": owned },
      request: { ...request, json: { reference: null } },
      response: success([{ reference: null }]),
      check: expectValue(({ quotations }) => quotations.setReference({ id: "b-1", reference: null }, patient()), null),
    }));

  it("is refused at its field if it is too long", () => {
    const reference = "k".repeat(36);
    const message = "At most 35 characters.";
    return testInteraction({
      title: "a reference that is too long",
      states: { ...signedIn, "a booking has a file": owned },
      request: { ...request, json: { reference } },
      response: fieldRefused("reference", message),
      check: expectFailure(
        ({ quotations }) => quotations.setReference({ id: "b-1", reference }, patient()),
        fieldFailure("reference", message),
      ),
    });
  });

  it("is refused for somebody else's booking", () =>
    testInteraction({
      title: "a reference for another shipper's booking",
      states: { ...signedIn, "another shipper has a booking with a file": owned },
      request,
      ...refusal(404, "We do not have this booking.", send),
    }));
});

describe("a file of a booking", () => {
  const { request, send } = CALLS.quotationFile;

  it("has a name and content", () =>
    testInteraction({
      title: "a file of a booking",
      states: { ...signedIn, "a booking has a file": owned },
      request,
      response: { status: 200, pdf: "tests/contracts/consumer/fixtures/one-page.pdf" },
      check: async ({ quotations }) => {
        const saved = (
          await quotations.file({ fileName: owned.fileName, link: request.path }, patient())
        )._unsafeUnwrap();
        expect([saved.name, saved.content.type, saved.content.size > 0]).toEqual([
          "KLB-2026-000123.pdf",
          "application/pdf",
          true,
        ]);
      },
    }));

  it.each([
    ["a file of somebody else's booking", { "another shipper has a booking with a file": owned }],
    ["a file of no booking", { "no booking has the id": { id: owned.id } }],
  ] as const)("is refused: %s", (title, states) =>
    testInteraction({
      title,
      states: { ...signedIn, ...states },
      request,
      ...refusal(404, "This file is not known.", send),
    }),
  );
});
