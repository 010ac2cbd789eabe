import { useSelector } from "@xstate/react";
import { type ReactElement, type Ref, useEffect, useId, useRef } from "react";
import {
  type CargoTotal,
  lineVolume,
  lineWeight,
  MAX_PIECE_LINES,
  type MeasuredLine,
  type PieceField,
  type PieceUnits,
  chargeableWeight,
  USUAL_WM_RULES,
  quantityText,
  thousandthsOf,
  type LclDraft,
  loadProblems,
} from "#domain/lcl";
import { type CalculatorActor, selectCargoMeasure, type KeyedLine } from "#flows/lcl/calculator.ts";
import { Button } from "#web/components/button.tsx";
import { controlClass } from "#web/components/field.tsx";
import { input } from "#web/components/field.css.ts";
import { cross, plus } from "#web/components/icon/shapes.ts";
import { IconButton } from "#web/components/icon-button.tsx";
import { Segmented } from "#web/components/segmented.tsx";
import { num, text } from "#web/styles/typography.css.ts";
import * as css from "./calculator.css.ts";
import { chargeableReason } from "./words.ts";

type CalculatorProps = {
  readonly actor: CalculatorActor;
  readonly id: string;
  /** Fills the form; nothing else here does. */
  readonly onUse: (changes: Partial<LclDraft>) => void;
  readonly onClose: () => void;
};

/** Weight and volume of a part load from its pieces. */
export function Calculator({ actor, id, onUse, onClose }: CalculatorProps): ReactElement {
  const units = useSelector(actor, ({ context }) => context.units);
  return (
    <section className={css.panel} id={id} aria-labelledby={`${id}-title`}>
      <div className={css.head}>
        <h2 id={`${id}-title`} className={`${text.h3} ${css.title}`}>
          Pieces and dimensions
        </h2>
        <Units units={units} actor={actor} />
        <IconButton icon={cross} label="Close the calculator" onClick={onClose} />
      </div>
      <Lines actor={actor} units={units} />
      <Sums actor={actor} onUse={onUse} />
    </section>
  );
}

const LENGTHS = [
  { value: "cm", label: "cm" },
  { value: "in", label: "in" },
] as const;
const WEIGHTS = [
  { value: "kg", label: "kg" },
  { value: "lb", label: "lb" },
] as const;

function Units({ units, actor }: { readonly units: PieceUnits; readonly actor: CalculatorActor }): ReactElement {
  return (
    <>
      <span className={css.unit}>
        <Segmented
          label="Unit of length"
          options={LENGTHS}
          value={units.length}
          onChange={(length) => actor.send({ type: "units.changed", changes: { length } })}
        />
      </span>
      <span className={css.unit}>
        <Segmented
          label="Unit of weight"
          options={WEIGHTS}
          value={units.weight}
          onChange={(weight) => actor.send({ type: "units.changed", changes: { weight } })}
        />
      </span>
    </>
  );
}

/** A new line takes the focus to its first field; a removed one leaves it on "Add a line". */
function Lines({ actor, units }: { readonly actor: CalculatorActor; readonly units: PieceUnits }): ReactElement {
  const lines = useSelector(actor, ({ context }) => context.lines);
  const measured = useSelector(actor, selectCargoMeasure).lines;
  const last = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const count = useRef(lines.length);
  useEffect(() => {
    if (lines.length > count.current) last.current?.focus();
    if (lines.length < count.current) add.current?.focus();
    count.current = lines.length;
  }, [lines.length]);
  return (
    <>
      <ol className={css.lines}>
        {lines.map((line, index) => (
          <Line
            key={line.key}
            line={line}
            number={index + 1}
            units={units}
            measured={measured[index] ?? { kind: "empty" }}
            actor={actor}
            first={index === lines.length - 1 ? last : undefined}
          />
        ))}
      </ol>
      <div>
        <Button
          ref={add}
          kind="ghost"
          size="small"
          icon={plus}
          disabled={lines.length >= MAX_PIECE_LINES}
          onClick={() => actor.send({ type: "line.added" })}
        >
          Add a line
        </Button>
      </div>
    </>
  );
}

type LineProps = {
  readonly line: KeyedLine;
  readonly number: number;
  readonly units: PieceUnits;
  readonly measured: MeasuredLine;
  readonly actor: CalculatorActor;
  readonly first: Ref<HTMLInputElement> | undefined;
};

const FIELDS = [
  { field: "pieces", label: "Pieces" },
  { field: "length", label: "Length" },
  { field: "width", label: "Width" },
  { field: "height", label: "Height" },
  { field: "weight", label: "Weight per piece" },
] as const;

function Line({ line, number, units, measured, actor, first }: LineProps): ReactElement {
  const id = useId();
  const problem = measured.kind === "problem" ? measured : null;
  const unitOf = (field: PieceField): string | null => {
    if (field === "pieces") return null;
    return field === "weight" ? units.weight : units.length;
  };
  return (
    <li className={css.line} aria-label={`Line ${number}`}>
      {FIELDS.map(({ field, label }) => (
        <label key={field} className={css.cell}>
          <span className={css.label}>
            {label} {unitOf(field) !== null && <span className={css.labelUnit}>({unitOf(field)})</span>}
          </span>
          <span
            className={`${controlClass({ compact: true, error: problem?.field === field ? "" : undefined })} ${css.control}`}
          >
            <input
              ref={field === "pieces" ? first : undefined}
              className={`${input} ${num}`}
              inputMode={field === "pieces" ? "numeric" : "decimal"}
              maxLength={20}
              autoComplete="off"
              aria-label={`Line ${number}: ${label}`}
              aria-invalid={problem?.field === field}
              aria-describedby={problem?.field === field ? id : undefined}
              value={line[field]}
              onChange={({ currentTarget }) =>
                actor.send({ type: "line.changed", key: line.key, changes: { [field]: currentTarget.value } })
              }
            />
            {unitOf(field) !== null && <span className={css.unitText}>{unitOf(field)}</span>}
          </span>
        </label>
      ))}
      <LineSums measured={measured} />
      <span className={css.remove}>
        <IconButton
          icon={cross}
          label={`Remove line ${number}`}
          iconSize="s"
          onClick={() => actor.send({ type: "line.removed", key: line.key })}
        />
      </span>
      {problem !== null && (
        <p id={id} className={css.problem} role="status">
          {problem.message}
        </p>
      )}
    </li>
  );
}

function LineSums({ measured }: { readonly measured: MeasuredLine }): ReactElement {
  const isMeasured = measured.kind === "measured";
  return (
    <>
      <span className={`${css.sum} ${num}`}>{isMeasured && `${quantityText(lineVolume(measured.volume))} CBM`}</span>
      <span className={`${css.sum} ${num}`}>
        {isMeasured && measured.weight !== null && `${quantityText(lineWeight(measured.weight))} kg`}
      </span>
    </>
  );
}

const ROUNDING = "Sums are rounded up to 0.01 CBM and 0.01 kg.";

function Sums({ actor, onUse }: Pick<CalculatorProps, "actor" | "onUse">): ReactElement {
  const { total } = useSelector(actor, selectCargoMeasure);
  if (total === null)
    return <p className={css.note}>Enter pieces, length, width and height of each line. {ROUNDING}</p>;
  const problems = loadProblems({ weightKg: total.weightKg ?? 1, cbm: total.cbm });
  return (
    <>
      <div className={css.foot}>
        <dl className={`${css.sums} ${num}`} aria-live="polite">
          <Sum name="Pieces" value={quantityText(total.pieces * 1000)} />
          {total.weightKg !== null && <Sum name="Weight" value={figureText(total.weightKg)} unit="kg" />}
          <Sum name="Volume" value={figureText(total.cbm)} unit="CBM" />
          {total.weightKg !== null && <Chargeable weightKg={total.weightKg} cbm={total.cbm} />}
        </dl>
        <span className={css.use}>
          <Button kind="ink" size="small" disabled={problems.length > 0} onClick={() => onUse(draftOf(total))}>
            {fillText(total)}
          </Button>
        </span>
      </div>
      {problems.map(({ field, message }) => (
        <p key={field} className={css.problem} role="status">
          {message}
        </p>
      ))}
      <p className={css.note}>
        {ROUNDING} Chargeable at 1 CBM = 1,000 kg; each tariff states its own ratio and minimum.
      </p>
    </>
  );
}

type SumProps = { readonly name: string; readonly value: string; readonly unit?: string };

function Sum({ name, value, unit }: SumProps): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value} {unit !== undefined && <small>{unit}</small>}
      </dd>
    </div>
  );
}

/** By the usual rule of the trade; the rates below are charged by their own. */
function Chargeable(load: { readonly weightKg: number; readonly cbm: number }): ReactElement {
  const weight = chargeableWeight(load, USUAL_WM_RULES);
  return <Sum name="Chargeable" value={quantityText(weight.chargeable)} unit={`W/M, ${chargeableReason(weight)}`} />;
}

const figureText = (figure: number): string => quantityText(thousandthsOf(figure));

const fillText = ({ weightKg, cbm }: CargoTotal): string =>
  weightKg === null ? `Use ${figureText(cbm)} CBM` : `Use ${figureText(weightKg)} kg and ${figureText(cbm)} CBM`;

const draftOf = ({ weightKg, cbm }: CargoTotal): Partial<LclDraft> => ({
  cbm: String(cbm),
  ...(weightKg === null ? {} : { weight: String(weightKg) }),
});
