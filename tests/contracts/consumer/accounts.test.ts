import { MatchersV3 } from "@pact-foundation/pact";
import { describe, it } from "vitest";
import { patient } from "#tests/adapters/support/api.ts";
import { CALLS } from "./calls.ts";
import {
  expectFailure,
  expectValue,
  fieldFailure,
  fieldRefused,
  filled,
  refusal,
  success,
  testInteraction,
} from "./kit.ts";
import { SHIPPER } from "./samples.ts";

const { eachLike } = MatchersV3;

const email = SHIPPER.email;
const otpToken = "pact-otp-token";
const sent = { email, otpToken, code: 482_913 };

describe("sending a code", () => {
  const { request, send } = CALLS.sendVerification;

  it("returns the token of the sign-up", () =>
    testInteraction({
      title: "a code for an address",
      states: {},
      request,
      response: success([filled("otp-1")]),
      check: expectValue(send, "otp-1"),
    }));

  it("is refused at the field of an impossible address", () => {
    const impossible = "asha@-menon.example";
    const message = "This is not an email address.";
    return testInteraction({
      title: "a code for an impossible address",
      states: {},
      request: { ...request, json: { ...request.json, email: impossible } },
      response: fieldRefused("email", message),
      check: expectFailure(({ signup }) => signup.sendCode(impossible, patient()), fieldFailure("email", message)),
    });
  });

  it("fails while the mail server refuses messages", () =>
    testInteraction({
      title: "a code while mail is down",
      states: { "mail is down": {} },
      request,
      ...refusal(500, "Failed to send verification code. Please try again.", send),
    }));
});

describe("a code", () => {
  const { request, send } = CALLS.verifyCode;

  it("verifies the address if it is right", () =>
    testInteraction({
      title: "the right code",
      states: { "a code was sent": sent },
      request,
      response: success([]),
      check: expectValue(send, undefined),
    }));

  it("is refused at its field if it is wrong", () => {
    const message = "Invalid verification code. Please try again.";
    return testInteraction({
      title: "a wrong code",
      states: { "a code was sent": sent },
      request: { ...request, json: { ...request.json, otp: 111_111 } },
      response: fieldRefused("otp", message, message),
      check: expectFailure(
        ({ signup }) => signup.verifyCode({ code: 111_111, otpToken }, patient()),
        fieldFailure("otp", message, message),
      ),
    });
  });

  it.each([
    ["an expired code", { "a code has expired": sent }, "This code has expired. Please request a new one."],
    ["a code that was used", { "a code was used": sent }, "This code was already used. Please request a new one."],
  ] as const)("is gone: %s", (title, states, message) =>
    testInteraction({
      title,
      states,
      request,
      ...refusal(410, message, send),
    }),
  );
});

describe("the countries", () => {
  it("have an id and a name", () =>
    testInteraction({
      title: "the countries",
      states: {},
      request: CALLS.listCountries.request,
      response: success(eachLike({ _id: filled("IN"), name: filled("India") })),
      check: expectValue(CALLS.listCountries.send, [{ id: "IN", name: "India" }]),
    }));
});
