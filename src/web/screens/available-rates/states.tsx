import { useSelector } from "@xstate/react";
import { type ReactElement, useEffect, useRef } from "react";
import type { Failure } from "#flows/failure.ts";
import type { EmptyReason } from "#flows/rates/growth.ts";
import type { RatesLayout } from "#flows/rates/types.ts";
import { selectBannerText } from "#flows/rates/view.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { EmptyState } from "#web/components/empty-state.tsx";
import { Skeleton, Spinner } from "#web/components/loading.tsx";
import { LinkButton } from "#web/components/router-link.tsx";
import { FailedLoad } from "#web/kit/failure.tsx";
import { useCapability } from "#web/portal/portal-context.tsx";
import { card } from "#web/styles/layout.css.ts";
import { text } from "#web/styles/typography.css.ts";
import { AskDesk } from "../quotes/ask-desk.tsx";
import type { RatesActor } from "./context.ts";
import { stripHeight } from "./price-strip/price-strip.css.ts";
import { RateCardSkeletons } from "#web/kit/rate-card.tsx";
import * as css from "./screen.css.ts";
import { banner } from "./screen.css.ts";
import { EMPTY_TEXTS } from "./sources/labels.ts";
import { SourceStrip } from "./sources/source-strip.tsx";
import { extent } from "#web/styles/tokens.ts";
import { Stack } from "#web/kit/layout.tsx";
import { hidden, top } from "#web/kit/atoms.css.ts";

type SearchingProps = {
  readonly rates: RatesActor;
  readonly withSkeletons: boolean;
  readonly layout: RatesLayout;
};

export function Searching({ rates, withSkeletons, layout }: SearchingProps): ReactElement {
  const grows = useCapability("growing-search");
  return (
    <div className={css.besideFilters} aria-busy="true">
      <div className={hidden.xl} />
      <div>
        <div className={`${css.head} ${grows ? css.searchingHeadWithSources : css.searchingHead}`}>
          <h1 className={`${text.h1} ${css.heading}`}>Available Rates</h1>
        </div>
        <SourceStrip rates={rates} />
        <div className={`${card} ${layout === "compact" ? stripHeight.slim : stripHeight.full} ${css.wheel}`}>
          <Spinner size="l" label="Loading rates..." />
        </div>
        {withSkeletons && (
          <Stack gap={16} top={layout === "compact" ? 12 : 16}>
            {layout === "compact" ? <SkeletonLines /> : <RateCardSkeletons />}
          </Stack>
        )}
      </div>
    </div>
  );
}

const LINES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

function SkeletonLines(): ReactElement {
  return (
    <div className={`${card} ${css.skeletonLines}`} aria-hidden="true">
      {LINES.map((line) => (
        <Skeleton key={line} width="100%" height={extent(24)} />
      ))}
    </div>
  );
}

type FailedProps = { readonly failure: Failure; readonly onRetry: () => void };

export function Failed({ failure, onRetry }: FailedProps): ReactElement {
  return (
    <div className={top[24]}>
      <h1 className={text.h1}>Available Rates</h1>
      <Stack gap={16} top={16}>
        <FailedLoad attempt="rates" failure={failure} onRetry={onRetry} isMain>
          <LinkButton to="/rate" kind="secondary">
            Change search
          </LinkButton>
        </FailedLoad>
      </Stack>
    </div>
  );
}

type NothingFoundProps = { readonly rates: RatesActor; readonly reason: EmptyReason };

export function NothingFound({ rates, reason }: NothingFoundProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusResults(heading.current), []);
  return (
    <div className={top[24]}>
      <h1 ref={heading} tabIndex={-1} className={`${text.h1} ${css.heading}`}>
        0 rates found
      </h1>
      <Stack gap={16} top={16}>
        <SourceStrip rates={rates} />
        <EmptyState {...EMPTY_TEXTS[reason]}>
          {reason !== "none-offered" && (
            <Button onClick={() => rates.send({ type: "search.retried" })}>Search again</Button>
          )}
          <LinkButton to="/rate" kind={reason === "none-offered" ? "primary" : "secondary"}>
            Change search
          </LinkButton>
        </EmptyState>
        <AskDesk search={rates.getSnapshot().context.search} />
      </Stack>
    </div>
  );
}

type WarningBannerProps = {
  readonly rates: RatesActor;
  readonly place?: keyof typeof banner;
};

export function WarningBanner({ rates, place = "page" }: WarningBannerProps): ReactElement | null {
  const warning = useSelector(rates, selectBannerText);
  if (warning === null) return null;
  return (
    <div className={banner[place]}>
      <Banner tone="caution" onDismiss={() => rates.send({ type: "warning.dismissed" })}>
        {warning}
      </Banner>
    </div>
  );
}

/** Moves the focus to the results, unless the user is busy outside the page's content. */
export const focusResults = (heading: HTMLElement | null): void => {
  const { activeElement } = document;
  const isFree = activeElement === null || activeElement === document.body || activeElement.closest("main") !== null;
  if (isFree) heading?.focus({ preventScroll: true });
};
