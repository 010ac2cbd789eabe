import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { placeCommands } from "#server/operations/commands/places.ts";
import { listPortsOfCall } from "#server/rate-sources/ports-of-call.ts";
import { openPlaceDirectory } from "#server/modules/places/place-directory.ts";
import { placeSeeds } from "#server/modules/places/place-seeds.ts";
import { addPlaces } from "#server/modules/places/store.ts";
import { readCacheVersion } from "#server/platform/database/cache-versions.ts";
import { startDesk } from "#tests/server/operations/support.ts";

const LIST = [
  ',"NO",,".NORWAY",,,,,,,,',
  ',"NO","HOL","Holmestrand","Holmestrand",,"AI","1-3-----","0901",,"5929N 01019E",',
  ',"NO","AAF","Åfjord","Afjord",,"RL","1-------","0901",,,',
  ',"NO","ZZA","Somewhere","Somewhere",,"RL","---4----","0901",,,',
  'X,"NO","ZZB","Gone","Gone",,"RL","1-------","0901",,,',
  ',"IN",,".INDIA",,,,,,,,',
  ',"IN","ZZC","Kandivali (Mumbai)","Kandivali (Mumbai)",,"RL","-2---6--","0901",,"1912N 07251E",',
  '|,"IN","NSA","Jawaharlal Nehru (Nhava Sheva)","Jawaharlal Nehru (Nhava Sheva)",,"RL","1-------","0901",,"1857N 07257E",',
  ',"AU","ZZD","South Point","South Point",,"RL","1-------","0901",,"3351S 15112E",',
];

describe("importing places", () => {
  let folder = "";
  let desk: Awaited<ReturnType<typeof startDesk>>;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "keelson-places-"));
    desk = await startDesk(placeCommands);
  });
  afterEach(async () => {
    await desk.database.remove();
    rmSync(folder, { recursive: true, force: true });
  });
  /* The official parts are written in Windows-1252. */
  const file = (lines: readonly string[]): string => {
    const path = join(folder, "part1.csv");
    writeFileSync(path, Buffer.from(lines.join("\r\n"), "latin1"));
    return path;
  };

  it("brings new places and names to a table that an earlier release has filled", async () => {
    const { db } = desk.database;
    const earlier = placeSeeds().filter(({ code }) => code !== "CNQZH");
    await addPlaces(
      db,
      earlier.map((place) => (place.code === "ITNAP" ? { ...place, name: "Naples port", otherNames: [] } : place)),
    );
    const [kota] = earlier.filter(({ code }) => code === "INKTU");
    const [imported] = earlier.filter(({ code }) => code === "INPIR");
    if (kota === undefined || imported === undefined) throw new Error("The list lacks Kota or Pithampur.");
    /* The same place under a wrong code, and another place that the official list has under such a code. */
    await addPlaces(db, [
      { ...kota, code: "INKOT" },
      { ...imported, code: "INKHD", name: "Kheda" },
    ]);
    const directory = await openPlaceDirectory(db, listPortsOfCall);
    expect(directory.byCode("INKOT")).toBeUndefined();
    expect(directory.byCode("INKHD")?.name).toBe("Kheda");
    expect(directory.byCode("INSNP")?.code).toBe("INSON");
    expect(directory.byCode("CNQZH")?.name).toBe("Qinzhou");
    expect(directory.byCode("ITNAP")).toMatchObject({ name: "Naples port", otherNames: ["Naples"], importance: 2 });
  });

  it("adds ports and depots of the official list and does not change existing places", async () => {
    const path = file(LIST);
    expect(await desk.run("places", "import", path)).toEqual({
      said: [`${path}: 4 places added, 5 read, 4 lines are none for containers.`],
      complained: [],
    });
    const directory = await openPlaceDirectory(desk.database.db, listPortsOfCall);
    expect(directory.byCode("NOAAF")).toEqual({
      code: "NOAAF",
      name: "Åfjord",
      countryCode: "NO",
      countryName: "Norway",
      kind: "Sea",
      latitude: null,
      longitude: null,
      timeZone: null,
      importance: 1,
      otherNames: ["Afjord"],
    });
    expect(directory.byCode("INZZC")).toMatchObject({
      name: "Kandivali",
      kind: "Inland",
      latitude: 19.2,
      longitude: 72.85,
    });
    expect(directory.byCode("AUZZD")).toMatchObject({ latitude: -33.85, longitude: 151.2 });
    expect(directory.byCode("INNSA")?.name).toBe("Nhava Sheva");
    expect(directory.find("kandivali")).toContain("INZZC");
    expect(await readCacheVersion(desk.database.db, "places")).toBe(1);
  });

  it("imports nothing of a file with a line that is none", async () => {
    const path = file([...LIST, "what is this", ',"NO","1","Odd","Odd",,"RL","1-------","0901",,,']);
    expect((await desk.run("places", "import", path)).complained).toEqual([
      `Nothing was imported of ${path}:`,
      "  line 10: has 1 columns instead of 12",
      '  line 11: "NO1" is no UN/LOCODE with a name',
    ]);
    const found = await desk.database.db
      .selectFrom("place")
      .select("code")
      .where("code", "in", ["NOAAF", "INZZC"])
      .execute();
    expect([found, await readCacheVersion(desk.database.db, "places")]).toEqual([[], 0]);
  });
});
