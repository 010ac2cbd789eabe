import { describe, expect, it } from "vitest";
import { findUnplacedCutOff, rescheduleOffer } from "#server/modules/rates/index.ts";

type NewSailing = Parameters<typeof rescheduleOffer>[1];

const AS_IT_IS: NewSailing = {
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
  isOther: false,
};
const ROLLED = {
  ...AS_IT_IS,
  isOther: true,
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
    "VGM CUT OFF": "01 Dec 2026 12:00",
    "PORT CUT OFF": "02 Dec 2026 18:00",
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

  it("has no cut-off of the earlier sailing but those that are stated", () => {
    const sailing = { ...ROLLED, vgmCutOff: "2026-12-08T12:00" };
    expect(reschedule(LINE, sailing)).toEqual({
      providerName: "Monsoon Line",
      VESSEL: "MONSOON KAVERI",
      VOYAGE: "2605N",
      ETD: "2026-12-10",
      ETA: "2027-01-07",
      "VGM CUT OFF": "2026-12-08T12:00",
      charges: { "OCEAN FREIGHT": "USD 510" },
    });
  });

  it("gets each cut-off in its column, and loses all of the earlier sailing", () => {
    const all = {
      bookingCutOff: "2026-12-05",
      documentsCutOff: "2026-12-06",
      vgmCutOff: "2026-12-07",
      cfsCutOff: "2026-12-07T18:00",
      gateInCutOff: "2026-12-08",
      customsCutOff: "2026-12-09",
    };
    const columns = {
      "BOOKING CUT OFF": "2026-12-05",
      "SI CUT OFF": "2026-12-06",
      "VGM CUT OFF": "2026-12-07",
      "CFS CUT OFF": "2026-12-07T18:00",
      "PORT CUT OFF": "2026-12-08",
      "CUSTOMS CUT OFF": "2026-12-09",
    };
    expect(reschedule(LINE, { ...ROLLED, ...all })).toMatchObject(columns);
    expect(reschedule({ ...LINE, ...columns }, ROLLED)).not.toHaveProperty("CUSTOMS CUT OFF");
  });

  it("keeps its sailing where cut-offs alone are new", () => {
    const cutOffs = { ...AS_IT_IS, documentsCutOff: "2026-11-30T12:00", vgmCutOff: "2026-12-01T12:00" };
    expect(reschedule(LINE, cutOffs)).toMatchObject({
      VESSEL: "MONSOON GANGA",
      ETD: "03 Dec 2026",
      "TRANSIT TIME": "28 DAYS",
      "SI CUT OFF": "2026-11-30T12:00",
      "VGM CUT OFF": "2026-12-01T12:00",
      "PORT CUT OFF": "02 Dec 2026 18:00",
    });
  });
});

describe("an offer of a carrier", () => {
  const leg = (mode: string, departureDate: string, arrivalDate: string) => ({
    modeOfTransport: mode,
    portCutOffDate: mode === "VESSEL" ? `${departureDate}T06:00` : null,
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
    const rolled = reschedule(OFFER, ROLLED);
    expect(rolled).not.toHaveProperty("transitTime");
    expect(JSON.stringify(rolled)).not.toContain("portCutOffDate");
    expect(reschedule(OFFER, { ...ROLLED, gateInCutOff: "2026-12-09" })).toMatchObject({
      routingLegs: [{}, { portCutOffDate: "2026-12-09" }, {}],
    });
  });

  it("has no place for cut-offs of the shipping instruction, the CFS and customs", () => {
    expect(reschedule(OFFER, { ...AS_IT_IS, documentsCutOff: "2026-11-30T12:00" })).toBeNull();
    const find = (stated: Partial<NewSailing>) => findUnplacedCutOff(JSON.stringify(OFFER), { ...AS_IT_IS, ...stated });
    expect([
      find({ cfsCutOff: "2026-11-30" }),
      find({ customsCutOff: "2026-11-30" }),
      find({ bookingCutOff: "2026-11-30", vgmCutOff: "2026-12-01", gateInCutOff: "2026-12-02" }),
    ]).toEqual(["cfsCutOff", "customsCutOff", null]);
  });
});

it("has no sailing of its own as a part load", () => {
  expect(reschedule({ "Port of loading": "INNSA" }, ROLLED)).toBeNull();
});
