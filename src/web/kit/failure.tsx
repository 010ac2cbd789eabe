import type { ReactElement, ReactNode } from "react";
import type { Failure } from "#flows/failure.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { FailedState } from "#web/components/empty-state.tsx";
import { type Attempt, failureMessage } from "#web/messages/failures.ts";

interface FailedLoadProps {
  readonly attempt: Attempt;
  readonly failure: Failure;
  readonly onRetry: () => void;
  /** Actions beside "Try again". */
  readonly children?: ReactNode;
}

/** Stands for what could not be loaded. */
export function FailedLoad({ attempt, failure, onRetry, children }: FailedLoadProps): ReactElement {
  const { sentence, cause } = failureMessage(attempt, failure);
  return (
    <FailedState sentence={sentence} advice={cause}>
      <Button kind="secondary" onClick={onRetry}>
        Try again
      </Button>
      {children}
    </FailedState>
  );
}

interface FailureBannerProps {
  readonly attempt: Attempt;
  /** Nothing is shown without one. */
  readonly failure: Failure | null;
  /** Where the cause is shown. In most forms the sentence alone says what to do. */
  readonly cause?: "inline" | "below";
  /** Announced when nothing else is being read, as for a part that was not loaded. */
  readonly polite?: boolean;
  readonly onRetry?: () => void;
}

/**
 * What failed, beside what it concerns: above the fields of a form, or in a section.
 *
 * @example
 * <FailureBanner attempt="template-change" failure={problem === null ? failure : null} />
 */
export function FailureBanner(props: FailureBannerProps): ReactElement | null {
  const { attempt, failure, polite = false, onRetry } = props;
  if (failure === null) return null;
  const { sentence, cause } = failureMessage(attempt, failure);
  return (
    <Banner tone="critical" urgent={!polite}>
      {props.cause === "below" ? <p>{sentence}</p> : sentence}
      {props.cause === "inline" && cause !== null && ` ${cause}`}
      {props.cause === "below" && cause !== null && cause !== sentence && <p>{cause}</p>}
      {onRetry !== undefined && (
        <>
          {" "}
          <Button kind="ghost" size="small" onClick={onRetry}>
            Try again
          </Button>
        </>
      )}
    </Banner>
  );
}
