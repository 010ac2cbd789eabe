import { useActorRef, useSelector } from "@xstate/react";
import { memo, type ReactElement, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { expandRate } from "#domain/rates";
import type { FclSearch } from "#domain/search";
import { isSameView } from "#flows/kit/same-view.ts";
import { toTodayIn } from "#flows/utc-minutes.ts";
import { ratesFlow } from "#flows/rates/machine.ts";
import { findBookByOf, findRate, toTotalScope } from "#flows/rates/rules.ts";
import { selectPinnedRates, ratesView, dialogView } from "#flows/rates/view.ts";
import { lazyDialog } from "#web/components/lazy-dialog.tsx";
import { onScreen } from "#web/components/print-sheet.css.ts";
import { useMedia } from "#web/components/use-media.ts";
import { useCapability, useFlowEvents, useFlow, tabTitle } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { wrap } from "#web/styles/layout.css.ts";
import { from } from "#web/styles/tokens.ts";
import { OfferGone } from "./booking/offer-gone.tsx";
import { getResumed, useInterruptedBooking } from "./booking/use-interrupted-booking.ts";
import { CompareBar } from "./comparison/compare-bar.tsx";
import { ContextBar } from "./context-bar.tsx";
import { BookedOffers, type RatesActor, type ComparedTotals, RatesSearch, TotalsProvider } from "./context.ts";
import { BookingDialog, ComparisonDialog, PriceBreakdownDialog, RateDetailsDialog } from "./lazy-dialogs.ts";
import { PrintRates } from "./print-rates.tsx";
import { Results } from "./results.tsx";
import * as css from "./screen.css.ts";
import { SearchActions } from "./several-sailings/search-actions.tsx";
import { Failed, NothingFound, Searching, WarningBanner } from "./states.tsx";

const SaveQuoteDialog = lazyDialog(async () => (await import("../quotes/save-dialog.tsx")).default).Lazy;

type AvailableRatesProps = { readonly search: FclSearch; readonly query: string };

export const AvailableRates = memo(function AvailableRates({ search, query }: AvailableRatesProps): ReactElement {
  const location = useLocation();
  const hasLeadTimes = useCapability("lead-times");
  const grows = useCapability("growing-search");
  const rates = useActorRef(
    useFlow((portal) => ratesFlow(portal, search, { query: location.search, hasLeadTimes, grows })),
  );
  const pinned = useSelector(rates, ({ context }) => selectPinnedRates(context), isSameView);
  const bookings = useSelector(rates, ({ context }) => context.bookings);
  const totals = useComparedTotals(rates);
  const isWide = useMedia(from.xl);
  usePinRefusals(rates);
  return (
    <main id="main" tabIndex={-1} className={pinned.length === 0 ? css.main : css.mainWithCompareBar}>
      <title>{tabTitle("Available Rates")}</title>
      <div className={onScreen}>
        <ContextBar search={search}>{isWide && <SearchActions rates={rates} />}</ContextBar>
      </div>
      <TotalsProvider value={totals}>
        <PrintRates rates={rates} />
        <div className={`${wrap} ${onScreen}`}>
          <BookedOffers value={bookings}>
            <RatesSearch value={rates}>
              <Body rates={rates} query={query} />
            </RatesSearch>
          </BookedOffers>
        </div>
        <CompareBar rates={pinned} send={rates.send} />
        <DialogHost rates={rates} />
      </TotalsProvider>
    </main>
  );
});

function useComparedTotals(rates: RatesActor): ComparedTotals {
  const search = useSelector(rates, ({ context }) => context.search);
  const list = useSelector(rates, ({ context }) => context.list);
  const totals = useSelector(rates, ({ context }) => context.totals);
  const basis = useSelector(rates, ({ context }) => context.criteria.basis);
  const leadTimes = useSelector(rates, ({ context }) => context.leadTimes);
  const now = useSelector(rates, ({ context }) => context.now);
  const listedAt = useSelector(rates, ({ context }) => context.growing?.listedAt ?? null);
  return useMemo(
    () => ({
      totals,
      basis,
      scope: toTotalScope({ search, list }),
      load: search.containers,
      search,
      listedAt,
      findBookBy: (rateId) => {
        const rate = findRate({ list }, rateId);
        return rate === null ? null : findBookByOf({ leadTimes, now }, rate);
      },
    }),
    [search, list, totals, basis, leadTimes, now, listedAt],
  );
}

function Body({ rates, query }: { readonly rates: RatesActor; readonly query: string }): ReactElement {
  const view = useSelector(rates, ratesView);
  const layout = useSelector(rates, ({ context }) => context.layout);
  switch (view.kind) {
    case "searching":
      return <Searching rates={rates} withSkeletons={view.withSkeletons} layout={layout} />;
    case "failed":
      return <Failed failure={view.failure} onRetry={() => rates.send({ type: "search.retried" })} />;
    case "empty":
      return (
        <>
          <WarningBanner rates={rates} />
          <NothingFound rates={rates} reason={view.reason} />
        </>
      );
    case "all-filtered-out":
    case "listed":
      return <Results rates={rates} query={query} />;
  }
}

function usePinRefusals(rates: RatesActor): void {
  const toast = useToast();
  useFlowEvents(rates, ({ limit }) => toast("caution", `${limit} offers can be compared. Unpin one to pin another.`));
}

/** The interrupted confirmation, whose offer may be among the news. */
function useInterruptedOffer(rates: RatesActor): ReturnType<typeof useInterruptedBooking> {
  const found = useSelector(rates, ({ context: { growing, list } }) =>
    list === null ? null : (growing?.found ?? list),
  );
  const mayGrow = useSelector(rates, ({ context }) => context.growing?.isAsking === true);
  return useInterruptedBooking(
    found === null
      ? null
      : () => found.rates.filter(({ availability }) => availability.kind === "bookable").map(expandRate),
    (rateId) => {
      if (findRate(rates.getSnapshot().context, rateId) === null) rates.send({ type: "news.shown" });
      rates.send({ type: "booking.opened", rateId });
    },
    mayGrow,
  );
}

function DialogHost({ rates }: { readonly rates: RatesActor }): ReactElement | null {
  const view = useSelector(rates, dialogView, isSameView);
  const exchange = useSelector(rates, ({ context }) => context.list?.exchange ?? null);
  const tax = useSelector(rates, ({ context }) => context.list?.tax);
  const now = useSelector(rates, ({ context }) => context.now);
  const zone = useSelector(rates, ({ context }) => context.zone);
  const bookings = useSelector(rates, ({ context }) => context.bookings);
  const search = useSelector(rates, ({ context }) => context.search);
  const canQuote = useCapability("quotes");
  const interrupted = useInterruptedOffer(rates);
  if (interrupted.state.kind === "gone") return <OfferGone onClose={interrupted.dismiss} />;
  if (view === null) return null;
  const close = () => rates.send({ type: "dialog.closed" });
  const quote = (rateIds: readonly string[]) => rates.send({ type: "quote.opened", rateIds });
  const book = (rateId: string) => rates.send({ type: "booking.opened", rateId });
  const takeApart = (rateId: string) => rates.send({ type: "breakdown.opened", rateId });
  switch (view.kind) {
    case "breakdown":
      return (
        <PriceBreakdownDialog
          rate={view.rate}
          exchange={exchange}
          tax={tax}
          onClose={close}
          onBook={() => book(view.rate.id)}
          onQuote={canQuote ? () => quote([view.rate.id]) : null}
        />
      );
    case "details":
      return (
        <RateDetailsDialog
          rate={view.rate}
          todayIn={toTodayIn({ now, zone })}
          onClose={close}
          onBook={() => book(view.rate.id)}
          onBreakdown={() => takeApart(view.rate.id)}
          onQuote={canQuote ? () => quote([view.rate.id]) : null}
        />
      );
    case "booking":
      return (
        <BookingDialog
          key={view.rate.id}
          rate={view.rate}
          tax={tax}
          earlier={bookings.get(view.rate.id) ?? null}
          resumed={getResumed(interrupted.state)}
          onClose={close}
          onSearchAgain={() => rates.send({ type: "search.retried" })}
          onWithdrawn={(reason) => rates.send({ type: "offer.withdrawn", rateId: view.rate.id, reason })}
          onBooked={(receipt) => rates.send({ type: "offer.booked", rateId: view.rate.id, receipt })}
        />
      );
    case "comparison":
      return (
        <ComparisonDialog
          rates={view.rates}
          onClose={close}
          onBook={book}
          onBreakdown={takeApart}
          onDetails={(rateId) => rates.send({ type: "details.opened", rateId })}
          onQuote={canQuote ? quote : null}
        />
      );
    case "quote":
      return <SaveQuoteDialog offerIds={view.rateIds} search={search} zone={view.zone} onClose={close} />;
  }
}
