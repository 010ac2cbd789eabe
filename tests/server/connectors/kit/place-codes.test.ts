import { err, ok, type Result, ResultAsync } from "neverthrow";
import { describe, expect, it } from "vitest";
import { cachePlaceIds } from "#server/connectors/kit/place-codes.ts";
import type { SourceFailure } from "#server/rate-sources/rate-source.ts";

const FAULT: SourceFailure = { reason: "it answered with status 500", cause: "fault" };

/** A carrier whose answers about places the test sends. */
const open = () => {
  let now = 1_000_000;
  const asked: {
    readonly unLocode: string;
    readonly signal: AbortSignal;
    readonly answer: (result: Result<string | null, SourceFailure>) => void;
  }[] = [];
  const find = cachePlaceIds(
    (unLocode, signal) =>
      new ResultAsync(
        new Promise((answer) => {
          asked.push({ unLocode, signal, answer });
        }),
      ),
    () => now,
  );
  return {
    asked,
    find: async (unLocode: string, signal = new AbortController().signal) => find(unLocode, signal),
    advance: (hours: number) => {
      now += hours * 3_600_000;
    },
  };
};

describe("the ids of places at a carrier", () => {
  it("are asked for once by equal look-ups at the same moment, and then for a day", async () => {
    const { asked, find, advance } = open();
    const found = Promise.all([find("INNSA"), find("NLRTM"), find("INNSA"), find("INNSA")]);
    expect(asked.map(({ unLocode }) => unLocode)).toEqual(["INNSA", "NLRTM"]);
    asked[0]?.answer(ok("738872886233842"));
    asked[1]?.answer(ok(null));
    expect(await found).toEqual([ok("738872886233842"), ok(null), ok("738872886233842"), ok("738872886233842")]);
    advance(23);
    expect(await find("NLRTM")).toEqual(ok(null));
    expect(asked).toHaveLength(2);
    advance(1);
    void find("INNSA");
    expect(asked).toHaveLength(3);
  });

  it("are asked for again after a failure, which all that waited for it get", async () => {
    const { asked, find } = open();
    const found = Promise.all([find("INNSA"), find("INNSA")]);
    asked[0]?.answer(err(FAULT));
    expect(await found).toEqual([err(FAULT), err(FAULT)]);
    const again = find("INNSA");
    asked[1]?.answer(ok("738872886233842"));
    expect(await again).toEqual(ok("738872886233842"));
  });

  it("are waited for by a search whose equal one was stopped", async () => {
    const { asked, find } = open();
    const [first, second] = [new AbortController(), new AbortController()];
    const found = Promise.all([find("INNSA", first.signal), find("INNSA", second.signal)]);
    first.abort();
    expect(asked[0]?.signal.aborted).toBe(false);
    asked[0]?.answer(ok("738872886233842"));
    expect((await found)[1]).toEqual(ok("738872886233842"));
    second.abort();
    expect(asked[0]?.signal.aborted).toBe(false);
  });

  it("are asked for no longer once nobody waits, and again by a later search", async () => {
    const { asked, find } = open();
    const [first, second] = [new AbortController(), new AbortController()];
    void find("INNSA", first.signal);
    void find("INNSA", second.signal);
    first.abort();
    second.abort();
    expect(asked[0]?.signal.aborted).toBe(true);
    const later = find("INNSA");
    asked[0]?.answer(err(FAULT));
    asked[1]?.answer(ok("738872886233842"));
    expect([await later, asked.length]).toEqual([ok("738872886233842"), 2]);
    expect(await find("INNSA")).toEqual(ok("738872886233842"));
  });
});
