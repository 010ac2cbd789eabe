import type { ReactElement, ReactNode } from "react";
import { Link } from "react-router-dom";
import { type ButtonLook, buttonClass, Label } from "./button.tsx";
import { Icon } from "./icon/icon.tsx";
import type { IconShape } from "./icon/shapes.ts";
import { link, standalone } from "./link.css.ts";

type TextLinkProps = {
  readonly to: string;
  readonly children: ReactNode;
  readonly alone?: boolean;
  /** A full page load: from the public site into the portal and back. */
  readonly reloads?: boolean;
  /** Called when the link is followed, also into a new tab. */
  readonly onOpen?: () => void;
};

export function TextLink({ to, children, alone = false, reloads = false, onOpen }: TextLinkProps): ReactElement {
  const className = alone ? `${link} ${standalone}` : link;
  return (
    <Link
      to={to}
      className={className}
      onClick={onOpen}
      onAuxClick={onOpen}
      {...(reloads ? { reloadDocument: true } : {})}
    >
      {children}
    </Link>
  );
}

type LinkButtonProps = ButtonLook & {
  readonly to: string;
  readonly children: ReactNode;
  readonly icon?: IconShape;
  readonly iconEnd?: IconShape;
  /** A full page load: from the public site into the portal and back. */
  readonly reloads?: boolean;
  /** What the page that it opens begins with; it is not in the address. */
  readonly state?: object;
};

export function LinkButton(props: LinkButtonProps): ReactElement {
  return (
    <Link
      to={props.to}
      state={props.state}
      className={buttonClass(props)}
      {...(props.reloads === true ? { reloadDocument: true } : {})}
    >
      {props.icon && <Icon shape={props.icon} size="s" />}
      <Label>{props.children}</Label>
      {props.iconEnd && <Icon shape={props.iconEnd} size="s" />}
    </Link>
  );
}
