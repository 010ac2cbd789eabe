import { useActorRef, useSelector } from "@xstate/react";
import { type CSSProperties, type ReactElement, useId } from "react";
import type { BookableOffer } from "#domain/bookings";
import { type LeadTimes, STANDARD_LEAD_TIMES } from "#domain/deadlines";
import { accountLeadTimesFlow, leadTimesListView } from "#flows/account/lead-times.ts";
import { Icon } from "#web/components/icon/icon.tsx";
import { cross } from "#web/components/icon/shapes.ts";
import { noteBelow, quietText, weight } from "#web/kit/atoms.css.ts";
import { useCapability, useFlow, useToday } from "#web/portal/portal-context.tsx";
import { useLocalTime } from "#web/portal/use-zones.ts";
import { num, text } from "#web/styles/typography.css.ts";
import * as css from "./confirmation-terms.css.ts";
import {
  formatFeesInWords,
  formatOtherFees,
  type LadderStep,
  listLadder,
  listNextDeadlines,
  listNotIncluded,
  type MoneyScope,
} from "./offer-terms.ts";
import { extent, space } from "#web/styles/tokens.ts";

type OfferProps = { readonly offer: BookableOffer };

/** The next two deadlines of the offer, with the shipper's own lead times where the server has them. */
export function NextDeadlines({ offer }: OfferProps): ReactElement {
  const hasLeadTimes = useCapability("lead-times");
  return hasLeadTimes ? <OwnDeadlines offer={offer} /> : <Deadlines offer={offer} lead={STANDARD_LEAD_TIMES} />;
}

function OwnDeadlines({ offer }: OfferProps): ReactElement {
  const view = useSelector(useActorRef(useFlow(accountLeadTimesFlow)), leadTimesListView);
  const from = offer.legs[0]?.from.code;
  const own = view.kind === "shown" ? view.origins.find(({ origin }) => origin === from) : undefined;
  return <Deadlines offer={offer} lead={own?.leadTimes ?? STANDARD_LEAD_TIMES} />;
}

function Deadlines({ offer, lead }: OfferProps & { readonly lead: LeadTimes }): ReactElement {
  const title = useId();
  const rows = listNextDeadlines(offer, lead, useLocalTime(offer.loadingZone));
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className={`${text.h3} ${css.title}`}>
        {rows.length === 1 ? "Next deadline" : "Next two deadlines"}
      </h3>
      {rows.length === 0 ? (
        <p className={quietText.small}>The offer states no cut-offs. They come with the confirmation.</p>
      ) : (
        <ol className={num}>
          {rows.map(({ day, time, task, note, left }) => (
            <li key={task + day} className={css.deadline}>
              <span className={css.moment}>
                <b className={weight.bold}>{day}</b> {time}
              </span>
              <span>
                <b className={weight.bold}>{task}</b>
                <small className={noteBelow}>{note}</small>
              </span>
              <span className={css.left}>{left}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

export function NotIncludedList({ offer }: OfferProps): ReactElement | null {
  const title = useId();
  const items = listNotIncluded(offer);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className={`${text.h3} ${css.title}`}>
        Not in the price
      </h3>
      <ul className={css.items}>
        {items.map(({ name, note }) => (
          <li key={name} className={css.item}>
            <Icon shape={cross} size="s" />
            <span>
              <b className={weight.bold}>{name}</b>
              {note !== null && <small className={noteBelow}>{note}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type FeesProps = OfferProps & { readonly scope: MoneyScope };

/** What cancelling costs by date, and what else is charged for changes. */
export function Fees({ offer, scope }: FeesProps): ReactElement {
  const title = useId();
  const today = useToday(offer.loadingZone);
  const steps = listLadder(offer, today, scope);
  const words = formatFeesInWords(offer);
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className={`${text.h3} ${css.title}`}>
        If you cancel
      </h3>
      {steps.length === 0 ? (
        <p className={quietText.small}>
          {words === null
            ? `${offer.carrier.name} states no fees. The desk asks before anything is charged.`
            : `${words}.`}
        </p>
      ) : (
        <>
          <Ladder steps={steps} />
          <p className={`${noteBelow} ${num}`}>
            {formatOtherFees(offer, today, scope)} Terms of {offer.carrier.name}, for the whole booking. Days are local
            to the departure.
          </p>
        </>
      )}
    </section>
  );
}

const toHeight = (height: number): CSSProperties => ({
  height: `max(${space(4)}, ${extent(80)} * ${height.toFixed(3)})`,
});

function Ladder({ steps }: { readonly steps: readonly LadderStep[] }): ReactElement {
  return (
    <ol className={`${css.ladder} ${num}`} aria-label="Fee for cancelling by date">
      {steps.map(({ fee, until, note, kind, height }) => (
        <li key={until} className={css.step}>
          <b className={css.fee[kind]}>{fee}</b>
          <span className={css.bar[kind]} style={toHeight(height)} aria-hidden="true" />
          <span className={css.until}>
            {until}
            {note !== null && <small className={noteBelow}>{note}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}
