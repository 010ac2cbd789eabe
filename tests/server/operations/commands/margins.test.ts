import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { marginCommands } from "#server/operations/commands/margins.ts";
import { readMargins } from "#server/modules/margins/index.ts";
import { startDesk } from "#tests/server/operations/support.ts";

const HEAD = "RULE,CUSTOMERS,FROM,TO,CARRIER,MODE,SIZE,CHARGE,MARGIN,ROUNDING,VALID FROM,VALID TILL,OWNER";
const WIDE = "M-01,all,all,all,all,FCL,all,freight,6% MIN USD 25,5 up,2026-11-01,,Jan Visser";
const NARROW =
  "M-02,group:retail,IN,DEHAM,Norrvik Line,FCL,40HC,freight,USD 120/container,,2026-11-01,2026-12-31,Jan Visser";
const FLOOR = "F-01,all,all,all,all,all,all,floor,4%,,2026-11-01,,Jan Visser";
const EXPLAIN = ["margins", "explain", "--lane", "INNSA-DEHAM", "--carrier", "Norrvik Line", "--size", "40HC"];

describe("margin rules on the command line", () => {
  let folder = "";
  let desk: Awaited<ReturnType<typeof startDesk>>;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "keelson-margins-"));
    desk = await startDesk(marginCommands);
  });
  afterEach(async () => {
    await desk.database.remove();
    rmSync(folder, { recursive: true, force: true });
  });
  const importLines = (...lines: readonly string[]) => {
    const file = join(folder, "margins.csv");
    writeFileSync(file, [HEAD, ...lines].join("\n"));
    return desk.run("margins", "import", file);
  };
  const listed = async () => (await desk.run("margins", "list")).said;

  it("imports and lists rules and floors", async () => {
    expect(await importLines(WIDE, NARROW, FLOOR)).toEqual({
      said: ["Imported: margin rules: 2, floors: 1."],
      complained: [],
    });
    expect(await listed()).toEqual([
      "M-02  group:retail  IN-DEHAM  Norrvik Line  FCL  40HC  freight  USD 120.00/container  2026-11-01  till 2026-12-31  Jan Visser",
      "M-01  all  all-all  all carriers  FCL  all sizes  freight  6% MIN USD 25.00  2026-11-01  without end  Jan Visser",
      "F-01  all  all-all  all carriers  FCL and LCL  all sizes  floor  4%  2026-11-01  without end  Jan Visser",
    ]);
  });

  it("imports nothing if a cell cannot be read, and names each cell", async () => {
    const { complained } = await importLines(WIDE, "M-03,somebody,XX1,all,,SEA,,freight,120,,soon,,");
    expect(complained.slice(1)).toEqual([
      '  line 3, cell B3: "somebody" is not all, group:<name> or company:<id or name>.',
      '  line 3, cell C3: "XX1" is not a UN/LOCODE (INNSA), a country (IN) or all.',
      '  line 3, cell F3: "SEA" is not FCL, LCL or all.',
      '  line 3, cell K3: "soon" is not a day such as 2026-12-31.',
      "  line 3, cell M3: State who answers for the rule, in at most 80 characters.",
      '  line 3, cell I3: "120" is not like USD 120/container, USD 40/booking, USD 5/W/M or 6% MIN USD 25.',
    ]);
    expect(await listed()).toEqual(["No margin rules."]);
  });

  it("reads a percentage and a step with a decimal comma, and guesses neither of 1,125", async () => {
    const typed = (percent: string, step: string): string =>
      `M-01,all,all,all,all,FCL,all,freight,"${percent}","${step} up",2026-11-01,,Jan Visser`;
    expect((await importLines(typed("1,125%", "1,125"))).complained.slice(1)).toEqual([
      '  line 2, cell I2: "1,125%" is not a percentage such as 6% or 2.5%.',
      '  line 2, cell J2: "1,125 up" is not like 5 up or 1 nearest.',
    ]);
    expect((await importLines(typed("8,5%", "0,50"))).complained).toEqual([]);
    const { rules } = await readMargins(desk.database.db);
    expect(rules.map(({ margin, rounding }) => ({ margin, rounding }))).toEqual([
      { margin: { kind: "percent", percent: "8.5", minimum: null }, rounding: { step: "0.50", direction: "up" } },
    ]);
  });

  it("imports nothing if two rules are equally narrow on overlapping days, and names both", async () => {
    await importLines(WIDE);
    const same = WIDE.replace("M-01", "M-04");
    const { complained } = await importLines(NARROW, same, same.replace("M-04", "M-05"));
    expect(complained.slice(1)).toEqual([
      "  M-04 (line 3) and M-01 (stored) are equally narrow and on overlapping days. Change one of them.",
      "  M-05 (line 4) and M-01 (stored) are equally narrow and on overlapping days. Change one of them.",
      "  M-05 (line 4) and M-04 (line 3) are equally narrow and on overlapping days. Change one of them.",
    ]);
    expect(await listed()).toHaveLength(1);
  });

  it("never uses a name twice, also after its rule was removed", async () => {
    await importLines(WIDE);
    expect((await desk.run("margins", "remove", "M-01")).said).toEqual(["M-01 is removed."]);
    expect((await desk.run("margins", "remove", "M-01")).complained).toEqual([
      "There is no margin rule or floor M-01.",
    ]);
    expect((await importLines(WIDE)).complained.at(-1)).toBe(
      "  M-01 (line 2): this name was used before. Give the rule another one.",
    );
  });

  it("explains a selling price with the rules that are not used", async () => {
    await importLines(WIDE, NARROW, FLOOR);
    const { said } = await desk.run(...EXPLAIN, "--buy", "USD 1200", "--group", "retail");
    expect(said).toEqual([
      "buy   USD 1,200.00",
      "rule  M-02 USD 120.00/container",
      "floor USD 1,250.00  F-01 4%",
      "sell  USD 1,320.00",
      "total USD 1,320.00, margin USD 120.00",
      "not used: M-01 6% MIN USD 25.00  wider than the rule that is used",
    ]);
    expect((await desk.run(...EXPLAIN, "--buy", "USD 1201")).said).toEqual([
      "buy   USD 1,201.00",
      "rule  M-01 6% MIN USD 25.00",
      "floor USD 1,251.05  F-01 4%",
      "sell  USD 1,275.00",
      "total USD 1,275.00, margin USD 74.00",
      "not used: M-02 USD 120.00/container  for the group retail only",
    ]);
  });
});
