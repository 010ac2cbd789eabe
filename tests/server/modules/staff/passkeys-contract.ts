import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { addTestStaff, callDesk, signInToDesk, toCookie } from "#tests/server/support/desk.ts";
import { createSoftwarePasskey, type SoftwarePasskey } from "#tests/server/support/software-passkey.ts";

const RAVI = "ravi.pillai@keelson.example";
const JAN = "jan.visser@keelson.example";
const MINUTE = 60_000;
const REFUSED = {
  status: 401,
  code: 4010,
  message: "This passkey was not accepted. Sign in with your password and a code.",
  result: [],
  setCookie: "",
};

/** Passkeys of the staff over HTTP, over whichever database. */
export const passkeysContract = (make: MakePlace): void => {
  let server: TestApp;
  let cookie: string;
  let passkey: SoftwarePasskey;

  const call = (...[method, path, more]: [Parameters<typeof callDesk>[1], string, Parameters<typeof callDesk>[3]?]) =>
    callDesk(server.app, method, path, more);
  const challengeOf = async (path: string, more: { readonly cookie?: string } = {}): Promise<string> => {
    const { result } = await call("POST", path, more);
    const [options] = result;
    return typeof options === "object" && options !== null && "challenge" in options ? String(options.challenge) : "";
  };
  const add = async (one: SoftwarePasskey, challenge?: string) =>
    call("POST", "/passkeys", {
      cookie,
      body: {
        name: "Laptop",
        credential: one.register(challenge ?? (await challengeOf("/passkeys/challenge", { cookie }))),
      },
    });
  const signIn = (credential: object) => call("POST", "/session/passkey", { body: { credential } });
  const challenge = () => challengeOf("/session/passkey-challenge");

  beforeEach(async () => {
    server = await startTestApp({ make, features: [], config: { publicUrl: "https://portal.example" } });
    await addTestStaff(server.database, RAVI, "Ravi Pillai", "desk");
    await addTestStaff(server.database, JAN, "Jan Visser", "admin");
    cookie = await signInToDesk(server, RAVI);
    passkey = createSoftwarePasskey("portal.example", "https://portal.example");
  });
  afterEach(() => server.close());

  describe("a passkey", () => {
    it("signs in in place of password and code", async () => {
      expect(await add(passkey)).toMatchObject({
        status: 200,
        message: "Passkey added",
        result: [{ id: passkey.id, name: "Laptop", createdAt: "2026-11-20T08:01:00.000Z", lastUsedAt: null }],
      });
      server.clock.advance(MINUTE);
      const signedIn = await signIn(passkey.sign(await challenge()));
      expect(signedIn).toMatchObject({ status: 200, message: "Signed in", result: [{ id: `staff-${RAVI}` }] });
      const session = toCookie(signedIn.setCookie);
      expect((await call("GET", "/passkeys", { cookie: session })).result).toEqual([
        {
          id: passkey.id,
          name: "Laptop",
          createdAt: "2026-11-20T08:01:00.000Z",
          lastUsedAt: "2026-11-20T08:02:00.000Z",
        },
      ]);
    });

    it("is refused after it was removed, and nobody else can remove it", async () => {
      await add(passkey);
      const other = await signInToDesk(server, JAN);
      const path = `/passkeys/${passkey.id}`;
      expect(await call("DELETE", path, { cookie: other })).toMatchObject({
        status: 404,
        message: "This passkey was removed already.",
      });
      expect(await call("DELETE", path, { cookie })).toMatchObject({ status: 200, message: "Passkey removed" });
      expect(await signIn(passkey.sign(await challenge()))).toEqual(REFUSED);
    });

    it("is refused for a disabled person, and forgotten when the second factor is reset", async () => {
      await add(passkey);
      const admin = await signInToDesk(server, JAN);
      const change = (body: object) => call("PATCH", `/staff/staff-${RAVI}`, { cookie: admin, body });
      await change({ isDisabled: true });
      expect(await signIn(passkey.sign(await challenge()))).toEqual(REFUSED);
      await change({ isDisabled: false });
      expect(await signIn(passkey.sign(await challenge()))).toMatchObject({ status: 200 });
      await call("POST", `/staff/staff-${RAVI}/factor-reset`, { cookie: admin });
      expect(await signIn(passkey.sign(await challenge()))).toEqual(REFUSED);
    });

    it("is refused if its counter does not rise: it may be a copy", async () => {
      await add(passkey);
      expect(await signIn(passkey.sign(await challenge(), { counter: 7 }))).toMatchObject({ status: 200 });
      expect(await signIn(passkey.sign(await challenge(), { counter: 7 }))).toEqual(REFUSED);
    });

    it("is refused if the device did not check who uses it", async () => {
      await add(passkey);
      expect(await signIn(passkey.sign(await challenge(), { isVerified: false }))).toEqual(REFUSED);
    });
  });

  describe("a challenge", () => {
    it("works once, for ten minutes and for its own purpose", async () => {
      await add(passkey);
      const used = await challenge();
      expect(await signIn(passkey.sign(used))).toMatchObject({ status: 200 });
      expect(await signIn(passkey.sign(used))).toEqual(REFUSED);
      expect(await signIn(passkey.sign(await challengeOf("/passkeys/challenge", { cookie })))).toEqual(REFUSED);
      const ended = await challenge();
      server.clock.advance(10 * MINUTE);
      expect(await signIn(passkey.sign(ended))).toEqual(REFUSED);
    });

    it("of a new passkey belongs to the person who asked", async () => {
      const other = await signInToDesk(server, JAN);
      expect(await add(passkey, await challengeOf("/passkeys/challenge", { cookie: other }))).toMatchObject({
        status: 409,
        message: "The passkey could not be stored. Please try again.",
      });
    });
  });

  it("of another page is neither stored nor accepted", async () => {
    expect(await add(createSoftwarePasskey("portal.example", "https://phishing.example"))).toMatchObject({
      status: 409,
    });
    await add(passkey);
    const copy = createSoftwarePasskey("phishing.example", "https://phishing.example");
    expect(await signIn(copy.sign(await challenge()))).toEqual(REFUSED);
  });

  it("is one of ten at most", async () => {
    for (let count = 1; count <= 10; count += 1)
      await add(createSoftwarePasskey("portal.example", "https://portal.example", `passkey-${count}`));
    expect(await call("POST", "/passkeys/challenge", { cookie })).toMatchObject({
      status: 409,
      message: "At most 10 passkeys are stored. Remove one first.",
    });
  });

  it("leaves entries in the audit trail", async () => {
    await add(passkey);
    await call("DELETE", `/passkeys/${passkey.id}`, { cookie });
    const entries = await server.database.db
      .selectFrom("auditEntry")
      .select(["action", "before", "after"])
      .where("action", "in", ["staff.passkey-added", "staff.passkey-removed"])
      .orderBy("id")
      .execute();
    expect(entries).toEqual([
      { action: "staff.passkey-added", before: null, after: '{"passkey":"Laptop"}' },
      { action: "staff.passkey-removed", before: '{"passkey":"Laptop"}', after: null },
    ]);
  });
};
