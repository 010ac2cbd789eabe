import type { ReactElement } from "react";
import { Skeleton } from "#web/components/loading.tsx";
import { num } from "#web/styles/typography.css.ts";
import type { Fact } from "./labels.ts";
import * as css from "./rate-card.css.ts";

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
        <Skeleton width="45%" height="2.5rem" />
        <Skeleton width="100%" height="6rem" />
        <Skeleton width="70%" height="1.25rem" />
        <Skeleton width="85%" height="1.25rem" />
      </div>
      <div className={css.footer}>
        <Skeleton width="9rem" height="3.5rem" />
        <Skeleton width="100%" height="7rem" />
      </div>
    </div>
  );
}
