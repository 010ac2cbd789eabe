import { describe, expect, it } from "vitest";
import { compareNotified, compareParts } from "../../../scripts/verify/journeys/agreement.ts";

const BOOKING = { quotationId: "QTN-1", bookingId: "KLB-1", reference: null, providerName: "Norrvik Line" };

const notified = async (booking: object) =>
  (
    await compareNotified({
      answer: { status: 200, headers: {}, body: Buffer.from(""), elapsedMs: 1 },
      body: { result: [{ id: "n-1", booking: { ...BOOKING, ...booking, muted: false } }] },
      stepId: "listNotifications",
      inputs: {},
      outputs: new Map(),
      requests: new Map(),
      sent: new Map(),
      again: () => Promise.resolve(undefined),
      bodies: new Map([["listBoth", { result: [BOOKING] }]]),
      isAlone: true,
      get: () => Promise.resolve(undefined),
      checkFile: () => Promise.resolve([]),
    })
  ).differences.map(({ path, expected, actual }) => `${path}: ${expected}; ${actual}`);

describe("the same thing in two answers", () => {
  it("may leave properties out, and the time of a day", () => {
    const listed = { status: 1, files: [], trackingType: null, departure: "2026-11-28T06:00:00" };
    const shown = { status: 1, files: [{ fileName: "KLB-1.pdf" }], trackingType: "fcl", departure: "2026-11-28" };
    expect(compareParts("$", listed, shown)).toEqual([]);
    expect(compareParts("$", undefined, shown)).toEqual([]);
  });

  it("has the same values at every depth", () => {
    const differences = compareParts(
      "$",
      { total: { amount: 2, at: "2026-11-28" } },
      { total: { amount: 3, at: "2026-11-27" } },
    );
    expect(differences).toEqual([
      { by: "journey", path: "$.total.amount", expected: "2, as in the other answer", actual: "3" },
      { by: "journey", path: "$.total.at", expected: '"2026-11-28", as in the other answer', actual: '"2026-11-27"' },
    ]);
  });

  it("is a booking of the list in a notification", async () => {
    expect(await notified({})).toEqual([]);
    expect(await notified({ quotationId: "QTN-2", bookingId: "KLB-2" })).toEqual([]);
    expect(await notified({ bookingId: "KLB-2" })).toEqual([
      '$.result[0].booking.bookingId: "KLB-1", as in the other answer; "KLB-2"',
    ]);
  });
});
