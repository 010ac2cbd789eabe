export {
  type ContainerLine,
  EQUIPMENT_CODES,
  type EquipmentCode,
  type EquipmentKind,
  equipmentOf,
  equipmentOfKind,
  readEquipment,
} from "./equipment.ts";
export {
  type EquipmentQuantity,
  type LoadSummary,
  type LoadTypeRefusal,
  MAX_CONTAINERS,
  containersText,
  formatLoadType,
  loadSummaryText,
  loadText,
  netWeightText,
  parseLoadType,
  summariseLoad,
  weighedLoadText,
} from "./load.ts";
export {
  type ContainerSelection,
  addContainer,
  chooseKind,
  removeCard,
  removedContainers,
  selectOnly,
  selectedContainers,
  setQuantity,
  setWeight,
  startSelection,
  takeContainer,
  tidyWeights,
} from "./selection.ts";
export { type LimitOf, excessText, findWeightExcesses, suggestLoads, suggestionText } from "./weight-limit.ts";
export {
  type WeightCheck,
  checkWeight,
  parseWeight,
  poundsText,
  tidyWeight,
  weightKgOf,
  weightProblem,
  weightText,
} from "./weight.ts";
