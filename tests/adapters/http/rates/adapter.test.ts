import { describe, expect, it } from "vitest";
import { expandRate } from "#domain/rates";
import { against, outcomeOf, patient } from "#tests/adapters/support/api.ts";
import { json, no, type Reply, yes } from "#tests/adapters/support/local-server.ts";
import { apiOffer, search, sheetOffer } from "#tests/adapters/support/offers.ts";
import { written } from "#tests/support/written.ts";

const exchangeRates = {
  base: "USD",
  date: "2026-11-20",
  source: "Keelson treasury",
  markUpPercent: "1.5",
  quotes: [{ currency: "INR", unitsPerBase: "88.40" }],
};
const unreadable = { providerName: "Pelagia", quoteLine: {} };

const listOver = (reply: Reply) =>
  against(reply, async ({ rates }) => (await rates.search(search, patient()))._unsafeUnwrap());
const outcomeOver = (reply: Reply) => against(reply, ({ rates }) => outcomeOf(rates.search(search, patient())));

describe("a list of rates", () => {
  it("joins both kinds of offers of all groups, each normalised for the load", async () => {
    const list = await listOver(
      yes([{ api: [apiOffer()], excel: [sheetOffer()] }, { api: [apiOffer({ offerId: "OFR-2" })] }, { excel: null }], {
        exchangeRates,
        sources: [{ name: "Norrvik Line", outcome: "answered" }],
      }),
    );
    expect(
      list.rates.map(({ id, source, carrier, price }) => ({
        id,
        source,
        carrier: carrier.name,
        sum: price.perCurrency,
      })),
    ).toEqual([
      { id: "OFR-1", source: "api", carrier: "Norrvik Line", sum: [{ currency: "USD", minor: 265_000 }] },
      { id: "SHT-1", source: "excel", carrier: "Amberline", sum: [{ currency: "USD", minor: 188_000 }] },
      { id: "OFR-2", source: "api", carrier: "Norrvik Line", sum: [{ currency: "USD", minor: 265_000 }] },
    ]);
    expect({ ...list, rates: [] }).toEqual({
      rates: [],
      warning: null,
      sources: [{ name: "Norrvik Line", outcome: "answered" }],
      exchange: exchangeRates,
    });
  });

  it("carries the server's warning about sources that did not answer", async () => {
    const sources = [
      { name: "Norrvik Line", outcome: "answered" },
      { name: "Pelagia", outcome: "timed-out" },
    ];
    const errorMessage = "1 of 2 sources did not answer: Pelagia.";
    expect(await listOver(yes([{ api: [], excel: [] }], { errorMessage, sources }))).toEqual({
      rates: [],
      warning: errorMessage,
      sources,
      exchange: null,
    });
  });

  it("keeps readable offers and counts the others", async () => {
    const list = await listOver(yes([{ api: [unreadable, apiOffer(), 7], excel: [{ _id: "SHT-2" }] }]));
    expect(list.rates.map(({ id }) => id)).toEqual(["OFR-1"]);
    expect(list.warning).toBe("3 offers could not be read and are not shown.");
    const other = await listOver(yes([{ api: [unreadable, apiOffer()] }], { errorMessage: "Pelagia is late." }));
    expect(other.warning).toBe("Pelagia is late. 1 offer could not be read and is not shown.");
  });

  it("is malformed when no offer at all can be read, and when the answer is no list", async () => {
    expect(await outcomeOver(yes([{ api: [unreadable] }]))).toEqual({
      failure: { kind: "malformed", issues: ["offerId: nothing is not a text"] },
    });
    expect(await outcomeOver(yes({ api: [] }))).toMatchObject({ failure: { kind: "malformed" } });
  });

  it("keeps every offer if another entry of the answer is broken, and names that entry", async () => {
    const answered = { name: "Norrvik Line", outcome: "answered" };
    const list = await listOver(
      yes([{ api: [apiOffer()], excel: "none" }, 7, { api: [apiOffer({ offerId: "OFR-2" })] }], {
        errorMessage: { text: "Pelagia is late." },
        sources: [answered, { name: "Pelagia", outcome: "slow" }, null],
        exchangeRates: { ...exchangeRates, quotes: "none" },
      }),
    );
    expect(list.rates.map(({ id, availability }) => [id, availability.kind])).toEqual([
      ["OFR-1", "bookable"],
      ["OFR-2", "bookable"],
    ]);
    expect({ ...list, rates: [] }).toEqual({
      rates: [],
      warning:
        "2 offers could not be read and are not shown. A warning of the server could not be read. " +
        "The status of 2 sources could not be read. The exchange rates could not be read.",
      sources: [answered],
      exchange: null,
    });
  });

  it("names the shipper's bookings by sailing, as many as can be read", async () => {
    const booked = {
      quotationId: "QTN-2026-000015",
      bookedOn: "2026-11-22",
      bookedAt: "2026-11-21T19:15:00.000Z",
      status: 1,
      providerName: "Norrvik Line",
      portOfLoading: "INNSA",
      portOfDischarge: "NLRTM",
      departureDate: "2026-12-09",
    };
    const bookedSailings = [
      {
        ...booked,
        total: { currency: "USD", amount: 6418 },
        containers: [{ equipmentGroupIsoCode: "22G1", numberOfContainers: 2 }],
      },
      { ...booked, departureDate: "soon" },
      7,
    ];
    expect((await listOver(yes([{ api: [apiOffer()] }], { bookedSailings }))).bookedSailings).toEqual([
      {
        quotationId: "QTN-2026-000015",
        bookedOn: "2026-11-22",
        bookedAt: "2026-11-21T19:15:00.000Z",
        status: "booked",
        sailing: {
          carrier: "Norrvik Line",
          portOfLoading: "INNSA",
          portOfDischarge: "NLRTM",
          departure: "2026-12-09",
          voyage: null,
        },
        containers: [{ equipment: "20GP", quantity: 2 }],
        total: { currency: "USD", minor: 641_800 },
      },
    ]);
    expect(await listOver(yes([{ api: [apiOffer()] }], { bookedSailings: "none" }))).not.toHaveProperty(
      "bookedSailings",
    );
  });

  it("keeps readable prices of haulage tables", async () => {
    const estimate = { end: "origin", placeCode: "INTKD", portCode: "INNSA", currency: "INR", amount: 49_000.5 };
    const haulageEstimates = [{ ...estimate, source: "Norrvik Line" }, { ...estimate, source: 7 }, "none"];
    expect((await listOver(yes([{ api: [apiOffer()] }], { haulageEstimates }))).haulage).toEqual([
      { end: "origin", port: "INNSA", amount: { currency: "INR", minor: 4_900_050 }, source: "Norrvik Line" },
    ]);
    expect(await listOver(yes([{ api: [apiOffer()] }], { haulageEstimates: 7 }))).not.toHaveProperty("haulage");
  });

  it("keeps readable exchange rates", async () => {
    const quotes = [...exchangeRates.quotes, { currency: "EUR", unitsPerBase: null }, 7];
    const list = await listOver(yes([{ api: [apiOffer()] }], { exchangeRates: { ...exchangeRates, quotes } }));
    expect(list.exchange).toEqual(exchangeRates);
  });

  it("makes only the offer not bookable whose exchange rates are outdated", async () => {
    const inEuro = apiOffer({ offerId: "OFR-2" });
    const [box] = inEuro.quoteLine.surcharges?.matchingSurchargesPerEquipmentTypes ?? [];
    const euro = {
      ...inEuro,
      quoteLine: {
        ...inEuro.quoteLine,
        surcharges: { matchingSurchargesPerEquipmentTypes: [{ ...box, currency: "EUR" }] },
      },
    };
    const old = { ...exchangeRates, date: "2026-11-01", quotes: [{ currency: "EUR", unitsPerBase: "0.92" }] };
    const list = await listOver(yes([{ api: [apiOffer(), euro] }], { exchangeRates: old }));
    expect(written(list.rates.map(({ id, availability }) => [id, availability]))).toEqual([
      ["OFR-1", { kind: "bookable" }],
      [
        "OFR-2",
        {
          kind: "not-bookable",
          reason: "The exchange rates are of 01 Nov 2026: they must not be more than 7 days old.",
        },
      ],
    ]);
  });

  it("assigns distinct ids to offers with the same id", async () => {
    const soldOut = apiOffer({ offerId: "Sold-out" });
    const list = await listOver(yes([{ api: [soldOut, apiOffer(), soldOut, soldOut] }]));
    expect(list.rates.map(({ id }) => id)).toEqual(["Sold-out", "OFR-1", "Sold-out#2", "Sold-out#3"]);
    expect(list.rates.map(({ availability }) => availability.kind)).toEqual([
      "not-bookable",
      "bookable",
      "not-bookable",
      "not-bookable",
    ]);
  });
});

describe("a search that fails", () => {
  it.each([
    [no(502, 5020, "No rate source answered."), "no-source", "No rate source answered."],
    [
      no(422, 4220, "Missing required fields in request: portOfDischarge"),
      "invalid-fields",
      "Missing required fields in request: portOfDischarge",
    ],
    [no(200, 5000, "Busy."), "internal", "Busy."],
  ] as const)("reports the reason: %#", async (reply, reason, message) => {
    expect(await outcomeOver(reply)).toEqual({ failure: { kind: "refused", reason, message, fields: [] } });
  });

  it("needs code 2000", async () => {
    expect(await outcomeOver(json({ status: true, code: 2060, message: "Partly.", result: [] }))).toEqual({
      failure: { kind: "refused", reason: "other", message: "Partly.", fields: [] },
    });
  });

  it("has a deadline of its own", async () => {
    const silent: Reply = () => {};
    expect(
      await against(silent, ({ rates }) => outcomeOf(rates.search(search, patient())), {
        deadlines: { usual: 60_000, rates: 40, upload: 60_000 },
      }),
    ).toEqual({ failure: { kind: "unreachable", cause: "timeout" } });
  });
});

describe("a chosen rate", () => {
  const answered = { ...apiOffer(), internalRemark: { kept: true } };

  it("is posted for its PDF exactly as the server answered it", async () => {
    const posted = await against(yes([{ api: [answered], excel: [] }]), async ({ rates, bookings }, { arrived }) => {
      const [rate] = (await rates.search(search, patient()))._unsafeUnwrap().rates;
      if (rate !== undefined) await outcomeOf(bookings.pdf(expandRate(rate), patient()));
      return arrived[1];
    });
    expect(posted?.url).toBe("/api/resource/booking/pdf");
    expect(JSON.parse(posted?.body ?? "")).toEqual(answered);
  });

  it("is booked by the server's own id, also when two sources use the same one", async () => {
    const twins = yes([{ api: [apiOffer({ offerId: "7" })], excel: [sheetOffer({ _id: "7" })] }]);
    const bodies = await against(twins, async ({ rates, bookings }, { arrived }) => {
      for (const rate of (await rates.search(search, patient()))._unsafeUnwrap().rates) {
        await outcomeOf(bookings.book(expandRate(rate), "key-0001", patient()));
      }
      return arrived.slice(1).map(({ body }) => JSON.parse(body));
    });
    expect(bodies).toMatchObject([
      { offerId: "7", providerName: "Norrvik Line" },
      { offerId: "7", providerName: "Amberline" },
    ]);
  });
});
