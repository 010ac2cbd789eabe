import type { FieldProblem } from "#domain/field-problem.ts";
import {
  addDays,
  daysBetween,
  formatCutOff,
  hasTimeAt,
  isOver,
  type LocalDateTime,
  startsWithDate,
  toDate,
} from "#domain/time";
import {
  applySailing,
  CUT_OFF_FIELDS,
  type CutOffField,
  type DeskSailing,
  mapCutOffs,
  type SailingField,
} from "./desk-sailing.ts";

/** What stated dates are compared with. */
export interface SailingContext {
  readonly booked: DeskSailing;
  /** On the clock of the port of loading. */
  readonly now: LocalDateTime;
}

type Problem = FieldProblem<SailingField>;

const MOMENTS = ["departure", "arrival", ...CUT_OFF_FIELDS] as const;

const isMoment = (text: string): boolean =>
  startsWithDate(text) && (text.length === 10 || (/^.{10}T\d{2}:\d{2}(:\d{2})?$/.test(text) && hasTimeAt(text, 11)));

/* Two moments of which one has no time are compared by their days. */
const isAfter = (one: string, other: string): boolean => {
  const length = Math.min(one.length, other.length, 16);
  return one.slice(0, length) > other.slice(0, length);
};

const findMalformed = (stated: DeskSailing): readonly Problem[] =>
  MOMENTS.flatMap((field) => {
    const moment = stated[field];
    return moment === null || isMoment(moment)
      ? []
      : [{ field, message: "Use a date such as 2026-12-10, with a time such as 18:00 if it is known." }];
  });

const findArrivalProblems = (stated: DeskSailing, { departure, arrival }: DeskSailing): readonly Problem[] => {
  if (departure === null || arrival === null || !isAfter(departure, arrival)) return [];
  if (stated.arrival !== null) return [{ field: "arrival", message: "The arrival must be after the departure." }];
  return [
    {
      field: "arrival",
      message: `State the new arrival: the booked one, ${formatCutOff(arrival)}, is before departure.`,
    },
  ];
};

/**
 * Dates of a sailing that cannot be: no day of the calendar, over already at the port of loading, a cut-off after the
 * departure, an arrival before it. What is not stated stays as it is booked.
 */
export const findImpossibleDates = (stated: DeskSailing, { booked, now }: SailingContext): readonly Problem[] => {
  const malformed = findMalformed(stated);
  if (malformed.length > 0) return malformed;
  const sailing = applySailing(booked, stated);
  const { departure } = sailing;
  const over = (["departure", ...CUT_OFF_FIELDS] as const).flatMap((field): readonly Problem[] => {
    const moment = stated[field];
    if (moment === null || !isOver(moment, now)) return [];
    return [{ field, message: `This is over: it is ${formatCutOff(now)} at the port of loading.` }];
  });
  const late = CUT_OFF_FIELDS.flatMap((field): readonly Problem[] => {
    const moment = sailing[field];
    const isChecked = stated[field] !== null || stated.departure !== null;
    if (!isChecked || moment === null || departure === null || !isAfter(moment, departure)) return [];
    return [{ field, message: `This is after the departure, ${formatCutOff(departure)}.` }];
  });
  const isChecked = stated.departure !== null || stated.arrival !== null;
  const problems = [...over, ...late, ...(isChecked ? findArrivalProblems(stated, sailing) : [])];
  return [...new Map(problems.toReversed().map((one) => [one.field, one])).values()].toReversed();
};

const MOST_DAYS_BEFORE = 21;
const MOST_DAYS_LATER = 60;
const TRANSIT_DIFFERENCE = 14;

const findUnusualOrder = (stated: DeskSailing, { vgmCutOff, documentsCutOff, gateInCutOff }: DeskSailing) => {
  const check = (field: CutOffField, moment: string | null, name: string): readonly Problem[] => {
    if (moment === null || gateInCutOff === null || !isAfter(moment, gateInCutOff)) return [];
    if (stated[field] === null && stated.gateInCutOff === null) return [];
    const message = `${name} usually ends before gate-in, ${formatCutOff(gateInCutOff)}.`;
    return [{ field: stated[field] === null ? "gateInCutOff" : field, message }];
  };
  return [
    ...check("documentsCutOff", documentsCutOff, "The shipping instruction"),
    ...check("vgmCutOff", vgmCutOff, "VGM"),
  ];
};

const findUnusualSailing = (stated: DeskSailing, sailing: DeskSailing, booked: DeskSailing): readonly Problem[] => {
  const problems: Problem[] = [];
  if (stated.departure !== null && booked.departure !== null) {
    const later = daysBetween(toDate(booked.departure), toDate(stated.departure));
    const days = `${Math.abs(later)} ${Math.abs(later) === 1 ? "day" : "days"}`;
    const message = `The booked departure is ${formatCutOff(booked.departure)}, ${days} ${later < 0 ? "later" : "earlier"}.`;
    if (later < 0 || later > MOST_DAYS_LATER) problems.push({ field: "departure", message });
  }
  const [transit, bookedTransit] = [toTransit(sailing), toTransit(booked)];
  const isChecked = stated.departure !== null || stated.arrival !== null;
  if (isChecked && transit !== null && bookedTransit !== null && Math.abs(transit - bookedTransit) > TRANSIT_DIFFERENCE)
    problems.push({ field: "arrival", message: `The voyage would take ${transit} days; booked are ${bookedTransit}.` });
  return problems;
};

const toTransit = ({ departure, arrival }: DeskSailing): number | null =>
  departure === null || arrival === null ? null : daysBetween(toDate(departure), toDate(arrival));

/**
 * Dates of a sailing that can be, and that are seldom meant: cut-offs in another order than usual or more than three weeks
 * before the departure, a departure earlier than booked or more than 60 days later, a voyage that takes 14 days more or less
 * than booked. They are asked about once.
 */
export const findUnusualDates = (stated: DeskSailing, { booked }: SailingContext): readonly Problem[] => {
  const sailing = applySailing(booked, stated);
  const { departure } = sailing;
  const early = CUT_OFF_FIELDS.flatMap((field): readonly Problem[] => {
    const moment = stated[field];
    if (moment === null || departure === null) return [];
    const days = daysBetween(toDate(moment), toDate(departure));
    return days > MOST_DAYS_BEFORE ? [{ field, message: `This is ${days} days before the departure.` }] : [];
  });
  const problems = [...findUnusualSailing(stated, sailing, booked), ...early, ...findUnusualOrder(stated, sailing)];
  return [...new Map(problems.toReversed().map((one) => [one.field, one])).values()].toReversed();
};

/* By whole days: a cut-off keeps its time of day. */
const moveBy = (moment: string, from: string, to: string): string =>
  `${addDays(toDate(moment), daysBetween(toDate(from), toDate(to)))}${moment.slice(10, 16)}`;

/**
 * The arrival and the cut-offs that another departure is likely to have: as far from it as those of the booked sailing; null
 * where the booked one states none. A proposal, which a person checks.
 */
export const proposeSailing = (booked: DeskSailing, departure: string): Pick<DeskSailing, "arrival" | CutOffField> => {
  const from = booked.departure;
  const move = (moment: string | null): string | null =>
    from === null || moment === null || !isMoment(departure) ? null : moveBy(moment, from, departure);
  return {
    arrival: move(booked.arrival),
    ...mapCutOffs(({ field }) => move(booked[field])),
  };
};
