/* A booking in the list, against the offer that was booked. */
import { type Difference, showValue } from "../differences.ts";
import { parseJson } from "../json.ts";
import { toLoad } from "../rules/shipments.ts";
import { type BookingStep, findBooked, findForeign, followLinks, readQuotationId } from "./bookings.ts";
import { compareDeadlines } from "./booked-deadlines.ts";
import {
  type Answered,
  type Compare,
  differ,
  findEntry,
  only,
  read,
  readList,
  readString,
  same,
  toDay,
} from "./comparison.ts";
import { compareBookedOn, compareMoments, isToCome } from "./days.ts";
import { toSearchText } from "./filters.ts";
import { compareValidity, compareVessel, compareVoyage, findAnswered } from "./offers.ts";
import { compareZone } from "./places.ts";
import { findSearched } from "./search.ts";

const BOOKED_WITHIN_MS = 30 * 60_000;
const AFTER_DEPARTURE: readonly string[] = ["under-way", "arrived", "delivered"];

/** An answer without numbers is a booking too: it is the newest one of the list. */
export const readReceipt: Compare = async ({ body, get }) => {
  if (read(body, "result.0") !== undefined) return { differences: [] };
  const list = await get("/api/resource/quotation?skip=0&limit=1");
  const newest = list === undefined ? undefined : parseJson(list.body);
  return { differences: [], outputs: { quotationId: read(newest, "result.0.quotationId") } };
};

/** A booking of an offer in a list has the number of a booking at once if the offer says so, and none if it says that it waits. */
export const compareReceiptOf =
  (search: string, list: string): Compare =>
  async (step) => {
    const { differences, outputs } = await readReceipt(step);
    const id = read(step.requests.get(step.stepId), list === "result" ? "_id" : "offerId");
    const isInstant = read(findEntry(step.bodies.get(search), list, "_id", id)?.entry, "instantConfirmation");
    const receipt = read(step.body, "result.0");
    const number = readString(receipt, "bookingId");
    const expected =
      isInstant === true ? "a number, as the offer is confirmed at once" : "null, as the offer waits for it";
    const isOther = receipt !== undefined && typeof isInstant === "boolean" && isInstant !== (number !== null);
    return {
      differences: isOther ? [...differences, differ("$.result[0].bookingId", expected, number)] : differences,
      ...(outputs && { outputs }),
    };
  };

/** The ports and containers of a booking are those of the search. */
const compareLoad = (path: string, entry: unknown, search: string, { requests }: Answered) => {
  const shipment = read(entry, "shipment");
  if (shipment === undefined || shipment === null) return [];
  const searched = requests.get(search);
  return [
    ...same(
      `${path}.shipment.from.unLocationCode`,
      read(searched, "portOfLoading"),
      read(shipment, "from.unLocationCode"),
    ),
    ...same(
      `${path}.shipment.to.unLocationCode`,
      read(searched, "portOfDischarge"),
      read(shipment, "to.unLocationCode"),
    ),
    ...same(
      `${path}.shipment.containers`,
      toLoad(readList(searched, "requestedEquipments")),
      toLoad(readList(shipment, "containers")),
    ),
  ];
};

/** A booking is tracked as what it is; a server may leave the choice to the shipper. */
export const compareTrackingType = (path: string, entry: unknown, type: "fcl" | "lcl"): readonly Difference[] => {
  const stated = readString(entry, "trackingType");
  return stated === null ? [] : same(`${path}.trackingType`, type, stated);
};

/** A booking of the list against the offer of a search step. */
export const compareWithOffer = (step: Answered, booking: BookingStep, search = "search") => {
  const found = findBooked(step, findSearched(step, search), booking);
  const { path, entry, differences } = found;
  if (path === undefined) return found;
  return {
    path,
    entry,
    differences: [
      ...differences,
      ...compareTrackingType(path, entry, "fcl"),
      ...compareLoad(path, entry, search, step),
      ...compareValidity(path, findAnswered(step, search), entry),
      ...compareVessel(path, findAnswered(step, search), entry),
      ...compareVoyage(path, findAnswered(step, search), entry),
      ...compareBookedOn(path, step.bodies.get(search), entry),
    ],
  };
};

/** The list of an account that has no other data has so many bookings. */
export const countListed = ({ body, isAlone }: Answered, count: number): readonly Difference[] => {
  const listed = readList(body, "result").length;
  return isAlone && listed !== count
    ? [differ("$.result", count === 1 ? "the only booking" : `${count} bookings`, listed)]
    : [];
};

/** What later steps read of the booking; undefined values where it is not in the list. */
export const readBooking = (entry: unknown) => {
  const status = read(entry, "status");
  return {
    id: read(entry, "_id"),
    fileName: read(entry, "files.0.fileName"),
    number: readString(entry, "bookingId") ?? read(entry, "quotationId"),
    shippingLine: read(entry, "shippingLine"),
    status: typeof status === "number" && ![0, 1, 2].includes(status) ? "unknown" : status?.toString(),
    departure: toDay(readString(entry, "shipment.departure.eventDateTime")),
    words: toSearchText(entry),
  };
};

/** A booking that was made a moment ago has not left. */
const compareNewShipment = (path: string, entry: unknown, search: unknown): readonly Difference[] => {
  const departure = toDay(readString(entry, "shipment.departure.eventDateTime"));
  const moment = compareMoments(
    `${path}.bookedAt`,
    readString(search, "answeredAt"),
    readString(entry, "bookedAt"),
    BOOKED_WITHIN_MS,
  );
  if (departure === null || !isToCome(search, departure)) return moment;
  const [code, stage] = [
    read(entry, "shipment.departure.eventClassifierCode"),
    readString(entry, "shipment.stage") ?? "planned",
  ];
  return [
    ...moment,
    ...(code === "ACT"
      ? [differ(`${path}.shipment.departure.eventClassifierCode`, `no ACT, as ${departure} is to come`, code)]
      : []),
    ...(AFTER_DEPARTURE.includes(stage)
      ? [differ(`${path}.shipment.stage`, `planned, as ${departure} is to come`, stage)]
      : []),
  ];
};

/** A booking made a moment ago is confirmed, or is a request, as its offer says. */
const compareConfirmation = (path: string, offer: unknown, entry: unknown): readonly Difference[] => {
  const [isInstant, status] = [read(offer, "instantConfirmation"), read(entry, "status")];
  return typeof isInstant === "boolean" && (status === 0 || status === 1)
    ? same(`${path}.status`, isInstant ? 1 : 0, status)
    : [];
};

/** A booking between sea ports, in the zones of the ports. */
const compareFrom = (path: string, entry: unknown, { inputs, isAlone }: Answered): readonly Difference[] => [
  ...["from", "to"].flatMap((end) => {
    const kind = readString(entry, `shipment.${end}.kind`);
    return isAlone && (kind === "door" || kind === "inland") ? same(`${path}.shipment.${end}.kind`, "sea", kind) : [];
  }),
  ...(isAlone
    ? compareZone(`${path}.shipment.from.timeZone`, inputs["portOfLoading"], read(entry, "shipment.from.timeZone"))
    : []),
  ...(isAlone
    ? compareZone(`${path}.shipment.to.timeZone`, inputs["portOfDischarge"], read(entry, "shipment.to.timeZone"))
    : []),
];

/** What a list says of a booking that was made a moment ago, whatever its load. */
export const compareMade = async (
  step: Answered,
  path: string,
  entry: unknown,
  offer: unknown,
  search: string,
): Promise<readonly Difference[]> => {
  const stated = readString(step.bodies.get("book"), "result.0.bookingId");
  return [
    ...countListed(step, 1),
    ...compareConfirmation(path, offer, entry),
    ...(read(step.requests.get("book"), "reference") === undefined
      ? same(`${path}.reference`, null, readString(entry, "reference") || null)
      : []),
    ...compareNewShipment(path, entry, step.bodies.get(search)),
    ...compareDeadlines(path, entry, offer, step.bodies.get(search)),
    ...(stated === null ? [] : same(`${path}.bookingId`, stated, readString(entry, "bookingId"))),
    ...(await followLinks(step, path, entry)),
  ];
};

export const compareBooking: Compare = async (step) => {
  const { path, entry, differences } = compareWithOffer(step, "book");
  if (path === undefined) return { differences, outputs: readBooking(undefined) };
  const made = await compareMade(step, path, entry, findAnswered(step, "search"), "search");
  return { differences: [...differences, ...compareFrom(path, entry, step), ...made], outputs: readBooking(entry) };
};

/** What the list says of the containers of the second account. */
export const compareOtherContainers = (step: Answered): readonly Difference[] =>
  compareWithOffer(step, "bookWithSameKey", "searchOther").differences;

/** The list of the second account has its own booking, and none of the first account. */
export const compareOther = (compareOwn: (step: Answered) => readonly Difference[]): Compare =>
  only((step) => [...compareOwn(step), ...findForeign(step, "result"), ...countListed(step, 1)]);

export const compareReference = (expected: string | null): Compare =>
  only(({ body }) => same("$.result[0].reference", expected, read(body, "result.0.reference")));

export const FIRST_REFERENCE = "Größe po 4711";
/** A sign at its start that means something else in a pattern, and in an address. */
export const CHANGED_REFERENCE = "Größe po +4713";
/** Zeros at the start of a number are characters. */
export const FURTHER_REFERENCE = "004712";
/** As many characters as a reference may have, of several scripts; one of them takes two units of UTF-16. */
export const LONG_REFERENCE = "सामान क्रमांक ४७११ 📦 Größe K7A9 №12";

/** The newest booking of the list has the reference. */
export const compareNewest =
  (reference: string) =>
  ({ body }: Answered): readonly Difference[] =>
    same("$.result[0].reference", reference, read(body, "result.0.reference"));

export const compareListed = (
  step: Answered,
  reference: string | null,
  booking: BookingStep = "book",
): readonly Difference[] => {
  const { path, entry, differences } = findBooked(step, undefined, booking);
  return path === undefined
    ? differences
    : same(`${path}.reference`, reference, readString(entry, "reference") || null);
};

/** A booking that was listed before another one was made has the status that it had. */
const compareStatus = ({ bodies }: Answered, path: string | undefined, entry: unknown): readonly Difference[] => {
  const before = findEntry(bodies.get("listBookings"), "result", "quotationId", read(entry, "quotationId"))?.entry;
  return path === undefined || before === undefined
    ? []
    : same(`${path}.status`, read(before, "status"), read(entry, "status"));
};

/** Both bookings of the offer are in the list as it was offered, each with its own reference. */
export const compareBoth: Compare = (step) => {
  const [first, further] = [compareWithOffer(step, "book"), compareWithOffer(step, "bookFurther")];
  const { path, entry } = further;
  return {
    differences: [
      ...first.differences,
      ...further.differences,
      ...compareStatus(step, first.path, first.entry),
      ...countListed(step, 2),
      ...(path === undefined ? [] : same(`${path}.reference`, FURTHER_REFERENCE, read(entry, "reference") ?? null)),
      ...(first.path === undefined || !step.bodies.has("changeReference")
        ? []
        : compareListed(step, CHANGED_REFERENCE)),
    ],
    outputs: { furtherId: read(entry, "_id"), furtherFileName: read(entry, "files.0.fileName") },
  };
};

/** After the shipper comes back: both bookings of the offer, with the references that they had. */
export const compareReturned: Compare = (step) => ({
  differences: [
    ...compareWithOffer(step, "book").differences,
    ...compareListed(step, FURTHER_REFERENCE, "bookFurther"),
    ...countListed(step, 2),
  ],
});

/** A booking has numbers of its own: one more of the offer, or that of the second account. */
export const compareNew: Compare = async (step) => {
  const { differences, outputs } = await readReceipt(step);
  const first = readQuotationId(step, "book");
  const own = outputs?.["quotationId"] ?? read(step.body, "result.0.quotationId");
  const repeated =
    own === first ? [differ("$.result[0].quotationId", `another booking than ${showValue(first)}`, own)] : [];
  const [carriersFirst, carriersOwn] = [step.bodies.get("book"), step.body].map((body) =>
    readString(body, "result.0.bookingId"),
  );
  if (repeated.length === 0 && carriersOwn !== null && carriersOwn === carriersFirst)
    repeated.push(differ("$.result[0].bookingId", `another number than ${carriersFirst}`, carriersOwn));
  return { differences: [...differences, ...repeated], ...(outputs && { outputs }) };
};
