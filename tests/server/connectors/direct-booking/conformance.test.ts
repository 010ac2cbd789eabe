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
  pricesPath: "/v1/offers",
  billedCalls: 0,
  tokenInPages: null,
  sizes: ["20GP", "40GP", "40HC", "45HC"],
  harmless: ["wrong-currency", "text-for-number", "renamed-field", "empty-list", "sold-out"],
  faults: ["revoked-key", "refused", "wrong-currency", "renamed-field", "text-for-number", "empty-list", "sold-out"],
});
