import type { ReactElement } from "react";
import type { TransitTime } from "../../../../domain/rates/rate.ts";
import { visuallyHidden } from "../../../components/visually-hidden/visually-hidden.css.ts";
import { num } from "../../../styles/typography.css.ts";
import * as css from "./pass.css.ts";

/** How long it takes, or whom to ask. */
export function Days({ transit }: { readonly transit: TransitTime }): ReactElement {
  if (transit.kind === "on-request") return <p className={css.daysOnRequest}>Contact for transit time</p>;
  return (
    <p className={css.days}>
      <b className={`${css.daysFigure} ${num}`}>{transit.days}</b> {transit.days === 1 ? "day" : "days"}
      <span className={visuallyHidden}> transit time</span>
    </p>
  );
}
