import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rateCommands } from "#server/operations/commands/rates.ts";
import { startDesk } from "./support.ts";

const HEAD = "POL,POD,CARRIER,SERVICE,T/T,CURRENCY,20GP,BAF,VALID TILL";
const FIRST = "INNSA,NLRTM,Norrvik Line,IEX,22 days,USD,950,100,2026-12-31";

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

describe("cells that stand for the cell above", () => {
  let folder = "";
  let desk: Awaited<ReturnType<typeof startDesk>>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "keelson-repeated-"));
    desk = await startDesk(rateCommands);
  });
  afterAll(async () => {
    await desk.database.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const check = async (lines: readonly string[], ...words: readonly string[]) => {
    const file = join(folder, "rates.csv");
    writeFileSync(file, lines.join("\n"));
    const { said, complained } = await desk.run("rates", "import", file, "--provider", "Malabar", "--check", ...words);
    return { said, complained: complained.map((line) => line.replace(file, "FILE")) };
  };

  it.each(['"', "〃", "''", ",,", '-"-', '--"--', "do.", "DTO", "ditto", "idem", "same", "Same as above", "as above"])(
    "are read as that where they say %s",
    async (sign) => {
      const line = `INNSA,DEHAM,Norrvik Line,IEX,22 days,USD,960,${quoted(sign)},2026-12-31`;
      expect(await check([HEAD, FIRST, line])).toEqual({
        said: [
          "1 remark (1 column):",
          `  line 3, cell H3: 1 cell stands for the cell above in "BAF" (${sign}), and is read so.`,
          "  INNSA-NLRTM: 1 line, 20GP USD 950.00, till 2026-12-31",
          "    20GP: OCEAN FREIGHT USD 950.00; BAF USD 100.00",
          "  INNSA-DEHAM: 1 line, 20GP USD 960.00, till 2026-12-31",
          "    20GP: OCEAN FREIGHT USD 960.00; BAF USD 100.00",
          "2 lines can be imported, valid for departures.",
        ],
        complained: [],
      });
    },
  );

  it("are read in every column, one below the other", async () => {
    const [second, third] = ["do.,DEHAM,do.,do.,do.,do.,960,do.,do.", "do.,BEANR,do.,do.,do.,do.,do.,do.,do."];
    expect(await check([HEAD, FIRST, second, third])).toEqual({
      said: [
        "8 remarks (8 column):",
        '  line 3, cell A3: 2 cells stand for the cell above in "POL" (do.), and are read so.',
        '  line 3, cell C3: 2 cells stand for the cell above in "CARRIER" (do.), and are read so.',
        '  line 3, cell D3: 2 cells stand for the cell above in "SERVICE" (do.), and are read so.',
        '  line 3, cell E3: 2 cells stand for the cell above in "T/T" (do.), and are read so.',
        '  line 3, cell F3: 2 cells stand for the cell above in "CURRENCY" (do.), and are read so.',
        '  line 3, cell H3: 2 cells stand for the cell above in "BAF" (do.), and are read so.',
        '  line 3, cell I3: 2 cells stand for the cell above in "VALID TILL" (do.), and are read so.',
        '  line 4, cell G4: 1 cell stands for the cell above in "20GP" (do.), and is read so.',
        "  INNSA-NLRTM: 1 line, 20GP USD 950.00, till 2026-12-31",
        "    20GP: OCEAN FREIGHT USD 950.00; BAF USD 100.00",
        "  INNSA-DEHAM: 1 line, 20GP USD 960.00, till 2026-12-31",
        "    20GP: OCEAN FREIGHT USD 960.00; BAF USD 100.00",
        "  INNSA-BEANR: 1 line, 20GP USD 960.00, till 2026-12-31",
        "    20GP: OCEAN FREIGHT USD 960.00; BAF USD 100.00",
        "3 lines can be imported, valid for departures.",
      ],
      complained: [],
    });
  });

  const unknown = (cell: string, label: string): string =>
    `  line ${cell.slice(1)}, cell ${cell}: ${label} "do." stands for the cell above, which is empty or in no line of prices. Write what it stands for.`;

  it("are refused in the first line, below an empty cell and below a line that is left out", async () => {
    const second = "INNSA,DEHAM,Norrvik Line,IEX,22 days,USD,960,do.,2026-12-31";
    expect((await check([HEAD, second])).complained).toEqual([
      "Nothing was imported: 1 problem in FILE (1 amount).",
      unknown("H2", "BAF"),
    ]);
    expect((await check([HEAD, FIRST.replace(",100,", ",,"), second])).complained.slice(1)).toEqual([
      unknown("H3", "BAF"),
    ]);
    expect((await check([HEAD, FIRST, second], "--leave-out", "2")).complained.slice(1)).toEqual([
      unknown("H3", "BAF"),
    ]);
  });
});
