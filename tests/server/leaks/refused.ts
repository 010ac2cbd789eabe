/**
 * Operations that the walk calls without what they need, and why none of their answers can have a buying price. Each other
 * operation of the document is answered in the walk.
 */
export const REFUSED: Readonly<Record<string, readonly string[]>> = {
  "answers about the account and its sessions, which know no offer": [
    "changePassword",
    "endOtherSessions",
    "endSession",
    "proveSecondFactor",
    "requestAccountDeletion",
    "resetPassword",
    "signIn",
    "signUp",
    "switchSecondFactorOn",
    "updateAccount",
    "verifyCode",
  ],
  "answers about people and tax numbers of the company": [
    "acceptInvitation",
    "changeMember",
    "deleteInvitation",
    "handOverCompany",
    "joinCompany",
    "leaveCompany",
    "openInvitation",
    "removeGstNumber",
    "removeMember",
  ],
  "answers about keys and webhooks; the bodies of deliveries are read by listWebhookDeliveries": [
    "changeWebhook",
    "deleteWebhook",
    "revokeApiKey",
    "rotateWebhookSecret",
    "sendWebhookDeliveryAgain",
    "testWebhook",
  ],
  "answers with places": ["findFclPorts", "findPublicPlaces", "nearbyPorts"],
  "answers with what the shipper has saved, which holds searches and addresses": [
    "changeAddress",
    "renameSavedView",
    "renameTemplate",
  ],
  "answers with days and events": [
    "calendarFeed",
    "deleteLeadTimes",
    "getTracking",
    "markDeadline",
    "markSharedDeadline",
    "saveLeadTimes",
  ],
  "answers with cargo and files of the shipper": [
    "addDocument",
    "commentDocument",
    "decideDraft",
    "documentFile",
    "saveCargo",
    "sendCargo",
  ],
  "answers that a link has ended": ["revokeLink"],
  "answers as listAmendments does": ["decideAmendment"],
  "refuses the line of a sheet with buying prices": ["sheetLine"],
};
