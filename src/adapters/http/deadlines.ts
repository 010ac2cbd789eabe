import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import { readCarrierOffer } from "#api/readers/carrier-offer.ts";
import { readLclRecord } from "#api/readers/lcl-record.ts";
import { readSheetLine } from "#api/readers/rate-sheet-line.ts";
import { BRAND } from "#brand";
import type { Quotation } from "#domain/bookings";
import { type ContainerLine, readEquipment } from "#domain/containers";
import { type Offer, priceLclRecord, type LclLoad } from "#domain/lcl";
import type { ExchangeRates } from "#domain/money";
import { normaliseCarrierOffer, normaliseSheetLine, type RateContext } from "#domain/rates";
import { ok, type Result } from "neverthrow";
import type { BookingDetails, CalendarFeed, DeadlinesPort } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { QuotationCodec, resolveLink, toQuotation } from "./bookings.ts";
import type { Api, ApiSettings } from "./client.ts";
import { agreeing, decodeWith, first, list, listOrNone, object, orNull, readableOrNull, text } from "./codec.ts";
import { TaskCodec } from "./deadline-codec.ts";
import { LeadTimesCodec } from "./lead-times.ts";
import { ExchangeRatesCodec } from "./rates/codecs.ts";
import { request, readFirst } from "./request.ts";
import { SentencePartsCodec, toSentence } from "./sentence.ts";
import { readTaxTerms, TaxTermsCodec } from "./tax-terms.ts";
import { toTrackingReport, TrackingCodec } from "./tracking.ts";

const BookingHistoryEntryCodec = agreeing<schema.BookingHistoryEntry>()(
  object({
    title: t.string,
    titleParts: SentencePartsCodec,
    detail: orNull(t.string),
    detailParts: SentencePartsCodec,
    happenedAt: t.string,
    by: t.keyof({ shipper: null, desk: null, carrier: null }),
  }),
);

/** The offer is read by the reader of its format. */
export const BookingDetailsCodec = object({
  booking: QuotationCodec,
  offer: object({ api: t.unknown, excel: t.unknown, lcl: t.unknown }),
  requestedEquipments: listOrNone(
    agreeing<schema.RequestedEquipment>()(
      object({
        equipmentGroupIsoCode: t.keyof({
          "20GP": null,
          "40GP": null,
          "40HC": null,
          "45HC": null,
          "20RE": null,
          "40RH": null,
        }),
        numberOfContainers: t.number,
        weightPerContainer: t.number,
      }),
    ),
  ),
  exchangeRates: readableOrNull(ExchangeRatesCodec),
  taxTerms: TaxTermsCodec,
  tracking: readableOrNull(TrackingCodec),
  leadTimes: LeadTimesCodec,
  sentTasks: listOrNone(
    agreeing<schema.CargoTask>()(
      object({ task: t.keyof({ documents: null, vgm: null }), count: t.number, at: t.string }),
    ),
  ),
  markedTasks: listOrNone(agreeing<schema.MarkedTask>()(object({ task: TaskCodec, at: t.string }))),
  awaitsAnswerOf: readableOrNull(t.string),
  muted: readableOrNull(t.boolean),
  history: readableOrNull(list(BookingHistoryEntryCodec)),
  revision: t.number,
});
export type ApiBookingDetails = t.TypeOf<typeof BookingDetailsCodec>;

const CalendarFeedCodec = agreeing<schema.CalendarFeed>()(object({ createdAt: t.string, link: text }));

const NO_LOAD: LclLoad = { mode: "lcl", weightKg: 0, cbm: 0 };

const readOffer = (
  { api, excel, lcl }: ApiBookingDetails["offer"],
  { shipment }: Quotation,
  context: RateContext,
): Result<Offer, string> => {
  if (lcl !== undefined)
    return readLclRecord(lcl).map((record): Offer => {
      const { portOfLoading, portOfDischarge } = record;
      const load = shipment?.load.mode === "lcl" ? shipment.load : NO_LOAD;
      const search = { portOfLoading, portOfDischarge, ...load };
      const { exchange, now } = context;
      return priceLclRecord(record, { forwarder: BRAND.name, search, exchange, now });
    });
  return api === undefined
    ? readSheetLine(excel).map((line) => normaliseSheetLine(line, context))
    : readCarrierOffer(api).map((offer) => normaliseCarrierOffer(offer, context));
};

const toLoad = ({ requestedEquipments }: ApiBookingDetails): readonly ContainerLine[] =>
  requestedEquipments.flatMap(({ equipmentGroupIsoCode, numberOfContainers, weightPerContainer }) => {
    const equipment = readEquipment(equipmentGroupIsoCode);
    return equipment === null ? [] : [{ equipment, quantity: numberOfContainers, weightKg: weightPerContainer }];
  });

/** An unreadable offer or shipment does not affect the rest. */
const toBookingDetails = (api: ApiBookingDetails): BookingDetails => {
  const quotation = toQuotation(api.booking);
  const exchange: ExchangeRates | null = api.exchangeRates;
  const load = toLoad(api);
  const context = { load, exchange, now: null };
  return {
    quotation,
    booked: readOffer(api.offer, quotation, context).unwrapOr(null),
    load,
    exchange,
    ...readTaxTerms(api.taxTerms),
    report: api.tracking === null ? null : toTrackingReport(api.tracking).unwrapOr(null),
    leadTimes: api.leadTimes,
    sentTasks: api.sentTasks,
    markedTasks: api.markedTasks,
    awaitsAnswerOf: api.awaitsAnswerOf,
    isMuted: api.muted,
    history:
      api.history?.map(({ title, titleParts, detail, detailParts, happenedAt, by }) => ({
        title: toSentence(title, titleParts),
        detail: detail === null ? null : toSentence(detail, detailParts),
        happenedAt,
        by,
      })) ?? null,
    revision: api.revision,
  };
};

export const createDeadlines = (api: Api, { baseUrl }: ApiSettings): DeadlinesPort => {
  const toFeed = (result: unknown): Result<CalendarFeed | null, Failure> => {
    const feed = first(result);
    if (feed === undefined) return ok(null);
    return decodeWith(CalendarFeedCodec)(feed).map(({ createdAt, link }) => ({
      createdAt,
      link: link !== null && URL.canParse(link, baseUrl) ? resolveLink(link, baseUrl).href : null,
    }));
  };
  return {
    booking: (id, signal) =>
      request(api.GET("/resource/quotation/{id}", { params: { path: { id } }, signal }))
        .andThen(readFirst(BookingDetailsCodec))
        .map(toBookingDetails),

    mark: ({ booking, task, isDone }, signal) =>
      request(
        api.PUT("/resource/quotation/{id}/deadlines/{task}", {
          params: { path: { id: booking, task } },
          body: { done: isDone },
          signal,
        }),
      ).map(() => null),

    calendarFeed: (signal) =>
      request(api.GET("/resource/calendar-feed", { signal })).andThen(({ result }) => toFeed(result)),

    createCalendarFeed: (signal) =>
      request(api.PUT("/resource/calendar-feed", { signal })).andThen(({ result }) => toFeed(result)),

    deleteCalendarFeed: (signal) => request(api.DELETE("/resource/calendar-feed", { signal })).map(() => null),
  };
};
