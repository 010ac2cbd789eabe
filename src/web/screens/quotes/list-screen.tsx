import { describeLoad } from "#domain/lcl";
import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { type DeskRequest, formatQuoteSearch, toQuoteEnd } from "#domain/quotes";
import { quoteListFlow, type QuoteListView, quoteListView } from "#flows/quotes/list.ts";
import { toQuotePath } from "#flows/quotes/path.ts";
import type { ListedQuote } from "#flows/quotes/page.ts";
import { Badge } from "#web/components/badge.tsx";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/router-link.tsx";
import { QuoteStatusPill } from "#web/components/status-pill.tsx";
import { noteBelow, weight } from "#web/kit/atoms.css.ts";
import { Page } from "#web/kit/page.tsx";
import { LoadingRows, PageState } from "#web/kit/page-state.tsx";
import { ownDayAndTime } from "#web/messages/dates.ts";
import { tabTitle, useFlow } from "#web/portal/portal-context.tsx";
import { useZoneNote } from "#web/portal/use-zones.ts";
import { num, text } from "#web/styles/typography.css.ts";
import { REQUEST_LABELS } from "./labels.ts";
import * as css from "./quotes.css.ts";
import { extent } from "#web/styles/tokens.ts";
import { formatDate, readerFormats } from "#web/messages/formats.ts";

/** The quotes of the shipper, and what the desk was asked. */
export function Component(): ReactElement {
  const actor = useActorRef(useFlow(quoteListFlow));
  const view = quoteListView(useSelector(actor, (snapshot) => snapshot));
  return (
    <Page tab={tabTitle("Quotes")}>
      <div className={css.head}>
        <h1 className={text.h1}>Quotes</h1>
        <LinkButton to="/rate">Search Rates →</LinkButton>
      </div>
      <Content view={view} onRetry={() => actor.send({ type: "page.requested" })} />
    </Page>
  );
}

const ROW = ["100%", extent(72)] as const;
const SKELETON = <LoadingRows label="Loading quotes..." className={css.stack} rows={[ROW, ROW]} />;

type ContentProps = { readonly view: QuoteListView; readonly onRetry: () => void };

function Content({ view, onRetry }: ContentProps): ReactElement {
  return (
    <PageState view={view} attempt="quotes" skeleton={SKELETON} onRetry={onRetry}>
      {(shown) => <Lists {...shown} />}
    </PageState>
  );
}

type ListsProps = Pick<Extract<QuoteListView, { readonly kind: "shown" }>, "quotes" | "requests">;

function Lists({ quotes, requests }: ListsProps): ReactElement {
  if (quotes.length + requests.length === 0)
    return (
      <EmptyState
        sentence="No quotes yet."
        advice="Open the details or the comparison of offers in Available Rates and save them as a quote."
      >
        <LinkButton to="/rate">Search Rates →</LinkButton>
      </EmptyState>
    );
  return (
    <div className={css.stack}>
      {quotes.length > 0 && <Quotes quotes={quotes} />}
      {requests.length > 0 && <Requests requests={requests} />}
    </div>
  );
}

function Quotes({ quotes }: { readonly quotes: readonly ListedQuote[] }): ReactElement {
  const toNote = useZoneNote();
  return (
    <section aria-label="Saved quotes">
      <ul className={css.rows}>
        {quotes.map((quote) => (
          <li key={quote.id}>
            <Link className={css.row} to={toQuotePath(quote.number)}>
              <span>
                <span className={weight.bold}>
                  {quote.offers[0]?.from.name} to {quote.offers[0]?.to.name}, {quote.customer.companyName}
                </span>
                <small className={`${noteBelow} ${num}`}>
                  {[
                    quote.number,
                    describeLoad(quote.load, readerFormats().numbers),
                    quote.offers.map(({ carrier }) => carrier).join(", "),
                    `valid until ${formatDate(quote.validTill)}${toNote(toQuoteEnd(quote))}`,
                  ].join(" · ")}
                </small>
              </span>
              <QuoteStatusPill state={quote.state} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Requests({ requests }: { readonly requests: readonly DeskRequest[] }): ReactElement {
  return (
    <section aria-labelledby="requests">
      <h2 id="requests" className={css.listTitle}>
        Requests to the desk
      </h2>
      <ul className={css.rows}>
        {requests.map(({ id, number, state, search, requestedAt, reason }) => (
          <li key={id}>
            <div className={css.row}>
              <span>
                <span className={weight.bold}>{formatQuoteSearch(search)}</span>
                <small className={`${noteBelow} ${num}`}>
                  {number} · sent {ownDayAndTime(requestedAt)}
                  {reason !== null && ` · ${reason}`}
                </small>
              </span>
              <Badge>{REQUEST_LABELS[state]}</Badge>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
