import type { ReactElement } from "react";
import {
  NO_FREIGHT_PRICE,
  TOO_HEAVY,
  FLAG_LABELS,
  type RateFlag,
  type Rate,
  type SailingGroup,
  validityText,
} from "#domain/rates";
import type { RatesEvent } from "#flows/rates/types.ts";
import { Badge } from "#web/components/badge.tsx";
import { CarrierMark } from "#web/components/carrier-mark.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { check, clock, pushPin } from "#web/components/icon/shapes.ts";
import { usePortal } from "#web/portal/portal-context.tsx";
import { num } from "#web/styles/typography.css.ts";
import { Days } from "./days.tsx";
import * as css from "./pass.css.ts";
import { COMMITMENT_WORDS, offerName, refusalWord, serviceText } from "./words.ts";

type PassHeadProps = {
  readonly group: SailingGroup;
  readonly rate: Rate;
  readonly flag: RateFlag | null;
  readonly pinned: boolean;
  readonly send: (event: RatesEvent) => void;
};

/** Who offers it, how often and until when; how long it takes; and the pin for the comparison. */
export function PassHead({ group, rate, flag, pinned, send }: PassHeadProps): ReactElement {
  const today = usePortal().ports.clock.today();
  return (
    <header className={css.head}>
      <CarrierMark name={rate.carrier.name} logo={rate.carrier.logo} />
      <div className={css.identity}>
        <div className={css.nameLine}>
          <h2 id={`carrier-${rate.id}`} className={css.carrier}>
            {rate.carrier.name}
          </h2>
          <Badges flag={flag} rate={rate} />
        </div>
        <p className={`${css.origin} ${num}`}>
          <span>{serviceText(group)}</span>
          <span>{validityText(rate.validity, today)}</span>
        </p>
      </div>
      <Days rate={rate} />
      <button
        type="button"
        className={css.cardPin}
        aria-pressed={pinned}
        aria-label={`${pinned ? "Pinned" : "Compare"}, ${offerName(rate)}`}
        onClick={() => send({ type: "pin.toggled", rateId: rate.id })}
      >
        <Icon shape={pushPin} size="s" />
        <span className={css.pinWord}>{pinned ? "Pinned" : "Compare"}</span>
      </button>
    </header>
  );
}

type BadgesProps = { readonly flag: RateFlag | null; readonly rate: Rate };

/** What is said where the price or the load is shown needs no badge beside the name. */
const isExplainedByCard = (reason: string): boolean => reason === NO_FREIGHT_PRICE || reason === TOO_HEAVY;

function Badges({ flag, rate: { commitment, availability } }: BadgesProps): ReactElement {
  const word = COMMITMENT_WORDS[commitment];
  return (
    <>
      {flag !== null && (
        <Badge kind={flag === "fastest" ? "fastest" : "best"} icon={flag === "fastest" ? clock : check}>
          {FLAG_LABELS[flag]}
        </Badge>
      )}
      {word !== null && <Badge>{word}</Badge>}
      {availability.kind === "not-bookable" && !isExplainedByCard(availability.reason) && (
        <Badge kind="critical">{refusalWord(availability.reason)}</Badge>
      )}
    </>
  );
}
