import { hapagLloydConnector } from "#server/connectors/hapag-lloyd/hapag-lloyd-source.ts";
import { startSimulator } from "#simulators/index.ts";
import { describeConnector } from "../conformance.ts";

describeConnector({
  name: "Hapag-Lloyd",
  connector: hapagLloydConnector,
  start: (options) =>
    startSimulator("hapag-lloyd", {
      ...options,
      clientId: "simulator-secret",
      clientSecret: "simulator-secret",
      callsPerMinute: 10_000,
      callsPerDay: 10_000,
    }),
  entry: (url) => ({
    url,
    clientId: "${SECRET}",
    clientSecret: "${SECRET}",
    customerIdentifier: "rates@forwarder.example",
    callsPerMinute: 10_000,
    callsPerDay: 100_000,
    budgetSeconds: 2,
  }),
  load: [
    { equipment: "20GP", quantity: 2, weightKg: 10_000 },
    { equipment: "40HC", quantity: 1, weightKg: 0 },
  ],
  pricesPath: "external/prices",
  billedCalls: 0,
  tokenInPages: null,
  sizes: ["20GP", "40GP", "40HC"],
  harmless: ["wrong-currency", "text-for-number", "renamed-field", "empty-list"],
  faults: ["revoked-key", "refused", "wrong-currency", "renamed-field", "text-for-number", "empty-list", "sold-out"],
});
