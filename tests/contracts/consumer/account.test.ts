import { describe, expect, it } from "vitest";
import { patient } from "#tests/adapters/support/api.ts";
import { CALLS } from "./calls.ts";
import {
  accountPage,
  expectFailure,
  expectValue,
  fieldFailure,
  fieldRefused,
  filled,
  matching,
  refusal,
  signedIn,
  success,
  testInteraction,
} from "./kit.ts";
import { SHIPPER } from "./samples.ts";

const MOMENT = "2026-11-12T09:20:00.000Z";
const LATER = "2026-11-20T08:15:00.000Z";
const momentLike = (example: string) => matching("\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}.*", example);
const moment = momentLike(MOMENT);
const { firstName, lastName, email, phone } = SHIPPER;
const person = { firstName, lastName, email, phone };
const signedInOwner = { ...signedIn, ...accountPage };

describe("the account", () => {
  const { request, send } = CALLS.getAccount;

  it("has the details of the sign-up", () =>
    testInteraction({
      title: "the account as it was signed up",
      states: signedInOwner,
      request,
      response: success([
        { ...person, companyName: filled("Menon Spices"), changedAt: null, deletionRequestedAt: null },
      ]),
      check: expectValue(send, { ...person, companyName: "Menon Spices", changedAt: null, deletionRequestedAt: null }),
    }));

  it("states when it was changed and when its deletion was requested", () =>
    testInteraction({
      title: "the account with a change and a deletion request",
      states: {
        ...signedInOwner,
        "the details of the account were changed": { changedAt: MOMENT },
        "the deletion of the account was requested": { requestedAt: MOMENT },
      },
      request,
      response: success([{ email, changedAt: moment, deletionRequestedAt: moment, firstName, lastName, phone }]),
      check: expectValue(send, { ...person, companyName: null, changedAt: MOMENT, deletionRequestedAt: MOMENT }),
    }));
});

describe("new details", () => {
  const { request, send } = CALLS.updateAccount;
  const details = { firstName: "Asha", lastName: "Nair", phone: "+91 98200 55014" };

  it("are stored", () =>
    testInteraction({
      title: "new details",
      states: signedInOwner,
      request,
      response: success([{ ...details, email, changedAt: moment, deletionRequestedAt: null }]),
      check: expectValue(send, { ...details, email, companyName: null, changedAt: MOMENT, deletionRequestedAt: null }),
    }));

  it("are stored after a change that was read", () =>
    testInteraction({
      title: "new details after an earlier change",
      states: { ...signedInOwner, "the details of the account were changed": { changedAt: MOMENT } },
      request: { ...request, json: { ...details, changedAt: MOMENT } },
      response: success([{ ...details, email, changedAt: momentLike(LATER), deletionRequestedAt: null }]),
      check: expectValue(({ account }) => account.saveDetails({ ...details, changedAt: MOMENT }, patient()), {
        ...details,
        email,
        companyName: null,
        changedAt: LATER,
        deletionRequestedAt: null,
      }),
    }));

  it("are refused after a change that was not read", () =>
    testInteraction({
      title: "new details after a change by another session",
      states: { ...signedInOwner, "the details of the account were changed": { changedAt: MOMENT } },
      request,
      ...refusal(409, "Your details were changed.", send),
    }));

  it.each([
    ["firstName", "", "This field is required."],
    ["lastName", "k".repeat(101), "At most 100 characters."],
    ["phone", "0".repeat(33), "At most 32 characters."],
  ] as const)("are refused at the field %s", (field, value, message) => {
    const wrong = { ...details, changedAt: null, [field]: value };
    return testInteraction({
      title: `new details with a wrong ${field}`,
      states: signedInOwner,
      request: { ...request, json: wrong },
      response: fieldRefused(field, message),
      check: expectFailure(({ account }) => account.saveDetails(wrong, patient()), fieldFailure(field, message)),
    });
  });
});

describe("a password change", () => {
  const { request, send } = CALLS.changePassword;
  const hasPassword = { "a shipper has an account": { username: email, password: "kardamom" }, ...signedInOwner };

  it("ends the other sessions", () =>
    testInteraction({
      title: "a password change with the current password",
      states: { ...hasPassword, "the shipper has another session": OTHER_SESSION },
      request,
      response: success([{ endedSessions: 1 }]),
      check: expectValue(send, 1),
    }));

  it.each([
    ["currentPassword", "a wrong current password", { currentPassword: "cinnamon" }, "This is not your password."],
    ["password", "a short new password", { password: "12345", confirmPassword: "12345" }, "At least 6 characters."],
    ["confirmPassword", "another repetition", { confirmPassword: "star-anis" }, "Passwords do not match"],
  ] as const)("is refused at the field %s", (field, what, changes, message) => {
    const typed = { currentPassword: "kardamom", password: "star-anise", confirmPassword: "star-anise", ...changes };
    return testInteraction({
      title: `a password change with ${what}`,
      states: hasPassword,
      request: { ...request, json: typed },
      response: fieldRefused(field, message),
      check: expectFailure(({ account }) => account.changePassword(typed, patient()), fieldFailure(field, message)),
    });
  });

  it("is refused for a while after too many wrong passwords", () =>
    testInteraction({
      title: "a password change after too many wrong passwords",
      states: { ...hasPassword, "too many sign-ins were tried": { username: email } },
      request,
      ...refusal(429, "Too many wrong passwords. Please wait 15 minutes.", send),
    }));
});

const OTHER_SESSION = {
  id: "session-2",
  userAgent:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
  network: "203.0.113.7",
};
const hasOtherSession = { ...signedInOwner, "the shipper has another session": OTHER_SESSION };

describe("the sessions", () => {
  it("are listed with this one first", () =>
    testInteraction({
      title: "the sessions of the account",
      states: hasOtherSession,
      request: CALLS.listSessions.request,
      response: success([
        {
          id: filled("session-1"),
          current: true,
          deviceType: filled("unknown"),
          signedInAt: moment,
          lastUsedAt: moment,
        },
        {
          id: OTHER_SESSION.id,
          current: false,
          deviceType: "phone",
          browser: filled("Safari"),
          operatingSystem: filled("iPhone"),
          network: OTHER_SESSION.network,
          signedInAt: moment,
          lastUsedAt: moment,
        },
      ]),
      check: expectValue(CALLS.listSessions.send, [
        {
          id: "session-1",
          isCurrent: true,
          device: { type: "unknown", browser: null, operatingSystem: null },
          network: null,
          signedInAt: MOMENT,
          lastUsedAt: MOMENT,
        },
        {
          id: OTHER_SESSION.id,
          isCurrent: false,
          device: { type: "phone", browser: "Safari", operatingSystem: "iPhone" },
          network: OTHER_SESSION.network,
          signedInAt: MOMENT,
          lastUsedAt: MOMENT,
        },
      ]),
    }));

  it("can be ended one by one", () =>
    testInteraction({
      title: "the end of another session",
      states: hasOtherSession,
      request: CALLS.endSession.request,
      response: success([]),
      check: expectValue(CALLS.endSession.send, undefined),
    }));

  it.each([
    ["an unknown session", { "no session has the id": { id: OTHER_SESSION.id } }],
    ["another shipper's session", { "another shipper has the session": { id: OTHER_SESSION.id } }],
  ] as const)("cannot be ended: %s", (what, states) =>
    testInteraction({
      title: `the end of ${what}`,
      states: { ...signedInOwner, ...states },
      request: CALLS.endSession.request,
      ...refusal(404, "This session has already ended.", CALLS.endSession.send),
    }),
  );

  it("can be ended all at once, except this one", () =>
    testInteraction({
      title: "the end of all other sessions",
      states: hasOtherSession,
      request: CALLS.endOtherSessions.request,
      response: success([{ endedSessions: 1 }]),
      check: expectValue(CALLS.endOtherSessions.send, 1),
    }));
});

describe("the data of the account", () => {
  const name = "keelson-account-2026-11-20.json";

  it("is a named file", () =>
    testInteraction({
      title: "the data of the account",
      states: signedInOwner,
      request: CALLS.downloadAccountData.request,
      response: {
        status: 200,
        headers: {
          "Content-Type": matching("application/vnd\\..+\\+json.*", "application/vnd.keelson.account-data+json"),
          "content-disposition": matching("attachment;.*filename\\*?\\s*=.+", `attachment; filename="${name}"`),
        },
        json: { account: { email } },
      },
      check: async ({ account }) => {
        const saved = (await account.data(patient()))._unsafeUnwrap();
        expect([saved.name, JSON.parse(await saved.content.text())]).toEqual([name, { account: { email } }]);
      },
    }));
});

describe("the deletion of the account", () => {
  it("is requested", () =>
    testInteraction({
      title: "a request to delete the account",
      states: signedInOwner,
      request: CALLS.requestAccountDeletion.request,
      response: success([{ requestedAt: moment }]),
      check: expectValue(CALLS.requestAccountDeletion.send, MOMENT),
    }));

  it("is requested once", () =>
    testInteraction({
      title: "a second request to delete the account",
      states: { ...signedInOwner, "the deletion of the account was requested": { requestedAt: MOMENT } },
      request: CALLS.requestAccountDeletion.request,
      response: success([{ requestedAt: matching("2026-11-12T09:20:00(\\.0+)?(Z|\\+00:00)", MOMENT) }]),
      check: expectValue(CALLS.requestAccountDeletion.send, MOMENT),
    }));

  it.each([
    ["a request", { "the deletion of the account was requested": { requestedAt: MOMENT } }],
    ["no request", {}],
  ] as const)("can be withdrawn: %s", (what, states) =>
    testInteraction({
      title: `the withdrawal of ${what} to delete the account`,
      states: { ...signedInOwner, ...states },
      request: CALLS.withdrawAccountDeletion.request,
      response: success([]),
      check: expectValue(CALLS.withdrawAccountDeletion.send, undefined),
    }),
  );
});
