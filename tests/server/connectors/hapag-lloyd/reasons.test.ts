import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hapagLloydConnector } from "#server/connectors/hapag-lloyd/hapag-lloyd-source.ts";
import { createFields } from "#server/connectors/kit/fields.ts";
import type { RateSource } from "#server/rate-sources/rate-source.ts";
import { REASONS } from "#simulators/hapag-lloyd/price-request.ts";
import { startSimulator } from "#simulators/index.ts";
import type { Simulator } from "#simulators/kit/server.ts";
import { openTestDatabase, sqlitePlace } from "#tests/server/support/database.ts";
import { requestFor } from "../support/requests.ts";

const UNKNOWN = "Hapag-Lloyd has no offer, and states a reason that is not known here.";

describe("a reason of Hapag-Lloyd", () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let simulator: Simulator;
  let source: RateSource;
  let now = Date.parse("2026-11-20T08:00:00.000Z");

  beforeAll(async () => {
    database = await openTestDatabase(sqlitePlace);
    const options = { clock: () => new Date(now), callsPerMinute: 10_000, callsPerDay: 10_000 };
    simulator = await startSimulator("hapag-lloyd", options);
    const entry = {
      url: simulator.url,
      clientId: "${ID}",
      clientSecret: "${SECRET}",
      customerIdentifier: "rates@forwarder.example",
      callsPerMinute: 10_000,
      callsPerDay: 100_000,
    };
    const secrets = { ID: "simulator", SECRET: "simulator-secret" };
    const fields = createFields(entry, "rates[0]", secrets, (sentence) => expect.fail(sentence));
    source = hapagLloydConnector("Hapag-Lloyd", fields).createSource({
      db: database.db,
      clock: () => now,
      record: () => undefined,
      pause: async (ms) => {
        now += ms;
      },
    });
  });
  afterAll(async () => {
    await simulator.stop();
    await database.remove();
  });

  it.each(REASONS)("is a sentence of its own wherever it is stated: %s", async (reason) => {
    const sentences = new Set<string | undefined>();
    for (const at of ["search", "offer", "equipment"]) {
      const body = JSON.stringify({ reasons: [{ reason, at }] });
      const set = await fetch(`${simulator.url}/simulator/settings`, { method: "PUT", body });
      expect(set.ok).toBe(true);
      const quoted = await source.quote(requestFor({}), AbortSignal.timeout(5_000));
      const { kind, sentence } = quoted._unsafeUnwrapErr();
      expect([at, kind]).toEqual([at, reason === "TECHNICAL_ERROR" ? undefined : "refused"]);
      sentences.add(sentence);
    }
    expect(sentences.size).toBe(1);
    expect(sentences).not.toContain(UNKNOWN);
    expect([...sentences][0]).toMatch(/^Hapag-Lloyd .+\.$/);
  });
});
