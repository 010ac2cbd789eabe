/* A list of bookings that is filtered. */
import { type Difference, showValue } from "../differences.ts";
import { type BookingStep, findUnwanted, OWN, readQuotationId } from "./bookings.ts";
import { type Answered, differ, findEntry, read, readList, readString, toDay } from "./comparison.ts";

/** Whether a filter must leave a booking of the first account. */
export type Fits = (booking: unknown, step: BookingStep, answered: Answered) => boolean;

/** A server without filters states no `facets`. */
export const hasFilters = ({ bodies }: Answered): boolean =>
  read(bodies.get("listBookings") ?? bodies.get("listAll"), "facets") !== undefined;

const findListed = (answered: Answered, step: BookingStep): unknown =>
  findEntry(answered.bodies.get("listBoth"), "result", "quotationId", readQuotationId(answered, step))?.entry;

const findWanted = (answered: Answered, step: BookingStep): readonly Difference[] => {
  const quotationId = readQuotationId(answered, step);
  const listed = readList(answered.body, "result").map((one) => read(one, "quotationId"));
  const search = answered.sent.get(answered.stepId)?.url.search ?? "";
  return listed.includes(quotationId)
    ? []
    : [differ(`$.result of ${search}`, `the booking ${showValue(quotationId)}, which fits the filter`, listed)];
};

/** A search for the number of a booking, or for all its words, finds it. */
export const compareFound = (answered: Answered): readonly Difference[] =>
  hasFilters(answered) ? findWanted(answered, "book") : [];

/** What a list is searched for is in each part of a booking by which it is found. */
const readWords = (booking: unknown): readonly string[] =>
  [
    "shipment.from.unLocationCode",
    "shipment.to.unLocationCode",
    "shipment.vesselName",
    "shipment.voyageReference",
    "bookingId",
    "providerName",
    "shipment.from.locationName",
  ].flatMap((path) => readString(booking, path) ?? []);

const MOST_CHARACTERS = 100;

/** The words of a booking as one text that a search may have; undefined where it states none. */
export const toSearchText = (booking: unknown): string | undefined => {
  const text = readWords(booking).reduce(
    (before, part) => (before.length + part.length < MOST_CHARACTERS ? `${before} ${part}` : before),
    "",
  );
  return text === "" ? undefined : text.trim();
};

/** A list that is filtered has the bookings that fit, and not the others. */
export const compareFiltered =
  (fits: Fits) =>
  (answered: Answered): readonly Difference[] =>
    hasFilters(answered)
      ? OWN.flatMap((step) =>
          fits(findListed(answered, step), step, answered)
            ? findWanted(answered, step)
            : findUnwanted(answered, "result", "no booking that the filter leaves out", step),
        )
      : [];

export const fitsStatus =
  (status: number): Fits =>
  (booking) =>
    read(booking, "status") === status;

export const hasOwnStatus: Fits = (booking, _, { outputs }) =>
  String(read(booking, "status")) === outputs.get("listBookings")?.["status"];

export const hasOtherStatus: Fits = (booking) => ![0, 1, 2].includes(Number(read(booking, "status")));

export const departsOnDay: Fits = (booking, _, { outputs }) =>
  toDay(readString(booking, "shipment.departure.eventDateTime")) === outputs.get("listBookings")?.["departure"];

export const countStatuses = (body: unknown): number =>
  readList(body, "facets.statuses").reduce<number>((sum, one) => sum + Number(read(one, "count")), 0);

/** `facets` count by status as if the list were not filtered by it. */
export const compareCounts = (answered: Answered): readonly Difference[] => {
  const all = read(answered.bodies.get("listBoth"), "lenResult");
  const counted = countStatuses(answered.body);
  return !answered.isAlone || !hasFilters(answered) || counted === all
    ? []
    : [differ("$.facets.statuses", `counts of ${showValue(all)} bookings, as without the filter by status`, counted)];
};

/** `facets` name the carriers of all bookings of the shipper. */
export const compareCarriers = (answered: Answered): readonly Difference[] => {
  const carrier = readString(findListed(answered, "book"), "providerName");
  const named = readList(answered.body, "facets.carriers");
  return !hasFilters(answered) || carrier === null || named.includes(carrier)
    ? []
    : [differ("$.facets.carriers", `${showValue(carrier)}, as without a filter`, named)];
};
