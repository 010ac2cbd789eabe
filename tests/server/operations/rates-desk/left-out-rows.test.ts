import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { callDesk } from "#tests/server/support/desk.ts";
import { type DeskImport, go, settle, startDesk, state, upload } from "./desk-import.ts";

const SHEET = [
  "POL,POD,VALID TILL,CURRENCY,20GP,40HC",
  "INMAA,NLRTM,31/12/2031,USD,1.234,1900",
  "INMUN,NLRTM,31/12/2031,USD,1310,2000",
  "INMAA,BEANR,31/12/2031,USD,1400,2100",
].join("\n");
const STATED = { provider: "Coromandel Line", prices: "sell" };

describe("leaving rows of an import out at the desk", () => {
  let desk: Awaited<ReturnType<typeof startDesk>>;

  beforeEach(async () => {
    desk = await startDesk();
  });
  afterEach(() => desk.close());

  const compare = async (sheet = SHEET): Promise<DeskImport> => {
    const { test, cookies } = desk;
    const { result } = await upload(test, cookies.pricing, "Europe.csv", sheet);
    const read = await settle(test, cookies.pricing, result[0]?.id ?? "");
    return go(test, cookies.pricing, await state(test, cookies.pricing, read, STATED), "comparison");
  };
  const leaveOut = (id: string, line: number, isLeftOut = true, cookie = desk.cookies.pricing) =>
    callDesk(desk.test.app, "PUT", `/rates/imports/${id}/rows-left-out`, {
      cookie,
      body: { tab: null, line, isLeftOut },
    });
  const read = (id: string): Promise<DeskImport> => settle(desk.test, desk.cookies.pricing, id);
  const compareAgain = async (id: string): Promise<DeskImport> =>
    go(desk.test, desk.cookies.pricing, await read(id), "comparison");
  const listPrices = async (id: string, kind = ""): Promise<readonly unknown[]> => {
    const { result } = await callDesk(desk.test.app, "GET", `/rates/imports/${id}/prices${kind}`, {
      cookie: desk.cookies.pricing,
    });
    return result ?? [];
  };

  it("does not read a row of a problem, lists it, and says in the difference that it is left out", async () => {
    const one = await compare();
    expect([one.state, one.result?.notes]).toMatchObject(["refused", [{ line: 2, cell: "E2", canBeLeftOut: true }]]);
    expect((await leaveOut(one.id, 2)).status).toBe(200);
    const open = await read(one.id);
    expect([open.state, open.leftOut]).toEqual([
      "open",
      [
        {
          tab: null,
          line: 2,
          text: "INMAA, NLRTM, 31/12/2031, USD, 1.234, 1900",
          staffName: "Jan Visser",
          leftOutAt: expect.any(String),
        },
      ],
    ]);
    const compared = await compareAgain(one.id);
    expect([compared.state, compared.result?.notes, compared.result?.summary]).toMatchObject([
      "compared",
      [],
      { lines: 2, leftOut: 1, counts: { new: 4 } },
    ]);
    const published = await go(desk.test, desk.cookies.pricing, compared, "publication");
    const rows = await desk.test.database.db.selectFrom("rateSheetRow").select("line").orderBy("line").execute();
    expect([published.state, rows.map(({ line }) => line)]).toEqual(["published", [3, 4]]);
    const reading = await desk.test.database.db.selectFrom("rateMapping").select("mapping").executeTakeFirst();
    expect(reading?.mapping).not.toContain("eftOut");
  });

  it("leaves a row of a price out, and keeps the list of prices until the sheet is compared again", async () => {
    const { id } = await compare();
    await leaveOut(id, 2);
    await compareAgain(id);
    await leaveOut(id, 4);
    const open = await read(id);
    expect([open.state, open.result?.summary, open.leftOut.map(({ text }) => text)]).toMatchObject([
      "open",
      { lines: 2 },
      ["INMAA, NLRTM, 31/12/2031, USD, 1.234, 1900", "Chennai to Antwerp, Coromandel Line"],
    ]);
    expect((await listPrices(id)).length).toBe(4);
    const compared = await compareAgain(id);
    expect([compared.state, compared.result?.summary, (await listPrices(id)).length]).toMatchObject([
      "compared",
      { lines: 1, leftOut: 2 },
      2,
    ]);
  });

  it("takes a row back, records both, and answers the same twice", async () => {
    const { id } = await compare();
    for (const isLeftOut of [true, true, false, false]) expect((await leaveOut(id, 2, isLeftOut)).status).toBe(200);
    expect((await read(id)).leftOut).toEqual([]);
    const entries = await desk.test.database.db
      .selectFrom("auditEntry")
      .select(["action", "before", "after"])
      .where("subjectId", "=", id)
      .orderBy("id")
      .execute();
    const text = "INMAA, NLRTM, 31/12/2031, USD, 1.234, 1900";
    expect(
      entries.map(({ action, before, after }) => [action, JSON.parse(before ?? ""), JSON.parse(after ?? "")]),
    ).toEqual([
      ["rate-import.row-left-out", { fileName: null, "Row 2": text }, { fileName: "Europe.csv", "Row 2": null }],
      ["rate-import.row-taken-back", { fileName: null, "Row 2": null }, { fileName: "Europe.csv", "Row 2": text }],
    ]);
    expect((await compareAgain(id)).result?.notes).toMatchObject([{ cell: "E2" }]);
  });

  it("refuses a row that the comparison has not named, and a person without the right", async () => {
    const { id } = await compare();
    expect(await leaveOut(id, 1)).toMatchObject({ status: 404, message: "The comparison has no such row." });
    expect((await leaveOut(id, 2, true, desk.cookies.desk)).status).toBe(403);
  });

  it("lists prices as before apart, and leaves a row of them out, so that the earlier sheet still quotes it", async () => {
    const clear = SHEET.replace("1.234", "1234");
    const { test, cookies } = desk;
    const first = await go(test, cookies.pricing, await compare(clear), "publication");
    const second = await compare(clear.replace("2100", "2150"));
    expect(second.result?.summary).toMatchObject({
      counts: { new: 0, changed: 1, "no-longer-quoted": 0, dates: 0, unchanged: 5 },
    });
    expect(await listPrices(second.id)).toMatchObject([{ kind: "changed", after: { line: 4 }, size: "40HC" }]);
    expect(await listPrices(second.id, "?kind=unchanged&search=mundra")).toMatchObject([
      { kind: "unchanged", from: { code: "INMUN" }, size: "20GP", after: { line: 3 } },
      { kind: "unchanged", from: { code: "INMUN" }, size: "40HC", after: { line: 3 } },
    ]);
    expect((await leaveOut(second.id, 3)).status).toBe(200);
    expect((await read(second.id)).leftOut).toMatchObject([{ line: 3, text: "Mundra to Rotterdam, Coromandel Line" }]);
    await go(test, cookies.pricing, await compareAgain(second.id), "publication");
    const rows = await test.database.db
      .selectFrom("rateSheetRow")
      .select(["line", "validTill"])
      .where("sheetId", "=", first.sheet ?? "")
      .orderBy("line")
      .execute();
    expect(rows.map(({ line, validTill }) => [line, validTill === "2031-12-31"])).toEqual([
      [2, false],
      [3, true],
      [4, false],
    ]);
  });
});
