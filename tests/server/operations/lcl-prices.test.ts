import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toObject } from "#api/readers/json.ts";
import { rateCommands } from "#server/operations/commands/rates.ts";
import { lclLines } from "#server/modules/lcl/store.ts";
import { toLclOffer } from "#server/modules/lcl/offer.ts";
import { startDesk } from "./support.ts";

let folder = "";
let desk: Awaited<ReturnType<typeof startDesk>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "keelson-lcl-prices-"));
  desk = await startDesk(rateCommands);
});
afterAll(async () => {
  await desk.database.remove();
  rmSync(folder, { recursive: true, force: true });
});

const importLines = async (provider: string, lines: readonly string[], ...words: readonly string[]) => {
  const file = join(folder, "tariff.csv");
  writeFileSync(file, lines.join("\n"));
  const { said, complained } = await desk.run(
    "rates",
    "import",
    file,
    "--provider",
    provider,
    "--till",
    "2026-12-20",
    ...words,
  );
  return { said, complained: complained.map((line) => line.replace(file, "FILE")) };
};

describe("zero freight and rebates of part loads", () => {
  const lines = [
    "POL,POD,Dest CFS,Freight W/M,Docs,Currency",
    "INNSA,NLRTM,,35,40/BL,USD",
    "INNSA,DEHAM,,-20,40/BL,USD",
    "INNSA,BEANR,,0,40/BL,USD",
    "INNSA,GBFXT,,FREE,-5/BL,USD",
    "INNSA,GBSOU,,Refund 5,40/BL,USD",
  ];
  const empty = "INNSA,FRLEH,,,40/BL,USD";

  it("name the options, and give an empty cell its own advice", async () => {
    expect((await importLines("Baywater", [...lines, empty], "--check")).complained).toEqual([
      "Nothing was imported: 6 problems in FILE (5 freight, 1 amount).",
      '  line 3, cell D3: OCEAN FREIGHT PER W/M "-20" is negative. Write the price, or say --allow-negative if the tariff means it.',
      '  line 4, cell D4: OCEAN FREIGHT PER W/M "0" is zero. Write the price, or say --allow-zero if the tariff means it.',
      '  line 5, cell D5: OCEAN FREIGHT PER W/M "FREE" is zero. Write the price, or say --allow-zero if the tariff means it.',
      '  line 5, cell E5: DOCS "-5/BL" is negative. Take a rebate off the freight, or say --allow-negative if the tariff means it.',
      '  line 6, cell D6: OCEAN FREIGHT PER W/M "Refund 5" is negative. Write the price, or say --allow-negative if the tariff means it.',
      "  line 7: no OCEAN FREIGHT is stated. Write the price, or 0 and --allow-zero if nothing is charged, or remove the line.",
    ]);
    const zero = await importLines("Baywater", [...lines.slice(0, 2), empty], "--check", "--allow-zero");
    expect(zero.complained[1]).toBe(
      "  line 3: no OCEAN FREIGHT is stated. Write the price, or 0 if nothing is charged, or remove the line.",
    );
  });

  it("are prices when they are allowed, as the map states", async () => {
    const map = join(folder, "lcl.json");
    const lanes = [
      "  Nhava Sheva-Rotterdam: 1 line, USD 35.00, till 2026-12-20",
      "    all: OCEAN FREIGHT PER W/M USD 35.00; DOCS USD 40.00/BL",
      "  Nhava Sheva-Hamburg: 1 line, USD -20.00, till 2026-12-20",
      "    all: OCEAN FREIGHT PER W/M USD -20.00; DOCS USD 40.00/BL",
      "  Nhava Sheva-Antwerp: 1 line, USD 0.00, till 2026-12-20",
      "    all: OCEAN FREIGHT PER W/M USD 0.00; DOCS USD 40.00/BL",
      "  Nhava Sheva-Felixstowe: 1 line, till 2026-12-20",
      "    all: OCEAN FREIGHT PER W/M FREE; DOCS USD -5.00/BL",
      "  Nhava Sheva-Southampton: 1 line, USD -5.00, till 2026-12-20",
      "    all: OCEAN FREIGHT PER W/M USD -5.00; DOCS USD 40.00/BL",
      "5 lines can be imported, valid for departures.",
    ];
    const allowed = ["--allow-zero", "--allow-negative", "--check"] as const;
    expect((await importLines("Baywater", lines, ...allowed, "--save-map", map)).said.slice(1)).toEqual(lanes);
    expect(JSON.parse(readFileSync(map, "utf8"))).toMatchObject({ allowZero: true, allowNegative: true });
    expect(await importLines("Baywater", lines, "--check", "--map", map)).toEqual({ said: lanes, complained: [] });
  });

  it("stay refused in sheets of containers", async () => {
    const sheet = ["POL,POD,20GP", "INNSA,DEHAM,USD 0", "INNSA,BEANR,USD -5"];
    expect((await importLines("Baywater", sheet, "--allow-zero", "--allow-negative")).complained.slice(1)).toEqual([
      '  line 2, cell C2: OCEAN FREIGHT 20GP "USD 0" is zero. Write the price, or remove the line.',
      '  line 3, cell C3: OCEAN FREIGHT 20GP "USD -5" is negative. Write the price, or remove the line.',
    ]);
  });
});

describe("a part-load tariff in a forwarder's words", () => {
  it("is mapped once, with units of measure and weight, and then read", async () => {
    const lines = [
      "POL,POD,Dest CFS,Our frt,CFS Chgs (INR) per CBM,Bunker CFT,Heavy CWT,Min,Currency",
      "INNSA,NLRTM,,35/W/M,650,1.20,2/CWT,1 CBM,USD",
    ];
    expect((await importLines("Konkan", lines)).complained.slice(1)).toEqual([
      '  line 1, cell D1: the column "Our frt" is not known ("35/W/M"). Say --charge "Our frt", --charge "Our frt=OCEAN FREIGHT" or --ignore "Our frt".',
      '  line 1, cell E1: the column "CFS Chgs (INR) per CBM" is not known ("650"). Say --charge "CFS Chgs (INR) per CBM" or --ignore "CFS Chgs (INR) per CBM".',
      '  line 1, cell G1: the column "Heavy CWT" is not known ("2/CWT"). Say --charge "Heavy CWT" or --ignore "Heavy CWT".',
      '  line 1, cell H1: the column "Min" is not known ("1 CBM"). Say --field "Min=W/M MINIMUM" or --ignore "Min".',
    ]);
    const map = join(folder, "words.json");
    const answers = [
      "--charge",
      "Our frt=OCEAN FREIGHT",
      "--charge",
      "CFS Chgs (INR) per CBM=CFS CHARGES",
      "--charge",
      "Heavy CWT",
      "--field",
      "Min=W/M MINIMUM",
    ];
    const lanes = [
      "  Nhava Sheva-Rotterdam: 1 line, USD 35.00, till 2026-12-20",
      "    all: OCEAN FREIGHT USD 35.00/W/M; CFS CHARGES INR 650.00/CBM; BUNKER PER CFT USD 1.20; HEAVY CWT USD 2.00/CWT",
      "1 line can be imported, valid for departures.",
    ];
    expect((await importLines("Konkan", lines, "--check", "--save-map", map, ...answers)).said.slice(1)).toEqual(lanes);
    expect((await importLines("Konkan", lines, "--check", "--map", map)).said).toEqual(lanes);
  });

  it("asks what a minimum of a bare figure is", async () => {
    const lines = ["POL,POD,Dest CFS,Minimum,OCEAN FREIGHT", "INNSA,NLRTM,,50,USD 35/W/M"];
    expect((await importLines("Konkan", lines)).complained.slice(1)).toEqual([
      '  line 1, cell D1: the column "Minimum" is not known ("50"). Say --field "Minimum=W/M MINIMUM" if it is a measure or write it behind the price (35/W/M MIN USD 50) and say --ignore "Minimum".',
    ]);
  });
});

describe("a part-load tariff of several carriers", () => {
  const head = "POL,POD,Dest CFS,Carrier,OCEAN FREIGHT,CURRENCY,VALID TILL";
  const lines = [
    head,
    "INNSA,NLRTM,,Shipco,20/W/M,USD,2026-12-31",
    "INNSA,NLRTM,,Vanguard,25/W/M,USD,2026-12-31",
    "INNSA,NLRTM,,,30/W/M,USD,2026-12-31",
  ];
  const moment = {
    now: Date.parse("2026-12-10T08:00:00Z") / 60_000,
    today: "2026-12-10",
    loadingTime: "2026-12-10T13:30",
    loadingZone: "Asia/Kolkata",
  };
  const carriers = async () =>
    (await lclLines(desk.database.db, "Nhava Sheva", "Rotterdam", "2026-12-10"))
      .flatMap((line) => toLclOffer(line, moment) ?? [])
      .map((offer) => `${offer.providerName} of ${JSON.stringify(toObject(offer)["PROVIDER"] ?? null)}`)
      .toSorted((one, other) => one.localeCompare(other, "en"));

  it("shows the carrier of each line, and replaces only its own prices", async () => {
    expect((await importLines("Malabar", lines, "--check")).said).toEqual([
      "  Nhava Sheva-Rotterdam: 3 lines, USD 20.00 to USD 30.00, till 2026-12-31",
      "    Shipco  all: OCEAN FREIGHT USD 20.00/W/M",
      "    Vanguard  all: OCEAN FREIGHT USD 25.00/W/M",
      "    all: OCEAN FREIGHT USD 30.00/W/M",
      "3 lines can be imported, valid for departures.",
    ]);
    await importLines("Malabar", lines);
    expect(await carriers()).toEqual(["Malabar of null", 'Shipco of "Malabar"', 'Vanguard of "Malabar"']);
    const next = [head, "INNSA,NLRTM,,SHIPCO,22/W/M,USD,2026-12-31"];
    const { said } = await importLines("Malabar", next, "--from", "2026-12-05");
    expect(said.at(-1)).toBe("They replace 1 line of earlier sheets.");
    expect(await carriers()).toEqual(["Malabar of null", 'SHIPCO of "Malabar"', 'Vanguard of "Malabar"']);
  });
});
