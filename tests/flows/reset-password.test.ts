import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { resetPasswordFlow, resetPasswordView } from "#flows/reset-password.ts";
import { startAppServices } from "#flows/services.ts";
import type { PasswordResetPort } from "#ports/api.ts";
import { portsWith, settled } from "../support/flows.ts";

const TYPED = { password: "star-anise", confirmPassword: "star-anise" };

const opened = (changePassword: PasswordResetPort["changePassword"], token = "rst-1") => {
  const bare = portsWith({});
  const portal = startAppServices({ ...bare, passwordReset: { ...bare.passwordReset, changePassword } });
  const actor = createActor(resetPasswordFlow(portal, token)).start();
  const submit = async (changes: typeof TYPED) => {
    actor.send({ type: "form.submitted", changes });
    await settled();
  };
  return { submit, view: () => resetPasswordView(actor.getSnapshot(), token) };
};

describe("a new password", () => {
  it("is sent with the token, and forgotten here", async () => {
    const change = vi.fn<PasswordResetPort["changePassword"]>(() => okAsync(undefined));
    const { submit, view } = opened(change);
    await submit(TYPED);
    expect(change.mock.calls.map(([sent]) => sent)).toEqual([{ token: "rst-1", ...TYPED }]);
    expect(view()).toMatchObject({ kind: "sent", draft: { password: "", confirmPassword: "" } });
  });

  it("is not sent while the two differ", async () => {
    const { submit, view } = opened(vi.fn<PasswordResetPort["changePassword"]>());
    await submit({ ...TYPED, confirmPassword: "star" });
    expect(view().problems).toEqual([{ field: "confirmPassword", message: "Passwords do not match" }]);
  });

  it("leads to another link when this one no longer works", async () => {
    const { submit, view } = opened(() =>
      errAsync({ kind: "refused", reason: "offer-gone", message: "Expired.", fields: [] }),
    );
    await submit(TYPED);
    expect(view().kind).toBe("gone");
  });

  it("cannot be set without a token", () => {
    expect(opened(vi.fn<PasswordResetPort["changePassword"]>(), "").view().kind).toBe("gone");
  });
});
