import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RatesAnswer } from "#api/schema.d.ts";
import { rateCommands } from "#server/operations/commands/rates.ts";
import { createPrint } from "#server/operations/kit/print.ts";
import { randomIds } from "#server/platform/time.ts";
import {
  addShipper,
  type CredentialHeaders,
  SHIPPER,
  signInAs,
  startTestApp,
  type TestApp,
} from "#tests/server/support/app.ts";
import { addTestStaff, callDesk, signInToDesk } from "#tests/server/support/desk.ts";
import { SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { runStaffCommand, staffOperations } from "#tests/server/support/staff.ts";
import { lclFeatures } from "../lcl/fixture.ts";

const OWN = `account-${SHIPPER.email}`;
const OTHER = "rival@trader.example";
const RIVAL = `account-${OTHER}`;
const FCL = ["POL,POD,CARRIER,VALIDITY,ETD,CURRENCY,20GP", "INNSA,NLRTM,MSC,2026-12-31,28 Nov 2026,USD,713"];
const LCL = ["PORT OF LOADING,PORT OF DISCHARGE,OCEAN FREIGHT", "INNSA,AEJEA,USD 19/W/M"];
/* 713 occurs in no other offer. */
const PRIVATE = "713";
const PUBLIC = "USD 1,015";

interface Sheet {
  readonly id: string;
  readonly name: string;
  readonly revision: string;
  readonly audience: object | null;
}

describe("the audience of a sheet at the desk", () => {
  let server: TestApp;
  let own: CredentialHeaders;
  let other: CredentialHeaders;
  let cookie = "";
  let folder = "";

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "keelson-audience-"));
    server = await startTestApp({ features: lclFeatures });
    await addShipper(server.database);
    await addShipper(server.database, OTHER);
    own = await signInAs(server.app);
    other = await signInAs(server.app, OTHER);
    await addTestStaff(server.database, "jan@keelson.example", "Jan Visser", "pricing");
    cookie = await signInToDesk(server, "jan@keelson.example");
  });
  afterEach(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const importSheet = async (name: string, lines: readonly string[], ...words: readonly string[]): Promise<void> => {
    const file = join(folder, `${name}.csv`);
    writeFileSync(file, lines.join("\n"));
    const print = createPrint(() => undefined);
    const desk = staffOperations(server.database, { ids: randomIds, say: print, reportError: print });
    await runStaffCommand([rateCommands], desk, ["rates", "import", file, "--provider", "Malabar", ...words]);
  };
  const list = async (query = ""): Promise<readonly Sheet[]> => {
    const { body } = await server.app.inject({
      method: "GET",
      url: `/desk/api/rates/sheets?search=malabar${query}`,
      headers: { "x-desk": "1", cookie },
    });
    return parsed<{ readonly result: readonly Sheet[] }>(body).result;
  };
  const names = async (query: string): Promise<readonly string[]> =>
    (await list(query)).map(({ name }) => name).toSorted();
  const find = async (name: string): Promise<Sheet> => {
    const sheet = (await list()).find((one) => one.name === name);
    if (sheet === undefined) throw new Error(`There is no sheet ${name}.`);
    return sheet;
  };
  const setAudience = ({ id, revision }: Sheet, audience: object | null) =>
    callDesk(server.app, "PUT", `/rates/sheets/${id}/audience`, { cookie, body: { revision, audience } });
  const search = async (headers: CredentialHeaders, url = "/api/resource/rates/spot-on"): Promise<RatesAnswer> => {
    const { body } = await server.app.inject({ method: "POST", url, headers, payload: SEARCH });
    return parsed<RatesAnswer>(body);
  };
  const findPrices = async (headers: CredentialHeaders, url?: string): Promise<readonly string[]> =>
    ((await search(headers, url)).result[0]?.excel ?? [])
      .map(({ charges }) => String(charges["OCEAN FREIGHT 20GP"]))
      .toSorted();
  const setGroup = (company: string, customerGroup: string | null) =>
    server.database.db.updateTable("company").set({ customerGroup }).where("id", "=", company).execute();

  it("counts from the next search on, after answers that were found for everybody", async () => {
    await importSheet("fcl", FCL);
    expect([await findPrices(own), await findPrices(other)]).toEqual([
      [PRIVATE, PUBLIC],
      [PRIVATE, PUBLIC],
    ]);
    const changed = await setAudience(await find("fcl"), { groups: [], companies: [OWN] });
    expect([changed.status, changed.result]).toMatchObject([
      200,
      [{ name: "fcl", audience: { groups: [], companies: [{ id: OWN, name: "Malabar Spice Exports" }] } }],
    ]);
    expect([await findPrices(own), await findPrices(other)]).toEqual([[PRIVATE, PUBLIC], [PUBLIC]]);
    expect(await findPrices(other, "/api/resource/rates/searches")).toEqual([PUBLIC]);

    await setGroup(RIVAL, "retail");
    await setAudience(await find("fcl"), { groups: ["retail"], companies: [] });
    expect([await findPrices(own), await findPrices(other)]).toEqual([[PUBLIC], [PRIVATE, PUBLIC]]);
    await setAudience(await find("fcl"), null);
    expect([await findPrices(own), await findPrices(other)]).toEqual([
      [PRIVATE, PUBLIC],
      [PRIVATE, PUBLIC],
    ]);
  });

  it("lets no other company book, quote or read an offer of a private sheet", async () => {
    await importSheet("fcl", FCL, "--visible-to", `company:${OWN}`);
    const offer = (await search(own)).result[0]?.excel?.find(
      ({ charges }) => charges["OCEAN FREIGHT 20GP"] === PRIVATE,
    );
    const offerId = String(offer?._id);
    const payload = { offerId, providerName: "MSC", routing: "", arrivalDate: null, departureDate: null };
    const url = "/api/resource/rates/spot-on";
    const booked = await server.app.inject({ method: "PUT", url, headers: other, payload });
    const quoted = await server.app.inject({
      method: "POST",
      url: "/api/resource/quotes",
      headers: other,
      payload: { offerIds: [offerId] },
    });
    const cells = await server.app.inject({
      method: "GET",
      url: `/api/resource/rates/sheet-line?offerId=${offerId}`,
      headers: other,
    });
    for (const { statusCode, body } of [booked, quoted, cells]) {
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(body).not.toContain(PRIVATE);
    }
    expect((await server.app.inject({ method: "PUT", url, headers: own, payload })).statusCode).toBe(200);
  });

  it("is named in the list, which is filtered by it and by who finds the sheets", async () => {
    await importSheet("all", FCL);
    await importSheet("group", FCL, "--visible-to", "group:Retail");
    await importSheet("own", LCL, "--kind", "lcl", "--visible-to", `group:key, company:${OWN}`);
    expect((await list()).map(({ name, audience }) => [name, audience])).toEqual([
      ["own", { groups: ["key"], companies: [{ id: OWN, name: "Malabar Spice Exports" }] }],
      ["group", { groups: ["Retail"], companies: [] }],
      ["all", null],
    ]);
    expect(await names("&audience=everybody")).toEqual(["all"]);
    expect(await names("&audience=some&state=quoted")).toEqual(["group", "own"]);
    expect(await names(`&company=${OWN}`)).toEqual(["own"]);
    expect(await names(`&company=${RIVAL}`)).toEqual([]);
    await setGroup(RIVAL, "retail");
    expect(await names(`&company=${RIVAL}`)).toEqual([]);
    await setGroup(RIVAL, "Retail");
    expect(await names(`&company=${RIVAL}`)).toEqual(["group"]);
  });

  it("is recorded with both audiences, and not where nothing changes", async () => {
    await importSheet("own", LCL, "--kind", "lcl", "--visible-to", "group:retail");
    const sheet = await find("own");
    expect((await setAudience(sheet, { groups: ["retail", "retail"], companies: [] })).status).toBe(200);
    expect((await setAudience(sheet, { groups: ["retail"], companies: [OWN] })).status).toBe(200);
    const entries = await server.database.db
      .selectFrom("auditEntry")
      .select(["subjectId", "before", "after"])
      .where("action", "=", "tariff.visibility-changed")
      .execute();
    expect(entries).toEqual([
      {
        subjectId: sheet.id,
        before: JSON.stringify({ foundBy: "retail" }),
        after: JSON.stringify({ foundBy: "retail, Malabar Spice Exports" }),
      },
    ]);
  });

  it("says what somebody else has changed, and refuses nobody and unknown companies", async () => {
    await importSheet("fcl", FCL);
    const sheet = await find("fcl");
    await setAudience(sheet, { groups: ["retail"], companies: [OWN] });
    const late = await setAudience(sheet, null);
    expect([late.status, late.message]).toEqual([
      409,
      "Somebody else has changed who finds this sheet in the meantime. It is found by retail, Malabar Spice Exports now.",
    ]);
    const now = await find("fcl");
    const nobody = await setAudience(now, { groups: [], companies: [] });
    expect([nobody.status, nobody.message]).toEqual([422, "Choose a group or a company."]);
    const unknown = await setAudience(now, { groups: [], companies: ["unknown"] });
    expect([unknown.status, unknown.message]).toEqual([422, "One of the companies is not known. Choose it again."]);
  });
});
