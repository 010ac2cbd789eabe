import type { ReactElement } from "react";
import type { Tone } from "#web/styles/tone.ts";
import { Icon } from "../icon/icon.tsx";
import type { IconShape } from "../icon/shapes.ts";
import { pill } from "./status-pill.css.ts";

type StatusPillProps = { readonly tone: Tone; readonly icon: IconShape; readonly children: string };

/** Where a thing stands: tone, shape and word together. */
export function StatusPill({ tone, icon, children }: StatusPillProps): ReactElement {
  return (
    <span className={pill[tone]}>
      <Icon shape={icon} size="s" />
      {children}
    </span>
  );
}
