import { describe, expect, it } from "vitest";
import type { Amendment } from "#domain/amendments";
import {
  describeFee,
  describeOutdated,
  describeState,
  listSteps,
  STARTED,
} from "#web/screens/booking-page/changes/labels.ts";

type Described = Pick<Amendment, "state" | "startedBy" | "kind" | "fee" | "proposedFee">;

const FEE = { currency: "USD", minor: 7_500 };
const BY_DESK: Described = { state: "fee-proposed", startedBy: "desk", kind: "sailing", fee: null, proposedFee: FEE };
const ASKED: Described = { ...BY_DESK, startedBy: "shipper" };

const read = (change: Described) => [describeState(change, "MSC"), describeFee(change)];

describe("a change that the desk started", () => {
  it("is not read as a request of the shipper", () => {
    expect(STARTED).toStrictEqual({ shipper: "Requested", desk: "Started by the desk" });
    expect(listSteps(BY_DESK, "MSC")).toStrictEqual({
      steps: ["Started by the desk", "You agree to USD 75.00, or not", "Confirmed or declined"],
      done: 1,
    });
    expect(describeState(BY_DESK, "MSC")).toBe("It costs USD 75.00. Nothing is changed before you agree.");
    expect(describeOutdated({ ...BY_DESK, state: "withdrawn" }, { fee: FEE })).toBe(
      "This change has another state meanwhile: withdrawn.",
    );
  });

  it.each([
    [{ state: "confirmed" }, ["The booking is changed.", "Fee agreed: USD 75.00."]],
    [{ state: "confirmed", proposedFee: null }, ["The booking is changed.", "It costs no fee."]],
    [
      { state: "confirmed", proposedFee: null, kind: "details" },
      ["Vessel, voyage and load stay as booked.", "It costs no fee."],
    ],
    [{ state: "declined" }, ["The booking stays as it was.", "Fee proposed: USD 75.00."]],
    [{ state: "withdrawn", proposedFee: null }, ["The desk took it back. The booking stays as it was.", ""]],
  ] as const)("says what %o means", (changes, words) => {
    expect(read({ ...BY_DESK, ...changes })).toStrictEqual(words);
  });

  it("leaves the words of a request as they are", () => {
    expect(listSteps(ASKED, "MSC")).toStrictEqual({
      steps: ["Requested", "Received by the desk", "You agree to USD 75.00, or not", "Confirmed or declined"],
      done: 2,
    });
    expect(read(ASKED)).toStrictEqual([
      "It costs USD 75.00. You were shown no fee. Nothing is changed before you agree.",
      "Fee as shown: unknown.",
    ]);
    expect(read({ ...ASKED, state: "withdrawn", proposedFee: null })).toStrictEqual([
      "The booking stays as it was.",
      "Fee as shown: unknown.",
    ]);
  });
});
