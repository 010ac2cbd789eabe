import type { BookingChange, DeskPorts } from "#desk/ports/index.ts";
import { asAdmin, type DeskInteraction, done, refused } from "./kit.ts";

const NUMBER = "QTN-2026-000099";
const BOOKING = `/bookings/${NUMBER}`;
const UNKNOWN = refused(404, "There is no booking with this number.");
const REVISION = 1;

const change =
  (one: BookingChange): DeskInteraction["send"] =>
  ({ bookings }: DeskPorts, signal) =>
    bookings.change(NUMBER, one, signal);

interface Attempt {
  readonly title: string;
  readonly method: DeskInteraction["request"]["method"];
  readonly path: string;
  readonly json?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly change: BookingChange;
}

const NO_SAILING = {
  vessel: null,
  voyage: null,
  departure: null,
  arrival: null,
  bookingCutOff: null,
  documentsCutOff: null,
  vgmCutOff: null,
  cfsCutOff: null,
  gateInCutOff: null,
  customsCutOff: null,
};
const FEE = { currency: "USD", minor: 7500 };

const ATTEMPTS: readonly Attempt[] = [
  {
    title: "to confirm",
    method: "POST",
    path: "/confirmation",
    json: { bookingNumber: "MSL0048120", revision: REVISION },
    change: { kind: "confirm", bookingNumber: "MSL0048120", revision: REVISION },
  },
  {
    title: "to correct the number of",
    method: "PATCH",
    path: "/confirmation",
    json: { bookingNumber: "MSL0048210", revision: REVISION },
    change: { kind: "correct", bookingNumber: "MSL0048210", revision: REVISION },
  },
  {
    title: "to reject",
    method: "POST",
    path: "/rejection",
    json: { reason: "No space is left.", revision: REVISION },
    change: { kind: "reject", reason: "No space is left.", revision: REVISION },
  },
  { title: "to take back an answer to", method: "POST", path: "/undo", change: { kind: "undo" } },
  {
    title: "to cancel",
    method: "POST",
    path: "/cancellation",
    json: { revision: REVISION },
    change: { kind: "cancel", revision: REVISION },
  },
  {
    title: "to note something about",
    method: "POST",
    path: "/notes",
    json: { text: "Call on Monday." },
    change: { kind: "note", text: "Call on Monday." },
  },
  {
    title: "to write to the customer of",
    method: "POST",
    path: "/messages",
    json: { text: "The vessel sails on Friday." },
    change: { kind: "message", text: "The vessel sails on Friday." },
  },
  {
    title: "to start a change of",
    method: "POST",
    path: "/changes",
    json: { text: "The vessel is full.", fee: FEE, ...NO_SAILING, acceptsUnusual: false, revision: REVISION },
    change: {
      kind: "start-change",
      change: { text: "The vessel is full.", ...NO_SAILING },
      fee: FEE,
      acceptsUnusual: false,
      revision: REVISION,
    },
  },
  {
    title: "to withdraw the change of the desk of",
    method: "POST",
    path: "/changes/request-1/withdrawal",
    json: { revision: REVISION },
    change: { kind: "withdraw-change", request: "request-1", revision: REVISION },
  },
  {
    title: "to answer a request for",
    method: "POST",
    path: "/changes/request-1/answer",
    json: { answer: "accept", fee: FEE, reason: null, revision: REVISION },
    change: {
      kind: "answer-change",
      request: "request-1",
      answer: "accept",
      fee: FEE,
      reason: null,
      revision: REVISION,
    },
  },
  {
    title: "to accept a part of",
    method: "POST",
    path: "/cargo-answers",
    json: { subject: "vgm", container: 1, status: "accepted", reason: null, revision: REVISION },
    change: {
      kind: "answer-cargo",
      part: { subject: "vgm", container: 1 },
      status: "accepted",
      reason: null,
      revision: REVISION,
    },
  },
  {
    title: "to ask for a document of",
    method: "POST",
    path: "/document-requests",
    json: { kind: "commercial-invoice", note: null, dueOn: null },
    change: { kind: "ask-document", document: "commercial-invoice", note: null, dueOn: null },
  },
  {
    title: "to withdraw a request for a document of",
    method: "DELETE",
    path: "/documents/document-1/request",
    change: { kind: "withdraw-document", document: "document-1" },
  },
  {
    title: "to comment on a document of",
    method: "POST",
    path: "/documents/document-1/comments",
    json: { text: "Please read it." },
    change: { kind: "comment-document", document: "document-1", text: "Please read it." },
  },
  {
    title: "to add a document to",
    method: "POST",
    path: "/documents",
    query: { kind: "other", fileName: "note.pdf" },
    change: {
      kind: "add-document",
      documentKind: "other",
      document: null,
      file: { name: "note.pdf", content: new Blob(["%PDF-1.4"], { type: "application/pdf" }) },
    },
  },
];

/** Bookings at the desk. */
export const BOOKING_INTERACTIONS: readonly DeskInteraction[] = [
  {
    title: "bookings of all companies, of which none is in process",
    states: asAdmin,
    request: { method: "GET", path: "/bookings", query: { search: "kaveri", state: "in-process" } },
    response: { status: 200, json: { ...done([]).json, next: null } },
    send: ({ bookings }, signal) => bookings.list({ search: "kaveri", state: "in-process", after: null }, signal),
    outcome: { value: { bookings: [], next: null } },
  },
  {
    title: "a booking that does not exist, as its customer sees it",
    states: asAdmin,
    request: { method: "GET", path: `${BOOKING}/as-customer` },
    ...UNKNOWN,
    send: ({ bookings }, signal) => bookings.readAsCustomer(NUMBER, signal),
  },
  {
    title: "a booking that does not exist",
    states: asAdmin,
    request: { method: "GET", path: BOOKING },
    ...UNKNOWN,
    send: ({ bookings }, signal) => bookings.read(NUMBER, false, signal),
  },
  ...ATTEMPTS.map(({ title, method, path, json, query, change: one }) => ({
    title: `${title} a booking that does not exist`,
    states: asAdmin,
    request: {
      method,
      path: `${BOOKING}${path}`,
      ...(json === undefined ? {} : { json }),
      ...(query === undefined ? {} : { query }),
    },
    ...UNKNOWN,
    send: change(one),
  })),
];
