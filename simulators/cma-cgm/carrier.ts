import { dayOf } from "../kit/days.ts";
import { type Carrier, type CarrierContext, json, type SimulatorAnswer, type SimulatorRequest } from "../kit/http.ts";
import { createOAuth } from "../kit/oauth.ts";
import { pickText } from "../kit/random.ts";
import { damageOffer, writeOlderNames } from "./damage.ts";
import { adjust, type Message, refusalMessage, VALUE_ADDED_SERVICES_UNAVAILABLE } from "./explanations.ts";
import { offerIdOf, toOffer } from "./offers.ts";
import { isRefusal, readSearch, type Search } from "./search-request.ts";

export interface CmaCgmSettings {
  readonly clientId?: string;
  readonly clientSecret?: string;
  /** The scopes that the client may ask for; by default both. */
  readonly scopes?: readonly string[];
  /** Sailings that a search finds, the last one sold out (4). More than 5 need a second page. */
  readonly sailings?: number;
  /** Whether surcharges have the names of older builds: `chargeCode`, `chargeName`, `currencyCode`. */
  readonly hasOlderNames?: boolean;
}

const SCOPES = { read: "instantquote:read:be", write: "instantquote:write:be" };
const BASE = "/pricing/commercial/instantquote/v2/spotOn";
const PAGE_ROWS = 5;
const MORE_PAGES_ROWS = 7;

const readRange = (text: string): readonly [number, number] | undefined => {
  const match = /^(\d+)-(\d+)$/.exec(text);
  const [from, to] = [Number(match?.[1]), Number(match?.[2])];
  return from <= to && to - from < PAGE_ROWS ? [from, to] : undefined;
};

/* Sentinels are written as carriers do: in no consistent case. */
const sentinelOf = (search: Search, sailing: number, isSoldOut: boolean): string | undefined => {
  if ([search.portOfLoading, search.portOfDischarge].some((port) => port.startsWith("US")))
    return "Offer cannot be created under FMC scope";
  if (search.equipments.every(({ count }) => count > 50)) return "Quantities cannot be confirmed";
  if (search.hazardous && sailing === 1) return "no-offer";
  return isSoldOut ? (["SOLD-OUT", "Sold-out"] as const)[sailing % 2] : undefined;
};

const answerMessage = (message: Message): SimulatorAnswer =>
  json(200, [message], { "cma-func-explain": "INQ_RLT", "content-range": "*/0" });

const FAULTS = [
  "revoked-key",
  "expired-token",
  "refused",
  "wrong-lane",
  "wrong-currency",
  "unknown-size",
  "more-pages",
  "renamed-field",
  "text-for-number",
  "empty-list",
  "sold-out",
] as const;

interface SpotOn {
  readonly context: CarrierContext;
  readonly oauth: ReturnType<typeof createOAuth>;
  readonly sailings: number;
  readonly hasOlderNames: boolean;
  /** The offers that were made, by id. */
  readonly offers: Set<string>;
}

const makeOffers = (
  { context, offers, sailings, hasOlderNames }: SpotOn,
  request: SimulatorRequest,
  search: Search,
) => {
  const count = request.has("more-pages") ? MORE_PAGES_ROWS : sailings;
  const currency = request.has("wrong-currency") ? "VES" : "USD";
  const damage = damageOffer(search.portOfDischarge, request.has);
  return Array.from({ length: count }, (_, sailing) => {
    const isSoldOut = request.has("sold-out") || (sailing > 0 && sailing === count - 1);
    const sentinel = sentinelOf(search, sailing, isSoldOut);
    const offerId = sentinel ?? offerIdOf(context, search, sailing);
    if (sentinel === undefined) offers.add(offerId);
    const offer = toOffer(context, search, sailing, { today: dayOf(request.now), currency, offerId });
    return damage(hasOlderNames ? writeOlderNames(offer) : offer);
  });
};

const search = (spotOn: SpotOn, request: SimulatorRequest): SimulatorAnswer => {
  const refused = spotOn.oauth.refuse(request, SCOPES.read);
  if (refused) return refused;
  if (request.query.has("behalfOf"))
    return json(403, { code: "IRT_ERR", description: "Not allowed on behalf of others" });
  if (request.has("refused")) return json(409, { code: "INQ_BLK", description: "This search cannot be quoted" });
  const asked = readSearch(request.json, request.now);
  if (isRefusal(asked)) return json(400, asked);
  const range = readRange(request.headers["range"] ?? "0-4");
  if (range === undefined) return json(416, { code: "PAR_ERR", description: "The range holds at most 5 rows" });
  const message = refusalMessage(asked);
  if (message) return answerMessage(message);
  if (request.has("empty-list")) return json(200, [], { "cma-func-explain": "INQ_OK" });
  const served = adjust(asked);
  const rows = makeOffers(spotOn, request, served.search);
  const page = rows.slice(range[0], range[1] + 1);
  if (page.length === 0) return json(416, { code: "PAR_ERR", description: "The range starts after the last row" });
  const isLast = range[0] + page.length >= rows.length;
  return json(isLast ? 200 : 206, isLast ? [...page, VALUE_ADDED_SERVICES_UNAVAILABLE] : page, {
    "content-range": `${range[0]}-${range[0] + page.length - 1}/${rows.length}`,
    "cma-func-explain": served.codes.length === 0 ? "INQ_OK" : served.codes.join(","),
  });
};

/* The number depends on the offer, so a repeated call gets the same again. */
const quote = ({ context, oauth, offers }: SpotOn, request: SimulatorRequest): SimulatorAnswer => {
  const refused = oauth.refuse(request, SCOPES.write);
  if (refused) return refused;
  const offerId = request.parameters[0] ?? "";
  if (!offers.has(offerId)) return json(404, { code: "QUO_UOF", description: "The offer is unknown" });
  if (request.has("refused")) return json(409, { code: "QUO_UNA", description: "The offer cannot be quoted" });
  const quotationReference = `QSPOT1${pickText(`${context.seed} ${offerId}`, 6)}`;
  return json(201, {
    quotationReference,
    webBookingUrl: `https://www.cma-cgm.com/ebusiness/booking?quotation=${quotationReference}`,
  });
};

/** CMA CGM's SpotOn API, version 2: token, search, quotation. */
export const createCmaCgm = (context: CarrierContext, settings: CmaCgmSettings = {}): Carrier => {
  const oauth = createOAuth(context, {
    clientId: settings.clientId ?? "simulator",
    clientSecret: settings.clientSecret ?? "simulator-secret",
    scopes: settings.scopes ?? [SCOPES.read, SCOPES.write],
    expiresInSeconds: 299,
  });
  const spotOn: SpotOn = {
    context,
    oauth,
    sailings: settings.sailings ?? 4,
    hasOlderNames: settings.hasOlderNames ?? false,
    offers: new Set(),
  };
  return {
    routes: [
      { method: "POST", path: /^\/as\/token\.oauth2$/, isToken: true, handle: oauth.issue },
      {
        method: "POST",
        path: new RegExp(`^${BASE}/search$`),
        isDelayed: true,
        handle: (request) => search(spotOn, request),
      },
      {
        method: "POST",
        path: new RegExp(`^${BASE}/offers/([^/]+)/quotations$`),
        handle: (request) => quote(spotOn, request),
      },
    ],
    faults: FAULTS,
    isBilled: (status) => [200, 201, 204, 206, 400].includes(status),
    reset: () => {
      oauth.reset();
      spotOn.offers.clear();
    },
  };
};
