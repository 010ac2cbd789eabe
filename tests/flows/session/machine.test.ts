import { errAsync, okAsync, ResultAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { Profile } from "#domain/accounts";
import { sessionFlow } from "#flows/session/machine.ts";
import { guardView, hasEnded, selectProfile, showsPortalLinks } from "#flows/session/view.ts";
import type { AccountsPort } from "#ports/api.ts";
import type { Failure, Refusal } from "#ports/failure.ts";
import { memoryStore, portsWith, settled } from "#tests/support/flows.ts";

const ananya: Profile = {
  firstName: "Ananya",
  lastName: "Rao",
  email: "ananya@suryodaya.example",
  phone: null,
  capabilities: [],
};
const credentials = { xToken: "token-1", xApiKey: "key-1" };
const unreachable: Failure = { kind: "unreachable", cause: "network" };
const refusal = (reason: Refusal): Failure => ({ kind: "refused", reason, message: "", fields: [] });

const opened = (answers: Partial<AccountsPort>, stored: Parameters<typeof memoryStore>[0] = { credentials }) => {
  const sessionStore = memoryStore(stored);
  const reloadTo = vi.fn<(path: string) => void>();
  const forget = vi.fn<(keys: readonly string[]) => void>();
  const bare = portsWith({ sessionStore, navigation: { reloadTo } });
  const outside = { ...bare, drafts: { ...bare.drafts, removeAll: forget } };
  const accounts = { ...outside.accounts, ...answers };
  const clock = new SimulatedClock();
  const actor = createActor(sessionFlow({ ...outside, accounts }), {
    clock,
    input: { profile: sessionStore.profile() },
  }).start();
  return { actor, clock, forget, reloadTo, sessionStore };
};

const enter = { type: "guard.entered", path: "/rate/quote?page=2" } as const;

describe("a public page", () => {
  it("signs out without having checked who it is, and leads to /", async () => {
    const signOut = vi.fn<AccountsPort["signOut"]>().mockReturnValue(okAsync(undefined));
    const { actor, reloadTo, sessionStore } = opened({ signOut }, { credentials, profile: ananya });
    expect(selectProfile(actor.getSnapshot())).toEqual(ananya);
    actor.send({ type: "signOut.requested" });
    await settled();
    expect(signOut).toHaveBeenCalledTimes(1);
    expect([sessionStore.credentials(), sessionStore.profile()]).toEqual([null, null]);
    expect(reloadTo.mock.calls).toEqual([["/"]]);
  });
});

describe("the guard", () => {
  it("checks the profile, then admits the shipper and stores the profile", async () => {
    const { actor, sessionStore } = opened({ profile: () => okAsync(ananya) });
    actor.send(enter);
    expect(guardView(actor.getSnapshot())).toEqual({ kind: "checking" });
    await settled();
    expect(guardView(actor.getSnapshot())).toEqual({ kind: "allowed" });
    expect(actor.getSnapshot().context).toEqual({
      profile: ananya,
      path: "/rate/quote?page=2",
      failure: null,
      wasSignedIn: true,
    });
    expect(sessionStore.profile()).toEqual(ananya);
    expect(showsPortalLinks(actor.getSnapshot())).toBe(true);
  });

  it("stores changed names and another phone number with the rest of the profile", async () => {
    const { actor, sessionStore } = opened({ profile: () => okAsync(ananya) });
    actor.send(enter);
    await settled();
    const changed = { firstName: "Ananya", lastName: "Iyer", phone: "+91 98100 00000" };
    actor.send({ type: "profile.changed", profile: changed });
    expect(selectProfile(actor.getSnapshot())).toEqual({ ...ananya, ...changed });
    expect(sessionStore.profile()).toEqual({ ...ananya, ...changed });
  });

  it("shows the remembered name while the check runs", () => {
    const { actor } = opened({ profile: () => okAsync(ananya) }, { credentials, profile: ananya });
    actor.send(enter);
    expect(selectProfile(actor.getSnapshot())).toEqual(ananya);
  });

  it("sends no request without both credentials, stores the path and ends", () => {
    const { actor, sessionStore } = opened({}, {});
    actor.send(enter);
    expect(guardView(actor.getSnapshot())).toEqual({ kind: "ended" });
    expect(showsPortalLinks(actor.getSnapshot())).toBe(false);
    expect(sessionStore.redirect()).toBe("/rate/quote?page=2");
    expect(hasEnded(actor.getSnapshot())).toBe(false);
  });

  it.each<[string, Failure]>([
    ["a 401", { kind: "unauthorised", message: "Session expired" }],
    ["any code but 2000", refusal("other")],
    ["an unknown account", refusal("not-found")],
  ])("ends on %s: credentials and user data go, the path stays", async (_, failure) => {
    const { actor, forget, sessionStore } = opened(
      { profile: () => errAsync(failure) },
      { credentials, profile: ananya },
    );
    actor.send(enter);
    await settled();
    expect(forget).not.toHaveBeenCalled();
    expect(guardView(actor.getSnapshot())).toEqual({ kind: "ended" });
    expect(sessionStore.credentials()).toBeNull();
    expect(sessionStore.profile()).toBeNull();
    expect(sessionStore.redirect()).toBe("/rate/quote?page=2");
  });

  it.each<[string, Failure]>([
    ["a dead server", unreachable],
    ["a server in trouble", refusal("internal")],
    ["an unreadable answer", { kind: "malformed", issues: ["not JSON"] }],
  ])("keeps the credentials on %s and tries again when asked", async (_, failure) => {
    const profile = vi
      .fn<AccountsPort["profile"]>()
      .mockReturnValueOnce(errAsync(failure))
      .mockReturnValueOnce(okAsync(ananya));
    const { actor, sessionStore } = opened({ profile }, { credentials, profile: ananya });
    actor.send(enter);
    await settled();
    expect(guardView(actor.getSnapshot())).toEqual({ kind: "unreachable", failure });
    expect(sessionStore.credentials()).toEqual(credentials);
    expect(sessionStore.profile()).toBeNull();
    actor.send({ type: "check.retried" });
    await settled();
    expect(guardView(actor.getSnapshot())).toEqual({ kind: "allowed" });
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  it("checks once per page, and stores the last path when a later call is refused", async () => {
    const profile = vi.fn<AccountsPort["profile"]>(() => okAsync(ananya));
    const { actor, sessionStore } = opened({ profile });
    actor.send(enter);
    await settled();
    actor.send({ type: "guard.entered", path: "/rate/search?from=INNSA" });
    actor.send({ type: "session.refused" });
    actor.send({ type: "session.refused" });
    expect(profile).toHaveBeenCalledTimes(1);
    expect(guardView(actor.getSnapshot())).toEqual({ kind: "ended" });
    expect(sessionStore.credentials()).toBeNull();
    expect(sessionStore.redirect()).toBe("/rate/search?from=INNSA");
  });
});

describe("signing out", () => {
  it("revokes the session, clears the stored values and the stored forms, and returns to /", async () => {
    const signOut = vi.fn<AccountsPort["signOut"]>(() => okAsync(undefined));
    const { actor, forget, reloadTo, sessionStore } = opened({ profile: () => okAsync(ananya), signOut });
    actor.send(enter);
    await settled();
    actor.send({ type: "signOut.requested" });
    expect(guardView(actor.getSnapshot())).toEqual({ kind: "signing-out" });
    await settled();
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(forget.mock.calls).toEqual([
      [
        [
          "fclFormState",
          "lclFormState",
          "lclCalculator",
          "shareForm",
          "trackingFormState",
          "accountForm",
          "documentComment",
          "bookingMessage",
          "quoteForm",
          "quoteComment",
          "quoteApproval",
          "deskRequest",
          "amendmentForm",
          "cargoForm",
          "addressForm",
          "interruptedBooking",
          "interruptedPlan",
          "pinnedOffers",
          "quickQuote",
        ],
      ],
    ]);
    expect(sessionStore.credentials()).toBeNull();
    expect(sessionStore.redirect()).toBeNull();
    expect(reloadTo.mock.calls).toEqual([["/"]]);
  });

  it("waits at most two seconds for the server", async () => {
    const never = new ResultAsync<void, Failure>(new Promise(() => undefined));
    const { actor, clock, reloadTo, sessionStore } = opened({ profile: () => okAsync(ananya), signOut: () => never });
    actor.send(enter);
    await settled();
    actor.send({ type: "signOut.requested" });
    clock.increment(1999);
    expect(sessionStore.credentials()).toEqual(credentials);
    clock.increment(1);
    expect(sessionStore.credentials()).toBeNull();
    expect(reloadTo.mock.calls).toEqual([["/"]]);
  });
});

describe("another tab", () => {
  const signedIn = async () => {
    const all = opened({ profile: () => okAsync(ananya) });
    all.actor.send(enter);
    await settled();
    return all;
  };

  it("ends this session when it signs out, and stores the path to come back to", async () => {
    const { actor, sessionStore } = await signedIn();
    sessionStore.elsewhere(null);
    expect(guardView(actor.getSnapshot())).toEqual({ kind: "ended" });
    expect(hasEnded(actor.getSnapshot())).toBe(true);
    expect(sessionStore.redirect()).toBe("/rate/quote?page=2");
  });

  it("reloads this one when it signs in as another shipper", async () => {
    const { reloadTo, sessionStore } = await signedIn();
    sessionStore.elsewhere({ xToken: "token-2", xApiKey: "key-2" });
    expect(reloadTo.mock.calls).toEqual([["/rate/quote?page=2"]]);
  });

  it("that stores the same values again changes nothing", async () => {
    const { actor, reloadTo, sessionStore } = await signedIn();
    sessionStore.elsewhere(credentials);
    expect(guardView(actor.getSnapshot())).toEqual({ kind: "allowed" });
    expect(reloadTo.mock.calls).toEqual([]);
  });
});
