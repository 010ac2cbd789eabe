import type { ReactElement } from "react";
import { useNavigate } from "react-router-dom";
import { excessText, findWeightExcesses, suggestLoads, suggestionText } from "#domain/containers";
import { searchToQuery } from "#domain/search";
import { containerLimits, TOO_HEAVY, type Rate } from "#domain/rates";
import { Button } from "#web/components/button.tsx";
import { LinkButton } from "#web/components/router-link.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { warning } from "#web/components/icon/shapes.ts";
import { num } from "#web/styles/typography.css.ts";
import { useTotals } from "../totals-context.ts";
import * as css from "./pass.css.ts";

/** What is too heavy in an offer that cannot be booked for its weight, and the loads that it would take. */
export function TooHeavy({ rate: { availability, containers } }: { readonly rate: Rate }): ReactElement | null {
  const { load, search } = useTotals();
  const navigate = useNavigate();
  if (search === null || availability.kind !== "not-bookable" || availability.reason !== TOO_HEAVY) return null;
  const limitOf = containerLimits(containers);
  return (
    <div className={`${css.tooHeavy} ${num}`} role="group" aria-label={TOO_HEAVY}>
      <Icon shape={warning} size="s" />
      <div>
        {findWeightExcesses(load, limitOf).map((excess) => (
          <p key={excess.line.equipment} className={css.excess}>
            {withoutBreaks(excessText(excess))}.
          </p>
        ))}
      </div>
      <div className={css.suggestions}>
        <span>To book it, change the load:</span>
        {suggestLoads(load, limitOf).map((suggestion) => (
          <Button
            key={suggestionText(suggestion)}
            kind="secondary"
            size="small"
            onClick={() => void navigate(`/rate/search?${searchToQuery({ ...search, containers: suggestion.load })}`)}
          >
            {suggestionText(suggestion)}
          </Button>
        ))}
        <LinkButton kind="secondary" size="small" to={`/rate?${searchToQuery(search)}`}>
          Change weight
        </LinkButton>
      </div>
    </div>
  );
}

/** Figures such as `22 500 kg` stay in one line. */
const withoutBreaks = (text: string): string => text.replaceAll(/(\d) (?=\d{3}\b|kg\b)/g, "$1\u00a0");
