/* Faults in front of the example server that only several searches, bookings or days show, by the steps that must find them. */
import { read, readList } from "../../../scripts/verify/journeys/comparison.ts";
import { PASSWORD } from "../../../scripts/verify/journeys/data.ts";
import { isObject, type JsonObject, parseJson } from "../../../scripts/verify/json.ts";
import {
  type Call,
  calls,
  changeBody,
  changeDeep,
  changeQuery,
  changeReference,
  dayBefore,
  daysLater,
  deep,
  empty,
  type Fault,
  home,
  json,
  OK,
  readFirst,
  refusal,
  repeat,
  replies,
  row,
  setBody,
  setQuery,
} from "./fault-kit.ts";

const readQuotes = (call: Call): readonly unknown[] => readList(parseJson(call.body), "requestedEquipments");

const keepFirst = (list: unknown): unknown => (Array.isArray(list) ? list.slice(0, 1) : list);

const readPrice = (one: unknown): JsonObject =>
  isObject(one) ? { basicOceanFreightRate: one["basicOceanFreightRate"], allInRate: one["allInRate"] } : {};

const withPrices = (list: unknown, choose: (prices: readonly JsonObject[], index: number) => JsonObject | undefined) =>
  Array.isArray(list)
    ? list.map((one: unknown, index) => (isObject(one) ? { ...one, ...choose(list.map(readPrice), index) } : one))
    : list;

const repeatPrice = (list: unknown): unknown => withPrices(list, ([first]) => first);
const swapPrices = (list: unknown): unknown => withPrices(list, (prices, index) => prices.at(-1 - index));

const swapCounts = (list: unknown): unknown =>
  Array.isArray(list)
    ? list.map((one: unknown, index) =>
        isObject(one)
          ? { ...one, numberOfContainerRequested: read(list.at(-1 - index), "numberOfContainerRequested") }
          : one,
      )
    : list;

/** The total of so many containers of each size of the journey, at 1,350.25 and 965.50 USD. */
const addUp =
  ([first, second]: readonly [number, number]) =>
  (): unknown => ({ currency: "USD", amount: first * 1350.25 + second * 965.5 });

const reverse = (list: unknown): unknown => (Array.isArray(list) ? list.toReversed() : list);
const withOtherIds = (list: unknown): unknown =>
  Array.isArray(list)
    ? [
        ...list,
        ...list.map((one: unknown) => (isObject(one) ? { ...one, offerId: `${String(one["offerId"])}-2` } : one)),
      ]
    : list;
const lose = (name: string, value: unknown) => (search: unknown) =>
  isObject(search) ? { ...search, [name]: value } : search;
const toPast = (value: unknown): unknown => (typeof value === "string" ? `2020-01-01${value.slice(10)}` : value);

const addWeeks = (value: unknown): unknown =>
  typeof value === "string"
    ? new Date(Date.parse(`${value.slice(0, 10)}T00:00Z`) + 20 * 86_400_000).toISOString().slice(0, 10)
    : value;
const weeksLater = (body: unknown): unknown =>
  changeDeep(changeDeep(body, "departureDate", addWeeks), "arrivalDate", addWeeks);
/** An offer whose bookings end before its validity, and a later sailing with a validity that is stated a day too long. */
const withLaterSailing = (list: unknown): unknown => {
  const [offer]: readonly unknown[] = Array.isArray(list) ? list : [];
  const later = changeDeep(weeksLater(offer), "bookingCutOffDate", addWeeks);
  return isObject(offer)
    ? [
        { ...offer, offerId: "OFR-NOT-STORED" },
        changeDeep(later, "validityTo", (day) => (typeof day === "string" ? daysLater(day, 1) : day)),
      ]
    : list;
};
const readNumber = (booking: unknown): string => String(read(booking, "quotationId"));

const several = row("bookSeveral");
const sizes = row("bookSizes");
const waiting = row("waitForArrival");
const many = row("listManyBookings");

/** Levels 1 to 3. */
export const SEVERAL_FAULTS: readonly Fault[] = [
  several(
    "signIn",
    "takes a password in any letter case",
    "signInWithOtherCase",
    setBody("kARDAMOM", { password: PASSWORD }),
  ),
  several(
    "signIn",
    "compares the first 72 bytes of a password",
    "signInWithOtherEnd",
    setBody("bleib#", { password: PASSWORD }),
  ),
  several(
    "findFclPorts",
    "finds one place of each country",
    "findPlaces",
    deep("ports", (list) => (Array.isArray(list) ? list.slice(0, 1) : list)),
  ),
  several(
    "findFclPorts",
    "finds codes in capitals only",
    "findDischargePort",
    setQuery("searchWith=nlrtm", "searchWith", "nothing"),
  ),
  several(
    "findFclPorts",
    "takes the begin of a name for the name",
    "findPlaces",
    deep("ports", (list) =>
      Array.isArray(list) ? list.map((one, index) => (index === 0 ? { ...Object(one), bestMatch: true } : one)) : list,
    ),
  ),
  several(
    "bookOffer",
    "books an offer once more for another reference",
    "bookSoonOnceMore",
    setBody('"reference":"PO 9997"', { bookAgain: true }),
  ),
  waiting(
    "searchRates",
    "states that every offer of a sheet is confirmed at once",
    "bookSheet",
    deep("excel", (list) =>
      Array.isArray(list) ? list.map((one) => ({ ...Object(one), instantConfirmation: true })) : list,
    ),
  ),
  several("findFclPorts", "finds places of one country", "findPlaces", deep("result", keepFirst)),
  several(
    "nearbyPorts",
    "offers ports of another continent",
    "findInlandPorts",
    deep("result", () => [{ name: "Rotterdam", internalCode: "NLRTM" }]),
  ),
  several(
    "searchRates",
    "finds nothing without the names of the ports",
    "searchLater",
    setBody('"loadingPort":null', { portOfLoading: "BEANR" }),
  ),
  several("searchRates", "refuses today", "searchToday", {
    changeReply: (reply, call) =>
      call.body.includes('"departureDate":"') && readQuotes(call).length === 1 && call.path.includes("remember")
        ? refusal(422)
        : reply,
  }),
  several("searchRates", "offers a part of the load", "searchBothSizes", {
    changeCall: (call) =>
      changeBody(call, (body) => ({ ...body, requestedEquipments: readList(body, "requestedEquipments").slice(0, 1) })),
  }),
  several(
    "searchRates",
    "has no offers for inland places",
    "searchInland",
    setBody("INTKD", { portOfLoading: "BEANR" }),
  ),
  several("searchRates", "answers an earlier search of another day", "searchLater", {
    changeReply: (reply, call, { latest }) =>
      call.body.includes('"departureDate":"') ? (latest.get("searchRates") ?? reply) : reply,
  }),
  several("searchRates", "answers an earlier search of another load", "searchMore", {
    changeReply: (reply, _, { replies: first }) => first.get("searchRates") ?? reply,
  }),
  several(
    "searchRates",
    "does not store offers of a search that is not remembered",
    "printUnremembered",
    replies((body, call) =>
      call.path.includes("remember") ? changeDeep(body, "offerId", () => "OFR-NOT-STORED") : body,
    ),
  ),
  several(
    "searchRates",
    "does not store offers of rate sheets",
    "bookOtherSize",
    deep("_id", () => "SHT-NOT-STORED"),
  ),
  several("searchRates", "answers sailings that have departed", "search", deep("departureDate", toPast)),
  several(
    "searchRates",
    "has rates of exchange of another year",
    "search",
    deep("date", () => "2020-01-01"),
  ),
  several(
    "searchRates",
    "inverts the rates of exchange",
    "search",
    deep("quotes", () => [{ currency: "INR", unitsPerBase: "0.0113" }]),
  ),
  several("searchRates", "answers each offer under two ids", "search", deep("api", withOtherIds)),
  several(
    "searchRates",
    "takes over the cargo at a door",
    "search",
    deep("exportHaulageMode", () => "D"),
  ),
  several("bookingPdf", "prints the offer of the first search", "printOtherOffer", {
    changeCall: (call, { replies: first }) =>
      changeBody(call, () => ({ offerId: readFirst(first.get("searchRates"), "result.0.api.0.offerId") })),
  }),
  several("listQuotations", "lists the oldest booking first", "listAll", deep("result", reverse)),
  several("listQuotations", "lists a booking on two pages", "listSecondPage", setQuery("skip=1&", "skip", "0")),
  several("listQuotations", "repeats the last page", "listBehind", setQuery("skip=1000", "skip", "0")),
  several("listQuotations", "lists the day before the booking", "listAll", deep("bookedOn", dayBefore)),
  several(
    "listQuotations",
    "lists the voyage as the vessel",
    "listAll",
    deep("vesselName", () => "614W"),
  ),
  several(
    "listQuotations",
    "rounds totals",
    "listAll",
    deep("amount", (value) => Math.floor(Number(value))),
  ),
  several("dashboard", "has the oldest search first", "readHome", home("lastSearches", reverse)),
  several(
    "dashboard",
    "has one search",
    "readHome",
    home("lastSearches", (list) => list.slice(0, 1)),
  ),
  several("dashboard", "has a search twice", "readHome", home("lastSearches", repeat)),
  several("dashboard", "loses the day of a search", "readHome", deep("search", lose("departureDate", null))),
  several("dashboard", "loses the containers of a search", "readHome", deep("search", lose("requestedEquipments", []))),
  several("dashboard", "has the last arrival first", "readHome", home("runningBookings", reverse)),
  several(
    "dashboard",
    "has bookings that are delivered",
    "readHome",
    deep("stage", () => "delivered"),
  ),
  several(
    "dashboard",
    "has cut-offs at the port of discharge",
    "readHome",
    deep("place", () => "Rotterdam"),
  ),
  waiting(
    "bookOffer",
    "books nothing on the last day of an offer",
    "bookFurther",
    calls("bookAgain", () => refusal(410)),
  ),
  waiting("bookOffer", "books an offer on the day after its last one", "bookOnNextDay bookTooLate", {
    changeReply: (reply) => (reply.status === 410 ? OK : reply),
  }),
  waiting("searchRates", "ends a later offer before its last day", "bookFurther", deep("api", withLaterSailing)),
  waiting("setReference", "cuts a long reference", "setReferenceUnderWay", {
    changeCall: (call) => changeReference(call, (text) => text.slice(0, 30)),
  }),
  waiting("dashboard", "has no booking that is under way", "readHomeUnderWay", home("runningBookings", empty)),
  several(
    "nearbyPorts",
    "has one name for two ports",
    "findInlandPorts",
    deep("result", (list) =>
      Array.isArray(list) ? list.flatMap((one: unknown) => [one, { ...Object(one), internalCode: "INNSA" }]) : list,
    ),
  ),
  several("nearbyPorts", "answers the ports of another place", "findOtherInlandPorts", {
    changeReply: (reply, _, { replies: first }) => first.get("nearbyPorts") ?? reply,
  }),
  several(
    "searchRates",
    "has nothing between sea ports that are named as places",
    "searchByPlaces",
    calls('"placeOfDelivery":"NLRTM"', () => OK),
  ),
  several(
    "searchRates",
    "has no sailing for weeks after the day of a search",
    "searchLater",
    replies((body, call) => (call.body.includes('"departureDate":"') ? weeksLater(body) : body)),
  ),
  several(
    "dashboard",
    "has the running bookings in the order in which they were booked",
    "readHome",
    home("runningBookings", (list) => list.toSorted((one, other) => (readNumber(one) < readNumber(other) ? -1 : 1))),
  ),
  waiting("bookOffer", "books an offer that has expired", "bookTooLate", {
    changeReply: (reply) => (reply.status === 410 ? OK : reply),
  }),
  waiting(
    "listQuotations",
    "lists the day of the booking as the first day of the offer",
    "listOnLastDay",
    replies((body) => ({
      ...body,
      result: readList(body, "result").map((one) => (isObject(one) ? { ...one, validityFrom: one["bookedOn"] } : one)),
    })),
  ),
  waiting(
    "dashboard",
    "has cut-offs of a vessel that has departed",
    "readHomeUnderWay",
    replies((body) =>
      changeDeep(body, "nextCutOffs", () =>
        readList(body, "result.0.runningBookings").map((one) => ({
          quotationId: read(one, "quotationId"),
          bookingId: null,
          code: "VCO",
          at: "2026-01-01T12:00",
          place: null,
        })),
      ),
    ),
  ),
  waiting("dashboard", "has bookings that have arrived", "readHomeAfterArrival", {
    changeReply: (reply, _, { replies: first }) => first.get("dashboard") ?? reply,
  }),
  sizes(
    "searchRates",
    "prices the second size as the first",
    "search",
    deep("matchingSurchargesPerEquipmentTypes", repeatPrice),
  ),
  sizes(
    "searchRates",
    "swaps the prices of the sizes",
    "search",
    deep("matchingSurchargesPerEquipmentTypes", swapPrices),
  ),
  sizes("searchRates", "drops the second size", "search", deep("matchingSurchargesPerEquipmentTypes", keepFirst)),
  sizes("listQuotations", "counts the first size only", "listBookings", deep("total", addUp([2, 0]))),
  sizes("listQuotations", "counts each size once", "listBookings", deep("total", addUp([1, 1]))),
  sizes(
    "listQuotations",
    "counts the containers of the first size for both",
    "listBookings",
    deep("total", addUp([2, 2])),
  ),
  sizes(
    "listQuotations",
    "counts the second size at the price of the first",
    "listBookings",
    deep("total", addUp([5, 0])),
  ),
  sizes("listQuotations", "has the first size of the load only", "listBookings", deep("containers", keepFirst)),
  sizes(
    "searchRates",
    "gives each size the number of the other one",
    "searchBack",
    replies((body, call) =>
      call.body.includes('"portOfLoading":"NLRTM"') ? changeDeep(body, "spotEquipments", swapCounts) : body,
    ),
  ),
  many("listQuotations", "lists a hundred bookings by default", "listDefault", {
    changeCall: (call) => (call.path.includes("limit") ? call : { ...call, path: `${call.path}?limit=100` }),
  }),
  many("listQuotations", "lists at most ten bookings", "listMany", setQuery("limit=100", "limit", "10")),
  many(
    "dashboard",
    "keeps the first six searches",
    "readHome",
    home("lastSearches", (list) => list.slice(1)),
  ),
  many(
    "dashboard",
    "has every running booking",
    "readHome",
    home("runningBookings", (list) => [
      ...list,
      ...list.map((one) =>
        isObject(one)
          ? { ...one, _id: `${String(one["_id"])}-2`, quotationId: `${String(one["quotationId"])}-2` }
          : one,
      ),
    ]),
  ),
];

/** In front of the reference server, which sorts and filters. */
export const SORT_FAULTS: readonly Fault[] = [
  several("listQuotations", "ignores the order", "listByDeparture listByTotal", setQuery("sort=", "sort", "-bookedOn")),
  several("listQuotations", "reverses the order", "listByLatestArrival listByHighestTotal", {
    changeCall: (call) =>
      changeQuery(call, (query) => query.has("sort") && query.set("sort", (query.get("sort") ?? "").replace("-", ""))),
  }),
  several("listQuotations", "reverses equal ones as well", "listByLatestArrival listByHighestTotal", {
    changeCall: (call) =>
      changeQuery(call, (query) => query.has("sort") && query.set("sort", (query.get("sort") ?? "").replace("-", ""))),
    changeReply: (reply, call) =>
      call.path.includes("sort=-")
        ? json(reply, (body) => ({ ...body, result: readList(body, "result").toReversed() }))
        : reply,
  }),
  several("listQuotations", "sorts each page by itself", "listSecondByTotal", {
    changeCall: (call) =>
      changeQuery(call, (query) => query.get("limit") === "1" && query.has("sort") && query.delete("sort")),
  }),
  several("listQuotations", "does not find what is in process", "listRequested", setQuery("status=0", "status", "2")),
  several("listQuotations", "finds the oldest booking first", "listByPort", setQuery("search=", "sort", "bookedOn")),
  several("listQuotations", "filters nothing by status", "listConfirmed", {
    changeCall: (call) => changeQuery(call, (query) => query.delete("status")),
  }),
  several(
    "listQuotations",
    "lists bookings without a departure from a day on",
    "listDeparting",
    replies((body, call) => (call.path.includes("departureFrom=") ? changeDeep(body, "departure", () => null) : body)),
  ),
  several("listQuotations", "ignores what runs", "listRunning", setQuery("running=true", "running", "false")),
  several(
    "listQuotations",
    "filters a page of the whole list",
    "listOfCarrier",
    replies((body, call) => (call.path.includes("carrier=") ? { ...body, result: [] } : body)),
  ),
  several(
    "listQuotations",
    "names the carriers of everybody",
    "listForeignBookings",
    deep("carriers", () => ["Norrvik Line"]),
  ),
  several(
    "listQuotations",
    "counts the page",
    "listFirstPage listSecondPage",
    replies((body, call) =>
      call.path.includes("limit=1&") || call.path.endsWith("limit=1")
        ? changeDeep(body, "statuses", () => [{ status: 1, count: 1 }])
        : body,
    ),
  ),
  several("listQuotations", "filters by carrier without a status only", "listCombined", {
    changeCall: (call) => changeQuery(call, (query) => query.has("status") && query.delete("carrier")),
  }),
  several("listQuotations", "orders without a last day only", "listCombined", {
    changeCall: (call) => changeQuery(call, (query) => query.has("departureTill") && query.delete("sort")),
  }),
  several("listQuotations", "finds the first word only", "listCombined", {
    changeCall: (call) =>
      changeQuery(call, (query) => {
        const [word, ...others] = (query.get("search") ?? "").split(" ");
        if (word !== undefined && others.length === 1) query.set("search", word);
      }),
  }),
  several("listQuotations", "ignores the first day where both are stated", "listCombined", {
    changeCall: (call) => changeQuery(call, (query) => query.has("departureTill") && query.delete("departureFrom")),
  }),
  several(
    "listQuotations",
    "counts the entries of a page that is searched",
    "listCombined",
    replies((body, call) =>
      call.path.includes("search=") ? { ...body, lenResult: readList(body, "result").length } : body,
    ),
  ),
  several(
    "listQuotations",
    "counts by status as if there were no search",
    "listCombined",
    replies((body, call, { latest }) =>
      call.path.includes("search=")
        ? { ...body, facets: parseJson(latest.get("listQuotations")?.body ?? Buffer.from("{}")) }
        : body,
    ),
  ),
  waiting(
    "listQuotations",
    "does not list what is under way as running",
    "listRunningUnderWay",
    replies((body, call) => (call.path.includes("running=true") ? { ...body, result: [] } : body)),
  ),
  waiting(
    "listQuotations",
    "lists what has arrived as running",
    "listRunning",
    setQuery("running=true", "running", "false"),
  ),
];
