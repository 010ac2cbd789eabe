import type { ReactElement } from "react";
import type { Failure } from "#flows/failure.ts";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { Button } from "#web/components/button.tsx";
import { EmptyState, FailedState } from "#web/components/empty-state.tsx";
import { Skeleton } from "#web/components/loading.tsx";
import { LinkButton } from "#web/components/router-link.tsx";
import { top } from "#web/kit/atoms.css.ts";
import { Page } from "#web/kit/page.tsx";
import { type Attempt, failureMessage } from "#web/messages/failures.ts";
import { tabTitle } from "#web/portal/portal-context.tsx";
import { head, overview, skeletonRoute, skeletonMap, skeletonRow } from "./overview.css.ts";
import { extent } from "#web/styles/tokens.ts";

type FailedProps = {
  readonly attempt: Extract<Attempt, "tracking" | "tracking-details">;
  readonly failure: Failure;
  readonly onRetry: () => void;
};

export function Failed({ attempt, failure, onRetry }: FailedProps): ReactElement {
  const { sentence, cause } = failureMessage(attempt, failure);
  const fields = failure.kind === "refused" ? failure.fields.map(({ message }) => message) : [];
  return (
    <div className={top[20]}>
      <FailedState sentence={sentence} advice={[cause, ...fields].filter((part) => part !== null).join(" ")}>
        <Button kind="secondary" onClick={onRetry}>
          Try again
        </Button>
      </FailedState>
    </div>
  );
}

export function NothingFound({ sentence }: { readonly sentence: string }): ReactElement {
  return (
    <div className={top[20]}>
      <EmptyState
        sentence={sentence}
        advice="Check the Booking ID, the type and the shipping line. A new booking may have no tracking data yet."
      >
        <LinkButton to="/rate/quote" kind="secondary">
          My Bookings
        </LinkButton>
      </EmptyState>
    </div>
  );
}

export function TrackingNotOffered(): ReactElement {
  return (
    <Page tab={tabTitle("Tracking")} heading="Tracking">
      <div className={top[20]}>
        <EmptyState sentence="Tracking is not offered here.">
          <LinkButton to="/rate/quote" kind="secondary">
            My Bookings
          </LinkButton>
        </EmptyState>
      </div>
    </Page>
  );
}

const STOPS = ["POO", "POL", "POD", "FPD"];
const ROWS = ["1", "2", "3", "4"];

type SkeletonProps = { readonly label: string; readonly withMoves?: boolean };

export function ShipmentSkeleton({ label, withMoves = false }: SkeletonProps): ReactElement {
  return (
    <div className={overview} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={head}>
        <Skeleton width={extent(192)} height={extent(24)} />
      </div>
      <div className={skeletonRoute}>
        {STOPS.map((stop) => (
          <Skeleton key={stop} width={extent(128)} height={extent(56)} />
        ))}
      </div>
      {withMoves ? (
        ROWS.map((row) => (
          <div key={row} className={skeletonRow}>
            <Skeleton width={extent(96)} height={extent(16)} />
            <Skeleton width={extent(192)} height={extent(16)} />
          </div>
        ))
      ) : (
        <div className={skeletonMap}>
          <Skeleton width="100%" height={extent(320)} />
        </div>
      )}
    </div>
  );
}
