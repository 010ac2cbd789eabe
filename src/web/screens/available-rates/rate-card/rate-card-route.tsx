import type { ReactElement } from "react";
import type { BookableOffer } from "#domain/bookings";
import { LEG_MODE_LABELS, type LegMode, type RouteLeg, type RoutePoint } from "#domain/rates";
import { toTime, type CalendarDate, type LocalDateTime } from "#domain/time";
import { visuallyHidden } from "#web/components/accessibility.css.ts";
import { Icon } from "#web/components/icon/icon.tsx";
import { LEG_STYLES, modeIcon, STOP_MARKERS } from "#web/components/route-line/markers.tsx";
import { RouteLine } from "#web/components/route-line/route-line.tsx";
import { code, num } from "#web/styles/typography.css.ts";
import * as css from "./rate-card-route.css.ts";
import { weight } from "#web/kit/atoms.css.ts";
import { formatWeekday } from "#web/messages/formats.ts";

const kindLabel: Readonly<Record<RouteCardStop["point"]["kind"], string>> = {
  door: "door",
  inland: "inland terminal",
  sea: "port",
  transhipment: "transhipment port",
};

export function RateCardRoute({ rate }: { readonly rate: BookableOffer }): ReactElement | null {
  const stops = toRouteStops(rate);
  const [start, end] = [stops[0], stops.at(-1)];
  if (start === undefined || end === undefined) return null;
  return (
    <div className={css.route}>
      <RouteLine
        label={`Route from ${start.point.name} to ${end.point.name}`}
        stops={stops.map((stop, index) => ({
          key: `${index} ${stop.point.name}`,
          marker: STOP_MARKERS[stop.point.kind],
          label: <StopLabel stop={stop} />,
        }))}
        legs={rate.legs.map((leg) => ({ style: LEG_STYLES[leg.mode], label: <LegLabel leg={leg} /> }))}
      />
    </div>
  );
}

function StopLabel({ stop }: { readonly stop: RouteCardStop }): ReactElement {
  const { point, date, dateLabel } = stop;
  const hasHour = dateLabel === "Pick-up" || dateLabel === "Gate-in by";
  const time = date !== null && hasHour ? toTime(date) : null;
  return (
    <span className={css.stop}>
      <b className={point.code === null ? css.nameAlone : `${code} ${css.placeCode}`}>{point.code ?? point.name}</b>
      <span className={css.placeName}>
        {point.code !== null && point.name}
        <span className={visuallyHidden}> {kindLabel[point.kind]}</span>
      </span>
      {date !== null && (
        <span className={css.date}>
          <small className={css.dateLabel}>{dateLabel}</small>{" "}
          <b className={`${weight.strong} ${num}`}>
            {formatWeekday(date)}
            {time !== null && `, ${time}`}
          </b>
        </span>
      )}
    </span>
  );
}

function LegLabel({ leg }: { readonly leg: RouteLeg }): ReactElement {
  const note = leg.voyage === null ? leg.service : `Voyage ${leg.voyage}`;
  return (
    <span className={css.leg}>
      <Icon shape={modeIcon[leg.mode]} size="s" />
      <b className={css.legName}>{leg.vessel ?? LEG_MODE_LABELS[leg.mode] ?? "Transport"}</b>
      {note !== null && <small className={`${css.legNote} ${num}`}>{note}</small>}
    </span>
  );
}

export interface RouteCardStop {
  readonly point: RoutePoint;
  readonly arrivalMode: LegMode | null;
  readonly departureMode: LegMode | null;
  readonly dateLabel: "Pick-up" | "Gate-in by" | "Departure" | "ETD" | "Transhipment" | "ETA";
  readonly date: LocalDateTime | CalendarDate | null;
}

const stopLabelText = (
  point: RoutePoint,
  before: RouteLeg | undefined,
  after: RouteLeg | undefined,
): RouteCardStop["dateLabel"] => {
  if (after === undefined) return "ETA";
  if (point.kind === "transhipment" && before !== undefined) return "Transhipment";
  if (after.mode === "sea") return "ETD";
  if (before !== undefined) return "Departure";
  return point.kind === "door" ? "Pick-up" : "Gate-in by";
};

const stopBetween = (point: RoutePoint, before: RouteLeg | undefined, after: RouteLeg | undefined): RouteCardStop => ({
  point,
  arrivalMode: before?.mode ?? null,
  departureMode: after?.mode ?? null,
  dateLabel: stopLabelText(point, before, after),
  date: after?.departure ?? before?.arrival ?? null,
});

/** A leg without its own date uses the offer's date at the ends. */
export const toRouteStops = (rate: BookableOffer): readonly RouteCardStop[] => {
  const [first] = rate.legs;
  if (first === undefined) return [];
  const start = stopBetween(first.from, undefined, first);
  const rest = rate.legs.map((leg, index) => stopBetween(leg.to, leg, rate.legs[index + 1]));
  const isVesselFirst = start.departureMode === null || start.departureMode === "sea";
  const stops = [{ ...start, date: start.date ?? (isVesselFirst ? (rate.departure ?? null) : null) }, ...rest];
  return stops.map((stop) =>
    stop.departureMode === null && stop.date === null ? { ...stop, date: rate.arrival ?? null } : stop,
  );
};
