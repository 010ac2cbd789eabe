import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { isConflict } from "#flows/kit/failure.ts";
import { type FormActor, isFormTyped } from "#flows/kit/form.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { stateFormView } from "../../flows/customers.ts";
import { Refusal } from "../../kit/refusal.tsx";
import type { Customer, CustomerStateChange } from "../../ports/index.ts";
import { CHANGE_LABELS } from "./customer-state.tsx";

const EFFECTS: Readonly<Record<CustomerStateChange["change"], string>> = {
  approve: "The company sees prices and books.",
  refuse: "Nobody of the company can sign in, and its tax numbers cannot sign up again.",
  hold: "The company still sees prices. Each of its bookings is a request that the desk decides.",
  activate: "The company sees prices and books again.",
  block: "All sessions end, nobody can sign in, and the tax numbers cannot sign up again.",
};

interface StateDialogProps {
  readonly form: FormActor<CustomerStateChange, Customer, "reason">;
  readonly customer: Customer;
  readonly onOutdated: () => void;
}

/** Asks for the reason of a change, which the admins of the company read. */
export function StateDialog({ form, customer: { name, duplicates }, onOutdated }: StateDialogProps): ReactElement {
  const { kind, draft, problems, failure } = useSelector(form, stateFormView, isSameView);
  const label = CHANGE_LABELS[draft.change];
  const isDestructive = draft.change === "block" || draft.change === "refuse";
  const needsReason = isDestructive || draft.change === "hold";
  return (
    <FormDialog
      name="state"
      open={kind !== "closed"}
      title={`${label}: ${name}`}
      isSending={kind === "sending"}
      submit={{
        label: `${label} and tell the admins`,
        busyLabel: "Saving...",
        autoFocus: !needsReason,
        ...(isDestructive ? { kind: "ghost", destructive: true } : {}),
      }}
      onSubmit={() => form.send({ type: "form.submitted" })}
      isTyped={useSelector(form, isFormTyped)}
      onClose={() => form.send({ type: "form.closed" })}
    >
      {problems.length === 0 && <Refusal failure={failure} />}
      {isConflict(failure) && (
        <Button
          kind="secondary"
          size="small"
          onClick={() => {
            form.send({ type: "form.closed" });
            onOutdated();
          }}
        >
          Show what it is now
        </Button>
      )}
      <p>{EFFECTS[draft.change]}</p>
      {draft.change === "approve" && duplicates.length > 0 && (
        <Banner tone="caution">
          Other accounts have the same tax numbers:{" "}
          {duplicates.map((other) => `${other.name} (${other.state})`).join(", ")}.
        </Banner>
      )}
      <TextField
        label="Reason"
        {...(needsReason ? {} : { mark: "Optional" as const })}
        hint="The admins of the company read it in their mail."
        maxLength={500}
        value={draft.reason}
        error={problems[0]?.message}
        onChange={(reason) => form.send({ type: "form.changed", changes: { reason } })}
      />
    </FormDialog>
  );
}
