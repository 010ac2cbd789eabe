import { useSelector } from "@xstate/react";
import { type ReactElement, useEffect, useRef } from "react";
import {
  type CargoTotal,
  MAX_PIECE_LINES,
  type PieceUnits,
  calculateChargeableWeight,
  USUAL_WM_RULES,
  toThousandths,
  type LclDraft,
  findLoadProblems,
} from "#domain/lcl";
import { type CalculatorActor, selectCargoMeasure } from "#flows/lcl/calculator.ts";
import { Button } from "#web/components/button.tsx";
import { IconButton } from "#web/components/icon-button.tsx";
import { cross, plus } from "#web/components/icon/shapes.ts";
import { Segmented } from "#web/components/segmented.tsx";
import { quietText } from "#web/kit/atoms.css.ts";
import { num, text } from "#web/styles/typography.css.ts";
import { Line } from "./calculator-line.tsx";
import * as css from "./calculator.css.ts";
import { chargeableReason } from "./labels.ts";
import { Row, Stack } from "#web/kit/layout.tsx";
import { formatQuantity } from "#web/messages/quantity.ts";

type CalculatorProps = {
  readonly actor: CalculatorActor;
  readonly id: string;
  readonly onUse: (changes: Partial<LclDraft>) => void;
  readonly onClose: () => void;
};

export function Calculator({ actor, id, onUse, onClose }: CalculatorProps): ReactElement {
  const units = useSelector(actor, ({ context }) => context.units);
  return (
    <section className={css.panel} id={id} aria-labelledby={`${id}-title`}>
      <Row gap="8 16" wrap>
        <h2 id={`${id}-title`} className={`${text.h3} ${css.title}`}>
          Pieces and dimensions
        </h2>
        <Units units={units} actor={actor} />
        <IconButton icon={cross} label="Close the calculator" onClick={onClose} />
      </Row>
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

/** A new line focuses its first field; a removed one focuses "Add a line". */
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
      <Stack as="ol" gap={6}>
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
      </Stack>
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

const ROUNDING = "Sums are rounded up to 0.01 CBM and 0.01 kg.";

function Sums({ actor, onUse }: Pick<CalculatorProps, "actor" | "onUse">): ReactElement {
  const { total } = useSelector(actor, selectCargoMeasure);
  if (total === null)
    return <p className={quietText.caption}>Enter pieces, length, width and height of each line. {ROUNDING}</p>;
  const problems = findLoadProblems({ weightKg: total.weightKg ?? 1, cbm: total.cbm });
  return (
    <>
      <div className={css.foot}>
        <dl className={`${css.sums} ${num}`} aria-live="polite">
          <Sum name="Pieces" value={formatQuantity(total.pieces * 1000)} />
          {total.weightKg !== null && <Sum name="Weight" value={figureText(total.weightKg)} unit="kg" />}
          <Sum name="Volume" value={figureText(total.cbm)} unit="CBM" />
          {total.weightKg !== null && <Chargeable weightKg={total.weightKg} cbm={total.cbm} />}
        </dl>
        <span className={css.use}>
          <Button kind="ink" size="small" disabled={problems.length > 0} onClick={() => onUse(toDraft(total))}>
            {fillText(total)}
          </Button>
        </span>
      </div>
      {problems.map(({ field, message }) => (
        <p key={field} className={css.problem} role="status">
          {message}
        </p>
      ))}
      <p className={quietText.caption}>
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

/** By the usual W/M rule; each rate below uses its own. */
function Chargeable(load: { readonly weightKg: number; readonly cbm: number }): ReactElement {
  const weight = calculateChargeableWeight(load, USUAL_WM_RULES);
  return <Sum name="Chargeable" value={formatQuantity(weight.chargeable)} unit={`W/M, ${chargeableReason(weight)}`} />;
}

const figureText = (figure: number): string => formatQuantity(toThousandths(figure));

const fillText = ({ weightKg, cbm }: CargoTotal): string =>
  weightKg === null ? `Use ${figureText(cbm)} CBM` : `Use ${figureText(weightKg)} kg and ${figureText(cbm)} CBM`;

const toDraft = ({ weightKg, cbm }: CargoTotal): Partial<LclDraft> => ({
  cbm: String(cbm),
  ...(weightKg === null ? {} : { weight: String(weightKg) }),
});
