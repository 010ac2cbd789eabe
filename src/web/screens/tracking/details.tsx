import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { useLocation, useParams } from "react-router-dom";
import { type TrackingForm, type TrackingQuery, validateTracking, type EtaChange } from "#domain/tracking";
import { isSameView } from "#flows/kit/same-view.ts";
import { shipmentFlow, type ShipmentView, shipmentView } from "#flows/shipment.ts";
import { toFormPath, parseDetailsForm } from "#flows/tracking/query.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { arrowLeft } from "#web/components/icon/shapes.ts";
import { LinkButton } from "#web/components/router-link.tsx";
import { quietText, top } from "#web/kit/atoms.css.ts";
import { ownDayAndTime } from "#web/messages/dates.ts";
import { useCapability, useFlow, tabTitle } from "#web/portal/portal-context.tsx";
import { wrap } from "#web/styles/layout.css.ts";
import { text, num } from "#web/styles/typography.css.ts";
import { formatFullDate } from "#web/messages/formats.ts";
import { clockText, shiftText } from "./labels.ts";
import { MovesTable } from "./moves-table.tsx";
import { change, changes as changesStyle, moves, movesHead, small, strong, was } from "./moves.css.ts";
import { back, page, placeholder } from "./overview.css.ts";
import { Overview } from "./overview.tsx";
import { Failed, NothingFound, ShipmentSkeleton, TrackingNotOffered } from "./states.tsx";

export function Component(): ReactElement {
  return useCapability("tracking") ? <TrackingDetails /> : <TrackingNotOffered />;
}

/* The URL identifies the shipment: a reload and a shared link show the same. */
function TrackingDetails(): ReactElement {
  const { bookingId = "" } = useParams();
  const { search } = useLocation();
  const form = parseDetailsForm(bookingId, search);
  const asked = validateTracking(form);
  return (
    <main id="main" tabIndex={-1} className={page}>
      <title>{tabTitle(bookingId, "Tracking")}</title>
      <div className={wrap}>
        <div className={back}>
          <LinkButton to={toFormPath(form)} kind="ghost" icon={arrowLeft}>
            Back to Tracking
          </LinkButton>
        </div>
        <h1 className={text.h1}>Tracking details</h1>
        {asked.match(
          (query) => (
            <Details key={bookingId + search} query={query} />
          ),
          ([first]) => (
            <Unnamed form={form} sentence={first?.message ?? ""} />
          ),
        )}
      </div>
    </main>
  );
}

function Unnamed({ form, sentence }: { readonly form: TrackingForm; readonly sentence: string }): ReactElement {
  return (
    <div className={top[20]}>
      <EmptyState sentence={sentence} advice="This link does not contain everything needed to find the shipment.">
        <LinkButton to={toFormPath(form)}>Complete the form</LinkButton>
      </EmptyState>
    </div>
  );
}

function Details({ query }: { readonly query: TrackingQuery }): ReactElement {
  const actor = useActorRef(useFlow((portal) => shipmentFlow(portal, query)));
  const view = useSelector(actor, shipmentView, isSameView);
  return <Shipment view={view} onRetry={() => actor.send({ type: "page.requested" })} />;
}

type ShipmentProps = { readonly view: ShipmentView; readonly onRetry: () => void };

function Shipment({ view, onRetry }: ShipmentProps): ReactElement {
  switch (view.kind) {
    case "unnamed":
    case "loading":
      return view.kind === "loading" && view.isSlow ? (
        <ShipmentSkeleton label="Loading details..." withMoves />
      ) : (
        <div className={placeholder} />
      );
    case "failed":
      return <Failed attempt="tracking-details" failure={view.failure} onRetry={onRetry} />;
    case "nothing":
      return <NothingFound sentence="No details found." />;
    case "shown": {
      const { rows, etaChanges } = view.read.journey;
      return (
        <>
          <Overview query={view.query} read={view.read} />
          <EtaChanges changes={etaChanges} />
          {rows.length === 0 ? <NothingFound sentence="No details found." /> : <MovesTable rows={rows} />}
        </>
      );
    }
  }
}

export function EtaChanges({ changes }: { readonly changes: readonly EtaChange[] }): ReactElement | null {
  if (changes.length === 0) return null;
  return (
    <section className={moves} aria-labelledby="eta-changes">
      <div className={movesHead}>
        <h2 id="eta-changes" className={text.h2}>
          Changes of the expected arrival
        </h2>
        <p className={quietText.small}>Oldest first</p>
      </div>
      <ol className={`${changesStyle} ${num}`}>
        {changes.map((one, index) => (
          <Change key={`${String(index)} ${one.place}`} change={one} />
        ))}
      </ol>
    </section>
  );
}

function Change({
  change: { place, from, to, reason, reportedAt, days },
}: {
  readonly change: EtaChange;
}): ReactElement {
  const told = reportedAt === null ? null : `Reported ${ownDayAndTime(reportedAt)}`;
  const more = [reason, told].filter((part) => part !== null).join(". ");
  return (
    <li className={change}>
      <b className={strong}>{place}</b>
      <div>
        <p>
          <s className={was}>{momentText(from)}</s> <b>{momentText(to)}</b>, {shiftText(days)}
        </p>
        {more !== "" && <small className={small}>{more}</small>}
      </div>
    </li>
  );
}

const momentText = (time: EtaChange["from"]): string =>
  [formatFullDate(time.local), clockText(time)].filter((part) => part !== "").join(", ");
