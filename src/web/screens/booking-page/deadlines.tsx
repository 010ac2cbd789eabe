import type { ReactElement } from "react";
import {
  type AssessedDeadline,
  canMarkDeadline,
  type DeadlineStop,
  type DeadlineTask,
  type DeadlineTime,
  formatTask,
  getTaskDocument,
  RESPONSIBLE_LABELS,
  RESPONSIBLE_NAMES,
  SHIPPER_PREMISES,
  STOP_LABELS,
} from "#domain/deadlines";
import type { ShipmentMoment } from "#domain/bookings";
import { type SharedStop, toSharedStop } from "#domain/links";
import { toTime } from "#domain/time";
import type { JourneyStop } from "#domain/tracking";
import type { ShownView } from "#flows/deadlines/view.ts";
import { Badge } from "#web/components/badge.tsx";
import { CertaintyLegend, CertaintyMark } from "#web/components/certainty.tsx";
import { check, clock, warning } from "#web/components/icon/shapes.ts";
import { LinkAction } from "#web/components/link.tsx";
import { STOP_MARKERS, StopMarker } from "#web/components/route-line/markers.tsx";
import { block, emphasis, end, noteBelow, quietText, weight } from "#web/kit/atoms.css.ts";
import { Section } from "#web/kit/section.tsx";
import { useCapability } from "#web/portal/portal-context.tsx";
import { code, num } from "#web/styles/typography.css.ts";
import { formatWeekday } from "#web/messages/formats.ts";
import { ROLE_LABELS } from "../tracking/labels.ts";
import * as css from "./deadlines.css.ts";
import { BASIS_TEXTS, formatMoment, formatReaderDone, formatReaderTime, formatState, toStopId } from "./labels.ts";
import { FreeTime } from "./free-time.tsx";
import { legend } from "./screen.css.ts";

interface Stop {
  readonly id: string;
  readonly name: string;
  readonly code: string | null;
  readonly role: string;
  readonly marker: JourneyStop["kind"];
  readonly isReached: boolean;
  readonly isLeft: boolean;
  readonly moment: {
    readonly label: "Left" | "Pick-up" | "Gate-in by" | "ETD" | "ETA";
    readonly moment: ShipmentMoment;
  } | null;
  readonly deadlines: readonly AssessedDeadline[];
}

interface RouteDeadlinesProps {
  readonly stops: readonly SharedStop[];
  readonly deadlines: readonly AssessedDeadline[];
  /** The reader is not the shipper. */
  readonly isShared?: boolean;
  /** Absent where the reader cannot mark deadlines as done. */
  readonly marks?: DeadlineMarks | null;
}

export interface DeadlineMarks {
  /** The deadline that is being marked or reopened. */
  readonly marking: DeadlineTask | null;
  readonly onMark: (task: DeadlineTask, isDone: boolean) => void;
}

const labelStart = (kind: SharedStop["kind"], { class: certainty }: ShipmentMoment) => {
  if (certainty === "actual") return "Left";
  return kind === "door" ? "Pick-up" : "Gate-in by";
};

const toMoment = ({ arrival, departure, role, kind }: SharedStop, isLast: boolean): Stop["moment"] => {
  if (role === "POO" && departure !== null) return { label: labelStart(kind, departure), moment: departure };
  if (role !== "POD" && !isLast && departure !== null) return { label: "ETD", moment: departure };
  return arrival === null ? null : { label: "ETA", moment: arrival };
};

const isOf = ({ stop }: AssessedDeadline, ...stops: readonly DeadlineStop[]): boolean => stops.includes(stop);

const toStop = (
  stop: SharedStop,
  index: number,
  stops: readonly SharedStop[],
  deadlines: readonly AssessedDeadline[],
): Stop => {
  const isDoor = index === 0 && stop.kind === "door";
  const isLast = index === stops.length - 1;
  return {
    id: toStopId(index),
    name: stop.name,
    code: stop.code,
    role: ROLE_LABELS[stop.role],
    marker: stop.kind,
    isReached: stop.isReached,
    isLeft: stops[index + 1]?.isReached === true,
    moment: toMoment(stop, isLast),
    deadlines: deadlines.filter(
      (deadline) =>
        (isDoor && isOf(deadline, "premises")) ||
        (index === 0 && isOf(deadline, "origin")) ||
        (stop.role === "POL" && isOf(deadline, "loading")) ||
        (isLast && isOf(deadline, "delivery")),
    ),
  };
};

/** The premises come first where the route begins at a terminal. */
const toStops = ({ stops, deadlines, isShared = false }: RouteDeadlinesProps): readonly Stop[] => {
  const atPremises = stops[0]?.kind === "door" ? [] : deadlines.filter((deadline) => isOf(deadline, "premises"));
  const premises: Stop = {
    id: toStopId("premises"),
    name: isShared ? SHIPPER_PREMISES : STOP_LABELS.premises,
    code: null,
    role: `Times of ${stops[0]?.name ?? ""}`,
    marker: "door",
    isReached: atPremises.every(({ state }) => state === "done"),
    isLeft: stops[0]?.isReached === true,
    moment: null,
    deadlines: atPremises,
  };
  return [
    ...(atPremises.length === 0 ? [] : [premises]),
    ...stops.map((stop, index) => toStop(stop, index, stops, deadlines)),
  ];
};

type DeadlinesProps = { readonly view: ShownView; readonly onMark: DeadlineMarks["onMark"] };

export function Deadlines({ view, onMark }: DeadlinesProps): ReactElement {
  const canMark = useCapability("deadline-marks");
  const stops = view.page.journey?.stops ?? [];
  return (
    <Section id="deadlines" title="Route and deadlines" gap={4} aside={<CertaintyLegend className={legend} />}>
      {stops.length === 0 ? (
        <p className={quietText.small}>The offer of this booking names no route, so that no deadline is known.</p>
      ) : (
        <>
          <RouteDeadlines
            stops={stops.map(toSharedStop)}
            deadlines={view.deadlines}
            marks={canMark ? { marking: view.marking, onMark } : null}
          />
          <FreeTime view={view} />
        </>
      )}
    </Section>
  );
}

/** The stops of a route with what is due at each. */
export function RouteDeadlines(props: RouteDeadlinesProps): ReactElement {
  const names = props.isShared === true ? RESPONSIBLE_NAMES : RESPONSIBLE_LABELS;
  const marks = props.marks ?? null;
  return (
    <>
      {props.deadlines.length > 0 && (
        <div className={css.columnHeads} aria-hidden="true">
          <span>What and document</span>
          <span>Responsible</span>
          <span>Latest safe</span>
          <span>Cut-off</span>
          <span className={end}>State</span>
        </div>
      )}
      <ol>
        {toStops(props).map((stop) => (
          <StopSection key={stop.id} stop={stop} names={names} marks={marks} />
        ))}
      </ol>
    </>
  );
}

interface TableProps {
  /** Of those who are responsible. */
  readonly names: typeof RESPONSIBLE_LABELS;
  readonly marks: DeadlineMarks | null;
}

function StopSection({ stop, ...props }: TableProps & { readonly stop: Stop }): ReactElement {
  const { id, name, deadlines } = stop;
  /* What the shipper has marked stays in view, so that it can be reopened. */
  const isOver = stop.isReached && deadlines.every(({ state, isMarked }) => state === "done" && isMarked !== true);
  const table = (
    <table className={`${css.table} ${num}`} role="table" aria-label={`Deadlines, ${name}`}>
      <tbody className={block} role="rowgroup">
        {deadlines.map((deadline) => (
          <Row key={deadline.task} deadline={deadline} {...props} />
        ))}
      </tbody>
    </table>
  );
  return (
    <li id={id} className={css.stop[stop.isLeft ? "done" : "toCome"]}>
      <span className={css.marker}>
        <StopMarker kind={STOP_MARKERS[stop.marker]} reached={stop.isReached} />
      </span>
      <div className={css.stopHead}>
        <h3 className={css.stopName}>{name}</h3>
        {stop.code !== null && <span className={code}>{stop.code}</span>}
        <span>{stop.role}</span>
        {stop.moment !== null && (
          <span className={`${css.stopTime} ${num}`}>
            {stop.moment.label} <b className={emphasis}>{formatMoment(stop.moment.moment.at)}</b>
            <CertaintyMark of={stop.moment.moment.class} />
          </span>
        )}
      </div>
      {deadlines.length > 0 && !isOver && table}
      {deadlines.length > 0 && isOver && (
        <details>
          <summary className={css.over}>
            {deadlines.length === 1 ? "1 task done" : `${deadlines.length} tasks done`}
          </summary>
          {table}
        </details>
      )}
    </li>
  );
}

const toLook = ({ state }: AssessedDeadline): keyof typeof css.row =>
  state === "done" || state === "next" ? state : "open";

function Row({ deadline, names, marks }: TableProps & { readonly deadline: AssessedDeadline }): ReactElement {
  const { task, responsible, latest, cutOff, state, basis } = deadline;
  const look = toLook(deadline);
  const isPassed = state === "overdue" || state === "missed";
  const readerDone = formatReaderDone(deadline);
  return (
    <tr role="row" className={css.row[look]} aria-current={state === "next" ? "step" : undefined}>
      <th role="rowheader" scope="row" className={css.task[look]}>
        {formatTask(deadline)}
        <small className={noteBelow}>{getTaskDocument(task)}</small>
      </th>
      <td role="cell" className={css.responsible}>
        {names[responsible]}
      </td>
      <Moment
        label="Latest safe"
        moment={latest}
        isPassed={isPassed}
        note={basis === null ? null : BASIS_TEXTS[basis]}
      />
      <Moment label="Cut-off" moment={cutOff} isPassed={state === "missed"} note={null} />
      <td role="cell" className={css.state}>
        <StateBadge deadline={deadline} />
        {readerDone !== null && <span className={css.momentSmall}>{readerDone}</span>}
        {marks !== null && <MarkAction deadline={deadline} {...marks} />}
      </td>
    </tr>
  );
}

function MarkAction({
  deadline,
  marking,
  onMark,
}: DeadlineMarks & { readonly deadline: AssessedDeadline }): ReactElement | null {
  const { task, isMarked = false } = deadline;
  if (!isMarked && !canMarkDeadline(deadline)) return null;
  const label = isMarked ? "Reopen" : "Mark as done";
  return (
    <LinkAction
      ariaLabel={`${label}: ${formatTask(deadline)}`}
      disabled={marking !== null}
      onClick={() => onMark(task, !isMarked)}
    >
      {marking === task ? "Saving..." : label}
    </LinkAction>
  );
}

type MomentProps = {
  readonly label: string;
  readonly moment: DeadlineTime | null;
  readonly isPassed: boolean;
  readonly note: string | null;
};

function Moment({ label, moment, isPassed, note }: MomentProps): ReactElement {
  if (moment === null)
    return (
      <td role="cell" className={css.moment.none}>
        None stated
      </td>
    );
  const details = [toTime(moment.local), formatReaderTime(moment), note].filter((part) => part !== null);
  return (
    <td role="cell" className={css.moment[isPassed ? "passed" : "plain"]}>
      <span className={css.momentKey}>{label}</span>
      <time dateTime={moment.local} className={weight.bold}>
        {formatWeekday(moment.local)}
      </time>{" "}
      {details.map((detail) => (
        <span key={detail} className={css.momentSmall}>
          {detail}
        </span>
      ))}
    </td>
  );
}

const BADGES = {
  done: { kind: "best", icon: check },
  next: { kind: "strong", icon: clock },
  "in-time": { kind: "plain", icon: clock },
  overdue: { kind: "critical", icon: warning },
  missed: { kind: "critical", icon: warning },
  "none-stated": { kind: "plain", icon: clock },
} as const;

function StateBadge({ deadline }: { readonly deadline: AssessedDeadline }): ReactElement {
  const { kind, icon } = BADGES[deadline.state];
  return (
    <Badge kind={kind} icon={icon}>
      {formatState(deadline)}
    </Badge>
  );
}
