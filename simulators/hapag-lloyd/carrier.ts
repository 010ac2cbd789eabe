import { renameField, replaceText, UNKNOWN_SIZE, writeNumberAsText } from "../kit/damage.ts";
import {
  type Carrier,
  type CarrierContext,
  headerOf,
  json,
  type Route,
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
  if (request.has("unknown-size")) damaged = replaceText(damaged, "22GP", UNKNOWN_SIZE);
  if (request.has("renamed-field")) damaged = renameField(damaged, "amount", "value");
  return request.has("text-for-number") ? writeNumberAsText(damaged, "amount") : damaged;
};

const FAULTS = [
  "revoked-key",
  "refused",
  "wrong-lane",
  "wrong-currency",
  "unknown-size",
  "renamed-field",
  "text-for-number",
  "empty-list",
  "sold-out",
  "more-pages",
] as const;

interface Portal {
  readonly context: CarrierContext;
  readonly settings: HapagLloydSettings;
  readonly quota: ReturnType<typeof createQuota>;
  /** The ids of the offers that were made. */
  readonly offerIds: Set<string>;
  sharesVessels: boolean;
  reasons: readonly ForcedReason[];
}

const refuse = (status: number, httpMessage: string, moreInformation: string): SimulatorAnswer =>
  json(status, { httpCode: String(status), httpMessage, moreInformation });

const refuseKey = ({ settings }: Portal, request: SimulatorRequest): SimulatorAnswer | undefined => {
  const isClient = headerOf(request, "x-ibm-client-id") === (settings.clientId ?? "simulator");
  const isSecret = headerOf(request, "x-ibm-client-secret") === (settings.clientSecret ?? "simulator-secret");
  if (isClient && isSecret && !request.has("revoked-key")) return undefined;
  return refuse(401, "Unauthorized", "Invalid client id or secret.");
};

const reasonAt = ({ reasons }: Portal, level: ForcedReason["at"]): Reason | null =>
  reasons.find(({ at }) => at === level)?.reason ?? null;

const price = (portal: Portal, request: SimulatorRequest): SimulatorAnswer => {
  const refused = refuseKey(portal, request) ?? portal.quota.take(request.now);
  if (refused) return refused;
  const asked = readPriceRequest(request.json);
  if (typeof asked === "string") return refuse(400, "Bad Request", asked);
  if (request.has("refused")) return json(409, { offers: [], overarchingErrorReason: "CAN_NOT_BE_OFFERED" });
  const reason = reasonAt(portal, "search") ?? reasonOfSearch(asked, request.now);
  if (reason) return json(200, { offers: [], overarchingErrorReason: reason });
  if (request.has("empty-list")) return json(200, { offers: [], overarchingErrorReason: null });
  const { seed } = portal.context;
  const offers = offersOf(fleetOf(portal.sharesVessels ? seed : `${seed} ${asked.size}`), asked, {
    currency: request.has("wrong-currency") ? "VES" : "USD",
    offerReason: reasonAt(portal, "offer"),
    equipmentReason: request.has("sold-out") ? "CAPACITY" : reasonAt(portal, "equipment"),
  });
  for (const { offerId } of offers) portal.offerIds.add(offerId);
  return json(200, { offers: damage(request, asked, offers), overarchingErrorReason: null });
};

const quote = (portal: Portal, request: SimulatorRequest): SimulatorAnswer => {
  const refused = refuseKey(portal, request);
  if (refused) return refused;
  const offerId = textAt(request.json, "offerId") ?? "";
  const mails = [textAt(request.json, "customerIdentifier"), textAt(request.json, "receivingEmail")];
  if (!mails.every((mail) => mail?.includes("@"))) return refuse(400, "Bad Request", "An e-mail address is missing.");
  if (!portal.offerIds.has(offerId)) return refuse(404, "Not Found", "The offer is unknown.");
  if (request.has("refused")) return json(409, { errorReason: "CAN_NOT_BE_OFFERED" });
  return json(201, { quotationReference: `Q${pickText(`${portal.context.seed} ${offerId}`, 10)}` });
};

const change = (portal: Portal, { json: body }: SimulatorRequest): SimulatorAnswer => {
  if (!isRecord(body)) return json(400, { message: "The body must be an object." });
  if ("sharesVessels" in body) Object.assign(portal, { sharesVessels: flagAt(body, "sharesVessels") });
  if ("reasons" in body) Object.assign(portal, { reasons: readReasons(body) });
  return json(200, { sharesVessels: portal.sharesVessels, reasons: portal.reasons });
};

const routesOf = (portal: Portal): readonly Route[] => [
  {
    method: "POST",
    path: new RegExp(`^${BASE}/prices$`),
    isDelayed: true,
    handle: (request) => price(portal, request),
  },
  { method: "POST", path: new RegExp(`^${BASE}/quotations$`), handle: (request) => quote(portal, request) },
  {
    method: "GET",
    path: /^\/hlag\/external\/v1\/point-to-point-routes$/,
    handle: (request) => {
      const options = { fleet: fleetOf(portal.context.seed), carrierCode: "HLCU", hasFootprint: false };
      return refuseKey(portal, request) ?? answerRoutes(options, request);
    },
  },
];

/** Hapag-Lloyd's Prices (version 2), Quotations, and Commercial Schedules 1.0.1. */
export const createHapagLloyd = (context: CarrierContext, settings: HapagLloydSettings = {}): Carrier => {
  const quota = createQuota([
    { calls: settings.callsPerMinute ?? 10, seconds: 60 },
    { calls: settings.callsPerDay ?? 100, seconds: 86_400 },
  ]);
  const sharesVessels = settings.sharesVessels ?? true;
  const portal: Portal = { context, settings, quota, offerIds: new Set(), sharesVessels, reasons: [] };
  return {
    routes: routesOf(portal),
    controls: [{ method: "PUT", path: /^\/simulator\/settings$/, handle: (request) => change(portal, request) }],
    faults: FAULTS,
    isBilled: () => false,
    reset: () => {
      quota.reset();
      portal.offerIds.clear();
      portal.sharesVessels = sharesVessels;
      portal.reasons = [];
    },
  };
};
