import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { BRAND } from "#brand";
import { CUT_OFF_FIELDS, type CutOffField, isOtherSailing, mapCutOffs } from "#domain/amendments";
import { findProblem } from "#domain/field-problem.ts";
import { toDecimalText } from "#domain/money";
import { toDate } from "#domain/time";
import { Banner } from "#web/components/banner.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { text } from "#web/styles/typography.css.ts";
import {
  type ChangeDraft,
  type ChangeField,
  findUnusual,
  previewChanges,
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

/** Opens the change; says why there can be none. */
export function ChangeCard(props: ChangeProps): ReactElement {
  const { booking, form } = props;
  const { changeProblem, amendmentFee, sailing } = booking;
  const open = (): void => {
    const fee = amendmentFee ?? { currency: booking.totals.selling?.currency ?? BRAND.currency, minor: 0 };
    const typed = { fee: toDecimalText(fee), currency: fee.currency };
    form.send({ type: "form.opened", changes: { ...typed, booked: sailing, now: readPortTime(sailing.zone) } });
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

const toSubmitLabel = ({ fee, currency }: ChangeDraft, isAsked: boolean, recipient: string): string => {
  const label = Number(fee) === 0 ? `Carry it out${recipient}` : `Propose it, ${currency} ${fee}`;
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
  const changes = previewChanges(draft);
  const sentence = toChange(draft).text;
  return (
    <section className={css.letter} aria-labelledby="preview">
      <h3 id="preview" className={text.h3}>
        The customer reads
      </h3>
      {sentence !== "" && <p>{sentence}</p>}
      {changes.length === 0 ? <p className={table.quiet}>The sailing stays.</p> : <SailingChanges changes={changes} />}
      <p>{Number(draft.fee) === 0 ? "No fee." : `Fee ${draft.currency} ${draft.fee}, to be agreed to first.`}</p>
    </section>
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

const describeEmpty = (draft: ChangeDraft, name: MomentName): string => {
  const booked = draft.booked[name];
  const isOther = isOtherSailing(toChange(draft), draft.booked);
  if (isOther && name !== "departure" && name !== "arrival") return "Left empty, it is not known";
  return booked === null ? "Not stated now" : `Now ${toMomentText(booked)}`;
};

const isProposed = (draft: ChangeDraft, name: MomentName): boolean =>
  draft[name] !== "" && draft[name] === draft.proposed[name];

const toHint = (draft: ChangeDraft, name: MomentName): string | undefined => {
  if (draft[name] === "") return describeEmpty(draft, name);
  return isProposed(draft, name) ? "As far from the departure as booked" : undefined;
};

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

/* What is left empty stays as it is; of another sailing an empty cut-off is not known. */
function Sailing({ draft, problemOf, onChange }: SailingProps): ReactElement {
  return (
    <fieldset className={css.sailing}>
      <legend className={table.quiet}>Leave empty what stays. Dates such as 5 dec 14:00, local to the port.</legend>
      <div className={css.pair}>
        {(["vessel", "voyage"] as const).map((name) => (
          <TextField
            key={name}
            label={`New ${name}`}
            compact
            autoComplete="off"
            value={draft[name]}
            placeholder={draft.booked[name] ?? ""}
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
            Number(draft.fee) === 0 ? "Without a fee it is carried out at once." : "The customer has to agree first."
          }
          onChange={(fee) => onChange({ fee })}
        />
      </div>
      <Proposals draft={draft} />
    </fieldset>
  );
}
