import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect } from "react";
import { Link, useSearchParams } from "react-router-dom";
import type { DeskRequestState } from "#domain/quotes";
import { Badge } from "#web/components/badge.tsx";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/router-link.tsx";
import { Segmented } from "#web/components/segmented.tsx";
import { num } from "#web/styles/typography.css.ts";
import { createQuoteList, quoteListView } from "../../flows/quotes.ts";
import { Loading } from "../../kit/loading.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import { ListTable } from "../../kit/table-card.tsx";
import type { ListedQuoteRequest, QuoteQuery } from "../../ports/index.ts";
import { useDeskFlow } from "../../services.ts";
import { formatOfficeMoment } from "../../shell/office-clock.tsx";
import { DeskPage } from "../../shell/shell.tsx";
import * as bookings from "../bookings/bookings.css.ts";

const STATES = ["open", "answered", "declined"] as const;
const STATE_LABELS: Readonly<Record<DeskRequestState, string>> = {
  open: "To be answered",
  answered: "Answered",
  declined: "Declined",
};
const LOOKS = { open: "caution", answered: "best", declined: "plain" } as const;

const FILTERS = [
  { value: "all", label: "All" },
  ...STATES.map((state) => ({ value: state, label: STATE_LABELS[state] })),
] as const;

const readQuery = (params: URLSearchParams): QuoteQuery => ({
  state: STATES.find((state) => state === params.get("state")) ?? null,
  after: params.get("after"),
});

const toParams = ({ state, after }: QuoteQuery): URLSearchParams =>
  new URLSearchParams([...(state === null ? [] : [["state", state]]), ...(after === null ? [] : [["after", after]])]);

/** Requests for quotes of all companies; filter and page are in the address. */
export function Component(): ReactElement {
  const [params, setParams] = useSearchParams();
  const query = readQuery(params);
  const actor = useActorRef(useDeskFlow((services) => createQuoteList(services, query)));
  const view = useSelector(actor, quoteListView);
  const address = toParams(query).toString();
  useEffect(() => {
    actor.send({ type: "query.changed", query: readQuery(new URLSearchParams(address)) });
  }, [actor, address]);
  return (
    <DeskPage
      title="Quotes"
      note="Requests for prices, newest first."
      aside={
        <Segmented<DeskRequestState | "all">
          wraps
          label="State"
          options={FILTERS}
          value={query.state ?? "all"}
          onChange={(state) => setParams(toParams({ state: state === "all" ? null : state, after: null }))}
        />
      }
    >
      {view.kind === "loading" && <Loading />}
      {view.kind === "failed" && <Refusal failure={view.failure} />}
      {view.kind === "shown" && (
        <section className={table.tableCard} aria-label="Requests" aria-busy={view.isLoading}>
          {view.requests.length === 0 ? (
            <EmptyState sentence="No request." advice="Requests of customers appear here." />
          ) : (
            <RequestTable requests={view.requests} />
          )}
          <nav className={bookings.pages} aria-label="Pages">
            {query.after === null ? (
              <span />
            ) : (
              <LinkButton kind="ghost" size="small" to={`/quotes?${toParams({ ...query, after: null }).toString()}`}>
                Newest
              </LinkButton>
            )}
            {view.next !== null && (
              <LinkButton
                kind="ghost"
                size="small"
                to={`/quotes?${toParams({ ...query, after: view.next }).toString()}`}
              >
                Older
              </LinkButton>
            )}
          </nav>
        </section>
      )}
    </DeskPage>
  );
}

function RequestTable({ requests }: { readonly requests: readonly ListedQuoteRequest[] }): ReactElement {
  return (
    <ListTable columns={["Request", "Company", "Lane and load", "Sent", "State"]} className={bookings.rows}>
      {requests.map(({ number, companyName, search, requestedAt, state, quoteNumber }) => (
        <tr key={number}>
          <th scope="row">
            <Link to={`/quotes/${encodeURIComponent(number)}`}>{number}</Link>
          </th>
          <td data-label="Company">{companyName}</td>
          <td data-label="Lane and load">{search}</td>
          <td data-label="Sent" className={num}>
            {formatOfficeMoment(requestedAt)}
          </td>
          <td data-label="State">
            <Badge kind={LOOKS[state]}>{STATE_LABELS[state]}</Badge>
            {quoteNumber !== null && <small>{quoteNumber}</small>}
          </td>
        </tr>
      ))}
    </ListTable>
  );
}
