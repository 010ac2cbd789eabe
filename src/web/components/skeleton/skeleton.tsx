import type { ReactElement } from "react";
import { skeleton } from "./skeleton.css.ts";

type SkeletonProps = {
  /** CSS lengths of the thing that will stand here. */
  readonly width: string;
  readonly height: string;
};

/** Portal only: its size is an inline style, which the policy of prerendered pages refuses. */
export function Skeleton({ width, height }: SkeletonProps): ReactElement {
  return <span className={skeleton} style={{ width, height }} aria-hidden="true" />;
}
