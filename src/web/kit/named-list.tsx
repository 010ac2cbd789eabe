import { useSelector } from "@xstate/react";
import type { ReactElement, ReactNode } from "react";
import { findProblem } from "#domain/field-problem.ts";
import { MAX_NAME, type Named } from "#domain/names";
import { formView } from "#flows/kit/form.ts";
import type { NameFormActor, NamedListActor } from "#flows/kit/named-list.ts";
import { Button } from "#web/components/button.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { type Attempt, failureMessage } from "#web/messages/failures.ts";
import { useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { FailureBanner } from "./failure.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { Row, Text } from "./layout.tsx";

/** Announces what becomes of the entries of a list, called `thing`, and loads it again after one was named. */
export function useNamedList<Content extends object>(
  list: NamedListActor<Named & Content>,
  form: NameFormActor<Content>,
  { thing, attempt }: { readonly thing: string; readonly attempt: Attempt },
): void {
  const toast = useToast();
  useFlowEvents(form, (event) => {
    if (event.type !== "form.sent") return;
    const isRenamed = typeof form.getSnapshot().context.draft.subject === "string";
    toast("positive", `${thing} ${isRenamed ? "renamed" : "saved"}.`);
    list.send({ type: "page.requested" });
  });
  useFlowEvents(list, (event) => {
    if (event.type === "change.done")
      toast("positive", `${thing} ${event.change?.kind === "restore" ? "restored" : "deleted"}.`);
    else if (event.failure !== null) toast("critical", failureMessage(attempt, event.failure).sentence);
  });
}

const NOT_RENAMED = "The name could not be saved. Please try again.";

type NameDialogProps<Content extends object> = {
  readonly actor: NameFormActor<Content>;
  /** Of the form. */
  readonly name: string;
  readonly title: string;
  readonly submit: string;
  readonly attempt: Attempt;
  /** What is saved under the name. */
  readonly children?: ReactNode;
};

/** The dialog in which an entry is named or renamed. */
export function NameDialog<Content extends object>(props: NameDialogProps<Content>): ReactElement {
  const { actor, attempt } = props;
  const { kind, draft, problems, failure } = useSelector(actor, formView);
  const problem = findProblem(problems, "name");
  const isRenaming = typeof draft.subject === "string";
  const unsaved = problem === undefined ? failure : null;
  return (
    <FormDialog
      name={props.name}
      open={kind !== "closed"}
      title={props.title}
      isSending={kind === "sending"}
      submit={{ label: props.submit, busyLabel: "Saving..." }}
      onSubmit={() => actor.send({ type: "form.submitted" })}
      onClose={() => actor.send({ type: "form.closed" })}
    >
      {props.children}
      <TextField
        label="Name"
        required
        autoFocus
        maxLength={MAX_NAME}
        value={draft.name}
        error={problem ?? (isRenaming && unsaved !== null ? NOT_RENAMED : undefined)}
        onChange={(name) => actor.send({ type: "form.changed", changes: { name } })}
      />
      <FailureBanner attempt={attempt} failure={isRenaming ? null : unsaved} />
    </FormDialog>
  );
}

type RemovedProps<Entry extends Named> = {
  readonly actor: NamedListActor<Entry>;
  readonly entry: Entry;
  readonly isBusy: boolean;
};

/** What was deleted last, with its undo, which has the focus: the button that deleted is gone. The focus then moves to what is around it. */
export function Removed<Entry extends Named>({ actor, entry, isBusy }: RemovedProps<Entry>): ReactElement {
  return (
    <Row as="span" gap={8}>
      <Text as="span" size="small">{`${entry.name} was deleted.`}</Text>
      <Button
        kind="ghost"
        size="small"
        autoFocus
        busyLabel={isBusy ? "Restoring..." : undefined}
        onClick={({ currentTarget }) => {
          actor.send({ type: "change.requested", change: { kind: "restore", entry } });
          currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
        }}
      >
        Undo
      </Button>
    </Row>
  );
}
