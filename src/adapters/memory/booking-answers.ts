import { type JsonObject, toItems, toObject, toText } from "#api/readers/json.ts";
import { type Call, pickSent, readExampleItem, type Store } from "./store.ts";

const BOOKINGS = "/resource/quotation";
const FIRST_NUMBER = 123;

const isBooking =
  (id: string | undefined) =>
  ({ _id, quotationId, bookingId }: JsonObject): boolean =>
    [_id, quotationId, bookingId].includes(id);

/* The same idempotency key is the same booking. */
const book = ({ body, key, now, store }: Call): JsonObject => {
  const bookings = store.list(BOOKINGS);
  const number = String(FIRST_NUMBER + bookings.length).padStart(6, "0");
  const booking = bookings.find(isBooking(key)) ?? {
    ...bookings.at(-1),
    _id: key,
    quotationId: `QTN-2026-${number}`,
    bookingId: null,
    bookedOn: now.slice(0, 10),
    status: 0,
    files: [],
    trackingType: "portOfLoading" in body ? "lcl" : "fcl",
    providerName: body["providerName"] ?? bookings.at(-1)?.["providerName"],
    shippingLine: null,
    reference: body["reference"] ?? null,
    shipment: null,
    deadlines: [],
  };
  if (!bookings.some(isBooking(key))) store.save(BOOKINGS, [booking, ...bookings]);
  return { result: [{ quotationId: booking["quotationId"], bookingId: booking["bookingId"] }] };
};

const matches = (booking: JsonObject, query: URLSearchParams): boolean => {
  const sought = (query.get("search") ?? "").toLowerCase();
  const status = query.get("status");
  return (
    [booking["quotationId"], booking["bookingId"], booking["reference"]].some((text) =>
      (toText(text) ?? "").toLowerCase().includes(sought),
    ) &&
    (status === null || String(booking["status"]) === status) &&
    (!query.has("running") || booking["status"] === 1)
  );
};

/** The page of a list that a query asks for. */
const toPage = (items: readonly JsonObject[], query: URLSearchParams) => {
  const skip = Number(query.get("skip") ?? 0);
  return { lenResult: items.length, result: items.slice(skip, skip + Number(query.get("limit") ?? items.length)) };
};

const listBookings = ({ query, store }: Call): JsonObject => {
  const bookings = store.list(BOOKINGS);
  const counts = [...new Set(bookings.map(({ status }) => status))].map((status) => ({
    status,
    count: bookings.filter((one) => one["status"] === status).length,
  }));
  const carriers = [...new Set(bookings.flatMap(({ providerName }) => toText(providerName) ?? []))];
  return {
    ...toPage(
      bookings.filter((one) => matches(one, query)),
      query,
    ),
    facets: { statuses: counts, carriers },
  };
};

const toMarks = (id: unknown): string => `marks/${String(id)}`;

const findLeadTimes = (sample: JsonObject, store: Store): unknown => {
  const [stop] = toItems(toObject(sample["tracking"])["overview"]);
  const origin = toObject(stop)["unLocationCode"];
  const saved = store.list("/resource/lead-times").find((one) => one["origin"] === origin);
  return saved?.["leadTimes"] ?? sample["leadTimes"];
};

const getBooking = (call: Call): JsonObject => {
  const { parameters, store } = call;
  const sample = readExampleItem(call);
  const example = toObject(sample["booking"]);
  const booking = store.list(BOOKINGS).find(isBooking(parameters["id"])) ?? example;
  return {
    result: [
      {
        ...sample,
        ...(isBooking(toText(example["_id"]) ?? "")(booking) ? {} : { offer: {}, tracking: null }),
        booking: { ...booking, ...(booking["shipment"] === null ? {} : { shipment: example["shipment"] }) },
        leadTimes: findLeadTimes(sample, store),
        markedTasks: store.list(toMarks(booking["_id"])),
        muted: store.list("muted").some(isBooking(toText(booking["_id"]) ?? "")),
      },
    ],
  };
};

const setReference = ({ parameters, body, store }: Call): JsonObject => {
  const reference = body["reference"] ?? null;
  const isChanged = isBooking(parameters["id"]);
  store.save(
    BOOKINGS,
    store.list(BOOKINGS).map((one) => (isChanged(one) ? { ...one, reference } : one)),
  );
  return { result: [{ reference }] };
};

const markDeadline = ({ parameters: { id, task }, body, now, store }: Call): JsonObject => {
  const booking = store.list(BOOKINGS).find(isBooking(id));
  const path = toMarks(booking?.["_id"] ?? id);
  const others = store.list(path).filter((one) => one["task"] !== task);
  store.save(path, body["done"] === true ? [...others, { task, at: now }] : others);
  return {};
};

const showDashboard = (call: Call): JsonObject => {
  const runningBookings = call.store.list(BOOKINGS).filter(({ status }) => status === 1);
  return { result: [{ ...readExampleItem(call), runningBookings }] };
};

const createLink = (call: Call): JsonObject => {
  const { parameters, body, key, now, store } = call;
  const { token, ...sample } = readExampleItem(call);
  const subject = parameters["id"];
  const link = { ...sample, ...pickSent(sample, body), id: key, subject, createdAt: now };
  store.save("/resource/links", [link, ...store.list("/resource/links")]);
  return { result: [{ ...link, token }] };
};

const listLinks = ({ query, path, store }: Call): JsonObject => {
  const subject = query.get("subject");
  return { result: store.list(path).filter((one) => subject === null || one["subject"] === subject) };
};

const revokeLink = ({ parameters: { id }, store }: Call): JsonObject => {
  const path = "/resource/links";
  store.save(
    path,
    store.list(path).map((one) => (one["id"] === id ? { ...one, state: "revoked" } : one)),
  );
  return {};
};

/** Answers about bookings that depend on what was sent before. */
export const BOOKING_ANSWERS: Readonly<Record<string, (call: Call) => JsonObject>> = {
  bookOffer: book,
  bookLcl: book,
  listQuotations: listBookings,
  getBooking,
  setReference,
  markDeadline,
  dashboard: showDashboard,
  createBookingLink: createLink,
  createQuoteLink: createLink,
  listLinks,
  revokeLink,
};
