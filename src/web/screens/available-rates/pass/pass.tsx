import { memo, type ReactElement } from "react";
import type { RateFlag } from "../../../../domain/rates/flags.ts";
import type { Rate } from "../../../../domain/rates/rate.ts";
import type { RatesEvent } from "../../../../flows/rates/events.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import { check, cross } from "../../../components/icon/shapes.ts";
import { coverageOf } from "./coverage.ts";
import { OfferWarnings } from "../offer-warnings.tsx";
import { Facts } from "./facts.tsx";
import * as css from "./pass.css.ts";
import { PassHead } from "./pass-head.tsx";
import { PassRoute } from "./pass-route.tsx";
import { PassStub } from "./pass-stub.tsx";
import { factsOf } from "./words.ts";

type PassProps = {
  readonly rate: Rate;
  readonly flag: RateFlag | null;
  readonly pinned: boolean;
  readonly send: (event: RatesEvent) => void;
};

/** One offer, whatever its source: the same pass for a carrier's live price and for a line of a rate sheet. */
export const Pass = memo(function Pass({ rate, flag, pinned, send }: PassProps): ReactElement {
  return (
    <article className={css.pass} aria-labelledby={`carrier-${rate.id}`}>
      <div className={css.body}>
        <PassHead rate={rate} flag={flag} pinned={pinned} send={send} />
        <PassRoute rate={rate} />
        <OfferWarnings offer={rate} />
        <Facts facts={factsOf(rate)} />
        <Coverage rate={rate} />
      </div>
      <PassStub rate={rate} send={send} />
    </article>
  );
});

function Coverage({ rate }: { readonly rate: Rate }): ReactElement {
  const { included, notIncluded } = coverageOf(rate);
  return (
    <div className={css.coverage}>
      <p className={css.covered}>
        <Icon shape={check} size="s" />
        <span>
          <b>Included</b> {included}
        </span>
      </p>
      <p className={css.covered}>
        <Icon shape={cross} size="s" />
        <span>
          <b>Not included</b> {notIncluded}
        </span>
      </p>
    </div>
  );
}
