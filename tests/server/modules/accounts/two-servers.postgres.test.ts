import PostalMime from "postal-mime";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { BookingAnswer, DashboardAnswer, RatesAnswer } from "#api/schema.d.ts";
import { type OneAddress, roundRobin } from "#tests/support/round-robin.ts";
import { SEARCH } from "#tests/server/support/freight.ts";
import { postgresPlace, postgresUrl, type TestPlace } from "#tests/server/support/database.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { profileStatus, type ServerProcess, signInAt, startServer } from "#tests/server/support/process.ts";
import { ASHA, DOMESTIC, formOf, pdf } from "./fixture.ts";

const APPLICATION = "702020";
const WEEK_MS = 7 * 86_400_000;
const inAWeek = (): string => new Date(Date.now() + WEEK_MS).toISOString().slice(0, 10);

describe.skipIf(postgresUrl === undefined)("an account over two servers behind one address", () => {
  let test: TestPlace;
  let folder: string;
  let servers: readonly ServerProcess[] = [];
  let one: OneAddress;

  beforeAll(async () => {
    test = await postgresPlace();
    folder = mkdtempSync(join(tmpdir(), "keelson-two-"));
    if (test.place.kind !== "postgres") throw new Error("Expected PostgreSQL.");
    const settings = { DATABASE_URL: test.place.url, KEELSON_DATA: folder, KEELSON_DEMO: "1" };
    servers = await Promise.all([startServer(settings), startServer(settings)]);
    one = await roundRobin(servers.map(({ url }) => url));
  });
  afterAll(async () => {
    await one.close();
    for (const server of servers) server.signal("SIGTERM");
    await Promise.all(servers.map(({ ended }) => ended));
    await test.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = async (method: string, path: string, body?: object, headers: Readonly<Record<string, string>> = {}) => {
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${one.url}/api${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...json,
    });
    return { status: answer.status, text: await answer.text() };
  };
  const mailTo = async (address: string, subject: RegExp) => {
    const outbox = join(folder, "outbox");
    for (const file of readdirSync(outbox).toSorted().toReversed()) {
      const mail = await PostalMime.parse(readFileSync(join(outbox, file)));
      if (mail.to?.[0]?.address === address && subject.test(mail.subject ?? "")) return mail;
    }
    throw new Error(`No mail to ${address} about ${subject.source}.`);
  };
  const begin = async (email: string) => {
    const { text } = await ask("POST", "/auth/sign_up_verification", { email, applicationId: APPLICATION });
    const token = parsed<{ readonly result: readonly string[] }>(text).result[0] ?? "";
    const { subject = "" } = await mailTo(email, /is your Keelson code/);
    return { token, code: Number(subject.slice(0, 6)) };
  };
  const tryCode = (token: string, otp: number) =>
    ask("PUT", "/auth/sign_up_verification", { otp, applicationId: APPLICATION, verifyHash: token });
  const signUp = async (token: string, form: FormData) =>
    (await fetch(`${one.url}/api/auth/sign_up`, { method: "POST", headers: { "x-otp-token": token }, body: form }))
      .status;

  const people = [
    {
      what: "domestic",
      details: { ...DOMESTIC, email: "domestic@menon.example" },
      files: { panCopy: pdf("pan.pdf") },
    },
    { what: "international", details: { ...ASHA, email: "abroad@visser.example", country: "NL" }, files: {} },
  ];

  it.each(people)("goes from the code to a booked offer: $what", async ({ details, files }) => {
    const { token, code } = await begin(details.email);
    expect((await tryCode(token, code)).status).toBe(200);
    expect(await signUp(token, formOf(details, files))).toBe(200);
    const { headers } = await signInAt(one.url, details.email, details.password);
    const search = { ...SEARCH, departureDate: inAWeek() };
    const rates = await ask("POST", "/resource/rates/spot-on", search, headers);
    const offer = parsed<RatesAnswer>(rates.text).result[0]?.api?.find(({ offerId }) => offerId.includes("."));
    const wanted = { offerId: offer?.offerId, providerName: offer?.providerName };
    const chosen = { ...wanted, routing: null, arrivalDate: null, departureDate: null };
    const booked = parsed<BookingAnswer>((await ask("PUT", "/resource/rates/spot-on", chosen, headers)).text).result[0];
    expect(booked?.bookingId).toMatch(/^KLB-/);
    const home = await ask("GET", "/resource/dashboard", undefined, headers);
    const [dashboard] = parsed<DashboardAnswer>(home.text).result;
    expect(dashboard?.runningBookings.map(({ bookingId }) => bookingId)).toEqual([booked?.bookingId]);
    expect(dashboard?.lastSearches.map((last) => last.search)).toEqual([search]);
  });

  it("creates one account if the same form is sent to both at the same moment", async () => {
    const email = "twice@menon.example";
    const { token, code } = await begin(email);
    await tryCode(token, code);
    const answers = await Promise.all([1, 2, 3, 4].map(() => signUp(token, formOf({ ...ASHA, email }))));
    expect(answers.toSorted((left, right) => left - right)).toEqual([200, 409, 409, 409]);
  });

  it("gives a code five tries in all, wherever they arrive", async () => {
    const { token } = await begin("brute@menon.example");
    const answers = await Promise.all(Array.from({ length: 12 }, () => tryCode(token, 1)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it("sends an address five codes in total across both servers", async () => {
    const body = { email: "flood@menon.example", applicationId: APPLICATION };
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask("POST", "/auth/sign_up_verification", body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  });

  it("is signed out at both by a new password", async () => {
    const { email, password } = { ...DOMESTIC, email: "domestic@menon.example" };
    const { headers } = await signInAt(one.url, email, password);
    await ask("POST", "/auth/forgot_password", { email, applicationId: APPLICATION });
    const token = await vi.waitFor(
      async () => /token=(\S+)/.exec((await mailTo(email, /Set a new/)).text ?? "")?.[1] ?? "",
      { timeout: 60_000, interval: 20 },
    );
    const change = { token, password: "star-anise", confirmPassword: "star-anise" };
    const answers = await Promise.all([1, 2].map(() => ask("POST", "/auth/reset_password", change)));
    expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 410]);
    const profiles = await Promise.all(servers.map(({ url }) => profileStatus(url, headers)));
    expect(profiles).toEqual([401, 401]);
    expect((await signInAt(one.url, email, password)).status).toBe(401);
    expect((await signInAt(one.url, email, "star-anise")).status).toBe(200);
  });

  it("was served by both", () => {
    const [first = 0, second = 0] = one.counts();
    expect(Math.abs(first - second)).toBeLessThanOrEqual(1);
    expect(first).toBeGreaterThan(20);
  });
});
