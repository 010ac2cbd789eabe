import { describe, expect, it } from "vitest";
import { normaliseCarrierOffer } from "#domain/rates";
import {
  formatDetailsTitle,
  formatLoadAndPayment,
  listContacts,
} from "#web/screens/available-rates/rate-details/details.ts";
import { normaliseSheetLine } from "#domain/rates";
import { formatScheduleOrigin } from "#web/screens/available-rates/schedule-origin.ts";
import { aCarrierOffer, aSheetLine, rateContext } from "#tests/domain/rates/fixtures.ts";

const live = normaliseCarrierOffer(aCarrierOffer(), rateContext);

const sheet = normaliseSheetLine(aSheetLine(), rateContext);

describe("rate details", () => {
  it("have the specified title per source", () => {
    expect(formatDetailsTitle(live)).toBe("Basic Information");
    expect(formatDetailsTitle(sheet)).toBe("Excel Rate Details");
  });

  it.each([
    ["2026-11-20T08:00:30.000Z", "Schedule of Castellan, just received"],
    ["2026-11-20T07:59:00.000Z", "Schedule of Castellan, 1 minute old"],
    ["2026-11-20T05:00:00.000Z", "Schedule of Castellan, 3 hours old"],
    ["2026-11-18T09:00:00.000Z", "Schedule of Castellan, 47 hours old"],
    ["2026-11-18T08:00:00.000Z", "Schedule of Castellan, 2 days old"],
    ["2026-11-20T08:05:00.000Z", "Schedule of Castellan, just received"],
    ["this morning", "Schedule of Castellan"],
  ])("state whose schedule a sailing is from, asked for at %s", (askedAt, text) => {
    const now = Date.parse("2026-11-20T08:00:00.000Z") / 60_000;
    expect(formatScheduleOrigin({ carrier: "Castellan", askedAt }, now)).toBe(text);
  });

  it("separate the contacts of a source", () => {
    expect(listContacts({ ...live, support: "Tariff desk, tariff@monsoon.example, +91 22 5550 0199" })).toStrictEqual([
      { kind: "name", text: "Tariff desk" },
      { kind: "email", text: "tariff@monsoon.example" },
      { kind: "phone", text: "+91 22 5550 0199" },
    ]);
    expect(listContacts(live)).toStrictEqual([{ kind: "name", text: "Available 24/7" }]);
  });

  it("list load, limits, haulage and payment terms", () => {
    expect(formatLoadAndPayment(live).map(({ label, value }) => `${label}: ${value}`)).toStrictEqual([
      "Load: 2 × 20GP, 1 × 40HC",
      "Max net weight: 20GP 21 700 kg, 40HC not stated",
      "Export haulage: Door, by rail, not in the price",
      "Import haulage: Port",
      "Prepaid (due before shipment): 5 charges",
      "Collect (due after shipment): 1 charge",
      "Payment method not stated: 2 charges",
    ]);
  });
});
