export { presentDeadline } from "./present.ts";
export { deleteLeadTimes, type FindLeadTimes, listLeadTimes, loadLeadTimes, saveLeadTimes } from "./store.ts";
