import { err, ok, type Result } from "neverthrow";
import { toItems, toObject, toText } from "#api/readers/json.ts";
import { getEquipment } from "#domain/containers";
import type { RateRequest, RateSource, RequestedEnd, SourceFailure } from "#server/rate-sources/rate-source.ts";
import { authoriseByHeaders } from "../kit/authorise.ts";
import { type CarrierDeps, createCarrierClient } from "../kit/carrier-client.ts";
import { type RateConnector, readBudget, toHost, toTimeout } from "../kit/connector.ts";
import { refusedFailure, sayCarrierWords, unreadableFailure } from "../kit/failures.ts";
import { findFirstDay, isInland } from "../kit/requested.ts";
import { createBookingCalls } from "./booking-calls.ts";
import { readOffers } from "./read-offers.ts";

/** Of an entry `direct-booking` of the connectors file. */
interface DirectBookingSettings {
  readonly name: string;
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Whom the carrier knows as the one that books. */
  readonly bookingAgent: string;
  readonly isIdempotent: boolean;
  readonly callsPerMinute: number;
  readonly budgetMs: number;
  readonly keepMs: number;
}

const MINUTE_MS = 60_000;

const toAllowances = ({ callsPerMinute }: DirectBookingSettings) => [{ calls: callsPerMinute, spanMs: MINUTE_MS }];

/** Port to port, dry containers; the refusal is a sentence for the shipper. */
const findRefusal = (name: string, { origin, destination, containers }: RateRequest): string | null => {
  if (isInland(origin) || isInland(destination)) return `${name} sells transports between ports only.`;
  return containers.some(({ equipment }) => getEquipment(equipment).kind === "Reefer")
    ? `${name} prices no reefers online.`
    : null;
};

const toLocation = ({ place, port }: RequestedEnd) => ({ UNLocationCode: (port ?? place)?.code ?? "" });

const toSearch = (request: RateRequest) => ({
  portOfLoading: toLocation(request.origin),
  portOfDischarge: toLocation(request.destination),
  departureDate: findFirstDay(request),
  requestedEquipments: request.containers.map(({ equipment, quantity }) => ({
    ISOEquipmentCode: getEquipment(equipment).sizeType,
    units: quantity,
  })),
});

const readRefusal = (body: unknown): string | null =>
  toText(toObject(toItems(toObject(body)["errors"])[0])["errorCodeMessage"]);

/** A carrier that sells online and confirms bookings itself: its number confirms a booking. */
const directBookingSource = (settings: DirectBookingSettings, deps: CarrierDeps): RateSource => {
  const { name, baseUrl, apiKey, budgetMs, keepMs } = settings;
  const client = createCarrierClient(
    {
      name,
      baseUrl,
      timeoutMs: toTimeout(budgetMs),
      allowances: toAllowances(settings),
      maxConcurrent: 5,
      billed: [],
    },
    authoriseByHeaders({ "API-Key": apiKey }),
    deps,
  );
  return {
    name,
    budgetMs,
    keepMs,
    confirms: "source",
    ...createBookingCalls(client, settings),
    quote: async (request, signal) => {
      const refusal = findRefusal(name, request);
      if (refusal !== null) return err(refusedFailure(refusal));
      const answer = await client.call(
        {
          operation: "offers",
          method: "POST",
          path: "/v1/offers",
          body: toSearch(request),
          isRepeatable: true,
          answers: [200, 409],
        },
        signal,
      );
      return answer.andThen(({ status, body }): Result<NonNullable<ReturnType<typeof readOffers>>, SourceFailure> => {
        if (status === 409) return err(refusedFailure(sayCarrierWords(name, readRefusal(body))));
        const offers = readOffers(name, request, body);
        return offers === null ? err(unreadableFailure(name, "it is no list of offers")) : ok(offers);
      });
    },
  };
};

/** Reads an entry `direct-booking` of the connectors file. */
export const directBookingConnector: RateConnector = (name, fields) => {
  const settings: DirectBookingSettings = {
    name,
    baseUrl: fields.address("url"),
    apiKey: fields.secret("apiKey"),
    bookingAgent: fields.text("bookingAgent"),
    isIdempotent: fields.flag("booksOncePerKey"),
    callsPerMinute: fields.number("callsPerMinute", { fallback: 60, from: 1, to: 10_000 }),
    ...readBudget(fields),
  };
  const { baseUrl, isIdempotent } = settings;
  return {
    name,
    allowances: toAllowances(settings),
    settings: { host: toHost(baseUrl), booksOncePerKey: isIdempotent },
    createSource: (deps) => directBookingSource(settings, deps),
  };
};
