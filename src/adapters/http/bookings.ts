import type { Load } from "#domain/lcl";
import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import {
  agreeing,
  list,
  listOrNone,
  object,
  orNull,
  readableListOrNone,
  readableOrNull,
  text,
  decodeWith,
} from "./codec.ts";
import { type CalendarDate, isCalendarDate } from "#domain/time";
import { parseMoney } from "#domain/money";
import {
  type BookedShipment,
  type Quotation,
  type QuotationFacets,
  type ShipmentEnd,
  type ShipmentMoment,
  type ShipmentStage,
  toBookingStatus,
} from "#domain/bookings";
import type { Handover } from "#domain/rates";
import { isTrackingType } from "#domain/tracking";
import type { BookingsRequest, BookingsPort } from "#ports/api.ts";
import { errAsync } from "neverthrow";
import { synchroniseWith, request, readFirst } from "./request.ts";
import { readDisplayTerms } from "#api/readers/display-terms.ts";
import { DisplayTermsCodec } from "./display-terms.ts";
import type { Api, ApiSettings } from "./client.ts";
import { addHeaders } from "./headers.ts";
import { DeadlineCodec, toDeadline } from "./deadline-codec.ts";
import { requestFile, type FileResponse } from "./files.ts";
import { readInstant, readLocalMoment } from "./local-moment.ts";
import { createSavedViews, STATUS_PARAMETERS } from "./saved-views.ts";

export const ShipmentEndCodec = object({ locationName: t.string, unLocationCode: text, timeZone: text, kind: text });
export const HandoverCodec = readableOrNull(object({ kind: t.string, locationName: t.string, local: t.string }));
const Moment = orNull(object({ eventDateTime: t.string, eventClassifierCode: text }));

export const BookedShipmentCodec = agreeing<schema.BookedShipment>()(
  object({
    from: ShipmentEndCodec,
    to: ShipmentEndCodec,
    displayTerms: DisplayTermsCodec,
    vesselName: text,
    voyageReference: text,
    departure: Moment,
    portOfLoading: readableOrNull(object({ locationName: t.string, unLocationCode: text, timeZone: text })),
    handover: HandoverCodec,
    arrival: Moment,
    stage: text,
    containers: listOrNone(object({ equipmentGroupIsoCode: t.string, numberOfContainers: t.number })),
    weight: orNull(t.number),
    cbm: orNull(t.number),
    total: orNull(object({ currency: t.string, amount: t.number })),
  }),
);
export type ApiShipment = t.TypeOf<typeof BookedShipmentCodec>;

export const QuotationCodec = agreeing<schema.Quotation>()(
  object({
    _id: t.string,
    quotationId: t.string,
    bookingId: orNull(t.string),
    validityFrom: orNull(t.string),
    validityTill: orNull(t.string),
    validityZone: text,
    bookedOn: orNull(t.string),
    bookedAt: text,
    status: t.number,
    files: list(object({ fileName: t.string, link: t.string })),
    trackingType: text,
    shippingLine: text,
    providerName: text,
    reference: text,
    shipment: readableOrNull(BookedShipmentCodec),
    hasDetails: orNull(t.boolean),
    deadlines: readableListOrNone(DeadlineCodec),
  }),
);
export type ApiQuotation = t.TypeOf<typeof QuotationCodec>;

export const FacetsCodec = agreeing<schema.QuotationFacets>()(
  object({ statuses: list(object({ status: t.number, count: t.number })), carriers: list(t.string) }),
);
export type ApiFacets = t.TypeOf<typeof FacetsCodec>;

const ReferenceCodec = agreeing<schema.ReferenceAnswer["result"][number]>()(object({ reference: orNull(t.string) }));

/** The date as written; a time zone conversion could shift it by a day. */
const readDate = (text: string | null): CalendarDate | null => {
  const date = text?.slice(0, 10) ?? "";
  return isCalendarDate(date) ? date : null;
};

const filled = (text: string | null): string | null => (text === null || text.trim() === "" ? null : text);

const STAGES: readonly ShipmentStage[] = ["planned", "under-way", "arrived", "delivered"];
const KINDS: readonly ShipmentEnd["kind"][] = ["door", "inland", "sea"];

const toZone = (timeZone: string | null): Pick<ShipmentEnd, "timeZone"> => (timeZone === null ? {} : { timeZone });

export const toShipmentEnd = ({ locationName, unLocationCode, timeZone, kind }: ApiShipment["from"]): ShipmentEnd => ({
  name: locationName,
  code: filled(unLocationCode),
  ...toZone(timeZone),
  kind: KINDS.find((one) => one === kind) ?? "sea",
});

export const toMoment = (moment: ApiShipment["departure"]): ShipmentMoment | null => {
  const at = moment === null ? null : readLocalMoment(moment.eventDateTime);
  if (moment === null || at === null) return null;
  const { eventClassifierCode: code } = moment;
  if (code === "ACT") return { at, class: "actual" };
  return { at, class: code === "EST" ? "expected" : "planned" };
};

/** The hand-over of a transport; null where none is stated that can be read. */
export const toHandover = (handover: t.TypeOf<typeof HandoverCodec>): Handover | null => {
  const at = handover === null ? null : readLocalMoment(handover.local);
  if (handover === null || at === null) return null;
  const kind = handover.kind === "pick-up" ? "pick-up" : "gate-in";
  return { kind, place: handover.locationName, at };
};

const toPort = ({ portOfLoading: port }: ApiShipment): Pick<BookedShipment, "portOfLoading"> =>
  port === null
    ? {}
    : { portOfLoading: { name: port.locationName, code: filled(port.unLocationCode), ...toZone(port.timeZone) } };

const withHandover = (handover: Handover | null): Pick<BookedShipment, "handover"> =>
  handover === null ? {} : { handover };

const toLoad = ({ containers, weight, cbm }: ApiShipment): Load =>
  weight === null || cbm === null
    ? {
        mode: "fcl",
        containers: containers.map(({ equipmentGroupIsoCode, numberOfContainers }) => ({
          equipment: equipmentGroupIsoCode,
          quantity: numberOfContainers,
        })),
      }
    : { mode: "lcl", weightKg: weight, cbm };

export const toShipment = (api: ApiShipment): BookedShipment => ({
  from: toShipmentEnd(api.from),
  to: toShipmentEnd(api.to),
  vessel: filled(api.vesselName),
  voyage: filled(api.voyageReference),
  departure: toMoment(api.departure),
  ...toPort(api),
  ...withHandover(toHandover(api.handover)),
  arrival: toMoment(api.arrival),
  stage: STAGES.find((one) => one === api.stage) ?? "planned",
  load: toLoad(api),
  total: api.total === null ? null : parseMoney(api.total.amount, api.total.currency).unwrapOr(null),
  ...readDisplayTerms(api.displayTerms),
});

export const toQuotation = (wire: ApiQuotation): Quotation => ({
  id: wire._id,
  quotationId: wire.quotationId,
  bookingId: wire.bookingId === "" ? null : wire.bookingId,
  validityFrom: readDate(wire.validityFrom),
  validityTill: readDate(wire.validityTill),
  ...(wire.validityZone === null ? {} : { validityZone: wire.validityZone }),
  bookedOn: readDate(wire.bookedOn),
  bookedAt: readInstant(wire.bookedAt),
  status: toBookingStatus(wire.status),
  files: wire.files,
  trackingType: isTrackingType(wire.trackingType) ? wire.trackingType : null,
  shippingLine: filled(wire.shippingLine),
  carrier: filled(wire.shipment?.displayTerms?.productName ?? wire.providerName),
  reference: filled(wire.reference),
  shipment: wire.shipment === null ? null : toShipment(wire.shipment),
  ...(wire.hasDetails === true ? { hasDetails: true } : {}),
  ...(wire.deadlines.length === 0 ? {} : { deadlines: wire.deadlines.map(toDeadline) }),
});

/** Counts by status; unknown status numbers are added up as `unknown`. */
const toFacets = ({ statuses, carriers }: ApiFacets): QuotationFacets => {
  const counts = { "in-process": 0, booked: 0, cancelled: 0, unknown: 0 };
  for (const { status, count } of statuses) counts[toBookingStatus(status)] += count;
  return { statuses: counts, carriers };
};

/** Defaults are left out, so that the plain list is the specified call. */
const toListParameters = ({ status, ...request }: BookingsRequest) => ({
  ...request,
  ...(status === undefined ? {} : { status: STATUS_PARAMETERS[status] }),
});

const decodeQuotations = decodeWith(list(QuotationCodec));

const readTotal = (lenResult: unknown): number | null =>
  typeof lenResult === "number" && Number.isInteger(lenResult) && lenResult >= 0 ? lenResult : null;

/** Links are written for the base path `/api`; a portal with another one replaces it. */
export const resolveLink = (link: string, baseUrl: string): URL =>
  new URL(
    link.replace(/^\/api(?=\/)/, () => new URL(baseUrl).pathname),
    baseUrl,
  );

/** Sends credentials to the API's own origin only. */
export const fetchLink = async (settings: ApiSettings, link: string, signal: AbortSignal): Promise<FileResponse> => {
  const url = resolveLink(link, settings.baseUrl);
  const headers = new Headers();
  if (url.origin === new URL(settings.baseUrl).origin) addHeaders(settings, headers);
  const response = await (settings.fetch ?? fetch)(new Request(url, { headers, signal }));
  return response.ok
    ? { data: await response.blob(), response }
    : { error: await response.json().catch(() => null), response };
};

export const createBookings = (api: Api, settings: ApiSettings): BookingsPort => ({
  page: (wanted, signal) =>
    request(api.GET("/resource/quotation", { params: { query: toListParameters(wanted) }, signal }), "code-or-status")
      .andTee(synchroniseWith(settings))
      .andThen(({ result, lenResult, facets }) =>
        decodeQuotations(result).map((quotations) => ({
          quotations: quotations.map(toQuotation),
          total: readTotal(lenResult),
          facets: decodeWith(FacetsCodec)(facets).match(toFacets, () => null),
        })),
      ),

  setReference: ({ id, reference }, signal) =>
    request(api.PUT("/resource/quotation/{id}/reference", { params: { path: { id } }, body: { reference }, signal }))
      .andThen(readFirst(ReferenceCodec))
      .map((stored) => stored.reference),

  file: ({ link, fileName }, signal) =>
    URL.canParse(link, settings.baseUrl)
      ? requestFile(
          (until) => fetchLink(settings, link, until),
          { signal, deadline: settings.deadlines.upload },
          fileName,
        )
      : errAsync({ kind: "malformed", issues: [`'${link}' is not a link`] }),

  views: createSavedViews(api),
});
