import type { ReactElement, ReactNode } from "react";
import { SkipLink } from "#web/components/accessibility.tsx";
import { Brand, HOME_LABEL } from "#web/components/brand.tsx";
import { onInk } from "#web/styles/layout.css.ts";
import { num } from "#web/styles/typography.css.ts";
import { home } from "../../portal/nav-bar.css.ts";
import { bar, inside, note } from "../shared/shared.css.ts";
import * as css from "./quotes.css.ts";

type PublicPageProps = { readonly title: string; readonly label: string | null; readonly children: ReactNode };

/** A page without an account: no navigation. */
export function PublicPage({ title, label, children }: PublicPageProps): ReactElement {
  return (
    <>
      <title>{title}</title>
      <meta name="referrer" content="no-referrer" />
      <SkipLink />
      <header className={`${bar} ${onInk}`}>
        <div className={inside}>
          <a href="/" className={home} aria-label={HOME_LABEL}>
            <Brand />
          </a>
          {label !== null && <span className={`${note} ${num}`}>{label}</span>}
        </div>
      </header>
      <main id="main" tabIndex={-1} className={css.page}>
        <div className={css.narrow}>{children}</div>
      </main>
    </>
  );
}
