import { type Carrier, type CarrierContext, headerOf, json } from "../kit/http.ts";
import { answerRoutes } from "../kit/point-to-point.ts";
import { createQuota } from "../kit/quota.ts";

export interface SchedulesSettings {
  /** The value of the header `API-Key` that is asked for. */
  readonly apiKey?: string;
  /** The carrier's SCAC (CMDU). */
  readonly carrierCode?: string;
  readonly callsPerMinute?: number;
}

/** A carrier with DCSA Commercial Schedules 1.0.3, point to point. */
export const createSchedules = (context: CarrierContext, settings: SchedulesSettings = {}): Carrier => {
  const quota = createQuota([{ calls: settings.callsPerMinute ?? 60, seconds: 60 }]);
  const fleet = {
    seed: `${context.seed} schedules`,
    vessels: ["PACIFIC HERON", "PACIFIC KITE", "PACIFIC SWIFT", "PACIFIC TERN"],
    service: { code: "IEX", name: "India Europe Express" },
    hub: "AEJEA",
  };
  const options = { fleet, carrierCode: settings.carrierCode ?? "CMDU", hasFootprint: true };
  return {
    routes: [
      {
        method: "GET",
        path: /^\/v1\/point-to-point-routes$/,
        handle: (request) => {
          const isKey = headerOf(request, "api-key") === (settings.apiKey ?? "simulator-key");
          if (!isKey || request.has("revoked-key")) return json(401, { message: "Unknown key" });
          return quota.take(request.now) ?? answerRoutes(options, request);
        },
      },
    ],
    faults: ["revoked-key", "wrong-lane", "more-pages", "renamed-field", "empty-list"],
    isBilled: () => false,
    reset: quota.reset,
  };
};
