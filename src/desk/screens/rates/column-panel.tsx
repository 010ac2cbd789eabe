import { type FormEvent, type ReactElement, useEffect, useRef, useState } from "react";
import { Button } from "#web/components/button.tsx";
import { radio } from "#web/components/radio.css.ts";
import { Select } from "#web/components/select.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { text } from "#web/styles/typography.css.ts";
import type { SheetColumn } from "../../ports/index.ts";
import { type Decision, IGNORED, toCharge, toField } from "../../flows/rates-import.ts";
import { CHARGE_HINT, ChargeField } from "../../kit/charge-field.tsx";
import * as css from "./rates.css.ts";
import { chargeLabel } from "../../kit/charge-label.ts";
import { FIELD_LABELS, SIZES } from "./rates-labels.ts";

interface ColumnPanelProps {
  readonly column: SheetColumn;
  /** What a person has decided about it before. */
  readonly decided: Decision | undefined;
  /** Whether the panel takes the focus now, as nothing is being saved; true once. */
  readonly takesFocus: () => boolean;
  /** Among the unknown ones; -1 for another. */
  readonly position: number;
  readonly openCount: number;
  readonly isBusy: boolean;
  readonly onDecide: (decision: Decision | null) => void;
  readonly onNext: () => void;
}

type Kind = Decision["kind"];

const KINDS = [
  ["field", "Field", "Place, date, size, remark"],
  ["charge", "Charge", "An amount of money"],
  ["ignored", "Ignore", "Leave it out"],
] as const;

const FIELD_OPTIONS = Object.entries(FIELD_LABELS).map(([value, label]) => ({ value, label }));
/* The first one is that of the header. */
const listSizeOptions = ({ sizes }: SheetColumn) => [
  { value: "any", label: sizes.length === 0 ? "All" : sizes.join(", ") },
  ...SIZES.filter((size) => size !== sizes.join()).map((size) => ({ value: size, label: size })),
];
const PER_OPTIONS = [
  { value: "usual", label: "As usual" },
  { value: "CONTAINER", label: "Container" },
  { value: "BL", label: "Bill of lading" },
  { value: "SHIPMENT", label: "Shipment" },
];

const firstKind = ({ kind, samples }: SheetColumn): Kind => {
  if (kind === "field" || kind === "charge" || kind === "ignored") return kind;
  if (kind === "empty") return "ignored";
  return samples.some((cell) => /\d/.test(cell)) ? "charge" : "field";
};

/** What one column is. */
export function ColumnPanel(props: ColumnPanelProps): ReactElement {
  const { column, decided, takesFocus, position, openCount, isBusy, onDecide, onNext } = props;
  const [kind, setKind] = useState<Kind>(firstKind(column));
  const [field, setField] = useState(column.field ?? "");
  const [charge, setCharge] = useState(column.charge === null ? column.header : chargeLabel(column.charge));
  const [size, setSize] = useState(decided?.size ?? "any");
  const [currency, setCurrency] = useState(decided?.currency ?? column.currency ?? "");
  const [per, setPer] = useState(decided?.per ?? "usual");
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isBusy && takesFocus()) form.current?.querySelector<HTMLInputElement>("input:checked")?.focus();
  });
  const decision = (): Decision => {
    if (kind === "ignored") return IGNORED;
    if (kind === "field") return toField(field);
    const more = { size: size === "any" ? null : size, per: per === "usual" ? null : per };
    return toCharge(charge.trim().toUpperCase(), {
      ...more,
      currency: currency.trim() === "" ? null : currency.trim().toUpperCase(),
    });
  };
  const isComplete = kind === "ignored" || (kind === "field" ? field !== "" : charge.trim() !== "");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isComplete) onDecide(decision());
  };
  return (
    <form ref={form} className={css.panel} onSubmit={submit} aria-label={`Column ${column.letters}`}>
      <div className={css.bar}>
        <h2 className={text.h3}>
          What is column {column.letters}
          {column.header === "" ? "" : `, "${column.header}"`}?
        </h2>
        {position >= 0 && (
          <span className={css.quietText}>
            {position + 1} of {openCount} unknown, j and k move
          </span>
        )}
      </div>
      {column.samples.length > 0 && <p className={css.quietText}>Its cells: {column.samples.join(", ")}</p>}
      <div className={css.picking}>
        <fieldset className={css.kindChoice}>
          <legend className={css.hiddenLegend}>Kind of column</legend>
          {KINDS.map(([value, label, note]) => (
            <label key={value} className={css.kindLabel}>
              <input
                type="radio"
                className={radio}
                name="kind"
                value={value}
                checked={kind === value}
                onChange={() => setKind(value)}
              />
              <b>{label}</b>
              <small>{note}</small>
            </label>
          ))}
        </fieldset>
        <div className={css.stack}>
          {kind === "field" && (
            <Select
              label="Field"
              placeholder="Choose a field"
              options={FIELD_OPTIONS}
              value={field}
              onChange={setField}
            />
          )}
          {kind === "charge" && <ChargeField hint={CHARGE_HINT} text={charge} onChange={setCharge} />}
          {kind === "charge" && (
            <div className={css.three}>
              <Select label="For size" options={listSizeOptions(column)} value={size} onChange={setSize} />
              <Select label="Per" options={PER_OPTIONS} value={per} onChange={setPer} />
              <TextField
                label="Currency"
                mark="Optional"
                placeholder="USD"
                maxLength={3}
                value={currency}
                onChange={setCurrency}
              />
            </div>
          )}
        </div>
      </div>
      <div className={css.footer}>
        <span>
          {column.isDecided && (
            <Button kind="ghost" size="small" disabled={isBusy} onClick={() => onDecide(null)}>
              Recognise again
            </Button>
          )}
        </span>
        <span className={css.actions}>
          <Button kind="secondary" size="small" onClick={onNext}>
            Skip
          </Button>
          <Button type="submit" size="small" disabled={!isComplete} busyLabel={isBusy ? "Saving..." : undefined}>
            {`Use for column ${column.letters}`}
          </Button>
        </span>
      </div>
    </form>
  );
}
