import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import type { SearchTemplate } from "#domain/templates";
import { type NamedListActor, namedListView } from "#flows/kit/named-list.ts";
import {
  type ListedTemplate,
  renameTemplateFlow,
  templatesFlow,
  toListedTemplate,
} from "#flows/templates/templates.ts";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { Button } from "#web/components/button.tsx";
import { LinkButton } from "#web/components/router-link.tsx";
import { row } from "#web/kit/data-list.css.ts";
import { DataList, DataRow } from "#web/kit/data-list.tsx";
import { NameDialog, Removed, useNamedList } from "#web/kit/named-list.tsx";
import { Section } from "#web/kit/section.tsx";
import { failureMessage } from "#web/messages/failures.ts";
import { useFlow } from "#web/portal/portal-context.tsx";
import { actions, waiting } from "./templates.css.ts";

type TemplatesProps = {
  /** On the page of a new shipper: nothing is shown before there is a template. */
  readonly onlyFilled?: boolean;
};

/** The shipper's templates on the home page: search, rename, delete. */
export function Templates({ onlyFilled = false }: TemplatesProps): ReactElement | null {
  const actor = useActorRef(useFlow(templatesFlow));
  const renaming = useActorRef(useFlow(renameTemplateFlow));
  const view = namedListView(
    useSelector(actor, (snapshot) => snapshot),
    toListedTemplate,
  );
  useNamedList(actor, renaming, { thing: "Template", attempt: "template-change" });
  const isFilled = view.kind === "shown" && (view.entries.length > 0 || view.removed !== null);
  if (view.kind === "loading" || (onlyFilled && !isFilled)) return null;
  return (
    <Section id="templates" title="Templates" look="list">
      {view.kind === "failed" ? (
        <p className={waiting}>
          {failureMessage("templates", view.failure).sentence}{" "}
          <Button kind="ghost" size="small" onClick={() => actor.send({ type: "page.requested" })}>
            Try again
          </Button>
        </p>
      ) : (
        <List
          {...view}
          actor={actor}
          onRename={({ id, name }) => renaming.send({ type: "form.opened", changes: { subject: id, name } })}
        />
      )}
      <NameDialog
        actor={renaming}
        name="template-name"
        title="Rename template"
        submit="Save"
        attempt="template-change"
      />
    </Section>
  );
}

type ListProps = {
  readonly entries: readonly ListedTemplate[];
  readonly removed: SearchTemplate | null;
  readonly changing: string | null;
  readonly actor: NamedListActor<SearchTemplate>;
  readonly onRename: (template: ListedTemplate) => void;
};

function List({ entries, removed, changing, actor, onRename }: ListProps): ReactElement {
  return (
    <DataList empty="Save a search as a template on Available Rates or on the page of a booking.">
      {removed !== null && (
        <li className={row.plain}>
          <Removed actor={actor} entry={removed} isBusy={changing === removed.id} />
        </li>
      )}
      {entries.map((template) => (
        <Entry
          key={template.id}
          template={template}
          isRemoving={changing === template.id}
          onRename={() => onRename(template)}
          onDelete={() => actor.send({ type: "change.requested", change: { kind: "remove", entry: template } })}
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
