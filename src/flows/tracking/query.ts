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
export const serialiseForm = (form: TrackingForm): string =>
  writeQuery([...(form.bookingId === "" ? [] : [["bookingId", form.bookingId] as const]), ...choicesOf(form)]);

/** The form of a URL query; what is none of the choices is no choice. */
export const parseForm = (text: string): TrackingForm => parseDetailsForm(readQuery(text).get("bookingId") ?? "", text);

/** The form of the details page: the Booking ID of the path, the choices of its query. */
export const parseDetailsForm = (bookingId: string, text: string): TrackingForm => {
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
export const toFormPath = (form: TrackingForm): string => {
  const query = serialiseForm(form);
  return query === "" ? TRACKING_PATH : `${TRACKING_PATH}?${query}`;
};

/** More Details: `/rate/tracking/KLB-2026-000123?type=fcl&shippingLine=HMM`. */
export const toDetailsPath = (query: TrackingQuery): string =>
  `${TRACKING_PATH}/${encodeURIComponent(query.bookingId)}?${writeQuery(choicesOf(fromTrackingQuery(query)))}`;

/** Where a booking is tracked; until the carrier has given a Booking ID, our own number stands for it. */
export const toTrackingPath = (quotation: Quotation): string => toFormPath(toTrackingForm(quotation));

/** The key under which the tracking form is kept on this device. */

/** The form as it is kept, with the query of the page on which it was typed. */
export const serialiseDraft = (form: TrackingForm, typedAt: string): string =>
  writeQuery([
    ["form", serialiseForm(form)],
    ["at", typedAt],
  ]);

/**
 * The form that a page starts with: what its query says, unless something else was typed over just that. So a link
 * always fills the form, and a reload or an ended session loses nothing.
 */
export const restoreForm = (kept: string | null, query: string): TrackingForm => {
  const asked = parseForm(query);
  if (kept === null) return asked;
  const draft = readQuery(kept);
  const isNewer = draft.get("at") === serialiseForm(asked);
  return isNewer ? parseForm(draft.get("form") ?? "") : asked;
};
