import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { type FormActor, isFormTyped } from "#flows/kit/form.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { Banner } from "#web/components/banner.tsx";
import { type MarginEndField, marginEndView } from "../../flows/margins.ts";
import { DateField } from "../../kit/date-field.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import type { MarginEnd, MarginEntry } from "../../ports/index.ts";

interface MarginEndDialogProps {
  readonly form: FormActor<MarginEnd, readonly MarginEntry[], MarginEndField>;
}

/** Ends a rule or a floor at once, or after a day. */
export function MarginEndDialog({ form }: MarginEndDialogProps): ReactElement {
  const { kind, draft, problems, failure } = useSelector(form, marginEndView, isSameView);
  const { id, lastDay } = draft;
  const find = (field: MarginEndField) => problems.find((problem) => problem.field === field)?.message;
  const lost = find("withoutMargin");
  const label = lastDay === "" ? `End ${id} now` : `Let ${id} end`;
  return (
    <FormDialog
      name="end-margin"
      open={kind !== "closed"}
      title={`End ${id}?`}
      isSending={kind === "sending"}
      submit={{
        label: lost === undefined ? label : `${label} without margin`,
        busyLabel: "Ending...",
        kind: "ghost",
        destructive: true,
      }}
      onSubmit={() => form.send({ type: "form.submitted", changes: { withoutMargin: lost !== undefined } })}
      isTyped={useSelector(form, isFormTyped)}
      onClose={() => form.send({ type: "form.closed" })}
    >
      {problems.length === 0 && <Refusal failure={failure} />}
      {lost !== undefined && (
        <Banner tone="caution" urgent>
          <p>{lost}</p>
        </Banner>
      )}
      <p>Offers, quotes and bookings that were given keep their prices.</p>
      <DateField
        label="Last day"
        hint="Empty: it counts no more from now on. With a day it gets the next name."
        value={lastDay || null}
        error={find("lastDay")}
        onChange={(day) => form.send({ type: "form.changed", changes: { lastDay: day ?? "" } })}
      />
    </FormDialog>
  );
}
