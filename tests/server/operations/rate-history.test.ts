import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import type { OfferContext } from "#server/modules/rates/offer-store.ts";
import { packOffers, saveSearch } from "#server/modules/rates/offer-store.ts";
import { rateCommands } from "#server/operations/commands/rates.ts";
import { findWithdrawnLines } from "#server/rate-sources/rate-sheets/sheet-lines.ts";
import { sheetOffers } from "#server/rate-sources/rate-sheets/sheet-offers.ts";
import { sheetLines } from "#server/rate-sources/rate-sheets/store.ts";
import { addShipper, START } from "../support/app.ts";
import { startDesk } from "./support.ts";
import { writeOffer } from "#server/modules/rates/index.ts";

const DAY = 24 * 3_600_000;
const HEAD = "POL,POD,CARRIER,VALID TILL,ETD,CURRENCY,20GP,40HC,THC";
const ANYWHERE = { place: null, port: null, service: "Ramp" } as const;

describe("the history of prices of rate sheets", () => {
  let folder = "";
  let now = START;
  let desk: Awaited<ReturnType<typeof startDesk>>;

  beforeEach(async () => {
    now = START;
    folder = mkdtempSync(join(tmpdir(), "keelson-history-"));
    desk = await startDesk(rateCommands, { clock: () => now });
  });
  afterEach(async () => {
    await desk.database.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const idIn = (said: readonly string[]): string => /imported as (\S+),/.exec(said.join("\n"))?.[1] ?? "";
  const importLines = async (name: string, lines: readonly string[], ...words: readonly string[]): Promise<string> => {
    const file = join(folder, `${name}.csv`);
    writeFileSync(file, lines.join("\n"));
    const { said, complained } = await desk.run("rates", "import", file, "--provider", "Malabar", ...words);
    expect(complained).toEqual([]);
    return idIn(said);
  };
  const importTabs = async (tabs: Readonly<Record<string, readonly string[]>>): Promise<string> => {
    const file = join(folder, "tabs.xlsx");
    await writeXlsxFile(
      Object.entries(tabs).map(([sheet, lines]) => ({
        sheet,
        data: lines.map((line) => line.split(",").map((value) => ({ value }))),
      })),
    ).toFile(file);
    const { said, complained } = await desk.run("rates", "import", file, "--provider", "Malabar");
    expect(complained).toEqual([]);
    return idIn(said);
  };
  const NHAVA_SHEVA = [HEAD, "INNSA,NLRTM,MSC,2026-12-31,EVERY THU,USD,980,1640,INR 8150"];
  const MUNDRA = [
    HEAD,
    "INMUN,NLRTM,HMM,2026-12-31,EVERY THU,USD,320,510,INR 8150",
    "INMUN,DEHAM,ONE,2026-12-31,EVERY THU,EUR,330,520,INR 8150",
  ];
  const list = async (...words: readonly string[]) => (await desk.run("rates", "list", ...words)).said;

  it("states that a line ended before it began", async () => {
    const head = "POL,POD,20GP,CURRENCY,VALID FROM,VALID TILL";
    const january = await importLines("january", [head, "INNSA,BEANR,1010,USD,2027-01-01,2027-01-31"]);
    const earlier = await importLines("earlier", [head, "INNSA,BEANR,1020,USD,2026-12-10,2027-01-31"]);
    expect(await list(january)).toContain("  line 2  INNSA-BEANR  Malabar  20GP USD 1,010.00  ended before it began");
    expect((await list(earlier))[1]).toBe(
      "  line 2  INNSA-BEANR  Malabar  20GP USD 1,020.00  from 2026-12-10 till 2027-01-31",
    );
  });

  it("names one line by tab and line, and quotes it again", async () => {
    const id = await importTabs({ "Nhava Sheva": NHAVA_SHEVA, Mundra: MUNDRA });
    const NSA = '  tab "Nhava Sheva", line 2  INNSA-NLRTM  MSC  20GP USD 980.00, 40HC USD 1,640.00  ';
    const MUN = '  tab "Mundra", line 2  INMUN-NLRTM  HMM  20GP USD 320.00, 40HC USD 510.00  ';
    const HAM = '  tab "Mundra", line 3  INMUN-DEHAM  ONE  20GP EUR 330.00, 40HC EUR 520.00  till 2026-12-31';
    const TILL = "till 2026-12-31";
    expect(await list("--lines")).toEqual([
      `${id}  Malabar  tabs of 2026-11-20  3 lines  till 2026-12-31, for departures`,
      `${NSA}${TILL}`,
      `${MUN}${TILL}`,
      HAM,
    ]);
    const withdraw = (...words: readonly string[]) => desk.run("rates", "withdraw", id, ...words);
    expect((await withdraw("--line", "2")).complained).toEqual([
      'Line 2 is in the tabs "Nhava Sheva", "Mundra". Say --tab for one of them.',
    ]);
    expect((await withdraw("--tab", "Kandla", "--line", "2")).complained).toEqual([
      `${id} has no tab "Kandla"; it has "Nhava Sheva", "Mundra".`,
    ]);
    expect(await withdraw("--tab", "mundra", "--line", "2")).toEqual({
      said: [
        `1 line of ${id} withdrawn. To quote it again: npm run operations -- rates withdraw ${id} --tab "mundra" --line 2 --undo`,
      ],
      complained: [],
    });
    expect((await list(id)).slice(1)).toEqual([`${NSA}${TILL}`, `${MUN}withdrawn`, HAM]);
    expect((await withdraw("--tab", "Mundra", "--line", "3", "--undo")).complained).toEqual([
      `${id} has no such line that is withdrawn.`,
    ]);
    expect((await findWithdrawnLines(desk.database.db, [`${id}-2`, `${id}-2.2`])).size).toBe(1);
    expect((await withdraw("--tab", "Mundra", "--line", "2", "--undo")).said).toEqual([
      `1 line of ${id} quoted again.`,
    ]);
    expect((await findWithdrawnLines(desk.database.db, [`${id}-2`, `${id}-2.2`])).size).toBe(0);
    expect((await list("--lines"))[2]).toBe(`${MUN}${TILL}`);
  });

  it("lists lines for other programs with amounts, codes and what happened later", async () => {
    const file = join(folder, "nhava-sheva.csv");
    writeFileSync(file, NHAVA_SHEVA.join("\n"));
    const words = ["rates", "import", file, "--provider", "Malabar"];
    const charges = [
      { name: "OCEAN FREIGHT", equipment: "20GP", amount: { currency: "USD", amount: 980 }, per: null },
      { name: "OCEAN FREIGHT", equipment: "40HC", amount: { currency: "USD", amount: 1640 }, per: null },
      { name: "THC", equipment: null, amount: { currency: "INR", amount: 8150 }, per: null },
    ];
    expect(await desk.runJson(...words, "--check")).toEqual({
      isImported: false,
      sheet: null,
      kind: "fcl",
      provider: "Malabar",
      lines: 1,
      leftOut: 0,
      validFor: ["departure"],
      lastDay: "2026-12-31",
      replaced: 0,
      replacedPartly: 0,
      remarks: [],
      atCost: null,
      lanes: [{ lane: "INNSA-NLRTM", line: 2, validTill: "2026-12-31", sizes: ["20GP", "40HC"], charges }],
    });
    await desk.run(...words);
    now += 86_400_000;
    expect(await desk.runJson("rates", "withdraw", "id-2", "--reason", "No space")).toEqual({
      sheet: "id-2",
      lines: 1,
      isUndone: false,
    });
    expect(await desk.runJson("rates", "list", "--at", "2026-11-20")).toEqual([
      {
        id: "id-2",
        kind: "fcl",
        provider: "Malabar",
        name: "nhava-sheva",
        sheetDate: "2026-11-20",
        importedAt: "2026-11-20T08:00:00.000Z",
        withdrawnAt: "2026-11-21T08:00:00.000Z",
        outdatedAt: null,
        prices: "sell",
        visibleTo: null,
        validFrom: "2026-11-20",
        lastDay: null,
        validFor: "departure",
        lines: 1,
        activeLines: 0,
        linesListed: [
          {
            tab: null,
            line: 2,
            portOfLoading: "INNSA",
            portOfDischarge: "NLRTM",
            placeOfReceipt: null,
            placeOfDelivery: null,
            carrier: "MSC",
            charges,
            validFrom: "2026-11-20",
            validTill: "2026-12-31",
            validFor: "departure",
            endedSizes: {},
            withdrawn: null,
            changedLater: [
              {
                kind: "withdrawn",
                sheet: "id-2",
                equipment: null,
                changedAt: "2026-11-21T08:00:00.000Z",
                undoneAt: null,
                before: null,
                after: null,
                reason: "No space",
              },
            ],
          },
        ],
      },
    ]);
  });

  it("stores the tab of a workbook with one tab, and none of a file without tabs", async () => {
    const one = await importTabs({ FCL: NHAVA_SHEVA });
    expect((await list(one))[1]).toMatch(/^ {2}tab "FCL", line 2 {2}INNSA-NLRTM/u);
    expect((await desk.run("rates", "withdraw", one, "--tab", "FCL", "--line", "2")).complained).toEqual([]);
    const csv = await importLines("mundra", MUNDRA);
    expect((await list(csv))[1]).toMatch(/^ {2}line 2 {2}INMUN-NLRTM/u);
    expect((await desk.run("rates", "withdraw", csv, "--tab", "FCL", "--line", "2")).complained).toEqual([
      `${csv} has no tabs. Leave out --tab.`,
    ]);
  });

  it("refuses to quote a line again while a newer sheet has its price, or after its import was taken back", async () => {
    const old = await importLines("old", NHAVA_SHEVA);
    await desk.run("rates", "withdraw", old);
    now += DAY;
    const next = await importLines(
      "next",
      NHAVA_SHEVA.map((line) => line.replace("980", "990")),
    );
    expect((await desk.run("rates", "withdraw", old, "--undo")).complained).toEqual([
      `${next} has a newer price, line 2. Withdraw it first, or name other lines of ${old}.`,
    ]);
    await desk.run("rates", "withdraw", next);
    expect((await desk.run("rates", "withdraw", old, "--undo")).said).toEqual([`1 line of ${old} quoted again.`]);
    expect((await list(old))[0]).toBe(`${old}  Malabar  old of 2026-11-20  1 line  till 2026-12-31, for departures`);
    await desk.run("rates", "undo", old);
    expect((await desk.run("rates", "withdraw", old, "--undo")).complained).toEqual([
      `The import ${old} was taken back. Import its file again.`,
    ]);
  });

  it("lists what was quoted on an earlier day, and what happened to it since", async () => {
    const old = await importLines("old", [...NHAVA_SHEVA, ...MUNDRA.slice(1)]);
    now += 2 * DAY;
    const next = await importLines(
      "next",
      ["POL,POD,CARRIER,VALID TILL,CURRENCY,20GP", "INNSA,NLRTM,MSC,2026-12-31,USD,1010"],
      "--from",
      "2026-12-05",
    );
    now += DAY;
    await desk.run("rates", "withdraw", old, "--lane", "INMUN-DEHAM", "--reason", "Space is sold");
    now += DAY;
    await desk.run("rates", "withdraw", old, "--lane", "INMUN-DEHAM", "--undo");
    now += DAY;
    await desk.run("rates", "expire", old);
    const head = `${old}  Malabar  old of 2026-11-20  imported 2026-11-20 13:30`;
    const changes = {
      nsa: [
        `    20GP replaced on 2026-11-22 13:30 by ${next}: quoted till 2026-12-04 (before: till 2026-12-31)`,
        "    ended on 2026-11-25 13:30: quoted till 2026-11-24 (before: till 2026-12-31)",
      ],
      rtm: ["    ended on 2026-11-25 13:30: quoted till 2026-11-24 (before: till 2026-12-31)"],
    };
    const RTM = "  line 3  INMUN-NLRTM  HMM  20GP USD 320.00, 40HC USD 510.00  till 2026-12-31";
    const HAM = "  line 4  INMUN-DEHAM  ONE  20GP EUR 330.00, 40HC EUR 520.00  till 2026-12-31";
    const WITHDRAWN = "    withdrawn on 2026-11-23 13:30: Space is sold, taken back on 2026-11-24 13:30";
    expect(await list("--at", "2026-11-19")).toEqual(["Nothing was quoted from rate sheets on 2026-11-19."]);
    expect(await list("--at", "2026-11-20")).toEqual([
      "Quoted on 2026-11-20 (Asia/Kolkata):",
      head,
      "  line 2  INNSA-NLRTM  MSC  20GP USD 980.00, 40HC USD 1,640.00  till 2026-12-31",
      ...changes.nsa,
      RTM,
      ...changes.rtm,
      HAM,
      WITHDRAWN,
      ...changes.rtm,
    ]);
    expect(await list("--at", "2026-11-24", "--lane", "inmun-deham")).toEqual([
      "Quoted on 2026-11-24 (Asia/Kolkata):",
      head,
      HAM,
      ...changes.rtm,
    ]);
    expect(await list("--at", "2026-11-23", "--lane", "INNSA-NLRTM")).toEqual([
      "Quoted on 2026-11-23 (Asia/Kolkata):",
      `${next}  Malabar  next of 2026-11-22  imported 2026-11-22 13:30`,
      "  line 2  INNSA-NLRTM  MSC  20GP USD 1,010.00  from 2026-12-05 till 2026-12-31",
      head,
      "  line 2  INNSA-NLRTM  MSC  20GP USD 980.00 till 2026-12-04, 40HC USD 1,640.00  till 2026-12-31",
      changes.nsa[1],
    ]);
    now += DAY;
    expect((await list("--at", "2026-11-26", old)).slice(0, 1)).toEqual([
      "Nothing was quoted from rate sheets on 2026-11-26.",
    ]);
    expect((await desk.run("rates", "list", "--at", "26.11.2026")).complained).toEqual([
      "--at takes a date such as 2026-11-26, not 26.11.2026.",
    ]);
    expect((await desk.run("rates", "list", "--at", "2026-11-27")).complained).toEqual([
      "--at takes today (2026-11-26) or an earlier day, not 2026-11-27.",
    ]);
  });

  it("lists, withdraws and remembers lines of an LCL tariff in the same way", async () => {
    const head =
      "Port of Loading,PORT OF DISCHARGE,Dest CFS,CURRENCY,W/M RATIO,VALID TILL,OCEAN FREIGHT,ORIGIN: CFS HANDLING";
    const old = await importLines("lcl", [
      head,
      "INNSA,NLRTM,,USD,1 CBM = 1000 KG,2026-12-31,20/W/M,4/W/M",
      "INNSA,NLRTM,Duisburg,USD,1 CBM = 1000 KG,2026-12-31,40/W/M,4/W/M",
    ]);
    now += DAY;
    const next = await importLines(
      "next",
      [head, "INNSA,NLRTM,,USD,1 CBM = 1000 KG,2026-12-31,25/W/M,4/W/M"],
      "--from",
      "2026-12-01",
    );
    await desk.run("rates", "withdraw", old, "--line", "3", "--reason", "Space is sold");
    expect(await list("--lines")).toEqual([
      `${next}  LCL  Malabar  next of 2026-11-21  1 line  from 2026-12-01 till 2026-12-31, for departures`,
      "  line 2  Nhava Sheva-Rotterdam  Malabar  USD 25.00/W/M  from 2026-12-01 till 2026-12-31",
      `${old}  LCL  Malabar  lcl of 2026-11-20  1 of 2 lines active  till 2026-11-30, for departures`,
      "  line 2  Nhava Sheva-Rotterdam  Malabar  USD 20.00/W/M  till 2026-11-30",
      "  line 3  Nhava Sheva-Rotterdam (Duisburg)  Malabar  USD 40.00/W/M  withdrawn",
    ]);
    expect(await list(old, "--at", "2026-11-20")).toEqual([
      "Quoted on 2026-11-20 (Asia/Kolkata):",
      `${old}  Malabar  lcl of 2026-11-20  imported 2026-11-20 13:30`,
      "  line 2  Nhava Sheva-Rotterdam  Malabar  USD 20.00/W/M  till 2026-12-31",
      `    replaced on 2026-11-21 13:30 by ${next}: quoted till 2026-11-30 (before: till 2026-12-31)`,
      "  line 3  Nhava Sheva-Rotterdam (Duisburg)  Malabar  USD 40.00/W/M  till 2026-12-31",
      "    withdrawn on 2026-11-21 13:30: Space is sold",
    ]);
    expect((await desk.run("rates", "withdraw", old, "--line", "3", "--undo")).said).toEqual([
      `1 line of ${old} quoted again.`,
    ]);
  });

  const CONTEXT: OfferContext = {
    load: [{ equipment: "20GP", quantity: 2, weightKg: 18_000 }],
    exchange: null,
    quotedAt: "2026-11-20T08:00:00.000Z",
    validityZone: "Asia/Kolkata",
  };
  const quoteOffer = async (): Promise<string> => {
    const lines = await sheetLines(desk.database.db, ["INNSA"], ["NLRTM"], "2026-11-20");
    const offers = lines.flatMap((line) =>
      sheetOffers(
        line,
        {
          origin: ANYWHERE,
          destination: ANYWHERE,
          containers: CONTEXT.load,
          ready: "2026-11-20",
          today: "2026-11-20",
          originToday: "2026-11-20",
          askedAt: CONTEXT.quotedAt,
          now: START / 60_000,
          cooling: null,
        },
        () => undefined,
      ),
    );
    return offers[0] === undefined
      ? ""
      : writeOffer({ offerId: "search-1.0", quoted: offers[0], askedAt: CONTEXT.quotedAt, source: "Malabar" });
  };
  const HISTORY = (old: string, next: string) => [
    "  quoted 2026-11-20 13:30  INNSA to NLRTM  MSC  2 × 20GP  total INR 16,300.00 + USD 1,960.00",
    `  sheet ${old}  Malabar  old of 2026-11-20  imported 2026-11-20 13:30`,
    "  line 2  INNSA-NLRTM  MSC  20GP USD 980.00 till 2026-12-04, 40HC USD 1,640.00  till 2026-12-31",
    "    20GP: OCEAN FREIGHT USD 980.00; THC INR 8,150.00",
    `  20GP replaced on 2026-11-21 13:30 by ${next}: quoted till 2026-12-04 (before: till 2026-12-31)`,
    `  sheet ${next}  Malabar  next of 2026-11-21  imported 2026-11-21 13:30`,
    "  line 2  INNSA-NLRTM  MSC  20GP USD 1,010.00  withdrawn",
    "    20GP: OCEAN FREIGHT USD 1,010.00",
    "  withdrawn on 2026-11-22 13:30: Space is sold",
    "Times are those of Asia/Kolkata.",
  ];

  it("explains why an offer, a quote or a booking has another price than today", async () => {
    const { db } = desk.database;
    const old = await importLines("old", NHAVA_SHEVA);
    const offer = await quoteOffer();
    now += DAY;
    const next = await importLines(
      "next",
      ["POL,POD,CARRIER,VALID TILL,CURRENCY,20GP", "INNSA,NLRTM,MSC,2026-12-31,USD,1010"],
      "--from",
      "2026-12-05",
    );
    now += DAY;
    await desk.run("rates", "withdraw", next, "--reason", "Space is sold");
    const accountId = await addShipper(desk.database);
    const stored = { offer, context: JSON.stringify(CONTEXT) };
    await saveSearch(db, {
      id: "search-1",
      accountId,
      quotedAt: START,
      expiresAt: START + DAY,
      context: stored.context,
      offers: packOffers([[offer]]),
    });
    expect((await desk.run("rates", "explain", "search-1.0")).said).toEqual([
      "Offer search-1.0",
      ...HISTORY(old, next),
    ]);
    await db
      .insertInto("quotation")
      .values({
        id: "booking-1",
        accountId,
        quotationId: "QTN-2026-000001",
        bookingId: "KLB-2026-000001",
        offerId: null,
        providerName: "MSC",
        validityFrom: null,
        validityTill: null,
        validityZone: "Asia/Kolkata",
        bookedOn: "2026-11-20",
        bookedAt: START,
        status: 1,
        reference: null,
        ...stored,
      })
      .execute();
    expect((await desk.run("rates", "explain", "klb-2026-000001")).said).toEqual([
      "KLB-2026-000001  INNSA to NLRTM  MSC  Booked",
      ...HISTORY(old, next),
    ]);
    await db
      .insertInto("quote")
      .values({
        id: "quote-1",
        accountId,
        number: "QUO-2026-000001",
        createdAt: START,
        validTill: "2026-11-30",
        timeZone: "Asia/Kolkata",
        companyName: "Menon",
        contactName: null,
        reference: null,
        incoterm: null,
        note: null,
        search: "{}",
        deskRequest: null,
        code: "code",
        sha256: "hash",
        saveKey: "key",
        outcome: null,
        decidedOffer: null,
        decidedBy: null,
        decidedAt: null,
        revision: 0,
      })
      .execute();
    await db
      .insertInto("quoteOffer")
      .values({ quote: "quote-1", position: 0, offerId: "search-1.0", checkedOfferId: null, ...stored })
      .execute();
    expect((await desk.run("rates", "explain", "QUO-2026-000001")).said).toEqual([
      "QUO-2026-000001  offer 1",
      ...HISTORY(old, next),
    ]);
    expect((await desk.run("rates", "explain", "QTN-2026-000009")).complained).toEqual([
      "There is no booking, quote or offer QTN-2026-000009. Offers are deleted some time after they have expired; bookings and quotes stay.",
    ]);
  });
});
