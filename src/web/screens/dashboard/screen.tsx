import type { TodayIn } from "#domain/time";
import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { useLocation } from "react-router-dom";
import type { Quotation } from "#domain/bookings";
import { toBookingPath } from "#flows/deadlines/path.ts";
import { QUOTES_PATH } from "#flows/quotes/path.ts";
import { dashboardFlow, type DashboardView, dashboardView } from "#flows/dashboard.ts";
import { selectProfile } from "#flows/session/view.ts";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { Banner } from "#web/components/banner.tsx";
import { EmptyState } from "#web/components/empty-state.tsx";
import { Skeleton } from "#web/components/loading.tsx";
import { LinkButton, TextLink } from "#web/components/router-link.tsx";
import { top } from "#web/kit/atoms.css.ts";
import { empty } from "#web/kit/data-list.css.ts";
import { Row } from "#web/kit/layout.tsx";
import { Page } from "#web/kit/page.tsx";
import { PageState } from "#web/kit/page-state.tsx";
import { Section } from "#web/kit/section.tsx";
import { missingPageNotice } from "#web/portal/frame.css.ts";
import { useCapability, useHasBookingPage, useSession, useFlow, tabTitle } from "#web/portal/portal-context.tsx";
import { Templates } from "./templates.tsx";
import { RunningShipments } from "../tracking/running-shipments.tsx";
import { StateNotice } from "./state-notice.tsx";
import { CutOffs } from "./cut-offs.tsx";
import { columns, waiting } from "./dashboard.css.ts";
import { LastSearches } from "./last-searches.tsx";
import { NextDeadlines } from "./next-deadlines.tsx";
import { QuickSearch } from "./quick-search.tsx";
import { extent } from "#web/styles/tokens.ts";

export function Component(): ReactElement {
  const session = useSession();
  const profile = useSelector(session, selectProfile);
  const actor = useActorRef(useFlow(dashboardFlow));
  const view = useSelector(actor, dashboardView);
  const name = profile?.firstName.trim() ?? "";
  return (
    <Page tab={tabTitle("Dashboard")} heading={name === "" ? "Welcome" : `Welcome, ${name}`}>
      <MissingPageNotice />
      <StateNotice />
      <QuickSearch />
      <Home view={view} onRetry={() => actor.send({ type: "page.requested" })} />
    </Page>
  );
}

type HomeProps = { readonly view: DashboardView; readonly onRetry: () => void };

function Home({ view, onRetry }: HomeProps): ReactElement {
  return (
    <PageState
      view={view}
      attempt="dashboard"
      skeleton={<DashboardSkeleton />}
      around={inPlaceOfDashboard}
      onRetry={onRetry}
    >
      {(shown) => <Loaded view={shown} />}
    </PageState>
  );
}

const inPlaceOfDashboard = (failed: ReactElement): ReactElement => <div className={top[24]}>{failed}</div>;

type LoadedProps = { readonly view: Extract<DashboardView, { readonly kind: "new" | "shown" }> };

function Loaded({ view }: LoadedProps): ReactElement {
  const hasTemplates = useCapability("templates");
  switch (view.kind) {
    case "new":
      return (
        <>
          <div className={top[24]}>
            <EmptyState
              sentence="You have no bookings yet."
              advice="Enter origin and destination to compare the offers of all carriers. Your shipments and their next cut-offs appear here."
            >
              <LinkButton to="/rate">Search Rates →</LinkButton>
            </EmptyState>
          </div>
          {hasTemplates && (
            <div className={columns}>
              <Templates onlyFilled />
            </div>
          )}
        </>
      );
    case "shown":
      return (
        <div className={columns}>
          {view.deadlines.length > 0 ? (
            <NextDeadlines deadlines={view.deadlines} bookings={view.bookings} />
          ) : (
            <CutOffs cutOffs={view.cutOffs} bookings={view.bookings} />
          )}
          {hasTemplates && <Templates />}
          <Running bookings={view.bookings} todayIn={view.todayIn} />
          <LastSearches searches={view.searches} />
        </div>
      );
  }
}

export function DashboardSkeleton(): ReactElement {
  return (
    <div className={columns} role="status">
      <VisuallyHidden>Loading your dashboard...</VisuallyHidden>
      {["bookings", "cut-offs"].map((part) => (
        <div key={part} className={waiting}>
          <Skeleton width={extent(176)} height={extent(24)} />
          <Skeleton width="100%" height={extent(48)} />
          <Skeleton width="100%" height={extent(48)} />
        </div>
      ))}
    </div>
  );
}

type RunningProps = { readonly bookings: readonly Quotation[]; readonly todayIn: TodayIn };

export function Running({ bookings, todayIn }: RunningProps): ReactElement {
  const hasQuotes = useCapability("quotes");
  const hasPage = useHasBookingPage();
  return (
    <Section
      id="running-shipments"
      title="Running shipments"
      look="list"
      aside={
        <Row as="span" gap={20} align="stretch">
          {hasQuotes && (
            <TextLink to={QUOTES_PATH} alone>
              Quotes
            </TextLink>
          )}
          <TextLink to="/rate/quote" alone>
            All bookings
          </TextLink>
        </Row>
      }
    >
      {bookings.length === 0 ? (
        <p className={empty}>No shipment is under way. Find all your bookings in My Bookings.</p>
      ) : (
        <RunningShipments
          bookings={bookings}
          todayIn={todayIn}
          toPath={(booking) => toBookingPath(booking, hasPage(booking))}
        />
      )}
    </Section>
  );
}

export function MissingPageNotice(): ReactElement | null {
  const state: unknown = useLocation().state;
  const path = readMissingPage(state);
  return path === null ? null : (
    <div className={missingPageNotice}>
      <Banner tone="caution">There is no page at {path}</Banner>
    </div>
  );
}

function readMissingPage(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("missingPage" in state)) return null;
  return typeof state.missingPage === "string" ? state.missingPage : null;
}
