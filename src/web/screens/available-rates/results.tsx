import { useSelector } from "@xstate/react";
import { memo, type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isCarriedByNone, RATE_ORDERS, type RateOrder, type TotalBasis } from "#domain/rates";
import { isNarrowed, type RateCriteria, serialiseCriteria } from "#flows/rates/criteria.ts";
import type { RatesEvent, RatesLayout } from "#flows/rates/types.ts";
import { visuallyHidden } from "#web/components/accessibility.css.ts";
import { Button } from "#web/components/button.tsx";
import { EmptyState } from "#web/components/empty-state.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { cards, rows, sort } from "#web/components/icon/shapes.ts";
import { lazyPart } from "#web/kit/lazy-part.tsx";
import { LinkAction } from "#web/components/link.tsx";
import { Skeleton } from "#web/components/loading.tsx";
import { Segmented, type SegmentedOption } from "#web/components/segmented.tsx";
import { Select, type SelectOption } from "#web/components/select.tsx";
import { useAfterPaint } from "#web/components/use-after-paint.ts";
import { useMedia } from "#web/components/use-media.ts";
import { useCapability } from "#web/portal/portal-context.tsx";
import { extent, from } from "#web/styles/tokens.ts";
import { num, text } from "#web/styles/typography.css.ts";
import { AskDesk } from "../quotes/ask-desk.tsx";
import type { RatesActor } from "./context.ts";
import { FilterPanel, FilterSheet } from "./filters/filter-sheet.tsx";
import { sidebar } from "./filters/filters.css.ts";
import { preloadOfferDialogs } from "./lazy-dialogs.ts";
import { PriceStrip } from "./price-strip/price-strip.tsx";
import { CompactList } from "./rate-list/compact-list.tsx";
import { RateList } from "./rate-list/rate-list.tsx";
import * as css from "./screen.css.ts";
import { SearchActions } from "./several-sailings/search-actions.tsx";
import { NewsBar } from "./sources/news-bar.tsx";
import { FoldedSources, SourcesAnnounced, SourceStrip, useOpenStrip } from "./sources/source-strip.tsx";
import { focusResults, WarningBanner } from "./states.tsx";
import { hidden } from "#web/kit/atoms.css.ts";
import { Row, Stack } from "#web/kit/layout.tsx";

/* Shown where nothing carries the weight; the first offer waits for nothing of it. */
const { Lazy: WeightBanner } = lazyPart(
  async () => (await import("./weight-banner.tsx")).WeightBanner,
  () => <Skeleton width="100%" height={extent(160)} />,
  ({ onRetry, onShowList }) => (
    <Row gap={16}>
      <LinkAction onClick={onRetry}>This part of the page could not be loaded. Try again.</LinkAction>
      <LinkAction onClick={onShowList}>Show the rates</LinkAction>
    </Row>
  ),
);

type ResultsProps = { readonly rates: RatesActor; readonly query: string };

export function Results({ rates, query }: ResultsProps): ReactElement {
  const criteria = useSelector(rates, ({ context }) => context.criteria);
  const days = useSelector(rates, ({ context }) => context.days);
  const shownCount = useSelector(rates, ({ context }) => context.shown.length);
  const layout = useSelector(rates, ({ context }) => context.layout);
  const hasCompareBar = useSelector(rates, ({ context }) => context.pinned.length > 0);
  const isWide = useMedia(from.xl);
  // The offers render first, the filters and the chart a moment later.
  const isPainted = useAfterPaint();
  useEffect(() => {
    if (isPainted) void preloadOfferDialogs();
  }, [isPainted]);
  const isCarried = useSelector(rates, ({ context }) => !isCarriedByNone(context.list?.rates ?? []));
  const [isListShown, setListShown] = useState(false);
  const [isStripOpen, openStrip] = useOpenStrip(rates);
  const isShown = isCarried || isListShown;
  useCriteriaInUrl(criteria, query);
  return (
    <div className={css.besideFilters}>
      {isWide && isShown && (
        <aside className={sidebar} aria-label="Filters">
          <WarningBanner rates={rates} place="filters" />
          {isPainted && <FilterPanel rates={rates} />}
        </aside>
      )}
      <div className={isShown ? undefined : css.whole}>
        {isWide && !isShown && <WarningBanner rates={rates} />}
        <div className={css.head}>
          <Count rates={rates}>{!isStripOpen && <FoldedSources rates={rates} onOpen={() => openStrip(true)} />}</Count>
          {!isWide && isShown && (
            <span>
              <FilterSheet rates={rates} />
            </span>
          )}
          <Basis basis={criteria.basis} send={rates.send} />
          <Layout layout={layout} send={rates.send} />
          <Sort order={criteria.order} send={rates.send} />
        </div>
        {isStripOpen && <SourceStrip rates={rates} onFold={() => openStrip(false)} />}
        <SourcesAnnounced rates={rates} />
        {!isCarried && <WeightBanner rates={rates} isListShown={isListShown} onShowList={() => setListShown(true)} />}
        {isShown && (
          <>
            <PriceStrip
              days={days}
              isPainted={isPainted}
              chosen={criteria.day}
              basis={criteria.basis}
              slim={layout === "compact"}
              send={rates.send}
            />
            <NewsBar rates={rates} />
            {shownCount === 0 ? (
              <AllFilteredOut onClear={() => rates.send({ type: "filters.cleared" })} />
            ) : (
              <Offers rates={rates} />
            )}
          </>
        )}
        <OnlyIncomplete rates={rates} />
        {!isWide && <SearchActions rates={rates} />}
        {!isWide && <WarningBanner rates={rates} place={hasCompareBar ? "aboveTray" : "bottom"} />}
      </div>
    </div>
  );
}

/** The desk can be asked where no offer has a complete price. */
function OnlyIncomplete({ rates }: { readonly rates: RatesActor }): ReactElement | null {
  const search = useSelector(rates, ({ context }) => context.search);
  const isIncomplete = useSelector(rates, ({ context: { list, totals } }) =>
    (list?.rates ?? []).every(({ id, availability }) => {
      return availability.kind !== "bookable" || totals.get(id)?.kind !== "complete";
    }),
  );
  return isIncomplete ? <AskDesk search={search} /> : null;
}

type CountProps = { readonly rates: RatesActor; readonly children: ReactNode };

function Count({ rates, children }: CountProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusResults(heading.current), []);
  const words = useSelector(rates, ({ context }) => {
    const total = context.list?.rates.length ?? 0;
    const found = total === 1 ? "1 rate found" : `${total} rates found`;
    return isNarrowed(context.criteria) ? `${context.shown.length} of ${found}` : found;
  });
  const services = useSelector(rates, ({ context }) => context.groups.length);
  const grows = useCapability("growing-search");
  return (
    <div className={grows ? css.titleWithSources : css.headTitle}>
      <h1 ref={heading} tabIndex={-1} className={`${text.h1} ${num} ${css.heading}`}>
        {words}
      </h1>
      <div className={`${grows ? css.servicesAndSources : css.services} ${num}`}>
        <p>{services === 1 ? "1 service" : `${services} services`}</p>
        {children}
      </div>
      <p role="status" className={visuallyHidden}>
        {words}
      </p>
    </div>
  );
}

const BASES: readonly SegmentedOption<TotalBasis>[] = [
  { value: "complete", label: "Complete" },
  { value: "quoted", label: "As quoted" },
];

type BasisProps = { readonly basis: TotalBasis; readonly send: (event: RatesEvent) => void };

const Basis = memo(function Basis({ basis, send }: BasisProps): ReactElement {
  return (
    <span className={css.basisSwitch}>
      <Segmented
        label="Totals"
        options={BASES}
        value={basis}
        onChange={(chosen) => send({ type: "criteria.changed", changes: { basis: chosen } })}
      />
    </span>
  );
});

const LAYOUTS: readonly SegmentedOption<RatesLayout>[] = [
  { value: "cards", label: "Cards", icon: cards },
  { value: "compact", label: "Compact", icon: rows },
];

type LayoutProps = { readonly layout: RatesLayout; readonly send: (event: RatesEvent) => void };

const Layout = memo(function Layout({ layout, send }: LayoutProps): ReactElement {
  return (
    <span className={css.layoutSwitch}>
      <Segmented
        label="View"
        options={LAYOUTS}
        value={layout}
        onChange={(chosen) => send({ type: "layout.chosen", layout: chosen })}
      />
    </span>
  );
});

const isOrder = (key: string): key is RateOrder => key in RATE_ORDERS;
const ORDERS: readonly SelectOption<RateOrder>[] = Object.entries(RATE_ORDERS).flatMap(([value, label]) =>
  isOrder(value) ? [{ value, label }] : [],
);

type SortProps = { readonly order: RateOrder; readonly send: (event: RatesEvent) => void };

function Sort({ order, send }: SortProps): ReactElement {
  return (
    <div className={css.sort}>
      <span aria-hidden="true" className={hidden.xl}>
        Sort by
      </span>
      <span className={css.sortField}>
        <Select
          label="Sort by"
          labelHidden
          compact
          options={ORDERS}
          value={order}
          onChange={(chosen) => send({ type: "criteria.changed", changes: { order: chosen } })}
        />
        <span className={css.sortIcon}>
          <Icon shape={sort} size="s" />
        </span>
      </span>
    </div>
  );
}

function Offers({ rates }: { readonly rates: RatesActor }): ReactElement {
  const shown = useSelector(rates, ({ context }) => context.shown);
  const groups = useSelector(rates, ({ context }) => context.groups);
  const chosenSailings = useSelector(rates, ({ context }) => context.chosenSailings);
  const layout = useSelector(rates, ({ context }) => context.layout);
  const flags = useSelector(rates, ({ context }) => context.flags);
  const pinned = useSelector(rates, ({ context }) => context.pinned);
  const gaps = useSelector(rates, ({ context }) => context.gaps);
  const round = useSelector(rates, ({ context }) => context.growing?.listed);
  const shared = { gaps, round, flags, pinned, send: rates.send };
  return layout === "compact" ? (
    <CompactList rates={shown} {...shared} />
  ) : (
    <RateList groups={groups} chosenSailings={chosenSailings} {...shared} />
  );
}

function AllFilteredOut({ onClear }: { readonly onClear: () => void }): ReactElement {
  return (
    <Stack gap={16} top={16}>
      <EmptyState
        sentence="No rates match the filters."
        advice="Remove a filter, choose another day, or clear them all."
      >
        <Button kind="secondary" onClick={onClear}>
          Clear All
        </Button>
      </EmptyState>
    </Stack>
  );
}

/** Browsers refuse pages that rewrite their URL too often. */
const PAUSE_MS = 200;

const useCriteriaInUrl = (criteria: RateCriteria, query: string): void => {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const search = `?${[query, serialiseCriteria(criteria)].filter((part) => part !== "").join("&")}`;
  // Not compared with the location: the browser may encode the same query differently.
  const written = useRef(search);
  useEffect(() => {
    if (search === written.current) return undefined;
    const writing = setTimeout(() => {
      written.current = search;
      void navigate({ search }, { replace: true, preventScrollReset: true, state });
    }, PAUSE_MS);
    return () => clearTimeout(writing);
  }, [search, state, navigate]);
};
