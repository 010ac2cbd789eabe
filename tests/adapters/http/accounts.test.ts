import { describe, expect, it } from "vitest";
import type { ApiSettings } from "#adapters/http/client.ts";
import { against, outcomeOf, patient } from "../support/api.ts";
import { json, no, type Reply, yes } from "../support/local-server.ts";

const signInOver = (reply: Reply) =>
  against(reply, ({ accounts }) => outcomeOf(accounts.signIn({ username: "asha", password: "pepper" }, patient())));

const profileOver = (reply: Reply) => against(reply, ({ accounts }) => outcomeOf(accounts.profile(patient())));

describe("signing in", () => {
  it("sends what was typed with the application id, and answers both credentials", async () => {
    const reply = yes([{ xToken: "t-9", xApiKey: "k-9", expires: "tomorrow" }]);
    const { outcome, sent } = await against(
      reply,
      async ({ accounts }, { arrived }) => ({
        outcome: await outcomeOf(accounts.signIn({ username: "", password: " pepper " }, patient())),
        sent: arrived[0],
      }),
      { credentials: () => null },
    );
    expect(outcome).toEqual({ value: { xToken: "t-9", xApiKey: "k-9" } });
    expect(sent).toMatchObject({
      method: "POST",
      url: "/api/auth/sign_in",
      body: '{"username":"","password":" pepper ","applicationId":702020}',
    });
    expect(sent?.headers["x-origin"]).toBe("keelson-portal");
    expect(sent?.headers["content-type"]).toBe("application/json");
    expect(sent?.headers["x-token"]).toBeUndefined();
  });

  it("reads a 401 as a refusal with the server's message, not as an ended session", async () => {
    expect(await signInOver(no(401, 4010, "Invalid credentials. Please try again."))).toEqual({
      failure: { kind: "refused", reason: "other", message: "Invalid credentials. Please try again.", fields: [] },
    });
  });

  it.each([
    ["no result", []],
    ["an empty object", [{}]],
    ["one credential", [{ xToken: "t-9" }]],
    ["an empty credential", [{ xToken: "t-9", xApiKey: "" }]],
    ["null", null],
  ])("shows the server's message when the credentials are missing: %s", async (_, result) => {
    expect(await signInOver(json({ status: true, code: 2000, message: "Account is locked.", result }))).toEqual({
      failure: { kind: "refused", reason: "other", message: "Account is locked.", fields: [] },
    });
  });

  it("fails as malformed if credentials and message are missing", async () => {
    expect(await signInOver(json({ status: true, code: 2000, message: "", result: [] }))).toMatchObject({
      failure: { kind: "malformed" },
    });
  });
});

describe("credentials", () => {
  const sentWith = (changes: Partial<ApiSettings>) =>
    against(
      yes([]),
      async ({ accounts }, { arrived }) => {
        await outcomeOf(accounts.signOut(patient()));
        return arrived[0]?.headers;
      },
      changes,
    );

  it("sends both credentials and the origin", async () => {
    const headers = await sentWith({});
    expect(headers).toMatchObject({ "x-token": "token-1", "x-api-key": "key-1", "x-origin": "keelson-portal" });
    expect(headers?.["authorization"]).toBeUndefined();
  });

  it("adds a bearer header when an auth_token is stored", async () => {
    expect((await sentWith({ bearerToken: () => "b-7" }))?.["authorization"]).toBe("Bearer b-7");
  });

  it("reads the credentials for every call", async () => {
    let xToken = "first";
    const headers = await against(
      yes([]),
      async ({ accounts }, { arrived }) => {
        await outcomeOf(accounts.signOut(patient()));
        xToken = "second";
        await outcomeOf(accounts.signOut(patient()));
        return arrived.map((one) => one.headers["x-token"]);
      },
      { credentials: () => ({ xToken, xApiKey: "key" }) },
    );
    expect(headers).toEqual(["first", "second"]);
  });
});

describe("the profile", () => {
  const asha = { firstName: "Asha", lastName: "Menon" };

  it("is the first entry of result", async () => {
    expect(
      await profileOver(yes([{ ...asha, email: "asha@menon.example", phone: "+91 98765 43210", contact: [] }])),
    ).toEqual({
      value: { ...asha, email: "asha@menon.example", phone: "+91 98765 43210", capabilities: ["lcl", "tracking"] },
    });
  });

  it("is data where a server answers it there", async () => {
    expect(await profileOver(json({ status: true, code: 2000, message: "OK", data: asha }))).toEqual({
      value: { ...asha, email: null, phone: null, capabilities: ["lcl", "tracking"] },
    });
  });

  it("has LCL and tracking where the server states no capabilities, and not where it states others", async () => {
    const capabilities = async (stated: object) => {
      const { value } = { value: null, ...(await profileOver(yes([{ ...asha, ...stated }]))) };
      return value?.capabilities;
    };
    expect(await capabilities({})).toEqual(["lcl", "tracking"]);
    expect(await capabilities({ capabilities: null })).toEqual(["lcl", "tracking"]);
    expect(await capabilities({ capabilities: [] })).toEqual([]);
    expect(await capabilities({ capabilities: ["tracking", "booking-pages"] })).toEqual(["tracking", "booking-pages"]);
  });

  it("has the capabilities that the portal knows", async () => {
    expect(await profileOver(yes([{ ...asha, capabilities: ["account", "teleport"] }]))).toEqual({
      value: { ...asha, email: null, phone: null, capabilities: ["account"] },
    });
  });

  it("reads email and phone from the contact list if its own are missing", async () => {
    const contact = [
      { type: 0, value: "9876543210", sDialCode: "+91" },
      { type: 1, value: "asha@menon.example" },
      { type: 1, value: "second@menon.example" },
    ];
    expect(await profileOver(yes([{ ...asha, email: null, phone: " ", contact }]))).toEqual({
      value: { ...asha, email: "asha@menon.example", phone: "+91 9876543210", capabilities: ["lcl", "tracking"] },
    });
  });

  it("requires code 2000, regardless of status", async () => {
    expect(await profileOver(json({ status: true, code: 2001, message: "Half.", result: [asha] }))).toEqual({
      failure: { kind: "refused", reason: "other", message: "Half.", fields: [] },
    });
  });
});
