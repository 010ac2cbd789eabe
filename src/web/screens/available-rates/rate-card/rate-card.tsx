import { memo, type ReactElement } from "react";
import { useNavigate } from "react-router-dom";
import { formatExcess, findWeightExcesses, suggestLoads, formatSuggestion } from "#domain/containers";
import {
  type RateFlag,
  type Rate,
  type SailingGroup,
  NO_FREIGHT_PRICE,
  TOO_HEAVY,
  getRouteFacts,
  toContainerLimits,
  RATE_TYPE_LABELS,
} from "#domain/rates";
import { FLAG_LABELS } from "./labels.ts";
import { formatSearchQuery } from "#flows/search/search-query.ts";
import type { RatesEvent } from "#flows/rates/types.ts";
import { visuallyHidden } from "#web/components/accessibility.css.ts";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { CarrierMark } from "#web/components/carrier-mark.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { check, cross, clock, info, pushPin, warning } from "#web/components/icon/shapes.ts";
import { LinkButton } from "#web/components/router-link.tsx";
import { useBookingValidityText } from "#web/portal/use-zones.ts";
import { num } from "#web/styles/typography.css.ts";
import { useTotals } from "../context.ts";
import { useZoneNote } from "#web/portal/use-zones.ts";
import { CutOffWarning } from "../cut-off-warning.tsx";
import { Estimates, OfferWarnings } from "../offer-parts.tsx";
import { CostBar } from "./cost-bar.tsx";
import { describeCoverage, feesText, rateFacts, offerName, refusalWord, serviceText, wholeTimeText } from "./labels.ts";
import { RateCardFooter } from "./rate-card-footer.tsx";
import { CardNote, Facts } from "#web/kit/rate-card.tsx";
import { RateCardRoute } from "./rate-card-route.tsx";
import { Sailings } from "./rate-card-sailings.tsx";
import * as css from "#web/kit/rate-card.css.ts";
import { Row } from "#web/kit/layout.tsx";
import { hidden, weight } from "#web/kit/atoms.css.ts";

type RateCardProps = {
  readonly group: SailingGroup;
  readonly rate: Rate;
  readonly flags: ReadonlyMap<string, RateFlag>;
  readonly pinned: boolean;
  readonly send: (event: RatesEvent) => void;
};

export const RateCard = memo(function RateCard({ group, rate, flags, pinned, send }: RateCardProps): ReactElement {
  const bookBy = useTotals().findBookBy(rate.id);
  const toNote = useZoneNote();
  return (
    <article className={css.serviceCard} aria-labelledby={`carrier-${rate.id}`}>
      <div className={css.body}>
        <RateCardHeader group={group} rate={rate} flag={flags.get(rate.id) ?? null} pinned={pinned} send={send} />
        <Sailings key={group.key} group={group} chosen={rate.id} flags={flags} send={send} />
        <RateCardRoute rate={rate} />
        <OfferWarnings offer={rate} />
        <CutOffWarning rate={rate} />
        <Facts facts={rateFacts(rate, bookBy?.at.local ?? null, toNote)} />
        <CostBar rate={rate} />
        <Estimates rateId={rate.id} />
        <Coverage rate={rate} />
        <TooHeavy rate={rate} />
      </div>
      <RateCardFooter rate={rate} send={send} />
    </article>
  );
});

function Coverage({ rate }: { readonly rate: Rate }): ReactElement {
  const { included, notIncluded } = describeCoverage(rate);
  return (
    <div className={css.coverage}>
      <CardNote icon={check} className={css.covered} title="Included">
        {included}
      </CardNote>
      <CardNote icon={cross} className={css.covered} title="Not included">
        {notIncluded}
      </CardNote>
      <CardNote icon={info} className={`${css.covered} ${num}`} title="Fees">
        {feesText(rate.fees)}
      </CardNote>
    </div>
  );
}

type RateCardHeaderProps = {
  readonly group: SailingGroup;
  readonly rate: Rate;
  readonly flag: RateFlag | null;
  readonly pinned: boolean;
  readonly send: (event: RatesEvent) => void;
};

function RateCardHeader({ group, rate, flag, pinned, send }: RateCardHeaderProps): ReactElement {
  const validity = useBookingValidityText(rate);
  return (
    <header className={css.head}>
      <CarrierMark name={rate.carrier.name} logo={rate.carrier.logo} />
      <div className={css.identity}>
        <Row gap="4 8" wrap>
          <h2 id={`carrier-${rate.id}`} className={css.carrier}>
            {rate.carrier.name}
          </h2>
          <Badges flag={flag} rate={rate} />
        </Row>
        <p className={`${css.origin} ${num}`}>
          <span>{serviceText(group)}</span>
          <span>{validity}</span>
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
        <span className={hidden.sm}>{pinned ? "Pinned" : "Compare"}</span>
      </button>
    </header>
  );
}

type BadgesProps = { readonly flag: RateFlag | null; readonly rate: Rate };

const isExplainedByCard = (reason: string): boolean => reason === NO_FREIGHT_PRICE || reason === TOO_HEAVY;

function Badges({ flag, rate: { commitment, availability } }: BadgesProps): ReactElement {
  const word = RATE_TYPE_LABELS[commitment];
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

function Days({ rate }: { readonly rate: Rate }): ReactElement {
  const { scope } = useTotals();
  const { portToPortDays } = getRouteFacts(rate);
  const days = portToPortDays ?? (rate.transit.kind === "days" ? rate.transit.days : null);
  if (days === null) return <p className={css.daysOnRequest}>Contact for transit time</p>;
  const whole = portToPortDays === null ? null : wholeTimeText(rate, portToPortDays, scope);
  return (
    <p className={css.days}>
      <b className={`${css.daysFigure} ${num}`}>{days}</b>{" "}
      <span className={css.daysUnit}>
        {days === 1 ? "day" : "days"}
        {portToPortDays === null ? <span className={visuallyHidden}> transit time</span> : " port to port"}
      </span>
      {whole !== null && <small className={`${css.wholeTime} ${num}`}>{whole}</small>}
    </p>
  );
}

function TooHeavy({ rate: { availability, load: quoted } }: { readonly rate: Rate }): ReactElement | null {
  const { load, search } = useTotals();
  const navigate = useNavigate();
  if (search === null || availability.kind !== "not-bookable" || availability.reason !== TOO_HEAVY) return null;
  const findLimit = toContainerLimits(quoted.containers);
  return (
    <div className={`${css.tooHeavy} ${num}`} role="group" aria-label={TOO_HEAVY}>
      <Icon shape={warning} size="s" />
      <div>
        {findWeightExcesses(load, findLimit).map((excess) => (
          <p key={excess.line.equipment} className={weight.bold}>
            {withoutBreaks(formatExcess(excess))}.
          </p>
        ))}
      </div>
      <div className={css.suggestions}>
        <span>To book it, change the load:</span>
        {suggestLoads(load, findLimit).map((suggestion) => (
          <Button
            key={formatSuggestion(suggestion)}
            kind="secondary"
            size="small"
            onClick={() =>
              void navigate(`/rate/search?${formatSearchQuery({ ...search, containers: suggestion.load })}`)
            }
          >
            {formatSuggestion(suggestion)}
          </Button>
        ))}
        <LinkButton kind="secondary" size="small" to={`/rate?${formatSearchQuery(search)}`}>
          Change weight
        </LinkButton>
      </div>
    </div>
  );
}

/** Figures such as `22 500 kg` do not wrap. */
const withoutBreaks = (text: string): string => text.replaceAll(/(\d) (?=\d{3}\b|kg\b)/g, "$1\u00a0");
