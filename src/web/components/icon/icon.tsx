import type { ReactElement } from "react";
import { icon } from "./icon.css.ts";
import type { IconShape } from "./shapes.ts";

type IconProps = {
  readonly shape: IconShape;
  /** 14, 16, 20 (the default) or 24 px. */
  readonly size?: keyof typeof icon;
  /** Only for an icon without text beside it. */
  readonly label?: string;
};

export function Icon({ shape, size = "m", label }: IconProps): ReactElement {
  return (
    <svg
      className={icon[size]}
      viewBox="0 0 20 20"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <path d={shape.d} />
    </svg>
  );
}
