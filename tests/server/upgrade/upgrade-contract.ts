import { afterEach, beforeEach, expect, it } from "vitest";
import type { QuotationsAnswer } from "#api/schema.d.ts";
import { loadMapping } from "#server/operations/sheets/import-mapping.ts";
import { rateCommands } from "#server/operations/commands/rates.ts";
import { sheetTabs } from "#server/migrations/sheet-changes.ts";
import { listSheetLines } from "#server/rate-sources/rate-sheets/sheet-lines.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { readPdf } from "#tests/server/modules/documents/pdf-text.ts";
import { FILLED_AT, readRecorded, SAVED_MAP } from "./fixture.ts";
import { openApp, prefixedIds, type UpgradeApp } from "./open-app.ts";
import { bookFoundOffers, readDatabase } from "./read-database.ts";
import { callAs } from "./shipper.ts";

const HOUR = 3_600_000;

/** A database that an earlier version has filled, opened by this one. */
export const upgradeContract = (make: MakePlace): void => {
  const recorded = readRecorded();
  let app: UpgradeApp;
  let remove: () => Promise<void>;

  beforeEach(async () => {
    const filled = await make();
    remove = filled.remove;
    const opened = await openDatabase(filled.place);
    if (opened.isErr()) throw new Error(opened.error);
    app = await openApp(opened.value, () => FILLED_AT + HOUR, prefixedIds("upgraded"));
  });
  afterEach(async () => {
    await app.close();
    await remove();
  });

  it("shows every booking, quote, link, draft, template, address, setting and sheet as before", async () => {
    expect(await readDatabase(app, recorded.contents)).toEqual(recorded.read);
  });

  it("makes each account a company of one, whose person is its admin", async () => {
    const shipper = callAs(app, recorded.contents.session);
    expect((await shipper.get<{ readonly result: readonly object[] }>("/resource/company")).result).toEqual([
      {
        id: "filled-1",
        name: "Malabar Spice Exports",
        state: "active",
        stateReason: null,
        country: null,
        panNumber: null,
        gstNumbers: [],
        vatId: null,
        currency: "USD",
        creditLimit: null,
        usedCredit: null,
        paymentDays: null,
        requiresSecondFactor: false,
        role: "admin",
        limit: null,
      },
    ]);
    const people = await app.database.db.selectFrom("account").select(["id", "companyId", "role"]).execute();
    expect(people.filter(({ id, companyId, role }) => companyId !== id || role !== "admin")).toEqual([]);
    expect(people.length).toBeGreaterThan(0);
  });

  it("prints each quote as before, with the zone in which it ends, and states the zone of each booking", async () => {
    const shipper = callAs(app, recorded.contents.session);
    for (const { number, sha256 } of recorded.contents.quotes) {
      const { text } = await readPdf(await shipper.download(`/resource/quotes/${number}/pdf`));
      expect(text).toContain(number);
      expect(text).toContain("(Kolkata time)");
      expect(text.replaceAll(/\s/g, "")).toContain(sha256);
    }
    const { result } = await shipper.get<QuotationsAnswer>("/resource/quotation");
    const zones = result.flatMap(({ validityTill, validityZone }) => (validityTill === null ? [] : [validityZone]));
    expect(new Set(zones)).toEqual(new Set(["Asia/Kolkata"]));
  });

  it("books the offers that the earlier version has found", async () => {
    expect(await bookFoundOffers(app, recorded.contents)).toEqual([
      "QTN-2026-000020",
      "QTN-2026-000021",
      "QTN-2026-000022",
    ]);
  });

  it("takes an import of the earlier version back and quotes what it has replaced", async () => {
    const [, , old = "", next = ""] = recorded.contents.sheets;
    const list = async () => (await app.operate(rateCommands, "rates", "list", old)).join("\n");
    expect(await list()).toContain("2026-11-27");
    await app.operate(rateCommands, "rates", "undo", next);
    expect(await list()).not.toContain("2026-11-27");
  });

  it("explains the price of a booking, and lists what was quoted when it was made", async () => {
    const [, booking = ""] = recorded.contents.bookings;
    expect(await app.operate(rateCommands, "rates", "explain", booking)).toEqual([
      "CAST-0001  Nhava Sheva to Rotterdam  CASTELLAN  Booked",
      "  quoted 2026-11-20 13:30  Nhava Sheva to Rotterdam  CASTELLAN  2 × 20GP  total USD 3,004.61",
      "  exchange rates of 2026-11-20, Keelson treasury, demo table",
      "  sheet DEMO-1  CASTELLAN  CASTELLAN INDIA EXPORT of 2026-08-22  imported 2026-11-20 13:30",
      "  line 2  INNSA-NLRTM  CASTELLAN  20GP USD 1,015.00, 40GP USD 1,645.00, 40HC USD 1,695.00  with no end date",
      "    20GP: OCEAN FREIGHT USD 1,015.00; BAF INCLUDED; WAR RISK USD 40.00; ORIGIN THC INR 9,850.00; SEAL INR 850.00; BILL OF LADING INR 4,500.00/BL; DESTINATION THC EUR 245.00; DELIVERY ORDER EUR 65.00/BL; CUSTOMS CLEARANCE AT COST",
      "  neither replaced nor withdrawn since then",
      "Times are those of Asia/Kolkata.",
    ]);
    const quoted = await app.operate(rateCommands, "rates", "list", "--at", "2026-11-20", "--lane", "INNSA-NLRTM");
    expect(quoted.slice(0, 5)).toEqual([
      "Quoted on 2026-11-20 (Asia/Kolkata):",
      "filled-75  Malabar Freight  next of 2026-11-20  imported 2026-11-20 13:30",
      "  line 2  INNSA-NLRTM  HAPAG  20GP USD 995.00, 40HC USD 1,640.00  from 2026-11-28 till 2026-12-31",
      "filled-74  Malabar Freight  old of 2026-11-20  imported 2026-11-20 13:30",
      "  line 2  INNSA-NLRTM  HAPAG  20GP USD 905.00, 40HC USD 1,540.00  till 2026-11-27",
    ]);
  });

  it("numbers the tabs of files that were imported without the names of their tabs", async () => {
    const { db } = app.database;
    const [tidy = "", konkan = ""] = recorded.contents.sheets;
    const row = await db.selectFrom("rateSheetRow").selectAll().where("sheetId", "=", konkan).executeTakeFirstOrThrow();
    await db
      .insertInto("rateSheetRow")
      .values({ ...row, id: `${konkan}-2.15`, line: 15, tab: null })
      .execute();
    await sheetTabs(db);
    const tabsOf = async (sheet: string) => [
      ...new Set((await listSheetLines(db, { kind: "fcl", id: sheet })).map(({ tab }) => tab)),
    ];
    expect([await tabsOf(tidy), await tabsOf(konkan)]).toEqual([[null], ["1", "2"]]);
  });

  it("reads the map that --save-map of the earlier version has written", async () => {
    const mapping = (await loadMapping(SAVED_MAP))._unsafeUnwrap();
    expect([mapping.charges, mapping.ignore]).toEqual([["Green fee (EUR)"], ["Our margin"]]);
  });
};
