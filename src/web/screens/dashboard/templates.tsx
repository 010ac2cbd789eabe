import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import type { SearchTemplate } from "#domain/templates";
import { type NameFormActor, type NamedListActor, namedListView } from "#flows/kit/named-list.ts";
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
import { EntryActions, NameDialog, Removed, useNamedList } from "#web/kit/named-list.tsx";
import { Section } from "#web/kit/section.tsx";
import { failureMessage } from "#web/messages/failures.ts";
import { useFlow } from "#web/portal/portal-context.tsx";
import { actions, waiting } from "./templates.css.ts";

const TEMPLATE = {
  attempt: "template-change",
  save: "Save template",
  rename: "Rename template",
  done: {
    saved: "Template saved.",
    renamed: "Template renamed.",
    deleted: "Template deleted.",
    restored: "Template restored.",
  },
} as const;

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
  useNamedList(actor, renaming, TEMPLATE);
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
        <List {...view} list={actor} naming={renaming} />
      )}
      <NameDialog {...TEMPLATE} actor={renaming} name="template-name" />
    </Section>
  );
}

type ListProps = {
  readonly entries: readonly ListedTemplate[];
  readonly removed: SearchTemplate | null;
  readonly changing: string | null;
  readonly list: NamedListActor<SearchTemplate>;
  readonly naming: NameFormActor<Pick<SearchTemplate, "search">>;
};

function List({ entries, removed, ...changes }: ListProps): ReactElement {
  return (
    <DataList empty="Save a search as a template on Available Rates or on the page of a booking.">
      {removed !== null && (
        <li className={row.plain}>
          <Removed {...changes} entry={removed} />
        </li>
      )}
      {entries.map((template) => (
        <DataRow
          key={template.id}
          title={template.name}
          notes={[template.name === template.summary ? null : template.summary]}
        >
          <span className={actions}>
            <EntryActions {...changes} entry={template} />
            <LinkButton kind="secondary" size="small" to={template.path}>
              Search
              <VisuallyHidden>{` with ${template.name}`}</VisuallyHidden>
            </LinkButton>
          </span>
        </DataRow>
      ))}
    </DataList>
  );
}
