export { EQUIPMENT_CODES, equipmentOf, equipmentOfKind, readEquipment } from "./equipment-table.ts";
export type { ContainerLine, EquipmentCode, EquipmentKind } from "./equipment.ts";
export { type EquipmentQuantity, type LoadTypeRefusal, formatLoadType, parseLoadType } from "./load-type.ts";
export {
  type LoadSummary,
  MAX_CONTAINERS,
  containersText,
  loadSummaryText,
  loadText,
  netWeightText,
  summariseLoad,
  weighedLoadText,
} from "./load.ts";
export {
  type WeightCheck,
  checkWeight,
  parseWeight,
  poundsText,
  tidyWeight,
  weightKgOf,
  weightProblem,
  weightText,
} from "./net-weight.ts";
export {
  type ContainerSelection,
  chooseKind,
  removedContainers,
  selectOnly,
  selectedContainers,
  setQuantity,
  setWeight,
  startSelection,
  tidyWeights,
  addContainer,
  removeCard,
  takeContainer,
} from "./selection.ts";
export { type LimitOf, excessText, findWeightExcesses, suggestLoads, suggestionText } from "./weight-limit.ts";
