import { err, ok, type Result } from "neverthrow";
import { describe, expect, it } from "vitest";
import { circuitBreaker } from "#server/rate-sources/circuit-breaker.ts";
import type { QuotedOffer, RateRequest, RateSource, SourceFailure } from "#server/rate-sources/rate-source.ts";
import { createCallStore } from "#server/rate-sources/running-calls.ts";
import { type AskedSource, createSourceCalls } from "#server/rate-sources/source-calls.ts";
import { quotedOffer } from "../support/quoted.ts";

const START = Date.parse("2026-11-20T08:00:00Z");
const MINUTE = 60_000;

const request = (askedAt = "2026-11-20T08:00:00.000Z", change: Partial<RateRequest> = {}): RateRequest => ({
  origin: { place: null, port: null, service: "Ramp" },
  destination: { place: null, port: null, service: "Ramp" },
  containers: [{ equipment: "20GP", quantity: 2, weightKg: 18_000 }],
  ready: "2026-11-20",
  originToday: "2026-11-20",
  today: "2026-11-20",
  askedAt,
  now: Date.parse(askedAt) / MINUTE,
  cooling: null,
  ...change,
});

const OFFER = quotedOffer({
  providerName: "Pelagia",
  instantConfirmation: false,
  validityZone: "Asia/Kolkata",
  quoteLine: {},
});
const ANSWER = ok([OFFER]);

type Answer = Result<readonly QuotedOffer[], SourceFailure>;

/** A source whose answers the test sends, and the calls to it. */
const controlled = (options: Pick<RateSource, "keepMs" | "budgetMs" | "isInternal"> = {}) => {
  let now = START;
  const asked: { readonly answer: (answer: Answer) => void; readonly signal: AbortSignal }[] = [];
  const source: RateSource = {
    name: "Pelagia",
    ...options,
    quote: (_request, signal) => new Promise((answer) => void asked.push({ answer, signal })),
  };
  const measured: (readonly [string, string])[] = [];
  const breaker = circuitBreaker(() => now);
  const calls = createSourceCalls({
    clock: () => now,
    store: createCallStore(),
    breaker,
    measure: (name, outcome) => void measured.push([name, outcome]),
  });
  const ask = (asking = request(), waitMs = 3_600_000, isNew = false): AskedSource => {
    const call = calls.ask(source, asking, { waitMs, isNew });
    if (call.kind === "paused") throw new Error("The source is paused.");
    return call;
  };
  const advance = (ms: number): void => {
    now += ms;
  };
  return { asked, ask, advance, breaker, calls, measured, source };
};

const answered = (end: Awaited<AskedSource["end"]>) =>
  end.kind === "answered" ? { askedAt: end.askedAt, offers: end.result.map(({ offers }) => offers) } : end.kind;

describe("equal requests to a source", () => {
  it("are sent once while the first is being answered", async () => {
    const { asked, ask } = controlled();
    const [first, second] = [ask(), ask(request("2026-11-20T08:00:07.000Z"))];
    asked[0]?.answer(ANSWER);
    expect([answered(await first.end), answered(await second.end), asked.length]).toEqual([
      { askedAt: "2026-11-20T08:00:00.000Z", offers: ANSWER },
      { askedAt: "2026-11-20T08:00:00.000Z", offers: ANSWER },
      1,
    ]);
  });

  it("are sent each time if the source has answered and states no age for its answers", async () => {
    const { asked, ask } = controlled();
    const first = ask();
    asked[0]?.answer(ANSWER);
    await first.end;
    ask();
    expect(asked).toHaveLength(2);
  });

  it("are sent each for another load, day, temperature, and to internal sources", () => {
    const { asked, ask } = controlled({ keepMs: MINUTE });
    ask();
    ask(request(undefined, { containers: [{ equipment: "20GP", quantity: 1, weightKg: 18_000 }] }));
    ask(request(undefined, { ready: "2026-11-21" }));
    ask(request(undefined, { cooling: { temperature: -18, ventilation: null } }));
    expect(asked).toHaveLength(4);
    const internal = controlled({ isInternal: true });
    internal.ask();
    internal.ask();
    expect(internal.asked).toHaveLength(2);
  });

  it("get an answer that is kept, with the time at which it was asked for, until it is too old", async () => {
    const { asked, ask, advance, measured } = controlled({ keepMs: 5 * MINUTE });
    const first = ask();
    asked[0]?.answer(ANSWER);
    await first.end;
    advance(5 * MINUTE);
    const second = ask(request("2026-11-20T08:05:00.000Z"));
    expect([second.isKept, answered(await second.end)]).toEqual([
      true,
      { askedAt: "2026-11-20T08:00:00.000Z", offers: ANSWER },
    ]);
    advance(1);
    expect(ask(request("2026-11-20T08:05:00.001Z")).isKept).toBe(false);
    expect(asked).toHaveLength(2);
    expect(measured).toEqual([
      ["Pelagia", "answered"],
      ["Pelagia", "kept"],
    ]);
  });

  it("get a refusal that is kept, and no failure", async () => {
    const { asked, ask } = controlled({ keepMs: MINUTE });
    const failed = ask();
    asked[0]?.answer(err({ reason: "500" }));
    await failed.end;
    const refused = ask();
    asked[1]?.answer(err({ kind: "refused", reason: "409", sentence: "Pelagia has no offer for this route." }));
    await refused.end;
    const again = await ask().end;
    expect(again.kind === "answered" && again.result).toEqual(
      err({ kind: "refused", reason: "409", sentence: "Pelagia has no offer for this route." }),
    );
    expect(asked).toHaveLength(2);
  });

  it("are sent again on demand, and the new answer takes the place of the kept one", async () => {
    const { asked, ask } = controlled({ keepMs: MINUTE });
    const first = ask();
    asked[0]?.answer(ANSWER);
    await first.end;
    const second = ask(request("2026-11-20T08:00:30.000Z"), 3_600_000, true);
    asked[1]?.answer(ok([]));
    await second.end;
    expect(answered(await ask().end)).toEqual({ askedAt: "2026-11-20T08:00:30.000Z", offers: ok([]) });
  });
});

describe("a source that is late", () => {
  it("is aborted if it states no age for its answers", async () => {
    const { asked, ask } = controlled();
    expect(await ask(request(), 1).end).toEqual({ kind: "late" });
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  it("goes on if it states one, and its answer is kept for the next search", async () => {
    const { asked, ask, advance } = controlled({ keepMs: MINUTE });
    expect(await ask(request(), 1).end).toEqual({ kind: "late" });
    expect(asked[0]?.signal.aborted).toBe(false);
    advance(12_000);
    asked[0]?.answer(ANSWER);
    await expect.poll(() => ask(request("2026-11-20T08:00:12.000Z"), 1).isKept).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it("is waited for by the searches that have more time", async () => {
    const { asked, ask } = controlled();
    const patient = ask();
    expect(await ask(request(), 1).end).toEqual({ kind: "late" });
    expect(asked[0]?.signal.aborted).toBe(false);
    asked[0]?.answer(ANSWER);
    expect((await patient.end).kind).toBe("answered");
  });

  it("is paused only after its own budget, not after the shorter time of a caller", async () => {
    const slow = controlled({ budgetMs: 20_000, keepMs: MINUTE });
    for (const day of ["2026-11-21", "2026-11-22", "2026-11-23"])
      await slow.ask(request(undefined, { ready: day }), 1).end;
    expect(slow.breaker.states().get("Pelagia")).toBe("closed");
    const hanging = controlled({ budgetMs: 1, keepMs: MINUTE });
    for (const day of ["2026-11-21", "2026-11-22", "2026-11-23"])
      await hanging.ask(request(undefined, { ready: day }), 1).end;
    expect(hanging.breaker.states().get("Pelagia")).toBe("open");
    expect(hanging.calls.ask(hanging.source, request(), { waitMs: 1 })).toEqual({
      kind: "paused",
      until: Date.parse("2026-11-20T08:01:00Z") / MINUTE,
    });
  });
});

describe("a search that stops", () => {
  it("aborts the source unless another search waits for it", async () => {
    const { asked, ask, breaker, measured } = controlled({ keepMs: MINUTE });
    const [first, second] = [ask(), ask()];
    first.stop();
    expect([await first.end, asked[0]?.signal.aborted]).toEqual([{ kind: "stopped" }, false]);
    second.stop();
    expect([await second.end, asked[0]?.signal.aborted]).toEqual([{ kind: "stopped" }, true]);
    expect([...breaker.states()]).toEqual([["Pelagia", "closed"]]);
    expect(measured).toEqual([
      ["Pelagia", "stopped"],
      ["Pelagia", "stopped"],
    ]);
  });

  it("leaves no request behind when the server stops", async () => {
    const { asked, ask, calls } = controlled({ keepMs: MINUTE });
    const [waiting, late] = [ask(), ask(request(undefined, { ready: "2026-11-22" }), 1)];
    await late.end;
    calls.close();
    expect(await waiting.end).toEqual({ kind: "stopped" });
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  });
});
