/* Faults in front of the reference server in a search whose answer grows. */
import { readList } from "../../../scripts/verify/journeys/comparison.ts";
import {
  changeDeep,
  changeQuery,
  type Change,
  deep,
  empty,
  type Fault,
  OK,
  replies,
  row,
  servesFirst,
} from "./fault-kit.ts";
import { isOther } from "./part-kit.ts";

const add = (more: number) => (value: unknown) => (typeof value === "number" ? value + more : value);

const growing = row("growSearch");

/** Answers a call for something unknown with the newest answer of the operation. */
const accepts = (operation: string): Change => ({
  changeReply: (reply, _, { latest }) => (reply.status === 404 ? (latest.get(operation) ?? OK) : reply),
});

export const GROWING_FAULTS: readonly Fault[] = [
  growing("startRateSearch", "does not remember a search", "readHome", {
    changeCall: (call) => changeQuery(call, (query) => query.set("remember", "false")),
  }),
  growing("startRateSearch", "remembers every search", "readHomeUnchanged", {
    changeCall: (call) => changeQuery(call, (query) => query.delete("remember")),
  }),
  growing(
    "startRateSearch",
    "states the freight of another load",
    "search",
    replies((body) => changeDeep(changeDeep(body, "basicOceanFreightRate", add(100)), "allInRate", add(100))),
  ),
  growing("startRateSearch", "leaves a carrier out", "search", {
    ...replies((body) => ({
      ...body,
      result: readList(body, "result").map((group) => ({ ...Object(group), api: readList(group, "api").slice(-1) })),
    })),
  }),
  growing("stopRateSearch", "stops searches of everybody", "stopForeign", {
    changeCall: (call, memory) => (isOther(call, memory) ? servesFirst(call, memory) : call),
  }),
  growing("askSourceAgain", "asks for everybody", "askForeign", {
    changeCall: (call, memory) => (isOther(call, memory) ? servesFirst(call, memory) : call),
  }),
  growing("bookOffer", "books offers of a search for everybody", "bookForeign", accepts("bookOffer")),
  growing("askSourceAgain", "has the sources in another order", "askAgain", {
    ...replies((body) => ({ ...body, progress: readList(body, "progress").toReversed() })),
  }),
  growing("continueRateSearch", "names no offer that was replaced", "continueSearch", deep("removed", empty)),
  growing("continueRateSearch", "answers no new offers", "continueSearch", deep("api", empty)),
  growing("stopRateSearch", "answers every offer again", "stopSearch", {
    ...replies((body, _, { replies: answered }) => ({
      ...body,
      result: readList(JSON.parse(String(answered.get("startRateSearch")?.body)), "result"),
    })),
  }),
  growing(
    "stopRateSearch",
    "goes on asking",
    "stopSearch",
    deep("isComplete", () => false),
  ),
  growing("stopRateSearch", "ends the search", "stopSearch", { changeReply: (reply) => ({ ...reply, status: 404 }) }),
  growing("bookOffer", "does not keep the offers of a growing search", "book", {
    changeReply: (reply) => (reply.status === 200 ? { ...reply, status: 404 } : reply),
  }),
  growing(
    "listQuotations",
    "books at another price",
    "listBookings",
    deep("total", (total) => ({ ...Object(total), amount: 1 })),
  ),
];
