/* Faults in front of the reference server when an account is opened, gets a new password, and reads its messages. */
import { changeDeep, type Fault, refusal, replies, row } from "./fault-kit.ts";

const opening = row("openAccount");
const renewing = row("setNewPassword");
const messages = row("readMessages");

/** Level 6. */
export const OPENING_FAULTS: readonly Fault[] = [
  opening("signUp", "uses up the verification with a refused form", "signUp", {
    changeCall: (call) => (call.body.includes("alter Kardamom") ? call : refusal(410)),
  }),
  opening("signUp", "creates a second account for an address", "signUpAgain", {
    changeReply: (reply, _, { replies: answered }) => answered.get("signUp") ?? reply,
  }),
  renewing("getProfile", "keeps the newest session of a new password", "useSecondSession", {
    changeReply: (reply, call, { latest, first }) =>
      latest.has("resetPassword") && call.headers["x-token"] !== first["x-token"] ? { ...reply, status: 200 } : reply,
  }),
  renewing("resetPassword", "uses up the link with a refused password", "setPassword", {
    changeCall: (call) => (call.body.includes("alter Kardamom") ? call : refusal(410)),
  }),
  renewing("resetPassword", "takes a link twice", "setPasswordAgain", {
    changeReply: (reply, _, { latest }) => latest.get("resetPassword") ?? reply,
  }),
];

/** Level 9. */
export const MESSAGE_FAULTS: readonly Fault[] = [
  messages(
    "listNotifications",
    "counts the new messages of a topic alone",
    "listOfOtherTopic",
    replies((body, call) => (call.path.includes("topic=") ? { ...body, unread: 0 } : body)),
  ),
  messages("readNotifications", "reads nothing if one of the messages is unknown", "listAfterOne", {
    changeCall: (call) => (call.body.includes("unknown-message") ? { ...call, body: Buffer.from('{"ids":[]}') } : call),
  }),
  messages("readNotifications", "reads all messages for each", "listAfterOne", {
    changeCall: (call) => ({ ...call, body: Buffer.from('{"ids":null}') }),
  }),
  messages(
    "listNotifications",
    "reads a message once more with the others",
    "listAfterAll",
    replies((body, _, { latest }) =>
      String(latest.get("listNotifications")?.body).includes('"unread":1')
        ? changeDeep(body, "readAt", () => "2099-01-01T00:00:00Z")
        : body,
    ),
  ),
];
