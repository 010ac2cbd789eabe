import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { type FormActor, isFormTyped } from "#flows/kit/form.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { Select } from "#web/components/select.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import {
  PAUSE_LENGTHS,
  type PauseDraft,
  type PauseField,
  pauseFormView,
  type PauseLength,
} from "../../flows/connectors.ts";
import { Refusal } from "../../kit/refusal.tsx";
import type { Source } from "../../ports/index.ts";

const LENGTHS: Readonly<Record<PauseLength, string>> = {
  open: "Until somebody resumes it",
  "15": "15 minutes",
  "60": "1 hour",
  "480": "8 hours",
};

const EFFECTS: Readonly<Record<Source["kind"], readonly [paused: string, resumed: string]>> = {
  connector: [
    "Searches do not ask it from now on. Prices that are kept, and bookings, stay as they are.",
    "Searches ask it again from now on.",
  ],
  schedule: [
    "It is asked for no sailings from now on. Sailings that are kept are shown until they are a day old.",
    "It is asked for sailings again from now on.",
  ],
  tracking: [
    "It is asked about no shipment from now on. Events that the carrier delivers by itself are still received.",
    "It is asked about all shipments under way again, also for what it reported in the meantime.",
  ],
  sheet: ["", ""],
};

/** Pauses or resumes one source, with a reason. */
export function PauseDialog({ form }: { readonly form: FormActor<PauseDraft, Source, PauseField> }): ReactElement {
  const { kind, draft, problems, failure } = useSelector(form, pauseFormView, isSameView);
  const isPause = draft.action === "pause";
  return (
    <FormDialog
      name="pause"
      open={kind !== "closed"}
      title={isPause ? `Pause ${draft.connector}?` : `Resume ${draft.connector}?`}
      isSending={kind === "sending"}
      submit={{ label: isPause ? "Pause" : "Resume", busyLabel: isPause ? "Pausing..." : "Resuming..." }}
      onSubmit={() => form.send({ type: "form.submitted" })}
      isTyped={useSelector(form, isFormTyped)}
      onClose={() => form.send({ type: "form.closed" })}
    >
      {problems.length === 0 && <Refusal failure={failure} />}
      <p>{EFFECTS[draft.kind][isPause ? 0 : 1]}</p>
      <TextField
        label="Reason"
        maxLength={200}
        value={draft.reason}
        error={problems.find(({ field }) => field === "reason")?.message}
        onChange={(reason) => form.send({ type: "form.changed", changes: { reason } })}
      />
      {isPause && (
        <Select<PauseLength>
          label="For how long"
          options={PAUSE_LENGTHS.map((value) => ({ value, label: LENGTHS[value] }))}
          value={draft.length}
          onChange={(length) => form.send({ type: "form.changed", changes: { length } })}
        />
      )}
    </FormDialog>
  );
}
