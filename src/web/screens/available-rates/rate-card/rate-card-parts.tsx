import type { ReactElement } from "react";
import { Skeleton } from "#web/components/loading.tsx";
import { num } from "#web/styles/typography.css.ts";
import type { Fact } from "./labels.ts";
import * as css from "./rate-card.css.ts";
import { extent } from "#web/styles/tokens.ts";

export function Facts({ facts }: { readonly facts: readonly Fact[] }): ReactElement {
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={css.fact}>
          <dt className={css.factLabel}>{label}</dt>
          <dd className={`${css.factValue} ${num}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function RateCardSkeleton(): ReactElement {
  return (
    <div className={css.rateCard} aria-hidden="true">
      <div className={`${css.body} ${css.skeletonBody}`}>
        <Skeleton width="45%" height={extent(40)} />
        <Skeleton width="100%" height={extent(96)} />
        <Skeleton width="70%" height={extent(20)} />
        <Skeleton width="85%" height={extent(20)} />
      </div>
      <div className={css.footer}>
        <Skeleton width={extent(144)} height={extent(56)} />
        <Skeleton width="100%" height={extent(112)} />
      </div>
    </div>
  );
}
