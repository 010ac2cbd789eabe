import { MatchersV3 } from "@pact-foundation/pact";
import { describe, it } from "vitest";
import { patient } from "#tests/adapters/support/api.ts";
import { CALLS } from "./calls.ts";
import {
  expectFailure,
  expectValue,
  failure,
  fieldFailure,
  fieldRefused,
  filled,
  refusal,
  refused,
  signedIn,
  success,
  testInteraction,
} from "./kit.ts";
import { SHIPPER } from "./samples.ts";

const { arrayContaining } = MatchersV3;

const account = { username: SHIPPER.email, password: "kardamom" };
const { request: signIn } = CALLS.signIn;
const hasAccount = { "a shipper has an account": account };

describe("signing in", () => {
  it("returns both credentials", () =>
    testInteraction({
      title: "a sign-in with the right password",
      states: hasAccount,
      request: signIn,
      response: success([{ xToken: filled("t-1"), xApiKey: filled("k-1") }]),
      check: expectValue(CALLS.signIn.send, { xToken: "t-1", xApiKey: "k-1" }),
    }));

  it("refuses a wrong password with a message", () =>
    testInteraction({
      title: "a sign-in with a wrong password",
      states: hasAccount,
      request: { ...signIn, json: { ...signIn.json, password: "cinnamon" } },
      response: failure(401, 4010, "Invalid credentials. Please try again."),
      check: expectFailure(
        ({ accounts }) => accounts.signIn({ ...account, password: "cinnamon" }, patient()),
        refused("other", "Invalid credentials. Please try again."),
      ),
    }));

  it("refuses an unknown user name like a wrong password", () =>
    testInteraction({
      title: "a sign-in with an unknown user name",
      states: { "no account has the user name": { username: account.username } },
      request: signIn,
      ...refusal(401, "Invalid credentials. Please try again.", CALLS.signIn.send),
    }));

  it("refuses a user name that is too long at its field", () => {
    const username = `${"k".repeat(250)}@menon.example`;
    const message = "At most 254 characters.";
    return testInteraction({
      title: "a sign-in with a user name that is too long",
      states: {},
      request: { ...signIn, json: { ...signIn.json, username } },
      response: fieldRefused("username", message),
      check: expectFailure(
        ({ accounts }) => accounts.signIn({ ...account, username }, patient()),
        fieldFailure("username", message),
      ),
    });
  });
});

describe("the profile", () => {
  const { firstName, lastName, email, phone } = SHIPPER;
  const contact = arrayContaining(
    { type: 0, value: filled("98765 43210"), sDialCode: filled("+91") },
    { type: 1, value: filled(email) },
  );

  it("has the names, email and phone of the shipper", () =>
    testInteraction({
      title: "the profile of a signed-in shipper",
      states: signedIn,
      request: CALLS.getProfile.request,
      response: success([{ firstName, lastName, email, phone }]),
      check: expectValue(CALLS.getProfile.send, {
        firstName,
        lastName,
        email,
        phone,
        capabilities: ["lcl", "tracking"],
      }),
    }));

  it("has the email and phone of its contacts if it has none itself", () =>
    testInteraction({
      title: "the profile with a list of contacts",
      states: { ...signedIn, "the profile has contacts": {} },
      request: CALLS.getProfile.request,
      response: success([{ firstName, lastName, contact }]),
      check: expectValue(CALLS.getProfile.send, {
        firstName,
        lastName,
        email,
        phone,
        capabilities: ["lcl", "tracking"],
      }),
    }));

  it("is read from data if there is no result", () => {
    const { result: _, ...envelope } = success([]).json ?? {};
    return testInteraction({
      title: "the profile in data",
      states: { ...signedIn, "the profile is in data": {} },
      request: CALLS.getProfile.request,
      response: {
        status: 200,
        json: { ...envelope, data: { firstName, lastName, email, phone, contact } },
      },
      check: expectValue(CALLS.getProfile.send, {
        firstName,
        lastName,
        email,
        phone,
        capabilities: ["lcl", "tracking"],
      }),
    });
  });
});

describe("signing out", () => {
  it("ends the session", () =>
    testInteraction({
      title: "a sign-out",
      states: signedIn,
      request: CALLS.signOut.request,
      response: success([]),
      check: expectValue(CALLS.signOut.send, undefined),
    }));
});
