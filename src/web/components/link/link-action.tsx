import type { ReactElement, ReactNode } from "react";
import { link, standing } from "./link.css.ts";

type LinkActionProps = { readonly children: ReactNode; readonly onClick: () => void; readonly disabled?: boolean };

/** A button that reads as a link: Clear All, Change search. */
export function LinkAction({ children, onClick, disabled }: LinkActionProps): ReactElement {
  return (
    <button type="button" className={`${link} ${standing}`} onClick={onClick} disabled={disabled}>
      {children}
    </button>
  );
}
