import type { ReactElement, ReactNode } from "react";
import { link } from "./link.css.ts";

type OutsideLinkProps = {
  /** https:, mailto: or tel: address. */
  readonly href: string;
  readonly children: ReactNode;
  /** Opens beside the portal, so that nothing typed is lost. */
  readonly opensTab?: boolean;
};

export function OutsideLink({ href, children, opensTab = false }: OutsideLinkProps): ReactElement {
  return (
    <a href={href} className={link} {...(opensTab ? { target: "_blank", rel: "noreferrer" } : {})}>
      {children}
    </a>
  );
}
