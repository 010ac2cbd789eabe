import type { ReactElement } from "react";
import type { Charge } from "#domain/charges";
import { Skeleton } from "#web/components/loading.tsx";
import { visuallyHidden } from "#web/components/accessibility.css.ts";

/** The room that the charges will take, about: shares and a head, per group a heading, and the lines. */
export const chargesHeight = (charges: readonly Charge[]): string => {
  const groups = new Set(charges.map(({ group }) => group)).size;
  return `${(6.25 + groups * 2.75 + charges.length * 1.85).toFixed(1)}rem`;
};

/** Stands where the charges will, for the moment until they are drawn. */
export function ChargesSkeleton(): ReactElement {
  return (
    <>
      <p role="status" className={visuallyHidden}>
        Loading charges...
      </p>
      <Skeleton width="100%" height="3.25rem" />
    </>
  );
}
