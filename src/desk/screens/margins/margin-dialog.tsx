import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { EQUIPMENT_CODES } from "#domain/containers";
import { isSameView } from "#flows/kit/same-view.ts";
import { isConflict } from "#flows/kit/failure.ts";
import { type FormActor, isFormTyped } from "#flows/kit/form.ts";
import { Select } from "#web/components/select.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { type MarginFormField, marginFormView, type TypedMargin } from "../../flows/margins.ts";
import { CarrierField } from "../../kit/carrier-field.tsx";
import { DateField } from "../../kit/date-field.tsx";
import { GroupField } from "../../kit/group-field.tsx";
import { PlaceField } from "../../kit/place-field.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import type { MarginEntry, MarginForm } from "../../ports/index.ts";
import { BASIS_OPTIONS, CHARGES } from "./margin-texts.ts";
import { pair, triple } from "./margins.css.ts";

interface MarginDialogProps {
  readonly form: FormActor<TypedMargin, readonly MarginEntry[], MarginFormField>;
}

const CHARGE_OPTIONS = [
  { value: "", label: "All charges" },
  ...Object.entries(CHARGES).map(([value, label]) => ({ value, label })),
];
const SIZE_OPTIONS = [{ value: "", label: "All sizes" }, ...EQUIPMENT_CODES.map((value) => ({ value, label: value }))];

interface PartProps {
  readonly draft: MarginForm;
  readonly findProblem: (field: MarginFormField) => string | undefined;
  readonly change: (changes: Partial<MarginForm>) => void;
}

/** Types a rule or a floor; the fields that are refused say why. */
export function MarginDialog({ form }: MarginDialogProps): ReactElement {
  const { kind, draft, problems, failure } = useSelector(form, marginFormView, isSameView);
  const part: PartProps = {
    draft,
    findProblem: (field) => problems.find((problem) => problem.field === field)?.message,
    change: (changes) => form.send({ type: "form.changed", changes }),
  };
  return (
    <FormDialog
      name="margin"
      open={kind !== "closed"}
      title={draft.replaces === null ? "New rule" : `Replace ${draft.replaces}`}
      isSending={kind === "sending"}
      submit={{ label: draft.replaces === null ? "Add" : `End ${draft.replaces} and add`, busyLabel: "Saving..." }}
      onSubmit={() => form.send({ type: "form.submitted" })}
      isTyped={useSelector(form, isFormTyped)}
      onClose={() => form.send({ type: "form.closed" })}
    >
      {problems.length === 0 && <Refusal failure={failure} />}
      {isConflict(failure) && draft.read !== null && (
        <p>{`It is ${draft.replaces ?? ""} now. What you have not changed is as in that one.`}</p>
      )}
      <Scope {...part} />
      <Amount {...part} />
      <Days {...part} />
    </FormDialog>
  );
}

function Scope({ draft, findProblem, change }: PartProps): ReactElement {
  return (
    <>
      <div className={pair}>
        <Select<MarginForm["kind"]>
          label="Kind"
          options={[
            { value: "rule", label: "Margin rule" },
            { value: "floor", label: "Floor" },
          ]}
          value={draft.kind}
          onChange={(kind) => change({ kind })}
        />
        <Select<MarginForm["customers"]>
          label="Customers"
          options={[
            { value: "all", label: "All customers" },
            { value: "group", label: "A group" },
            { value: "company", label: "A company" },
          ]}
          value={draft.customers}
          onChange={(customers) => change({ customers, customer: "" })}
        />
      </div>
      {draft.customers === "group" && (
        <GroupField
          label="Group"
          value={draft.customer}
          error={findProblem("customer")}
          onChange={(customer) => change({ customer })}
        />
      )}
      {draft.customers === "company" && (
        <TextField
          label="Company"
          hint="Name, email address, GSTIN or id."
          value={draft.customer}
          error={findProblem("customer")}
          onChange={(customer) => change({ customer })}
        />
      )}
      <div className={pair}>
        <PlaceField
          label="From"
          hasCountries
          hint="A place, a country, or empty for everywhere."
          value={draft.from}
          error={findProblem("from")}
          onChange={(from) => change({ from })}
        />
        <PlaceField
          label="To"
          hasCountries
          hint="A place, a country, or empty for everywhere."
          value={draft.to}
          error={findProblem("to")}
          onChange={(to) => change({ to })}
        />
        <CarrierField mark="Optional" text={draft.carrier} onChange={(carrier) => change({ carrier })} />
        <Select
          label="Mode"
          options={[
            { value: "", label: "FCL and LCL" },
            { value: "fcl", label: "FCL" },
            { value: "lcl", label: "LCL" },
          ]}
          value={draft.mode}
          onChange={(mode) => change({ mode })}
        />
        <Select label="Size" options={SIZE_OPTIONS} value={draft.size} onChange={(size) => change({ size })} />
        {draft.kind === "rule" && (
          <Select
            label="Charge"
            options={CHARGE_OPTIONS}
            value={draft.charge}
            onChange={(charge) => change({ charge })}
          />
        )}
      </div>
    </>
  );
}

function Amount({ draft, findProblem, change }: PartProps): ReactElement {
  const isPercent = draft.basis === "percent";
  const isFloor = draft.kind === "floor";
  return (
    <>
      <div className={triple}>
        <TextField
          label={isPercent ? "Percent" : "Amount"}
          inputMode="decimal"
          numeric
          value={draft.amount}
          error={findProblem("amount")}
          onChange={(amount) => change({ amount })}
        />
        <TextField
          label="Currency"
          maxLength={3}
          value={draft.currency}
          error={findProblem("currency")}
          onChange={(currency) => change({ currency })}
        />
        <Select<MarginForm["basis"]>
          label="Counted"
          options={BASIS_OPTIONS}
          value={draft.basis}
          error={findProblem("basis")}
          onChange={(basis) => change({ basis })}
        />
      </div>
      {!isFloor && (
        <div className={pair}>
          {isPercent && (
            <TextField
              label="At least"
              mark="Optional"
              inputMode="decimal"
              numeric
              value={draft.minimum}
              error={findProblem("minimum")}
              onChange={(minimum) => change({ minimum })}
            />
          )}
          <TextField
            label="Rounded to"
            mark="Optional"
            hint="A step such as 5."
            inputMode="decimal"
            numeric
            value={draft.rounding}
            error={findProblem("rounding")}
            onChange={(rounding) => change({ rounding })}
          />
          <Select<MarginForm["direction"]>
            label="Rounding"
            options={[
              { value: "nearest", label: "To the nearest step" },
              { value: "up", label: "Up" },
            ]}
            value={draft.direction}
            onChange={(direction) => change({ direction })}
          />
        </div>
      )}
    </>
  );
}

function Days({ draft, findProblem, change }: PartProps): ReactElement {
  return (
    <>
      <div className={pair}>
        <DateField
          label="First day"
          hint="Empty: today."
          value={draft.validFrom || null}
          error={findProblem("validFrom")}
          onChange={(validFrom) => change({ validFrom: validFrom ?? "" })}
        />
        <DateField
          label="Last day"
          hint="Empty: without an end."
          value={draft.validTo || null}
          error={findProblem("validTo")}
          onChange={(validTo) => change({ validTo: validTo ?? "" })}
        />
      </div>
      <TextField
        label="Owner"
        hint="Who answers for it."
        value={draft.owner}
        error={findProblem("owner")}
        onChange={(owner) => change({ owner })}
      />
    </>
  );
}
