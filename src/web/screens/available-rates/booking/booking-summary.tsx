import type { ReactElement } from "react";
import type { BookableOffer } from "#domain/bookings";
import { type ContainerLine, formatLoad } from "#domain/containers";
import { describeLoad } from "#domain/lcl";
import { formatRequestedWeights } from "../rate-details/details.ts";
import { type LegMode, type RoutePoint, type BookedSailing, RATE_TYPE_LABELS } from "#domain/rates";
import { Button } from "#web/components/button.tsx";
import { RouteGlyph, LEG_STYLES, STOP_MARKERS } from "#web/components/route-line/markers.tsx";
import { TextLink } from "#web/components/router-link.tsx";
import { QuotationStatusPill } from "#web/components/status-pill.tsx";
import { code, num, text } from "#web/styles/typography.css.ts";
import { useTotals } from "../context.ts";
import { findVessel } from "../offer-parts.tsx";
import * as css from "./booking.css.ts";
import { repeatQuestion } from "./labels.ts";
import { quietText } from "#web/kit/atoms.css.ts";
import { formatFullDate, formatMoney, readerFormats } from "#web/messages/formats.ts";

export function BookingSummary({ rate }: { readonly rate: BookableOffer }): ReactElement {
  const [from, to] = [rate.legs[0]?.from, rate.legs.at(-1)?.to];
  const { load } = useTotals();
  return (
    <div className={css.summary}>
      {from !== undefined && to !== undefined && (
        <SummaryRoute from={from} to={to} modes={rate.legs.map(({ mode }) => mode)} />
      )}
      <dl className={css.facts}>
        {summaryFacts(rate, load).map(([name, value]) => (
          <div key={name}>
            <dt className={quietText.caption}>{name}</dt>
            <dd className={`${css.factValue} ${num}`}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** First departure and last arrival at sea; an offer without sea legs uses its own dates. */
const sailingFacts = ({ legs, departure = null }: BookableOffer): readonly (readonly [string, string])[] => {
  const sea = legs.filter(({ mode }) => mode === "sea");
  const [first, last] = [sea[0], sea.at(-1)];
  const leaves = first?.departure ?? departure;
  const arrives = last?.arrival ?? null;
  const from = first?.departure == null ? "" : ` from ${first.from.name}`;
  return [
    ...(leaves === null ? [] : [[`Departure${from}`, formatFullDate(leaves)] as const]),
    ...(arrives === null || last === undefined
      ? []
      : [[`Arrival in ${last.to.name}`, formatFullDate(arrives)] as const]),
  ];
};

const NO_BREAK = "\u00a0";

const weightFacts = (load: readonly ContainerLine[]): readonly (readonly [string, string])[] => {
  const weights = formatRequestedWeights(load).map((text) => text.replaceAll(" ", NO_BREAK));
  return weights.length === 0 ? [] : [["Net weight per container", weights.join(", ")]];
};

/** `Norrvik Line, Spot`. */
const carrierText = ({ carrier, commitment = "unknown" }: BookableOffer): string =>
  [carrier.name, RATE_TYPE_LABELS[commitment]].filter((part) => part !== null).join(", ");

const summaryFacts = (rate: BookableOffer, load: readonly ContainerLine[]): readonly (readonly [string, string])[] => {
  const vessel = findVessel(rate);
  return [
    ["Carrier", carrierText(rate)],
    ...(vessel === null ? [] : [["Vessel", vessel] as const]),
    ...sailingFacts(rate),
    ["Load", describeLoad(rate.load, readerFormats().numbers)],
    ...weightFacts(load),
  ];
};

type SummaryRouteProps = { readonly from: RoutePoint; readonly to: RoutePoint; readonly modes: readonly LegMode[] };

function SummaryRoute({ from, to, modes }: SummaryRouteProps): ReactElement {
  const mode = modes.length === 1 ? modes[0] : undefined;
  return (
    <div className={css.route}>
      <SummaryEnd point={from} />
      <span className={css.line}>
        <RouteGlyph
          stops={[{ marker: STOP_MARKERS[from.kind] }, { marker: STOP_MARKERS[to.kind] }]}
          legs={[mode === undefined ? "sea" : LEG_STYLES[mode]]}
        />
      </span>
      <SummaryEnd point={to} />
    </div>
  );
}

function SummaryEnd({ point }: { readonly point: RoutePoint }): ReactElement {
  return (
    <p className={css.end}>
      {point.code === null ? (
        <b className={css.endNameAlone}>{point.name}</b>
      ) : (
        <>
          <b className={`${code} ${css.endCode}`}>{point.code}</b>
          <span className={quietText.ui}>{point.name}</span>
        </>
      )}
    </p>
  );
}

type RepeatQuestionProps = {
  readonly rate: BookableOffer;
  readonly earlier: BookedSailing;
  readonly onNo: () => void;
  readonly onYes: () => void;
};

export function RepeatQuestion({ rate, earlier, onNo, onYes }: RepeatQuestionProps): ReactElement {
  const { containers, total } = earlier;
  const details = [containers.length === 0 ? null : formatLoad(containers), total === null ? null : formatMoney(total)];
  return (
    <>
      <BookingSummary rate={rate} />
      <div className={css.question}>
        <h2 className={`${text.h2} ${css.ask}`}>{repeatQuestion(earlier)}</h2>
        <p className={css.consequence}>
          A second booking is a new contract with the carrier. The first one stays as it is.
        </p>
        <div className={css.earlier}>
          <b className={num}>{earlier.quotationId}</b>
          <QuotationStatusPill status={earlier.status} />
          <span className={`${quietText.caption} ${num}`}>{details.filter((part) => part !== null).join(", ")}</span>
          <TextLink to="/rate/quote">Open booking</TextLink>
        </div>
        <div className={css.answers}>
          <Button kind="secondary" size="large" autoFocus onClick={onNo}>
            No
          </Button>
          <Button size="large" onClick={onYes}>
            Yes
          </Button>
        </div>
      </div>
    </>
  );
}
