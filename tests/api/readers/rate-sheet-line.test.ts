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
