import type { ReactElement } from "react";
import { formatDate } from "#domain/time";
import { TextLink } from "#web/components/router-link.tsx";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { onInk } from "#web/styles/layout.css.ts";
import { num, text } from "#web/styles/typography.css.ts";
import type { ImportSummary, RateImport } from "../../ports/index.ts";
import * as css from "./rates.css.ts";
import { countOf, SIDE_LABELS } from "./rates-labels.ts";

interface PublishCardProps {
  readonly one: RateImport;
  readonly summary: ImportSummary;
  readonly isBusy: boolean;
  readonly onPublish: (withoutMargin: boolean) => void;
  readonly onCompare: () => void;
}

const REPLACES = {
  "same-prices": "Other carriers, sizes and lanes stay as they are.",
  all: "All other prices of the provider end.",
  none: "No earlier price ends.",
} as const;

const describeAudience = ({ settings: { audience } }: RateImport): string => {
  if (audience === null) return "everybody";
  const { groups, companies } = audience;
  const named = [...groups, ...(companies.length === 0 ? [] : [countOf(companies.length, "company", "companies")])];
  return named.length === 0 ? "nobody" : named.join(", ");
};

/** What publishing does; the one ink part of the page. */
export function PublishCard({ one, summary, isBusy, onPublish, onCompare }: PublishCardProps): ReactElement {
  const { counts, provider, lastDay, leftOut, replaced, atCost } = summary;
  const stated = counts.new + counts.changed + counts.dates + counts.unchanged;
  const ended = counts["no-longer-quoted"];
  const { prices } = one.settings;
  const isOutdated = one.state === "open";
  return (
    <>
      {atCost !== null && <AtCost {...atCost} />}
      <section className={`${css.publish} ${onInk}`} aria-labelledby="publish">
        <h2 id="publish" className={text.h2}>
          {isOutdated
            ? "Compare again before you publish"
            : `Publish ${countOf(stated, "price")}${ended === 0 ? "" : `, end ${ended.toLocaleString("en-US")}`}`}
        </h2>
        <p>
          Only {provider}. {REPLACES[one.settings.replaces]}
        </p>
        <dl className={num}>
          <div>
            <dt>Valid till</dt>
            <dd>{formatDate(lastDay)}</dd>
          </div>
          <div>
            <dt>Ends rows of earlier sheets</dt>
            <dd>{replaced.toLocaleString("en-US")}</dd>
          </div>
          {leftOut > 0 && (
            <div>
              <dt>Rows left out</dt>
              <dd>{leftOut.toLocaleString("en-US")}</dd>
            </div>
          )}
          <div>
            <dt>Prices</dt>
            <dd>{prices === null ? "not stated" : SIDE_LABELS[prices]}</dd>
          </div>
          <div>
            <dt>Found by</dt>
            <dd>{describeAudience(one)}</dd>
          </div>
          <div>
            <dt>Undo</dt>
            <dd>any time, in Rates</dd>
          </div>
        </dl>
        {isOutdated ? (
          <Button wide busyLabel={isBusy ? "Comparing..." : undefined} onClick={onCompare}>
            Compare again
          </Button>
        ) : atCost === null ? (
          <Button wide busyLabel={isBusy ? "Publishing..." : undefined} onClick={() => onPublish(false)}>
            {`Publish ${countOf(stated, "price")}`}
          </Button>
        ) : (
          <>
            <Button kind="secondary" wide disabled={isBusy} onClick={onCompare}>
              Compare again
            </Button>
            <Button wide busyLabel={isBusy ? "Publishing..." : undefined} onClick={() => onPublish(true)}>
              Publish without margin
            </Button>
          </>
        )}
      </section>
    </>
  );
}

function AtCost({ prices, lanes }: NonNullable<ImportSummary["atCost"]>): ReactElement {
  return (
    <Banner tone="caution">
      <p>
        <b>
          {countOf(prices, "price")} on {countOf(lanes, "lane")} without a margin rule.
        </b>{" "}
        Customers would pay the buying price. Add a rule in <TextLink to="/margins">Margins</TextLink>, then compare
        again.
      </p>
    </Banner>
  );
}
