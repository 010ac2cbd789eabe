import type { ReactElement } from "react";
import { onInk, wrap } from "#web/styles/layout.css.ts";
import { text } from "#web/styles/typography.css.ts";
import type { Crumb } from "../head/page-facts.ts";
import { crumb, crumbs as crumbsStyle, masthead, mastheadLead, step } from "./page.css.ts";

type MastheadProps = { readonly title: string; readonly lead: string; readonly crumbs: readonly Crumb[] };

/** The dark head of a page: the way back, the title, one sentence. */
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
