import type { ReactElement, ReactNode } from "react";
import { type TrackingQuery, dueText, stateText } from "#domain/tracking";
import type { TrackedJourney } from "#flows/shipment.ts";
import { Banner } from "#web/components/banner.tsx";
import { LazyRouteMap } from "#web/components/route-map/lazy-route-map.tsx";
import { num } from "#web/styles/typography.css.ts";
import { Chain } from "./chain.tsx";
import { booking, head, heard, notes, overview, state, strong } from "./overview.css.ts";
import { heardText } from "./words.ts";

type OverviewProps = {
  readonly query: TrackingQuery;
  readonly read: TrackedJourney;
  /** The ways on: More Details. */
  readonly children?: ReactNode;
};

/** Where a shipment is: in words, as a chain of places, and on a map that arrives a little later. */
export function Overview({ query, read, children }: OverviewProps): ReactElement {
  const { journey, today } = read;
  return (
    <section className={overview} aria-labelledby="shipment">
      <div className={head}>
        <div>
          <h2 id="shipment" className={`${booking} ${num}`}>
            {query.bookingId}
          </h2>
          <p className={`${state} ${num}`} role="status">
            <b className={strong}>{stateText(journey)}.</b> {dueText(journey, today)}
          </p>
          <p className={`${heard} ${num}`}>{heardText(read)}</p>
        </div>
        {children}
      </div>
      <Notes read={read} />
      <Chain journey={journey} />
      <LazyRouteMap journey={journey} />
    </section>
  );
}

/* What a glance at the line could miss. */
function Notes({ read: { journey } }: { readonly read: TrackedJourney }): ReactElement | null {
  const isOverdue = journey.position?.isOverdue === true;
  if (!isOverdue && !journey.isCancelled) return null;
  return (
    <div className={notes}>
      {journey.isCancelled && (
        <Banner tone="critical">This booking was cancelled. What was planned stays below.</Banner>
      )}
      {isOverdue && <Banner tone="caution">The expected arrival has passed and no arrival was reported.</Banner>}
    </div>
  );
}
