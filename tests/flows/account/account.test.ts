import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import type { Account, AccountSession } from "#domain/accounts";
import { downloadDataFlow, requestDeletionFlow, withdrawDeletionFlow } from "#flows/account/data.ts";
import { accountDetailsFlow } from "#flows/account/details.ts";
import { accountFormatsFlow } from "#flows/account/formats.ts";
import { accountPageFlow, accountPageView } from "#flows/account/page.ts";
import { accountPasswordFlow } from "#flows/account/password.ts";
import { accountSessionsFlow, sessionsView } from "#flows/account/sessions.ts";
import { formView } from "#flows/kit/form.ts";
import { startAppServices } from "#flows/services.ts";
import type { AccountPort } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { draftsIn, portsWith, settled } from "#tests/support/flows.ts";

const ASHA: Account = {
  firstName: "Asha",
  lastName: "Menon",
  phone: "+91 98200 55014",
  email: "asha@menon.example",
  companyName: "Menon Spices",
  changedAt: null,
  deletionRequestedAt: null,
};
const LATER = "2026-11-20T06:30:00.000Z";
const refusal = (reason: "conflict" | "invalid-fields" | "not-found", field?: string): Failure => ({
  kind: "refused",
  reason,
  message: "No.",
  fields: field === undefined ? [] : [{ field, message: "Wrong." }],
});

const portal = (given: Partial<AccountPort>, drafts = new Map<string, string>()) => {
  const bare = portsWith({});
  const saved = vi.fn<(name: string) => void>();
  const services = startAppServices({
    ...bare,
    account: { ...bare.account, ...given },
    documents: { save: ({ name }) => saved(name) },
    drafts: draftsIn(drafts),
  });
  return { services, saved, drafts };
};

describe("the page", () => {
  it("shows the account", async () => {
    const actor = createActor(accountPageFlow(portal({ load: () => okAsync(ASHA) }).services)).start();
    await settled();
    expect(accountPageView(actor.getSnapshot())).toEqual({ kind: "shown", account: ASHA });
  });
});

describe("the details", () => {
  const open = (given: Partial<AccountPort>, drafts = new Map<string, string>(), account = ASHA) => {
    const actor = createActor(accountDetailsFlow(portal(given, drafts).services, account)).start();
    const emitted: unknown[] = [];
    actor.on("*", (event) => emitted.push(event));
    return {
      actor,
      emitted,
      drafts,
      type: (changes: Partial<Account>) => actor.send({ type: "form.changed", changes }),
      submit: async () => {
        actor.send({ type: "form.submitted", changes: { conflicts: [] } });
        await settled();
      },
      now: () => formView(actor.getSnapshot()),
    };
  };

  it("are sent with the last change that was read, and no draft remains", async () => {
    const stored = { ...ASHA, lastName: "Nair", changedAt: LATER };
    const saveDetails = vi.fn<AccountPort["saveDetails"]>(() => okAsync(stored));
    const { type, submit, now, emitted, drafts } = open({ saveDetails });
    type({ lastName: " Nair" });
    expect(drafts.size).toBe(1);
    await submit();
    expect(saveDetails.mock.calls.map(([sent]) => sent)).toEqual([
      { firstName: "Asha", lastName: " Nair", phone: ASHA.phone, changedAt: null },
    ]);
    expect(now()).toMatchObject({ draft: { account: stored, lastName: "Nair", conflicts: [] }, failure: null });
    expect(emitted).toEqual([{ type: "form.sent", sent: stored }]);
    expect(drafts.size).toBe(0);
  });

  it("are not sent with a problem, which is announced until the field is typed again", async () => {
    const { type, submit, now, emitted } = open({});
    type({ firstName: "" });
    await submit();
    const problems = [{ field: "firstName", message: "First name is required." }];
    expect([now().problems, emitted]).toEqual([problems, [{ type: "form.refused", problems }]]);
    type({ firstName: "A" });
    expect(now().problems).toEqual([]);
  });

  it("are merged with what was changed elsewhere, and sent again on request only", async () => {
    const elsewhere = { ...ASHA, firstName: "Usha", phone: "1", changedAt: LATER };
    const saveDetails = vi
      .fn<AccountPort["saveDetails"]>(() => okAsync(elsewhere))
      .mockReturnValueOnce(errAsync(refusal("conflict")));
    const { type, submit, now } = open({ saveDetails, load: () => okAsync(elsewhere) });
    type({ firstName: "Aasha" });
    await submit();
    await settled();
    expect(now()).toMatchObject({
      draft: { firstName: "Aasha", lastName: "Menon", phone: "1", conflicts: ["firstName"] },
      failure: refusal("conflict"),
    });
    expect(saveDetails).toHaveBeenCalledTimes(1);
    await submit();
    expect(saveDetails.mock.calls[1]?.[0]).toEqual({ ...now().draft.read, firstName: "Aasha", changedAt: LATER });
  });

  it("are restored after a reload, merged with what is stored now", () => {
    const drafts = new Map<string, string>();
    open({}, drafts).type({ lastName: "Nair" });
    const { now } = open({}, drafts, { ...ASHA, phone: "1", changedAt: LATER });
    expect(now().draft).toMatchObject({ firstName: "Asha", lastName: "Nair", phone: "1", conflicts: [] });
  });

  it.each(["", "{", "null", "[]", '{"read":{},"typed":{}}'])("ignore an unreadable draft: %j", (text) => {
    expect(open({}, new Map([["accountForm", text]])).now().draft).toMatchObject({
      firstName: "Asha",
      lastName: "Menon",
      phone: ASHA.phone,
    });
  });

  it("mark the fields that the server refuses", async () => {
    const { type, submit, now } = open({ saveDetails: () => errAsync(refusal("invalid-fields", "phone")) });
    type({ phone: "x" });
    await submit();
    expect(now()).toMatchObject({ draft: { phone: "x" }, problems: [{ field: "phone", message: "Wrong." }] });
  });
});

describe("the password", () => {
  const typed = { currentPassword: "kardamom", password: "star-anise", confirmPassword: "star-anise" };
  const open = (changePassword: AccountPort["changePassword"]) => {
    const { services, drafts } = portal({ changePassword });
    const actor = createActor(accountPasswordFlow(services)).start();
    const emitted: unknown[] = [];
    actor.on("*", (event) => emitted.push(event));
    const submit = async (changes: Partial<typeof typed>) => {
      actor.send({ type: "form.submitted", changes: { ...typed, ...changes } });
      await settled();
    };
    return { actor, drafts, emitted, submit, now: () => formView(actor.getSnapshot()) };
  };

  it("is sent once, then forgotten, and never stored", async () => {
    const change = vi.fn<AccountPort["changePassword"]>(() => okAsync(2));
    const { submit, now, emitted, drafts } = open(change);
    await submit({});
    expect(change.mock.calls.map(([sent]) => sent)).toEqual([typed]);
    expect(now().draft).toEqual({ currentPassword: "", password: "", confirmPassword: "" });
    expect(emitted).toEqual([{ type: "form.sent", sent: 2 }]);
    expect(drafts.size).toBe(0);
  });

  it("is not sent while the repetition differs", async () => {
    const { submit, emitted } = open(vi.fn<AccountPort["changePassword"]>());
    await submit({ confirmPassword: "star" });
    const problems = [{ field: "confirmPassword", message: "Passwords do not match" }];
    expect(emitted).toEqual([{ type: "form.refused", problems }]);
  });

  it("stays typed if the current one is wrong, which is marked", async () => {
    const { submit, now } = open(() => errAsync(refusal("invalid-fields", "currentPassword")));
    await submit({});
    expect(now()).toMatchObject({ draft: typed, problems: [{ field: "currentPassword", message: "Wrong." }] });
  });
});

describe("the sessions", () => {
  const session = (id: string, isCurrent = false): AccountSession => ({
    id,
    isCurrent,
    device: { type: "phone", browser: "Safari", operatingSystem: "iPhone" },
    network: "203.0.113.7",
    signedInAt: LATER,
    lastUsedAt: LATER,
  });
  const all = [session("s1", true), session("s2"), session("s3")];
  const open = async (given: Partial<AccountPort>) => {
    const actor = createActor(accountSessionsFlow(portal({ sessions: () => okAsync(all), ...given }).services)).start();
    const emitted: unknown[] = [];
    actor.on("*", (event) => emitted.push(event));
    await settled();
    const now = () => sessionsView(actor.getSnapshot());
    const ids = () => {
      const view = now();
      return view.kind === "shown" ? view.sessions.map(({ id }) => id) : [];
    };
    return { actor, emitted, now, ids };
  };

  it("are removed once they are signed out, also if they had ended already", async () => {
    const endSession = vi
      .fn<AccountPort["endSession"]>(() => okAsync(undefined))
      .mockReturnValueOnce(errAsync(refusal("not-found")));
    const { actor, now, ids, emitted } = await open({ endSession });
    actor.send({ type: "change.requested", change: { id: "s2" } });
    expect(now()).toEqual({ kind: "shown", sessions: all, ending: "s2" });
    await settled();
    expect(ids()).toEqual(["s1", "s3"]);
    actor.send({ type: "change.requested", change: { id: "s3" } });
    await settled();
    expect(ids()).toEqual(["s1"]);
    expect(emitted).toMatchObject([{ type: "change.done" }, { type: "change.done" }]);
  });

  it("are signed out all at once, except this one", async () => {
    const { actor, now, ids, emitted } = await open({ endOtherSessions: () => okAsync(2) });
    actor.send({ type: "change.requested", change: "others" });
    expect(now()).toMatchObject({ ending: "others" });
    await settled();
    expect(ids()).toEqual(["s1"]);
    expect(emitted).toMatchObject([{ type: "change.done", value: { ended: 2 } }]);
  });
});

describe("the data", () => {
  it("is saved as a file", async () => {
    const data = () => okAsync({ name: "account.json", content: new Blob(["{}"]) });
    const { services, saved } = portal({ data });
    createActor(downloadDataFlow(services)).start().send({ type: "form.submitted" });
    await settled();
    expect(saved.mock.calls).toEqual([["account.json"]]);
  });

  it("has its deletion requested in a dialog, and states when", async () => {
    const requestDeletion = vi.fn<AccountPort["requestDeletion"]>(() => okAsync(LATER));
    const actor = createActor(requestDeletionFlow(portal({ requestDeletion }).services)).start();
    actor.send({ type: "form.submitted" });
    expect(requestDeletion).not.toHaveBeenCalled();
    actor.send({ type: "form.opened" });
    actor.send({ type: "form.submitted" });
    await settled();
    expect(formView(actor.getSnapshot())).toMatchObject({ kind: "closed", sent: LATER });
  });

  it("has the request withdrawn", async () => {
    const withdrawDeletion = vi.fn<AccountPort["withdrawDeletion"]>(() => okAsync(undefined));
    const actor = createActor(withdrawDeletionFlow(portal({ withdrawDeletion }).services)).start();
    actor.send({ type: "form.submitted" });
    await settled();
    expect([withdrawDeletion.mock.calls.length, formView(actor.getSnapshot()).failure]).toEqual([1, null]);
  });
});

describe("the formats", () => {
  const STORED = { dates: "day-month-name", numbers: "comma-point", currency: null } as const;

  it("are sent with the details that are stored at that moment", async () => {
    const sent: unknown[] = [];
    const changed = { ...ASHA, lastName: "Nair", changedAt: LATER };
    const { services } = portal({
      load: () => okAsync(changed),
      saveDetails: (change) => {
        sent.push(change);
        return okAsync({ ...changed, ...change });
      },
    });
    const actor = createActor(accountFormatsFlow(services, { formats: STORED })).start();
    actor.send({ type: "form.changed", changes: { numbers: "point-comma", currency: "EUR" } });
    actor.send({ type: "form.submitted" });
    await settled();
    const formats = { dates: "day-month-name", numbers: "point-comma", currency: "EUR" };
    expect(sent).toEqual([
      { firstName: "Asha", lastName: "Nair", phone: "+91 98200 55014", changedAt: LATER, formats },
    ]);
    expect(formView(actor.getSnapshot())).toMatchObject({ kind: "open", draft: formats, failure: null });
  });

  it("stay chosen where they could not be saved", async () => {
    const { services } = portal({
      load: () => okAsync(ASHA),
      saveDetails: () => errAsync({ kind: "unreachable", cause: "network" }),
    });
    const actor = createActor(accountFormatsFlow(services, {})).start();
    actor.send({ type: "form.changed", changes: { dates: "year-month-day" } });
    actor.send({ type: "form.submitted" });
    await settled();
    expect(formView(actor.getSnapshot())).toMatchObject({
      draft: { dates: "year-month-day", numbers: "comma-point", currency: null },
      failure: { kind: "unreachable", cause: "network" },
    });
  });
});
