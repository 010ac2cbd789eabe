import type { Sentence } from "#domain/formatting";
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
import {
  FLAG_LABELS,
  describeCoverage,
  feesText,
  offerName,
  rateFacts,
  refusalWord,
  serviceText,
  wholeTimeText,
} from "./labels.ts";
import { formatSearchQuery } from "#flows/search/search-query.ts";
import type { RatesEvent } from "#flows/rates/types.ts";
import { visuallyHidden } from "#web/components/accessibility.css.ts";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { DefinitionList } from "#web/components/definition-list.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { check, cross, clock, info, pushPin, warning } from "#web/components/icon/shapes.ts";
import { LinkButton } from "#web/components/router-link.tsx";
import { useBookingValidityText, useZoneNote } from "#web/portal/use-zones.ts";
import { num } from "#web/styles/typography.css.ts";
import { useTotals } from "../context.ts";
import { CutOffWarning } from "../cut-off-warning.tsx";
import { Estimates, OfferWarnings } from "../offer-parts.tsx";
import { CostBar } from "./cost-bar.tsx";
import { CardButtons, CardPrice } from "./rate-card-footer.tsx";
import { CardNote, RateCard as Card, RateCardHead } from "#web/kit/rate-card.tsx";
import { RateCardRoute } from "./rate-card-route.tsx";
import { Sailings } from "./rate-card-sailings.tsx";
import * as css from "./rate-card.css.ts";
import { hidden, noteBelow, weight } from "#web/kit/atoms.css.ts";

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
    <Card
      id={`carrier-${rate.id}`}
      look="service"
      price={<CardPrice rate={rate} />}
      buttons={<CardButtons rate={rate} send={send} />}
    >
      <Head group={group} rate={rate} flag={flags.get(rate.id) ?? null} pinned={pinned} send={send} />
      <Sailings key={group.key} group={group} chosen={rate.id} flags={flags} send={send} />
      <RateCardRoute rate={rate} />
      <OfferWarnings offer={rate} />
      <CutOffWarning rate={rate} />
      <div className={css.facts}>
        <DefinitionList layout="card" items={rateFacts(rate, bookBy?.at.local ?? null, toNote)} />
      </div>
      <CostBar rate={rate} />
      <Estimates rateId={rate.id} />
      <Coverage rate={rate} />
      <TooHeavy rate={rate} />
    </Card>
  );
});

function Coverage({ rate }: { readonly rate: Rate }): ReactElement {
  const { included, notIncluded } = describeCoverage(rate);
  return (
    <div className={css.coverage}>
      <CardNote icon={check} tone="positive" title="Included">
        {included}
      </CardNote>
      <CardNote icon={cross} title="Not included">
        {notIncluded}
      </CardNote>
      <CardNote icon={info} title="Fees">
        {feesText(rate.fees)}
      </CardNote>
      {rate.remarks.length > 0 && (
        <CardNote icon={info} title="Remarks">
          {rate.remarks.join(" ")}
        </CardNote>
      )}
    </div>
  );
}

type HeadProps = {
  readonly group: SailingGroup;
  readonly rate: Rate;
  readonly flag: RateFlag | null;
  readonly pinned: boolean;
  readonly send: (event: RatesEvent) => void;
};

function Head({ group, rate, flag, pinned, send }: HeadProps): ReactElement {
  const validity = useBookingValidityText(rate);
  return (
    <RateCardHead
      id={`carrier-${rate.id}`}
      level="h2"
      carrier={rate.carrier}
      badges={<Badges flag={flag} rate={rate} />}
      notes={[serviceText(group), validity]}
    >
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
    </RateCardHead>
  );
}

type BadgesProps = { readonly flag: RateFlag | null; readonly rate: Rate };

const isExplainedByCard = (reason: Sentence): boolean => reason === NO_FREIGHT_PRICE || reason === TOO_HEAVY;

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
      {whole !== null && <small className={`${noteBelow} ${num}`}>{whole}</small>}
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
