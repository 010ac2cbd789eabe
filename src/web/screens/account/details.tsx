import { useActorRef, useSelector } from "@xstate/react";
import type { FormEvent, ReactElement } from "react";
import type { Account, DetailsField } from "#domain/accounts";
import { accountDetailsFlow, type TypedDetails } from "#flows/account/details.ts";
import { type FormView, formView } from "#flows/kit/form.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { top } from "#web/kit/atoms.css.ts";
import { localDayAndTime } from "#web/messages/dates.ts";
import { useFlow, useFlowEvents, useSession } from "#web/portal/portal-context.tsx";
import { focusFirstProblem, useFormToasts, useToast } from "#web/portal/use-toast.ts";
import { fields, foot, footNote } from "./account.css.ts";
import { FailureNotice, Section } from "./section.tsx";

const FORM = "account-details";

export function Details({ account }: { readonly account: Account }): ReactElement {
  const actor = useActorRef(useFlow((portal) => accountDetailsFlow(portal, account)));
  const view = useSelector(actor, formView);
  const { draft: details, problems } = view;
  const session = useSession();
  const toast = useToast();
  const showProblems = useFormToasts(FORM, problems);
  useFlowEvents(actor, (event) => {
    if (event.type === "form.sent") {
      const { firstName, lastName, phone } = event.sent ?? account;
      session.send({ type: "profile.changed", profile: { firstName, lastName, phone } });
      toast("positive", "Details saved.");
    } else {
      showProblems(event.problems);
      if (event.problems.length > 0) focusFirstProblem(FORM);
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "form.submitted", changes: { conflicts: [] } });
  };
  const bind = (field: DetailsField) => ({
    field,
    required: true,
    value: details[field],
    error: problems.find((problem) => problem.field === field)?.message,
    caution: details.conflicts.includes(field) ? `Stored in the meantime: ${details.read[field]}` : undefined,
    onChange: (typed: string) => actor.send({ type: "form.changed", changes: { [field]: typed } }),
  });
  return (
    <Section id="details" title="Details">
      <form name={FORM} onSubmit={submit} noValidate>
        <Refusal view={view} />
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
          <Button kind="secondary" type="submit" busyLabel={view.kind === "sending" ? "Saving..." : undefined}>
            Save details
          </Button>
        </div>
      </form>
    </Section>
  );
}

function Refusal({
  view: { draft, failure, problems },
}: {
  readonly view: FormView<TypedDetails, Account, DetailsField>;
}) {
  if (failure?.kind !== "refused" || failure.reason !== "conflict") {
    return <FailureNotice attempt="account-details" failure={problems.length > 0 ? null : failure} />;
  }
  const advice =
    draft.conflicts.length > 0
      ? "Check the marked fields, then save again to replace what is stored."
      : "What you typed is kept; the other fields show what is stored now. Save again.";
  return (
    <div className={top[16]}>
      <Banner tone="caution" urgent>
        <p>Your details were changed in another tab or on another device.</p>
        <p>{advice}</p>
      </Banner>
    </div>
  );
}
