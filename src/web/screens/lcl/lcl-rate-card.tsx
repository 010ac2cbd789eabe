import { formatSentence } from "#web/messages/formats.ts";
import { memo, type ReactElement } from "react";
import {
  type BreakEven,
  findBreakEven,
  formatBreakEven,
  toCfsKind,
  type FclComparison,
  type LclRate,
} from "#domain/lcl";
import type { ExchangeRates } from "#domain/money";
import { type CarrierSchedule, formatTransit } from "#domain/rates";
import { readMinutes } from "#flows/utc-minutes.ts";
import type { LclEvent } from "#flows/lcl/types.ts";
import { Badge } from "#web/components/badge.tsx";
import { DefinitionList } from "#web/components/definition-list.tsx";
import { check, container, info } from "#web/components/icon/shapes.ts";
import { direction, inline, stroke } from "#web/components/route-line/markers.css.ts";
import { StopMarker } from "#web/components/route-line/markers.tsx";
import { quietText } from "#web/kit/atoms.css.ts";
import { useNow } from "#web/portal/portal-context.tsx";
import { useValidityText, useZoneNote } from "#web/portal/use-zones.ts";
import { code, num } from "#web/styles/typography.css.ts";
import { OfferWarnings } from "../available-rates/offer-parts.tsx";
import { feesText, provenanceText } from "../available-rates/rate-card/labels.ts";
import { CardNote, OfferButtons, RateCard, RateCardHead } from "#web/kit/rate-card.tsx";
import * as price from "../available-rates/rate-card/rate-card-price.css.ts";
import { RateCardPrice } from "../available-rates/rate-card/rate-card-price.tsx";
import { formatScheduleOrigin } from "../available-rates/schedule-origin.ts";
import { formatSailing, lclFacts, lclOfferName } from "./labels.ts";
import * as css from "./lcl-rate-card.css.ts";
import { Row } from "#web/kit/layout.tsx";
import { formatCutOff, formatWeekday, readerFormats } from "#web/messages/formats.ts";

type LclRateCardProps = {
  readonly rate: LclRate;
  readonly isLowest: boolean;
  readonly fcl: FclComparison | null;
  readonly exchange: ExchangeRates | null;
  readonly send: (event: LclEvent) => void;
};

export const LclRateCard = memo(function LclRateCard({
  rate,
  isLowest,
  fcl,
  exchange,
  send,
}: LclRateCardProps): ReactElement {
  const comparison = findBreakEven(rate, fcl, exchange);
  const validity = useValidityText(rate.validity);
  const { id, carrier, availability } = rate;
  return (
    <RateCard
      id={`lcl-${id}`}
      look="tariff"
      price={
        <div>
          <Price rate={rate} exchange={exchange} />
        </div>
      }
      buttons={
        <OfferButtons
          offer={lclOfferName(rate)}
          opens="dialog"
          onBook={availability.kind === "bookable" ? () => send({ type: "booking.opened", rateId: id }) : undefined}
          onBreakdown={() => send({ type: "breakdown.opened", rateId: id })}
        />
      }
    >
      <RateCardHead
        id={`lcl-${id}`}
        level="h4"
        carrier={carrier}
        notes={[validity, provenanceText(rate.provenance)]}
        flag={isLowest && <LowestFlag />}
      />
      <Route rate={rate} />
      <Departures rate={rate} />
      <OfferWarnings offer={rate} />
      <DefinitionList layout="card" items={lclFacts(rate)} />
      {comparison !== null && <BreakEvenNote comparison={comparison} />}
      <CardNote icon={info} title="Fees">
        {feesText(rate.fees)}
      </CardNote>
      {rate.remarks.map((remark) => (
        <CardNote key={remark} icon={info}>
          {remark}
        </CardNote>
      ))}
    </RateCard>
  );
});

function LowestFlag(): ReactElement {
  return (
    <p className={css.flag}>
      <Badge kind="best" icon={check}>
        Lowest total
      </Badge>
    </p>
  );
}

/** The transit time of a tariff is port to port, so an inland CFS has none. */
function Route({ rate }: { readonly rate: LclRate }): ReactElement {
  const { portOfLoading, portOfDischarge, originCode, destinationCountry } = rate;
  const destination = rate.destinationCfs ?? portOfDischarge;
  const isInland = toCfsKind(rate, portOfDischarge) === "inland";
  return (
    <ol className={css.route} aria-label={`Route from ${portOfLoading} to ${destination}`}>
      <li className={css.place}>
        <b className={originCode === null ? css.placeName : `${code} ${css.placeCode}`}>
          {originCode ?? portOfLoading}
        </b>
        {originCode !== null && <span className={quietText.caption}>{portOfLoading}</span>}
      </li>
      <li className={css.line}>
        <span className={`${css.days} ${num}`}>
          <b>{formatTransit(rate.transit)}</b> {isInland ? `to ${portOfDischarge}` : "port to port"}
        </span>
        <span className={`${css.strokes} ${direction.across}`} aria-hidden="true">
          <StopMarker kind="sea" />
          <span className={`${inline} ${stroke.sea}`} />
          <StopMarker kind="sea" />
          {isInland && (
            <>
              <span className={`${inline} ${css.onward} ${stroke.truck}`} />
              <StopMarker kind="ramp" />
            </>
          )}
        </span>
      </li>
      <li className={css.placeEnd}>
        <b className={css.placeName}>{destination}</b>
        <span className={quietText.caption}>
          {[isInland ? "Inland CFS" : "Port CFS", destinationCountry].filter((text) => text !== null).join(", ")}
        </span>
      </li>
    </ol>
  );
}

function Departures({ rate: { departures, loadingZone } }: { readonly rate: LclRate }): ReactElement {
  const toNote = useZoneNote();
  const scheduled = departures.find(({ schedule }) => schedule !== undefined)?.schedule;
  const toText = (at: NonNullable<LclRate["departures"][number]["cfsCutOff"]>): string =>
    `CFS cut-off ${formatCutOff(at)}${toNote({ at, zone: loadingZone })}`;
  return (
    <div className={`${css.departures} ${num}`}>
      <span className={css.departuresLabel}>Next departures</span>
      {departures.length === 0 ? (
        <span>No upcoming dates in this tariff</span>
      ) : (
        <Row as="ul" gap="6 24" wrap align="stretch">
          {departures.map(({ date, cfsCutOff, schedule }) => (
            <li key={date} className={css.departure}>
              <b>{formatWeekday(date)}</b>{" "}
              <small>{cfsCutOff === null ? "CFS cut-off not stated" : toText(cfsCutOff)}</small>
              {schedule !== undefined && <small>{formatSailing(schedule)}</small>}
            </li>
          ))}
        </Row>
      )}
      {scheduled !== undefined && <ScheduleAge schedule={scheduled} />}
    </div>
  );
}

function ScheduleAge({ schedule }: { readonly schedule: CarrierSchedule }): ReactElement {
  return <small>{formatScheduleOrigin(schedule, readMinutes(useNow()))}</small>;
}

function BreakEvenNote({ comparison }: { readonly comparison: BreakEven }): ReactElement {
  const [price, ...others] = formatBreakEven(comparison, readerFormats().numbers);
  return (
    <CardNote icon={container}>
      {comparison.cheaper === "fcl" && (
        <>
          <Badge kind="caution">A full container costs less</Badge>{" "}
        </>
      )}
      <b>{price}</b> {others.join(" ")}
    </CardNote>
  );
}

type PriceProps = { readonly rate: LclRate; readonly exchange: ExchangeRates | null };

function Price({ rate, exchange }: PriceProps): ReactElement {
  if (rate.availability.kind === "bookable") return <RateCardPrice offer={rate} exchange={exchange} />;
  return (
    <>
      <p className={price.caption}>Cannot be booked</p>
      <p className={price.reason}>{formatSentence(rate.availability.reason)}</p>
    </>
  );
}
