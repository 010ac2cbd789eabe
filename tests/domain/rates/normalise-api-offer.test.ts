import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CarrierOffer } from "#domain/rates/carrier-offer/offer.ts";
import { normaliseCarrierOffer } from "#domain/rates/carrier-offer/normalise.ts";
import { formatTransit } from "#domain/rates/route-facts.ts";
import { aBox, anApiOffer, aSurcharge, context, railLeg, seaLeg } from "./given.ts";

const normalised = (changes: Partial<CarrierOffer> = {}) => normaliseCarrierOffer(anApiOffer(changes), context);
const usd = (minor: number) => ({ currency: "USD", minor });

/** Name, equipment and price of each line, short enough to be read. */
const linesOf = (changes: Partial<CarrierOffer>) =>
  normalised(changes).charges.map(({ name, equipment, price }) => {
    if (price.kind === "priced")
      return [name, equipment, `${price.quantity} x ${price.unit.minor}`, price.amount.minor];
    return [name, equipment, price.kind, price.kind === "unpriced" ? price.text : price.stated];
  });

const oneBox = (changes: object): Partial<CarrierOffer> => ({
  equipmentPrices: [{ ...aBox("20GP", 980), ...changes }, aBox("40HC", 1640)],
  billOfLadingSurcharges: [],
});

describe("a live offer", () => {
  it("becomes a rate for the whole load", () => {
    expect(normalised()).toMatchObject({
      id: "NRV-1",
      source: "api",
      carrier: { name: "Norrvik Line", logo: null },
      commitment: "spot",
      availability: { kind: "bookable" },
      provenance: { kind: "live", askedAt: "2026-11-20T08:15:00.000Z" },
      validity: { basis: "booking", from: "2026-11-20", till: "2026-11-24" },
      departure: "2026-12-03",
      arrival: "2027-01-03T06:00",
      transit: { kind: "days", days: 31 },
      cutOffs: [
        { code: "VCO", at: "2026-12-06T12:00" },
        { code: "PCO", at: "2026-12-07T08:00" },
      ],
      containers: [
        { equipment: "20GP", quantity: 2, maxNetWeightKg: 21_700 },
        { equipment: "40HC", quantity: 1, maxNetWeightKg: null },
      ],
      freeTime: [
        { movement: "import", kind: "detention", equipment: "40HC", days: 7, counted: "calendar" },
        { movement: "export", kind: "demurrage", equipment: null, days: 5, counted: "working" },
      ],
      support: "Available 24/7",
      remarks: ["Subject to space"],
    });
  });

  it("prices boxes by their quantity and the bill of lading once, and never adds what is included", () => {
    expect(linesOf({})).toStrictEqual([
      ["Basic freight", "20GP", "2 x 98000", 196_000],
      ["Terminal handling, origin", "20GP", "2 x 985000", 1_970_000],
      ["Bunker adjustment", "20GP", "included", usd(6000)],
      ["Emissions allowance", "20GP", "2 x 4600", 9200],
      ["Terminal handling, destination", "20GP", "2 x 24500", 49_000],
      ["Basic freight", "40HC", "1 x 164000", 164_000],
      ["Emissions allowance", "40HC", "1 x 8200", 8200],
      ["Export documentation", null, "1 x 450000", 450_000],
    ]);
    expect(normalised().price).toStrictEqual({
      perCurrency: [{ currency: "EUR", minor: 49_000 }, { currency: "INR", minor: 2_420_000 }, usd(377_400)],
      converted: { kind: "converted", total: usd(457_891) },
      unpricedCount: 0,
      basicFreight: usd(360_000),
    });
    expect(normalised().coverage).toMatchObject({
      "origin-terminal": "priced",
      "ocean-freight": "priced",
      "freight-surcharges": "priced",
      "destination-terminal": "priced",
      customs: "not-quoted",
    });
  });

  it("knows what each point of the route is", () => {
    const [rail, sea] = normalised().legs;
    expect(rail).toStrictEqual({
      from: { name: "Tughlakabad", code: "INTKD", country: "India", kind: "door" },
      to: { name: "Nhava Sheva", code: "INNSA", country: "India", kind: "sea" },
      mode: "rail",
      departure: "2026-12-03",
      arrival: "2026-12-05",
      vessel: null,
      voyage: null,
      service: null,
    });
    expect(sea).toMatchObject({ mode: "sea", vessel: "NORRVIK ASTRID", voyage: "431W", service: "Europe 4" });
    expect([sea?.from.kind, sea?.to.kind]).toStrictEqual(["sea", "sea"]);
    const hub = { ...seaLeg, from: seaLeg.to, to: seaLeg.to };
    const viaHub = normalised({ legs: [seaLeg, hub, { ...railLeg, mode: "BARGE" }], importHaulageMode: "R" }).legs;
    expect(viaHub.map((leg) => [leg.from.kind, leg.mode, leg.to.kind])).toStrictEqual([
      ["sea", "sea", "transhipment"],
      ["transhipment", "sea", "sea"],
      ["sea", "barge", "inland"],
    ]);
  });

  it("keeps what no other field carries", () => {
    expect(normalised().details).toStrictEqual([
      { label: "Service type", value: "Transhipment" },
      { label: "Routing", value: "via Colombo" },
      { label: "Export haulage", value: "Door, by rail" },
      { label: "Import haulage", value: "Port" },
    ]);
  });
});

describe("what cannot be booked", () => {
  it.each([
    ["Sold-out", "Sold-out"],
    ["no-offer", "no-offer"],
    ["Quantities cannot be confirmed", "Quantities cannot be confirmed"],
    ["Offer cannot be created under FMC scope", "Offer cannot be created under FMC scope"],
    ["SOLD-OUT", "SOLD-OUT"],
    ["", "no-offer"],
  ])("'%s' shows its reason", (offerId, reason) => {
    expect(normalised({ offerId }).availability).toStrictEqual({ kind: "not-bookable", reason });
  });

  it("is also what has expired, and not what expires today", () => {
    expect(normalised({ validityTo: "2026-11-19T23:59:00Z" }).availability).toStrictEqual({
      kind: "not-bookable",
      reason: "Ended on 19 Nov 2026",
    });
    expect(normalised({ validityTo: "2026-11-20" }).availability).toStrictEqual({ kind: "bookable" });
    expect(normalised({ validityTo: null }).availability).toStrictEqual({ kind: "bookable" });
  });
});

describe("a validity that the carrier states for departures or gate-in", () => {
  it("is compared with the vessel's departure from the port of loading, or with the port cut-off", () => {
    const available = (validFor: string, validityTo: string) => {
      const { validity, availability } = normalised({ validFor, validityFrom: "2026-12-01", validityTo });
      return [validity.basis, availability.kind === "bookable" ? null : availability.reason];
    };
    expect(available("departure", "2026-12-08")).toEqual(["departure", null]);
    expect(available("departure", "2026-12-07")).toEqual([
      "departure",
      "Not for this sailing: for departures 01 to 07 Dec 2026",
    ]);
    expect(available("gate-in", "2026-12-07")).toEqual(["gate-in", null]);
    expect(available("gate-in", "2026-12-06")).toEqual([
      "gate-in",
      "Not for this sailing: for gate-in 01 to 06 Dec 2026",
    ]);
    expect(available("something", "2026-12-31")).toEqual(["booking", "Can be booked from 01 Dec 2026"]);
  });
});

describe("basic freight", () => {
  const stated = aSurcharge("FRT00", 980);

  it("stands once, also when FRT00 is among the surcharges", () => {
    expect(linesOf(oneBox({ surcharges: [stated], allInRate: 980 }))).toStrictEqual([
      ["Basic freight", "20GP", "2 x 98000", 196_000],
      ["Basic freight", "40HC", "1 x 164000", 164_000],
    ]);
    expect(normalised(oneBox({ surcharges: [stated] })).charges[0]?.payment).toBe("prepaid");
  });

  it("is FRT00 when it is stated nowhere else", () => {
    const rate = normalised(oneBox({ basicOceanFreightRate: null, surcharges: [stated], allInRate: 980 }));
    expect(rate.price.basicFreight).toStrictEqual(usd(360_000));
  });

  it("may be an all-in rate without parts, which is no stated basic freight", () => {
    const allIn = { basicOceanFreightRate: null, allInRate: 1200 };
    expect(linesOf(oneBox(allIn))[0]).toStrictEqual([
      "Ocean freight in the all-in rate",
      "20GP",
      "2 x 120000",
      240_000,
    ]);
    expect(normalised(oneBox(allIn)).price.basicFreight).toStrictEqual(usd(164_000));
  });

  it("is unpriced when there is nothing to read", () => {
    expect(linesOf(oneBox({ basicOceanFreightRate: null }))[0]).toStrictEqual([
      "Basic freight",
      "20GP",
      "unpriced",
      "No amount stated",
    ]);
    expect(linesOf(oneBox({ basicOceanFreightRate: "on request" }))[0]?.[3]).toBe("USD on request");
    expect(linesOf(oneBox({ currency: "" }))[0]?.[2]).toBe("unpriced");
  });
});

describe("the all-in rate", () => {
  it("keeps what its parts do not explain as a line of its own", () => {
    expect(linesOf(oneBox({ surcharges: [aSurcharge("ETS00", 46)], allInRate: 1100 }))).toContainEqual([
      "Other charges in the all-in rate",
      "20GP",
      "2 x 7400",
      14_800,
    ]);
    expect(linesOf(oneBox({ allInRate: 900 }))).toContainEqual([
      "Other charges in the all-in rate",
      "20GP",
      "2 x -8000",
      -16_000,
    ]);
  });

  it("is the sum of its parts without included ones", () => {
    const included = aSurcharge("BAF00", 60, { includedInBasicFreight: true });
    expect(linesOf(oneBox({ surcharges: [included, aSurcharge("ETS00", 46)], allInRate: 1026 }))).toHaveLength(4);
  });

  it("may leave charges in other currencies beside it, or hold them at the carrier's own rate", () => {
    const terminal = aSurcharge("OTH00", 8840, { currency: "INR" });
    expect(linesOf(oneBox({ surcharges: [terminal], allInRate: 980 }))).toHaveLength(3);
    expect(linesOf(oneBox({ surcharges: [terminal], allInRate: 1082 }))).toHaveLength(3);
    expect(linesOf(oneBox({ surcharges: [terminal], allInRate: 1200 }))).toContainEqual([
      "Other charges in the all-in rate",
      "20GP",
      "unpriced",
      "The all-in rate of USD 1,200.00 does not match the charges in other currencies",
    ]);
  });
});

describe("charges without a price", () => {
  it.each([
    [{ amount: null, comment: "at cost" }, "at cost"],
    [{ amount: null }, "No amount stated"],
    [{ amount: "about 50" }, "USD about 50"],
    [{ amount: 1.005 }, "USD 1.005"],
    [{ amount: 50, currency: null }, "50, no currency stated"],
    [{ amount: 50, currency: "XXX", comment: "per day" }, "XXX 50, per day"],
    [{ amount: 1e15 }, "USD 1000000000000000"],
  ])("%o stay as written", (changes, text) => {
    const { charges, price } = normalised(oneBox({ surcharges: [aSurcharge("PSS00", 0, changes)] }));
    expect(charges[1]?.price).toStrictEqual({ kind: "unpriced", text });
    expect(price.unpricedCount).toBe(1);
  });

  it("are words about charges, too", () => {
    const rate = normalised({ textSurcharges: [{ code: "OWS00", name: "Overweight", text: "USD 150 above 18 t" }] });
    expect(rate.charges.at(-1)).toMatchObject({
      costItem: "freight-surcharges",
      price: { kind: "unpriced", text: "USD 150 above 18 t" },
    });
    expect(rate.price.unpricedCount).toBe(1);
    expect(rate.coverage["freight-surcharges"]).toBe("unpriced");
  });

  it("stand for boxes that the offer does not cover", () => {
    const rate = normaliseCarrierOffer(
      anApiOffer({ equipments: [{ equipment: "20GP", quantity: 1, maxNetWeightTons: null, isAvailable: null }] }),
      { ...context, load: [...context.load, { equipment: "45HC", quantity: 1, weightKg: 0 }] },
    );
    expect(rate.charges.filter(({ price }) => price.kind === "unpriced").map(({ price }) => price)).toStrictEqual([
      { kind: "unpriced", text: "Covers 1 of 2 × 20GP" },
      { kind: "unpriced", text: "Not quoted for 1 × 45HC" },
    ]);
    expect(rate.charges.find(({ equipment }) => equipment === "40HC")?.price).toMatchObject({ quantity: 1 });
  });

  it("of sizes that nobody asked for are no charges", () => {
    const rate = normalised({ equipmentPrices: [aBox("20GP", 980), aBox("40HC", 1640), aBox("45HC", 9999)] });
    expect(rate.price.perCurrency).toContainEqual(usd(360_000));
  });
});

describe("the total", () => {
  it("is not given when a currency has no stated rate", () => {
    const rate = normaliseCarrierOffer(anApiOffer(), { ...context, exchange: null });
    expect(rate.price.converted).toStrictEqual({ kind: "no-rate", missing: ["EUR", "INR"] });
  });

  it("is not given when nothing has a price", () => {
    const rate = normalised({ equipmentPrices: [], billOfLadingSurcharges: [] });
    expect(rate.price).toMatchObject({
      converted: { kind: "no-rate", missing: [] },
      perCurrency: [],
      unpricedCount: 2,
    });
  });

  it("is Σ(box × quantity) + Σ(bill of lading, once), whatever the amounts", () => {
    const cents = fc.integer({ min: 0, max: 5_000_000 });
    const surcharges = fc.array(fc.tuple(cents, fc.boolean()), { maxLength: 8 });
    fc.assert(
      fc.property(cents, surcharges, surcharges, fc.integer({ min: 1, max: 100 }), (basic, boxed, billed, quantity) => {
        const wired = (list: readonly (readonly [number, boolean])[]) =>
          list.map(([amount, included], at) =>
            aSurcharge(`X${at}`, amount / 100, { includedInBasicFreight: included }),
          );
        const added = (list: readonly (readonly [number, boolean])[]): number =>
          list.reduce((sum, [amount, included]) => sum + (included ? 0 : amount), 0);
        const offer = anApiOffer({
          equipments: [],
          equipmentPrices: [{ ...aBox("20GP", basic / 100, wired(boxed)), allInRate: (basic + added(boxed)) / 100 }],
          billOfLadingSurcharges: wired(billed),
        });
        const load = [{ equipment: "20GP", quantity, weightKg: 0 }] as const;
        const total = (basic + added(boxed)) * quantity + added(billed);
        expect(normaliseCarrierOffer(offer, { ...context, load }).price).toStrictEqual({
          perCurrency: [usd(total)],
          converted: { kind: "converted", total: usd(total) },
          unpricedCount: 0,
          basicFreight: usd(basic * quantity),
        });
      }),
    );
  });
});

describe("transit time", () => {
  it.each([
    [31, "31 days"],
    ["25 days", "25 days"],
    ["25-27 Days", "27 days"],
    ["1", "1 day"],
    [null, "31 days"],
    [0, "31 days"],
    ["soon", "31 days"],
  ])("%s is %s", (transitTime, text) => {
    expect(formatTransit(normalised({ transitTime }).transit)).toBe(text);
  });

  it("is on request when neither days nor dates are known", () => {
    const rate = normalised({ transitTime: null, departureDate: null, arrivalDate: "soon", legs: [] });
    expect(formatTransit(rate.transit)).toBe("Contact for transit time");
  });
});

describe("rate type", () => {
  it.each([
    ["Spot", "spot"],
    ["CONTRACT", "contract"],
    ["FAK", "unknown"],
    [null, "unknown"],
  ])("%s is %s", (rateType, commitment) => {
    expect(normalised({ rateType }).commitment).toBe(commitment);
  });
});
