import type { ReactElement } from "react";
import { formatLoadSummary, formatLoad, formatNetWeight } from "#domain/containers";
import { type FclDraft, readTemperature, type DraftEnd, type End } from "#domain/search";
import { summariseDraftLoad } from "#flows/search/view.ts";
import { CodeChip } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { LoadIllustration } from "#web/components/container-illustration/container-illustration.tsx";
import { DefinitionList } from "#web/components/definition-list.tsx";
import { RouteLine, type RouteLeg, type RouteStop } from "#web/components/route-line/route-line.tsx";
import { quietText } from "#web/kit/atoms.css.ts";
import { text, code, num } from "#web/styles/typography.css.ts";
import { END_LABELS } from "./labels.ts";
import {
  facts,
  journey,
  load as loadStyle,
  saved,
  summary,
  stopCode,
  stopName,
  stopText,
  unchosen,
  bar,
  barLoad,
  clearRow,
} from "./summary.css.ts";
import { Stack } from "#web/kit/layout.tsx";
import { formatFullDate } from "#web/messages/formats.ts";

type SummaryProps = { readonly draft: FclDraft; readonly onClear: () => void };

const equipmentText = ({ reefer, selection }: FclDraft): string => {
  if (selection.kind === "Dry") return "Dry";
  if (reefer.use === "non-operating") return "Reefer, non-operating";
  const temperature = readTemperature(reefer.temperature);
  return `Reefer, operating${temperature === null ? "" : `, ${String(temperature).replace("-", "−")} °C`}`;
};

export function Summary({ draft, onClear }: SummaryProps): ReactElement {
  const { lines, sum } = summariseDraftLoad(draft);
  const { departureDate } = draft;
  return (
    <aside className={summary} aria-label="Your search">
      <h2 className={text.h3}>Your search</h2>
      <div className={journey}>
        <RouteLine direction="upright" {...toJourneyPreview(draft)} />
      </div>
      <div className={facts}>
        <DefinitionList
          items={[
            {
              term: "Departure from",
              value: departureDate === null ? "As soon as possible" : formatFullDate(departureDate),
            },
            { term: "Equipment", value: equipmentText(draft) },
            { term: "Load", value: formatLoadSummary(sum) },
            { term: "Net weight", value: formatNetWeight(sum) },
          ]}
        />
      </div>
      <div className={loadStyle}>
        <LoadIllustration lines={lines} label={`Load: ${formatLoad(lines)}`} />
      </div>
      <Stack gap={4}>
        <Button type="submit" size="large" wide>
          Search Rates →
        </Button>
        <Button kind="ghost" wide onClick={onClear}>
          Clear
        </Button>
      </Stack>
      <p className={saved}>Saved on this device as you type.</p>
    </aside>
  );
}

interface Journey {
  readonly label: string;
  readonly stops: readonly RouteStop[];
  readonly legs: readonly RouteLeg[];
}

const words = (kind: string, name: string, code: string): ReactElement => (
  <span className={stopText}>
    <small>{kind}</small>
    <b className={stopName}>{name}</b>
    <span className={stopCode}>
      <CodeChip>{code}</CodeChip>
    </span>
  </span>
);

const open = (end: End): RouteStop => ({
  key: `${end} open`,
  marker: "open",
  label: (
    <span className={stopText}>
      <small>{END_LABELS[end].place}</small>
      <b className={`${stopName} ${unchosen}`}>Not chosen yet</b>
    </span>
  ),
});

/** Nearest to the shipper first; a port that equals the place is one stop. */
const toStops = (end: End, { place, port, serviceType }: DraftEnd): readonly RouteStop[] => {
  const stops: RouteStop[] = [];
  if (place.code !== null) {
    const marker = serviceType === "Door" ? "door" : "sea";
    stops.push({ key: `${end} place`, marker, label: words(serviceType, place.text, place.code) });
  }
  if (port.code !== null && port.code !== place.code) {
    stops.push({ key: `${end} port`, marker: "sea", label: words(END_LABELS[end].port, port.text, port.code) });
  }
  return stops.length === 0 ? [open(end)] : stops;
};

export const toJourneyPreview = ({ origin, destination }: FclDraft): Journey => {
  const stops = [...toStops("origin", origin), ...toStops("destination", destination).toReversed()];
  return { label: "Route", stops, legs: stops.slice(1).map(() => ({ style: "sea" })) };
};

const endName = ({ place, port }: DraftEnd): string | null => place.code ?? port.code;

/** `INTKD to NLRTM`, or what is missing. */
export const routeText = ({ origin, destination }: FclDraft): string => {
  const from = endName(origin);
  const to = endName(destination);
  if (from === null && to === null) return "No route yet";
  return `${from ?? "…"} to ${to ?? "…"}`;
};

type SearchBarProps = { readonly draft: FclDraft; readonly onClear: () => void };

export function SearchBar({ draft, onClear }: SearchBarProps): ReactElement {
  return (
    <>
      <div className={clearRow}>
        <Button kind="ghost" wide onClick={onClear}>
          Clear
        </Button>
        <p className={saved}>Saved on this device as you type.</p>
      </div>
      <div className={bar}>
        <div>
          <b className={`${barLoad} ${num}`}>{formatLoadSummary(summariseDraftLoad(draft).sum)}</b>
          <span className={`${quietText.caption} ${code}`}>{routeText(draft)}</span>
        </div>
        <Button type="submit" size="large">
          Search Rates →
        </Button>
      </div>
    </>
  );
}
