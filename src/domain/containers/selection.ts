import {
  type ContainerLine,
  type EquipmentCode,
  type EquipmentKind,
  EQUIPMENT_CODES,
  listEquipment,
} from "./equipment.ts";
import { MAX_CONTAINERS } from "./load.ts";
import { findBareWeight, tidyWeight, toWeightKg } from "./weight.ts";

/** What the container cards hold: the kind in view, a quantity per equipment, and the weight field of each as typed. */
export interface ContainerSelection {
  readonly kind: EquipmentKind;
  readonly quantities: Readonly<Record<EquipmentCode, number>>;
  readonly weights: Readonly<Record<EquipmentCode, string>>;
}

const NO_QUANTITIES: ContainerSelection["quantities"] = {
  "20GP": 0,
  "40GP": 0,
  "40HC": 0,
  "45HC": 0,
  "20RE": 0,
  "40RH": 0,
};
const NO_WEIGHTS: ContainerSelection["weights"] = {
  "20GP": "",
  "40GP": "",
  "40HC": "",
  "45HC": "",
  "20RE": "",
  "40RH": "",
};

const getFirst = (kind: EquipmentKind): EquipmentCode => (kind === "Dry" ? "20GP" : "20RE");

const sumQuantities = (quantities: ContainerSelection["quantities"]): number =>
  EQUIPMENT_CODES.reduce((sum, code) => sum + quantities[code], 0);

/** The selection that a kind starts with: one 20GP, or one 20RE for Reefer, and no weights. */
export const startSelection = (kind: EquipmentKind): ContainerSelection => ({
  kind,
  quantities: { ...NO_QUANTITIES, [getFirst(kind)]: 1 },
  weights: NO_WEIGHTS,
});

/** Switches between dry and reefer: quantities start again (20GP = 1 or 20RE = 1), typed weights stay; the same kind changes nothing. */
export const chooseKind = (selection: ContainerSelection, kind: EquipmentKind): ContainerSelection =>
  selection.kind === kind ? selection : { ...startSelection(kind), weights: selection.weights };

/** Selects one card: an empty one becomes 1, a chosen one keeps its quantity, and all others are reset to 0. */
export const selectOnly = (selection: ContainerSelection, code: EquipmentCode): ContainerSelection => {
  const quantity = Math.max(1, selection.quantities[code]);
  return sumQuantities(selection.quantities) === quantity && selection.quantities[code] === quantity
    ? selection
    : { ...selection, quantities: { ...NO_QUANTITIES, [code]: quantity } };
};

/** Sets the quantity of one card and leaves the others; whole containers from 0 to what is left of 100 in all. */
export const setQuantity = (
  selection: ContainerSelection,
  code: EquipmentCode,
  quantity: number,
): ContainerSelection => {
  const room = MAX_CONTAINERS - (sumQuantities(selection.quantities) - selection.quantities[code]);
  const whole = Number.isFinite(quantity) ? Math.trunc(quantity) : 0;
  const allowed = Math.max(0, Math.min(whole, room));
  return allowed === selection.quantities[code]
    ? selection
    : { ...selection, quantities: { ...selection.quantities, [code]: allowed } };
};

/** The plus of a card; nothing happens at 100 containers in all. */
export const addContainer = (selection: ContainerSelection, code: EquipmentCode): ContainerSelection =>
  setQuantity(selection, code, selection.quantities[code] + 1);

/** The minus of a card; never below 0. */
export const removeContainer = (selection: ContainerSelection, code: EquipmentCode): ContainerSelection =>
  setQuantity(selection, code, selection.quantities[code] - 1);

/** The X of a card: its quantity becomes 0, its typed weight stays. */
export const removeCard = (selection: ContainerSelection, code: EquipmentCode): ContainerSelection =>
  setQuantity(selection, code, 0);

/** Stores the typed net weight of one container, letter for letter. */
export const setWeight = (selection: ContainerSelection, code: EquipmentCode, typed: string): ContainerSelection => ({
  ...selection,
  weights: { ...selection.weights, [code]: typed },
});

/** Writes readable weights as the fields show them at rest (`22.5 t` becomes `22 500 KGM`). */
export const tidyWeights = (
  selection: ContainerSelection,
  codes: readonly EquipmentCode[] = EQUIPMENT_CODES,
): ContainerSelection =>
  codes.reduce(
    (tidy, code) => setWeight(tidy, code, findBareWeight(tidy.weights[code]) ?? tidyWeight(tidy.weights[code])),
    selection,
  );

/** The chosen containers of the kind in view, in card order, with net weights in kilograms (0 = not stated). */
export const listSelectedContainers = (selection: ContainerSelection): readonly ContainerLine[] =>
  listEquipment(selection.kind)
    .filter((code) => selection.quantities[code] > 0)
    .map((code) => ({
      equipment: code,
      quantity: selection.quantities[code],
      weightKg: toWeightKg(selection.weights[code]),
    }));

/** The containers of one selection that another no longer holds, in card order. */
export const listRemovedContainers = (
  before: ContainerSelection,
  after: ContainerSelection,
): readonly ContainerLine[] =>
  listSelectedContainers(before).flatMap((line) => {
    const quantity = line.quantity - after.quantities[line.equipment];
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
