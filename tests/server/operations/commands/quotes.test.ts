import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addMargins, readQuoteMargins } from "#server/modules/margins/index.ts";
import { addRequestRow } from "#server/modules/quotes/desk-request-store.ts";
import { quoteCommands } from "#server/operations/commands/quotes.ts";
import { addShipper, START } from "#tests/server/support/app.ts";
import { SEARCH } from "#tests/server/support/freight.ts";
import { aFloor } from "#tests/support/margins.ts";
import { startDesk } from "#tests/server/operations/support.ts";

const NUMBER = "DSK-2026-000007";
const ANSWER = ["--carrier", "Skerry Lines", "--price", "2100", "--valid-till", "2026-11-30"] as const;
const FCL = { ...SEARCH, loadingPort: "Nhava Sheva", dischargePort: "Rotterdam" };
const PART = { portOfLoading: "Nhava Sheva", portOfDischarge: "Rotterdam", weight: 1200, cbm: 3.25 };
const LINE = {
  providerName: "Skerry Lines",
  "PORT OF LOADING": "Nhava Sheva (INNSA)",
  "PORT OF DISCHARGE": "Rotterdam (NLRTM)",
  "CONTAINER SIZE": "20GPx2",
  CURRENCY: "USD",
  charges: { "OCEAN FREIGHT 20GP": "USD 1,900" },
};

describe("quotes on the command line", () => {
  let desk: Awaited<ReturnType<typeof startDesk>>;
  let folder: string;
  beforeEach(async () => {
    desk = await startDesk(quoteCommands);
    folder = await mkdtemp(join(tmpdir(), "keelson-quotes-"));
  });
  afterEach(async () => {
    await desk.database.remove();
    await rm(folder, { recursive: true });
  });

  const ask = async (search: object = FCL): Promise<void> => {
    const accountId = await addShipper(desk.database);
    await addRequestRow(desk.database.db, {
      id: "request-1",
      accountId,
      number: NUMBER,
      requestedAt: START,
      search: JSON.stringify(search),
      openKey: "open",
      commodity: "Fox nuts",
      note: "Latest arrival\n08 Jan",
      state: "open",
      settledAt: null,
      reason: null,
      quoteNumber: null,
    });
  };
  const mails = () => desk.database.db.selectFrom("outgoingMail").select(["recipient", "subject"]).execute();

  it("list and show requests", async () => {
    expect((await desk.run("quotes", "list")).said).toEqual(["No requests and no quotes."]);
    await ask();
    expect((await desk.run("quotes", "list")).said).toEqual([
      `${NUMBER}  open  2026-11-20T08:00:00.000Z  Nhava Sheva to Rotterdam, 2 × 20GP  asha@menon.example`,
    ]);
    expect((await desk.run("quotes", "show", NUMBER)).said).toEqual([
      `${NUMBER}  open  2026-11-20T08:00:00.000Z`,
      "Nhava Sheva to Rotterdam, 2 × 20GP",
      "Shipper: Asha Menon, Malabar Spice Exports <asha@menon.example>",
      "Departure: from 21 Nov 2026",
      "Cargo weight per container: 20GP 18 000 kg",
      "Commodity: Fox nuts",
      "Note: Latest arrival 08 Jan",
    ]);
    expect((await desk.run("quotes", "show", "QUO-1")).complained).toEqual([
      "There is no quote or request QUO-1. List them with: npm run operations -- quotes list",
    ]);
  });

  describe("a price with what the carrier is paid", () => {
    const addFloor = async (): Promise<void> => {
      const floors = [aFloor("F-01", { least: { kind: "percent", percent: "10" } })];
      await desk.database.db
        .transaction()
        .execute((transaction) => addMargins(transaction, { rules: [], floors }, START));
    };
    const findMargins = async () => {
      const { db } = desk.database;
      const quote = await db.selectFrom("quote").select("id").executeTakeFirstOrThrow();
      return (await readQuoteMargins(db, quote.id)).get(0);
    };
    const usd = (minor: number) => ({ currency: "USD", minor });

    it("is stored with the quote, and unknown without it", async () => {
      await ask();
      await addFloor();
      expect((await desk.run("quotes", "answer", NUMBER, ...ANSWER, "--buy", "1800")).complained).toEqual([]);
      expect(await findMargins()).toEqual({
        company: "account-asha@menon.example",
        group: null,
        lines: [
          {
            charge: "OCEAN FREIGHT",
            equipment: "20GP",
            quantity: 2,
            buying: usd(180_000),
            selling: usd(210_000),
            rule: null,
          },
        ],
        fee: null,
        totals: { buying: usd(360_000), selling: usd(420_000), margin: usd(60_000) },
        floor: { id: "F-01", least: usd(400_000) },
        raisedBy: usd(0),
        exchange: null,
      });
    });

    it("is refused below the floor, unless a reason is given, which the trail keeps", async () => {
      await ask();
      await addFloor();
      const low = ["quotes", "answer", NUMBER, ...ANSWER, "--buy", "1900"] as const;
      expect((await desk.run(...low)).complained).toEqual([
        "This price of USD 4,200.00 is below the floor F-01 of USD 4,222.23. Raise it, or say --below-floor with the reason.",
      ]);
      expect((await desk.run(...low, "--below-floor", "Opening offer")).complained).toEqual([]);
      expect((await findMargins())?.belowFloor).toEqual({ reason: "Opening offer" });
      const entry = await desk.database.db
        .selectFrom("auditEntry")
        .select(["subjectId", "after", "reason"])
        .where("action", "=", "margin.overridden")
        .executeTakeFirstOrThrow();
      expect(entry).toEqual({
        subjectId: "F-01",
        after:
          '{"quote":"QUO-2026-000001","least":{"currency":"USD","minor":422223},"selling":{"currency":"USD","minor":420000}}',
        reason: "Opening offer",
      });
    });

    it("needs both sides of the price", async () => {
      await ask();
      expect((await desk.run("quotes", "answer", NUMBER, ...ANSWER, "--below-floor", "Why not")).complained).toEqual([
        "--below-floor needs --buy: what the carrier is paid.",
      ]);
      expect((await desk.run("quotes", "answer", NUMBER, ...ANSWER, "--buy", "40HC=1800")).complained).toEqual([
        "--buy takes SIZE=AMOUNT with one of 20GP, not 40HC=1800.",
      ]);
    });

    it("is compared per W/M for a part load", async () => {
      await ask(PART);
      await addFloor();
      const words = ["--carrier", "Skerry Lines", "--price", "WM=20", "--valid-till", "2026-11-30", "--buy", "WM=19"];
      expect((await desk.run("quotes", "answer", NUMBER, ...words)).complained).toEqual([
        "This price of USD 65.00 is below the floor F-01 of USD 68.62. Raise it, or say --below-floor with the reason.",
      ]);
    });
  });

  it("answer a request once with a price, which is listed, shown and exported", async () => {
    await ask();
    expect((await desk.run("quotes", "answer", NUMBER, ...ANSWER)).said).toEqual([
      `${NUMBER} is answered with:`,
      `QUO-2026-000001  until 2026-11-30  Skerry Lines USD 4,200.00`,
    ]);
    expect(await mails()).toEqual([
      { recipient: "asha@menon.example", subject: "Quote QUO-2026-000001 for Nhava Sheva to Rotterdam, 2 × 20GP" },
    ]);
    expect((await desk.run("quotes", "answer", NUMBER, ...ANSWER)).complained).toEqual([
      `${NUMBER} was settled before.`,
    ]);
    expect((await desk.run("quotes", "list")).said[1]).toMatch(
      /^QUO-2026-000001 {2}open {2}until 2026-11-30 {2}Skerry Lines USD 4,200\.00 {2}asha@menon\.example/,
    );
    expect((await desk.run("quotes", "show", "quo-2026-000001")).said.slice(0, -1)).toEqual([
      "QUO-2026-000001  open  until 2026-11-30",
      "For Malabar Spice Exports",
      "Shipper: Asha Menon, Malabar Spice Exports <asha@menon.example>",
      "1. Skerry Lines  Nhava Sheva to Rotterdam  no departure stated  USD 4,200.00",
      "   Freight  USD 4,200.00",
      "     OCEAN FREIGHT  per container 20GP  2 × 2,100.00  USD 4,200.00",
      "   Total  USD 4,200.00",
      "   Valid 20 to 30 Nov 2026",
    ]);
    const file = join(folder, "quote.pdf");
    expect((await desk.run("quotes", "export", "QUO-2026-000001", file)).said).toEqual([
      `QUO-2026-000001 is written to ${file}`,
    ]);
    expect((await readFile(file)).subarray(0, 5).toString()).toBe("%PDF-");
    expect((await desk.run("quotes", "export", "QUO-9", file)).complained).toEqual([
      "There is no quote QUO-9. List them with: npm run operations -- quotes list",
    ]);
  });

  it("answer a request for a part load per W/M or for the shipment", async () => {
    await ask(PART);
    expect((await desk.run("quotes", "list")).said).toEqual([
      `${NUMBER}  open  2026-11-20T08:00:00.000Z  Nhava Sheva to Rotterdam, 1,200 kg, 3.25 CBM  asha@menon.example`,
    ]);
    expect((await desk.run("quotes", "show", NUMBER)).said.slice(1, 4)).toEqual([
      "Nhava Sheva to Rotterdam, 1,200 kg, 3.25 CBM",
      "Shipper: Asha Menon, Malabar Spice Exports <asha@menon.example>",
      "Commodity: Fox nuts",
    ]);
    const answer = (...options: readonly string[]) =>
      desk.run("quotes", "answer", NUMBER, "--carrier", "Baywater", "--valid-till", "2026-11-30", ...options);
    for (const [options, problem] of [
      [[], "--price is missing."],
      [["--price", "45"], "--price takes WM=AMOUNT or SHIPMENT=AMOUNT for a part load, not 45."],
      [["--price", "20GP=45"], "--price takes WM=AMOUNT or SHIPMENT=AMOUNT for a part load, not 20GP=45."],
      [
        ["--price", "WM=45", "SHIPMENT=9"],
        "--price takes WM=AMOUNT or SHIPMENT=AMOUNT for a part load, not WM=45 SHIPMENT=9.",
      ],
      [["--price", "WM=0"], "--price takes an amount above 0 in USD, not 0."],
      [
        ["--price", "WM=45", "--vessel", "NORRVIK ASTRID"],
        "A part load is quoted for no vessel. Leave out --vessel and --voyage.",
      ],
    ] as const)
      expect((await answer(...options)).complained).toEqual([problem]);
    expect((await answer("--price", "wm=45", "--departure", "2026-12-04", "--arrival", "2026-12-30")).said).toEqual([
      `${NUMBER} is answered with:`,
      "QUO-2026-000001  until 2026-11-30  Baywater USD 146.25",
    ]);
    expect((await desk.run("quotes", "show", "QUO-2026-000001")).said.slice(3, -1)).toEqual([
      "1. Baywater  Nhava Sheva to Rotterdam  2026-12-04  USD 146.25",
      "   Freight  USD 146.25",
      "     OCEAN FREIGHT  per W/M  3.25 × 45.00  USD 146.25",
      "   Total  USD 146.25",
      "   Valid 20 to 30 Nov 2026",
    ]);
  });

  it("answer a request for a part load with the lines of a file", async () => {
    await ask(PART);
    const file = join(folder, "lines.json");
    const charges = {
      originCharges: { "OCEAN FREIGHT": "USD 300/SHIPMENT" },
      destinationCharges: { DTHC: "EUR 20/W/M" },
    };
    const answer = () => desk.run("quotes", "answer", NUMBER, "--file", file, "--valid-till", "2026-11-30");
    await writeFile(file, JSON.stringify([{ ...charges, warehouseCharges: "none" }]));
    expect((await answer()).complained).toEqual([
      `${file}, line 1: warehouseCharges: "none" is not an object. The lines have the form of LclRate in the API document.`,
    ]);
    await writeFile(file, JSON.stringify([{ ...charges, providerName: "Baywater", "PORT OF DISCHARGE": "Hamburg" }]));
    expect((await answer()).said).toEqual([
      `${NUMBER} is answered with:`,
      "QUO-2026-000001  until 2026-11-30  Baywater EUR 65.00 + USD 300.00",
    ]);
    expect((await desk.run("quotes", "show", "QUO-2026-000001")).said[3]).toBe(
      "1. Baywater  Nhava Sheva to Rotterdam  no departure stated  EUR 65.00 + USD 300.00",
    );
  });

  it("answer a request with the lines of a file", async () => {
    await ask();
    const file = join(folder, "lines.json");
    await writeFile(file, JSON.stringify([LINE, { ...LINE, providerName: "Amberline" }]));
    const answered = await desk.run("quotes", "answer", NUMBER, "--file", file, "--valid-till", "2026-11-30");
    expect(answered.said).toEqual([
      `${NUMBER} is answered with:`,
      `QUO-2026-000001  until 2026-11-30  Skerry Lines USD 3,800.00, Amberline USD 3,800.00`,
    ]);
    expect((await desk.run("quotes", "list")).said[1]).toContain("Skerry Lines USD 3,800.00, Amberline USD 3,800.00");
  });

  it("show every charge of a quote with its currency, also those without an amount", async () => {
    await ask();
    const file = join(folder, "lines.json");
    const charges = { ...LINE.charges, "BAF 20GP": "INCLUDED", "DTHC 20GP": "EUR 210", "DOC FEE": "AT COST" };
    await writeFile(file, JSON.stringify([{ ...LINE, charges }]));
    await desk.run("quotes", "answer", NUMBER, "--file", file, "--valid-till", "2026-11-30");
    expect((await desk.run("quotes", "show", "QUO-2026-000001")).said.slice(3, -1)).toEqual([
      "1. Skerry Lines  Nhava Sheva to Rotterdam  no departure stated  EUR 420.00 + USD 3,800.00",
      "   Origin charges",
      "     DOC FEE  as stated  AT COST  Not priced",
      "   Freight  USD 3,800.00",
      "     OCEAN FREIGHT  per container 20GP  2 × 1,900.00  USD 3,800.00",
      "     BAF  as stated 20GP  Included in basic freight",
      "   Destination charges  EUR 420.00",
      "     DTHC  per container 20GP  2 × 210.00  EUR 420.00  no rate to USD",
      "     Total of charges in EUR  EUR 420.00",
      "     Total of charges in USD  USD 3,800.00",
      "   Total  EUR 420.00 + USD 3,800.00",
      "   1 charge has no price and is not in the total.",
      "   Valid until 30 Nov 2026",
    ]);
  });

  it.each([
    [["--price", "2100", "--valid-till", "2026-11-30"], "--carrier is missing."],
    [["--carrier", "Skerry Lines", "--price", "2100"], "--valid-till is missing."],
    [["--carrier", "Skerry Lines", "--valid-till", "2026-11-30"], "--price is missing for 20GP."],
    [
      [...ANSWER.slice(0, 2), "--price", "40HC=1", "--valid-till", "2026-11-30"],
      "--price takes SIZE=AMOUNT with one of 20GP, not 40HC=1.",
    ],
    [
      [...ANSWER.slice(0, 2), "--price", "cheap", "--valid-till", "2026-11-30"],
      "--price takes an amount above 0 in USD, not cheap.",
    ],
    [
      [...ANSWER.slice(0, 2), "--price=-5", "--valid-till", "2026-11-30"],
      "--price takes an amount above 0 in USD, not -5.",
    ],
    [
      [...ANSWER.slice(0, 2), "--price", "0", "--valid-till", "2026-11-30"],
      "--price takes an amount above 0 in USD, not 0.",
    ],
    [[...ANSWER, "--price", "20GP=2200"], "--price is given twice for 20GP."],
    [[...ANSWER, "--departure", "2026-01-01"], "--departure takes today (2026-11-20) or a later day, not 2026-01-01."],
    [
      [...ANSWER, "--departure", "2026-11-28"],
      "--valid-till takes a day until the departure, 2026-11-28, not 2026-11-30.",
    ],
    [
      [...ANSWER, "--departure", "2026-12-20", "--arrival", "2026-12-10"],
      "--arrival takes the day of the departure, 2026-12-20, or a later one, not 2026-12-10.",
    ],
    [[...ANSWER, "--currency", "US"], "--currency takes an ISO 4217 code, not US."],
    [[...ANSWER, "--departure", "soon"], "--departure takes a date such as 2026-12-23, not soon."],
    [
      [...ANSWER.slice(0, 4), "--valid-till", "2026-11-01"],
      "--valid-till takes today (2026-11-20) or a later day, not 2026-11-01.",
    ],
    [["--file", "/nowhere.json", "--valid-till", "2026-11-30"], "/nowhere.json cannot be read: there is no such file."],
  ])("refuse an answer without writing anything: %j", async (options, sentence) => {
    await ask();
    expect((await desk.run("quotes", "answer", NUMBER, ...options)).complained).toEqual([sentence]);
    expect(await mails()).toEqual([]);
    expect((await desk.run("quotes", "list")).said).toHaveLength(1);
  });

  it("refuse a file whose lines cannot be read or are over", async () => {
    await ask();
    const file = join(folder, "lines.json");
    const answer = async (lines: unknown) => {
      await writeFile(file, JSON.stringify(lines));
      return (await desk.run("quotes", "answer", NUMBER, "--file", file, "--valid-till", "2026-11-30")).complained;
    };
    expect(await answer([LINE, { providerName: "X" }])).toEqual([
      `${file}, line 2: charges: nothing is not an object. The lines have the form of ExcelRate in the API document.`,
    ]);
    expect(await answer([{ ...LINE, "VALID TILL": "2026-11-10" }])).toHaveLength(1);
    expect(await mails()).toEqual([]);
  });

  it("decline a request once with a reason", async () => {
    await ask();
    const reason = "No carrier calls there in December";
    expect((await desk.run("quotes", "decline", NUMBER, "--reason", reason)).said).toEqual([`${NUMBER} is declined.`]);
    expect((await desk.run("quotes", "decline", NUMBER, "--reason", reason)).complained).toEqual([
      `${NUMBER} was settled before.`,
    ]);
    expect((await desk.run("quotes", "decline", "DSK-1", "--reason", reason)).complained).toEqual([
      "There is no request DSK-1. List them with: npm run operations -- quotes list",
    ]);
    expect((await desk.run("quotes", "show", NUMBER)).said.at(-1)).toBe(`Declined: ${reason}`);
    expect(await mails()).toEqual([
      { recipient: "asha@menon.example", subject: "No price for Nhava Sheva to Rotterdam, 2 × 20GP" },
    ]);
  });
});
