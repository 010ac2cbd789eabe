import { assertNever } from "../assert-never.ts";
import {
  type EquipmentCode,
  type EquipmentKind,
  formatContainers,
  formatLoad,
  formatWeight,
  chooseKind,
  listRemovedContainers,
  listSelectedContainers,
  selectOnly,
} from "#domain/containers";
import { EMPTY_DRAFT, type FclDraft, setSelection } from "./draft.ts";

/** What took containers, or the whole form, away. */
export type ResetCause =
  | { readonly kind: "only"; readonly equipment: EquipmentCode }
  | { readonly kind: "removed"; readonly equipment: EquipmentCode }
  | { readonly kind: "kind-changed"; readonly to: EquipmentKind }
  | { readonly kind: "cleared" };

/** A reset and the form before it. */
export interface Reset {
  readonly cause: ResetCause;
  readonly before: FclDraft;
}

/** The form after a reset is undone: the load as it was before; after Clear the whole form. */
export const undoReset = (draft: FclDraft, { before, cause }: Reset): FclDraft =>
  cause.kind === "cleared" ? before : setSelection(draft, before.selection);

const routeName = ({ origin, destination }: FclDraft): readonly string[] =>
  [origin.place, origin.port, destination.place, destination.port].some(({ text }) => text !== "") ? ["the route"] : [];

const clearedText = (draft: FclDraft): string =>
  [
    ...routeName(draft),
    ...(draft.departureDate === null ? [] : ["the departure date"]),
    ...[formatLoad(listSelectedContainers(draft.selection))].filter((load) => load !== ""),
  ].join(", ");

const cardText = (draft: FclDraft, equipment: EquipmentCode): string => {
  const line = listSelectedContainers(draft.selection).find((one) => one.equipment === equipment);
  if (line === undefined) return "";
  const weight = line.weightKg === 0 ? [] : [`${formatWeight(line.weightKg)}${line.quantity > 1 ? " each" : ""}`];
  return [formatContainers(line.quantity), ...weight].join(", ");
};

const removedText = (draft: FclDraft, after: FclDraft["selection"]): string =>
  `${formatLoad(listRemovedContainers(draft.selection, after))} removed`;

/** What a reset did and what it took away: `Changed to Reefer`, `2 × 20GP, 1 × 40GP removed`. */
export const describeReset = ({ before, cause }: Reset): { readonly title: string; readonly removed: string } => {
  switch (cause.kind) {
    case "only":
      return {
        title: `Only ${cause.equipment}`,
        removed: removedText(before, selectOnly(before.selection, cause.equipment)),
      };
    case "kind-changed":
      return {
        title: `Changed to ${cause.to}`,
        removed: removedText(before, chooseKind(before.selection, cause.to)),
      };
    case "removed":
      return { title: `${cause.equipment} removed`, removed: cardText(before, cause.equipment) };
    case "cleared":
      return { title: "Form cleared", removed: `Removed: ${clearedText(before)}` };
    default:
      return assertNever(cause);
  }
};

/** What selecting one card alone would do, said before it is pressed: `Sets 1 × 40HC, removes 2 × 20GP`; null when it changes nothing. */
export const describeOnly = ({ selection }: FclDraft, equipment: EquipmentCode): string | null => {
  const after = selectOnly(selection, equipment);
  if (after === selection) return null;
  const removed = formatLoad(listRemovedContainers(selection, after));
  const verb = selection.quantities[equipment] > 0 ? "Keeps" : "Sets";
  return `${verb} ${formatLoad(listSelectedContainers(after))}${removed === "" ? "" : `, removes ${removed}`}.`;
};

/** What switching between dry and reefer would do, said before it is pressed. */
export const describeSwitch = ({ selection }: FclDraft): string => {
  const to = selection.kind === "Dry" ? "Reefer" : "Dry";
  const load = formatLoad(listSelectedContainers(selection));
  const start = formatLoad(listSelectedContainers(chooseKind(selection, to)));
  return load === "" ? `${to} starts with ${start}.` : `${to} replaces ${load} with ${start}.`;
};

/** A change of the form as a reset; null when it took nothing away. */
export const findReset = (cause: ResetCause, before: FclDraft, after: FclDraft): Reset | null => {
  const isReset =
    cause.kind === "cleared"
      ? JSON.stringify(before) !== JSON.stringify(EMPTY_DRAFT)
      : listRemovedContainers(before.selection, after.selection).length > 0;
  return isReset ? { cause, before } : null;
};
