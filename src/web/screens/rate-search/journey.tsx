import type { ReactElement } from "react";
import type { DraftEnd, End, FclDraft } from "#domain/search";
import { CodeChip } from "#web/components/badge.tsx";
import type { RouteLeg, RouteStop } from "#web/components/route-line/route-line.tsx";
import { END_WORDS } from "./ends.ts";
import { stopCode, stopName, stopWords, unchosen } from "./summary.css.ts";

interface Journey {
  readonly label: string;
  readonly stops: readonly RouteStop[];
  readonly legs: readonly RouteLeg[];
}

const words = (kind: string, name: string, code: string): ReactElement => (
  <span className={stopWords}>
    <small>{kind}</small>
    <b className={stopName}>{name}</b>
    <span className={stopCode}>
      <CodeChip>{code}</CodeChip>
    </span>
  </span>
);

const open = (end: End): RouteStop => ({
  key: `${end} open`,
  sign: "open",
  words: (
    <span className={stopWords}>
      <small>{END_WORDS[end].place}</small>
      <b className={`${stopName} ${unchosen}`}>Not chosen yet</b>
    </span>
  ),
});

/** The stops of one end, nearest to the shipper first; a port that is the place itself is one stop. */
const stopsOf = (end: End, { place, port, serviceType }: DraftEnd): readonly RouteStop[] => {
  const stops: RouteStop[] = [];
  if (place.code !== null) {
    const sign = serviceType === "Door" ? "door" : "sea";
    stops.push({ key: `${end} place`, sign, words: words(serviceType, place.text, place.code) });
  }
  if (port.code !== null && port.code !== place.code) {
    stops.push({ key: `${end} port`, sign: "sea", words: words(END_WORDS[end].port, port.text, port.code) });
  }
  return stops.length === 0 ? [open(end)] : stops;
};

/** The draft as one line from origin to destination. */
export const journeyOf = ({ origin, destination }: FclDraft): Journey => {
  const stops = [...stopsOf("origin", origin), ...stopsOf("destination", destination).toReversed()];
  return { label: "Route", stops, legs: stops.slice(1).map(() => ({ sign: "sea" })) };
};

const nameOf = ({ place, port }: DraftEnd): string | null => place.code ?? port.code;

/** `INTKD to NLRTM`, or what is still missing. */
export const routeText = ({ origin, destination }: FclDraft): string => {
  const from = nameOf(origin);
  const to = nameOf(destination);
  if (from === null && to === null) return "No route yet";
  return `${from ?? "…"} to ${to ?? "…"}`;
};
