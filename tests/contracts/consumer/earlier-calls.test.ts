import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { patient } from "#tests/adapters/support/api.ts";
import {
  CALENDAR_TOKEN,
  CALLS,
  hasBookingPages,
  hasDigest,
  hasLeadTimes,
  hasMarks,
  hasNotifications,
  hasQuotes,
  hasTemplates,
  QUOTE,
} from "./calls.ts";
import { BOOKING } from "./bookings.ts";
import { CARGO, CARGO_DETAILS, VGM_PART } from "./cargo-samples.ts";
import {
  accountPage,
  expectValue,
  fieldRefusal,
  filled,
  type InteractionRequest,
  matching,
  refusal,
  signedIn,
  success,
  testInteraction,
} from "./kit.ts";
import { FCL_SEARCH_BODY, LCL_LANE, SHIPPER } from "./samples.ts";

const { integer, like } = MatchersV3;

const MOMENT = "2026-11-20T08:15:00.000Z";
const moment = matching("\\d{4}-\\d{2}-\\d{2}T.*(Z|[+-]\\d{2}:\\d{2})", MOMENT);

const toCall = ({ method, path, json, headers }: InteractionRequest) => {
  if (method === "GET") throw new Error(`${path} changes nothing.`);
  const body = json === undefined ? null : JSON.stringify(json);
  return { method, path, body, idempotencyKey: headers?.["Idempotency-Key"] ?? null };
};
/** The shipper, or somebody else, has sent this request before. */
const after = (request: InteractionRequest) => ({ "the shipper has made a call": toCall(request) });
const afterAnother = (request: InteractionRequest) => ({ "another shipper has made a call": toCall(request) });

describe("lead times", () => {
  const { request, send } = CALLS.listLeadTimes;
  const pages = { ...signedIn, ...hasBookingPages, ...hasLeadTimes };
  const saved = { ...pages, "the shipper has lead times for an origin": { origin: "INNSA" } };
  const { json = {} } = CALLS.saveLeadTimes.request;

  it("are those that were saved", () =>
    testInteraction({
      title: "lead times that were saved before",
      states: { ...pages, ...after(CALLS.saveLeadTimes.request) },
      request,
      response: success([{ origin: "INNSA", name: filled("Nhava Sheva"), leadTimes: json }]),
      check: expectValue(send, [{ origin: "INNSA", name: "Nhava Sheva", leadTimes: json }]),
    }));

  it.each([
    ["were deleted", { ...saved, ...after(CALLS.deleteLeadTimes.request) }],
    ["were saved by somebody else", { ...pages, ...afterAnother(CALLS.saveLeadTimes.request) }],
  ] as const)("are not those that %s", (what, states) =>
    testInteraction({
      title: `lead times that ${what}`,
      states,
      request,
      response: success([]),
      check: expectValue(send, []),
    }),
  );
});

describe("a deadline", () => {
  const { request, send } = CALLS.getBooking;
  const owned = { id: "b-1", fileName: "KLB-2026-000123.pdf" };

  it("is done after it was marked", () =>
    testInteraction({
      title: "a booking with a deadline that was marked as done",
      states: {
        ...signedIn,
        ...hasBookingPages,
        ...hasMarks,
        "a booking has a file": owned,
        ...after(CALLS.markDeadline.request),
      },
      request,
      response: success([
        {
          booking: BOOKING,
          offer: {},
          leadTimes: {
            documents: integer(5),
            vgm: integer(3),
            customs: integer(5),
            gateIn: integer(4),
            trucking: integer(6),
            stuffing: integer(4),
            emptyPickUp: integer(24),
          },
          markedTasks: [{ task: "documents", at: moment }],
          revision: integer(3),
        },
      ]),
      check: async (adapters) =>
        expect((await send(adapters))._unsafeUnwrap()).toMatchObject({
          markedTasks: [{ task: "documents", at: MOMENT }],
        }),
    }));
});

describe("a calendar", () => {
  it("ends with its link", () =>
    testInteraction({
      title: "a calendar whose link was ended",
      states: {
        ...signedIn,
        ...hasBookingPages,
        "the shipper has a calendar link": { token: CALENDAR_TOKEN },
        ...after(CALLS.deleteCalendarFeed.request),
      },
      request: CALLS.calendarFeed.request,
      ...refusal(404, "This calendar is not known.", CALLS.calendarFeed.send),
    }));
});

describe("the account", () => {
  const owner = { ...signedIn, ...accountPage };
  const { firstName, lastName, email, phone } = SHIPPER;

  it("has no deletion request after it was withdrawn", () =>
    testInteraction({
      title: "the account after a withdrawn deletion request",
      states: {
        ...owner,
        "the deletion of the account was requested": { requestedAt: MOMENT },
        ...after(CALLS.withdrawAccountDeletion.request),
      },
      request: CALLS.getAccount.request,
      response: success([{ firstName, lastName, email, phone, deletionRequestedAt: null }]),
      check: async (adapters) => {
        expect((await CALLS.getAccount.send(adapters))._unsafeUnwrap()).toMatchObject({ deletionRequestedAt: null });
      },
    }));

  it("has one session after the others were ended", () =>
    testInteraction({
      title: "the sessions after the others were ended",
      states: {
        ...owner,
        "the shipper has another session": { id: "s-2", userAgent: "Mozilla/5.0 (X11; Linux)", network: "203.0.113.7" },
        ...after(CALLS.endOtherSessions.request),
      },
      request: CALLS.listSessions.request,
      response: success([
        {
          id: filled("session-1"),
          current: true,
          deviceType: filled("unknown"),
          signedInAt: moment,
          lastUsedAt: moment,
        },
      ]),
      check: async (adapters) => {
        expect((await CALLS.listSessions.send(adapters))._unsafeUnwrap()).toMatchObject([{ isCurrent: true }]);
      },
    }));
});

describe("notifications", () => {
  const { request } = CALLS.listNotifications;
  const message = { title: "ETA Rotterdam now Wed 25 Nov", detail: "Congestion at Suez" };
  const earlier = { title: "ETA Rotterdam now Tue 24 Nov", detail: "Fog at Colombo" };
  const owner = { ...signedIn, ...hasNotifications };
  const notified = { ...owner, "the shipper has a notification": message };
  const notifiedTwice = { ...notified, "the shipper has an earlier notification": earlier };
  const toListed = (text: typeof message, readAt: unknown = null) => ({
    id: filled("n-1"),
    topic: "eta",
    ...text,
    happenedAt: moment,
    readAt,
    booking: {
      _id: filled("b-1"),
      quotationId: filled("QTN-2026-000123"),
      bookingId: filled("KLB-2026-000123"),
      reference: null,
      providerName: filled("Norrvik Line"),
      muted: false,
    },
  });
  const readPage =
    (expected: object, skip = 0) =>
    async ({ notifications }: Parameters<typeof CALLS.listNotifications.send>[0]) => {
      const page = (await notifications.page({ topic: null, limit: 10, skip }, patient()))._unsafeUnwrap();
      expect(page).toMatchObject(expected);
    };

  it("are listed newest first", () =>
    testInteraction({
      title: "two notifications, the later one first",
      states: notifiedTwice,
      request,
      response: success([toListed(message), toListed(earlier)], { lenResult: 2, unread: 2 }),
      check: readPage({ notifications: [message, earlier], total: 2, unreadCount: 2 }),
    }));

  it("are listed page by page", () =>
    testInteraction({
      title: "the second of two notifications",
      states: notifiedTwice,
      request: { ...request, query: { limit: "10", skip: "1" } },
      response: success([toListed(earlier)], { lenResult: 2, unread: 2 }),
      check: readPage({ notifications: [earlier], total: 2 }, 1),
    }));

  it("are not those of somebody else", () =>
    testInteraction({
      title: "the notifications while only another shipper has one",
      states: { ...owner, "another shipper has a notification": message },
      request,
      response: success([], { lenResult: 0, unread: 0 }),
      check: readPage({ notifications: [], total: 0, unreadCount: 0 }),
    }));

  it("are read after they were marked", () =>
    testInteraction({
      title: "a notification that was marked as read",
      states: { ...notified, ...after(CALLS.readNotifications.request) },
      request,
      response: success([toListed(message, moment)], { lenResult: 1, unread: 0 }),
      check: readPage({ notifications: [{ isNew: false }], unreadCount: 0 }),
    }));

  const others = { ...CALLS.readNotifications.request, json: { ids: ["n-unknown"] } };
  it.each([
    ["another one was marked", after(others)],
    ["another shipper has marked all", afterAnother(CALLS.readNotifications.request)],
  ] as const)("are unread after %s", (what, states) =>
    testInteraction({
      title: `a notification after ${what}`,
      states: { ...notified, ...states },
      request,
      response: success([toListed(message)], { lenResult: 1, unread: 1 }),
      check: readPage({ notifications: [{ isNew: true }], unreadCount: 1 }),
    }),
  );

  it("are collected once the digest was switched on", () =>
    testInteraction({
      title: "the digest that was switched on before",
      states: { ...signedIn, ...hasDigest, ...after(CALLS.setNotificationDigest.request) },
      request: CALLS.getNotificationDigest.request,
      response: success([{ daily: true, timeZone: "Asia/Kolkata" }]),
      check: expectValue(CALLS.getNotificationDigest.send, { isDaily: true, timeZone: "Asia/Kolkata" }),
    }));
});

describe("templates", () => {
  const owner = { ...signedIn, ...hasTemplates };
  const template = { id: "template-1", name: "Weekly" };
  const listed = {
    ...template,
    search: like({ departureDate: null, portOfLoading: "INNSA", portOfDischarge: "NLRTM" }),
  };

  it("stay after somebody else has tried to delete them", () =>
    testInteraction({
      title: "a template that another shipper has tried to delete",
      states: { ...owner, "a template is saved": template, ...afterAnother(CALLS.deleteTemplate.request) },
      request: CALLS.listTemplates.request,
      response: success([{ ...template, search: { ...FCL_SEARCH_BODY, loadingPort: filled("Nhava Sheva") } }]),
      check: async (adapters) => {
        expect((await CALLS.listTemplates.send(adapters))._unsafeUnwrap()).toMatchObject([template]);
      },
    }));

  it("lose the date of their search", () =>
    testInteraction({
      title: "a new template of a search with a date",
      states: owner,
      request: {
        ...CALLS.createTemplate.request,
        json: { name: "Weekly", search: { ...FCL_SEARCH_BODY, departureDate: "2099-12-01" } },
      },
      response: success([{ ...listed, id: filled("template-1") }]),
      check: async (_, sendAsIs) => {
        expect((await sendAsIs()).isOk()).toBe(true);
      },
    }));
});

describe("quotes", () => {
  const owner = { ...signedIn, ...hasQuotes };
  const saved = { ...signedIn, "a quote is saved": QUOTE };
  const OFFER = { kind: "api", offerId: "OFR-7Q2M4C", providerName: "Norrvik Line" } as const;
  const book = { ...CALLS.bookOffer.request, json: { ...CALLS.bookOffer.request.json, offerId: OFFER.offerId } };

  it("are not those of somebody else", () =>
    testInteraction({
      title: "the quotes while only another shipper has one",
      states: { ...owner, "another shipper has a quote": QUOTE },
      request: CALLS.listQuotes.request,
      response: success([]),
      check: expectValue(CALLS.listQuotes.send, []),
    }));

  it("are listed newest first", () =>
    testInteraction({
      title: "two quotes, the later one first",
      states: { ...saved, ...after(CALLS.createQuote.request) },
      request: CALLS.listQuotes.request,
      response: success([
        { number: filled("QUO-2026-900002"), state: "open", note: null },
        { number: QUOTE.number, state: "open", note: filled("Ask for 7 free days") },
      ]),
      check: async (_, sendAsIs) => {
        expect((await sendAsIs()).isOk()).toBe(true);
      },
    }));

  it("have a comment once, however often it is sent", () => {
    const { json: { text } = { text: "" } } = CALLS.commentQuote.request;
    const toComment = (writtenBy: string, words: unknown) => ({
      id: filled("comment-1"),
      writtenBy,
      name: filled("Priya Nair"),
      writtenAt: moment,
      text: words,
    });
    return testInteraction({
      title: "a comment on a quote that is sent again",
      states: { ...saved, ...after(CALLS.commentQuote.request) },
      request: CALLS.commentQuote.request,
      response: success([
        { number: QUOTE.number, comments: [toComment("recipient", QUOTE.comment), toComment("shipper", text)] },
      ]),
      check: async (_, sendAsIs) => {
        expect((await sendAsIs()).isOk()).toBe(true);
      },
    });
  });

  it("are booked with their offer", () =>
    testInteraction({
      title: "a quote whose offer was booked",
      states: { ...saved, ...after(book) },
      request: CALLS.getQuote.request,
      response: success([
        { number: QUOTE.number, state: "booked", bookings: [{ offer: 0, quotationId: filled("QTN-2026-000001") }] },
      ]),
      check: async (_, sendAsIs) => {
        expect((await sendAsIs()).isOk()).toBe(true);
      },
    }));

  it("are neither decided nor booked after that", () =>
    testInteraction({
      title: "an approval of a quote whose offer was booked",
      states: { ...saved, ...after(book) },
      request: CALLS.decideSharedQuote.request,
      ...refusal(409, "This quote is booked already.", CALLS.decideSharedQuote.send),
    }));

  it("are not checked for an offer that was booked", () =>
    testInteraction({
      title: "a check of an offer that was booked",
      states: { ...saved, ...after(book) },
      request: CALLS.checkQuoteOffer.request,
      ...refusal(410, "This offer is booked already.", CALLS.checkQuoteOffer.send),
    }));
});

describe("requests to the desk", () => {
  const owner = { ...signedIn, ...hasQuotes };
  const number = "DSK-2026-900001";

  it("are sent once while they are open", () =>
    testInteraction({
      title: "a request to the desk that is open already",
      states: { ...owner, "the desk was asked for a price": { number } },
      request: CALLS.createDeskRequest.request,
      response: success([{ id: filled("request-1"), number, state: "open", requestedAt: moment }]),
      check: async (_, sendAsIs) => {
        expect((await sendAsIs()).isOk()).toBe(true);
      },
    }));

  it("keep what was typed", () =>
    testInteraction({
      title: "a request to the desk with a commodity and a note",
      states: owner,
      request: {
        ...CALLS.createDeskRequest.request,
        json: { search: FCL_SEARCH_BODY, commodity: "Tulip bulbs", note: "By 08 Jan" },
      },
      response: success([{ id: filled("request-1"), state: "open", commodity: "Tulip bulbs", note: "By 08 Jan" }]),
      check: async (_, sendAsIs) => {
        expect((await sendAsIs()).isOk()).toBe(true);
      },
    }));

  it("are not those of somebody else", () =>
    testInteraction({
      title: "the requests to the desk while only another shipper has one",
      states: { ...owner, ...afterAnother(CALLS.createDeskRequest.request) },
      request: CALLS.listDeskRequests.request,
      response: success([]),
      check: expectValue(CALLS.listDeskRequests.send, []),
    }));

  it("for a part load are not saved as a quote of another load", () => {
    const message = "This offer is for 1,200 kg, 3.25 CBM.";
    const search = { ...LCL_LANE, weight: 900, cbm: 3.25 };
    return testInteraction({
      title: "a new quote of a part load with another weight",
      states: { ...owner, "an LCL rate can be booked": { ...LCL_LANE, id: "LCL-PACT-1", weight: 1200, cbm: 3.25 } },
      request: {
        ...CALLS.createQuote.request,
        json: { ...CALLS.createQuote.request.json, offerIds: ["LCL-PACT-1"], search },
      },
      ...fieldRefusal("search", message),
    });
  });
});

describe("cargo", () => {
  const hasCargo = { ...signedIn, "a booking has cargo details": CARGO };

  it("is locked where it was sent", () => {
    const message = "Sent already and locked: VGM of container 1.";
    const [container] = CARGO_DETAILS.requestedEquipments;
    const details = { ...CARGO_DETAILS, requestedEquipments: [{ ...container, vgmWeight: "20 000" }] };
    return testInteraction({
      title: "another VGM than was sent",
      states: { ...hasCargo, ...after(CALLS.sendCargo.request) },
      request: { ...CALLS.saveCargo.request, json: { version: 2, details } },
      ...refusal(409, message),
    });
  });

  it("is not sent once the booking was cancelled", () =>
    testInteraction({
      title: "the VGM of a cancelled booking",
      states: { ...hasCargo, "the booking was cancelled": { booking: "b-1" } },
      request: CALLS.sendCargo.request,
      ...refusal(409, "This booking is cancelled. Nothing can be sent.", CALLS.sendCargo.send),
    }));

  it("is not sent for a container that the booking does not have", () =>
    testInteraction({
      title: "the VGM of a container that the booking does not have",
      states: hasCargo,
      request: { ...CALLS.sendCargo.request, json: { version: 1, ...VGM_PART, container: 9 } },
      ...fieldRefusal("container", "This booking has no such container."),
    }));

  it("is sent once", () =>
    testInteraction({
      title: "a VGM that was sent before",
      states: { ...hasCargo, ...after(CALLS.sendCargo.request) },
      request: CALLS.sendCargo.request,
      response: success([
        { version: integer(2), submissions: [{ ...VGM_PART, status: "sent", sentAt: moment, answeredAt: null }] },
      ]),
      check: async (_, sendAsIs) => {
        expect((await sendAsIs()).isOk()).toBe(true);
      },
    }));
});

describe("documents", () => {
  const DRAFT = { document: "d-1", fileName: "NRV8204417-draft.pdf", comment: "Please check the consignee." };
  const hasDraft = { ...signedIn, "a booking has a draft B/L": { ...DRAFT, booking: "b-1" } };
  const toComment = (writtenBy: string, text: unknown) => ({
    id: filled("comment-1"),
    version: 1,
    writtenBy,
    writtenAt: moment,
    text,
  });

  it("have a comment once, however often it is sent", () => {
    const { json: { text } = { text: "" } } = CALLS.commentDocument.request;
    return testInteraction({
      title: "a comment on a draft B/L that is sent again",
      states: { ...hasDraft, ...after(CALLS.commentDocument.request) },
      request: CALLS.commentDocument.request,
      response: success([{ id: "d-1", comments: [toComment("desk", DRAFT.comment), toComment("shipper", text)] }]),
      check: async (_, sendAsIs) => {
        expect((await sendAsIs()).isOk()).toBe(true);
      },
    });
  });

  it("keep the comment of a decision", () => {
    const text = "The consignee is Rheinland Wohnen GmbH.";
    return testInteraction({
      title: "a request for changes of a draft B/L",
      states: hasDraft,
      request: { ...CALLS.decideDraft.request, json: { version: 1, outcome: "changes-requested", comment: text } },
      response: success([
        {
          id: "d-1",
          versions: [{ number: 1, decision: { outcome: "changes-requested", decidedAt: moment } }],
          comments: [toComment("desk", DRAFT.comment), toComment("shipper", text)],
        },
      ]),
      check: async (_, sendAsIs) => {
        expect((await sendAsIs()).isOk()).toBe(true);
      },
    });
  });

  it("have the files of their versions alone", () =>
    testInteraction({
      title: "the file of a version that does not exist",
      states: hasDraft,
      request: { ...CALLS.documentFile.request, path: "/api/resource/quotation/b-1/documents/d-1/versions/3" },
      ...refusal(404, "This document was not found."),
    }));

  it("are those of their booking alone", () =>
    testInteraction({
      title: "a comment on a document of another booking",
      states: {
        ...signedIn,
        "a booking has a draft B/L": { ...DRAFT, booking: "b-2" },
        "a booking has a cancellation fee": { booking: "b-1", amount: 150 },
      },
      request: CALLS.commentDocument.request,
      ...refusal(404, "This document was not found.", CALLS.commentDocument.send),
    }));
});

describe("requests to change a booking", () => {
  const withFee = { ...signedIn, "a booking has a cancellation fee": { booking: "b-1", amount: 150 } };
  const requested = { booking: "b-1", amendment: "a-1", state: "received" } as const;

  it("are one at a time", () =>
    testInteraction({
      title: "a cancellation while another one is open",
      states: { ...withFee, "the shipper has requested a cancellation": requested },
      request: CALLS.requestAmendment.request,
      ...refusal(409, "A request for this booking is open.", CALLS.requestAmendment.send),
    }));

  it("are not possible once the booking was cancelled", () =>
    testInteraction({
      title: "a cancellation of a cancelled booking",
      states: { ...withFee, "the booking was cancelled": { booking: "b-1" } },
      request: CALLS.requestAmendment.request,
      ...refusal(409, "This booking is cancelled. Book again instead.", CALLS.requestAmendment.send),
    }));

  it("are listed newest first", () =>
    testInteraction({
      title: "two requests to change a booking, the later one first",
      states: {
        ...withFee,
        "another sailing was confirmed": { booking: "b-1", amendment: "a-1", vessel: "NORRVIK BJORN" },
        "the shipper has requested a cancellation": { ...requested, amendment: "a-2" },
      },
      request: CALLS.listAmendments.request,
      response: success([
        {
          amendments: [
            { id: "a-2", kind: "cancellation", state: "received" },
            { id: "a-1", kind: "sailing", state: "confirmed" },
          ],
        },
      ]),
      check: async (_, sendAsIs) => {
        expect((await sendAsIs()).isOk()).toBe(true);
      },
    }));

  it("are decided under their booking alone", () =>
    testInteraction({
      title: "the withdrawal of a request for another booking",
      states: {
        ...withFee,
        "a booking has a draft B/L": {
          booking: "b-2",
          document: "d-1",
          fileName: "draft.pdf",
          comment: "Please check.",
        },
        "the shipper has requested a cancellation": { ...requested, booking: "b-2" },
      },
      request: CALLS.decideAmendment.request,
      ...refusal(404, "This request was not found.", CALLS.decideAmendment.send),
    }));
});

describe("a booking", () => {
  it("is muted after its mails were switched off", () =>
    testInteraction({
      title: "a booking whose mails were switched off",
      states: {
        ...signedIn,
        ...hasBookingPages,
        ...hasNotifications,
        "a booking has a file": { id: "b-1", fileName: "KLB-2026-000123.pdf" },
        ...after(CALLS.muteBooking.request),
      },
      request: CALLS.getBooking.request,
      response: success([{ booking: { _id: "b-1" }, muted: true }]),
      check: async (_, sendAsIs) => {
        expect((await sendAsIs()).isOk()).toBe(true);
      },
    }));
});
