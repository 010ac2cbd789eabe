import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cmaCgmConnector } from "#server/connectors/cma-cgm/cma-cgm-source.ts";
import { createFields } from "#server/connectors/kit/fields.ts";
import { startSimulator } from "#simulators/index.ts";
import type { Simulator } from "#simulators/kit/server.ts";
import { openTestDatabase, sqlitePlace } from "#tests/server/support/database.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { requestFor } from "../support/requests.ts";

const NOW = Date.parse("2026-11-20T08:00:00.000Z");

interface ListedCall {
  readonly path: string;
  readonly status: number | null;
  readonly billed: boolean;
}

describe("a billed search of SpotOn", () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let simulator: Simulator;
  beforeEach(async () => {
    database = await openTestDatabase(sqlitePlace);
    simulator = await startSimulator("cma-cgm", { clock: () => new Date(NOW) });
  });
  afterEach(async () => {
    await simulator.stop();
    await database.remove();
  });

  const openSource = () => {
    const entry = { url: simulator.url, tokenUrl: `${simulator.url}/as/token.oauth2`, clientId: "${ID}" };
    const environment = { ID: "simulator", SECRET: "simulator-secret" };
    const fields = createFields({ ...entry, clientSecret: "${SECRET}" }, "rates[0]", environment, (sentence) => {
      throw new Error(sentence);
    });
    return cmaCgmConnector("CMA CGM", fields).createSource({
      db: database.db,
      clock: () => NOW,
      record: () => undefined,
      pause: () => Promise.resolve(),
    });
  };
  const listSearches = async () => {
    const calls = parsed<readonly ListedCall[]>(await (await fetch(`${simulator.url}/simulator/calls`)).text());
    return calls.filter(({ path }) => path.endsWith("/search")).map(({ status, billed }) => ({ status, billed }));
  };

  it.each([
    ["drop-before", [{ status: null, billed: false }], false],
    ["drop-within", [{ status: 200, billed: true }], false],
    [
      "status-503",
      [
        { status: 503, billed: false },
        { status: 200, billed: true },
      ],
      true,
    ],
  ])("is billed at most once after the fault %s", async (fault, searches, isAnswered) => {
    const source = openSource();
    const set = await fetch(`${simulator.url}/simulator/faults`, {
      method: "PUT",
      body: JSON.stringify([{ fault, calls: 1 }]),
    });
    expect(set.ok).toBe(true);
    const quoted = await source.quote(requestFor({}), new AbortController().signal);
    expect([quoted.isOk(), await listSearches()]).toEqual([isAnswered, searches]);
  });
});
