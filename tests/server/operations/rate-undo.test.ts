import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { rateCommands } from "#server/operations/commands/rates.ts";
import { sheetLines } from "#server/rate-sources/rate-sheets/store.ts";
import { startDesk } from "./support.ts";

const HEAD = "POL,POD,VALIDITY,CURRENCY,20GP,40HC";
const BOTH = ["INNSA,NLRTM,31 Dec 2026,USD,1000,1700", "INNSA,DEHAM,31 Dec 2026,USD,990,1650"];

describe("an import that is taken back", () => {
  let folder = "";
  let desk: Awaited<ReturnType<typeof startDesk>>;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "keelson-undo-"));
    desk = await startDesk(rateCommands);
  });
  afterEach(async () => {
    await desk.database.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const importAs = async (name: string, lines: readonly string[], ...words: readonly string[]): Promise<string> => {
    const file = join(folder, `${name}.csv`);
    writeFileSync(file, [HEAD, ...lines].join("\n"));
    const { said } = await desk.run("rates", "import", file, "--provider", "CASTELLAN", ...words);
    return /imported as (\S+),/.exec(said.join("\n"))?.[1] ?? "";
  };
  const quoted = async (day = "2026-12-10") =>
    (await sheetLines(desk.database.db, ["INNSA"], ["NLRTM", "DEHAM", "BEANR"], day)).map(
      ({ id, endedSizes }) => `${id} ${JSON.stringify(endedSizes)}`,
    );

  it("leaves prices ended that staff ended after they were replaced", async () => {
    const first = await importAs("first", BOTH);
    const second = await importAs("second", ["INNSA,NLRTM,31 Dec 2026,USD,1010,1710"], "--from", "2026-12-01");
    await desk.run("rates", "expire", first);
    await desk.run("rates", "undo", second);
    expect(await quoted()).toEqual([]);
  });

  it("quotes a size again that it had ended before its line", async () => {
    const first = await importAs("first", BOTH);
    const second = await importAs("second", ["INNSA,NLRTM,31 Dec 2026,USD,1010,"], "--from", "2026-12-01");
    expect(await quoted()).toContain(`${first}-2 {"20GP":"2026-11-30"}`);
    await desk.run("rates", "undo", second);
    expect(await quoted()).toEqual([`${first}-2 {}`, `${first}-3 {}`]);
  });

  it("is refused while a later sheet that replaced prices counts, although the newest one replaced none", async () => {
    const first = await importAs("first", BOTH);
    const second = await importAs(
      "second",
      [BOTH[0] ?? ""].map((line) => line.replace("1000", "1010")),
    );
    const third = await importAs(
      "third",
      [BOTH[0] ?? ""].map((line) => line.replace("1000", "1020")),
    );
    await importAs("fourth", ["INNSA,BEANR,31 Dec 2026,USD,1000,"]);
    const { complained } = await desk.run("rates", "undo", second);
    expect(complained).toEqual([`${third} was imported later and replaces lines. Say first: rates undo ${third}`]);
    await desk.run("rates", "undo", third);
    expect((await desk.run("rates", "undo", second)).said).toEqual([
      `${second} is taken back; 1 line of earlier sheets is quoted again.`,
    ]);
    expect((await quoted()).slice(0, 2)).toEqual([`${first}-2 {}`, `${first}-3 {}`]);
  });
});
