import type { ReactElement } from "react";
import { type Rate, routeFacts } from "#domain/rates";
import { visuallyHidden } from "#web/components/accessibility.css.ts";
import { num } from "#web/styles/typography.css.ts";
import { useTotals } from "../totals-context.ts";
import * as css from "./pass.css.ts";
import { wholeTimeText } from "./words.ts";

/** The days from port to port, with those of the whole transport below; or whom to ask. */
export function Days({ rate }: { readonly rate: Rate }): ReactElement {
  const { scope } = useTotals();
  const { portToPortDays } = routeFacts(rate);
  const days = portToPortDays ?? (rate.transit.kind === "days" ? rate.transit.days : null);
  if (days === null) return <p className={css.daysOnRequest}>Contact for transit time</p>;
  const whole = portToPortDays === null ? null : wholeTimeText(rate, portToPortDays, scope);
  return (
    <p className={css.days}>
      <b className={`${css.daysFigure} ${num}`}>{days}</b>{" "}
      <span className={css.daysUnit}>
        {days === 1 ? "day" : "days"}
        {portToPortDays === null ? <span className={visuallyHidden}> transit time</span> : " port to port"}
      </span>
      {whole !== null && <small className={`${css.wholeTime} ${num}`}>{whole}</small>}
    </p>
  );
}
