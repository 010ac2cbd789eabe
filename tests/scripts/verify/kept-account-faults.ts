/* Faults in front of the reference server in the details, sessions and password of an account. */
import { readList } from "../../../scripts/verify/journeys/comparison.ts";
import {
  type Call,
  type Change,
  changeBody,
  deep,
  type Fault,
  isFirst,
  type Memory,
  OK,
  refusal,
  replies,
  row,
  servesFirst,
} from "./fault-kit.ts";
import { eachEntry, isOther, pretends } from "./part-kit.ts";

const keeping = row("keepAccount");

/** Answers an ended session as it was answered before. */
const goesOn = (after: string): Change => ({
  changeReply: (reply, _, memory) =>
    reply.status === 401 && memory.replies.has(after) ? (memory.replies.get("getAccount") ?? reply) : reply,
});

const accepts = (status: number, fits: (call: Call, memory: Memory) => boolean): Change => ({
  changeReply: (reply, call, memory) => (reply.status === status && fits(call, memory) ? OK : reply),
});

export const KEPT_ACCOUNT_FAULTS: readonly Fault[] = [
  keeping(
    "updateAccount",
    "changes the first name alone",
    "changeDetails",
    deep("lastName", () => "Müller-Øre"),
  ),
  keeping(
    "updateAccount",
    "keeps the moment of the last change",
    "changeDetails",
    deep("changedAt", () => "2026-11-12T09:20:00Z"),
  ),
  keeping("updateAccount", "overwrites a change that another session has made", "changeTooLate", {
    changeReply: (reply, _, { latest }) => (reply.status === 409 ? (latest.get("updateAccount") ?? reply) : reply),
  }),
  keeping("updateAccount", "takes formats for a change of the details", "changeFormats", {
    ...replies((body, call) =>
      call.body.includes("indian")
        ? {
            ...body,
            result: readList(body, "result").map((one) => ({ ...Object(one), changedAt: "2099-01-01T00:00:00Z" })),
          }
        : body,
    ),
  }),
  keeping("updateAccount", "ignores formats", "changeFormats", {
    changeCall: (call) => changeBody(call, ({ formats: _, ...body }) => body),
  }),
  keeping("updateAccount", "resets formats that are left out", "changeName readKept", {
    changeCall: (call) =>
      changeBody(call, (body) => ({
        formats: { dates: "day-month-name", numbers: "comma-point", currency: null },
        ...body,
      })),
  }),
  keeping(
    "getAccount",
    "has the standard formats",
    "readChanged",
    deep("numbers", () => "comma-point"),
  ),
  keeping("getProfile", "keeps the names of the sign-in", "readChangedProfile", {
    changeReply: (reply, _, { replies: answered }) => answered.get("getProfile") ?? reply,
  }),
  keeping(
    "updateAccount",
    "takes a currency that does not exist",
    "chooseUnknownCurrency",
    accepts(422, () => true),
  ),
  keeping("updateAccount", "saves the names of a refused change", "readKept", {
    changeCall: (call) =>
      call.body.includes("XQX") ? { ...call, body: Buffer.from(call.body.toString().replace("XQX", "EUR")) } : call,
  }),
  keeping("getAccount", "answers the account of the first sign-in", "readOtherAccount readOtherPending", {
    changeCall: (call, memory) => (memory.replies.has("updateAccount") ? servesFirst(call, memory) : call),
  }),
  keeping("listSessions", "lists the session of the first sign-in first", "listSessionsOfOther", {
    changeCall: servesFirst,
  }),
  keeping("listSessions", "lists the session of the request alone", "listSessionsOfOther", {
    ...replies((body) => ({ ...body, result: readList(body, "result").slice(0, 1) })),
  }),
  keeping(
    "endSession",
    "ends sessions of everybody",
    "endForeignSession",
    accepts(404, (_, { replies: answered }) => !answered.has("endSession")),
  ),
  keeping("endSession", "answers without ending the session", "useEnded listSessionsLeft", pretends(isFirst)),
  keeping(
    "endSession",
    "ends a session twice",
    "endSessionAgain",
    accepts(404, (_, { replies: answered }) => answered.has("endSession")),
  ),
  keeping("listSessions", "lists sessions that have ended", "listSessionsLeft listLastSession", {
    changeReply: (reply, _, { replies: answered }) =>
      answered.has("endSession") ? (answered.get("listSessions") ?? reply) : reply,
  }),
  keeping("requestAccountDeletion", "has a new moment with each request", "requestDeletionAgain", {
    ...replies((body, _, { replies: answered }) =>
      answered.has("requestAccountDeletion") ? { ...body, result: [{ requestedAt: "2026-11-19T08:00:00Z" }] } : body,
    ),
  }),
  keeping(
    "getAccount",
    "does not show the request",
    "readPending",
    deep("deletionRequestedAt", () => null),
  ),
  keeping(
    "getAccount",
    "shows the request to everybody",
    "readOtherPending",
    eachEntry((one, _, { replies: answered }) =>
      answered.has("requestAccountDeletion") ? { ...one, deletionRequestedAt: "2026-11-20T08:00:00Z" } : one,
    ),
  ),
  keeping("withdrawAccountDeletion", "answers without withdrawing", "readWithdrawn", { changeCall: () => OK }),
  keeping("withdrawAccountDeletion", "refuses to withdraw twice", "withdrawDeletionAgain", {
    changeCall: (call, { replies: answered }) => (answered.has("withdrawAccountDeletion") ? refusal(404) : call),
  }),
  keeping(
    "changePassword",
    "needs no current password",
    "changeWithWrongPassword",
    accepts(422, (call) => call.body.includes("alter Kardamom 2031")),
  ),
  keeping("changePassword", "names another field", "changeWithWrongPassword", {
    changeReply: (reply) => ({
      ...reply,
      body: Buffer.from(reply.body.toString().replaceAll("currentPassword", "password")),
    }),
  }),
  keeping(
    "changePassword",
    "does not compare both passwords",
    "changeToDifferentPasswords",
    accepts(422, (call) => call.body.includes('"confirmPassword":"alter')),
  ),
  keeping("getAccount", "ends the other sessions with a wrong password", "useThird", {
    changeReply: (reply, call, memory) =>
      memory.replies.has("withdrawAccountDeletion") && isOther(call, memory) ? refusal(401) : reply,
  }),
  keeping("getAccount", "keeps other sessions of a new password", "useThirdEnded", goesOn("changePassword")),
  keeping("getAccount", "ends the session that has changed the password", "useOwn", {
    changeReply: (reply, _, memory) => (memory.replies.has("changePassword") ? refusal(401) : reply),
  }),
  keeping("changePassword", "answers without a new password", "signInWithOldPassword signInWithNewPassword", {
    changeCall: (call) => (call.body.includes('"currentPassword":"alter') ? call : OK),
  }),
  keeping(
    "endOtherSessions",
    "counts the session of the request",
    "endOtherSessions",
    deep("endedSessions", (count) => Number(count) + 1),
  ),
  keeping("endOtherSessions", "answers without ending sessions", "endOtherSessions useNewEnded listLastSession", {
    changeCall: () => OK,
  }),
  keeping("getAccount", "ends the sessions of everybody", "useOther", {
    changeReply: (reply, _, memory) => (memory.replies.has("endOtherSessions") ? refusal(401) : reply),
  }),
];
