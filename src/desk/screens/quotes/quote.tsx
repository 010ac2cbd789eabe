import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useCallback, useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import { DefinitionList } from "#web/components/definition-list.tsx";
import { TextLink } from "#web/components/router-link.tsx";
import { text } from "#web/styles/typography.css.ts";
import { followNews } from "../../flows/follow-news.ts";
import { createQuotePage, quoteView } from "../../flows/quotes.ts";
import { CustomerLink } from "../../kit/customer-link.tsx";
import { CompanyNotice } from "../../kit/company-notice.tsx";
import { Loading } from "../../kit/loading.tsx";
import { OpenedBy } from "../../kit/opened-by.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import type { DeskQuoteRequest, TypedQuote } from "../../ports/index.ts";
import { useDesk, useDeskFlow } from "../../services.ts";
import { useKeysWait } from "../../shell/held-keys.ts";
import { formatOfficeMoment } from "../../shell/office-clock.tsx";
import { DeskPage } from "../../shell/shell.tsx";
import * as bookings from "../bookings/bookings.css.ts";
import { Answer } from "./answer.tsx";
import * as css from "./quotes.css.ts";
import { RequestFacts } from "./request-facts.tsx";
import { Settled } from "./sent-quote.tsx";
import { type Unsent, UnsentAnswer } from "./unsent-answer.tsx";

/** A request for a quote beside its answer. */
export function Component(): ReactElement {
  const { number = "" } = useParams();
  return <QuoteScreen key={number} number={number} />;
}

function QuoteScreen({ number }: { readonly number: string }): ReactElement {
  const services = useDesk();
  const page = useActorRef(useDeskFlow(() => createQuotePage(services, number)));
  useEffect(() => followNews(services, page), [services, page]);
  const view = useSelector(page, quoteView);
  useKeysWait(view.kind === "shown" && view.isBusy);
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  /* An answer that is taken back is in the form as it was sent. */
  const [sending, setSending] = useState<TypedQuote | null>(null);
  const send = (typed: TypedQuote): void => {
    setSending(typed);
    setUnsent(null);
  };
  /* A refusal, which says who was faster, comes before the form is closed. */
  const keep = useCallback(
    (closed: Unsent): void => setUnsent((known) => (closed.failure === null ? (known ?? closed) : closed)),
    [],
  );
  const back = <TextLink to="/quotes">All requests</TextLink>;
  if (view.kind !== "shown")
    return (
      <DeskPage title={`Request ${number}`} aside={back}>
        {view.kind === "loading" ? <Loading /> : <Refusal failure={view.failure} />}
      </DeskPage>
    );
  const { request, isBusy, changeFailure } = view;
  return (
    <DeskPage
      title={request.search}
      note={`Request ${request.number}, sent ${formatOfficeMoment(request.requestedAt)} by ${request.contact.name}`}
      aside={back}
    >
      <div className={table.stack}>
        <div className={css.context}>
          <RequestCard request={request} />
          <CustomerCard request={request} />
        </div>
        <OpenedBy kind="quote" id={request.number} />
        <CompanyNotice
          name={request.companyName}
          state={request.contact.companyState}
          reason={request.contact.stateReason}
        />
        {request.state === "open" ? (
          <Answer request={request} page={page} typed={sending} onSending={send} onUnsent={keep} />
        ) : (
          <div className={table.stack}>
            <Refusal failure={changeFailure} />
            <Settled request={request} page={page} isBusy={isBusy} />
            {unsent !== null && <UnsentAnswer unsent={unsent} />}
          </div>
        )}
      </div>
    </DeskPage>
  );
}

function RequestCard({ request }: { readonly request: DeskQuoteRequest }): ReactElement {
  return (
    <section className={bookings.sheet} aria-labelledby="asked">
      <h2 id="asked" className={text.h3}>
        The request
      </h2>
      <RequestFacts {...request} before={[{ term: "Lane and load", value: request.search }]} />
    </section>
  );
}

function CustomerCard({ request: { companyName, contact } }: { readonly request: DeskQuoteRequest }): ReactElement {
  return (
    <section className={bookings.sheet} aria-labelledby="customer">
      <h2 id="customer" className={text.h3}>
        The customer
      </h2>
      <div className={bookings.cardStack}>
        <DefinitionList
          items={[
            {
              term: "Company",
              value: <CustomerLink id={contact.companyId}>{companyName}</CustomerLink>,
            },
            { term: "Group", value: contact.group ?? "None" },
            { term: "Person", value: contact.name },
            { term: "Mail", value: <a href={`mailto:${contact.email}`}>{contact.email}</a> },
          ]}
        />
      </div>
    </section>
  );
}
