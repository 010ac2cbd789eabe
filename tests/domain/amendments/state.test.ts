import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  AMENDMENT_KINDS,
  AMENDMENT_STATES,
  type AmendmentAction,
  applyAction,
  canWithdraw,
  canWithdrawOwn,
  findAmendmentProblem,
  findRequestFee,
  findTextProblem,
  isOpen,
} from "#domain/amendments";
import { cases } from "#tests/support/property-tests.ts";

const FEE = { currency: "USD", minor: 15_000 };
const OTHER_FEE = { currency: "USD", minor: 30_000 };

describe("a request that was received", () => {
  const received = { state: "received", fee: FEE, proposedFee: null } as const;

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
    expect(applyAction(received, { kind: "agree", fee: FEE })._unsafeUnwrapErr()).toBe("received");
  });
});

describe("a proposed fee", () => {
  const proposed = { state: "fee-proposed", fee: FEE, proposedFee: OTHER_FEE } as const;
  const THIRD_FEE = { currency: "USD", minor: 5_000 };

  it.each<[string, AmendmentAction, object]>([
    [
      "confirms the request if the shipper agrees",
      { kind: "agree", fee: OTHER_FEE },
      { state: "confirmed", proposedFee: OTHER_FEE, reason: null },
    ],
    [
      "confirms the request if the shipper agrees without stating it",
      { kind: "agree", fee: null },
      { state: "confirmed", proposedFee: OTHER_FEE, reason: null },
    ],
    [
      "declines the request if the shipper does not",
      { kind: "refuse", fee: OTHER_FEE },
      { state: "declined", proposedFee: OTHER_FEE, reason: "You did not agree to the fee." },
    ],
    [
      "is replaced by another one of the desk",
      { kind: "accept", fee: THIRD_FEE },
      { state: "fee-proposed", proposedFee: THIRD_FEE, reason: null },
    ],
    [
      "is taken back by the desk, which accepts at the fee shown",
      { kind: "accept", fee: FEE },
      { state: "confirmed", proposedFee: null, reason: null },
    ],
    [
      "is taken back by the desk, which declines",
      { kind: "decline", reason: "No space" },
      { state: "declined", proposedFee: OTHER_FEE, reason: "No space" },
    ],
  ])("%s", (_what, action, decided) => {
    expect(applyAction(proposed, action)._unsafeUnwrap()).toEqual(decided);
  });

  it.each<[string, AmendmentAction]>([
    ["agreed to once it was replaced", { kind: "agree", fee: THIRD_FEE }],
    ["refused once it was replaced", { kind: "refuse", fee: THIRD_FEE }],
    ["proposed twice", { kind: "accept", fee: OTHER_FEE }],
    ["accepted by the desk without stating the fee", { kind: "accept", fee: null }],
  ])("is not %s", (_what, action) => {
    expect(applyAction(proposed, action)._unsafeUnwrapErr()).toBe("fee-proposed");
  });

  it("is the fee of the request, which is otherwise the one that was shown", () => {
    expect([proposed, { fee: FEE, proposedFee: null }, { fee: null, proposedFee: null }].map(findRequestFee)).toEqual([
      OTHER_FEE,
      FEE,
      null,
    ]);
  });
});

describe("every request", () => {
  const actions = fc.constantFrom<AmendmentAction>(
    { kind: "forward" },
    { kind: "accept", fee: null },
    { kind: "accept", fee: OTHER_FEE },
    { kind: "decline", reason: "No space" },
    { kind: "agree", fee: OTHER_FEE },
    { kind: "refuse", fee: OTHER_FEE },
    { kind: "withdraw" },
  );

  it("stays as it is once it is decided", () => {
    fc.assert(
      fc.property(fc.constantFrom(...AMENDMENT_STATES), actions, (state, action) => {
        const applied = applyAction({ state, fee: FEE, proposedFee: null }, action);
        if (!isOpen({ state })) expect(applied._unsafeUnwrapErr()).toBe(state);
      }),
      { numRuns: cases(200) },
    );
  });

  it("is never confirmed at a fee that the shipper has not seen", () => {
    fc.assert(
      fc.property(fc.constantFrom(...AMENDMENT_STATES), (state) => {
        const applied = applyAction({ state, fee: FEE, proposedFee: null }, { kind: "accept", fee: OTHER_FEE });
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
  const DESK_PHONE = "+91 11 5550 0100";
  const booking = { status: "booked", hasSailed: false, isPartLoad: false, hasOpenRequest: false } as const;

  it("can be changed in every way before it sails", () => {
    expect(AMENDMENT_KINDS.map((kind) => findAmendmentProblem(booking, kind, DESK_PHONE))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it.each([
    [{ ...booking, status: "cancelled" as const }, "This booking is cancelled. Book again instead."],
    [
      { ...booking, hasSailed: true },
      "The vessel has sailed. Call the desk (+91 11 5550 0100): it can say what the carrier still changes and what that costs.",
    ],
    [{ ...booking, hasOpenRequest: true }, "A request for this booking is open. Withdraw it, or wait for the answer."],
    [
      { ...booking, isPartLoad: true },
      "A part load has no sailing of its own. Describe the change under other details.",
    ],
  ])("that cannot be changed says why and what to do", (state, sentence) => {
    expect(findAmendmentProblem(state, "sailing", DESK_PHONE)).toBe(sentence);
  });
});

describe("the shipper's words", () => {
  it("are needed for other details only, and have a limit", () => {
    expect(findTextProblem("details", " ")).toBe("Describe what should be changed.");
    expect(findTextProblem("cancellation", "")).toBe(null);
    expect(findTextProblem("details", "x".repeat(2001))).toBe("The text has 2001 characters. Use at most 2000.");
  });
});

describe("a change that the desk has started", () => {
  const waiting = { state: "fee-proposed", fee: null, proposedFee: FEE, byDesk: true } as const;
  const WITHDRAWN = { state: "withdrawn", proposedFee: null, reason: null };

  it("is withdrawn by the desk while the shipper has not decided", () => {
    expect(canWithdrawOwn(waiting)).toBe(true);
    expect(applyAction(waiting, { kind: "withdraw-own" })._unsafeUnwrap()).toEqual(WITHDRAWN);
    for (const state of ["received", "confirmed", "declined", "withdrawn"] as const)
      expect(applyAction({ ...waiting, state }, { kind: "withdraw-own" })._unsafeUnwrapErr()).toBe(state);
  });

  it("is taken back also after it was carried out", () => {
    expect(applyAction(waiting, { kind: "undo-own" })._unsafeUnwrap()).toEqual(WITHDRAWN);
    expect(applyAction({ ...waiting, state: "confirmed" }, { kind: "undo-own" })._unsafeUnwrap()).toEqual(WITHDRAWN);
    expect(applyAction({ ...waiting, state: "declined" }, { kind: "undo-own" })._unsafeUnwrapErr()).toBe("declined");
  });

  it("is not one that the shipper has asked for", () => {
    const asked = { state: "fee-proposed", fee: null, proposedFee: FEE } as const;
    expect(canWithdrawOwn(asked)).toBe(false);
    expect(applyAction(asked, { kind: "withdraw-own" })._unsafeUnwrapErr()).toBe("fee-proposed");
    expect(applyAction({ ...asked, state: "confirmed" }, { kind: "undo-own" })._unsafeUnwrapErr()).toBe("confirmed");
  });
});
