import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { outcomeOf, patient } from "#tests/adapters/support/api.ts";
import {
  afterFault,
  afterFieldRefused,
  agreed,
  broken,
  failure,
  faulty,
  fieldRefused,
  refused,
  success,
} from "./kit.ts";

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

  it("is refused at the field for an address that no mail can reach", () => {
    const impossible = "asha@-menon.example";
    return agreed({
      title: "a code for an impossible address",
      given: {},
      asked: { ...askForCode, json: { ...askForCode.json, email: impossible } },
      answered: fieldRefused("email", "This is not an email address."),
      proves: async ({ signup }) =>
        expect(await outcomeOf(signup.sendCode(impossible, patient()))).toEqual(
          afterFieldRefused("email", "This is not an email address."),
        ),
    });
  });

  it("is not said to be sent when no mail leaves", () =>
    agreed({
      title: "a code while mail is down",
      given: { "mail is down": {} },
      asked: askForCode,
      answered: failure(500, 5000, "Failed to send verification code. Please try again."),
      proves: async ({ signup }) =>
        expect(await outcomeOf(signup.sendCode(email, patient()))).toEqual({
          failure: refused("internal", "Failed to send verification code. Please try again."),
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
      answered: fieldRefused("otp", INVALID, INVALID),
      proves: async ({ signup }) =>
        expect(await outcomeOf(signup.verifyCode({ code: 111_111, otpToken }, patient()))).toEqual(
          afterFieldRefused("otp", INVALID, INVALID),
        ),
    }));

  it.each([
    ["an expired code", { "a code has expired": sent }, "This code has expired. Please request a new one."],
    ["a code that was used", { "a code was used": sent }, "This code was already used. Please request a new one."],
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

  it("is not called wrong by a server that meets a fault", () =>
    agreed({
      title: "a code while the server meets a fault",
      given: { "a code was sent": sent, ...faulty },
      asked: giveCode(sent.code),
      answered: broken,
      proves: async ({ signup }) =>
        expect(await outcomeOf(signup.verifyCode({ code: sent.code, otpToken }, patient()))).toEqual(afterFault),
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
        expect(await outcomeOf(countries.list(patient()))).toEqual({ value: [{ id: "IN", name: "India" }] }),
    }));

  it("are not an empty list when the server meets a fault", () =>
    agreed({
      title: "the countries while the server meets a fault",
      given: faulty,
      asked: { method: "GET", path: "/api/element/country", asVisitor: true },
      answered: broken,
      proves: async ({ countries }) => expect(await outcomeOf(countries.list(patient()))).toEqual(afterFault),
    }));
});
