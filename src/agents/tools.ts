import { errAsync, okAsync, type ResultAsync } from "neverthrow";
import { z } from "zod";
import type { Quotation } from "#domain/bookings";
import { formatTask, STOP_LABELS } from "#domain/deadlines";
import { INCOTERMS, type QuoteSearch } from "#domain/quotes";
import { toDate } from "#domain/time";
import { type TrackingQuery, type TrackingReport, toTrackingForm, validateTracking } from "#domain/tracking";
import { describeList, explainOffer, toAmount } from "./offers.ts";
import {
  describePartLoads,
  explainPartLoad,
  PartLoad,
  PartLoadInput,
  searchPartLoads,
  toPartLoadSearch,
} from "./part-loads.ts";
import { SearchInput, toSearch } from "./search.ts";
import { type AgentTool, defineTool, describeFailure, type Problem, type ToolContext } from "./tool.ts";

const MOST_OFFERS = 25;
const MOST_EXPLAINED = 5;
const PAGE = 20;

const searchPrices = defineTool({
  name: "search_prices",
  title: "Search prices",
  description:
    "Searches ocean rates for full containers and returns the cheapest offers with total, sailing and what is not in the price. Prices are those of the company of the API key.",
  input: SearchInput.extend({
    most: z.int().min(1).max(MOST_OFFERS).default(10).describe("How many offers to return"),
  }),
  isReadOnly: true,
  run: ({ most, ...input }, context) =>
    toSearch(input, context)
      .andThen((search) => context.ports.rates.lookUp(search, context.signal).mapErr(describeFailure))
      .map((list) => describeList(list, most)),
});

const explainPrice = defineTool({
  name: "explain_price",
  title: "Explain a price",
  description:
    "Searches again and returns every charge of a carrier's offers with unit, quantity, currency and rate of exchange, cut-offs and the fees for changes. Its offerIds replace those of the earlier search.",
  input: SearchInput.extend({
    carrier: z.string().trim().min(1).max(80).describe("As search_prices names it"),
    departure: z.iso.date().nullable().default(null).describe("The day of departure of one of its offers; null: all"),
  }),
  isReadOnly: true,
  run: ({ carrier, departure, ...input }, context) =>
    toSearch(input, context)
      .andThen((search) => context.ports.rates.lookUp(search, context.signal).mapErr(describeFailure))
      .andThen(({ rates, exchange }): ResultAsync<object, Problem> => {
        const meant = rates.filter(
          (rate) =>
            rate.carrier.name.toLowerCase() === carrier.toLowerCase() &&
            (departure === null || (rate.departure !== null && toDate(rate.departure) === departure)),
        );
        return meant.length === 0
          ? errAsync(`${carrier} has no such offer. search_prices lists the carriers and their departures.`)
          : okAsync({ offers: meant.slice(0, MOST_EXPLAINED).map((rate) => explainOffer(rate, exchange)) });
      }),
});

const searchPartLoadPrices = defineTool({
  name: "search_part_loads",
  title: "Search prices of part loads (LCL)",
  description:
    "Searches the tariffs for a part load between two ports and returns the cheapest offers with total, W/M, next departures and validity.",
  input: PartLoadInput.extend({
    most: z.int().min(1).max(MOST_OFFERS).default(10).describe("How many offers to return"),
  }),
  isReadOnly: true,
  run: ({ most, ...input }, context) => searchPartLoads(input, most, context).map(describePartLoads),
});

const explainPartLoadPrice = defineTool({
  name: "explain_part_load",
  title: "Explain a price of a part load (LCL)",
  description:
    "Searches again and returns every charge of a carrier's offers for a part load with unit, quantity, currency and rate of exchange, and the fees for changes. Its offerIds replace those of the earlier search.",
  input: PartLoadInput.extend({
    carrier: z.string().trim().min(1).max(80).describe("As search_part_loads names it"),
  }),
  isReadOnly: true,
  run: ({ carrier, ...input }, context) =>
    searchPartLoads(input, MOST_OFFERS, context).andThen(({ rates, exchange }): ResultAsync<object, Problem> => {
      const meant = rates.filter((rate) => rate.carrier.name.toLowerCase() === carrier.toLowerCase());
      return meant.length === 0
        ? errAsync(`${carrier} has no such offer. search_part_loads lists the carriers.`)
        : okAsync({ offers: meant.slice(0, MOST_EXPLAINED).map((rate) => explainPartLoad(rate, exchange)) });
    }),
});

const describeBooking = ({ quotationId, bookingId, status, carrier, reference, shipment, bookedOn }: Quotation) => ({
  quotationId,
  bookingId,
  status,
  carrier,
  reference,
  bookedOn,
  from: shipment?.from.name ?? null,
  to: shipment?.to.name ?? null,
  vessel: shipment?.vessel ?? null,
  voyage: shipment?.voyage ?? null,
  departure: shipment?.departure ?? null,
  arrival: shipment?.arrival ?? null,
  stage: shipment?.stage ?? null,
  total: shipment === null || shipment.total === null ? null : toAmount(shipment.total),
});

const listBookings = defineTool({
  name: "list_bookings",
  title: "List bookings",
  description:
    "Lists the bookings of the company, newest first; a text finds numbers, references, places and carriers.",
  input: z.object({
    text: z.string().trim().max(80).default(""),
    skip: z.int().min(0).max(100_000).default(0),
  }),
  isReadOnly: true,
  run: ({ text, skip }, { ports, signal }) =>
    ports.bookings
      .page({ limit: PAGE, skip, ...(text === "" ? {} : { search: text }) }, signal)
      .mapErr(describeFailure)
      .map(({ quotations, total }) => ({ total, bookings: quotations.map(describeBooking) })),
});

const listDeadlines = defineTool({
  name: "list_deadlines",
  title: "List deadlines",
  description:
    "What is due for the running bookings: task, place, latest safe time and cut-off, and how much of it is done.",
  input: z.object({}),
  isReadOnly: true,
  run: (_, { ports, signal }) =>
    ports.bookings
      .page({ limit: PAGE, skip: 0, running: true }, signal)
      .mapErr(describeFailure)
      .map(({ quotations }) => ({
        bookings: quotations.map(({ quotationId, bookingId, deadlines = [] }) => ({
          quotationId,
          bookingId,
          deadlines: deadlines.map((deadline) => ({
            task: formatTask(deadline),
            at: STOP_LABELS[deadline.stop],
            responsible: deadline.responsible,
            latestSafe: deadline.latest?.local ?? null,
            cutOff: deadline.cutOff?.local ?? null,
            done: deadline.done,
            of: deadline.of,
          })),
        })),
      })),
});

const describeReport = ({ stops, events, lastUpdatedAt }: TrackingReport) => ({
  lastUpdatedAt,
  stops: stops.map(({ role, name, code }) => ({ role, name, code })),
  events: events
    .filter(({ isRetracted }) => !isRetracted)
    .map(({ at, classifier, code, label, locationName, vesselName, voyage, equipment }) => ({
      at,
      classifier,
      code,
      label,
      place: locationName,
      vessel: vesselName,
      voyage,
      container: equipment,
    })),
});

const toQuery = (booking: Quotation): TrackingQuery | null => validateTracking(toTrackingForm(booking)).unwrapOr(null);

const findBooking = (number: string, { ports, signal }: ToolContext): ResultAsync<Quotation, Problem> =>
  ports.bookings
    .page({ limit: PAGE, skip: 0, search: number }, signal)
    .mapErr(describeFailure)
    .andThen(({ quotations }) => {
      const found = quotations.find((one) => [one.quotationId, one.bookingId, one.reference].includes(number));
      const only = found ?? (quotations.length === 1 ? quotations[0] : undefined);
      return only === undefined
        ? errAsync(`No booking of the company has the number ${number}. list_bookings finds bookings by a text.`)
        : okAsync(only);
    });

const trackShipment = defineTool({
  name: "track_shipment",
  title: "Track a shipment",
  description: "The stops and events of a booking, by its number, the carrier's booking number or the own reference.",
  input: z.object({ number: z.string().trim().min(1).max(60) }),
  isReadOnly: true,
  run: ({ number }, context) =>
    findBooking(number, context).andThen((booking): ResultAsync<object, Problem> => {
      const query = toQuery(booking);
      if (query === null) return okAsync({ booking: describeBooking(booking), report: null });
      return context.ports.tracking
        .track(query, context.signal)
        .mapErr(describeFailure)
        .map((report) => ({
          booking: describeBooking(booking),
          report: report === null ? null : describeReport(report),
        }));
    }),
});

type QuotedSearch = Omit<SearchInput, "containers"> & {
  readonly containers?: SearchInput["containers"] | undefined;
  readonly partLoad?: z.output<typeof PartLoad> | undefined;
};

const toQuoteSearch = (
  { containers, partLoad, ...input }: QuotedSearch,
  context: ToolContext,
): ResultAsync<QuoteSearch, Problem> => {
  if (containers !== undefined && partLoad === undefined) return toSearch({ ...input, containers }, context);
  if (partLoad !== undefined && containers === undefined) return toPartLoadSearch({ ...input, ...partLoad }, context);
  return errAsync("State either containers or partLoad, as in the search of the offers.");
};

const createQuote = defineTool({
  name: "create_quote",
  title: "Create a quote for approval",
  description:
    "Saves one to four offers of a search, for containers or for a part load, as a quote. It books nothing: a person opens the quote in the portal, and books it or not. Returns its address.",
  input: SearchInput.extend({
    containers: SearchInput.shape.containers.optional(),
    partLoad: PartLoad.optional().describe("In place of containers, for offers of search_part_loads"),
    offerIds: z.array(z.string().max(200)).min(1).max(4),
    company: z.string().trim().min(1).max(120).describe("For whom the quote is"),
    contact: z.string().trim().max(80).nullable().default(null),
    reference: z.string().trim().max(60).nullable().default(null),
    incoterm: z
      .object({ code: z.enum(INCOTERMS), place: z.string().trim().min(1).max(60) })
      .nullable()
      .default(null),
    validTill: z.iso.date().nullable().default(null).describe("Null: as long as all offers last"),
    note: z.string().trim().max(500).nullable().default(null),
  }),
  isReadOnly: false,
  run: ({ offerIds, company, contact, reference, incoterm, validTill, note, ...input }, context) =>
    toQuoteSearch(input, context)
      .andThen((search) =>
        context.ports.quotes
          .create(
            {
              offerIds,
              search,
              customer: { companyName: company, contactName: contact, reference },
              incoterm,
              validTill,
              note,
              key: context.nextKey(),
            },
            context.signal,
          )
          .mapErr(describeFailure),
      )
      .map(({ number, state, validTill: lastDay }) => ({
        number,
        state,
        validTill: lastDay,
        address: `${context.portalUrl}/rate/quotes/${encodeURIComponent(number)}`,
      })),
});

/** Everything that a program may do: it reads, searches, and prepares a quote that a person decides on. */
export const TOOLS: readonly AgentTool[] = [
  searchPrices,
  explainPrice,
  searchPartLoadPrices,
  explainPartLoadPrice,
  listBookings,
  listDeadlines,
  trackShipment,
  createQuote,
];
