import { describe, it } from "vitest";
import { patient } from "#tests/adapters/support/api.ts";
import { CALLS } from "./calls.ts";
import { expectFailure, expectValue, fieldFailure, fieldRefused, refusal, success, testInteraction } from "./kit.ts";
import { SHIPPER } from "./samples.ts";

const email = SHIPPER.email;

describe("a forgotten password", () => {
  const { request, send } = CALLS.forgotPassword;

  it("is answered for an unknown address like for a known one", () =>
    testInteraction({
      title: "a reset link for an address that nobody has",
      states: { "no account has the user name": { username: email } },
      request,
      response: success([]),
      check: expectValue(send, undefined),
    }));

  it("is answered for a known address", () =>
    testInteraction({
      title: "a reset link for the address of an account",
      states: { "a shipper has an account": { username: email, password: "kardamom" } },
      request,
      response: success([]),
      check: expectValue(send, undefined),
    }));

  it("is answered the same while the mail server refuses messages", () =>
    testInteraction({
      title: "a reset link while mail is down",
      states: { "a shipper has an account": { username: email, password: "kardamom" }, "mail is down": {} },
      request,
      response: success([]),
      check: expectValue(send, undefined),
    }));

  it("is refused at the field of an impossible address", () => {
    const impossible = "asha@-menon.example";
    const message = "This is not an email address.";
    return testInteraction({
      title: "a reset link for an impossible address",
      states: {},
      request: { ...request, json: { ...request.json, email: impossible } },
      response: fieldRefused("email", message),
      check: expectFailure(
        ({ passwordReset }) => passwordReset.requestLink(impossible, patient()),
        fieldFailure("email", message),
      ),
    });
  });
});

describe("a new password", () => {
  const { request, send } = CALLS.resetPassword;
  const token = "pact-reset-token";
  const link = { email, token };

  it("is set with a mailed link", () =>
    testInteraction({
      title: "a new password with a mailed link",
      states: { "a reset link was mailed": link },
      request,
      response: success([]),
      check: expectValue(send, undefined),
    }));

  it.each([
    ["is too short", "12345", "12345", "password", "Password must be at least 6 characters long"],
    ["differs from its repetition", "star-anise", "star-anis", "confirmPassword", "Passwords do not match"],
  ] as const)("is refused at its field if it %s", (what, password, confirmPassword, field, message) => {
    const change = { token, password, confirmPassword };
    return testInteraction({
      title: `a new password that ${what}`,
      states: { "a reset link was mailed": link },
      request: { ...request, json: change },
      response: fieldRefused(field, message),
      check: expectFailure(
        ({ passwordReset }) => passwordReset.changePassword(change, patient()),
        fieldFailure(field, message),
      ),
    });
  });

  it.each([
    ["has expired", { "a reset link has expired": link }],
    ["was used", { "a reset link was used": link }],
    ["is unknown", { "no reset link has the token": { token } }],
  ] as const)("is not set with a link that %s", (what, states) =>
    testInteraction({
      title: `a new password with a link that ${what}`,
      states,
      request,
      ...refusal(410, "This link has expired. Please ask for a new one.", send),
    }),
  );
});
