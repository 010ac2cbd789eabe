import {
  choosePlace,
  choosePort,
  type End,
  type FclDraft,
  findReset,
  type ResetCause,
  undoReset,
  fieldOfPoint,
  isTypedOnly,
  POINTS,
  type PointRef,
  type SearchProblem,
  validateDraft,
} from "#domain/search";
import type { ResolvedPlace, NearbyPort } from "#domain/places";
import type { FclSearchContext, PointLookup } from "./context.ts";

/** Whether the ports on offer at an end belong to another place than the chosen one. */
export const isOutdated = (context: FclSearchContext, end: End): boolean =>
  context.draft[end].place.code !== context.nearby[end].code;

/** Puts the ports near the chosen place of an end into the context. */
export const withNearby = (
  { draft, nearby }: FclSearchContext,
  end: End,
  ports: readonly NearbyPort[],
): Pick<FclSearchContext, "nearby"> => ({ nearby: { ...nearby, [end]: { code: draft[end].place.code, ports } } });

type Checked = Pick<FclSearchContext, "problems" | "today" | "unknownTexts">;

/** The problems of the last search that a changed form still has; new ones wait for the next Search Rates. */
export const remainingProblems = (
  { problems, today, unknownTexts }: Checked,
  draft: FclDraft,
): readonly SearchProblem[] => {
  if (problems.length === 0) return problems;
  const still = validateDraft(draft, today, unknownTexts).match(
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

const lookupOf = (draft: FclDraft, { end, point }: PointRef): readonly PointLookup[] => {
  const typed = draft[end][point];
  return isTypedOnly(typed) ? [{ end, point, text: typed.text.trim() }] : [];
};

/** The lookup of one field beside those that run; the same lookups when its text needs none. */
export const withLookup = ({ draft, lookups }: FclSearchContext, ref: PointRef): readonly PointLookup[] => [
  ...lookups.filter(({ end, point }) => end !== ref.end || point !== ref.point),
  ...lookupOf(draft, ref),
];

/** The lookups of all fields that hold text without a chosen place. */
export const allLookups = (draft: FclDraft): readonly PointLookup[] => POINTS.flatMap((ref) => lookupOf(draft, ref));

/** What became of a lookup. */
export type LookupOutcome = PointLookup & { readonly resolved: ResolvedPlace };

const takePlace = (draft: FclDraft, { end, point, text, resolved }: LookupOutcome): FclDraft => {
  const typed = draft[end][point];
  if (resolved.kind !== "resolved" || !isTypedOnly(typed) || typed.text.trim() !== text) return draft;
  return point === "place" ? choosePlace(draft, end, resolved.place) : choosePort(draft, end, resolved.place);
};

/** Takes the places that were found, and notes the problem at each field whose text is no place. */
export const withOutcomes = (
  context: FclSearchContext,
  outcomes: readonly LookupOutcome[],
): Pick<FclSearchContext, "draft" | "problems" | "unknownTexts" | "lookups"> => {
  const draft = outcomes.reduce(takePlace, context.draft);
  const unknownTexts = outcomes.flatMap(({ text, resolved }) => (resolved.kind === "unknown" ? [text] : []));
  const fields = new Set(outcomes.map(fieldOfPoint));
  const found = validateDraft(draft, context.today, unknownTexts).match(
    () => [],
    (problems) => problems.filter(({ field }) => fields.has(field)),
  );
  const others = remainingProblems({ ...context, unknownTexts }, draft).filter(({ field }) => !fields.has(field));
  return { draft, problems: [...others, ...found], unknownTexts, lookups: [] };
};
