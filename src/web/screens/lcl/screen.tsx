import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type LclRate, toFreightWorking, formatStep } from "#domain/lcl";
import { isSameView } from "#flows/kit/same-view.ts";
import { calculatorFlow } from "#flows/lcl/calculator.ts";
import { lclFlow } from "#flows/lcl/machine.ts";
import { type LclActor, lclDialogView, selectLclQuery } from "#flows/lcl/view.ts";
import { lazyDialog } from "#web/components/lazy-dialog.tsx";
import { useCapability, useFlowEvents, useFlow } from "#web/portal/portal-context.tsx";
import { focusFirstProblem, useFormToasts } from "#web/portal/use-toast.ts";
import { num, text } from "#web/styles/typography.css.ts";
import { readerFormats } from "#web/messages/formats.ts";
import { OfferGone } from "../available-rates/booking/offer-gone.tsx";
import { getResumed, useInterruptedBooking } from "../available-rates/booking/use-interrupted-booking.ts";
import { BookingDialog } from "../available-rates/booking/booking-dialog.tsx";
import { PriceBreakdownDialog } from "../available-rates/price-breakdown/price-breakdown.tsx";
import { LclResults } from "./results.tsx";
import * as css from "./search-form.css.ts";
import { LclForm } from "./search-form.tsx";

const SaveQuoteDialog = lazyDialog(async () => (await import("../quotes/save-dialog.tsx")).default).Lazy;

export function LclScreen(): ReactElement {
  const { search: query } = useLocation();
  const actor = useActorRef(useFlow((portal) => lclFlow(portal, query)));
  const calculatorActor = useActorRef(useFlow(calculatorFlow));
  useSearchRefusals(actor);
  useSearchInUrl(actor);
  return (
    <>
      <LclForm actor={actor} calculator={calculatorActor} />
      <LclResults actor={actor} />
      <LclDialogs actor={actor} />
    </>
  );
}

export function LclDialogs({ actor }: { readonly actor: LclActor }): ReactElement | null {
  const view = useSelector(actor, lclDialogView, isSameView);
  const exchange = useSelector(actor, ({ context }) => context.list?.exchange ?? null);
  const tax = useSelector(actor, ({ context }) => context.list?.tax);
  const canQuote = useCapability("quotes");
  const [quoted, setQuoted] = useState<LclRate | null>(null);
  const listed = useSelector(actor, ({ context }) => context.list?.rates ?? null);
  const interrupted = useInterruptedBooking(listed === null ? null : () => listed, (rateId) =>
    actor.send({ type: "booking.opened", rateId }),
  );
  if (quoted !== null)
    return (
      <SaveQuoteDialog
        offerIds={[quoted.id]}
        search={quoted.load}
        zone={quoted.validity.zone}
        onClose={() => setQuoted(null)}
      />
    );
  if (interrupted.state.kind === "gone") return <OfferGone onClose={interrupted.dismiss} />;
  if (view === null) return null;
  const { kind, rate } = view;
  const close = () => actor.send({ type: "dialog.closed" });
  const quote = (chosen: LclRate) => {
    close();
    setQuoted(chosen);
  };
  return kind === "booking" ? (
    <BookingDialog
      rate={rate}
      resumed={getResumed(interrupted.state)}
      exchange={exchange}
      tax={tax}
      onClose={close}
      onSearchAgain={() => actor.send({ type: "rates.retried" })}
      onWithdrawn={(reason) => actor.send({ type: "offer.withdrawn", rateId: rate.id, reason })}
    />
  ) : (
    <PriceBreakdownDialog
      rate={rate}
      exchange={exchange}
      tax={tax}
      onClose={close}
      onBook={() => actor.send({ type: "booking.opened", rateId: rate.id })}
      onQuote={canQuote ? () => quote(rate) : null}
      working={<LclCalculation rate={rate} />}
    />
  );
}

export function LclCalculation({ rate }: { readonly rate: LclRate }): ReactElement {
  const steps = toFreightWorking(rate).map((step) => ({
    kind: step.kind,
    ...formatStep(step, readerFormats().numbers),
  }));
  return (
    <section className={css.working} aria-label="Freight by weight or measure">
      <h3 className={text.h3}>Freight by weight or measure</h3>
      <ol className={`${css.steps} ${num}`}>
        {steps.map(({ kind, title, working, result }) => (
          <li key={`${kind} ${title}`} className={kind === "minimum" ? `${css.step} ${css.outcome}` : css.step}>
            <b className={css.title}>{title}</b>
            <span className={css.how}>{working}</span>
            <span className={css.result}>{result}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A reload, a bookmark and a shared link find the same rates. */
export function useSearchInUrl(actor: LclActor): void {
  const navigate = useNavigate();
  const query = useSelector(actor, selectLclQuery);
  useEffect(() => {
    if (query === null) return;
    const search = query === "" ? "?mode=LCL" : `?mode=LCL&${query}`;
    void navigate({ search }, { replace: true, preventScrollReset: true });
  }, [navigate, query]);
}

/** The focus moves only if the user submitted the search. */
export function useSearchRefusals(actor: LclActor): void {
  const showProblems = useFormToasts(
    "lcl-search",
    useSelector(actor, ({ context }) => context.problems),
  );
  useFlowEvents(actor, ({ problems, isRequested }) => {
    showProblems(problems);
    if (isRequested) focusFirstProblem();
  });
}
