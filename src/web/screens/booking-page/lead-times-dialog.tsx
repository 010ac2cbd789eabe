import { type FormEvent, type ReactElement, useId, useState } from "react";
import {
  findLeadTimeProblem,
  LEAD_TIME_NAMES,
  type LeadTimeName,
  type LeadTimes,
  STANDARD_LEAD_TIMES,
} from "#domain/deadlines";
import type { LeadTimesView } from "#flows/deadlines/lead-times.ts";
import { Button } from "#web/components/button.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { quietText } from "#web/kit/atoms.css.ts";
import { FailureBanner } from "#web/kit/failure.tsx";
import { LEAD_TIME_LABELS } from "./labels.ts";
import { fields, formFoot } from "./side.css.ts";

type Typed = Readonly<Record<LeadTimeName, string>>;

const toTyped = (leadTimes: LeadTimes): Typed => ({
  documents: String(leadTimes.documents),
  vgm: String(leadTimes.vgm),
  customs: String(leadTimes.customs),
  gateIn: String(leadTimes.gateIn),
  trucking: String(leadTimes.trucking),
  stuffing: String(leadTimes.stuffing),
  emptyPickUp: String(leadTimes.emptyPickUp),
});

const toLeadTimes = (typed: Typed): LeadTimes => ({
  documents: Number(typed.documents),
  vgm: Number(typed.vgm),
  customs: Number(typed.customs),
  gateIn: Number(typed.gateIn),
  trucking: Number(typed.trucking),
  stuffing: Number(typed.stuffing),
  emptyPickUp: Number(typed.emptyPickUp),
});

type LeadTimesDialogProps = {
  readonly view: LeadTimesView;
  readonly leadTimes: LeadTimes;
  readonly origin: string;
  readonly onClose: () => void;
  readonly onSave: (leadTimes: LeadTimes) => void;
};

export function LeadTimesDialog({ view, leadTimes, origin, onClose, onSave }: LeadTimesDialogProps): ReactElement {
  const [typed, setTyped] = useState(() => toTyped(leadTimes));
  const [isChecked, setChecked] = useState(false);
  const formId = useId();
  const wrong = LEAD_TIME_NAMES.find((name) => findLeadTimeProblem(typed[name]) !== null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (wrong === undefined) onSave(toLeadTimes(typed));
    else event.currentTarget.querySelector<HTMLInputElement>(`[data-field="${wrong}"] input`)?.focus();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Lead times"
      subtitle={`From ${origin}, for all your bookings`}
      locked={view.kind === "sending"}
      footer={
        <div className={formFoot}>
          <Button
            kind="ghost"
            onClick={() => setTyped(toTyped(STANDARD_LEAD_TIMES))}
            disabled={view.kind === "sending"}
          >
            Standard values
          </Button>
          <Button type="submit" form={formId} busyLabel={view.kind === "sending" ? "Saving..." : undefined}>
            Save
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <p className={quietText.small}>
          How many hours you need. The latest safe times are counted back from the cut-offs with them.
        </p>
        <div className={fields}>
          {LEAD_TIME_NAMES.map((name) => {
            const { label, hint } = LEAD_TIME_LABELS[name];
            const problem = findLeadTimeProblem(typed[name]);
            return (
              <TextField
                key={name}
                field={name}
                label={label}
                hint={hint}
                value={typed[name]}
                inputMode="numeric"
                numeric
                error={isChecked && problem !== null ? problem : undefined}
                onChange={(value) => setTyped({ ...typed, [name]: value })}
              />
            );
          })}
        </div>
        <FailureBanner attempt="lead-times" failure={view.failure} />
      </form>
    </Dialog>
  );
}
