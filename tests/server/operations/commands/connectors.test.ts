import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cmaCgmConnector } from "#server/connectors/cma-cgm/cma-cgm-source.ts";
import type { OpenConnector } from "#server/connectors/kit/connector.ts";
import { createFields } from "#server/connectors/kit/fields.ts";
import { createPrint } from "#server/operations/kit/print.ts";
import { connectorCommands } from "#server/operations/commands/connectors.ts";
import { addPlaces } from "#server/modules/places/store.ts";
import { placeSeeds } from "#server/modules/places/place-seeds.ts";
import { type Answer, startCarrier } from "#tests/server/connectors/support/carrier-server.ts";
import { openTestDatabase, sqlitePlace } from "#tests/server/support/database.ts";
import { runStaffCommand, staffOperations } from "#tests/server/support/staff.ts";

const OFFER = { offerId: "SPT-1", quoteLine: { validityTo: "2026-11-30" } };

describe("operations connectors", () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  const stops: (() => void)[] = [];
  beforeEach(async () => {
    database = await openTestDatabase(sqlitePlace);
    await addPlaces(
      database.db,
      placeSeeds().filter(({ code }) => ["INNSA", "NLRTM"].includes(code)),
    );
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) stop();
    await database.remove();
  });

  const connect = async (answer: Answer): Promise<OpenConnector> => {
    const carrier = await startCarrier(({ path }) =>
      path === "/token" ? { body: `{"access_token":"t","expires_in":299}` } : answer,
    );
    stops.push(carrier.stop);
    const entry = { url: carrier.url, tokenUrl: `${carrier.url}/token`, clientId: "${ID}", clientSecret: "${ID}" };
    const fields = createFields(entry, "rates[0]", { ID: "keelson" }, (sentence) => {
      throw new Error(sentence);
    });
    return cmaCgmConnector("CMA CGM", fields);
  };

  const run = async (connectors: readonly OpenConnector[], ...words: readonly string[]): Promise<readonly string[]> => {
    const printed: string[] = [];
    const print = createPrint((line) => printed.push(line));
    const operations = staffOperations(database, { readConnectors: () => connectors, say: print, reportError: print });
    await runStaffCommand([connectorCommands], operations, ["connectors", ...words]);
    return printed.map((line) => line.replaceAll(/\d+\.\d s/g, "0.0 s"));
  };

  it("list carriers with the calls that are left", async () => {
    expect(await run([], "list")).toEqual(["CONNECTORS_FILE names no carrier."]);
    const connectors = [await connect({ body: JSON.stringify([OFFER]) })];
    expect(await run(connectors, "list")).toEqual(["CMA CGM  20 of 20 calls in an hour left"]);
    await run(connectors, "test", "cma cgm");
    expect(await run(connectors, "list")).toEqual(["CMA CGM  19 of 20 calls in an hour left"]);
  });

  it("test one carrier with one query, and name what cannot be read", async () => {
    const connectors = [
      await connect({ body: JSON.stringify([OFFER, { ...OFFER, offerId: "Sold-out" }, { quoteLine: 1 }]) }),
    ];
    expect(await run(connectors, "test", "CMA CGM", "--lane", "innsa-nlrtm")).toEqual([
      "CMA CGM: 1 × 20GP from INNSA to NLRTM, departure from 2026-11-27.",
      "2 offers, 1 of them bookable. 0.0 s.",
      "  search: 200, 0.0 s, billed",
      "  left out: it cannot be read: quoteLine: 1 is not an object",
      "19 of 20 calls in an hour left",
    ]);
  });

  it("print what a carrier answered on one line, without characters that control a terminal", async () => {
    const hostile = { quoteLine: "\u001b[31mred\u001b[0m\nforged line" };
    const printed = await run([await connect({ body: JSON.stringify([OFFER, hostile]) })], "test", "CMA CGM");
    expect(printed).toHaveLength(5);
    expect(printed[3]).toMatch(/^ {2}left out: it cannot be read: quoteLine: [^\p{Cc}]*$/u);
  });

  it("say why a carrier has no offers", async () => {
    const refused = await connect({ status: 403 });
    expect(await run([refused], "test", "CMA CGM")).toEqual([
      "CMA CGM: 1 × 20GP from INNSA to NLRTM, departure from 2026-11-27.",
      "No offers: it answered with status 403. 0.0 s.",
      "  search: 403, 0.0 s",
      "19 of 20 calls in an hour left",
    ]);
  });

  it("refuse a lane, a place and a name that are unknown, and ask nobody", async () => {
    const connectors = [await connect({ status: 500 })];
    expect(await run(connectors, "test", "CMA CGM", "--lane", "Mumbai")).toEqual([
      "--lane takes two UN/LOCODE such as INNSA-NLRTM, not Mumbai.",
    ]);
    expect(await run(connectors, "test", "CMA CGM", "--lane", "INNSA-XXXXX")).toEqual([
      "XXXXX is not in the list of places.",
    ]);
    expect(await run(connectors, "test", "Norrvik")).toEqual(["There is no connector Norrvik. There are CMA CGM."]);
    expect(await run(connectors, "list")).toEqual(["CMA CGM  20 of 20 calls in an hour left"]);
  });
});
