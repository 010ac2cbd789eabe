import type { ReactElement } from "react";
import { Banner } from "#web/components/banner.tsx";
import { text } from "#web/styles/typography.css.ts";
import COMPANY from "#data/company.json" with { type: "json" };

type CreatedProps = {
  /** The search from the landing page that comes next; null leads to the dashboard. */
  readonly quote: string | null;
};

/** The account exists; the page is about to be left. */
export function Created({ quote }: CreatedProps): ReactElement {
  return (
    <>
      <h1 className={text.h1} tabIndex={-1}>
        Welcome to {COMPANY.shortName}
      </h1>
      <Banner tone="positive">
        {quote === null
          ? "Account created successfully! Redirecting to dashboard..."
          : `Account created successfully! Continuing with your search: ${quote}...`}
      </Banner>
    </>
  );
}
