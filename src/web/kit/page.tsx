import type { ReactElement, ReactNode } from "react";
import { text } from "#web/styles/typography.css.ts";
import * as css from "./page.css.ts";

interface PageProps {
  /** Of the tab of the browser. */
  readonly tab: string;
  readonly width?: keyof typeof css.content;
  /** On a phone the content reaches the lower edge. */
  readonly isFlush?: boolean;
  /** Left out where a page brings a head of its own. */
  readonly heading?: string;
  /** Below the heading. */
  readonly note?: string | null;
  /** At the end of the line of the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/**
 * What a screen shows below the bar of the portal: the skip link leads to it.
 *
 * @example
 * <Page tab={tabTitle("Quotes")} heading="Quotes" aside={<LinkButton to="/rate">Search Rates →</LinkButton>}>…</Page>
 */
export function Page(props: PageProps): ReactElement {
  const { tab, width = "full", isFlush = false, heading, note = null } = props;
  return (
    <main id="main" tabIndex={-1} className={isFlush ? css.flush : css.page}>
      <title>{tab}</title>
      <div className={css.content[width]}>
        {heading !== undefined && (
          <div className={css.head}>
            <div>
              <h1 className={text.h1}>{heading}</h1>
              {note !== null && <p className={css.note}>{note}</p>}
            </div>
            {props.aside}
          </div>
        )}
        {props.children}
      </div>
    </main>
  );
}
