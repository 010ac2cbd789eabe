import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { CALLS, hasLinks, hasMarks, NEW_LINK, SHARED } from "./calls.ts";
import { READ_SHIPMENT, SHIPMENT } from "./bookings.ts";
import {
  dateLike,
  expectValue,
  fieldRefusal,
  filled,
  matching,
  refusal,
  signedIn,
  success,
  testInteraction,
} from "./kit.ts";
import { FREIGHT_CHARGE, READ_FREIGHT_CHARGE } from "./charges.ts";

const { boolean, eachLike, integer, number } = MatchersV3;

const MOMENT = "2026-11-20T08:15:00.000Z";
const moment = matching("\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}.*", MOMENT);
const sharing = { ...signedIn, ...hasLinks };
const isShared = { ...sharing, "a booking is shared": SHARED };
const isRevoked = { ...isShared, "the link was revoked": { id: SHARED.id } };
const hasExpired = { ...isShared, "the link has expired": { id: SHARED.id } };
const isForeign = { ...sharing, "another shipper has shared a booking": SHARED };

const LISTED = {
  id: filled("link-1"),
  kind: matching("(booking|quote)", "booking"),
  subject: SHARED.booking,
  number: filled("KLB-2026-900001"),
  recipient: filled("Rheinland Wohnen"),
  options: {
    prices: boolean(false),
    references: boolean(true),
    deadlines: boolean(true),
    documents: eachLike(filled(SHARED.fileName)),
  },
  state: matching("(active|expired|revoked)", "active"),
  createdAt: moment,
  expiresAt: moment,
  lastOpenedAt: moment,
  opens: 1,
};

describe("links", () => {
  const { request, send } = CALLS.listLinks;

  it("state what they show, until when, and how often they were opened", () =>
    testInteraction({
      title: "the links of a shared booking",
      states: isShared,
      request: { ...request, query: { subject: SHARED.booking } },
      response: success(eachLike(LISTED)),
      check: async ({ links }) => {
        const listed = (await links.list(SHARED.booking, new AbortController().signal))._unsafeUnwrap();
        expect(listed).toEqual([
          {
            id: "link-1",
            kind: "booking",
            subject: SHARED.booking,
            number: "KLB-2026-900001",
            recipient: "Rheinland Wohnen",
            options: { prices: false, references: true, deadlines: true, documents: [SHARED.fileName] },
            state: "active",
            createdAt: MOMENT,
            expiresAt: MOMENT,
            lastOpenedAt: MOMENT,
            opens: 1,
          },
        ]);
      },
    }));

  it.each([
    ["nothing was shared", sharing, request],
    ["only another shipper has shared a booking", isForeign, request],
    ["only another booking was shared", isShared, { ...request, query: { subject: "b-2" } }],
  ] as const)("are an empty list while %s", (when, states, asked) =>
    testInteraction({
      title: `the links while ${when}`,
      states,
      request: asked,
      response: success([]),
      check: expectValue(asked === request ? send : ({ links }) => links.list("b-2", new AbortController().signal), []),
    }),
  );

  it.each([
    ["revoked", isRevoked],
    ["expired", hasExpired],
  ] as const)("are listed after their end: %s", (state, states) =>
    testInteraction({
      title: `the links with one that is ${state}`,
      states,
      request: { ...request, query: { subject: SHARED.booking } },
      response: success([{ ...LISTED, id: SHARED.id, state }]),
      check: async ({ links }) => {
        const [link] = (await links.list(SHARED.booking, new AbortController().signal))._unsafeUnwrap();
        expect(link?.state).toBe(state);
      },
    }),
  );
});

describe("the end of a link", () => {
  const { request, send } = CALLS.revokeLink;

  it("is immediate", () =>
    testInteraction({
      title: "the end of a link that works",
      states: isShared,
      request,
      response: success([]),
      check: expectValue(send, undefined),
    }));

  it.each([
    ["no link", { ...sharing, "no link has the id": { id: SHARED.id } }],
    ["a link that was revoked", isRevoked],
    ["somebody else's link", isForeign],
  ] as const)("is refused for %s", (which, states) =>
    testInteraction({
      title: `the end of ${which}`,
      states,
      request,
      ...refusal(404, "This link has already ended.", send),
    }),
  );
});

describe("a new link", () => {
  const { request, send } = CALLS.createBookingLink;
  const owned = { id: SHARED.booking, fileName: SHARED.fileName };

  it("has the token of its address", () =>
    testInteraction({
      title: "a new link to a booking",
      states: { ...sharing, "a booking has a file": owned },
      request,
      response: success([
        {
          id: filled("link-1"),
          kind: "booking",
          subject: SHARED.booking,
          number: filled("KLB-2026-900001"),
          recipient: "Rheinland Wohnen",
          options: { prices: false, references: true, deadlines: true, documents: [SHARED.fileName] },
          state: "active",
          createdAt: moment,
          expiresAt: moment,
          lastOpenedAt: null,
          opens: 0,
          token: matching("[A-Za-z0-9_-]{20,128}", SHARED.token),
        },
      ]),
      check: expectValue(send, {
        link: {
          id: "link-1",
          kind: "booking",
          subject: SHARED.booking,
          number: "KLB-2026-900001",
          recipient: "Rheinland Wohnen",
          options: NEW_LINK.options,
          state: "active",
          createdAt: MOMENT,
          expiresAt: MOMENT,
          lastOpenedAt: null,
          opens: 0,
        },
        token: SHARED.token,
      }),
    }));

  it("is refused without a recipient", () =>
    testInteraction({
      title: "a new link for nobody",
      states: { ...sharing, "a booking has a file": owned },
      request: { ...request, json: { ...NEW_LINK, recipient: " " } },
      ...fieldRefusal("recipient", "Enter whom the link is for."),
    }));

  it.each([
    ["somebody else's booking", { "another shipper has a booking with a file": owned }],
    ["no booking", { "no booking has the id": { id: owned.id } }],
  ] as const)("is refused for %s", (whose, states) =>
    testInteraction({
      title: `a new link to ${whose}`,
      states: { ...sharing, ...states },
      request,
      ...refusal(404, "This booking is not known.", send),
    }),
  );
});

const shipmentMoment = (at: string) => ({
  eventDateTime: dateLike(at),
  eventClassifierCode: matching("(ACT|EST|PLN)", "PLN"),
});
const stop = { unLocationCode: matching("[A-Z]{2}[A-Z0-9]{3}", "INNSA"), kind: "sea", reached: boolean(false) };

const OPENED = {
  expiresAt: moment,
  status: 1,
  providerName: filled("Norrvik Line"),
  bookingId: filled("KLB-2026-900001"),
  reference: null,
  containerNumbers: [],
  stops: [
    {
      ...stop,
      shipmentLocationType: "POL",
      locationName: filled("Nhava Sheva"),
      arrival: null,
      departure: shipmentMoment("2026-11-26T06:00"),
    },
    {
      ...stop,
      shipmentLocationType: "POD",
      locationName: filled("Rotterdam"),
      arrival: shipmentMoment("2026-12-18T14:00"),
      departure: null,
    },
  ],
  legs: [
    {
      from: 0,
      to: 1,
      mode: "sea",
      state: "to-go",
      vesselName: filled("NORRVIK ASTRID"),
      voyageReference: filled("431W"),
    },
  ],
  deadlines: eachLike({
    task: matching("[a-z-]+", "vgm"),
    stop: matching("(premises|origin|loading|delivery)", "loading"),
    responsible: matching("(shipper|haulier|customs-agent|carrier|consignee)", "shipper"),
    locationName: filled("Nhava Sheva"),
    unLocationCode: matching("[A-Z]{2}[A-Z0-9]{3}", "INNSA"),
    timeZone: filled("Asia/Kolkata"),
    done: integer(0),
    of: integer(2),
  }),
  documents: [{ fileName: SHARED.fileName, link: filled(`/api/shared/${SHARED.token}/files/0`) }],
};

describe("a deadline of a shared booking", () => {
  const { request, send } = CALLS.markSharedDeadline;
  const marks = { ...signedIn, ...hasMarks, ...hasLinks };

  it("is marked as done with a link that allows it", () =>
    testInteraction({
      title: "a deadline of a shared booking marked as done with its link",
      states: { ...marks, "a booking is shared with marks": SHARED },
      request,
      response: success([{ ...OPENED, canMark: true, price: null }]),
      check: async (adapters) => {
        const opened = (
          await adapters.links.mark(
            { token: SHARED.token, task: "documents", isDone: true },
            new AbortController().signal,
          )
        )._unsafeUnwrap();
        expect(opened.booking).toMatchObject({ canMark: true, deadlines: [{ of: 2 }] });
      },
    }));

  it("is not marked with a link that shows the booking only", () =>
    testInteraction({
      title: "a deadline of a shared booking marked as done with a link to read",
      states: { ...marks, "a booking is shared": SHARED },
      request,
      ...refusal(404, "This link shows the booking only.", send),
    }));
});

describe("a shared booking", () => {
  const { request } = CALLS.openSharedBooking;

  it("is read without credentials and has no price", () =>
    testInteraction({
      title: "a shared booking without prices",
      states: isShared,
      request,
      response: success([{ ...OPENED, shipment: { ...SHIPMENT, total: null }, price: null }]),
      check: async ({ links }) => {
        const opened = (await links.open(SHARED.token, new AbortController().signal))._unsafeUnwrap();
        expect(opened).toMatchObject({
          booking: {
            status: "booked",
            carrier: "Norrvik Line",
            bookingId: "KLB-2026-900001",
            shipment: { ...READ_SHIPMENT, total: null },
            stops: [
              { role: "POL", name: "Nhava Sheva" },
              { role: "POD", name: "Rotterdam" },
            ],
            deadlines: [{ task: "vgm", of: 2 }],
            price: null,
            documents: [SHARED.fileName],
          },
          files: [{ fileName: SHARED.fileName }],
          expiresAt: MOMENT,
        });
      },
    }));

  it("has nothing that the link does not show", () =>
    testInteraction({
      title: "a shared booking without details",
      states: { ...sharing, "a booking is shared without details": SHARED },
      request,
      response: success([
        {
          ...OPENED,
          bookingId: null,
          shipment: { ...SHIPMENT, total: null },
          deadlines: null,
          price: null,
          documents: [],
        },
      ]),
      check: async ({ links }) => {
        const { booking, files } = (await links.open(SHARED.token, new AbortController().signal))._unsafeUnwrap();
        expect(booking).toMatchObject({
          bookingId: null,
          reference: null,
          deadlines: null,
          price: null,
          documents: [],
        });
        expect(files).toEqual([]);
      },
    }));

  it("has its price if the link shows it", () =>
    testInteraction({
      title: "a shared booking with prices",
      states: { ...sharing, "a booking is shared with prices": SHARED },
      request,
      response: success([
        {
          ...OPENED,
          shipment: SHIPMENT,
          price: {
            totals: eachLike({ currency: matching("[A-Z]{3}", "USD"), amount: number(6282.6) }),
            charges: FREIGHT_CHARGE,
          },
        },
      ]),
      check: async ({ links }) => {
        const { booking } = (await links.open(SHARED.token, new AbortController().signal))._unsafeUnwrap();
        expect(booking.price).toEqual({
          total: { currency: "USD", minor: 628_260 },
          perCurrency: [{ currency: "USD", minor: 628_260 }],
          charges: [READ_FREIGHT_CHARGE],
        });
      },
    }));

  it.each([
    ["no link", { ...hasLinks, "no link has the token": { token: SHARED.token } }],
    ["a link that was revoked", isRevoked],
    ["a link that has expired", hasExpired],
  ] as const)("is refused for %s", (which, states) =>
    testInteraction({
      title: `a shared booking of ${which}`,
      states,
      request,
      ...refusal(404, "This link no longer works.", CALLS.openSharedBooking.send),
    }),
  );
  it("has files", () =>
    testInteraction({
      title: "a file of a shared booking",
      states: isShared,
      request: CALLS.sharedFile.request,
      response: { status: 200, pdf: "tests/contracts/consumer/fixtures/one-page.pdf" },
      check: async (adapters) => {
        const saved = await CALLS.sharedFile.send(adapters);
        expect(saved._unsafeUnwrap()).toMatchObject({ name: SHARED.fileName });
      },
    }));

  it("has no more files than the link shows", () =>
    testInteraction({
      title: "a second file of a shared booking with one",
      states: isShared,
      request: { ...CALLS.sharedFile.request, path: `/api/shared/${SHARED.token}/files/1` },
      ...refusal(404, "This link no longer works."),
    }));

  it.each([
    ["no link", { ...hasLinks, "no link has the token": { token: SHARED.token } }],
    ["a link that was revoked", isRevoked],
    ["a link that has expired", hasExpired],
    ["a link that does not show it", { ...sharing, "a booking is shared without details": SHARED }],
  ] as const)("has no file for %s", (which, states) =>
    testInteraction({
      title: `a shared file of ${which}`,
      states,
      request: CALLS.sharedFile.request,
      ...refusal(404, "This link no longer works.", CALLS.sharedFile.send),
    }),
  );
});
