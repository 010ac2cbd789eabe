/* Faults in front of the example server that only other values, forms and moments of a call show, by the steps that must find them. */
import { readList } from "../../../scripts/verify/journeys/comparison.ts";
import { isObject, parseJson } from "../../../scripts/verify/json.ts";
import {
  type Call,
  calls,
  changeBody,
  changeDeep,
  changeReference,
  type Fault,
  home,
  json,
  OK,
  refusal,
  replies,
  row,
  setQuery,
} from "./fault-kit.ts";

const containers = row("bookContainers");
const several = row("bookSeveral");
const sizes = row("bookSizes");
const many = row("listManyBookings");

const refuse = (status: number) => () => refusal(status);
const toSmallKey = ({ headers, ...call }: Call): Call => {
  const key = headers["idempotency-key"];
  return { ...call, headers: { ...headers, ...(key !== undefined && { "idempotency-key": key.toLowerCase() }) } };
};
const withoutKey = ({ headers: { "idempotency-key": _, ...headers }, ...call }: Call): Call => ({ ...call, headers });
const changeSearches = (property: string, value: unknown) =>
  home("lastSearches", (list) =>
    list.map((one) => changeDeep(one, property, (stated) => (stated === null ? value : stated))),
  );

/** Levels 1 to 3. */
export const VARIATION_FAULTS: readonly Fault[] = [
  several("findFclPorts", "finds no name with its country", "findPlaces", setQuery("India", "searchWith", "nothing")),
  several(
    "findFclPorts",
    "takes a bracket for a letter",
    "findPlaces",
    setQuery("%28NLRTM%29", "searchWith", "nothing"),
  ),
  several("findFclPorts", "finds two places of a country", "findPlaces", {
    changeReply: (reply) =>
      json(reply, (body) => changeDeep(body, "ports", (list) => (Array.isArray(list) ? list.slice(0, 2) : list))),
  }),
  several(
    "nearbyPorts",
    "has the same ports for every place of a country",
    "findThirdInlandPorts",
    setQuery("portCode=INBLR", "portCode", "INTKD"),
  ),
  several("getProfile", "writes names in ASCII", "readProfile", {
    changeReply: (reply) => ({ ...reply, body: Buffer.from(reply.body.toString().replaceAll(/[^ -~]/g, "?")) }),
  }),
  several("searchRates", "refuses the last day", "searchToday", {
    changeCall: (call, memory) => {
      const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
      return call.body.includes(`"departureDate":"${day}"`) && memory.replies.size > 0 ? refusal(422) : call;
    },
  }),
  several(
    "searchRates",
    "loads at any port near an inland place",
    "searchInland",
    calls('"placeOfOrigin":"INTKD"', (call) => changeBody(call, (body) => ({ ...body, portOfLoading: "INMUN" }))),
  ),
  several("bookOffer", "compares keys without their case", "listAll", { changeCall: toSmallKey }),
  several("bookOffer", "forgets a key that was answered with an earlier booking", "bookLaterWithSameKey", {
    changeCall: (call, { replies: earlier }) =>
      earlier.has("bookOffer") && !call.body.includes("bookAgain") ? withoutKey(call) : call,
  }),
  several("setReference", "takes a zero for nothing", "setZeroReference", {
    changeCall: (call) => changeReference(call, (text) => (text === "0" ? null : text)),
  }),
  several("setReference", "counts bytes", "setLongReference", calls("📦", refuse(422))),
  several("setReference", "ends at a sign of four bytes", "setLongReference listCombined", {
    changeCall: (call) => changeReference(call, (text) => text.replace(/📦.*/, "")),
  }),
  sizes("searchRates", "misses a set point of 0 °C", "searchCooled", calls('"temperature":0', refuse(422))),
  sizes("dashboard", "has the day of the search for no day", "readHome", changeSearches("departureDate", "2026-11-30")),
  sizes(
    "dashboard",
    "takes every reefer for a cooled one",
    "readHome",
    home("lastSearches", (list) => list.map((one) => changeDeep(one, "nonOperatingReefer", () => false))),
  ),
  sizes(
    "dashboard",
    "forgets a search without offers",
    "readHome",
    home("lastSearches", (list) => list.slice(1)),
  ),
  many("quotationFile", "has no files of cancelled bookings", "listMany", { changeCall: refuse(404) }),
  containers("quotationFile", "serves files after the sign-out", "useEndedSession", {
    changeReply: (reply, _, { replies: earlier }) =>
      reply.status === 401 && earlier.has("signOut")
        ? { ...OK, type: "application/pdf", body: Buffer.from("%PDF") }
        : reply,
  }),
  containers(
    "bookingPdf",
    "prints what the call says",
    "printFirst",
    calls("Another Line", () => ({ ...OK, type: "application/pdf", body: Buffer.from("%PDF-1.4 Another Line") })),
  ),
  containers(
    "listQuotations",
    "answers in another order when it is asked again",
    "listBoth",
    replies((body, _, { latest }) => {
      const before = latest.get("listQuotations");
      const isSame = before !== undefined && isObject(body) && parseJson(before.body) !== undefined;
      return isSame && before.body.toString() === JSON.stringify(body)
        ? { ...body, result: readList(body, "result").toReversed() }
        : body;
    }),
  ),
];
