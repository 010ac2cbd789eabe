import { type ReactElement, useMemo } from "react";
import { type CostPart, type CostPartState, toCostParts } from "./cost-parts.ts";
import { type Rate } from "#domain/rates";
import { num } from "#web/styles/typography.css.ts";
import { toMoneyParts } from "#web/messages/formats.ts";
import { useTotals } from "../context.ts";
import * as css from "./cost-bar.css.ts";

const stateText = ({ state }: CostPart): string => {
  if (state.kind === "priced") return toMoneyParts(state.amount).figure;
  if (state.kind === "estimate") return `about ${toMoneyParts(state.amount).figure}`;
  return state.kind === "included" ? "included" : "no price";
};

const findCurrency = (parts: readonly CostPart[]): string => {
  const [code] = parts.flatMap(({ state }) => (state.kind === "priced" ? [toMoneyParts(state.amount).code] : []));
  return code === undefined ? "" : `, ${code}`;
};

const sentence = (parts: readonly CostPart[]): string =>
  `Total by part${findCurrency(parts)}: ${parts.map((part) => `${part.label} ${stateText(part)}`).join("; ")}`;

export function PartKey({ kind }: { readonly kind: CostPartState["kind"] }): ReactElement {
  return <i className={css.key[kind]} aria-hidden="true" />;
}

/** Parts without an amount get a fixed share. */
const toShares = (parts: readonly CostPart[]): readonly number[] => {
  const amounts = parts.map(({ state }) => ("amount" in state ? Math.max(state.amount.minor, 0) : 0));
  const whole = amounts.reduce((sum, amount) => sum + amount, 0);
  return parts.map(({ state }, at) => {
    if ("amount" in state) return whole === 0 ? 1 : ((amounts[at] ?? 0) / whole) * 100;
    return state.kind === "included" ? 0.1 : 12;
  });
};

type CostBarProps = { readonly rate: Rate };

export function CostBar({ rate }: CostBarProps): ReactElement | null {
  const { totals, scope } = useTotals();
  const total = totals.get(rate.id);
  const parts = useMemo(() => toCostParts(rate, total, scope), [rate, total, scope]);
  if (parts.length === 0) return null;
  const shares = toShares(parts);
  return (
    <div className={css.bar} role="img" aria-label={sentence(parts)}>
      {parts.map((part, at) => (
        <span key={part.label + String(at)} className={css.part} style={{ flexGrow: shares[at] }}>
          <i className={css.fill[part.state.kind]} />
          <small className={css.label}>{part.label}</small>
          <b className={`${css.amount[part.state.kind]} ${num}`}>{stateText(part)}</b>
        </span>
      ))}
    </div>
  );
}
