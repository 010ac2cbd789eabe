import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coscoConnector } from "#server/connectors/cosco/cosco-source.ts";
import { hapagLloydConnector } from "#server/connectors/hapag-lloyd/hapag-lloyd-source.ts";
import type { RateConnector } from "#server/connectors/kit/connector.ts";
import { createFields } from "#server/connectors/kit/fields.ts";
import { startSimulator } from "#simulators/index.ts";
import type { Simulator } from "#simulators/kit/server.ts";
import { START } from "#tests/server/support/app.ts";
import { openTestDatabase, sqlitePlace } from "#tests/server/support/database.ts";
import { requestFor } from "./support/requests.ts";

const NOW = START;
const ONE_SIZE = requestFor({ containers: [{ equipment: "20GP", quantity: 1, weightKg: 10_000 }] });

interface Carrier {
  readonly name: string;
  readonly connector: RateConnector;
  readonly start: () => Promise<Simulator>;
  readonly toEntry: (url: string) => Readonly<Record<string, unknown>>;
  readonly pricesPath: string;
}

const clock = () => new Date(NOW);
const CARRIERS: readonly Carrier[] = [
  {
    name: "COSCO",
    connector: coscoConnector,
    start: () => startSimulator("cosco", { clock, apiKey: "simulator-secret", secret: "simulator-secret" }),
    toEntry: (url) => ({ url: `${url}/service`, apiKey: "${KEY}", secret: "${KEY}" }),
    pricesPath: "instantBooking",
  },
  {
    name: "Hapag-Lloyd",
    connector: hapagLloydConnector,
    start: () =>
      startSimulator("hapag-lloyd", { clock, clientId: "simulator-secret", clientSecret: "simulator-secret" }),
    toEntry: (url) => ({
      url,
      clientId: "${KEY}",
      clientSecret: "${KEY}",
      customerIdentifier: "rates@keelson.example",
    }),
    pricesPath: "external/prices",
  },
];

describe.each(CARRIERS)(
  "a search of $name whose connection broke off",
  ({ connector, name, start, toEntry, pricesPath }) => {
    let database: Awaited<ReturnType<typeof openTestDatabase>>;
    let simulator: Simulator;
    beforeEach(async () => {
      database = await openTestDatabase(sqlitePlace);
      simulator = await start();
    });
    afterEach(async () => {
      await simulator.stop();
      await database.remove();
    });

    const search = async (settings: Readonly<Record<string, unknown>>) => {
      const faults = JSON.stringify([{ fault: "drop-after", calls: 1, path: pricesPath }]);
      await fetch(`${simulator.url}/simulator/faults`, { method: "PUT", body: faults });
      const fields = createFields(
        { ...toEntry(simulator.url), ...settings },
        "rates[0]",
        { KEY: "simulator-secret" },
        (said) => {
          throw new Error(said);
        },
      );
      const source = connector(name, fields).createSource({
        db: database.db,
        clock: () => NOW,
        record: () => undefined,
        pause: async () => undefined,
      });
      const answer = await source.quote(ONE_SIZE, AbortSignal.timeout(20_000));
      const calls = await fetch(`${simulator.url}/simulator/calls`).then((response) => response.text());
      return {
        answer: answer.match(
          () => "offers",
          ({ reason }) => reason,
        ),
        calls: calls.split(pricesPath).length - 1,
      };
    };

    it("is not repeated, as it may have been billed", async () => {
      expect(await search({})).toEqual({ answer: "its connection ended before its answer", calls: 1 });
    });

    it("is repeated once where the carrier bills nothing", async () => {
      expect(await search({ billsNothing: true })).toEqual({ answer: "offers", calls: 2 });
    });
  },
);
