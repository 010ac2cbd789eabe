import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createCode } from "#server/modules/staff/index.ts";
import { startTestApp, type TestApp } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import {
  addTestStaff,
  callDesk,
  type Method,
  passPassword,
  signInToDesk,
  toCookie,
} from "#tests/server/support/desk.ts";
import { parsed } from "#tests/server/support/parsed.ts";

const JAN = "jan.visser@keelson.example";
const RAVI = "ravi.pillai@keelson.example";
const EVA = { email: "Eva.Lind@keelson.example", name: "Eva Lind", role: "pricing" } as const;
const HOUR = 3_600_000;

/** What an admin does with the staff over HTTP, and the first sign-in of an invited person. */
export const staffContract = (make: MakePlace): void => {
  let server: TestApp;
  let admin: string;

  beforeEach(async () => {
    server = await startTestApp({ make, features: [] });
    await addTestStaff(server.database, JAN, "Jan Visser", "admin");
    await addTestStaff(server.database, RAVI, "Ravi Pillai", "desk");
    admin = await signInToDesk(server, JAN);
  });
  afterEach(() => server.close());

  const call = (method: Method, path: string, body?: object, cookie?: string) =>
    callDesk(server.app, method, path, {
      ...(body === undefined ? {} : { body }),
      ...(cookie === undefined ? {} : { cookie }),
    });
  const asAdmin = (method: Method, path: string, body?: object) => call(method, path, body, admin);
  const readToken = async (): Promise<string> => {
    const { text } = await server.database.db
      .selectFrom("outgoingMail")
      .select("text")
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    return /invitation#([\w-]+)/.exec(text)?.[1] ?? "";
  };
  const accept = async (token: string, password = "my own long sentence") => {
    const opened = await call("POST", "/invitation", { token });
    const [{ secret = "" } = {}] = parsed<readonly { secret?: string }[]>(JSON.stringify(opened.result));
    const accepted = await call("POST", "/invitation/acceptance", {
      token,
      password,
      code: createCode(secret, server.clock.now()),
    });
    return { opened, accepted, secret };
  };

  describe("an invitation", () => {
    it("is mailed, and lets the person set password and second factor and be signed in", async () => {
      const invited = await asAdmin("POST", "/staff", EVA);
      expect(invited).toMatchObject({
        status: 200,
        message: "Invitation sent",
        result: [
          {
            email: "eva.lind@keelson.example",
            name: "Eva Lind",
            role: "pricing",
            state: "invited",
            recoveryCodesLeft: 0,
            invitedBy: "Jan Visser",
            invitationEndsAt: "2026-11-21T08:01:00.000Z",
            disabledAt: null,
            sessions: [],
          },
        ],
      });
      const { opened, accepted } = await accept(await readToken());
      expect(opened.result).toMatchObject([{ email: "eva.lind@keelson.example", name: "Eva Lind", role: "pricing" }]);
      expect(JSON.stringify(opened.result)).toContain("<svg");
      expect(accepted.status).toBe(200);
      expect(new Set(accepted.result)).toHaveLength(10);
      const session = await call("GET", "/session", undefined, toCookie(accepted.setCookie));
      expect(session.result).toMatchObject([{ name: "Eva Lind", role: "pricing", recoveryCodesLeft: 10 }]);
    });

    it("works once", async () => {
      await asAdmin("POST", "/staff", EVA);
      const token = await readToken();
      const { secret } = await accept(token);
      expect((await call("POST", "/invitation", { token })).status).toBe(410);
      const again = { token, password: "my own long sentence", code: createCode(secret, server.clock.now()) };
      expect((await call("POST", "/invitation/acceptance", again)).status).toBe(410);
    });

    it("ends after 24 hours, and can be sent again, which ends the earlier link", async () => {
      const invited = await asAdmin("POST", "/staff", EVA);
      const [{ id = "" } = {}] = parsed<readonly { id?: string }[]>(JSON.stringify(invited.result));
      const first = await readToken();
      server.clock.advance(24 * HOUR);
      expect((await call("POST", "/invitation", { token: first })).status).toBe(410);
      admin = await signInToDesk(server, JAN);
      expect((await asAdmin("POST", `/staff/${id}/invitation`)).status).toBe(200);
      const second = await readToken();
      expect((await asAdmin("POST", `/staff/${id}/invitation`)).status).toBe(200);
      expect((await call("POST", "/invitation", { token: second })).status).toBe(410);
      expect((await call("POST", "/invitation", { token: await readToken() })).status).toBe(200);
    });

    it("is not used up by a short or common password or a wrong code", async () => {
      await asAdmin("POST", "/staff", EVA);
      const token = await readToken();
      const body = { token, password: "my own long sentence", code: "000000" };
      expect((await accept(token, "too short")).accepted.result).toEqual([
        { field: "password", message: "At least 12 characters." },
      ]);
      expect((await accept(token, "Keelson2026!!!")).accepted.result).toEqual([
        { field: "password", message: "This password is known to attackers. Choose another one." },
      ]);
      expect((await call("POST", "/invitation/acceptance", body)).result).toEqual([
        { field: "code", message: "That code is not right." },
      ]);
      expect((await accept(token)).accepted.status).toBe(200);
    });

    it("is refused for an address that is known, and for an address that is none", async () => {
      expect(await asAdmin("POST", "/staff", { ...EVA, email: "RAVI.pillai@keelson.example" })).toMatchObject({
        status: 409,
        message: `${RAVI} is a member of the staff already.`,
      });
      expect((await asAdmin("POST", "/staff", { ...EVA, email: "eva" })).status).toBe(422);
    });
  });

  it("lists the staff with sessions, by name", async () => {
    const { result } = await asAdmin("GET", "/staff");
    expect(result).toMatchObject([
      { name: "Jan Visser", role: "admin", state: "active", sessions: [{ isCurrent: true }] },
      { name: "Ravi Pillai", role: "desk", state: "active", sessions: [] },
    ]);
    expect(JSON.stringify(result)).not.toMatch(/argon2|JBSWY3DP/);
  });

  it("changes a role at once", async () => {
    const ravi = await signInToDesk(server, RAVI);
    expect(await call("GET", "/staff", undefined, ravi)).toMatchObject({
      status: 403,
      code: 4030,
      message: "Your role may not do this. Ask an admin.",
    });
    expect((await asAdmin("PATCH", `/staff/staff-${RAVI}`, { role: "admin" })).status).toBe(200);
    expect((await call("GET", "/staff", undefined, ravi)).status).toBe(200);
  });

  it("disables a person: the sessions end and the password is refused, until enabled", async () => {
    const ravi = await signInToDesk(server, RAVI);
    expect((await asAdmin("PATCH", `/staff/staff-${RAVI}`, { isDisabled: true })).result).toMatchObject([
      { state: "disabled", sessions: [] },
    ]);
    expect((await call("GET", "/session", undefined, ravi)).status).toBe(401);
    expect(await passPassword(server.app, RAVI)).toBe("");
    expect((await asAdmin("PATCH", `/staff/staff-${RAVI}`, { isDisabled: false })).result).toMatchObject([
      { state: "active", role: "desk" },
    ]);
    expect(await passPassword(server.app, RAVI)).not.toBe("");
  });

  it("changes nobody whom another admin has changed meanwhile, and says what the person is now", async () => {
    const change = (body: object) => asAdmin("PATCH", `/staff/staff-${RAVI}`, body);
    const seen = { role: "desk", isDisabled: false };
    expect((await change({ role: "pricing", seen })).status).toBe(200);
    expect(await change({ role: "admin", seen })).toMatchObject({
      status: 409,
      message:
        "Somebody else was faster: Ravi Pillai has the role pricing now. Nothing was done: please check it again.",
    });
    expect((await change({ isDisabled: true, seen: { ...seen, role: "pricing" } })).status).toBe(200);
    expect(await change({ role: "admin", seen: { ...seen, role: "pricing" } })).toMatchObject({
      status: 409,
      message: "Somebody else was faster: Ravi Pillai is disabled now. Nothing was done: please check it again.",
    });
    expect((await asAdmin("GET", "/staff")).result).toMatchObject([{}, { role: "pricing", state: "disabled" }]);
  });

  it("keeps the last admin, also when two changes come at once", async () => {
    const refused = {
      status: 409,
      message: "The last admin keeps the role and the access. Make somebody else an admin first.",
    };
    expect(await asAdmin("PATCH", `/staff/staff-${JAN}`, { role: "desk" })).toMatchObject(refused);
    expect(await asAdmin("PATCH", `/staff/staff-${JAN}`, { isDisabled: true })).toMatchObject(refused);
    expect(await asAdmin("POST", `/staff/staff-${JAN}/factor-reset`)).toMatchObject(refused);
    await asAdmin("PATCH", `/staff/staff-${RAVI}`, { role: "admin" });
    const both = await Promise.all(
      [JAN, RAVI].map((email) => asAdmin("PATCH", `/staff/staff-${email}`, { role: "desk" })),
    );
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("resets a second factor: password, sessions and recovery codes end, a link sets them again", async () => {
    const ravi = await signInToDesk(server, RAVI);
    expect((await asAdmin("POST", `/staff/staff-${RAVI}/factor-reset`)).result).toMatchObject([
      { state: "invited", sessions: [], invitationEndsAt: "2026-11-21T08:02:00.000Z" },
    ]);
    expect((await call("GET", "/session", undefined, ravi)).status).toBe(401);
    expect(await passPassword(server.app, RAVI)).toBe("");
    expect((await accept(await readToken())).accepted.status).toBe(200);
  });

  it("records in the audit trail who invited, activated, changed and disabled whom", async () => {
    await asAdmin("POST", "/staff", EVA);
    server.clock.advance(1_000);
    await accept(await readToken());
    server.clock.advance(1_000);
    await asAdmin("PATCH", `/staff/staff-${RAVI}`, { role: "pricing" });
    server.clock.advance(1_000);
    await asAdmin("PATCH", `/staff/staff-${RAVI}`, { isDisabled: true });
    const entries = await server.database.db
      .selectFrom("auditEntry")
      .select(["actorKind", "actorId", "role", "action", "before", "after"])
      .where("action", "not in", ["staff.signed-in"])
      .orderBy("id")
      .execute();
    const jan = { actorKind: "staff", actorId: `staff-${JAN}`, role: "admin" };
    expect(entries).toMatchObject([
      { ...jan, action: "staff.invited" },
      { actorKind: "staff", role: "pricing", action: "staff.activated" },
      { ...jan, action: "staff.changed", before: '{"role":"desk"}', after: '{"role":"pricing"}' },
      { ...jan, action: "staff.disabled" },
    ]);
  });

  it("ends a session of a person", async () => {
    const ravi = await signInToDesk(server, RAVI);
    const { id } = await server.database.db
      .selectFrom("staffSession")
      .select("id")
      .where("staffId", "=", `staff-${RAVI}`)
      .executeTakeFirstOrThrow();
    expect((await asAdmin("DELETE", `/staff/staff-${RAVI}/sessions/${id}`)).status).toBe(200);
    expect((await asAdmin("DELETE", `/staff/staff-${RAVI}/sessions/${id}`)).status).toBe(404);
    expect((await call("GET", "/session", undefined, ravi)).status).toBe(401);
  });

  it("refuses every call of the staff to the roles desk and pricing, before the body is read", async () => {
    const calls = [
      ["GET", "/staff"],
      ["POST", "/staff"],
      ["PATCH", `/staff/staff-${JAN}`],
      ["POST", `/staff/staff-${JAN}/invitation`],
      ["POST", `/staff/staff-${JAN}/factor-reset`],
      ["DELETE", `/staff/staff-${JAN}/sessions/x`],
    ] as const;
    const ravi = await signInToDesk(server, RAVI);
    for (const role of ["desk", "pricing"] as const) {
      await server.database.db.updateTable("staff").set({ role }).where("email", "=", RAVI).execute();
      for (const [method, path] of calls) expect((await call(method, path, undefined, ravi)).code).toBe(4030);
    }
    for (const [method, path] of calls) expect((await call(method, path)).code).toBe(4010);
  });
};
