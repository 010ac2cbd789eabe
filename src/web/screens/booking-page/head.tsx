import { describeLoad, LOAD_TERMS } from "#domain/lcl";
import { readMinutes, toTodayIn } from "#flows/utc-minutes.ts";
import type { ReactElement, ReactNode } from "react";
import { formatVessel, getDeparturePort, type ShipmentEnd, type ShipmentMoment } from "#domain/bookings";
import type { AssessedDeadline } from "#domain/deadlines";
import { formatHandover } from "#domain/rates";
import type { JourneyStop } from "#domain/tracking";
import { toBookAgainPath, toLclSearchAgain, toSearchAgain } from "#flows/repeat.ts";
import { toTrackingPath } from "#flows/tracking/query.ts";
import type { ShownView } from "#flows/deadlines/view.ts";
import { Button } from "#web/components/button.tsx";
import { CarrierMark } from "#web/components/carrier-mark.tsx";
import { CertaintyMark } from "#web/components/certainty.tsx";
import { arrowLeft, copy, mapPin, share } from "#web/components/icon/shapes.ts";
import { LinkAction } from "#web/components/link.tsx";
import { MoneyFigure } from "#web/components/money.tsx";
import { STOP_MARKERS } from "#web/components/route-line/markers.tsx";
import { RouteLine } from "#web/components/route-line/route-line.tsx";
import { LinkButton } from "#web/components/router-link.tsx";
import { QuotationStatusPill } from "#web/components/status-pill.tsx";
import { DisplayTermsNote } from "#web/kit/display-terms.tsx";
import { OwnTotalNote } from "#web/kit/own-total.tsx";
import { TaxNote } from "#web/kit/tax.tsx";
import { emphasis, noteBelow, quietText } from "#web/kit/atoms.css.ts";
import { useCapability } from "#web/portal/portal-context.tsx";
import { wrap } from "#web/styles/layout.css.ts";
import { code, num } from "#web/styles/typography.css.ts";
import { formatMoney, readerFormats } from "#web/messages/formats.ts";
import { SaveTemplate } from "../dashboard/save-template.tsx";
import { formatStop } from "../tracking/journey-labels.ts";
import { toRouteLeg } from "../tracking/overview.tsx";
import * as css from "./head.css.ts";
import { formatMoment, toStopId } from "./labels.ts";

type FactsProps = { readonly view: ShownView; readonly onBreakdown: (() => void) | null };
type HeadProps = FactsProps & {
  readonly onShare: (() => void) | null;
  /** The shipper's own reference, editable. */
  readonly reference: ReactNode;
};

export function Head({ view, onBreakdown, onShare, reference }: HeadProps): ReactElement {
  const { details, readAt, zone } = view.page;
  const { quotation } = details;
  const todayIn = toTodayIn({ now: readMinutes(readAt), zone });
  const again = toBookAgainPath(quotation, todayIn, details);
  const search = toSearchAgain(quotation, todayIn, details) ?? toLclSearchAgain(quotation);
  const canSave = useCapability("templates");
  const { shipment, bookingId, quotationId, status } = quotation;
  return (
    <div className={css.head}>
      <div className={wrap}>
        <div className={css.back}>
          <LinkButton to="/rate/quote" kind="ghost" size="small" icon={arrowLeft}>
            My Bookings
          </LinkButton>
        </div>
        <div className={css.titleRow}>
          <div>
            <h1 className={css.title}>
              {shipment === null ? (
                <span>Booking {bookingId ?? quotationId}</span>
              ) : (
                <>
                  <Place end={shipment.from} />{" "}
                  <span>
                    <span className={css.to}>to</span> <Place end={shipment.to} />
                  </span>
                </>
              )}{" "}
              <span className={css.status}>
                <QuotationStatusPill status={status} />
              </span>
            </h1>
            <div className={`${css.numbers} ${num}`}>
              <Number label="Booking ID" value={bookingId ?? "not issued yet"} />
              <Number label="Quotation ID" value={quotationId} />
              {reference}
            </div>
          </div>
          <div className={css.actions}>
            <LinkButton to={toTrackingPath(quotation)} kind="secondary" icon={mapPin}>
              Track
            </LinkButton>
            {onShare !== null && (
              <Button kind="secondary" icon={share} opens="dialog" onClick={onShare}>
                Share
              </Button>
            )}
            <Button kind="secondary" onClick={() => globalThis.print()}>
              Print
            </Button>
            {again !== null && (
              <LinkButton to={again} kind="secondary" icon={copy}>
                Book again
              </LinkButton>
            )}
            {canSave && search !== null && <SaveTemplate search={search} look={{ kind: "secondary" }} />}
          </div>
        </div>
        <Facts view={view} onBreakdown={onBreakdown} />
        <Route view={view} />
      </div>
    </div>
  );
}

function Place({ end }: { readonly end: ShipmentEnd }): ReactElement {
  return (
    <span>
      {end.name}
      {end.code !== null && <span className={`${code} ${css.placeCode}`}>{end.code}</span>}
    </span>
  );
}

function Number({ label, value }: { readonly label: string; readonly value: string }): ReactElement {
  return (
    <span>
      {label} <b className={emphasis}>{value}</b>
    </span>
  );
}

function Facts({ view, onBreakdown }: FactsProps): ReactElement | null {
  const { quotation, booked, exchange, tax } = view.page.details;
  const { shipment, carrier } = quotation;
  if (shipment === null) return null;
  const load = describeLoad(shipment.load, readerFormats().numbers);
  return (
    <dl className={`${css.facts} ${num}`}>
      <div className={css.carrier}>
        <dt className={css.carrierMark}>
          <CarrierMark name={carrier ?? ""} size="small" />
        </dt>
        <dd>
          <span className={quietText.caption}>Carrier and vessel</span>
          <b className={css.value}>{carrier ?? "Carrier not stated"}</b>
          <span className={noteBelow}>{formatVessel(shipment) ?? "Vessel not named yet"}</span>
        </dd>
      </div>
      <Fact term={`ETD ${getDeparturePort(shipment)}`}>
        <Moment moment={shipment.departure} />
        {shipment.handover !== undefined && (
          <span className={noteBelow}>{formatHandover(shipment.handover, readerFormats().dates)}</span>
        )}
      </Fact>
      <Fact term={`ETA ${shipment.to.name}`}>
        <Moment moment={shipment.arrival} />
      </Fact>
      <Fact term={LOAD_TERMS[shipment.load.mode]}>
        <b className={css.value}>{load === "" ? "Not stated" : load}</b>
      </Fact>
      <Fact term="Total as booked">
        <b className={css.value}>
          {shipment.total === null ? (
            booked === null ? (
              "Not available"
            ) : (
              booked.price.perCurrency.map(formatMoney).join(" + ")
            )
          ) : (
            <MoneyFigure money={shipment.total} />
          )}
        </b>
        {booked !== null && (
          <TaxNote
            charges={booked.charges}
            tax={tax}
            exchange={exchange}
            total={booked.price.converted.kind === "converted" ? booked.price.converted.total : null}
          />
        )}
        <OwnTotalNote
          amounts={booked?.price.perCurrency ?? (shipment.total === null ? [] : [shipment.total])}
          exchange={exchange}
        />
        <DisplayTermsNote offer={shipment} />
        {onBreakdown !== null && <LinkAction onClick={onBreakdown}>Price Breakdown</LinkAction>}
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className={css.fact}>
      <dt className={quietText.caption}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Moment({ moment }: { readonly moment: ShipmentMoment | null }): ReactElement {
  if (moment === null) return <b className={css.value}>Not stated</b>;
  return (
    <>
      <b className={css.value}>
        <time dateTime={moment.at}>{formatMoment(moment.at)}</time>
      </b>
      <CertaintyMark of={moment.class} />
    </>
  );
}

function Route({ view: { page, deadlines } }: { readonly view: ShownView }): ReactElement | null {
  const { journey } = page;
  if (journey === null || journey.stops.length < 2) return null;
  const { stops } = journey;
  return (
    <div className={css.route}>
      <RouteLine
        label="Route"
        direction="early"
        stops={stops.map((stop, index) => ({
          key: `${String(index)} ${stop.role} ${stop.name}`,
          marker: STOP_MARKERS[stop.kind],
          reached: stop.isReached,
          label: <StopLabel stop={stop} index={index} open={countOpen(stop, index, stops.length, deadlines)} />,
        }))}
        legs={stops.slice(1).map((stop, index) => toRouteLeg(journey, index, stop.isReached))}
      />
    </div>
  );
}

const countOpen = (
  { role }: JourneyStop,
  index: number,
  count: number,
  deadlines: readonly AssessedDeadline[],
): number =>
  deadlines.filter(
    ({ stop, state }) =>
      state !== "done" &&
      state !== "none-stated" &&
      ((role === "POL" && stop === "loading") ||
        (index === 0 && (stop === "premises" || stop === "origin")) ||
        (index === count - 1 && stop === "delivery")),
  ).length;

type StopLabelProps = { readonly stop: JourneyStop; readonly index: number; readonly open: number };

function StopLabel({ stop, index, open }: StopLabelProps): ReactElement {
  const when = formatStop(stop);
  return (
    <div className={css.stop}>
      <a href={`#${toStopId(index)}`} className={css.stopLink}>
        {stop.name}
        {stop.code !== null && <span className={`${code} ${css.stopCode}`}>{stop.code}</span>}
      </a>
      {when !== null && <span className={`${quietText.small} ${num}`}>{when}</span>}
      {open > 0 && <span className={quietText.small}>{open} open</span>}
    </div>
  );
}
