import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { EMPTY_LIST_QUERY, type QuotationListQuery } from "#domain/bookings";
import { readListQuery } from "#flows/bookings/list-query.ts";
import { type BookingsActor, bookingsFlow, showReference } from "#flows/bookings/list.ts";
import { referenceFlow, referenceView } from "#flows/bookings/reference.ts";
import { toBookingsPath } from "#flows/bookings/saved-views.ts";
import { searchTextMachine } from "#flows/bookings/search-text.ts";
import { filtersView, bookingsView } from "#flows/bookings/view.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { QUOTES_PATH } from "#flows/quotes/path.ts";
import { Button } from "#web/components/button.tsx";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/router-link.tsx";
import { Row } from "#web/kit/layout.tsx";
import { PageState } from "#web/kit/page-state.tsx";
import { useCapability, useFlowEvents, tabTitle, useFlow } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { wrap } from "#web/styles/layout.css.ts";
import { text } from "#web/styles/typography.css.ts";
import { Approvals } from "./approvals.tsx";
import { head, page as pageStyle, placeholder } from "./bookings-table.css.ts";
import { BookingsSkeleton, BookingsTable } from "./bookings-table.tsx";
import { Filters } from "./filters.tsx";
import { SavedViews } from "./saved-views.tsx";

/** Search, filters, sorting and page are in the URL: reload and back restore them. */
export function Component(): ReactElement {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = readListQuery(search);
  const actor = useActorRef(useFlow((portal) => bookingsFlow(portal, query)));
  const field = useActorRef(searchTextMachine, { input: { typed: query.search } });
  const open = (next: QuotationListQuery, replace = false) => {
    void navigate(toBookingsPath(next), { replace });
  };
  useEffect(() => {
    const asked = readListQuery(search);
    actor.send({ type: "query.changed", query: asked });
    field.send({ type: "search.followed", text: asked.search });
  }, [actor, field, search]);
  useFlowEvents(field, ({ text: typed }) => open({ ...query, search: typed, page: 0 }, true));
  const hasQuotes = useCapability("quotes");
  const hasApprovals = useCapability("approvals");
  const hasViews = useCapability("saved-views");
  const filters = useSelector(actor, filtersView, isSameView);
  const typed = useSelector(field, ({ context }) => context.typed);
  return (
    <main id="main" tabIndex={-1} className={pageStyle}>
      <title>{tabTitle("My Bookings")}</title>
      <div className={wrap}>
        <div className={head}>
          <h1 className={text.h1}>My Bookings</h1>
          <Row as="span" gap="8 12" wrap align="stretch">
            {hasQuotes && (
              <LinkButton to={QUOTES_PATH} kind="secondary">
                Quotes
              </LinkButton>
            )}
            <LinkButton to="/rate">Search Rates →</LinkButton>
          </Row>
        </div>
        {hasApprovals && <Approvals onBooked={() => actor.send({ type: "page.requested" })} />}
        {hasViews && filters.canFilter && <SavedViews query={query} />}
        <Filters
          view={{ ...filters, typed }}
          onType={(next) => field.send({ type: "search.typed", text: next })}
          onChange={(change) => open({ ...query, ...change, page: 0 })}
        />
        <Bookings
          actor={actor}
          onTurn={(by) => open({ ...query, page: query.page + by })}
          onClear={() => open({ ...EMPTY_LIST_QUERY, sort: query.sort })}
        />
      </div>
    </main>
  );
}

type BookingsProps = {
  readonly actor: BookingsActor;
  readonly onTurn: (by: 1 | -1) => void;
  readonly onClear: () => void;
};

function Bookings({ actor, onTurn, onClear }: BookingsProps): ReactElement {
  const view = useSelector(actor, bookingsView);
  const reference = useActorRef(useFlow(referenceFlow));
  const edited = useSelector(reference, referenceView, isSameView);
  const toast = useToast();
  useFlowEvents(reference, (event) => {
    if (event.type !== "form.sent") return;
    showReference(actor, event.sent);
    toast("positive", "Reference saved.");
  });
  return (
    <PageState
      view={view}
      attempt="quotations"
      skeleton={<BookingsSkeleton />}
      placeholder={<div className={placeholder} />}
      onRetry={() => actor.send({ type: "page.requested" })}
    >
      {(shown) =>
        shown.kind === "empty" ? (
          <NoBookings isNarrowed={shown.isNarrowed} onClear={onClear} />
        ) : (
          <BookingsTable
            {...shown}
            edited={edited}
            onTurn={onTurn}
            onEdit={(id) => reference.send({ type: "form.opened", changes: { id } })}
            onCloseEditor={() => reference.send({ type: "form.closed" })}
            onSaveReference={(id, text) => reference.send({ type: "form.submitted", changes: { id, reference: text } })}
          />
        )
      }
    </PageState>
  );
}

type NoBookingsProps = { readonly isNarrowed: boolean; readonly onClear: () => void };

function NoBookings({ isNarrowed, onClear }: NoBookingsProps): ReactElement {
  return isNarrowed ? (
    <EmptyState sentence="No quotations found." advice="No booking matches the search and the filters.">
      <Button kind="secondary" onClick={onClear}>
        Clear search and filters
      </Button>
    </EmptyState>
  ) : (
    <EmptyState sentence="No quotations found." advice="Search rates and book an offer. Your bookings appear here.">
      <LinkButton to="/rate">Search Rates →</LinkButton>
    </EmptyState>
  );
}
