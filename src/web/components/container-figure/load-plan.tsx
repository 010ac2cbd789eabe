import type { ReactElement } from "react";
import type { EquipmentCode } from "#domain/containers";
import { num } from "#web/styles/typography.css.ts";
import { BoxDrawing } from "./box-drawing.tsx";
import { load, partly, quay } from "./container-figure.css.ts";
import { dimensionsOf, ENVELOPE } from "./dimensions.ts";

type LoadPlanProps = {
  readonly lines: readonly { readonly equipment: EquipmentCode; readonly quantity: number }[];
  /** "Load: two 20GP and one 40HC". */
  readonly label: string;
  /** Boxes drawn at most; a number counts the others. */
  readonly limit?: number;
};

const SCALE = 13.2;
const GAP = 5;
const GROUND = ENVELOPE.height * SCALE + 2;

/** The chosen containers in a row on the quay, to one scale. */
export function LoadPlan({ lines, label, limit = 6 }: LoadPlanProps): ReactElement | null {
  const all = lines.flatMap((line) => Array.from({ length: line.quantity }, () => line.equipment));
  const boxes = all.slice(0, limit);
  if (boxes.length === 0) return null;
  const widths = boxes.map((equipment) => dimensionsOf[equipment].length * SCALE + GAP);
  const startOf = (index: number): number => widths.slice(0, index).reduce((sum, width) => sum + width, 0);
  const width = startOf(boxes.length) - GAP;
  const hidden = all.length - boxes.length;
  // A single short box would fill the whole width: the view is never narrower than three 20-foot boxes.
  const view = Math.max(width, 6.06 * SCALE * 3);
  const drawing = (
    <svg className={load} viewBox={`0 0 ${view} ${GROUND + 4}`} role="img" aria-label={label}>
      {boxes.map((equipment, index) => (
        <BoxDrawing
          key={`${index} ${equipment}`}
          equipment={equipment}
          x={startOf(index)}
          ground={GROUND}
          scale={SCALE}
          paint="painted"
        />
      ))}
      <path className={quay} d={`M0 ${GROUND + 2}H${width}`} />
    </svg>
  );
  if (hidden === 0) return drawing;
  return (
    <div className={partly}>
      {drawing}
      <b className={num}>+{hidden}</b>
    </div>
  );
}
