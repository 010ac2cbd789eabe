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
  offer: {
    name: "Hapag-Lloyd",
    departure: "2026-11-28T18:00:00",
    arrival: "2026-12-25T14:00:00",
    legs: ["INNSA to AEJEA: WESER EXPRESS 139W", "AEJEA to NLRTM: ALSTER EXPRESS 304W"],
    until: "2026-12-02T00:00:00.000Z",
    prices: {
      "20GP": [
        "USD 1225 freight",
        "USD 210 Marine Fuel Recovery",
        "4 % Peak Season Surcharge",
        "USD 15 Intl. Ship & Port Security (freight surcharge), included",
        "USD 145 Terminal Handling Orig.",
        "EUR 230 Terminal Handling Dest.",
      ],
      "40HC": [
        "USD 2450 freight",
        "USD 420 Marine Fuel Recovery",
        "4 % Peak Season Surcharge",
        "USD 15 Intl. Ship & Port Security (freight surcharge), included",
        "USD 145 Terminal Handling Orig.",
        "EUR 230 Terminal Handling Dest.",
      ],
    },
    billOfLading: ["EUR 50 Documentation Charge"],
    freeTime: [],
    terms: [],
  },
  pricesPath: "external/prices",
  billedCalls: 0,
  allowance: "callsPerMinute",
  twoPages: null,
  hasToken: false,
  sizes: ["20GP", "40GP", "40HC"],
  harmless: ["wrong-currency", "text-for-number", "renamed-field", "empty-list"],
  faults: ["revoked-key", "refused", "wrong-currency", "renamed-field", "text-for-number", "empty-list", "sold-out"],
});
