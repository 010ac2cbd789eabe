import { describe, expect, it } from "vitest";
import { checkRules } from "../../../scripts/verify/rules/rules.ts";

const usd = (amount: number) => ({ currency: "USD", amount });

const FREIGHT = { group: "freight", name: "Freight", basis: "per-container", state: "priced" };
const CHARGE = { ...FREIGHT, quantity: 2, unit: usd(980), amount: usd(1960) };
const SHARE = { ...FREIGHT, basis: "percent", quantity: 1, unit: usd(40), amount: usd(40), note: "2 % of freight" };
const PRICE = {
  totals: [usd(2000)],
  charges: [CHARGE, SHARE, { ...FREIGHT, state: "included" }, { ...FREIGHT, state: "unpriced", text: "At cost" }],
};
const OFFER = {
  departureDate: "2026-12-03T06:00",
  arrivalDate: "2026-12-25",
  validity: { basis: "booking", from: "2026-11-16", till: "2026-11-27" },
  total: usd(2000),
  price: PRICE,
  freeTime: { free: [{ kind: "detention", least: 7, most: 7 }] },
  fees: [{ kind: "cancellation", amount: usd(300) }],
};
const QUOTE = { id: "quote-1", number: "QUO-2026-000001", createdAt: "2026-11-20T08:00:00Z", offers: [OFFER] };

const check = (operation: string, body: Buffer): readonly string[] =>
  checkRules(operation, { json: {}, url: new URL("http://server/api") }, { status: 200, headers: {}, body }).map(
    ({ path, expected, actual }) => `${path}: ${expected}; ${actual}`,
  );
const report = (operation: string, ...result: readonly object[]): readonly string[] =>
  check(operation, Buffer.from(JSON.stringify({ result })));

const offered = (changes: object) => ({ ...QUOTE, offers: [{ ...OFFER, ...changes }] });
const priced = (charge: object, totals: readonly object[] = PRICE.totals) =>
  offered({ price: { totals, charges: [{ ...CHARGE, ...charge }, SHARE] } });
const AT = "$.result[0].offers[0]";

describe("the rules of quotes", () => {
  it("find nothing in right answers", () => {
    expect(report("getQuote", QUOTE)).toEqual([]);
    expect(report("getQuote", { ...QUOTE, offers: [] })).toEqual([]);
    expect(report("getQuote", priced({ amount: usd(1960.01) }, [usd(2000.01)]))).toEqual([]);
    expect(report("checkQuoteOffer", { offerId: "offer-1", offer: OFFER })).toEqual([]);
    expect(report("openSharedBooking", { price: PRICE }, { price: null })).toEqual([]);
    expect(report("listQuotes", QUOTE, { ...QUOTE, id: "2", number: "2", createdAt: "2026-11-19T08:00:00Z" })).toEqual(
      [],
    );
  });

  it.each([
    [
      priced({ amount: usd(980) }, [usd(1020)]),
      [`${AT}.price.charges[0].amount: 2 times 980; 980`, `${AT}.total.amount: 1020 USD, as in price; 2000`],
    ],
    [priced({ unit: { currency: "EUR", amount: 980 } }), [`${AT}.price.charges[0].unit.currency: USD; "EUR"`]],
    [
      priced({}, [usd(1960)]),
      [`${AT}.price.totals: 2000 USD, the sum of the charges; 1960`, `${AT}.total.amount: 1960 USD, as in price; 2000`],
    ],
    [
      priced({}, [usd(2000), { currency: "EUR", amount: 5 }]),
      [`${AT}.price.totals[1].currency: a currency of the charges; "EUR"`],
    ],
    [priced({}, []), [`${AT}.price.totals: 2000 USD, the sum of the charges; null`]],
    [offered({ total: usd(200) }), [`${AT}.total.amount: 2000 USD, as in price; 200`]],
    [
      offered({ arrivalDate: "2026-12-02" }),
      [`${AT}.arrivalDate: not before departureDate (2026-12-03T06:00); "2026-12-02"`],
    ],
    [
      offered({ validity: { from: "2026-11-28", till: "2026-11-27" } }),
      [`${AT}.validity.till: not before validity.from (2026-11-28); "2026-11-27"`],
    ],
    [offered({ fees: [{ amount: usd(-1) }] }), [`${AT}.fees[0].amount.amount: 0 or more; -1`]],
    [offered({ freeTime: { free: [{ least: 7, most: 5 }] } }), [`${AT}.freeTime.free[0].most: 7 or more; 5`]],
  ] as const)("find what contradicts itself", (quote, told) => {
    expect(report("getQuote", quote)).toEqual(told);
  });

  it("find an older quote before a newer one, and the same number twice", () => {
    expect(report("listQuotes", QUOTE, { ...QUOTE, id: "2", createdAt: "2026-11-21T08:00:00Z" })).toEqual([
      '$.result[1].number: a value that no other entry has; "QUO-2026-000001"',
      '$.result[1].createdAt: descending order, after 2026-11-20T08:00:00Z; "2026-11-21T08:00:00Z"',
    ]);
  });
});

describe("the rules of a charge with a minimum", () => {
  const eur = (amount: number) => ({ currency: "EUR", amount });
  const charge = { group: "destination", name: "THC", basis: "per-wm", state: "priced", unit: eur(35) };
  const quote = (values: { quantity: number; amount: number; note: string | null; [name: string]: unknown }) => ({
    ...QUOTE,
    partLoad: { weight: 1200, cbm: 3.25 },
    offers: [
      {
        price: { totals: [eur(values.amount)], charges: [{ ...charge, ...values, amount: eur(values.amount) }] },
      },
    ],
  });
  const CHARGED = `${AT}.price.charges[0]`;

  it.each([
    { quantity: 5, amount: 175, note: "Minimum 5 W/M applies" },
    { quantity: 3.25, amount: 175, note: "MIN 5CBM" },
    { quantity: 5.5, amount: 192.5, note: "Minimum 5 W/M applies" },
    { quantity: 1, amount: 60, unit: eur(60), basis: "flat", note: "Minimum EUR 60.00 applies" },
    { quantity: 3.25, amount: 60, unit: eur(12), note: "min. EUR 60" },
    { quantity: 6, amount: 72, unit: eur(12), note: "Minimum EUR 60 applies" },
    { quantity: 4, amount: 40, unit: eur(12), note: "As the desk has agreed" },
  ])("find nothing in $quantity units for $amount: $note", (values) => {
    expect(report("getQuote", quote(values))).toEqual([]);
  });

  it.each([
    [
      { quantity: 3.25, amount: 113.75, note: "Minimum 5 W/M applies" },
      `${CHARGED}.amount: 3.25 times 35 (Minimum 5 W/M applies); 113.75`,
    ],
    [
      { quantity: 3.25, amount: 39, unit: eur(12), note: "MIN EUR 60" },
      `${CHARGED}.amount: 3.25 times 12 (MIN EUR 60); 39`,
    ],
    [
      { quantity: 6, amount: 60, unit: eur(12), note: "Minimum EUR 60 applies" },
      `${CHARGED}.amount: 6 times 12 (Minimum EUR 60 applies); 60`,
    ],
    [{ quantity: 1, amount: 35, note: null }, `${CHARGED}.quantity: 3.25 or more, as of 1200 kg and 3.25 CBM; 1`],
    [
      { quantity: 1, amount: 35, basis: "per-ton", note: null },
      `${CHARGED}.quantity: 1.2 or more, as of 1200 kg and 3.25 CBM; 1`,
    ],
  ])("find what is too low: %j", (values, expected) => {
    expect(report("getQuote", quote(values))).toEqual([expected]);
  });
});

describe("the rules of changes", () => {
  const periods = (...cancellationFees: readonly object[]) =>
    report("listAmendments", { cancellationFees, amendmentFees: [] });

  it("find fees below zero and days with two fees", () => {
    expect(
      periods({ from: null, till: "2026-11-29", fee: usd(0) }, { from: "2026-11-30", till: null, fee: usd(300) }),
    ).toEqual([]);
    expect(
      periods({ from: null, till: "2026-11-29", fee: usd(-5) }, { from: "2026-11-29", till: "2026-12-06", fee: null }),
    ).toEqual([
      "$.result[0].cancellationFees[0].fee.amount: 0 or more; -5",
      '$.result[0].cancellationFees[1].from: 2026-11-30, the day after the period before it; "2026-11-29"',
    ]);
  });

  it("find a replaced price that is not the sum of its charges", () => {
    const amendments = [{ replaced: { price: { ...PRICE, totals: [usd(1)] } } }];
    expect(report("listAmendments", { amendments })).toEqual([
      "$.result[0].amendments[0].replaced.price.totals: 2000 USD, the sum of the charges; 1",
    ]);
  });
});

describe("the rule of archives", () => {
  const archive = (entries: number): Buffer => {
    const end = Buffer.alloc(22);
    end.write("PK\u0005\u0006", "latin1");
    end.writeUInt16LE(entries, 10);
    return end;
  };

  it("finds an archive without a file, and what is no archive", () => {
    expect(check("downloadDocuments", archive(2))).toEqual([]);
    expect(check("downloadDocuments", archive(0))).toEqual(['body: a zip archive with a file; "no file"']);
    expect(check("downloadDocuments", Buffer.from("%PDF-1.7"))).toEqual([
      'body: a zip archive with a file; "no zip archive"',
    ]);
  });
});
