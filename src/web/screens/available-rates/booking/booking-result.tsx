import type { ReactElement } from "react";
import type { Remedy } from "#flows/booking/remedy.ts";
import type { BookingView } from "#flows/booking/view.ts";
import { toBookingPagePath } from "#flows/deadlines/path.ts";
import { Button } from "#web/components/button.tsx";
import { DefinitionList } from "#web/components/definition-list.tsx";
import { LinkAction } from "#web/components/link.tsx";
import { Result } from "#web/components/result.tsx";
import { LinkButton, TextLink } from "#web/components/router-link.tsx";
import { top } from "#web/kit/atoms.css.ts";
import { useCapability, useHasBookingPage } from "#web/portal/portal-context.tsx";
import { useLocalTime } from "#web/portal/use-zones.ts";
import { num } from "#web/styles/typography.css.ts";
import * as css from "./booking.css.ts";
import { confirmedMessage, sailingNote, failedMessage, failedTitle } from "./labels.ts";
import { Text } from "#web/kit/layout.tsx";

type BookedResultView = Extract<BookingView, { readonly kind: "booked" }>;
type BookedProps = { readonly view: BookedResultView; readonly onClose: () => void; readonly onDocument: () => void };

export function Booked({ view, onClose, onDocument }: BookedProps): ReactElement {
  return (
    <Result outcome="done" title="Success!" message={<BookedMessage view={view} onDocument={onDocument} />}>
      <BookingLinks receipt={view.receipt} />
      <Button kind="secondary" wide autoFocus onClick={onClose}>
        Close
      </Button>
    </Result>
  );
}

/* A backend without the page of a booking has the list. */
function BookingLinks({ receipt }: { readonly receipt: BookedResultView["receipt"] }): ReactElement {
  const { quotationId } = receipt;
  const hasPage = useHasBookingPage()(receipt) && quotationId !== null;
  return (
    <>
      {hasPage && (
        <LinkButton to={toBookingPagePath(quotationId)} wide>
          Open booking
        </LinkButton>
      )}
      <LinkButton to="/rate/quote" kind={hasPage ? "secondary" : "primary"} wide>
        My Bookings
      </LinkButton>
    </>
  );
}

function BookedMessage({ view, onDocument }: Pick<BookedProps, "view" | "onDocument">): ReactElement {
  const { rate, receipt, reference } = view;
  const hasPage = useHasBookingPage();
  const sailing = sailingNote(rate, useLocalTime(rate.loadingZone));
  const { message, quotationId, bookingId } = receipt;
  const numbers = [
    ...(quotationId === null
      ? []
      : [{ term: "Quotation ID", value: <QuotationLink number={quotationId} hasPage={hasPage(receipt)} /> }]),
    ...(bookingId === null ? [] : [{ term: "Booking ID", value: bookingId }]),
    ...(reference === null ? [] : [{ term: "Your reference", value: reference }]),
  ];
  return (
    <>
      <p>{confirmedMessage(message)}</p>
      {numbers.length > 0 && (
        <div className={top[12]}>
          <DefinitionList layout="inline" items={numbers} />
        </div>
      )}
      {sailing !== null && <p className={`${css.documentNote} ${num}`}>{sailing}</p>}
      <DocumentNote document={view.document} onDocument={onDocument} />
    </>
  );
}

function QuotationLink({ number, hasPage }: { readonly number: string; readonly hasPage: boolean }): ReactElement {
  return hasPage ? <TextLink to={toBookingPagePath(number)}>{number}</TextLink> : <>{number}</>;
}

type DocumentNoteProps = { readonly document: BookedResultView["document"]; readonly onDocument: () => void };

function DocumentNote({ document, onDocument }: DocumentNoteProps): ReactElement {
  if (document === "fetching") return <p className={css.documentNote}>The booking PDF is being prepared.</p>;
  return (
    <p className={css.documentNote}>
      {document === "saved" ? "The booking PDF was downloaded. " : "The booking PDF could not be downloaded. "}
      <LinkAction onClick={onDocument}>{document === "saved" ? "Download again" : "Try again"}</LinkAction>
    </p>
  );
}

const ADVICE: Readonly<Record<Remedy, string | null>> = {
  "search-again": "Prices and availability have changed since this search. Search again for current offers.",
  "send-again":
    "We do not know whether the booking was received. You can safely try again: the same offer is not booked twice.",
  "ask-approval": "A colleague who may approve it is asked by mail. Nothing is booked until then.",
  close: null,
};
const NOT_ASKED = "Nothing was booked. You can safely ask again: the same offer is one request.";
const NO_APPROVALS = "Ask an admin of your company to book it.";

const findAdvice = ({ remedy, attempted }: FailedView, hasApprovals: boolean): string | null => {
  if (attempted === "approval" && remedy === "send-again") return NOT_ASKED;
  return remedy === "ask-approval" && !hasApprovals ? NO_APPROVALS : ADVICE[remedy];
};

type FailedView = Extract<BookingView, { readonly kind: "failed" }>;
type BookingFailedProps = {
  readonly view: FailedView;
  readonly onClose: () => void;
  readonly onSearchAgain: () => void;
  readonly onSendAgain: () => void;
  readonly onAskApproval: () => void;
};

export function BookingFailed(props: BookingFailedProps): ReactElement {
  const { view, onClose } = props;
  const { failure, remedy } = view;
  const hasApprovals = useCapability("approvals");
  const advice = findAdvice(view, hasApprovals);
  const message = (
    <>
      <p>{failedMessage(failure)}</p>
      {advice !== null && (
        <Text size="ui" top={8}>
          {advice}
        </Text>
      )}
    </>
  );
  return (
    <Result outcome={remedy === "ask-approval" ? "waiting" : "failed"} title={failedTitle(view)} message={message}>
      {remedy === "search-again" && (
        <Button wide onClick={props.onSearchAgain}>
          Search again
        </Button>
      )}
      {remedy === "send-again" && (
        <Button wide onClick={props.onSendAgain}>
          Try again
        </Button>
      )}
      {remedy === "ask-approval" && hasApprovals && (
        <Button wide onClick={props.onAskApproval}>
          Ask for approval
        </Button>
      )}
      <Button kind="secondary" wide autoFocus onClick={onClose}>
        Close
      </Button>
    </Result>
  );
}
