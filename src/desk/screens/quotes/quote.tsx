import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { useParams } from "react-router-dom";
import { DefinitionList } from "#web/components/definition-list.tsx";
import { Spinner } from "#web/components/loading.tsx";
import { TextLink } from "#web/components/router-link.tsx";
import { text } from "#web/styles/typography.css.ts";
import {
  createAnswerForm,
  createDeclineForm,
  createQuotePage,
  type QuotePageActor,
  type QuoteServices,
  quoteView,
} from "../../flows/quotes.ts";
import { CustomerLink } from "../../kit/customer-link.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import type { DeskQuoteRequest } from "../../ports/index.ts";
import { useDeskFlow } from "../../services.ts";
import { formatOfficeMoment } from "../../shell/office-clock.tsx";
import { DeskPage } from "../../shell/shell.tsx";
import * as bookings from "../bookings/bookings.css.ts";
import { AnswerForm } from "./answer-form.tsx";
import * as css from "./quotes.css.ts";
import { UnsentAnswer } from "./unsent-answer.tsx";

/** A request for a quote beside its answer. */
export function Component(): ReactElement {
  const { number = "" } = useParams();
  return <QuoteScreen key={number} number={number} />;
}

function useQuoteForm<Flow>(number: string, page: QuotePageActor, make: (services: QuoteServices) => Flow): Flow {
  return useDeskFlow((services) => make({ ...services, number, page }));
}

function QuoteScreen({ number }: { readonly number: string }): ReactElement {
  const page = useActorRef(useDeskFlow((services) => createQuotePage(services, number)));
  const form = useActorRef(useQuoteForm(number, page, createAnswerForm));
  const decline = useActorRef(useQuoteForm(number, page, createDeclineForm));
  const view = useSelector(page, quoteView);
  const back = <TextLink to="/quotes">All requests</TextLink>;
  if (view.kind !== "shown")
    return (
      <DeskPage title={`Request ${number}`} aside={back}>
        {view.kind === "loading" ? <Spinner size="l" label="Loading..." /> : <Refusal failure={view.failure} />}
      </DeskPage>
    );
  const { request } = view;
  return (
    <DeskPage
      title={request.search}
      note={`Request ${request.number}, sent ${formatOfficeMoment(request.requestedAt)} by ${request.contact.name}`}
      aside={back}
    >
      <div className={css.columns}>
        <div className={table.stack}>
          <RequestCard request={request} />
          <CustomerCard request={request} />
        </div>
        {request.state === "open" ? (
          <AnswerForm request={request} form={form} decline={decline} />
        ) : (
          <div className={table.stack}>
            <Settled request={request} />
            <UnsentAnswer form={form} decline={decline} />
          </div>
        )}
      </div>
    </DeskPage>
  );
}

function RequestCard({ request }: { readonly request: DeskQuoteRequest }): ReactElement {
  const { search, details, commodity, note } = request;
  return (
    <section className={bookings.sheet} aria-labelledby="asked">
      <h2 id="asked" className={text.h3}>
        The request
      </h2>
      <p>{search}</p>
      {details.map((detail) => (
        <p key={detail} className={table.quiet}>
          {detail}
        </p>
      ))}
      {commodity !== null && <p>Commodity: {commodity}</p>}
      {note !== null && <blockquote className={bookings.text}>{note}</blockquote>}
    </section>
  );
}

function CustomerCard({ request: { companyName, contact } }: { readonly request: DeskQuoteRequest }): ReactElement {
  return (
    <section className={bookings.sheet} aria-labelledby="customer">
      <h2 id="customer" className={text.h3}>
        The customer
      </h2>
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
    </section>
  );
}

function Settled({ request: { state, quoteNumber, reason } }: { readonly request: DeskQuoteRequest }): ReactElement {
  return (
    <section className={bookings.sheet} aria-labelledby="settled" role="status">
      <h2 id="settled" className={text.h2}>
        {state === "answered" ? `Answered with ${quoteNumber ?? ""}` : "Declined"}
      </h2>
      {reason !== null && <p className={bookings.text}>{reason}</p>}
      <p className={table.quiet}>The customer got a mail.</p>
    </section>
  );
}
