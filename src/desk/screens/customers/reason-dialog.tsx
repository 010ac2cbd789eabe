import type { ReactElement } from "react";
import type { Failure } from "#flows/failure.ts";
import type { FieldProblem } from "#domain/field-problem.ts";
import { TextField } from "#web/components/text-field.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { Refusal } from "../../kit/refusal.tsx";

interface ReasonDialogProps {
  readonly name: string;
  readonly title: string;
  readonly label: string;
  readonly effect: string;
  /** Who reads the reason. */
  readonly hint: string;
  readonly view: {
    readonly kind: string;
    readonly draft: { readonly reason: string };
    readonly problems: readonly FieldProblem<"reason">[];
    readonly failure: Failure | null;
  };
  readonly onChange: (reason: string) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** Asks for the reason of what cannot be undone. */
export function ReasonDialog(props: ReasonDialogProps): ReactElement {
  const { kind, draft, problems, failure } = props.view;
  return (
    <FormDialog
      name={props.name}
      open={kind !== "closed"}
      title={props.title}
      isSending={kind === "sending"}
      submit={{ label: props.label, busyLabel: "Saving...", kind: "ghost", destructive: true }}
      onSubmit={props.onSubmit}
      isTyped={draft.reason !== ""}
      onClose={props.onClose}
    >
      {problems.length === 0 && <Refusal failure={failure} />}
      <p>{props.effect}</p>
      <TextField
        label="Reason"
        hint={props.hint}
        maxLength={500}
        value={draft.reason}
        error={problems[0]?.message}
        onChange={props.onChange}
      />
    </FormDialog>
  );
}
