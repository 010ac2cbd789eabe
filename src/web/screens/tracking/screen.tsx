import type { ReactElement } from "react";
import { LinkButton } from "../../components/button/link-button.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { wrap } from "../../styles/layout.css.ts";
import { text } from "../../styles/typography.css.ts";
import { page, place } from "./screen.css.ts";

/** The place of tracking until it exists: said in words, with the way to the bookings. */
export function Component(): ReactElement {
  return (
    <main id="main" tabIndex={-1} className={page}>
      <title>Tracking · Keelson</title>
      <div className={wrap}>
        <h1 className={text.h1}>Tracking</h1>
        <div className={place}>
          <EmptyState sentence="Coming Soon!" advice="The status of each booking stands under Bookings.">
            <LinkButton to="/rate/quote">My Bookings</LinkButton>
          </EmptyState>
        </div>
      </div>
    </main>
  );
}
