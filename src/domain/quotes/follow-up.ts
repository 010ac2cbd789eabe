import { addDays, type CalendarDate } from "#domain/time";
import type { QuoteState } from "./quote.ts";

interface FollowUpTerms {
  readonly today: CalendarDate;
  /** The last day of the quote. */
  readonly validTill: CalendarDate;
}

/** Why the customer cannot be asked on a day, as a sentence; null if it can. All days are those of the office. */
export const findFollowUpProblem = (day: CalendarDate, { today, validTill }: FollowUpTerms): string | null => {
  if (day <= today) return "Choose tomorrow or a later day.";
  return day > validTill ? "Choose a day until the quote ends." : null;
};

const USUAL_DAYS = 3;

/** The day on which a customer is asked unless a clerk says otherwise: three days later, at the latest the day before the quote ends; null if none is left. */
export const proposeFollowUp = ({ today, validTill }: FollowUpTerms): CalendarDate | null => {
  const [usual, last] = [addDays(today, USUAL_DAYS), addDays(validTill, -1)];
  const day = usual < last ? usual : last;
  return day > today ? day : null;
};

interface PlannedFollowUp {
  /** Null: none is planned. */
  readonly followUpOn: CalendarDate | null;
  readonly state: QuoteState;
}

/** Whether the customer is to be asked: the day has come, and the quote is neither decided, booked nor over. */
export const isFollowUpDue = ({ followUpOn, state }: PlannedFollowUp, today: CalendarDate): boolean =>
  followUpOn !== null && followUpOn <= today && state === "open";
