import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { formatMoney } from "#domain/money";
import { normaliseSheetLine } from "#domain/rates";
import { rateCommands } from "#server/operations/commands/rates.ts";
import type { BookingAnswer, ExcelRate, QuotationsAnswer, RatesAnswer, SheetLineAnswer } from "#api/schema.d.ts";
import { readPdf } from "../modules/documents/pdf-text.ts";
import { freightFeatures, SEARCH } from "../support/freight.ts";
import { addShipper, type CredentialHeaders, signInAs, startTestApp, type TestApp } from "../support/app.ts";
import { parsed } from "../support/parsed.ts";
import { runStaffCommand, staffOperations } from "../support/staff.ts";

let folder = "";
let server: TestApp;
let headers: CredentialHeaders;
let said: string[] = [];
let complained: string[] = [];

/* The commands run beside the server, over its database. */
const run = async (...words: readonly string[]) => {
  [said, complained] = [[], []];
  const operations = staffOperations(server.database, {
    clock: server.clock.now,
    say: (...lines) => void said.push(...lines),
    reportError: (...lines) => void complained.push(...lines),
  });
  await runStaffCommand([rateCommands], operations, ["rates", "import", ...words]);
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "keelson-examples-"));
  server = await startTestApp({ features: freightFeatures() });
  /* An empty table is filled with the places of the product by the first import. */
  await server.database.db.deleteFrom("place").execute();
  await addShipper(server.database);
  headers = await signInAs(server.app);
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const FORWARDER = ["examples/forwarder.xlsx", "--provider", "Konkan Forwarding"] as const;
const DECLARED = ["--charge", "Green fee (EUR)", "--ignore", "Our margin"] as const;

const quote = async (): Promise<{ readonly answer: RatesAnswer; readonly offer: ExcelRate | undefined }> => {
  const url = "/api/resource/rates/spot-on";
  const answer = parsed<RatesAnswer>((await server.app.inject({ method: "POST", url, headers, payload: SEARCH })).body);
  const [group] = answer.result;
  return { answer, offer: group?.excel?.find(({ providerName }) => providerName === "Castellan") };
};

describe("the sheets in examples/", () => {
  it("include one that is imported without options", async () => {
    await run("examples/tidy.csv", "--provider", "Coromandel Line");
    expect([said, complained]).toEqual([
      ["3 lines of Coromandel Line imported as id-1, valid for departures till 2030-12-31."],
      [],
    ]);
  });

  it("has a broken one whose report names every problem", async () => {
    const report = join(folder, "notes.csv");
    await run("examples/broken.csv", "--provider", "Coromandel Line", "--report", report);
    expect(complained[0]).toBe(
      "Nothing was imported: 9 problems in examples/broken.csv (3 freight, 2 place, 1 validity, 1 date, 1 schedule, 1 currency).",
    );
    expect(readFileSync(report, "utf8")).toBe(readFileSync("examples/broken-report.csv", "utf8"));
  });

  it("include one with two unknown columns", async () => {
    await run(...FORWARDER);
    expect(complained).toEqual([
      "Nothing was imported: 2 problems in examples/forwarder.xlsx (2 column).",
      '  tab "Europe", line 3, cell K3: the column "Green fee (EUR)" is not known ("12"). Say --charge "Green fee (EUR)" or --ignore "Green fee (EUR)".',
      '  tab "Europe", line 3, cell L3: the column "Our margin" is not known ("40"). Say --ignore "Our margin" if the prices include it; otherwise add it to them first.',
    ]);
  });

  it("has the same amount in the cells, on the card, in the breakdown, in the booking, in its PDF and in My Bookings", async () => {
    await run(...FORWARDER, ...DECLARED);
    expect(complained).toEqual([]);
    const { answer, offer } = await quote();
    expect(offer?.charges).toEqual({
      "OCEAN FREIGHT 20GP": "USD 985",
      THC: "INR 9000",
      "BL FEE": "INR 4000/BL",
      "GREEN FEE": "EUR 12",
    });
    const rate = normaliseSheetLine(
      {
        id: offer?._id ?? "",
        providerName: "Castellan",
        logo: null,
        validityZone: null,
        loadingZone: null,
        fields: {},
        charges: Object.fromEntries(Object.entries(offer?.charges ?? {}).map(([name, cell]) => [name, String(cell)])),
      },
      {
        load: [{ equipment: "20GP", quantity: 2, weightKg: 18_000 }],
        exchange: answer.exchangeRates ?? null,
        now: null,
      },
    );
    expect(
      rate.charges.map(({ name, price }) => [name, price.kind === "priced" ? formatMoney(price.amount) : null]),
    ).toEqual([
      ["OCEAN FREIGHT", "USD 1,970.00"],
      ["THC", "INR 18,000.00"],
      ["BL FEE", "INR 4,000.00"],
      ["GREEN FEE", "EUR 24.00"],
    ]);
    /* 1,970 + 18,000 / 88.40 + 4,000 / 88.40 + 24 / 0.9225, each rounded to the cent. */
    expect(rate.price.converted).toEqual({ kind: "converted", total: { currency: "USD", minor: 224_489 } });
    const booking = { providerName: "Castellan", routing: null, arrivalDate: null, departureDate: null };
    const booked = await server.app.inject({
      method: "PUT",
      url: "/api/resource/rates/spot-on",
      headers,
      payload: { offerId: offer?._id, ...booking },
    });
    expect(parsed<BookingAnswer>(booked.body).result).toEqual([{ quotationId: "QTN-2026-000001", bookingId: null }]);
    const listed = parsed<QuotationsAnswer>(
      (await server.app.inject({ method: "GET", url: "/api/resource/quotation", headers })).body,
    ).result[0];
    expect([listed?.shipment?.total, listed?.validityTill]).toEqual([
      { currency: "USD", amount: 2_244.89 },
      "2030-12-31",
    ]);
    const pdf = await server.app.inject({ method: "GET", url: listed?.files[0]?.link ?? "", headers });
    const { text } = await readPdf(pdf.rawPayload);
    for (const words of ["USD 1,970.00", "INR 18,000.00", "INR 4,000.00", "EUR 24.00", "2,244.89"])
      expect(text).toContain(words);
  });

  it("show the cells of their lines as they were read, without ignored columns, to the shipper of the offer", async () => {
    await run(...FORWARDER, ...DECLARED);
    const { offer } = await quote();
    const fetchLine = (offerId: string, as: CredentialHeaders) =>
      server.app.inject({
        method: "GET",
        url: `/api/resource/rates/sheet-line?offerId=${encodeURIComponent(offerId)}`,
        headers: as,
      });
    const answer = parsed<SheetLineAnswer>((await fetchLine(offer?._id ?? "", headers)).body);
    expect(answer.result).toEqual([
      {
        line: 5,
        cells: [
          { header: "Sr. No", text: "1" },
          { header: "POL", text: "Nhava Sheva/JNPT" },
          { header: "POD", text: "Rotterdam" },
          { header: "Country", text: "Netherlands" },
          { header: "Carrier", text: "Castellan" },
          { header: "Ocean Freight (USD) 20' GP", text: "985" },
          { header: "Ocean Freight (USD) 40' GP", text: "1610" },
          { header: "Ocean Freight (USD) 40' HQ", text: "1650" },
          { header: "THC (INR)", text: "9000" },
          { header: "BL Fee (INR) per BL", text: "4000" },
          { header: "Green fee (EUR)", text: "12" },
          { header: "T/T", text: "25-27 days" },
          { header: "Routing", text: "Direct" },
          { header: "Validity", text: "31/12/2030" },
        ],
      },
    ]);
    await addShipper(server.database, "ravi@pillai.example");
    const stranger = await signInAs(server.app, "ravi@pillai.example");
    expect((await fetchLine(offer?._id ?? "", stranger)).statusCode).toBe(404);
  });
});
