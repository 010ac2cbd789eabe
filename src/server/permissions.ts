import { assertNever } from "#domain/assert-never.ts";
import { type Action, type Denial, findDenial } from "#domain/companies";
import type { OperationId, PortalApi } from "./platform/http/handler.ts";
import type { Mounting } from "./platform/http/mount.ts";

/** What each operation of the API does; null without a sign-in. An operation that is missing here does not compile. */
export const OPERATION_ACTIONS: Readonly<Record<OperationId, Action | null>> = {
  signIn: null,
  sendVerification: null,
  verifyCode: null,
  signUp: null,
  forgotPassword: null,
  resetPassword: null,
  listCountries: null,
  contactUs: null,
  findPublicPlaces: null,
  calendarFeed: null,
  openSharedBooking: null,
  markSharedDeadline: null,
  sharedFile: null,
  openSharedQuote: null,
  sharedQuotePdf: null,
  commentSharedQuote: null,
  decideSharedQuote: null,
  verifyQuote: null,
  openInvitation: null,
  acceptInvitation: null,
  signOut: "own",
  getProfile: "own",
  getAccount: "own",
  updateAccount: "own",
  changePassword: "own",
  listSessions: "own",
  endOtherSessions: "own",
  endSession: "own",
  downloadAccountData: "own",
  requestAccountDeletion: "own",
  withdrawAccountDeletion: "own",
  listApiKeys: "manage",
  createApiKey: "manage",
  revokeApiKey: "manage",
  listWebhooks: "manage",
  createWebhook: "manage",
  changeWebhook: "manage",
  deleteWebhook: "manage",
  rotateWebhookSecret: "manage",
  testWebhook: "manage",
  listWebhookDeliveries: "manage",
  sendWebhookDeliveryAgain: "manage",
  listSavedViews: "own",
  createSavedView: "own",
  renameSavedView: "own",
  deleteSavedView: "own",
  getCompany: "own",
  listMembers: "own",
  leaveCompany: "own",
  joinCompany: "own",
  listInvitations: "own",
  addGstNumber: "manage",
  removeGstNumber: "manage",
  setVatId: "manage",
  changeMember: "manage",
  removeMember: "manage",
  handOverCompany: "manage",
  createInvitation: "manage",
  deleteInvitation: "manage",
  listNotifications: "own",
  readNotifications: "own",
  notificationSettings: "own",
  setNotification: "own",
  getNotificationDigest: "own",
  setNotificationDigest: "own",
  getCalendarFeed: "own",
  createCalendarFeed: "own",
  deleteCalendarFeed: "own",
  findFclPorts: "read",
  nearbyPorts: "read",
  lclPorts: "read",
  dashboard: "read",
  listQuotations: "read",
  quotationFile: "read",
  bookingPdf: "read",
  getBooking: "read",
  getTracking: "read",
  listLeadTimes: "read",
  listLinks: "read",
  listAddresses: "read",
  listTemplates: "read",
  listAmendments: "read",
  listDocuments: "read",
  documentFile: "read",
  downloadDocuments: "read",
  listQuotes: "read",
  getQuote: "read",
  quotePdf: "read",
  listDeskRequests: "read",
  getCargo: "read",
  searchRates: "price",
  startRateSearch: "price",
  continueRateSearch: "price",
  stopRateSearch: "price",
  askSourceAgain: "price",
  sheetLine: "price",
  lclRates: "price",
  checkQuoteOffer: "price",
  setReference: "change",
  muteBooking: "change",
  markDeadline: "change",
  saveLeadTimes: "change",
  deleteLeadTimes: "change",
  createBookingLink: "change",
  revokeLink: "change",
  createAddress: "change",
  changeAddress: "change",
  deleteAddress: "change",
  createTemplate: "change",
  renameTemplate: "change",
  deleteTemplate: "change",
  addDocument: "change",
  commentDocument: "change",
  decideDraft: "change",
  createQuote: "change",
  commentQuote: "change",
  createQuoteLink: "change",
  createDeskRequest: "change",
  saveCargo: "change",
  sendCargo: "change",
  bookOffer: "book",
  bookLcl: "book",
  requestAmendment: "book",
  decideAmendment: "book",
};

const PENDING = "Your company waits for approval. You see prices as soon as our desk has approved it.";
const BLOCKED = "Your company is blocked.";

/** The sentence that a person reads who may not do something. */
const describeDenial = (denial: Denial): string => {
  switch (denial.by) {
    case "state":
      return denial.state === "pending" ? PENDING : BLOCKED;
    case "role":
      return `Your role in the company, ${denial.role}, does not allow this. Ask an admin of your company.`;
    default:
      return assertNever(denial);
  }
};

/** Refuses what the role of a person or the state of the company does not allow. */
export const authorise: Mounting<PortalApi>["authorise"] = (operation, shipper) => {
  const action = OPERATION_ACTIONS[operation];
  const denial = action === null || shipper === null ? null : findDenial(shipper, action);
  return denial === null ? null : { kind: "forbidden", message: describeDenial(denial) };
};
