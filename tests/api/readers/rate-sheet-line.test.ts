import { readSheetLine } from "#api/readers/rate-sheet-line.ts";
import { expect, it } from "vitest";

it("readSheetLine keeps every filled upper-case column and every filled charge as written", () => {
  const charges = { "OCEAN FREIGHT 20GP": " USD 1,200 ", "BILL OF LADING": 4000, EMPTY: "  " };
  const whole = {
    _id: "SHT-1",
    providerName: "Amberline",
    logo: null,
    charges,
    "PORT OF LOADING": " Mundra ",
    "TRANSIT TIME": 28,
    "FREE DAYS AT PÔLE 2": "14",
    REMARKS: "",
    VESSEL: null,
    __v: 3,
    createdAt: "2026-11-12",
    validityZone: "Asia/Kolkata",
    "123": "no column",
  };
  expect(readSheetLine(whole)._unsafeUnwrap()).toEqual({
    id: "SHT-1",
    providerName: "Amberline",
    logo: null,
    validityZone: "Asia/Kolkata",
    loadingZone: null,
    fields: { "PORT OF LOADING": "Mundra", "TRANSIT TIME": "28", "FREE DAYS AT PÔLE 2": "14" },
    charges: { "OCEAN FREIGHT 20GP": "USD 1,200", "BILL OF LADING": "4000" },
  });
});

const SCHEDULED = {
  _id: "SHT-1",
  providerName: "Castellan",
  charges: {},
  schedule: {
    carrier: "Castellan",
    askedAt: "2026-11-20T05:15:00.000Z",
    routingLegs: [
      {
        modeOfTransport: "VESSEL",
        vesselName: "PACIFIC HERON",
        legFrom: { place: { name: "Nhava Sheva", internalCode: "INNSA" } },
        legTo: { place: { name: "Rotterdam", internalCode: "NLRTM" } },
      },
    ],
  },
};

it("readSheetLine reads the carrier's schedule of a sailing", () => {
  expect(readSheetLine(SCHEDULED)._unsafeUnwrap().schedule).toMatchObject({
    carrier: "Castellan",
    askedAt: "2026-11-20T05:15:00.000Z",
    legs: [{ vesselName: "PACIFIC HERON", from: { code: "INNSA" }, to: { code: "NLRTM" } }],
  });
});

it.each([
  [{ askedAt: null }, "schedule: it has no carrier, or no time at which it was asked for"],
  [{ routingLegs: [] }, "schedule: it has no leg"],
  [{ routingLegs: [{}] }, "schedule.routingLegs.0: an end has neither a name nor a code"],
])("readSheetLine refuses a schedule with %j", (changes, sentence) => {
  const refused = readSheetLine({ ...SCHEDULED, schedule: { ...SCHEDULED.schedule, ...changes } });
  expect(refused._unsafeUnwrapErr()).toBe(sentence);
});
