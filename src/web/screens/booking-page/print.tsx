import { describeLoad } from "#domain/lcl";
import { Fragment, type ReactElement } from "react";
import { BRAND } from "#brand";
import { formatVessel, getDeparturePort, type ShipmentMoment, STATUS_LABELS } from "#domain/bookings";
import {
  type AssessedDeadline,
  type DeadlineTime,
  formatTask,
  getTaskDocument,
  RESPONSIBLE_LABELS,
  STOP_LABELS,
} from "#domain/deadlines";
import { describeFreeTimeClock, FREE_TIME_LABELS } from "#domain/free-time";
import { formatHandover, listDisplayTerms } from "#domain/rates";
import type { ShownView } from "#flows/deadlines/view.ts";
import { num } from "#web/styles/typography.css.ts";
import { ownDayAndTime } from "#web/messages/dates.ts";
import { ROLE_LABELS } from "../tracking/labels.ts";
import { formatFreeTime, formatMoment, MOMENT_TEXTS, STATE_TEXTS } from "./labels.ts";
import * as css from "#web/components/print-sheet.css.ts";
import { formatMoney, readerFormats } from "#web/messages/formats.ts";

const momentText = (moment: ShipmentMoment | null): string =>
  moment === null ? "Not stated" : `${formatMoment(moment.at)}, ${MOMENT_TEXTS[moment.class]}`;

const timeText = (time: DeadlineTime | null): string => (time === null ? "None stated" : formatMoment(time.local));

/** The page on paper. */
export function PrintSheet({ view }: { readonly view: ShownView }): ReactElement {
  const { page, deadlines } = view;
  const { quotation } = page.details;
  const { shipment, bookingId, quotationId } = quotation;
  const handover = shipment?.handover;
  const freeTime = page.facts?.freeTime ?? [];
  const facts: readonly (readonly [string, string])[] = [
    ["Status", STATUS_LABELS[quotation.status]],
    ["Your reference", quotation.reference ?? ""],
    [
      "Carrier and vessel",
      [quotation.carrier, shipment === null ? null : formatVessel(shipment)].filter((part) => part != null).join(", "),
    ],
    ["Load", shipment === null ? "" : describeLoad(shipment.load, readerFormats().numbers)],
    [
      shipment === null ? "ETD" : `ETD ${getDeparturePort(shipment)}`,
      [
        momentText(shipment?.departure ?? null),
        handover === undefined ? "" : formatHandover(handover, readerFormats().dates),
      ]
        .filter((part) => part !== "")
        .join(". "),
    ],
    ["ETA", momentText(shipment?.arrival ?? null)],
    [
      "Total as booked",
      shipment?.total == null ? "" : [formatMoney(shipment.total), ...listDisplayTerms(shipment)].join(". "),
    ],
  ];
  const others = freeTime.filter(({ kind }) => view.freeTime.every(({ terms }) => terms.kind !== kind));
  const last = page.journey?.stops.at(-1);
  const stops = [...Map.groupBy(deadlines, ({ stop }) => stop)];
  return (
    <div className={css.sheet} aria-hidden="true">
      <div className={css.head}>
        <span className={css.brand}>{BRAND.shortName}</span>
        <span>
          Booking {bookingId ?? "not issued yet"}, quotation {quotationId}. Printed {ownDayAndTime(page.readAt)}.
        </span>
      </div>
      <p className={css.title}>{shipment === null ? quotationId : `${shipment.from.name} to ${shipment.to.name}`}</p>
      <dl className={`${css.facts} ${num}`}>
        {facts
          .filter(([, value]) => value !== "")
          .map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <p className={css.subtitle}>What is due when</p>
      <table className={`${css.table} ${num}`}>
        <thead>
          <tr>
            {["What", "Document", "Responsible", "Latest safe", "Cut-off", "State"].map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stops.map(([stop, due]) => (
            <Fragment key={stop}>
              <tr className={css.group}>
                <td colSpan={6}>
                  {stop === "delivery" && last !== undefined ? ROLE_LABELS[last.role] : STOP_LABELS[stop]},{" "}
                  {due[0]?.place.name}
                </td>
              </tr>
              {due.map((deadline) => (
                <PrintRow key={deadline.task} deadline={deadline} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
      {freeTime.length > 0 && (
        <p className={css.foot}>
          {view.freeTime
            .map(
              (clock) =>
                `${FREE_TIME_LABELS[clock.terms.kind].name}. ${describeFreeTimeClock(clock, readerFormats()).headline}`,
            )
            .join(" ")}{" "}
          {others.length > 0 && `Free time at destination: ${formatFreeTime(others)}.`}
        </p>
      )}
      <p className={css.foot}>
        All times are local to the place named. Latest safe: the cut-off less your lead times. {BRAND.name}.
      </p>
    </div>
  );
}

function PrintRow({ deadline }: { readonly deadline: AssessedDeadline }): ReactElement {
  const { task, responsible, latest, cutOff, state } = deadline;
  return (
    <tr>
      <td>{formatTask(deadline)}</td>
      <td>{getTaskDocument(task)}</td>
      <td>{RESPONSIBLE_LABELS[responsible]}</td>
      <td>{timeText(latest)}</td>
      <td>{timeText(cutOff)}</td>
      <td>{STATE_TEXTS[state]}</td>
    </tr>
  );
}
