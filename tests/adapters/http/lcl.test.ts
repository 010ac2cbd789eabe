import { describe, expect, it } from "vitest";
import { anLclPlace, anLclQuestion, anLclSearch } from "#tests/support/lcl.ts";
import { against, outcomeOf, patient } from "../support/api.ts";
import { json, yes } from "../support/local-server.ts";
import { written } from "#tests/support/written.ts";

const question = anLclQuestion({ limit: 20, skip: 40 });

/** A line of the tariff with what it must have. */
const line = (id: string) => ({
  _id: id,
  "Port of loading": "Nhava Sheva",
  "PORT OF DISCHARGE": "Rotterdam",
  originCharges: { "OCEAN FREIGHT": "USD 20/W/M", SEAL: "" },
  destinationCharges: { THC: 35 },
  warehouseCharges: {},
});
const answer = (result: readonly unknown[], beside = {}) =>
  json({ status: true, code: 2000, message: "", result, ...beside });

describe("LCL rates over HTTP", () => {
  it("are requested with the load, the page and the containers the load would fill", async () => {
    const url = await against(answer([]), async ({ lcl }, { arrived }) => {
      await outcomeOf(lcl.rates({ ...question, search: anLclSearch({ weightKg: 60_000 }) }, patient()));
      return arrived[0]?.url;
    });
    expect(Object.fromEntries(new URL(url ?? "", "http://x").searchParams)).toEqual({
      portOfLoading: "Nhava Sheva",
      portOfDischarge: "Rotterdam",
      weight: "60000",
      cbm: "3.25",
      noOfContainers: "3",
      limit: "20",
      skip: "40",
    });
  });

  it("are requested with order and filters only if they differ from the default", async () => {
    const criteria = { sort: "transit-time", cfs: "port", departsBy: "2026-12-04", maxTransitDays: 26 } as const;
    const url = await against(answer([]), async ({ lcl }, { arrived }) => {
      await outcomeOf(lcl.rates({ ...question, criteria }, patient()));
      return arrived[0]?.url;
    });
    expect(Object.fromEntries(new URL(url ?? "", "http://x").searchParams)).toMatchObject({
      sort: "transit-time",
      cfs: "port",
      departsBy: "2026-12-04",
      maxTransitDays: "26",
    });
  });

  it("carry departures in their order, what they can be narrowed to, and the lowest total", async () => {
    const routingLegs = [
      {
        modeOfTransport: "VESSEL",
        departureDate: "2026-11-27T18:00:00",
        vesselName: "PACIFIC HERON",
        legFrom: { place: { name: "Nhava Sheva", internalCode: "INNSA" } },
        legTo: { place: { name: "Rotterdam", internalCode: "NLRTM" } },
      },
    ];
    const schedule = { carrier: "Castellan", askedAt: "2026-11-20T05:00:00.000Z", routingLegs };
    const nextDepartures = [
      {
        departureDate: "2026-12-04T00:00:00Z",
        cfsCutOff: "2026-12-02T17:00",
        schedule: { ...schedule, routingLegs: [] },
      },
      { departureDate: "2026-11-27", schedule },
      { departureDate: "soon" },
    ];
    const choices = { portCfs: 1, inlandCfs: 0, departures: ["2026-11-27", "soon"], transitDays: [26] };
    const answered = answer([{ ...line("a"), nextDepartures }], { choices, lowestRateId: "a" });
    expect(await against(answered, ({ lcl }) => outcomeOf(lcl.rates(question, patient())))).toMatchObject({
      value: {
        rates: [
          {
            departures: [
              {
                date: "2026-11-27",
                cfsCutOff: null,
                schedule: {
                  carrier: "Castellan",
                  askedAt: "2026-11-20T05:00:00.000Z",
                  legs: [{ vesselName: "PACIFIC HERON", departureDate: "2026-11-27T18:00:00" }],
                },
              },
              { date: "2026-12-04", cfsCutOff: "2026-12-02T17:00" },
            ],
          },
        ],
        choices: { portCfs: 1, inlandCfs: 0, departures: ["2026-11-27"], transitDays: [26] },
        lowestRateId: "a",
      },
    });
  });

  it("distinguish missing from stated values; a figure without a currency has no price", async () => {
    expect(await against(answer([line("a")]), ({ lcl }) => outcomeOf(lcl.rates(question, patient())))).toMatchObject({
      value: {
        rates: [
          {
            id: "a",
            destinationCfs: null,
            originCode: null,
            destinationCountry: null,
            transit: { kind: "on-request" },
            validity: { basis: null, from: null, till: null },
            charges: [
              { name: "OCEAN FREIGHT", price: { kind: "priced", amount: { currency: "USD", minor: 65_00 } } },
              { name: "THC", price: { kind: "unpriced", text: "35, no currency stated" } },
            ],
          },
        ],
        total: null,
        unread: 0,
        exchange: null,
        fcl: null,
      },
    });
  });

  it("lose no rate to another one that cannot be read", async () => {
    expect(
      await against(answer([line("a"), { _id: 7 }, line("b"), null], { lenResult: 4 }), ({ lcl }) =>
        outcomeOf(lcl.rates(question, patient())),
      ),
    ).toMatchObject({ value: { rates: [{ id: "a" }, { id: "b" }], total: 4, unread: 2 } });
  });

  it("are not bookable when their exchange rates are outdated, and only then", async () => {
    const exchangeRates = {
      base: "USD",
      date: "2026-01-01",
      source: "Keelson treasury",
      markUpPercent: "0",
      quotes: [{ currency: "EUR", unitsPerBase: "0.92" }],
    };
    const inEuro = { ...line("b"), originCharges: { "OCEAN FREIGHT": "EUR 20/W/M" } };
    const found = await against(answer([line("a"), inEuro], { exchangeRates }), ({ lcl }) =>
      outcomeOf(lcl.rates(question, patient())),
    );
    expect(written(found)).toMatchObject({
      value: {
        rates: [
          { id: "a", availability: { kind: "bookable" }, issues: [] },
          {
            id: "b",
            availability: {
              kind: "not-bookable",
              reason: "The exchange rates are of 01 Jan 2026: they must not be more than 7 days old.",
            },
            issues: [{ kind: "exchange-outdated", date: "2026-01-01" }],
          },
        ],
      },
    });
  });

  it("are malformed when none of them can be read", async () => {
    expect(await against(answer([{ _id: 7 }]), ({ lcl }) => outcomeOf(lcl.rates(question, patient())))).toMatchObject({
      failure: { kind: "malformed" },
    });
  });

  it("ignore a comparison in an unknown currency", async () => {
    const fclComparison = { equipmentGroupIsoCode: "20GP", currency: "XXL", amount: 10 };
    expect(
      await against(answer([line("a")], { fclComparison }), ({ lcl }) => outcomeOf(lcl.rates(question, patient()))),
    ).toMatchObject({ value: { fcl: null } });
  });
});

describe("LCL ports over HTTP", () => {
  it("are described where the server does so, and names alone where it does not", async () => {
    const places = [
      { name: "Rotterdam", code: "NLRTM", country: "Netherlands", countryCode: "NL", pointType: "Sea" },
      { name: "Nowhere" },
    ];
    const answered = yes(["Chennai", "Rotterdam"], { places });
    expect(await against(answered, ({ lcl }) => outcomeOf(lcl.ports(patient())))).toEqual({
      value: [
        { name: "Rotterdam", code: "NLRTM", country: "Netherlands", countryCode: "NL", kind: "sea" },
        anLclPlace("Chennai"),
      ],
    });
  });

  it("are malformed when they are no names", async () => {
    expect(await against(yes([{ name: "Chennai" }]), ({ lcl }) => outcomeOf(lcl.ports(patient())))).toMatchObject({
      failure: { kind: "malformed" },
    });
  });
});

describe("the PDF of an LCL rate over HTTP", () => {
  it("posts the selected rate unchanged", async () => {
    const body = await against(answer([{ ...line("a"), EXTRA: "kept" }]), async ({ bookings, lcl }, { arrived }) => {
      const [rate] = (await lcl.rates(question, patient()))._unsafeUnwrap().rates;
      if (rate !== undefined) await outcomeOf(bookings.pdf(rate, patient()));
      return arrived[1]?.body;
    });
    expect(JSON.parse(body ?? "")).toEqual({ ...line("a"), EXTRA: "kept" });
  });
});
