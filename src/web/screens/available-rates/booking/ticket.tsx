import type { ReactElement } from "react";
import type { ContainerLine } from "#domain/containers";
import { type BookableOffer, offerLoadText } from "#domain/bookings";
import { requestedWeights, type LegMode, type RoutePoint } from "#domain/rates";
import { fullDateText } from "#domain/time";
import { RouteGlyph } from "#web/components/route-line/markers.tsx";
import { code, num } from "#web/styles/typography.css.ts";
import { vesselOf } from "../offer-line.tsx";
import { legSign, stationSign } from "../signs.ts";
import { useTotals } from "../totals-context.ts";
import * as css from "./booking.css.ts";

/** The journey that is about to be booked, as the upper part of a ticket. */
export function Ticket({ rate }: { readonly rate: BookableOffer }): ReactElement {
  const [from, to] = [rate.legs[0]?.from, rate.legs.at(-1)?.to];
  const { load } = useTotals();
  return (
    <div className={css.ticket}>
      {from !== undefined && to !== undefined && (
        <TicketRoute from={from} to={to} modes={rate.legs.map(({ mode }) => mode)} />
      )}
      <dl className={css.facts}>
        {ticketFacts(rate, load).map(([name, value]) => (
          <div key={name}>
            <dt className={css.factName}>{name}</dt>
            <dd className={`${css.factValue} ${num}`}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** When the vessel leaves its port and reaches the last one; an offer without sea legs states its own dates. */
const sailingFacts = ({ legs, departure }: BookableOffer): readonly (readonly [string, string])[] => {
  const sea = legs.filter(({ mode }) => mode === "sea");
  const [first, last] = [sea[0], sea.at(-1)];
  const leaves = first?.departure ?? departure;
  const arrives = last?.arrival ?? null;
  const from = first?.departure == null ? "" : ` from ${first.from.name}`;
  return [
    ...(leaves === null ? [] : [[`Departure${from}`, fullDateText(leaves)] as const]),
    ...(arrives === null || last === undefined ? [] : [[`Arrival in ${last.to.name}`, fullDateText(arrives)] as const]),
  ];
};

const NO_BREAK = "\u00a0";

const weightFacts = (load: readonly ContainerLine[]): readonly (readonly [string, string])[] => {
  const weights = requestedWeights(load).map((text) => text.replaceAll(" ", NO_BREAK));
  return weights.length === 0 ? [] : [["Net weight per container", weights.join(", ")]];
};

const ticketFacts = (rate: BookableOffer, load: readonly ContainerLine[]): readonly (readonly [string, string])[] => {
  const vessel = vesselOf(rate);
  return [
    ["Carrier", rate.carrier.name],
    ...(vessel === null ? [] : [["Vessel", vessel] as const]),
    ...sailingFacts(rate),
    ["Load", offerLoadText(rate)],
    ...weightFacts(load),
  ];
};

type TicketRouteProps = { readonly from: RoutePoint; readonly to: RoutePoint; readonly modes: readonly LegMode[] };

function TicketRoute({ from, to, modes }: TicketRouteProps): ReactElement {
  const mode = modes.length === 1 ? modes[0] : undefined;
  return (
    <div className={css.route}>
      <TicketEnd point={from} />
      <span className={css.line}>
        <RouteGlyph
          stops={[{ sign: stationSign[from.kind] }, { sign: stationSign[to.kind] }]}
          legs={[mode === undefined ? "sea" : legSign[mode]]}
        />
      </span>
      <TicketEnd point={to} />
    </div>
  );
}

function TicketEnd({ point }: { readonly point: RoutePoint }): ReactElement {
  return (
    <p className={css.end}>
      {point.code === null ? (
        <b className={css.endNameAlone}>{point.name}</b>
      ) : (
        <>
          <b className={`${code} ${css.endCode}`}>{point.code}</b>
          <span className={css.endName}>{point.name}</span>
        </>
      )}
    </p>
  );
}
