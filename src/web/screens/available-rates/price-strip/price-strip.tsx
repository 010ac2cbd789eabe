import { memo, type ReactElement } from "react";
import { minorDigits } from "../../../../domain/money/currency.ts";
import { moneyText, wholeFigure } from "../../../../domain/money/format-money.ts";
import type { Money } from "../../../../domain/money/money.ts";
import type { StripDay } from "../../../../domain/rates/facets.ts";
import type { CalendarDate } from "../../../../domain/time/calendar.ts";
import type { RatesEvent } from "../../../../flows/rates/events.ts";
import { card } from "../../../components/card/card.css.ts";
import { visuallyHidden } from "../../../components/visually-hidden/visually-hidden.css.ts";
import { shortDay, shortWeekday, spokenDate } from "../../../format/date-text.ts";
import { num } from "../../../styles/typography.css.ts";
import * as css from "./price-strip.css.ts";
import { Dots } from "./strip-dots.tsx";
import { type StripScale, stripScale } from "./strip-scale.ts";
import { useRovingDay } from "./use-roving-day.ts";

type PriceStripProps = {
  readonly days: readonly StripDay[];
  readonly chosen: CalendarDate | null;
  readonly send: (event: RatesEvent) => void;
};

const wholeUnits = ({ currency, minor }: Money): number => minor / 10 ** minorDigits(currency);

const lowestDay = (days: readonly StripDay[]): (StripDay & { readonly lowest: Money }) | null =>
  days.reduce<(StripDay & { readonly lowest: Money }) | null>((best, day) => {
    const [lowest] = day.totals;
    return lowest === undefined || (best !== null && best.lowest.minor <= lowest.minor) ? best : { ...day, lowest };
  }, null);

/** Totals by departure date; a day's button shows the offers of that day only, pressing it again shows all. */
export const PriceStrip = memo(function PriceStrip(props: PriceStripProps): ReactElement | null {
  const best = lowestDay(props.days);
  if (best === null) return null;
  const columns = props.days.map(({ totals }) => totals.map(wholeUnits));
  const scale = stripScale(columns.flat());
  const { currency } = best.lowest;
  const sentence = `Lowest total per departure date in ${currency}. Lowest is ${moneyText(best.lowest)} on ${spokenDate(best.date)}.`;
  return (
    <figure className={`${card} ${css.figure}`} aria-label={sentence}>
      <figcaption className={css.head}>
        <span className={css.title}>
          Total by departure date <span className={css.unit}>{currency}, whole load</span>
        </span>
        <Legend />
      </figcaption>
      <div className={css.scroller}>
        <div className={css.plot}>
          <Lines scale={scale} />
          <Days {...props} scale={scale} best={best.lowest.minor} />
          <Dots columns={columns} scale={scale} best={wholeUnits(best.lowest)} />
        </div>
      </div>
    </figure>
  );
});

function Legend(): ReactElement {
  return (
    <span className={css.legend} aria-hidden="true">
      <span className={css.legendEntry}>
        <i className={css.swatches.lowest} />
        Lowest of the day
      </span>
      <span className={css.legendEntry}>
        <i className={css.swatches.other} />
        Other offers
      </span>
      <span className={css.legendEntry}>
        <i className={css.swatches.none} />
        No sailing
      </span>
    </span>
  );
}

const tickText = (value: number): string => String(Math.round(value)).replace(/\B(?=(?:\d{3})+$)/g, ",");

function Lines({ scale }: { readonly scale: StripScale }): ReactElement {
  return (
    <div className={css.lines} aria-hidden="true">
      {scale.ticks.map((tick) => (
        <div key={tick}>
          <span className={css.line} style={{ top: `${scale.place(tick)}%` }} />
          <span className={`${css.tick} ${num}`} style={{ top: `${scale.place(tick)}%` }}>
            {tickText(tick)}
          </span>
        </div>
      ))}
    </div>
  );
}

type DaysProps = PriceStripProps & { readonly scale: StripScale; readonly best: number };

function Days({ days, chosen, send, scale, best }: DaysProps): ReactElement {
  const roving = useRovingDay(days, chosen);
  return (
    <div
      className={css.days}
      role="toolbar"
      aria-label="Departure date"
      onKeyDown={roving.onKeyDown}
      onFocus={roving.onFocus}
    >
      {days.map(({ date, totals }) => {
        const [lowest] = totals;
        if (lowest === undefined) return <NoSailing key={date} date={date} />;
        const isChosen = date === chosen;
        return (
          <button
            key={date}
            type="button"
            className={css.day}
            data-day={date}
            aria-pressed={isChosen}
            tabIndex={date === roving.reachable ? 0 : -1}
            onClick={() => send({ type: "day.chosen", day: isChosen ? null : date })}
          >
            <span className={css.plotFloor}>
              <span className={visuallyHidden}>Lowest {lowest.currency}</span>{" "}
              <span
                className={`${lowest.minor === best ? css.bestValue : css.value} ${num}`}
                style={{ top: `${scale.place(wholeUnits(lowest))}%` }}
              >
                {wholeFigure(lowest)}
              </span>
            </span>{" "}
            <span className={`${css.sailingDate} ${num}`}>{shortDay(date)}</span>{" "}
            <span className={css.weekday}>{shortWeekday(date)}</span>{" "}
            <span className={visuallyHidden}>{totals.length === 1 ? "1 offer" : `${totals.length} offers`}</span>
          </button>
        );
      })}
    </div>
  );
}

function NoSailing({ date }: { readonly date: CalendarDate }): ReactElement {
  return (
    <div className={css.noSailing} aria-hidden="true">
      <span className={css.plotFloor}>
        <span className={css.noSailingMark} />
      </span>
      <span className={`${css.date} ${num}`}>{shortDay(date)}</span>
      <span className={css.weekday}>{shortWeekday(date)}</span>
    </div>
  );
}
