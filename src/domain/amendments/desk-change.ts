import type { FieldProblem } from "#domain/field-problem.ts";
import { MAX_AMENDMENT_TEXT } from "./amendment.ts";
import { type DeskSailing, SAILING_FIELDS } from "./desk-sailing.ts";
import { findImpossibleDates, type SailingContext } from "./sailing-dates.ts";

/** A change that the desk starts: another sailing of the carrier (a rolled vessel), or new cut-offs; null stays as it is. */
export interface DeskChange extends DeskSailing {
  /** What the shipper reads about it. */
  readonly text: string;
}

export const DESK_CHANGE_FIELDS = ["text", ...SAILING_FIELDS] as const;
export type DeskChangeField = (typeof DESK_CHANGE_FIELDS)[number];

/** Whether a change states another sailing or other cut-offs, rather than words alone. */
export const changesSailing = (change: DeskChange): boolean => SAILING_FIELDS.some((field) => change[field] !== null);

/** Why a change of the desk is refused, by field. */
export const findDeskChangeProblems = (
  change: DeskChange,
  context: SailingContext,
): readonly FieldProblem<DeskChangeField>[] => {
  const { text } = change;
  const problems: FieldProblem<DeskChangeField>[] = [];
  if (text.trim() === "") problems.push({ field: "text", message: "Say what changes: the customer reads it." });
  if (text.length > MAX_AMENDMENT_TEXT)
    problems.push({ field: "text", message: `Use at most ${MAX_AMENDMENT_TEXT} characters.` });
  return [...problems, ...findImpossibleDates(change, context)];
};
