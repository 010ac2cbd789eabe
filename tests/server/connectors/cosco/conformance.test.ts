import { coscoConnector } from "#server/connectors/cosco/cosco-source.ts";
import { startSimulator } from "#simulators/index.ts";
import { describeConnector } from "../conformance.ts";

describeConnector({
  name: "COSCO",
  connector: coscoConnector,
  start: (options) =>
    startSimulator("cosco", {
      ...options,
      apiKey: "simulator-secret",
      secret: "simulator-secret",
      callsPerDay: 10_000,
    }),
  entry: (url) => ({
    url: `${url}/service`,
    apiKey: "${SECRET}",
    secret: "${SECRET}",
    callsPerDay: 10_000,
    budgetSeconds: 2,
  }),
  load: [
    { equipment: "20GP", quantity: 2, weightKg: 10_000 },
    { equipment: "40HC", quantity: 1, weightKg: 0 },
  ],
  offer: {
    name: "COSCO",
    departure: "2026-11-27 18:00",
    arrival: "2026-12-27 06:00",
    legs: ["INNSA to SGSIN: COSCO BALTIC 399W", "SGSIN to NLRTM: COSCO CAUCASUS 394W"],
    until: "2026-11-24T18:30:00.000Z",
    prices: { "20GP": ["USD 1395 freight"], "40HC": ["USD 2601 freight"] },
    billOfLading: [],
    freeTime: [],
    terms: [],
  },
  pricesPath: "instantBooking",
  billedCalls: 0,
  allowance: "callsPerDay",
  twoPages: null,
  hasToken: false,
  sizes: ["20GP", "40GP", "40HC"],
  harmless: ["wrong-currency", "text-for-number", "renamed-field", "sold-out", "more-pages"],
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
