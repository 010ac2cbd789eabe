import type { End, FclDraft } from "../../domain/fcl-search/draft.ts";
import { findReset, type ResetCause, undoReset } from "../../domain/fcl-search/reset.ts";
import type { SearchProblem } from "../../domain/fcl-search/validate.ts";
import { validateDraft } from "../../domain/fcl-search/validate.ts";
import type { NearbyPort } from "../../domain/places/place.ts";
import type { FclSearchContext } from "./context.ts";

/** Whether the ports on offer at an end belong to another place than the chosen one. */
export const isOutdated = (context: FclSearchContext, end: End): boolean =>
  context.draft[end].place.code !== context.nearby[end].code;

/** Puts the ports near the chosen place of an end into the context. */
export const withNearby = (
  { draft, nearby }: FclSearchContext,
  end: End,
  ports: readonly NearbyPort[],
): Pick<FclSearchContext, "nearby"> => ({ nearby: { ...nearby, [end]: { code: draft[end].place.code, ports } } });

/** The problems of the last search that a changed form still has; new ones wait for the next Search Rates. */
export const remainingProblems = ({ problems, today }: FclSearchContext, draft: FclDraft): readonly SearchProblem[] => {
  if (problems.length === 0) return problems;
  const still = validateDraft(draft, today).match(
    () => [],
    (left) => left,
  );
  return problems.filter(({ field, message }) =>
    still.some((left) => left.field === field && left.message === message),
  );
};

/** How long Undo is offered after a reset, in seconds. */
export const UNDO_SECONDS = 10;

type Undo = Pick<FclSearchContext, "resets" | "undoSeconds">;

/** Notes a reset for Undo; null when the change took nothing away. */
export const withReset = (context: FclSearchContext, cause: ResetCause | null, draft: FclDraft): Undo | null => {
  const reset = cause === null ? null : findReset(cause, context.draft, draft);
  return reset === null ? null : { resets: [...context.resets, reset], undoSeconds: UNDO_SECONDS };
};

/** The form before the latest reset; an earlier one can then be undone in turn. */
export const withoutLastReset = (context: FclSearchContext): Undo & Pick<FclSearchContext, "draft"> => {
  const last = context.resets.at(-1);
  return {
    draft: last === undefined ? context.draft : undoReset(context.draft, last),
    resets: context.resets.slice(0, -1),
    undoSeconds: UNDO_SECONDS,
  };
};
