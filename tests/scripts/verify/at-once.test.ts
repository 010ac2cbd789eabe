import { err, ok } from "neverthrow";
import { describe, expect, it } from "vitest";
import { compareBeside, compareTwins } from "../../../scripts/verify/journeys/at-once.ts";

const answer = (quotationId: string, status = 200) => ({
  status,
  headers: {},
  body: Buffer.from(JSON.stringify({ status: true, result: [{ quotationId }] })),
  elapsedMs: 1,
});
const NONE = err({ reason: "timed-out", detail: "no answer within 10 s" } as const);

describe("compareTwins", () => {
  it("accepts the same answer to each call", () => {
    expect(compareTwins(answer("QTN-1"), [ok(answer("QTN-1"))])).toEqual([]);
  });

  it("finds a second booking, another status and no answer", () => {
    const found = compareTwins(answer("QTN-1"), [ok(answer("QTN-2")), ok(answer("QTN-1", 409)), NONE]);
    expect(found.map(({ path, actual }) => [path, actual])).toEqual([
      ["$.result", '[{"quotationId":"QTN-2"}]'],
      ["$.result", '[{"quotationId":"QTN-1"}]'],
      ["answer", "no answer within 10 s"],
    ]);
  });
});

describe("compareBeside", () => {
  const before = { status: true, result: [{ quotationId: "QTN-1" }] };

  it("accepts the answer of before", () => {
    expect(compareBeside("listBookings", before, ok(answer("QTN-1")))).toEqual([]);
  });

  it("finds the answer of another account", () => {
    expect(compareBeside("listBookings", before, ok(answer("QTN-9")))).toEqual([
      {
        by: "journey",
        path: "$.result",
        expected: 'for listBookings beside this call [{"quotationId":"QTN-1"}], as before',
        actual: '[{"quotationId":"QTN-9"}]',
      },
    ]);
  });
});
