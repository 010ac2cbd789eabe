import type { ReactElement } from "react";
import { LinkButton } from "../../components/button/link-button.tsx";
import { FailedState } from "../../components/empty-state/empty-state.tsx";
import { arrowLeft } from "../../components/icon/shapes.ts";
import { wrap } from "../../styles/layout.css.ts";
import { text } from "../../styles/typography.css.ts";
import * as css from "./screen.css.ts";
import { tabTitle } from "../../portal/tab-title.ts";

/** Available Rates without a search: nothing in the navigation state, nothing readable in the URL. */
export function NoSearch({ message }: { readonly message: string }): ReactElement {
  return (
    <main id="main" tabIndex={-1} className={`${wrap} ${css.main}`}>
      <title>{tabTitle("Available Rates")}</title>
      <div className={css.head}>
        <h1 className={text.h1}>Available Rates</h1>
      </div>
      <FailedState sentence={message}>
        <LinkButton to="/rate" icon={arrowLeft}>
          Back
        </LinkButton>
      </FailedState>
    </main>
  );
}
