import { describe, it } from "vitest";
import { CALLS, hasSecondFactors } from "./calls.ts";
import {
  expectFailure,
  expectValue,
  failure,
  fieldFailure,
  fieldRefused,
  refused,
  signedIn,
  success,
  testInteraction,
} from "./kit.ts";

const states = { ...signedIn, ...hasSecondFactors };
const WRONG = "This is not your current password.";

describe("the second factor", () => {
  it("is off at first", () => {
    const { request, send } = CALLS.getSecondFactor;
    const factor = { isOn: false, isRequired: false, recoveryCodesLeft: 0 } as const;
    return testInteraction({
      title: "the second factor of a shipper without one",
      states,
      request,
      response: success([factor]),
      check: expectValue(send, factor),
    });
  });

  it.each([
    ["the setup of a second factor with a wrong password", CALLS.setUpSecondFactor],
    ["the end of a second factor with a wrong password", CALLS.switchSecondFactorOff],
  ] as const)("%s is refused", (title, { request, send }) =>
    testInteraction({
      title,
      states,
      request,
      response: fieldRefused("password", WRONG),
      check: expectFailure(send, fieldFailure("password", WRONG)),
    }),
  );

  it("is not switched on before it is set up", () => {
    const { request, send } = CALLS.switchSecondFactorOn;
    const message = "Start again: nothing is being set up.";
    return testInteraction({
      title: "a code of a second factor that is not being set up",
      states,
      request,
      response: failure(409, 4090, message),
      check: expectFailure(send, refused("conflict", message)),
    });
  });

  it("is required of everybody or not", () => {
    const { request, send } = CALLS.requireSecondFactor;
    return testInteraction({
      title: "the end of the rule that everybody needs a second factor",
      states,
      request,
      response: success([]),
      check: expectValue(send, undefined),
    });
  });

  it("does not finish a sign-in that was never begun", () => {
    const { request, send } = CALLS.proveSecondFactor;
    const message = "This sign-in took too long. Please enter your password again.";
    return testInteraction({
      title: "a code of a sign-in that has ended",
      states: hasSecondFactors,
      request,
      response: failure(410, 4100, message),
      check: expectFailure(send, refused("offer-gone", message)),
    });
  });
});
