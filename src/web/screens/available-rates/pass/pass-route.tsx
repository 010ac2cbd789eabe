import type { ReactElement } from "react";
import type { BookableOffer } from "#domain/bookings";
import type { LegMode, RouteLeg } from "#domain/rates";
import { weekdayText } from "#domain/time";
import { Icon } from "#web/components/icon/icon.tsx";
import { type IconShape, rail, route, ship, truck } from "#web/components/icon/shapes.ts";
import { RouteLine } from "#web/components/route-line/route-line.tsx";
import { visuallyHidden } from "#web/components/accessibility.css.ts";
import { code, num } from "#web/styles/typography.css.ts";
import { legSign, stationSign } from "../signs.ts";
import * as css from "./pass-route.css.ts";
import { type Station, stationsOf } from "./stations.ts";

const lookOf: Readonly<Record<LegMode, { readonly icon: IconShape; readonly word: string }>> = {
  sea: { icon: ship, word: "Sea" },
  barge: { icon: ship, word: "Barge" },
  rail: { icon: rail, word: "Rail" },
  truck: { icon: truck, word: "Truck" },
  unknown: { icon: route, word: "Transport" },
};

const kindWord: Readonly<Record<Station["point"]["kind"], string>> = {
  door: "door",
  inland: "inland terminal",
  sea: "port",
  transhipment: "transhipment port",
};

/** The whole journey of an offer, leg by leg; the drawing and the words are the same list. */
export function PassRoute({ rate }: { readonly rate: BookableOffer }): ReactElement | null {
  const stations = stationsOf(rate);
  const [start, end] = [stations[0], stations.at(-1)];
  if (start === undefined || end === undefined) return null;
  return (
    <div className={css.route}>
      <RouteLine
        label={`Route from ${start.point.name} to ${end.point.name}`}
        stops={stations.map((station, index) => ({
          key: `${index} ${station.point.name}`,
          sign: stationSign[station.point.kind],
          words: <StopWords station={station} />,
        }))}
        legs={rate.legs.map((leg) => ({ sign: legSign[leg.mode], words: <LegWords leg={leg} /> }))}
      />
    </div>
  );
}

function StopWords({ station }: { readonly station: Station }): ReactElement {
  const { point, date } = station;
  return (
    <span className={css.stop}>
      <b className={point.code === null ? css.nameAlone : `${code} ${css.placeCode}`}>{point.code ?? point.name}</b>
      <span className={css.placeName}>
        {point.code !== null && point.name}
        <span className={visuallyHidden}> {kindWord[point.kind]}</span>
      </span>
      {date !== null && (
        <span className={css.date}>
          <small className={css.dateLabel}>{station.dateLabel}</small>{" "}
          <b className={`${css.dateValue} ${num}`}>{weekdayText(date)}</b>
        </span>
      )}
    </span>
  );
}

function LegWords({ leg }: { readonly leg: RouteLeg }): ReactElement {
  const { icon, word } = lookOf[leg.mode];
  const note = leg.voyage === null ? leg.service : `Voyage ${leg.voyage}`;
  return (
    <span className={css.leg}>
      <Icon shape={icon} size="s" />
      <b className={css.legName}>{leg.vessel ?? word}</b>
      {note !== null && <small className={`${css.legNote} ${num}`}>{note}</small>}
    </span>
  );
}
