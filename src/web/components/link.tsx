import type { ReactElement, ReactNode } from "react";
import { link, standalone } from "./link.css.ts";

type OutsideLinkProps = {
  /** https:, mailto: or tel: address. */
  readonly href: string;
  readonly children: ReactNode;
  /** Opens a new tab, so that no input is lost. */
  readonly opensTab?: boolean;
};

export function OutsideLink({ href, children, opensTab = false }: OutsideLinkProps): ReactElement {
  return (
    <a href={href} className={link} {...(opensTab ? { target: "_blank", rel: "noreferrer" } : {})}>
      {children}
    </a>
  );
}

type LinkActionProps = { readonly children: ReactNode; readonly onClick: () => void; readonly disabled?: boolean };

export function LinkAction({ children, onClick, disabled }: LinkActionProps): ReactElement {
  return (
    <button type="button" className={`${link} ${standalone}`} onClick={onClick} disabled={disabled}>
      {children}
    </button>
  );
}
