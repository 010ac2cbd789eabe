import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BookableOffer } from "#domain/bookings";
import { formatExclusion, listExclusions } from "#domain/charges";
import { listOfferDeadlines, STANDARD_LEAD_TIMES } from "#domain/deadlines";
import {
  compareOffers,
  findMissingSections,
  findSameOffer,
  formatOfferFees,
  formatQuoteSearch,
  LCL_QUOTE_SECTIONS,
  listQuoteFacts,
  QUOTE_SECTIONS,
  toBookableOffer,
  type QuoteOffer,
  toQuoteOffer,
} from "#domain/quotes";
import type { Rate } from "#domain/rates";
import { anLclRate, anLclSearch } from "#tests/support/lcl.ts";
import { aRate } from "#tests/support/rates.ts";
import { aSearch } from "#tests/support/searches.ts";
import { aQuote, aQuoteOffer, aSharedCharge } from "./fixtures.ts";

const anAmount = (minor: number) => {
  const amount = { currency: "USD", minor };
  return { kind: "priced", quantity: 1, unit: amount, amount } as const;
};

const names = fc.constantFrom("Basic Ocean Freight", "Bunker", "Terminal handling");
const charges = fc.array(
  fc
    .record({
      name: names,
      basis: fc.constantFrom("per-container", "per-bill-of-lading"),
      minor: fc.constantFrom(100, 200, null),
    })
    .map(({ name, basis, minor }) =>
      aSharedCharge({
        name,
        basis,
        equipment: basis === "per-container" ? "20GP" : null,
        price: minor === null ? { kind: "unpriced", text: "At cost" } : anAmount(minor),
      }),
    ),
  { maxLength: 5 },
);
const offers = fc
  .record({
    vessel: fc.option(fc.constantFrom("NORRVIK ASTRID", "NORRVIK SKAGEN")),
    departure: fc.option(fc.constantFrom("2026-12-03", "2026-12-04T06:00")),
    freeTime: fc.constantFrom({ free: [], asWritten: [] }, aQuoteOffer().freeTime),
    charges,
    minor: fc.nat({ max: 3 }),
  })
  .map(({ charges: lines, minor, ...facts }): QuoteOffer => {
    const total = { currency: "USD", minor };
    return aQuoteOffer({ ...facts, price: { total, perCurrency: [total], charges: lines } });
  });

const fromPune = (kind: "door" | "inland"): Rate["legs"] =>
  aRate().legs.flatMap((sea) => [
    {
      ...sea,
      from: { name: "Pune", code: "INPNQ", country: "IN", kind },
      to: sea.from,
      mode: "truck",
      departure: "2026-12-01T10:00",
      vessel: null,
      voyage: null,
    },
    sea,
  ]);

const NO_CONTAINERS = { mode: "fcl", containers: [] } as const;

describe("an offer of a quote", () => {
  it("states the port that the vessel departs from, and the pick-up or gate-in before it", () => {
    const atGate = toQuoteOffer(aRate({ cutOffs: [{ code: "PCO", at: "2026-12-03T18:00" }] }), null);
    const fromDoor = toQuoteOffer(aRate({ legs: fromPune("door") }), null);
    expect([atGate, fromDoor].map(({ portOfLoading, handover }) => [portOfLoading, handover])).toEqual([
      ["Nhava Sheva", { kind: "gate-in", place: "Nhava Sheva", at: "2026-12-03T18:00" }],
      ["Nhava Sheva", { kind: "pick-up", place: "Pune", at: "2026-12-01T10:00" }],
    ]);
  });

  it("states route, sailing, every charge, free time and what is not included", () => {
    const offer = toQuoteOffer(aRate(), null);
    expect(offer).toMatchObject({
      carrier: "Norrvik Line",
      commitment: "spot",
      from: { name: "Nhava Sheva", code: "INNSA", kind: "sea" },
      to: { name: "Rotterdam", code: "NLRTM", kind: "sea" },
      vessel: "NORRVIK ASTRID",
      voyage: "431W",
      portOfLoading: "Nhava Sheva",
      departure: "2026-12-05",
      handover: null,
      arrival: "2026-12-30",
      transit: { kind: "days", days: 25 },
      validity: { basis: "booking", till: "2026-11-24", zone: "Asia/Kolkata" },
      fees: [],
      feeNames: null,
    });
    expect(offer.price.charges).toHaveLength(aRate().charges.length);
    expect(offer.exclusions.map((exclusion) => formatExclusion(exclusion, false))).toEqual([
      "Haulage to the port of loading",
      "Terminal handling at origin",
      "Documents at origin",
      "Terminal handling at destination",
      "Documents at destination",
      "Haulage from the port of discharge",
      "Customs clearance",
      "Cargo insurance",
      "Import duty and taxes",
    ]);
  });

  it("for a part load has no sailing and no free time", () => {
    const departures = [{ date: "2026-11-27", cfsCutOff: null }];
    expect(toQuoteOffer(anLclRate({ departures }), null)).toMatchObject({
      commitment: "unknown",
      vessel: null,
      departure: null,
      nextDepartures: departures,
      freeTime: { free: [], asWritten: [] },
      fees: [],
      feeNames: null,
    });
  });

  it("lists charges in words as billed at cost, and never what is priced", () => {
    const { coverage } = aRate();
    const listed = listExclusions({ ...coverage, customs: "unpriced", insurance: "priced" });
    expect(listed.slice(-2)).toEqual([
      { item: "customs", state: "unpriced" },
      { item: "import-duty", state: "not-quoted" },
    ]);
    expect(listed.slice(-2).map((exclusion) => formatExclusion(exclusion, false))).toEqual([
      "Customs clearance (billed at cost)",
      "Import duty and taxes",
    ]);
  });

  it("states possible fees, and an offer without a route", () => {
    const details = [{ label: "Possible fees, not in the price", value: "Cancellation fees" }];
    expect(toQuoteOffer(aRate({ details, legs: [] }), null)).toMatchObject({
      fees: [],
      feeNames: "Cancellation fees",
      from: { name: "Not stated", code: null, kind: "sea" },
      vessel: null,
    });
  });

  it("states the amounts of fees that are known", () => {
    const details = [{ label: "Possible fees, not in the price", value: "Cancellation fees" }];
    const fees = [
      {
        kind: "cancellation",
        untilDaysBefore: null,
        fee: { currency: "USD", minor: 15_000 },
        basis: "booking",
      } as const,
    ];
    const offer = toQuoteOffer(aRate({ details, fees }), null);
    expect(offer.fees).toEqual(fees);
    expect(formatOfferFees(offer)).toBe("Cancellation: USD 150.00");
    expect(formatOfferFees({ ...offer, fees: [] })).toBe("Cancellation fees");
  });
});

describe("what changed in an offer", () => {
  it("is stated with the old and the new value, charges and total first", () => {
    const [charge] = aQuoteOffer().price.charges;
    if (charge === undefined) throw new Error("The offer has no charge.");
    const total = { currency: "USD", minor: 204_000 } as const;
    const fresh = aQuoteOffer({
      vessel: "NORRVIK SKAGEN",
      departure: "2026-12-04T06:00",
      price: {
        total,
        perCurrency: [total],
        charges: [
          { ...charge, price: anAmount(200_000) },
          { ...charge, name: "Emissions allowance", price: anAmount(4000) },
        ],
      },
    });
    expect(compareOffers(aQuoteOffer(), fresh)).toEqual([
      { name: "Emissions allowance, per container 20GP", before: null, after: "USD 40.00" },
      { name: "Basic Ocean Freight, per container 20GP", before: "USD 1,960.00", after: "USD 2,000.00" },
      { name: "Total", before: "USD 1,960.00", after: "USD 2,040.00" },
      { name: "Vessel", before: "NORRVIK ASTRID", after: "NORRVIK SKAGEN" },
      { name: "Departure", before: "03 Dec 2026, 06:00", after: "04 Dec 2026, 06:00" },
    ]);
  });

  it("is nothing between an offer and itself", () => {
    fc.assert(
      fc.property(offers, (offer) => {
        expect(compareOffers(offer, structuredClone(offer))).toEqual([]);
      }),
      { seed: 58, numRuns: 100 },
    );
  });

  it("is the same the other way round, with old and new exchanged", () => {
    const sort = (changes: ReturnType<typeof compareOffers>) =>
      changes.toSorted((one, other) => (one.name < other.name ? -1 : 1));
    fc.assert(
      fc.property(offers, offers, (one, other) => {
        const back = compareOffers(other, one).map(({ name, before, after }) => ({
          name,
          before: after,
          after: before,
        }));
        expect(sort(back)).toEqual(sort(compareOffers(one, other)));
      }),
      { seed: 59, numRuns: 200 },
    );
  });
});

describe("the same offer", () => {
  const listed = (offer: Partial<QuoteOffer>, id: string) => ({ id, offer: aQuoteOffer(offer) });

  it("has the same carrier, ends and voyage, and if possible the same kind of rate", () => {
    const fresh = [
      listed({ carrier: "CASTELLAN" }, "other carrier"),
      listed({ voyage: "432W" }, "next voyage"),
      listed({ to: { name: "Antwerp", code: "BEANR", kind: "sea" } }, "other port"),
      listed({ commitment: "contract" }, "contract"),
      listed({ departure: "2026-12-04" }, "same voyage, a day later"),
    ];
    expect(findSameOffer(aQuoteOffer(), fresh)?.id).toBe("same voyage, a day later");
    expect(findSameOffer(aQuoteOffer(), fresh.slice(0, 4))?.id).toBe("contract");
    expect(findSameOffer(aQuoteOffer(), fresh.slice(0, 3))).toBeNull();
  });

  it("is of several the one that differs least", () => {
    const stored = aQuoteOffer({ vessel: null, voyage: null, departure: null });
    const fresh = [
      listed({ ...stored, transit: { kind: "days", days: 30 }, freeTime: { free: [], asWritten: [] } }, "slow"),
      listed({ ...stored, transit: { kind: "days", days: 24 } }, "nearest"),
    ];
    expect(findSameOffer(stored, fresh)?.id).toBe("nearest");
  });

  it("departs on the same day where no voyage is stated", () => {
    const stored = aQuoteOffer({ vessel: null, voyage: null });
    const from = { name: "Nhava Sheva", code: null, kind: "sea" } as const;
    const fresh = [listed({ departure: "2026-12-04" }, "later"), listed({ departure: "2026-12-03", from }, "same")];
    expect(findSameOffer(stored, fresh)?.id).toBe("same");
    expect(findSameOffer({ ...stored, departure: null }, [listed({ departure: null }, "open")])?.id).toBe("open");
  });
});

describe("a checked offer", () => {
  it("is booked as it is now", () => {
    const checked = { offerId: "search.3", source: "api", offer: aQuoteOffer() } as const;
    expect(toBookableOffer(checked, { mode: "fcl", containers: [{ equipment: "20GP", quantity: 2 }] })).toEqual({
      fees: [],
      terms: {
        feeNames: null,
        exclusions: [{ item: "import-duty", state: "not-quoted" }],
        freeTime: { free: [{ kind: "detention", least: 7, most: 7, isWorkingDays: false }], asWritten: [] },
      },
      id: "search.3",
      source: "api",
      carrier: { name: "Norrvik Line", logo: null },
      commitment: "spot",
      legs: [
        {
          from: { name: "Nhava Sheva", code: "INNSA", country: null, kind: "sea" },
          to: { name: "Rotterdam", code: "NLRTM", country: null, kind: "sea" },
          mode: "sea",
          departure: "2026-12-03T06:00",
          arrival: "2026-12-25",
          vessel: "NORRVIK ASTRID",
          voyage: "431W",
          service: null,
        },
      ],
      departure: "2026-12-03T06:00",
      arrival: "2026-12-25",
      loadingZone: "Asia/Kolkata",
      cutOffs: [
        { code: "VCO", at: "2026-12-01T12:00" },
        { code: "PCO", at: "2026-12-02T18:00" },
      ],
      load: { mode: "fcl", containers: [{ equipment: "20GP", quantity: 2, maxNetWeightKg: null }] },
      price: {
        perCurrency: [{ currency: "USD", minor: 196_000 }],
        converted: { kind: "converted", total: { currency: "USD", minor: 196_000 } },
        unpricedCount: 0,
        basicFreight: null,
      },
    });
  });

  it.each<[string, Partial<Rate>]>([
    ["a port", {}],
    ["a door", { legs: fromPune("door") }],
    ["an inland terminal", { legs: fromPune("inland") }],
  ])("from %s has the deadlines and the first departure of the rate that was quoted", (_, changes) => {
    const cutOffs = [
      { code: "VCO", at: "2026-12-03T12:00" },
      { code: "DCO", at: "2026-12-02T12:00" },
      { code: "PCO", at: "2026-12-03T18:00" },
    ] as const;
    const rate = aRate({ cutOffs, ...changes });
    const offer = toBookableOffer(
      { offerId: "search.3", source: "api", offer: toQuoteOffer(rate, null) },
      NO_CONTAINERS,
    );
    const listOf = ({ legs, cutOffs: stated = [] }: BookableOffer) =>
      listOfferDeadlines({ legs, cutOffs: stated, containers: 2 }, STANDARD_LEAD_TIMES, "2026-11-20T08:00").map(
        ({ task, place, latest, cutOff }) => [task, place.name, latest?.local, cutOff?.local],
      );
    expect(listOf(offer)).toEqual(listOf(rate));
    expect(listOf(offer).length).toBeGreaterThan(2);
    const seaOf = ({ legs }: BookableOffer) => legs.find(({ mode }) => mode === "sea");
    expect([seaOf(offer)?.from.name, seaOf(offer)?.departure]).toEqual(["Nhava Sheva", "2026-12-05"]);
    expect(offer.loadingZone).toBe("Asia/Kolkata");
  });

  it("of a part load is booked with its search", () => {
    const load = anLclSearch();
    const departures = [{ date: "2026-11-27", cfsCutOff: "2026-11-25T17:00" }];
    const from = { name: "Nhava Sheva", code: "INNSA", kind: "sea", timeZone: "Asia/Kolkata" } as const;
    const offer = aQuoteOffer({ from, nextDepartures: departures });
    const checked = { offerId: "search.3", source: "lcl", offer } as const;
    expect(toBookableOffer(checked, load)).toMatchObject({
      source: "lcl",
      load,
      departures,
      loadingZone: "Asia/Kolkata",
    });
  });

  it("has no total where a rate of exchange is missing", () => {
    const [perCurrency] = [[{ currency: "INR", minor: 100 }]];
    const offer = aQuoteOffer({ price: { total: null, perCurrency, charges: [] } });
    expect(toBookableOffer({ offerId: "1", source: "excel", offer }, NO_CONTAINERS).price.converted).toEqual({
      kind: "no-rate",
      missing: ["INR"],
    });
  });
});

describe("the document of a quote", () => {
  it("states everything in its head, and that something is not stated", () => {
    expect(listQuoteFacts({ ...aQuote(), issuedOn: "2026-11-20" })).toEqual([
      ["Customer", "Van der Meer Wonen B.V."],
      ["Attention", "Priya Nair"],
      ["Customer reference", "Spring range 2027"],
      ["Quote", "QUO-2026-000123"],
      ["Date", "Fri 20 Nov 2026"],
      ["Valid until", "Fri 27 Nov 2026"],
      ["Containers", "2 × 20GP"],
      ["Incoterm", "CIF Rotterdam, Incoterms 2020"],
      ["Rates of exchange", "not stated"],
      ["Offers", "Norrvik Line"],
      ["Verification code", "7F3A 91C2 D04E 11B8"],
    ]);
  });

  it("is written in the formats of its reader", () => {
    const quote = aQuote({ load: { mode: "lcl", weightKg: 1200, cbm: 3.25 } });
    const facts = listQuoteFacts(
      { ...quote, issuedOn: "2026-11-20" },
      { dates: "year-month-day", numbers: "point-comma" },
    );
    expect(facts.filter(([label]) => ["Date", "Valid until", "Load"].includes(label))).toEqual([
      ["Date", "Fri 2026-11-20"],
      ["Valid until", "Fri 2026-11-27"],
      ["Load", "1.200 kg, 3,25 CBM"],
    ]);
  });

  it("names the zone in which the last day ends, as its readers may be anywhere", () => {
    const quote = aQuote({ timeZone: "Asia/Kolkata" });
    expect(listQuoteFacts({ ...quote, issuedOn: "2026-11-20" })).toContainEqual([
      "Valid until",
      "Fri 27 Nov 2026 (Kolkata time)",
    ]);
  });

  it("states the load of a part load instead of containers", () => {
    const quote = aQuote({ load: { mode: "lcl", weightKg: 1200, cbm: 3.25 } });
    expect(listQuoteFacts({ ...quote, issuedOn: "2026-11-20" })).toContainEqual(["Load", "1,200 kg, 3.25 CBM"]);
    expect(findMissingSections(["Route", "Containers", "Charges", "Not included"], 1, LCL_QUOTE_SECTIONS)).toEqual([
      "Freight by weight or measure (W/M)",
      "Free time",
    ]);
  });

  it("has no empty fact, whatever is missing", () => {
    const texts = fc.option(fc.constantFrom("", " ", "Text"));
    fc.assert(
      fc.property(texts, texts, fc.boolean(), (contactName, reference, isBare) => {
        const customer = { companyName: "Van der Meer Wonen B.V.", contactName, reference };
        const quote = aQuote({ customer, ...(isBare ? { incoterm: null, containers: [] } : {}) });
        const values = listQuoteFacts({ ...quote, issuedOn: "2026-11-20" }).map(([, value]) => value);
        expect(values.filter((value) => value.trim() === "")).toEqual([]);
      }),
      { seed: 60, numRuns: 50 },
    );
  });

  it("has each section once for each offer", () => {
    const titles = [1, 2].flatMap((number) => QUOTE_SECTIONS.map((section) => `${number}. Norrvik Line: ${section}`));
    expect(findMissingSections(titles, 2)).toEqual([]);
    fc.assert(
      fc.property(fc.nat({ max: titles.length - 1 }), (index) => {
        const [missing] = findMissingSections(titles.toSpliced(index, 1), 2);
        expect(titles[index]?.endsWith(missing ?? "nothing")).toBe(true);
      }),
      { seed: 61, numRuns: 20 },
    );
  });
});

describe("the search of a quote", () => {
  it("is named by its ends and its load", () => {
    expect(formatQuoteSearch(anLclSearch({ weightKg: 1200, cbm: 3.25 }))).toBe(
      "Nhava Sheva to Rotterdam, 1,200 kg, 3.25 CBM",
    );
    expect(formatQuoteSearch(aSearch())).toBe("Tughlakabad to Rotterdam, 2 × 20GP, 1 × 40HC");
  });
});
