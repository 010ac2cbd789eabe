import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { ActorRefFrom } from "xstate";
import { EMPTY_LIST_QUERY, type QuotationListQuery } from "#domain/bookings";
import { readListQuery, writeListQuery } from "#flows/bookings/list-query.ts";
import { bookingsFlow } from "#flows/bookings/machine.ts";
import type { bookingsMachine } from "#flows/bookings/machine.ts";
import {
  filtersView,
  type BookingsView,
  bookingsView,
  referenceView,
  isSameFilters,
  isSameReference,
} from "#flows/bookings/view.ts";
import { QUOTES_PATH } from "#flows/quotes/path.ts";
import { Button } from "#web/components/button.tsx";
import { EmptyState, FailedState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/router-link.tsx";
import { failureMessage } from "#web/messages/failures.ts";
import { useCapability, useFlowEvents, tabTitle, useFlow } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { wrap } from "#web/styles/layout.css.ts";
import { text } from "#web/styles/typography.css.ts";
import { actions, head, page as pageStyle, placeholder } from "./bookings-table.css.ts";
import { BookingsSkeleton, BookingsTable } from "./bookings-table.tsx";
import { Filters } from "./filters.tsx";

type QuotationsActor = ActorRefFrom<typeof bookingsMachine>;

/** Search, filters, sorting and page are in the URL: reload and back restore them. */
export function Component(): ReactElement {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = readListQuery(search);
  const { machine, input } = useFlow((portal) => bookingsFlow(portal, query));
  const actor = useActorRef(machine, { input });
  const open = (next: QuotationListQuery, replace = false) => {
    const text = writeListQuery(next);
    void navigate(text === "" ? "/rate/quote" : `/rate/quote?${text}`, { replace });
  };
  useEffect(() => actor.send({ type: "list.requested", query: readListQuery(search) }), [actor, search]);
  useNotices(actor, (typed) => open({ ...query, search: typed, page: 0 }, true));
  const hasQuotes = useCapability("quotes");
  const filters = useSelector(actor, filtersView, isSameFilters);
  return (
    <main id="main" tabIndex={-1} className={pageStyle}>
      <title>{tabTitle("My Bookings")}</title>
      <div className={wrap}>
        <div className={head}>
          <h1 className={text.h1}>My Bookings</h1>
          <span className={actions}>
            {hasQuotes && (
              <LinkButton to={QUOTES_PATH} kind="secondary">
                Quotes
              </LinkButton>
            )}
            <LinkButton to="/rate">Search Rates →</LinkButton>
          </span>
        </div>
        <Filters
          view={filters}
          onType={(typed) => actor.send({ type: "search.typed", text: typed })}
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

function useNotices(actor: QuotationsActor, onSearch: (typed: string) => void): void {
  const toast = useToast();
  useFlowEvents(actor, (event) => {
    if (event.type === "search.settled") onSearch(event.text);
    else toast("positive", "Reference saved.");
  });
}

type BookingsProps = {
  readonly actor: QuotationsActor;
  readonly onTurn: (by: 1 | -1) => void;
  readonly onClear: () => void;
};

function Bookings({ actor, onTurn, onClear }: BookingsProps): ReactElement {
  const view = useSelector(actor, bookingsView);
  const edited = useSelector(actor, referenceView, isSameReference);
  if (view.kind !== "listed") {
    return <BookingsPlaceholder view={view} onRetry={() => actor.send({ type: "list.retried" })} onClear={onClear} />;
  }
  return (
    <BookingsTable
      {...view}
      edited={edited}
      onTurn={onTurn}
      onEdit={(id) => actor.send({ type: "reference.opened", id })}
      onCloseEditor={() => actor.send({ type: "reference.closed" })}
      onSaveReference={(id, reference) => actor.send({ type: "reference.submitted", id, reference })}
    />
  );
}

type BookingsPlaceholderProps = {
  readonly view: Exclude<BookingsView, { readonly kind: "listed" }>;
  readonly onRetry: () => void;
  readonly onClear: () => void;
};

function BookingsPlaceholder({ view, onRetry, onClear }: BookingsPlaceholderProps): ReactElement {
  switch (view.kind) {
    case "loading":
      return view.isSlow ? <BookingsSkeleton /> : <div className={placeholder} />;
    case "failed": {
      const { sentence, cause } = failureMessage("quotations", view.failure);
      return (
        <FailedState sentence={sentence} advice={cause}>
          <Button kind="secondary" onClick={onRetry}>
            Try again
          </Button>
        </FailedState>
      );
    }
    case "empty":
      return view.isNarrowed ? (
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
}
