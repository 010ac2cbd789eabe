import { memo, type ReactElement, useId } from "react";
import type { RatesEvent } from "#flows/rates/types.ts";
import { num } from "#web/styles/typography.css.ts";
import * as css from "./filters.css.ts";

const daysText = (days: number): string => (days === 1 ? "1 day" : `${days} days`);

type TransitFilterProps = {
  readonly min: number;
  readonly max: number;
  /** Null shows all offers, also those that state no transit time. */
  readonly chosen: number | null;
  readonly send: (event: RatesEvent) => void;
};

/** The longest port-to-port transit; at the end of the scale there is no limit. */
export const TransitFilter = memo(function TransitFilter({ min, max, chosen, send }: TransitFilterProps): ReactElement {
  const id = useId();
  const value = chosen === null ? max : Math.min(Math.max(chosen, min), max);
  return (
    <div className={css.group}>
      <h3 className={css.rangeTitle}>
        <label htmlFor={id}>Transit time, port to port</label>
        <output htmlFor={id} className={`${css.rangeValue} ${num}`}>
          {daysText(value)}
        </output>
      </h3>
      <div>
        <input
          id={id}
          type="range"
          className={css.range}
          style={{ backgroundSize: `${((value - min) / (max - min)) * 100}% 3px, 100% 3px` }}
          min={min}
          max={max}
          value={value}
          aria-valuetext={value === max ? `Any, up to ${daysText(max)}` : `At most ${daysText(value)}`}
          onChange={({ currentTarget: { valueAsNumber: days } }) =>
            send({ type: "filters.changed", changes: { maxTransitDays: days >= max ? null : days } })
          }
        />
        <p className={`${css.rangeEnds} ${num}`} aria-hidden="true">
          <span>{daysText(min)}</span>
          <span>{daysText(max)}</span>
        </p>
      </div>
    </div>
  );
});
