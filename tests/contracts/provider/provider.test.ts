import { Verifier } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { looseHandlers, stateHandlersFor } from "./state-handlers.ts";
import { openWorld } from "./world.ts";

const outside = process.env["PACT_PROVIDER_URL"];

const contract = () => ({
  provider: "keelson-api",
  pactUrls: ["contracts/keelson-portal-keelson-api.json"],
  logLevel: "warn" as const,
});

describe("the contract with the portal", { timeout: 240_000 }, () => {
  it.runIf(outside === undefined)(
    "is kept by the reference server, which says nothing that the document forbids",
    async () => {
      const world = await openWorld();
      const stateFailures: string[] = [];
      const stateHandlers = looseHandlers(stateHandlersFor(world), (sentence) => stateFailures.push(sentence));
      const verifier = new Verifier({
        ...contract(),
        providerBaseUrl: world.url,
        stateHandlers,
        beforeEach: world.reset,
      });
      const outcome = await verifier.verifyProvider().then(
        () => "kept",
        () => "broken: the reasons stand above",
      );
      await world.close();
      expect({ outcome, stateFailures, badAnswers: world.badAnswers }).toEqual({
        outcome: "kept",
        stateFailures: [],
        badAnswers: [],
      });
    },
  );

  it.runIf(outside !== undefined)("is kept by the server at PACT_PROVIDER_URL", async () => {
    const providerStatesSetupUrl = process.env["PACT_STATES_URL"] ?? `${outside}/_states`;
    await new Verifier({ ...contract(), providerBaseUrl: outside ?? "", providerStatesSetupUrl }).verifyProvider();
  });
});
