import type { FieldProblem } from "#domain/field-problem.ts";
import type { CalendarDate, LocalDateTime } from "#domain/time";
import { MAX_AMENDMENT_TEXT } from "./amendment.ts";

type Moment = CalendarDate | LocalDateTime;

/** A change that the desk starts: another sailing of the carrier (a rolled vessel), or new cut-offs; null stays as it is. */
export interface DeskChange {
  /** What the shipper reads about it. */
  readonly text: string;
  readonly vessel: string | null;
  readonly voyage: string | null;
  readonly departure: Moment | null;
  readonly arrival: Moment | null;
  readonly documentsCutOff: Moment | null;
  readonly vgmCutOff: Moment | null;
  readonly gateInCutOff: Moment | null;
}

export const DESK_CHANGE_FIELDS = [
  "text",
  "vessel",
  "voyage",
  "departure",
  "arrival",
  "documentsCutOff",
  "vgmCutOff",
  "gateInCutOff",
] as const;
export type DeskChangeField = (typeof DESK_CHANGE_FIELDS)[number];

const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?)?$/;
const MOMENTS = ["departure", "arrival", "documentsCutOff", "vgmCutOff", "gateInCutOff"] as const;

/** Whether a change states another sailing or other cut-offs, rather than words alone. */
export const changesSailing = ({ text: _, ...sailing }: DeskChange): boolean =>
  Object.values(sailing).some((value) => value !== null);

/** What is wrong with a change of the desk, by field; `today` is that of the port of loading. */
export const findDeskChangeProblems = (
  change: DeskChange,
  today: CalendarDate,
): readonly FieldProblem<DeskChangeField>[] => {
  const { text, departure, arrival } = change;
  const problems: FieldProblem<DeskChangeField>[] = [];
  if (text.trim() === "") problems.push({ field: "text", message: "Say what changes: the customer reads it." });
  if (text.length > MAX_AMENDMENT_TEXT)
    problems.push({ field: "text", message: `Use at most ${MAX_AMENDMENT_TEXT} characters.` });
  for (const field of MOMENTS) {
    const moment = change[field];
    if (moment !== null && !MOMENT.test(moment))
      problems.push({ field, message: "Use a date such as 2026-12-10, with a time such as 18:00 if it is known." });
  }
  if (departure !== null && MOMENT.test(departure) && departure.slice(0, 10) < today)
    problems.push({ field: "departure", message: "Choose today or a later day." });
  if (departure !== null && arrival !== null && arrival < departure)
    problems.push({ field: "arrival", message: "The arrival must be after the departure." });
  return problems;
};
