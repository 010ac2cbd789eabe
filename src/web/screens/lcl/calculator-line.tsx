import { type ReactElement, type Ref, useId } from "react";
import {
  calculateLineVolume,
  calculateLineWeight,
  type MeasuredLine,
  type PieceField,
  type PieceUnits,
} from "#domain/lcl";
import { type CalculatorActor, type KeyedLine } from "#flows/lcl/calculator.ts";
import { input } from "#web/components/field.css.ts";
import { controlClass } from "#web/components/field.tsx";
import { IconButton } from "#web/components/icon-button.tsx";
import { cross } from "#web/components/icon/shapes.ts";
import { num } from "#web/styles/typography.css.ts";
import { formatQuantity } from "#web/messages/quantity.ts";
import * as css from "./calculator.css.ts";

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

export function Line({ line, number, units, measured, actor, first }: LineProps): ReactElement {
  const id = useId();
  const problem = measured.kind === "problem" ? measured : null;
  const findUnit = (field: PieceField): string | null => {
    if (field === "pieces") return null;
    return field === "weight" ? units.weight : units.length;
  };
  return (
    <li className={css.line} aria-label={`Line ${number}`}>
      {FIELDS.map(({ field, label }) => (
        <label key={field} className={css.cell}>
          <span className={css.label}>
            {label} {findUnit(field) !== null && <span className={css.labelUnit}>({findUnit(field)})</span>}
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
            {findUnit(field) !== null && <span className={css.unitText}>{findUnit(field)}</span>}
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
      <span className={`${css.sum} ${num}`}>
        {isMeasured && `${formatQuantity(calculateLineVolume(measured.volume))} CBM`}
      </span>
      <span className={`${css.sum} ${num}`}>
        {isMeasured && measured.weight !== null && `${formatQuantity(calculateLineWeight(measured.weight))} kg`}
      </span>
    </>
  );
}
