import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { rateCommands } from "#server/operations/commands/rates.ts";
import { sheetLines } from "#server/rate-sources/rate-sheets/store.ts";
import { startDesk } from "./support.ts";

const HEAD = "POL,POD,VALIDITY,CURRENCY,20GP,40HC";
const NOVEMBER = [HEAD, "INNSA,NLRTM,30 Nov 2026,USD,980,1640", "INNSA,DEHAM,30 Nov 2026,USD,990,1650"];
const DECEMBER = [
  `${HEAD},SERVICE`,
  "INNSA,NLRTM,31 Dec 2026,USD,1010,1700,AE1",
  "INNSA,NLRTM,31 Dec 2026,USD,1040,,AE5",
];

describe("the life cycle of rate sheets", () => {
  let folder = "";
  let desk: Awaited<ReturnType<typeof startDesk>>;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "keelson-life-"));
    desk = await startDesk(rateCommands);
  });
  afterEach(async () => {
    await desk.database.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const write = (name: string, lines: readonly string[]): string => {
    const file = join(folder, name);
    writeFileSync(file, lines.join("\n"));
    return file;
  };
  const importAs = (provider: string, name: string, lines: readonly string[], ...words: readonly string[]) =>
    desk.run("rates", "import", write(name, lines), "--provider", provider, ...words);
  const quoted = async (day: string) =>
    (await sheetLines(desk.database.db, ["INNSA"], ["NLRTM", "DEHAM"], day)).flatMap(({ id, validFrom }) =>
      validFrom <= day ? [id] : [],
    );
  const idIn = (said: readonly string[]): string => /imported as (\S+),/.exec(said.join("\n"))?.[1] ?? "";

  it("refuses the same file twice, until the import is undone", async () => {
    const id = idIn((await importAs("CASTELLAN", "november.csv", NOVEMBER)).said);
    expect((await importAs("CASTELLAN", "again.csv", NOVEMBER)).complained).toEqual([
      `Nothing was imported: ${join(folder, "again.csv")} was imported on 2026-11-20 as ${id}. To import it again, say first: rates undo ${id}`,
    ]);
    expect((await importAs("Rival", "again.csv", NOVEMBER)).complained).toEqual([]);
    await desk.run("rates", "undo", id);
    expect((await importAs("CASTELLAN", "again.csv", NOVEMBER)).complained).toEqual([]);
  });

  it("uses the spelling of a provider's earlier sheets, so that their lanes are replaced", async () => {
    await importAs("CASTELLAN", "november.csv", NOVEMBER);
    const { said } = await importAs("Castellan", "december.csv", DECEMBER);
    expect([said[0], said[1]?.split(" imported")[0], said.at(-1)]).toEqual([
      'The provider is "CASTELLAN", as in its earlier sheets.',
      "2 lines of CASTELLAN",
      "They replace 1 line of earlier sheets.",
    ]);
  });

  it("applies --rate-type to lines without their own rate type", async () => {
    const own = [
      "POL,POD,VALIDITY,CURRENCY,20GP,RATE TYPE",
      "INNSA,NLRTM,30 Nov 2026,USD,980,",
      "INNSA,DEHAM,30 Nov 2026,USD,990,Spot",
    ];
    await importAs("CASTELLAN", "types.csv", own, "--rate-type", "contract");
    const lines = await sheetLines(desk.database.db, ["INNSA"], ["NLRTM", "DEHAM"], "2026-11-20");
    expect(Object.fromEntries(lines.map((line) => [line.portOfDischarge, line.fields["RATE TYPE"]]))).toEqual({
      DEHAM: "Spot",
      NLRTM: "Contract",
    });
  });

  it("replaces the lanes that a new sheet covers, from its first day on, and gives them back", async () => {
    const old = idIn((await importAs("CASTELLAN", "november.csv", NOVEMBER)).said);
    const check = await importAs("CASTELLAN", "december.csv", DECEMBER, "--from", "2026-11-28", "--check");
    expect(check).toEqual({
      said: [
        "  INNSA-NLRTM: 2 lines, 20GP USD 1,010.00 to USD 1,040.00, 40HC USD 1,700.00, till 2026-12-31, replaces 1 line",
        "    20GP: OCEAN FREIGHT USD 1,010.00 to USD 1,040.00",
        "    40HC: OCEAN FREIGHT USD 1,700.00",
        "  No longer quoted:",
        "    INNSA-NLRTM  CASTELLAN  20GP, 40HC  after 2026-11-27 (was till 2026-11-30)",
        "  1 line of earlier sheets stays quoted. To end it too, say --replace-all.",
        "2 lines can be imported, valid for departures.",
      ],
      complained: [],
    });
    const { said } = await importAs("CASTELLAN", "december.csv", DECEMBER, "--from", "2026-11-28");
    const id = idIn(said);
    expect(said).toEqual([
      `2 lines of CASTELLAN imported as ${id}, valid for departures till 2026-12-31.`,
      "Prices: 1 new, 2 changed.",
      "They replace 1 line of earlier sheets.",
    ]);
    expect([await quoted("2026-11-27"), await quoted("2026-11-28")]).toEqual([
      [`${old}-2`, `${old}-3`],
      [`${old}-3`, `${id}-2`, `${id}-3`].toSorted(),
    ]);
    expect((await desk.run("rates", "list", "--lines")).said).toEqual([
      `${id}  CASTELLAN  december of 2026-11-20  2 lines  from 2026-11-28 till 2026-12-31, for departures`,
      "  line 2  INNSA-NLRTM  CASTELLAN  20GP USD 1,010.00, 40HC USD 1,700.00  from 2026-11-28 till 2026-12-31",
      "  line 3  INNSA-NLRTM  CASTELLAN  20GP USD 1,040.00  from 2026-11-28 till 2026-12-31",
      `${old}  CASTELLAN  november of 2026-11-20  2 lines  till 2026-11-30, for departures`,
      "  line 2  INNSA-NLRTM  CASTELLAN  20GP USD 980.00, 40HC USD 1,640.00  till 2026-11-27",
      "  line 3  INNSA-DEHAM  CASTELLAN  20GP USD 990.00, 40HC USD 1,650.00  till 2026-11-30",
    ]);
    expect((await desk.run("rates", "undo", old)).complained).toEqual([
      `${id} was imported later and replaces lines. Say first: rates undo ${id}`,
    ]);
    expect((await desk.run("rates", "undo", id)).said).toEqual([
      `${id} is taken back; 1 line of earlier sheets is quoted again.`,
    ]);
    expect(await quoted("2026-11-28")).toEqual([`${old}-2`, `${old}-3`]);
    expect((await desk.run("rates", "undo", id)).complained).toEqual([`${id} was withdrawn already.`]);
  });

  it("adds lines to those of the other sheets with --keep-existing", async () => {
    await importAs("CASTELLAN", "november.csv", NOVEMBER);
    await importAs("CASTELLAN", "december.csv", DECEMBER, "--keep-existing");
    expect(await quoted("2026-11-28")).toHaveLength(4);
  });

  it("refuses a price far from that of the sheet being replaced until it is accepted", async () => {
    await importAs("CASTELLAN", "november.csv", NOVEMBER);
    const wrong = [HEAD, "INNSA,NLRTM,31 Dec 2026,USD,101,1700"];
    const file = join(folder, "wrong.csv");
    expect((await importAs("CASTELLAN", "wrong.csv", wrong)).complained).toEqual([
      `Nothing was imported: 1 problem in ${file} (1 outlier).`,
      "  line 2, cell E2: OCEAN FREIGHT 20GP USD 101.00 is more than 60 % away from USD 980.00 in the sheet that is replaced. Correct it or say --accept-outliers.",
    ]);
    const rupees = [HEAD, "INNSA,NLRTM,31 Dec 2026,INR,1000,1700"];
    expect((await importAs("CASTELLAN", "wrong.csv", rupees)).complained[1]).toBe(
      "  line 2, cell E2: OCEAN FREIGHT 20GP INR 1,000.00 is in another currency than USD 980.00 in the sheet that is replaced. Correct it or say --accept-outliers.",
    );
    expect((await importAs("CASTELLAN", "wrong.csv", wrong, "--accept-outliers")).complained).toEqual([]);
  });

  it("withdraws a line, a lane and a sheet", async () => {
    const id = idIn((await importAs("CASTELLAN", "november.csv", NOVEMBER)).said);
    expect((await desk.run("rates", "withdraw", id, "--line", "two")).complained).toEqual([
      "--line takes the number of a line, not two.",
    ]);
    expect((await desk.run("rates", "withdraw", id, "--line", "2")).said).toEqual([
      `1 line of ${id} withdrawn. To quote it again: npm run operations -- rates withdraw ${id} --line 2 --undo`,
    ]);
    expect(await quoted("2026-11-20")).toEqual([`${id}-3`]);
    expect((await desk.run("rates", "withdraw", id, "--lane", "INNSA-NLRTM")).complained).toEqual([
      `${id} has no such line that is quoted.`,
    ]);
    expect((await desk.run("rates", "withdraw", id, "--lane", "innsa-deham")).said).toEqual([
      `1 line of ${id} withdrawn. To quote it again: npm run operations -- rates withdraw ${id} --lane innsa-deham --undo`,
    ]);
    expect((await desk.run("rates", "list")).said).toEqual([
      `${id}  CASTELLAN  november of 2026-11-20  2 lines  withdrawn`,
    ]);
    expect((await desk.run("rates", "withdraw", "nothing")).complained).toEqual(["There is no rate sheet nothing."]);
  });

  it("exports what is quoted in a form that can be imported again", async () => {
    const id = idIn((await importAs("CASTELLAN", "november.csv", NOVEMBER)).said);
    const file = join(folder, "export.csv");
    await desk.run("rates", "withdraw", id, "--line", "3");
    expect((await desk.run("rates", "export", id, file)).said).toEqual([`1 line of ${id} written to ${file}.`]);
    expect((await desk.run("rates", "export", id, file)).complained).toEqual([
      `${file} exists already. Choose another name, or replace it with --overwrite.`,
    ]);
    expect((await desk.run("rates", "export", id, file, "--overwrite")).said).toHaveLength(1);
    expect(readFileSync(file, "utf8")).toBe(
      "PORT OF LOADING,PORT OF DISCHARGE,PLACE OF RECEIPT,PLACE OF DELIVERY,VALID TILL,CURRENCY,VALID FROM,VALID FOR,OCEAN FREIGHT 20GP,OCEAN FREIGHT 40HC\r\n" +
        "INNSA,NLRTM,,,2026-11-30,USD,2026-11-20,departure,980,1640\r\n",
    );
    expect((await desk.run("rates", "import", file, "--provider", "CASTELLAN")).complained).toEqual([]);
  });

  it("stores what the validity of a sheet and of its lines refers to", async () => {
    const lines = [
      `${HEAD},VALID FOR`,
      "INNSA,NLRTM,2026-12-31,USD,980,1640,",
      "INNSA,DEHAM,2026-12-31,USD,990,1650,Gate in",
    ];
    const { said } = await importAs("CASTELLAN", "gate.csv", lines, "--valid-for", "booking", "--check");
    expect(said.at(-1)).toBe("2 lines can be imported, valid for bookings and gate-in.");
    const id = idIn((await importAs("CASTELLAN", "gate.csv", lines, "--valid-for", "booking")).said);
    expect((await desk.run("rates", "list", id)).said).toEqual([
      `${id}  CASTELLAN  gate of 2026-11-20  2 lines  till 2026-12-31, for bookings`,
      "  line 2  INNSA-NLRTM  CASTELLAN  20GP USD 980.00, 40HC USD 1,640.00  till 2026-12-31",
      "  line 3  INNSA-DEHAM  CASTELLAN  20GP USD 990.00, 40HC USD 1,650.00  till 2026-12-31, for gate-in",
    ]);
    const stored = await sheetLines(desk.database.db, ["INNSA"], ["NLRTM", "DEHAM"], "2026-11-20");
    expect(stored.map(({ validFor }) => validFor)).toEqual(["booking", "gate-in"]);
    expect(
      (await importAs("Rival", "bad.csv", [...lines, "INNSA,BEANR,2026-12-31,USD,990,1650,arrival"])).complained,
    ).toEqual([
      `Nothing was imported: 1 problem in ${join(folder, "bad.csv")} (1 validity).`,
      '  line 4, cell G4: VALID FOR "arrival" is neither departure, booking nor gate-in.',
    ]);
    await expect(importAs("CASTELLAN", "x.csv", lines, "--valid-for", "arrival")).rejects.toThrow(
      "Allowed choices are",
    );
  });

  it("reads all tabs or the requested ones, and names tabs without rates", async () => {
    const rows = (lines: readonly string[]) => lines.map((line) => line.split(",").map((value) => ({ value })));
    const file = join(folder, "tabs.xlsx");
    await writeXlsxFile([
      { data: rows(NOVEMBER), sheet: "Europe" },
      { data: rows(["Dear all", "please find our rates"]), sheet: "Cover" },
      { data: rows([HEAD, "INMUN,AEJEA,30 Nov 2026,USD,320,510"]), sheet: "Gulf" },
    ]).toFile(file);
    const { said } = await desk.run("rates", "import", file, "--provider", "CASTELLAN");
    expect(said).toEqual([
      "1 remark (1 tab):",
      '  tab "Cover", line 1: has no table of rates and is left out.',
      `3 lines of CASTELLAN imported as ${idIn(said)}, valid for departures till 2026-11-30.`,
    ]);
    const gulf = await desk.run("rates", "import", file, "--provider", "Rival", "--tab", "gulf");
    expect(gulf.said).toEqual([
      `1 line of Rival imported as ${idIn(gulf.said)}, valid for departures till 2026-11-30.`,
    ]);
    expect((await desk.run("rates", "import", file, "--provider", "X", "--tab", "Asia")).complained).toEqual([
      `Nothing was imported of ${file}: there is no tab "Asia"; the tabs are "Europe", "Cover", "Gulf".`,
    ]);
  });

  it("writes all notes to a report, and the choices for columns to a mapping", async () => {
    const lines = ["POL,POD,40HC,Margin", ...Array.from({ length: 60 }, () => "INNSA,NLRTM,TBA,40")];
    const [report, mapping] = [join(folder, "notes.csv"), join(folder, "castellan.json")];
    const said = [
      "--till",
      "2026-12-20",
      "--ignore",
      "margin",
      "--currency",
      "usd",
      "--report",
      report,
      "--save-map",
      mapping,
    ];
    const first = await importAs("CASTELLAN", "margin.csv", lines, ...said);
    expect(first.said.slice(0, 1)).toEqual(["60 remarks (60 amount):"]);
    expect(first.said.slice(51)).toEqual([
      "  and 10 more",
      `All notes are in ${report}.`,
      `The mapping is in ${mapping}.`,
      `60 lines of CASTELLAN imported as ${idIn(first.said)}, valid for departures till 2026-12-20.`,
    ]);
    expect(readFileSync(report, "utf8").split("\r\n").slice(0, 2)).toEqual([
      "severity,kind,tab,line,cell,note",
      'remark,amount,,2,C2,"OCEAN FREIGHT 40HC ""TBA"" is kept as written and has no price."',
    ]);
    expect(JSON.parse(readFileSync(mapping, "utf8"))).toEqual({
      provider: "CASTELLAN",
      charges: [],
      ignore: ["margin"],
      fields: {},
      dates: null,
      currency: "USD",
      signs: {},
      columnCurrencies: {},
      sizes: {},
      aliases: {},
      carriers: {},
      remarks: {},
      decimal: null,
      hidden: null,
      allowZero: false,
      allowNegative: false,
      validFor: null,
      rateType: null,
    });
    const second = await importAs("CASTELLAN", "next.csv", [...lines, "INNSA,DEHAM,1500,40"], "--map", mapping);
    expect(second.complained).toEqual([]);
  });

  it("saves --valid-for and --rate-type in a mapping; an option takes precedence over it", async () => {
    const lines = ["POL,POD,40HC,Currency", "INNSA,NLRTM,1500,USD"];
    const mapping = join(folder, "booking.json");
    const said = ["--valid-for", "booking", "--rate-type", "contract", "--save-map", mapping];
    await importAs("CASTELLAN", "first.csv", lines, ...said);
    const next = await importAs("CASTELLAN", "next.csv", [...lines, "INNSA,DEHAM,1500,USD"], "--map", mapping);
    expect(next.said.join("\n")).toContain("valid for bookings till");
    const other = [...lines, "INNSA,BEANR,1500,USD"];
    const third = await importAs("CASTELLAN", "third.csv", other, "--map", mapping, "--valid-for", "gate-in");
    expect(third.said.join("\n")).toContain("valid for gate-in till");
    const rows = await desk.database.db.selectFrom("rateSheetRow").select("fields").execute();
    expect(rows.filter(({ fields }) => fields.includes('"RATE TYPE":"Contract"'))).toHaveLength(5);
  });

  it("lists a sheet that ends on the last day of the calendar as one without an end", async () => {
    await importAs("CASTELLAN", "open.csv", ["POL,POD,40HC,Currency", "INNSA,NLRTM,1500,USD"], "--till", "9999-12-31");
    const { said } = await desk.run("rates", "list");
    expect(said.join("\n")).toContain("1 line  with no end date, for departures");
    expect(said.join("\n")).not.toContain("9999");
  });
});
