import type { ReactElement, ReactNode } from "react";
import type { Failure } from "#flows/failure.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { EmptyState, FailedState } from "#web/components/empty-state.tsx";
import { type Attempt, failureMessage } from "#web/messages/failures.ts";

interface FailedLoadProps {
  readonly attempt: Attempt;
  readonly failure: Failure;
  readonly onRetry: () => void;
  /** Whether it is what the page is for: then "Try again" is its main action. */
  readonly isMain?: boolean;
  /** Actions beside "Try again". */
  readonly children?: ReactNode;
}

const isForbidden = (failure: Failure): boolean => failure.kind === "refused" && failure.reason === "forbidden";

/** Stands for what could not be loaded. What the person may not see has not failed: the reason is all there is to read. */
export function FailedLoad({ attempt, failure, onRetry, isMain = false, children }: FailedLoadProps): ReactElement {
  const { sentence, cause } = failureMessage(attempt, failure);
  if (isForbidden(failure))
    return (
      <EmptyState sentence={cause ?? sentence}>
        <Button kind="secondary" onClick={onRetry}>
          Try again
        </Button>
        {children}
      </EmptyState>
    );
  return (
    <FailedState sentence={sentence} {...(cause === null ? {} : { advice: cause })}>
      <Button kind={isMain ? "primary" : "secondary"} onClick={onRetry}>
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
