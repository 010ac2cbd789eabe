import type { ReactElement } from "react";
import { type LclRate, freightWorking, stepText } from "#domain/lcl";
import { num, text } from "#web/styles/typography.css.ts";
import * as css from "./working.css.ts";

/** The freight worked out step by step: weight by the tariff's ratio, measure, which counts, rounding, minimum, charges. */
export function Working({ rate }: { readonly rate: LclRate }): ReactElement {
  const steps = freightWorking(rate).map((step) => ({ kind: step.kind, ...stepText(step) }));
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
