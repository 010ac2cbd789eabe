import type { ReactElement, ReactNode } from "react";
import { visuallyHidden, skip } from "./accessibility.css.ts";

type VisuallyHiddenProps = { readonly children: ReactNode };

/** Words for assistive technology where the eye has a picture. */
export function VisuallyHidden({ children }: VisuallyHiddenProps): ReactElement {
  return <span className={visuallyHidden}>{children}</span>;
}

/** First thing in the page; leads to `<main id="main" tabIndex={-1}>`. */
export function SkipLink(): ReactElement {
  return (
    <a className={skip} href="#main">
      Skip to content
    </a>
  );
}
