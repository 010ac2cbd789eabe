import { formatSentence } from "#web/messages/formats.ts";
import { memo, type ReactElement } from "react";
import { Link } from "react-router-dom";
import {
  NO_FREIGHT_PRICE,
  isEstimated,
  getShownTotal,
  type TotalView,
  type RateFlag,
  type Rate,
  getRouteFacts,
  RATE_TYPE_LABELS,
} from "#domain/rates";
import { FLAG_LABELS, offerName, refusalWord } from "../rate-card/labels.ts";
import type { RatesEvent } from "#flows/rates/types.ts";
import { visuallyHidden } from "#web/components/accessibility.css.ts";
import { Button } from "#web/components/button.tsx";
import { CarrierMark } from "#web/components/carrier-mark.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { check, clock, more, pushPin } from "#web/components/icon/shapes.ts";
import { MoneyFigure } from "#web/components/money.tsx";
import { useBookingValidityText, useZoneNote } from "#web/portal/use-zones.ts";
import { code, num } from "#web/styles/typography.css.ts";
import { bookedAs } from "../booking/booked-note.tsx";
import { useBooking, usePriceAge, useTotals } from "../context.ts";
import { CutOffNote } from "../cut-off-warning.tsx";
import { PartKey } from "../rate-card/cost-bar.tsx";
import { DisplayTermsNote } from "#web/kit/display-terms.tsx";
import * as css from "./compact-list.css.ts";
import { weight, quietText } from "#web/kit/atoms.css.ts";
import { formatCutOff, formatMoney, formatWeekday } from "#web/messages/formats.ts";

export type CompactRowProps = {
  readonly rate: Rate;
  readonly flag: RateFlag | null;
  readonly pinned: boolean;
  readonly menuOpen: boolean;
  readonly send: (event: RatesEvent) => void;
  readonly openMenu: (rateId: string, button: HTMLElement) => void;
};

export const CompactCells = memo(function CompactCells(props: CompactRowProps): ReactElement {
  const { rate, flag } = props;
  const { portToPortDays: days } = getRouteFacts(rate);
  const vgm = rate.cutOffs.find((cutOff) => cutOff.code === "VCO");
  const toNote = useZoneNote();
  return (
    <>
      <CarrierCell rate={rate} sailing={<Departure rate={rate} />} transit={daysText(rate)} />
      <span role="cell" className={`${css.departureCell} ${num}`}>
        <Departure rate={rate} />
        <span className={css.inlineDays}>{daysText(rate)}</span>
      </span>
      <span role="cell" className={`${css.arrivalCell} ${num}`}>
        {rate.arrival === null ? "Not stated" : formatWeekday(rate.arrival)}
      </span>
      <span role="cell" className={`${css.daysCell} ${num}`}>
        {days !== null && <b className={weight.strong}>{daysCount(days)} </b>}
        <span className={css.note}>{days === null ? "Contact for transit time" : viaText(rate)}</span>
      </span>
      <span role="cell" className={`${css.cutOffCell} ${num}`}>
        {vgm === undefined ? "Not stated" : `${formatCutOff(vgm.at)}${toNote({ at: vgm.at, zone: rate.loadingZone })}`}
        <CutOffNote rate={rate} className={css.refusal} />
      </span>
      <TotalCell rate={rate} flag={flag} />
      <ActionsCell {...props} />
    </>
  );
});

const daysCount = (days: number): string => (days === 1 ? "1 day" : `${days} days`);

const viaText = (rate: Rate): string => {
  const [, ...changes] = rate.legs.filter(({ mode }) => mode === "sea");
  if (changes.length > 0) return `via ${changes.map(({ from }) => from.name).join(", ")}`;
  const { transhipments } = getRouteFacts(rate);
  if (transhipments === null) return "";
  return transhipments === 0 ? "direct" : "with transhipment";
};

const daysText = (rate: Rate): string => {
  const { portToPortDays: days } = getRouteFacts(rate);
  return days === null ? "Contact for transit time" : `${daysCount(days)} ${viaText(rate)}`;
};

function Departure({ rate }: { readonly rate: Rate }): ReactElement {
  const validity = useBookingValidityText(rate);
  const sailing = rate.departure;
  const port = rate.legs.find(({ mode }) => mode === "sea")?.from ?? rate.legs[0]?.from;
  return (
    <>
      <b className={weight.strong}>{sailing === null ? "Not stated" : formatWeekday(sailing)}</b>{" "}
      {port !== undefined && <span className={`${code} ${quietText.caption}`}>{port.code ?? port.name}</span>}{" "}
      <span className={css.validity}>{validity}</span>
    </>
  );
}

type CarrierCellProps = { readonly rate: Rate; readonly sailing: ReactElement; readonly transit: string };

function CarrierCell({ rate, sailing, transit }: CarrierCellProps): ReactElement {
  const { carrier, commitment, availability } = rate;
  const booking = useBooking(rate.id);
  return (
    <span role="rowheader" className={css.carrier}>
      <CarrierMark name={carrier.line ?? carrier.name} logo={carrier.logo} size="small" />
      <span>
        <span className={css.carrierName}>{carrier.name}</span>{" "}
        <span className={css.note}>{RATE_TYPE_LABELS[commitment]}</span>
        {availability.kind === "not-bookable" && availability.reason !== NO_FREIGHT_PRICE && (
          <span className={css.refusal} title={formatSentence(availability.reason)}>
            {refusalWord(availability.reason)}
          </span>
        )}
        {booking !== null && (
          <Link to="/rate/quote" className={`${css.booked} ${num}`}>
            {bookedAs(booking)} {booking.quotationId}
          </Link>
        )}
        <span className={`${css.phoneFacts} ${num}`}>
          {sailing}
          {transit}
        </span>
      </span>
    </span>
  );
}

function TotalCell({ rate, flag }: { readonly rate: Rate; readonly flag: RateFlag | null }): ReactElement {
  const view = useTotals();
  const age = usePriceAge(rate);
  const shown = getShownTotal(rate, view);
  return (
    <span role="cell" className={css.totalCell}>
      {shown.kind === "none" ? (
        <span className={num}>{noTotalText(rate, view)}</span>
      ) : (
        <span className={css.total}>
          {isEstimated(rate, view) && (
            <span className={css.estimateKey}>
              <PartKey kind="estimate" />
              <span className={visuallyHidden}>with an estimate </span>
            </span>
          )}
          <MoneyFigure money={shown.money} />
        </span>
      )}
      {flag !== null && (
        <span className={flag === "fastest" ? css.fastest : css.flag}>
          <Icon shape={flag === "fastest" ? clock : check} size="xs" />
          {FLAG_LABELS[flag]}
        </span>
      )}
      {shown.kind !== "none" && !shown.isComparable && <span className={css.without}>as quoted</span>}
      {age !== null && <span className={css.earlier}>{age}</span>}
      <DisplayTermsNote offer={rate} />
    </span>
  );
}

const noTotalText = ({ id, price: { perCurrency } }: Rate, { totals }: TotalView): string =>
  totals.get(id)?.kind === "no-freight" || perCurrency.length === 0
    ? "On request"
    : perCurrency.map(formatMoney).join(" + ");

function ActionsCell({ rate, flag, pinned, menuOpen, send, openMenu }: CompactRowProps): ReactElement {
  const name = offerName(rate);
  return (
    <span role="cell" className={css.actions}>
      <span className={css.reading}>
        <button
          type="button"
          className={css.readingAction}
          aria-haspopup="dialog"
          aria-label={`View Details, ${name}`}
          onClick={() => send({ type: "details.opened", rateId: rate.id })}
        >
          View Details
        </button>
        <button
          type="button"
          className={css.readingAction}
          aria-haspopup="dialog"
          aria-label={`Price Breakdown, ${name}`}
          onClick={() => send({ type: "breakdown.opened", rateId: rate.id })}
        >
          Price Breakdown
        </button>
      </span>
      <span className={css.book}>
        <Button
          kind={flag === "lowest-total" ? "primary" : "secondary"}
          size="small"
          opens="dialog"
          disabled={rate.availability.kind === "not-bookable"}
          ariaLabel={`Book Now, ${name}`}
          onClick={() => send({ type: "booking.opened", rateId: rate.id })}
        >
          Book Now
        </Button>
      </span>
      <button
        type="button"
        className={css.pin}
        aria-pressed={pinned}
        aria-label={`${pinned ? "Pinned" : "Compare"}, ${name}`}
        title={pinned ? "Pinned" : "Compare"}
        onClick={() => send({ type: "pin.toggled", rateId: rate.id })}
      >
        <Icon shape={pushPin} size="s" />
      </button>
      <button
        type="button"
        className={css.tool}
        aria-haspopup="menu"
        aria-expanded={menuOpen}
        aria-label={`More, ${name}`}
        title="More"
        onClick={(event) => openMenu(rate.id, event.currentTarget)}
      >
        <Icon shape={more} size="s" />
      </button>
    </span>
  );
}
