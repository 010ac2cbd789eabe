import type { ReactElement } from "react";
import type { Attempt, Failure } from "#flows/failure.ts";
import { Banner } from "#web/components/banner.tsx";
import { wordFailure } from "#web/messages/failures.ts";

type RefusedProps = {
  readonly attempt: Attempt;
  /** Of the last try; null when there was none, or it went well. */
  readonly failure: Failure | null;
};

/** Why the last try failed, above the form that can be sent again. */
export function Refused({ attempt, failure }: RefusedProps): ReactElement | null {
  if (failure === null) return null;
  const { sentence, cause } = wordFailure(attempt, failure);
  return (
    <Banner tone="critical" urgent>
      <p>{sentence}</p>
      {cause !== null && cause !== sentence && <p>{cause}</p>}
    </Banner>
  );
}
