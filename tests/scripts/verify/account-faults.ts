/* Faults in front of the example server that a shipper who comes back, or who searches the list, meets. */
import { OTHER_NAME, SHEET_PROVIDER } from "../../../scripts/verify/journeys/data.ts";
import { read, readList } from "../../../scripts/verify/journeys/comparison.ts";
import {
  changeBody,
  changeDeep,
  deep,
  empty,
  type Fault,
  home,
  json,
  parseFirst,
  refusal,
  row,
  scale,
  servesEverybody,
  withAnotherKey,
} from "./fault-kit.ts";

const containers = row("bookContainers");
const several = row("bookSeveral");

const waiting = row("waitForArrival");

const add = (more: number) => (value: unknown) => (typeof value === "number" ? value + more : value);

/** A list of the second account with a parameter has the bookings of the first one. */
const leak = (parameter: string, foundBy: string): Fault =>
  containers("listQuotations", `lists everybody's bookings by ${parameter}`, foundBy, {
    changeCall: (call, { first }) =>
      call.path.includes(parameter) ? { ...call, headers: { ...call.headers, ...first } } : call,
  });

const LEAKS: readonly Fault[] = [
  leak("search=", "searchForeignBookings"),
  leak("status=1", "listForeignByStatus"),
  leak("carrier=", "listForeignByCarrier"),
  leak("departureFrom=", "listForeignFrom"),
  leak("departureTill=", "listForeignTill"),
  leak("running=", "listForeignRunning"),
  leak("sort=", "listForeignSorted"),
  leak("skip=1", "listForeignPage"),
];

export const ACCOUNT_FAULTS: readonly Fault[] = [
  containers("bookOffer", "forgets the keys of an account that signs out", "bookFurtherAfterReturn", {
    changeCall: (call, { replies }) => (replies.has("signOut") ? withAnotherKey(call) : call),
  }),
  containers(
    "bookOffer",
    "leaves out the number of the carrier when a booking is repeated",
    "bookOnceMore bookFurtherAfterReturn",
    deep("bookingId", () => null),
  ),
  containers(
    "bookOffer",
    "gives the bookings of two accounts one number of the carrier",
    "bookWithSameKey",
    deep("bookingId", () => "KLB-1"),
  ),
  containers(
    "dashboard",
    "has the searches of its first answer",
    "readHomeAfterReturn",
    home("lastSearches", (_, { replies }) => read(parseFirst(replies.get("dashboard")), "result.0.lastSearches")),
  ),
  containers("dashboard", "still has a reference that was emptied", "readHomeAfterReturn", {
    changeReply: (reply, _, { replies }) =>
      replies.has("signOut")
        ? json(reply, (body) => changeDeep(body, "reference", (text) => text ?? "Größe po +4713"))
        : reply,
  }),
  containers("dashboard", "has another total than the list", "readHome", deep("amount", scale(0.5))),
  containers(
    "dashboard",
    "has another vessel than the list",
    "readHome",
    deep("vesselName", () => "OTHER STAR"),
  ),
  containers("listQuotations", "has another number of the carrier later", "listAfterReturn", {
    changeReply: (reply, _, { replies }) =>
      replies.has("signOut")
        ? json(reply, (body) => changeDeep(body, "bookingId", (number) => `${String(number)}0`))
        : reply,
  }),
  containers(
    "listQuotations",
    "links all bookings to one file",
    "listBoth",
    deep("link", () => "/api/resource/quotation/b-1/files/KLB-1.pdf"),
  ),
  ...LEAKS,
  containers("listQuotations", "sets the reference of a booking of somebody else", "listForeignByStatus", {
    changeReply: (reply, call, { latest, first }) =>
      String(latest.get("setReference")?.body).includes("4713") && call.headers["x-token"] !== first["x-token"]
        ? json(reply, (body) => changeDeep(body, "reference", () => "PO 1"))
        : reply,
  }),
  containers("getProfile", "has another first name after a booking", "readOtherSession", {
    changeReply: (reply, _, { replies }) =>
      replies.has("bookOffer") ? json(reply, (body) => changeDeep(body, "firstName", () => "Norrvik")) : reply,
  }),
  containers("listQuotations", "cancels a booking whose offer is booked again", "listBoth", {
    changeReply: (reply) =>
      json(reply, (body) => {
        const [further, ...others] = readList(body, "result");
        return { ...body, result: [further, ...others.map((one) => ({ ...Object(one), status: 2 }))] };
      }),
  }),
  containers("signIn", "takes a user name in another letter case for another person", "bookFurtherAfterReturn", {
    changeCall: (call) =>
      call.body.includes("Asha+Sea@Menon")
        ? changeBody(call, () => ({ username: OTHER_NAME, password: "star-anise", applicationId: 702020 }))
        : call,
  }),
  containers("searchRates", "has another price after a booking", "searchAfterReturn", {
    changeReply: (reply, _, { replies }) =>
      replies.has("bookOffer")
        ? json(reply, (body) => changeDeep(changeDeep(body, "basicOceanFreightRate", add(10)), "allInRate", add(10)))
        : reply,
  }),
  waiting("listQuotations", "loses the files of what is under way", "listUnderWay", {
    changeReply: (reply, _, { replies }) =>
      replies.has("setReference") ? json(reply, (body) => changeDeep(body, "files", empty)) : reply,
  }),
  waiting("listQuotations", "loses bookings in process on another day", "listUnderWay", {
    changeReply: (reply, _, { replies }) =>
      replies.has("setReference")
        ? json(reply, (body) => ({
            ...body,
            result: readList(body, "result").filter((one) => read(one, "providerName") !== SHEET_PROVIDER),
          }))
        : reply,
  }),
  several("bookingPdf", "stores the first offer of a search alone", "printLastOffer", {
    changeCall: (call, { replies }) => (replies.has("bookingPdf") ? refusal(404) : call),
  }),
];

/** Level 9, in front of the reference server: the same thing in two answers. */
export const PART_FAULTS: readonly Fault[] = [
  containers(
    "getBooking",
    "has another total than the list",
    "openBooking openFurtherBooking",
    deep("amount", scale(2)),
  ),
  containers("getBooking", "has the first booking for each id", "openFurtherBooking", {
    changeReply: (reply, _, { replies }) => replies.get("getBooking") ?? reply,
  }),
  containers(
    "getBooking",
    "has another reference than the list",
    "openBooking",
    deep("reference", () => "PO 1"),
  ),
  containers(
    "getQuote",
    "has another note than was sent",
    "readQuote",
    deep("note", () => "Another note"),
  ),
  containers(
    "getQuote",
    "has another name of a charge",
    "readQuote",
    deep("name", () => "Other"),
  ),
  containers("listQuotes", "loses the quote", "listQuotes", deep("result", empty)),
  containers(
    "listQuotes",
    "has another customer of the quote",
    "listQuotes",
    deep("companyName", () => "Another company"),
  ),
  servesEverybody("getBooking", "has a page for everybody", "openForeignBooking"),
  servesEverybody("getQuote", "has a quote for everybody", "readForeignQuote"),
  servesEverybody("quotePdf", "prints quotes of somebody else", "printForeignQuote"),
  containers("quotePdf", "prints no page of a quote", "printQuote", {
    changeReply: (reply) => (reply.status === 200 ? { ...reply, body: Buffer.from("%PDF-1.4\n%%EOF\n") } : reply),
  }),
  servesEverybody("listDocuments", "lists documents of somebody else", "listForeignDocuments"),
  servesEverybody("quotationFile", "answers files of documents of somebody else", "listForeignDocuments"),
  servesEverybody("downloadDocuments", "answers the archive of somebody else", "downloadForeignDocuments"),
  containers("listDocuments", "lists the documents of the first booking", "listOtherDocuments", {
    changeReply: (reply, _, { replies }) => (reply.status === 200 ? (replies.get("listDocuments") ?? reply) : reply),
  }),
  containers(
    "listDocuments",
    "links to documents that do not exist",
    "listDocuments",
    deep("link", () => "/api/resource/quotation/b-1/files/unknown.pdf"),
  ),
];
