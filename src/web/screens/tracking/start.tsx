import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement, FormEvent } from "react";
import { BRAND } from "#brand";
import { listModes } from "#domain/brand";
import { findProblem } from "#domain/field-problem.ts";
import {
  AIR_TYPE_LABELS,
  AIR_TYPES,
  isShippingLine,
  getShippingLineLabel,
  SHIPPING_LINE_LABELS,
  SHIPPING_LINES,
  TRACKING_TYPE_LABELS,
  TRACKING_TYPES,
} from "#domain/tracking";
import { runningShipmentsFlow } from "#flows/bookings/list.ts";
import { type BookingsView, bookingsView } from "#flows/bookings/view.ts";
import { toBookingPagePath } from "#flows/deadlines/path.ts";
import { type TrackingActor, selectForm, selectOwnForm, selectProblems } from "#flows/tracking/view.ts";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { search } from "#web/components/icon/shapes.ts";
import { Skeleton } from "#web/components/loading.tsx";
import { TextLink } from "#web/components/router-link.tsx";
import { Select, type SelectOption } from "#web/components/select.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { failureMessage } from "#web/messages/failures.ts";
import { useCapability, useFlow } from "#web/portal/portal-context.tsx";
import { text } from "#web/styles/typography.css.ts";
import { RunningShipments } from "./running-shipments.tsx";
import {
  lead,
  nothing,
  other,
  ownBookings,
  ownHead,
  start,
  booking,
  choice,
  form as formStyle,
  note,
  submit,
  waiting,
} from "./start.css.ts";
import { extent } from "#web/styles/tokens.ts";

export function TrackingStart({ actor: form }: { readonly actor: TrackingActor }): ReactElement {
  const actor = useActorRef(useFlow(runningShipmentsFlow));
  const view = useSelector(actor, bookingsView);
  return (
    <div className={start}>
      <section className={ownBookings} aria-labelledby="your-shipments">
        <div className={ownHead}>
          <h2 id="your-shipments" className={text.h2}>
            Your running shipments
          </h2>
          <TextLink to="/rate/quote" alone>
            All bookings
          </TextLink>
        </div>
        <Shipments view={view} onRetry={() => actor.send({ type: "page.requested" })} />
      </section>
      <section className={other} aria-labelledby="another-number">
        <h2 id="another-number" className={text.h2}>
          Track another number
        </h2>
        <p className={lead}>For a number that is not in the list.</p>
        <TrackingForm actor={form} stacked />
      </section>
    </div>
  );
}

type ShipmentsProps = { readonly view: BookingsView; readonly onRetry: () => void };

function Shipments({ view, onRetry }: ShipmentsProps): ReactElement {
  switch (view.kind) {
    case "loading":
      return (
        <div className={waiting} role="status">
          <VisuallyHidden>Loading your shipments...</VisuallyHidden>
          {view.isSlow && <Skeleton width="100%" height={extent(64)} />}
        </div>
      );
    case "failed":
      return (
        <div className={nothing}>
          <p role="alert">{failureMessage("quotations", view.failure).sentence}</p>
          <Button kind="secondary" size="small" onClick={onRetry}>
            Try again
          </Button>
        </div>
      );
    case "empty":
      return <p className={nothing}>No shipment is under way.</p>;
    case "listed":
      return <RunningShipments bookings={view.rows.map(({ quotation }) => quotation)} todayIn={view.todayIn} />;
  }
}

const toOptions = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

const OFFERED = listModes(BRAND);
const TYPES = toOptions(
  TRACKING_TYPES.filter((type) => OFFERED.includes(type)),
  TRACKING_TYPE_LABELS,
);
const LINES: readonly SelectOption<string>[] = toOptions(SHIPPING_LINES, SHIPPING_LINE_LABELS);
const AIR = toOptions(AIR_TYPES, AIR_TYPE_LABELS);

/* The ten lines, and the carrier of a booking that is not among them. */
const linesFor = (line: string | null): readonly SelectOption<string>[] =>
  line === null || isShippingLine(line) ? LINES : [...LINES, { value: line, label: getShippingLineLabel(line) }];

const NO_SUCH_BOOKINGS = {
  air: { name: "air", advice: "Track an air waybill or a flight with the airline." },
  land: { name: "land", advice: "Ask the haulier about a transport by road or rail." },
} as const;

type TrackingFormProps = {
  readonly actor: TrackingActor;
  readonly stacked?: boolean;
};

export function TrackingForm({ actor, stacked = false }: TrackingFormProps): ReactElement {
  const form = useSelector(actor, selectForm);
  const own = useSelector(actor, selectOwnForm);
  const problems = useSelector(actor, selectProblems);
  const hasPages = useCapability("booking-pages");
  const track = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "tracking.requested" });
  };
  return (
    <form className={stacked ? formStyle.stacked : formStyle.row} aria-label="Tracking" onSubmit={track} noValidate>
      <div className={booking}>
        <TextField
          label="Booking ID"
          icon={search}
          numeric
          required
          autoComplete="off"
          value={form.bookingId}
          field="bookingId"
          error={findProblem(problems, "bookingId")}
          hint={
            own === null
              ? "A Booking ID, a Quotation ID, or your reference of a booking."
              : `Your booking ${own.bookingId}. Its type and shipping line are filled in.`
          }
          onChange={(text) => actor.send({ type: "form.bookingTyped", text })}
        />
        {own !== null && hasPages && (
          <TextLink to={toBookingPagePath(own.bookingId)} alone>
            Open booking
          </TextLink>
        )}
      </div>
      <div className={choice}>
        <Select
          label="Type"
          placeholder="Select a type"
          required
          options={TYPES}
          value={form.type ?? ""}
          field="type"
          error={findProblem(problems, "type")}
          onChange={(trackingType) => actor.send({ type: "form.typeChosen", trackingType })}
        />
      </div>
      <div className={choice}>
        {form.type === "fcl" && (
          <Select
            label="Shipping line"
            placeholder="Select a shipping line"
            required
            options={linesFor(form.shippingLine ?? own?.shippingLine ?? null)}
            value={form.shippingLine ?? ""}
            field="shippingLine"
            error={findProblem(problems, "shippingLine")}
            onChange={(line) => actor.send({ type: "form.lineChosen", line })}
          />
        )}
        {form.type === "air" && (
          <Select
            label="Air type"
            placeholder="Select an air type"
            required
            options={AIR}
            value={form.airType ?? ""}
            field="airType"
            error={findProblem(problems, "airType")}
            onChange={(airType) => actor.send({ type: "form.airTypeChosen", airType })}
          />
        )}
      </div>
      {(form.type === "air" || form.type === "land") && (
        <div className={note}>
          <Banner tone="info">
            <b>
              {BRAND.shortName} has no {NO_SUCH_BOOKINGS[form.type].name} bookings yet.
            </b>{" "}
            Air and land shipments cannot be tracked here. {NO_SUCH_BOOKINGS[form.type].advice}
          </Banner>
        </div>
      )}
      <div className={submit}>
        <Button kind="primary" type="submit">
          Track
        </Button>
      </div>
    </form>
  );
}
