import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  AMENDMENT_KINDS,
  AMENDMENT_STATES,
  type AmendmentAction,
  applyAction,
  canWithdraw,
  findAmendmentProblem,
  findTextProblem,
  isOpen,
} from "#domain/amendments";
import { cases } from "#tests/support/property-tests.ts";

const FEE = { currency: "USD", minor: 15_000 };
const OTHER_FEE = { currency: "USD", minor: 30_000 };

describe("a request that was received", () => {
  const received = { state: "received", fee: FEE } as const;

  it.each<[string, AmendmentAction, object]>([
    ["is forwarded", { kind: "forward" }, { state: "forwarded", proposedFee: null, reason: null }],
    ["is accepted as shown", { kind: "accept", fee: null }, { state: "confirmed", proposedFee: null, reason: null }],
    [
      "is accepted at the fee shown",
      { kind: "accept", fee: FEE },
      { state: "confirmed", proposedFee: null, reason: null },
    ],
    [
      "waits for the shipper at another fee",
      { kind: "accept", fee: OTHER_FEE },
      { state: "fee-proposed", proposedFee: OTHER_FEE, reason: null },
    ],
    [
      "is declined with a reason",
      { kind: "decline", reason: "No space" },
      { state: "declined", proposedFee: null, reason: "No space" },
    ],
    ["is withdrawn", { kind: "withdraw" }, { state: "withdrawn", proposedFee: null, reason: null }],
  ])("%s", (_what, action, decided) => {
    expect(applyAction(received, action)._unsafeUnwrap()).toEqual(decided);
  });

  it("cannot be agreed to before a fee is proposed", () => {
    expect(applyAction(received, { kind: "agree" })._unsafeUnwrapErr()).toBe("received");
  });
});

describe("a proposed fee", () => {
  const proposed = { state: "fee-proposed", fee: FEE } as const;

  it("confirms the request if the shipper agrees", () => {
    expect(applyAction(proposed, { kind: "agree" })._unsafeUnwrap()).toEqual({
      state: "confirmed",
      proposedFee: null,
      reason: null,
    });
  });

  it("declines the request if the shipper does not", () => {
    expect(applyAction(proposed, { kind: "refuse" })._unsafeUnwrap()).toEqual({
      state: "declined",
      proposedFee: null,
      reason: "You did not agree to the fee.",
    });
  });
});

describe("every request", () => {
  const actions = fc.constantFrom<AmendmentAction>(
    { kind: "forward" },
    { kind: "accept", fee: null },
    { kind: "accept", fee: OTHER_FEE },
    { kind: "decline", reason: "No space" },
    { kind: "agree" },
    { kind: "refuse" },
    { kind: "withdraw" },
  );

  it("stays as it is once it is decided", () => {
    fc.assert(
      fc.property(fc.constantFrom(...AMENDMENT_STATES), actions, (state, action) => {
        const applied = applyAction({ state, fee: FEE }, action);
        if (!isOpen({ state })) expect(applied._unsafeUnwrapErr()).toBe(state);
      }),
      { numRuns: cases(200) },
    );
  });

  it("is never confirmed at a fee that the shipper has not seen", () => {
    fc.assert(
      fc.property(fc.constantFrom(...AMENDMENT_STATES), (state) => {
        const applied = applyAction({ state, fee: FEE }, { kind: "accept", fee: OTHER_FEE });
        expect(applied.isOk() && applied.value.state === "confirmed").toBe(false);
      }),
      { numRuns: cases(50) },
    );
  });

  it("can be withdrawn only until it is forwarded", () => {
    expect(AMENDMENT_STATES.filter((state) => canWithdraw({ state }))).toEqual(["received"]);
  });
});

describe("a booking", () => {
  const booking = { status: "booked", hasSailed: false, isPartLoad: false, hasOpenRequest: false } as const;

  it("can be changed in every way before it sails", () => {
    expect(AMENDMENT_KINDS.map((kind) => findAmendmentProblem(booking, kind))).toEqual([null, null, null, null]);
  });

  it.each([
    [{ ...booking, status: "cancelled" as const }, "This booking is cancelled. Book again instead."],
    [
      { ...booking, hasSailed: true },
      "The vessel has sailed. Call the desk: it can say what the carrier still changes and what that costs.",
    ],
    [{ ...booking, hasOpenRequest: true }, "A request for this booking is open. Withdraw it, or wait for the answer."],
    [
      { ...booking, isPartLoad: true },
      "A part load has no sailing of its own. Describe the change under other details.",
    ],
  ])("that cannot be changed says why and what to do", (state, sentence) => {
    expect(findAmendmentProblem(state, "sailing")).toBe(sentence);
  });
});

describe("the shipper's words", () => {
  it("are needed for other details only, and have a limit", () => {
    expect(findTextProblem("details", " ")).toBe("Describe what should be changed.");
    expect(findTextProblem("cancellation", "")).toBe(null);
    expect(findTextProblem("details", "x".repeat(2001))).toBe("The text has 2001 characters. Use at most 2000.");
  });
});
