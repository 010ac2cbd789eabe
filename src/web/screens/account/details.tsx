import { useActorRef, useSelector } from "@xstate/react";
import type { FormEvent, ReactElement } from "react";
import type { Account, DetailsField } from "#domain/accounts";
import { accountDetailsFlow, type DetailsContext, isSavingDetails, selectDetails } from "#flows/account/details.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { localDayAndTime } from "#web/messages/dates.ts";
import { useFlow, useFlowEvents, useSession } from "#web/portal/portal-context.tsx";
import { focusFirstProblem, useFormToasts, useToast } from "#web/portal/use-toast.ts";
import { fields, foot, footNote, notice } from "./account.css.ts";
import { FailureNotice, Section } from "./section.tsx";

const FORM = "account-details";

export function Details({ account }: { readonly account: Account }): ReactElement {
  const { machine, input } = useFlow((portal) => accountDetailsFlow(portal, account));
  const actor = useActorRef(machine, { input });
  const details = useSelector(actor, selectDetails);
  const isSaving = useSelector(actor, isSavingDetails);
  const session = useSession();
  const toast = useToast();
  const showProblems = useFormToasts(FORM, details.problems);
  useFlowEvents(actor, (event) => {
    if (event.type === "details.saved") {
      const { firstName, lastName, phone } = event.account;
      session.send({ type: "profile.changed", profile: { firstName, lastName, phone } });
      toast("positive", "Details saved.");
    } else {
      showProblems(event.problems);
      if (event.problems.length > 0) focusFirstProblem(FORM);
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "details.submitted" });
  };
  const bind = (field: DetailsField) => ({
    field,
    required: true,
    value: details.typed[field],
    error: details.problems.find((problem) => problem.field === field)?.message,
    caution: details.conflicts.includes(field) ? `Stored in the meantime: ${details.read[field]}` : undefined,
    onChange: (typed: string) => actor.send({ type: "details.typed", changes: { [field]: typed } }),
  });
  return (
    <Section id="details" title="Details">
      <form name={FORM} onSubmit={submit} noValidate>
        <Refusal details={details} />
        <div className={fields.two}>
          <TextField label="First name" autoComplete="given-name" {...bind("firstName")} />
          <TextField label="Last name" autoComplete="family-name" {...bind("lastName")} />
          <TextField label="Email" type="email" autoComplete="email" readOnly value={account.email} />
          <TextField label="Phone" type="tel" autoComplete="tel" {...bind("phone")} />
        </div>
        <div className={foot}>
          <p className={footNote}>
            {details.account.changedAt !== null && `Saved. Last change ${localDayAndTime(details.account.changedAt)}.`}
          </p>
          <Button kind="secondary" type="submit" busyLabel={isSaving ? "Saving..." : undefined}>
            Save details
          </Button>
        </div>
      </form>
    </Section>
  );
}

function Refusal({ details: { failure, problems, conflicts } }: { readonly details: DetailsContext }) {
  if (failure?.kind !== "refused" || failure.reason !== "conflict") {
    return <FailureNotice attempt="account-details" failure={problems.length > 0 ? null : failure} />;
  }
  const advice =
    conflicts.length > 0
      ? "Check the marked fields, then save again to replace what is stored."
      : "What you typed is kept; the other fields show what is stored now. Save again.";
  return (
    <div className={notice}>
      <Banner tone="caution" urgent>
        <p>Your details were changed in another tab or on another device.</p>
        <p>{advice}</p>
      </Banner>
    </div>
  );
}
