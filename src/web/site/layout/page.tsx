import type { ReactElement, ReactNode } from "react";
import { SkipLink } from "#web/components/accessibility.tsx";
import { onInk, wrap } from "#web/styles/layout.css.ts";
import { text } from "#web/styles/typography.css.ts";
import type { Crumb } from "../head/crumbs.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { main, crumb, crumbs as crumbsStyle, masthead, mastheadLead, step } from "./page.css.ts";

type PageProps = {
  readonly path: string;
  readonly bar?: "clear" | "solid";
  readonly children: ReactNode;
};

export function Page({ path, bar = "solid", children }: PageProps): ReactElement {
  return (
    <>
      <SkipLink />
      <Header path={path} look={bar} />
      <main id="main" tabIndex={-1} className={main}>
        {children}
      </main>
      <Footer />
    </>
  );
}

type MastheadProps = { readonly title: string; readonly lead: string; readonly crumbs: readonly Crumb[] };

export function Masthead({ title, lead, crumbs }: MastheadProps): ReactElement {
  return (
    <div className={`${masthead} ${onInk}`}>
      <div className={wrap}>
        <nav aria-label="Breadcrumb">
          <ol className={crumbsStyle}>
            {crumbs.map(({ name, path }, index) => (
              <li key={path} className={step}>
                {index === crumbs.length - 1 ? (
                  <span aria-current="page">{name}</span>
                ) : (
                  <>
                    <a className={crumb} href={path}>
                      {name}
                    </a>
                    <span aria-hidden="true">/</span>
                  </>
                )}
              </li>
            ))}
          </ol>
        </nav>
        <h1 className={text.title}>{title}</h1>
        <p className={mastheadLead}>{lead}</p>
      </div>
    </div>
  );
}
