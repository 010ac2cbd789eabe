import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { quotationsFlow } from "../../../flows/quotations/flow.ts";
import { type QuotationsView, quotationsView } from "../../../flows/quotations/selectors.ts";
import { Button } from "../../components/button/button.tsx";
import { LinkButton } from "../../components/button/link-button.tsx";
import { EmptyState, FailedState } from "../../components/empty-state/empty-state.tsx";
import { wordFailure } from "../../messages/failures.ts";
import { useFlow } from "../../portal/use-flow.ts";
import { wrap } from "../../styles/layout.css.ts";
import { text } from "../../styles/typography.css.ts";
import { BookingsSkeleton } from "./bookings-skeleton.tsx";
import { BookingsTable } from "./bookings-table.tsx";
import { head, page as pageStyle, quiet } from "./screen.css.ts";
import { tabTitle } from "../../portal/tab-title.ts";

/** The shipper's bookings; the page stands in the URL, so that a reload and the way back keep it. */
export function Component(): ReactElement {
  const [query, setQuery] = useSearchParams();
  const page = pageIn(query);
  const { machine, input } = useFlow((portal) => quotationsFlow(portal, page));
  const actor = useActorRef(machine, { input });
  useEffect(() => actor.send({ type: "page.requested", page }), [actor, page]);
  const view = useSelector(actor, quotationsView);
  return (
    <main id="main" tabIndex={-1} className={pageStyle}>
      <title>{tabTitle("My Bookings")}</title>
      <div className={wrap}>
        <div className={head}>
          <h1 className={text.h1}>My Bookings</h1>
          <LinkButton to="/rate">Search Rates →</LinkButton>
        </div>
        <Bookings
          view={view}
          onRetry={() => actor.send({ type: "page.retried" })}
          onTurn={(by) => setQuery(page + by === 0 ? {} : { page: String(page + by + 1) })}
        />
      </div>
    </main>
  );
}

/** The page asked for, counted from 0; anything that is no page is the first. */
function pageIn(query: URLSearchParams): number {
  const asked = query.get("page") ?? "1";
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) - 1 : 0;
}

type BookingsProps = {
  readonly view: QuotationsView;
  readonly onRetry: () => void;
  readonly onTurn: (by: 1 | -1) => void;
};

function Bookings({ view, onRetry, onTurn }: BookingsProps): ReactElement {
  switch (view.kind) {
    case "loading":
      return view.isLong ? <BookingsSkeleton /> : <div className={quiet} />;
    case "failed": {
      const { sentence, cause } = wordFailure("quotations", view.failure);
      return (
        <FailedState sentence={sentence} advice={cause}>
          <Button kind="secondary" onClick={onRetry}>
            Try again
          </Button>
        </FailedState>
      );
    }
    case "empty":
      return (
        <EmptyState sentence="No quotations found." advice="Search rates and book an offer: it will stand here.">
          <LinkButton to="/rate">Search Rates →</LinkButton>
        </EmptyState>
      );
    case "listed":
      return <BookingsTable rows={view.rows} total={view.total} paging={view.paging} onTurn={onTurn} />;
  }
}
