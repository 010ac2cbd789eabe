import type { ReactElement } from "react";
import { findMaxAddressLength } from "#domain/addresses";
import { labelField, type PartyField } from "#domain/cargo";
import type { AddressDraft } from "#flows/addresses/draft.ts";
import type { AddressForm as FormView } from "#flows/addresses/form.ts";
import type { FormEvent as FlowEvent } from "#flows/kit/form.ts";
import { Banner } from "#web/components/banner.tsx";
import { Select } from "#web/components/select.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { FailureBanner } from "#web/kit/failure.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { addressFields } from "./account.css.ts";

const labelParty = (field: PartyField): string => labelField(`documentParties.shipper.${field}`);

const NEWS = {
  changed: "This address was changed elsewhere. Check it and save again.",
  deleted: "This address was deleted elsewhere. Saving adds it again.",
} as const;

type AddressFormProps = {
  readonly form: FormView;
  readonly countries: ReadonlyMap<string, string>;
  readonly send: (event: FlowEvent<AddressDraft>) => void;
};

/** Adds or changes an address. */
export function AddressForm({ form, countries, send }: AddressFormProps): ReactElement {
  const { isNew, isSaving, news, failure, party } = form;
  const code = party.countryCode;
  const options = [...countries].map(([value, label]) => ({ value, label }));
  return (
    <FormDialog
      name="address"
      title={isNew ? "Add address" : "Change address"}
      isSending={isSaving}
      submit={{ label: "Save", busyLabel: "Saving..." }}
      onSubmit={() => send({ type: "form.submitted" })}
      onClose={() => send({ type: "form.closed" })}
    >
      <div>
        {news !== null && <Banner tone="caution">{NEWS[news]}</Banner>}
        <FailureBanner attempt="address-change" failure={failure} />
        <div className={addressFields}>
          <Field form={form} send={send} field="partyName" required autoFocus />
          <Field form={form} send={send} field="street" />
          <Field form={form} send={send} field="postCode" />
          <Field form={form} send={send} field="city" />
          <Select
            {...describe(form, "countryCode")}
            required
            placeholder="Choose"
            value={code}
            options={code === "" || countries.has(code) ? options : [{ value: code, label: code }, ...options]}
            onChange={(countryCode) => send({ type: "form.changed", changes: { party: { ...party, countryCode } } })}
          />
          <Field form={form} send={send} field="contactName" />
          <Field form={form} send={send} field="email" type="email" />
          <Field form={form} send={send} field="phone" type="tel" />
          <Field form={form} send={send} field="taxReference" />
        </div>
      </div>
    </FormDialog>
  );
}

/* What was saved elsewhere is shown where it differs from what is typed. */
const describe = ({ problems, conflicts }: FormView, field: PartyField) => {
  const conflict = conflicts.find((one) => one.field === field);
  return {
    label: labelParty(field),
    field,
    error: problems.find((problem) => problem.field === field)?.message,
    caution:
      conflict === undefined ? undefined : `Saved elsewhere: ${conflict.saved === "" ? "empty" : conflict.saved}`,
  };
};

type FieldProps = Pick<AddressFormProps, "form" | "send"> & {
  readonly field: PartyField;
  readonly type?: "email" | "tel";
  readonly required?: true;
  readonly autoFocus?: true;
};

function Field({ form, send, field, ...more }: FieldProps): ReactElement {
  return (
    <TextField
      {...describe(form, field)}
      {...more}
      {...(more.required === undefined ? { mark: "Optional" as const } : {})}
      value={form.party[field]}
      maxLength={findMaxAddressLength(field)}
      onChange={(text) => send({ type: "form.changed", changes: { party: { ...form.party, [field]: text } } })}
    />
  );
}
