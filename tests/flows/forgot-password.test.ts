import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { forgotPasswordFlow, selectForgotPassword, selectForgotStage } from "#flows/forgot-password.ts";
import { startAppServices } from "#flows/services.ts";
import type { PasswordResetPort } from "#ports/api.ts";
import { portsWith, settled } from "../support/flows.ts";

const opened = (askForLink: PasswordResetPort["requestLink"]) => {
  const bare = portsWith({});
  const portal = startAppServices({ ...bare, passwordReset: { ...bare.passwordReset, requestLink: askForLink } });
  const actor = createActor(forgotPasswordFlow(portal)).start();
  const refused: unknown[] = [];
  actor.on("form.refused", ({ problems }) => refused.push(problems));
  const submit = async (email: string) => {
    actor.send({ type: "email.typed", email });
    actor.send({ type: "email.submitted" });
    await settled();
  };
  return {
    actor,
    refused,
    submit,
    now: () => selectForgotPassword(actor.getSnapshot()),
    stage: () => selectForgotStage(actor.getSnapshot()),
  };
};

describe("a forgotten password", () => {
  it("needs an address", async () => {
    const askForLink = vi.fn<PasswordResetPort["requestLink"]>();
    const { now, refused, stage, submit } = opened(askForLink);
    await submit(" ");
    expect(askForLink).not.toHaveBeenCalled();
    expect([stage(), now().problems]).toEqual(["idle", [{ field: "email", message: "Email is required." }]]);
    expect(refused).toEqual([[{ field: "email", message: "Email is required." }]]);
  });

  it("is confirmed after the server accepted the trimmed address, and can be requested again", async () => {
    const askForLink = vi.fn<PasswordResetPort["requestLink"]>(() => okAsync(undefined));
    const { actor, now, stage, submit } = opened(askForLink);
    await submit(" asha@menon.example ");
    expect(askForLink.mock.calls.map(([email]) => email)).toEqual(["asha@menon.example"]);
    expect(stage()).toBe("sent");
    actor.send({ type: "form.reopened" });
    expect([stage(), now().email]).toEqual(["idle", " asha@menon.example "]);
  });

  it("shows why the request failed, and keeps the address", async () => {
    const failure = { kind: "unreachable", cause: "timeout" } as const;
    const { now, stage, submit } = opened(() => errAsync(failure));
    await submit("asha@menon.example");
    expect(stage()).toBe("idle");
    expect(now()).toEqual({ email: "asha@menon.example", problems: [], failure });
  });

  it("shows at the field what the server refused", async () => {
    const fields = [{ field: "email", message: "This is not an email address." }];
    const { now, refused, submit } = opened(() =>
      errAsync({ kind: "refused", reason: "invalid-fields", message: "A field was not accepted.", fields }),
    );
    await submit("asha@menon.example");
    expect(now().problems).toEqual(fields);
    expect(refused).toEqual([fields]);
  });
});
