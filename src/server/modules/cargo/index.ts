export { answerPart, fitsContainers, refitCargo } from "./change-cargo.ts";
export { describePart } from "./desk-mails.ts";
export { undoPartAnswer } from "./undo-answer.ts";
export { presentCargoOfBooking } from "./export.ts";
export { cargoFeature } from "./routes.ts";
export {
  exportCargo,
  findBookingsByContainer,
  listContainerNumbers,
  listSendings,
  listSentParts,
  listSentTasks,
  loadCargo,
  saveDetails,
  type StoredCargo,
} from "./store.ts";
