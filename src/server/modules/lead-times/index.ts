export { presentDeadline } from "./presenter.ts";
export {
  deleteLeadTimes,
  leadTimesRecords,
  type FindLeadTimes,
  listLeadTimes,
  loadLeadTimes,
  readLeadTimesFingerprint,
  saveLeadTimes,
} from "./store.ts";
