import { memo, type ReactElement } from "react";
import { wholeFigure, type Money } from "#domain/money";
import type { CalendarDate } from "#domain/time";
import type { RatesEvent } from "#flows/rates/types.ts";
import { visuallyHidden } from "#web/components/accessibility.css.ts";
import { shortDay, shortWeekday } from "#web/messages/dates.ts";
import { num } from "#web/styles/typography.css.ts";
import { PartKey } from "../pass/cost-bar.tsx";
import * as css from "./price-strip.css.ts";

type StripDayProps = {
  readonly date: CalendarDate;
  readonly lowest: Money;
  readonly count: number;
  /** The lowest of all days. */
  readonly best: boolean;
  /** Whether the lowest includes an estimate. */
  readonly estimated: boolean;
  /** Where the lowest stands, in percent from the top. */
  readonly place: number;
  readonly chosen: boolean;
  /** The one day that the Tab key stops at. */
  readonly reachable: boolean;
  readonly send: (event: RatesEvent) => void;
};

/** A day with sailings: pressed, it shows the offers of that day only; pressed again, all. */
export const StripDay = memo(function StripDay(props: StripDayProps): ReactElement {
  const { date, lowest, count, chosen } = props;
  return (
    <button
      type="button"
      className={css.day}
      data-day={date}
      aria-pressed={chosen}
      tabIndex={props.reachable ? 0 : -1}
      onClick={() => props.send({ type: "day.chosen", day: chosen ? null : date })}
    >
      <span className={css.plotFloor}>
        {props.estimated && (
          <i className={props.best ? css.bestEstimateDot : css.estimateDot} style={{ top: `${props.place}%` }} />
        )}
        <span className={visuallyHidden}>
          Lowest {props.estimated && "with an estimate "}
          {lowest.currency}
        </span>{" "}
        <span className={`${props.best ? css.bestValue : css.value} ${num}`} style={{ top: `${props.place}%` }}>
          {wholeFigure(lowest)}
        </span>
      </span>{" "}
      <span className={`${css.sailingDate} ${num}`}>{shortDay(date)}</span>{" "}
      <span className={css.weekday}>{shortWeekday(date)}</span>{" "}
      <span className={visuallyHidden}>{count === 1 ? "1 offer" : `${count} offers`}</span>
    </button>
  );
});

/** The same day on a phone: the date over its lowest total. */
export const DayChip = memo(function DayChip(props: Omit<StripDayProps, "place">): ReactElement {
  const { date, lowest, count, chosen } = props;
  return (
    <button
      type="button"
      className={css.chip}
      data-day={date}
      aria-pressed={chosen}
      tabIndex={props.reachable ? 0 : -1}
      onClick={() => props.send({ type: "day.chosen", day: chosen ? null : date })}
    >
      <span className={`${css.chipDay} ${num}`}>
        {shortWeekday(date)} {shortDay(date)}
      </span>{" "}
      <span className={`${props.best ? css.bestChipTotal : css.chipTotal} ${num}`}>
        {props.estimated && <PartKey kind="estimate" />}
        <span className={visuallyHidden}>
          Lowest {props.estimated && "with an estimate "}
          {lowest.currency}{" "}
        </span>
        {wholeFigure(lowest)}
      </span>{" "}
      <span className={visuallyHidden}>{count === 1 ? "1 offer" : `${count} offers`}</span>
    </button>
  );
});

/** A day without a sailing keeps its place. */
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
