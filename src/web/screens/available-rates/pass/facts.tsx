import type { ReactElement } from "react";
import { num } from "#web/styles/typography.css.ts";
import * as css from "./pass.css.ts";
import type { Fact } from "./words.ts";

/** What else is known of an offer, by name. */
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
