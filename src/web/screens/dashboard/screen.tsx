import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { dashboardFlow } from "#flows/dashboard.ts";
import { type DashboardView, dashboardView } from "#flows/dashboard.ts";
import { selectProfile } from "#flows/session/view.ts";
import { Button } from "#web/components/button.tsx";
import { LinkButton } from "#web/components/router-link.tsx";
import { EmptyState, FailedState } from "#web/components/empty-state.tsx";
import { wordFailure } from "#web/messages/failures.ts";
import { MissingPage } from "#web/portal/missing-page.tsx";
import { usePortal, useFlow, tabTitle } from "#web/portal/portal-context.tsx";
import { wrap } from "#web/styles/layout.css.ts";
import { text } from "#web/styles/typography.css.ts";
import { CutOffs } from "./cut-offs.tsx";
import { columns, instead, page, title } from "./dashboard.css.ts";
import { LastSearches } from "./last-searches.tsx";
import { QuickSearch } from "./quick-search.tsx";
import { Running } from "./running.tsx";
import { HomeSkeleton } from "./home-skeleton.tsx";

/** The signed-in home: a quick search, and what is under way. */
export function Component(): ReactElement {
  const { session } = usePortal();
  const profile = useSelector(session, selectProfile);
  const { machine, input } = useFlow(dashboardFlow);
  const actor = useActorRef(machine, { input });
  const view = useSelector(actor, dashboardView);
  const name = profile?.firstName.trim() ?? "";
  return (
    <main id="main" tabIndex={-1} className={page}>
      <title>{tabTitle("Dashboard")}</title>
      <div className={wrap}>
        <h1 className={`${text.h1} ${title}`}>{name === "" ? "Welcome" : `Welcome, ${name}`}</h1>
        <MissingPage />
        <QuickSearch />
        <Home view={view} onRetry={() => actor.send({ type: "home.retried" })} />
      </div>
    </main>
  );
}

type HomeProps = { readonly view: DashboardView; readonly onRetry: () => void };

function Home({ view, onRetry }: HomeProps): ReactElement | null {
  switch (view.kind) {
    case "loading":
      return view.isSlow ? <HomeSkeleton /> : null;
    case "failed": {
      const { sentence, cause } = wordFailure("dashboard", view.failure);
      return (
        <div className={instead}>
          <FailedState sentence={sentence} advice={cause}>
            <Button kind="secondary" onClick={onRetry}>
              Try again
            </Button>
          </FailedState>
        </div>
      );
    }
    case "new":
      return (
        <div className={instead}>
          <EmptyState
            sentence="Your first quote is one search away."
            advice="Enter origin and destination to compare the offers of all carriers. Your shipments and their next cut-offs appear here."
          >
            <LinkButton to="/rate">Search Rates →</LinkButton>
          </EmptyState>
        </div>
      );
    case "shown":
      return (
        <div className={columns}>
          <CutOffs cutOffs={view.cutOffs} bookings={view.bookings} />
          <Running bookings={view.bookings} today={view.today} />
          <LastSearches searches={view.searches} />
        </div>
      );
  }
}
