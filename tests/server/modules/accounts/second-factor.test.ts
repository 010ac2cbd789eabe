import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createCode } from "#server/platform/totp.ts";
import { allFeatures } from "#server/features.ts";
import { addShipper, SHIPPER, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";

const PASSWORD = SHIPPER.password;
const MINUTE = 60_000;

interface Entry {
  readonly secret?: string;
  readonly challenge?: string;
  readonly recoveryCodes?: readonly string[];
  readonly setup?: { readonly secret: string } | null;
  readonly xToken?: string;
  readonly xApiKey?: string;
}
interface Answer {
  readonly code: number;
  readonly message: string;
  readonly result: readonly Entry[];
}

describe("the second factor of a shipper", () => {
  let server: TestApp;
  let headers: Readonly<Record<string, string>>;
  beforeEach(async () => {
    server = await startTestApp({ features: allFeatures });
    await addShipper(server.database);
    headers = { ...(await signInAs(server.app)) };
  });
  afterEach(() => server.close());

  const ask = async (method: "GET" | "POST" | "PUT", path: string, payload?: object, as = headers) => {
    const body = payload === undefined ? {} : { payload };
    const answer = await server.app.inject({ method, url: `/api${path}`, headers: as, ...body });
    return { http: answer.statusCode, body: answer.json<Answer>() };
  };
  const FACTOR = "/resource/account/second-factor";
  const first = ({ body }: { readonly body: Answer }): Entry => body.result[0] ?? {};
  const codeOf = (secret: string): string => createCode(secret, server.clock.now());
  const switchOn = async () => {
    const { secret = "" } = first(await ask("POST", FACTOR, { password: PASSWORD }));
    const { recoveryCodes = [] } = first(await ask("PUT", FACTOR, { code: codeOf(secret) }));
    server.clock.advance(MINUTE);
    return { secret, recoveryCodes };
  };
  const signIn = (password: string = PASSWORD) =>
    ask("POST", "/auth/sign_in", { username: SHIPPER.email, password, applicationId: 702_020 }, {});
  const prove = (payload: object) => ask("PUT", "/auth/sign_in", payload, {});

  it("is switched on with the password and a code, and asks for a code from then on", async () => {
    expect(await ask("POST", FACTOR, { password: "wrong" })).toMatchObject({
      http: 422,
      body: { result: [{ field: "password", message: "This is not your current password." }] },
    });
    const { secret, recoveryCodes } = await switchOn();
    expect(recoveryCodes).toHaveLength(10);
    expect((await ask("GET", FACTOR)).body.result).toEqual([{ isOn: true, isRequired: false, recoveryCodesLeft: 10 }]);
    const challenged = await signIn();
    expect(challenged).toMatchObject({
      http: 403,
      body: {
        code: 4011,
        message: "Enter the code of your authenticator app.",
        result: [{ recoveryCodesLeft: 10, setup: null }],
      },
    });
    const { challenge = "" } = first(challenged);
    const signedIn = await prove({ challenge, code: codeOf(secret) });
    expect(signedIn).toMatchObject({ http: 200, body: { message: "Signed in", result: [{ recoveryCodes: [] }] } });
    const { xToken = "", xApiKey = "" } = first(signedIn);
    const session = { "x-token": xToken, "x-api-key": xApiKey };
    expect((await ask("GET", "/resource/profile", undefined, session)).http).toBe(200);
    expect((await prove({ challenge, code: codeOf(secret) })).http).toBe(410);
  });

  it("does not tell who has one to somebody without the password", async () => {
    await switchOn();
    expect(await signIn("wrong")).toMatchObject({ http: 401, body: { code: 4010 } });
  });

  it("takes a code once, and a recovery code once", async () => {
    const { secret, recoveryCodes } = await switchOn();
    const code = codeOf(secret);
    expect((await prove({ challenge: first(await signIn()).challenge, code })).http).toBe(200);
    const { challenge } = first(await signIn());
    expect(await prove({ challenge, code })).toMatchObject({
      http: 422,
      body: { result: [{ field: "code", message: "That code is not right. 4 tries left." }] },
    });
    const recoveryCode = recoveryCodes[0]?.toLowerCase().replaceAll("-", " ");
    expect((await prove({ challenge, recoveryCode })).http).toBe(200);
    const again = await prove({ challenge: first(await signIn()).challenge, recoveryCode });
    expect(again).toMatchObject({ http: 422, body: { result: [{ field: "recoveryCode" }] } });
    expect((await ask("GET", FACTOR)).body.result).toMatchObject([{ recoveryCodesLeft: 9 }]);
  });

  it("is locked for 15 minutes by five wrong codes", async () => {
    const { secret } = await switchOn();
    const { challenge } = first(await signIn());
    for (let tries = 0; tries < 4; tries++) expect((await prove({ challenge, code: "000000" })).http).toBe(422);
    expect((await prove({ challenge, code: "000000" })).http).toBe(429);
    expect((await prove({ challenge, code: codeOf(secret) })).http).toBe(429);
    server.clock.advance(15 * MINUTE);
    const later = first(await signIn()).challenge;
    expect((await prove({ challenge: later, code: codeOf(secret) })).http).toBe(200);
  });

  it("ends a sign-in without a code after ten minutes", async () => {
    const { secret } = await switchOn();
    const { challenge } = first(await signIn());
    server.clock.advance(10 * MINUTE);
    expect((await prove({ challenge, code: codeOf(secret) })).http).toBe(410);
    expect((await prove({ challenge: "unknown", code: codeOf(secret) })).http).toBe(410);
    expect((await prove({ challenge })).http).toBe(422);
  });

  it("is switched off with the password", async () => {
    await switchOn();
    expect((await ask("PUT", `${FACTOR}/off`, { password: "wrong" })).http).toBe(422);
    expect((await ask("PUT", `${FACTOR}/off`, { password: PASSWORD })).http).toBe(200);
    expect((await signIn()).http).toBe(200);
  });

  it("is set up at the next sign-in where the company requires it, and cannot be switched off", async () => {
    expect((await ask("PUT", "/resource/company/second-factor", { isRequired: true })).http).toBe(200);
    expect((await ask("GET", "/resource/profile")).http).toBe(200);
    const { challenge, setup } = first(await signIn());
    const secret = setup?.secret ?? "";
    const signedIn = await prove({ challenge, code: codeOf(secret) });
    expect(first(signedIn).recoveryCodes).toHaveLength(10);
    expect(await ask("PUT", `${FACTOR}/off`, { password: PASSWORD })).toMatchObject({
      http: 409,
      body: { message: "Your company requires a second factor of everybody." },
    });
    expect((await ask("GET", "/resource/company/members")).body.result).toMatchObject([{ secondFactor: true }]);
    server.clock.advance(MINUTE);
    const next = first(await signIn());
    expect(next.setup).toBeNull();
    expect((await prove({ challenge: next.challenge, code: codeOf(secret) })).http).toBe(200);
  });

  it("has its changes in the trail, without secrets", async () => {
    const { secret } = await switchOn();
    await ask("PUT", `${FACTOR}/off`, { password: PASSWORD });
    const entries = await server.database.db
      .selectFrom("auditEntry")
      .select(["before", "after"])
      .where("action", "=", "account.second-factor-changed")
      .orderBy("at")
      .execute();
    expect(entries).toEqual([
      { before: null, after: '{"secondFactor":true}' },
      { before: '{"secondFactor":true}', after: '{"secondFactor":false}' },
    ]);
    const stored = await server.database.db.selectFrom("auditEntry").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
  });
});
