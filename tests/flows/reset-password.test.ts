import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { startAppServices } from "#flows/services.ts";
import { resetPasswordFlow, selectResetPassword, selectResetStage } from "#flows/reset-password.ts";
import type { PasswordResetPort } from "#ports/api.ts";
import { portsWith, settled } from "../support/flows.ts";

const typed = { password: "star-anise", confirmPassword: "star-anise" };

const opened = (change: PasswordResetPort["changePassword"], token = "rst-1") => {
  const bare = portsWith({});
  const portal = startAppServices({ ...bare, passwordReset: { ...bare.passwordReset, changePassword: change } });
  const { machine, input } = resetPasswordFlow(portal, token);
  const actor = createActor(machine, { input }).start();
  const refused: unknown[] = [];
  actor.on("form.refused", ({ problems }) => refused.push(problems));
  const submit = async (changes: typeof typed) => {
    actor.send({ type: "password.typed", changes });
    actor.send({ type: "password.submitted" });
    await settled();
  };
  const submitTwice = async (changes: typeof typed) => {
    actor.send({ type: "password.typed", changes });
    actor.send({ type: "password.submitted" });
    await submit(changes);
  };
  return {
    refused,
    submit,
    submitTwice,
    now: () => selectResetPassword(actor.getSnapshot()),
    stage: () => selectResetStage(actor.getSnapshot()),
  };
};

describe("a new password", () => {
  it("is sent with the token, and forgotten here", async () => {
    const change = vi.fn<PasswordResetPort["changePassword"]>(() => okAsync(undefined));
    const { now, stage, submit } = opened(change);
    await submit(typed);
    expect(change.mock.calls.map(([sent]) => sent)).toEqual([{ token: "rst-1", ...typed }]);
    expect([stage(), now().password, now().confirmPassword]).toEqual(["changed", "", ""]);
  });

  it("is sent once if the button is pressed several times", async () => {
    const change = vi.fn<PasswordResetPort["changePassword"]>(() => okAsync(undefined));
    const { stage, submitTwice } = opened(change);
    await submitTwice(typed);
    expect([change.mock.calls.length, stage()]).toEqual([1, "changed"]);
  });

  it("is not sent while the two differ", async () => {
    const change = vi.fn<PasswordResetPort["changePassword"]>();
    const { now, refused, submit } = opened(change);
    await submit({ ...typed, confirmPassword: "star" });
    expect(refused).toEqual([[{ field: "confirmPassword", message: "Passwords do not match" }]]);
    expect(change).not.toHaveBeenCalled();
    expect(now().problems).toEqual([{ field: "confirmPassword", message: "Passwords do not match" }]);
  });

  it("leads to another link when this one no longer works", async () => {
    const { stage, submit } = opened(() =>
      errAsync({ kind: "refused", reason: "offer-gone", message: "Expired.", fields: [] }),
    );
    await submit(typed);
    expect(stage()).toBe("gone");
  });

  it("cannot be set without a token", () => {
    expect(opened(vi.fn<PasswordResetPort["changePassword"]>(), "").stage()).toBe("gone");
  });

  it("stays typed when the server cannot be reached", async () => {
    const failure = { kind: "unreachable", cause: "network" } as const;
    const { now, stage, submit } = opened(() => errAsync(failure));
    await submit(typed);
    expect(stage()).toBe("idle");
    expect(now()).toEqual({ token: "rst-1", ...typed, problems: [], failure });
  });
});
