import type { ReactElement } from "react";
import type { BookableOffer } from "#domain/bookings";
import { issueWarnings } from "#domain/rates";
import { Icon } from "#web/components/icon/icon.tsx";
import { warning as triangle } from "#web/components/icon/shapes.ts";
import * as css from "./screen.css.ts";

/** What is implausible in an offer that can be booked nevertheless. */
export function OfferWarnings({ offer }: { readonly offer: BookableOffer }): ReactElement | null {
  const warnings = issueWarnings(offer);
  if (warnings.length === 0) return null;
  return (
    <ul className={css.warnings}>
      {warnings.map((text) => (
        <li key={text} className={css.warning}>
          <Icon shape={triangle} size="s" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
