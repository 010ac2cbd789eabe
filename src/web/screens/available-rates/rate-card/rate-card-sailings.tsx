import { type ReactElement, useContext, useId } from "react";
import { STATUS_LABELS } from "#domain/bookings";
import {
  TOO_HEAVY,
  getShownTotal,
  type TotalView,
  type RateFlag,
  type ListedRate,
  type SailingGroup,
} from "#domain/rates";
import type { RatesEvent } from "#flows/rates/types.ts";
import { visuallyHidden } from "#web/components/accessibility.css.ts";
import { Icon } from "#web/components/icon/icon.tsx";
import { check, clock } from "#web/components/icon/shapes.ts";
import { num } from "#web/styles/typography.css.ts";
import { formatWeekday, toMoneyParts } from "#web/messages/formats.ts";
import { BookedOffers, useTotals } from "../context.ts";
import { refusalWord } from "./labels.ts";
import * as css from "./rate-card-route.css.ts";

type SailingsProps = {
  readonly group: SailingGroup;
  readonly chosen: string;
  readonly flags: ReadonlyMap<string, RateFlag>;
  readonly send: (event: RatesEvent) => void;
};

const amountText = (rate: ListedRate, view: TotalView): { readonly currency: string; readonly text: string } => {
  if (view.totals.get(rate.id)?.kind === "no-freight") return { currency: "", text: "On request" };
  if (rate.availability.kind === "not-bookable" && rate.availability.reason !== TOO_HEAVY)
    return { currency: "", text: refusalWord(rate.availability.reason) };
  const shown = getShownTotal(rate, view);
  if (shown.kind === "none") return { currency: "", text: "No total" };
  const { code, figure } = toMoneyParts(shown.money);
  return { currency: code, text: figure };
};

/** One tab stop; the arrow keys choose a sailing. */
export function Sailings({ group, chosen, flags, send }: SailingsProps): ReactElement {
  const name = useId();
  const bookings = useContext(BookedOffers);
  const view = useTotals();
  const { carrier } = group.first;
  return (
    <div
      role="radiogroup"
      aria-label={`Sailings of ${carrier.name}${group.service === null ? "" : `, ${group.service}`}`}
      className={css.sailings}
    >
      {group.sailings.map((rate) => {
        const sailing = rate.departure;
        const { currency, text } = amountText(rate, view);
        const booking = bookings.get(rate.id);
        return (
          <label key={rate.id} className={booking === undefined ? css.sailing : css.bookedSailing}>
            <input
              type="radio"
              className={css.radio}
              name={name}
              value={rate.id}
              checked={rate.id === chosen}
              onChange={() => send({ type: "sailing.chosen", group: group.key, rateId: rate.id })}
            />
            <span className={`${css.day} ${num}`}>{sailing === null ? "Date not stated" : formatWeekday(sailing)}</span>{" "}
            {booking !== undefined ? (
              <span className={booking.status === "booked" ? css.booked : css.inProcess}>
                <Icon shape={booking.status === "booked" ? check : clock} size="xs" />
                {STATUS_LABELS[booking.status]}
              </span>
            ) : (
              <span className={`${flags.get(rate.id) === "lowest-total" ? css.lowest : css.amount} ${num}`}>
                {currency !== "" && <span className={visuallyHidden}>{currency}</span>} {text}
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
}
