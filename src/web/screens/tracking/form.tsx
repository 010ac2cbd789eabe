import { useSelector } from "@xstate/react";
import type { FormEvent, ReactElement } from "react";
import {
  AIR_TYPE_LABELS,
  AIR_TYPES,
  SHIPPING_LINE_LABELS,
  SHIPPING_LINES,
  TRACKING_TYPE_LABELS,
  TRACKING_TYPES,
} from "../../../domain/tracking/options.ts";
import { formOf, problemAt, problemsOf, type TrackingActor } from "../../../flows/tracking/selectors.ts";
import { Button } from "../../components/button/button.tsx";
import { search } from "../../components/icon/shapes.ts";
import { Select } from "../../components/select/select.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { booking, choice, form as formStyle, submit } from "./form.css.ts";

const optionsOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

const TYPES = optionsOf(TRACKING_TYPES, TRACKING_TYPE_LABELS);
const LINES = optionsOf(SHIPPING_LINES, SHIPPING_LINE_LABELS);
const AIR = optionsOf(AIR_TYPES, AIR_TYPE_LABELS);

/** Which shipment to track; the third field depends on the type. */
export function TrackingForm({ actor }: { readonly actor: TrackingActor }): ReactElement {
  const form = useSelector(actor, formOf);
  const problems = useSelector(actor, problemsOf);
  const track = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "tracking.requested" });
  };
  return (
    <form className={formStyle} aria-label="Tracking" onSubmit={track} noValidate>
      <div className={booking}>
        <TextField
          label="Booking ID"
          icon={search}
          numeric
          required
          autoComplete="off"
          value={form.bookingId}
          error={problemAt(problems, "bookingId")}
          onChange={(text) => actor.send({ type: "form.bookingTyped", text })}
        />
      </div>
      <div className={choice}>
        <Select
          label="Type"
          placeholder="Select a type"
          required
          options={TYPES}
          value={form.type ?? ""}
          error={problemAt(problems, "type")}
          onChange={(trackingType) => actor.send({ type: "form.typeChosen", trackingType })}
        />
      </div>
      <div className={choice}>
        {form.type === "fcl" && (
          <Select
            label="Shipping line"
            placeholder="Select a shipping line"
            required
            options={LINES}
            value={form.shippingLine ?? ""}
            error={problemAt(problems, "shippingLine")}
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
            error={problemAt(problems, "airType")}
            onChange={(airType) => actor.send({ type: "form.airTypeChosen", airType })}
          />
        )}
      </div>
      <div className={submit}>
        <Button kind="primary" type="submit">
          Track
        </Button>
      </div>
    </form>
  );
}
