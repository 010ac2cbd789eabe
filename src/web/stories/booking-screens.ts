import { errAsync, okAsync } from "neverthrow";
import type { ListedDocument } from "#flows/documents/types.ts";
import { BOOKINGS, REPORT_AT_SEA, unanswered, unreachable } from "./sample-data.ts";
import type { Ports, ScreenStory, Story } from "./story.ts";

const bookings = (
  state: string,
  page: Ports["bookings"]["page"],
  story: Pick<ScreenStory, "until" | "steps">,
): Story => ({
  kind: "screen",
  id: `my-bookings/${state}`,
  path: "/rate/quote",
  ports: ({ bookings: ports }) => ({ bookings: { ...ports, page } }),
  ...story,
});

const bookingPage = (
  state: string,
  booking: Ports["deadlines"]["booking"] | null,
  story: Pick<ScreenStory, "until" | "steps">,
): Story => ({
  kind: "screen",
  id: `booking-page/${state}`,
  path: "/rate/quote/QTN-2026-000123",
  ports: ({ deadlines: ports }) => (booking === null ? {} : { deadlines: { ...ports, booking } }),
  ...story,
});

const shared = (state: string, open: Ports["links"]["open"] | null, until: string): Story => ({
  kind: "screen",
  id: `shared/${state}`,
  path: "/shared/4fKQx0Yk7c1mWb2sTn8uVd5eRj9hLp3aGz6iXo0qBwE",
  isSignedOut: true,
  ports: ({ links: ports }) => (open === null ? {} : { links: { ...ports, open } }),
  until,
});

const refuseLink: Ports["links"]["open"] = () =>
  errAsync({ kind: "refused", reason: "not-found", message: "", fields: [] });

const withoutDecision = (document: ListedDocument): ListedDocument => ({
  ...document,
  versions: document.versions.map((version) => ({ ...version, decision: null })),
  comments: [],
});

const documents = (
  state: string,
  port: Partial<Ports["bookingDocuments"]>,
  story: Pick<ScreenStory, "until" | "steps">,
): Story => ({
  kind: "screen",
  id: `documents/${state}`,
  path: "/rate/quote/QTN-2026-000123",
  ports: ({ bookingDocuments: ports }) => ({
    bookingDocuments: {
      ...ports,
      list: (booking, signal) => ports.list(booking, signal).map((documents) => documents.map(withoutDecision)),
      ...port,
    },
  }),
  ...story,
});

const refuseDecision: Ports["bookingDocuments"]["decide"] = () =>
  errAsync({ kind: "refused", reason: "conflict", message: "This draft was approved already.", fields: [] });

const findNoBooking: Ports["deadlines"]["booking"] = () =>
  errAsync({ kind: "refused", reason: "not-found", message: "", fields: [] });

const SHIPMENT = "KLB-2026-000123";
const OVERVIEW_PATH = `/rate/tracking?bookingId=${SHIPMENT}&type=fcl&shippingLine=HMM`;
const DETAILS_PATH = `/rate/tracking/${SHIPMENT}?type=fcl&shippingLine=HMM`;

const tracking = (state: string, path: string, track: Ports["tracking"]["track"], until: string): Story => ({
  kind: "screen",
  id: `tracking/${state}`,
  path,
  ports: () => ({ tracking: { track } }),
  until,
});

const listBookings: Ports["bookings"]["page"] = () => okAsync(BOOKINGS);
const findNothing: Ports["tracking"]["track"] = () => okAsync(null);
const findShipment: Ports["tracking"]["track"] = () => okAsync(REPORT_AT_SEA);

export const BOOKING_STORIES: readonly Story[] = [
  bookings("loading", unanswered, { until: "Loading" }),
  bookings("failed", unreachable, { until: "Failed to fetch quotations." }),
  bookings("empty", () => okAsync({ quotations: [], total: 0, facets: null }), {
    until: "Search rates and book an offer.",
  }),
  bookings("listed", listBookings, { until: "QTN-2026-000103" }),
  bookings("files", listBookings, { steps: [{ press: "2 files of QTN-2026-000101" }], until: "Packing list.pdf" }),
  bookings("reference", listBookings, {
    steps: [{ press: "Add reference of QTN-2026-000102" }],
    until: "QTN-2026-000103",
  }),
  bookingPage("loading", unanswered, { until: "Loading" }),
  bookingPage("failed", unreachable, { until: "The booking could not be loaded." }),
  bookingPage("not-found", findNoBooking, { until: "This booking was not found." }),
  bookingPage("shown", null, { until: "Route and deadlines" }),
  documents("failed", { list: unreachable }, { until: "The documents could not be loaded." }),
  documents("shown", {}, { until: "Please approve" }),
  documents("open", {}, { steps: [{ press: "Draft B/L" }], until: "Approve draft" }),
  documents(
    "approved",
    {},
    { steps: [{ press: "Draft B/L" }, { press: "Approve draft" }], until: "You approved this draft" },
  ),
  documents(
    "refused",
    { decide: refuseDecision },
    {
      steps: [{ press: "Draft B/L" }, { press: "Approve draft" }],
      until: "This draft was approved already.",
    },
  ),
  bookingPage("lead-times", null, { steps: [{ press: "Change lead times" }], until: "Empty pick-up" }),
  bookingPage("calendar-link", null, {
    steps: [{ press: "Subscribe to all bookings" }, { press: "Create a new link" }],
    until: "Your private link",
  }),
  bookingPage("share", null, { steps: [{ press: "Share" }], until: "Besides route" }),
  bookingPage("share-created", null, {
    steps: [{ press: "Share" }, { into: "For whom", text: "Rheinland Wohnen" }, { press: "Create link" }],
    until: "It is not shown again.",
  }),
  shared("shown", null, "KLB-2026-000123"),
  shared("loading", unanswered, "Loading booking..."),
  shared("gone", refuseLink, "This link no longer works."),
  shared("failed", unreachable, "The page could not be loaded."),
  bookingPage("reference", null, {
    steps: [{ press: "Change reference of QTN-2026-000123" }],
    until: "Route and deadlines",
  }),
  tracking("start", "/rate/tracking", findNothing, "Your running shipments"),
  tracking("loading", OVERVIEW_PATH, unanswered, "Loading tracking data..."),
  tracking("failed", OVERVIEW_PATH, unreachable, "Failed to fetch tracking data."),
  tracking("nothing-found", OVERVIEW_PATH, findNothing, "No tracking data found."),
  tracking("overview", OVERVIEW_PATH, findShipment, "More Details"),
  tracking("details-loading", DETAILS_PATH, unanswered, "Loading details..."),
  tracking("details", DETAILS_PATH, findShipment, "Changes of the expected arrival"),
  tracking("details-incomplete", "/rate/tracking/KLB-2026-000123", findNothing, "Complete the form"),
];
