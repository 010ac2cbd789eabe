import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import type { FormActor } from "#flows/kit/form.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { DateField } from "#web/components/date-field/date-field.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { marginEndView } from "../../flows/margins.ts";
import { Refusal } from "../../kit/refusal.tsx";
import type { MarginEnd, MarginEntry } from "../../ports/index.ts";

interface MarginEndDialogProps {
  readonly form: FormActor<MarginEnd, readonly MarginEntry[], "lastDay">;
}

/** Ends a rule or a floor at once, or after a day. */
export function MarginEndDialog({ form }: MarginEndDialogProps): ReactElement {
  const { kind, draft, problems, failure } = useSelector(form, marginEndView, isSameView);
  const { id, lastDay } = draft;
  return (
    <FormDialog
      name="end-margin"
      open={kind !== "closed"}
      title={`End ${id}?`}
      isSending={kind === "sending"}
      submit={{
        label: lastDay === "" ? `End ${id} now` : `Let ${id} end`,
        busyLabel: "Ending...",
        kind: "ghost",
        destructive: true,
      }}
      onSubmit={() => form.send({ type: "form.submitted" })}
      onClose={() => form.send({ type: "form.closed" })}
    >
      {problems.length === 0 && <Refusal failure={failure} />}
      <p>Offers, quotes and bookings that were given keep their prices.</p>
      <DateField
        label="Last day"
        hint="Empty: it counts no more from now on. With a day it gets the next name."
        value={lastDay || null}
        error={problems[0]?.message}
        onChange={(day) => form.send({ type: "form.changed", changes: { lastDay: day ?? "" } })}
      />
    </FormDialog>
  );
}
