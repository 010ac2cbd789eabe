import { renameField, replaceText, writeNumberAsText } from "../kit/damage.ts";
import { isDay } from "../kit/days.ts";
import { type Carrier, type CarrierContext, json, type SimulatorAnswer, type SimulatorRequest } from "../kit/http.ts";
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
    if (request.has("renamed-field")) damaged = renameField(damaged, "tradePrice", "salePrice");
    return request.has("text-for-number") ? writeNumberAsText(damaged, "tradePrice") : damaged;
  });

/** COSCO's SynConHub: cities, products for instant booking, and one product. */
export const createCosco = (context: CarrierContext, settings: CoscoSettings = {}): Carrier => {
  const quota = createQuota([
    { calls: settings.callsPerDay ?? 1_000, seconds: DAY_SECONDS },
    { calls: settings.callsPerMonth ?? 30_000, seconds: 30 * DAY_SECONDS },
  ]);
  const namedCities = NAMED_PLACES.map((unlocode) => [cityIdOf(context.seed, unlocode), unlocode] as const);
  let cities = new Map(namedCities);
  let products = new Map<string, unknown>();

  const guarded =
    (answer: (request: SimulatorRequest) => SimulatorAnswer) =>
    (request: SimulatorRequest): SimulatorAnswer => {
      const fault = request.has("revoked-key")
        ? "The key was revoked."
        : findSignatureFault(request, settings.apiKey ?? "simulator", settings.secret ?? "simulator-secret");
      if (fault !== undefined) return json(401, { message: fault });
      return quota.take(request.now) ?? answer(request);
    };

  const searchCities = (request: SimulatorRequest): SimulatorAnswer => {
    const keywords = (textAt(request.json, "keywords") ?? "").toUpperCase();
    if (keywords === "") return refuse(40001, "keywords is required");
    if (isUnLocode(keywords)) cities.set(cityIdOf(context.seed, keywords), keywords);
    const found = [...cities.values()].filter((code) =>
      `${code} ${nameOfPlace(code).toUpperCase()}`.includes(keywords),
    );
    return answerPage(
      request,
      request.has("empty-list") ? [] : found.map((code) => toCity(context.seed, code)),
      MAX_CITIES,
    );
  };

  const searchProducts = (request: SimulatorRequest): SimulatorAnswer => {
    if (request.has("refused")) return refuse(40900, "The route is not open for instant booking");
    const from = cities.get(textAt(request.json, "porCityId") ?? "");
    const to = cities.get(textAt(request.json, "fndCityId") ?? "");
    if (from === undefined || to === undefined) return refuse(40003, "The city is unknown");
    const window = { first: textAt(request.json, "startDate") ?? "", last: textAt(request.json, "endDate") ?? "" };
    if (!isDay(window.first) || !isDay(window.last)) return refuse(40004, "startDate and endDate must be dates");
    const found = findProducts(context.seed, { from, to }, window, {
      currency: request.has("wrong-currency") ? "VES" : "USD",
      isSoldOut: request.has("sold-out"),
    });
    for (const product of found) products.set(product.id, product);
    return answerPage(request, request.has("empty-list") ? [] : damage(request, to, found), MAX_PRODUCTS);
  };

  const showProduct = (request: SimulatorRequest): SimulatorAnswer => {
    const product = products.get(request.parameters[0] ?? "");
    return product === undefined
      ? refuse(40400, "The product is unknown")
      : json(200, { code: 0, message: "", data: product });
  };

  return {
    routes: [
      { method: "POST", path: new RegExp(`^${BASE}/common/city/search$`), handle: guarded(searchCities) },
      {
        method: "POST",
        path: new RegExp(`^${BASE}/product/instantBooking/search$`),
        isDelayed: true,
        handle: guarded(searchProducts),
      },
      { method: "GET", path: new RegExp(`^${BASE}/product/instantBooking/([^/]+)$`), handle: guarded(showProduct) },
    ],
    faults: [
      "revoked-key",
      "refused",
      "wrong-lane",
      "wrong-currency",
      "more-pages",
      "renamed-field",
      "text-for-number",
      "empty-list",
      "sold-out",
    ],
    isBilled: () => false,
    reset: () => {
      quota.reset();
      cities = new Map(namedCities);
      products = new Map();
    },
  };
};
