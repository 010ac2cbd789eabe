const TOO_LARGE = "All bodies have one limit, which an enquiry and a booking cover.";

const MANY_COMMENTS = "It needs a quote with 200 comments; the code is the one of the other conflicts.";

const NOT_MARKED = "The portal offers only what can be marked; deadlines-contract.ts of the server covers it.";

const LINK_LIMIT =
  "Our server limits the links that one network opens, by the limiter that other calls are tested with.";
const OTHER_COMPANIES = "The code is one of the others of companies; companies-contract.ts of the server covers it.";
const APPROVALS = "It needs a colleague with a limit or an offer of one; approvals.test.ts of the server covers it.";
const FACTOR =
  "It needs a code of the moment or the password of the shipper; second-factor.test.ts of the server covers it.";
const WAITS_FOR_SCANNER =
  "A file waits only for a moment, and only where uploads are scanned; scanning-contract.ts of the server covers it.";
const NEED_A_ROLE = [
  "getCompany",
  "addGstNumber",
  "removeGstNumber",
  "setVatId",
  "listMembers",
  "changeMember",
  "removeMember",
  "leaveCompany",
  "handOverCompany",
  "listInvitations",
  "createInvitation",
  "deleteInvitation",
  "joinCompany",
] as const;

/** Statuses of the API document that no interaction covers, by operation and status. */
export const UNCOVERED_STATUSES: Readonly<Record<string, string>> = {
  "signIn 413": TOO_LARGE,
  "sendVerification 413": TOO_LARGE,
  "verifyCode 413": TOO_LARGE,
  "signUp 413": "A form of more than 11 MB in the contract would cost more than it proves.",
  "forgotPassword 413": TOO_LARGE,
  "resetPassword 413": TOO_LARGE,
  "searchRates 413": TOO_LARGE,
  "startRateSearch 413": TOO_LARGE,
  "askSourceAgain 413": TOO_LARGE,
  "bookingPdf 413": TOO_LARGE,
  "documentFile 409": WAITS_FOR_SCANNER,
  "sharedFile 409": WAITS_FOR_SCANNER,
  "bookLcl 413": TOO_LARGE,
  "updateAccount 413": TOO_LARGE,
  "saveLeadTimes 413": TOO_LARGE,
  "markDeadline 413": TOO_LARGE,
  "markDeadline 409": NOT_MARKED,
  "markDeadline 422": NOT_MARKED,
  "markSharedDeadline 413": TOO_LARGE,
  "markSharedDeadline 409": NOT_MARKED,
  "markSharedDeadline 422": NOT_MARKED,
  "changePassword 413": TOO_LARGE,
  "readNotifications 413": TOO_LARGE,
  "setNotification 413": TOO_LARGE,
  "setNotificationDigest 413": TOO_LARGE,
  "muteBooking 413": TOO_LARGE,
  "createAddress 413": TOO_LARGE,
  "changeAddress 413": TOO_LARGE,
  "createSavedView 413": TOO_LARGE,
  "renameSavedView 413": TOO_LARGE,
  "createTemplate 413": TOO_LARGE,
  "renameTemplate 413": TOO_LARGE,
  "createWebhook 413": TOO_LARGE,
  "createWebhook 409": "It needs ten webhooks; webhooks-contract.ts of the server creates them.",
  "changeWebhook 413": TOO_LARGE,
  "openInvitation 429": LINK_LIMIT,
  "acceptInvitation 429": LINK_LIMIT,
  "signIn 403": FACTOR,
  "proveSecondFactor 200": FACTOR,
  "proveSecondFactor 413": TOO_LARGE,
  "proveSecondFactor 422": FACTOR,
  "proveSecondFactor 429": FACTOR,
  "getSecondFactor 403": FACTOR,
  "setUpSecondFactor 200": FACTOR,
  "setUpSecondFactor 403": FACTOR,
  "setUpSecondFactor 409": FACTOR,
  "setUpSecondFactor 413": TOO_LARGE,
  "switchSecondFactorOn 200": FACTOR,
  "switchSecondFactorOn 403": FACTOR,
  "switchSecondFactorOn 413": TOO_LARGE,
  "switchSecondFactorOn 422": FACTOR,
  "switchSecondFactorOff 200": FACTOR,
  "switchSecondFactorOff 403": FACTOR,
  "switchSecondFactorOff 409": FACTOR,
  "switchSecondFactorOff 413": TOO_LARGE,
  "requireSecondFactor 403": FACTOR,
  "requireSecondFactor 413": TOO_LARGE,
  "requireSecondFactor 422": FACTOR,
  "requestApproval 200": APPROVALS,
  "requestApproval 404": APPROVALS,
  "requestApproval 410": APPROVALS,
  "requestApproval 413": TOO_LARGE,
  "requestApproval 422": APPROVALS,
  "approveBooking 200": APPROVALS,
  "approveBooking 409": APPROVALS,
  "approveBooking 410": APPROVALS,
  "declineBooking 409": APPROVALS,
  "declineBooking 413": TOO_LARGE,
  "withdrawApproval 200": APPROVALS,
  "withdrawApproval 409": APPROVALS,
  ...Object.fromEntries(
    [
      "bookOffer",
      "bookLcl",
      "listApprovals",
      "requestApproval",
      "approveBooking",
      "declineBooking",
      "withdrawApproval",
    ].map((id) => [`${id} 403`, APPROVALS]),
  ),
  "leaveCompany 200": "It ends the account of the signed-in shipper; companies-contract.ts of the server covers it.",
  "joinCompany 200": "It needs an account that is alone and invited; companies-contract.ts of the server covers it.",
  "joinCompany 409": OTHER_COMPANIES,
  "removeGstNumber 200": OTHER_COMPANIES,
  "removeGstNumber 409": OTHER_COMPANIES,
  "changeMember 409": OTHER_COMPANIES,
  "removeMember 409": OTHER_COMPANIES,
  "handOverCompany 409": OTHER_COMPANIES,
  "createInvitation 409": OTHER_COMPANIES,
  "acceptInvitation 409": OTHER_COMPANIES,
  "changeMember 422": OTHER_COMPANIES,
  "handOverCompany 422": OTHER_COMPANIES,
  ...Object.fromEntries(NEED_A_ROLE.map((id) => [`${id} 403`, OTHER_COMPANIES])),
  "addGstNumber 413": TOO_LARGE,
  "setVatId 413": TOO_LARGE,
  "changeMember 413": TOO_LARGE,
  "handOverCompany 413": TOO_LARGE,
  "createInvitation 413": TOO_LARGE,
  "acceptInvitation 413": TOO_LARGE,
  "createApiKey 413": TOO_LARGE,
  "createApiKey 409": "It needs 20 keys that work; api-keys-contract.ts of the server creates them.",
  "createBookingLink 413": TOO_LARGE,
  "commentDocument 413": TOO_LARGE,
  "writeMessage 413": TOO_LARGE,
  "writeMessage 409": "It needs a booking with 500 messages; the code is the one of the other conflicts.",
  "createQuote 413": TOO_LARGE,
  "commentQuote 413": TOO_LARGE,
  "createQuoteLink 413": TOO_LARGE,
  "checkQuoteOffer 413": TOO_LARGE,
  "commentSharedQuote 413": TOO_LARGE,
  "decideSharedQuote 413": TOO_LARGE,
  "createDeskRequest 413": TOO_LARGE,
  "commentQuote 409": MANY_COMMENTS,
  "commentSharedQuote 409": MANY_COMMENTS,
  "checkQuoteOffer 502": "It searches as searchRates does, whose interaction covers a search without an answer.",
  "requestAmendment 413": TOO_LARGE,
  "decideAmendment 413": TOO_LARGE,
  "decideAmendment 422": "The document allows three decisions; any other is refused as for other operations.",
  "decideDraft 413": TOO_LARGE,
  "saveCargo 413": TOO_LARGE,
  "sendCargo 413": TOO_LARGE,
  "saveCargo 422":
    "The portal cuts texts to their length while they are typed; cargo-contract.ts of the server sends a longer one.",
  "addDocument 413":
    "A file of more than 20 MB in the contract would cost more than it proves; documents.test.ts of the server sends one.",
  "commentDocument 409": "It needs a document with 200 comments; the code is the one of the other conflicts.",
  "sendVerification 409":
    "Only a server that tells visitors which addresses have an account returns it; ours does not.",
  "calendarFeed 304":
    "Optional: a server without validators answers 200; deadlines-contract.ts of the server covers it.",
  "verifyQuote 410": "Optional since 2.9.0: an older server answers 404; quotes-contract.ts of the server covers it.",
  "listCountries 429": "The list is the same for everybody and may be cached, so our server does not limit it.",
};

interface Excuse {
  readonly pattern: RegExp;
  readonly reason: string;
}

const READ_BY_ANOTHER_CALL =
  "One reader serves this call and the call that lists or reads the same; the interactions of that call cover it.";
const COPIED = "The decoder copies the object with this property and then drops it: no screen has it.";

const NEW_IN_2_9 =
  "Optional since 2.9.0: no server has to send it. The reader's unit tests and those of generated answers cover it.";

const OPTIONAL =
  "Optional: a server sends it where it has this part. The server's contract tests and those of generated answers cover it.";

/** Properties that the portal reads and no interaction covers: operation and path. */
export const UNCOVERED_PROPERTIES: readonly Excuse[] = [
  { pattern: /^(?:getCompany|addGstNumber|setVatId) result\[\]\.usedCredit$/, reason: OPTIONAL },
  { pattern: /^listApiKeys result\[\]\.mode$/, reason: OPTIONAL },
  { pattern: /^(?:listWebhooks|createWebhook|changeWebhook|rotateWebhookSecret) result\[\]\.mode$/, reason: OPTIONAL },
  { pattern: /^(?:getProfile|getAccount|updateAccount) (?:data|result\[\])\.formats(?:\.|$)/, reason: OPTIONAL },
  { pattern: /^(?:listAmendments|requestAmendment|decideAmendment) .+\.changes(?:\[|$)/, reason: OPTIONAL },
  { pattern: /^(?:listAmendments|requestAmendment|decideAmendment) .+\.startedBy$/, reason: OPTIONAL },
  {
    pattern:
      /^(?:listApprovals|declineBooking) result\[\]\.(?:approvers|cbm|containers|departureDate|exceededLimit|mayDecline|search|vesselName|weight)(?:[.[]|$)/,
    reason: OPTIONAL,
  },
  { pattern: /^listDocuments result\[\]\.versions\[\]\.scan(?:\.|$)/, reason: OPTIONAL },
  { pattern: /^(?:proveSecondFactor|setUpSecondFactor|switchSecondFactorOn|switchSecondFactorOff) /, reason: FACTOR },
  { pattern: /^(?:requestApproval|approveBooking|withdrawApproval) /, reason: READ_BY_ANOTHER_CALL },
  { pattern: /^removeGstNumber /, reason: READ_BY_ANOTHER_CALL },
  {
    pattern: /^(?:leaveCompany|joinCompany) /,
    reason: "Both end what the signed-in shipper has; companies-contract.ts of the server covers them.",
  },
  {
    pattern: /^listWebhookDeliveries lenResult$/,
    reason: "Optional: a server may leave out the length; the tests of generated answers read it.",
  },
  {
    pattern: /\.nextDepartures\[\]\.schedule(?:\.|$)/,
    reason: "Optional, as the schedule of a rate sheet; the tests of LCL answers read it.",
  },
  {
    pattern: /^searchRates result\[\]\.(?:api|excel)\[\]\.(?:bookingSource|carrierOfferId|sheetLineId)$/,
    reason: "Only the server reads it, in the offers that it has stored.",
  },
  {
    pattern: /^searchRates result\[\]\.api\[\]\.quoteLine\.spotEquipments\[\]\.reeferAttributes/,
    reason: "Only the server reads it, in the offers of its sources.",
  },
  {
    pattern:
      /^(?:startRateSearch|continueRateSearch|stopRateSearch|askSourceAgain) (?:bookedSailings|errorMessage|exchangeRates|haulageEstimates|result|sources)(?:\.|\[|$)/,
    reason: "One reader with searchRates, whose interactions cover it.",
  },
  {
    pattern: /^searchRates result\[\]\.api\[\]\.arrivalZone$/,
    reason: "Optional; timeline-entries.test.ts reads it.",
  },
  {
    pattern: / progress\[\]\.usualSeconds$/,
    reason: "Optional, and measured of sources only; growing.test.ts and labels.test.ts read it.",
  },
  { pattern: / answeredAt$/, reason: NEW_IN_2_9 },
  { pattern: /\.(?:instantConfirmation|portOfLoadingZone|timeZone|validityZone)$/, reason: NEW_IN_2_9 },
  { pattern: /^searchRates result\[\]\.api\[\]\.quoteLine\.surcharges\./, reason: NEW_IN_2_9 },
  { pattern: /(?:\.canMark|\.options\.marks|\.markedTasks\[\]\.task|\.deadline[s[\]]*\.marked)$/, reason: NEW_IN_2_9 },
  { pattern: /\.(?:shipment|offers?(?:\[\])?)\.(?:handover|portOfLoading)(?:\.|$)/, reason: NEW_IN_2_9 },
  { pattern: /\.shipmentCutOffTimes(?:\[\]|$)/, reason: NEW_IN_2_9 },
  {
    pattern: /\.displayTerms(?:\.|\[|$)/,
    reason: "Optional since 3.1.0, where a carrier requires it; display-rules.test.ts reads it from every answer.",
  },
  {
    pattern: /^searchRates result\[\]\.api\[\]\.askedSource$/,
    reason:
      "Optional since 3.1.0: without it no card has its source asked again. A search whose answer grows states it (startRateSearch).",
  },
  {
    pattern: /(?:[. ]taxTerms(?:\.|\[|$)|\.charges\[\]\.costItem$)/,
    reason: "Optional since 3.1.0, of a company that states a tax; tax-terms.test.ts reads it from every answer.",
  },
  {
    pattern: /\.(?:title|detail)Parts(?:\.|\[|$)/,
    reason: "Optional: without them the portal shows the text; sentence.test.ts reads them.",
  },
  {
    pattern: /\.bookedAt$/,
    reason: "Optional since 3.1.0: without it the portal shows `bookedOn`. The tests of the adapters read it.",
  },
  {
    pattern: / result\[\]\.offers?(?:\[\])?\.cutOffs(?:\[\]|$)/,
    reason:
      "Absent where a source states none, as the desk whose offer the states name; quote-booking.test.tsx shows them.",
  },
  {
    pattern: /^searchRates result\[\]\.api\[\]\.potentialFees\[\]\./,
    reason: "Optional; the tests of carrier offers and of generated answers read the fees of an offer.",
  },
  {
    pattern: /^searchRates result\[\]\.excel\[\]\.schedule(?:\.|$)/,
    reason:
      "Optional: a server without schedules of carriers sends none. The tests of sheet lines and of generated answers read it.",
  },
  {
    pattern: /^lclRates result\[\]\.BOOKING (?:AMENDMENT|CANCELLATION) FEE$/,
    reason: "Optional; the tests of LCL records and of generated answers read them.",
  },
  { pattern: /^getProfile result\[\]\.companyName$/, reason: COPIED },
  {
    pattern: /^getProfile (?:data|result\[\])\.capabilities$/,
    reason:
      "`verify` reads the profile of each part in `levels.json` for its entry; the tests of the adapters read it.",
  },
  { pattern: /^updateAccount result\[\]\.companyName$/, reason: READ_BY_ANOTHER_CALL },
  { pattern: /^getBooking result\[\]\.(?:booking|exchangeRates|offer|tracking)(?:\.|$)/, reason: READ_BY_ANOTHER_CALL },
  {
    pattern: /^(?:get|save|send)Cargo result\[\]\.earlier/,
    reason: "Optional; the tests of the server and of generated answers read it.",
  },
  { pattern: /^saveCargo result\[\]\.submissions\[\]\./, reason: READ_BY_ANOTHER_CALL },
  { pattern: /\.hasDetails$/, reason: "Of servers of version 2; the tests of the adapters read it." },
  {
    pattern: /^openSharedBooking result\[\]\.shipment(?:\.|$)/,
    reason: "Null in some entries of any answer; the interactions of bookings and the domain's tests cover the forms.",
  },
  {
    pattern: /deadlines?(?:\[\])?\.(?:latestSafe|cutOff|basis|doneAt|timeZone|unLocationCode)(?:\.|$)/,
    reason:
      "Null in some entries of any answer; one reader with openSharedBooking, and the domain's tests cover the forms.",
  },
  {
    pattern: /^openSharedBooking result\[\]\.exchangeRates(?:\.|$)/,
    reason:
      "Optional: a server without exchange rates sends none. The tests of redaction and of the shared page read it.",
  },
  { pattern: /^markSharedDeadline result\[\]\.(?:shipment|price|exchangeRates)(?:\.|$)/, reason: READ_BY_ANOTHER_CALL },
  { pattern: /^(?:create|rename)Template result\[\]\.search(?:\.|$)/, reason: READ_BY_ANOTHER_CALL },
  {
    pattern: /^listTemplates result\[\]\.search\.(?:locationCodificationType|reeferAttributes)(?:\.|$)/,
    reason: "One reader serves the searches of the home page and of templates.",
  },
  {
    pattern: /^(?:addDocument|commentDocument|decideDraft) result\[\]\.(?:comments|versions|request)/,
    reason: READ_BY_ANOTHER_CALL,
  },
  {
    pattern: /^(?:list|create|comment|open|commentShared)\w*Quotes? result\[\]\.(?:decision|comments)(?:\.|\[)/,
    reason: READ_BY_ANOTHER_CALL,
  },
  {
    pattern: /offers?(?:\[\])?\.(?:remarks|nextDepartures\[\]\.cfsCutOff)/,
    reason: "A source states them or not; LCL rates cover the cut-off, and one reader serves both.",
  },
  {
    pattern: /price\.charges\[\]\.(?:text|note)/,
    reason: "A charge with an amount has no text, and seldom a note; the tests of generated answers read both.",
  },
  {
    pattern: /^(?:list|comment|commentShared|decideShared)Quotes? result\[\]\.(?:partLoad|offers\[\]\.nextDepartures)/,
    reason: "One reader with getQuote, createQuote and openSharedQuote.",
  },
  {
    pattern: /Quotes? result\[\]\.(?:bookings\[\]|offers\[\]\.(?:fees|feeNames|freeTime|validity\.(?:from|timeZone)))/,
    reason: "Not in the interactions; the tests of the server and of generated answers read them.",
  },
  {
    pattern: /^checkQuoteOffer result\[\]\.offer\.(?:fees|feeNames|freeTime|validity\.(?:from|timeZone))/,
    reason: "One reader with the offers of a quote.",
  },
  {
    pattern: /^createQuoteLink result\[\]\.options/,
    reason: "Links to quotes have no options; they have one reader with the others.",
  },
  {
    pattern: /(?:Quotes?|DeskRequests?) result\[\]\.search\.reeferAttributes/,
    reason: "One reader serves the searches of the home page, of templates and of quotes.",
  },
  {
    pattern: /^(?:requestAmendment|decideAmendment) result\[\]\.(?:proposedFee|replacement|replaced)/,
    reason: READ_BY_ANOTHER_CALL,
  },
  {
    pattern: /^listAmendments result\[\]\.amendmentFees\[\]/,
    reason: "One reader serves the fees of cancellations and of amendments.",
  },
  { pattern: /^getCalendarFeed result\[\]\.link$/, reason: "Only createCalendarFeed sends it; both have one reader." },
  { pattern: /^dashboard result\[\]\.lastSearches\[\]\.search\.locationCodificationType$/, reason: COPIED },
];
