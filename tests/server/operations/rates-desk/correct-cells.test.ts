import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { callDesk } from "#tests/server/support/desk.ts";
import { type DeskImport, go, settle, startDesk, state, upload } from "./desk-import.ts";

const HEAD = "POL,POD,VALID TILL,CURRENCY,20GP,40HC";
const SHEET = [
  HEAD,
  "INMAA,NLRTM,31/12/2031,USD,1.234,1900",
  "INMUN,Roterdam,31/12/2031,USD,1310,2000",
  "INMAA,BEANR,31/12/2031,USD,abc,2000",
].join("\n");
const STATED = { provider: "Coromandel Line", prices: "sell" };
const FINE = `OCEAN FREIGHT 20GP "1.234" has more decimals than USD has. Write the price of a larger unit.`;
const NO_PLACE = (text: string): string =>
  `PORT OF DISCHARGE "${text}" is not a known place. Did you mean Rotterdam, Netherlands (NLRTM) or Rotterdam, United States (USRAJ)?`;

describe("correcting cells of an import at the desk", () => {
  let desk: Awaited<ReturnType<typeof startDesk>>;

  beforeEach(async () => {
    desk = await startDesk();
  });
  afterEach(() => desk.close());

  const compare = async (content = SHEET): Promise<DeskImport> => {
    const { test, cookies } = desk;
    const { result } = await upload(test, cookies.pricing, "Europe.csv", content);
    const read = await settle(test, cookies.pricing, result[0]?.id ?? "");
    return go(test, cookies.pricing, await state(test, cookies.pricing, read, STATED), "comparison");
  };
  const correct = (id: string, cell: string, from: string, to: string | null, cookie = desk.cookies.pricing) =>
    callDesk(desk.test.app, "PUT", `/rates/imports/${id}/corrections`, { cookie, body: { tab: null, cell, from, to } });
  const read = (id: string): Promise<DeskImport> => settle(desk.test, desk.cookies.pricing, id);
  const compareAgain = async (id: string): Promise<DeskImport> =>
    go(desk.test, desk.cookies.pricing, await read(id), "comparison");
  const listEntries = () =>
    desk.test.database.db
      .selectFrom("auditEntry")
      .select(["action", "subjectId", "before", "after"])
      .where("subjectKind", "=", "rate-import")
      .orderBy("id")
      .execute();

  it("reads the import with the corrections, and leaves the file as it is", async () => {
    const { folder, cookies, test } = desk;
    const one = await compare();
    expect([one.state, one.result?.problemCount, one.result?.notes]).toEqual([
      "refused",
      3,
      [
        {
          severity: "problem",
          kind: "amount",
          tab: null,
          line: 2,
          cell: "E2",
          header: "20GP",
          text: "1.234",
          sentence: FINE,
          isCorrectable: true,
          headerCell: null,
          canBeLeftOut: true,
          asks: null,
          stated: null,
        },
        {
          severity: "problem",
          kind: "place",
          tab: null,
          line: 3,
          cell: "B3",
          header: "POD",
          text: "Roterdam",
          sentence: NO_PLACE("Roterdam"),
          isCorrectable: true,
          headerCell: null,
          canBeLeftOut: true,
          asks: { topic: "place", text: "Roterdam" },
          stated: null,
        },
        {
          severity: "problem",
          kind: "freight",
          tab: null,
          line: 4,
          cell: "E4",
          header: "20GP",
          text: "abc",
          sentence:
            'OCEAN FREIGHT 20GP "abc" is not a price. Write the price, "on request" if there is none, or remove the line.',
          isCorrectable: true,
          headerCell: null,
          canBeLeftOut: true,
          asks: null,
          stated: null,
        },
      ],
    ]);
    const file = join(folder, `${one.id}.csv`);
    const readHash = (): string => createHash("sha256").update(readFileSync(file)).digest("hex");
    const before = readHash();
    for (const [cell, from, to] of [
      ["E2", "1.234", " 1234 "],
      ["B3", "Roterdam", "Rotterdam"],
      ["E4", "abc", ""],
    ] as const)
      expect((await correct(one.id, cell, from, to)).status).toBe(200);
    expect(await read(one.id)).toMatchObject({
      state: "open",
      result: { problemCount: 3, summary: null },
      corrections: [
        { tab: null, cell: "E2", from: "1.234", to: "1234", staffName: "Jan Visser" },
        { tab: null, cell: "B3", from: "Roterdam", to: "Rotterdam", staffName: "Jan Visser" },
        { tab: null, cell: "E4", from: "abc", to: "", staffName: "Jan Visser" },
      ],
    });
    const compared = await compareAgain(one.id);
    expect([compared.state, compared.result?.notes, compared.result?.summary?.["counts"]]).toEqual([
      "compared",
      [],
      { new: 5, changed: 0, "no-longer-quoted": 0, dates: 0, unchanged: 0 },
    ]);
    expect(readHash()).toBe(before);
    const published = await go(test, cookies.pricing, compared, "publication");
    const rows = await test.database.db
      .selectFrom("rateSheetRow")
      .select(["line", "charges"])
      .orderBy("line")
      .execute();
    expect([published.state, rows.map(({ line, charges }) => [line, JSON.parse(charges)])]).toEqual([
      "published",
      [
        [2, { "OCEAN FREIGHT 20GP": "1234", "OCEAN FREIGHT 40HC": "1900" }],
        [3, { "OCEAN FREIGHT 20GP": "1310", "OCEAN FREIGHT 40HC": "2000" }],
        [4, { "OCEAN FREIGHT 40HC": "2000" }],
      ],
    ]);
    expect((await correct(one.id, "E2", "1234", "1235")).message).toBe(
      "This cannot be done at this step of the import.",
    );
  });

  it("refuses what the importer cannot read, in its own sentence", async () => {
    const { id } = await compare();
    const message = NO_PLACE("Rotterdm");
    expect(await correct(id, "B3", "Roterdam", "Rotterdm")).toMatchObject({
      status: 422,
      message,
      result: [{ field: "to", message }],
    });
    expect((await correct(id, "B3", "Roterdam", "")).message).toBe("PORT OF DISCHARGE is empty.");
    expect((await correct(id, "E2", "1.234", "1.235")).message).toBe(FINE.replace("1.234", "1.235"));
    expect(await correct(id, "A2", "INMAA", "INNSA")).toMatchObject({
      status: 404,
      message: "Nothing is noted about this cell.",
    });
    expect([(await read(id)).corrections, await listEntries()]).toEqual([[], []]);
  });

  it("takes a correction back, and records who has changed which cell", async () => {
    const { id } = await compare();
    await correct(id, "E2", "1.234", "1234");
    await correct(id, "E2", "1234", "1235");
    const [{ corrections }, taken] = [await read(id), await correct(id, "E2", "1235", null)];
    expect([corrections.map(({ from, to }) => [from, to]), taken.status]).toEqual([[["1.234", "1235"]], 200]);
    expect((await read(id)).corrections).toEqual([]);
    expect(
      (await listEntries()).map((one) => ({
        ...one,
        before: JSON.parse(one.before ?? ""),
        after: JSON.parse(one.after ?? ""),
      })),
    ).toEqual([
      {
        action: "rate-import.cell-corrected",
        subjectId: id,
        before: { fileName: null, E2: "1.234" },
        after: { fileName: "Europe.csv", E2: "1234" },
      },
      {
        action: "rate-import.cell-corrected",
        subjectId: id,
        before: { fileName: null, E2: "1234" },
        after: { fileName: "Europe.csv", E2: "1235" },
      },
      {
        action: "rate-import.correction-removed",
        subjectId: id,
        before: { fileName: null, E2: "1235" },
        after: { fileName: "Europe.csv", E2: "1.234" },
      },
    ]);
    const again = await compareAgain(id);
    expect(again.result?.notes).toMatchObject([{ cell: "E2", text: "1.234" }, { cell: "B3" }, { cell: "E4" }]);
  });

  it("takes a correction back after the import was compared with it", async () => {
    const { id } = await compare(SHEET.replace("Roterdam", "Rotterdam"));
    await correct(id, "E2", "1.234", "1234");
    await correct(id, "E4", "abc", "On request");
    const compared = await compareAgain(id);
    expect([compared.state, compared.result?.notes]).toMatchObject(["compared", [{ severity: "remark", cell: "E4" }]]);
    await correct(id, "E2", "1234", null);
    const open = await read(id);
    expect([open.state, open.corrections, open.result?.summary]).toMatchObject(["open", [{ cell: "E4" }], null]);
    expect((await compareAgain(id)).result?.notes).toMatchObject([{ cell: "E2", text: "1.234" }, { cell: "E4" }]);
  });

  it("says what a colleague has changed, and lets both correct other cells at once", async () => {
    const { cookies } = desk;
    const { id } = await compare();
    const [first, second] = await Promise.all([
      correct(id, "E2", "1.234", "1234"),
      correct(id, "B3", "Roterdam", "NLRTM", cookies.other),
    ]);
    expect([first.status, second.status, (await read(id)).corrections.length]).toEqual([200, 200, 2]);
    const late = await correct(id, "E2", "1.234", "1300", cookies.other);
    expect([late.status, late.message]).toEqual([
      409,
      expect.stringMatching(/^Jan Visser has corrected it to "1234" \(\d\d:\d\d\)\.$/),
    ]);
    await correct(id, "E2", "1234", null);
    expect((await correct(id, "E2", "1234", "1300", cookies.other)).message).toBe(
      "The correction of E2 was taken back meanwhile. Check what you typed.",
    );
    expect((await correct(id, "E2", "1.234", "1234", cookies.desk)).status).toBe(403);
  });

  it("corrects an amount of a table with one charge in each row", async () => {
    const rows = [
      "POL,POD,VALID TILL,CHARGE,CURRENCY,20GP",
      "INMAA,NLRTM,31/12/2031,Ocean freight,USD,1.234",
      "INMAA,NLRTM,31/12/2031,THC,USD,120",
    ].join("\n");
    const one = await compare(rows);
    expect(one.result?.notes).toMatchObject([{ cell: "F2", text: "1.234" }]);
    expect((await correct(one.id, "F2", "1.234", "1.235")).status).toBe(422);
    expect((await correct(one.id, "F2", "1.234", "1235")).status).toBe(200);
    expect((await compareAgain(one.id)).state).toBe("compared");
  });
});
