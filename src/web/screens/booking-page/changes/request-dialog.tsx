import { type ReactElement, useEffect, useId, useRef } from "react";
import {
  type Amendment,
  type FeePeriod,
  findFeePeriod,
  MAX_AMENDMENT_TEXT,
  type SailingChoice,
  toFeeKind,
} from "#domain/amendments";
import { formatShipmentName, type Quotation } from "#domain/bookings";
import { type Money } from "#domain/money";
import { formatHandover } from "#domain/rates";
import { toDate, type TimeZone } from "#domain/time";
import type { RequestEvent, RequestView } from "#flows/amendments/request.ts";
import { Button } from "#web/components/button.tsx";
import { focusFirstField } from "#web/components/dialog/focus-first-field.ts";
import { area, input } from "#web/components/field.css.ts";
import { controlClass, describeControl, FieldFrame } from "#web/components/field.tsx";
import { Spinner } from "#web/components/loading.tsx";
import { NumberStepper } from "#web/components/number-stepper.tsx";
import { noteBelow, quietText } from "#web/kit/atoms.css.ts";
import { DisplayTermsNote } from "#web/kit/display-terms.tsx";
import { FailureBanner } from "#web/kit/failure.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { Row } from "#web/kit/layout.tsx";
import { useToday } from "#web/portal/portal-context.tsx";
import { focusFirstProblem } from "#web/portal/use-toast.ts";
import { num } from "#web/styles/typography.css.ts";
import { formatMoney, formatWeekday, readerFormats } from "#web/messages/formats.ts";
import * as css from "./changes.css.ts";
import { describeDifference, describeVessel, formatFee, formatPeriod, KIND_LABELS } from "./labels.ts";

type RequestDialogProps = {
  readonly view: RequestView;
  readonly quotation: Quotation;
  readonly fees: Readonly<Record<"cancellation" | "amendment", readonly FeePeriod[]>>;
  /** Of the days of the fees; null for the shipper's. */
  readonly zone: TimeZone | null;
  readonly send: (event: RequestEvent) => void;
};

const FORM = "amendment";
const MOST_CONTAINERS = 100;

const toButton = (kind: Amendment["kind"], fee: Money | null, chosen: SailingChoice | undefined): string => {
  const action = kind === "cancellation" ? "Request cancellation" : "Send request";
  if (chosen === undefined)
    return `${action}, ${fee === null || fee.minor === 0 ? formatFee(fee).toLowerCase() : formatMoney(fee)}`;
  const total = chosen.total === null ? "new total not known" : `new total ${formatMoney(chosen.total)}`;
  const costs = fee === null || fee.minor === 0 ? formatFee(fee).toLowerCase() : `fee ${formatMoney(fee)}`;
  return `${action}: ${costs}, ${total}`;
};

/** `The fee of USD 75.00 comes on top of the new total: USD 6,432.60 in all.` */
const describeFeeOnTop = (fee: Money, total: Money | null): string =>
  total === null || total.currency !== fee.currency
    ? `The fee of ${formatMoney(fee)} comes on top of the new total.`
    : `The fee of ${formatMoney(fee)} comes on top of the new total: ${formatMoney({ ...total, minor: total.minor + fee.minor })} in all.`;

/** What a change costs today and later, then what is asked; nothing is sent before it is read. */
export function RequestDialog({ view, quotation, fees, zone, send }: RequestDialogProps): ReactElement {
  const today = useToday(zone);
  const { kind, state, failure, problem } = view;
  const periods = fees[toFeeKind(kind)].filter(({ till }) => till === null || till >= today);
  const period = findFeePeriod(periods, today);
  const fee = period?.fee ?? null;
  useEffect(() => {
    if (problem !== null) focusFirstProblem(FORM);
  }, [problem]);
  const isReplacing = kind === "sailing" || kind === "quantity";
  const chosen = isReplacing ? view.choices?.find(({ offerId }) => offerId === view.offerId) : undefined;
  return (
    <FormDialog
      name={FORM}
      title={KIND_LABELS[kind]}
      isSending={state === "sending"}
      submit={{
        label: toButton(kind, fee, chosen),
        busyLabel: "Sending...",
        kind: kind === "cancellation" ? "ghost" : "primary",
        destructive: kind === "cancellation",
        disabled: state === "searching",
      }}
      cancelLabel={kind === "cancellation" ? "Keep booking" : "Keep as booked"}
      onSubmit={() => send({ type: "request.submitted", shownFee: fee })}
      onClose={() => send({ type: "form.closed" })}
    >
      <p className={quietText.small}>
        {quotation.bookingId ?? quotation.quotationId}: {formatShipmentName(quotation)}
      </p>
      <Fees periods={periods} current={period} kind={kind} />
      {kind === "quantity" && <Quantities view={view} send={send} />}
      {isReplacing && <Sailings view={view} quotation={quotation} send={send} />}
      {isReplacing && fee !== null && fee.minor > 0 && (
        <p className={quietText.small}>{describeFeeOnTop(fee, chosen?.total ?? null)}</p>
      )}
      {problem !== null && isReplacing && <p className={css.problem}>{problem}</p>}
      <Words view={view} send={send} />
      <FailureBanner attempt="amendment-request" failure={failure} cause="inline" />
      <p className={quietText.small}>
        {kind === "cancellation"
          ? "The booking stays valid, with all its deadlines, until the desk confirms the cancellation."
          : "The booking and its deadlines stay as they are until the desk confirms the change."}
      </p>
    </FormDialog>
  );
}

type FeesProps = {
  readonly periods: readonly FeePeriod[];
  readonly current: FeePeriod | null;
  readonly kind: Amendment["kind"];
};

function Fees({ periods, current, kind }: FeesProps): ReactElement {
  return (
    <section aria-label="Fee">
      <h3 className={css.partTitle}>{kind === "cancellation" ? "Fee for the cancellation" : "Fee for the change"}</h3>
      {periods.length === 0 ? (
        <p className={quietText.small}>
          The offer states no fee for this. That does not mean that it is free: the desk tells you before anything is
          changed, and you can still say no.
        </p>
      ) : (
        <ul className={num}>
          {periods.map((period) => (
            <li
              key={`${period.from} ${period.till}`}
              className={period === current ? `${css.period} ${css.today}` : css.period}
            >
              <span>{formatPeriod(period, period === current)}</span>
              <span>{formatFee(period.fee)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type PartProps = { readonly view: RequestView; readonly send: (event: RequestEvent) => void };

function Quantities({ view: { containers, choices, state }, send }: PartProps): ReactElement {
  return (
    <fieldset className={css.part}>
      <legend className={css.partTitle}>Containers</legend>
      <Row gap="8 20" wrap>
        {containers.map(({ equipment, quantity }) => (
          <span key={equipment} className={css.size}>
            {equipment}
            <NumberStepper
              label={equipment}
              value={quantity}
              min={1}
              max={MOST_CONTAINERS}
              onDecrease={() => send({ type: "quantity.changed", equipment, by: -1 })}
              onIncrease={() => send({ type: "quantity.changed", equipment, by: 1 })}
            />
          </span>
        ))}
        {choices === null && state !== "searching" && (
          <Button kind="secondary" size="small" onClick={() => send({ type: "sailings.requested" })}>
            Show prices
          </Button>
        )}
      </Row>
    </fieldset>
  );
}

function Sailings({ view, quotation, send }: PartProps & { readonly quotation: Quotation }): ReactElement | null {
  const group = useId();
  const { choices, offerId, state } = view;
  const list = useRef<HTMLFieldSetElement>(null);
  const isLoaded = choices !== null;
  useEffect(() => {
    const dialog = isLoaded ? list.current?.closest<HTMLElement>("[role=dialog]") : null;
    if (dialog != null) focusFirstField(dialog);
  }, [isLoaded]);
  const booked = quotation.shipment?.departure ?? null;
  if (state === "searching") return <Spinner label={`Loading sailings of ${quotation.carrier ?? "the carrier"}...`} />;
  if (choices === null)
    return view.kind === "sailing" ? (
      <div>
        <Button kind="secondary" size="small" onClick={() => send({ type: "sailings.requested" })}>
          Load sailings
        </Button>
      </div>
    ) : null;
  if (choices.length === 0)
    return (
      <p className={quietText.small}>
        {quotation.carrier ?? "The carrier"} has no other sailing to offer now. Describe what you need under Change
        details, or cancel and book another carrier.
      </p>
    );
  return (
    <fieldset ref={list} className={css.part}>
      <legend className={css.partTitle}>Sailings of {quotation.carrier}</legend>
      {choices.map((choice, index) => (
        <label key={choice.offerId} className={css.sailing}>
          <input
            type="radio"
            required
            name={group}
            className={css.radio}
            checked={choice.offerId === offerId}
            data-problem={index === 0 && view.problem !== null ? "" : undefined}
            onChange={() => send({ type: "sailing.chosen", offerId: choice.offerId })}
          />
          <span className={num}>
            {describeVessel(choice)}
            <small className={noteBelow}>
              ETD {[formatWeekday(choice.departure), choice.portOfLoading].filter((part) => part !== null).join(", ")}
              {booked !== null && toDate(choice.departure) === toDate(booked.at) && ", leaves on the day you booked"}
            </small>
            <small className={noteBelow}>
              {choice.arrival === null ? "ETA not stated" : `ETA ${formatWeekday(choice.arrival)}`}
            </small>
            {choice.handover !== null && (
              <small className={noteBelow}>{formatHandover(choice.handover, readerFormats().dates)}</small>
            )}
          </span>
          <span className={`${css.price} ${num}`}>
            {describeDifference(choice.difference)}
            <small className={noteBelow}>
              {choice.total === null ? "Rate of exchange missing" : `New total ${formatMoney(choice.total)}`}
            </small>
            <DisplayTermsNote offer={choice} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Words({ view: { kind, text, problem, state }, send }: PartProps): ReactElement {
  const id = useId();
  const labels =
    kind === "details"
      ? { label: "What should be changed", error: problem ?? undefined }
      : { label: "Message to the desk", mark: "Optional" as const };
  return (
    <FieldFrame {...labels} id={id}>
      <div className={controlClass(labels)}>
        <textarea
          {...describeControl(id, labels)}
          className={`${input} ${area}`}
          rows={3}
          required={kind === "details"}
          maxLength={MAX_AMENDMENT_TEXT}
          value={text}
          readOnly={state === "sending"}
          onChange={(event) => send({ type: "text.changed", text: event.currentTarget.value })}
        />
      </div>
    </FieldFrame>
  );
}
