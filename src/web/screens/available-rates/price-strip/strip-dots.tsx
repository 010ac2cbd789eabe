import { memo, type ReactElement } from "react";
import * as css from "./price-strip.css.ts";
import type { StripScale } from "./strip-scale.ts";

type DotsProps = {
  /** Totals in whole units, lowest first, one list per day. */
  readonly columns: readonly (readonly number[])[];
  readonly scale: StripScale;
  /** Columns whose lowest total includes an estimate: the day itself draws it. */
  readonly estimated: readonly boolean[];
  /** The lowest of all. */
  readonly best: number;
};

const at = (index: number, y: number): string => `M${index + 0.5} ${y.toFixed(2)}h0`;

/** The dots of the strip: the lowest offer of a day is solid, the others are open, the lowest of all is red. */
export const Dots = memo(function Dots({ columns, scale, best, estimated }: DotsProps): ReactElement {
  const stems: string[] = [];
  const others: string[] = [];
  const lowest: string[] = [];
  const bests: string[] = [];
  columns.forEach((totals, index) => {
    const [least, ...rest] = totals;
    const most = totals.at(-1);
    if (least === undefined || most === undefined) return;
    stems.push(`M${index + 0.5} ${scale.place(most).toFixed(2)}V100`);
    for (const total of rest) others.push(at(index, scale.place(total)));
    if (estimated[index] === true) return;
    (least === best ? bests : lowest).push(at(index, scale.place(least)));
  });
  const solid = [...lowest, ...bests].join("");
  return (
    <svg className={css.dots} viewBox={`0 0 ${columns.length} 100`} preserveAspectRatio="none" aria-hidden="true">
      <path className={css.marks.stem} d={stems.join("")} />
      <path className={css.marks.otherEdge} d={others.join("")} />
      <path className={css.marks.otherFill} d={others.join("")} />
      <path className={css.marks.lowestEdge} d={solid} />
      <path className={css.marks.lowest} d={lowest.join("")} />
      <path className={css.marks.best} d={bests.join("")} />
    </svg>
  );
});
