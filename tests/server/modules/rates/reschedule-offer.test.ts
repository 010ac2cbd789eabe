import { describe, expect, it } from "vitest";
import { rescheduleOffer } from "#server/modules/rates/index.ts";

type NewSailing = Parameters<typeof rescheduleOffer>[1];

const AS_IT_IS: NewSailing = {
  vessel: null,
  voyage: null,
  departure: null,
  arrival: null,
  documentsCutOff: null,
  vgmCutOff: null,
  gateInCutOff: null,
};
const ROLLED = {
  ...AS_IT_IS,
  vessel: "MONSOON KAVERI",
  voyage: "2605N",
  departure: "2026-12-10",
  arrival: "2027-01-07",
};

const reschedule = (offer: object, sailing: NewSailing): unknown =>
  JSON.parse(rescheduleOffer(JSON.stringify(offer), sailing) ?? "null");

describe("an offer of a rate sheet", () => {
  const LINE = {
    providerName: "Monsoon Line",
    VESSEL: "MONSOON GANGA",
    ETD: "03 Dec 2026",
    "TRANSIT TIME": "28 DAYS",
    schedule: { legs: [] },
    charges: { "OCEAN FREIGHT": "USD 510" },
  };

  it("gets the new sailing in its columns, and keeps its charges", () => {
    expect(reschedule(LINE, ROLLED)).toEqual({
      providerName: "Monsoon Line",
      VESSEL: "MONSOON KAVERI",
      VOYAGE: "2605N",
      ETD: "2026-12-10",
      ETA: "2027-01-07",
      charges: { "OCEAN FREIGHT": "USD 510" },
    });
  });

  it("keeps its sailing where cut-offs alone are new", () => {
    const cutOffs = { ...AS_IT_IS, documentsCutOff: "2026-11-30T12:00", vgmCutOff: "2026-12-01T12:00" };
    expect(reschedule(LINE, cutOffs)).toMatchObject({
      VESSEL: "MONSOON GANGA",
      ETD: "03 Dec 2026",
      "TRANSIT TIME": "28 DAYS",
      "SI CUT OFF": "2026-11-30T12:00",
      "VGM CUT OFF": "2026-12-01T12:00",
    });
  });
});

describe("an offer of a carrier", () => {
  const leg = (mode: string, departureDate: string, arrivalDate: string) => ({
    modeOfTransport: mode,
    vesselName: mode === "VESSEL" ? "MONSOON GANGA" : null,
    departureDate,
    arrivalDate,
  });
  const OFFER = {
    offerId: "offer-1",
    departureDate: "2026-11-30",
    arrivalDate: "2026-12-31",
    transitTime: 31,
    routingLegs: [
      leg("RAIL", "2026-11-30", "2026-12-02"),
      leg("VESSEL", "2026-12-03", "2026-12-20"),
      leg("VESSEL", "2026-12-22", "2026-12-31"),
    ],
  };

  it("gets the vessel and the departure at the first voyage and the arrival at the last", () => {
    expect(reschedule(OFFER, ROLLED)).toMatchObject({
      departureDate: "2026-11-30",
      arrivalDate: "2027-01-07",
      routingLegs: [
        { modeOfTransport: "RAIL", departureDate: "2026-11-30" },
        {
          vesselName: "MONSOON KAVERI",
          voyageReference: "2605N",
          departureDate: "2026-12-10",
          arrivalDate: "2026-12-20",
        },
        { vesselName: "MONSOON GANGA", departureDate: "2026-12-22", arrivalDate: "2027-01-07" },
      ],
    });
    expect(reschedule(OFFER, ROLLED)).not.toHaveProperty("transitTime");
  });

  it("has no place for a cut-off of the shipping instruction", () => {
    expect(reschedule(OFFER, { ...AS_IT_IS, documentsCutOff: "2026-11-30T12:00" })).toBeNull();
  });
});

it("has no sailing of its own as a part load", () => {
  expect(reschedule({ "Port of loading": "INNSA" }, ROLLED)).toBeNull();
});
