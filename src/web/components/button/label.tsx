import type { ReactElement, ReactNode } from "react";
import { arrow } from "./button.css.ts";

const END = " →";

type LabelProps = { readonly children: ReactNode };

/** The words of a button; a closing arrow ("Search Rates →") moves by itself. */
export function Label({ children }: LabelProps): ReactElement {
  if (typeof children !== "string" || !children.endsWith(END)) return <>{children}</>;
  return (
    <>
      {children.slice(0, -END.length)} <span className={arrow}>→</span>
    </>
  );
}
