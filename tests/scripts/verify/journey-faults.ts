/* Faults of behaviour in front of the example server, by the steps that must find them. */
import { isObject, type JsonObject } from "../../../scripts/verify/json.ts";
import { read, readList } from "../../../scripts/verify/journeys/comparison.ts";
import {
  json,
  changeDeep,
  setAll,
  servesEverybody,
  changeBody,
  refusal,
  printInstead,
  changeQuery,
  withoutFilters,
  isFirst,
  changeFurther,
  changeHome,
  changeReference,
  readFirst,
  OK,
  scale,
  laterDay,
  dayBefore,
  daysLater,
  anotherHour,
  repeat,
  empty,
  leaveOut,
  ignore,
  moveDay,
  changeFacets,
  PORT,
  ANOTHER_DAY,
  OPENED_FILE,
  withAnotherLoad,
  withoutNumber,
  toSheetLine,
  type Fault,
} from "./fault-kit.ts";
import { ofPartLoads, PART_LOAD_FAULTS } from "./part-load-faults.ts";

export const FAULTS: readonly Fault[] = [
  setAll("signIn", "opens no session", "xToken", () => "a-token-that-opens-nothing", "readProfile"),
  servesEverybody("getProfile", "answers the profile of somebody else", "readOtherProfile"),
  setAll("getProfile", "answers another email address", "email", () => "jan@example.com", "readProfile"),
  { name: "does not end the session", operation: "signOut", foundBy: ["useEndedSession"], changeCall: () => OK },
  {
    name: "ends every session of the account",
    operation: "getProfile",
    foundBy: ["readOtherSession"],
    changeReply: (reply, _, { replies }) => (replies.has("signOut") ? refusal(401) : reply),
  },
  {
    name: "serves a session that has ended",
    operation: "listQuotations",
    foundBy: ["listAfterSignOut"],
    changeReply: (reply) => (reply.status === 401 ? OK : reply),
  },
  {
    name: "knows an offer in one session only",
    operation: "bookingPdf",
    foundBy: ["printOfferAgain"],
    changeCall: (call, memory) => (isFirst(call, memory) ? call : refusal(404)),
  },
  setAll("findFclPorts", "takes sea ports for inland places", "pointType", () => "Inland", "findLoadingPort"),
  setAll("findFclPorts", "does not find a port by its code", "ports", empty, "findLoadingPort"),
  setAll("searchRates", "does not store its offers", "offerId", () => "OFR-NOT-STORED", "book", "printOffer"),
  setAll("searchRates", "has no offers", "result", () => [{ api: [], excel: [] }], "search"),
  setAll("searchRates", "answers the same offer twice", "api", repeat, "search"),
  setAll("searchRates", "answers another size", "equipmentGroupIsoCode", () => "20GP", "search"),
  setAll("searchRates", "ignores the number of containers", "numberOfContainerRequested", () => 1, "search"),
  setAll("searchRates", "answers a sum that is too high", "allInRate", scale(1.1), "search"),
  setAll("searchRates", "answers a charge below zero", "amount", () => -345, "search"),
  setAll("searchRates", "departs after it arrives", "departureDate", laterDay, "search"),
  setAll("searchRates", "answers offers of another port", "legFrom", () => PORT, "search"),
  setAll("searchRates", "has only offers of the past", "validityTo", () => "2020-01-01", "search"),
  setAll("searchRates", "exchanges for nothing", "unitsPerBase", () => "0", "search"),
  {
    name: "ignores the ports",
    operation: "searchRates",
    foundBy: ["searchBack"],
    changeCall: (call) => changeBody(call, (body) => ({ ...body, portOfLoading: "INNSA", portOfDischarge: "NLRTM" })),
  },
  {
    name: "remembers every search",
    operation: "searchRates",
    foundBy: ["readHome"],
    changeCall: (call) => ({ ...call, path: call.path.replace("?remember=false", "") }),
  },
  {
    name: "takes user names in lower case only",
    operation: "signIn",
    foundBy: ["signInOther"],
    changeCall: (call) => (/"username":"[^"]*[A-Z]/.test(call.body.toString()) ? refusal(401) : call),
  },
  {
    name: "forgets an offer when somebody else searches",
    operation: "bookOffer",
    foundBy: ["bookFurther"],
    changeCall: (call) => (call.body.includes("bookAgain") ? refusal(404) : call),
  },
  {
    name: "answers the first booking where one more is wanted",
    operation: "bookOffer",
    foundBy: ["bookFurther"],
    changeCall: (call) => changeBody(call, ({ bookAgain: _, ...body }) => body),
  },
  {
    name: "books an offer again unasked",
    operation: "bookOffer",
    foundBy: ["bookWithoutKey", "listBookings"],
    changeCall: (call) =>
      call.headers["idempotency-key"] === undefined
        ? {
            ...changeBody(call, (body) => ({ ...body, bookAgain: true })),
            headers: { ...call.headers, "idempotency-key": crypto.randomUUID() },
          }
        : call,
  },
  {
    name: "does not store the reference",
    operation: "bookOffer",
    foundBy: ["listBoth"],
    changeCall: (call) => changeBody(call, ({ reference: _, ...body }) => body),
  },
  servesEverybody("bookOffer", "books an offer of somebody else", "bookForeignOffer"),
  {
    name: "books once more when the key of a further booking is repeated",
    operation: "bookOffer",
    foundBy: ["bookFurtherAgain", "listBoth"],
    changeCall: (call) =>
      call.body.includes("bookAgain") && call.headers["idempotency-key"] !== undefined
        ? { ...call, headers: { ...call.headers, "idempotency-key": crypto.randomUUID() } }
        : call,
  },
  {
    name: "books once more without a key",
    operation: "bookOffer",
    foundBy: ["bookFurtherWithoutKey"],
    changeCall: (call) =>
      call.headers["idempotency-key"] === undefined
        ? { ...call, headers: { ...call.headers, "idempotency-key": crypto.randomUUID() } }
        : call,
  },
  {
    name: "books twice with one key",
    operation: "bookOffer",
    foundBy: ["bookAgain"],
    changeCall: (call) => ({
      ...call,
      headers: { ...call.headers, "idempotency-key": crypto.randomUUID() },
      body: Buffer.from(call.body.toString().replace("{", '{"bookAgain":true,')),
    }),
  },
  {
    name: "answers the booking of somebody else for the same key",
    operation: "bookOffer",
    foundBy: ["bookWithSameKey"],
    changeReply: (reply, _, { replies }) => (reply.status === 200 ? (replies.get("bookOffer") ?? reply) : reply),
  },
  setAll("bookOffer", "answers a number that is not the booking's", "quotationId", () => "QTN-1", "listBookings"),
  servesEverybody("bookingPdf", "prints bookings of somebody else", "printForeignOffer", "printForeignBooking"),
  {
    name: "prints the same PDF for every booking",
    operation: "bookingPdf",
    foundBy: ["printBooking"],
    changeReply: (reply, _, { replies }) => replies.get("bookingPdf") ?? reply,
  },
  {
    name: "prints the first booking",
    operation: "bookingPdf",
    foundBy: ["printFurther"],
    changeCall: (call, { replies }) => printInstead(call, replies.get("bookOffer")),
  },
  {
    name: "prints the newest booking",
    operation: "bookingPdf",
    foundBy: ["printFirst"],
    changeCall: (call, { latest }) => printInstead(call, latest.get("bookOffer")),
  },
  {
    name: "prints the offer for a booking that does not exist",
    operation: "bookingPdf",
    foundBy: ["printUnknownBooking"],
    changeCall: (call) => (call.body.includes("QTN-UNKNOWN") ? changeBody(call, withoutNumber) : call),
  },
  {
    name: "prints a file without a page",
    operation: "bookingPdf",
    foundBy: ["printOffer", "printBooking"],
    changeReply: (reply) => (reply.status === 200 ? { ...reply, body: Buffer.from("%PDF-1.4\n%%EOF\n") } : reply),
  },
  setAll("listQuotations", "never lists the booking", "result", empty, "listBookings"),
  servesEverybody("listQuotations", "lists everybody's bookings", "listForeignBookings"),
  setAll("listQuotations", "lists another carrier", "providerName", () => "Pelagia", "listBookings"),
  setAll("listQuotations", "lists another total", "amount", scale(1.1), "listBookings"),
  setAll("listQuotations", "lists a total in another currency", "currency", () => "EUR", "listBookings"),
  setAll("listQuotations", "lists another hour", "eventDateTime", anotherHour, "listBookings"),
  setAll("listQuotations", "lists a validity that begins earlier", "validityFrom", dayBefore, "listBookings"),
  setAll("listQuotations", "lists a validity that ends earlier", "validityTill", dayBefore, "listBookings"),
  changeFurther("lists the carrier of the request", (booking) => ({ ...booking, providerName: "Another Line" })),
  changeFurther("lists another load", (booking) => ({ ...booking, ...withAnotherLoad(booking) })),
  {
    name: "lists no booking of a second account",
    operation: "listQuotations",
    foundBy: ["listOther"],
    changeReply: (reply, call, memory) =>
      isFirst(call, memory) ? reply : json(reply, (body) => ({ ...body, lenResult: 0, result: [] })),
  },
  {
    name: "lists the same changed reference for every booking",
    operation: "listQuotations",
    foundBy: ["listBoth"],
    changeReply: (reply, _, { latest }) => {
      const reference = readFirst(latest.get("setReference"), "result.0.reference");
      return reference === null || reference === undefined
        ? reply
        : json(reply, (body) => changeDeep(body, "reference", () => reference));
    },
  },
  {
    name: "lists no reference of any booking after one was removed",
    operation: "listQuotations",
    foundBy: ["readEmptiedReference"],
    changeReply: (reply, _, { latest }) =>
      readFirst(latest.get("setReference"), "result.0.reference") === null
        ? json(reply, (body) => changeDeep(body, "reference", () => null))
        : reply,
  },
  {
    name: "loses the reference of a booking that is booked again",
    operation: "listQuotations",
    foundBy: ["listBoth"],
    changeReply: (reply) =>
      json(reply, (body) => {
        const [further, ...others] = readList(body, "result");
        return { ...body, result: [further, ...others.map((one) => changeDeep(one, "reference", () => null))] };
      }),
  },
  setAll("listQuotations", "lists another port", "unLocationCode", () => "SGSIN", "listBookings"),
  setAll("listQuotations", "lists another number of containers", "numberOfContainers", () => 1, "listBookings"),
  setAll("listQuotations", "lists another day", "departure", () => ANOTHER_DAY, "listBookings"),
  setAll("listQuotations", "lists another booking number", "bookingId", () => "KLB-0", "listBookings"),
  setAll("listQuotations", "links to a file that does not exist", "link", () => "/api/files/1.pdf", "listBookings"),
  setAll("listQuotations", "lists a booking twice", "result", repeat, "listBookings"),
  setAll("listQuotations", "counts no bookings", "lenResult", () => 0, "listBookings"),
  setAll("listQuotations", "counts bookings of others", "lenResult", (value) => Number(value) + 1, "listBookings"),
  {
    name: "filters nothing",
    operation: "listQuotations",
    foundBy: ["listByReference", "listCancelled", "listByCarrier", "listByDeparture", "listFromLater", "listInProcess"],
    changeCall: withoutFilters,
    changeReply: (reply) => json(reply, (body) => ({ ...body, facets: { statuses: [], carriers: [] } })),
  },
  servesEverybody("quotationFile", "answers files of somebody else", "openForeignFile"),
  {
    name: "answers the file of the first booking",
    operation: "quotationFile",
    foundBy: ["openFurtherFile"],
    changeReply: (reply, _, { replies }) => (reply.status === 200 ? (replies.get("quotationFile") ?? reply) : reply),
  },
  {
    name: "answers a file for any name",
    operation: "quotationFile",
    foundBy: ["openUnknownFile"],
    changeCall: (call, { replies }) => ({
      ...call,
      path: call.path.replace("unknown.pdf", String(readFirst(replies.get("listQuotations"), OPENED_FILE))),
    }),
  },
  {
    name: "answers any file",
    operation: "quotationFile",
    foundBy: ["openFile"],
    changeReply: (reply) => (reply.status === 200 ? { ...reply, body: Buffer.from("confirmation") } : reply),
  },
  {
    name: "answers a page in place of a file",
    operation: "quotationFile",
    foundBy: ["listBookings"],
    changeReply: (reply) =>
      reply.status === 200 ? { ...reply, type: "text/html", body: Buffer.from("<!doctype html><p>Page</p>") } : reply,
  },
  {
    name: "answers a text as a PDF",
    operation: "quotationFile",
    foundBy: ["listBookings"],
    changeReply: (reply) => (reply.status === 200 ? { ...reply, body: Buffer.from("confirmation") } : reply),
  },
  {
    name: "answers a PDF without a page",
    operation: "quotationFile",
    foundBy: ["listBookings"],
    changeReply: (reply) => (reply.status === 200 ? { ...reply, body: Buffer.from("%PDF-1.4\n%%EOF\n") } : reply),
  },
  {
    name: "keeps a reference that is removed",
    operation: "setReference",
    foundBy: ["readRemovedReference"],
    changeCall: (call) =>
      call.body.includes("null")
        ? { ...OK, body: Buffer.from(OK.body.toString().replace("[]", '[{"reference":null}]')) }
        : call,
  },
  {
    name: "writes references in capital letters",
    operation: "setReference",
    foundBy: ["setReference", "readReference"],
    changeCall: (call) => changeReference(call, (text) => text.toUpperCase()),
  },
  {
    name: "loses letters that are not ASCII",
    operation: "setReference",
    foundBy: ["setReference", "readReference"],
    changeCall: (call) => changeReference(call, (text) => text.replaceAll(/[^ -~]/g, "?")),
  },
  {
    name: "keeps an empty text",
    operation: "setReference",
    foundBy: ["emptyReference"],
    changeReply: (reply, call) =>
      call.body.includes('""') ? json(reply, (body) => ({ ...body, result: [{ reference: "" }] })) : reply,
  },
  servesEverybody("setReference", "changes bookings of somebody else", "setForeignReference"),
  setAll(
    "setReference",
    "does not trim the reference",
    "reference",
    (value) => (typeof value === "string" ? ` ${value}` : value),
    "setReference",
  ),
  {
    name: "does not store the reference",
    operation: "setReference",
    foundBy: ["readReference"],
    changeCall: (call) => ({ ...call, body: Buffer.from('{"reference":null}') }),
    changeReply: (reply, call) =>
      json(reply, () => ({
        ...JSON.parse(OK.body.toString()),
        result: [JSON.parse(call.body.toString().replaceAll("  ", ""))],
      })),
  },
  changeHome(
    "has cut-offs of another booking",
    (home) => ({ ...home, nextCutOffs: changeDeep(home["nextCutOffs"], "quotationId", () => "QTN-0") }),
    "readHome",
  ),
  changeHome(
    "has the cut-offs of somebody else",
    (home, call, memory) =>
      isFirst(call, memory)
        ? home
        : { ...home, nextCutOffs: readFirst(memory.replies.get("dashboard"), "result.0.nextCutOffs") },
    "readForeignHome",
  ),
  changeHome(
    "has the cut-offs of the first booking only",
    (home, _, { replies }) => ({
      ...home,
      nextCutOffs: readList(home, "nextCutOffs").filter(
        (one) => read(one, "quotationId") === readFirst(replies.get("bookOffer"), "result.0.quotationId"),
      ),
    }),
    "readHomeOfBoth",
  ),
  changeHome(
    "has bookings that are not in the list",
    (home) => ({
      ...home,
      runningBookings: readList(home, "runningBookings").flatMap((one) =>
        isObject(one) ? [one, { ...one, _id: "b-0", quotationId: "QTN-0" }] : [],
      ),
    }),
    "readHome",
  ),
  setAll("dashboard", "has cut-offs at another hour", "at", anotherHour, "readHome"),
  setAll("dashboard", "has no running bookings", "runningBookings", empty, "readHome"),
  servesEverybody("dashboard", "has everybody's bookings and searches", "readForeignHome"),
  setAll("dashboard", "has the search of another lane", "portOfLoading", () => "SGSIN", "readHome"),
];

/** Levels 1 to 3, in front of the reference server, which filters. */
export const FILTER_FAULTS: readonly Fault[] = [
  ignore("departureFrom", null, "listFromLater"),
  ignore("departureTill", null, "listByDeparture"),
  ignore("carrier", null, "listByCarrier"),
  ignore("search", null, "listByReference", "listByOldReference"),
  ignore("search", "Größe po 4711", "listByOldReference"),
  ignore("status", "0", "listInProcess"),
  ignore("status", "2", "listCancelled"),
  ignore("status", "unknown", "listUnknownStatus"),
  moveDay("departureFrom", 1),
  moveDay("departureTill", -1),
  {
    name: "does not find the number of a booking",
    operation: "listQuotations",
    foundBy: ["listByNumber"],
    changeReply: (reply, call) =>
      /search=\w+-\d/.test(call.path) ? json(reply, (body) => ({ ...body, result: [], lenResult: 0 })) : reply,
  },
  {
    name: "does not find a booking by its status",
    operation: "listQuotations",
    foundBy: ["listByStatus"],
    changeReply: (reply, call) =>
      call.path.includes("status=1") ? json(reply, (body) => ({ ...body, lenResult: 0, result: [] })) : reply,
  },
  {
    name: "finds a booking by its earlier reference only",
    operation: "listQuotations",
    foundBy: ["listByReference", "listByOldReference"],
    changeCall: (call) =>
      changeQuery(call, (query) => {
        if (query.has("search")) query.set("search", query.get("search")?.includes("4713") === true ? "4711" : "4713");
      }),
  },
  {
    name: "reads what is searched for as a pattern",
    operation: "listQuotations",
    foundBy: ["listByReference"],
    changeCall: (call) => (call.path.includes("%2B") ? refusal(500) : call),
  },
  changeFacets("counts by status after the filter", "status", "statuses", "listCancelled", "listByStatus"),
  changeFacets("names the carriers of the matches only", "carrier", "carriers", "listByCarrier"),
];

/** What the document allows and the portal handles: no step may report it. */
export const LENIENCIES: readonly Fault[] = [
  leaveOut("searchRates", "sources"),
  leaveOut("searchRates", "exchangeRates"),
  setAll("searchRates", "has no sheets", "excel", empty),
  {
    name: "has the offers of carriers as sheets",
    operation: "searchRates",
    foundBy: [],
    changeReply: (reply) =>
      json(reply, (body) => ({
        ...body,
        result: readList(body, "result").map((group) => ({
          api: [],
          excel: [...readList(group, "api").map(toSheetLine), ...readList(group, "excel")],
        })),
      })),
  },
  setAll("searchRates", "does not know when a carrier was asked", "askedAt", () => null),
  setAll("searchRates", "writes times with a blank", "departureDate", (value) => String(value).replace("T", " ")),
  setAll("searchRates", "describes sizes in its own words", "CONTAINER SIZE", () => "as requested"),
  setAll("bookOffer", "answers no numbers", "result", empty),
  setAll("listQuotations", "does not say how to track", "trackingType", () => null),
  setAll("listQuotations", "knows no shipping line", "shippingLine", () => null),
  setAll("listQuotations", "has no shipments", "shipment", () => undefined),
  setAll("listQuotations", "has no files", "files", empty),
  {
    name: "states no type of its files",
    operation: "quotationFile",
    foundBy: [],
    changeReply: (reply) => (reply.status === 200 ? { ...reply, type: "application/octet-stream" } : reply),
  },
  setAll("listQuotations", "lists days without times", "eventDateTime", (value) => String(value).slice(0, 10)),
  setAll("dashboard", "has no cut-offs", "nextCutOffs", empty),
  setAll("dashboard", "keeps no searches", "lastSearches", empty),
  setAll("getProfile", "has no message", "message", () => ""),
];

const change = (values: JsonObject) => (value: unknown) => (isObject(value) ? { ...value, ...values } : value);
const inAnotherPlace = change({ locationName: "Chennai" });
const inAnotherPort = change({ unLocationCode: "INMAA" });
const atAnotherDay = (value: unknown) =>
  isObject(value) && typeof value["eventDateTime"] === "string"
    ? { ...value, eventDateTime: daysLater(value["eventDateTime"], 4) }
    : value;

const OF_PART_LOADS: readonly Fault[] = [
  setAll("lclPorts", "does not name the ports of its tariff", "result", empty, "listPorts"),
  setAll("lclRates", "has no rate", "result", empty, "priceLoad"),
  setAll("lclRates", "does not store its rates", "_id", () => "LCL-NOT-STORED", "book"),
  setAll("lclRates", "answers the same rate twice", "result", repeat, "priceLoad"),
  setAll("lclRates", "has rates that have ended", "VALID TILL", () => "2020-01-01", "priceLoad"),
  servesEverybody("bookLcl", "books a rate of somebody else", "bookForeignRate"),
  setAll("listQuotations", "lists another weight", "weight", scale(2), "listBookings"),
  setAll("listQuotations", "lists another volume", "cbm", scale(2), "listBookings"),
  setAll("listQuotations", "lists another total", "amount", scale(2), "listBookings"),
  setAll("lclRates", "has old rates of exchange", "exchangeRates", change({ date: "2020-01-01" }), "priceLoad"),
  setAll("lclRates", "names a rate of no page as the lowest", "lowestRateId", () => "LCL-0", "priceLoad"),
  {
    name: "names the dearest rate as the lowest",
    operation: "lclRates",
    foundBy: ["priceLoad"],
    changeReply: (reply) =>
      json(reply, (body) => ({ ...body, lowestRateId: read(readList(body, "result").at(-1), "_id") })),
  },
  setAll(
    "lclRates",
    "has the dearest rate first",
    "result",
    (rates) => (Array.isArray(rates) ? rates.toReversed() : rates),
    "priceLoad",
  ),
  setAll("listQuotations", "lists a part load from another place", "from", inAnotherPlace, "listBookings"),
  setAll("listQuotations", "lists a part load to another place", "to", inAnotherPlace, "listBookings"),
  setAll("listQuotations", "lists a part load from another port", "from", inAnotherPort, "listBookings"),
  setAll("listQuotations", "lists another departure of a part load", "departure", atAnotherDay, "listBookings"),
  setAll("listQuotations", "lists another arrival of a part load", "arrival", atAnotherDay, "listBookings"),
];

const seaPortsOnly = (ports: unknown): unknown =>
  Array.isArray(ports) ? ports.filter((one) => read(one, "pointType") === "Sea") : ports;

const asVisitor = (fault: Fault): Fault => ({ ...fault, journey: "askAsVisitor" });

/** Levels 4 to 6, in front of the reference server. */
export const LATER_FAULTS: readonly Fault[] = [
  ...OF_PART_LOADS.map(ofPartLoads),
  ...PART_LOAD_FAULTS,
  servesEverybody("getTracking", "tracks bookings of somebody else", "trackForeign"),
  asVisitor(setAll("findPublicPlaces", "does not find a port by its code", "ports", empty, "findPlaces")),
  asVisitor(setAll("findPublicPlaces", "finds sea ports alone", "ports", seaPortsOnly, "findInlandPlace")),
  asVisitor(
    setAll("forgotPassword", "tells who has an account", "message", () => crypto.randomUUID(), "forgetUnknownPassword"),
  ),
];
