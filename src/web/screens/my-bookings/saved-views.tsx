import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { EMPTY_LIST_QUERY, type QuotationListQuery } from "#domain/bookings";
import { isWholeList, nameViewFlow, savedViewsFlow, toBookingsPath, toShownView } from "#flows/bookings/saved-views.ts";
import { namedListView } from "#flows/kit/named-list.ts";
import { Button } from "#web/components/button.tsx";
import { list as row, tab } from "#web/components/tabs.css.ts";
import { FailureBanner } from "#web/kit/failure.tsx";
import { Row } from "#web/kit/layout.tsx";
import { EntryActions, NameDialog, Removed, useNamedList } from "#web/kit/named-list.tsx";
import { useFlow } from "#web/portal/portal-context.tsx";

const VIEW = {
  attempt: "saved-view-change",
  save: "Save view",
  rename: "Rename view",
  done: { saved: "View saved.", renamed: "View renamed.", deleted: "View deleted.", restored: "View restored." },
} as const;
const NOTHING = { entries: [], removed: null, changing: null };

/** The views of the list that the shipper has saved: opened, saved, renamed, deleted. */
export function SavedViews({ query }: { readonly query: QuotationListQuery }): ReactElement {
  const list = useActorRef(useFlow(savedViewsFlow));
  const naming = useActorRef(useFlow(nameViewFlow));
  const snapshot = useSelector(list, (current) => current);
  const view = namedListView(snapshot, toShownView(query));
  useNamedList(list, naming, VIEW);
  const { entries, removed, changing } = view.kind === "shown" ? view : NOTHING;
  const open = entries.find(({ isOpen }) => isOpen);
  return (
    <Row role="region" aria-label="Saved views" tabIndex={-1} gap="4 8" bottom={16} wrap spread>
      <nav className={row} aria-label="Views">
        <ViewLink name="All bookings" path={toBookingsPath(EMPTY_LIST_QUERY)} isOpen={isWholeList(query)} />
        {entries.map((entry) => (
          <ViewLink key={entry.id} {...entry} />
        ))}
      </nav>
      <Row gap={4} wrap>
        {removed !== null && <Removed list={list} entry={removed} changing={changing} />}
        {open !== undefined && <EntryActions list={list} naming={naming} entry={open} changing={changing} />}
        {open === undefined && view.kind !== "failed" && !isWholeList(query) && (
          <Button
            kind="secondary"
            size="small"
            opens="dialog"
            disabled={view.kind === "loading"}
            onClick={() =>
              naming.send({ type: "form.opened", changes: { name: "", subject: { query: { ...query, page: 0 } } } })
            }
          >
            Save this view
          </Button>
        )}
      </Row>
      {view.kind === "failed" && (
        <FailureBanner
          attempt="saved-views"
          failure={view.failure}
          polite
          onRetry={() => list.send({ type: "page.requested" })}
        />
      )}
      <NameDialog {...VIEW} actor={naming} name="saved-view" title="Save this view">
        <p>Search, filters and order are saved. The view shows the bookings that match when you open it.</p>
      </NameDialog>
    </Row>
  );
}

/* On a phone the row scrolls sideways. */
const reveal = (link: HTMLElement | null): void => {
  const parent = link?.parentElement;
  if (link != null && parent != null) parent.scrollLeft = link.offsetLeft - parent.offsetLeft;
};

type ViewLinkProps = { readonly name: string; readonly path: string; readonly isOpen: boolean };

function ViewLink({ name, path, isOpen }: ViewLinkProps): ReactElement {
  const current = isOpen ? ({ "aria-current": "page", "data-selected": "", ref: reveal } as const) : {};
  return (
    <Link to={path} className={tab} {...current}>
      {name}
    </Link>
  );
}
