import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LclPortsAnswer, LclRatesAnswer, RatesAnswer } from "#api/schema.d.ts";
import { rateCommands } from "#server/operations/commands/rates.ts";
import { createPrint } from "#server/operations/kit/print.ts";
import { randomIds } from "#server/platform/time.ts";
import { listPortsOfCall } from "#server/rate-sources/ports-of-call.ts";
import {
  addShipper,
  type CredentialHeaders,
  SHIPPER,
  signInAs,
  startTestApp,
  type TestApp,
} from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { runStaffCommand, staffOperations } from "#tests/server/support/staff.ts";
import { lclFeatures } from "../lcl/fixture.ts";

const OWN = `account-${SHIPPER.email}`;
const OTHER = "rival@trader.example";
const HEAD = "POL,POD,CARRIER,VALIDITY,ETD,CURRENCY,20GP";
const FCL = [HEAD, "INNSA,NLRTM,MSC,2026-12-31,28 Nov 2026,USD,713"];
const LCL = ["PORT OF LOADING,PORT OF DISCHARGE,OCEAN FREIGHT", "INNSA,NLRTM,USD 17/W/M", "INNSA,AEJEA,USD 19/W/M"];

/** Sheets that only some customers find, over whichever database. */
export const privateTariffsContract = (make: MakePlace): void => {
  describe("private tariffs", () => {
    let server: TestApp;
    let own: CredentialHeaders;
    let other: CredentialHeaders;
    let folder = "";

    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), "keelson-private-"));
      server = await startTestApp({ make, features: lclFeatures });
      await addShipper(server.database);
      await addShipper(server.database, OTHER);
      own = await signInAs(server.app);
      other = await signInAs(server.app, OTHER);
    });
    afterEach(async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    });

    const run = async (...words: readonly string[]): Promise<readonly string[]> => {
      const printed: string[] = [];
      const print = createPrint((...lines) => printed.push(...lines));
      const desk = staffOperations(server.database, { ids: randomIds, say: print, reportError: print });
      await runStaffCommand([rateCommands], desk, words);
      return printed;
    };
    const importAs = async (name: string, lines: readonly string[], ...words: readonly string[]) => {
      writeFileSync(join(folder, name), lines.join("\n"));
      return (await run("rates", "import", join(folder, name), "--provider", "Malabar", ...words)).join("\n");
    };
    const findPrices = async (headers: CredentialHeaders): Promise<readonly string[]> => {
      const answer = await server.app.inject({
        method: "POST",
        url: "/api/resource/rates/spot-on",
        headers,
        payload: SEARCH,
      });
      const { excel = [] } = parsed<RatesAnswer>(answer.body).result[0] ?? {};
      return excel.map(({ charges }) => String(charges["OCEAN FREIGHT 20GP"])).toSorted();
    };
    const findLcl = async (headers: CredentialHeaders, to = "Rotterdam") => {
      const query = { portOfLoading: "Nhava Sheva", portOfDischarge: to, weight: "1200", cbm: "3" };
      const answer = await server.app.inject({ method: "GET", url: "/api/resource/lcl/rates", query, headers });
      return { status: answer.statusCode, count: parsed<LclRatesAnswer>(answer.body).lenResult };
    };
    const findPorts = async (headers: CredentialHeaders) =>
      parsed<LclPortsAnswer>((await server.app.inject({ method: "GET", url: "/api/resource/lcl/ports", headers })).body)
        .result;

    it("finds container prices of a private sheet for its company only", async () => {
      await importAs("fcl.csv", FCL, "--visible-to", `company:${OWN}`);
      expect(await findPrices(own)).toEqual(["713", "USD 1,015"]);
      expect(await findPrices(other)).toEqual(["USD 1,015"]);
    });

    it("finds part loads, stations and ports of a private tariff for its company only", async () => {
      const before = await findLcl(other);
      expect(await importAs("lcl.csv", LCL, "--kind", "lcl", "--visible-to", `company:${OWN}`)).toMatch(
        /^2 lines of Malabar imported/m,
      );
      expect(await findLcl(other)).toEqual(before);
      expect(await findLcl(own)).toEqual({ status: 200, count: (before.count ?? 0) + 1 });
      expect(await findPorts(own)).toContain("Jebel Ali");
      expect(await findPorts(other)).not.toContain("Jebel Ali");
      expect((await findLcl(own, "Jebel Ali")).status).toBe(200);
      expect((await findLcl(other, "Jebel Ali")).status).toBe(422);
    });

    it("lists no port of call of private sheets", async () => {
      const lines = [HEAD, "INNSA,AEJEA,MSC,2026-12-31,28 Nov 2026,USD,713"];
      const before = await listPortsOfCall(server.database.db);
      await importAs("private.csv", lines, "--visible-to", "group:a");
      expect(await listPortsOfCall(server.database.db)).toEqual(before);
      await importAs("public.csv", lines);
      expect(await listPortsOfCall(server.database.db)).toEqual(new Set([...before, "AEJEA"]));
    });

    it("replaces only prices of sheets with the same audience", async () => {
      await importAs("all.csv", [HEAD, "INNSA,NLRTM,MSC,2026-12-31,28 Nov 2026,USD,901"]);
      await importAs("fcl.csv", FCL, "--visible-to", `company:${OWN}`);
      expect(await findPrices(other)).toEqual(["901", "USD 1,015"]);
      const said = await importAs(
        "next.csv",
        [HEAD, "INNSA,NLRTM,MSC,2026-12-31,28 Nov 2026,USD,714"],
        "--visible-to",
        `company:${OWN}`,
      );
      expect(said).toContain("They replace 1 line of earlier sheets.");
      expect(await findPrices(own)).toEqual(["714", "901", "USD 1,015"]);
    });

    it("names the audience in the list, and refuses one that it cannot find", async () => {
      await importAs("fcl.csv", FCL, "--visible-to", `group:retail, company:${OWN}`);
      expect((await run("rates", "list")).join("\n")).toContain(`  only for group:retail, company:${OWN}`);
      expect(await importAs("b.csv", FCL, "--visible-to", "company:Nobody Ltd, Pune")).toBe(
        'Nothing was imported: There is no company "Nobody Ltd, Pune". Write its name in full, or its id.',
      );
      expect(await importAs("b.csv", FCL, "--visible-to", "retail")).toBe(
        'Nothing was imported: --visible-to takes "group:retail, company:Menon Textiles", not "retail".',
      );
    });
  });
};
