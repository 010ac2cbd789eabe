import type { ReactElement } from "react";
import { type RateGap, gapExplanation, gapTitle } from "#domain/rates";
import { PartKey } from "./pass/cost-bar.tsx";
import * as css from "./screen.css.ts";

/** Heads the cards that cannot be compared with those above, and says why. */
export function GapHeading({ gap }: { readonly gap: RateGap }): ReactElement {
  return (
    <div className={css.gapHeading}>
      <PartKey kind="no-price" />
      <h2 className={css.gapTitle}>{gapTitle(gap)}</h2>
      <p className={css.gapNote}>{gapExplanation(gap)}</p>
    </div>
  );
}
