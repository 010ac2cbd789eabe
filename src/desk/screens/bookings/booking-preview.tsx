import { useSelector } from "@xstate/react";
import { type ReactElement, useEffect, useEffectEvent, useRef } from "react";
import { num } from "#web/styles/typography.css.ts";
import { type BookingPageActor, bookingView } from "../../flows/bookings.ts";
import { Loading } from "../../kit/loading.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import type { HeldAnswer } from "../../flows/inbox/types.ts";
import type { DeskBooking } from "../../ports/index.ts";
import { useKeysWait } from "../../shell/held-keys.ts";
import { ItemFacts } from "../inbox/item-facts.tsx";
import type { PreviewProps } from "../inbox/preview-props.ts";
import { useNewsOfItem } from "../../kit/use-news-of-item.ts";
import { AnswerCard, UndoBar } from "./answer-card.tsx";
import { CargoCard } from "./cargo-card.tsx";
import { DocumentCard } from "./document-card.tsx";
import { Messages } from "./messages.tsx";
import { RequestCards } from "./request-card.tsx";
import { LateDeadlines } from "./late-deadlines.tsx";
import { type BookingForms, useBookingForms } from "./use-booking-forms.ts";
import { useBookingPage } from "./use-booking-page.ts";
import * as css from "./bookings.css.ts";
import { BookedTotal } from "./price-table.tsx";
import { nameRecipient, toAmountText } from "./words.ts";

interface PartProps {
  readonly booking: DeskBooking;
  readonly forms: BookingForms;
  readonly page: BookingPageActor;
  readonly isBusy: boolean;
  /** The item waits no more: nothing is offered, but what is being typed stays. */
  readonly isAnswered: boolean;
}

interface LoadedProps {
  readonly number: string;
  /** Of the item: another one has news of the booking. */
  readonly itemRevision: number;
  readonly isAnswered: boolean;
  readonly onChanged: PreviewProps["onChanged"];
  readonly onAnswered: PreviewProps["onAnswered"];
  readonly Part: (props: PartProps) => ReactElement | null;
}

/* Any change has another revision: the list is read again. */
function useRevision(booking: DeskBooking | null, onChanged: () => void): void {
  const seen = useRef<number | null>(null);
  const revision = booking?.revision ?? null;
  useEffect(() => {
    if (revision === null) return;
    if (seen.current !== null && seen.current !== revision) onChanged();
    seen.current = revision;
  }, [revision, onChanged]);
}

const toHeld = ({ number, undoUntil }: DeskBooking): HeldAnswer | null =>
  undoUntil === null ? null : { number, until: undoUntil };

/* What this clerk has sent, not what colleagues did. */
function useAnswered(
  page: BookingPageActor,
  { confirm, reject, request, cargo }: BookingForms,
  onAnswered: PreviewProps["onAnswered"],
): void {
  const report = useEffectEvent((booking: DeskBooking | null) => onAnswered(booking === null ? null : toHeld(booking)));
  useEffect(() => {
    const watched = [
      confirm.on("form.sent", ({ sent }) => report(sent)),
      reject.on("form.sent", ({ sent }) => report(sent)),
      request.on("form.sent", ({ sent }) => report(sent)),
      cargo.on("form.sent", ({ sent }) => report(sent)),
      page.on("change.done", ({ value }) => report(value)),
    ];
    return () => watched.forEach((one) => one.unsubscribe());
  }, [page, confirm, reject, request, cargo]);
}

function Loaded({ number, itemRevision, isAnswered, onChanged, onAnswered, Part }: LoadedProps): ReactElement {
  const page = useBookingPage(number);
  useNewsOfItem(page, itemRevision);
  const forms = useBookingForms(number, page);
  const view = useSelector(page, bookingView);
  useKeysWait(view.kind === "shown" && view.isBusy);
  useRevision(view.kind === "shown" ? view.booking : null, onChanged);
  useAnswered(page, forms, onAnswered);
  if (view.kind === "loading") return <Loading size="m" />;
  if (view.kind === "failed") return <Refusal failure={view.failure} />;
  return (
    <>
      <Refusal failure={view.changeFailure} />
      <Part booking={view.booking} forms={forms} page={page} isBusy={view.isBusy} isAnswered={isAnswered} />
    </>
  );
}

const createPreview =
  (Part: LoadedProps["Part"]) =>
  ({ details: { item }, onChanged, onAnswered }: PreviewProps): ReactElement | null =>
    item.number === null ? null : (
      <Loaded
        key={item.number}
        number={item.number}
        itemRevision={item.revision}
        isAnswered={item.answeredAt !== null}
        onChanged={onChanged}
        onAnswered={onAnswered}
        Part={Part}
      />
    );

/* What the booking is bought and sold for. */
function Totals({ booking }: { readonly booking: DeskBooking }): ReactElement {
  const { buying, margin, marginPercent } = booking.totals;
  return (
    <dl className={`${css.totals} ${num}`}>
      <div className={css.fact}>
        <dt>Buying price</dt>
        <dd>{toAmountText(buying)}</dd>
      </div>
      <div className={css.fact}>
        <dt>Selling price</dt>
        <dd>
          <BookedTotal booking={booking} />
        </dd>
      </div>
      <div className={margin !== null && margin.minor > 0 ? `${css.fact} ${css.gain}` : css.fact}>
        <dt>Margin</dt>
        <dd>
          {toAmountText(margin)}
          {marginPercent !== null && <small>{marginPercent} %</small>}
        </dd>
      </div>
    </dl>
  );
}

/** Confirms or rejects a booking beside the list; what has been missed is read before. */
export const BookingActions = createPreview((props) => (
  <>
    {!props.isAnswered && <LateDeadlines deadlines={props.booking.deadlines} />}
    {!props.isAnswered && <Totals booking={props.booking} />}
    <AnswerCard {...props} isBrief />
  </>
));

const Undo = createPreview(UndoBar);

/** The facts of a booking; once it is answered, with the button that takes that back. */
export function BookingFacts(props: PreviewProps): ReactElement {
  return (
    <>
      {props.details.item.answeredAt !== null && <Undo {...props} />}
      <ItemFacts {...props} />
    </>
  );
}

/** Answers a change or cancellation. */
export const RequestActions = createPreview(({ forms, ...props }) => (
  <RequestCards form={forms.request} recipient={nameRecipient(props.booking)} {...props} />
));

/** Accepts or returns parts of the cargo. */
export const CargoActions = createPreview(({ booking, forms, page, isBusy }) => (
  <CargoCard booking={booking} form={forms.cargo} page={page} isBusy={isBusy} />
));

/** Reads and comments documents, and adds the next version. */
export const DocumentActions = createPreview(({ booking, forms, page }) => (
  <DocumentCard booking={booking} forms={forms} page={page} />
));

/** Reads messages, and answers them. */
export const MessageActions = createPreview(({ booking, forms }) => (
  <Messages messages={booking.messages} form={forms.message} recipient={booking.contact?.name ?? "the customer"} />
));
