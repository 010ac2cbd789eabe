import { err, ok, type Result } from "neverthrow";
import { toObject, toText } from "#api/readers/json.ts";
import type { RateSource, SourceFailure } from "#server/rate-sources/rate-source.ts";
import { authoriseByToken } from "../kit/authorise.ts";
import { type CarrierClient, type CarrierDeps, createCarrierClient } from "../kit/carrier-client.ts";
import { type RateConnector, readBudget, toHost, toTimeout } from "../kit/connector.ts";
import { sayDefaultWeight } from "../kit/default-weight.ts";
import { refusedFailure, toStatusFailure, unreadableFailure } from "../kit/failures.ts";
import type { JsonAnswer } from "../kit/json-call.ts";
import { sayMessage, sayRefusedRequest } from "./messages.ts";
import type { CallAllowance } from "../kit/quota.ts";
import { readSpotOnAnswer, type SpotOnAnswer } from "./read-answer.ts";
import { securePrice } from "./secure-price.ts";
import { type SearchDefaults, type SpotOnSearch, toSpotOnSearch } from "./search-request.ts";

/** Of the section `cma-cgm` of the connectors file. */
interface CmaCgmSettings extends SearchDefaults {
  readonly name: string;
  readonly baseUrl: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Each page has at most five offers, and is billed. */
  readonly pages: number;
  readonly searchesPerHour: number;
  /** Whether prices are secured when they are booked; the client needs the scope `instantquote:write:be`. */
  readonly securesPrices: boolean;
  /** Whether the carrier has confirmed that a repeated quotation call answers the quotation that it has made. */
  readonly quotesOncePerOffer: boolean;
  readonly budgetMs: number;
  readonly keepMs: number;
}

const PAGE_SIZE = 5;
const HOUR_MS = 3_600_000;

/* Answers that are charged for (carrier-apis): 401, 403, 429 and 5xx are free. */
const BILLED = [200, 201, 204, 206, 400];

const SEARCH = {
  operation: "search",
  method: "POST",
  path: "/pricing/commercial/instantquote/v2/spotOn/search",
} as const;

const toAllowances = ({ searchesPerHour }: CmaCgmSettings) => [{ calls: searchesPerHour, spanMs: HOUR_MS }];

const NOTHING: SpotOnAnswer = { offers: [], sentences: [] };

const toRange = (page: number): string => `${page * PAGE_SIZE}-${(page + 1) * PAGE_SIZE - 1}`;

const toPage = (
  name: string,
  { status, headers, body }: JsonAnswer,
  notes: readonly string[],
): Result<SpotOnAnswer, SourceFailure> => {
  if (status === 204) return ok(NOTHING);
  if (status === 400 || status === 403 || status === 409) {
    const { code, description } = toObject(Array.isArray(body) ? body[0] : body);
    const message = { code: toText(code), description: toText(description) };
    /* A key that is refused has no code of SpotOn. */
    if (status === 403 && message.code === null) return err(toStatusFailure(name, status));
    const sentence = status === 409 ? sayMessage(message) : sayRefusedRequest(message);
    return err(refusedFailure(sentence, `it answered ${status} ${message.code ?? "without a code"}`));
  }
  const page = readSpotOnAnswer(body, headers.get("cma-func-explain"), name, notes);
  return page === null ? err(unreadableFailure(name, "it is no list of offers")) : ok(page);
};

/** Reads pages until the last one, or as many as the settings allow. */
const readPages = async (
  client: CarrierClient,
  { name, pages }: CmaCgmSettings,
  { search, notes }: { readonly search: SpotOnSearch; readonly notes: readonly string[] },
  signal: AbortSignal,
): Promise<Result<SpotOnAnswer, SourceFailure>> => {
  let found = NOTHING;
  for (let page = 0; page < pages; page += 1) {
    const call = {
      ...SEARCH,
      headers: { range: toRange(page) },
      body: search,
      isRepeatable: true,
      answers: [200, 204, 206, 400, 403, 409],
    };
    const answer = await client.call(call, signal);
    const read = answer.andThen((answered) => toPage(name, answered, notes));
    /* What earlier pages have is worth more than the fault of a later one. */
    if (read.isErr()) return page === 0 ? err(read.error) : ok(found);
    found = {
      offers: [...found.offers, ...read.value.offers],
      sentences: [...new Set([...found.sentences, ...read.value.sentences])],
    };
    if (answer.isOk() && answer.value.status !== 206) break;
  }
  return ok(found);
};

const createClient = (
  { name, baseUrl, tokenUrl, clientId, clientSecret, budgetMs }: CmaCgmSettings,
  scope: string,
  allowances: readonly CallAllowance[],
  deps: CarrierDeps,
): CarrierClient =>
  createCarrierClient(
    { name, baseUrl, timeoutMs: toTimeout(budgetMs), allowances, maxConcurrent: 5, billed: BILLED },
    authoriseByToken(name, { tokenUrl, clientId, clientSecret, scope }, deps),
    deps,
  );

/** Spot prices of CMA CGM by its SpotOn API v2: all sizes of a load in one call. The desk books them with the carrier. */
const cmaCgmSource = (settings: CmaCgmSettings, deps: CarrierDeps): RateSource => {
  const { name, budgetMs, keepMs, securesPrices, quotesOncePerOffer } = settings;
  const client = createClient(settings, "instantquote:read:be", toAllowances(settings), deps);
  /* The carrier limits searches only. */
  const secure = securePrice(createClient(settings, "instantquote:write:be", [], deps));
  return {
    name,
    budgetMs,
    keepMs,
    ...(securesPrices ? { secure, isSecuredOnce: quotesOncePerOffer } : {}),
    quote: async (request, signal) => {
      const search = toSpotOnSearch(request, settings);
      if (search.isErr()) return err(refusedFailure(search.error));
      const found = await readPages(
        client,
        settings,
        { search: search.value, notes: sayDefaultWeight(request, settings.weightKg) },
        signal,
      );
      return found.andThen(({ offers, sentences }) =>
        offers.length === 0 && sentences.length > 0 ? err(refusedFailure(sentences.join(" "))) : ok(offers),
      );
    },
  };
};

/** Reads the entry `cma-cgm` of the connectors file. */
export const cmaCgmConnector: RateConnector = (name, fields) => {
  const settings: CmaCgmSettings = {
    name,
    baseUrl: fields.address("url", "https://apis.cma-cgm.net"),
    tokenUrl: fields.address("tokenUrl", "https://auth.cma-cgm.com/as/token.oauth2"),
    clientId: fields.secret("clientId"),
    clientSecret: fields.secret("clientSecret"),
    pages: fields.number("pages", { fallback: 1, from: 1, to: 10 }),
    gateways: fields.codes("gateways"),
    weightKg: fields.number("weightKg", { fallback: 10_000, from: 1, to: 30_000 }),
    securesPrices: fields.flag("securesPrices"),
    quotesOncePerOffer: fields.flag("quotesOncePerOffer"),
    searchesPerHour: fields.number("searchesPerHour", { fallback: 20, from: 1, to: 10_000 }),
    ...readBudget(fields),
  };
  const { baseUrl, pages, securesPrices, weightKg } = settings;
  return {
    name,
    allowances: toAllowances(settings),
    marksBilled: true,
    callsPerSearch: pages,
    settings: { host: toHost(baseUrl), pages, securesPrices, weightKg },
    createSource: (deps) => cmaCgmSource(settings, deps),
  };
};
