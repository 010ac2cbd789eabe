export { listContainers, type NumberedContainer } from "./numbered-containers.ts";
export {
  calculateCheckDigit,
  checkContainerNumber,
  cleanContainerNumber,
} from "./container-number.ts";
export {
  addCommodity,
  buildDetails,
  copyDetails,
  type CargoDetails,
  type CargoScope,
  emptyDetails,
  type FieldPath,
  findMaxLength,
  fitDetails,
  listTexts,
  matchContainers,
  MAX_COMMODITIES,
  moveContainers,
  type Party,
  PARTY_FIELDS,
  PARTY_ROLES,
  type PartyField,
  type PartyRole,
  removeCommodity,
  setTexts,
} from "./details.ts";
export {
  findContainer,
  formatFieldText,
  formatText,
  labelField,
  labelPath,
  nameField,
  PARTY_ROLE_LABELS,
} from "./labels.ts";
export { mergeDetails, type MergedDetails, type TextConflict } from "./merge.ts";
export {
  CARGO_SUBJECTS,
  type CargoPart,
  type CargoSubject,
  formatPart,
  isSamePart,
  listParts,
  toPart,
} from "./part.ts";
export { type CargoProblem, findProblems, findWarnings } from "./problems.ts";
export { INCO_TERMS, VGM_METHODS } from "./rules.ts";
export {
  type CargoSection,
  isSettled,
  type SectionState,
  type SettledCargo,
  summariseSections,
  toSection,
} from "./section.ts";
export {
  assessParts,
  canAnswer,
  countSubmitted,
  findLockedChanges,
  isLocked,
  isLockedStatus,
  type PartState,
  type PartStatus,
  type Submission,
  type SubmissionStatus,
} from "./submission.ts";
