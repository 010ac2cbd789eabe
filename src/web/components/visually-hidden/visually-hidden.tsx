import type { ReactElement, ReactNode } from "react";
import { visuallyHidden } from "./visually-hidden.css.ts";

type VisuallyHiddenProps = { readonly children: ReactNode };

/** Words for assistive technology where the eye has a picture. */
export function VisuallyHidden({ children }: VisuallyHiddenProps): ReactElement {
  return <span className={visuallyHidden}>{children}</span>;
}
