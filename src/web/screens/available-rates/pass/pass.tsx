import { memo, type ReactElement } from "react";
import type { RateFlag, Rate, SailingGroup } from "#domain/rates";
import type { RatesEvent } from "#flows/rates/types.ts";
import { Icon } from "#web/components/icon/icon.tsx";
import { check, cross } from "#web/components/icon/shapes.ts";
import { Estimates } from "../estimates.tsx";
import { CostBar } from "./cost-bar.tsx";
import { coverageOf } from "./coverage.ts";
import { OfferWarnings } from "../offer-warnings.tsx";
import { Facts } from "./facts.tsx";
import * as css from "./pass.css.ts";
import { PassHead } from "./pass-head.tsx";
import { PassRoute } from "./pass-route.tsx";
import { PassStub } from "./pass-stub.tsx";
import { Sailings } from "./sailings.tsx";
import { TooHeavy } from "./too-heavy.tsx";
import { factsOf } from "./words.ts";

type PassProps = {
  readonly group: SailingGroup;
  /** The chosen sailing. */
  readonly rate: Rate;
  readonly flags: ReadonlyMap<string, RateFlag>;
  readonly pinned: boolean;
  readonly send: (event: RatesEvent) => void;
};

/** One service of a carrier with its sailings; everything below the sailings is about the chosen one. */
export const Pass = memo(function Pass({ group, rate, flags, pinned, send }: PassProps): ReactElement {
  return (
    <article className={css.serviceCard} aria-labelledby={`carrier-${rate.id}`}>
      <div className={css.body}>
        <PassHead group={group} rate={rate} flag={flags.get(rate.id) ?? null} pinned={pinned} send={send} />
        <Sailings key={group.key} group={group} chosen={rate.id} flags={flags} send={send} />
        <PassRoute rate={rate} />
        <OfferWarnings offer={rate} />
        <Facts facts={factsOf(rate)} />
        <CostBar rate={rate} />
        <Estimates rateId={rate.id} />
        <Coverage rate={rate} />
        <TooHeavy rate={rate} />
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
