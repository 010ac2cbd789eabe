import { describe, expect, it } from "vitest";
import { createEarlyAnswers } from "#adapters/http/early-answers.ts";

const PROFILE = "http://portal.example/api/resource/profile";

const headersOf = (token: string): Headers => new Headers({ "x-token": token });

/** The server answers with the number of the request; `fails` numbers fail. */
const scene = (fails: readonly number[] = []) => {
  const sent: string[] = [];
  const signals: AbortSignal[] = [];
  const waits: { readonly run: () => void; readonly ms: number }[] = [];
  const clock = { now: 0 };
  const early = createEarlyAnswers(
    (request) => {
      signals.push(request.signal);
      sent.push(`${request.method} ${request.url} ${request.headers.get("x-token") ?? ""}`);
      return fails.includes(sent.length)
        ? Promise.reject(new TypeError("no network"))
        : Promise.resolve(new Response(`answer ${sent.length}`));
    },
    () => clock.now,
    (run, ms) => waits.push({ run, ms }),
  );
  const fetchText = async (url: string, init: RequestInit): Promise<string> =>
    (await early.fetch(new Request(url, init))).text();
  return { early, sent, signals, waits, clock, fetchText };
};

describe("answers asked for early", () => {
  it("answer one request of the same session, and the next one is sent", async () => {
    const { early, sent, fetchText } = scene();
    early.ask(PROFILE, headersOf("t-1"));
    expect(await fetchText(PROFILE, { headers: headersOf("t-1") })).toBe("answer 1");
    expect(await fetchText(PROFILE, { headers: headersOf("t-1") })).toBe("answer 2");
    expect(sent).toEqual([`GET ${PROFILE} t-1`, `GET ${PROFILE} t-1`]);
  });

  it.each([
    ["another session", PROFILE, { headers: headersOf("t-2") }],
    ["no session", PROFILE, {}],
    ["another query", `${PROFILE}?limit=10`, { headers: headersOf("t-1") }],
    ["another method", PROFILE, { method: "PUT", headers: headersOf("t-1") }],
  ])("do not answer a request of %s", async (_, url, init) => {
    const { early, fetchText } = scene();
    early.ask(PROFILE, headersOf("t-1"));
    expect(await fetchText(url, init)).toBe("answer 2");
  });

  it.each([
    [30_000, "answer 1"],
    [30_001, "answer 2"],
  ])("are used for 30 seconds: after %d ms", async (age, answer) => {
    const { early, clock, fetchText } = scene();
    early.ask(PROFILE, headersOf("t-1"));
    clock.now = age;
    expect(await fetchText(PROFILE, { headers: headersOf("t-1") })).toBe(answer);
  });

  it("give their connection back after 30 seconds, unless a request took them", async () => {
    const { early, signals, waits, fetchText } = scene();
    early.ask(PROFILE, headersOf("t-1"));
    early.ask(`${PROFILE}?limit=10`, headersOf("t-1"));
    await fetchText(PROFILE, { headers: headersOf("t-1") });
    expect(waits.map(({ ms }) => ms)).toEqual([30_000, 30_000]);
    for (const { run } of waits) run();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, true]);
    expect(await fetchText(`${PROFILE}?limit=10`, { headers: headersOf("t-1") })).toBe("answer 3");
  });

  it("are asked for again if the early request failed", async () => {
    const { early, fetchText } = scene([1]);
    early.ask(PROFILE, headersOf("t-1"));
    expect(await fetchText(PROFILE, { headers: headersOf("t-1") })).toBe("answer 2");
  });

  it("end with the request that waits for them", async () => {
    const early = createEarlyAnswers(
      () => new Promise<Response>(() => undefined),
      () => 0,
      () => undefined,
    );
    early.ask(PROFILE, headersOf("t-1"));
    const leaving = new AbortController();
    const waiting = early.fetch(new Request(PROFILE, { headers: headersOf("t-1"), signal: leaving.signal }));
    leaving.abort(new Error("left"));
    await expect(waiting).rejects.toThrow("left");
    early.ask(PROFILE, headersOf("t-1"));
    const late = new Request(PROFILE, { headers: headersOf("t-1"), signal: AbortSignal.abort(new Error("gone")) });
    await expect(early.fetch(late)).rejects.toThrow("gone");
  });
});
