import { assertNever } from "#domain/assert-never.ts";
import * as selection from "#domain/containers";
import * as form from "#domain/search";
import type { FclDraft, ResetCause } from "#domain/search";
import type { DraftEvent } from "./events.ts";

const changedSelection = (
  draft: FclDraft,
  change: (before: selection.ContainerSelection) => selection.ContainerSelection,
): FclDraft => form.setSelection(draft, change(draft.selection));

/* A list that fills the field with the chosen name reports it as typed: the same text again must not undo the choice. */
const typed = (
  draft: FclDraft,
  event: Extract<DraftEvent, { readonly text: string; readonly end: form.End }>,
): FclDraft => {
  const isPlace = event.type === "draft.placeTyped";
  const before = isPlace ? draft[event.end].place : draft[event.end].port;
  if (before.text === event.text) return draft;
  return isPlace ? form.typePlace(draft, event.end, event.text) : form.typePort(draft, event.end, event.text);
};

/** The form after an event; the rules are the domain's. */
export const changed = (draft: FclDraft, event: DraftEvent): FclDraft => {
  switch (event.type) {
    case "draft.placeTyped":
    case "draft.portTyped":
      return typed(draft, event);
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
      return changedSelection(draft, (before) => selection.chooseKind(before, event.kind));
    case "draft.cardSelected":
      return changedSelection(draft, (before) => selection.selectOnly(before, event.equipment));
    case "draft.containerAdded":
      return changedSelection(draft, (before) => selection.addContainer(before, event.equipment));
    case "draft.containerTaken":
      return changedSelection(draft, (before) => selection.takeContainer(before, event.equipment));
    case "draft.cardRemoved":
      return changedSelection(draft, (before) => selection.removeCard(before, event.equipment));
    case "draft.weightTyped":
      return changedSelection(draft, (before) => selection.setWeight(before, event.equipment, event.text));
    case "draft.weightEntered":
      return changedSelection(draft, (before) => selection.tidyWeights(before, [event.equipment]));
    case "draft.reeferChanged":
      return form.setReefer(draft, event.changes);
    default:
      return assertNever(event);
  }
};

/** The kind of reset that an event can be; null for a change that takes no container away by itself. */
export const resetCause = (event: DraftEvent): ResetCause | null => {
  if (event.type === "draft.cardSelected") return { kind: "only", equipment: event.equipment };
  if (event.type === "draft.cardRemoved") return { kind: "removed", equipment: event.equipment };
  return event.type === "draft.kindChosen" ? { kind: "kind-changed", to: event.kind } : null;
};
