import { formatSentence } from "#web/messages/formats.ts";
import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { BRAND } from "#brand";
import { formatLoad } from "#domain/containers";
import {
  expandRate,
  formatTransit,
  formatStatedValidity,
  listDisplayTerms,
  toBookingValidity,
  getShownTotal,
  isEstimated,
  type Rate,
  type RateList,
  type TotalView,
  RATE_TYPE_LABELS,
} from "#domain/rates";
import type { FclSearch, SearchEnd } from "#domain/search";
import { type UtcMinutes } from "#domain/time";
import type { GrowingSearch } from "#flows/rates/types.ts";
import { readMinutes } from "#flows/utc-minutes.ts";
import * as css from "#web/components/print-sheet.css.ts";
import { usePrinting } from "#web/components/use-printing.ts";
import { ownDayAndTime } from "#web/messages/dates.ts";
import { useNow } from "#web/portal/portal-context.tsx";
import { num } from "#web/styles/typography.css.ts";
import { formatDate, formatFullDate, formatMoney, readerFormats } from "#web/messages/formats.ts";
import { type RatesActor, useTotals } from "./context.ts";
import { provenanceText } from "./rate-card/labels.ts";
import { missingText, newsText } from "./sources/labels.ts";

const COLUMNS = [
  "Carrier",
  "Rate type",
  "Vessel",
  "Departure",
  "Arrival",
  "Transit time",
  "Validity",
  "Price",
  "Total",
];

/** The offers of the list, in its order, on paper. Rendered only while the page is printed. */
export function PrintRates({ rates }: { readonly rates: RatesActor }): ReactElement | null {
  return usePrinting() ? <Sheet rates={rates} /> : null;
}

function Sheet({ rates }: { readonly rates: RatesActor }): ReactElement {
  const { search, shown, list, criteria, growing } = useSelector(rates, ({ context }) => context);
  const view = useTotals();
  const printedAt = useNow();
  const notes = listNotes(list, growing, readMinutes(printedAt));
  return (
    <div className={css.sheet} aria-hidden="true">
      <div className={css.head}>
        <span className={css.brand}>{BRAND.shortName}</span>
        <span>
          {shown.length === list?.rates.length ? "" : "Filtered: "}
          {shown.length} of {list?.rates.length ?? 0} rates. Printed {ownDayAndTime(printedAt)}.
        </span>
      </div>
      <p className={css.title}>
        Rates from {endText(search.origin)} to {endText(search.destination)}
      </p>
      <Facts search={search} />
      <table className={`${css.table} ${num}`}>
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(expandRate).map((rate) => (
            <Row key={rate.id} rate={rate} view={view} />
          ))}
        </tbody>
      </table>
      {notes.map((note) => (
        <p key={note} className={css.foot}>
          {note}
        </p>
      ))}
      <p className={css.foot}>
        {criteria.basis === "complete"
          ? "Totals include estimates where they say so."
          : "Totals are as quoted: they may leave out parts of the transport."}{" "}
        Prices hold for the stated validity. {BRAND.name}.
      </p>
    </div>
  );
}

/** What the list lacks. */
const listNotes = (list: RateList | null, growing: GrowingSearch | null, now: UtcMinutes): readonly string[] => {
  const missing = growing === null ? (list?.warning ?? null) : missingText(growing.sources, now);
  const waiting = growing?.news == null ? null : `Not in this list: ${newsText(growing.news)}.`;
  return [missing, waiting].filter((note) => note !== null);
};

const endText = ({ place, port }: SearchEnd): string =>
  [place, port].flatMap((point) => (point === null ? [] : [`${point.name} (${point.code})`])).join(", ");

function Facts({ search }: { readonly search: FclSearch }): ReactElement {
  const { departureDate, containers, origin, destination } = search;
  const facts = [
    ["Containers", formatLoad(containers)],
    ["Departure", departureDate === null ? "As soon as possible" : `From ${formatDate(departureDate)}`],
    ["Origin by", origin.serviceType],
    ["Destination by", destination.serviceType],
  ] as const;
  return (
    <dl className={`${css.facts} ${num}`}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const totalText = (rate: Rate, view: TotalView): string => {
  if (rate.availability.kind === "not-bookable") return formatSentence(rate.availability.reason);
  const shown = getShownTotal(rate, view);
  if (shown.kind === "none") return rate.price.perCurrency.map(formatMoney).join(" + ") || "On request";
  return isEstimated(rate, view) ? `${formatMoney(shown.money)} with estimates` : formatMoney(shown.money);
};

function Row({ rate, view }: { readonly rate: Rate; readonly view: TotalView }): ReactElement {
  const sea = rate.legs.find(({ mode }) => mode === "sea");
  const { departure } = rate;
  return (
    <tr>
      <td>{rate.carrier.name}</td>
      <td>{RATE_TYPE_LABELS[rate.commitment] ?? "Not stated"}</td>
      <td>{[sea?.vessel, sea?.voyage].filter((part) => part != null).join(", ") || "Not stated"}</td>
      <td>
        {departure === null ? "Not stated" : formatFullDate(departure)} {sea?.from.name}
      </td>
      <td>{rate.arrival === null ? "Not stated" : formatFullDate(rate.arrival)}</td>
      <td>{formatTransit(rate.transit)}</td>
      <td>{formatStatedValidity(toBookingValidity(rate), undefined, readerFormats().dates) ?? "Not stated"}</td>
      <td>{provenanceText(rate.provenance)}</td>
      <td>{[totalText(rate, view), ...listDisplayTerms(rate)].join(" ")}</td>
    </tr>
  );
}
