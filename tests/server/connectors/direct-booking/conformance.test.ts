import { directBookingConnector } from "#server/connectors/direct-booking/direct-booking-source.ts";
import { startSimulator } from "#simulators/index.ts";
import { describeConnector } from "../conformance.ts";

describeConnector({
  name: "Meridian",
  connector: directBookingConnector,
  start: (options) => startSimulator("direct-booking", { ...options, apiKey: "simulator-secret" }),
  entry: (url) => ({
    url,
    apiKey: "${SECRET}",
    bookingAgent: "Keelson Global Logistics",
    callsPerMinute: 10_000,
    budgetSeconds: 2,
  }),
  load: [
    { equipment: "20GP", quantity: 2, weightKg: 10_000 },
    { equipment: "40HC", quantity: 1, weightKg: 0 },
  ],
  offer: {
    name: "Meridian",
    departure: "2026-11-25",
    arrival: "2026-12-19",
    legs: ["INNSA to NLRTM: MERIDIAN HOPE 063W"],
    until: "2026-11-23T18:30:00.000Z",
    prices: { "20GP": ["USD 860 freight"], "40HC": ["USD 1720 freight"] },
    billOfLading: [],
    freeTime: [],
    terms: [],
  },
  pricesPath: "/v1/offers",
  billedCalls: 0,
  allowance: "callsPerMinute",
  twoPages: null,
  hasToken: false,
  sizes: ["20GP", "40GP", "40HC", "45HC"],
  harmless: ["wrong-currency", "text-for-number", "renamed-field", "empty-list", "sold-out"],
  faults: ["revoked-key", "refused", "wrong-currency", "renamed-field", "text-for-number", "empty-list", "sold-out"],
});
