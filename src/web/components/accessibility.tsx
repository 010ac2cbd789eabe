import type { ReactElement, ReactNode } from "react";
import { visuallyHidden, skip } from "./accessibility.css.ts";

type VisuallyHiddenProps = { readonly children: ReactNode };

export function VisuallyHidden({ children }: VisuallyHiddenProps): ReactElement {
  return <span className={visuallyHidden}>{children}</span>;
}

export function SkipLink(): ReactElement {
  return (
    <a className={skip} href="#main">
      Skip to content
    </a>
  );
}
