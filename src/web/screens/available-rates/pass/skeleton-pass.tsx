import type { ReactElement } from "react";
import { Skeleton } from "#web/components/loading.tsx";
import * as css from "./pass.css.ts";

/** The shape of a pass while the offers are on their way. */
export function SkeletonPass(): ReactElement {
  return (
    <div className={css.pass} aria-hidden="true">
      <div className={`${css.body} ${css.skeletonBody}`}>
        <Skeleton width="45%" height="2.5rem" />
        <Skeleton width="100%" height="6rem" />
        <Skeleton width="70%" height="1.25rem" />
        <Skeleton width="85%" height="1.25rem" />
      </div>
      <div className={css.stub}>
        <Skeleton width="9rem" height="3.5rem" />
        <Skeleton width="100%" height="7rem" />
      </div>
    </div>
  );
}
