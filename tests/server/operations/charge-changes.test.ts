import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { rateCommands } from "#server/operations/commands/rates.ts";
import { startDesk } from "./support.ts";

describe("charges that a new sheet changes", () => {
  let folder = "";
  let desk: Awaited<ReturnType<typeof startDesk>>;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "keelson-changes-"));
    desk = await startDesk(rateCommands);
  });
  afterEach(async () => {
    await desk.database.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const importAs = async (name: string, lines: readonly string[], ...words: readonly string[]) => {
    const file = join(folder, name);
    writeFileSync(file, lines.join("\n"));
    const { said, complained } = await desk.run("rates", "import", file, "--provider", "Malabar", ...words);
    expect(complained).toEqual([]);
    return said;
  };
  const changesIn = (said: readonly string[]): readonly string[] => {
    const from = said.indexOf("  Changed charges:");
    return from === -1 ? [] : said.slice(from + 1, said.indexOf("  No longer quoted:"));
  };

  it("lists what changes, vanishes and is new, by carrier and size", async () => {
    const head = "POL,POD,CARRIER,VALIDITY,CURRENCY,20GP,40HC";
    await importAs("november.csv", [
      `${head},BAF,THC 20 (INR),THC 40 (INR)`,
      "INNSA,NLRTM,MSC,2026-12-31,USD,980,1640,150,8150,12200",
      "INNSA,NLRTM,HMM,2026-12-31,USD,990,1650,160,8150,12200",
    ]);
    const said = await importAs(
      "december.csv",
      [
        `${head},THC 20 (INR),THC 40 (INR),ETS`,
        "INNSA,NLRTM,MSC,2026-12-31,USD,980,1700,8500,12200,40",
        "INNSA,DEHAM,MSC,2026-12-31,USD,980,1700,8500,12200,40",
      ],
      "--check",
    );
    expect(changesIn(said)).toEqual([
      "    INNSA-NLRTM  MSC  20GP: BAF USD 150.00 → none; THC INR 8,150.00 → INR 8,500.00; ETS none → USD 40.00",
      "    INNSA-NLRTM  MSC  40HC: BAF USD 150.00 → none; ETS none → USD 40.00",
    ]);
  });

  it("lists those of part loads, and nothing where no charge changes", async () => {
    const head = "POL,POD,DEST CFS,VALIDITY,CURRENCY,FREIGHT W/M,ORIGIN: DOC";
    await importAs("november.csv", [head, "INNSA,DEHAM,Hamburg,2026-12-31,USD,35,45/BL"]);
    const same = [head, "INNSA,DEHAM,Hamburg,2026-12-30,USD,35,45/BL"];
    expect(changesIn(await importAs("same.csv", same, "--check"))).toEqual([]);
    const other = [head, "INNSA,DEHAM,Hamburg,2026-12-31,USD,35,55/BL"];
    expect(changesIn(await importAs("other.csv", other, "--check"))).toEqual([
      "    Nhava Sheva-Hamburg: DOC USD 45.00/BL → USD 55.00/BL",
    ]);
  });
});
