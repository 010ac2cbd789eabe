import { MatchersV3 } from "@pact-foundation/pact";
import { describe, it } from "vitest";
import { CALLS, hasKeys, KEY_REQUEST } from "./calls.ts";
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
      check: expectValue(send, [{ ...key, shown: "klk_…7Q4d", scopes, createdAt: MOMENT }]),
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
        apiKey: { ...key, shown: "klk_…7Q4d", scopes, createdAt: MOMENT, expiresAt: "2027-02-18T08:15:00.000Z" },
        key: "klk_4fKQx0Yk7c1mWb2sTn8uVd5eRj9hLp3aGz6iXo07Q4d",
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
