import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { startAppServices } from "#flows/services.ts";
import { signInFlow } from "#flows/sign-in/machine.ts";
import { findDestination } from "#flows/sign-in/destination.ts";
import { signInView } from "#flows/sign-in/view.ts";
import type { AccountsPort } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import type { SecondFactorPort } from "#ports/second-factor.ts";
import { memoryStore, portsWith, settled } from "#tests/support/flows.ts";

const credentials = { xToken: "token-1", xApiKey: "key-1" };
const submitted = { type: "form.submitted", username: "ananya", password: "keel" } as const;

const opened = (signIn: AccountsPort["signIn"], redirect: string | null = null) => {
  const sessionStore = memoryStore({ redirect });
  const reloadTo = vi.fn<(path: string) => void>();
  const bare = portsWith({ sessionStore, navigation: { reloadTo } });
  const portal = startAppServices({ ...bare, accounts: { ...bare.accounts, signIn } });
  const clock = new SimulatedClock();
  const actor = createActor(signInFlow(portal), { clock }).start();
  return { actor, clock, reloadTo, sessionStore };
};

describe("signing in", () => {
  it("stores both credentials and opens the stored path after 100 ms, which is then removed", async () => {
    const signIn = vi.fn<AccountsPort["signIn"]>(() => okAsync(credentials));
    const { actor, clock, reloadTo, sessionStore } = opened(signIn, "/rate/tracking?type=fcl");
    actor.send(submitted);
    await settled();
    expect(signIn.mock.calls[0]?.[0]).toEqual({ username: "ananya", password: "keel" });
    expect(sessionStore.credentials()).toEqual(credentials);
    expect(signInView(actor.getSnapshot())).toEqual({ kind: "busy" });
    clock.increment(99);
    expect(reloadTo.mock.calls).toEqual([]);
    clock.increment(1);
    expect(reloadTo.mock.calls).toEqual([["/rate/tracking?type=fcl"]]);
    expect(sessionStore.redirect()).toBeNull();
  });

  it("sends no request if the shipper is already signed in", () => {
    const sessionStore = memoryStore({ credentials });
    const actor = createActor(signInFlow(startAppServices(portsWith({ sessionStore })))).start();
    expect(signInView(actor.getSnapshot())).toEqual({ kind: "signed-in" });
    actor.send(submitted);
    expect(signInView(actor.getSnapshot())).toEqual({ kind: "signed-in" });
  });

  it("opens /rate if no path is stored", async () => {
    const { actor, clock, reloadTo } = opened(() => okAsync(credentials));
    actor.send(submitted);
    await settled();
    clock.increment(100);
    expect(reloadTo.mock.calls).toEqual([["/rate"]]);
  });

  it("sends an empty form too: there is no check on this side", async () => {
    const failure: Failure = { kind: "unauthorised", message: "Username is required" };
    const signIn = vi.fn<AccountsPort["signIn"]>(() => errAsync(failure));
    const { actor, sessionStore } = opened(signIn);
    actor.send({ type: "form.submitted", username: "", password: "" });
    await settled();
    expect(signIn).toHaveBeenCalledTimes(1);
    expect(signInView(actor.getSnapshot())).toEqual({ kind: "idle", failure });
    expect(sessionStore.credentials()).toBeNull();
  });

  it("sends once if the button is pressed several times, and clears the last failure", async () => {
    const signIn = vi
      .fn<AccountsPort["signIn"]>()
      .mockReturnValueOnce(errAsync({ kind: "unreachable", cause: "network" }))
      .mockReturnValue(okAsync(credentials));
    const { actor } = opened(signIn);
    actor.send(submitted);
    await settled();
    actor.send(submitted);
    actor.send(submitted);
    expect(actor.getSnapshot().context).toEqual({ failure: null, challenge: null, recoveryCodes: [] });
    await settled();
    expect(signIn).toHaveBeenCalledTimes(2);
  });

  it("follows another tab that signed in", () => {
    const { reloadTo, sessionStore } = opened(() => okAsync(credentials), "/rate/quote");
    sessionStore.elsewhere(credentials);
    expect(reloadTo.mock.calls).toEqual([["/rate/quote"]]);
  });
});

describe("where signing in leads", () => {
  it.each([
    "/rate/search?from=INNSA&to=NLRTM",
    "/dashboard",
    "/rate/quote?page=2#top",
    "/rate/tracking/KLB-2026-000001?type=fcl",
  ])("follows %s", (path) => {
    expect(findDestination(path)).toBe(path);
  });

  it.each([
    null,
    "",
    "/",
    "rate",
    "https://elsewhere.example/rate",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "/\t/elsewhere.example",
    "/\n/elsewhere.example",
    "javascript:alert(1)",
    "/login",
    "/account?x=1",
    "/signup",
  ])("does not follow %j", (path) => {
    expect(findDestination(path)).toBe("/rate");
  });
});

describe("a sign-in that needs a code", () => {
  const challenge = { challenge: "challenge-1", recoveryCodesLeft: 9, setup: null };
  const wrongCode: Failure = {
    kind: "refused",
    reason: "invalid-fields",
    message: "That code is not right. 4 tries left.",
    fields: [{ field: "code", message: "That code is not right. 4 tries left." }],
  };
  const open = async (prove: SecondFactorPort["prove"]) => {
    const sessionStore = memoryStore();
    const reloadTo = vi.fn<(path: string) => void>();
    const bare = portsWith({ sessionStore, navigation: { reloadTo } });
    const portal = startAppServices({
      ...bare,
      accounts: { ...bare.accounts, signIn: () => okAsync(challenge) },
      secondFactor: { ...bare.secondFactor, prove },
    });
    const clock = new SimulatedClock();
    const actor = createActor(signInFlow(portal), { clock }).start();
    actor.send(submitted);
    await settled();
    return { actor, clock, reloadTo, sessionStore };
  };
  const code = { type: "code.submitted", kind: "code", code: "492817" } as const;

  it("asks for it before anything is stored, and again after a wrong one", async () => {
    const prove = vi
      .fn<SecondFactorPort["prove"]>()
      .mockReturnValueOnce(errAsync(wrongCode))
      .mockReturnValueOnce(okAsync({ credentials, recoveryCodes: [] }));
    const { actor, clock, reloadTo, sessionStore } = await open(prove);
    expect(signInView(actor.getSnapshot())).toEqual({ kind: "code", challenge, failure: null, isSending: false });
    expect(sessionStore.credentials()).toBeNull();
    actor.send(code);
    expect(signInView(actor.getSnapshot())).toMatchObject({ kind: "code", isSending: true });
    await settled();
    expect(signInView(actor.getSnapshot())).toEqual({ kind: "code", challenge, failure: wrongCode, isSending: false });
    actor.send(code);
    await settled();
    clock.increment(100);
    expect(prove.mock.calls.map(([name, proof]) => [name, proof])).toEqual([
      ["challenge-1", { kind: "code", code: "492817" }],
      ["challenge-1", { kind: "code", code: "492817" }],
    ]);
    expect(sessionStore.credentials()).toEqual(credentials);
    expect(reloadTo.mock.calls).toEqual([["/rate"]]);
  });

  it("asks for the password again if it took too long", async () => {
    const ended: Failure = { kind: "refused", reason: "offer-gone", message: "This took too long.", fields: [] };
    const { actor } = await open(() => errAsync(ended));
    actor.send(code);
    await settled();
    expect(signInView(actor.getSnapshot())).toEqual({ kind: "idle", failure: ended });
  });

  it("shows the recovery codes of a factor that was set up with it, until they are saved", async () => {
    const { actor, clock, reloadTo } = await open(() => okAsync({ credentials, recoveryCodes: ["ABCD-EFGH-JKLM"] }));
    actor.send(code);
    await settled();
    clock.increment(1_000);
    expect(signInView(actor.getSnapshot())).toEqual({ kind: "recovery-codes", codes: ["ABCD-EFGH-JKLM"] });
    actor.send({ type: "codes.saved" });
    expect(reloadTo.mock.calls).toEqual([["/rate"]]);
  });
});
