export { invite } from "./invitations.ts";
export { listInvitations } from "./invitation-store.ts";
export { changeState, type StateObstacle } from "./change-state.ts";
export { companiesFeature } from "./routes.ts";
export { setCredit, setGroup } from "./set-terms.ts";
export { joinedMessage, mergedMessage } from "./mails.ts";
