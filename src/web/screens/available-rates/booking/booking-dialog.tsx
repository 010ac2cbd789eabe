import { isSameView } from "#flows/kit/same-view.ts";
import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useState } from "react";
import { type BookableOffer, toSeenOffer } from "#domain/bookings";
import type { ExchangeRates } from "#domain/money";
import type { BookedSailing } from "#domain/rates";
import type { GstTerms, TaxableCharge } from "#domain/tax";
import { saveInterrupted } from "#flows/booking/interrupted.ts";
import { bookingFlow } from "#flows/booking/machine.ts";
import type { BookingAttempt, BookingEvent } from "#flows/booking/types.ts";
import { type BookingReceipt, type BookingView, bookingView } from "#flows/booking/view.ts";
import type { Failure } from "#flows/failure.ts";
import { visuallyHidden } from "#web/components/accessibility.css.ts";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { useBookingKeys, useCapability, useDrafts, useFlow } from "#web/portal/portal-context.tsx";
import { type ResumedBooking, useInterruptedAt, useSessionEnd } from "./use-interrupted-booking.ts";
import { ApprovalAsked, AskingApproval } from "./approval-result.tsx";
import { Booked, BookingFailed } from "./booking-result.tsx";
import { RepeatQuestion } from "./booking-summary.tsx";
import { type ConfirmedPrice, Confirmation } from "./confirmation.tsx";
import { CONFIRM_QUESTION, failedMessage, failedTitle, outcomeText, repeatQuestion } from "./labels.ts";

type BookingDialogProps = {
  readonly rate: BookableOffer;
  readonly onClose: () => void;
  readonly onSearchAgain: () => void;
  /** What fees are converted with, where the offer is not in a list of rates. */
  readonly exchange?: ExchangeRates | null;
  /** Left out where the forwarder states no tax with its prices. */
  readonly tax?: GstTerms | undefined;
  /** What is taxed, where the offer comes from a quote. */
  readonly taxable?: readonly TaxableCharge[];
  readonly earlier?: BookedSailing | null;
  readonly resumed?: ResumedBooking | null;
  /** Of the offer in its quote. */
  readonly position?: number | null;
  readonly onBooked?: (receipt: BookingReceipt) => void;
  readonly onWithdrawn?: (reason: string) => void;
};

/** From the question to the result; locked while the booking is being sent. */
export function BookingDialog({
  rate,
  onClose,
  onSearchAgain,
  exchange = null,
  tax,
  taxable = rate.charges ?? [],
  earlier = null,
  resumed = null,
  position = null,
  onBooked,
  onWithdrawn,
}: BookingDialogProps): ReactElement {
  const bookingKeys = useBookingKeys();
  const [key] = useState(() => bookingKeys.keyFor(rate.id));
  const shown = resumed?.rateId === rate.id ? resumed : null;
  const keepAttempt = useKeepAttempt(position);
  const flow = useFlow((portal) => bookingFlow(portal, logMissingDocument, keepAttempt));
  const hasCompanies = useCapability("company");
  const booking = useActorRef(flow, {
    input: { rate, key, earlier, reference: shown?.reference ?? null, hasCompanies },
  });
  const view = useSelector(booking, bookingView, isSameView);
  useSessionEnd(() => booking.send({ type: "session.ended" }));
  const close = () => {
    const isAsking = view.kind === "confirming" || view.kind === "confirming-repeat";
    booking.send({ type: isAsking ? "booking.declined" : "result.closed" });
    if (view.kind === "booked") onBooked?.(view.receipt);
    if (view.kind === "failed" && isGone(view.failure)) onWithdrawn?.(failedMessage(view.failure));
    onClose();
  };
  return (
    <Dialog
      open
      bare
      size={isConfirming(view) ? "booking" : "confirm"}
      locked={view.kind === "sending" || view.kind === "asking-approval"}
      onClose={close}
      title={dialogTitle(view)}
    >
      <p role="status" className={visuallyHidden}>
        {outcomeText(view)}
      </p>
      <Inside
        view={view}
        resumed={shown}
        send={booking.send}
        price={{ exchange, tax, taxable }}
        onClose={close}
        onSearchAgain={onSearchAgain}
      />
    </Dialog>
  );
}

/** Keeps a confirmation for when the shipper has signed in again. */
function useKeepAttempt(position: number | null): (attempt: BookingAttempt) => void {
  const drafts = useDrafts();
  const at = useInterruptedAt();
  return ({ rate, reference = null }) => saveInterrupted(drafts, at, { seen: toSeenOffer(rate), position, reference });
}

const isConfirming = ({ kind }: BookingView): boolean => kind === "confirming" || kind === "sending";

const isGone = (failure: Failure): boolean => failure.kind === "refused" && failure.reason === "offer-gone";

const dialogTitle = (view: BookingView): string => {
  if (view.kind === "booked") return "Success!";
  if (view.kind === "confirming-repeat") return repeatQuestion(view.earlier);
  if (view.kind === "asking-approval" || view.kind === "approval-asked") return "Approval requested";
  return view.kind === "failed" ? failedTitle(view) : CONFIRM_QUESTION;
};

type InsideProps = {
  readonly view: BookingView;
  readonly resumed: ResumedBooking | null;
  readonly price: ConfirmedPrice;
  readonly send: (event: BookingEvent) => void;
  readonly onClose: () => void;
  readonly onSearchAgain: () => void;
};

function Inside({ view, resumed, price, send, onClose, onSearchAgain }: InsideProps): ReactElement | null {
  switch (view.kind) {
    case "confirming-repeat":
      return (
        <RepeatQuestion
          rate={view.rate}
          earlier={view.earlier}
          onNo={onClose}
          onYes={() => send({ type: "repeat.confirmed" })}
        />
      );
    case "confirming":
    case "sending":
      return (
        <Confirmation
          rate={view.rate}
          resumed={resumed}
          sending={view.kind === "sending"}
          price={price}
          company={view.company}
          onNo={onClose}
          onTyped={(reference) => send({ type: "reference.typed", reference })}
          onYes={(reference) => send({ type: "booking.confirmed", reference })}
          onAskApproval={(reference) => send({ type: "approval.requested", reference })}
        />
      );
    case "booked":
      return <Booked view={view} onClose={onClose} onDocument={() => send({ type: "document.retried" })} />;
    case "failed":
      return (
        <BookingFailed
          view={view}
          onClose={onClose}
          onSearchAgain={onSearchAgain}
          onSendAgain={() => send({ type: "booking.retried" })}
          onAskApproval={() => send({ type: "approval.requested" })}
        />
      );
    case "asking-approval":
      return <AskingApproval />;
    case "approval-asked":
      return <ApprovalAsked approval={view.approval} onClose={onClose} />;
    case "closed":
      return null;
  }
}

/** A booking PDF that fails to load is only logged: the booking is valid, and the dialog offers the PDF again. */
const logMissingDocument = (failure: Failure): void => {
  // oxlint-disable-next-line no-console -- the specification asks for the log
  console.warn("The booking PDF could not be downloaded.", failure);
};
