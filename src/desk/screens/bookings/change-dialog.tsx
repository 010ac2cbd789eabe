import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { BRAND } from "#brand";
import { CUT_OFF_FIELDS, type CutOffField, mapCutOffs, type SailingChange } from "#domain/amendments";
import { findProblem } from "#domain/field-problem.ts";
import { type Money, toDecimalText } from "#domain/money";
import { toDate } from "#domain/time";
import { Banner } from "#web/components/banner.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { isFormTyped } from "#flows/kit/form.ts";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { text } from "#web/styles/typography.css.ts";
import {
  type ChangeDraft,
  type ChangeField,
  findUnusual,
  openChange,
  previewChanges,
  readChangeFee,
  type StartFormActor,
  startFormView,
  toChange,
  toUnusualKey,
  typeDeparture,
} from "../../flows/desk-change.ts";
import { DateField } from "../../kit/date-field.tsx";
import { KeyButton } from "../../kit/key-button.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import { TextArea } from "../../kit/text-area.tsx";
import type { DeskBooking } from "../../ports/index.ts";
import * as css from "./bookings.css.ts";
import { readPortTime } from "./port-time.ts";
import { SailingChanges } from "./sailing-changes.tsx";
import { toAmountText, toMomentText } from "./words.ts";

interface ChangeProps {
  readonly booking: DeskBooking;
  readonly form: StartFormActor;
  readonly recipient: string;
}

/* With a change that was carried out, the offer before it is recorded again as well. */
const isTakenBack = ({ history }: DeskBooking): boolean =>
  history.slice(0, 2).some(({ action }) => action === "amendment.withdrawn");

/** Opens the change; says why there can be none. */
export function ChangeCard(props: ChangeProps): ReactElement {
  const { booking, form } = props;
  const { changeProblem, amendmentFee, sailing } = booking;
  const open = (): void => {
    const fee = amendmentFee ?? { currency: booking.totals.selling?.currency ?? BRAND.currency, minor: 0 };
    const typed = { fee: toDecimalText(fee), currency: fee.currency };
    openChange(form, { ...typed, booked: sailing, now: readPortTime(sailing.zone) }, isTakenBack(booking));
  };
  return (
    <section className={css.own} aria-label="Change">
      <KeyButton letter="f" kind="secondary" size="small" wide disabled={changeProblem !== null} onPress={open}>
        Change with fee
      </KeyButton>
      <p className={table.quiet}>
        {changeProblem ?? `Fee that the customer is shown now: ${toAmountText(amendmentFee, "not known")}.`}
      </p>
      <ChangeDialog {...props} />
    </section>
  );
}

const labelFee = (fee: Money | null, recipient: string): string => {
  if (fee === null) return "Propose it";
  return fee.minor === 0 ? `Carry it out${recipient}` : `Propose it, ${toAmountText(fee)}`;
};

const toSubmitLabel = (draft: ChangeDraft, isAsked: boolean, recipient: string): string => {
  const label = labelFee(readChangeFee(draft), recipient);
  return isAsked ? `Yes, ${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;
};

function ChangeDialog({ booking, form, recipient }: ChangeProps): ReactElement {
  const { kind, draft, problems, failure } = useSelector(form, startFormView);
  const change = (changes: Partial<ChangeDraft>): void => form.send({ type: "form.changed", changes });
  const unusual = toUnusualKey(findUnusual(draft));
  /* The clerk reads what is unusual at its fields, and sends it again. */
  const isAsked = unusual !== "" && toUnusualKey(problems) === unusual;
  const submit = (): void => {
    const { revision, sailing } = booking;
    const now = readPortTime(sailing.zone);
    form.send({ type: "form.submitted", changes: { revision, now, accepted: isAsked ? unusual : "" } });
  };
  return (
    <FormDialog
      name="change"
      open={kind === "open" || kind === "sending"}
      title="Change this booking"
      size="booking"
      isSending={kind === "sending"}
      submit={{ label: toSubmitLabel(draft, isAsked, recipient), busyLabel: "Sending..." }}
      onSubmit={submit}
      isTyped={useSelector(form, isFormTyped)}
      onClose={() => form.send({ type: "form.closed" })}
    >
      <div className={css.change}>
        <div className={css.form}>
          <TextArea
            label="What changes, for the customer"
            rows={2}
            isLow
            value={draft.text}
            hint="Left empty, the customer reads a sentence about the new sailing."
            error={findProblem(problems, "text")}
            onChange={(typed) => change({ text: typed })}
          />
          <Sailing draft={draft} problemOf={(field) => findProblem(problems, field)} onChange={change} />
          {isAsked && (
            <Banner tone="caution">
              <p>Something is unusual: read it at its field. If it is meant so, send it again.</p>
            </Banner>
          )}
          {problems.length === 0 && <Refusal failure={failure} />}
        </div>
        <Preview draft={draft} />
      </div>
    </FormDialog>
  );
}

/* Beside the fields, so that it is seen while they are filled in. */
function Preview({ draft }: { readonly draft: ChangeDraft }): ReactElement {
  const [changes, fee] = [previewChanges(draft), readChangeFee(draft)];
  return (
    <section className={css.letter} aria-labelledby="preview">
      <h3 id="preview" className={text.h3}>
        The customer reads
      </h3>
      {changes === null || fee === null ? (
        <p className={table.quiet}>Shown once the dates and the fee are right.</p>
      ) : (
        <Letter sentence={toChange(draft).text} changes={changes} fee={fee} />
      )}
    </section>
  );
}

interface LetterProps {
  readonly sentence: string;
  readonly changes: readonly SailingChange[];
  readonly fee: Money;
}

function Letter({ sentence, changes, fee }: LetterProps): ReactElement {
  return (
    <>
      {sentence !== "" && <p>{sentence}</p>}
      {changes.length === 0 ? <p className={table.quiet}>The sailing stays.</p> : <SailingChanges changes={changes} />}
      <p>{fee.minor === 0 ? "No fee." : `Fee ${toAmountText(fee)}, to be agreed to first.`}</p>
    </>
  );
}

interface SailingProps {
  readonly draft: ChangeDraft;
  readonly problemOf: (field: ChangeField) => string | undefined;
  readonly onChange: (changes: Partial<ChangeDraft>) => void;
}

const LABELS = {
  departure: "New departure",
  arrival: "New arrival",
  ...mapCutOffs(({ name }) => `New cut-off, ${name}`),
} as const;
type MomentName = keyof typeof LABELS;

/* Others are seldom stated, and are asked for where the booked sailing states them. */
const USUAL: readonly CutOffField[] = ["documentsCutOff", "vgmCutOff", "gateInCutOff"];

const listMoments = ({ booked }: ChangeDraft): readonly MomentName[] => [
  "departure",
  "arrival",
  ...CUT_OFF_FIELDS.filter((field) => USUAL.includes(field) || booked[field] !== null),
];

const describeBooked = (value: string | null): string => (value === null ? "Not stated now" : `Now ${value}`);

const describeMoment = (draft: ChangeDraft, name: MomentName): string => {
  const booked = draft.booked[name];
  return describeBooked(booked === null ? null : toMomentText(booked));
};

const isProposed = (draft: ChangeDraft, name: MomentName): boolean =>
  draft[name] !== "" && draft[name] === draft.proposed[name];

const toHint = (draft: ChangeDraft, name: MomentName): string =>
  isProposed(draft, name) ? "As far from the departure as booked" : describeMoment(draft, name);

/* Said as soon as fields are filled in that nobody has typed. */
function Proposals({ draft }: { readonly draft: ChangeDraft }): ReactElement {
  const labels = listMoments(draft)
    .filter((name) => isProposed(draft, name))
    .map((name) => LABELS[name]);
  return (
    <p role="status" className={css.proposals}>
      {labels.length > 0 && `Proposed from the new departure: ${labels.join("; ")}. Check them.`}
    </p>
  );
}

function Sailing({ draft, problemOf, onChange }: SailingProps): ReactElement {
  return (
    <fieldset className={css.sailing}>
      <legend className={table.quiet}>
        What is left empty stays; of another sailing, cut-offs that are left empty are not known. Dates such as 5 dec
        14:00, local to the port.
      </legend>
      <div className={css.pair}>
        {(["vessel", "voyage"] as const).map((name) => (
          <TextField
            key={name}
            label={`New ${name}`}
            compact
            autoComplete="off"
            value={draft[name]}
            hint={describeBooked(draft.booked[name])}
            error={problemOf(name)}
            onChange={(typed) => onChange({ [name]: typed })}
          />
        ))}
        {listMoments(draft).map((name) => (
          <DateField
            key={name}
            label={LABELS[name]}
            compact
            hasTime
            today={toDate(draft.now)}
            value={draft[name] || null}
            hint={toHint(draft, name)}
            isProposed={isProposed(draft, name)}
            error={problemOf(name)}
            onChange={(typed) =>
              onChange(name === "departure" ? typeDeparture(draft, typed ?? "") : { [name]: typed ?? "" })
            }
          />
        ))}
        <TextField
          label={`Fee to the customer, ${draft.currency}`}
          compact
          numeric
          inputMode="decimal"
          value={draft.fee}
          error={problemOf("fee")}
          hint={
            readChangeFee(draft)?.minor === 0
              ? "Without a fee it is carried out at once."
              : "The customer has to agree first."
          }
          onChange={(fee) => onChange({ fee })}
        />
      </div>
      <Proposals draft={draft} />
    </fieldset>
  );
}
