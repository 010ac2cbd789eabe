import type { ReactElement } from "react";
import type { Failure } from "../../../flows/failure.ts";
import { Button } from "../../components/button/button.tsx";
import { LinkButton } from "../../components/button/link-button.tsx";
import { EmptyState, FailedState } from "../../components/empty-state/empty-state.tsx";
import { Spinner } from "../../components/spinner/spinner.tsx";
import { wordFailure } from "../../messages/failures.ts";
import { text } from "../../styles/typography.css.ts";
import { SkeletonPass } from "./pass/skeleton-pass.tsx";
import * as css from "./screen.css.ts";

/** Words at once, the shapes of cards once it takes its time. */
export function Searching({ withSkeletons }: { readonly withSkeletons: boolean }): ReactElement {
  return (
    <div className={css.alone} aria-busy="true">
      <h1 className={text.h1}>Available Rates</h1>
      <div className={css.wheel}>
        <Spinner size="l" label="Loading rates..." />
      </div>
      {withSkeletons && (
        <div className={css.waiting}>
          <SkeletonPass />
          <SkeletonPass />
          <SkeletonPass />
        </div>
      )}
    </div>
  );
}

type FailedProps = { readonly failure: Failure; readonly onRetry: () => void };

/** The failure in place of the list. */
export function Failed({ failure, onRetry }: FailedProps): ReactElement {
  const { sentence, cause } = wordFailure("rates", failure);
  return (
    <div className={css.alone}>
      <h1 className={text.h1}>Available Rates</h1>
      <div className={css.waiting}>
        <FailedState sentence={sentence} {...(cause === null ? {} : { advice: cause })}>
          <Button onClick={onRetry}>Try again</Button>
          <LinkButton to="/rate" kind="secondary">
            Change search
          </LinkButton>
        </FailedState>
      </div>
    </div>
  );
}

/** The search was answered, and nobody offers it. */
export function NothingFound(): ReactElement {
  return (
    <div className={css.alone}>
      <h1 className={text.h1}>0 rates found</h1>
      <div className={css.waiting}>
        <EmptyState
          sentence="No carrier offers this search."
          advice="Try another departure date, a port nearby or another container size."
        >
          <LinkButton to="/rate">Change search</LinkButton>
        </EmptyState>
      </div>
    </div>
  );
}
