import { Verifier } from "@pact-foundation/pact";
import { sql } from "kysely";
import { err } from "neverthrow";
import { expect, it, onTestFinished } from "vitest";
import type { OpenConnector } from "#server/connectors/kit/connector.ts";
import type { Database } from "#server/platform/database/database.ts";
import { DESK_INTERACTIONS } from "#tests/contracts/desk/interactions.ts";
import { startTestApp } from "../support/app.ts";
import { deskStatesOf } from "./desk-states.ts";

/* Places are the same for every interaction; entries of the trail cannot be deleted. */
const KEPT = /^(sqlite_|kysely_|place|port|audit)/i;

const emptyTables = async ({ db }: Database): Promise<void> => {
  const { rows } = await sql<{ readonly name: string }>`select name from sqlite_master where type = 'table'`.execute(
    db,
  );
  await db.transaction().execute(async (transaction) => {
    await sql`pragma defer_foreign_keys = on`.execute(transaction);
    for (const { name } of rows.filter((one) => !KEPT.test(one.name)))
      await sql`delete from ${sql.table(name)}`.execute(transaction);
  });
};

const NORRVIK: OpenConnector = {
  name: "Norrvik Line",
  allowances: [{ calls: 20, spanMs: 3_600_000 }],
  settings: { host: "api.norrvik.example" },
  createSource: () => ({
    name: "Norrvik Line",
    quote: async () => err({ reason: "it answered with status 500", cause: "fault" }),
  }),
};

const toHandlers = (states: object) =>
  Object.fromEntries(
    Object.entries(states).map(([name, setUp]: readonly [string, (parameters: unknown) => Promise<void>]) => [
      name,
      setUp,
    ]),
  );

interface Report {
  readonly interactionResults: readonly { readonly description: string; readonly result: string }[];
}

it("answers the desk as its contract states", async () => {
  const test = await startTestApp({ config: { connectors: [NORRVIK] } });
  onTestFinished(test.close);
  const url = await test.app.listen({ port: 0, host: "127.0.0.1" });
  const verifier = new Verifier({
    provider: "keelson-desk-api",
    providerBaseUrl: url,
    pactUrls: ["contracts/keelson-desk.json"],
    logLevel: "error",
    beforeEach: () => emptyTables(test.database),
    stateHandlers: toHandlers(deskStatesOf(test)),
  });
  const report: Report = JSON.parse(await verifier.verifyProvider());
  expect(new Map(report.interactionResults.map(({ description, result }) => [description, result]))).toEqual(
    new Map(DESK_INTERACTIONS.map(({ title }) => [title, "OK"])),
  );
});
