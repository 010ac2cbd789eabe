import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { callDesk } from "#tests/server/support/desk.ts";
import { type DeskImport, go, settle, startDesk, state, upload } from "./desk-import.ts";

const STATED = { provider: "Coromandel Line", prices: "sell" };

describe("correcting headers of an import at the desk", () => {
  let desk: Awaited<ReturnType<typeof startDesk>>;

  beforeEach(async () => {
    desk = await startDesk();
  });
  afterEach(() => desk.close());

  const open = async (lines: readonly string[]): Promise<DeskImport> => {
    const { test, cookies } = desk;
    const { result } = await upload(test, cookies.pricing, "Europe.csv", lines.join("\n"));
    const read = await settle(test, cookies.pricing, result[0]?.id ?? "");
    return state(test, cookies.pricing, read, STATED);
  };
  const read = (id: string): Promise<DeskImport> => settle(desk.test, desk.cookies.pricing, id);
  const compare = async (id: string): Promise<DeskImport> =>
    go(desk.test, desk.cookies.pricing, await read(id), "comparison");
  const correct = (id: string, cell: string, from: string, to: string | null) =>
    callDesk(desk.test.app, "PUT", `/rates/imports/${id}/corrections`, {
      cookie: desk.cookies.pricing,
      body: { tab: null, cell, from, to },
    });
  const listColumns = ({ tabs }: DeskImport) =>
    tabs[0]?.columns.map(({ headerCell, header, kind, field }) => [headerCell, header, kind, field]);

  it("reads a sheet whose ports are not named, once their headers are typed", async () => {
    const one = await open(["Laoding,POD,VALID TILL,CURRENCY,Freight 20ft box", "INMAA,NLRTM,31/12/2031,USD,1100"]);
    expect([one.tabs[0]?.isTable, listColumns(one)?.[0]]).toEqual([true, ["A1", "Laoding", "unknown", null]]);
    expect((await correct(one.id, "A1", "Laoding", "Port of loading")).status).toBe(200);
    expect((await correct(one.id, "E1", "Freight 20ft box", "20GP")).status).toBe(200);
    const corrected = await read(one.id);
    expect([corrected.unknownColumns, listColumns(corrected)]).toEqual([
      0,
      [
        ["A1", "Port of loading", "field", "PORT OF LOADING"],
        ["B1", "POD", "field", "PORT OF DISCHARGE"],
        ["C1", "VALID TILL", "field", "VALID TILL"],
        ["D1", "CURRENCY", "field", "CURRENCY"],
        ["E1", "20GP", "charge", null],
      ],
    ]);
    const compared = await compare(one.id);
    expect([compared.state, compared.result?.notes, compared.corrections.map(({ cell }) => cell)]).toEqual([
      "compared",
      [],
      ["A1", "E1"],
    ]);
  });

  it("asks for the heading of a column beside the amount that has none", async () => {
    const one = await open(["POL,POD,VALID TILL,CURRENCY,20GP,", "INMAA,NLRTM,31/12/2031,USD,1100,85"]);
    const { result } = await compare(one.id);
    expect(result?.notes).toMatchObject([
      { line: 2, cell: "F2", header: null, headerCell: "F1", isCorrectable: true, canBeLeftOut: true },
    ]);
    expect((await correct(one.id, "F1", "", "THC")).status).toBe(200);
    expect((await compare(one.id)).state).toBe("compared");
  });

  it("refuses a header that the importer cannot read, in its own sentence", async () => {
    const one = await open(["POL,POD,VALID TILL,CURRENCY,20GP,Zzyx", "INMAA,NLRTM,31/12/2031,USD,1100,85"]);
    expect(await correct(one.id, "F1", "Zzyx", "Zzyy")).toMatchObject({
      status: 422,
      message: 'The column "Zzyy" is not known ("85").',
    });
    expect(await correct(one.id, "F1", "Zzyx", "20GP")).toMatchObject({
      status: 422,
      message: 'The columns "20GP" and "20GP" mean the same. Give one of them another heading, or remove it.',
    });
    expect((await correct(one.id, "A2", "INMAA", "INMUN")).message).toBe("Nothing is noted about this cell.");
  });

  it("takes a header back, and shows again what the file says", async () => {
    const one = await open(["POL,POD,VALID TILL,CURRENCY,20GP,Zzyx", "INMAA,NLRTM,31/12/2031,USD,1100,85"]);
    await compare(one.id);
    await correct(one.id, "F1", "Zzyx", "THC");
    await correct(one.id, "F1", "THC", null);
    const taken = await read(one.id);
    expect([taken.corrections, listColumns(taken)?.[5], taken.result?.notes]).toMatchObject([
      [],
      ["F1", "Zzyx", "unknown", null],
      [{ header: "Zzyx", headerCell: "F1" }],
    ]);
  });

  it("does not offer a header that is written in several cells", async () => {
    const one = await open([
      "POL,POD,VALID TILL,CURRENCY,OCEAN FREIGHT,OCEAN FREIGHT",
      ",,,,20GP,40HC",
      "INMAA,NLRTM,31/12/2031,USD,1100,1900",
    ]);
    expect(listColumns(one)?.map(([cell, header]) => [cell, header])).toEqual([
      ["A1", "POL"],
      ["B1", "POD"],
      ["C1", "VALID TILL"],
      ["D1", "CURRENCY"],
      [null, "OCEAN FREIGHT 20GP"],
      [null, "OCEAN FREIGHT 40HC"],
    ]);
    expect((await correct(one.id, "E1", "OCEAN FREIGHT", "BAF")).status).toBe(404);
  });
});
