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

const email = "asha@menon.example";

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
        expect(await outcomeOf(passwordReset.requestLink(email, patient()))).toEqual({ value: undefined }),
    }));

  it("is not asked for too often", () =>
    agreed({
      title: "one reset link too many",
      given: { "too many reset links were asked for": { email } },
      asked: ask,
      answered: failure(429, 4290, "Too many links were requested. Please wait 60 minutes."),
      proves: async ({ passwordReset }) =>
        expect(await outcomeOf(passwordReset.requestLink(email, patient()))).toEqual({
          failure: refused("too-many-requests", "Too many links were requested. Please wait 60 minutes."),
        }),
    }));

  it("is asked for in vain, but with the same answer, while no mail leaves", () =>
    agreed({
      title: "a reset link while mail is down",
      given: { "a shipper has an account": { username: email, password: "kardamom" }, "mail is down": {} },
      asked: ask,
      answered: success([]),
      proves: async ({ passwordReset }) =>
        expect(await outcomeOf(passwordReset.requestLink(email, patient()))).toEqual({ value: undefined }),
    }));

  it("is refused at the field for an address that no mail can reach", () => {
    const impossible = "asha@-menon.example";
    return agreed({
      title: "a reset link for an impossible address",
      given: {},
      asked: { ...ask, json: { ...ask.json, email: impossible } },
      answered: fieldRefused("email", "This is not an email address."),
      proves: async ({ passwordReset }) =>
        expect(await outcomeOf(passwordReset.requestLink(impossible, patient()))).toEqual(
          afterFieldRefused("email", "This is not an email address."),
        ),
    });
  });

  it("is not said to be on its way by a server that meets a fault", () =>
    agreed({
      title: "a reset link while the server meets a fault",
      given: faulty,
      asked: ask,
      answered: broken,
      proves: async ({ passwordReset }) =>
        expect(await outcomeOf(passwordReset.requestLink(email, patient()))).toEqual(afterFault),
    }));
});

describe("a new password", () => {
  const token = "pact-reset-token";
  const change = { token, password: "star-anise", confirmPassword: "star-anise" };
  const reset = { method: "POST", path: "/api/auth/reset_password", asVisitor: true, json: change } as const;

  it("is set with a mailed link", () =>
    agreed({
      title: "a new password with a mailed link",
      given: { "a reset link was mailed": { email, token } },
      asked: reset,
      answered: success([]),
      proves: async ({ passwordReset }) =>
        expect(await outcomeOf(passwordReset.changePassword(change, patient()))).toEqual({ value: undefined }),
    }));

  it.each([
    ["is too short", "12345", "12345", "password", "Password must be at least 6 characters long"],
    ["is typed in two ways", "star-anise", "star-anis", "confirmPassword", "Passwords do not match"],
  ] as const)("is refused at its field when it %s, and the link stays good", (what, first, second, field, message) => {
    const typed = { token, password: first, confirmPassword: second };
    return agreed({
      title: `a new password that ${what}`,
      given: { "a reset link was mailed": { email, token } },
      asked: { ...reset, json: typed },
      answered: fieldRefused(field, message),
      proves: async ({ passwordReset }) =>
        expect(await outcomeOf(passwordReset.changePassword(typed, patient()))).toEqual(
          afterFieldRefused(field, message),
        ),
    });
  });

  it.each([
    ["has expired", "a reset link has expired"],
    ["was used", "a reset link was used"],
  ] as const)("is not set with a link that %s", (what, state) =>
    agreed({
      title: `a new password with a link that ${what}`,
      given: { [state]: { email, token } },
      asked: reset,
      answered: failure(410, 4100, "This link has expired. Please ask for a new one."),
      proves: async ({ passwordReset }) =>
        expect(await outcomeOf(passwordReset.changePassword(change, patient()))).toEqual({
          failure: refused("offer-gone", "This link has expired. Please ask for a new one."),
        }),
    }),
  );

  it("is not looked at after too many tries", () =>
    agreed({
      title: "one new password too many",
      given: { "a reset link was mailed": { email, token }, "too many new passwords were tried": {} },
      asked: reset,
      answered: failure(429, 4290, "Too many attempts. Please wait 60 minutes."),
      proves: async ({ passwordReset }) =>
        expect(await outcomeOf(passwordReset.changePassword(change, patient()))).toEqual({
          failure: refused("too-many-requests", "Too many attempts. Please wait 60 minutes."),
        }),
    }));

  it("is not said to hold by a server that meets a fault", () =>
    agreed({
      title: "a new password while the server meets a fault",
      given: { "a reset link was mailed": { email, token }, ...faulty },
      asked: reset,
      answered: broken,
      proves: async ({ passwordReset }) =>
        expect(await outcomeOf(passwordReset.changePassword(change, patient()))).toEqual(afterFault),
    }));
});
