/* Faults in front of the reference server in the lists that an account keeps. */
import { readList } from "../../../scripts/verify/journeys/comparison.ts";
import type { JsonObject } from "../../../scripts/verify/json.ts";
import { calls, type Change, deep, type Fault, refusal, replies, row } from "./fault-kit.ts";

const kept = row("keepLists");

const DAY_MS = 86_400_000;

const backwards = replies((body) => ({ ...body, result: readList(body, "result").toReversed() }));

/** Changes the answers after a call of another operation. */
const after = (operation: string, change: (body: JsonObject) => JsonObject): Change =>
  replies((body, _, memory) => (memory.replies.has(operation) ? change(body) : body));

const oneDayLater = (moment: unknown): unknown =>
  typeof moment === "string" ? new Date(Date.parse(moment) + DAY_MS).toISOString() : moment;

/** Refuses the calls after so many. */
const atMost = (most: number): Change => {
  let count = 0;
  return {
    changeCall: (call) => {
      count += 1;
      return count > most ? refusal(409) : call;
    },
  };
};

export const KEPT_FAULTS: readonly Fault[] = [
  kept(
    "changeAddress",
    "keeps the version of a company that is not renamed",
    "changeAddress",
    deep("version", () => 1),
  ),
  kept("listAddresses", "lists companies in the order of their first names", "listAddresses", backwards),
  kept(
    "changeAddress",
    "overwrites a change that another session has made",
    "changeAddressTooLate",
    calls("Bremen", (call) => ({
      ...call,
      body: Buffer.from(call.body.toString().replace('"version":1', '"version":2')),
    })),
  ),
  kept(
    "renameTemplate",
    "takes the own name of a template for that of another one",
    "renameTemplateToSame",
    calls("ZWEIMAL", () => refusal(409)),
  ),
  kept(
    "createTemplate",
    "keeps the name of a deleted template",
    "createTemplateAgain",
    calls('"zweimal wöchentlich"', () => refusal(409)),
  ),
  kept("listSavedViews", "lists views in the order in which they were saved", "listSavedViews", backwards),
  kept("createApiKey", "ends a key a day late", "createKey", deep("expiresAt", oneDayLater)),
  kept("createApiKey", "counts revoked keys among those that work", "listKeys", atMost(20)),
  kept(
    "listApiKeys",
    "has a revoked key that works",
    "listKeys",
    deep("state", () => "active"),
  ),
  kept(
    "changeWebhook",
    "makes a new secret for another address",
    "changeWebhook",
    deep("secretEnd", () => "zq9x"),
  ),
  kept("listWebhooks", "lists the newest webhook first", "listWebhooks", backwards),
  kept(
    "rotateWebhookSecret",
    "answers a secret that it does not keep",
    "listRotated",
    deep("secretEnd", () => "zq9x"),
  ),
  kept(
    "listWebhookDeliveries",
    "counts the deliveries of the page alone",
    "listDeliveries",
    replies((body) => ({ ...body, lenResult: readList(body, "result").length })),
  ),
  kept(
    "listLeadTimes",
    "deletes the lead times of every origin",
    "listLeadTimesLeft",
    after("deleteLeadTimes", (body) => ({ ...body, result: [] })),
  ),
  kept(
    "notificationSettings",
    "keeps the topic that was switched last alone",
    "readSettings",
    deep("mail", () => true),
  ),
  kept(
    "listDeskRequests",
    "replaces the note of an open request",
    "listRequests",
    deep("note", () => "Ready on Friday"),
  ),
];
