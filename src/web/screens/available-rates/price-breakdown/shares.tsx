import type { ReactElement } from "react";
import { type PriceBreakdown, GROUP_LABELS } from "#domain/charges";
import { moneyParts } from "#domain/money";
import { num } from "#web/styles/typography.css.ts";
import * as css from "./price-breakdown.css.ts";

/** How the total is shared between origin, freight and destination; nothing is drawn while a group cannot be converted. */
export function Shares({ breakdown }: { readonly breakdown: PriceBreakdown }): ReactElement | null {
  const shares = breakdown.groups.flatMap(({ group, converted }) => (converted === null ? [] : [{ group, converted }]));
  if (shares.length < breakdown.groups.length) return null;
  return (
    <ul className={css.shares} aria-label={`Shares of the total in ${breakdown.currency}`}>
      {shares
        .filter(({ converted }) => converted.minor > 0)
        .map(({ group, converted }) => (
          <li key={group} className={css.share} style={{ flexGrow: converted.minor }}>
            <i className={css.shareBar[group]} aria-hidden="true" />
            <small className={css.shareName}>{GROUP_LABELS[group]}</small>
            <b className={`${css.shareAmount} ${num}`}>{moneyParts(converted).figure}</b>
          </li>
        ))}
    </ul>
  );
}
