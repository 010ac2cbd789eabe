import type { ReactElement } from "react";
import type { MapLabel, Picture, StationSign } from "./picture.ts";
import {
  casing,
  drawing,
  grid,
  halo,
  hull,
  labelTone,
  land,
  partTone,
  station as stationTone,
  stroke as strokeOf,
} from "./route-map.css.ts";

type MapSheetProps = { readonly picture: Picture };

/** The drawing of a route map with its labels; what it says stands in words beside it. */
export function MapSheet({ picture }: MapSheetProps): ReactElement {
  const { width, height, strokes, stations, vessel, labels } = picture;
  return (
    <>
      <svg className={drawing} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        <path className={grid} d={picture.grid} />
        <path className={land} d={picture.land} />
        {strokes.map(({ kind, line }) => (
          <path key={`${kind} ${line}`} className={casing} d={line} />
        ))}
        {strokes.map(({ kind, line }) => (
          <path key={`${kind} ${line}`} className={strokeOf[kind]} d={line} data-stroke={kind} />
        ))}
        {stations.map((station) => (
          <Station key={station.key} station={station} />
        ))}
        {vessel && (
          <g transform={`translate(${vessel.pixel.join(" ")})`} data-vessel="estimated">
            <circle className={halo} r="17" />
            <path className={hull} transform={`rotate(${vessel.heading})`} d="M-9 -5.5H4.5L11 0L4.5 5.5H-9Z" />
          </g>
        )}
      </svg>
      {labels.map((label) => (
        <Label key={label.key} label={label} />
      ))}
    </>
  );
}

function Station({ station }: { readonly station: StationSign }): ReactElement {
  const { kind, isReached, pixel } = station;
  const [x, y] = pixel;
  const tone = stationTone[isReached ? "reached" : kind === "door" ? "door" : "toGo"];
  return kind === "door" || kind === "inland" ? (
    <rect className={tone} x={x - 6} y={y - 6} width="12" height="12" />
  ) : (
    <circle className={tone} cx={x} cy={y} r={kind === "transhipment" ? 5 : 6.5} />
  );
}

function Label({ label }: { readonly label: MapLabel }): ReactElement {
  const { left, top, width, height } = label;
  return (
    <span
      className={labelTone[label.isVessel ? "vessel" : "place"]}
      style={{ left, top, width, height }}
      aria-hidden="true"
    >
      {label.parts
        .filter(({ text }) => text !== "")
        .map(({ text, tone }) => (
          <span key={tone} className={partTone[tone]}>
            {text}
          </span>
        ))}
    </span>
  );
}
