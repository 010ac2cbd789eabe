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
  offer: {
    name: "CMA CGM",
    departure: "2026-11-26T18:00:00Z",
    arrival: "2026-12-18T06:00:00Z",
    legs: ["INNSA to NLRTM: CMA CGM DELTA 0110W1MA"],
    until: "2026-11-21T23:00:00.000Z",
    prices: {
      "20GP": [
        "USD 785 freight",
        "USD 160 Bunker surcharge",
        "INR 12750 Terminal handling at the port of loading",
        "5 % Peak season surcharge: 5 % of the basic ocean freight",
        "USD 14 International ship and port security, included",
      ],
      "40HC": [
        "USD 1256 freight",
        "USD 320 Bunker surcharge",
        "INR 12750 Terminal handling at the port of loading",
        "5 % Peak season surcharge: 5 % of the basic ocean freight",
        "USD 14 International ship and port security, included",
      ],
    },
    billOfLading: ["USD 55 Documentation fee"],
    freeTime: ["E DET 20GP: 7 days", "E DET 40HC: 7 days", "I MER 20GP: 10 days", "I MER 40HC: 10 days"],
    terms: [],
  },
  pricesPath: "spotOn/search",
  billedCalls: 1,
  allowance: "searchesPerHour",
  twoPages: { pages: 2 },
  hasToken: true,
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
