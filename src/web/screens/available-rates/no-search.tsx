import type { ReactElement } from "react";
import { LinkButton } from "#web/components/router-link.tsx";
import { FailedState } from "#web/components/empty-state.tsx";
import { arrowLeft } from "#web/components/icon/shapes.ts";
import { wrap } from "#web/styles/layout.css.ts";
import { text } from "#web/styles/typography.css.ts";
import * as css from "./screen.css.ts";
import { tabTitle } from "#web/portal/portal-context.tsx";
import type { NoSearchReason } from "./requested-search.ts";

/** Available Rates without a search that can be run: what is missing, or wrong, and the way on. */
export function NoSearch({ reason }: { readonly reason: NoSearchReason }): ReactElement {
  const { problems, readable, sentence } = reason;
  return (
    <main id="main" tabIndex={-1} className={`${wrap} ${css.main}`}>
      <title>{tabTitle("Available Rates")}</title>
      <div className={css.head}>
        <h1 className={text.h1}>Available Rates</h1>
      </div>
      <FailedState sentence={sentence} {...(problems.length === 0 ? {} : { advice: problems.join(" ") })}>
        {readable !== null && <LinkButton to={`/rate/search?${readable.undated}`}>Search without a date</LinkButton>}
        {readable === null ? (
          <LinkButton to="/rate" icon={arrowLeft}>
            Back
          </LinkButton>
        ) : (
          <LinkButton kind="secondary" to={`/rate?${readable.query}`}>
            Change search
          </LinkButton>
        )}
      </FailedState>
    </main>
  );
}
