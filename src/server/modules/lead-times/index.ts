export { presentDeadline } from "./present.ts";
export {
  deleteLeadTimes,
  type FindLeadTimes,
  listLeadTimes,
  loadLeadTimes,
  readLeadTimesFingerprint,
  saveLeadTimes,
} from "./store.ts";
