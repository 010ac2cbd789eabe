import { memo, type ReactElement, useDeferredValue, useMemo } from "react";
import { formatDigits, getMinorDigits, type Money } from "#domain/money";
import type { StripDay as StripDays, TotalBasis } from "#domain/rates";
import type { CalendarDate } from "#domain/time";
import type { RatesEvent } from "#flows/rates/types.ts";
import { useMedia } from "#web/components/use-media.ts";
import { subtitle } from "#web/kit/atoms.css.ts";
import { spokenDate } from "#web/messages/dates.ts";
import { card } from "#web/styles/layout.css.ts";
import { from } from "#web/styles/tokens.ts";
import { num } from "#web/styles/typography.css.ts";
import { formatMoney, readerFormats } from "#web/messages/formats.ts";
import * as css from "./price-strip.css.ts";
import { DayChip, DayColumn, Dots, EmptyDay, useRovingDay } from "./strip-day.tsx";
import { SLIM, type StripScale, stripScale } from "./strip-scale.ts";

type PriceStripProps = {
  readonly days: readonly StripDays[];
  readonly chosen: CalendarDate | null;
  readonly basis: TotalBasis;
  readonly slim: boolean;
  /** False while only the room of the chart is shown. */
  readonly isPainted: boolean;
  readonly send: (event: RatesEvent) => void;
};

const wholeUnits = ({ currency, minor }: Money): number => minor / 10 ** getMinorDigits(currency);

const lowestDay = (days: readonly StripDays[]): (StripDays & { readonly lowest: Money }) | null =>
  days.reduce<(StripDays & { readonly lowest: Money }) | null>((best, day) => {
    const [lowest] = day.totals;
    return lowest === undefined || (best !== null && best.lowest.minor <= lowest.minor) ? best : { ...day, lowest };
  }, null);

export const PriceStrip = memo(function PriceStrip(props: PriceStripProps): ReactElement | null {
  const drawn = useDeferredValue(props.isPainted ? props.days : NOTHING_DRAWN);
  const isWide = useMedia(from.sm);
  const currency = props.days.find(({ totals }) => totals.length > 0)?.totals[0]?.currency;
  if (currency === undefined) return null;
  const height = props.slim ? "slim" : "full";
  if (!isWide) {
    return (
      <div className={css.stripHeight[height]}>
        <Chips days={drawn} chosen={props.chosen} send={props.send} />
      </div>
    );
  }
  return (
    <figure
      className={`${card} ${css.figure[height]} ${css.stripHeight[height]}`}
      aria-label={sentence(drawn, props.basis)}
    >
      <figcaption className={css.head}>
        <span className={subtitle}>
          {TITLES[props.basis]} <span className={css.unit}>{currency}, whole load, from the port of loading</span>
        </span>
        <Legend hasEstimates={drawn.some(({ isEstimated }) => isEstimated)} />
      </figcaption>
      <div className={css.scroller}>
        <Plot days={drawn} chosen={props.chosen} slim={props.slim} send={props.send} />
      </div>
    </figure>
  );
});

const NOTHING_DRAWN: readonly StripDays[] = [];

const TITLES: Readonly<Record<TotalBasis, string>> = {
  complete: "Complete total by departure date",
  quoted: "Total as quoted by departure date",
};
const FIGURES: Readonly<Record<TotalBasis, string>> = { complete: "complete total", quoted: "total as quoted" };

const sentence = (days: readonly StripDays[], basis: TotalBasis): string => {
  const best = lowestDay(days);
  return best === null
    ? `Lowest ${FIGURES[basis]} per departure date`
    : `Lowest ${FIGURES[basis]} per departure date in ${best.lowest.currency}. Lowest is ${formatMoney(best.lowest)} on ${spokenDate(best.date)}.`;
};

type DaysGivenProps = Omit<PriceStripProps, "slim" | "basis" | "isPainted">;

const Chips = memo(function Chips(props: DaysGivenProps): ReactElement {
  return <Days {...props} scale={null} best={lowestDay(props.days)?.lowest.minor} />;
});

const Plot = memo(function Plot({
  days,
  chosen,
  slim,
  send,
}: Omit<PriceStripProps, "basis" | "isPainted">): ReactElement {
  const drawing = useMemo(() => drawStrip(days, slim), [days, slim]);
  if (drawing === null) return <div className={css.plot} />;
  const { columns, estimated, scale, best } = drawing;
  return (
    <div className={css.plot}>
      <Lines scale={scale} />
      <Days days={days} chosen={chosen} send={send} scale={scale} best={best.minor} />
      <Dots columns={columns} scale={scale} best={wholeUnits(best)} estimated={estimated} />
    </div>
  );
});

interface Drawing {
  readonly columns: readonly (readonly number[])[];
  readonly estimated: readonly boolean[];
  readonly scale: StripScale;
  readonly best: Money;
}

const drawStrip = (days: readonly StripDays[], slim: boolean): Drawing | null => {
  const best = lowestDay(days)?.lowest;
  if (best === undefined) return null;
  const columns = days.map(({ totals }) => totals.map(wholeUnits));
  const estimated = days.map(({ isEstimated }) => isEstimated);
  return { columns, estimated, scale: stripScale(columns.flat(), slim ? SLIM : undefined), best };
};

const Legend = memo(function Legend({ hasEstimates }: { readonly hasEstimates: boolean }): ReactElement {
  return (
    <span className={css.legend} aria-hidden="true">
      <span className={css.legendEntry}>
        <i className={css.swatches.lowest} />
        Lowest of the day
      </span>
      {hasEstimates && (
        <span className={css.legendEntry}>
          <i className={css.swatches.estimate} />
          Includes an estimate
        </span>
      )}
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
});

const tickText = (value: number): string => formatDigits(String(Math.round(value)), "", readerFormats().numbers);

const Lines = memo(function Lines({ scale }: { readonly scale: StripScale }): ReactElement {
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
});

type DaysProps = DaysGivenProps & {
  /** Null where the days are chips in a row. */
  readonly scale: StripScale | null;
  readonly best: number | undefined;
};

function Days({ days, chosen, send, scale, best }: DaysProps): ReactElement {
  const roving = useRovingDay(days, chosen);
  const Day = scale === null ? DayChip : DayColumn;
  return (
    <div
      className={scale === null ? css.chips : css.days}
      role="toolbar"
      aria-label="Departure date"
      onKeyDown={roving.onKeyDown}
      onFocus={roving.onFocus}
    >
      {days.map(({ date, totals, isEstimated }) => {
        const [lowest] = totals;
        if (lowest === undefined) return scale === null ? null : <EmptyDay key={date} date={date} />;
        return (
          <Day
            key={date}
            date={date}
            lowest={lowest}
            count={totals.length}
            best={lowest.minor === best}
            estimated={isEstimated}
            place={scale?.place(wholeUnits(lowest)) ?? 0}
            chosen={date === chosen}
            reachable={date === roving.reachable}
            send={send}
          />
        );
      })}
    </div>
  );
}
