import type { ReactElement } from "react";
import type { Failure } from "#flows/failure.ts";
import { Banner } from "#web/components/banner.tsx";
import { toSentence } from "../services.ts";

/** Why a call failed or was refused; nothing without a failure. */
export function Refusal({ failure }: { readonly failure: Failure | null }): ReactElement | null {
  if (failure === null) return null;
  return (
    <Banner tone="critical" urgent>
      <p>{toSentence(failure)}</p>
    </Banner>
  );
}
