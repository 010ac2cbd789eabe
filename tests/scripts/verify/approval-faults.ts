/* Faults in front of the reference server in bookings that wait for approval. */
import { read, readList } from "../../../scripts/verify/journeys/comparison.ts";
import type { JsonObject } from "../../../scripts/verify/json.ts";
import {
  type Change,
  changeBody,
  changeDeep,
  deep,
  type Fault,
  isFirst,
  OK,
  replies,
  row,
  servesFirst,
} from "./fault-kit.ts";
import { asFirst, eachEntry, isOther, pretends, refuses } from "./part-kit.ts";

const approving = row("approveBookings");

/** Changes the list from the call of another operation on. */
const since = (operation: string, change: (entry: JsonObject) => JsonObject): Change =>
  eachEntry((one, _, { replies: answered }) => (answered.has(operation) ? change(one) : one));

const repeated: Change = {
  changeReply: (reply, call, { replies: answered, latest }) =>
    reply.status === 409
      ? (latest.get(call.path.includes("/decline") ? "declineBooking" : "approveBooking") ??
        answered.get("requestApproval") ??
        reply)
      : reply,
};

export const APPROVAL_FAULTS: readonly Fault[] = [
  approving("bookOffer", "books above a limit", "bookAboveLimit listNoBooking", asFirst(isOther)),
  approving("bookOffer", "names no field of the refusal", "bookAboveLimit bookOneCentAbove", {
    changeReply: (reply) => ({
      ...reply,
      body: Buffer.from(reply.body.toString().replace(/"result":\[\{"field":"limit"[^\]]*\]/, '"result":[]')),
    }),
  }),
  approving("listQuotations", "lists a booking that was refused", "listNoBooking", {
    ...replies((body) => ({ ...body, lenResult: Number(body["lenResult"]) + 1 })),
  }),
  approving("requestApproval", "loses the reference", "request", {
    changeCall: (call) => changeBody(call, (body) => ({ ...body, reference: null })),
  }),
  approving(
    "requestApproval",
    "states the total of one container",
    "request",
    eachEntry((one) => ({ ...one, total: Number(one["total"]) / 2 })),
  ),
  approving(
    "requestApproval",
    "names nobody",
    "request",
    deep("requestedBy", () => "A colleague"),
  ),
  approving(
    "requestApproval",
    "makes a request of each call",
    "requestAgain",
    eachEntry((one) => ({ ...one, id: crypto.randomUUID() })),
  ),
  approving(
    "listApprovals",
    "lets the person who asked decide",
    "listOwn",
    deep("mayDecide", () => true),
  ),
  approving(
    "listApprovals",
    "shows a person no own requests",
    "listOwn listDeclined",
    replies((body, call, memory) => (isOther(call, memory) ? { ...body, result: [] } : body)),
  ),
  approving("approveBooking", "lets bookers approve", "approveOwn", pretends(isOther)),
  approving("declineBooking", "lets bookers decline", "declineOwn", pretends(isOther)),
  approving(
    "listApprovals",
    "lets everybody withdraw",
    "listWaiting",
    deep("mayWithdraw", () => true),
  ),
  approving("listApprovals", "lists the requests of every company", "listForeign", {
    changeCall: (call, memory) => (isOther(call, memory) ? servesFirst(call, memory) : call),
  }),
  approving("approveBooking", "approves for every company", "approveForeign", {
    changeReply: (reply) => (reply.status === 404 ? OK : reply),
  }),
  approving("declineBooking", "declines for every company", "declineForeign", {
    changeReply: (reply) => (reply.status === 404 ? OK : reply),
  }),
  approving("withdrawApproval", "withdraws for every company", "withdrawForeign", {
    changeReply: (reply) => (reply.status === 404 ? OK : reply),
  }),
  approving("withdrawApproval", "lets admins withdraw", "withdrawOfOther", pretends(isFirst)),
  approving("withdrawApproval", "answers without withdrawing", "approveWithdrawn listWithdrawn", pretends(isOther)),
  approving("withdrawApproval", "withdraws twice", "withdrawAgain withdrawApproved", {
    changeReply: (reply) => (reply.status === 409 ? OK : reply),
  }),
  approving("approveBooking", "approves what was withdrawn or approved", "approveWithdrawn approveAgain", {
    changeReply: (reply) => (reply.status === 409 ? OK : reply),
  }),
  approving("listApprovals", "lists what waits alone", "listWithdrawn listDeclined", {
    ...replies((body) => ({
      ...body,
      result: readList(body, "result").filter((one) => read(one, "state") === "waiting"),
    })),
  }),
  approving(
    "requestApproval",
    "keeps an offer that was withdrawn",
    "requestAfterWithdrawal",
    refuses(409, (_, { replies: answered }) => answered.has("withdrawApproval")),
  ),
  approving("requestApproval", "answers the request that was withdrawn", "requestAfterWithdrawal", {
    changeReply: (reply, _, { replies: answered }) => answered.get("requestApproval") ?? reply,
  }),
  approving(
    "declineBooking",
    "loses the reason",
    "decline",
    deep("reason", () => null),
  ),
  approving("declineBooking", "declines what was decided", "declineAgain declineApproved", repeated),
  approving(
    "listApprovals",
    "shows the reason to admins alone",
    "listDeclined",
    eachEntry((one, call, memory) => (isFirst(call, memory) ? one : { ...one, reason: null })),
  ),
  approving(
    "declineBooking",
    "names the person who asked as the one who decided",
    "decline",
    eachEntry((one) => ({ ...one, decidedBy: one["requestedBy"] })),
  ),
  approving(
    "listApprovals",
    "lists the earliest request first",
    "listAll",
    replies((body) => ({ ...body, result: readList(body, "result").toReversed() })),
  ),
  approving(
    "listApprovals",
    "declines every request of an offer",
    "listAll",
    since("declineBooking", (one) =>
      one["state"] === "waiting" ? { ...one, state: "declined", decidedAt: one["requestedAt"] } : one,
    ),
  ),
  approving("approveBooking", "lets approvers approve above their limit", "approveAboveLimit", {
    changeReply: (reply, call, memory) =>
      reply.status === 403 && isOther(call, memory) && memory.replies.has("declineBooking") ? OK : reply,
  }),
  approving(
    "listApprovals",
    "lets every approver decide",
    "listAboveLimit",
    eachEntry((one, call, memory) =>
      isOther(call, memory) && one["state"] === "waiting" && memory.replies.has("declineBooking")
        ? { ...one, mayDecide: true }
        : one,
    ),
  ),
  approving(
    "approveBooking",
    "approves without a booking",
    "approve",
    deep("quotationId", () => null),
  ),
  approving(
    "listApprovals",
    "forgets the number of the booking",
    "listApproved",
    deep("quotationId", () => "QTN-2026-999999"),
  ),
  approving(
    "approveBooking",
    "answers without a booking",
    "listBookings",
    pretends((call, memory) => isFirst(call, memory) && memory.replies.has("declineBooking")),
  ),
  approving(
    "listQuotations",
    "loses the reference of an approved booking",
    "listBookings",
    deep("reference", () => null),
  ),
  approving(
    "bookOffer",
    "refuses a booking of exactly the limit",
    "bookWithin",
    refuses(403, (_, { replies: answered }) => answered.has("approveBooking")),
  ),
  approving("requestApproval", "asks for what is within the limit", "requestWithin", {
    changeReply: (reply, _, { replies: answered }) =>
      reply.status === 409 && answered.has("approveBooking") ? (answered.get("requestApproval") ?? reply) : reply,
  }),
  approving("changeMember", "rounds limits up", "bookOneCentAbove", {
    changeCall: (call) =>
      changeBody(call, (body) => ({
        ...body,
        limit: typeof body["limit"] === "number" ? Math.ceil(body["limit"]) : body["limit"],
      })),
  }),
  approving("bookOffer", "books for viewers", "bookAsViewer", {
    changeReply: (reply, _, { latest }) => (reply.status === 403 ? (latest.get("bookOffer") ?? reply) : reply),
  }),
  approving("requestApproval", "asks for viewers", "requestAsViewer", {
    changeReply: (reply) => (reply.status === 403 ? OK : reply),
  }),
  approving("bookOffer", "answers without a booking within the limit", "listBoth", {
    ...pretends((_, { replies: answered }) => answered.has("approveBooking") && !answered.has("bookOffer")),
  }),
  approving("bookOffer", "compares the figure of another currency with the limit", "bookInOtherCurrency", {
    changeCall: (call) => (call.body.includes("Lindqvist") ? OK : call),
  }),
  approving(
    "requestApproval",
    "has the figure of the offer under the currency of the company",
    "requestInOtherCurrency",
    replies((body) => changeDeep(body, "total", () => 3391)),
  ),
  approving(
    "requestApproval",
    "converts with the rates the other way round",
    "requestInOtherCurrency",
    replies((body) => changeDeep(body, "total", (total) => (typeof total === "number" ? 3391 ** 2 / total : total))),
  ),
  approving(
    "requestApproval",
    "states the currency of the offer",
    "requestInOtherCurrency",
    replies((body, call) => (call.body.includes("PO 4714") ? changeDeep(body, "currency", () => "EUR") : body)),
  ),
];
