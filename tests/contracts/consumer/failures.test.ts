import { describe, it } from "vitest";
import { readDocument } from "#server/platform/http/document.ts";
import { CALLS, type PortalCall } from "./calls.ts";
import {
  expectFailure,
  failure,
  type InteractionRequest,
  refusal,
  refused,
  serverFault,
  signedIn,
  signedOut,
  type States,
  testInteraction,
} from "./kit.ts";
import { SHIPPER } from "./samples.ts";

const email = SHIPPER.email;
const otpToken = "pact-otp-token";

type OperationId = keyof typeof CALLS;
const isOperation = (id: string): id is OperationId => id in CALLS;

const { operations } = readDocument(new URL("../../../openapi/keelson.openapi.yaml", import.meta.url));

interface DeclaredCall extends PortalCall {
  readonly id: OperationId;
  readonly isVisitor: boolean;
  readonly optional: States;
  readonly states: States;
}

/** The calls whose operation declares this status. */
const callsWith = (status: string): readonly DeclaredCall[] =>
  operations.flatMap(({ id, answers, needs }) => {
    if (!isOperation(id) || !answers.has(status)) return [];
    const isVisitor = needs === "nobody";
    const optional = CALLS[id].states ?? {};
    return [{ ...CALLS[id], id, isVisitor, optional, states: { ...(isVisitor ? {} : signedIn), ...optional } }];
  });

const PLEASE_SIGN_IN = { kind: "unauthorised", message: "Please sign in." } as const;

describe("a call without a session", () => {
  it.each(callsWith("401").filter(({ isVisitor }) => !isVisitor))("ends the session: $subject", (call) =>
    testInteraction({
      title: `${call.subject} after the session has ended`,
      states: { ...signedOut, ...call.optional },
      request: call.request,
      response: failure(401, 4010, "Please sign in."),
      check: expectFailure(call.send, PLEASE_SIGN_IN),
    }),
  );

  it("ends the session after the shipper has signed out", () =>
    testInteraction({
      title: "the profile after the shipper has signed out",
      states: { ...signedIn, "the shipper has signed out": {} },
      request: CALLS.getProfile.request,
      response: failure(401, 4010, "Please sign in."),
      check: expectFailure(CALLS.getProfile.send, PLEASE_SIGN_IN),
    }));

  it.each([
    ["API key", { xToken: SHIPPER.xToken, xApiKey: "another-api-key" }],
    ["token", { xToken: "another-token", xApiKey: SHIPPER.xApiKey }],
  ])("ends the session if the %s is of no session", (what, credentials) =>
    testInteraction({
      title: `the profile with another ${what}`,
      states: signedIn,
      request: { ...CALLS.getProfile.request, credentials },
      response: failure(401, 4010, "Please sign in."),
      check: expectFailure(CALLS.getProfile.send, PLEASE_SIGN_IN),
    }),
  );
});

const INTERNAL = "Something went wrong. Please try again.";

describe("a call while the server meets a fault", () => {
  it.each(callsWith("500"))("fails as an internal error: $subject", ({ subject, states, request, send }) =>
    testInteraction({
      title: `${subject} while the server meets a fault`,
      states: { ...states, ...serverFault },
      request,
      ...refusal(500, INTERNAL, send),
    }),
  );
});

/** The limits of calls that need no session count by name, address or network. */
const VISITOR_LIMITS: Partial<Record<OperationId, States>> = {
  signIn: {
    "a shipper has an account": { username: email, password: "kardamom" },
    "too many sign-ins were tried": { username: email },
  },
  sendVerification: { "too many codes were sent": { email } },
  verifyCode: { "too many codes were tried": { email, otpToken, code: 482_913 } },
  signUp: { "an address was verified": { email, otpToken }, "too many sign-ups were sent": {} },
  forgotPassword: { "too many reset links were asked for": { email } },
  resetPassword: {
    "a reset link was mailed": { email, token: "pact-reset-token" },
    "too many new passwords were tried": {},
  },
  contactUs: { "too many enquiries were sent": {} },
  calendarFeed: { "too many calendars were read": {} },
  openSharedBooking: { "too many shared pages were opened": {} },
  markSharedDeadline: { "too many shared pages were opened": {} },
  sharedFile: { "too many shared pages were opened": {} },
  openSharedQuote: { "too many shared pages were opened": {} },
  sharedQuotePdf: { "too many shared pages were opened": {} },
  commentSharedQuote: { "too many shared pages were opened": {} },
  decideSharedQuote: { "too many shared pages were opened": {} },
  verifyQuote: { "too many shared pages were opened": {} },
  findPublicPlaces: { "too many place searches were made": {} },
};

const WAIT = "Too many requests. Please wait one minute.";

describe("a call too many", () => {
  const limited = callsWith("429").flatMap((call) => {
    const limit = call.isVisitor ? VISITOR_LIMITS[call.id] : { "too many calls were made": { operation: call.id } };
    return limit === undefined ? [] : [{ ...call, states: { ...call.states, ...limit } }];
  });

  it.each(limited)("is refused until a stated time: $subject", ({ subject, states, request, send }) =>
    testInteraction({
      title: `${subject} after too many calls`,
      states,
      request,
      ...refusal(429, WAIT, send),
    }),
  );
});

const MALFORMED = "The request could not be read.";

/** Adds a field to a JSON body, otherwise a parameter. The PDF call takes a whole rate, with any fields. */
const withUnknownName = (request: InteractionRequest, isFree: boolean): InteractionRequest =>
  request.json === undefined || isFree
    ? { ...request, query: { ...request.query, unexpected: "1" } }
    : { ...request, json: { ...request.json, unexpected: true } };

describe("a request that the document does not describe", () => {
  it.each(callsWith("400"))("is refused for an unknown name: $subject", ({ id, subject, states, request }) => {
    const changed = withUnknownName(request, id === "bookingPdf");
    return testInteraction({
      title: `${subject} with an unknown ${changed.query === request.query ? "field" : "parameter"}`,
      states,
      request: changed,
      ...refusal(400, MALFORMED),
    });
  });

  it.each([
    { id: "createAddress", property: "party" },
    { id: "changeAddress", property: "party" },
    { id: "createBookingLink", property: "options" },
  ] as const)("is refused for an unknown name inside of $property: $id", ({ id, property }) => {
    const { subject, request, states } = CALLS[id];
    return testInteraction({
      title: `${subject} with an unknown field in ${property}`,
      states: { ...signedIn, ...states },
      request: {
        ...request,
        json: { ...request.json, [property]: { ...Object(request.json?.[property]), unexpected: 1 } },
      },
      ...refusal(400, MALFORMED),
    });
  });

  it.each(callsWith("415"))("is refused for its media type: $subject", ({ subject, states, request }) => {
    const { method, path, headers = {}, credentials } = request;
    const plain = { method, path, headers, text: "kardamom", ...(credentials === null ? { credentials } : {}) };
    const message = "This call does not take this media type.";
    return testInteraction({
      title: `${subject} as plain text`,
      states,
      request: plain,
      response: failure(415, 4000, message),
      check: expectFailure((_, sendAsIs) => sendAsIs(), refused("bad-request", message)),
    });
  });
});

describe("a body that is too large", () => {
  const long = "k".repeat(66_000);
  const message = "The request is too large.";

  it("is refused for a visitor", () => {
    const { request } = CALLS.contactUs;
    return testInteraction({
      title: "an enquiry with a message that is too large",
      states: {},
      request: { ...request, json: { ...request.json, message: long } },
      response: failure(413, 4000, message),
      check: expectFailure((_, sendAsIs) => sendAsIs(), refused("bad-request", message)),
    });
  });

  it("is refused for a signed-in shipper", () => {
    const { request } = CALLS.bookOffer;
    return testInteraction({
      title: "a booking with a reference that is too large",
      states: signedIn,
      request: { ...request, json: { ...request.json, reference: long } },
      response: failure(413, 4000, message),
      check: expectFailure((_, sendAsIs) => sendAsIs(), refused("bad-request", message)),
    });
  });
});
