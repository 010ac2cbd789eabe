import { useActorRef, useSelector } from "@xstate/react";
import type { FormEvent, ReactElement } from "react";
import type { PasswordReplacement } from "#domain/accounts";
import { accountPasswordFlow } from "#flows/account/password.ts";
import { formView } from "#flows/kit/form.ts";
import { visuallyHidden } from "#web/components/accessibility.css.ts";
import { Button } from "#web/components/button.tsx";
import { PasswordField } from "#web/components/text-field.tsx";
import { NewPasswordFields } from "#web/kit/new-password-fields.tsx";
import { useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { focusFirstProblem, useFormToasts, useToast } from "#web/portal/use-toast.ts";
import { fields, foot } from "./account.css.ts";
import { FailureNotice, Section } from "./section.tsx";

const FORM = "account-password";

type PasswordProps = { readonly email: string; readonly onChanged: () => void };

const changedMessage = (ended: number): string => {
  if (ended === 0) return "Password changed.";
  return ended === 1
    ? "Password changed. 1 other session was signed out."
    : `Password changed. ${ended} other sessions were signed out.`;
};

export function Password({ email, onChanged }: PasswordProps): ReactElement {
  const actor = useActorRef(useFlow(accountPasswordFlow));
  const { kind, draft, problems, failure } = useSelector(actor, formView);
  const toast = useToast();
  const showProblems = useFormToasts(FORM, problems);
  useFlowEvents(actor, (event) => {
    if (event.type === "form.sent") {
      toast("positive", changedMessage(event.sent ?? 0));
      onChanged();
    } else {
      showProblems(event.problems);
      if (event.problems.length > 0) focusFirstProblem(FORM);
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "form.submitted" });
  };
  const bind = (field: keyof PasswordReplacement) => ({
    field,
    required: true,
    value: draft[field],
    error: problems.find((problem) => problem.field === field)?.message,
    onChange: (typed: string) => actor.send({ type: "form.changed", changes: { [field]: typed } }),
  });
  return (
    <Section id="password" title="Password" lead="Changing it signs out all other sessions.">
      <form name={FORM} onSubmit={submit} noValidate>
        <FailureNotice attempt="account-password" failure={problems.length > 0 ? null : failure} />
        {/* Password managers file the new password under this name. */}
        <input
          className={visuallyHidden}
          type="text"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
        <div className={fields.three}>
          <PasswordField label="Current password" autoComplete="current-password" {...bind("currentPassword")} />
          <NewPasswordFields label="New password" againLabel="New password again" bind={bind} />
        </div>
        <div className={foot}>
          <Button kind="secondary" type="submit" busyLabel={kind === "sending" ? "Changing..." : undefined}>
            Change password
          </Button>
        </div>
      </form>
    </Section>
  );
}
