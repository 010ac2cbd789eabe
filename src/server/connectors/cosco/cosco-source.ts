import { err, ok, okAsync, type Result, ResultAsync } from "neverthrow";
import { isJsonObject, toItems, toObject, toText } from "#api/readers/json.ts";
import { getEquipment } from "#domain/containers";
import { addDays } from "#domain/time";
import type { RateRequest, RateSource, RequestedEnd, SourceFailure } from "#server/rate-sources/rate-source.ts";
import { type CarrierClient, type CarrierDeps, createCarrierClient } from "../kit/carrier-client.ts";
import { type RateConnector, readBudget, toHost, toTimeout } from "../kit/connector.ts";
import { refusedFailure, sayCarrierWords, unreadableFailure } from "../kit/failures.ts";
import { cachePlaceIds, type FindPlaceId } from "../kit/place-codes.ts";
import { findFirstDay, isInland } from "../kit/requested.ts";
import { readProducts } from "./read-products.ts";
import { authoriseByCoscoSignature } from "./signature.ts";

/** Of the entry `cosco` of the connectors file. */
interface CoscoSettings {
  readonly name: string;
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly secret: string;
  readonly callsPerDay: number;
  readonly callsPerMonth: number;
  /** Whether the carrier has confirmed that it charges for no call; otherwise one without an answer is not repeated. */
  readonly billsNothing: boolean;
  readonly budgetMs: number;
  readonly keepMs: number;
}

const DAY_MS = 86_400_000;
const MAX_CITIES = 30;
const MAX_PRODUCTS = 50;
const DAYS_AHEAD = 27;

const toAllowances = ({ callsPerDay, callsPerMonth }: CoscoSettings) => [
  { calls: callsPerDay, spanMs: DAY_MS },
  { calls: callsPerMonth, spanMs: 30 * DAY_MS },
];

/* Errors arrive with status 200 and a code; what each code means is not known here. */
const readData = (name: string, body: unknown): Result<unknown, SourceFailure> => {
  if (!isJsonObject(body)) return err(unreadableFailure(name, "it is no object"));
  const { code, message, data } = body;
  if (String(code) === "0") return ok(data);
  return err(refusedFailure(sayCarrierWords("COSCO", toText(message)), `it answered code ${String(code)}`));
};

const search = (
  client: CarrierClient,
  name: string,
  { operation, path, body }: { readonly operation: string; readonly path: string; readonly body: object },
  signal: AbortSignal,
): ResultAsync<unknown, SourceFailure> =>
  client
    .call({ operation, method: "POST", path, body, isRepeatable: true, answers: [200] }, signal)
    .andThen((answer) => readData(name, answer.body));

const findCity =
  (client: CarrierClient, name: string): FindPlaceId =>
  (unLocode, signal) =>
    search(
      client,
      name,
      {
        operation: "cities",
        path: "/synconhub/common/city/search",
        body: { keywords: unLocode, page: 1, size: MAX_CITIES },
      },
      signal,
    ).map((data) => {
      const cities = toItems(toObject(data)["content"]).map(toObject);
      return toText(cities.find(({ unlocode }) => unlocode === unLocode)?.["id"]);
    });

/** Port to port, dry containers; the refusal is a sentence for the shipper. */
const findRefusal = ({ origin, destination, containers }: RateRequest): string | null => {
  if (isInland(origin) || isInland(destination)) return "COSCO sells transports between ports only.";
  return containers.some(({ equipment }) => getEquipment(equipment).kind === "Reefer")
    ? "COSCO prices no reefers online."
    : null;
};

const toPlace = ({ place, port }: RequestedEnd) => port ?? place;

const findId = (
  findPlaceId: FindPlaceId,
  end: RequestedEnd,
  signal: AbortSignal,
): ResultAsync<string, SourceFailure> => {
  const place = toPlace(end);
  return (place === null ? okAsync(null) : findPlaceId(place.code, signal)).andThen((id) =>
    id === null ? err(refusedFailure(`COSCO does not know ${place?.name ?? "the port"}.`)) : ok(id),
  );
};

const findWindow = (request: RateRequest) => {
  const startDate = findFirstDay(request);
  return { startDate, endDate: addDays(startDate, DAYS_AHEAD) };
};

/** Spot products of COSCO by SynConHub: all sizes of a sailing in one product. The desk books them with the carrier. */
const coscoSource = (settings: CoscoSettings, deps: CarrierDeps): RateSource => {
  const { name, baseUrl, apiKey, secret, budgetMs, keepMs } = settings;
  const client = createCarrierClient(
    {
      name,
      baseUrl,
      timeoutMs: toTimeout(budgetMs),
      allowances: toAllowances(settings),
      maxConcurrent: 5,
      billed: [],
      mayBill: !settings.billsNothing,
    },
    authoriseByCoscoSignature(apiKey, secret, deps.clock),
    deps,
  );
  const findPlaceId = cachePlaceIds(findCity(client, name), deps.clock);
  return {
    name,
    budgetMs,
    keepMs,
    quote: async (request, signal) => {
      const refusal = findRefusal(request);
      if (refusal !== null) return err(refusedFailure(refusal));
      const ids = ResultAsync.combine([
        findId(findPlaceId, request.origin, signal),
        findId(findPlaceId, request.destination, signal),
      ]);
      return ids
        .andThen(([porCityId, fndCityId]) =>
          search(
            client,
            name,
            {
              operation: "products",
              path: "/synconhub/product/instantBooking/search",
              body: { ...findWindow(request), porCityId, fndCityId, page: 1, size: MAX_PRODUCTS },
            },
            signal,
          ),
        )
        .andThen((data) => {
          const products = readProducts(name, request, data);
          return products === null ? err(unreadableFailure(name, "it has no list of products")) : ok(products);
        });
    },
  };
};

/** Reads the entry `cosco` of the connectors file. */
export const coscoConnector: RateConnector = (name, fields) => {
  const settings: CoscoSettings = {
    name,
    baseUrl: fields.address("url", "https://api.lines.coscoshipping.com/service"),
    apiKey: fields.secret("apiKey"),
    secret: fields.secret("secret"),
    callsPerDay: fields.number("callsPerDay", { fallback: 1_000, from: 1, to: 100_000 }),
    callsPerMonth: fields.number("callsPerMonth", { fallback: 30_000, from: 1, to: 3_000_000 }),
    billsNothing: fields.flag("billsNothing"),
    ...readBudget(fields),
  };
  const { baseUrl, billsNothing } = settings;
  return {
    name,
    allowances: toAllowances(settings),
    /* Two calls find the cities of the lane. */
    callsPerSearch: 3,
    settings: { host: toHost(baseUrl), billsNothing },
    createSource: (deps) => coscoSource(settings, deps),
  };
};
