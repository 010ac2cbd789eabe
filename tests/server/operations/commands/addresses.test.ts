import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { EMPTY_PARTY } from "#domain/addresses";
import { addresses } from "#server/modules/addresses/addresses.ts";
import { addressCommands } from "#server/operations/commands/addresses.ts";
import { addShipper, START } from "#tests/server/support/app.ts";
import { startDesk } from "#tests/server/operations/support.ts";
import { addressRow } from "#tests/server/support/addresses.ts";

const EMAIL = "asha@menon.example";
const RHEINLAND = {
  ...EMPTY_PARTY,
  partyName: "Rheinland\nWohnen",
  postCode: "47119",
  city: "Duisburg",
  countryCode: "DE",
};

describe("address books on the command line", () => {
  let desk: Awaited<ReturnType<typeof startDesk>>;
  let folder: string;
  beforeEach(async () => {
    desk = await startDesk(addressCommands);
    folder = await mkdtemp(join(tmpdir(), "keelson-addresses-"));
  });
  afterEach(async () => {
    await desk.database.remove();
    await rm(folder, { recursive: true });
  });

  it("are listed and exported by account", async () => {
    const accountId = await addShipper(desk.database);
    expect(await desk.run("addresses", "list", EMAIL)).toEqual({ said: ["No addresses."], complained: [] });
    await addresses.add(desk.database.db, addressRow("a-1", accountId, RHEINLAND, START));
    expect((await desk.run("addresses", "list", EMAIL)).said).toEqual(["Rheinland Wohnen, 47119 Duisburg, DE"]);
    const file = join(folder, "addresses.json");
    expect((await desk.run("addresses", "export", EMAIL, file)).said).toEqual([`1 address is written to ${file}`]);
    expect(JSON.parse(await readFile(file, "utf8"))).toEqual([RHEINLAND]);
    expect(await desk.run("addresses", "list", "nobody@menon.example")).toEqual({
      said: [],
      complained: ["There is no account nobody@menon.example."],
    });
  });
});
