import { keepProblems, listProblems } from "#domain/field-problem.ts";
import * as selection from "#domain/containers";
import * as form from "#domain/search";
import {
  choosePlace,
  choosePort,
  type End,
  type FclDraft,
  findReset,
  type ResetCause,
  undoReset,
  toField,
  isTypedOnly,
  POINTS,
  type PointRef,
  type SearchProblem,
  validateDraft,
} from "#domain/search";
import type { ResolvedPlace, NearbyPort } from "#domain/places";
import type { TimeZone } from "#domain/time";
import type { SearchContext, PointLookup, DraftEvent } from "./types.ts";
import { assertNever } from "#domain/assert-never.ts";

/** Whether the nearby ports of an end belong to another place than the chosen one. */
export const hasOtherPlace = (context: SearchContext, end: End): boolean =>
  context.draft[end].place.code !== context.nearby[end].code;

const findOriginCode = ({ draft: { origin } }: Pick<SearchContext, "draft">): string | null =>
  origin.place.code ?? origin.port.code;

/** Whether the known zone belongs to another origin than the chosen one. */
export const hasOtherOrigin = (context: SearchContext): boolean => findOriginCode(context) !== context.originZone.code;

/** Sets the zone of the chosen origin, null while it is not known. */
export const withOriginZone = (context: SearchContext, zone: TimeZone | null): Pick<SearchContext, "originZone"> => ({
  originZone: { code: findOriginCode(context), zone },
});

/** Sets the ports near the chosen place of an end. */
export const withNearby = (
  { draft, nearby }: SearchContext,
  end: End,
  ports: readonly NearbyPort[],
): Pick<SearchContext, "nearby"> => ({ nearby: { ...nearby, [end]: { code: draft[end].place.code, ports } } });

type Checked = Pick<SearchContext, "problems" | "today" | "readerToday" | "unknownTexts">;

/** The problems of the last search that a changed form still has; new ones wait for the next Search Rates. */
export const remainingProblems = (
  { problems, today, readerToday, unknownTexts }: Checked,
  draft: FclDraft,
): readonly SearchProblem[] => {
  if (problems.length === 0) return problems;
  return keepProblems(problems, listProblems(validateDraft(draft, today, unknownTexts, readerToday)));
};

export const UNDO_SECONDS = 10;

type Undo = Pick<SearchContext, "resets" | "undoSeconds">;

/** Null if the change removed nothing. */
export const withReset = (context: SearchContext, cause: ResetCause | null, draft: FclDraft): Undo | null => {
  const reset = cause === null ? null : findReset(cause, context.draft, draft);
  return reset === null ? null : { resets: [...context.resets, reset], undoSeconds: UNDO_SECONDS };
};

/** The form before the latest reset; earlier resets can be undone in turn. */
export const withoutLastReset = (context: SearchContext): Undo & Pick<SearchContext, "draft"> => {
  const last = context.resets.at(-1);
  return {
    draft: last === undefined ? context.draft : undoReset(context.draft, last),
    resets: context.resets.slice(0, -1),
    undoSeconds: UNDO_SECONDS,
  };
};

const findLookup = (draft: FclDraft, { end, point }: PointRef): readonly PointLookup[] => {
  const typed = draft[end][point];
  return isTypedOnly(typed) ? [{ end, point, text: typed.text.trim() }] : [];
};

/** The running lookups with that of one field; without it if its text needs none. */
export const withLookup = ({ draft, lookups }: SearchContext, ref: PointRef): readonly PointLookup[] => [
  ...lookups.filter(({ end, point }) => end !== ref.end || point !== ref.point),
  ...findLookup(draft, ref),
];

/** The lookups of all fields that hold text without a chosen place. */
export const findAllLookups = (draft: FclDraft): readonly PointLookup[] =>
  POINTS.flatMap((ref) => findLookup(draft, ref));

export type LookupOutcome = PointLookup & { readonly resolved: ResolvedPlace };

const takePlace = (draft: FclDraft, { end, point, text, resolved }: LookupOutcome): FclDraft => {
  const typed = draft[end][point];
  if (resolved.kind !== "resolved" || !isTypedOnly(typed) || typed.text.trim() !== text) return draft;
  return point === "place" ? choosePlace(draft, end, resolved.place) : choosePort(draft, end, resolved.place);
};

/** Chooses the places that were found, and adds a problem for each text that is no place. */
export const withOutcomes = (
  context: SearchContext,
  outcomes: readonly LookupOutcome[],
): Pick<SearchContext, "draft" | "problems" | "unknownTexts" | "lookups"> => {
  const draft = outcomes.reduce(takePlace, context.draft);
  const unknownTexts = outcomes.flatMap(({ text, resolved }) => (resolved.kind === "unknown" ? [text] : []));
  const fields = new Set(outcomes.map(toField));
  const found = listProblems(validateDraft(draft, context.today, unknownTexts, context.readerToday)).filter(
    ({ field }) => fields.has(field),
  );
  const others = remainingProblems({ ...context, unknownTexts }, draft).filter(({ field }) => !fields.has(field));
  return { draft, problems: [...others, ...found], unknownTexts, lookups: [] };
};

const changeSelection = (
  draft: FclDraft,
  change: (before: selection.ContainerSelection) => selection.ContainerSelection,
): FclDraft => form.setSelection(draft, change(draft.selection));

/* A combobox reports a chosen name as typed; the same text must not undo the choice. */
const applyTyping = (
  draft: FclDraft,
  event: Extract<DraftEvent, { readonly text: string; readonly end: form.End }>,
): FclDraft => {
  const isPlace = event.type === "draft.placeTyped";
  const before = isPlace ? draft[event.end].place : draft[event.end].port;
  if (before.text === event.text) return draft;
  return isPlace ? form.typePlace(draft, event.end, event.text) : form.typePort(draft, event.end, event.text);
};

export const applyChange = (draft: FclDraft, event: DraftEvent): FclDraft => {
  switch (event.type) {
    case "draft.placeTyped":
    case "draft.portTyped":
      return applyTyping(draft, event);
    case "draft.placeChosen":
      return form.choosePlace(draft, event.end, event.place);
    case "draft.placeCleared":
      return form.clearPlace(draft, event.end);
    case "draft.portChosen":
      return form.choosePort(draft, event.end, event.port);
    case "draft.portCleared":
      return form.clearPort(draft, event.end);
    case "draft.serviceChosen":
      return form.setServiceType(draft, event.end, event.serviceType);
    case "draft.endsSwapped":
      return form.swapEnds(draft);
    case "draft.dateChosen":
      return form.setDepartureDate(draft, event.date);
    case "draft.kindChosen":
      return changeSelection(draft, (before) => selection.chooseKind(before, event.kind));
    case "draft.cardSelected":
      return changeSelection(draft, (before) => selection.selectOnly(before, event.equipment));
    case "draft.containerAdded":
      return changeSelection(draft, (before) => selection.addContainer(before, event.equipment));
    case "draft.containerTaken":
      return changeSelection(draft, (before) => selection.removeContainer(before, event.equipment));
    case "draft.cardRemoved":
      return changeSelection(draft, (before) => selection.removeCard(before, event.equipment));
    case "draft.weightTyped":
      return changeSelection(draft, (before) => selection.setWeight(before, event.equipment, event.text));
    case "draft.weightEntered":
      return changeSelection(draft, (before) => selection.tidyWeights(before, [event.equipment]));
    case "draft.reeferChanged":
      return form.setReefer(draft, event.changes);
    default:
      return assertNever(event);
  }
};

/** Null for events that remove no container. */
export const findResetCause = (event: DraftEvent): ResetCause | null => {
  if (event.type === "draft.cardSelected") return { kind: "only", equipment: event.equipment };
  if (event.type === "draft.cardRemoved") return { kind: "removed", equipment: event.equipment };
  return event.type === "draft.kindChosen" ? { kind: "kind-changed", to: event.kind } : null;
};
