import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { forgotPasswordFlow } from "#flows/forgot-password.ts";
import { formView } from "#flows/kit/form.ts";
import { startAppServices } from "#flows/services.ts";
import type { PasswordResetPort } from "#ports/api.ts";
import { portsWith, settled } from "../support/flows.ts";

const opened = (requestLink: PasswordResetPort["requestLink"]) => {
  const bare = portsWith({});
  const portal = startAppServices({ ...bare, passwordReset: { ...bare.passwordReset, requestLink } });
  const actor = createActor(forgotPasswordFlow(portal)).start();
  const submit = async (email: string) => {
    actor.send({ type: "form.submitted", changes: { email } });
    await settled();
  };
  return { actor, submit, view: () => formView(actor.getSnapshot()) };
};

describe("a forgotten password", () => {
  it("needs an address", async () => {
    const { submit, view } = opened(vi.fn<PasswordResetPort["requestLink"]>());
    await submit(" ");
    expect(view().problems).toEqual([{ field: "email", message: "Email is required." }]);
  });

  it("is confirmed after the server accepted the trimmed address, and can be requested again", async () => {
    const requestLink = vi.fn<PasswordResetPort["requestLink"]>(() => okAsync(undefined));
    const { actor, submit, view } = opened(requestLink);
    await submit(" asha@menon.example ");
    expect(requestLink.mock.calls.map(([email]) => email)).toEqual(["asha@menon.example"]);
    expect(view().kind).toBe("sent");
    actor.send({ type: "form.opened" });
    expect(view()).toMatchObject({ kind: "open", draft: { email: " asha@menon.example " } });
  });

  it("shows at the field what the server refused", async () => {
    const fields = [{ field: "email", message: "This is not an email address." }];
    const { submit, view } = opened(() =>
      errAsync({ kind: "refused", reason: "invalid-fields", message: "A field was not accepted.", fields }),
    );
    await submit("asha@menon.example");
    expect(view().problems).toEqual(fields);
  });
});
