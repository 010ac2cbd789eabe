import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { hasLimit, type Role } from "#domain/companies";
import { findProblem } from "#domain/field-problem.ts";
import type { InviteActor, MemberActor, MembershipDraft, MembershipView } from "#flows/account/company-forms.ts";
import { formView } from "#flows/kit/form.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { Banner } from "#web/components/banner.tsx";
import { Select } from "#web/components/select.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { FailureBanner } from "#web/kit/failure.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { ROLE_OPTIONS } from "./role-labels.ts";

interface MembershipFieldsProps {
  readonly view: MembershipView;
  /** Whether it makes somebody an admin. */
  readonly isNewAdmin: boolean;
  readonly currency: string;
  readonly onChange: (changes: Partial<MembershipDraft>) => void;
}

function MembershipFields({
  view: { draft, problems },
  isNewAdmin,
  currency,
  onChange,
}: MembershipFieldsProps): ReactElement {
  return (
    <>
      <Select<Role>
        label="Role"
        options={ROLE_OPTIONS}
        value={draft.role}
        error={findProblem(problems, "role")}
        onChange={(role) => onChange({ role })}
      />
      {isNewAdmin && (
        <Banner tone="caution">
          <p>An admin invites and removes people, sets roles and limits, and can hand the company over.</p>
        </Banner>
      )}
      {hasLimit(draft.role) && (
        <TextField
          label={draft.role === "booker" ? "Books to" : "Books and approves to"}
          mark="Optional"
          hint={`In ${currency}. Left empty, there is no limit.`}
          inputMode="decimal"
          numeric
          value={draft.limit}
          error={findProblem(problems, "limit")}
          onChange={(limit) => onChange({ limit })}
        />
      )}
    </>
  );
}

/** Whom to invite, and as what. */
export function InviteDialog({ form, currency }: { readonly form: InviteActor; readonly currency: string }) {
  const view = useSelector(form, formView, isSameView);
  const { kind, draft, problems, failure } = view;
  const isNewAdmin = draft.role === "admin";
  return (
    <FormDialog
      name="invite-colleague"
      open={kind !== "closed"}
      title="Invite a colleague"
      isSending={kind === "sending"}
      submit={{ label: isNewAdmin ? "Invite as an admin" : "Send invitation", busyLabel: "Sending..." }}
      onSubmit={() => form.send({ type: "form.submitted" })}
      onClose={() => form.send({ type: "form.closed" })}
    >
      <FailureBanner attempt="company-change" failure={problems.length === 0 ? failure : null} cause="below" />
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        required
        value={draft.email}
        error={findProblem(problems, "email")}
        onChange={(email) => form.send({ type: "form.changed", changes: { email } })}
      />
      <MembershipFields
        view={view}
        isNewAdmin={isNewAdmin}
        currency={currency}
        onChange={(changes) => form.send({ type: "form.changed", changes })}
      />
    </FormDialog>
  );
}

/** Role and limit of a person. */
export function MemberDialog({ form, currency }: { readonly form: MemberActor; readonly currency: string }) {
  const view = useSelector(form, formView, isSameView);
  const { kind, draft, problems, failure } = view;
  const isNewAdmin = draft.role === "admin" && draft.current !== "admin";
  return (
    <FormDialog
      name="change-member"
      open={kind !== "closed"}
      title={`Role of ${draft.name}`}
      isSending={kind === "sending"}
      submit={{ label: isNewAdmin ? `Make ${draft.name} an admin` : "Save", busyLabel: "Saving..." }}
      onSubmit={() => form.send({ type: "form.submitted" })}
      onClose={() => form.send({ type: "form.closed" })}
    >
      <FailureBanner attempt="company-change" failure={problems.length === 0 ? failure : null} cause="below" />
      <MembershipFields
        view={view}
        isNewAdmin={isNewAdmin}
        currency={currency}
        onChange={(changes) => form.send({ type: "form.changed", changes })}
      />
    </FormDialog>
  );
}
