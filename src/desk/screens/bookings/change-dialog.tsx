import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import type { DeskChangeField } from "#domain/amendments";
import { findProblem } from "#domain/field-problem.ts";
import { toDecimalText } from "#domain/money";
import { DateField } from "#web/components/date-field/date-field.tsx";
import { MomentField } from "#web/components/date-field/moment-field.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { type ChangeDraft, type StartFormActor, startFormView } from "../../flows/booking-changes.ts";
import { KeyButton } from "../../kit/key-button.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import { TextArea } from "../../kit/text-area.tsx";
import type { DeskBooking } from "../../ports/index.ts";
import * as css from "./bookings.css.ts";
import { toAmountText, toMomentText } from "./words.ts";

interface ChangeProps {
  readonly booking: DeskBooking;
  readonly form: StartFormActor;
  readonly recipient: string;
}

/** Opens the change; says why there can be none. */
export function ChangeCard(props: ChangeProps): ReactElement {
  const { booking, form } = props;
  const { changeProblem, amendmentFee } = booking;
  const open = (): void => {
    const fee = amendmentFee ?? { currency: booking.totals.selling?.currency ?? "USD", minor: 0 };
    form.send({ type: "form.opened", changes: { fee: toDecimalText(fee), currency: fee.currency } });
  };
  return (
    <section className={css.sheet} aria-label="Change">
      <KeyButton letter="f" kind="secondary" size="small" wide disabled={changeProblem !== null} onPress={open}>
        Change with fee
      </KeyButton>
      <p className={table.quiet}>
        {changeProblem ?? `The customer is shown today: ${toAmountText(amendmentFee, "fee unknown")}.`}
      </p>
      <ChangeDialog {...props} />
    </section>
  );
}

function ChangeDialog({ booking, form, recipient }: ChangeProps): ReactElement {
  const { kind, draft, problems, failure } = useSelector(form, startFormView);
  const change = (changes: Partial<ChangeDraft>): void => form.send({ type: "form.changed", changes });
  const isFree = Number(draft.fee) === 0;
  return (
    <FormDialog
      name="change"
      open={kind === "open" || kind === "sending"}
      title="Change this booking"
      isSending={kind === "sending"}
      submit={{
        label: isFree ? `Carry it out${recipient}` : `Propose it, ${draft.currency} ${draft.fee}`,
        busyLabel: "Sending...",
      }}
      onSubmit={() => form.send({ type: "form.submitted", changes: { revision: booking.revision } })}
      onClose={() => form.send({ type: "form.closed" })}
    >
      <div className={css.form}>
        <TextArea
          label="What changes, for the customer"
          value={draft.text}
          error={findProblem(problems, "text")}
          onChange={(text) => change({ text })}
        />
        <TextField
          label={`Fee to the customer, ${draft.currency}`}
          compact
          numeric
          inputMode="decimal"
          value={draft.fee}
          error={findProblem(problems, "fee")}
          hint={isFree ? "Without a fee it is carried out at once." : "The customer has to agree first."}
          onChange={(fee) => change({ fee })}
        />
        <Sailing
          booking={booking}
          draft={draft}
          problemOf={(field) => findProblem(problems, field)}
          onChange={change}
        />
        {problems.length === 0 && <Refusal failure={failure} />}
      </div>
    </FormDialog>
  );
}

interface SailingProps {
  readonly booking: DeskBooking;
  readonly draft: ChangeDraft;
  readonly problemOf: (field: DeskChangeField) => string | undefined;
  readonly onChange: (changes: Partial<ChangeDraft>) => void;
}

const CUT_OFFS = [
  ["documentsCutOff", "New cut-off, shipping instruction"],
  ["vgmCutOff", "New cut-off, VGM"],
  ["gateInCutOff", "New cut-off, gate-in"],
] as const;

/* What is left empty stays as it is. */
function Sailing({ booking, draft, problemOf, onChange }: SailingProps): ReactElement {
  return (
    <fieldset className={css.sailing}>
      <legend className={table.quiet}>What stays as it is can be left empty.</legend>
      <div className={css.pair}>
        <TextField
          label="New vessel"
          compact
          value={draft.vessel}
          placeholder={booking.vessel ?? ""}
          error={problemOf("vessel")}
          onChange={(vessel) => onChange({ vessel })}
        />
        <TextField
          label="New voyage"
          compact
          value={draft.voyage}
          placeholder={booking.voyage ?? ""}
          error={problemOf("voyage")}
          onChange={(voyage) => onChange({ voyage })}
        />
        <DateField
          label="New departure"
          compact
          value={draft.departure === "" ? null : draft.departure}
          hint={`Now ${toMomentText(booking.departure)}`}
          error={problemOf("departure")}
          onChange={(departure) => onChange({ departure: departure ?? "" })}
        />
        <DateField
          label="New arrival"
          compact
          value={draft.arrival === "" ? null : draft.arrival}
          hint={`Now ${toMomentText(booking.arrival)}`}
          error={problemOf("arrival")}
          onChange={(arrival) => onChange({ arrival: arrival ?? "" })}
        />
        {CUT_OFFS.map(([field, label]) => (
          <MomentField
            key={field}
            label={label}
            value={draft[field]}
            error={problemOf(field)}
            onChange={(moment) => onChange({ [field]: moment })}
          />
        ))}
      </div>
    </fieldset>
  );
}
