import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import type { Failure } from "../../../../flows/failure.ts";
import {
  type LclActor,
  lclPortsView,
  lclRatesView,
  samePorts,
  sameRatesView,
} from "../../../../flows/lcl/selectors.ts";
import { Button } from "../../../components/button/button.tsx";
import { EmptyState, FailedState } from "../../../components/empty-state/empty-state.tsx";
import { Spinner } from "../../../components/spinner/spinner.tsx";
import { wordFailure } from "../../../messages/failures.ts";
import { SkeletonPass } from "../../available-rates/pass/skeleton-pass.tsx";
import { LclList } from "./lcl-list.tsx";
import * as css from "./lcl-rates.css.ts";

/** What the form was answered, or what it still lacks. */
export function LclRates({ actor }: { readonly actor: LclActor }): ReactElement {
  const ports = useSelector(actor, lclPortsView, samePorts);
  const view = useSelector(actor, lclRatesView, sameRatesView);
  switch (view.kind) {
    case "resting":
      return ports.kind === "failed" ? (
        <Failed attempt="lcl-ports" failure={ports.failure} onRetry={() => actor.send({ type: "ports.retried" })} />
      ) : (
        <Resting />
      );
    case "searching":
      return <Searching withSkeletons={view.withSkeletons} />;
    case "failed":
      return (
        <Failed attempt="lcl-rates" failure={view.failure} onRetry={() => actor.send({ type: "rates.retried" })} />
      );
    case "listed":
      return <LclList view={view} send={actor.send} />;
  }
}

function Resting(): ReactElement {
  return (
    <div className={css.place}>
      <EmptyState
        sentence="Rates stand here once ports, weight and CBM are set."
        advice="Less than a container is charged by W/M: by weight or by measure, whichever is more."
      />
    </div>
  );
}

function Searching({ withSkeletons }: { readonly withSkeletons: boolean }): ReactElement {
  return (
    <div className={css.place} aria-busy="true">
      <div className={css.wheel}>
        <Spinner size="l" label="Loading rates..." />
      </div>
      {withSkeletons && (
        <>
          <SkeletonPass />
          <SkeletonPass />
          <SkeletonPass />
        </>
      )}
    </div>
  );
}

type FailedProps = {
  readonly attempt: "lcl-ports" | "lcl-rates";
  readonly failure: Failure;
  readonly onRetry: () => void;
};

function Failed({ attempt, failure, onRetry }: FailedProps): ReactElement {
  const { sentence, cause } = wordFailure(attempt, failure);
  return (
    <div className={css.place}>
      <FailedState sentence={sentence} advice={cause}>
        <Button onClick={onRetry}>Try again</Button>
      </FailedState>
    </div>
  );
}
