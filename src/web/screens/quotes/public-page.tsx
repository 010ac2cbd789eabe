import type { ReactElement, ReactNode } from "react";
import { SkipLink } from "#web/components/accessibility.tsx";
import { Brand, HOME_LABEL } from "#web/components/brand.tsx";
import { Page } from "#web/kit/page.tsx";
import { onInk } from "#web/styles/layout.css.ts";
import { num } from "#web/styles/typography.css.ts";
import { home } from "../../portal/nav-bar.css.ts";
import { bar, inside, note } from "../shared/shared.css.ts";

interface PublicPageProps {
  readonly title: string;
  /** At the end of the bar. */
  readonly label: string | null;
  readonly width?: "full" | "narrow";
  readonly children: ReactNode;
}

/** A page without an account: no navigation. */
export function PublicPage({ title, label, width = "narrow", children }: PublicPageProps): ReactElement {
  return (
    <>
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
      <Page tab={title} width={width}>
        {children}
      </Page>
    </>
  );
}
