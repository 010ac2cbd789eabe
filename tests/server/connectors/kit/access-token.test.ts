import { errAsync, okAsync, type ResultAsync } from "neverthrow";
import { describe, expect, it } from "vitest";
import { createAccessTokens } from "#server/connectors/kit/access-token.ts";
import type { CallFault, JsonAnswer } from "#server/connectors/kit/json-call.ts";

const CREDENTIALS = {
  tokenUrl: "https://identity.norrvik.example/token",
  clientId: "keelson",
  clientSecret: "not for the log",
  scope: "prices",
};

const answer = (status: number, body: object) => okAsync({ status, headers: new Headers(), body });
const issue = (token: string) => answer(200, { access_token: token, expires_in: 300 });

/** Tokens of an identity provider that answers one request after the other, at a clock that the test sets. */
const open = (...answers: readonly ResultAsync<JsonAnswer, CallFault>[]) => {
  let asked = 0;
  let now = 1_000_000;
  const tokens = createAccessTokens(
    CREDENTIALS,
    () => now,
    () => {
      asked += 1;
      return answers[asked - 1] ?? errAsync("unreachable");
    },
  );
  return {
    tokens,
    getAfter: async (seconds: number) => {
      now += seconds * 1_000;
      return (await tokens.get()).unwrapOr(null);
    },
    countAsked: () => asked,
  };
};

describe("an access token", () => {
  it("is used until its end while no newer one can be fetched", async () => {
    const { tokens, getAfter, countAsked } = open(issue("first"), errAsync("timed-out"), answer(503, {}));
    expect(await getAfter(0)).toBe("first");
    expect(await getAfter(200)).toBe("first");
    expect(await getAfter(50)).toBe("first");
    expect(countAsked()).toBe(3);
    expect(await getAfter(49)).toBe("first");
    expect(await getAfter(1)).toBeNull();
    expect((await tokens.get())._unsafeUnwrapErr()).toBe("unreachable");
  });

  it("is fetched again 20 seconds after a fetch failed, not with each search", async () => {
    const { getAfter, countAsked } = open(issue("first"), errAsync("timed-out"), issue("second"));
    await getAfter(0);
    expect(await getAfter(200)).toBe("first");
    expect(await getAfter(19)).toBe("first");
    expect(countAsked()).toBe(2);
    expect(await getAfter(1)).toBe("second");
    expect(countAsked()).toBe(3);
  });

  it("is not used again once its carrier has refused it", async () => {
    const { tokens, getAfter } = open(issue("first"), answer(401, {}));
    await getAfter(0);
    tokens.forget("first");
    expect(await getAfter(200)).toBeNull();
  });

  it("is not used after a clock was set back, as its end is not known", async () => {
    const { getAfter } = open(issue("first"), errAsync("unreachable"));
    await getAfter(0);
    expect(await getAfter(-3_600)).toBeNull();
  });
});
