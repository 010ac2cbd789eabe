import type { ReactElement } from "react";
import type { BookingView } from "#flows/booking/view.ts";
import { Button } from "#web/components/button.tsx";
import { LinkButton } from "#web/components/router-link.tsx";
import { DefinitionList } from "#web/components/definition-list.tsx";
import { LinkAction } from "#web/components/link.tsx";
import { Result } from "#web/components/result.tsx";
import { num } from "#web/styles/typography.css.ts";
import * as css from "./booking.css.ts";
import { confirmedMessage, sailingNote } from "./words.ts";

type BookedView = Extract<BookingView, { readonly kind: "booked" }>;
type BookedProps = { readonly view: BookedView; readonly onClose: () => void; readonly onDocument: () => void };

/** The booking stands: its numbers, its PDF, and where to find it. */
export function Booked({ view, onClose, onDocument }: BookedProps): ReactElement {
  return (
    <Result outcome="done" title="Success!" message={<BookedMessage view={view} onDocument={onDocument} />}>
      <LinkButton to="/rate/quote" wide>
        My Bookings
      </LinkButton>
      <Button kind="secondary" wide autoFocus onClick={onClose}>
        Close
      </Button>
    </Result>
  );
}

function BookedMessage({ view, onDocument }: Pick<BookedProps, "view" | "onDocument">): ReactElement {
  const { rate, receipt, reference } = view;
  const sailing = sailingNote(rate);
  const { message, quotationId, bookingId } = receipt;
  const numbers = [
    ...(quotationId === null ? [] : [{ term: "Quotation ID", value: quotationId }]),
    ...(bookingId === null ? [] : [{ term: "Booking ID", value: bookingId }]),
    ...(reference === null ? [] : [{ term: "Your reference", value: reference }]),
  ];
  return (
    <>
      <p>{confirmedMessage(message)}</p>
      {numbers.length > 0 && (
        <div className={css.numbers}>
          <DefinitionList layout="inline" items={numbers} />
        </div>
      )}
      {sailing !== null && <p className={`${css.documentNote} ${num}`}>{sailing}</p>}
      <DocumentNote document={view.document} onDocument={onDocument} />
    </>
  );
}

type DocumentNoteProps = { readonly document: BookedView["document"]; readonly onDocument: () => void };

function DocumentNote({ document, onDocument }: DocumentNoteProps): ReactElement {
  if (document === "fetching") return <p className={css.documentNote}>The booking PDF is being prepared.</p>;
  return (
    <p className={css.documentNote}>
      {document === "saved" ? "The booking PDF was downloaded. " : "The booking PDF could not be downloaded. "}
      <LinkAction onClick={onDocument}>{document === "saved" ? "Download again" : "Try again"}</LinkAction>
    </p>
  );
}
