import type { ReactElement } from "react";
import { skip } from "./skip-link.css.ts";

/** First thing in the page; leads to `<main id="main" tabIndex={-1}>`. */
export function SkipLink(): ReactElement {
  return (
    <a className={skip} href="#main">
      Skip to content
    </a>
  );
}
