export { presentDeadline } from "./present.ts";
export {
  deleteLeadTimes,
  leadTimesRecords,
  type FindLeadTimes,
  listLeadTimes,
  loadLeadTimes,
  readLeadTimesFingerprint,
  saveLeadTimes,
} from "./store.ts";
