import { expect, it } from "vitest";
import { INBOX_KINDS } from "#domain/inbox";
import type { InboxItem } from "#desk/ports/index.ts";
import { describeItem, describeWait, findPath } from "#desk/screens/inbox/titles.ts";

const LANE = { from: { name: "Chennai", code: "INMAA" }, to: { name: "Felixstowe", code: "GBFXT" } };
const item = (more: Partial<InboxItem>): InboxItem => ({
  id: "a",
  kind: "booking",
  number: "QTN-2026-000013",
  values: {},
  link: "booking",
  lane: null,
  containers: [],
  carrier: null,
  vessel: null,
  voyage: null,
  departure: null,
  arrival: null,
  reference: null,
  customer: null,
  openedAt: "2026-11-23T05:00:00.000Z",
  dueAt: null,
  dueState: "in-time",
  assignee: null,
  isMarkable: false,
  answeredAt: null,
  answeredBy: null,
  newsAt: null,
  revision: 1,
  ...more,
});

it("describes a booking by its lane and load, with number, carrier and sailing", () => {
  const booking = item({
    lane: LANE,
    containers: [{ equipment: "40HC", quantity: 1 }],
    carrier: "Monsoon Line",
    departure: "2026-12-03T10:00",
  });
  expect(describeItem(booking)).toEqual({
    kind: "Booking",
    title: "Chennai to Felixstowe, 1\u00a0×\u00a040HC",
    detail: "QTN-2026-000013, Monsoon Line, sails 03 Dec 2026",
  });
});

it("describes codes as words, and leaves out what is not known", () => {
  const document = item({ kind: "document", values: { document: "bill-of-lading", event: "changes-requested" } });
  expect(describeItem(document)).toEqual({
    kind: "Document",
    title: "Bill of lading",
    detail: "QTN-2026-000013, Changes requested",
  });
});

it("describes a declined fee by the change and its amount", () => {
  const values = { change: "sailing", fee: 15_050, currency: "USD" };
  const declined = item({ kind: "fee-declined", values, carrier: "Monsoon Line", lane: LANE });
  expect(describeItem(declined)).toEqual({
    kind: "Fee declined",
    title: "Sailing, USD 150.50",
    detail: "QTN-2026-000013, Monsoon Line, Chennai to Felixstowe",
  });
  expect(describeItem({ ...declined, values: { change: "details", fee: null } }).title).toBe("Details");
});

it("names malware in a document, and in a copy of a sign-up", () => {
  const signature = "Eicar-Test-Signature";
  const values = { document: "commercial-invoice", event: "malware-found", signature };
  expect(describeItem(item({ kind: "document", values })).detail).toBe(
    "QTN-2026-000013, Malware found, Eicar-Test-Signature",
  );
  expect(describeItem(item({ kind: "sign-up", values: { copy: "pan", signature } })).detail).toBe(
    "PAN copy contains malware (Eicar-Test-Signature)",
  );
  expect(describeItem(item({ kind: "sign-up" })).detail).toBe("new account");
});

it("has a title for every kind of which nothing is known", () => {
  for (const kind of INBOX_KINDS)
    expect(describeItem(item({ kind, number: null })).title).toBe(describeItem(item({ kind })).kind);
});

it("states how long something waits, in two units at most", () => {
  const since = (minutes: number) =>
    describeWait("2026-11-23T05:00:00.000Z", Date.parse("2026-11-23T05:00:00.000Z") + minutes * 60_000);
  expect([-5, 7, 60, 110, 1_440, 3_900, 25_920].map(since)).toEqual([
    "0 min",
    "7 min",
    "1 h",
    "1 h 50 m",
    "1 d",
    "2 d 17 h",
    "18 d",
  ]);
});

it("leads to the booking, the quote or, for a role that may open it, the company", () => {
  const customer = {
    id: "c 1",
    name: "Kaveri Home Textiles",
    group: null,
    state: "active",
    stateReason: null,
  } as const;
  const find = (one: InboxItem) => findPath(one, ["manage-customers"]);
  expect([
    find(item({})),
    find(item({ link: "quote-request", number: "DSK-2026-000007" })),
    find(item({ link: "customer", customer })),
    find(item({ link: "customer", customer: null })),
    find(item({ link: null })),
    findPath(item({ link: "customer", customer }), ["work-inbox"]),
  ]).toEqual(["/bookings/QTN-2026-000013", "/quotes/DSK-2026-000007", "/customers/c%201", null, null, null]);
});
