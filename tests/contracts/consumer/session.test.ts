import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { outcomeOf, patient } from "#tests/adapters/support/api.ts";
import { afterFault, agreed, broken, failure, faulty, refused, SHIPPER, signedIn, signedOut, success } from "./kit.ts";

const { like } = MatchersV3;

const account = { username: "asha@menon.example", password: "kardamom" };
const signIn = { method: "POST", path: "/api/auth/sign_in", asVisitor: true } as const;
const profile = { method: "GET", path: "/api/resource/profile" } as const;
const signOut = { method: "POST", path: "/api/auth/sign_out" } as const;

describe("signing in", () => {
  it("answers both credentials", () =>
    agreed({
      title: "a sign-in with the right password",
      given: { "a shipper has an account": account },
      asked: { ...signIn, json: { ...account, applicationId: 702020 } },
      answered: success([{ xToken: like("t-1"), xApiKey: like("k-1") }]),
      proves: async ({ accounts }) =>
        expect(await outcomeOf(accounts.signIn(account, patient()))).toEqual({
          value: { xToken: "t-1", xApiKey: "k-1" },
        }),
    }));

  it("refuses a wrong password with a message", () =>
    agreed({
      title: "a sign-in with a wrong password",
      given: { "a shipper has an account": account },
      asked: { ...signIn, json: { ...account, password: "cinnamon", applicationId: 702020 } },
      answered: failure(401, 4010, "Invalid credentials. Please try again."),
      proves: async ({ accounts }) =>
        expect(await outcomeOf(accounts.signIn({ ...account, password: "cinnamon" }, patient()))).toEqual({
          failure: refused("other", "Invalid credentials. Please try again."),
        }),
    }));

  it("refuses empty fields like a wrong password", () =>
    agreed({
      title: "a sign-in with nothing typed",
      given: {},
      asked: { ...signIn, json: { username: "", password: "", applicationId: 702020 } },
      answered: failure(401, 4010, "Invalid credentials. Please try again."),
      proves: async ({ accounts }) =>
        expect(await outcomeOf(accounts.signIn({ username: "", password: "" }, patient()))).toEqual({
          failure: refused("other", "Invalid credentials. Please try again."),
        }),
    }));

  it("refuses too many tries", () =>
    agreed({
      title: "one sign-in too many",
      given: { "a shipper has an account": account, "too many sign-ins were tried": { username: account.username } },
      asked: { ...signIn, json: { ...account, applicationId: 702020 } },
      answered: failure(429, 4290, "Too many attempts. Please wait a moment."),
      proves: async ({ accounts }) =>
        expect(await outcomeOf(accounts.signIn(account, patient()))).toEqual({
          failure: refused("too-many-requests", "Too many attempts. Please wait a moment."),
        }),
    }));

  it("tells a fault of the server from a wrong password", () =>
    agreed({
      title: "a sign-in while the server meets a fault",
      given: { "a shipper has an account": account, ...faulty },
      asked: { ...signIn, json: { ...account, applicationId: 702020 } },
      answered: broken,
      proves: async ({ accounts }) => expect(await outcomeOf(accounts.signIn(account, patient()))).toEqual(afterFault),
    }));
});

describe("the profile", () => {
  it("is answered to a signed-in shipper", () =>
    agreed({
      title: "the profile of a signed-in shipper",
      given: signedIn,
      asked: profile,
      answered: success([
        {
          firstName: SHIPPER.firstName,
          lastName: SHIPPER.lastName,
          email: SHIPPER.email,
          phone: SHIPPER.phone,
        },
      ]),
      proves: async ({ accounts }) =>
        expect(await outcomeOf(accounts.profile(patient()))).toEqual({
          value: { firstName: "Asha", lastName: "Menon", email: "asha@menon.example", phone: "+91 98765 43210" },
        }),
    }));

  it("is refused without a session", () =>
    agreed({
      title: "the profile after the session has ended",
      given: signedOut,
      asked: profile,
      answered: failure(401, 4010, "Please sign in."),
      proves: async ({ accounts }) =>
        expect(await outcomeOf(accounts.profile(patient()))).toEqual({
          failure: { kind: "unauthorised", message: "Please sign in." },
        }),
    }));

  it("tells a fault of the server from a session that ended", () =>
    agreed({
      title: "the profile while the server meets a fault",
      given: { ...signedIn, "the server meets a fault": {} },
      asked: profile,
      answered: failure(500, 5000, "Something went wrong. Please try again."),
      proves: async ({ accounts }) =>
        expect(await outcomeOf(accounts.profile(patient()))).toEqual({
          failure: refused("internal", "Something went wrong. Please try again."),
        }),
    }));
});

describe("signing out", () => {
  it("ends the session", () =>
    agreed({
      title: "a sign-out",
      given: signedIn,
      asked: signOut,
      answered: success([]),
      proves: async ({ accounts }) =>
        expect(await outcomeOf(accounts.signOut(patient()))).toEqual({ value: undefined }),
    }));

  it("says so when the session has already ended", () =>
    agreed({
      title: "a sign-out after the session has ended",
      given: signedOut,
      asked: signOut,
      answered: failure(401, 4010, "Please sign in."),
      proves: async ({ accounts }) =>
        expect(await outcomeOf(accounts.signOut(patient()))).toEqual({
          failure: { kind: "unauthorised", message: "Please sign in." },
        }),
    }));
});
