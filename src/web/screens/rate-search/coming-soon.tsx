import type { ReactElement } from "react";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";

/** A tab whose search does not exist yet. */
export function ComingSoon(): ReactElement {
  return <EmptyState sentence="Coming Soon!" advice="Ocean rates for full containers stand under FCL." />;
}
