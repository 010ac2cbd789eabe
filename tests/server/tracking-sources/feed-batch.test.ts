import { describe, expect, it } from "vitest";
import { readDcsaEvents } from "#server/tracking-sources/dcsa-events.ts";
import { type AskedReferences, NOT_ASKED, readFeedBatch } from "#server/tracking-sources/feed-batch.ts";

const EVENT = {
  eventID: "e-1",
  carrierBookingReference: "HLCU2026001",
  eventType: "TRANSPORT",
  transportEventTypeCode: "ARRI",
  eventClassifierCode: "EST",
  eventDateTime: "2026-12-24T04:00:00Z",
  eventCreatedDateTime: "2026-12-01T08:00:00Z",
};

const read = (events: readonly unknown[], names: ReadonlyMap<string, string> = new Map(), asked = NOT_ASKED) =>
  readFeedBatch(readDcsaEvents(JSON.stringify(events), names)._unsafeUnwrap(), asked);

describe("a carrier's feed", () => {
  it("stores events with unknown codes and names the codes", () => {
    const { events, problems, notes } = read([
      EVENT,
      { ...EVENT, eventID: "e-2", transportEventTypeCode: "HOVR" },
      { ...EVENT, eventID: "e-3", eventType: "IOT", transportEventTypeCode: undefined, eventTypeCode: "DOOR" },
      { ...EVENT, eventID: "e-4", eventClassifierCode: "REQ" },
    ]);
    expect(events.map(({ event }) => event.eventId)).toEqual(["e-1", "e-2", "e-3", "e-4"]);
    expect(problems).toEqual([]);
    expect(notes.map(({ sentence }) => sentence)).toEqual([
      "the code HOVR of TRANSPORT is unknown",
      'eventType "IOT" is none of TRANSPORT, EQUIPMENT and SHIPMENT',
      'eventClassifierCode "REQ" is none of ACT, EST and PLN',
    ]);
  });

  it("names events of one line by their position", () => {
    const strange = { ...EVENT, transportEventTypeCode: "HOVR" };
    const { events, problems } = read([EVENT, { ...EVENT, carrierBookingReference: undefined }, strange]);
    expect(events.map(({ line }) => line)).toEqual([1, 3]);
    expect(problems).toEqual([{ line: 2, sentence: "it names no booking, transport document or container" }]);
  });

  it("stores events with unusable values without these values", () => {
    const { events, notes } = read([
      {
        ...EVENT,
        eventDateTime: "tomorrow",
        eventCreatedDateTime: "just now",
        unLocationCode: "ROTTERDAM",
        eventLocation: { latitude: "north", longitude: "4.1" },
        vesselName: "V".repeat(600),
      },
    ]);
    expect(events[0]?.event).toMatchObject({ eventDateTime: "tomorrow", vesselName: "V".repeat(500) });
    expect(events[0]?.event.eventCreatedDateTime).toBe(undefined);
    expect(events[0]?.event.unLocationCode).toBe(undefined);
    expect(notes.map(({ sentence }) => sentence)).toEqual([
      'eventDateTime "tomorrow" is no time',
      'eventCreatedDateTime "just now" is no time',
      'unLocationCode "ROTTERDAM" is no UN/LOCODE',
      'latitude "north" is no position',
      "vesselName has more than 500 characters",
    ]);
  });

  it("leaves out what names no shipment or no move, and nothing else", () => {
    const { events, problems } = read([
      7,
      { ...EVENT, carrierBookingReference: undefined },
      { eventID: "e-3", carrierBookingReference: "HLCU2026001" },
      EVENT,
    ]);
    expect(events).toHaveLength(1);
    expect(problems.map(({ sentence }) => sentence)).toEqual([
      "it is no event",
      "it names no booking, transport document or container",
      "it names neither an event type nor a code",
    ]);
  });

  it("takes the references by which the carrier was asked for events that name none", () => {
    const asked: AskedReferences = { booking: "HLCU2026001", transportDocument: null, container: "MSCU1234567" };
    const own = { ...EVENT, carrierBookingReference: undefined };
    const { events } = read([own, { ...own, equipmentReference: "TGHU7654321" }], new Map(), asked);
    expect(events.map(({ booking, event }) => [booking, event.equipmentReference])).toEqual([
      ["HLCU2026001", "MSCU1234567"],
      [null, "TGHU7654321"],
    ]);
  });

  it("removes characters that PostgreSQL cannot store", () => {
    const { events } = read([{ ...EVENT, carrierBookingReference: "HLCU\u00002026001" }]);
    expect(events[0]?.booking).toBe("HLCU2026001");
  });
});

describe("versions and carriers", () => {
  it("use codes of their own, as the settings name them", () => {
    const planned = { ...EVENT, eventClassifierCode: "PLAN" };
    expect(read([planned], new Map([["PLAN", "PLN"]])).events[0]?.event.eventClassifierCode).toBe("PLN");
    expect(read([planned]).events[0]?.event.eventClassifierCode).toBe("PLAN");
  });

  it("1.x: one property for all event codes, numbers for modes, and the vehicle without a transport call", () => {
    const { events, notes } = read([
      {
        eventID: "e-1",
        equipmentReference: "HLXU1234567",
        eventType: "TRANSPORTEQUIPMENT",
        eventTypeCode: "LOAD",
        eventClassifierCode: "ACT",
        eventDateTime: "2026-11-19T06:20:00+05:30",
        modeOfTransportCode: "1",
        transportReference: "9321483",
        transportLegReference: "431W",
        UNLocationCode: "INNSA",
        emptyIndicatorCode: "LADEN",
      },
      {
        eventID: "e-2",
        carrierBookingReference: "HLCU2026001",
        eventType: "SHIPMENT",
        eventTypeCode: "CONF",
        eventClassifierCode: "ACT",
        shipmentInformationTypeCode: "BKG",
      },
    ]);
    expect(notes).toEqual([]);
    expect(events.map(({ event }) => event)).toEqual([
      {
        eventId: "e-1",
        eventType: "EQUIPMENT",
        equipmentEventTypeCode: "LOAD",
        eventClassifierCode: "ACT",
        eventDateTime: "2026-11-19T06:20:00+05:30",
        modeOfTransport: "VESSEL",
        vesselIMONumber: "9321483",
        voyageReference: "431W",
        unLocationCode: "INNSA",
        emptyIndicatorCode: "LADEN",
        equipmentReference: "HLXU1234567",
      },
      {
        eventId: "e-2",
        eventType: "SHIPMENT",
        shipmentEventTypeCode: "CONF",
        documentTypeCode: "BKG",
        eventClassifierCode: "ACT",
      },
    ]);
  });

  it("3.0: parts, codes in full, the time of the update, and withdrawals", () => {
    const metadata = { eventID: "e-1", eventUpdatedDateTime: "2026-12-02T08:00:00Z" };
    const { events, notes } = read([
      {
        metadata: { ...metadata, eventCreatedDateTime: "2026-12-01T08:00:00Z" },
        payload: {
          eventType: "TRANSPORT",
          eventClassifierCode: "ACT",
          transportEventTypeCode: "DEPARTED",
          shipmentDetails: { carrierBookingReference: "HLCU2026001" },
        },
      },
      { ...EVENT, ...metadata, isRetracted: true },
      { ...EVENT, eventID: "e-9", retractedEventID: "e-1" },
    ]);
    expect(notes).toEqual([]);
    expect(
      events.map(({ booking, event }) => [
        booking,
        event.eventId,
        event.transportEventTypeCode,
        event.eventCreatedDateTime,
        event.isRetracted ?? false,
      ]),
    ).toEqual([
      ["HLCU2026001", "e-1", "DEPA", "2026-12-02T08:00:00Z", false],
      ["HLCU2026001", "e-1", "ARRI", "2026-12-02T08:00:00Z", true],
      ["HLCU2026001", "e-1", "ARRI", "2026-12-01T08:00:00Z", true],
    ]);
  });
});
