import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useLayoutEffect, useRef } from "react";
import { findProblem } from "#domain/field-problem.ts";
import { INCOTERMS, type QuoteSearch, toQuoteEnd } from "#domain/quotes";
import { formView } from "#flows/kit/form.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import type { QuoteDraft } from "#flows/quotes/draft.ts";
import { toQuotePath } from "#flows/quotes/path.ts";
import { saveQuoteFlow, type SaveQuoteView } from "#flows/quotes/save.ts";
import { Button } from "#web/components/button.tsx";
import { DateField } from "#web/components/date-field/date-field.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { LinkButton } from "#web/components/router-link.tsx";
import { Select } from "#web/components/select.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { quietText } from "#web/kit/atoms.css.ts";
import { FailureBanner } from "#web/kit/failure.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { type TimeZone } from "#domain/time";
import { describeUnprintable } from "#web/messages/printable.ts";
import { useFlow, useFlowEvents, useToday } from "#web/portal/portal-context.tsx";
import { useZoneNote } from "#web/portal/use-zones.ts";
import { focusFirstProblem } from "#web/portal/use-toast.ts";
import { formatFullDate } from "#web/messages/formats.ts";
import * as css from "./quotes.css.ts";
import { TextArea } from "./text-area.tsx";

type SaveQuoteProps = {
  readonly offerIds: readonly string[];
  readonly search: QuoteSearch;
  /** Of the validity of the offers; null for the shipper's. */
  readonly zone: TimeZone | null;
  readonly onClose: () => void;
};

const FORM = "save-quote";
const TERMS = [{ value: "", label: "Not stated" }, ...INCOTERMS.map((code) => ({ value: code, label: code }))];

/** Saves offers as a quote that is addressed to a customer. */
export default function SaveQuoteDialog({ offerIds, search, zone, onClose }: SaveQuoteProps): ReactElement {
  const actor = useActorRef(useFlow((services) => saveQuoteFlow(services, { offerIds, search })));
  const toNote = useZoneNote();
  const view = useSelector(actor, formView, isSameView);
  useFlowEvents(actor, ({ type }) => {
    if (type === "form.refused") focusFirstProblem(FORM);
  });
  const { sent: saved } = view;
  if (saved !== null)
    return (
      <Dialog
        open
        onClose={onClose}
        title="Quote saved"
        footer={
          <>
            <Button kind="secondary" onClick={onClose}>
              Close
            </Button>
            <LinkButton to={toQuotePath(saved.number)}>Open quote</LinkButton>
          </>
        }
      >
        <p>
          {saved.number} for {saved.customer.companyName} is valid until {formatFullDate(saved.validTill)}
          {toNote(toQuoteEnd(saved))}. Download its PDF or share it for approval on its page.
        </p>
      </Dialog>
    );
  return (
    <FormDialog
      name={FORM}
      title="Save as quote"
      isSending={view.kind === "sending"}
      submit={{ label: "Save quote", busyLabel: "Saving..." }}
      onSubmit={() => actor.send({ type: "form.submitted" })}
      onClose={onClose}
    >
      <Fields
        view={view}
        count={offerIds.length}
        zone={zone}
        change={(changes) => actor.send({ type: "form.changed", changes })}
      />
    </FormDialog>
  );
}

/* What is proposed into a field that has the focus is selected: typing replaces it, as in a field that was filled before. */
function useProposed(value: string, change: (value: string) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const typed = useRef(value);
  useLayoutEffect(() => {
    if (value !== typed.current && document.activeElement === ref.current) ref.current?.select();
    typed.current = value;
  }, [value]);
  const onChange = (next: string) => {
    typed.current = next;
    change(next);
  };
  return { ref, onChange };
}

type FieldsProps = {
  readonly view: SaveQuoteView;
  readonly count: number;
  readonly zone: TimeZone | null;
  readonly change: (changes: Partial<QuoteDraft>) => void;
};

function Fields({ view: { draft, problems, failure }, count, zone, change }: FieldsProps): ReactElement {
  const today = useToday(zone);
  const company = useProposed(draft.companyName, (companyName) => change({ companyName }));
  return (
    <>
      <p className={quietText.small}>
        {count === 1 ? "This offer is" : `These ${String(count)} offers are`} saved with today's prices, as long as{" "}
        {count === 1 ? "it lasts" : "all of them last"}.
      </p>
      <TextField
        label="Company"
        required
        maxLength={120}
        value={draft.companyName}
        error={findProblem(problems, "companyName")}
        caution={describeUnprintable(draft.companyName)}
        {...company}
      />
      <div className={css.pair}>
        <TextField
          label="Attention"
          mark="Optional"
          maxLength={80}
          value={draft.contactName}
          caution={describeUnprintable(draft.contactName)}
          onChange={(contactName) => change({ contactName })}
        />
        <TextField
          label="Customer reference"
          mark="Optional"
          maxLength={60}
          value={draft.reference}
          caution={describeUnprintable(draft.reference)}
          onChange={(reference) => change({ reference })}
        />
      </div>
      <div className={css.pair}>
        <Select label="Incoterm" options={TERMS} value={draft.incoterm} onChange={(incoterm) => change({ incoterm })} />
        {draft.incoterm !== "" && (
          <TextField
            label="Named place"
            required
            maxLength={80}
            value={draft.place}
            error={findProblem(problems, "place")}
            onChange={(place) => change({ place })}
          />
        )}
      </div>
      <DateField
        label="Valid until (optional)"
        hint="As long as the offers last if you leave it empty."
        value={draft.validTill === "" ? null : draft.validTill}
        error={findProblem(problems, "validTill")}
        min={today}
        onChange={(validTill) => change({ validTill: validTill ?? "" })}
      />
      <TextArea
        label="Note for yourself"
        optional
        maxLength={500}
        value={draft.note}
        onChange={(note) => change({ note })}
      />
      <FailureBanner attempt="quote-save" failure={problems.length === 0 ? failure : null} cause="inline" />
    </>
  );
}
