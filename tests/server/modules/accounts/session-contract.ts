import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sessionFeature } from "#server/modules/accounts/routes.ts";
import { addShipper, SHIPPER, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";

const HOUR = 3_600_000;
const MINUTE = 60_000;

const PLEASE_SIGN_IN = { status: false, code: 4010, message: "Please sign in.", result: [] };
const UNREADABLE = "The request could not be read.";
const INVALID = { status: false, code: 4010, message: "Invalid credentials. Please try again.", result: [] };

/** Sign-in, sign-out, profile and their limits, over whichever database. */
export const sessionContract = (make: MakePlace): void => {
  let server: TestApp;

  beforeEach(async () => {
    server = await startTestApp({ make, features: [sessionFeature] });
    await addShipper(server.database);
  });
  afterEach(() => server.close());

  const tryToSignIn = (username: string, password: string, from = "203.0.113.7") =>
    server.app.inject({
      method: "POST",
      url: "/api/auth/sign_in",
      headers: { "x-forwarded-for": from },
      payload: { username, password, applicationId: 702020 },
    });
  const profile = (headers: Record<string, string>) =>
    server.app.inject({ method: "GET", url: "/api/resource/profile", headers });

  it("answers both credentials, whatever the capitals of the address", async () => {
    const answer = await tryToSignIn(" Asha@Menon.Example ", SHIPPER.password);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      status: true,
      code: 2000,
      message: "Signed in",
      result: [{ xToken: "secret-1".padEnd(43, "x"), xApiKey: "secret-2".padEnd(43, "x") }],
    });
  });

  it("stores hashes of the credentials, never the credentials", async () => {
    await signInAs(server.app);
    const rows = JSON.stringify(await server.database.db.selectFrom("session").selectAll().execute());
    expect(rows).toContain(`account-${SHIPPER.email}`);
    expect(rows).not.toContain("secret-");
  });

  it("gives the same answer for a wrong password, an unknown address, an empty form and a disabled account, until its password is right", async () => {
    await addShipper(server.database, "gone@menon.example");
    await server.database.db
      .updateTable("account")
      .set({ disabledAt: 1 })
      .where("email", "=", "gone@menon.example")
      .execute();
    const answers = [
      await tryToSignIn(SHIPPER.email, "wrong"),
      await tryToSignIn("nobody@menon.example", SHIPPER.password),
      await tryToSignIn("", ""),
      await tryToSignIn("gone@menon.example", "wrong"),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([401, 401, 401, 401]);
    expect(answers.map((answer) => answer.json())).toEqual([INVALID, INVALID, INVALID, INVALID]);
    expect((await tryToSignIn("gone@menon.example", SHIPPER.password)).json()).toEqual({
      ...INVALID,
      message: "Your account is disabled. Please call our desk: +91 11 5550 0100.",
    });
  });

  it("treats any text as an unknown user name", async () => {
    const names = [
      "x".repeat(254),
      "👩‍🚀 \u202eאשה",
      "<script>alert(1)</script>",
      "' or 1=1--",
      "\ud800",
      "%00\\u0000",
    ];
    for (const name of names) expect([name, (await tryToSignIn(name, name)).statusCode]).toEqual([name, 401]);
    for (const name of ["asha\u0000@menon.example", "\\\u0000"])
      expect((await tryToSignIn(name, "x")).json()).toMatchObject({ code: 4000, message: UNREADABLE });
    const headers = { ...(await signInAs(server.app)) };
    const address = await server.app.inject({ method: "GET", url: "/api/resource/profile?a=%00", headers });
    expect(address.json()).toMatchObject({ code: 4000, message: UNREADABLE });
  });

  it("logs every attempt as a security event with account and network, never with what was typed", async () => {
    await signInAs(server.app);
    await tryToSignIn(SHIPPER.email, "wr0ng-password");
    await tryToSignIn("nobody@menon.example", "wr0ng-password");
    const accountId = `account-${SHIPPER.email}`;
    await server.database.db.updateTable("account").set({ disabledAt: 1 }).where("id", "=", accountId).execute();
    await tryToSignIn(SHIPPER.email, SHIPPER.password);
    const events = server.logLines.map((line) => JSON.parse(line)).filter(({ event }) => event === "sign-in");
    expect(events.map(({ level, outcome, accountId, network }) => [level, outcome, accountId, network])).toEqual([
      [30, "signed-in", accountId, "127.0.0.1"],
      [40, "wrong-password", accountId, "203.0.113.7"],
      [40, "unknown-account", null, "203.0.113.7"],
      [40, "disabled-account", accountId, "203.0.113.7"],
    ]);
    expect(server.logLines.join("")).not.toMatch(/wr0ng|nobody@|kardamom/);
  });

  it("answers the profile of the signed-in shipper", async () => {
    const answer = await profile({ ...(await signInAs(server.app)) });
    expect(answer.json()).toEqual({
      status: true,
      code: 2000,
      message: "OK",
      answeredAt: "2026-11-20T08:00:00.000Z",
      result: [
        {
          firstName: "Asha",
          lastName: "Menon",
          email: "asha@menon.example",
          phone: "+91 98765 43210",
          companyName: "Malabar Spice Exports",
          formats: { dates: "day-month-name", numbers: "comma-point", currency: null },
          capabilities: [
            "lcl",
            "tracking",
            "booking-pages",
            "account",
            "notifications",
            "sharing",
            "digest",
            "lead-times",
            "deadline-marks",
            "templates",
            "addresses",
            "documents",
            "messages",
            "quotes",
            "cargo",
            "amendments",
            "saved-views",
            "growing-search",
            "company",
            "approvals",
            "second-factor",
            "api-keys",
            "test-keys",
            "webhooks",
          ],
          contact: [
            { type: 0, value: "98765 43210", sDialCode: "+91" },
            { type: 1, value: "asha@menon.example" },
          ],
        },
      ],
    });
  });

  it("answers a profile without a phone as one without a phone", async () => {
    await server.database.db.updateTable("account").set({ phone: null, dialCode: null }).execute();
    const answer = await profile({ ...(await signInAs(server.app)) });
    expect(answer.json()).toMatchObject({
      result: [{ phone: null, contact: [{ type: 1, value: "asha@menon.example" }] }],
    });
  });

  it("needs both credentials, of the same session", async () => {
    const first = await signInAs(server.app);
    const second = await signInAs(server.app);
    const attempts = [
      {},
      { "x-token": first["x-token"] },
      { "x-api-key": first["x-api-key"] },
      { "x-token": first["x-token"], "x-api-key": second["x-api-key"] },
      { "x-token": "", "x-api-key": "" },
    ];
    const answers = await Promise.all(attempts.map((headers) => profile(headers)));
    expect(answers.map((answer) => answer.statusCode)).toEqual([401, 401, 401, 401, 401]);
    expect(answers[0]?.json()).toEqual(PLEASE_SIGN_IN);
    expect((await profile({ ...first })).statusCode).toBe(200);
  });

  it("ends only the session that signs out", async () => {
    const first = await signInAs(server.app);
    const second = await signInAs(server.app);
    const signOut = await server.app.inject({
      method: "POST",
      url: "/api/auth/sign_out",
      headers: { ...first, "content-type": "application/json" },
    });
    expect(signOut.json()).toEqual({ status: true, code: 2000, message: "Signed out", result: [] });
    expect((await profile({ ...first })).statusCode).toBe(401);
    expect((await profile({ ...second })).statusCode).toBe(200);
    const empty = { ...second, "transfer-encoding": "chunked" };
    const chunked = await server.app.inject({
      method: "POST",
      url: "/api/auth/sign_out",
      headers: empty,
      payload: Readable.from([]),
    });
    expect(chunked.statusCode).toBe(200);
    const again = await server.app.inject({ method: "POST", url: "/api/auth/sign_out", headers: { ...first } });
    expect(again.json()).toEqual(PLEASE_SIGN_IN);
  });

  it("ends a session after twelve hours without use", async () => {
    const headers = { ...(await signInAs(server.app)) };
    server.clock.advance(11 * HOUR);
    expect((await profile(headers)).statusCode).toBe(200);
    server.clock.advance(11 * HOUR);
    expect((await profile(headers)).statusCode).toBe(200);
    server.clock.advance(12 * HOUR);
    expect((await profile(headers)).statusCode).toBe(401);
  });

  it("ends a session after seven days, however much it is used", async () => {
    const headers = { ...(await signInAs(server.app)) };
    const statuses: number[] = [];
    for (let day = 0; day < 14; day++) {
      server.clock.advance(11.9 * HOUR);
      statuses.push((await profile(headers)).statusCode);
    }
    server.clock.advance(2 * HOUR);
    expect(statuses).toEqual(Array.from({ length: 14 }, () => 200));
    expect((await profile(headers)).statusCode).toBe(401);
  });

  it("ends the session of an account that is disabled", async () => {
    const headers = { ...(await signInAs(server.app)) };
    await server.database.db.updateTable("account").set({ disabledAt: 1 }).execute();
    expect((await profile(headers)).statusCode).toBe(401);
  });

  it("refuses the eleventh wrong password for an account, even the right one after it, until a quarter of an hour is over", async () => {
    for (let attempt = 0; attempt < 10; attempt++) await tryToSignIn(SHIPPER.email, "wrong");
    server.clock.advance(5 * MINUTE);
    const refused = await tryToSignIn(SHIPPER.email, SHIPPER.password);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers["retry-after"]).toBe("600");
    expect(refused.json()).toEqual({
      status: false,
      code: 4290,
      message: "Too many sign-in attempts. Please wait 10 minutes.",
      result: [],
    });
    server.clock.advance(10 * MINUTE);
    expect((await tryToSignIn(SHIPPER.email, SHIPPER.password)).statusCode).toBe(200);
  });

  it("counts attempts that arrive at the same moment one by one", async () => {
    const attempts = Array.from({ length: 15 }, () => tryToSignIn(SHIPPER.email, "wrong"));
    const statuses = (await Promise.all(attempts)).map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  it("never locks an account because of attempts from one network", async () => {
    const statuses: number[] = [];
    for (let minute = 0; minute < 130; minute++) {
      for (let attempt = 0; attempt < 2; attempt++) {
        statuses.push((await tryToSignIn(SHIPPER.email, "wrong")).statusCode);
      }
      server.clock.advance(MINUTE);
    }
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect((await tryToSignIn(SHIPPER.email, SHIPPER.password, "198.51.100.1")).statusCode).toBe(200);
  });

  it("refuses the sixty-first wrong password for an account from many networks, for an hour", async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 60; attempt++) {
      statuses.push((await tryToSignIn(SHIPPER.email, "wrong", `203.0.113.${attempt}`)).statusCode);
    }
    expect(new Set(statuses)).toEqual(new Set([401]));
    const refused = await tryToSignIn(SHIPPER.email, SHIPPER.password, "198.51.100.1");
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "3600"]);
    server.clock.advance(HOUR);
    expect((await tryToSignIn(SHIPPER.email, SHIPPER.password, "198.51.100.1")).statusCode).toBe(200);
  });

  it("refuses the fifty-first wrong password from one network, for any account, and nobody else", async () => {
    for (let attempt = 0; attempt < 50; attempt++) await tryToSignIn(`a${attempt}@menon.example`, "wrong");
    expect((await tryToSignIn("another@menon.example", "wrong")).statusCode).toBe(429);
    expect((await tryToSignIn("another@menon.example", "wrong", "198.51.100.1")).statusCode).toBe(401);
  });

  it("never counts what succeeds", async () => {
    for (let attempt = 0; attempt < 60; attempt++) {
      expect((await tryToSignIn(SHIPPER.email, SHIPPER.password)).statusCode).toBe(200);
    }
    for (let attempt = 0; attempt < 9; attempt++) await tryToSignIn(SHIPPER.email, "wrong");
    expect((await tryToSignIn(SHIPPER.email, SHIPPER.password)).statusCode).toBe(200);
    expect((await tryToSignIn(SHIPPER.email, "wrong")).statusCode).toBe(401);
  });
};
