import type { ReactElement, ReactNode } from "react";
import { Link } from "react-router-dom";
import { Icon } from "../icon/icon.tsx";
import type { IconShape } from "../icon/shapes.ts";
import { type ButtonLook, buttonClass } from "./button-class.ts";
import { Label } from "./label.tsx";

type LinkButtonProps = ButtonLook & {
  readonly to: string;
  readonly children: ReactNode;
  readonly icon?: IconShape;
  readonly iconEnd?: IconShape;
  /** A whole page load instead of a route change: from the public site into the portal and back. */
  readonly reloads?: boolean;
};

/** A way to another page that looks like a button. */
export function LinkButton(props: LinkButtonProps): ReactElement {
  return (
    <Link to={props.to} className={buttonClass(props)} {...(props.reloads === true ? { reloadDocument: true } : {})}>
      {props.icon && <Icon shape={props.icon} size="s" />}
      <Label>{props.children}</Label>
      {props.iconEnd && <Icon shape={props.iconEnd} size="s" />}
    </Link>
  );
}
