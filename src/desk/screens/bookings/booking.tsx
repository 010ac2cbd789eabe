import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { useParams } from "react-router-dom";
import { eye } from "#web/components/icon/shapes.ts";
import { LinkButton, TextLink } from "#web/components/router-link.tsx";
import { bookingView } from "../../flows/bookings.ts";
import { CompanyNotice } from "../../kit/company-notice.tsx";
import { Loading } from "../../kit/loading.tsx";
import { OpenedBy } from "../../kit/opened-by.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import type { DeskBooking } from "../../ports/index.ts";
import { useKeysWait } from "../../shell/held-keys.ts";
import { DeskPage } from "../../shell/shell.tsx";
import { AnswerCard } from "./answer-card.tsx";
import { ContactCard, PartiesCard } from "./booking-cards.tsx";
import { BookingFacts } from "./booking-facts.tsx";
import * as css from "./bookings.css.ts";
import { CargoCard } from "./cargo-card.tsx";
import { ChangeCard } from "./change-dialog.tsx";
import { ContainerTable } from "./container-table.tsx";
import { DeadlineTable } from "./deadline-table.tsx";
import { DocumentCard } from "./document-card.tsx";
import { History } from "./history.tsx";
import { Messages } from "./messages.tsx";
import { Notes } from "./notes.tsx";
import { PriceTable } from "./price-table.tsx";
import { RequestCards } from "./request-card.tsx";
import { useBookingForms } from "./use-booking-forms.ts";
import { useLiveBookingPage } from "./use-booking-page.ts";
import { nameRecipient, toPlaceText } from "./words.ts";

/** Everything about one booking, and what the desk does with it. */
export function Component(): ReactElement {
  const { number = "" } = useParams();
  return <BookingScreen key={number} number={number} />;
}

const describe = ({ number, bookingNumber, reference }: DeskBooking): string =>
  [
    `Quotation ${number}`,
    `Carrier's number ${bookingNumber ?? "not issued yet"}`,
    ...(reference === null ? [] : [`Customer's reference ${reference}`]),
  ].join("  ·  ");

function BookingScreen({ number }: { readonly number: string }): ReactElement {
  const page = useLiveBookingPage(number);
  const forms = useBookingForms(number, page);
  const view = useSelector(page, bookingView);
  useKeysWait(view.kind === "shown" && view.isBusy);
  const back = <TextLink to="/bookings">All bookings</TextLink>;
  if (view.kind !== "shown")
    return (
      <DeskPage title={`Booking ${number}`} aside={back}>
        {view.kind === "loading" ? <Loading /> : <Refusal failure={view.failure} />}
      </DeskPage>
    );
  const { booking, isBusy, changeFailure } = view;
  return (
    <DeskPage
      title={`${toPlaceText(booking.from)} to ${toPlaceText(booking.to)}`}
      note={describe(booking)}
      aside={
        <div className={css.filters}>
          {back}
          <LinkButton
            to={`/bookings/${encodeURIComponent(booking.number)}/as-customer`}
            kind="secondary"
            size="small"
            icon={eye}
          >
            See as customer
          </LinkButton>
        </div>
      }
    >
      <BookingFacts booking={booking} />
      <div className={css.columns}>
        <div className={table.stack}>
          <DeadlineTable deadlines={booking.deadlines} />
          <PriceTable booking={booking} />
          <ContainerTable booking={booking} />
          <div className={css.cards}>
            <PartiesCard parties={booking.parties} />
            <ContactCard contact={booking.contact} />
            <CargoCard booking={booking} form={forms.cargo} page={page} isBusy={isBusy} />
          </div>
          <History entries={booking.history} />
        </div>
        <div className={css.side}>
          <OpenedBy kind="booking" id={booking.number} />
          {booking.contact !== null && (
            <CompanyNotice
              name={booking.contact.companyName}
              state={booking.contact.companyState}
              reason={booking.contact.stateReason}
            />
          )}
          <Refusal failure={changeFailure} />
          <RequestCards
            booking={booking}
            form={forms.request}
            page={page}
            isBusy={isBusy}
            recipient={nameRecipient(booking)}
          />
          <AnswerCard booking={booking} forms={forms} isBusy={isBusy} page={page} />
          <ChangeCard booking={booking} form={forms.start} recipient={booking.contact?.name ?? "the customer"} />
          <DocumentCard booking={booking} forms={forms} page={page} />
          <Messages
            messages={booking.messages}
            form={forms.message}
            recipient={booking.contact?.name ?? "the customer"}
          />
          <Notes notes={booking.notes} form={forms.note} />
        </div>
      </div>
    </DeskPage>
  );
}
