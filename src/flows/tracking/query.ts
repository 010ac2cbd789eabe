import { readQuery, writeQuery } from "../query-text.ts";
import type { Quotation } from "#domain/bookings";
import {
  fromTrackingQuery,
  toTrackingForm,
  type TrackingForm,
  readTrackingForm,
  type TrackingQuery,
} from "#domain/tracking";

/** The path of the form, and the prefix of the details pages. */
const TRACKING_PATH = "/rate/tracking";

type Choices = Omit<TrackingForm, "bookingId">;

const toPairs = ({ type, shippingLine, airType }: Choices) =>
  [
    ["type", type],
    ["shippingLine", shippingLine],
    ["airType", airType],
  ] as const;

/** `bookingId=KLB-2026-000123&type=fcl&shippingLine=HMM`. */
export const serialiseForm = (form: TrackingForm): string =>
  writeQuery([["bookingId", form.bookingId === "" ? null : form.bookingId], ...toPairs(form)]);

/** Unknown choices are ignored. */
export const parseForm = (text: string): TrackingForm => parseDetailsForm(readQuery(text).get("bookingId") ?? "", text);

/** The form of a details page: Booking ID of the path, choices of the query. */
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

/** `/rate/tracking?bookingId=…&type=fcl`. */
export const toFormPath = (form: TrackingForm): string => {
  const query = serialiseForm(form);
  return query === "" ? TRACKING_PATH : `${TRACKING_PATH}?${query}`;
};

/** `/rate/tracking/KLB-2026-000123?type=fcl&shippingLine=HMM`. */
export const toDetailsPath = (query: TrackingQuery): string =>
  `${TRACKING_PATH}/${encodeURIComponent(query.bookingId)}?${writeQuery(toPairs(fromTrackingQuery(query)))}`;

/** Bookings without a Booking ID are tracked by their quotation number. */
export const toTrackingPath = (quotation: Quotation): string => toFormPath(toTrackingForm(quotation));

/** The form with the query of the page on which it was typed. */
export const serialiseDraft = (form: TrackingForm, typedAt: string): string =>
  writeQuery([
    ["form", serialiseForm(form)],
    ["at", typedAt],
  ]);

/** The form of the URL query, unless the saved form was typed on a page with the same query. */
export const restoreForm = (kept: string | null, query: string): TrackingForm => {
  const asked = parseForm(query);
  if (kept === null) return asked;
  const draft = readQuery(kept);
  const isNewer = draft.get("at") === serialiseForm(asked);
  return isNewer ? parseForm(draft.get("form") ?? "") : asked;
};
