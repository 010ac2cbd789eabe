import { memo, type ReactElement } from "react";
import { type Rate, getShownTotal } from "#domain/rates";
import { PIN_LIMIT } from "#flows/rates/rules.ts";
import type { RatesEvent } from "#flows/rates/types.ts";
import { Button } from "#web/components/button.tsx";
import { CarrierMark } from "#web/components/carrier-mark.tsx";
import { IconButton } from "#web/components/icon-button.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { columns, cross, pushPin } from "#web/components/icon/shapes.ts";
import { MoneyFigure } from "#web/components/money.tsx";
import { wrap } from "#web/styles/layout.css.ts";
import { useTotals } from "../context.ts";
import { offerName, portToPortText } from "../rate-card/labels.ts";
import * as css from "./compare-bar.css.ts";
import { emptySlot } from "./compare-bar.css.ts";
import { DisplayTermsNote } from "#web/kit/display-terms.tsx";
import { hidden } from "#web/kit/atoms.css.ts";
import { formatWeekday } from "#web/messages/formats.ts";

type CompareBarProps = { readonly rates: readonly Rate[]; readonly send: (event: RatesEvent) => void };

export const CompareBar = memo(function CompareBar({ rates, send }: CompareBarProps): ReactElement | null {
  if (rates.length === 0) return null;
  return (
    <section className={css.compareBar} aria-label="Compare offers">
      <div className={`${wrap} ${css.inside}`}>
        <ul className={css.slots}>
          {rates.map((rate) => (
            <Slot key={rate.id} rate={rate} send={send} />
          ))}
          {rates.length < PIN_LIMIT && (
            <li className={hidden.rateCard}>
              <EmptySlot pinned={rates.length} />
            </li>
          )}
        </ul>
        <Button
          kind="ink"
          icon={columns}
          opens="dialog"
          disabled={rates.length < 2}
          onClick={() => send({ type: "comparison.opened" })}
        >
          {rates.length < 2 ? "Compare offers" : `Compare ${rates.length} offers`}
        </Button>
      </div>
    </section>
  );
});

type SlotProps = { readonly rate: Rate; readonly send: (event: RatesEvent) => void };

function Slot({ rate, send }: SlotProps): ReactElement {
  const view = useTotals();
  const total = getShownTotal(rate, view);
  const sailing = rate.departure;
  return (
    <li className={css.slot}>
      <span className={hidden.rateCard}>
        <CarrierMark name={rate.carrier.line ?? rate.carrier.name} logo={rate.carrier.logo} size="small" />
      </span>
      <span className={css.offer}>
        <b className={css.carrier}>{rate.carrier.name}</b>
        <span className={css.transit}>
          {[sailing === null ? null : formatWeekday(sailing), portToPortText(rate)]
            .filter((part) => part !== null)
            .join(", ")}
        </span>
      </span>
      {total.kind !== "none" && (
        <span className={css.total}>
          <MoneyFigure money={total.money} />
          <DisplayTermsNote offer={rate} />
        </span>
      )}
      <span className={css.remove}>
        <IconButton
          icon={cross}
          size="small"
          iconSize="s"
          label={`Unpin ${offerName(rate)}`}
          onClick={() => send({ type: "pin.toggled", rateId: rate.id })}
        />
      </span>
    </li>
  );
}

export function EmptySlot({ pinned }: { readonly pinned: number }): ReactElement {
  return (
    <span className={emptySlot}>
      <Icon shape={pushPin} size="s" />
      {pinned === 1 ? "Pin a second offer" : "Pin a third offer"}
    </span>
  );
}
