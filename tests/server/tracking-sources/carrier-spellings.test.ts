import { describe, expect, it } from "vitest";
import { readDcsaEvents } from "#server/tracking-sources/dcsa-events.ts";
import { readBatch } from "#server/tracking-sources/event-cells.ts";
import { findEventProblems } from "#server/tracking-sources/staff-import/check-events.ts";

const EVENT = {
  eventType: "TRANSPORT",
  transportEventTypeCode: "ARRI",
  eventClassifierCode: "EST",
  eventDateTime: "2026-12-24T04:00:00Z",
};
const REFERENCE = { documentReferenceType: "BKG", documentReferenceValue: "KLB-2026-000016" };

const read = (event: object, booking: string | null = null) =>
  readBatch(readDcsaEvents(JSON.stringify([{ ...EVENT, ...event }]))._unsafeUnwrap(), undefined, booking);

describe("events as carriers write them", () => {
  it.each([
    ["transportCall", { transportCall: { unLocationCode: "LKCMB" } }],
    ["location of transportCall", { transportCall: { location: { unLocationCode: "LKCMB" } } }],
    ["eventLocation", { eventLocation: { unLocationCode: "LKCMB" } }],
    ["address of location", { transportCall: { location: { address: { UNLocationCode: "LKCMB" } } } }],
    ["port of transportCall", { transportCall: { port: { unlocode: "LKCMB" } } }],
    ["code with a space", { transportCall: { UNLocationCode: "LK CMB" } }],
  ])("have their place in %s", (_, place) => {
    const { events, problems } = read({ ...place, documentReferences: [REFERENCE] });
    expect(problems).toEqual([]);
    expect(events.map(({ event }) => event.unLocationCode)).toEqual(["LKCMB"]);
  });

  it("have no place where several are further inside", () => {
    const ports = { before: { unLocationCode: "LKCMB" }, next: { unLocationCode: "INNSA" } };
    const { events } = read({ transportCall: { ports }, documentReferences: [REFERENCE] });
    expect(events.map(({ event }) => event.unLocationCode)).toEqual([undefined]);
  });

  it.each([
    ["one event", (event: object) => event],
    ["an object with events in data", (event: object) => ({ status: "ok", data: { events: [event] } })],
    ["parts of DCSA 3", ({ ...payload }: object) => [{ metadata: { eventID: "e-1" }, payload }]],
  ])("are read from %s", (_, wrap) => {
    const document = readDcsaEvents(JSON.stringify(wrap({ ...EVENT, documentReferences: [REFERENCE] })));
    const { events, problems } = readBatch(document._unsafeUnwrap(), undefined, null);
    expect(problems).toEqual([]);
    expect(events.map(({ booking, event }) => [booking, event.transportEventTypeCode])).toEqual([
      ["KLB-2026-000016", "ARRI"],
    ]);
  });

  it("have codes with the meaning behind them", () => {
    const type = "BKG (Booking)";
    const documentReferences = [{ ...REFERENCE, documentReferenceType: type }];
    expect(read({ documentReferences, eventClassifierCode: "EST (Estimated)" }).problems).toEqual([]);
    expect(read({ documentTypeCode: type, documentID: "KLB-2026-000016" }).events[0]?.booking).toBe("KLB-2026-000016");
  });

  it("are of the stated booking if they name none", () => {
    expect(read({}).problems[0]?.sentence).toBe(
      "bookingId is missing. If all events are of one booking, say --booking <number>",
    );
    expect(read({}, "KLB-2026-000016").events[0]?.booking).toBe("KLB-2026-000016");
    expect(read({ documentReferences: [REFERENCE] }, "KLB-2026-000017").events[0]?.booking).toBe("KLB-2026-000016");
  });

  it.each([
    ["year", { eventDateTime: "0226-12-24T04:00:00Z" }, "the year of 0226-12-24T04:00:00Z cannot be right"],
    [
      "IMO number",
      { vesselIMONumber: "9321484" },
      'vesselIMONumber "9321484" is no IMO number: its check digit is wrong',
    ],
  ])("are refused with a wrong %s", (_, change, sentence) => {
    const { events } = read(change, "KLB-2026-000016");
    const now = Date.parse("2026-11-20T08:00:00Z") / 60_000;
    expect(findEventProblems(events, now).map((one) => one.sentence)).toEqual([sentence]);
    expect(findEventProblems(read({ vesselIMONumber: "9321483" }, "K").events, now)).toEqual([]);
  });
});
