/* Faults in front of the example server that show when calls follow the last step of a journey, by the steps that must find them. */
import { read } from "../../../scripts/verify/journeys/comparison.ts";
import { isObject, parseJson } from "../../../scripts/verify/json.ts";
import { type Call, changeDeep, type Fault, home, json, refusal, row, setQuery } from "./fault-kit.ts";

const containers = row("bookContainers");
const several = row("bookSeveral");

const LONGEST_KEY = 36;
const readDay = (one: unknown): unknown => read(one, "search.departureDate") ?? null;
const isForSale = (call: Call): boolean => isObject(parseJson(call.body)) && !call.body.includes("quotationId");

const makeSea = (port: unknown): unknown =>
  isObject(port) && read(port, "point.code") === "DEDUI" ? { ...port, pointType: "Sea" } : port;

/** Levels 1 to 3. */
export const AFTERWARDS_FAULTS: readonly Fault[] = [
  several("findFclPorts", "takes an inland place with two ports for a port", "findInlandPlace", {
    changeReply: (reply) =>
      json(reply, (body) => changeDeep(body, "ports", (ports) => (Array.isArray(ports) ? ports.map(makeSea) : ports))),
  }),
  several("getProfile", "ends the oldest session at a further sign-in", "readHomeAgain", {
    changeCall: (call, { replies }) => (replies.has("dashboard") ? refusal(401) : call),
  }),
  several("searchRates", "states that a source without an offer has failed", "searchLater", {
    changeReply: (reply, { body: sent }) =>
      sent.includes('"departureDate":"') ? json(reply, (body) => changeDeep(body, "outcome", () => "failed")) : reply,
  }),
  several(
    "searchRates",
    "remembers a search again that is not to be remembered",
    "readHomeAgain",
    setQuery('"departureDate":"', "remember", "true"),
  ),
  several(
    "dashboard",
    "counts equal searches among the six",
    "readHomeAgain",
    home("lastSearches", (list) => (readDay(list[0]) === null ? list : list.slice(0, 1))),
  ),
  several("bookOffer", "cuts keys after 36 characters", "readHomeAgain", {
    changeCall: ({ headers, ...call }) => {
      const key = headers["idempotency-key"];
      return {
        ...call,
        headers: { ...headers, ...(key !== undefined && { "idempotency-key": key.slice(0, LONGEST_KEY) }) },
      };
    },
  }),
  containers("bookingPdf", "forgets the offers of an account when one of its sessions ends", "readHomeAfterReturn", {
    changeCall: (call, { replies }) => (replies.has("signOut") && isForSale(call) ? refusal(404) : call),
  }),
];
