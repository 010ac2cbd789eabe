import { Verifier } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { stateHandlersFor, untypedHandlers } from "./state-handlers.ts";
import { openProviderContext } from "./provider-context.ts";

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
      const context = await openProviderContext();
      const stateFailures: string[] = [];
      const handlers = [...untypedHandlers(stateHandlersFor(context))].map(([state, run]) => [
        state,
        async (parameters: unknown) =>
          run(parameters).catch((error: unknown) => void stateFailures.push(`${state}: ${String(error)}`)),
      ]);
      const stateHandlers = Object.fromEntries(handlers);
      const verifier = new Verifier({
        ...contract(),
        providerBaseUrl: context.url,
        stateHandlers,
        beforeEach: context.reset,
      });
      const outcome = await verifier.verifyProvider().then(
        () => "kept",
        () => "broken: the reasons stand above",
      );
      await context.close();
      expect({ outcome, stateFailures, badAnswers: context.badAnswers }).toEqual({
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
