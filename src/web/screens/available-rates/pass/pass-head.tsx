import type { ReactElement } from "react";
import { FLAG_LABELS, type RateFlag } from "../../../../domain/rates/flags.ts";
import type { Commitment, Rate } from "../../../../domain/rates/rate.ts";
import type { RatesEvent } from "../../../../flows/rates/events.ts";
import { Badge } from "../../../components/badge/badge.tsx";
import { CarrierMark } from "../../../components/carrier-mark/carrier-mark.tsx";
import { Icon } from "../../../components/icon/icon.tsx";
import { check, clock, pushPin } from "../../../components/icon/shapes.ts";
import { num } from "../../../styles/typography.css.ts";
import { Days } from "./days.tsx";
import * as css from "./pass.css.ts";
import { offerName, provenanceText, validityText } from "./words.ts";

const commitmentWord: Readonly<Record<Commitment, string | null>> = {
  spot: "Spot",
  contract: "Contract",
  unknown: null,
};

type PassHeadProps = {
  readonly rate: Rate;
  readonly flag: RateFlag | null;
  readonly pinned: boolean;
  readonly send: (event: RatesEvent) => void;
};

/** Who offers it, until when, where the price comes from; how long it takes; and the pin for the comparison. */
export function PassHead({ rate, flag, pinned, send }: PassHeadProps): ReactElement {
  return (
    <header className={css.head}>
      <CarrierMark name={rate.carrier.name} logo={rate.carrier.logo} />
      <div className={css.identity}>
        <div className={css.nameLine}>
          <h2 id={`carrier-${rate.id}`} className={css.carrier}>
            {rate.carrier.name}
          </h2>
          <Badges flag={flag} commitment={rate.commitment} />
        </div>
        <p className={`${css.origin} ${num}`}>
          <span>{validityText(rate)}</span>
          <span>{provenanceText(rate.provenance)}</span>
        </p>
      </div>
      <Days transit={rate.transit} />
      <button
        type="button"
        className={css.pin}
        aria-pressed={pinned}
        aria-label={`${pinned ? "Pinned" : "Compare"}, ${offerName(rate)}`}
        onClick={() => send({ type: "pin.toggled", rateId: rate.id })}
      >
        <Icon shape={pushPin} size="s" />
        {pinned ? "Pinned" : "Compare"}
      </button>
    </header>
  );
}

type BadgesProps = { readonly flag: RateFlag | null; readonly commitment: Commitment };

function Badges({ flag, commitment }: BadgesProps): ReactElement {
  const word = commitmentWord[commitment];
  return (
    <>
      {flag !== null && (
        <Badge kind={flag === "fastest" ? "fastest" : "best"} icon={flag === "fastest" ? clock : check}>
          {FLAG_LABELS[flag]}
        </Badge>
      )}
      {word !== null && <Badge>{word}</Badge>}
    </>
  );
}
