import { expect, it } from "vitest";
import { type Bench, MINUTE_MS, requireFailure, requireOffers, SECRET, TODAY } from "./bench.ts";
import { listRefusedCalls } from "../support/random-search.ts";
import type { Subject } from "./subject.ts";

const WAIT_MS = 90_000;
const HOUR_MS = 3_600_000;
const ALLOWED = 4;
const ORIGINS = ["INNSA", "INMUN", "INMAA", "LKCMB", "SGSIN", "CNSHA", "AEJEA", "CNNGB"];

/** Which calls a search makes. */
export const testCalls = (subject: Subject, bench: Bench): void => {
  const { withoutOffers = [] } = subject;
  const { records, moving, open, quote, setFaults, listCalls, countBilled, listCounted } = bench;

  it("marks the calls as billed that the carrier charges for", async () => {
    requireOffers(await quote(open()), "It must have offers.");
    const charged = (await listCalls()).filter(({ billed }) => billed);
    expect(charged.length, "`isBilled` of the simulator says how many calls of a search are billed").toBe(
      subject.billedCalls,
    );
    expect(
      countBilled(),
      "`billed` of createCarrierClient has the statuses that are charged; calls that are free need a client of their own",
    ).toBe(charged.length);
  });

  it("makes no call while the carrier takes none (Retry-After), and answers after that", async () => {
    const source = open();
    await setFaults({ fault: "rate-limited", ms: WAIT_MS });
    const refused = requireFailure(await quote(source), "429 is no answer: leave it out of `answers` of the call.");
    expect(refused.kind, `429 with Retry-After is \`used-up\`, which client.call returns: ${refused.reason}`).toBe(
      "used-up",
    );
    expect(refused.until, "until when the carrier takes no calls, as its Retry-After says").toBe(
      Math.ceil((moving.now + WAIT_MS) / MINUTE_MS),
    );
    await setFaults();
    const made = (await listCalls()).length;
    requireFailure(await quote(source), "It must wait.");
    expect((await listCalls()).length, "a call was made before the time of Retry-After was over").toBe(made);
    moving.now += 2 * MINUTE_MS;
    requireOffers(await quote(source), "The time of Retry-After is over.");
  });

  it("makes no more calls than its entry allows", async () => {
    const source = open(SECRET, { [subject.allowance]: ALLOWED });
    for (const origin of ORIGINS.slice(0, ALLOWED)) await quote(source, { origin });
    expect(
      listCounted().length,
      `${subject.allowance} of the entry is ${ALLOWED}: state it in \`allowances\` of createCarrierClient`,
    ).toBeLessThanOrEqual(ALLOWED);
    const failure = requireFailure(await quote(source, { origin: ORIGINS.at(-1) ?? "" }), "All calls are used up.");
    expect(failure.kind, `the allowance is used up: ${failure.reason}`).toBe("used-up");
  });

  it("looks up the places of a lane once", async () => {
    const source = open();
    requireOffers(await quote(source), "It must have offers.");
    const known = (await listCalls()).length;
    requireOffers(await quote(source), "It must have offers.");
    const others = (await listCalls()).slice(known).filter(({ path }) => !path.includes(subject.pricesPath));
    expect(others, "a second search of a lane makes calls for prices alone: use cachePlaceIds").toEqual([]);
  });

  it.each([5, -5])("answers while the carrier's clock is %s minutes off, and keeps to it", async (minutes) => {
    const source = open();
    await quote(source);
    const usual = records.length;
    await bench.setCarrierClock(minutes * MINUTE_MS);
    requireOffers(await quote(source), "Sign with the time that toHeaders of authoriseBySignature gets.");
    records.length = 0;
    moving.now += MINUTE_MS;
    expect((await quote(source)).isOk()).toBe(true);
    expect(records.filter(({ outcome }) => outcome !== "200" && outcome !== "206")).toEqual([]);
    expect(records.length).toBeLessThanOrEqual(usual);
  });

  /* Each call that was refused with the old token is made once more. */
  const expectRenewed = (): void => {
    const outcomes = listCounted().map(({ outcome }) => outcome);
    const refused = outcomes.filter((outcome) => outcome === "401").length;
    expect(refused, "the carrier refused no call: `hasToken` is for access tokens that end").toBeGreaterThan(0);
    const answered = outcomes.filter((outcome) => outcome.startsWith("2")).length;
    expect(refused, "a call is made once more with another token, not oftener").toBeLessThanOrEqual(answered);
    expect(outcomes.at(-1), "the last call is answered").toMatch(/^2/);
  };

  it.runIf(subject.hasToken)("goes on with another token when the carrier has ended its token", async () => {
    const source = open();
    requireOffers(await quote(source), "It must have offers.");
    moving.carrierAheadMs = HOUR_MS;
    records.length = 0;
    requireOffers(await quote(source), "Use authoriseByToken, which fetches another token after a 401.");
    expectRenewed();
  });

  it.runIf(subject.hasToken && subject.twoPages !== null)(
    "goes on when its token ends in the middle of a search",
    async () => {
      const source = open(SECRET, subject.twoPages ?? {});
      await setFaults({ fault: "more-pages" });
      moving.onCall = () => {
        moving.carrierAheadMs = HOUR_MS;
      };
      requireOffers(await quote(source), "Use authoriseByToken, which fetches another token after a 401.");
      expectRenewed();
    },
  );

  it("has an answer that comes after its budget, for the next search", async () => {
    const source = open(SECRET, { budgetSeconds: 1 });
    await setFaults({ fault: "slow", ms: 1_300, path: subject.pricesPath });
    requireOffers(await quote(source), "Let calls take longer than a search waits: `timeoutMs: toTimeout(budgetMs)`.");
  });

  it("ends with its search", async () => {
    const source = open();
    await setFaults({ fault: "hang", path: subject.pricesPath });
    const { reason } = requireFailure(await quote(source, {}, AbortSignal.timeout(300)), "It must wait for it.");
    expect(reason, "pass `signal` of quote on to each call").toBe("nobody waits for it any more");
  });

  it("makes no call that is refused, in 1,000 random searches", async () => {
    const source = open();
    /* Requests are checked before it. */
    await setFaults({ fault: "empty-list", path: subject.pricesPath });
    const refused = await listRefusedCalls({
      source,
      sizes: subject.sizes,
      today: TODAY,
      records,
      clock: () => moving.now,
      advance: (ms) => {
        moving.now += ms;
      },
      isRefused: ({ outcome }) => !outcome.startsWith("2") && !withoutOffers.includes(Number(outcome)),
    });
    expect(refused, "refuse what the carrier would refuse before the call, with refusedFailure(sentence)").toEqual([]);
    expect(records.length, "too few searches became calls: the request is refused too often").toBeGreaterThan(200);
  });
};
