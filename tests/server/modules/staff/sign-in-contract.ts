import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createCode, recoveryCodeHash, replaceRecoveryCodes } from "#server/modules/staff/index.ts";
import { addShipper, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import {
  addTestStaff,
  callDesk,
  passPassword,
  signInToDesk,
  STAFF_PASSWORD,
  toCookie,
  TOTP_SECRET,
} from "#tests/server/support/desk.ts";

const RAVI = "ravi.pillai@keelson.example";
const JAN = "jan.visser@keelson.example";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const NOT_SIGNED_IN = { status: 401, code: 4010, message: "Please sign in.", result: [], setCookie: "" };

/** Signing in to the desk over HTTP, over whichever database. */
export const signInContract = (make: MakePlace): void => {
  let server: TestApp;
  const call: (
    ...args: Parameters<typeof callDesk> extends [unknown, ...infer Rest] ? Rest : never
  ) => ReturnType<typeof callDesk> = (...args) => callDesk(server.app, ...args);
  const code = (): string => createCode(TOTP_SECRET, server.clock.now());
  const sendCode = async (typed: string, challenge?: string) =>
    call("POST", "/session/code", {
      body: { challenge: challenge ?? (await passPassword(server.app, RAVI)), code: typed },
    });
  const readMails = () => server.database.db.selectFrom("outgoingMail").select(["recipient", "subject"]).execute();

  beforeEach(async () => {
    server = await startTestApp({ make, features: [], config: { publicUrl: "https://portal.example" } });
    await addTestStaff(server.database, RAVI, "Ravi Pillai", "desk");
    await addTestStaff(server.database, JAN, "Jan Visser", "admin");
  });
  afterEach(() => server.close());

  describe("password and code", () => {
    it("begin a session with a cookie for the desk alone", async () => {
      const answer = await sendCode(code());
      expect(answer.status).toBe(200);
      expect(answer.setCookie).toMatch(
        /^keelson-desk=[\w-]{43}; Path=\/desk; Max-Age=43200; HttpOnly; SameSite=Strict; Secure$/,
      );
      expect(await call("GET", "/session", { cookie: toCookie(answer.setCookie) })).toEqual({
        status: 200,
        code: 2000,
        message: "OK",
        setCookie: "",
        result: [
          {
            id: `staff-${RAVI}`,
            email: RAVI,
            name: "Ravi Pillai",
            role: "desk",
            actions: [
              "use-desk",
              "work-inbox",
              "write-to-customers",
              "answer-quotes",
              "see-margins",
              "see-connectors",
              "test-connectors",
              "pause-connectors",
              "see-own-audit-entries",
            ],
            signedInAt: "2026-11-20T08:00:00.000Z",
            endsAt: "2026-11-20T20:00:00.000Z",
            idleMinutes: 30,
            recoveryCodesLeft: 0,
          },
        ],
      });
    });

    it("are one answer for an unknown, a disabled and an invited person and a wrong password", async () => {
      const { db } = server.database;
      await db.updateTable("staff").set({ disabledAt: 1 }).where("email", "=", JAN).execute();
      await addTestStaff(server.database, "new@keelson.example", "New", "desk");
      await db.updateTable("staff").set({ totpSecret: null }).where("email", "=", "new@keelson.example").execute();
      const tries = [
        { email: RAVI, password: "wrong" },
        { email: "nobody@keelson.example", password: STAFF_PASSWORD },
        { email: JAN, password: STAFF_PASSWORD },
        { email: "new@keelson.example", password: STAFF_PASSWORD },
      ];
      const answers = await Promise.all(tries.map((body) => call("POST", "/session/password", { body })));
      expect(answers.map(({ status, message }) => ({ status, message }))).toEqual(
        tries.map(() => ({ status: 401, message: "The email address or the password is not right." })),
      );
    });

    it("take no code twice, also with another challenge", async () => {
      const typed = code();
      expect((await sendCode(typed)).status).toBe(200);
      expect(await sendCode(typed)).toMatchObject({ status: 422, message: "That code is not right. 4 tries left." });
    });

    it("take the code of the step before and after, not of two steps away", async () => {
      const at = (seconds: number): string => createCode(TOTP_SECRET, server.clock.now() + seconds * 1_000);
      expect((await sendCode(at(60))).status).toBe(422);
      expect((await sendCode(at(-60))).status).toBe(422);
      expect((await sendCode(at(-30))).status).toBe(200);
      expect((await sendCode(at(30))).status).toBe(200);
    });

    it("take too long after ten minutes", async () => {
      const challenge = await passPassword(server.app, RAVI);
      server.clock.advance(10 * MINUTE);
      expect(await sendCode(code(), challenge)).toMatchObject({
        status: 410,
        message: "This sign-in took too long. Please enter your password again.",
      });
    });

    it("use a challenge once", async () => {
      const challenge = await passPassword(server.app, RAVI);
      expect((await sendCode(code(), challenge)).status).toBe(200);
      server.clock.advance(MINUTE);
      expect((await sendCode(code(), challenge)).status).toBe(410);
    });
  });

  describe("wrong codes", () => {
    it("count down, lock for 15 minutes, and mail the person and the admins", async () => {
      const challenge = await passPassword(server.app, RAVI);
      const answers = [];
      for (let count = 0; count < 5; count += 1) answers.push(await sendCode("000000", challenge));
      expect(answers.map(({ message }) => message)).toEqual([
        "That code is not right. 4 tries left.",
        "That code is not right. 3 tries left.",
        "That code is not right. 2 tries left.",
        "That code is not right. 1 try left.",
        "Locked for 15 minutes. Try again at 13:45 (office time).",
      ]);
      expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 429]);
      expect((await readMails()).toSorted((one, other) => one.recipient.localeCompare(other.recipient))).toEqual([
        { recipient: JAN, subject: "Locked at the Keelson desk: Ravi Pillai" },
        { recipient: RAVI, subject: "Locked at the Keelson desk: Ravi Pillai" },
      ]);
    });

    it("refuse a right code while locked, and take it afterwards", async () => {
      const { db } = server.database;
      const lockedUntil = server.clock.now() + 5 * MINUTE;
      await db.updateTable("staff").set({ lockedUntil }).where("email", "=", RAVI).execute();
      expect(await sendCode(code())).toMatchObject({
        status: 429,
        message: "Locked for 5 minutes. Try again at 13:35 (office time).",
      });
      server.clock.advance(5 * MINUTE);
      expect((await sendCode(code())).status).toBe(200);
    });

    it("made at once are all counted", async () => {
      const challenge = await passPassword(server.app, RAVI);
      const answers = await Promise.all(Array.from({ length: 8 }, () => sendCode("000000", challenge)));
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
    });
  });

  it("limits wrong passwords", async () => {
    const body = { email: RAVI, password: "wrong" };
    for (let count = 0; count < 10; count += 1) await call("POST", "/session/password", { body });
    expect(await call("POST", "/session/password", { body })).toMatchObject({
      status: 429,
      message: "Too many sign-in attempts. Please wait 15 minutes.",
    });
  });

  it("takes a recovery code once, in any spelling", async () => {
    await replaceRecoveryCodes(
      server.database.db,
      `staff-${RAVI}`,
      ["K7QM-2XWP-9RTD", "AAAA-BBBB-CCCC"].map(recoveryCodeHash),
    );
    const use = async () =>
      call("POST", "/session/recovery-code", {
        body: { challenge: await passPassword(server.app, RAVI), recoveryCode: " k7qm 2xwp-9rtd" },
      });
    const first = await use();
    expect(first).toMatchObject({ status: 200, result: [{ recoveryCodesLeft: 1 }] });
    expect(await use()).toMatchObject({
      status: 422,
      result: [{ field: "recoveryCode", message: "That code is not right. 4 tries left." }],
    });
  });

  describe("a session", () => {
    it("ends after 30 minutes without a call", async () => {
      const cookie = await signInToDesk(server, RAVI);
      server.clock.advance(29 * MINUTE);
      expect((await call("GET", "/session", { cookie })).status).toBe(200);
      await expect.poll(() => readLastUse(server)).toBe(server.clock.now());
      server.clock.advance(29 * MINUTE);
      expect((await call("GET", "/session", { cookie })).status).toBe(200);
      await expect.poll(() => readLastUse(server)).toBe(server.clock.now());
      server.clock.advance(30 * MINUTE);
      expect(await call("GET", "/session", { cookie })).toEqual(NOT_SIGNED_IN);
    });

    it("ends after 12 hours", async () => {
      const cookie = await signInToDesk(server, RAVI);
      const { db } = server.database;
      server.clock.advance(12 * HOUR - 1);
      await db.updateTable("staffSession").set({ lastUsedAt: server.clock.now() }).execute();
      expect((await call("GET", "/session", { cookie })).status).toBe(200);
      server.clock.advance(1);
      expect(await call("GET", "/session", { cookie })).toEqual(NOT_SIGNED_IN);
    });

    it("ends when it is signed out, and its cookie is deleted", async () => {
      const cookie = await signInToDesk(server, RAVI);
      expect(await call("DELETE", "/session", { cookie })).toMatchObject({
        status: 200,
        setCookie: "keelson-desk=; Path=/desk; Max-Age=0; HttpOnly; SameSite=Strict; Secure",
      });
      expect(await call("GET", "/session", { cookie })).toEqual(NOT_SIGNED_IN);
    });

    it("is listed and ended by its owner, and by nobody else of the desk", async () => {
      const first = await signInToDesk(server, RAVI);
      const second = await signInToDesk(server, RAVI);
      const ofJan = await signInToDesk(server, JAN);
      const listed = await call("GET", "/sessions", { cookie: second });
      expect(listed.result).toMatchObject([
        { isCurrent: true, signedInAt: "2026-11-20T08:02:00.000Z" },
        { isCurrent: false, signedInAt: "2026-11-20T08:01:00.000Z" },
      ]);
      const { id } = await server.database.db
        .selectFrom("staffSession")
        .select("id")
        .orderBy("createdAt")
        .executeTakeFirstOrThrow();
      expect((await call("DELETE", `/sessions/${id}`, { cookie: ofJan })).status).toBe(404);
      expect((await call("DELETE", `/sessions/${id}`, { cookie: second })).status).toBe(200);
      expect((await call("GET", "/session", { cookie: first })).status).toBe(401);
      expect((await call("GET", "/session", { cookie: second })).status).toBe(200);
    });
  });

  describe("other credentials", () => {
    it("of a shipper are worth nothing at the desk", async () => {
      const portal = await startTestApp({ make });
      await addShipper(portal.database);
      const headers = await signInAs(portal.app);
      const cookie = `keelson-desk=${headers["x-token"]}`;
      const answer = await portal.app.inject({ url: "/desk/api/session", headers: { ...headers, cookie } });
      expect(answer.statusCode).toBe(401);
      await portal.close();
    });

    it("of staff are worth nothing in the portal", async () => {
      const portal = await startTestApp({ make });
      await addTestStaff(portal.database, RAVI, "Ravi Pillai", "desk");
      const cookie = await signInToDesk(portal, RAVI);
      const token = cookie.replace("keelson-desk=", "");
      const headers = { cookie, "x-token": token, "x-api-key": token };
      expect((await portal.app.inject({ url: "/api/resource/profile", headers })).statusCode).toBe(401);
      expect((await portal.app.inject({ url: "/api/resource/dashboard", headers })).statusCode).toBe(401);
      await portal.close();
    });

    it("are refused when a call that changes something lacks the header x-desk", async () => {
      const cookie = await signInToDesk(server, RAVI);
      const answer = await server.app.inject({ method: "DELETE", url: "/desk/api/session", headers: { cookie } });
      expect(answer.json()).toMatchObject({
        code: 4000,
        message: "The header x-desk is missing: calls that change need it.",
      });
      expect((await call("GET", "/session", { cookie })).status).toBe(200);
    });
  });

  it("logs no password, code, token or cookie", async () => {
    const cookie = await signInToDesk(server, RAVI);
    await sendCode("000000");
    const log = server.logLines.join("");
    for (const secret of [STAFF_PASSWORD, TOTP_SECRET, code(), cookie.slice("keelson-desk=".length)])
      expect(log).not.toContain(secret);
    expect(log).toContain('"outcome":"signed-in"');
  });
};

const readLastUse = async (server: TestApp): Promise<number> => {
  const row = await server.database.db.selectFrom("staffSession").select("lastUsedAt").executeTakeFirstOrThrow();
  return row.lastUsedAt;
};
