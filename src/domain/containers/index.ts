export {
  type ContainerLine,
  EQUIPMENT_CODES,
  type EquipmentCode,
  type EquipmentKind,
  getEquipment,
  listEquipment,
  readEquipment,
} from "./equipment.ts";
export {
  type EquipmentQuantity,
  type LoadSummary,
  type LoadTypeRefusal,
  MAX_CONTAINERS,
  formatContainers,
  formatLoadType,
  formatLoadSummary,
  formatLoad,
  formatNetWeight,
  parseLoadType,
  summariseLoad,
  formatWeighedLoad,
} from "./load.ts";
export {
  type ContainerSelection,
  addContainer,
  chooseKind,
  removeCard,
  listRemovedContainers,
  selectOnly,
  listSelectedContainers,
  setQuantity,
  setWeight,
  startSelection,
  removeContainer,
  tidyWeights,
} from "./selection.ts";
export { type LimitOf, formatExcess, findWeightExcesses, suggestLoads, formatSuggestion } from "./weight-limit.ts";
export {
  type WeightCheck,
  checkWeight,
  parseWeight,
  formatPounds,
  tidyWeight,
  toWeightKg,
  findWeightProblem,
  formatWeight,
} from "./weight.ts";
