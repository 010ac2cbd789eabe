import { type ReactElement, useState } from "react";
import type { ContainerLine } from "#domain/containers";
import { estimateShare, type Rest, type SailingDay } from "#domain/distribution";
import { listDisplayTerms } from "#domain/rates";
import type { DayChoice, SeveralEvent } from "#flows/several-sailings/types.ts";
import type { SeveralView } from "#flows/several-sailings/view.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { Select } from "#web/components/select.tsx";
import { failureMessage } from "#web/messages/failures.ts";
import { num } from "#web/styles/typography.css.ts";
import * as css from "./several-sailings.css.ts";
import { Row } from "#web/kit/layout.tsx";
import { quietText, top, weight } from "#web/kit/atoms.css.ts";
import { formatMoney, formatWeekday } from "#web/messages/formats.ts";

export type Plan = Extract<SeveralView, { readonly kind: "planning" | "quoting" }>;
type Send = (event: SeveralEvent) => void;
type PlanProps = { readonly view: Plan; readonly load: readonly ContainerLine[]; readonly send: Send };

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** Which part of the load sails on which day. */
export function PlanForm({ view, load, send }: PlanProps): ReactElement {
  const { days, choices, failure } = view;
  return (
    <>
      <p className={quietText.small}>
        Choose how many containers sail on which day. Prices for each part are asked for before you confirm anything.
      </p>
      <Divide days={days.length} containers={load.reduce((sum, { quantity }) => sum + quantity, 0)} send={send} />
      {failure !== null && (
        <div className={top[16]}>
          <Banner tone="critical" urgent>
            {failureMessage("rates", failure).sentence}
          </Banner>
        </div>
      )}
      <ul className={top[16]}>
        {days.map((day) => (
          <DayRow key={day.day} sailing={day} choice={choices.get(day.day)} load={load} send={send} />
        ))}
      </ul>
    </>
  );
}

type DivideProps = { readonly days: number; readonly containers: number; readonly send: Send };

function Divide({ days, containers, send }: DivideProps): ReactElement {
  const [count, setCount] = useState(2);
  const options = range(2, Math.min(days, containers)).map((value) => ({
    value: String(value),
    label: `first ${value} days`,
  }));
  return (
    <div className={css.divide}>
      <span className={css.divideField}>
        <Select
          label="Divide evenly over"
          options={options}
          value={String(count)}
          onChange={(value) => setCount(Number(value))}
        />
      </span>
      <Button kind="secondary" onClick={() => send({ type: "load.divided", days: count })}>
        Divide
      </Button>
    </div>
  );
}

type DayRowProps = {
  readonly sailing: SailingDay;
  readonly choice: DayChoice | undefined;
  readonly load: readonly ContainerLine[];
  readonly send: Send;
};

const totalText = ({ price }: SailingDay["offers"][number]): string =>
  price.converted.kind === "converted"
    ? formatMoney(price.converted.total)
    : price.perCurrency.map(formatMoney).join(" + ");

function DayRow({ sailing: { day, offers }, choice, load, send }: DayRowProps): ReactElement {
  const date = formatWeekday(day);
  const quantities = choice?.quantities ?? {};
  const offer = offers.find(({ id }) => id === choice?.rateId);
  const part = load.flatMap((line) => {
    const quantity = quantities[line.equipment] ?? 0;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  return (
    <li className={css.row}>
      <span className={`${weight.strong} ${num}`}>{date}</span>
      <Select
        label={`Offer on ${date}`}
        labelHidden
        compact
        options={offers.map((one) => ({
          value: one.id,
          label: [`${one.carrier.name}, ${totalText(one)} for the whole load`, ...listDisplayTerms(one)].join(". "),
        }))}
        value={choice?.rateId ?? ""}
        onChange={(rateId) => send({ type: "offer.chosen", day, rateId })}
      />
      <Row as="span" gap={8} wrap align="stretch">
        {load.map(({ equipment, quantity }) => (
          <span key={equipment} className={css.size}>
            <span className={css.quantity}>
              <Select
                label={`Number of ${equipment} on ${date}`}
                labelHidden
                compact
                options={range(0, quantity).map((value) => ({ value: String(value), label: String(value) }))}
                value={String(quantities[equipment] ?? 0)}
                onChange={(value) => send({ type: "quantity.changed", day, equipment, quantity: Number(value) })}
              />
            </span>
            {equipment}
          </span>
        ))}
      </Row>
      <span className={`${css.amount} ${num}`}>
        {part.length > 0 && offer?.price.converted.kind === "converted"
          ? `about ${formatMoney(estimateShare(offer.price.converted.total, load, part))}`
          : ""}
      </span>
    </li>
  );
}

const restText = (rest: readonly Rest[]): string => {
  const left = rest.filter((one) => one.left > 0).map((one) => `${one.left} × ${one.equipment}`);
  const over = rest.filter((one) => one.left < 0).map((one) => `${-one.left} × ${one.equipment}`);
  if (left.length === 0 && over.length === 0) return "All containers are distributed.";
  return [
    left.length === 0 ? null : `${left.join(", ")} still to distribute.`,
    over.length === 0 ? null : `${over.join(", ")} too many.`,
  ]
    .filter((part) => part !== null)
    .join(" ");
};

type PlanFootProps = { readonly view: Plan; readonly send: Send; readonly onClose: () => void };

export function PlanFoot({ view, send, onClose }: PlanFootProps): ReactElement {
  const isQuoting = view.kind === "quoting";
  return (
    <div className={css.foot}>
      <span role="status" className={num}>
        {restText(view.rest)}
      </span>
      <span className={css.answers}>
        <Button kind="secondary" onClick={onClose} disabled={isQuoting}>
          Close
        </Button>
        <Button
          onClick={() => send({ type: "prices.requested" })}
          disabled={!view.isComplete}
          busyLabel={isQuoting ? "Asking for prices..." : undefined}
        >
          Get prices
        </Button>
      </span>
    </div>
  );
}
