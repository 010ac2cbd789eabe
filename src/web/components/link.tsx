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

/** A phone number that calls. */
export function PhoneLink({ number }: { readonly number: string }): ReactElement {
  return <OutsideLink href={`tel:${number.replaceAll(/[^+\d]/g, "")}`}>{number}</OutsideLink>;
}

type LinkActionProps = {
  readonly children: ReactNode;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  /** Where the visible text alone does not say what it is about; begins with it. */
  readonly ariaLabel?: string;
};

export function LinkAction({ children, onClick, disabled, ariaLabel }: LinkActionProps): ReactElement {
  return (
    <button
      type="button"
      className={`${link} ${standalone}`}
      onClick={disabled === true ? undefined : onClick}
      aria-disabled={disabled}
      aria-label={ariaLabel}
    >
      {children}
    </button>
  );
}
