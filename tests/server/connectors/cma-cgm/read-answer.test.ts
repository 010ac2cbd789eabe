import { describe, expect, it } from "vitest";
import { readSpotOnAnswer } from "#server/connectors/cma-cgm/read-answer.ts";

const place = (code: string, name: string) => ({
  place: { name, internalCode: code, locationCodifications: [{ codificationType: "UNLOCODE", codification: code }] },
});

const OFFER = {
  offerId: "SPT-1",
  offerType: "ExactRouting",
  transitTime: 24,
  departureDate: "2026-11-27T06:00:00Z",
  arrivalDate: "2026-12-21T14:00:00Z",
  routingLegs: [
    {
      legNumber: 1,
      departureDate: "2026-11-27T06:00:00Z",
      arrivalDate: "2026-12-21T14:00:00Z",
      vgmCutOffDate: "2026-11-25T12:00:00Z",
      vesselName: "ANNA VERDE",
      voyageReference: "0MX1W",
      legFrom: place("INNSA", "Nhava Sheva"),
      legTo: place("NLRTM", "Rotterdam"),
    },
  ],
  quoteLine: {
    validityFrom: "2026-11-20",
    validityTo: "2026-11-30",
    commentToCustomer: "Subject to space.",
    spotEquipments: [
      { equipmentGroupIsoCode: "20GP", availableRate: true, numberOfContainerRequested: 2, maxNetWeight: 21.5 },
    ],
    surcharges: {
      matchingSurchargesPerEquipmentTypes: [
        {
          equipmentGroupIsoCode: "20GP",
          allInRate: 1_960,
          basicOceanFreightRate: 1_450,
          currency: { code: "USD", name: "US Dollar" },
          matchingCargoSurcharges: [{ charge: { code: "BAF22", name: "Bunker" }, amount: 510, chargeCurrency: "USD" }],
        },
      ],
    },
  },
};

describe("an answer of SpotOn", () => {
  it("is offers of the named carrier with weights in tons, each once", () => {
    const answer = readSpotOnAnswer([OFFER], null, "CMA CGM");
    expect(answer?.sentences).toEqual([]);
    const [first] = answer?.offers ?? [];
    if (first?.kind !== "api") throw new Error("Expected an offer.");
    expect(first.refusal).toBeNull();
    expect(first.offer).toMatchObject({
      providerName: "CMA CGM",
      rateType: "Spot",
      transitTime: 24,
      departureDate: "2026-11-27T06:00:00Z",
      validityZone: "Europe/Paris",
      comment: "Subject to space.",
      equipments: [{ equipment: "20GP", quantity: 2, maxNetWeightTons: 21.5, isAvailable: true }],
    });
    expect(first.offer.equipmentPrices).toEqual([
      {
        equipment: "20GP",
        currency: "USD",
        allInRate: 1_960,
        basicOceanFreightRate: 1_450,
        surcharges: [
          {
            code: "BAF22",
            name: "Bunker",
            amount: 510,
            currency: "USD",
            conversion: null,
            percent: null,
            isIncluded: false,
            paymentMethod: null,
            comment: null,
          },
        ],
      },
    ]);
  });

  it("marks ids that stand for a refusal, in any letter case", () => {
    const ids = ["Sold-out", "SOLD-OUT", "no-offer", "quantities cannot be CONFIRMED", "SPT-2"];
    const answer = readSpotOnAnswer(
      ids.map((offerId) => ({ ...OFFER, offerId })),
      null,
      "CMA CGM",
    );
    expect(answer?.offers.map((offer) => (offer.kind === "api" ? offer.refusal : offer.reason))).toEqual([
      "Sold-out",
      "SOLD-OUT",
      "no-offer",
      "quantities cannot be CONFIRMED",
      null,
    ]);
  });

  it("keeps messages apart from offers, and says a known code in our words", () => {
    const messages = [
      { code: "INQ_SPN", description: "None" },
      { code: "INQ_SPN", description: "None" },
      { code: "INQ_NEW", description: "Please contact\nyour agency" },
      { code: "INQ_LONG", description: "x".repeat(500) },
    ];
    expect(readSpotOnAnswer([...messages, OFFER], null, "CMA CGM")).toMatchObject({
      offers: [{ kind: "api", refusal: null }],
      sentences: [
        "CMA CGM has no offer for this route, load and day.",
        "CMA CGM: Please contact your agency.",
        `CMA CGM: ${"x".repeat(200)}.`,
      ],
    });
  });

  it("says on each offer what the carrier has changed", () => {
    const answer = readSpotOnAnswer([OFFER], "INQ_WAD, INL_EXP2", "CMA CGM");
    expect(answer?.offers.map((offer) => (offer.kind === "api" ? offer.offer.comment : null))).toEqual([
      "CMA CGM has changed the weight per container to what it carries on this route: at most 21 500 kg in a 20GP. Haulage at the origin is by ramp, not by door. Subject to space.",
    ]);
  });

  it("states on each offer what a message of the same answer adds, once", () => {
    const messages = [
      { code: "INQ_SPN", description: "None" },
      { code: "VAS_UNS", description: "No insurance" },
      { code: "INQ_NEW", description: "Please contact\nyour agency" },
      { code: "INQ_NEW", description: "Please contact\nyour agency" },
    ];
    const answer = readSpotOnAnswer([OFFER, ...messages], "INQ_RLT", "CMA CGM", ["Priced for 10,000 kg."]);
    expect(answer?.offers.map((offer) => (offer.kind === "api" ? offer.offer.comment : null))).toEqual([
      "Priced for 10,000 kg. CMA CGM: Please contact your agency. Subject to space.",
    ]);
  });

  it("names what cannot be read and keeps the rest; no list is no answer", () => {
    const answer = readSpotOnAnswer([{ ...OFFER, quoteLine: "none" }, "text", OFFER], null, "CMA CGM");
    expect(answer?.offers.map((offer) => (offer.kind === "api" ? "read" : offer.reason))).toEqual([
      'quoteLine: "none" is not an object',
      "it is no object",
      "read",
    ]);
    expect(readSpotOnAnswer({ fault: "none" }, null, "CMA CGM")).toBeNull();
  });
});
