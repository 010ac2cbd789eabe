import { useActorRef, useSelector } from "@xstate/react";
import { type FormEvent, type ReactElement, useEffect, useRef } from "react";
import { isConflict } from "#flows/kit/failure.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { Button } from "#web/components/button.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { useRefusedFields } from "#web/kit/use-refused-fields.ts";
import { text } from "#web/styles/typography.css.ts";
import { createTermsForm, rebaseTerms, type TermsField, termsFormView } from "../../flows/customers.ts";
import { GroupField } from "../../kit/group-field.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import type { Customer } from "../../ports/index.ts";
import { useDeskFlow } from "../../services.ts";
import { fields, panel, save } from "./customers.css.ts";

interface CustomerTermsProps {
  readonly customer: Customer;
  readonly onChanged: (customer: Customer) => void;
  /** A colleague was faster. */
  readonly onOutdated: () => void;
}

/** Group, credit limit and payment terms. */
export function CustomerTermsCard({ customer, onChanged, onOutdated }: CustomerTermsProps): ReactElement {
  const form = useActorRef(useDeskFlow((services) => createTermsForm(services, customer)));
  const { kind, draft, problems, failure } = useSelector(form, termsFormView, isSameView);
  useEffect(() => {
    const listening = form.on("form.sent", ({ sent }) => {
      if (sent !== null) onChanged(sent);
    });
    return () => listening.unsubscribe();
  });
  /* What was read again is what the next change is made from. */
  useEffect(() => {
    const typed = form.getSnapshot().context.draft;
    if (typed.read.revision !== customer.revision)
      form.send({ type: "form.changed", changes: rebaseTerms(typed, customer) });
  }, [form, customer]);
  const isOutdated = isConflict(failure);
  useEffect(() => {
    if (isOutdated) onOutdated();
  }, [isOutdated, onOutdated]);
  const field = (name: TermsField) => ({
    compact: true,
    value: draft[name],
    error: problems.find((problem) => problem.field === name)?.message,
    onChange: (typed: string) => form.send({ type: "form.changed", changes: { [name]: typed } }),
  });
  const place = useRef<HTMLFormElement>(null);
  const noteSubmitted = useRefusedFields(place, kind === "sending");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    noteSubmitted();
    form.send({ type: "form.submitted" });
  };
  return (
    <form ref={place} className={panel} onSubmit={submit} noValidate aria-labelledby="terms">
      <h3 id="terms" className={text.h3}>
        Credit and terms
      </h3>
      {problems.length === 0 && <Refusal failure={failure} />}
      <div className={fields}>
        <GroupField label="Group" hint="Empty: none." stored={draft.read.group} {...field("group")} />
        <TextField
          label="Terms in days"
          hint="From the bill of lading."
          inputMode="numeric"
          {...field("paymentDays")}
        />
        <TextField
          label="Credit limit"
          hint="Empty: no credit."
          inputMode="decimal"
          numeric
          {...field("creditLimit")}
        />
        <TextField label="Currency" maxLength={3} {...field("currency")} />
      </div>
      <div className={save}>
        <Button type="submit" kind="secondary" size="small" busyLabel={kind === "sending" ? "Saving..." : undefined}>
          Save
        </Button>
      </div>
    </form>
  );
}
