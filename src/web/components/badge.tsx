import type { ReactElement, ReactNode } from "react";
import { code } from "../styles/typography.css.ts";
import { kind as kinds, chip } from "./badge.css.ts";
import { Icon } from "./icon/icon.tsx";
import type { IconShape } from "./icon/shapes.ts";

type BadgeProps = {
  /** `plain` names a property (Spot, Contract); the other kinds highlight it. */
  readonly kind?: keyof typeof kinds;
  readonly icon?: IconShape;
  readonly children: ReactNode;
};

export function Badge({ kind = "plain", icon, children }: BadgeProps): ReactElement {
  return (
    <span className={kinds[kind]}>
      {icon && <Icon shape={icon} size="xs" />}
      {children}
    </span>
  );
}

type CodeChipProps = { readonly children: string };

export function CodeChip({ children }: CodeChipProps): ReactElement {
  return <b className={`${code} ${chip}`}>{children}</b>;
}
