import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import type { CompanyMember, Role } from "#domain/companies";
import { findProblem } from "#domain/field-problem.ts";
import type { HandOverDraft, Person } from "#flows/account/company-forms.ts";
import { type FormActor, formView } from "#flows/kit/form.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { Select } from "#web/components/select.tsx";
import { FailureBanner } from "#web/kit/failure.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { ROLE_OPTIONS } from "./role-labels.ts";

const REMOVE = { kind: "ghost", destructive: true } as const;

/** Asks before a person is removed. */
export function RemoveDialog({ form }: { readonly form: FormActor<Person, void> }): ReactElement {
  const { kind, draft, failure } = useSelector(form, formView, isSameView);
  return (
    <FormDialog
      name="remove-member"
      open={kind !== "closed"}
      title={`Remove ${draft.name}?`}
      isSending={kind === "sending"}
      submit={{ ...REMOVE, label: "Remove", busyLabel: "Removing..." }}
      cancelLabel="Keep"
      onSubmit={() => form.send({ type: "form.submitted" })}
      onClose={() => form.send({ type: "form.closed" })}
    >
      <p>{draft.name} is signed out at once and gets a mail. Bookings and quotes stay with the company.</p>
      <FailureBanner attempt="company-change" failure={failure} cause="below" />
    </FormDialog>
  );
}

type LeaveDialogProps = { readonly form: FormActor<object, void>; readonly companyName: string };

/** Asks before the signed-in person leaves. */
export function LeaveDialog({ form, companyName }: LeaveDialogProps): ReactElement {
  const { kind, failure } = useSelector(form, formView, isSameView);
  return (
    <FormDialog
      name="leave-company"
      open={kind === "open" || kind === "sending"}
      title={`Leave ${companyName}?`}
      isSending={kind === "sending"}
      submit={{ ...REMOVE, label: "Leave", busyLabel: "Leaving..." }}
      cancelLabel="Stay"
      onSubmit={() => form.send({ type: "form.submitted" })}
      onClose={() => form.send({ type: "form.closed" })}
    >
      <p>You are signed out, and this account ends. Bookings and quotes stay with the company.</p>
      <FailureBanner attempt="company-change" failure={failure} cause="below" />
    </FormDialog>
  );
}

type HandOverDialogProps = {
  readonly form: FormActor<HandOverDraft, void, "to" | "role">;
  readonly colleagues: readonly CompanyMember[];
};

/** Whom the role of an admin goes to. */
export function HandOverDialog({ form, colleagues }: HandOverDialogProps): ReactElement {
  const { kind, draft, problems, failure } = useSelector(form, formView, isSameView);
  const change = (changes: Partial<HandOverDraft>) => form.send({ type: "form.changed", changes });
  return (
    <FormDialog
      name="hand-over"
      open={kind !== "closed"}
      title="Hand the company over"
      isSending={kind === "sending"}
      submit={{ label: "Hand over", busyLabel: "Handing over..." }}
      onSubmit={() => form.send({ type: "form.submitted" })}
      onClose={() => form.send({ type: "form.closed" })}
    >
      <FailureBanner attempt="company-change" failure={problems.length === 0 ? failure : null} cause="below" />
      <Select<string>
        label="New admin"
        placeholder="Choose a colleague"
        options={colleagues.map(({ id, name, email }) => ({ value: id, label: `${name}, ${email}` }))}
        value={draft.to}
        error={findProblem(problems, "to")}
        onChange={(to) => change({ to })}
      />
      <Select<Role>
        label="Your role afterwards"
        options={ROLE_OPTIONS.filter(({ value }) => value !== "admin")}
        value={draft.role}
        error={findProblem(problems, "role")}
        onChange={(role) => change({ role })}
      />
    </FormDialog>
  );
}
