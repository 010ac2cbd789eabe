import type { ReactElement } from "react";
import type { BookableOffer } from "#domain/bookings";
import { type Company, findOverCredit } from "#domain/companies";
import { type ExchangeRates } from "#domain/money";
import { Banner } from "#web/components/banner.tsx";
import { top } from "#web/kit/atoms.css.ts";
import { formatMoney } from "#web/messages/formats.ts";

interface CreditWarningProps {
  readonly company: Company;
  readonly rate: BookableOffer;
  readonly exchange: ExchangeRates | null;
}

/** What the booking needs above the free credit of the company; it can be booked all the same. */
export function CreditWarning({ company, rate, exchange }: CreditWarningProps): ReactElement | null {
  const { converted } = rate.price;
  const over = findOverCredit(company, converted.kind === "converted" ? converted.total : null, exchange);
  if (over === null) return null;
  return (
    <div className={top[16]}>
      <Banner tone="caution">
        <p>
          <b>This booking is above the free credit of your company.</b> {formatMoney(over.free)} is free, and the
          booking costs {formatMoney(over.total)}. You can book it; our desk may ask for a payment before it confirms.
        </p>
      </Banner>
    </div>
  );
}
