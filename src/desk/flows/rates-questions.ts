import { findAnswer, isSameQuestion } from "#domain/rates";
import type { CountedQuestion, ImportNote, RateImport, SheetQuestion } from "../ports/index.ts";
import { findCorrectable, findCorrection, findLeftOut } from "./rates-corrections.ts";

/** How an import answers a question; null where it does not. */
export const findImportAnswer = ({ settings }: Pick<RateImport, "settings">, question: SheetQuestion): string | null =>
  findAnswer(settings.reading, question);

/** The questions that occur more than once: each is asked above the problems by cell. */
export const listRepeated = ({ result }: Pick<RateImport, "result">): readonly CountedQuestion[] =>
  result?.questions.filter(({ problems }) => problems > 1) ?? [];

/** Notes of a question, as far as they are listed. */
export const listNotesOf = (notes: readonly ImportNote[], question: SheetQuestion): readonly ImportNote[] =>
  notes.filter(({ asks }) => isSameQuestion(asks, question));

const isClosed = (one: RateImport, note: ImportNote): boolean => {
  const cell = findCorrectable(note);
  return (
    findLeftOut(one, note) !== null ||
    (cell !== null && findCorrection(one, cell) !== null) ||
    (note.severity === "question" && one.settings.acceptsOutliers)
  );
};

/** Whether a problem is answered, corrected or left out; a comparison will say whether that was enough. */
export const isSettled = (one: RateImport, note: ImportNote): boolean =>
  (note.asks !== null && findImportAnswer(one, note.asks) !== null) || isClosed(one, note);

/** How many problems of a comparison are neither answered, corrected nor left out. */
export const countOpenProblems = (one: RateImport): number => {
  const { result } = one;
  if (result === null) return 0;
  const isAnswered = (question: SheetQuestion | null): boolean =>
    question !== null && findImportAnswer(one, question) !== null;
  const answered = result.questions.filter(isAnswered).reduce((sum, { problems }) => sum + problems, 0);
  const closed = result.notes.filter(
    (note) => note.severity !== "remark" && !isAnswered(note.asks) && isClosed(one, note),
  );
  return result.problemCount - answered - closed.length;
};
