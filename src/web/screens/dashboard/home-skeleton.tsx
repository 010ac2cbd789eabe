import type { ReactElement } from "react";
import { Skeleton } from "#web/components/loading.tsx";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { columns, sheet, waiting } from "./dashboard.css.ts";

/** Holds the places of bookings and cut-offs while a slow answer is on its way. */
export function HomeSkeleton(): ReactElement {
  return (
    <div className={columns} role="status">
      <VisuallyHidden>Loading your dashboard...</VisuallyHidden>
      {["bookings", "cut-offs"].map((part) => (
        <div key={part} className={`${sheet.plain} ${waiting}`}>
          <Skeleton width="11rem" height="1.5rem" />
          <Skeleton width="100%" height="3rem" />
          <Skeleton width="100%" height="3rem" />
        </div>
      ))}
    </div>
  );
}
