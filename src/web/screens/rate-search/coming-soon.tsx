import type { ReactElement } from "react";
import { EmptyState } from "#web/components/empty-state.tsx";
import { place } from "./screen.css.ts";

/** A tab whose search does not exist yet. */
export function ComingSoon(): ReactElement {
  return (
    <div className={place}>
      <EmptyState sentence="Coming Soon!" advice="Ocean rates are under FCL and LCL." />
    </div>
  );
}
