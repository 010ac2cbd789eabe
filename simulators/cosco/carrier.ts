import { renameField, replaceText, UNKNOWN_SIZE, writeNumberAsText } from "../kit/damage.ts";
import { isDay } from "../kit/days.ts";
import {
  type Carrier,
  type CarrierContext,
  json,
  type Route,
  type SimulatorAnswer,
  type SimulatorRequest,
} from "../kit/http.ts";
import { numberAt, textAt } from "../kit/json.ts";
import { isUnLocode, NAMED_PLACES, nameOfPlace } from "../kit/places.ts";
import { createQuota } from "../kit/quota.ts";
import { cityIdOf, findProducts, toCity } from "./products.ts";
import { findSignatureFault } from "./signature.ts";

export interface CoscoSettings {
  readonly apiKey?: string;
  readonly secret?: string;
  readonly callsPerDay?: number;
  readonly callsPerMonth?: number;
}

const BASE = "/service/synconhub";
const DAY_SECONDS = 86_400;
const MAX_CITIES = 30;
const MAX_PRODUCTS = 50;

/* Errors arrive with HTTP 200; which code each has is not known. */
const refuse = (code: number, message: string): SimulatorAnswer => json(200, { code, message, data: null });

const answerPage = (request: SimulatorRequest, items: readonly unknown[], most: number): SimulatorAnswer => {
  const asked = numberAt(request.json, "size") ?? 0;
  const page = numberAt(request.json, "page") ?? 1;
  if (!Number.isInteger(asked) || asked < 1 || asked > most) return refuse(40002, `size must be 1 to ${most}`);
  if (!Number.isInteger(page) || page < 1) return refuse(40002, "page must be 1 or more");
  const size = request.has("more-pages") ? 1 : asked;
  const content = items.slice((page - 1) * size, page * size);
  const data = { content, number: page, size, totalElements: items.length, totalPages: Math.ceil(items.length / size) };
  return json(200, { code: 0, message: "", data });
};

const damage = (request: SimulatorRequest, to: string, products: readonly unknown[]): readonly unknown[] =>
  products.map((product) => {
    let damaged = request.has("wrong-lane") ? replaceText(product, to, "BRSSZ") : product;
    if (request.has("unknown-size")) damaged = replaceText(damaged, "20GP", UNKNOWN_SIZE);
    if (request.has("renamed-field")) damaged = renameField(damaged, "tradePrice", "salePrice");
    return request.has("text-for-number") ? writeNumberAsText(damaged, "tradePrice") : damaged;
  });

const FAULTS = [
  "revoked-key",
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

interface Hub {
  readonly seed: string;
  /** UN/LOCODEs by the carrier's id. */
  readonly cities: Map<string, string>;
  /** The products that were found, by id. */
  readonly products: Map<string, unknown>;
}

const searchCities = ({ seed, cities }: Hub, request: SimulatorRequest): SimulatorAnswer => {
  const keywords = (textAt(request.json, "keywords") ?? "").toUpperCase();
  if (keywords === "") return refuse(40001, "keywords is required");
  if (isUnLocode(keywords)) cities.set(cityIdOf(seed, keywords), keywords);
  const found = [...cities.values()].filter((code) => `${code} ${nameOfPlace(code).toUpperCase()}`.includes(keywords));
  const isEmpty = request.has("empty-list");
  return answerPage(request, isEmpty ? [] : found.map((code) => toCity(seed, code)), MAX_CITIES);
};

const searchProducts = ({ seed, cities, products }: Hub, request: SimulatorRequest): SimulatorAnswer => {
  if (request.has("refused")) return refuse(40900, "The route is not open for instant booking");
  const from = cities.get(textAt(request.json, "porCityId") ?? "");
  const to = cities.get(textAt(request.json, "fndCityId") ?? "");
  if (from === undefined || to === undefined) return refuse(40003, "The city is unknown");
  const window = { first: textAt(request.json, "startDate") ?? "", last: textAt(request.json, "endDate") ?? "" };
  if (!isDay(window.first) || !isDay(window.last)) return refuse(40004, "startDate and endDate must be dates");
  const found = findProducts(seed, { from, to }, window, {
    currency: request.has("wrong-currency") ? "VES" : "USD",
    isSoldOut: request.has("sold-out"),
  });
  for (const product of found) products.set(product.id, product);
  return answerPage(request, request.has("empty-list") ? [] : damage(request, to, found), MAX_PRODUCTS);
};

const showProduct = ({ products }: Hub, request: SimulatorRequest): SimulatorAnswer => {
  const product = products.get(request.parameters[0] ?? "");
  if (product === undefined) return refuse(40400, "The product is unknown");
  return json(200, { code: 0, message: "", data: product });
};

const createHub = ({ seed }: CarrierContext): Hub => ({
  seed,
  cities: new Map(NAMED_PLACES.map((unlocode) => [cityIdOf(seed, unlocode), unlocode])),
  products: new Map(),
});

/** COSCO's SynConHub: cities, products for instant booking, and one product. */
export const createCosco = (context: CarrierContext, settings: CoscoSettings = {}): Carrier => {
  const { apiKey = "simulator", secret = "simulator-secret", callsPerDay = 1_000, callsPerMonth = 30_000 } = settings;
  const quota = createQuota([
    { calls: callsPerDay, seconds: DAY_SECONDS },
    { calls: callsPerMonth, seconds: 30 * DAY_SECONDS },
  ]);
  let hub = createHub(context);
  const route = (method: string, path: string, answer: typeof searchCities, isDelayed = false): Route => ({
    method,
    path: new RegExp(`^${BASE}${path}$`),
    isDelayed,
    handle: (request) => {
      const signatureFault = findSignatureFault(request, apiKey, secret);
      const fault = request.has("revoked-key") ? "The key was revoked." : signatureFault;
      if (fault !== undefined) return json(401, { message: fault });
      return quota.take(request.now) ?? answer(hub, request);
    },
  });
  return {
    routes: [
      route("POST", "/common/city/search", searchCities),
      route("POST", "/product/instantBooking/search", searchProducts, true),
      route("GET", "/product/instantBooking/([^/]+)", showProduct),
    ],
    faults: FAULTS,
    isBilled: () => false,
    reset: () => {
      quota.reset();
      hub = createHub(context);
    },
  };
};
