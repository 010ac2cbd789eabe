import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { rateCommands } from "#server/operations/commands/rates.ts";
import type { ImportOutcome, SheetOrder } from "#server/operations/import-process/messages.ts";
import { changeSheet } from "#server/operations/rates-desk/change-sheet.ts";
import { findDeskSheet, listEndingLines } from "#server/operations/rates-desk/list-sheets.ts";
import { actAs, toJob } from "#server/platform/acting.ts";
import { START } from "../../support/app.ts";
import { startDesk } from "../support.ts";

const TODAY = "2026-11-20";
const SHEET = [
  "POL,POD,VALID TILL,CURRENCY,20GP",
  "INMAA,NLRTM,2026-12-31,USD,1150",
  "INMAA,DEHAM,2027-01-31,USD,1310",
];
const NEWER = "A later sheet has a newer price of the same lane and size. Withdraw that sheet first.";

let now = START;
const clock = (): number => now;

describe("a rate sheet at the desk", () => {
  let folder = "";
  let desk: Awaited<ReturnType<typeof startDesk>>;
  let sheet = "";

  const publish = async (lines: readonly string[]): Promise<string> => {
    const file = join(folder, "Europe.csv");
    writeFileSync(file, lines.join("\n"));
    const { said } = await desk.run("rates", "import", file, "--provider", "Coromandel Line");
    return /imported as (\S+),/.exec(said.join("\n"))?.[1] ?? "";
  };
  const change = (task: SheetOrder["task"], file = ""): Promise<ImportOutcome> => {
    const { actor, origin } = toJob("test", clock);
    const order: SheetOrder = {
      task,
      sheet,
      reason: null,
      file,
      place: { kind: "sqlite", folder },
      acting: { actor, origin },
    };
    return actAs({ actor, origin, clock }, () => changeSheet(order, desk.database.db, clock));
  };
  const read = async () => (await findDeskSheet(desk.database.db, sheet, TODAY))[0];

  beforeEach(async () => {
    now = START;
    folder = mkdtempSync(join(tmpdir(), "keelson-change-sheet-"));
    desk = await startDesk(rateCommands, { clock });
    sheet = await publish(SHEET);
  });
  afterEach(async () => {
    await desk.database.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it("is ended, and quoted again till the days that it had", async () => {
    const before = await read();
    const ending = await listEndingLines(desk.database.db, TODAY, "2027-12-31");
    expect(before).toMatchObject({ state: "active", lastDay: "2027-01-31", activeLines: 2, isEndedEarly: false });
    expect(ending.map(({ day, lines }) => [day, lines])).toEqual([
      ["2026-12-31", 1],
      ["2027-01-31", 1],
    ]);
    for (const _ of ["once", "again"]) {
      expect(await change("expire")).toEqual({ kind: "changed", lines: 2 });
      expect(await read()).toEqual({ ...before, state: "ended", lastDay: null, activeLines: 0, isEndedEarly: true });
      expect(await listEndingLines(desk.database.db, TODAY, "2027-12-31")).toEqual([]);
      expect(await change("restore")).toEqual({ kind: "changed", lines: 2 });
      expect(await read()).toEqual(before);
      expect(await listEndingLines(desk.database.db, TODAY, "2027-12-31")).toEqual(ending);
    }
    expect(await change("restore")).toEqual({ kind: "refused", sentences: ["This sheet is quoted already."] });
    const entries = desk.database.db.selectFrom("auditEntry").select("action").where("subjectId", "=", sheet);
    expect((await entries.orderBy("id").execute()).map(({ action }) => action)).toEqual([
      "sheet.imported",
      "sheet.expired",
      "sheet.restored",
      "sheet.expired",
      "sheet.restored",
    ]);
  });

  it("is not quoted again beside a newer price of the same lane", async () => {
    await change("expire");
    now += 60_000;
    await publish(SHEET.map((line) => line.replace("1150", "1160")));
    expect(await change("restore")).toEqual({ kind: "refused", sentences: [NEWER] });
  });

  it("is withdrawn, and quoted again", async () => {
    const before = await read();
    expect(await change("withdraw")).toEqual({ kind: "changed", lines: 2 });
    expect(await read()).toMatchObject({ state: "withdrawn", activeLines: 0, isEndedEarly: false });
    expect(await change("restore")).toEqual({ kind: "changed", lines: 2 });
    expect(await read()).toEqual(before);
  });

  it("is exported as it is quoted", async () => {
    const file = join(folder, "exported.csv");
    expect(await change("export", file)).toEqual({ kind: "changed", lines: 2 });
    const [head, ...lines] = readFileSync(file, "utf8").trim().split(/\r?\n/);
    expect(head).toMatch(/^PORT OF LOADING,PORT OF DISCHARGE,/);
    expect(lines).toEqual([
      expect.stringMatching(/^INMAA,NLRTM,.*,2026-12-31,.*1150$/),
      expect.stringMatching(/^INMAA,DEHAM,.*,2027-01-31,.*1310$/),
    ]);
  });
});
