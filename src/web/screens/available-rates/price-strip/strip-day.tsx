import { memo, type ReactElement, type FocusEvent, type KeyboardEvent, type ReactNode, useState } from "react";
import { type Money } from "#domain/money";
import type { StripDay } from "#domain/rates";
import type { CalendarDate } from "#domain/time";
import type { RatesEvent } from "#flows/rates/types.ts";
import { visuallyHidden } from "#web/components/accessibility.css.ts";
import { shortDay, shortWeekday } from "#web/messages/dates.ts";
import { num } from "#web/styles/typography.css.ts";
import { formatWholeFigure } from "#web/messages/formats.ts";
import { PartKey } from "../rate-card/cost-bar.tsx";
import * as css from "./price-strip.css.ts";
import type { StripScale } from "./strip-scale.ts";

type StripDayProps = {
  readonly date: CalendarDate;
  readonly lowest: Money;
  readonly count: number;
  readonly best: boolean;
  readonly estimated: boolean;
  /** From the top, in percent. */
  readonly place: number;
  readonly chosen: boolean;
  /** The one tab stop of the strip. */
  readonly reachable: boolean;
  readonly send: (event: RatesEvent) => void;
};

type DayButtonProps = Pick<StripDayProps, "date" | "count" | "chosen" | "reachable" | "send"> & {
  readonly className: string;
  readonly children: ReactNode;
};

/** Pressed: only the offers of this day; pressed again: all. */
function DayButton({ date, count, chosen, reachable, send, ...rest }: DayButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={rest.className}
      data-day={date}
      aria-pressed={chosen}
      tabIndex={reachable ? 0 : -1}
      onClick={() => send({ type: "criteria.changed", changes: { day: chosen ? null : date } })}
    >
      {rest.children} <span className={visuallyHidden}>{count === 1 ? "1 offer" : `${count} offers`}</span>
    </button>
  );
}

export const DayColumn = memo(function DayColumn(props: StripDayProps): ReactElement {
  const { date, lowest } = props;
  return (
    <DayButton {...props} className={css.day}>
      <span className={css.plotFloor}>
        {props.estimated && (
          <i className={props.best ? css.bestEstimateDot : css.estimateDot} style={{ top: `${props.place}%` }} />
        )}
        <span className={visuallyHidden}>
          Lowest {props.estimated && "with an estimate "}
          {lowest.currency}
        </span>{" "}
        <span className={`${props.best ? css.bestValue : css.value} ${num}`} style={{ top: `${props.place}%` }}>
          {formatWholeFigure(lowest)}
        </span>
      </span>{" "}
      <span className={`${css.sailingDate} ${num}`}>{shortDay(date)}</span>{" "}
      <span className={css.weekday}>{shortWeekday(date)}</span>
    </DayButton>
  );
});

export const DayChip = memo(function DayChip(props: StripDayProps): ReactElement {
  const { date, lowest } = props;
  return (
    <DayButton {...props} className={css.chip}>
      <span className={`${css.chipDay} ${num}`}>
        {shortWeekday(date)} {shortDay(date)}
      </span>{" "}
      <span className={`${props.best ? css.bestChipTotal : css.chipTotal} ${num}`}>
        {props.estimated && <PartKey kind="estimate" />}
        <span className={visuallyHidden}>
          Lowest {props.estimated && "with an estimate "}
          {lowest.currency}{" "}
        </span>
        {formatWholeFigure(lowest)}
      </span>
    </DayButton>
  );
});

export const EmptyDay = memo(function EmptyDay({ date }: { readonly date: CalendarDate }): ReactElement {
  return (
    <div className={css.noSailing} aria-hidden="true">
      <span className={css.plotFloor}>
        <span className={css.noSailingMark} />
      </span>
      <span className={`${css.date} ${num}`}>{shortDay(date)}</span>
      <span className={css.weekday}>{shortWeekday(date)}</span>
    </div>
  );
});

type DotsProps = {
  /** In whole units, lowest first, one list per day. */
  readonly columns: readonly (readonly number[])[];
  readonly scale: StripScale;
  readonly estimated: readonly boolean[];
  readonly best: number;
};

const at = (index: number, y: number): string => `M${index + 0.5} ${y.toFixed(2)}h0`;

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

const STEP: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => Math.min(index + 1, last),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** One tab stop, arrow keys inside: a month of buttons must not separate the user from the offers. */
export const useRovingDay = (days: readonly StripDay[], chosen: CalendarDate | null) => {
  const sailing = days.filter(({ totals }) => totals.length > 0).map(({ date }) => date);
  const [visited, setVisited] = useState<CalendarDate | null>(null);
  const reachable = [visited, chosen].find((date) => date !== null && sailing.includes(date)) ?? sailing[0] ?? null;

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    setVisited(event.target.closest<HTMLElement>("[data-day]")?.dataset["day"] ?? null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEP[event.key];
    if (step === undefined || reachable === null) return;
    event.preventDefault();
    const next = sailing[step(sailing.indexOf(reachable), sailing.length - 1)];
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  return { reachable, onFocus, onKeyDown };
};
