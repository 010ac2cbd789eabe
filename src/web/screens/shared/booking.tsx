import { describeLoad, LOAD_TERMS } from "#domain/lcl";
import type { ReactElement } from "react";
import { formatVessel, getDeparturePort, type ShipmentMoment } from "#domain/bookings";
import {
  describeSharedCharge,
  type SharedBooking,
  type SharedCharge,
  type SharedPrice,
  toTaxable,
} from "#domain/links";
import { type Converter, convertWith, createConverter, DEFAULT_CURRENCY } from "#domain/money";
import { formatHandover } from "#domain/rates";
import { addGst, calculateGst, describeGstLine, type GstSummary } from "#domain/tax";
import type { SharedBookingView, SharedFile } from "#flows/links/shared.ts";
import { Button } from "#web/components/button.tsx";
import { CertaintyLegend, CertaintyMark } from "#web/components/certainty.tsx";
import { type Definition, DefinitionList } from "#web/components/definition-list.tsx";
import { download } from "#web/components/icon/shapes.ts";
import { QuotationStatusPill } from "#web/components/status-pill.tsx";
import { end, noteBelow, weight } from "#web/kit/atoms.css.ts";
import { DataList, DataRow } from "#web/kit/data-list.tsx";
import { DisplayTermsNote } from "#web/kit/display-terms.tsx";
import { OwnTotalNote } from "#web/kit/own-total.tsx";
import { TaxNotes } from "#web/kit/tax.tsx";
import { section } from "#web/kit/section.css.ts";
import { Section } from "#web/kit/section.tsx";
import { exchangeNote } from "#web/messages/exchange.ts";
import { num } from "#web/styles/typography.css.ts";
import { formatMoney, readerFormats } from "#web/messages/formats.ts";
import { type DeadlineMarks, RouteDeadlines } from "../booking-page/deadlines.tsx";
import { formatMoment } from "../booking-page/labels.ts";
import * as css from "./shared.css.ts";

type Shown = Extract<SharedBookingView, { readonly kind: "shown" }>;
type PageProps = {
  readonly view: Shown;
  readonly onDownload: (file: SharedFile) => void;
  readonly onMark: DeadlineMarks["onMark"];
};

export function SharedBookingPage({ view, onDownload, onMark }: PageProps): ReactElement {
  const { booking, files } = view.opened;
  const { stops, price } = booking;
  return (
    <>
      <Head booking={booking} />
      <div className={css.stack}>
        <Facts booking={booking} />
        {stops.length > 0 && (
          <Section
            id="route"
            title={view.deadlines.length === 0 ? "Route" : "Route and deadlines"}
            aside={<CertaintyLegend className={css.legend} />}
          >
            <RouteDeadlines
              stops={stops}
              deadlines={view.deadlines}
              marks={booking.canMark === true ? { marking: view.marking, onMark } : null}
              isShared
            />
          </Section>
        )}
        {files.length > 0 && <Documents files={files} downloading={view.downloading} onDownload={onDownload} />}
        {price !== null && <Price price={price} booking={booking} />}
      </div>
    </>
  );
}

function Head({ booking }: { readonly booking: SharedBooking }): ReactElement {
  const { shipment, bookingId, reference, status } = booking;
  return (
    <div className={css.head}>
      <h1 className={css.title}>
        <span>{shipment === null ? "Booking" : `${shipment.from.name} to ${shipment.to.name}`}</span>
        <span className={css.status}>
          <QuotationStatusPill status={status} />
        </span>
      </h1>
      {(bookingId !== null || reference !== null) && (
        <p className={`${css.numbers} ${num}`}>
          {bookingId !== null && (
            <span>
              Booking <b className={weight.bold}>{bookingId}</b>
            </span>
          )}
          {reference !== null && (
            <span>
              Reference <b className={weight.bold}>{reference}</b>
            </span>
          )}
        </p>
      )}
    </div>
  );
}

function Facts({ booking }: { readonly booking: SharedBooking }): ReactElement {
  const { carrier, shipment, containerNumbers } = booking;
  const vessel = (shipment === null ? null : formatVessel(shipment)) ?? "Vessel not named yet";
  return (
    <section className={section.sheet} aria-label="Shipment">
      <DefinitionList
        layout="tiles"
        items={[
          { term: "Carrier and vessel", value: carrier ?? "Carrier not stated", notes: [vessel] },
          ...(shipment === null ? [] : shipmentFacts(shipment, containerNumbers)),
        ]}
      />
    </section>
  );
}

const shipmentFacts = (
  shipment: NonNullable<SharedBooking["shipment"]>,
  containerNumbers: SharedBooking["containerNumbers"],
): readonly Definition[] => {
  const load = describeLoad(shipment.load, readerFormats().numbers);
  return [
    momentFact(
      `ETD ${getDeparturePort(shipment)}`,
      shipment.departure,
      shipment.handover === undefined ? [] : [formatHandover(shipment.handover, readerFormats().dates)],
    ),
    momentFact(`ETA ${shipment.to.name}`, shipment.arrival, []),
    {
      term: LOAD_TERMS[shipment.load.mode],
      value: load === "" ? "Not stated" : load,
      notes: containerNumbers.length === 0 ? [] : [containerNumbers.join(", ")],
    },
  ];
};

const momentFact = (term: string, moment: ShipmentMoment | null, notes: readonly string[]): Definition =>
  moment === null
    ? { term, value: "Not stated", notes }
    : {
        term,
        value: <time dateTime={moment.at}>{formatMoment(moment.at)}</time>,
        notes: [<CertaintyMark key="certainty" of={moment.class} />, ...notes],
      };

type DocumentsProps = {
  readonly files: readonly SharedFile[];
  readonly downloading: SharedFile | null;
  readonly onDownload: (file: SharedFile) => void;
};

function Documents({ files, downloading, onDownload }: DocumentsProps): ReactElement {
  return (
    <Section id="documents" title="Documents">
      <DataList top={8}>
        {files.map((file) => (
          <DataRow key={file.link} title={file.fileName}>
            <Button
              kind="secondary"
              size="small"
              icon={download}
              ariaLabel={`Download ${file.fileName}`}
              busyLabel={downloading === file ? "Downloading..." : undefined}
              disabled={downloading !== null}
              onClick={() => onDownload(file)}
            >
              Download
            </Button>
          </DataRow>
        ))}
      </DataList>
    </Section>
  );
}

type PriceProps = {
  readonly price: SharedPrice;
  readonly booking: Pick<SharedBooking, "exchange" | "shipment" | "tax">;
};

/* As on the shipper's own page: each charge in its own currency, and converted where it is another one. */
function Price({ price: { total, perCurrency, charges }, booking }: PriceProps): ReactElement {
  const { exchange, shipment, tax } = booking;
  const gst = tax === undefined ? null : calculateGst(charges.map(toTaxable), tax);
  const converter = createConverter(exchange, total?.currency ?? DEFAULT_CURRENCY);
  const foreign = perCurrency.map(({ currency }) => currency).filter((currency) => currency !== converter.target);
  return (
    <Section
      id="price"
      title="Price as booked"
      aside={<b className={num}>{total === null ? perCurrency.map(formatMoney).join(" + ") : formatMoney(total)}</b>}
    >
      {shipment !== null && <DisplayTermsNote offer={shipment} />}
      <DataList top={8}>
        {charges.map((charge, index) => (
          <ChargeRow key={`${String(index)} ${charge.name}`} charge={charge} converter={converter} />
        ))}
        {gst?.kind === "taxed" && <TaxRows summary={gst} price={{ total, exchange }} />}
      </DataList>
      {gst !== null && <TaxNotes summary={gst} />}
      <OwnTotalNote amounts={perCurrency} exchange={exchange} />
      {exchange !== null && foreign.length > 0 && (
        <p className={`${noteBelow} ${num}`}>{exchangeNote(exchange, { ours: foreign, carrier: [] })}</p>
      )}
    </Section>
  );
}

type TaxRowsProps = {
  readonly summary: Extract<GstSummary, { readonly kind: "taxed" }>;
  readonly price: Pick<SharedPrice, "total"> & Pick<SharedBooking, "exchange">;
};

function TaxRows({ summary, price: { total, exchange } }: TaxRowsProps): ReactElement {
  const { lines, totals } = summary;
  const { numbers } = readerFormats();
  const withTax = addGst(summary, total, exchange);
  return (
    <>
      {lines
        .map((line) => describeGstLine(line, numbers))
        .map(({ label, base, parts, amount }) => (
          <DataRow key={`${label} ${base}`} title={label} notes={[parts === null ? base : `${base}, ${parts}`]}>
            <span className={num}>{amount}</span>
          </DataRow>
        ))}
      {totals !== null && (
        <DataRow title="Total with GST" notes={withTax === null ? [] : [totals.map(formatMoney).join(" + ")]}>
          <b className={num}>{withTax === null ? totals.map(formatMoney).join(" + ") : formatMoney(withTax)}</b>
        </DataRow>
      )}
    </>
  );
}

function ChargeRow({
  charge,
  converter,
}: {
  readonly charge: SharedCharge;
  readonly converter: Converter;
}): ReactElement {
  const { group, name, basis, calculation, amount } = describeSharedCharge(charge, readerFormats().numbers);
  const { price } = charge;
  const converted =
    price.kind === "priced" && price.amount.currency !== converter.target
      ? convertWith(converter, price.amount).unwrapOr(null)
      : null;
  return (
    <DataRow title={name} notes={[[group, basis, ...(calculation === null ? [] : [calculation])].join(", ")]}>
      <span className={`${num} ${end}`}>
        {amount}
        {converted !== null && <small className={noteBelow}>{formatMoney(converted)}</small>}
      </span>
    </DataRow>
  );
}
