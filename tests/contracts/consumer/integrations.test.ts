import { MatchersV3 } from "@pact-foundation/pact";
import { describe, it } from "vitest";
import { CALLS, hasKeys, hasWebhooks, KEY_REQUEST, WEBHOOK_REQUEST } from "./calls.ts";
import {
  expectFailure,
  expectValue,
  failure,
  fieldFailure,
  fieldRefused,
  filled,
  refused,
  signedIn,
  success,
  testInteraction,
} from "./kit.ts";
import { patient } from "#tests/adapters/support/api.ts";

const { equal } = MatchersV3;

const owner = { ...signedIn, ...hasKeys };
const created = { ...owner, "an API key was created": { id: "key-1" } };
const foreign = { ...owner, "another shipper has the API key": { id: "key-1" } };
const MOMENT = "2026-11-20T08:15:00.000Z";
const NO_KEY = "This API key has already ended.";
const key = { id: "key-1", name: "ERP export", state: "active", expiresAt: null, lastUsedAt: null } as const;
const scopes = ["read", "search"] as const;

describe("the API keys", () => {
  const { request, send } = CALLS.listApiKeys;

  it("have their rights and when they were used, but not the keys", () =>
    testInteraction({
      title: "the API keys of a shipper",
      states: created,
      request,
      response: success([{ ...key, shown: filled("klk_…7Q4d"), scopes: equal(scopes), createdAt: filled(MOMENT) }]),
      check: expectValue(send, [{ ...key, mode: "live", shown: "klk_…7Q4d", scopes, createdAt: MOMENT }]),
    }));

  it("are an empty list while only another shipper has one", () =>
    testInteraction({
      title: "the API keys while only another shipper has one",
      states: foreign,
      request,
      response: success([]),
      check: expectValue(send, []),
    }));
});

describe("a new API key", () => {
  const { request, send } = CALLS.createApiKey;

  it("is answered once", () =>
    testInteraction({
      title: "a new API key of a shipper",
      states: owner,
      request,
      response: success([
        {
          ...key,
          id: filled("key-1"),
          shown: filled("klk_…7Q4d"),
          scopes: equal(scopes),
          createdAt: filled(MOMENT),
          expiresAt: filled("2027-02-18T08:15:00.000Z"),
          key: filled("klk_4fKQx0Yk7c1mWb2sTn8uVd5eRj9hLp3aGz6iXo07Q4d"),
        },
      ]),
      check: expectValue(send, {
        apiKey: {
          ...key,
          mode: "live",
          shown: "klk_…7Q4d",
          scopes,
          createdAt: MOMENT,
          expiresAt: "2027-02-18T08:15:00.000Z",
        },
        key: "klk_4fKQx0Yk7c1mWb2sTn8uVd5eRj9hLp3aGz6iXo07Q4d",
      }),
    }));

  it("is one of test mode where that is asked for", () =>
    testInteraction({
      title: "a new test key of a shipper",
      states: { ...owner, "the shipper can create test keys": {} },
      request: { ...request, json: { ...KEY_REQUEST, mode: "test" } },
      response: success([
        {
          ...key,
          id: filled("key-1"),
          mode: equal("test"),
          shown: filled("klt_…7Q4d"),
          scopes: equal(scopes),
          createdAt: filled(MOMENT),
          expiresAt: filled("2027-02-18T08:15:00.000Z"),
          key: filled("klt_4fKQx0Yk7c1mWb2sTn8uVd5eRj9hLp3aGz6iXo07Q4d"),
        },
      ]),
      check: expectValue(({ integrations }) => integrations.createKey({ ...KEY_REQUEST, mode: "test" }, patient()), {
        apiKey: {
          ...key,
          mode: "test",
          shown: "klt_…7Q4d",
          scopes,
          createdAt: MOMENT,
          expiresAt: "2027-02-18T08:15:00.000Z",
        },
        key: "klt_4fKQx0Yk7c1mWb2sTn8uVd5eRj9hLp3aGz6iXo07Q4d",
      }),
    }));

  it("is refused without a right", () => {
    const message = "Choose at least one right.";
    return testInteraction({
      title: "a new API key without a right",
      states: owner,
      request: { ...request, json: { ...KEY_REQUEST, scopes: [] } },
      response: fieldRefused("scopes", message),
      check: expectFailure((_, sendAsIs) => sendAsIs(), fieldFailure("scopes", message)),
    });
  });
});

describe("the end of an API key", () => {
  const { request, send } = CALLS.revokeApiKey;

  it("is immediate", () =>
    testInteraction({
      title: "the end of an API key that works",
      states: created,
      request,
      response: success([]),
      check: expectValue(send, undefined),
    }));

  it("is refused for the key of somebody else", () =>
    testInteraction({
      title: "the end of somebody else's API key",
      states: foreign,
      request,
      response: failure(404, 4040, NO_KEY),
      check: expectFailure(send, refused("not-found", NO_KEY)),
    }));
});

const sender = { ...signedIn, ...hasWebhooks };
const hasOne = { ...sender, "a webhook was created": { id: "webhook-1" } };
const hasNone = { ...sender, "another shipper has the webhook": { id: "webhook-1" } };
const GONE = "This webhook was deleted.";
const webhook = {
  id: "webhook-1",
  url: WEBHOOK_REQUEST.url,
  state: "active",
  previousSecretUntil: null,
  failing: 1,
} as const;
const { events } = WEBHOOK_REQUEST;
const answered = { ...webhook, events: equal(events), secretEnd: filled("e41c"), createdAt: filled(MOMENT) };
const read = { ...webhook, events, secretEnd: "e41c", createdAt: MOMENT, mode: "live" };
const SECRET = "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD";

describe("the webhooks", () => {
  const { request, send } = CALLS.listWebhooks;

  it("have their address and events, but not the secret", () =>
    testInteraction({
      title: "the webhooks of a shipper",
      states: hasOne,
      request,
      response: success([answered]),
      check: expectValue(send, [read]),
    }));

  it("are an empty list while only another shipper has one", () =>
    testInteraction({
      title: "the webhooks while only another shipper has one",
      states: hasNone,
      request,
      response: success([]),
      check: expectValue(send, []),
    }));
});

describe("a new webhook", () => {
  const { request, send } = CALLS.createWebhook;

  it("is answered with its secret", () =>
    testInteraction({
      title: "a new webhook of a shipper",
      states: sender,
      request,
      response: success([{ ...answered, id: filled("webhook-1"), failing: 0, secret: filled(SECRET) }]),
      check: expectValue(send, { webhook: { ...read, failing: 0 }, secret: SECRET }),
    }));

  it("is refused without HTTPS", () => {
    const message = "Enter an address that starts with https://.";
    return testInteraction({
      title: "a new webhook without HTTPS",
      states: sender,
      request: { ...request, json: { ...WEBHOOK_REQUEST, url: "http://erp.kaveri-home.example/" } },
      response: fieldRefused("url", message),
      check: expectFailure((_, sendAsIs) => sendAsIs(), fieldFailure("url", message)),
    });
  });
});

describe("a change of a webhook", () => {
  const { request, send } = CALLS.changeWebhook;

  it("is answered with the webhook", () =>
    testInteraction({
      title: "a webhook that is switched off",
      states: hasOne,
      request,
      response: success([{ ...answered, state: "disabled" }]),
      check: expectValue(send, { ...read, state: "disabled" }),
    }));

  it("is refused without an event", () => {
    const message = "Choose at least one event.";
    return testInteraction({
      title: "a webhook that loses all events",
      states: hasOne,
      request: { ...request, json: { url: WEBHOOK_REQUEST.url, events: [], enabled: true } },
      response: fieldRefused("events", message),
      check: expectFailure((_, sendAsIs) => sendAsIs(), fieldFailure("events", message)),
    });
  });

  it("is refused for the webhook of somebody else", () =>
    testInteraction({
      title: "a change of somebody else's webhook",
      states: hasNone,
      request,
      response: failure(404, 4040, GONE),
      check: expectFailure(send, refused("not-found", GONE)),
    }));
});

describe("a new secret of a webhook", () => {
  const { request, send } = CALLS.rotateWebhookSecret;

  it("leaves the one before valid for a day", () =>
    testInteraction({
      title: "a new secret of a webhook that exists",
      states: hasOne,
      request,
      response: success([{ ...answered, previousSecretUntil: filled(MOMENT), secret: filled(SECRET) }]),
      check: expectValue(send, { webhook: { ...read, previousSecretUntil: MOMENT }, secret: SECRET }),
    }));
});

describe("the deliveries of a webhook", () => {
  const { request, send } = CALLS.listWebhookDeliveries;
  const delivery = {
    id: "msg_1",
    type: "deadline.near",
    subject: "KLB-2026-000014",
    state: "failed",
    attempts: 8,
    nextAttemptAt: null,
    status: 500,
    durationMs: 2_400,
    answer: "Stopped",
    reason: null,
  } as const;

  it("have the last answer", () =>
    testInteraction({
      title: "the deliveries of a webhook that exists",
      states: hasOne,
      request,
      response: success([{ ...delivery, createdAt: filled(MOMENT), body: filled("{}") }]),
      check: expectValue(send, [{ ...delivery, createdAt: MOMENT, body: "{}" }]),
    }));
});

describe.each([
  ["the end of a webhook", CALLS.deleteWebhook, GONE],
  ["a test message", CALLS.testWebhook, "This webhook is switched off or was deleted."],
  [
    "a delivery that is sent again",
    CALLS.sendWebhookDeliveryAgain,
    "This delivery is on its way already, or was deleted.",
  ],
] as const)("%s", (title, { request, send }, message) => {
  it("is accepted", () =>
    testInteraction({
      title: `${title} of a shipper`,
      states: hasOne,
      request,
      response: success([]),
      check: expectValue(send, undefined),
    }));

  it("is refused for the webhook of somebody else", () =>
    testInteraction({
      title: `${title} of somebody else`,
      states: hasNone,
      request,
      response: failure(404, 4040, message),
      check: expectFailure(send, refused("not-found", message)),
    }));
});

describe.each([
  ["a new secret", CALLS.rotateWebhookSecret],
  ["the deliveries", CALLS.listWebhookDeliveries],
] as const)("%s of somebody else's webhook", (title, { request, send }) => {
  it("is refused", () =>
    testInteraction({
      title: `${title} of somebody else's webhook`,
      states: hasNone,
      request,
      response: failure(404, 4040, GONE),
      check: expectFailure(send, refused("not-found", GONE)),
    }));
});
