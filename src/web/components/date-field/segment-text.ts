import { monthName } from "./calendar-date.ts";

type Part = { readonly type: string; readonly text: string; readonly isPlaceholder: boolean };

/** What a part of the date shows: the month as a word, so that nobody reads 03/12 the other way round. */
export function segmentText(part: Part): string {
  if (part.type === "literal") return " ";
  if (part.type === "month" && !part.isPlaceholder) return monthName(part.text);
  return part.text;
}
