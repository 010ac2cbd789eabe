import type { ReactElement, ReactNode } from "react";
import { Link } from "react-router-dom";
import { link, standing } from "./link.css.ts";

type TextLinkProps = {
  readonly to: string;
  readonly children: ReactNode;
  /** Stands alone instead of inside a sentence. */
  readonly alone?: boolean;
  /** A whole page load instead of a route change: from the public site into the portal and back. */
  readonly reloads?: boolean;
};

/** A link inside the product; for the world outside use `OutsideLink`. */
export function TextLink({ to, children, alone = false, reloads = false }: TextLinkProps): ReactElement {
  const className = alone ? `${link} ${standing}` : link;
  return (
    <Link to={to} className={className} {...(reloads ? { reloadDocument: true } : {})}>
      {children}
    </Link>
  );
}
