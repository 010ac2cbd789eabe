import { describe, it } from "vitest";
import { WAITING_ID, CALLS, hasApprovals } from "./calls.ts";
import {
  expectFailure,
  expectValue,
  failure,
  filled,
  fieldFailure,
  fieldRefused,
  refused,
  signedIn,
  success,
  testInteraction,
} from "./kit.ts";

const admin = { ...signedIn, ...hasApprovals };
const waiting = { ...admin, "a booking waits for approval": { id: WAITING_ID } };
const MOMENT = "2026-11-20T08:15:00.000Z";
const UNKNOWN = "This request for approval was not found.";
const REASON = "State a reason, in at most 500 characters.";

const facts = {
  id: WAITING_ID,
  carrier: "Norrvik Line",
  origin: null,
  destination: null,
  reference: null,
  total: 2_500,
  currency: "USD",
  quotationId: null,
  mayWithdraw: false,
} as const;
const unstated = { load: null, vessel: null, departure: null, exceededLimit: null, approvers: [], search: null };
const read = { ...facts, ...unstated } as const;
const person = "A former colleague";
const PROBLEM = "This offer was not found. Please search again.";

describe("bookings that wait for approval", () => {
  it("are listed with what the shipper may do", () => {
    const { request, send } = CALLS.listApprovals;
    const state = { state: "waiting", decidedBy: null, decidedAt: null, reason: null, mayDecide: true } as const;
    const moments = { requestedAt: filled(MOMENT), priceEndsAt: filled(MOMENT) };
    return testInteraction({
      title: "the bookings of a company that wait for approval",
      states: waiting,
      request,
      response: success([{ ...facts, ...state, ...moments, requestedBy: filled(person), problem: filled(PROBLEM) }]),
      check: expectValue(send, [
        {
          ...read,
          ...state,
          mayDecline: true,
          requestedAt: MOMENT,
          priceEndsAt: MOMENT,
          requestedBy: person,
          problem: PROBLEM,
        },
      ]),
    });
  });

  it("are declined with a reason", () => {
    const { request, send } = CALLS.declineBooking;
    const state = { state: "declined", problem: null, reason: "Too dear.", mayDecide: false } as const;
    const sent = { requestedAt: filled(MOMENT), priceEndsAt: filled(MOMENT), decidedAt: filled(MOMENT) };
    const moments = { requestedAt: MOMENT, priceEndsAt: MOMENT, decidedAt: MOMENT };
    return testInteraction({
      title: "the refusal of a booking that waits for approval",
      states: waiting,
      request,
      response: success([
        { ...facts, ...state, ...sent, requestedBy: filled(person), decidedBy: filled("Asha Menon") },
      ]),
      check: expectValue(send, {
        ...read,
        ...state,
        mayDecline: false,
        ...moments,
        requestedBy: person,
        decidedBy: "Asha Menon",
      }),
    });
  });

  it("are not declined without a reason", () => {
    const { request } = CALLS.declineBooking;
    return testInteraction({
      title: "the refusal of a booking without a reason",
      states: waiting,
      request: { ...request, json: { reason: " " } },
      response: fieldRefused("reason", REASON),
      check: expectFailure((_, sendAsIs) => sendAsIs(), fieldFailure("reason", REASON)),
    });
  });

  it("whose offer has ended are not booked", () => {
    const { request, send } = CALLS.approveBooking;
    return testInteraction({
      title: "the approval of a booking whose offer is gone",
      states: waiting,
      request,
      response: failure(404, 4040, PROBLEM),
      check: expectFailure(send, refused("not-found", PROBLEM)),
    });
  });

  it("are not requested within the limit", () => {
    const { request, send } = CALLS.requestApproval;
    const message = "This booking is within your limit: you can book it yourself.";
    const { json } = request;
    const offer = { kind: "api", offerId: String(json?.["offerId"]), providerName: "Norrvik Line" } as const;
    return testInteraction({
      title: "a request for the approval of a booking within the limit",
      states: { ...admin, "an offer can be booked": offer },
      request,
      response: failure(409, 4090, message),
      check: expectFailure(send, refused("conflict", message)),
    });
  });

  it.each([
    ["the refusal of a booking that does not wait", CALLS.declineBooking],
    ["the end of a request for approval that is not there", CALLS.withdrawApproval],
  ] as const)("%s is refused", (title, { request, send }) =>
    testInteraction({
      title,
      states: admin,
      request,
      response: failure(404, 4040, UNKNOWN),
      check: expectFailure(send, refused("not-found", UNKNOWN)),
    }),
  );
});
