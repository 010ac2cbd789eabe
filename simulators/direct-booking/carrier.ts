import { renameField, replaceText, UNKNOWN_SIZE, writeNumberAsText } from "../kit/damage.ts";
import { dayOf } from "../kit/days.ts";
import {
  type Carrier,
  type CarrierContext,
  headerOf,
  json,
  type Route,
  type SimulatorAnswer,
  type SimulatorRequest,
} from "../kit/http.ts";
import { textAt } from "../kit/json.ts";
import { type Booking, createBookings, findMissing, STATUSES } from "./bookings.ts";
import { offersOf, readOfferSearch } from "./offers.ts";

export interface DirectBookingSettings {
  /** The value of the header `API-Key` that is asked for. */
  readonly apiKey?: string;
  /** Whether a booking is confirmed at once (true), or received and decided later. */
  readonly confirmsAtOnce?: boolean;
  /** Whether a repeated reference is answered with its booking (true), or books once more. */
  readonly booksOncePerReference?: boolean;
}

const FAULTS = [
  "revoked-key",
  "refused",
  "wrong-lane",
  "wrong-currency",
  "unknown-size",
  "renamed-field",
  "text-for-number",
  "empty-list",
  "sold-out",
] as const;

interface Line {
  readonly context: CarrierContext;
  readonly settings: DirectBookingSettings;
  readonly bookings: ReturnType<typeof createBookings>;
  /** The references of the offers that were made. */
  readonly offers: Set<string>;
}

const refuse = (statusCode: number, message: string): SimulatorAnswer =>
  json(statusCode, { statusCode, errors: [{ errorCodeMessage: message }] });

const refuseKey = ({ settings }: Line, request: SimulatorRequest): SimulatorAnswer | undefined =>
  headerOf(request, "api-key") === (settings.apiKey ?? "simulator-key") && !request.has("revoked-key")
    ? undefined
    : refuse(401, "Unknown key");

const search = (line: Line, request: SimulatorRequest): SimulatorAnswer => {
  const refused = refuseKey(line, request);
  if (refused) return refused;
  const asked = readOfferSearch(request.json);
  if (typeof asked === "string") return refuse(400, asked);
  if (request.has("refused")) return refuse(409, "This lane is not sold online.");
  if (request.has("empty-list")) return json(200, { offers: [] });
  const currency = request.has("wrong-currency") ? "VES" : "USD";
  const made = offersOf(line.context.seed, asked, dayOf(request.now), currency);
  for (const { offerReference } of made) line.offers.add(offerReference);
  let offers: unknown = request.has("sold-out") ? made.map((offer) => ({ ...offer, isSoldOut: true })) : made;
  if (request.has("wrong-lane")) offers = replaceText(offers, asked.to, "BRSSZ");
  if (request.has("unknown-size")) offers = replaceText(offers, "22G1", UNKNOWN_SIZE);
  if (request.has("renamed-field")) offers = renameField(offers, "amount", "value");
  if (request.has("text-for-number")) offers = writeNumberAsText(offers, "amount");
  return json(200, { offers });
};

const toBody = ({ carrierBookingRequestReference, carrierBookingReference, bookingStatus, reason }: Booking) => ({
  carrierBookingRequestReference,
  ...(carrierBookingReference === null ? {} : { carrierBookingReference }),
  bookingStatus,
  ...(reason === null ? {} : { feedbacks: [{ severity: "ERROR", message: reason }] }),
});

const answerBooking = (booking: Booking): SimulatorAnswer =>
  json(booking.bookingStatus === "CONFIRMED" ? 201 : 202, toBody(booking));

const book = (line: Line, request: SimulatorRequest): SimulatorAnswer => {
  const { bookings, settings, offers } = line;
  const refused = refuseKey(line, request);
  if (refused) return refused;
  const reference = headerOf(request, "idempotency-key") ?? "";
  if (reference === "") return refuse(400, "Idempotency-Key is missing.");
  const missing = findMissing(request.json);
  if (missing !== null) return refuse(400, missing);
  const content = request.raw.toString("utf8");
  if (settings.booksOncePerReference ?? true) {
    if (bookings.isUsed(reference, content)) return refuse(409, "This reference was used for another booking.");
    const known = bookings.find(reference);
    if (known !== undefined) return answerBooking(known);
  }
  if (request.has("refused") || !offers.has(textAt(request.json, "extendedContractQuotationReference") ?? ""))
    return refuse(409, "The offer is no longer available.");
  return answerBooking(bookings.add(reference, content, (settings.confirmsAtOnce ?? true) ? "CONFIRMED" : "RECEIVED"));
};

const read = (line: Line, request: SimulatorRequest): SimulatorAnswer => {
  const refused = refuseKey(line, request);
  if (refused) return refused;
  const found = line.bookings.find(decodeURIComponent(request.parameters[0] ?? ""));
  return found === undefined ? refuse(404, "There is no such booking.") : json(200, toBody(found));
};

/* The carrier's decision: no caller has it. */
const decide = ({ bookings }: Line, { json: body, parameters }: SimulatorRequest): SimulatorAnswer => {
  const status = STATUSES.find((one) => one === textAt(body, "bookingStatus"));
  if (status === undefined) return json(400, { message: `bookingStatus must be one of ${STATUSES.join(", ")}.` });
  const decided = bookings.decide(decodeURIComponent(parameters[0] ?? ""), status, textAt(body, "reason") ?? null);
  return decided === undefined ? json(404, { message: "There is no such booking." }) : json(200, toBody(decided));
};

const routesOf = (line: Line): readonly Route[] => [
  { method: "POST", path: /^\/v1\/offers$/, isDelayed: true, handle: (request) => search(line, request) },
  { method: "POST", path: /^\/v2\/bookings$/, handle: (request) => book(line, request) },
  { method: "GET", path: /^\/v2\/bookings\/([^/]+)$/, handle: (request) => read(line, request) },
];

/** A carrier that sells and books online, with bookings after DCSA Booking 2.0. */
export const createDirectBooking = (context: CarrierContext, settings: DirectBookingSettings = {}): Carrier => {
  const line: Line = { context, settings, bookings: createBookings(context.seed), offers: new Set() };
  return {
    routes: routesOf(line),
    controls: [
      { method: "GET", path: /^\/simulator\/bookings$/, handle: () => json(200, line.bookings.list()) },
      { method: "PUT", path: /^\/simulator\/bookings\/([^/]+)$/, handle: (request) => decide(line, request) },
    ],
    faults: FAULTS,
    isBilled: () => false,
    reset: () => {
      line.bookings.reset();
      line.offers.clear();
    },
  };
};
