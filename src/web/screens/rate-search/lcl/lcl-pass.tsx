import { memo, type ReactElement } from "react";
import { breakEven } from "../../../../domain/lcl/break-even.ts";
import type { FclComparison, LclRate } from "../../../../domain/lcl/lcl-rate.ts";
import type { ExchangeRates } from "../../../../domain/money/exchange.ts";
import type { LclEvent } from "../../../../flows/lcl/events.ts";
import { Button } from "../../../components/button/button.tsx";
import { CarrierMark } from "../../../components/carrier-mark/carrier-mark.tsx";
import { Icon } from "../../../components/icon/icon.tsx";
import { info } from "../../../components/icon/shapes.ts";
import { num } from "../../../styles/typography.css.ts";
import * as pass from "../../available-rates/pass/pass.css.ts";
import { Days } from "../../available-rates/pass/days.tsx";
import { Facts } from "../../available-rates/pass/facts.tsx";
import { PassRoute } from "../../available-rates/pass/pass-route.tsx";
import { StubPrice } from "../../available-rates/pass/stub-price.tsx";
import { provenanceText } from "../../available-rates/pass/words.ts";
import { BreakEvenNote } from "./break-even-note.tsx";
import * as css from "./lcl-pass.css.ts";
import { lclFacts, lclOfferName, lclValidityText } from "./words.ts";

type LclPassProps = {
  readonly rate: LclRate;
  readonly fcl: FclComparison | null;
  readonly exchange: ExchangeRates | null;
  readonly send: (event: LclEvent) => void;
};

/** One LCL rate, of the same family as the offers for full containers. */
export const LclPass = memo(function LclPass({ rate, fcl, exchange, send }: LclPassProps): ReactElement {
  const comparison = breakEven(rate, fcl, exchange);
  return (
    <article className={pass.pass} aria-labelledby={`lcl-${rate.id}`}>
      <div className={pass.body}>
        <Head rate={rate} />
        <PassRoute rate={rate} />
        <Facts facts={lclFacts(rate)} />
        {comparison !== null && <BreakEvenNote comparison={comparison} />}
        {rate.remarks.map((remark) => (
          <p key={remark} className={css.note}>
            <Icon shape={info} size="s" />
            <span>{remark}</span>
          </p>
        ))}
      </div>
      <div className={pass.stub}>
        <div>
          <Price rate={rate} />
        </div>
        <Actions rate={rate} send={send} />
      </div>
    </article>
  );
});

function Head({ rate }: { readonly rate: LclRate }): ReactElement {
  return (
    <header className={pass.head}>
      <CarrierMark name={rate.carrier.name} logo={rate.carrier.logo} />
      <div className={pass.identity}>
        <h3 id={`lcl-${rate.id}`} className={pass.carrier}>
          {rate.carrier.name}
        </h3>
        <p className={`${pass.origin} ${num}`}>
          <span>{lclValidityText(rate)}</span>
          <span>{provenanceText(rate.provenance)}</span>
        </p>
      </div>
      <Days transit={rate.transit} />
    </header>
  );
}

function Price({ rate }: { readonly rate: LclRate }): ReactElement {
  if (rate.availability.kind === "bookable") return <StubPrice offer={rate} />;
  return (
    <>
      <p className={pass.stubCaption}>Cannot be booked</p>
      <p className={pass.stubReason}>{rate.availability.reason}</p>
    </>
  );
}

type ActionsProps = Pick<LclPassProps, "rate" | "send">;

function Actions({ rate, send }: ActionsProps): ReactElement {
  const name = lclOfferName(rate);
  return (
    <div className={pass.actions}>
      {rate.availability.kind === "bookable" && (
        <div className={pass.mainAction}>
          <Button
            wide
            opens="dialog"
            ariaLabel={`Book Now, ${name}`}
            onClick={() => send({ type: "booking.opened", rateId: rate.id })}
          >
            Book Now
          </Button>
        </div>
      )}
      <div className={css.wideAction}>
        <Button
          kind="secondary"
          size="small"
          wide
          opens="dialog"
          ariaLabel={`Price Breakdown, ${name}`}
          onClick={() => send({ type: "breakdown.opened", rateId: rate.id })}
        >
          Price Breakdown
        </Button>
      </div>
    </div>
  );
}
