import type { ReactElement } from "react";
import { type Money } from "#domain/money";
import { currency, money as moneyStyle, plain, price } from "./money.css.ts";
import { toMoneyParts } from "#web/messages/formats.ts";

type MoneyFigureProps = {
  readonly money: Money;
  readonly look?: "strong" | "price" | "plain";
};

export function MoneyFigure({ money, look = "strong" }: MoneyFigureProps): ReactElement {
  const { code, figure } = toMoneyParts(money);
  const extra = look === "price" ? ` ${price}` : look === "plain" ? ` ${plain}` : "";
  return (
    <span className={`${moneyStyle}${extra}`}>
      <span className={currency}>{code}</span>
      {figure}
    </span>
  );
}
