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
  type LoadTypeRefusal,
  findLoadRefusals,
  formatLoadType,
  parseLoadType,
} from "./load-type.ts";
export {
  type ContainerCount,
  type FclLoad,
  type LoadSummary,
  MAX_CONTAINERS,
  formatContainers,
  formatLoad,
  formatLoadSummary,
  formatNetWeight,
  formatWeighedLoad,
  summariseLoad,
} from "./load.ts";
export {
  type ContainerSelection,
  addContainer,
  chooseKind,
  listRemovedContainers,
  listSelectedContainers,
  removeCard,
  removeContainer,
  selectOnly,
  setQuantity,
  setWeight,
  startSelection,
  tidyWeights,
} from "./selection.ts";
export { type FindLimit, findWeightExcesses, formatExcess, formatSuggestion, suggestLoads } from "./weight-limit.ts";
export {
  type WeightCheck,
  checkWeight,
  findWeightProblem,
  formatPounds,
  formatKilograms,
  formatWeight,
  parseWeight,
  tidyWeight,
  toWeightKg,
} from "./weight.ts";
