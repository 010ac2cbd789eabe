import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect } from "react";
import { INBOX_KIND_LABELS, INBOX_KINDS } from "#domain/inbox";
import { isConflict } from "#flows/kit/failure.ts";
import { Button } from "#web/components/button.tsx";
import { Checkbox } from "#web/components/checkbox.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { text } from "#web/styles/typography.css.ts";
import { createRulesForm, type RulesDraft, rulesFormView } from "../../flows/inbox/rules.ts";
import { Loading } from "../../kit/loading.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import { useDeskFlow } from "../../services.ts";
import { AssignmentRules } from "./assignment-rules.tsx";
import * as css from "./rules.css.ts";

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

interface RulesDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What an admin sets about the inbox. */
export function RulesDialog({ open, onClose }: RulesDialogProps): ReactElement {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Rules of the inbox"
      subtitle="They are for items that begin from now on."
      size="files"
    >
      <Rules onClose={onClose} />
    </Dialog>
  );
}

function Rules({ onClose }: Pick<RulesDialogProps, "onClose">): ReactElement {
  const form = useActorRef(useDeskFlow(createRulesForm));
  const { kind, draft, problems, failure } = useSelector(form, rulesFormView);
  useEffect(() => {
    const sending = form.on("form.sent", onClose);
    return () => sending.unsubscribe();
  }, [form, onClose]);
  const change = (changes: Partial<RulesDraft>): void => form.send({ type: "form.changed", changes });
  if (draft.revision < 0) return <Loading size="m" />;
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.send({ type: "form.submitted" });
      }}
    >
      <Hours draft={draft} onChange={change} />
      <fieldset className={css.part}>
        <legend className={text.h3}>Due after hours of desk work</legend>
        <div className={css.times}>
          {INBOX_KINDS.map((one) => (
            <TextField
              key={one}
              label={INBOX_KIND_LABELS[one]}
              compact
              numeric
              inputMode="decimal"
              maxLength={6}
              value={draft.due[one]}
              error={problems.find(({ field }) => field === one)?.message}
              onChange={(hours) => change({ due: { ...draft.due, [one]: hours } })}
            />
          ))}
        </div>
      </fieldset>
      <AssignmentRules
        rules={draft.assignments}
        companies={draft.companies}
        onChange={(assignments) => change({ assignments })}
        onName={(company) => change({ companies: [...draft.companies, company] })}
      />
      <Refusal failure={failure} />
      {isConflict(failure) && <p>What you have not changed is as it is now. What you typed has stayed.</p>}
      <div>
        <Button type="submit" busyLabel={kind === "sending" ? "Saving..." : undefined}>
          Save rules
        </Button>
      </div>
    </form>
  );
}

interface PartProps {
  readonly draft: RulesDraft;
  readonly onChange: (changes: Partial<RulesDraft>) => void;
}

function Hours({ draft: { opens, closes, weekdays, holidays, zone }, onChange }: PartProps): ReactElement {
  const toggle = (day: number): void =>
    onChange({
      weekdays: weekdays.includes(day)
        ? weekdays.filter((one) => one !== day)
        : [...weekdays, day].toSorted((one, other) => one - other),
    });
  return (
    <fieldset className={css.part}>
      <legend className={text.h3}>Desk hours, {zone.replace("_", " ")}</legend>
      <div className={css.days}>
        {WEEKDAYS.map((name, day) => (
          <Checkbox key={name} label={name} checked={weekdays.includes(day)} onChange={() => toggle(day)} />
        ))}
      </div>
      <div className={css.times}>
        <TextField
          label="Opens"
          compact
          numeric
          maxLength={5}
          value={opens}
          onChange={(time) => onChange({ opens: time })}
        />
        <TextField
          label="Closes"
          compact
          numeric
          maxLength={5}
          value={closes}
          onChange={(time) => onChange({ closes: time })}
        />
        <TextField
          label="Holidays"
          compact
          numeric
          maxLength={1200}
          placeholder="2026-12-25 2027-01-26"
          value={holidays}
          onChange={(days) => onChange({ holidays: days })}
        />
      </div>
    </fieldset>
  );
}
