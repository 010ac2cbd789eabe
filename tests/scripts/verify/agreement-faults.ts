/* Faults in front of the example server that only later calls, other sessions or other parts of an answer show. */
import { OWN_NAME, PASSWORD } from "../../../scripts/verify/journeys/data.ts";
import { readList } from "../../../scripts/verify/journeys/comparison.ts";
import { isObject, type JsonObject } from "../../../scripts/verify/json.ts";
import {
  calls,
  type Change,
  changeDeep,
  changeReference,
  deep,
  type Fault,
  home,
  json,
  OK,
  readFirst,
  refusal,
  replies,
  row,
  scale,
  setBody,
  withAnotherKey,
} from "./fault-kit.ts";

const UNKNOWN_USER = JSON.stringify({ status: false, code: 4010, message: "No such user", result: [] });

const SAILING = {
  bookedOn: "2026-11-20",
  status: 1,
  providerName: "Norrvik Line",
  portOfLoading: "INNSA",
  portOfDischarge: "NLRTM",
  departureDate: "2026-11-30",
};

const containers = row("bookContainers");
const several = row("bookSeveral");
const sizes = row("bookSizes");
const waiting = row("waitForArrival");

const add =
  (values: JsonObject) =>
  (value: unknown): unknown =>
    isObject(value) ? { ...value, ...values } : value;

const addToAll =
  (values: JsonObject) =>
  (list: unknown): unknown =>
    Array.isArray(list) ? list.map(add(values)) : list;

/** Refuses calls that come after the first call of another operation. */
const refuseAfter = (operation: string, status: number): Change => ({
  changeReply: (reply, _, { replies: first }) => (first.has(operation) ? refusal(status) : reply),
});

/** Changes answers that come after the first call of another operation. */
const changeAfter = (operation: string, change: (body: JsonObject) => unknown): Change =>
  replies((body, _, { replies: first }) => (first.has(operation) ? change(body) : body));

const setReferences = (change: (text: string) => string): Change => ({
  changeCall: (call) => changeReference(call, change),
});

const listing = (name: string, property: string, values: JsonObject): Fault =>
  containers("listQuotations", name, "listBookings", deep(property, add(values)));

const searching = (name: string, property: string, change: (value: unknown) => unknown): Fault =>
  containers("searchRates", name, "search", deep(property, change));

/** Levels 1 to 3. */
export const AGREEMENT_FAULTS: readonly Fault[] = [
  containers("getProfile", "takes the API key of another session", "readWithForeignKey", {
    changeReply: (reply) => (reply.status === 401 ? OK : reply),
  }),
  containers(
    "searchRates",
    "takes a booking that is confirmed at once for a request",
    "listBookings",
    deep("api", addToAll({ instantConfirmation: false })),
  ),
  several(
    "searchRates",
    "has sheets from another port",
    "searchOtherSize",
    deep("PORT OF LOADING", () => "Chennai"),
  ),
  several(
    "searchRates",
    "has sheets to another port",
    "searchOtherSize",
    deep("PORT OF DISCHARGE", () => "Hamburg"),
  ),
  several(
    "searchRates",
    "has charges of a sheet below zero",
    "searchOtherSize",
    deep("charges", (cells) =>
      isObject(cells) && !Array.isArray(cells)
        ? Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, String(cell).replace("USD ", "USD -")]))
        : cells,
    ),
  ),
  containers(
    "searchRates",
    "has fees for a cancellation below zero",
    "search",
    deep(
      "api",
      addToAll({
        potentialFees: [
          { feeType: "Cancellation fee", amount: -150, currency: "USD", daysBeforeDeparture: 14 },
          { feeType: "Cancellation fee", amount: -300, currency: "USD", daysBeforeDeparture: 7 },
        ],
      }),
    ),
  ),
  containers("bookOffer", "takes the reference away when a booking is repeated", "readReference", {
    changeCall: (call, { replies: first }) =>
      first.has("setReference")
        ? {
            ...call,
            method: "PUT",
            path: `/api/resource/quotation/${String(readFirst(first.get("listQuotations"), "result.0._id"))}/reference`,
            body: Buffer.from('{"reference":null}'),
          }
        : call,
    changeReply: (reply, _, { replies: first }) =>
      first.has("setReference") ? (first.get("bookOffer") ?? reply) : reply,
  }),
  containers("signIn", "counts its tokens", "signInAgain", {
    changeReply: (reply, call, { replies: first }) =>
      call.body.includes(`"${OWN_NAME}"`)
        ? json(reply, (body) =>
            changeDeep(body, "xToken", (token) => {
              const earlier = readFirst(first.get("signIn"), "result.0.xToken");
              return typeof earlier === "string" ? `${earlier.slice(0, -1)}2` : token;
            }),
          )
        : reply,
  }),
  containers(
    "getProfile",
    "answers the password",
    "readProfile",
    replies((body) => ({ ...body, note: PASSWORD })),
  ),
  containers("quotationFile", "opens the file that was opened last", "openFirstFile", {
    changeReply: (reply, _, { latest }) => latest.get("quotationFile") ?? reply,
  }),
  containers(
    "bookOffer",
    "books twice when it is called twice at once",
    "bookFurther",
    calls("bookAgain", withAnotherKey),
  ),
  containers(
    "listQuotations",
    "forgets bookings when a session ends",
    "listAfterReturn",
    changeAfter("signOut", (body) => ({ ...body, result: [], lenResult: 0 })),
  ),
  containers(
    "listQuotations",
    "forgets references when a session ends",
    "listAfterReturn",
    changeAfter("signOut", (body) => changeDeep(body, "reference", () => null)),
  ),
  containers("bookingPdf", "forgets offers when a session ends", "printAfterReturn", refuseAfter("signOut", 404)),
  containers(
    "dashboard",
    "forgets searches when a session ends",
    "readHomeAfterReturn",
    changeAfter("signOut", (body) => changeDeep(body, "lastSearches", () => [])),
  ),
  containers(
    "listQuotations",
    "gives every booking the same number",
    "listBoth",
    deep("bookingId", () => "KLB-2026-1"),
  ),
  containers(
    "listQuotations",
    "takes the reference of a repeated call",
    "listBoth",
    deep("reference", (value) => (value === "004712" ? "PO 9999" : value)),
  ),
  listing("lists another voyage", "shipment", { voyageReference: "999X" }),
  listing("says that a future sailing has left", "departure", { eventClassifierCode: "ACT" }),
  listing("says that a new booking is under way", "shipment", { stage: "under-way" }),
  listing("states the zone of another port", "from", { timeZone: "America/New_York" }),
  searching("has a cut-off after the departure", "portCutOffDate", () => "2099-01-01T18:00:00"),
  searching("has legs that leave on another day", "routingLegs", addToAll({ departureDate: "2020-01-01T06:00:00" })),
  searching("has legs that arrive on another day", "routingLegs", addToAll({ arrivalDate: "2099-01-01T06:00:00" })),
  searching("answers other countries", "placeCountry", add({ code: "FR" })),
  searching("has another transit time", "transitTime", () => 12),
  searching("adds charges of another currency as they are", "chargeCurrency", () => "JPY"),
  searching("states the zone of another port", "api", addToAll({ portOfLoadingZone: "America/New_York" })),
  containers(
    "searchRates",
    "answers prices of last year",
    "search",
    replies((body) => ({
      ...body,
      result: changeDeep(body["result"], "api", addToAll({ askedAt: "2025-11-20T08:00:00.000Z" })),
      answeredAt: new Date().toISOString(),
    })),
  ),
  containers("findFclPorts", "answers another country", "findLoadingPort", deep("country", add({ code: "FR" }))),
  containers(
    "dashboard",
    "names another booking of a cut-off",
    "readHome",
    home("nextCutOffs", addToAll({ bookingId: "KLB-9" })),
  ),
  containers(
    "dashboard",
    "answers cut-offs without their hour",
    "readHome",
    deep("at", (value) => (typeof value === "string" ? value.slice(0, 10) : value)),
  ),
  containers(
    "dashboard",
    "answers one cut-off of a booking",
    "readHome",
    home("nextCutOffs", (list) => list.filter((one) => isObject(one) && one["code"] === "VCO")),
  ),
  containers(
    "dashboard",
    "names another port of a cut-off",
    "readHome",
    home("nextCutOffs", addToAll({ place: "Mundra" })),
  ),
  several(
    "nearbyPorts",
    "answers the place itself",
    "findInlandPorts",
    deep("result", () => [{ name: "Tughlakabad", internalCode: "INTKD" }]),
  ),
  several("signIn", "says which user names exist", "signInUnknown", {
    changeReply: (reply, call) =>
      call.body.includes("nobody@") ? { ...refusal(401), body: Buffer.from(UNKNOWN_USER) } : reply,
  }),
  several(
    "signIn",
    "takes a password between blanks",
    "signInWithBlanks",
    setBody('" Kardamom', { password: PASSWORD }),
  ),
  several(
    "findFclPorts",
    "takes inland places for sea ports",
    "findInlandPlace",
    deep("pointType", () => "Sea"),
  ),
  sizes("signIn", "needs no password", "signInWithoutPassword", setBody('"password":""', { password: PASSWORD })),
  containers("listQuotations", "takes the reference of a call for a booking that exists", "listBookings", {
    changeReply: (reply, _, { latest }) =>
      latest.has("setReference") ? reply : json(reply, (body) => changeDeep(body, "reference", () => "PO 9998")),
  }),
  several("searchRates", "multiplies the price of many containers", "searchMore", {
    changeReply: (reply, call) =>
      call.body.includes('"numberOfContainers":12')
        ? json(reply, (body) =>
            changeDeep(changeDeep(body, "basicOceanFreightRate", scale(8)), "matchingCargoSurcharges", () => []),
          )
        : reply,
  }),
  several("searchRates", "answers the price of all containers of a sheet", "searchOneOfOtherSize", {
    changeReply: (reply, call) =>
      call.body.includes('"numberOfContainers":1')
        ? json(reply, (body) =>
            changeDeep(body, "charges", (charges) =>
              isObject(charges) ? Object.fromEntries(Object.keys(charges).map((name) => [name, "USD 77"])) : charges,
            ),
          )
        : reply,
  }),
  several(
    "searchRates",
    "answers one offer for every load",
    "searchMore",
    replies((body, _, { replies: first }) => {
      const known = readFirst(first.get("searchRates"), "result.0.api.0.offerId");
      return known === undefined ? body : changeDeep(body, "offerId", () => known);
    }),
  ),
  several(
    "dashboard",
    "keeps the searches of a session",
    "readHomeAgain",
    changeAfter("dashboard", (body) => changeDeep(body, "lastSearches", () => [])),
  ),
  containers(
    "searchRates",
    "answers booked sailings of everybody",
    "searchOther",
    changeAfter("bookOffer", (body) => ({ ...body, bookedSailings: [{ ...SAILING, quotationId: "QTN-2026-000001" }] })),
  ),
  sizes(
    "dashboard",
    "keeps one size of a search",
    "readHome",
    deep("requestedEquipments", (list) => (Array.isArray(list) ? list.slice(0, 1) : list)),
  ),
  waiting(
    "signIn",
    "takes the beginning of a password",
    "signInWithShorterPassword",
    setBody('einer bleib"', { password: PASSWORD }),
  ),
  waiting(
    "signIn",
    "reads eight characters of a password",
    "signInWithLongerPassword",
    setBody("bleibtx", { password: PASSWORD }),
  ),
  waiting("bookOffer", "books an offer again on another day", "bookAgainOnLastDay", {
    changeCall: (call, { latest }) =>
      latest.has("bookOffer") && call.headers["idempotency-key"] === undefined
        ? withAnotherKey({ ...call, body: Buffer.from(call.body.toString().replace("{", '{"bookAgain":true,')) })
        : call,
  }),
  waiting("bookOffer", "forgets keys", "bookAgainUnderWay", {
    changeCall: (call, { replies: first }) => (first.has("dashboard") ? withAnotherKey(call) : call),
  }),
  waiting(
    "listQuotations",
    "hides references after the departure",
    "listUnderWay listAfterArrival",
    changeAfter("dashboard", (body) => changeDeep(body, "reference", () => null)),
  ),
  waiting(
    "listQuotations",
    "moves a booking when its reference is set",
    "listUnderWay",
    changeAfter("setReference", (body) => ({ ...body, result: readList(body, "result").toReversed() })),
  ),
  waiting(
    "listQuotations",
    "changes the day of a booking when its reference is set",
    "listUnderWay",
    changeAfter("setReference", (body) => changeDeep(body, "bookedOn", () => "2030-01-01")),
  ),
  waiting("quotationFile", "has no file after the validity", "openFileUnderWay", refuseAfter("dashboard", 404)),
  waiting(
    "bookingPdf",
    "prints nothing after the validity",
    "printUnderWay printAfterArrival",
    refuseAfter("dashboard", 410),
  ),
  waiting(
    "setReference",
    "escapes references",
    "setReferenceUnderWay",
    setReferences((text) => text.replaceAll("&", "&amp;")),
  ),
  waiting(
    "setReference",
    "removes blanks from references",
    "setReferenceUnderWay",
    setReferences((text) => text.replaceAll(/\s+/g, " ")),
  ),
];
