import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { ROLES, type Role } from "#domain/staff";
import { type FormActor, isFormTyped } from "#flows/kit/form.ts";
import { Banner } from "#web/components/banner.tsx";
import { Select } from "#web/components/select.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { staffFormView } from "../../flows/staff.ts";
import { Refusal } from "../../kit/refusal.tsx";
import type { NewStaff } from "../../ports/index.ts";
import { ROLE_NAMES } from "../../shell/role-names.ts";

/** The roles as a list to choose from. */
export const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role] }));

interface InviteDialogProps {
  readonly form: FormActor<NewStaff, void, "email" | "name" | "role">;
}

export function InviteDialog({ form }: InviteDialogProps): ReactElement {
  const { kind, draft, problems, failure } = useSelector(form, staffFormView);
  const findProblem = (name: keyof NewStaff): string | undefined =>
    problems.find(({ field }) => field === name)?.message;
  const change = (changes: Partial<NewStaff>): void => form.send({ type: "form.changed", changes });
  return (
    <FormDialog
      name="invite"
      open={kind !== "closed"}
      title="Invite a person"
      isSending={kind === "sending"}
      submit={{ label: draft.role === "admin" ? "Invite as an admin" : "Send invitation", busyLabel: "Sending..." }}
      onSubmit={() => form.send({ type: "form.submitted" })}
      isTyped={useSelector(form, isFormTyped)}
      onClose={() => form.send({ type: "form.closed" })}
    >
      {problems.length === 0 && <Refusal failure={failure} />}
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        value={draft.email}
        error={findProblem("email")}
        onChange={(email) => change({ email })}
      />
      <TextField
        label="Name"
        autoComplete="off"
        value={draft.name}
        error={findProblem("name")}
        onChange={(name) => change({ name })}
      />
      <Select<Role>
        label="Role"
        options={ROLE_OPTIONS}
        value={draft.role}
        error={findProblem("role")}
        onChange={(role) => change({ role })}
      />
      {draft.role === "admin" && (
        <Banner tone="caution">
          <p>An admin manages staff, roles and second factors, blocks customers and sees the whole audit trail.</p>
        </Banner>
      )}
    </FormDialog>
  );
}
