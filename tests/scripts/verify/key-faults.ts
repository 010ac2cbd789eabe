/* Faults in front of the reference server when programs call with API keys, and when a calendar reads a link. */
import { read, readList } from "../../../scripts/verify/journeys/comparison.ts";
import {
  type Call,
  type Change,
  deep,
  type Fault,
  type Memory,
  readFirst,
  refusal,
  replies,
  row,
} from "./fault-kit.ts";
import { asFirst, isOther, pretends, reversed } from "./part-kit.ts";

const using = row("useKeys");
const linking = row("linkCalendar");

const hasKey = ({ headers }: Call): boolean => headers["authorization"] !== undefined;

const isRevoked = (call: Call, { latest }: Memory): boolean => hasKey(call) && latest.has("revokeApiKey");

/** Sends calls of a key in the name of the account that signed in first. */
const asSession = (fits: (call: Call, memory: Memory) => boolean): Change => ({
  changeCall: (call, memory) => {
    const { authorization, ...headers } = call.headers;
    return authorization !== undefined && fits(call, memory)
      ? { ...call, headers: { ...headers, ...memory.first } }
      : call;
  },
});

/** The file that was answered last, for a link that is not known. */
const keepsCalendar: Change = {
  changeReply: (reply, _, { latest }) => (reply.status === 404 ? (latest.get("calendarFeed") ?? reply) : reply),
};

export const KEY_FAULTS: readonly Fault[] = [
  using(
    "searchRates",
    "takes every key for every right",
    "searchWithReadKey",
    asSession(() => true),
  ),
  using(
    "bookOffer",
    "books with a key that may read",
    "bookWithReadKey",
    asSession(() => true),
  ),
  using(
    "setReference",
    "changes a booking with a key that may read",
    "changeWithReadKey",
    asSession(() => true),
  ),
  using(
    "listApiKeys",
    "lists keys with a key",
    "listKeysWithKey",
    asSession(() => true),
  ),
  using(
    "createApiKey",
    "creates a key with a key",
    "createKeyWithKey",
    asSession(() => true),
  ),
  using(
    "createApiKey",
    "gives more rights than were asked for",
    "createReadKey",
    deep("scopes", () => ["read", "book"]),
  ),
  using("createApiKey", "shows the whole key in its entry", "createReadKey", {
    ...replies((body) => {
      const key = read(body, "result.0.key");
      return { ...body, result: [{ ...Object(read(body, "result.0")), shown: key }] };
    }),
  }),
  using("listQuotations", "shows keys another account", "listWithReadKey", {
    changeReply: (reply, call) =>
      hasKey(call) && reply.status === 200
        ? { ...reply, body: Buffer.from('{"status":true,"code":2000,"message":"OK","result":[],"lenResult":0}') }
        : reply,
  }),
  using("listQuotations", "takes a key that was revoked", "useRevokedKey", asSession(isRevoked)),
  using("listQuotations", "refuses every key once one was revoked", "useOtherKey useShortKey", {
    changeCall: (call, memory) => (isRevoked(call, memory) ? refusal(401) : call),
  }),
  using("listQuotations", "takes a key that has ended", "useEndedKey", {
    changeReply: (reply, call, { latest }) =>
      hasKey(call) && reply.status === 401 ? (latest.get("listQuotations") ?? reply) : reply,
  }),
  using("revokeApiKey", "revokes keys of somebody else", "revokeForeignKey", asFirst(isOther)),
  using(
    "revokeApiKey",
    "answers without revoking",
    "useRevokedKey",
    pretends(() => true),
  ),
  using("listApiKeys", "lists keys of somebody else", "listForeignKeys", asFirst(isOther)),
  using(
    "listApiKeys",
    "has never seen a key",
    "listKeys",
    deep("lastUsedAt", () => null),
  ),
  using(
    "listApiKeys",
    "calls a key active that has ended",
    "listEndedKeys",
    deep("state", () => "active"),
  ),
  using("listApiKeys", "lists the oldest key first", "listKeys", reversed),
  linking("createCalendarFeed", "gives every account one link", "createOtherFeed", {
    changeReply: (reply, call, memory) =>
      isOther(call, memory) ? (memory.replies.get("createCalendarFeed") ?? reply) : reply,
  }),
  linking("createCalendarFeed", "keeps the link in place of a new one", "replaceFeed", {
    changeReply: (reply, call, memory) =>
      isOther(call, memory) ? reply : (memory.replies.get("createCalendarFeed") ?? reply),
  }),
  linking("calendarFeed", "serves a link that was replaced", "openReplaced", keepsCalendar),
  linking("calendarFeed", "serves a link that was ended", "openEnded", keepsCalendar),
  linking("calendarFeed", "has the calendar of the first link for each", "openOtherCalendar", {
    changeCall: (call, { replies: answered }) => {
      const link = readFirst(answered.get("createCalendarFeed"), "result.0.link");
      return typeof link === "string" ? { ...call, path: link } : call;
    },
  }),
  linking("calendarFeed", "has the calendar as it was first", "openCalendar", {
    changeReply: (reply, _, { replies: answered }) => answered.get("calendarFeed") ?? reply,
  }),
  linking("getCalendarFeed", "answers the address once more", "readFeed", {
    changeReply: (reply, _, { latest }) =>
      readList(JSON.parse(reply.body.toString()), "result").length > 0
        ? (latest.get("createCalendarFeed") ?? reply)
        : reply,
  }),
  linking(
    "getCalendarFeed",
    "forgets the link",
    "readFeed",
    replies((body) => ({ ...body, result: [] })),
  ),
  linking("getCalendarFeed", "has the link of somebody else", "readEnded", {
    changeReply: (reply, _, { latest }) =>
      latest.has("deleteCalendarFeed") ? (latest.get("createCalendarFeed") ?? reply) : reply,
  }),
  linking(
    "deleteCalendarFeed",
    "answers without ending the link",
    "openEnded readEnded",
    pretends(() => true),
  ),
  linking("deleteCalendarFeed", "refuses to end no link", "deleteFeedAgain", {
    changeCall: (call, { latest }) => (latest.has("deleteCalendarFeed") ? refusal(404) : call),
  }),
];
