import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect } from "react";
import { type Role, ROLES } from "#domain/companies";
import { formatMoney } from "#domain/money";
import { type FormActor, isFormTyped } from "#flows/kit/form.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { Banner } from "#web/components/banner.tsx";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { Initials } from "#web/components/person.tsx";
import { Select } from "#web/components/select.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { num, text } from "#web/styles/typography.css.ts";
import { createCustomerInvitation, type InvitationField, invitationFormView } from "../../flows/customers.ts";
import { createFactorReset, factorResetView } from "../../flows/customer-changes.ts";
import { KeyButton } from "../../kit/key-button.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import { DataTable } from "../../kit/table-card.tsx";
import { toWords } from "../../kit/words.ts";
import type { Customer, CustomerInvitation, CustomerPerson } from "../../ports/index.ts";
import { useDeskFlow, useMay } from "../../services.ts";
import { formatOfficeMoment } from "../../shell/office-clock.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";

interface CustomerPeopleProps {
  readonly customer: Customer;
  readonly onChanged: (customer: Customer) => void;
  readonly onDelete: (person: CustomerPerson) => void;
}

/** The people of a company, those who are invited, and an invitation. */
export function CustomerPeople({ customer, onChanged, onDelete }: CustomerPeopleProps): ReactElement {
  const form = useActorRef(useDeskFlow(createCustomerInvitation));
  const mayDelete = useMay("block-customers");
  const reset = useActorRef(useDeskFlow(createFactorReset));
  const resetView = useSelector(reset, factorResetView, isSameView);
  const resetting = customer.people.find(({ id }) => id === resetView.draft.person);
  useEffect(() => {
    const listening = form.on("form.sent", ({ sent }) => {
      if (sent !== null) onChanged(sent);
    });
    return () => listening.unsubscribe();
  });
  useEffect(() => {
    const listening = reset.on("form.sent", ({ sent }) => {
      if (sent !== null) onChanged(sent);
    });
    return () => listening.unsubscribe();
  });
  return (
    <section className={table.tableCard} aria-labelledby="people">
      <div className={table.head}>
        <h3 id="people" className={text.h3}>
          People
        </h3>
        <KeyButton
          letter="n"
          kind="ghost"
          size="small"
          onPress={() => form.send({ type: "form.opened", changes: { id: customer.id } })}
        >
          Invite
        </KeyButton>
      </div>
      <DataTable columns={["Person", "Role", "Last seen"]}>
        {customer.people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            mayDelete={mayDelete}
            onDelete={onDelete}
            onReset={() => reset.send({ type: "form.opened", changes: { id: customer.id, person: person.id } })}
          />
        ))}
        {customer.invitations.map(({ email, role, expiresAt }) => (
          <tr key={email}>
            <th scope="row">
              {email}
              <small>Invited, link ends {formatOfficeMoment(expiresAt)}</small>
            </th>
            <td data-label="Role">{toWords(role)}</td>
            <td data-label="Last seen">Not yet</td>
          </tr>
        ))}
      </DataTable>
      <InvitationDialog form={form} />
      <ReasonDialog
        name="reset-factor"
        title={`Reset the second factor of ${resetting?.name ?? ""}?`}
        label={`Reset and tell ${resetting?.name ?? ""}`}
        effect="All sessions of the person end. The password is enough for the next sign-in, or a new second factor is set up where the company requires one. Make sure that it is the person who asks."
        hint="The person reads it in the mail."
        view={resetView}
        onChange={(reason) => reset.send({ type: "form.changed", changes: { reason } })}
        onSubmit={() => reset.send({ type: "form.submitted" })}
        onClose={() => reset.send({ type: "form.closed" })}
      />
    </section>
  );
}

interface PersonRowProps extends Pick<CustomerPeopleProps, "onDelete"> {
  readonly person: CustomerPerson;
  readonly mayDelete: boolean;
  readonly onReset: () => void;
}

function PersonRow({ person, mayDelete, onDelete, onReset }: PersonRowProps): ReactElement {
  const mayReset = useMay("reset-customer-factor");
  const { name, email, role, limit, isDisabled, hasSecondFactor, lastUsedAt, deletionRequestedAt } = person;
  return (
    <tr>
      <th scope="row">
        <span className={table.person}>
          <Initials name={name} />
          <span>
            {name}
            <small>{email}</small>
            {isDisabled && <Badge>Disabled</Badge>}
            {hasSecondFactor && <small>Second factor on</small>}
            {deletionRequestedAt !== null && (
              <small>Asked for the deletion of the account, {formatOfficeMoment(deletionRequestedAt)}</small>
            )}
          </span>
        </span>
      </th>
      <td data-label="Role">
        {toWords(role)}
        {limit !== null && <small className={num}>to {formatMoney(limit)}</small>}
      </td>
      <td data-label="Last seen" className={num}>
        {lastUsedAt === null ? "Not signed in" : formatOfficeMoment(lastUsedAt)}
        {hasSecondFactor && mayReset && (
          <Button
            kind="ghost"
            size="small"
            opens="dialog"
            ariaLabel={`Reset the second factor of ${name}`}
            onClick={onReset}
          >
            Reset second factor
          </Button>
        )}
        {deletionRequestedAt !== null && mayDelete && (
          <Button
            kind="ghost"
            size="small"
            destructive
            opens="dialog"
            ariaLabel={`Delete the account of ${name}`}
            onClick={() => onDelete(person)}
          >
            Delete
          </Button>
        )}
      </td>
    </tr>
  );
}

interface InvitationDialogProps {
  readonly form: FormActor<CustomerInvitation, Customer, InvitationField>;
}

function InvitationDialog({ form }: InvitationDialogProps): ReactElement {
  const { kind, draft, problems, failure } = useSelector(form, invitationFormView, isSameView);
  const findProblem = (name: InvitationField): string | undefined =>
    problems.find(({ field }) => field === name)?.message;
  return (
    <FormDialog
      name="invite-customer"
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
        onChange={(email) => form.send({ type: "form.changed", changes: { email } })}
      />
      <Select<Role>
        label="Role"
        options={ROLES.map((value) => ({ value, label: toWords(value) }))}
        value={draft.role}
        error={findProblem("role")}
        onChange={(role) => form.send({ type: "form.changed", changes: { role } })}
      />
      {draft.role === "admin" && (
        <Banner tone="caution">
          <p>An admin of the company invites and removes its people, and sets their roles and limits.</p>
        </Banner>
      )}
    </FormDialog>
  );
}
