import { cmaCgmConnector } from "#server/connectors/cma-cgm/cma-cgm-source.ts";
import { startSimulator } from "#simulators/index.ts";
import { describeConnector } from "../conformance.ts";

describeConnector({
  name: "CMA CGM",
  connector: cmaCgmConnector,
  start: (options) =>
    startSimulator("cma-cgm", { ...options, clientId: "simulator-secret", clientSecret: "simulator-secret" }),
  entry: (url) => ({
    url,
    tokenUrl: `${url}/as/token.oauth2`,
    clientId: "${SECRET}",
    clientSecret: "${SECRET}",
    searchesPerHour: 10_000,
    budgetSeconds: 2,
  }),
  load: [
    { equipment: "20GP", quantity: 2, weightKg: 10_000 },
    { equipment: "40HC", quantity: 1, weightKg: 0 },
  ],
  pricesPath: "spotOn/search",
  billedCalls: 1,
  tokenInPages: { pages: 2 },
  sizes: ["20GP", "40GP", "40HC", "45HC", "20RE", "40RH"],
  harmless: ["empty-list", "sold-out", "more-pages", "wrong-currency", "renamed-field", "text-for-number"],
  faults: [
    "revoked-key",
    "refused",
    "wrong-currency",
    "more-pages",
    "renamed-field",
    "text-for-number",
    "empty-list",
    "sold-out",
  ],
});
