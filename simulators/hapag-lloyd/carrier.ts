import { renameField, replaceText, writeNumberAsText } from "../kit/damage.ts";
import {
  type Carrier,
  type CarrierContext,
  headerOf,
  json,
  type SimulatorAnswer,
  type SimulatorRequest,
} from "../kit/http.ts";
import { flagAt, isRecord, listAt, textAt } from "../kit/json.ts";
import { answerRoutes } from "../kit/point-to-point.ts";
import { createQuota } from "../kit/quota.ts";
import { pickText } from "../kit/random.ts";
import { fleetOf, offersOf } from "./offers.ts";
import { type PriceRequest, readPriceRequest, type Reason, REASONS, reasonOfSearch } from "./price-request.ts";

export interface HapagLloydSettings {
  readonly clientId?: string;
  readonly clientSecret?: string;
  /** Searches for prices in a minute (10) and in a day (100). */
  readonly callsPerMinute?: number;
  readonly callsPerDay?: number;
  /** Whether all sizes of a lane sail together (true). */
  readonly sharesVessels?: boolean;
}

interface ForcedReason {
  readonly reason: Reason;
  readonly at: "search" | "offer" | "equipment";
}

const BASE = "/hlag/external/v2/quotation-booking-engine/external";

const readReasons = (value: unknown): readonly ForcedReason[] =>
  listAt(value, "reasons").flatMap((item) => {
    const reason = REASONS.find((one) => one === textAt(item, "reason"));
    const at = (["search", "offer", "equipment"] as const).find((one) => one === textAt(item, "at"));
    return reason && at ? [{ reason, at }] : [];
  });

const damage = (request: SimulatorRequest, asked: PriceRequest, offers: unknown): unknown => {
  let damaged = request.has("wrong-lane") ? replaceText(offers, asked.to, "BRSSZ") : offers;
  if (request.has("renamed-field")) damaged = renameField(damaged, "amount", "value");
  return request.has("text-for-number") ? writeNumberAsText(damaged, "amount") : damaged;
};

/** Hapag-Lloyd's Prices (version 2), Quotations, and Commercial Schedules 1.0.1. */
export const createHapagLloyd = (context: CarrierContext, settings: HapagLloydSettings = {}): Carrier => {
  const quota = createQuota([
    { calls: settings.callsPerMinute ?? 10, seconds: 60 },
    { calls: settings.callsPerDay ?? 100, seconds: 86_400 },
  ]);
  const isSharing = settings.sharesVessels ?? true;
  let sharesVessels = isSharing;
  let reasons: readonly ForcedReason[] = [];
  let offerIds = new Set<string>();

  const refuseKey = (request: SimulatorRequest): SimulatorAnswer | undefined => {
    const isClient = headerOf(request, "x-ibm-client-id") === (settings.clientId ?? "simulator");
    const isSecret = headerOf(request, "x-ibm-client-secret") === (settings.clientSecret ?? "simulator-secret");
    if (isClient && isSecret && !request.has("revoked-key")) return undefined;
    return json(401, { httpCode: "401", httpMessage: "Unauthorized", moreInformation: "Invalid client id or secret." });
  };

  const reasonAt = (level: ForcedReason["at"]): Reason | null => reasons.find(({ at }) => at === level)?.reason ?? null;

  const price = (request: SimulatorRequest): SimulatorAnswer => {
    const refused = refuseKey(request) ?? quota.take(request.now);
    if (refused) return refused;
    const asked = readPriceRequest(request.json);
    if (typeof asked === "string")
      return json(400, { httpCode: "400", httpMessage: "Bad Request", moreInformation: asked });
    if (request.has("refused")) return json(409, { offers: [], overarchingErrorReason: "CAN_NOT_BE_OFFERED" });
    const reason = reasonAt("search") ?? reasonOfSearch(asked, request.now);
    if (reason) return json(200, { offers: [], overarchingErrorReason: reason });
    if (request.has("empty-list")) return json(200, { offers: [], overarchingErrorReason: null });
    const offers = offersOf(fleetOf(sharesVessels ? context.seed : `${context.seed} ${asked.size}`), asked, {
      currency: request.has("wrong-currency") ? "VES" : "USD",
      offerReason: reasonAt("offer"),
      equipmentReason: request.has("sold-out") ? "CAPACITY" : reasonAt("equipment"),
    });
    for (const { offerId } of offers) offerIds.add(offerId);
    return json(200, { offers: damage(request, asked, offers), overarchingErrorReason: null });
  };

  const quote = (request: SimulatorRequest): SimulatorAnswer => {
    const refused = refuseKey(request);
    if (refused) return refused;
    const offerId = textAt(request.json, "offerId") ?? "";
    const isAddressed = [textAt(request.json, "customerIdentifier"), textAt(request.json, "receivingEmail")].every(
      (mail) => mail?.includes("@"),
    );
    if (!isAddressed)
      return json(400, { httpCode: "400", httpMessage: "Bad Request", moreInformation: "E-mail missing." });
    if (!offerIds.has(offerId))
      return json(404, { httpCode: "404", httpMessage: "Not Found", moreInformation: "Offer." });
    if (request.has("refused")) return json(409, { errorReason: "CAN_NOT_BE_OFFERED" });
    return json(201, { quotationReference: `Q${pickText(`${context.seed} ${offerId}`, 10)}` });
  };

  const set = (request: SimulatorRequest): SimulatorAnswer => {
    if (!isRecord(request.json)) return json(400, { message: "The body must be an object." });
    if ("sharesVessels" in request.json) sharesVessels = flagAt(request.json, "sharesVessels");
    if ("reasons" in request.json) reasons = readReasons(request.json);
    return json(200, { sharesVessels, reasons });
  };

  return {
    routes: [
      { method: "POST", path: new RegExp(`^${BASE}/prices$`), isDelayed: true, handle: price },
      { method: "POST", path: new RegExp(`^${BASE}/quotations$`), handle: quote },
      {
        method: "GET",
        path: /^\/hlag\/external\/v1\/point-to-point-routes$/,
        handle: (request) =>
          refuseKey(request) ??
          answerRoutes({ fleet: fleetOf(context.seed), carrierCode: "HLCU", hasFootprint: false }, request),
      },
    ],
    controls: [{ method: "PUT", path: /^\/simulator\/settings$/, handle: set }],
    faults: [
      "revoked-key",
      "refused",
      "wrong-lane",
      "wrong-currency",
      "renamed-field",
      "text-for-number",
      "empty-list",
      "sold-out",
      "more-pages",
    ],
    isBilled: () => false,
    reset: () => {
      quota.reset();
      sharesVessels = isSharing;
      reasons = [];
      offerIds = new Set();
    },
  };
};
