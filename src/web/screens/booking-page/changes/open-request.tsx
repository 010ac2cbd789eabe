import type { ReactElement } from "react";
import type { Amendment } from "#domain/amendments";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { quietText, weight } from "#web/kit/atoms.css.ts";
import { ownDayAndTime } from "#web/messages/dates.ts";
import { num } from "#web/styles/typography.css.ts";
import * as css from "./open-request.css.ts";
import { describeState, listSteps, REQUEST_LABELS, STATE_LOOKS } from "./labels.ts";

type OpenRequestProps = { readonly amendment: Amendment; readonly carrier: string };

/** A request that is not decided yet, above everything else: where it is, and what it waits for. */
export function OpenRequest({ amendment, carrier }: OpenRequestProps): ReactElement {
  const { id, kind, state, requestedAt } = amendment;
  const { steps, done } = listSteps(amendment, carrier);
  return (
    <section className={css.card} aria-labelledby={`request-${id}`}>
      <p className={css.head}>
        <b id={`request-${id}`} className={weight.bold}>
          {REQUEST_LABELS[kind]}: {STATE_LOOKS[state].label.toLowerCase()}.
        </b>{" "}
        <a href="#changes" className={css.link}>
          {state === "fee-proposed" ? "Agree or not under Changes" : "Read or withdraw it under Changes"}
        </a>
      </p>
      <ol className={css.steps}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={css.step[index < done ? "done" : "toCome"]}
            aria-current={index === (state === "fee-proposed" ? done : done - 1) ? "step" : undefined}
          >
            <b>{step}</b>
            {index < done && <VisuallyHidden>, done</VisuallyHidden>}
            {index === 0 && <small className={`${quietText.caption} ${num}`}>{ownDayAndTime(requestedAt)}</small>}
          </li>
        ))}
      </ol>
      <p className={`${css.note} ${num}`}>{describeState(amendment, carrier)}</p>
    </section>
  );
}
