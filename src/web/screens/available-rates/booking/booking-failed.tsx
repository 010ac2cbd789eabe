import type { ReactElement } from "react";
import type { Remedy } from "#flows/booking/remedy.ts";
import type { Failure } from "#flows/failure.ts";
import { Button } from "#web/components/button.tsx";
import { Result } from "#web/components/result.tsx";
import * as css from "./booking.css.ts";
import { failedMessage } from "./words.ts";

const ADVICE: Readonly<Record<Remedy, string | null>> = {
  "search-again": "Prices and availability have changed since this search. Search again for current offers.",
  "send-again":
    "We do not know whether the booking was received. You can safely try again: the same offer is not booked twice.",
  close: null,
};

type BookingFailedProps = {
  readonly failure: Failure;
  readonly remedy: Remedy;
  readonly onClose: () => void;
  readonly onSearchAgain: () => void;
  readonly onSendAgain: () => void;
};

/** What went wrong, and the one thing that helps. */
export function BookingFailed(props: BookingFailedProps): ReactElement {
  const { failure, remedy, onClose } = props;
  const advice = ADVICE[remedy];
  const message = (
    <>
      <p>{failedMessage(failure)}</p>
      {advice !== null && <p className={css.advice}>{advice}</p>}
    </>
  );
  return (
    <Result outcome="failed" title="Booking Failed" message={message}>
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
      <Button kind="secondary" wide autoFocus onClick={onClose}>
        Close
      </Button>
    </Result>
  );
}
