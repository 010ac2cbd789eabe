import { readMinutes, toTodayIn } from "#flows/utc-minutes.ts";
import type { ReactElement, ReactNode } from "react";
import { type TrackingQuery, type Journey, type JourneyLeg, type JourneyStop } from "#domain/tracking";
import { emphasis } from "#web/kit/atoms.css.ts";
import { formatDue, formatState, formatStop } from "./journey-labels.ts";
import { formatLegMode, LEG_STATE_LABELS } from "#web/components/route-map/leg-labels.ts";
import type { TrackedJourney } from "#flows/shipment.ts";
import { Banner } from "#web/components/banner.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { modeIcon, type StopMarkerKind } from "#web/components/route-line/markers.tsx";
import { type RouteLeg, RouteLine } from "#web/components/route-line/route-line.tsx";
import { LazyRouteMap } from "#web/components/route-map/lazy-route-map.tsx";
import { num, code } from "#web/styles/typography.css.ts";
import { lastUpdatedText, ROLE_LABELS } from "./labels.ts";
import {
  booking,
  head,
  lastUpdated,
  notes,
  overview,
  state,
  routeOverview,
  country,
  leg as legStyle,
  legUnderWay,
  moment,
  name,
  reached,
  role,
  roleCode,
  roleText,
  stop as stopStyle,
} from "./overview.css.ts";

type OverviewProps = {
  readonly query: TrackingQuery;
  readonly read: TrackedJourney;
  readonly children?: ReactNode;
};

export function Overview({ query, read, children }: OverviewProps): ReactElement {
  const { journey, readAt, zone } = read;
  return (
    <section className={overview} aria-labelledby="shipment">
      <div className={head}>
        <div>
          <h2 id="shipment" className={`${booking} ${num}`}>
            {query.bookingId}
          </h2>
          <p className={`${state} ${num}`} role="status">
            <b className={emphasis}>{formatState(journey)}.</b>{" "}
            {formatDue(journey, toTodayIn({ now: readMinutes(readAt), zone }))}
          </p>
          <p className={`${lastUpdated} ${num}`}>{lastUpdatedText(read)}</p>
        </div>
        {children}
      </div>
      <Notes read={read} />
      <RouteOverview journey={journey} />
      <LazyRouteMap journey={journey} />
    </section>
  );
}

function Notes({ read: { journey } }: { readonly read: TrackedJourney }): ReactElement | null {
  const isOverdue = journey.position?.isOverdue === true;
  if (!isOverdue && !journey.isCancelled) return null;
  return (
    <div className={notes}>
      {journey.isCancelled && (
        <Banner tone="critical">This booking was cancelled. What was planned stays below.</Banner>
      )}
      {isOverdue && <Banner tone="caution">The estimated arrival has passed and no arrival was reported.</Banner>}
    </div>
  );
}

const STOP_MARKERS: Readonly<Record<JourneyStop["kind"], StopMarkerKind>> = {
  door: "door",
  inland: "ramp",
  sea: "sea",
  transhipment: "transhipment",
};

const STROKES = { done: "done", "under-way": "to-come", "to-go": "to-come" } as const;

function RouteOverview({ journey }: { readonly journey: Journey }): ReactElement | null {
  const { stops } = journey;
  if (stops.length === 0) return null;
  return (
    <div className={routeOverview}>
      <RouteLine
        label="Route overview"
        direction="early"
        stops={stops.map((stop, index) => ({
          key: `${String(index)} ${stop.role} ${stop.name}`,
          marker: STOP_MARKERS[stop.kind],
          reached: stop.isReached,
          label: <StopLabel stop={stop} />,
        }))}
        legs={stops.slice(1).map((stop, index) => toRouteLeg(journey, index, stop.isReached))}
      />
    </div>
  );
}

/* Two neighbouring stops can be the same place (a port that is also the origin): then there is no leg. */
export function toRouteLeg(journey: Journey, from: number, isReached: boolean): RouteLeg {
  const index = journey.legs.findIndex((leg) => leg.from === from && leg.to === from + 1);
  const leg = journey.legs[index];
  if (leg === undefined) return { style: isReached ? "done" : "to-come" };
  const words = <LegLabel leg={leg} />;
  const { position } = journey;
  return leg.state === "under-way" && !journey.isCancelled
    ? {
        style: STROKES[leg.state],
        label: words,
        underWay: { share: position?.leg === index ? position.fraction : null, mode: leg.mode },
      }
    : { style: STROKES[leg.state], label: words };
}

function StopLabel({ stop }: { readonly stop: JourneyStop }): ReactElement {
  const when = formatStop(stop);
  return (
    <div className={stopStyle}>
      <p className={role}>
        <abbr className={stop.isReached ? `${roleCode} ${reached}` : roleCode} title={ROLE_LABELS[stop.role]}>
          {stop.role}
        </abbr>
        <small className={roleText}>{ROLE_LABELS[stop.role]}</small>
      </p>
      <b className={name}>{stop.name}</b>
      <span className={country}>
        {stop.country}
        {stop.code !== null && <span className={code}>{stop.code}</span>}
      </span>
      {when !== null && <span className={`${moment} ${num}`}>{when}</span>}
    </div>
  );
}

/* The headline names the vessel. */
function LegLabel({ leg }: { readonly leg: JourneyLeg }): ReactElement {
  const { mode, state } = leg;
  return (
    <span className={state === "under-way" ? `${legStyle} ${legUnderWay}` : legStyle}>
      <Icon shape={modeIcon[mode]} size="s" />
      <span>
        {formatLegMode(mode)}, {LEG_STATE_LABELS[state].toLowerCase()}
      </span>
    </span>
  );
}
