import { readQuery, writeQuery } from "#domain/search";
import type { Quotation } from "#domain/bookings";
import {
  fromTrackingQuery,
  toTrackingForm,
  type TrackingForm,
  readTrackingForm,
  type TrackingQuery,
} from "#domain/tracking";

/** The path of the form; the details of a shipment stand below it. */
const TRACKING_PATH = "/rate/tracking";

type Choices = Omit<TrackingForm, "bookingId">;

const choicesOf = ({ type, shippingLine, airType }: Choices): readonly (readonly [string, string])[] => [
  ...(type === null ? [] : [["type", type] as const]),
  ...(shippingLine === null ? [] : [["shippingLine", shippingLine] as const]),
  ...(airType === null ? [] : [["airType", airType] as const]),
];

/** A form as a URL query without the question mark: `bookingId=KLB-2026-000123&type=fcl&shippingLine=HMM`. */
export const formToQuery = (form: TrackingForm): string =>
  writeQuery([...(form.bookingId === "" ? [] : [["bookingId", form.bookingId] as const]), ...choicesOf(form)]);

/** The form of a URL query; what is none of the choices is no choice. */
export const formFromQuery = (text: string): TrackingForm =>
  formFromDetails(readQuery(text).get("bookingId") ?? "", text);

/** The form of the details page: the Booking ID of the path, the choices of its query. */
export const formFromDetails = (bookingId: string, text: string): TrackingForm => {
  const query = readQuery(text);
  const choice = (key: string): string | null => query.get(key) ?? null;
  return readTrackingForm({
    bookingId,
    type: choice("type"),
    shippingLine: choice("shippingLine"),
    airType: choice("airType"),
  });
};

/** Where the form stands filled in: `/rate/tracking?bookingId=…&type=fcl`. */
export const formAddress = (form: TrackingForm): string => {
  const query = formToQuery(form);
  return query === "" ? TRACKING_PATH : `${TRACKING_PATH}?${query}`;
};

/** More Details: `/rate/tracking/KLB-2026-000123?type=fcl&shippingLine=HMM`. */
export const detailsAddress = (query: TrackingQuery): string =>
  `${TRACKING_PATH}/${encodeURIComponent(query.bookingId)}?${writeQuery(choicesOf(fromTrackingQuery(query)))}`;

/** Where a booking is tracked; until the carrier has given a Booking ID, our own number stands for it. */
export const trackingAddress = (quotation: Quotation): string => formAddress(toTrackingForm(quotation));
