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

/** The texts of a list. */
interface ListTexts {
  /** What a change is for. */
  readonly attempt: Attempt;
  /** Buttons and titles of the dialog. */
  readonly save: string;
  readonly rename: string;
  readonly done: Readonly<Record<"saved" | "renamed" | "deleted" | "restored", string>>;
}

/** Announces what becomes of the entries of a list, and loads it again after one was named. */
export function useNamedList<Content extends object>(
  list: NamedListActor<Named & Content>,
  naming: NameFormActor<Content>,
  { attempt, done }: Pick<ListTexts, "attempt" | "done">,
): void {
  const toast = useToast();
  useFlowEvents(naming, (event) => {
    if (event.type !== "form.sent") return;
    const isRenamed = typeof naming.getSnapshot().context.draft.subject === "string";
    toast("positive", isRenamed ? done.renamed : done.saved);
    list.send({ type: "page.requested" });
  });
  useFlowEvents(list, (event) => {
    if (event.type === "change.done")
      toast("positive", event.change?.kind === "restore" ? done.restored : done.deleted);
    else if (event.failure !== null) toast("critical", failureMessage(attempt, event.failure).sentence);
  });
}

const NOT_RENAMED = "The name could not be saved. Please try again.";

type NameDialogProps<Content extends object> = Partial<Pick<ListTexts, "rename">> & {
  readonly actor: NameFormActor<Content>;
  /** Of the form. */
  readonly name: string;
  readonly attempt: Attempt;
  readonly save: string;
  /** While a new entry is named, if it is not `save`. */
  readonly title?: string;
  /** What is saved under the name of a new entry. */
  readonly children?: ReactNode;
};

/** The dialog in which an entry is named or renamed. */
export function NameDialog<Content extends object>(props: NameDialogProps<Content>): ReactElement {
  const { actor, attempt, save, rename = save, title = save } = props;
  const { kind, draft, problems, failure } = useSelector(actor, formView);
  const problem = findProblem(problems, "name");
  const isRenaming = typeof draft.subject === "string";
  const unsaved = problem === undefined ? failure : null;
  return (
    <FormDialog
      name={props.name}
      open={kind !== "closed"}
      title={isRenaming ? rename : title}
      isSending={kind === "sending"}
      submit={{ label: isRenaming ? "Save" : save, busyLabel: "Saving..." }}
      onSubmit={() => actor.send({ type: "form.submitted" })}
      onClose={() => actor.send({ type: "form.closed" })}
    >
      {!isRenaming && props.children}
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

type EntryActionsProps<Content extends object> = {
  readonly list: NamedListActor<Named & Content>;
  readonly naming: NameFormActor<Content>;
  readonly entry: Named & Content;
  /** The entry that is being deleted or restored. */
  readonly changing: string | null;
};

/** Renames and deletes an entry. */
export function EntryActions<Content extends object>(props: EntryActionsProps<Content>): ReactElement {
  const { list, naming, entry, changing } = props;
  const { id, name } = entry;
  return (
    <>
      <Button
        kind="ghost"
        size="small"
        ariaLabel={`Rename ${name}`}
        onClick={() => naming.send({ type: "form.opened", changes: { name, subject: id } })}
      >
        Rename
      </Button>
      <Button
        kind="ghost"
        size="small"
        destructive
        ariaLabel={`Delete ${name}`}
        busyLabel={changing === id ? "Deleting..." : undefined}
        onClick={() => list.send({ type: "change.requested", change: { kind: "remove", entry } })}
      >
        Delete
      </Button>
    </>
  );
}

type RemovedProps<Entry extends Named> = {
  readonly list: NamedListActor<Entry>;
  readonly entry: Entry;
  readonly changing: string | null;
};

/** What was deleted last, with its undo, which has the focus: the button that deleted is gone. The focus then moves to what is around it. */
export function Removed<Entry extends Named>({ list, entry, changing }: RemovedProps<Entry>): ReactElement {
  return (
    <Row as="span" gap={8}>
      <Text as="span" size="small">{`${entry.name} was deleted.`}</Text>
      <Button
        kind="ghost"
        size="small"
        autoFocus
        busyLabel={changing === entry.id ? "Restoring..." : undefined}
        onClick={({ currentTarget }) => {
          list.send({ type: "change.requested", change: { kind: "restore", entry } });
          currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
        }}
      >
        Undo
      </Button>
    </Row>
  );
}
