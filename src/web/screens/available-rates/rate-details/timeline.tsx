import type { ReactElement } from "react";
import { type LegMode, type Rate, formatCutOffLabel } from "#domain/rates";
import { subtitle } from "#web/kit/atoms.css.ts";
import { readMinutes } from "#flows/utc-minutes.ts";
import { useNow } from "#web/portal/portal-context.tsx";
import { useZoneNote } from "#web/portal/use-zones.ts";
import { formatScheduleOrigin } from "../schedule-origin.ts";
import { toTimeline, type TimelineEntry } from "./timeline-entries.ts";
import { type TodayIn, toTime, formatInDays } from "#domain/time";
import { Badge } from "#web/components/badge.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { clock } from "#web/components/icon/shapes.ts";
import { StopMarker, LEG_STYLES, STOP_MARKERS } from "#web/components/route-line/markers.tsx";
import { code as codeStyle, num } from "#web/styles/typography.css.ts";
import * as css from "./rate-details.css.ts";
import { Text } from "#web/kit/layout.tsx";
import { formatWeekday } from "#web/messages/formats.ts";

type Line = keyof typeof css.line;

/** After the last place the line is dotted. */
const withLines = (
  entries: readonly TimelineEntry[],
): readonly { readonly entry: TimelineEntry; readonly line: Line }[] => {
  let line: Line = "sea";
  return entries.map((entry) => {
    if (entry.kind === "stop") line = entry.departureMode === null ? "to-come" : toLegStyle(entry.departureMode);
    return { entry, line };
  });
};

const toLegStyle = (mode: LegMode): Line => LEG_STYLES[mode];

type TimelineProps = { readonly rate: Rate; readonly todayIn: TodayIn };

export function Timeline({ rate, todayIn }: TimelineProps): ReactElement {
  const entries = withLines(toTimeline(rate, todayIn, useZoneNote()));
  const now = readMinutes(useNow());
  const hasCutOffs = rate.cutOffs.length > 0;
  return (
    <>
      <ol className={css.timeline}>
        {entries.map(({ entry, line }, at) => (
          <li key={entryKey(entry, at)} className={at === entries.length - 1 ? css.last : css.line[line]}>
            <EntryTime at={entry.at} />
            <span className={css.marker}>
              {entry.kind === "stop" ? (
                <StopMarker kind={STOP_MARKERS[entry.point.kind]} />
              ) : (
                <i className={css.ring} />
              )}
            </span>
            <div>
              <b className={entry.kind === "stop" ? subtitle : css.name}>{entryTitle(entry)}</b>
              {entry.kind === "stop" && entry.point.code !== null && (
                <span className={`${codeStyle} ${css.code}`}>{entry.point.code}</span>
              )}
              <DaysLeft days={entry.daysLeft} />
              <Text size="caption">{entry.note}</Text>
            </div>
          </li>
        ))}
      </ol>
      {!hasCutOffs && <p className={css.timelineHint}>Cut-offs: not stated</p>}
      {rate.schedule !== undefined && <p className={css.timelineHint}>{formatScheduleOrigin(rate.schedule, now)}</p>}
      <p className={css.timelineHint}>
        <Icon shape={clock} size="s" /> Times are local at each place.
      </p>
    </>
  );
}

const entryKey = (entry: TimelineEntry, at: number): string =>
  `${entry.kind}-${entry.kind === "cut-off" ? entry.code : at}`;

const entryTitle = (entry: TimelineEntry): string => {
  switch (entry.kind) {
    case "stop":
      return entry.point.name;
    case "cut-off":
      return formatCutOffLabel(entry.code);
    case "offer-end":
      return "Offer ends";
    case "last-free-day":
      return "Last free day at the terminal";
  }
};

function EntryTime({ at }: { readonly at: TimelineEntry["at"] }): ReactElement {
  if (at === null) return <span className={css.when}>Not stated</span>;
  const time = toTime(at);
  return (
    <time dateTime={at} className={`${css.when} ${num}`}>
      <b className={css.day}>{formatWeekday(at)}</b>
      {time !== null && <span className={css.time}>{time}</span>}
    </time>
  );
}

/** Free time below this many days is highlighted. */
const SOON_DAYS = 3;

function DaysLeft({ days }: { readonly days: number | null }): ReactElement | null {
  if (days === null) return null;
  return (
    <span className={css.left}>
      <Badge kind={days < SOON_DAYS ? "caution" : "plain"}>{days < 0 ? "passed" : formatInDays(days)}</Badge>
    </span>
  );
}
