import type { ReactElement } from "react";
import { formatMoney, type Money } from "#domain/money";
import { Button } from "#web/components/button.tsx";
import { judgeLine } from "../../flows/quote-typed.ts";
import type { QuotePrice, TypedLine } from "../../ports/index.ts";
import * as css from "./quotes.css.ts";

interface LineRuleProps {
  readonly line: TypedLine;
  readonly priced: QuotePrice["lines"][number] | null;
  /** The selling price is that of the rule again. */
  readonly onFollow: () => void;
}

/** The rule that sets the selling price of a charge, or why none does, and the margin of one unit. */
export function LineRule({ line, priced, onFollow }: LineRuleProps): ReactElement {
  const { kind, isByHand, buying, selling, suggested } = judgeLine(line, priced);
  const rule = priced?.rule ?? null;
  return (
    <div className={css.lineRule}>
      <span>{isByHand ? "By hand" : kind === "rule" ? rule : kind === "no-rule" ? "No rule fits" : ""}</span>
      {kind === "no-buying" && <small>No rule is applied without a buying price.</small>}
      {kind === "no-rule" && isByHand && <small>No rule fits this charge.</small>}
      {kind === "rule" && isByHand && suggested !== null && (
        <Button kind="ghost" size="small" onClick={onFollow}>
          {`Use ${rule ?? ""}: ${formatMoney(suggested)}`}
        </Button>
      )}
      <LineMargin buying={buying} selling={selling ?? suggested} />
    </div>
  );
}

interface LineMarginProps {
  readonly buying: Money | null;
  readonly selling: Money | null;
}

/* Of one unit. */
function LineMargin({ buying, selling }: LineMarginProps): ReactElement | null {
  if (buying === null || selling === null || buying.currency !== selling.currency) return null;
  const minor = selling.minor - buying.minor;
  if (minor === 0) return <small>At cost</small>;
  const text = formatMoney({ ...selling, minor });
  return <small className={minor > 0 ? css.gain : css.loss}>{minor > 0 ? `+ ${text}` : text}</small>;
}
