import { useActorRef, useSelector } from "@xstate/react";
import { memo, type ReactElement, useEffect, useMemo } from "react";
import { useLocation } from "react-router-dom";
import type { FclSearch } from "#domain/search";
import { toTotalScope } from "#flows/rates/types.ts";
import { ratesFlow } from "#flows/rates/machine.ts";
import { selectPinnedRates, ratesView, isSameRates } from "#flows/rates/view.ts";
import { useFlow, tabTitle } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { wrap } from "#web/styles/layout.css.ts";
import { BookedOffers } from "./booked-offers.ts";
import { ContextBar } from "./context-bar/context-bar.tsx";
import { DialogHost } from "./dialog-host.tsx";
import { Listed } from "./listed.tsx";
import type { RatesActor } from "./rates-actor.ts";
import * as css from "./screen.css.ts";
import { Failed, NothingFound, Searching } from "./states.tsx";
import { type ComparedTotals, TotalsProvider } from "./totals-context.ts";
import { Tray } from "./tray/tray.tsx";
import { WarningBanner } from "./warning-banner.tsx";

type AvailableRatesProps = { readonly search: FclSearch; readonly query: string };

/** All offers for one search. */
export const AvailableRates = memo(function AvailableRates({ search, query }: AvailableRatesProps): ReactElement {
  const location = useLocation();
  const { machine, input } = useFlow((portal) => ratesFlow(portal, search, location.search));
  const rates = useActorRef(machine, { input });
  const pinned = useSelector(rates, ({ context }) => selectPinnedRates(context), isSameRates);
  const bookings = useSelector(rates, ({ context }) => context.bookings);
  const totals = useComparedTotals(rates);
  usePinRefusals(rates);
  return (
    <main id="main" tabIndex={-1} className={pinned.length === 0 ? css.main : css.mainWithTray}>
      <title>{tabTitle("Available Rates")}</title>
      <ContextBar search={search} />
      <TotalsProvider value={totals}>
        <div className={wrap}>
          <BookedOffers value={bookings}>
            <Body rates={rates} query={query} />
          </BookedOffers>
        </div>
        <Tray rates={pinned} send={rates.send} />
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
  return useMemo(
    () => ({ totals, basis, scope: toTotalScope({ search, list }), load: search.containers, search }),
    [search, list, totals, basis],
  );
}

function Body({ rates, query }: { readonly rates: RatesActor; readonly query: string }): ReactElement {
  const view = useSelector(rates, ratesView);
  const layout = useSelector(rates, ({ context }) => context.layout);
  switch (view.kind) {
    case "searching":
      return <Searching withSkeletons={view.withSkeletons} layout={layout} />;
    case "failed":
      return <Failed failure={view.failure} onRetry={() => rates.send({ type: "search.retried" })} />;
    case "empty":
      return (
        <>
          <WarningBanner rates={rates} />
          <NothingFound />
        </>
      );
    case "all-filtered-out":
    case "listed":
      return <Listed rates={rates} query={query} />;
  }
}

function usePinRefusals(rates: RatesActor): void {
  const toast = useToast();
  useEffect(() => {
    const listening = rates.on("pin.refused", ({ limit }) =>
      toast("caution", `${limit} offers can be compared. Unpin one to pin another.`),
    );
    return () => listening.unsubscribe();
  }, [rates, toast]);
}
