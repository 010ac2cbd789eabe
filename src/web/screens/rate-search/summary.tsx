import type { ReactElement } from "react";
import { loadSummaryText, loadText, netWeightText } from "#domain/containers";
import { type FclDraft, readTemperature } from "#domain/search";
import { fullDateText } from "#domain/time";
import { summariseDraftLoad } from "#flows/search/view.ts";
import { Button } from "#web/components/button.tsx";
import { LoadPlan } from "#web/components/container-illustration/container-illustration.tsx";
import { DefinitionList } from "#web/components/definition-list.tsx";
import { RouteLine } from "#web/components/route-line/route-line.tsx";
import { text } from "#web/styles/typography.css.ts";
import { journeyOf } from "./journey.tsx";
import { actions, facts, journey, load as loadStyle, saved, summary } from "./summary.css.ts";

type SummaryProps = { readonly draft: FclDraft; readonly onClear: () => void };

const equipmentText = ({ reefer, selection }: FclDraft): string => {
  if (selection.kind === "Dry") return "Dry";
  if (reefer.use === "non-operating") return "Reefer, non-operating";
  const temperature = readTemperature(reefer.temperature);
  return `Reefer, operating${temperature === null ? "" : `, ${String(temperature).replace("-", "−")} °C`}`;
};

/** What will be searched for, in the order of the journey. */
export function Summary({ draft, onClear }: SummaryProps): ReactElement {
  const { lines, sum } = summariseDraftLoad(draft);
  const { departureDate } = draft;
  return (
    <aside className={summary} aria-label="Your search">
      <h2 className={text.h3}>Your search</h2>
      <div className={journey}>
        <RouteLine direction="upright" {...journeyOf(draft)} />
      </div>
      <div className={facts}>
        <DefinitionList
          items={[
            {
              term: "Departure from",
              value: departureDate === null ? "As soon as possible" : fullDateText(departureDate),
            },
            { term: "Equipment", value: equipmentText(draft) },
            { term: "Load", value: loadSummaryText(sum) },
            { term: "Net weight", value: netWeightText(sum) },
          ]}
        />
      </div>
      <div className={loadStyle}>
        <LoadPlan lines={lines} label={`Load: ${loadText(lines)}`} />
      </div>
      <div className={actions}>
        <Button type="submit" size="large" wide>
          Search Rates →
        </Button>
        <Button kind="ghost" wide onClick={onClear}>
          Clear
        </Button>
      </div>
      <p className={saved}>Saved on this device as you type.</p>
    </aside>
  );
}
