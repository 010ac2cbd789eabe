import type { ReactElement, ReactNode } from "react";
import {
  type AssessedDeadline,
  formatTask,
  formatTimeUntil,
  getTaskDocument,
  RESPONSIBLE_LABELS,
} from "#domain/deadlines";
import type { TodayIn, UtcMinutes } from "#domain/time";
import type { ShownView } from "#flows/deadlines/view.ts";
import { toTodayIn } from "#flows/utc-minutes.ts";
import { Button } from "#web/components/button.tsx";
import { calendar as calendarIcon } from "#web/components/icon/shapes.ts";
import { LinkAction } from "#web/components/link.tsx";
import { quietText, subtitle, top, weight } from "#web/kit/atoms.css.ts";
import { ownDayAndTime } from "#web/messages/dates.ts";
import { onInk } from "#web/styles/layout.css.ts";
import { num } from "#web/styles/typography.css.ts";
import { formatLeadTimes, formatMoment, formatReaderTime } from "./labels.ts";
import * as css from "./side.css.ts";

const MOST_LATER = 5;

type SideProps = {
  readonly view: ShownView;
  readonly onSaveCalendar: () => void;
  readonly onSubscribe: () => void;
  readonly onChangeLeadTimes: () => void;
  /** The switch of the mails about this booking. */
  readonly mails: ReactNode;
};

export function Side({ view, onSaveCalendar, onSubscribe, onChangeLeadTimes, mails }: SideProps): ReactElement {
  const { next, later, now, page } = view;
  return (
    <aside className={css.side} aria-label="What is due next">
      {next !== null && <Due deadline={next} now={now} todayIn={toTodayIn({ now, zone: page.zone })} />}
      {later.length > 0 && (
        <section className={css.later} aria-labelledby="later">
          <h2 id="later" className={subtitle}>
            {next === null ? "Still open" : "Then"}
          </h2>
          <ul className={`${top[8]} ${num}`}>
            {later.slice(0, MOST_LATER).map((deadline) => (
              <Later key={`${deadline.stop} ${deadline.task}`} deadline={deadline} />
            ))}
          </ul>
        </section>
      )}
      <section className={css.calendar} aria-label="Calendar and lead times">
        <Button
          kind="secondary"
          wide
          icon={calendarIcon}
          disabled={next === null && later.length === 0}
          onClick={onSaveCalendar}
        >
          Add deadlines to calendar
        </Button>
        <Button kind="ghost" wide onClick={onSubscribe}>
          Subscribe to all bookings
        </Button>
        {mails}
        <LeadTimesNote view={view} onChange={onChangeLeadTimes} />
        <p className={quietText.caption}>Times are local to the place. As of {ownDayAndTime(page.readAt)}.</p>
      </section>
    </aside>
  );
}

function LeadTimesNote({
  view,
  onChange,
}: {
  readonly view: ShownView;
  readonly onChange: () => void;
}): ReactElement | null {
  const { facts, details } = view.page;
  if (facts === null) return null;
  return (
    <p className={quietText.caption}>
      Latest safe times use your lead times for {facts.origin.name}:{" "}
      {formatLeadTimes(details.leadTimes, facts.isPartLoad)}.{" "}
      {facts.origin.code !== null && <LinkAction onClick={onChange}>Change lead times</LinkAction>}
    </p>
  );
}

type DueProps = { readonly deadline: AssessedDeadline; readonly now: UtcMinutes; readonly todayIn: TodayIn };

function Due({ deadline, now, todayIn }: DueProps): ReactElement {
  const { latest, cutOff, task, responsible, place } = deadline;
  const at = latest ?? cutOff;
  const reader = at === null ? null : formatReaderTime(at);
  return (
    <section className={`${css.due} ${onInk}`} aria-labelledby="due">
      <p className={css.dueHead}>
        <b className={css.dueKey}>Due next</b>
        {at !== null && <span className={num}>{formatTimeUntil(at, place, now, todayIn)}</span>}
      </p>
      <h2 id="due" className={css.dueTask}>
        {formatTask(deadline)}
      </h2>
      <p className={css.dueNote}>
        {getTaskDocument(task)}. Responsible: {RESPONSIBLE_LABELS[responsible].toLowerCase()}.
      </p>
      <dl className={`${css.dueTimes} ${num}`}>
        {latest !== null && (
          <>
            <dt className={css.dueTerm}>Latest safe</dt>
            <dd className={css.dueTime}>
              {formatMoment(latest.local)}
              <small className={css.dueSmall}>
                {place.name} time{reader === null ? "" : `, ${reader}`}
              </small>
            </dd>
          </>
        )}
        {cutOff !== null && (
          <>
            <dt className={css.dueTerm}>Cut-off</dt>
            <dd className={css.dueTime}>{formatMoment(cutOff.local)}</dd>
          </>
        )}
      </dl>
    </section>
  );
}

function Later({ deadline }: { readonly deadline: AssessedDeadline }): ReactElement {
  const { latest, cutOff, state, responsible, place } = deadline;
  const at = latest ?? cutOff;
  const isOverdue = state === "overdue";
  return (
    <li className={css.laterItem[isOverdue ? "overdue" : "open"]}>
      <div>
        <b className={weight.strong}>{formatTask(deadline)}</b>
        <small className={css.laterSmall}>
          {isOverdue ? "Safe time passed, still possible" : RESPONSIBLE_LABELS[responsible]}, {place.name} time
        </small>
      </div>
      {at !== null && <span className={css.laterTime}>{formatMoment(at.local)}</span>}
    </li>
  );
}
