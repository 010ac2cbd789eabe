import { describe, expect, it } from "vitest";
import { getMoveLabel } from "#domain/tracking/event-labels.ts";
import { event } from "./fixtures.ts";

describe("getMoveLabel", () => {
  it.each([
    ["ARRI VESSEL", {}, "Vessel arrival"],
    ["ARRI VESSEL", { facilityType: "ANCH" }, "Vessel arrival at anchorage"],
    ["DEPA BARGE", {}, "Barge departure"],
    ["DEPA -", {}, "Departure"],
    ["OMIT VESSEL", { eventType: "TRANSPORT" }, "Port call omitted"],
    ["LOAD RAIL", {}, "Loaded on train"],
    ["DISC -", {}, "Discharged"],
    ["GTIN TRUCK", {}, "Gate in, full"],
    ["GTIN TRUCK", { emptyIndicator: "EMPTY" }, "Empty container returned"],
    ["GTOT TRUCK", { emptyIndicator: "empty" }, "Empty container released"],
    ["GTOT TRUCK", { emptyIndicator: null }, "Gate out"],
    ["CUSR -", {}, "Released by customs"],
    ["CONF -", { eventType: "SHIPMENT", documentType: "BKG" }, "Booking confirmed"],
    ["ISSU -", { eventType: "shipment", documentType: "TRD" }, "Transport document issued"],
    ["HOLD -", { eventType: "SHIPMENT" }, "Shipment on hold"],
    ["LOAD VESSEL", { eventType: "TRANSPORT", label: "On board" }, "On board"],
    [" VESSEL", { eventType: "EQUIPMENT" }, "Move not named"],
  ])("labels %s %j as %s", (line, more, words) => {
    expect(getMoveLabel(event(`ACT ${line} INNSA 2026-11-01T10:00`, more))).toBe(words);
  });
});
