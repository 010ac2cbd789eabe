import type { ReactElement } from "react";
import { skeleton, named, wheel } from "./loading.css.ts";

type SkeletonProps = {
  /** CSS lengths of the thing that will stand here. */
  readonly width: string;
  readonly height: string;
};

/** Portal only: its size is an inline style, which the policy of prerendered pages refuses. */
export function Skeleton({ width, height }: SkeletonProps): ReactElement {
  return <span className={skeleton} style={{ width, height }} aria-hidden="true" />;
}

type SpinnerProps = {
  /** What is being waited for, as the specification words it: "Loading rates...". */
  readonly label: string;
  readonly size?: keyof typeof wheel;
};

/** A wait with a name; announced politely when it appears. */
export function Spinner({ label, size = "m" }: SpinnerProps): ReactElement {
  return (
    <span className={named} role="status">
      <Wheel size={size} />
      <span>{label}</span>
    </span>
  );
}

type WheelProps = { readonly size?: keyof typeof wheel };

/** The turning part alone, for a control that already says in words that it is busy. */
export function Wheel({ size = "m" }: WheelProps): ReactElement {
  return <span className={wheel[size]} aria-hidden="true" />;
}
