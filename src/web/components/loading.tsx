import type { ReactElement } from "react";
import { skeleton, named, wheel } from "./loading.css.ts";

type SkeletonProps = {
  readonly width: string;
  readonly height: string;
};

/** Portal only: its size is an inline style, which the content security policy of public pages forbids. */
export function Skeleton({ width, height }: SkeletonProps): ReactElement {
  return <span className={skeleton} style={{ width, height }} aria-hidden="true" />;
}

type SpinnerProps = {
  readonly label: string;
  readonly size?: keyof typeof wheel;
};

/** Announced politely when it appears. */
export function Spinner({ label, size = "m" }: SpinnerProps): ReactElement {
  return (
    <span className={named} role="status">
      <Wheel size={size} />
      <span>{label}</span>
    </span>
  );
}

type WheelProps = { readonly size?: keyof typeof wheel };

export function Wheel({ size = "m" }: WheelProps): ReactElement {
  return <span className={wheel[size]} aria-hidden="true" />;
}
