import type { ReactElement } from "react";
import { loadSummaryText } from "#domain/containers";
import type { FclDraft } from "#domain/search";
import { summariseDraftLoad } from "#flows/search/view.ts";
import { Button } from "#web/components/button.tsx";
import { code, num } from "#web/styles/typography.css.ts";
import { routeText } from "./journey.tsx";
import { bar, barLoad, barRoute, clearRow, saved } from "./summary.css.ts";

type SearchBarProps = { readonly draft: FclDraft; readonly onClear: () => void };

/** On a phone: Clear at the end of the form, and the search itself at the lower edge. */
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
          <b className={`${barLoad} ${num}`}>{loadSummaryText(summariseDraftLoad(draft).sum)}</b>
          <span className={`${barRoute} ${code}`}>{routeText(draft)}</span>
        </div>
        <Button type="submit" size="large">
          Search Rates →
        </Button>
      </div>
    </>
  );
}
