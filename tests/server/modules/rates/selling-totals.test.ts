import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { BookingAnswer, QuotationsAnswer, QuoteAnswer, RatesAnswer } from "#api/schema.d.ts";
import { exportBookings, exportCharges } from "#server/modules/accounting/export-rows.ts";
import { marginCommands } from "#server/operations/commands/margins.ts";
import { rateCommands } from "#server/operations/commands/rates.ts";
import { createPrint } from "#server/operations/kit/print.ts";
import { randomIds } from "#server/platform/time.ts";
import { readPdf } from "#tests/server/modules/documents/pdf-text.ts";
import { addShipper, type CredentialHeaders, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { addTestStaff, callDesk, signInToDesk } from "#tests/server/support/desk.ts";
import { SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { runStaffCommand, staffOperations } from "#tests/server/support/staff.ts";
import { lclFeatures } from "../lcl/fixture.ts";

const LONGEST_MS = 240_000;
const RATES_URL = "/api/resource/rates/spot-on";
const RULE_HEAD = "RULE,CUSTOMERS,CHARGE,MARGIN,OWNER";

/** What a sheet asks and what is added to it, in cents. */
const anyPrices = fc.record({
  freight: fc.integer({ min: 40_000, max: 400_000 }),
  surcharge: fc.integer({ min: 100, max: 30_000 }),
  document: fc.integer({ min: 100, max: 9_000 }),
  margin: fc.integer({ min: 1, max: 40_000 }),
  percent: fc.constantFrom("0.5", "2.5", "12.75"),
});
const decimal = (cents: number): string => (cents / 100).toFixed(2);

interface Open {
  readonly server: TestApp;
  readonly own: CredentialHeaders;
  readonly cookie: string;
  readonly folder: string;
}

const open = async (): Promise<Open> => {
  const server = await startTestApp({ features: lclFeatures });
  await addShipper(server.database);
  await addTestStaff(server.database, "jan@keelson.example", "Jan Visser", "pricing");
  const cookie = await signInToDesk(server, "jan@keelson.example");
  return { server, cookie, own: await signInAs(server.app), folder: mkdtempSync(join(tmpdir(), "keelson-totals-")) };
};

const importFile = async ({ server, folder }: Open, lines: readonly string[], ...words: readonly string[]) => {
  const file = join(folder, "import.csv");
  writeFileSync(file, lines.join("\n"));
  const print = createPrint(() => undefined);
  const desk = staffOperations(server.database, { ids: randomIds, say: print, reportError: print });
  const [group = "", ...rest] = words;
  await runStaffCommand([rateCommands, marginCommands], desk, [group, "import", file, ...rest]);
};

const get = async ({ server, own }: Open, url: string) =>
  server.app.inject({ method: "GET", url: `/api/resource/${url}`, headers: own });

/** Quotes and books the offer of the sheet; answers the number of the booking. */
const quoteAndBook = async ({ server, own }: Open): Promise<string> => {
  const { body } = await server.app.inject({ method: "POST", url: RATES_URL, headers: own, payload: SEARCH });
  const offer = parsed<RatesAnswer>(body).result[0]?.excel?.find(({ providerName }) => providerName === "MSC");
  const offerId = String(offer?._id);
  const customer = { companyName: "Van der Meer Wonen", contactName: null, reference: null };
  await server.app.inject({
    method: "POST",
    url: "/api/resource/quotes",
    headers: { ...own, "idempotency-key": "quote-key-1" },
    payload: { offerIds: [offerId], search: SEARCH, customer, incoterm: null, validTill: null, note: null },
  });
  const payload = { offerId, providerName: "MSC", routing: "", arrivalDate: null, departureDate: null };
  const booked = await server.app.inject({ method: "PUT", url: RATES_URL, headers: own, payload });
  return parsed<BookingAnswer>(booked.body).result[0]?.quotationId ?? "";
};

const readText = async (opened: Open, url: string): Promise<string> =>
  (await readPdf((await get(opened, url)).rawPayload)).text.replaceAll(/[\s\u202f\u00a0]/g, "");

interface DeskBooking {
  readonly charges: readonly { readonly selling: { readonly minor: number } | null }[];
  readonly totals: { readonly selling: { readonly minor: number } };
}

const collect = async <Row>(rows: AsyncIterable<Row>): Promise<readonly Row[]> => {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
};

/** Every total in cents and every document that states prices of the booking and the quote. */
const readAll = async (opened: Open, number: string) => {
  const { db } = opened.server.database;
  const range = { since: null, until: null };
  const [quote] = parsed<QuoteAnswer>((await get(opened, "quotes/QUO-2026-000001")).body).result;
  const [listed] = parsed<QuotationsAnswer>((await get(opened, "quotation")).body).result;
  const { result } = await callDesk(opened.server.app, "GET", `/bookings/${number}`, { cookie: opened.cookie });
  const desk = parsed<DeskBooking>(JSON.stringify(result[0]));
  const charges = await collect((await exportCharges(db, range)).rows);
  const [exported] = await collect((await exportBookings(db, range)).rows);
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
  return {
    totals: [
      Math.round((quote?.offers[0]?.price.totals[0]?.amount ?? 0) * 100),
      Math.round((listed?.shipment?.total?.amount ?? 0) * 100),
      desk.totals.selling.minor,
      Number(exported?.sellingMinor),
    ],
    sums: [
      sum(desk.charges.map(({ selling }) => selling?.minor ?? 0)),
      sum(charges.map(({ sellingMinor }) => Number(sellingMinor))),
    ],
    documents: [
      await readText(opened, "quotes/QUO-2026-000001/pdf"),
      await readText(opened, `quotation/${listed?._id}/files/${listed?.files[0]?.fileName}`),
    ],
  };
};

const format = (cents: number): string =>
  `USD${(cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

it(
  "the selling lines add up to one total in every list and document, which later rules do not change",
  async () => {
    await fc.assert(
      fc.asyncProperty(anyPrices, anyPrices, async (prices, later) => {
        const opened = await open();
        const sheet = [
          "POL,POD,CARRIER,VALIDITY,ETD,CURRENCY,20GP,BAF,BL FEE",
          `INNSA,NLRTM,MSC,2026-12-31,28 Nov 2026,USD,${decimal(prices.freight)},${decimal(prices.surcharge)},${decimal(prices.document)}`,
        ];
        const rules = [
          `M-1,all,freight,USD ${decimal(prices.margin)}/container,Jan`,
          `M-2,all,all,${prices.percent}%,Jan`,
        ];
        await importFile(opened, [RULE_HEAD, ...rules], "margins");
        await importFile(opened, sheet, "rates", "--provider", "Malabar", "--prices", "buy");
        const number = await quoteAndBook(opened);
        const read = await readAll(opened, number);
        const [total = 0] = read.totals;
        expect(total).toBeGreaterThan(2 * prices.freight);
        expect(new Set([...read.totals, ...read.sums])).toEqual(new Set([total]));
        for (const text of read.documents) expect(text).toContain(format(total));

        const narrower = `M-3,company:Malabar Spice Exports,freight,USD ${decimal(later.margin)}/container,Jan`;
        await importFile(opened, [RULE_HEAD, ...rules, narrower], "margins");
        expect(await readAll(opened, number)).toEqual(read);
        await opened.server.close();
        rmSync(opened.folder, { recursive: true, force: true });
      }),
      { seed: 30, numRuns: 6 },
    );
  },
  LONGEST_MS,
);
