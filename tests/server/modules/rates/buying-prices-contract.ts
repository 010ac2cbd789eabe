import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BookingAnswer, QuotationsAnswer, QuoteAnswer, RatesAnswer } from "#api/schema.d.ts";
import { marginCommands } from "#server/operations/commands/margins.ts";
import { rateCommands } from "#server/operations/commands/rates.ts";
import { readBookingMargins, readQuoteMargins } from "#server/modules/margins/index.ts";
import { findStoredOffer } from "#server/modules/rates/index.ts";
import { searchRecords } from "#server/modules/rates/account-records.ts";
import { createPrint } from "#server/operations/kit/print.ts";
import { randomIds } from "#server/platform/time.ts";
import { readPdf } from "#tests/server/modules/documents/pdf-text.ts";
import {
  addShipper,
  type CredentialHeaders,
  SHIPPER,
  signInAs,
  startTestApp,
  type TestApp,
} from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { runStaffCommand, staffOperations } from "#tests/server/support/staff.ts";
import { lclFeatures } from "../lcl/fixture.ts";

const OTHER = "rival@trader.example";
/* 7391 and 613 occur nowhere else but by chance in an id; 7391 + 613 = 8004. */
const SHEET = [
  "POL,POD,CARRIER,VALIDITY,ETD,CURRENCY,20GP,THC,REMARKS",
  "INNSA,NLRTM,MSC,2026-12-31,28 Nov 2026,USD,7391,AT COST,",
];
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const RULES = [
  "RULE,CUSTOMERS,CHARGE,MARGIN,OWNER",
  `M-SECRET,company:account-${SHIPPER.email},freight,USD 613/container,Ownerby`,
];

const MARGINS = {
  company: `account-${SHIPPER.email}`,
  lines: [
    {
      charge: "OCEAN FREIGHT",
      equipment: "20GP",
      quantity: 2,
      buying: { currency: "USD", minor: 739_100 },
      selling: { currency: "USD", minor: 800_400 },
      rule: "M-SECRET",
    },
  ],
  totals: { margin: { currency: "USD", minor: 122_600 } },
  exchange: { base: "USD" },
};

/** Sheets with buying prices and the margins that are added to them, over whichever database. */
export const buyingPricesContract = (make: MakePlace): void => {
  describe("buying prices", () => {
    let server: TestApp;
    let own: CredentialHeaders;
    let other: CredentialHeaders;
    let folder = "";

    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), "keelson-buying-"));
      server = await startTestApp({ make, features: lclFeatures });
      await addShipper(server.database);
      await addShipper(server.database, OTHER);
      own = await signInAs(server.app);
      other = await signInAs(server.app, OTHER);
    });
    afterEach(async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    });

    const run = async (...words: readonly string[]): Promise<string> => {
      const printed: string[] = [];
      const print = createPrint((...lines) => printed.push(...lines));
      const desk = staffOperations(server.database, { ids: randomIds, say: print, reportError: print });
      await runStaffCommand([rateCommands, marginCommands], desk, words);
      return printed.join("\n");
    };
    const file = (name: string, lines: readonly string[]): string => {
      writeFileSync(join(folder, name), lines.join("\n"));
      return join(folder, name);
    };
    const importSheet = (...words: readonly string[]) =>
      run("rates", "import", file("sheet.csv", SHEET), "--provider", "Malabar", "--charge", "THC", ...words);
    const importRules = () => run("margins", "import", file("margins.csv", RULES));
    const search = async (headers: CredentialHeaders, url = "/api/resource/rates/spot-on") => {
      const { body } = await server.app.inject({ method: "POST", url, headers, payload: SEARCH });
      const found = (parsed<RatesAnswer>(body).result[0]?.excel ?? []).filter(
        ({ providerName }) => providerName === "MSC",
      );
      return { body, found, prices: found.map(({ charges }) => charges["OCEAN FREIGHT 20GP"]) };
    };
    const readStored = async (offerId: string) => (await findStoredOffer(server.database.db, offerId))?.margins ?? null;
    const book = async (offerId: string): Promise<string> => {
      const url = "/api/resource/rates/spot-on";
      const payload = { offerId, providerName: "MSC", routing: "", arrivalDate: null, departureDate: null };
      const { body } = await server.app.inject({ method: "PUT", url, headers: own, payload });
      const [booked] = parsed<BookingAnswer>(body).result;
      const row = await server.database.db
        .selectFrom("quotation")
        .select("id")
        .where("quotationId", "=", booked?.quotationId ?? "")
        .executeTakeFirstOrThrow();
      return row.id;
    };

    it("are not imported where they would be sold at cost, unless that is said", async () => {
      const file = join(folder, "sheet.csv");
      const atCost = `Nothing was imported of ${file}: 1 price on 1 lane has no margin rule and would be sold at the buying price. Add rules (margins import), or say --without-margin.`;
      expect(await importSheet("--prices", "buy")).toContain(atCost);
      await importRules();
      expect(await importSheet("--prices", "buy")).toContain(atCost);
      expect(await importSheet("--prices", "buy", "--compare")).toContain(
        "Without a margin rule, sold at the buying price: 1 price on 1 lane.",
      );
      const own = ["--prices", "buy", "--visible-to", "company:account-asha@menon.example"];
      expect(await importSheet(...own)).toContain("1 line of Malabar imported");
      expect(await run("margins", "remove", "M-SECRET")).toBe(
        "M-SECRET is the last rule about 1 price on 1 lane, which would be sold at the buying price. Say --without-margin to remove it.",
      );
      expect(await run("margins", "remove", "M-SECRET", "--without-margin")).toBe("M-SECRET is removed.");
      const trail = await server.database.db
        .selectFrom("auditEntry")
        .select("after")
        .where("action", "=", "sheet.imported")
        .execute();
      expect(trail.map(({ after }) => parsed<object>(after ?? ""))).toEqual([
        {
          name: "sheet",
          provider: "Malabar",
          sheetDate: "2026-11-20",
          validFrom: "2026-11-20",
          validTill: "2026-12-31",
          lines: 1,
          fileHash: expect.any(String),
          visibleTo: { groups: [], companies: ["account-asha@menon.example"] },
          prices: "buy",
        },
      ]);
    });

    it("are sold with the margins of the company that asks, in every kind of search", async () => {
      expect(await importRules()).toBe("Imported: margin rules: 1, floors: 0.");
      expect(await importSheet("--prices", "buy", "--without-margin")).toContain("1 line of Malabar imported");
      expect((await search(own)).prices).toEqual(["USD 8004.00"]);
      expect((await search(own, "/api/resource/rates/searches")).prices).toEqual(["USD 8004.00"]);
      expect((await search(other)).prices).toEqual(["USD 7391.00"]);
    });

    it("are in no answer to the shipper, and stored beside the offer for staff", async () => {
      await importRules();
      await importSheet("--prices", "buy", "--without-margin");
      const { body, found } = await search(own);
      const id = String(found[0]?._id);
      const cells = await server.app.inject({
        method: "GET",
        url: `/api/resource/rates/sheet-line?offerId=${id}`,
        headers: own,
      });
      const downloaded: unknown[] = [];
      for await (const row of searchRecords.quotedSearch.read(server.database.db, `account-${SHIPPER.email}`))
        downloaded.push(row);
      expect(downloaded).toHaveLength(1);
      for (const text of [body, cells.body, JSON.stringify(downloaded)])
        expect(text.replaceAll(ID, "")).not.toMatch(/739\d|613|M-SECRET|Ownerby|margin|buying/i);
      expect(cells.statusCode).toBe(404);
      expect(await readStored(id)).toMatchObject(MARGINS);
    });

    it("keep the stored price of an offer when the rules change", async () => {
      await importRules();
      await importSheet("--prices", "buy", "--without-margin");
      const { found } = await search(own);
      const id = String(found[0]?._id);
      const before = await readStored(id);
      await run("margins", "remove", "M-SECRET", "--without-margin");
      expect((await search(own)).prices).toEqual(["USD 7391.00"]);
      expect(await readStored(id)).toEqual(before);
    });

    it("are stored with a booking and a quote, which keep them when the rules change", async () => {
      await importRules();
      await importSheet("--prices", "buy", "--without-margin");
      const id = String((await search(own)).found[0]?._id);
      const customer = { companyName: "Van der Meer Wonen", contactName: null, reference: null };
      const saved = await server.app.inject({
        method: "POST",
        url: "/api/resource/quotes",
        headers: { ...own, "idempotency-key": "quote-key-1" },
        payload: { offerIds: [id], search: SEARCH, customer, incoterm: null, validTill: null, note: null },
      });
      expect([saved.statusCode, saved.body]).toEqual([200, expect.stringContaining("QUO-2026-000001")]);
      const booking = await book(id);
      await run("margins", "remove", "M-SECRET", "--without-margin");
      const { db } = server.database;
      const quote = await db.selectFrom("quote").select("id").executeTakeFirstOrThrow();
      expect((await readBookingMargins(db, [booking])).get(booking)).toMatchObject(MARGINS);
      expect((await readQuoteMargins(db, quote.id)).get(0)).toMatchObject(MARGINS);
    });

    it("add up to one selling total on the offer, the quote, the booking and its documents", async () => {
      await importRules();
      await importSheet("--prices", "buy", "--without-margin");
      const id = String((await search(own)).found[0]?._id);
      const get = (url: string) => server.app.inject({ method: "GET", url: `/api/resource/${url}`, headers: own });
      const customer = { companyName: "Van der Meer Wonen", contactName: null, reference: null };
      await server.app.inject({
        method: "POST",
        url: "/api/resource/quotes",
        headers: { ...own, "idempotency-key": "quote-key-1" },
        payload: { offerIds: [id], search: SEARCH, customer, incoterm: null, validTill: null, note: null },
      });
      const booking = await book(id);
      const [quote] = parsed<QuoteAnswer>((await get("quotes/QUO-2026-000001")).body).result;
      const [listed] = parsed<QuotationsAnswer>((await get("quotation")).body).result;
      const margins = (await readBookingMargins(server.database.db, [booking])).get(booking);
      const total = { currency: "USD", amount: 16_008 };
      expect([quote?.offers[0]?.price.totals, listed?.shipment?.total]).toEqual([[total], total]);
      expect(margins?.totals.selling).toEqual({ currency: "USD", minor: 1_600_800 });
      for (const url of ["quotes/QUO-2026-000001/pdf", `quotation/${booking}/files/${listed?.files[0]?.fileName}`]) {
        const { text } = await readPdf((await get(url)).rawPayload);
        expect(text.replaceAll(/[\s\u202f\u00a0]/g, "")).toContain("USD16,008.00");
      }
    });

    it("are unknown for a booking of a sheet with selling prices", async () => {
      await importSheet("--prices", "sell");
      const booking = await book(String((await search(own)).found[0]?._id));
      expect(await readBookingMargins(server.database.db, [booking])).toEqual(new Map());
    });

    it("must be told from selling prices once there is a margin rule", async () => {
      expect(await importSheet("--name", "before")).toContain("1 line of Malabar imported");
      expect((await search(own)).prices).toEqual(["7391"]);
      await importRules();
      expect((await search(own)).prices).toEqual(["7391"]);
      expect(await run("rates", "import", file("next.csv", [...SHEET, SHEET[1] ?? ""]), "--provider", "Malabar")).toBe(
        "Nothing was imported: There are margin rules. Say --prices buy if the sheet has what the provider is paid, or --prices sell.",
      );
    });
  });
};
