import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { forgotPasswordFlow } from "#flows/forgot-password/flow.ts";
import { forgotOf, forgotStage } from "#flows/forgot-password/selectors.ts";
import { openPortal } from "#flows/portal.ts";
import type { PasswordResetPort } from "#ports/password-reset.ts";
import { portsWith, settled } from "#tests/support/flows.ts";

const opened = (askForLink: PasswordResetPort["askForLink"]) => {
  const bare = portsWith({});
  const portal = openPortal({ ...bare, passwordReset: { ...bare.passwordReset, askForLink } });
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
    now: () => forgotOf(actor.getSnapshot()),
    stage: () => forgotStage(actor.getSnapshot()),
  };
};

describe("a forgotten password", () => {
  it("needs an address", async () => {
    const askForLink = vi.fn<PasswordResetPort["askForLink"]>();
    const { now, refused, stage, submit } = opened(askForLink);
    await submit(" ");
    expect(askForLink).not.toHaveBeenCalled();
    expect([stage(), now().problems]).toEqual(["asking", [{ field: "email", message: "Email is required." }]]);
    expect(refused).toEqual([[{ field: "email", message: "Email is required." }]]);
  });

  it("is confirmed once the server has taken the tidy address, and can be asked for again", async () => {
    const askForLink = vi.fn<PasswordResetPort["askForLink"]>(() => okAsync(undefined));
    const { actor, now, stage, submit } = opened(askForLink);
    await submit(" asha@menon.example ");
    expect(askForLink.mock.calls.map(([email]) => email)).toEqual(["asha@menon.example"]);
    expect(stage()).toBe("sent");
    actor.send({ type: "form.reopened" });
    expect([stage(), now().email]).toEqual(["asking", " asha@menon.example "]);
  });

  it("says why the message could not be asked for, and keeps the address", async () => {
    const failure = { kind: "unreachable", cause: "timeout" } as const;
    const { now, stage, submit } = opened(() => errAsync(failure));
    await submit("asha@menon.example");
    expect(stage()).toBe("asking");
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
