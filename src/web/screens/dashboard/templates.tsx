import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { formView } from "#flows/kit/form.ts";
import {
  type ListedTemplate,
  renameTemplateFlow,
  templatesFlow,
  type TemplatesView,
  templatesView,
} from "#flows/templates/list.ts";
import { findProblem } from "#domain/field-problem.ts";
import { MAX_NAME } from "#domain/names";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { Button } from "#web/components/button.tsx";
import { LinkButton } from "#web/components/router-link.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { DataList, DataRow } from "#web/kit/data-list.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { Section } from "#web/kit/section.tsx";
import { failureMessage } from "#web/messages/failures.ts";
import { useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { actions, waiting } from "./templates.css.ts";

type Listed = Extract<TemplatesView, { readonly kind: "shown" }>;

type TemplatesProps = {
  /** On the page of a new shipper: nothing is shown before there is a template. */
  readonly onlyFilled?: boolean;
};

/** The shipper's templates on the home page: search, rename, delete. */
export function Templates({ onlyFilled = false }: TemplatesProps): ReactElement | null {
  const actor = useActorRef(useFlow(templatesFlow));
  const view = useSelector(actor, (snapshot) => snapshot);
  const shown = templatesView(view);
  const toast = useToast();
  const renaming = useActorRef(useFlow(renameTemplateFlow));
  const name = useSelector(renaming, formView);
  useFlowEvents(renaming, ({ type }) => {
    if (type !== "form.sent") return;
    toast("positive", "Template renamed.");
    actor.send({ type: "page.requested" });
  });
  useFlowEvents(actor, (event) => {
    if (event.type === "change.done") return toast("positive", "Template deleted.");
    if (event.failure !== null) toast("critical", failureMessage("template-change", event.failure).sentence);
  });
  const isFilled = shown.kind === "shown" && shown.templates.length > 0;
  if (shown.kind === "loading" || (onlyFilled && !isFilled)) return null;
  return (
    <Section id="templates" title="Templates" look="list">
      {shown.kind === "failed" ? (
        <p className={waiting}>
          {failureMessage("templates", shown.failure).sentence}{" "}
          <Button kind="ghost" size="small" onClick={() => actor.send({ type: "page.requested" })}>
            Try again
          </Button>
        </p>
      ) : (
        <List
          view={shown}
          onRename={({ id, name: former }) => renaming.send({ type: "form.opened", changes: { id, name: former } })}
          onDelete={(id) => actor.send({ type: "change.requested", change: { id } })}
        />
      )}
      {name.kind !== "closed" && (
        <Rename
          isSaving={name.kind === "sending"}
          problem={findProblem(name.problems, "name")}
          name={name.draft.name}
          onType={(typed) => renaming.send({ type: "form.changed", changes: { name: typed } })}
          onSubmit={() => renaming.send({ type: "form.submitted" })}
          onClose={() => renaming.send({ type: "form.closed" })}
        />
      )}
    </Section>
  );
}

type ListProps = {
  readonly view: Listed;
  readonly onRename: (template: ListedTemplate) => void;
  readonly onDelete: (id: string) => void;
};

function List({ view, onRename, onDelete }: ListProps): ReactElement {
  return (
    <DataList empty="Save a search as a template on Available Rates or on the page of a booking.">
      {view.templates.map((template) => (
        <Entry
          key={template.id}
          template={template}
          isRemoving={view.removing === template.id}
          onRename={() => onRename(template)}
          onDelete={() => onDelete(template.id)}
        />
      ))}
    </DataList>
  );
}

type EntryProps = {
  readonly template: ListedTemplate;
  readonly isRemoving: boolean;
  readonly onRename: () => void;
  readonly onDelete: () => void;
};

function Entry({ template, isRemoving, onRename, onDelete }: EntryProps): ReactElement {
  const { name, summary, path } = template;
  return (
    <DataRow title={name} notes={[name === summary ? null : summary]}>
      <span className={actions}>
        <Button kind="ghost" size="small" ariaLabel={`Rename ${name}`} onClick={onRename}>
          Rename
        </Button>
        <Button
          kind="ghost"
          size="small"
          destructive
          ariaLabel={`Delete ${name}`}
          busyLabel={isRemoving ? "Deleting..." : undefined}
          onClick={onDelete}
        >
          Delete
        </Button>
        <LinkButton kind="secondary" size="small" to={path}>
          Search
          <VisuallyHidden>{` with ${name}`}</VisuallyHidden>
        </LinkButton>
      </span>
    </DataRow>
  );
}

type RenameProps = {
  readonly isSaving: boolean;
  readonly problem: string | undefined;
  readonly name: string;
  readonly onType: (name: string) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
};

function Rename({ isSaving, problem, name, onType, onSubmit, onClose }: RenameProps): ReactElement {
  return (
    <FormDialog
      name="template-name"
      title="Rename template"
      isSending={isSaving}
      submit={{ label: "Save", busyLabel: "Saving..." }}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField label="Name" required autoFocus maxLength={MAX_NAME} value={name} error={problem} onChange={onType} />
    </FormDialog>
  );
}
