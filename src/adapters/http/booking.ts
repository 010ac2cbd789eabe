import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import { agreeing, object, orNull, decodeWith, first } from "./codec.ts";
import type { LclSearch } from "#domain/lcl";
import type { BookableOffer } from "#domain/bookings";
import type { RoutePoint } from "#domain/rates";
import type { BookingReceipt, BookingOptions, BookingPort } from "#ports/api.ts";
import { sendRequest, readMessage } from "./request.ts";
import type { LastSearchOffers } from "./last-search-offers.ts";
import type { Api, ApiResponse, ApiSettings } from "./client.ts";
import { requestFile } from "./files.ts";

export const ReceiptCodec = agreeing<schema.BookingReceipt>()(
  object({ quotationId: t.string, bookingId: orNull(t.string), hasDetails: orNull(t.boolean) }),
);
export type ApiReceipt = t.TypeOf<typeof ReceiptCodec>;

const describePoint = ({ name, code }: RoutePoint): string => (code === null ? name : `${name} (${code})`);

/** `Mundra (INMUN) - Rotterdam (NLRTM)`; null without legs. */
const describeRoute = ({ legs }: BookableOffer): string | null => {
  const [firstLeg] = legs;
  return firstLeg === undefined ? null : [firstLeg.from, ...legs.map(({ to }) => to)].map(describePoint).join(" - ");
};

const writeReference = ({ reference = null }: BookingOptions): { readonly reference?: string } =>
  reference === null ? {} : { reference };

/** Amounts are not sent: the server books the stored offer. */
const toBookRequest = (offer: BookableOffer, offerId: string, wish: BookingOptions): schema.BookOfferRequest => ({
  offerId,
  providerName: offer.carrier.line ?? offer.carrier.name,
  routing: describeRoute(offer),
  arrivalDate: offer.arrival ?? null,
  departureDate: offer.departure ?? null,
  ...(wish.isRepeat === true ? { bookAgain: true } : {}),
  ...writeReference(wish),
});

/** The rate and the load that it was quoted for. */
const toBookLclRequest = (load: LclSearch, offerId: string, wish: BookingOptions): schema.BookLclRequest => ({
  _id: offerId,
  portOfLoading: load.portOfLoading,
  portOfDischarge: load.portOfDischarge,
  weight: load.weightKg,
  cbm: load.cbm,
  ...writeReference(wish),
});

/** A booking without numbers is valid; My Bookings shows them later. */
const toReceipt = (message: string, wire: ApiReceipt | null): BookingReceipt => ({
  message,
  quotationId: wire?.quotationId ?? null,
  bookingId: wire?.bookingId ?? null,
  ...(wire?.hasDetails === true ? { hasDetails: true } : {}),
});

const decodeReceipt = decodeWith(ReceiptCodec);

type Call = (until: AbortSignal) => Promise<ApiResponse>;

/** LCL loads have a booking call of their own. */
const toBookingCall = (
  api: Api,
  offer: BookableOffer,
  offerId: string,
  idempotencyKey: string,
  wish: BookingOptions,
): Call => {
  const params = { header: { "Idempotency-Key": idempotencyKey } };
  const { load } = offer;
  return load.mode === "fcl"
    ? (signal) => api.PUT("/resource/rates/spot-on", { params, body: toBookRequest(offer, offerId, wish), signal })
    : (signal) => api.PUT("/resource/lcl/rates", { params, body: toBookLclRequest(load, offerId, wish), signal });
};

export const createBooking = (
  api: Api,
  { deadlines: { usual } }: ApiSettings,
  chosen: LastSearchOffers,
): BookingPort => ({
  book: (offer, idempotencyKey, signal, wish = {}) =>
    sendRequest(
      toBookingCall(api, offer, chosen.offerId(offer), idempotencyKey, wish),
      { signal, deadline: usual },
      "code-and-status",
    ).map((envelope) =>
      toReceipt(
        readMessage(envelope),
        decodeReceipt(first(envelope.result)).match(
          (receipt) => receipt,
          () => null,
        ),
      ),
    ),

  pdf: (offer, signal, quotationId = null) =>
    requestFile(
      (until) =>
        api.POST("/resource/booking/pdf", {
          body: { ...chosen.rawOffer(offer), ...(quotationId === null ? {} : { quotationId }) },
          parseAs: "blob",
          signal: until,
        }),
      { signal, deadline: usual },
      "booking.pdf",
    ),
});
