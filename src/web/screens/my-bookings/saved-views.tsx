import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { EMPTY_LIST_QUERY, type QuotationListQuery } from "#domain/bookings";
import {
  isWholeList,
  nameViewFlow,
  type SavedView,
  savedViewsFlow,
  toBookingsPath,
  toShownView,
} from "#flows/bookings/saved-views.ts";
import { type NameFormActor, type NamedListActor, namedListView } from "#flows/kit/named-list.ts";
import { Button } from "#web/components/button.tsx";
import { list, tab } from "#web/components/tabs.css.ts";
import { Row, Text } from "#web/kit/layout.tsx";
import { NameDialog, Removed, useNamedList } from "#web/kit/named-list.tsx";
import { failureMessage } from "#web/messages/failures.ts";
import { useFlow } from "#web/portal/portal-context.tsx";

type NamingActor = NameFormActor<Pick<SavedView, "query">>;
type ViewsActor = NamedListActor<SavedView>;

/** The views of the list that the shipper has saved: opened, saved, renamed, deleted. */
export function SavedViews({ query }: { readonly query: QuotationListQuery }): ReactElement {
  const actor = useActorRef(useFlow(savedViewsFlow));
  const naming = useActorRef(useFlow(nameViewFlow));
  const snapshot = useSelector(actor, (current) => current);
  const view = namedListView(snapshot, toShownView(query));
  const isRenaming = useSelector(naming, ({ context }) => typeof context.draft.subject === "string");
  useNamedList(actor, naming, { thing: "View", attempt: "saved-view-change" });
  const { entries, removed, changing } = view.kind === "shown" ? view : { entries: [], removed: null, changing: null };
  return (
    <Row role="region" aria-label="Saved views" tabIndex={-1} gap="4 8" bottom={16} wrap spread>
      <nav className={list} aria-label="Views">
        <ViewLink name="All bookings" path={toBookingsPath(EMPTY_LIST_QUERY)} isOpen={isWholeList(query)} />
        {entries.map((entry) => (
          <ViewLink key={entry.id} {...entry} />
        ))}
      </nav>
      <Row gap={4} wrap>
        {view.kind === "failed" && (
          <>
            <Text as="span" size="small">
              {failureMessage("saved-views", view.failure).sentence}
            </Text>
            <Button kind="ghost" size="small" onClick={() => actor.send({ type: "page.requested" })}>
              Try again
            </Button>
          </>
        )}
        {removed !== null && <Removed actor={actor} entry={removed} isBusy={changing === removed.id} />}
        {!isWholeList(query) && view.kind !== "failed" && (
          <Actions
            actor={actor}
            naming={naming}
            query={query}
            open={entries.find(({ isOpen }) => isOpen) ?? null}
            isLoading={view.kind === "loading"}
            isRemoving={changing !== null && removed === null}
          />
        )}
      </Row>
      <NameDialog
        actor={naming}
        name="saved-view"
        title={isRenaming ? "Rename view" : "Save this view"}
        submit={isRenaming ? "Save" : "Save view"}
        attempt="saved-view-change"
      >
        {!isRenaming && (
          <p>Search, filters and order are saved. The view shows the bookings that match when you open it.</p>
        )}
      </NameDialog>
    </Row>
  );
}

/* On a phone the row scrolls sideways. */
const reveal = (link: HTMLElement | null): void => {
  const row = link?.parentElement;
  if (link != null && row != null) row.scrollLeft = link.offsetLeft - row.offsetLeft;
};

type ViewLinkProps = { readonly name: string; readonly path: string; readonly isOpen: boolean };

function ViewLink({ name, path, isOpen }: ViewLinkProps): ReactElement {
  return (
    <Link
      ref={isOpen ? reveal : null}
      to={path}
      className={tab}
      aria-current={isOpen ? "page" : undefined}
      data-selected={isOpen ? "" : undefined}
    >
      {name}
    </Link>
  );
}

type ActionsProps = {
  readonly actor: ViewsActor;
  readonly naming: NamingActor;
  readonly query: QuotationListQuery;
  /** The view that the list shows. */
  readonly open: SavedView | null;
  readonly isLoading: boolean;
  readonly isRemoving: boolean;
};

function Actions({ actor, naming, query, open, isLoading, isRemoving }: ActionsProps): ReactElement {
  if (open === null)
    return (
      <Button
        kind="secondary"
        size="small"
        opens="dialog"
        disabled={isLoading}
        onClick={() =>
          naming.send({ type: "form.opened", changes: { name: "", subject: { query: { ...query, page: 0 } } } })
        }
      >
        Save this view
      </Button>
    );
  const { id, name } = open;
  return (
    <>
      <Button
        kind="ghost"
        size="small"
        opens="dialog"
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
        busyLabel={isRemoving ? "Deleting..." : undefined}
        onClick={() => actor.send({ type: "change.requested", change: { kind: "remove", entry: open } })}
      >
        Delete
      </Button>
    </>
  );
}
