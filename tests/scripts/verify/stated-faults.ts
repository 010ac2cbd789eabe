/* Faults against sentences of the document that single answers show: orders, counts, and what a form or an account states. */
import { read, readList } from "../../../scripts/verify/journeys/comparison.ts";
import { isObject } from "../../../scripts/verify/json.ts";
import { calls, changeQuery, deep, type Fault, isFirst, refusal, replies, row } from "./fault-kit.ts";
import { reversed } from "./part-kit.ts";

const containers = row("bookContainers");
const loads = row("bookPartLoad");
const several = row("bookSeveral");
const visitors = row("askAsVisitor");
const opening = row("openAccount");
const renewing = row("setNewPassword");

/** Changes the deadlines of home. */
const changeDeadlines = (change: (running: readonly unknown[]) => readonly unknown[]) =>
  replies((body) => {
    const [home] = readList(body, "result");
    return isObject(home)
      ? { ...body, result: [{ ...home, nextDeadlines: change(readList(home, "runningBookings")) }] }
      : body;
  });

const toNext = (booking: unknown) => {
  const [quotationId, bookingId] = ["quotationId", "bookingId"].map((name) => read(booking, name));
  return readList(booking, "deadlines").map((deadline) => ({ quotationId, bookingId, deadline }));
};

/** Levels 1 to 3. */
export const STATED_FAULTS: readonly Fault[] = [
  several("findFclPorts", "lists the best match last", "findPlaces", {
    ...replies((body) => ({
      ...body,
      result: readList(body, "result")
        .toReversed()
        .map((group) => (isObject(group) ? { ...group, ports: readList(group, "ports").toReversed() } : group)),
    })),
  }),
  several(
    "findFclPorts",
    "finds every place for a text that means none",
    "findPlaces",
    calls("qxzvjkwq", (call) => changeQuery(call, (query) => query.set("searchWith", "a"))),
  ),
  containers(
    "dashboard",
    "has every deadline of a booking",
    "readHome",
    changeDeadlines((running) => running.flatMap(toNext)),
  ),
  containers(
    "dashboard",
    "has no deadline of bookings that have some",
    "readHome",
    changeDeadlines(() => []),
  ),
  containers(
    "dashboard",
    "has the deadlines of the first booking alone",
    "readHomeOfBoth",
    changeDeadlines((running) => running.slice(0, 1).flatMap((one) => toNext(one).slice(0, 3))),
  ),
  containers(
    "listQuotations",
    "states no deadline of a new booking",
    "listBookings",
    deep("deadlines", () => []),
  ),
  containers(
    "listQuotations",
    "states deadlines without their cut-offs",
    "listBookings",
    deep("cutOff", () => null),
  ),
  containers(
    "searchRates",
    "names no sailing that was booked",
    "searchAfterReturn",
    deep("bookedSailings", () => []),
  ),
  containers(
    "searchRates",
    "names the last booking of a sailing alone",
    "searchAfterReturn",
    deep("bookedSailings", (list) => (Array.isArray(list) ? list.slice(0, 1) : list)),
  ),
];

/** Levels 4 to 6. */
export const LATER_STATED_FAULTS: readonly Fault[] = [
  loads("lclPorts", "names ports in another order", "listPorts", reversed),
  loads("lclRates", "compares with two containers unless the call says otherwise", "priceUsualContainer", {
    changeCall: (call) =>
      changeQuery(call, (query) => {
        if (!query.has("noOfContainers")) query.set("noOfContainers", "2");
      }),
  }),
  loads("lclRates", "compares with nothing unless the call says otherwise", "priceUsualContainer", {
    changeCall: (call) =>
      changeQuery(call, (query) => {
        if (!query.has("noOfContainers")) query.set("noOfContainers", "0");
      }),
  }),
  visitors("listCountries", "lists countries in another order", "listCountries", reversed),
  visitors(
    "listCountries",
    "lists a page of the countries",
    "listCountries",
    replies((body) => ({ ...body, result: readList(body, "result").slice(0, 60) })),
  ),
  visitors(
    "listCountries",
    "has a country twice",
    "listCountries",
    replies((body) => ({ ...body, result: readList(body, "result").flatMap((one) => [one, one]) })),
  ),
  visitors(
    "contactUs",
    "refuses what a program fills",
    "sendEnquiryOfProgram",
    calls("website", () => refusal(422)),
  ),
  visitors("contactUs", "says that a program was noticed", "sendEnquiryOfProgram", {
    changeReply: (reply, call) =>
      call.body.includes("website")
        ? { ...reply, body: Buffer.from(JSON.stringify({ status: true, code: 2000, message: "No", result: [] })) }
        : reply,
  }),
  opening("signUp", "swaps the names", "readProfile", {
    changeCall: (call) => ({
      ...call,
      body: Buffer.from(
        call.body
          .toString("latin1")
          .replace('"firstName"', '"otherName"')
          .replace('"lastName"', '"firstName"')
          .replace('"otherName"', '"lastName"'),
        "latin1",
      ),
    }),
  }),
  opening(
    "getProfile",
    "has the phone number without its country",
    "readProfile",
    deep("phone", (phone) => (typeof phone === "string" ? phone.replace("+46 ", "") : phone)),
  ),
  opening(
    "signIn",
    "takes the password of a refused form",
    "signInWithRefusedPassword",
    calls("alter Kardamom", (call) => ({
      ...call,
      body: Buffer.from(call.body.toString().replace("alter", "neuer")),
    })),
  ),
  renewing("getProfile", "ends the sessions of every account", "useOtherSession", {
    changeCall: (call, memory) => (memory.latest.has("resetPassword") && isFirst(call, memory) ? refusal(401) : call),
  }),
  renewing("signIn", "compares the first 72 bytes of a new password", "signInWithOtherEnd", {
    changeCall: (call) => ({
      ...call,
      body: Buffer.from(call.body.toString().replace(/einer blieb"/, 'einer bleibt"')),
    }),
  }),
  renewing("signIn", "takes the password that a used link has refused", "signInWithRefusedPassword", {
    changeReply: (reply, call, { latest }) =>
      call.body.includes("noch ein") ? (latest.get("signIn") ?? reply) : reply,
  }),
];
