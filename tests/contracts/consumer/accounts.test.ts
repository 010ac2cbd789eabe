import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { outcomeOf, patient } from "../../adapters/support/api.ts";
import { agreed, failure, refused, success } from "./kit.ts";

const { eachLike, like } = MatchersV3;

const email = "asha@menon.example";
const otpToken = "pact-otp-token";
const sent = { email, otpToken, code: 482_913 };
const step = { path: "/api/auth/sign_up_verification", asVisitor: true } as const;
const askForCode = { ...step, method: "POST", json: { email, applicationId: "702020" } } as const;
const giveCode = (otp: number) =>
  ({ ...step, method: "PUT", json: { otp, applicationId: "702020", verifyHash: otpToken } }) as const;

const INVALID = "Invalid verification code. Please try again.";

describe("the code of a sign-up", () => {
  it("is sent to an address, and the token of the sign-up answered", () =>
    agreed({
      title: "a code for an address",
      given: {},
      asked: askForCode,
      answered: success([like("otp-1")]),
      proves: async ({ signup }) =>
        expect(await outcomeOf(signup.sendCode(email, patient()))).toEqual({ value: "otp-1" }),
    }));

  it("is not sent too often", () =>
    agreed({
      title: "one code too many",
      given: { "too many codes were sent": { email } },
      asked: askForCode,
      answered: failure(429, 4290, "Too many codes were sent. Please wait 60 minutes."),
      proves: async ({ signup }) =>
        expect(await outcomeOf(signup.sendCode(email, patient()))).toEqual({
          failure: refused("too-many-requests", "Too many codes were sent. Please wait 60 minutes."),
        }),
    }));

  it("verifies the address when it is right", () =>
    agreed({
      title: "the right code",
      given: { "a code was sent": sent },
      asked: giveCode(sent.code),
      answered: success([]),
      proves: async ({ signup }) =>
        expect(await outcomeOf(signup.verifyCode({ code: sent.code, otpToken }, patient()))).toEqual({
          value: undefined,
        }),
    }));

  it("is refused at its field when it is wrong", () =>
    agreed({
      title: "a wrong code",
      given: { "a code was sent": sent },
      asked: giveCode(111_111),
      answered: {
        status: 422,
        json: {
          status: false,
          code: 4220,
          message: like(INVALID),
          result: eachLike({ field: "otp", message: like(INVALID) }),
        },
      },
      proves: async ({ signup }) =>
        expect(await outcomeOf(signup.verifyCode({ code: 111_111, otpToken }, patient()))).toEqual({
          failure: { ...refused("invalid-fields", INVALID), fields: [{ field: "otp", message: INVALID }] },
        }),
    }));

  it.each([
    ["an expired code", { "a code has expired": sent }, "This code has expired. Please ask for a new one."],
    ["a code that was used", { "a code was used": sent }, "This code was already used. Please ask for a new one."],
  ] as const)("is gone: %s", (title, given, message) =>
    agreed({
      title,
      given,
      asked: giveCode(sent.code),
      answered: failure(410, 4100, message),
      proves: async ({ signup }) =>
        expect(await outcomeOf(signup.verifyCode({ code: sent.code, otpToken }, patient()))).toEqual({
          failure: refused("offer-gone", message),
        }),
    }),
  );

  it("is not looked at after too many tries", () =>
    agreed({
      title: "one try of a code too many",
      given: { "too many codes were tried": sent },
      asked: giveCode(sent.code),
      answered: failure(429, 4290, "Too many wrong codes. Please wait 9 minutes."),
      proves: async ({ signup }) =>
        expect(await outcomeOf(signup.verifyCode({ code: sent.code, otpToken }, patient()))).toEqual({
          failure: refused("too-many-requests", "Too many wrong codes. Please wait 9 minutes."),
        }),
    }));
});

describe("the countries", () => {
  it("are listed with id and name", () =>
    agreed({
      title: "the countries",
      given: {},
      asked: { method: "GET", path: "/api/element/country", asVisitor: true },
      answered: success(eachLike({ _id: like("IN"), name: like("India") })),
      proves: async ({ countries }) =>
        expect(await outcomeOf(countries.all(patient()))).toEqual({ value: [{ id: "IN", name: "India" }] }),
    }));
});

describe("a forgotten password", () => {
  const ask = {
    method: "POST",
    path: "/api/auth/forgot_password",
    asVisitor: true,
    json: { email, applicationId: "702020" },
  } as const;

  it("is answered the same whether or not the address is known", () =>
    agreed({
      title: "a reset link for an address that nobody has",
      given: {},
      asked: ask,
      answered: success([]),
      proves: async ({ passwordReset }) =>
        expect(await outcomeOf(passwordReset.askForLink(email, patient()))).toEqual({ value: undefined }),
    }));

  it("is not asked for too often", () =>
    agreed({
      title: "one reset link too many",
      given: { "too many reset links were asked for": { email } },
      asked: ask,
      answered: failure(429, 4290, "Too many links were asked for. Please wait 60 minutes."),
      proves: async ({ passwordReset }) =>
        expect(await outcomeOf(passwordReset.askForLink(email, patient()))).toEqual({
          failure: refused("too-many-requests", "Too many links were asked for. Please wait 60 minutes."),
        }),
    }));

  const token = "pact-reset-token";
  const change = { token, password: "star-anise", confirmPassword: "star-anise" };
  const reset = { method: "POST", path: "/api/auth/reset_password", asVisitor: true, json: change } as const;

  it("is replaced with a mailed link", () =>
    agreed({
      title: "a new password with a mailed link",
      given: { "a reset link was mailed": { email, token } },
      asked: reset,
      answered: success([]),
      proves: async ({ passwordReset }) =>
        expect(await outcomeOf(passwordReset.change(change, patient()))).toEqual({ value: undefined }),
    }));

  it("is refused at its field when it is too short, and the link stays good", () => {
    const short = { token, password: "12345", confirmPassword: "12345" };
    const problem = { field: "password", message: "Password must be at least 6 characters long" };
    return agreed({
      title: "a new password that is too short",
      given: { "a reset link was mailed": { email, token } },
      asked: { ...reset, json: short },
      answered: {
        status: 422,
        json: {
          status: false,
          code: 4220,
          message: like("Please check the marked fields."),
          result: eachLike({ field: "password", message: like(problem.message) }),
        },
      },
      proves: async ({ passwordReset }) =>
        expect(await outcomeOf(passwordReset.change(short, patient()))).toEqual({
          failure: { ...refused("invalid-fields", "Please check the marked fields."), fields: [problem] },
        }),
    });
  });

  it("is not replaced with a link that is too old", () =>
    agreed({
      title: "a new password with a link that has expired",
      given: { "a reset link has expired": { email, token } },
      asked: reset,
      answered: failure(410, 4100, "This link has expired. Please ask for a new one."),
      proves: async ({ passwordReset }) =>
        expect(await outcomeOf(passwordReset.change(change, patient()))).toEqual({
          failure: refused("offer-gone", "This link has expired. Please ask for a new one."),
        }),
    }));
});
