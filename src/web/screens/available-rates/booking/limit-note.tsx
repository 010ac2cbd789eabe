import type { ReactElement } from "react";
import type { Money } from "#domain/money";
import { Banner } from "#web/components/banner.tsx";
import { top } from "#web/kit/atoms.css.ts";
import { formatMoney } from "#web/messages/formats.ts";

/** That a booking is above the own limit, before it is sent. */
export function LimitNote({ limit }: { readonly limit: Money }): ReactElement {
  return (
    <div className={top[16]}>
      <Banner tone="caution">
        <p>
          <b>This booking is above your limit of {formatMoney(limit)}.</b> A colleague who may approve it is asked by
          mail. Nothing is booked until then.
        </p>
      </Banner>
    </div>
  );
}
