import { afterEach, beforeEach, expect, it } from "vitest";
import { addMargins } from "#server/modules/margins/index.ts";
import { addRequestRow, findQuoteBy, readQuoteOffer } from "#server/modules/quotes/index.ts";
import { actAs, toSystem } from "#server/platform/acting.ts";
import { START } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { type DeskOfBooking, startWithBooking } from "../desk-bookings/booked.ts";

const NUMBER = "DSK-2026-000007";
const usd = (minor: number) => ({ currency: "USD", minor });
const EVERYTHING = {
  customers: { kind: "all" },
  from: { kind: "all" },
  to: { kind: "all" },
  carrier: null,
  mode: null,
  size: null,
  validFrom: "2026-01-01",
  validTo: null,
  owner: "Pricing",
} as const;
const MARGINS = {
  rules: [
    {
      ...EVERYTHING,
      id: "M-01",
      charge: "freight",
      margin: { kind: "amount", money: usd(15_000), per: "container" },
      rounding: null,
    },
  ],
  floors: [{ ...EVERYTHING, id: "F-01", least: { kind: "percent", percent: "5" } }],
} as const;

const line = (buying: number | null, selling: number | null) => ({
  name: "Ocean freight",
  countedBy: "container",
  size: "20GP",
  buying: buying === null ? null : usd(buying),
  selling: selling === null ? null : usd(selling),
});
const TERMS = {
  carrier: "Kestrel Container",
  vessel: null,
  voyage: null,
  departure: "2026-12-06",
  arrival: "2026-12-30",
  validTill: "2026-11-30",
  remark: null,
  belowFloorReason: null,
};

/** Answering requests for quotes at the desk, over whichever database. */
export const deskQuotesContract = (make: MakePlace): void => {
  let desk: DeskOfBooking;

  beforeEach(async () => {
    desk = await startWithBooking(make);
    const { database, clock } = desk.server;
    await actAs(toSystem("test", clock.now), () =>
      database.db.transaction().execute(async (transaction) => {
        await addMargins(transaction, MARGINS, START);
        await addRequestRow(transaction, {
          id: "request-7",
          accountId: "account-asha@menon.example",
          number: NUMBER,
          requestedAt: START,
          search: JSON.stringify(SEARCH),
          openKey: "key",
          commodity: "Cotton bed linen",
          note: "Before the end of January, please.",
          state: "open",
          settledAt: null,
          reason: null,
          quoteNumber: null,
        });
      }),
    );
  });
  afterEach(() => desk.server.close());

  const price = (lines: readonly object[]) =>
    desk.asRavi("POST", `/quotes/${NUMBER}/price`, { carrier: "Kestrel Container", lines });
  const answer = (lines: readonly object[], terms: object = {}, as = desk.asRavi) =>
    as("POST", `/quotes/${NUMBER}/answer`, { ...TERMS, lines, ...terms });

  it("lists requests by state, and answers one with its note and company", async () => {
    const listed = await desk.asRavi("GET", "/quotes?state=open");
    expect(listed.result).toEqual([
      {
        number: NUMBER,
        state: "open",
        requestedAt: "2026-11-20T08:00:00.000Z",
        companyName: "Malabar Spice Exports",
        search: "Nhava Sheva to Rotterdam, 2 × 20GP",
        quoteNumber: null,
      },
    ]);
    expect((await desk.asRavi("GET", "/quotes?state=declined")).result).toEqual([]);
    expect((await desk.asRavi("GET", `/quotes/${NUMBER.toLowerCase()}`)).result).toMatchObject([
      {
        sizes: ["20GP"],
        isPartLoad: false,
        commodity: "Cotton bed linen",
        note: "Before the end of January, please.",
        contact: { name: "Asha Menon", email: "asha@menon.example", group: null },
        earlier: [],
      },
    ]);
    expect((await desk.asRavi("GET", "/quotes/DSK-2026-000099")).status).toBe(404);
  });

  it("prices charges by the margin rules, and says what is missing to the floor", async () => {
    expect((await price([line(100_000, null)])).result).toMatchObject([
      {
        lines: [{ suggested: usd(115_000), selling: usd(115_000), rule: "M-01" }],
        totals: { buying: usd(200_000), selling: usd(230_000), margin: usd(30_000) },
        floor: { id: "F-01", least: usd(210_527) },
        belowBy: null,
      },
    ]);
    expect((await price([line(100_000, 105_000)])).result).toMatchObject([{ belowBy: usd(527) }]);
    expect((await price([line(null, 105_000)])).result).toMatchObject([
      { lines: [{ suggested: null, selling: usd(105_000) }], totals: null, floor: null, belowBy: null },
    ]);
  });

  it("answers with a quote whose selling prices alone the shipper reads, and stores the rule", async () => {
    const answered = await answer([
      line(100_000, 115_000),
      { ...line(5_000, 5_000), name: "B/L fee", countedBy: "booking", size: null },
    ]);
    expect(answered).toMatchObject({ status: 200, message: "Answered", result: [{ state: "answered" }] });
    const [{ quoteNumber = "" } = {}] = parsed<readonly { quoteNumber?: string }[]>(JSON.stringify(answered.result));
    const quote = await findQuoteBy(desk.server.database.db, "number", quoteNumber);
    const [offer] = quote?.offers ?? [];
    if (offer === undefined) throw new Error("There is no quote.");
    const { priced } = readQuoteOffer(offer);
    expect(priced.price.converted).toMatchObject({ kind: "converted", total: usd(235_000) });
    expect(JSON.stringify(quote)).not.toContain("100000");
    expect(offer.offer).not.toContain("1000.00");
    expect((await desk.asRavi("GET", `/quotes/${NUMBER}`)).result).toMatchObject([
      {
        state: "answered",
        earlier: [{ number: quoteNumber, carrier: "Kestrel Container", lines: [{ buying: null }, {}] }],
      },
    ]);
  });

  it("refuses to sell below the floor but to pricing, with a reason", async () => {
    const low = [line(100_000, 105_000)];
    expect(await answer(low)).toMatchObject({ status: 422, result: [{ field: "belowFloorReason" }] });
    const belowFloorReason = "A regular customer.";
    expect(await answer(low, { belowFloorReason })).toMatchObject({ status: 403, code: 4030 });
    expect(await answer(low, { belowFloorReason }, desk.asSven)).toMatchObject({ status: 200 });
  });

  it.each([
    [{ carrier: " " }, "carrier"],
    [{ validTill: "2026-11-19" }, "validTill"],
    [{ validTill: "2026-12-07" }, "validTill"],
    [{ departure: "2026-11-19", validTill: "2026-11-20" }, "departure"],
    [{ arrival: "2026-12-01" }, "arrival"],
  ])("refuses the answer %o at its field", async (terms, field) => {
    expect(await answer([line(100_000, 115_000)], terms)).toMatchObject({ status: 422, result: [{ field }] });
  });

  it("refuses charges without a selling price, and the same charge twice", async () => {
    for (const lines of [[line(100_000, null)], [line(1, 2), line(1, 2)], [{ ...line(1, 2), countedBy: "wm" }]])
      expect(await answer(lines)).toMatchObject({ status: 422, result: [{ field: "lines" }] });
  });

  it("declines with a reason, and tells the second clerk who was faster", async () => {
    const reason = "No carrier sails there in winter.";
    const declined = await desk.asRavi("POST", `/quotes/${NUMBER}/decline`, { reason });
    expect(declined).toMatchObject({ status: 200, result: [{ state: "declined", reason }] });
    expect(await answer([line(100_000, 115_000)], {}, desk.asSven)).toMatchObject({
      status: 409,
      message: "Ravi Pillai has declined this request already.",
    });
  });
};
