import type { ReactElement } from "react";
import type { ShipmentMoment } from "#domain/bookings";
import { shape, labelBelow } from "./certainty.css.ts";

type Certainty = ShipmentMoment["class"];

const WORDS: Readonly<Record<Certainty, { readonly short: string; readonly long: string }>> = {
  actual: { short: "Actual", long: "Actual" },
  expected: { short: "Estimated", long: "Estimated by the carrier" },
  planned: { short: "Planned", long: "Planned when booked" },
};

type CertaintyMarkProps = {
  readonly of: Certainty;
  /** From 64rem only the shape is shown. */
  readonly hasLegend?: boolean;
};

export function CertaintyMark({ of, hasLegend = false }: CertaintyMarkProps): ReactElement {
  return (
    <span className={shape[of]}>
      <span className={hasLegend ? labelBelow : undefined}>{WORDS[of].short}</span>
    </span>
  );
}

export function CertaintyLegend({ className }: { readonly className: string }): ReactElement {
  return (
    <p className={className}>
      {(["actual", "expected", "planned"] as const).map((one) => (
        <span key={one} className={shape[one]}>
          {WORDS[one].long}
        </span>
      ))}
    </p>
  );
}
