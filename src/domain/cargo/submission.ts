import type { Instant } from "#domain/time";
import type { CargoDetails, CargoScope, FieldPath } from "./details.ts";
import { listTexts } from "./details.ts";
import { type CargoProblem, findProblems } from "./problems.ts";
import { type CargoPart, isSamePart, listParts, toPart } from "./part.ts";

export type SubmissionStatus = "sent" | "accepted" | "returned";

/** A part that was sent to the desk, and what the desk answered. */
export interface Submission extends CargoPart {
  readonly status: SubmissionStatus;
  /** Why the desk returned it; null otherwise. */
  readonly reason: string | null;
  readonly sentAt: Instant;
  /** Null until the desk has answered. */
  readonly answeredAt: Instant | null;
}

export type PartStatus = "missing" | "complete" | SubmissionStatus;

/** One state of the form: what is missing, and what became of it after it was sent. */
export interface PartState extends CargoPart {
  readonly status: PartStatus;
  readonly problems: readonly CargoProblem[];
  readonly submission: Submission | null;
}

/** Whether texts of a part or section with this status can no longer change. */
export const isLockedStatus = (status: PartStatus): boolean => status === "sent" || status === "accepted";

/** Whether texts of a part can no longer change: it was sent, and not returned. */
export const isLocked = (submissions: readonly Submission[], part: CargoPart): boolean =>
  submissions.some((one) => isSamePart(one, part) && isLockedStatus(one.status));

/** The state of every part of a booking, in the order of the form. A returned part shows its reason until it is sent again. */
export const assessParts = (
  details: CargoDetails,
  scope: CargoScope,
  submissions: readonly Submission[],
): readonly PartState[] => {
  const problems = findProblems(details, scope);
  return listParts(scope).map((part) => {
    const own = problems.filter(({ path }) => isSamePart(toPart(path), part));
    const submission = submissions.find((one) => isSamePart(one, part)) ?? null;
    const typed = own.length === 0 ? "complete" : "missing";
    return { ...part, problems: own, submission, status: submission?.status ?? typed };
  });
};

/** The paths of locked texts that differ between the stored and the newly typed details. */
export const findLockedChanges = (
  stored: CargoDetails,
  typed: CargoDetails,
  submissions: readonly Submission[],
): readonly FieldPath[] => {
  const [before, after] = [listTexts(stored), listTexts(typed)];
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => (before.get(path) ?? "") !== (after.get(path) ?? "") && isLocked(submissions, toPart(path)),
  );
};

/** Whether the desk can answer a part: it was sent and has no answer, or was accepted and has to be returned after all. */
export const canAnswer = (submission: Submission | null, answer: "accepted" | "returned"): boolean =>
  submission !== null && (submission.status === "sent" || (submission.status === "accepted" && answer === "returned"));

/** Which tasks of the deadlines are done by what was sent: how many, and when the last one was. */
export const countSubmitted = (
  submissions: readonly Submission[],
): readonly { readonly task: "documents" | "vgm"; readonly count: number; readonly at: Instant }[] =>
  (
    [
      ["documents", "shipping-instruction"],
      ["vgm", "vgm"],
    ] as const
  ).flatMap(([task, subject]) => {
    const sent = submissions.filter((one) => one.subject === subject && isLockedStatus(one.status));
    const at = sent
      .map(({ sentAt }) => sentAt)
      .toSorted()
      .at(-1);
    return at === undefined ? [] : [{ task, count: sent.length, at }];
  });
