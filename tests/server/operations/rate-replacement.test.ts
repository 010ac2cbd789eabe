import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { EquipmentCode } from "#domain/containers";
import { rateCommands } from "#server/operations/commands/rates.ts";
import { lclLines } from "#server/modules/lcl/store.ts";
import { joinSizes } from "#server/rate-sources/rate-sheets/joined-lines.ts";
import { sheetOffers } from "#server/rate-sources/rate-sheets/sheet-offers.ts";
import { sheetLines } from "#server/rate-sources/rate-sheets/store.ts";
import type { RateRequest } from "#server/rate-sources/rate-source.ts";
import { startDesk } from "./support.ts";

const ANYWHERE = { place: null, port: null, service: "Ramp" } as const;

const requestFor = (equipment: EquipmentCode): RateRequest => ({
  origin: ANYWHERE,
  destination: ANYWHERE,
  containers: [{ equipment, quantity: 1, weightKg: 0 }],
  ready: "2026-11-20",
  today: "2026-11-20",
  originToday: "2026-11-20",
  askedAt: "2026-11-20T08:00:00.000Z",
  now: Date.parse("2026-11-20T08:00:00Z") / 60_000,
  cooling: null,
});

const HEAD = "POL,POD,CARRIER,VALID FROM,VALIDITY,ETD,CURRENCY,20GP,40HC";
const NOVEMBER = [
  HEAD,
  "INNSA,NLRTM,MSC,2026-11-20,2026-12-31,EVERY THU,USD,980,1640",
  "INNSA,NLRTM,HMM,2026-11-20,2026-12-31,EVERY THU,USD,990,1650",
  "INNSA,NLRTM,ONE,2026-11-20,2026-12-31,EVERY THU,USD,1000,1660",
];

describe("the replacement of prices by a newer sheet", () => {
  let folder = "";
  let desk: Awaited<ReturnType<typeof startDesk>>;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "keelson-replace-"));
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
    return { said, id: /imported as (\S+),/.exec(said.join("\n"))?.[1] ?? "" };
  };
  /** `HMM 990` for each offer of a sailing on this day. */
  const offered = async (equipment: EquipmentCode, departure: string): Promise<readonly string[]> => {
    const lines = await sheetLines(desk.database.db, ["INNSA"], ["NLRTM"], "2026-11-20");
    const sailings = lines.map((line) => ({ ...line, fields: { ...line.fields, ETD: departure } }));
    return sailings
      .flatMap((line) => sheetOffers(line, requestFor(equipment), () => undefined))
      .map(({ offer }) => `${offer.providerName} ${offer.charges[`OCEAN FREIGHT ${equipment}`] ?? "-"}`)
      .toSorted();
  };

  it("ends only the same carrier, lane and size", async () => {
    await importAs("november.csv", NOVEMBER);
    const { said } = await importAs(
      "next.csv",
      ["POL,POD,CARRIER,VALIDITY,CURRENCY,20GP", "INNSA,NLRTM,Msc,2026-12-31,USD,1100"],
      "--from",
      "2026-12-05",
    );
    expect(said.at(-1)).toBe("They replace 1 line of earlier sheets, 1 of them for some sizes.");
    expect(await offered("20GP", "2026-12-04")).toEqual(["HMM 990", "MSC 980", "ONE 1000"]);
    expect(await offered("20GP", "2026-12-10")).toEqual(["HMM 990", "Msc 1100", "ONE 1000"]);
    expect(await offered("40HC", "2026-12-10")).toEqual(["HMM 1650", "MSC 1640", "ONE 1660"]);
  });

  it("restores sizes when the import is undone, the newest first", async () => {
    await importAs("november.csv", NOVEMBER);
    const head = "POL,POD,CARRIER,VALIDITY,CURRENCY,20GP";
    const second = await importAs("b.csv", [head, "INNSA,NLRTM,MSC,2026-12-31,USD,1100"], "--from", "2026-12-15");
    const third = await importAs("c.csv", [head, "INNSA,NLRTM,MSC,2026-12-31,USD,1200"], "--from", "2026-12-05");
    expect(await offered("20GP", "2026-12-10")).toEqual(["HMM 990", "MSC 1200", "ONE 1000"]);
    await desk.run("rates", "undo", third.id);
    expect(await offered("20GP", "2026-12-10")).toEqual(["HMM 990", "MSC 980", "ONE 1000"]);
    expect(await offered("20GP", "2026-12-17")).toEqual(["HMM 990", "MSC 1100", "ONE 1000"]);
    await desk.run("rates", "undo", second.id);
    expect(await offered("20GP", "2026-12-17")).toEqual(["HMM 990", "MSC 980", "ONE 1000"]);
  });

  it("takes the provider as carrier of a sheet without such a column", async () => {
    await importAs("none.csv", ["POL,POD,VALIDITY,CURRENCY,20GP", "INNSA,NLRTM,2026-12-31,USD,900"]);
    const { said } = await importAs("own.csv", [
      "POL,POD,CARRIER,VALIDITY,CURRENCY,20GP",
      "INNSA,NLRTM,MALABAR,2026-12-31,USD,910",
      "INNSA,NLRTM,MSC,2026-12-31,USD,920",
    ]);
    expect(said.at(-1)).toBe("They replace 1 line of earlier sheets.");
  });

  it("leaves December to a sheet for January, and prices of another rate type to themselves", async () => {
    const head = "POL,POD,RATE TYPE,VALID FROM,VALIDITY,ETD,CURRENCY,20GP";
    await importAs("december.csv", [
      head,
      "INNSA,NLRTM,Spot,2026-12-01,2027-01-31,EVERY THU,USD,900",
      "INNSA,NLRTM,Contract,2026-12-01,2027-01-31,EVERY THU,USD,800",
      "INNSA,NLRTM,Spot,2027-02-01,2027-02-28,EVERY THU,USD,950",
    ]);
    await importAs("january.csv", [head, "INNSA,NLRTM,Spot,2027-01-01,2027-01-31,EVERY THU,USD,1000"]);
    expect(await offered("20GP", "2026-12-31")).toEqual(["Malabar 800", "Malabar 900"]);
    expect(await offered("20GP", "2027-01-07")).toEqual(["Malabar 1000", "Malabar 800"]);
    expect(await offered("20GP", "2027-02-04")).toEqual(["Malabar 950"]);
  });

  it("lists with --check what will no longer be quoted, and ends the rest with --replace-all", async () => {
    await importAs("november.csv", NOVEMBER);
    const next = [
      "POL,POD,CARRIER,VALIDITY,CURRENCY,20GP",
      "INNSA,NLRTM,MSC,2026-12-31,USD,1100",
      "INNSA,DEHAM,MSC,2026-12-31,USD,1100",
    ];
    const { said } = await importAs("next.csv", next, "--from", "2026-12-05", "--check");
    expect(said).toEqual([
      "  INNSA-NLRTM: 1 line, 20GP USD 1,100.00, till 2026-12-31, replaces 1 line",
      "    20GP: OCEAN FREIGHT USD 1,100.00",
      "  INNSA-DEHAM: 1 line, 20GP USD 1,100.00, till 2026-12-31",
      "    20GP: OCEAN FREIGHT USD 1,100.00",
      "  No longer quoted:",
      "    INNSA-NLRTM  MSC  20GP  after 2026-12-04 (was till 2026-12-31)",
      "  2 lines of earlier sheets stay quoted. To end them too, say --replace-all.",
      "2 lines can be imported, valid for departures.",
    ]);
    const all = await importAs("next.csv", next, "--from", "2026-12-05", "--check", "--replace-all");
    expect(all.said.slice(4)).toEqual([
      "  No longer quoted:",
      "    INNSA-NLRTM  MSC  20GP  after 2026-12-04 (was till 2026-12-31)",
      "    INNSA-NLRTM  MSC  40HC  after 2026-12-04 (was till 2026-12-31), without a new price",
      "    INNSA-NLRTM  HMM  20GP, 40HC  after 2026-12-04 (was till 2026-12-31), without a new price",
      "    INNSA-NLRTM  ONE  20GP, 40HC  after 2026-12-04 (was till 2026-12-31), without a new price",
      "2 lines can be imported, valid for departures.",
    ]);
    const { id } = await importAs("next.csv", next, "--from", "2026-12-05", "--replace-all");
    expect(await offered("40HC", "2026-12-10")).toEqual([]);
    await desk.run("rates", "undo", id);
    expect(await offered("40HC", "2026-12-10")).toEqual(["HMM 1650", "MSC 1640", "ONE 1660"]);
  });

  it("ends an LCL price by lane and station", async () => {
    const head = "Port of Loading,PORT OF DISCHARGE,Dest CFS,CURRENCY,W/M RATIO,VALID TILL,OCEAN FREIGHT";
    await importAs("lcl.csv", [
      head,
      "INNSA,NLRTM,,USD,1 CBM = 1000 KG,2026-12-31,20/W/M",
      "INNSA,NLRTM,Duisburg,USD,1 CBM = 1000 KG,2026-12-31,40/W/M",
    ]);
    const next = [head, "INNSA,NLRTM,,USD,1 CBM = 1000 KG,2026-12-31,25/W/M"];
    const { said } = await importAs("next.csv", next, "--from", "2026-12-01", "--check");
    expect(said.slice(2, 5)).toEqual([
      "  No longer quoted:",
      "    Nhava Sheva-Rotterdam  Malabar  after 2026-11-30 (was till 2026-12-31)",
      "  1 line of earlier sheets stays quoted. To end it too, say --replace-all.",
    ]);
    const { id } = await importAs("next.csv", next, "--from", "2026-12-01");
    const prices = async () =>
      (await lclLines(desk.database.db, "Nhava Sheva", "Rotterdam", "2026-12-02")).map(
        ({ charges }) => charges.origin["OCEAN FREIGHT"],
      );
    expect(await prices()).toEqual(["40/W/M", "25/W/M"]);
    await desk.run("rates", "undo", id);
    expect(await prices()).toEqual(["20/W/M", "40/W/M"]);
  });

  it("ends a size also where rows of one size each make an offer together", async () => {
    const head = "POL,POD,SIZE,VALIDITY,ETD,CURRENCY,OCEAN FREIGHT";
    await importAs("rows.csv", [
      head,
      "INNSA,NLRTM,20GP,2026-12-31,EVERY THU,USD,980",
      "INNSA,NLRTM,40GP/40HC,2026-12-31,EVERY THU,USD,1640",
    ]);
    await importAs("next.csv", [head, "INNSA,NLRTM,40HC,2026-12-31,EVERY THU,USD,1700"], "--from", "2026-12-05");
    const lines = await sheetLines(desk.database.db, ["INNSA"], ["NLRTM"], "2026-11-20");
    expect(joinSizes(lines, ["20GP", "40HC"]).map(({ endedSizes }) => endedSizes)).toContainEqual({
      "40HC": "2026-12-04",
    });
  });

  it("shows the carrier of each line, and the provider beside it", async () => {
    await importAs("november.csv", NOVEMBER);
    const lines = await sheetLines(desk.database.db, ["INNSA"], ["NLRTM"], "2026-11-20");
    const rates = lines.flatMap((line) => sheetOffers(line, requestFor("20GP"), () => undefined).slice(0, 1));
    expect(rates.map(({ offer }) => [offer.providerName, offer.fields["PROVIDER"]])).toEqual([
      ["MSC", "Malabar"],
      ["HMM", "Malabar"],
      ["ONE", "Malabar"],
    ]);
  });
});
