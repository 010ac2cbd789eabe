import { existsSync, readdirSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { callDesk } from "#tests/server/support/desk.ts";
import { type DeskImport, go, settle, startDesk, state, upload } from "./desk-import.ts";

const HEAD = "POL,POD,VALID FROM,VALID TILL,CURRENCY,20GP,40HC,CIC";
const FIRST = `${HEAD}\nINMAA,NLRTM,1 Dec 2030,31 Dec 2030,USD,1150,1900,100\nINMAA,DEHAM,1 Dec 2030,31 Dec 2030,USD,1310,,100\n`;
const SECOND = `${HEAD}\nINMAA,NLRTM,1 Dec 2030,31 Dec 2031,USD,1180,1900,100\nINMAA,BEANR,1 Dec 2030,31 Dec 2031,USD,1190,,100\n`;
const STATED = { provider: "Coromandel Line", prices: "sell" };

describe("importing a rate sheet at the desk", () => {
  let desk: Awaited<ReturnType<typeof startDesk>>;

  beforeEach(async () => {
    desk = await startDesk();
  });
  afterEach(() => desk.close());

  const open = async (content: string, cookie = desk.cookies.pricing, name = "Europe.csv"): Promise<DeskImport> => {
    const { result } = await upload(desk.test, cookie, name, content);
    return settle(desk.test, cookie, result[0]?.id ?? "");
  };
  const publish = async (content: string): Promise<DeskImport> => {
    const { test, cookies } = desk;
    const stated = await state(test, cookies.pricing, await open(content), STATED);
    return go(test, cookies.pricing, await go(test, cookies.pricing, stated, "comparison"), "publication");
  };
  const listSheets = async (cookie = desk.cookies.desk) =>
    (await callDesk(desk.test.app, "GET", "/rates/sheets", { cookie })).result;

  it("shows the columns, compares with what is quoted, publishes and undoes", async () => {
    const { test, cookies, folder } = desk;
    const { app } = test;
    const first = await publish(FIRST);
    expect([first.state, first.result?.summary]).toEqual([
      "published",
      {
        kind: "fcl",
        provider: "Coromandel Line",
        lines: 2,
        leftOut: 0,
        lastDay: "2030-12-31",
        replaced: 0,
        counts: { new: 3, changed: 0, "no-longer-quoted": 0, dates: 0, unchanged: 0 },
        atCost: null,
      },
    ]);

    const same = await go(
      test,
      cookies.pricing,
      await state(test, cookies.pricing, await open(FIRST), STATED),
      "comparison",
    );
    expect([same.state, same.problem]).toEqual([
      "open",
      expect.stringMatching(
        /^Nothing was imported: Europe was imported on [\d-]+\. Undo that sheet to import it again\.$/,
      ),
    ]);

    const read = await open(SECOND);
    expect(read.tabs.map(({ rows, isTable, columns }) => [rows, isTable, columns.map(({ kind }) => kind)])).toEqual([
      [2, true, ["field", "field", "field", "field", "field", "charge", "charge", "charge"]],
    ]);
    const stated = await state(test, cookies.pricing, read, STATED);
    const compared = await go(test, cookies.pricing, stated, "comparison");
    expect([compared.state, compared.result?.summary?.["counts"]]).toEqual([
      "compared",
      { new: 1, changed: 1, "no-longer-quoted": 0, dates: 1, unchanged: 0 },
    ]);
    const prices = await callDesk(app, "GET", `/rates/imports/${read.id}/prices?kind=changed`, {
      cookie: cookies.pricing,
    });
    expect(prices.result).toMatchObject([
      {
        kind: "changed",
        from: { code: "INMAA", name: "Chennai" },
        to: { code: "NLRTM", name: "Rotterdam" },
        carrier: "Coromandel Line",
        size: "20GP",
        charges: [
          { name: "CIC", kind: "unchanged", percent: null },
          {
            name: "OCEAN FREIGHT",
            kind: "amount",
            before: { amount: { amount: 1150, currency: "USD" } },
            after: { amount: { amount: 1180, currency: "USD" } },
            percent: 2.6,
          },
        ],
        total: {
          before: { amount: 1250, currency: "USD" },
          after: { amount: 1280, currency: "USD" },
          percent: 2.4,
        },
      },
    ]);

    const published = await go(test, cookies.pricing, compared, "publication");
    expect([published.state, readdirSync(folder)]).toEqual(["published", [`${same.id}.csv`]]);
    expect(await listSheets()).toMatchObject([
      { id: published.sheet, state: "upcoming", publishedBy: "Jan Visser", lines: 2, activeLines: 2, prices: "sell" },
      { id: first.sheet, lines: 2 },
    ]);

    const change = { change: "undo" };
    const undone = await callDesk(app, "PATCH", `/rates/sheets/${published.sheet ?? ""}`, {
      cookie: cookies.pricing,
      body: change,
    });
    expect([undone.status, undone.result]).toMatchObject([200, [{ state: "withdrawn" }]]);
    expect((await settle(test, cookies.pricing, read.id)).state).toBe("undone");
    const again = await callDesk(app, "PATCH", `/rates/sheets/${published.sheet ?? ""}`, {
      cookie: cookies.pricing,
      body: change,
    });
    expect([again.status, again.message]).toEqual([409, "This sheet was withdrawn already."]);
  });

  it("proposes the file's name as that of the sheet, and publishes the one that is stated", async () => {
    const { test, cookies } = desk;
    const read = await open(FIRST, cookies.pricing, "sheet mine (3).csv");
    expect(read.settings["name"]).toBe("sheet mine (3)");
    const { name: _, ...earlier } = read.settings;
    const body = { revision: read.revision, settings: earlier };
    const path = `/rates/imports/${read.id}`;
    const kept = await callDesk(test.app, "PATCH", path, { cookie: cookies.pricing, body });
    expect(kept.result).toMatchObject([{ settings: { name: "sheet mine (3)" } }]);
    const again = await settle(test, cookies.pricing, read.id);
    const stated = await state(test, cookies.pricing, again, { ...STATED, name: " Europe December " });
    await go(test, cookies.pricing, await go(test, cookies.pricing, stated, "comparison"), "publication");
    expect(await listSheets()).toMatchObject([{ provider: "Coromandel Line", name: "Europe December" }]);
    const nameless = await state(test, cookies.pricing, await open(SECOND), { ...STATED, name: " " });
    await go(test, cookies.pricing, await go(test, cookies.pricing, nameless, "comparison"), "publication");
    expect((await listSheets())[0]).toMatchObject({ name: "Europe" });
  });

  it("names what the first lines ask, counts cells of all lines, and takes the size off a charge", async () => {
    const { test, cookies } = desk;
    const lines = Array.from({ length: 30 }, (_, index) => `INVTZ,NLRTM,31 Dec 2031,${1200 + index},850,12`);
    const one = await open(["POL,POD,VALID TILL,20GP,THC,Zuschlag 20", ...lines].join("\n"));
    expect([one.unknownColumns, one.earlyQuestions, one.tabs[0]?.columns.at(-1)]).toEqual([
      1,
      [
        {
          topic: "currency",
          text: null,
          first: { tab: null, line: 2, cell: "D2", header: "20GP" },
          problems: 20,
          lines: 10,
        },
      ],
      {
        letters: "F",
        header: "Zuschlag 20",
        headerCell: "F1",
        kind: "unknown",
        field: null,
        charge: "ZUSCHLAG",
        sizes: ["20GP"],
        currency: null,
        per: null,
        filled: 30,
        samples: ["12"],
        isDecided: false,
      },
    ]);
    const reading = { ...one.settings.reading, currency: "USD" };
    const answered = await state(test, cookies.pricing, one, { ...STATED, reading });
    expect([answered.unknownColumns, answered.earlyQuestions]).toEqual([1, []]);
  });

  it("asks once what is missing in the whole sheet, and lists the first cells of it", async () => {
    const { test, cookies } = desk;
    const lines = Array.from({ length: 200 }, (_, index) => `INVTZ,Roterdam,31 Dec 2031,${1200 + index},1900`);
    const one = await state(
      test,
      cookies.pricing,
      await open(["POL,POD,VALID TILL,20GP,40GP", ...lines].join("\n")),
      STATED,
    );
    const { state: now, result } = await go(test, cookies.pricing, one, "comparison");
    expect([now, result?.problemCount, result?.notes.length, result?.questions]).toEqual([
      "refused",
      600,
      100,
      [
        {
          topic: "place",
          text: "Roterdam",
          first: { tab: null, line: 2, cell: "B2", header: "POD" },
          problems: 200,
          lines: 200,
        },
        {
          topic: "currency",
          text: null,
          first: { tab: null, line: 2, cell: "D2", header: "20GP" },
          problems: 400,
          lines: 200,
        },
      ],
    ]);
  });

  it("asks what a bare 40 is, and reads it as both sizes", async () => {
    const { test, cookies } = desk;
    const one = await open("POL,POD,VALID TILL,CURRENCY,20,40\nINVTZ,NLRTM,31 Dec 2031,USD,1200,1900\n");
    expect(one.earlyQuestions).toEqual([
      { topic: "size", text: "40", first: { tab: null, line: 1, cell: "F1", header: "40" }, problems: 1, lines: 1 },
    ]);
    const reading = { ...one.settings.reading, sizes: { "40": "40GP/40HC" } };
    const answered = await state(test, cookies.pricing, one, { ...STATED, reading });
    const compared = await go(test, cookies.pricing, answered, "comparison");
    expect([answered.earlyQuestions, compared.result?.summary?.["counts"]]).toEqual([
      [],
      { new: 3, changed: 0, "no-longer-quoted": 0, dates: 0, unchanged: 0 },
    ]);
  });

  it("asks what a remark means for the price, and charges its lines as a person says", async () => {
    const { test, cookies } = desk;
    const remark = "War risk USD 50/teu extra";
    const lines = [
      "INVTZ,NLRTM,31 Dec 2031,USD,1200,1900,War risk USD 50/teu extra",
      "INVTZ,DEHAM,31 Dec 2031,USD,900,1400,",
    ];
    const file = await open(["POL,POD,VALID TILL,CURRENCY,20GP,40HC,REMARKS", ...lines].join("\n"));
    const asked = await go(test, cookies.pricing, await state(test, cookies.pricing, file, STATED), "comparison");
    expect([asked.state, asked.result?.questions]).toEqual([
      "refused",
      [
        {
          topic: "remark",
          text: remark,
          first: { tab: null, line: 2, cell: "G2", header: "REMARKS" },
          problems: 1,
          lines: 1,
        },
      ],
    ]);
    const reading = { ...asked.settings.reading, remarks: { [remark]: "WAR RISK USD 50.00/TEU" } };
    const answered = await state(test, cookies.pricing, asked, { ...STATED, reading });
    const compared = await go(test, cookies.pricing, answered, "comparison");
    expect([compared.state, compared.result?.summary?.["counts"]]).toEqual([
      "compared",
      { new: 4, changed: 0, "no-longer-quoted": 0, dates: 0, unchanged: 0 },
    ]);
    const listed = await callDesk(test.app, "GET", `/rates/imports/${file.id}/prices?search=NLRTM`, {
      cookie: cookies.pricing,
    });
    expect(listed.result).toMatchObject([
      { size: "20GP", charges: [{ name: "OCEAN FREIGHT" }, { name: "WAR RISK", after: { amount: { amount: 50 } } }] },
      { size: "40HC", charges: [{ name: "OCEAN FREIGHT" }, { name: "WAR RISK", after: { amount: { amount: 100 } } }] },
    ]);
  });

  it("proposes the side of the prices of a provider's last sheet", async () => {
    const { test, cookies } = desk;
    const read = async () => (await callDesk(test.app, "GET", "/rates/choices", { cookie: cookies.pricing })).result;
    await publish(FIRST);
    expect(await read()).toMatchObject([{ lastPrices: [{ provider: "Coromandel Line", prices: "sell" }] }]);
  });

  it("publishes buying prices without a margin rule only where that is said", async () => {
    const { test, cookies } = desk;
    const { app } = test;
    const one = await state(test, cookies.pricing, await open(FIRST), { ...STATED, prices: "buy" });
    const compared = await go(test, cookies.pricing, one, "comparison");
    expect(compared.result?.summary?.["atCost"]).toEqual({ prices: 3, lanes: 2 });
    const call = (path: string, body: object, method: "POST" | "DELETE" = "POST") =>
      callDesk(app, method, path, { cookie: cookies.pricing, ...(method === "POST" ? { body } : {}) });
    const message = "3 prices on 2 lanes have no margin rule: customers would pay the buying price.";
    expect(await call(`/rates/imports/${one.id}/publication`, { revision: compared.revision })).toMatchObject({
      status: 422,
      message,
      result: [{ field: "withoutMargin", message }],
    });

    const rule = {
      kind: "rule",
      customers: "all",
      customer: "",
      from: "",
      to: "NL",
      carrier: "",
      mode: "fcl",
      size: "",
      charge: "freight",
      basis: "container",
      amount: "100",
      currency: "USD",
      minimum: "",
      rounding: "",
      direction: "nearest",
      validFrom: "",
      validTo: "",
      owner: "Jan Visser",
    };
    expect((await call("/margins", rule)).status).toBe(200);
    const again = await go(test, cookies.pricing, compared, "comparison");
    expect(again.result?.summary?.["atCost"]).toEqual({ prices: 1, lanes: 1 });
    await call("/margins", { ...rule, to: "DE" });
    const covered = await go(test, cookies.pricing, again, "comparison");
    expect(covered.result?.summary?.["atCost"]).toBeNull();

    await call("/margins/M-02?withoutMargin=yes", {}, "DELETE");
    const late = await go(test, cookies.pricing, covered, "publication");
    expect([late.state, late.problem]).toEqual([
      "compared",
      "Nothing was imported of Europe: 1 price on 1 lane has no margin rule and would be sold at the buying price. Compare again.",
    ]);
    const said = await call(`/rates/imports/${one.id}/publication`, { revision: late.revision, withoutMargin: true });
    expect(said.status).toBe(200);
    expect((await settle(test, cookies.pricing, one.id)).state).toBe("published");

    const lost = "M-01 is the last rule about 2 buying prices on 1 lane. Without it customers pay the buying price.";
    const refused = { status: 422, message: lost, result: [{ field: "withoutMargin", message: lost }] };
    expect(await call("/margins/M-01", {}, "DELETE")).toMatchObject(refused);
    const body = { lastDay: "2030-12-01" };
    const put = (more: object) =>
      callDesk(app, "PUT", "/margins/M-01/last-day", { cookie: cookies.pricing, body: { ...body, ...more } });
    expect(await put({})).toMatchObject(refused);
    expect((await put({ withoutMargin: true })).status).toBe(200);
    expect((await call("/margins/M-03?withoutMargin=yes", {}, "DELETE")).message).toBe("Rule ended");
  });

  it("names the problems by cell without the options of the command line, and lets them be answered", async () => {
    const { test, cookies } = desk;
    const one = await open(FIRST.replace("INMAA,DEHAM", "Madras ICD X,DEHAM"));
    const stated = await state(test, cookies.pricing, one, STATED);
    const refused = await go(test, cookies.pricing, stated, "comparison");
    expect([refused.state, refused.result?.problemCount, refused.result?.notes]).toMatchObject([
      "refused",
      1,
      [{ severity: "problem", kind: "place", line: 3, cell: "A3", header: "POL", text: "Madras ICD X" }],
    ]);
    expect(JSON.stringify(refused.result)).not.toContain("--");
    const reading = { ...refused.settings.reading, aliases: { "Madras ICD X": "INMAA" } };
    const answered = await state(test, cookies.pricing, refused, { reading });
    expect((await go(test, cookies.pricing, answered, "comparison")).state).toBe("compared");
  });

  it("applies the mapping of the last sheet of a provider", async () => {
    const { test, cookies } = desk;
    const foreign = FIRST.replace("POL,POD", "Abgang,Ankunft").replace("CIC", "Zuschlag 7");
    const one = await open(foreign);
    expect(one.tabs[0]).toMatchObject({ isTable: false });
    const nothing = { field: null, charge: null, size: null, currency: null, per: null };
    const columns = [
      { ...nothing, header: "Abgang", kind: "field", field: "PORT OF LOADING" },
      { ...nothing, header: "Ankunft", kind: "field", field: "PORT OF DISCHARGE" },
    ];
    const mapped = await state(test, cookies.pricing, one, {
      ...STATED,
      reading: { ...one.settings.reading, columns },
    });
    expect([mapped.tabs[0]?.isTable, mapped.unknownColumns]).toEqual([true, 1]);
    const complete = await state(test, cookies.pricing, mapped, {
      reading: {
        ...mapped.settings.reading,
        columns: [...columns, { ...nothing, header: "Zuschlag 7", kind: "charge", charge: "CIC" }],
      },
    });
    expect(complete.unknownColumns).toBe(0);
    const compared = await go(test, cookies.pricing, complete, "comparison");
    const published = await go(test, cookies.pricing, compared, "publication");
    expect(published.state).toBe("published");

    const next = await open(foreign.replaceAll("1150", "1160"));
    const stated = await state(test, cookies.pricing, next, { provider: "coromandel line" });
    expect([stated.unknownColumns, stated.tabs[0]?.columns[7]]).toMatchObject([
      0,
      { kind: "charge", charge: "CIC", isDecided: true },
    ]);
  });

  it("shows who else imports the same provider, and refuses a stale change", async () => {
    const { test, cookies } = desk;
    const mine = await state(test, cookies.pricing, await open(FIRST), STATED);
    const other = await state(test, cookies.other, await open(SECOND, cookies.other, "Eva.csv"), STATED);
    expect(other.others).toMatchObject([{ staffName: "Jan Visser", fileName: "Europe.csv", isOwn: false }]);
    const compared = await go(test, cookies.pricing, mine, "comparison");
    const otherCompared = await go(test, cookies.other, other, "comparison");
    await go(test, cookies.pricing, compared, "publication");
    const late = await callDesk(test.app, "POST", `/rates/imports/${other.id}/publication`, {
      cookie: cookies.other,
      body: { revision: otherCompared.revision },
    });
    expect([late.status, late.message]).toMatchObject([
      409,
      expect.stringMatching(
        /^Rates of Coromandel Line were changed after this comparison \(\d\d:\d\d\)\. Compare again\.$/,
      ),
    ]);
    const stale = await callDesk(test.app, "PATCH", `/rates/imports/${other.id}`, {
      cookie: cookies.other,
      body: { revision: 1, settings: other.settings },
    });
    expect([stale.status, stale.message]).toEqual([
      409,
      "Somebody else has changed this import meanwhile. Load it again.",
    ]);
  });

  it("refuses at its field who finds the prices, where nobody is chosen or a company is not known", async () => {
    const { test, cookies } = desk;
    const one = await open(FIRST);
    const change = async (audience: object) => {
      const body = { revision: one.revision, settings: { ...one.settings, ...STATED, audience } };
      const { status, result } = await callDesk(test.app, "PATCH", `/rates/imports/${one.id}`, {
        cookie: cookies.pricing,
        body,
      });
      return [status, result];
    };
    expect(await change({ groups: [], companies: [] })).toEqual([
      422,
      [{ field: "audience", message: "Choose a group or a company." }],
    ]);
    expect(await change({ groups: ["retail"], companies: ["nobody"] })).toEqual([
      422,
      [{ field: "audience", message: "One of the companies is not known. Choose it again." }],
    ]);
  });

  it("refuses what is no sheet, and leaves no file", async () => {
    const { test, cookies, folder } = desk;
    const pdf = await upload(test, cookies.pricing, "rates.pdf", "x");
    expect([pdf.status, pdf.message]).toEqual([422, "Choose an Excel file (.xlsx, .xlsm, .xls) or a CSV file."]);
    const bad = await open("no workbook", cookies.pricing, "rates.xlsx");
    expect(bad.state).toBe("unreadable");
    expect(bad.problem).toMatch(/^rates\.xlsx cannot be read: /);
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  });

  it("lets the desk read sheets and import none", async () => {
    const { test, cookies } = desk;
    const refused = await upload(test, cookies.desk, "rates.csv", FIRST);
    expect([refused.status, await listSheets()]).toEqual([403, []]);
  });

  it("deletes the file of an import that is discarded", async () => {
    const { test, cookies, folder } = desk;
    const one = await open(FIRST);
    expect(readdirSync(folder)).toEqual([`${one.id}.csv`]);
    const answer = await callDesk(test.app, "DELETE", `/rates/imports/${one.id}`, { cookie: cookies.pricing });
    expect([answer.status, readdirSync(folder)]).toEqual([200, []]);
  });
});
