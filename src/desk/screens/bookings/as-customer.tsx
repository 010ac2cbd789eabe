import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { useParams } from "react-router-dom";
import { DOCUMENT_KIND_LABELS } from "#domain/documents";
import { Badge } from "#web/components/badge.tsx";
import { Banner } from "#web/components/banner.tsx";
import { DefinitionList } from "#web/components/definition-list.tsx";
import { TextLink } from "#web/components/router-link.tsx";
import { QuotationStatusPill } from "#web/components/status-pill.tsx";
import { num, text } from "#web/styles/typography.css.ts";
import { createCustomerView, customerView } from "../../flows/bookings.ts";
import { Loading } from "../../kit/loading.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import { DataTable, TableCard } from "../../kit/table-card.tsx";
import type { CustomerBooking } from "../../ports/index.ts";
import { useDeskFlow } from "../../services.ts";
import { DeskPage } from "../../shell/shell.tsx";
import * as css from "./bookings.css.ts";
import { DeadlineTable } from "./deadline-table.tsx";
import { DOCUMENT_STATES } from "./document-card.tsx";
import { toBasisText, toSellingText } from "./price-table.tsx";
import { toLoadText, toMomentText, toPlaceText, toTotalNote, toTotalText } from "./words.ts";

/** A booking as its customer sees it, to read along with somebody who calls. */
export function Component(): ReactElement {
  const { number = "" } = useParams();
  return <CustomerScreen key={number} number={number} />;
}

function CustomerScreen({ number }: { readonly number: string }): ReactElement {
  const page = useActorRef(useDeskFlow((services) => createCustomerView(services, number)));
  const view = useSelector(page, customerView);
  const back = <TextLink to={`/bookings/${encodeURIComponent(number)}`}>Back to the booking</TextLink>;
  if (view.kind !== "shown")
    return (
      <DeskPage title={`Booking ${number}`} aside={back}>
        {view.kind === "loading" ? <Loading /> : <Refusal failure={view.failure} />}
      </DeskPage>
    );
  const { booking } = view;
  return (
    <DeskPage
      title={`${toPlaceText(booking.from)} to ${toPlaceText(booking.to)}`}
      note={`Booking ${number}`}
      aside={back}
    >
      <div className={table.stack}>
        <Banner tone="info">
          <p>
            <b>This is what {booking.companyName === "" ? "the customer" : booking.companyName} sees.</b> You only read:
            nothing is signed in, and nothing can be changed here.
          </p>
        </Banner>
        <Facts booking={booking} />
        <Prices booking={booking} />
        <DeadlineTable deadlines={booking.deadlines} />
        <Documents booking={booking} />
      </div>
    </DeskPage>
  );
}

function Facts({ booking }: { readonly booking: CustomerBooking }): ReactElement {
  const { state, awaitsAnswerOf, bookingNumber, reference, carrier, vessel, voyage, departure, arrival } = booking;
  return (
    <section className={css.sheet} aria-labelledby="facts">
      <h2 id="facts" className={text.h3}>
        Status
      </h2>
      <p>
        <QuotationStatusPill status={state} />{" "}
        {awaitsAnswerOf !== null && <span className={table.quiet}>{`${awaitsAnswerOf} decides about it.`}</span>}
      </p>
      <DefinitionList
        items={[
          { term: "Booking number", value: bookingNumber ?? "Not issued yet" },
          { term: "Own reference", value: reference ?? "None" },
          { term: "Carrier", value: carrier },
          { term: "Vessel", value: [vessel, voyage].filter((part) => part !== null).join(", ") || "Not stated" },
          { term: "Departure", value: toMomentText(departure) },
          { term: "Arrival", value: toMomentText(arrival) },
          { term: "Load", value: toLoadText(booking) },
        ]}
      />
    </section>
  );
}

function Prices({ booking }: { readonly booking: CustomerBooking }): ReactElement {
  return (
    <TableCard id="prices" title="Price" note={toTotalNote(booking)}>
      <DataTable columns={["Charge", "Basis", { label: "Price", isAtEnd: true }]}>
        {booking.charges.map((charge, index) => (
          <tr key={index}>
            <th scope="row">{charge.name}</th>
            <td data-label="Basis">{toBasisText(charge)}</td>
            <td data-label="Price" className={`${table.amount} ${num}`}>
              {toSellingText(charge)}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">Total</th>
          <td />
          <td data-label="Price" className={`${table.amount} ${num}`}>
            <b className={css.total}>{toTotalText(booking)}</b>
          </td>
        </tr>
      </DataTable>
    </TableCard>
  );
}

function Documents({ booking: { documents } }: { readonly booking: CustomerBooking }): ReactElement {
  return (
    <section className={css.sheet} aria-labelledby="documents">
      <h2 id="documents" className={text.h3}>
        Documents
      </h2>
      {documents.length === 0 && <p className={table.quiet}>None yet.</p>}
      <ul className={css.list}>
        {documents.map(({ id, kind, state, versions }) => (
          <li key={id}>
            <span className={css.spread}>
              {DOCUMENT_KIND_LABELS[kind]} <Badge kind="plain">{DOCUMENT_STATES[state]}</Badge>
            </span>
            <small>{versions.map(({ fileName }) => fileName).join(", ")}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
