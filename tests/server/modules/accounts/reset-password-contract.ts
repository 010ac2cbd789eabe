import { afterEach, beforeEach, expect, it } from "vitest";
import { addShipper, SHIPPER, signInAs } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { type AccountsFixture, openAccounts } from "./fixture.ts";

const HOUR = 3_600_000;
const CHECK = { status: true, code: 2000, message: "Check your email", result: [] };
const DIFFERENT = { field: "confirmPassword", message: "Passwords do not match" };
const GONE = {
  status: 410,
  body: { code: 4100, message: "This link has expired or was already used. Please request a new one." },
};

/** Forgotten passwords, over whichever database. */
export const passwordResetContract = (make: MakePlace): void => {
  let fixture: AccountsFixture;
  beforeEach(async () => {
    fixture = await openAccounts(make);
    await addShipper(fixture.database);
  });
  afterEach(() => fixture.close());

  const forgot = (email: string, from?: string) =>
    fixture.ask("POST", "/auth/forgot_password", { email, applicationId: "702020" }, from);
  const reset = (token: string, password: string, confirmPassword = password) =>
    fixture.ask("POST", "/auth/reset_password", { token, password, confirmPassword });
  const mails = (count: number) => fixture.mailArrived(count);
  const mailedTokens = (): readonly string[] =>
    fixture.mailbox.flatMap(
      ({ text }) => /http:\/\/localhost:8080\/reset-password\?token=(\S+)/.exec(text)?.slice(1) ?? [],
    );
  const linkedToken = async (): Promise<string> => {
    const before = mailedTokens().length;
    await forgot(SHIPPER.email);
    while (mailedTokens().length === before) await mails(fixture.mailbox.length + 1);
    return mailedTokens()[before] ?? "";
  };
  const profile = async (headers: Readonly<Record<string, string>>) =>
    (await fixture.app.inject({ method: "GET", url: "/api/resource/profile", headers: { ...headers } })).statusCode;

  it("mails a link to the owner, and stores nothing that opens it", async () => {
    expect((await forgot(" ASHA@Menon.example".trim())).body).toEqual(CHECK);
    await mails(1);
    const [message] = fixture.mailbox;
    expect([message?.to, message?.subject]).toEqual([SHIPPER.email, "Set a new Keelson password"]);
    const link = `http://localhost:8080/reset-password?token=${"secret-1".padEnd(43, "x")}`;
    expect(message?.text).toContain(`\n${link}\n`);
    expect(message?.html).toContain(`href="${link}"`);
    const rows = JSON.stringify(await fixture.database.db.selectFrom("passwordReset").selectAll().execute());
    expect(rows).toContain(`account-${SHIPPER.email}`);
    expect(rows + fixture.logLines.join("")).not.toContain("secret-1");
  });

  it("answers an unknown and a disabled address the same, and mails nothing", async () => {
    await addShipper(fixture.database, "gone@menon.example");
    const gone = fixture.database.db.updateTable("account").set({ disabledAt: 1 });
    await gone.where("email", "=", "gone@menon.example").execute();
    expect((await forgot("nobody@menon.example")).body).toEqual(CHECK);
    expect((await forgot("gone@menon.example")).body).toEqual(CHECK);
    await forgot(SHIPPER.email);
    await mails(1);
    expect(fixture.mailbox.map(({ to }) => to)).toEqual([SHIPPER.email]);
  });

  it("sets the new password once, ends all sessions and other links, and notifies the owner", async () => {
    const sessions = [await signInAs(fixture.app), await signInAs(fixture.app)];
    const [other, token] = [await linkedToken(), await linkedToken()];
    expect((await reset(token, "star-anise")).body).toEqual({
      status: true,
      code: 2000,
      message: "Password changed",
      result: [],
    });
    expect(await Promise.all(sessions.map(profile))).toEqual([401, 401]);
    expect(await profile(await signInAs(fixture.app, SHIPPER.email, "star-anise"))).toBe(200);
    await expect(signInAs(fixture.app)).rejects.toThrow("Invalid credentials");
    expect(await reset(token, "cardamom")).toMatchObject(GONE);
    expect(await reset(other, "cardamom")).toMatchObject(GONE);
    const queued = fixture.database.db.selectFrom("outgoingMail").select(["recipient", "subject"]);
    expect(await queued.execute()).toEqual([
      { recipient: SHIPPER.email, subject: "Your Keelson password was changed" },
    ]);
  });

  it("lifts the lock after wrong passwords", async () => {
    for (let tries = 0; tries < 11; tries++) await signInAs(fixture.app, SHIPPER.email, "wrong").catch(() => undefined);
    await expect(signInAs(fixture.app)).rejects.toThrow("Too many sign-in attempts.");
    await reset(await linkedToken(), "star-anise");
    expect(await profile(await signInAs(fixture.app, SHIPPER.email, "star-anise"))).toBe(200);
  });

  it("does not change other accounts", async () => {
    await addShipper(fixture.database, "jan@visser.example");
    const session = await signInAs(fixture.app, "jan@visser.example");
    await reset(await linkedToken(), "star-anise");
    expect(await profile(session)).toBe(200);
  });

  it("accepts the link after a refused password, and refuses an expired or unknown link", async () => {
    const token = await linkedToken();
    expect(await reset(token, "star-anise", "star-anisE")).toMatchObject({
      status: 422,
      body: { code: 4220, result: [DIFFERENT] },
    });
    for (const [password, message] of [
      ["12345", "Password must be at least 6 characters long"],
      ["", "Password is required."],
      ["a".repeat(1001), "Password can have 1000 characters at most."],
      ["Qwerty123", "This password is known to attackers. Choose another one."],
    ] as const) {
      expect(await reset(token, password, password || "12345")).toMatchObject({
        status: 422,
        body: {
          code: 4220,
          message: "Please check the marked fields.",
          result: [{ field: "password", message }, ...(password === "" ? [DIFFERENT] : [])],
        },
      });
    }
    expect(await reset("never", "star-anise")).toMatchObject(GONE);
    fixture.clock.advance(HOUR - 1);
    expect((await reset(token, "star-anise")).status).toBe(200);
    const late = await linkedToken();
    fixture.clock.advance(HOUR);
    expect(await reset(late, "star-anise")).toMatchObject(GONE);
  });

  it("accepts a link once if it is used twice at the same moment", async () => {
    const token = await linkedToken();
    const answers = await Promise.all(["one-way", "or-another"].map((password) => reset(token, password)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 410]);
  });

  it("mails five links an hour to an address, with the same answer for known and unknown ones", async () => {
    for (let asked = 0; asked < 5; asked++) {
      await forgot(SHIPPER.email, `203.0.113.${asked}`);
      await forgot("nobody@menon.example", `198.51.100.${asked}`);
    }
    const refused = { status: 429, body: { message: "Too many links were requested. Please wait 60 minutes." } };
    expect(await forgot(SHIPPER.email, "192.0.2.1")).toMatchObject(refused);
    expect(await forgot("nobody@menon.example", "192.0.2.1")).toMatchObject(refused);
  });
};
