/* Generated from openapi/desk.openapi.yaml by `npm run gen:api`. Do not edit. */
export interface paths {
    readonly "/audit": {
        readonly parameters: {};
        /** List changes */
        readonly get: operations["listAuditEntries"];
    };
    readonly "/audit/chain": {
        readonly parameters: {};
        /** Check the chain of all changes */
        readonly post: operations["checkAuditChain"];
    };
    readonly "/audit/export": {
        readonly parameters: {};
        /** Download changes */
        readonly get: operations["exportAuditEntries"];
    };
    readonly "/bookings": {
        readonly parameters: {};
        /** List bookings */
        readonly get: operations["listBookings"];
    };
    readonly "/bookings/{number}": {
        readonly parameters: {};
        /** Read a booking */
        readonly get: operations["getBooking"];
    };
    readonly "/bookings/{number}/as-customer": {
        readonly parameters: {};
        /** Read a booking as its customer sees it */
        readonly get: operations["getBookingAsCustomer"];
    };
    readonly "/bookings/{number}/cancellation": {
        readonly parameters: {};
        /** Cancel a booking */
        readonly post: operations["cancelBooking"];
    };
    readonly "/bookings/{number}/cargo-answers": {
        readonly parameters: {};
        /** Answer a part of the cargo */
        readonly post: operations["answerCargoPart"];
    };
    readonly "/bookings/{number}/changes": {
        readonly parameters: {};
        /** Start a change */
        readonly post: operations["startBookingChange"];
    };
    readonly "/bookings/{number}/changes/{request}/answer": {
        readonly parameters: {};
        /** Answer a change or cancellation */
        readonly post: operations["answerBookingChange"];
    };
    readonly "/bookings/{number}/changes/{request}/withdrawal": {
        readonly parameters: {};
        /** Withdraw a change of the desk */
        readonly post: operations["withdrawBookingChange"];
    };
    readonly "/bookings/{number}/confirmation": {
        readonly parameters: {};
        /** Confirm a booking */
        readonly post: operations["confirmBooking"];
        /** Correct the booking number */
        readonly patch: operations["correctBookingNumber"];
    };
    readonly "/bookings/{number}/dcsa": {
        readonly parameters: {};
        /** Download a booking for its carrier */
        readonly get: operations["exportBooking"];
    };
    readonly "/bookings/{number}/document-requests": {
        readonly parameters: {};
        /** Ask for a document */
        readonly post: operations["requestBookingDocument"];
    };
    readonly "/bookings/{number}/documents": {
        readonly parameters: {};
        /** Add a document */
        readonly post: operations["addBookingDocument"];
    };
    readonly "/bookings/{number}/documents/{document}/comments": {
        readonly parameters: {};
        /** Comment on a document */
        readonly post: operations["commentBookingDocument"];
    };
    readonly "/bookings/{number}/documents/{document}/request": {
        readonly parameters: {};
        /** Withdraw a request */
        readonly delete: operations["withdrawDocumentRequest"];
    };
    readonly "/bookings/{number}/documents/{document}/versions/{version}": {
        readonly parameters: {};
        /** Read a version of a document */
        readonly get: operations["readBookingDocument"];
    };
    readonly "/bookings/{number}/files/{fileName}": {
        readonly parameters: {};
        /** Read a file of a booking */
        readonly get: operations["readBookingFile"];
    };
    readonly "/bookings/{number}/messages": {
        readonly parameters: {};
        /** Write to the customer */
        readonly post: operations["writeBookingMessage"];
    };
    readonly "/bookings/{number}/notes": {
        readonly parameters: {};
        /** Write a note */
        readonly post: operations["addBookingNote"];
    };
    readonly "/bookings/{number}/rejection": {
        readonly parameters: {};
        /** Reject a booking */
        readonly post: operations["rejectBooking"];
    };
    readonly "/bookings/{number}/undo": {
        readonly parameters: {};
        /** Take an answer back */
        readonly post: operations["undoBookingAnswer"];
    };
    readonly "/connectors": {
        readonly parameters: {};
        /** List the sources */
        readonly get: operations["listConnectors"];
    };
    readonly "/connectors/{connector}": {
        readonly parameters: {};
        /** Get a source */
        readonly get: operations["getConnector"];
    };
    readonly "/connectors/{connector}/pause": {
        readonly parameters: {};
        /** Pause a connector */
        readonly put: operations["pauseConnector"];
    };
    readonly "/connectors/{connector}/resumption": {
        readonly parameters: {};
        /** Resume a connector */
        readonly post: operations["resumeConnector"];
    };
    readonly "/connectors/{connector}/test": {
        readonly parameters: {};
        /** Ask a connector for a test */
        readonly post: operations["testConnector"];
    };
    readonly "/customer-groups": {
        readonly parameters: {};
        /** List groups of customers */
        readonly get: operations["listCustomerGroups"];
    };
    readonly "/customers": {
        readonly parameters: {};
        /** List companies */
        readonly get: operations["listCustomers"];
    };
    readonly "/customers/{customer}": {
        readonly parameters: {};
        /** Read a company */
        readonly get: operations["getCustomer"];
    };
    readonly "/customers/{customer}/block": {
        readonly parameters: {};
        /** Block a company */
        readonly post: operations["blockCustomer"];
    };
    readonly "/customers/{customer}/copies/{kind}": {
        readonly parameters: {};
        /** Read a copy of a tax certificate */
        readonly get: operations["readCustomerCopy"];
    };
    readonly "/customers/{customer}/data": {
        readonly parameters: {};
        /** Download everything that is stored about a company */
        readonly get: operations["exportCustomer"];
    };
    readonly "/customers/{customer}/deletion": {
        readonly parameters: {};
        /** Delete a company */
        readonly post: operations["deleteCustomer"];
    };
    readonly "/customers/{customer}/invitations": {
        readonly parameters: {};
        /** Invite a person to a company */
        readonly post: operations["inviteCustomer"];
    };
    readonly "/customers/{customer}/merge": {
        readonly parameters: {};
        /** Merge another company into this one */
        readonly post: operations["mergeCustomer"];
    };
    readonly "/customers/{customer}/merge/{other}": {
        readonly parameters: {};
        /** Read what merging another company into this one does */
        readonly get: operations["getCustomerMerge"];
    };
    readonly "/customers/{customer}/people/{person}": {
        readonly parameters: {};
        /** Delete an account */
        readonly delete: operations["deleteCustomerPerson"];
    };
    readonly "/customers/{customer}/people/{person}/factor-reset": {
        readonly parameters: {};
        /** Reset the second factor of a person */
        readonly post: operations["resetCustomerFactor"];
    };
    readonly "/customers/{customer}/state": {
        readonly parameters: {};
        /** Approve, refuse, hold or release a company */
        readonly post: operations["changeCustomerState"];
    };
    readonly "/customers/{customer}/terms": {
        readonly parameters: {};
        /** Set group, credit and payment terms of a company */
        readonly put: operations["setCustomerTerms"];
    };
    readonly "/exports/{file}": {
        readonly parameters: {};
        /** Download bookings, charges or customers for accounting */
        readonly get: operations["exportForAccounting"];
    };
    readonly "/inbox/counts": {
        readonly parameters: {};
        /** Count what waits */
        readonly get: operations["countInboxItems"];
    };
    readonly "/inbox/filters": {
        readonly parameters: {};
        /** List own saved filters */
        readonly get: operations["listInboxFilters"];
        /** Save a filter */
        readonly post: operations["saveInboxFilter"];
    };
    readonly "/inbox/filters/{filter}": {
        readonly parameters: {};
        /** Delete a saved filter */
        readonly delete: operations["deleteInboxFilter"];
    };
    readonly "/inbox/items": {
        readonly parameters: {};
        /** List what waits */
        readonly get: operations["listInboxItems"];
    };
    readonly "/inbox/items/{item}": {
        readonly parameters: {};
        /** Read one item */
        readonly get: operations["getInboxItem"];
    };
    readonly "/inbox/items/{item}/assignee": {
        readonly parameters: {};
        /** Assign an item */
        readonly put: operations["assignInboxItem"];
    };
    readonly "/inbox/items/{item}/done": {
        readonly parameters: {};
        /** Mark an item as done */
        readonly put: operations["markInboxItemDone"];
    };
    readonly "/inbox/items/{item}/undo": {
        readonly parameters: {};
        /** Take back that an item is done */
        readonly put: operations["undoInboxItemDone"];
    };
    readonly "/inbox/live": {
        readonly parameters: {};
        /** Follow changes of the inbox */
        readonly get: operations["watchInbox"];
    };
    readonly "/inbox/people": {
        readonly parameters: {};
        /** List whom an item can be assigned to */
        readonly get: operations["listInboxPeople"];
    };
    readonly "/inbox/presence": {
        readonly parameters: {};
        /** Say what is open, and read who else has it open */
        readonly put: operations["announcePresence"];
    };
    readonly "/inbox/rules": {
        readonly parameters: {};
        /** Read the rules of the inbox */
        readonly get: operations["getInboxRules"];
        /** Set the rules of the inbox */
        readonly put: operations["setInboxRules"];
    };
    readonly "/invitation": {
        readonly parameters: {};
        /** Open an invitation */
        readonly post: operations["openInvitation"];
    };
    readonly "/invitation/acceptance": {
        readonly parameters: {};
        /** Accept an invitation */
        readonly post: operations["acceptInvitation"];
    };
    readonly "/margins": {
        readonly parameters: {};
        /** List margin rules and floors */
        readonly get: operations["listMargins"];
        /** Add a margin rule or a floor */
        readonly post: operations["addMargin"];
    };
    readonly "/margins/{margin}": {
        readonly parameters: {};
        /** Replace a margin rule or a floor */
        readonly put: operations["replaceMargin"];
        /** End a margin rule or a floor */
        readonly delete: operations["endMargin"];
    };
    readonly "/margins/{margin}/last-day": {
        readonly parameters: {};
        /** Set the last day of a margin rule or a floor */
        readonly put: operations["endMarginOn"];
    };
    readonly "/margins/explanation": {
        readonly parameters: {};
        /** Explain a selling price */
        readonly post: operations["explainMargin"];
    };
    readonly "/passkeys": {
        readonly parameters: {};
        /** List own passkeys */
        readonly get: operations["listPasskeys"];
        /** Add a passkey */
        readonly post: operations["addPasskey"];
    };
    readonly "/passkeys/{passkey}": {
        readonly parameters: {};
        /** Remove a passkey */
        readonly delete: operations["removePasskey"];
    };
    readonly "/passkeys/challenge": {
        readonly parameters: {};
        /** Begin to add a passkey */
        readonly post: operations["beginPasskey"];
    };
    readonly "/places": {
        readonly parameters: {};
        /** Find places */
        readonly get: operations["findDeskPlaces"];
    };
    readonly "/quotes": {
        readonly parameters: {};
        /** List requests for quotes */
        readonly get: operations["listQuoteRequests"];
    };
    readonly "/quotes/{request}": {
        readonly parameters: {};
        /** Read a request for a quote */
        readonly get: operations["getQuoteRequest"];
    };
    readonly "/quotes/{request}/answer": {
        readonly parameters: {};
        /** Answer a request */
        readonly post: operations["answerQuoteRequest"];
    };
    readonly "/quotes/{request}/decline": {
        readonly parameters: {};
        /** Decline a request */
        readonly post: operations["declineQuoteRequest"];
    };
    readonly "/quotes/{request}/document": {
        readonly parameters: {};
        /** Print the quote that was sent */
        readonly get: operations["printSentQuote"];
    };
    readonly "/quotes/{request}/draft": {
        readonly parameters: {};
        /** Save the draft of an answer */
        readonly put: operations["saveQuoteDraft"];
    };
    readonly "/quotes/{request}/follow-up": {
        readonly parameters: {};
        /** Set when the customer is asked */
        readonly put: operations["setQuoteFollowUp"];
    };
    readonly "/quotes/{request}/preview/mail": {
        readonly parameters: {};
        /** Read the mail of an answer before it is sent */
        readonly post: operations["previewQuoteMail"];
    };
    readonly "/quotes/{request}/preview/pdf": {
        readonly parameters: {};
        /** Print an answer before it is sent */
        readonly post: operations["printQuoteDraft"];
    };
    readonly "/quotes/{request}/price": {
        readonly parameters: {};
        /** Price an answer */
        readonly post: operations["priceQuoteAnswer"];
    };
    readonly "/quotes/{request}/undo": {
        readonly parameters: {};
        /** Take an answer back */
        readonly post: operations["undoQuoteAnswer"];
    };
    readonly "/rates/calendar": {
        readonly parameters: {};
        /** List which prices end when */
        readonly get: operations["listEndingPrices"];
    };
    readonly "/rates/carriers": {
        readonly parameters: {};
        /** List known carriers */
        readonly get: operations["listKnownCarriers"];
    };
    readonly "/rates/choices": {
        readonly parameters: {};
        /** List providers and customers */
        readonly get: operations["listRateChoices"];
    };
    readonly "/rates/exchange-rates": {
        readonly parameters: {};
        /** List exchange rates */
        readonly get: operations["listExchangeRates"];
        /** Set an exchange rate */
        readonly post: operations["setExchangeRate"];
    };
    readonly "/rates/imports": {
        readonly parameters: {};
        /** List imports */
        readonly get: operations["listImports"];
        /** Upload a rate sheet */
        readonly post: operations["uploadSheet"];
    };
    readonly "/rates/imports/{import}": {
        readonly parameters: {};
        /** Read an import */
        readonly get: operations["getImport"];
        /** Discard an import */
        readonly delete: operations["discardImport"];
        /** Change what is stated about a sheet */
        readonly patch: operations["changeImport"];
    };
    readonly "/rates/imports/{import}/comparison": {
        readonly parameters: {};
        /** Compare a sheet with what is quoted */
        readonly post: operations["compareImport"];
    };
    readonly "/rates/imports/{import}/corrections": {
        readonly parameters: {};
        /** Correct a cell of an import */
        readonly put: operations["correctCell"];
    };
    readonly "/rates/imports/{import}/prices": {
        readonly parameters: {};
        /** List the prices of a comparison */
        readonly get: operations["listComparedPrices"];
    };
    readonly "/rates/imports/{import}/publication": {
        readonly parameters: {};
        /** Publish a sheet */
        readonly post: operations["publishImport"];
    };
    readonly "/rates/imports/{import}/rows-left-out": {
        readonly parameters: {};
        /** Leave out a row of an import */
        readonly put: operations["leaveOutRow"];
    };
    readonly "/rates/sheets": {
        readonly parameters: {};
        /** List rate sheets */
        readonly get: operations["listSheets"];
    };
    readonly "/rates/sheets/{sheet}": {
        readonly parameters: {};
        /** Undo, withdraw, quote again or end a sheet */
        readonly patch: operations["changeSheet"];
    };
    readonly "/rates/sheets/{sheet}/audience": {
        readonly parameters: {};
        /** Set who finds a sheet */
        readonly put: operations["setSheetAudience"];
    };
    readonly "/rates/sheets/{sheet}/export": {
        readonly parameters: {};
        /** Export a sheet */
        readonly get: operations["exportSheet"];
    };
    readonly "/search": {
        readonly parameters: {};
        /** Find anything */
        readonly get: operations["searchDesk"];
    };
    readonly "/session": {
        readonly parameters: {};
        /** Read who is signed in */
        readonly get: operations["getSession"];
        /** Sign out */
        readonly delete: operations["signOut"];
    };
    readonly "/session/code": {
        readonly parameters: {};
        /** Sign in with a one-time code */
        readonly post: operations["signIn"];
    };
    readonly "/session/passkey": {
        readonly parameters: {};
        /** Sign in with a passkey */
        readonly post: operations["signInWithPasskey"];
    };
    readonly "/session/passkey-challenge": {
        readonly parameters: {};
        /** Begin a sign-in with a passkey */
        readonly post: operations["beginPasskeySignIn"];
    };
    readonly "/session/password": {
        readonly parameters: {};
        /** Check the password */
        readonly post: operations["checkPassword"];
    };
    readonly "/session/recovery-code": {
        readonly parameters: {};
        /** Sign in with a recovery code */
        readonly post: operations["signInWithRecoveryCode"];
    };
    readonly "/sessions": {
        readonly parameters: {};
        /** List own sessions */
        readonly get: operations["listOwnSessions"];
    };
    readonly "/sessions/{session}": {
        readonly parameters: {};
        /** End an own session */
        readonly delete: operations["revokeOwnSession"];
    };
    readonly "/staff": {
        readonly parameters: {};
        /** List the staff */
        readonly get: operations["listStaff"];
        /** Invite a person */
        readonly post: operations["inviteStaff"];
    };
    readonly "/staff/{staff}": {
        readonly parameters: {};
        /** Change a role, disable or enable a person */
        readonly patch: operations["changeStaff"];
    };
    readonly "/staff/{staff}/factor-reset": {
        readonly parameters: {};
        /** Reset a second factor */
        readonly post: operations["resetFactor"];
    };
    readonly "/staff/{staff}/invitation": {
        readonly parameters: {};
        /** Send an invitation again */
        readonly post: operations["inviteAgain"];
    };
    readonly "/staff/{staff}/sessions/{session}": {
        readonly parameters: {};
        /** End a session of a person */
        readonly delete: operations["revokeSession"];
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The password and the first code of an invited person */
        readonly AcceptanceRequest: {
            readonly code: components["schemas"]["OneTimeCode"];
            /** @description The new password; common ones are refused */
            readonly password: string;
            /** @description What the link carries */
            readonly token: string;
        };
        /** @description Who finds a sheet from now on */
        readonly AudienceChange: {
            /** @description Null: everybody */
            readonly audience: components["schemas"]["SheetAudience"] | null;
            /** @description Of the sheet as it was read */
            readonly revision: string;
        };
        /** @description Who finds the prices, by name */
        readonly AudienceNames: {
            /** @description Companies with their names */
            readonly companies: readonly components["schemas"]["CompanyChoice"][];
            /** @description Customer groups */
            readonly groups: readonly string[];
        };
        /** @description Who changed something */
        readonly AuditActor: {
            /** @description The person or program; null where there is none */
            readonly id: string | null;
            /**
             * @description What kind of person or program
             * @enum {string}
             */
            readonly kind: "staff" | "customer" | "visitor" | "key" | "carrier" | "job" | "system" | "unknown";
            /** @description The name; null for a program and for a deleted account */
            readonly name: string | null;
            /** @description The role at that time */
            readonly role: string | null;
        };
        /** @description What the check of the chain has found */
        readonly AuditChain: {
            /** @description Entries that the chain holds */
            readonly entries: number;
            /** @description Entries whose values were erased with their account */
            readonly erased: number;
            /** @description Where the chain does not hold; null where it does */
            readonly problem: {
                /**
                 * @description What is wrong
                 * @enum {string}
                 */
                readonly kind: "missing" | "changed" | "end-missing";
                /** @description The place in the chain */
                readonly position: number;
            } | null;
            /** @description Changes of nobody, which is a fault of the server */
            readonly unattributed: number;
        };
        /** @description The chain */
        readonly AuditChainAnswer: components["schemas"]["Envelope"] & {
            /** @description One report */
            readonly result: readonly components["schemas"]["AuditChain"][];
        };
        /** @description A company */
        readonly AuditCompany: {
            /** @description The company */
            readonly id: string;
            /** @description Its name */
            readonly name: string;
        };
        /** @description A change */
        readonly AuditEntry: {
            /** @description What was done, as `kind.fact` */
            readonly action: string;
            readonly actor: components["schemas"]["AuditActor"];
            /** @description What changed as it is; null if it no longer exists */
            readonly after: { readonly [key: string]: unknown; } | null;
            /** @description When */
            readonly at: string;
            /** @description What changed as it was; null if it did not exist */
            readonly before: { readonly [key: string]: unknown; } | null;
            /** @description Whose data it is; null for what belongs to no customer */
            readonly company: components["schemas"]["AuditCompany"] | null;
            /** @description Browser and network, staff command or job; null where it was erased */
            readonly from: string | null;
            /** @description The hash of the entry and the one before it; null until it is sealed */
            readonly hash: string | null;
            /** @description The entry */
            readonly id: string;
            /** @description The place in the chain; null until it is sealed */
            readonly position: number | null;
            /** @description Why; null without a stated reason */
            readonly reason: string | null;
            readonly subject: components["schemas"]["AuditSubject"];
        };
        /** @description A page of changes */
        readonly AuditPage: {
            /** @description The changes, newest first */
            readonly entries: readonly components["schemas"]["AuditEntry"][];
            /** @description The value of `before` for the next page; null on the last one */
            readonly next: string | null;
        };
        /** @description Changes */
        readonly AuditPageAnswer: components["schemas"]["Envelope"] & {
            /** @description One page */
            readonly result: readonly components["schemas"]["AuditPage"][];
        };
        /** @description What was changed */
        readonly AuditSubject: {
            /** @description Which one */
            readonly id: string;
            /** @description What it is */
            readonly kind: string;
            /** @description Its name where it is a company or a person */
            readonly name: string | null;
        };
        /** @description The sailing as it is booked, from the first port of loading to the last port of discharge, local to its ports */
        readonly BookedSailing: {
            /** @description Date, or date and time; null is not known */
            readonly arrival: string | null;
            /** @description The cut-off of the booking; null is not known */
            readonly bookingCutOff: string | null;
            /** @description The cut-off of the container freight station; null is not known */
            readonly cfsCutOff: string | null;
            /** @description The cut-off of customs; null is not known */
            readonly customsCutOff: string | null;
            /** @description Date, or date and time; null is not known */
            readonly departure: string | null;
            /** @description The cut-off of the shipping instruction; null is not known */
            readonly documentsCutOff: string | null;
            /** @description The cut-off of the gate-in; null is not known */
            readonly gateInCutOff: string | null;
            /** @description The vessel; null is not known */
            readonly vessel: string | null;
            /** @description The cut-off of the VGM; null is not known */
            readonly vgmCutOff: string | null;
            /** @description The voyage; null is not known */
            readonly voyage: string | null;
            /** @description IANA time zone of the port of loading, of the departure and the cut-offs */
            readonly zone: string;
        };
        /** @description A booking */
        readonly BookingAnswer: components["schemas"]["Envelope"] & {
            /** @description One booking */
            readonly result: readonly components["schemas"]["DeskBooking"][];
        };
        /** @description A part of the cargo */
        readonly BookingCargoPart: {
            /** @description Of a VGM, from 1; 0 for others */
            readonly container: number;
            /** @description What it states, a line for each text */
            readonly lines: readonly string[];
            /** @description How many texts are missing or wrong */
            readonly missing: number;
            /** @description Why it was returned */
            readonly reason: string | null;
            /** @description When it was sent; null if it was not */
            readonly sentAt: string | null;
            /**
             * @description How far it is
             * @enum {string}
             */
            readonly status: "missing" | "complete" | "sent" | "accepted" | "returned";
            /**
             * @description The part
             * @enum {string}
             */
            readonly subject: "shipping-instruction" | "vgm" | "pick-up";
        };
        /** @description An answer to a change or cancellation */
        readonly BookingChangeAnswer: {
            /**
             * @description Forwarded to the carrier, accepted, or declined
             * @enum {string}
             */
            readonly answer: "forward" | "accept" | "decline";
            /** @description Of an acceptance; null for the fee that the shipper was shown */
            readonly fee: components["schemas"]["MoneyAmount"] | null;
            /** @description Of a decline: the shipper reads it */
            readonly reason: string | null;
            /** @description That the change was decided on */
            readonly revision: number;
        };
        /** @description An entry of the audit trail */
        readonly BookingChangeEntry: {
            /** @description What was done */
            readonly action: string;
            /** @description The values after */
            readonly after: { readonly [key: string]: unknown; } | null;
            /** @description When */
            readonly at: string;
            /** @description The values before */
            readonly before: { readonly [key: string]: unknown; } | null;
            /** @description The entry */
            readonly id: string;
            /** @description Why */
            readonly reason: string | null;
            /** @description Who it was: staff, customer, key, job, carrier, visitor or system */
            readonly role: string;
            /** @description The name of a person; null for the server, a carrier or a deleted account */
            readonly who: string | null;
        };
        /** @description A change that the desk starts */
        readonly BookingChangeRequest: {
            /** @description Left out means false. True if dates that are possible and unusual are meant as they are: cut-offs in another order than usual or three weeks before the departure, a departure before the booked one or 60 days after it, a voyage 14 days longer or shorter */
            readonly acceptsUnusual?: boolean;
            /** @description The new arrival at the port of discharge: a date, or a date and a time, local to its port; null stays as it is */
            readonly arrival: string | null;
            /** @description The new cut-off of the booking: a date, or a date and a time, local to its port; null stays as it is, and of another sailing it is not known. Left out means null */
            readonly bookingCutOff?: string | null;
            /** @description The new cut-off of the container freight station: a date, or a date and a time, local to its port; null stays as it is, and of another sailing it is not known. Left out means null */
            readonly cfsCutOff?: string | null;
            /** @description The new cut-off of customs: a date, or a date and a time, local to its port; null stays as it is, and of another sailing it is not known. Left out means null */
            readonly customsCutOff?: string | null;
            /** @description The new departure from the port of loading: a date, or a date and a time, local to its port; null stays as it is */
            readonly departure: string | null;
            /** @description The new cut-off of the shipping instruction: a date, or a date and a time, local to its port; null stays as it is, and of another sailing it is not known */
            readonly documentsCutOff: string | null;
            readonly fee: components["schemas"]["MoneyAmount"];
            /** @description The new cut-off of the gate-in: a date, or a date and a time, local to its port; null stays as it is, and of another sailing it is not known */
            readonly gateInCutOff: string | null;
            /** @description That the change was decided on */
            readonly revision: number;
            /** @description The shipper reads it */
            readonly text: string;
            /** @description The new vessel; null stays as it is */
            readonly vessel: string | null;
            /** @description The new cut-off of the VGM: a date, or a date and a time, local to its port; null stays as it is, and of another sailing it is not known */
            readonly vgmCutOff: string | null;
            /** @description The new voyage; null stays as it is */
            readonly voyage: string | null;
        };
        /** @description A charge */
        readonly BookingCharge: {
            /** @description What it is counted by */
            readonly basis: string | null;
            /** @description What the carrier is paid; null where it is not known */
            readonly buying: components["schemas"]["MoneyAmount"] | null;
            /** @description Of the carrier */
            readonly code: string | null;
            /**
             * @description Whether it has a price; `fee` is owed for a change
             * @enum {string}
             */
            readonly kind: "priced" | "included" | "unpriced" | "fee";
            /** @description Selling minus buying; null where one of them is not known */
            readonly margin: components["schemas"]["MoneyAmount"] | null;
            /** @description Its name; for a fee the kind of the change */
            readonly name: string;
            /** @description The margin rule */
            readonly rule: string | null;
            /** @description What the shipper pays; null without a price */
            readonly selling: components["schemas"]["MoneyAmount"] | null;
            /** @description The container that it is for */
            readonly size: string | null;
        };
        /** @description A person and the company */
        readonly BookingContact: {
            /** @description The company */
            readonly companyId: string;
            /** @description Its name */
            readonly companyName: string;
            /** @description Its state */
            readonly companyState: string;
            /** @description The address */
            readonly email: string;
            /** @description Its group of customers */
            readonly group: string | null;
            /** @description The person */
            readonly name: string;
            /** @description The phone number */
            readonly phone: string;
            /** @description What the desk has stated to the company about its state */
            readonly stateReason: string | null;
        };
        /** @description Containers of one size */
        readonly BookingContainers: {
            /** @description How many */
            readonly quantity: number;
            /** @description Size and type */
            readonly size: string;
        };
        /** @description A deadline */
        readonly BookingDeadline: {
            /** @description The cut-off of the carrier; null where none is stated */
            readonly cutOff: components["schemas"]["BookingMoment"] | null;
            /** @description For how many containers it is done */
            readonly done: number;
            /** @description The latest safe time; null without one */
            readonly latest: components["schemas"]["BookingMoment"] | null;
            /** @description For how many it has to be done */
            readonly of: number;
            readonly place: components["schemas"]["BookingPlace"];
            /** @description Who does it */
            readonly responsible: string;
            /**
             * @description How it is going
             * @enum {string}
             */
            readonly state: "done" | "next" | "in-time" | "overdue" | "missed" | "none-stated";
            /** @description What has to be done */
            readonly task: string;
        };
        /** @description A request for a document */
        readonly BookingDocumentAsked: {
            /** @description The last day */
            readonly dueOn: string | null;
            /** @description What it is needed for */
            readonly note: string | null;
            /** @description When */
            readonly requestedAt: string;
        };
        /** @description A comment */
        readonly BookingDocumentComment: {
            /** @description What it says */
            readonly text: string;
            /** @description The version that it is about */
            readonly version: number;
            /** @description When */
            readonly writtenAt: string;
            /**
             * @description Who wrote it
             * @enum {string}
             */
            readonly writtenBy: "desk" | "shipper";
        };
        /** @description A document */
        readonly BookingDocumentShown: {
            /** @description It was asked for and nothing was added */
            readonly canRequestEnd: boolean;
            /** @description The comments, the oldest first */
            readonly comments: readonly components["schemas"]["BookingDocumentComment"][];
            /** @description The document */
            readonly id: string;
            /** @description A file without versions, comments and requests */
            readonly isFile: boolean;
            readonly kind: components["schemas"]["DocumentKind"];
            /** @description What the desk has asked for; null without a request */
            readonly request: components["schemas"]["BookingDocumentAsked"] | null;
            /**
             * @description How far it is
             * @enum {string}
             */
            readonly state: "requested" | "awaiting-approval" | "approved" | "changes-requested" | "final" | "added" | "information" | "checking" | "infected";
            /** @description The versions, the oldest first */
            readonly versions: readonly components["schemas"]["BookingDocumentVersion"][];
        };
        /** @description A version of a document */
        readonly BookingDocumentVersion: {
            /** @description When; null if it is not known */
            readonly addedAt: string | null;
            /**
             * @description Who has added it
             * @enum {string}
             */
            readonly addedBy: "desk" | "shipper";
            /** @description Its size; null for a file that is printed when it is asked for */
            readonly bytes: number | null;
            /** @description The name of the file */
            readonly fileName: string;
            /** @description From 1 */
            readonly number: number;
            readonly scan: components["schemas"]["FileScanOrNull"];
        };
        /** @description The rates of exchange */
        readonly BookingExchange: {
            /** @description The currency that is exchanged */
            readonly base: string;
            /** @description Their day */
            readonly date: string;
            /** @description Units of a currency for one of the base */
            readonly quotes: readonly {
                /** @description ISO 4217 */
                readonly currency: string;
                /** @description Decimal number */
                readonly unitsPerBase: string;
            }[];
        };
        /** @description A page of bookings */
        readonly BookingListAnswer: components["schemas"]["Envelope"] & {
            /** @description Where the next page begins; null for the last one */
            readonly next: string | null;
            /** @description The bookings, newest first */
            readonly result: readonly components["schemas"]["BookingOnList"][];
        };
        /** @description A message that desk and shipper read */
        readonly BookingMessage: {
            /** @description The message */
            readonly id: string;
            /** @description Who wrote it. Null for a person who was deleted */
            readonly name: string | null;
            /** @description When the other side has first read it. Null before */
            readonly readAt: string | null;
            /** @description What it says */
            readonly text: string;
            /** @description When */
            readonly writtenAt: string;
            /**
             * @description Which side wrote it
             * @enum {string}
             */
            readonly writtenBy: "shipper" | "desk";
        };
        /** @description A moment on the clock of its place */
        readonly BookingMoment: {
            /** @description Date, or date and time, on the clock of the place */
            readonly local: string;
            /** @description The same moment */
            readonly utc: string;
        };
        /** @description A note */
        readonly BookingNote: {
            /** @description The note */
            readonly id: string;
            /** @description What it says */
            readonly text: string;
            /** @description When */
            readonly writtenAt: string;
            /** @description Who wrote it */
            readonly writtenBy: string;
        };
        /** @description A booking number */
        readonly BookingNumberRequest: {
            /** @description Of the carrier: 4 to 35 letters, figures and dashes; null for our own */
            readonly bookingNumber: string | null;
            /** @description That the change was decided on */
            readonly revision: number;
        };
        /** @description A booking in a list */
        readonly BookingOnList: {
            /** @description Date, or date and time, where the transport ends */
            readonly arrival: string | null;
            /** @description When it was booked */
            readonly bookedAt: string;
            /** @description Of the carrier; null until it is confirmed */
            readonly bookingNumber: string | null;
            /** @description The carrier */
            readonly carrier: string;
            /** @description Of a part load */
            readonly cbm: number | null;
            /** @description Empty for an account that was deleted */
            readonly companyName: string;
            /** @description The load; empty for a part load */
            readonly containers: readonly components["schemas"]["BookingContainers"][];
            /** @description Date, or date and time, at the port of loading */
            readonly departure: string | null;
            /** @description Where the transport begins; null where the offer names no route */
            readonly from: components["schemas"]["BookingPlace"] | null;
            /** @description Booked while the company was on hold */
            readonly isHeld: boolean;
            /** @description False where a charge has no price, which the total leaves out */
            readonly isTotalComplete: boolean;
            /** @description Our quotation number */
            readonly number: string;
            /** @description Where the amounts cannot be added, their sums by currency, which the customer reads; empty or left out where there is a total */
            readonly perCurrency?: readonly components["schemas"]["MoneyAmount"][];
            /** @description Of the shipper; null without one */
            readonly reference: string | null;
            readonly state: components["schemas"]["BookingState"];
            /** @description Where it ends; null where the offer names no route */
            readonly to: components["schemas"]["BookingPlace"] | null;
            /** @description Total as booked, which the customer reads; null where its amounts cannot be added */
            readonly total: components["schemas"]["MoneyAmount"] | null;
            /** @description The vessel */
            readonly vessel: string | null;
            /** @description The voyage */
            readonly voyage: string | null;
            /** @description Of a part load */
            readonly weightKg: number | null;
        };
        /** @description A party of the shipment */
        readonly BookingParty: {
            /** @description Street, place and country, as far as stated */
            readonly address: string;
            /** @description The name */
            readonly name: string;
            /** @description The role */
            readonly role: string;
        };
        /** @description A place */
        readonly BookingPlace: {
            /** @description UN/LOCODE; null if it is not known */
            readonly code: string | null;
            /** @description Its name */
            readonly name: string;
        };
        /** @description A change or cancellation */
        readonly BookingRequestShown: {
            /** @description The desk has started it, not the shipper */
            readonly byDesk: boolean;
            /** @description What it changes of the sailing, cut-offs included; empty once it was declined or withdrawn */
            readonly changes: readonly components["schemas"]["SailingChange"][];
            /** @description When it was decided; null while it is open */
            readonly decidedAt: string | null;
            /** @description As the shipper was shown it; null if it was not known */
            readonly fee: components["schemas"]["MoneyAmount"] | null;
            /** @description The request */
            readonly id: string;
            /**
             * @description What is asked for
             * @enum {string}
             */
            readonly kind: "cancellation" | "sailing" | "quantity" | "details";
            /** @description That the shipper has to agree to; null without one */
            readonly proposedFee: components["schemas"]["MoneyAmount"] | null;
            /** @description Why it was declined */
            readonly reason: string | null;
            /** @description The sailing and load that it asks for; null for others */
            readonly replacement: components["schemas"]["BookingSailing"] | null;
            /** @description When */
            readonly requestedAt: string;
            /**
             * @description How far it is
             * @enum {string}
             */
            readonly state: "received" | "forwarded" | "fee-proposed" | "confirmed" | "declined" | "withdrawn";
            /** @description In words; empty without any */
            readonly text: string;
        };
        /** @description A sailing and load */
        readonly BookingSailing: {
            /** @description Date, or date and time */
            readonly arrival: string | null;
            /** @description The load */
            readonly containers: readonly components["schemas"]["BookingContainers"][];
            /** @description Date, or date and time */
            readonly departure: string | null;
            /** @description The selling price; null where it is not complete */
            readonly total: components["schemas"]["MoneyAmount"] | null;
            /** @description The vessel */
            readonly vessel: string | null;
            /** @description The voyage */
            readonly voyage: string | null;
        };
        /**
         * @description The state of a booking; `unknown` of a later version
         * @enum {string}
         */
        readonly BookingState: "in-process" | "booked" | "cancelled" | "unknown";
        /** @description The totals of a booking */
        readonly BookingTotals: {
            /** @description Null where a buying price is not known */
            readonly buying: components["schemas"]["MoneyAmount"] | null;
            /** @description Null where one of them is not known */
            readonly margin: components["schemas"]["MoneyAmount"] | null;
            /** @description Share of the selling price */
            readonly marginPercent: string | null;
            /** @description Null where a charge has no price */
            readonly selling: components["schemas"]["MoneyAmount"] | null;
        };
        /** @description An answer to a part of the cargo */
        readonly CargoAnswerRequest: {
            /** @description Of a VGM, from 1; 0 for others */
            readonly container: number;
            /** @description What has to be corrected, if it is returned */
            readonly reason: string | null;
            /** @description That the change was decided on */
            readonly revision: number;
            /**
             * @description The answer
             * @enum {string}
             */
            readonly status: "accepted" | "returned";
            /**
             * @description The part
             * @enum {string}
             */
            readonly subject: "shipping-instruction" | "vgm" | "pick-up";
        };
        /** @description A booking at the carrier that a connector books at */
        readonly CarrierOutcome: {
            /** @description The carrier */
            readonly carrier: string;
            /** @description The number that the carrier issued */
            readonly number: string | null;
            /**
             * @description `unknown`: it was sent, and is asked for again; `desk`: the desk settles it
             * @enum {string}
             */
            readonly state: "unsent" | "unknown" | "received" | "confirmed" | "declined" | "desk" | "closed";
        };
        /** @description A corrected cell */
        readonly CellCorrection: {
            /** @description As a spreadsheet names it */
            readonly cell: string;
            /** @description When */
            readonly correctedAt: string;
            /** @description What the file says */
            readonly from: string;
            /** @description Who has corrected it */
            readonly staffName: string;
            /** @description The tab; null where the file has one only */
            readonly tab: string | null;
            /** @description What the cell is read as */
            readonly to: string;
        };
        /** @description What a cell is read as */
        readonly CellCorrectionRequest: {
            /** @description As a spreadsheet names it */
            readonly cell: string;
            /** @description What the cell was read as when the correction was typed */
            readonly from: string;
            /** @description The tab; null where the file has one only */
            readonly tab: string | null;
            /** @description What it is read as; empty: as an empty cell; null takes the correction back */
            readonly to: string | null;
        };
        /** @description What the second step of signing in needs */
        readonly Challenge: {
            /** @description Ends after 10 minutes */
            readonly challenge: string;
            /** @description Recovery codes that were not used */
            readonly recoveryCodesLeft: number;
        };
        /** @description A challenge */
        readonly ChallengeAnswer: components["schemas"]["Envelope"] & {
            /** @description One challenge */
            readonly result: readonly components["schemas"]["Challenge"][];
        };
        /** @description How many prices change in which way */
        readonly ChangeCounts: {
            /** @description Changed */
            readonly changed: number;
            /** @description Other dates only */
            readonly dates: number;
            /** @description New */
            readonly new: number;
            /** @description No longer quoted */
            readonly "no-longer-quoted": number;
            /** @description As before */
            readonly unchanged: number;
        };
        /** @description A charge before and after */
        readonly ChargeChange: {
            /** @description Null for a removed one */
            readonly after: components["schemas"]["StatedCharge"] | null;
            /** @description Null for a new one */
            readonly before: components["schemas"]["StatedCharge"] | null;
            /** @description Of part loads */
            readonly group: string | null;
            /**
             * @description What changes
             * @enum {string}
             */
            readonly kind: "unchanged" | "new" | "removed" | "amount" | "currency" | "basis" | "wording";
            /** @description The charge */
            readonly name: string;
            /** @description Of an amount in the same currency and basis */
            readonly percent: number | null;
        };
        /** @description The second step of signing in */
        readonly CodeRequest: {
            /** @description What checkPassword answered */
            readonly challenge: string;
            readonly code: components["schemas"]["OneTimeCode"];
        };
        /** @description What a column is, as a person has decided it */
        readonly ColumnDecision: {
            /** @description Of a charge: its name without a size */
            readonly charge: string | null;
            /** @description The currency of bare figures (ISO 4217) */
            readonly currency: string | null;
            /** @description Of a field: its name */
            readonly field: string | null;
            /** @description The header as it is written */
            readonly header: string;
            /**
             * @description What the column is
             * @enum {string}
             */
            readonly kind: "field" | "charge" | "ignored";
            /** @description What amounts are counted by, such as BL */
            readonly per: string | null;
            /** @description Of a charge: the one size that it is for */
            readonly size: string | null;
        };
        /** @description A company */
        readonly CompanyChoice: {
            /** @description The company */
            readonly id: string;
            /** @description Its name */
            readonly name: string;
        };
        /** @description A price of a lane, carrier and size, and what would change */
        readonly ComparedPrice: {
            /** @description Null for a price that is no longer quoted */
            readonly after: components["schemas"]["PriceOrigin"] | null;
            /** @description Null for a new price */
            readonly before: components["schemas"]["PriceOrigin"] | null;
            /** @description The carrier */
            readonly carrier: string;
            /** @description Every charge */
            readonly charges: readonly components["schemas"]["ChargeChange"][];
            readonly from: components["schemas"]["PlaceName"];
            /**
             * @description What changes
             * @enum {string}
             */
            readonly kind: "new" | "changed" | "no-longer-quoted" | "dates" | "unchanged";
            /** @description In the comparison */
            readonly position: number;
            /** @description Null for a part load */
            readonly size: string | null;
            /** @description Other columns that differ */
            readonly terms: readonly components["schemas"]["TermChange"][];
            readonly to: components["schemas"]["PlaceName"];
            readonly total: components["schemas"]["TotalChange"];
        };
        /** @description Prices that would change */
        readonly ComparedPricesAnswer: components["schemas"]["Envelope"] & {
            /** @description Where the next page begins; null after the last one */
            readonly next: number | null;
            /** @description The prices */
            readonly result: readonly components["schemas"]["ComparedPrice"][];
        };
        /** @description Containers of one size */
        readonly ContainerCount: {
            /** @description The size */
            readonly equipment: string;
            /** @description How many */
            readonly quantity: number;
        };
        /** @description A question with how often it occurs */
        readonly CountedQuestion: {
            /** @description Where it occurs first; null where that is not known */
            readonly first: components["schemas"]["QuestionPlace"] | null;
            /** @description Lines that have them */
            readonly lines: number;
            /** @description Problems that the answer settles */
            readonly problems: number;
            /** @description As the sheet writes it; null for the whole sheet */
            readonly text: string | null;
            readonly topic: components["schemas"]["QuestionTopic"];
        };
        /** @description A company */
        readonly Customer: {
            /** @description Of the sign-up */
            readonly address: string | null;
            /** @description All its bookings */
            readonly bookings: number;
            /** @description Bookings that wait for an answer */
            readonly bookingsInProcess: number;
            /** @description Copies of tax certificates */
            readonly copies: readonly {
                /** @description The name of the file */
                readonly fileName: string;
                /**
                 * @description Of what
                 * @enum {string}
                 */
                readonly kind: "pan" | "gst";
                readonly scan: components["schemas"]["FileScanOrNull"];
            }[];
            /** @description ISO 3166-1 alpha-2 */
            readonly country: string | null;
            /** @description When it signed up */
            readonly createdAt: string;
            readonly creditLimit: components["schemas"]["CustomerMoney"];
            /** @description Of its limits */
            readonly currency: string;
            /** @description Other companies with one of its tax numbers */
            readonly duplicates: readonly {
                /** @description The company */
                readonly id: string;
                /** @description Its name */
                readonly name: string;
                readonly state: components["schemas"]["CustomerState"];
            }[];
            /** @description The group whose margins it gets */
            readonly group: string | null;
            /** @description The GSTINs */
            readonly gstins: readonly string[];
            /** @description The company */
            readonly id: string;
            /** @description Invitations that were not accepted */
            readonly invitations: readonly {
                /** @description Whom it was mailed to */
                readonly email: string;
                /** @description When the link ends */
                readonly expiresAt: string;
                /** @description The role in the company */
                readonly role: string;
            }[];
            /** @description Its name */
            readonly name: string;
            /** @description The PAN */
            readonly pan: string | null;
            /** @description Days from the bill of lading; null if nothing is agreed */
            readonly paymentDays: number | null;
            /** @description The people, the first one first */
            readonly people: readonly components["schemas"]["CustomerPerson"][];
            /** @description Of the sign-up */
            readonly pinCode: string | null;
            /** @description All its quotes */
            readonly quotes: number;
            /** @description Of state and terms; a change states which one it was made from */
            readonly revision: string;
            readonly state: components["schemas"]["CustomerState"];
            /** @description When the desk last changed the state */
            readonly stateChangedAt: string | null;
            /** @description What the desk stated about the state */
            readonly stateReason: string | null;
            /** @description Open bookings whose total cannot be converted and is not in the used credit */
            readonly uncountedBookings: number;
            readonly usedCredit: components["schemas"]["MarginMoney"];
            /** @description The VAT id */
            readonly vatId: string | null;
            /** @description What is wrong with the form of the tax numbers */
            readonly warnings: readonly string[];
        };
        /** @description A company */
        readonly CustomerAnswer: components["schemas"]["Envelope"] & {
            /** @description One company */
            readonly result: readonly components["schemas"]["Customer"][];
        };
        /** @description A block */
        readonly CustomerBlockRequest: {
            /** @description What the admins of the company read */
            readonly reason: string;
            /** @description Of the company that was read */
            readonly revision: string;
        };
        /** @description A booking without anything that only the staff sees */
        readonly CustomerBooking: components["schemas"]["BookingOnList"] & {
            /** @description The carrier that decides about it */
            readonly awaitsAnswerOf: string | null;
            /** @description The charges */
            readonly charges: readonly components["schemas"]["CustomerCharge"][];
            /** @description The deadlines, by the lead times of the company */
            readonly deadlines: readonly components["schemas"]["BookingDeadline"][];
            /** @description The documents */
            readonly documents: readonly components["schemas"]["BookingDocumentShown"][];
        };
        /** @description A booking as its customer sees it */
        readonly CustomerBookingAnswer: components["schemas"]["Envelope"] & {
            /** @description One booking */
            readonly result: readonly components["schemas"]["CustomerBooking"][];
        };
        /** @description A charge */
        readonly CustomerCharge: {
            /** @description What it is counted by */
            readonly basis: string | null;
            /** @description Its code */
            readonly code: string | null;
            /**
             * @description Whether it has a price
             * @enum {string}
             */
            readonly kind: "priced" | "included" | "unpriced" | "fee";
            /** @description Its name */
            readonly name: string;
            /** @description What it comes to; null without a price */
            readonly selling: components["schemas"]["MoneyAmount"] | null;
            /** @description The container size */
            readonly size: string | null;
        };
        /** @description A group of customers */
        readonly CustomerGroup: {
            /** @description Companies that are in it */
            readonly companies: number;
            /** @description As it is spelled everywhere */
            readonly name: string;
        };
        /** @description Groups of customers */
        readonly CustomerGroupsAnswer: components["schemas"]["Envelope"] & {
            /** @description The groups by name */
            readonly result: readonly components["schemas"]["CustomerGroup"][];
        };
        /** @description A person to invite */
        readonly CustomerInvitationRequest: {
            /** @description The address */
            readonly email: string;
            /**
             * @description The role in the company
             * @enum {string}
             */
            readonly role: "admin" | "booker" | "approver" | "viewer";
        };
        /** @description What merging a company into another one does */
        readonly CustomerMerge: {
            readonly creditLimit: components["schemas"]["CustomerMoney"];
            readonly endsCreditLimit: components["schemas"]["CustomerMoney"];
            /** @description The group of the merged company that no longer counts */
            readonly endsGroup: string | null;
            /** @description The GSTINs afterwards */
            readonly gstins: readonly string[];
            /** @description Invitations that end */
            readonly invitations: number;
            /** @description How many of what move, without what there is none of */
            readonly moved: readonly {
                /** @description How many */
                readonly count: number;
                /**
                 * @description Of what
                 * @enum {string}
                 */
                readonly kind: "people" | "bookings" | "quotes" | "requests" | "approvals" | "templates" | "addresses" | "lead-times" | "links" | "copies" | "keys" | "webhooks" | "private-tariffs";
            }[];
            /** @description Everything that forbids it; empty if nothing does */
            readonly obstacles: readonly {
                /**
                 * @description What it is
                 * @enum {string}
                 */
                readonly kind: "same" | "not-duplicate" | "blocked" | "target-pending" | "on-hold" | "other-pan" | "too-many-gstins" | "too-many-people" | "limits-in-other-currency" | "own-margins" | "waiting-approvals";
                /** @description What it is and what to do */
                readonly message: string;
            }[];
            /** @description The PAN afterwards */
            readonly pan: string | null;
            /** @description Days from the bill of lading afterwards */
            readonly paymentDays: number | null;
            /** @description Everybody needs a second factor afterwards */
            readonly requiresFactor: boolean;
            /** @description Of both companies; a merge states which one it was made from */
            readonly revision: string;
            readonly source: components["schemas"]["CustomerMergeSide"];
            readonly target: components["schemas"]["CustomerMergeSide"];
            /** @description The VAT id afterwards */
            readonly vatId: string | null;
        };
        /** @description A merge */
        readonly CustomerMergeAnswer: components["schemas"]["Envelope"] & {
            /** @description One merge */
            readonly result: readonly components["schemas"]["CustomerMerge"][];
        };
        /** @description A merge */
        readonly CustomerMergeRequest: {
            /** @description Kept in the audit trail */
            readonly reason: string;
            /** @description Of the merge that was read */
            readonly revision: string;
            /** @description The company that is merged */
            readonly source: string;
        };
        /** @description A company of a merge */
        readonly CustomerMergeSide: {
            /** @description The company */
            readonly id: string;
            /** @description Its name */
            readonly name: string;
            readonly state: components["schemas"]["CustomerState"];
        };
        /** @description An amount; null without one */
        readonly CustomerMoney: components["schemas"]["MarginMoney"] | null;
        /** @description A page of companies */
        readonly CustomerPage: {
            /** @description How many companies of each state there are, of those that `text` finds */
            readonly counts: {
                /** @description Approved */
                readonly active: number;
                /** @description Blocked */
                readonly blocked: number;
                /** @description On hold */
                readonly hold: number;
                /** @description Signed up */
                readonly pending: number;
            };
            /** @description The companies, newest first */
            readonly customers: readonly components["schemas"]["CustomerSummary"][];
            /** @description The value of `after` for the next page; null on the last one */
            readonly next: string | null;
        };
        /** @description Companies */
        readonly CustomerPageAnswer: components["schemas"]["Envelope"] & {
            /** @description One page */
            readonly result: readonly components["schemas"]["CustomerPage"][];
        };
        /** @description A person of a company */
        readonly CustomerPerson: {
            /** @description When the person asked for the deletion of the account */
            readonly deletionRequestedAt: string | null;
            /** @description The address */
            readonly email: string;
            /** @description Signs in with a code */
            readonly hasSecondFactor: boolean;
            /** @description The person */
            readonly id: string;
            /** @description Cannot sign in */
            readonly isDisabled: boolean;
            /** @description The last call of a session that goes on */
            readonly lastUsedAt: string | null;
            readonly limit: components["schemas"]["CustomerMoney"];
            /** @description The name */
            readonly name: string;
            /** @description The role in the company */
            readonly role: string;
        };
        /** @description A reason */
        readonly CustomerReasonRequest: {
            /** @description What the person reads */
            readonly reason: string;
        };
        /**
         * @description Signed up, approved, on hold, or blocked
         * @enum {string}
         */
        readonly CustomerState: "pending" | "active" | "hold" | "blocked";
        /** @description A change of the state */
        readonly CustomerStateRequest: {
            /**
             * @description What is done
             * @enum {string}
             */
            readonly change: "approve" | "refuse" | "hold" | "activate";
            /** @description What the admins of the company read; needed to refuse and to hold */
            readonly reason: string;
            /** @description Of the company that was read */
            readonly revision: string;
        };
        /** @description A company in the list */
        readonly CustomerSummary: {
            /** @description When it signed up */
            readonly createdAt: string;
            readonly creditLimit: components["schemas"]["CustomerMoney"];
            /** @description Of its first person */
            readonly email: string | null;
            /** @description The group whose margins it gets */
            readonly group: string | null;
            /** @description The company */
            readonly id: string;
            /** @description Another company has one of its tax numbers */
            readonly isDuplicate: boolean;
            /** @description Its name */
            readonly name: string;
            /** @description How many people it has */
            readonly people: number;
            readonly state: components["schemas"]["CustomerState"];
            /** @description When the desk last changed the state */
            readonly stateChangedAt: string | null;
        };
        /** @description What is agreed with a company */
        readonly CustomerTermsRequest: {
            /** @description The amount; empty for no credit */
            readonly creditLimit: string;
            /** @description Of the limits */
            readonly currency: string;
            /** @description The group; empty for none */
            readonly group: string;
            /** @description Days from the bill of lading; empty if nothing is agreed */
            readonly paymentDays: string;
            /** @description Of the company that was read */
            readonly revision: string;
        };
        /** @description A booking */
        readonly DeskBooking: components["schemas"]["BookingOnList"] & {
            /** @description What the shipper is shown for a change today; null where it is not known */
            readonly amendmentFee: components["schemas"]["MoneyAmount"] | null;
            /**
             * @description How certain the arrival is
             * @enum {string|null}
             */
            readonly arrivalClass: "actual" | "expected" | "planned" | null;
            /** @description Where a connector's booking is; null for one that no connector books */
            readonly atCarrier: components["schemas"]["CarrierOutcome"] | null;
            /** @description What the shipper is shown for a cancellation today; null where it is not known */
            readonly cancellationFee: components["schemas"]["MoneyAmount"] | null;
            /** @description The parts of the cargo, in the order of the form */
            readonly cargoParts: readonly components["schemas"]["BookingCargoPart"][];
            /** @description What is known of it at its carrier, in sentences */
            readonly carrierNotes: readonly string[];
            /** @description Why the desk cannot start a change; null if it can */
            readonly changeProblem: string | null;
            /** @description The charges, then fees that are owed for changes */
            readonly charges: readonly components["schemas"]["BookingCharge"][];
            /** @description Whom to write to; null for an account that was deleted */
            readonly contact: components["schemas"]["BookingContact"] | null;
            /** @description The containers whose numbers the shipper has entered or the carrier reports */
            readonly containerNumbers: readonly components["schemas"]["NumberedContainer"][];
            /** @description What is due, by time */
            readonly deadlines: readonly components["schemas"]["BookingDeadline"][];
            /**
             * @description How certain the departure is
             * @enum {string|null}
             */
            readonly departureClass: "actual" | "expected" | "planned" | null;
            /** @description The documents */
            readonly documents: readonly components["schemas"]["BookingDocumentShown"][];
            /** @description The rates of exchange that it was quoted with; null without any */
            readonly exchange: components["schemas"]["BookingExchange"] | null;
            /** @description What was changed, newest first */
            readonly history: readonly components["schemas"]["BookingChangeEntry"][];
            /** @description A connector books it: the desk does not confirm it */
            readonly isWithCarrier: boolean;
            /** @description Messages of desk and shipper, oldest first */
            readonly messages: readonly components["schemas"]["BookingMessage"][];
            /** @description Notes of the staff, newest first */
            readonly notes: readonly components["schemas"]["BookingNote"][];
            /** @description The parties that the shipper has stated */
            readonly parties: readonly components["schemas"]["BookingParty"][];
            /** @description The last day of the price */
            readonly priceValidTill: string | null;
            /** @description Changes and cancellations that were asked for, newest first */
            readonly requests: readonly components["schemas"]["BookingRequestShown"][];
            /** @description Rises with every change of the booking and of what belongs to it */
            readonly revision: number;
            readonly sailing: components["schemas"]["BookedSailing"];
            /**
             * @description Where the cargo is
             * @enum {string}
             */
            readonly stage: "planned" | "under-way" | "arrived" | "delivered";
            readonly totals: components["schemas"]["BookingTotals"];
            /**
             * @description What taking it back undoes: that the booking was confirmed, rejected or cancelled, the correction of its number, a change that the desk has started, or the answer to a request or to a part of the cargo, or a message
             * @enum {string|null}
             */
            readonly undoes: "confirmation" | "rejection" | "correction" | "cancellation" | "change" | "answer" | "message" | null;
            /** @description Until then the answer can be taken back; null: it cannot */
            readonly undoUntil: string | null;
        };
        /** @description When the desk works */
        readonly DeskHours: {
            /** @description HH:MM, later on the same day */
            readonly closes: string;
            /** @description YYYY-MM-DD */
            readonly holidays: readonly string[];
            /** @description HH:MM */
            readonly opens: string;
            /** @description 0 is Sunday */
            readonly weekdays: readonly number[];
            /** @description IANA name of the zone, that of the office */
            readonly zone: string;
        };
        /** @description A request */
        readonly DeskQuoteRequest: components["schemas"]["QuoteRequestOnList"] & {
            /** @description What is shipped */
            readonly commodity: string | null;
            readonly contact: components["schemas"]["QuoteContact"];
            /** @description The earliest day of departure; null as soon as possible and for a part load */
            readonly departureDate: string | null;
            /** @description The answer that is being typed; null without one */
            readonly draft: components["schemas"]["QuoteDraft"] | null;
            /** @description Earlier answers to the company, newest first */
            readonly earlier: readonly components["schemas"]["EarlierAnswer"][];
            /** @description Counted by W/M or booking, not by container */
            readonly isPartLoad: boolean;
            /** @description What the shipper writes */
            readonly note: string | null;
            /** @description Why it was declined */
            readonly reason: string | null;
            /** @description The quote that answers it; null while it is open or declined */
            readonly sent: components["schemas"]["SentQuote"] | null;
            /** @description The sizes of the load */
            readonly sizes: readonly string[];
            /** @description Until when the answer can be taken back; null if it cannot */
            readonly undoUntil: string | null;
            /** @description The cargo in a container of each size; empty for a part load */
            readonly weights: readonly {
                /** @description Null if not stated */
                readonly kilograms: number | null;
                /** @description The size */
                readonly size: string;
            }[];
        };
        /** @description The signed-in person */
        readonly DeskSession: {
            /** @description What the role may do */
            readonly actions: readonly string[];
            /** @description The address of the person */
            readonly email: string;
            /** @description When it ends at the latest */
            readonly endsAt: string;
            /** @description The person */
            readonly id: string;
            /** @description Minutes without a call after which it ends */
            readonly idleMinutes: number;
            /** @description The name of the person */
            readonly name: string;
            /** @description Recovery codes that were not used */
            readonly recoveryCodesLeft: number;
            readonly role: components["schemas"]["Role"];
            /** @description When the session began */
            readonly signedInAt: string;
        };
        /**
         * @description What a document is
         * @enum {string}
         */
        readonly DocumentKind: "booking-confirmation" | "shipping-instruction" | "draft-bill-of-lading" | "bill-of-lading" | "vgm-certificate" | "commercial-invoice" | "packing-list" | "certificate-of-origin" | "other";
        /** @description A request for a document */
        readonly DocumentRequestRequest: {
            /** @description The last day, at most a year ahead */
            readonly dueOn: string | null;
            readonly kind: components["schemas"]["DocumentKind"];
            /** @description What it is needed for */
            readonly note: string | null;
        };
        /** @description An earlier answer */
        readonly EarlierAnswer: {
            /** @description When */
            readonly createdAt: string;
            /** @description The quote */
            readonly number: string;
            /** @description Its offers */
            readonly offers: readonly components["schemas"]["EarlierOffer"][];
            /** @description Lane and load */
            readonly search: string;
        };
        /** @description An offer that was sent */
        readonly EarlierOffer: {
            /** @description The carrier */
            readonly carrier: string;
            /** @description Whether the customer chose it */
            readonly isApproved: boolean;
            /** @description Its charges */
            readonly lines: readonly components["schemas"]["QuoteLine"][];
            /** @description The remark */
            readonly remark: string | null;
            /** @description The vessel */
            readonly vessel: string | null;
            /** @description The voyage */
            readonly voyage: string | null;
        };
        /** @description An email address */
        readonly Email: string;
        /** @description A success without a result */
        readonly EmptyAnswer: components["schemas"]["Envelope"] & {
            /** @description Nothing */
            readonly result: readonly unknown[];
        };
        /** @description Prices that end on a day */
        readonly EndingPrices: {
            /** @description The last day */
            readonly day: string;
            /** @description Lines */
            readonly lines: number;
            /** @description The name of the sheet */
            readonly name: string;
            /** @description Who issues the rates */
            readonly provider: string;
            /** @description Their sheet */
            readonly sheet: string;
        };
        /** @description What every success has */
        readonly Envelope: {
            /**
             * @description The code of a success
             * @constant
             */
            readonly code: 2000;
            /** @description A short sentence for people */
            readonly message: string;
            /** @description What was asked for */
            readonly result: readonly unknown[];
            /**
             * @description Success
             * @constant
             */
            readonly status: true;
        };
        /** @description A currency of a table */
        readonly ExchangeQuote: {
            /** @description ISO 4217 */
            readonly currency: string;
            /** @description A decimal */
            readonly unitsPerBase: string;
        };
        /** @description An exchange rate as it is typed */
        readonly ExchangeRateRequest: {
            /** @description ISO 4217 */
            readonly base: string;
            /** @description ISO 4217 */
            readonly currency: string;
            /** @description YYYY-MM-DD, today or earlier; empty for today */
            readonly date: string;
            /** @description Also where it is far from the last one */
            readonly isSure?: boolean;
            /** @description Units of the currency for one of the base */
            readonly rate: string;
            /** @description The rate in force on that day as it was read, null for none. Where somebody else has set another one meanwhile, nothing is done and 409 says which. Left out, it is not compared */
            readonly seen?: string | null;
            /** @description Who states it, shown to shippers */
            readonly source: string;
        };
        /** @description A table of exchange rates */
        readonly ExchangeRates: {
            /** @description ISO 4217 */
            readonly base: string;
            /** @description The day */
            readonly date: string;
            /** @description What is added for customers */
            readonly markUpPercent: string;
            /** @description The currencies */
            readonly quotes: readonly components["schemas"]["ExchangeQuote"][];
            /** @description Who states them */
            readonly source: string;
        };
        /** @description Tables of exchange rates */
        readonly ExchangeRatesAnswer: components["schemas"]["Envelope"] & {
            /** @description The tables, the newest first */
            readonly result: readonly components["schemas"]["ExchangeRates"][];
        };
        /** @description A failure */
        readonly Failure: {
            /** @description What kind of failure; see the table */
            readonly code: number;
            /** @description A sentence to show */
            readonly message: string;
            /** @description The fields that are refused */
            readonly result: readonly components["schemas"]["FieldProblem"][];
            /**
             * @description No success
             * @constant
             */
            readonly status: false;
        };
        /** @description A field that is refused */
        readonly FieldProblem: {
            /** @description The name of the field */
            readonly field: string;
            /** @description What is wrong and what to do */
            readonly message: string;
        };
        /** @description What the malware scanner says of a file that nobody can download */
        readonly FileScan: {
            /** @description What the scanner calls the malware; null while the file waits */
            readonly signature: string | null;
            /**
             * @description Not scanned yet, or with malware: its content was removed
             * @enum {string}
             */
            readonly state: "waiting" | "infected";
        };
        /** @description What the malware scanner says of a file that nobody can download; null if it can be */
        readonly FileScanOrNull: components["schemas"]["FileScan"] | null;
        /** @description Places */
        readonly FoundPlacesAnswer: components["schemas"]["Envelope"] & {
            /** @description Places, the nearest first */
            readonly result: readonly {
                /** @description UN/LOCODE */
                readonly code: string;
                /** @description Name of its country */
                readonly country: string;
                /** @description Whether the text clearly means it */
                readonly isBestMatch: boolean;
                /** @description Its name */
                readonly name: string;
            }[];
        };
        /** @description An import */
        readonly ImportAnswer: components["schemas"]["Envelope"] & {
            /** @description One import */
            readonly result: readonly components["schemas"]["RateImport"][];
        };
        /** @description New settings */
        readonly ImportChange: {
            /** @description Of the import that was changed */
            readonly revision: number;
            readonly settings: components["schemas"]["ImportSettings"];
        };
        /** @description An import as others see it */
        readonly ImportHead: {
            /** @description When it was last changed */
            readonly changedAt: string;
            /** @description When the file was uploaded */
            readonly createdAt: string;
            /** @description The name of the file */
            readonly fileName: string;
            /** @description The import */
            readonly id: string;
            /** @description Whether the caller imports it */
            readonly isOwn: boolean;
            /** @description Who issues the rates; empty until it is stated */
            readonly provider: string;
            /** @description The published sheet */
            readonly sheet: string | null;
            /** @description Who imports */
            readonly staffName: string;
            readonly state: components["schemas"]["ImportState"];
        };
        /** @description Imports */
        readonly ImportListAnswer: components["schemas"]["Envelope"] & {
            /** @description The imports, the newest first */
            readonly result: readonly components["schemas"]["ImportHead"][];
        };
        /** @description What was noted about a cell or a line */
        readonly ImportNote: {
            /** @description The question whose answer settles it; null: none */
            readonly asks: components["schemas"]["SheetQuestion"] | null;
            /** @description Whether the line can be left out by `leaveOutRow` */
            readonly canBeLeftOut: boolean;
            /** @description The cell; null for the whole line */
            readonly cell: string | null;
            /** @description The header of its column */
            readonly header: string | null;
            /** @description Of a note about a column: the cell of its header, which can be corrected by `correctCell`; null where the header is written in several cells */
            readonly headerCell: string | null;
            /** @description Whether the cell can be corrected by `correctCell` */
            readonly isCorrectable: boolean;
            /** @description What it is about */
            readonly kind: string;
            /** @description The line */
            readonly line: number;
            /** @description What is wrong and what to do */
            readonly sentence: string;
            /**
             * @description A question is a price to confirm
             * @enum {string}
             */
            readonly severity: "problem" | "question" | "remark";
            /** @description Of a validity that no column states: the days that its text states; null for other notes */
            readonly stated: components["schemas"]["StatedDays"] | null;
            /** @description The tab */
            readonly tab: string | null;
            /** @description What the cell says */
            readonly text: string | null;
        };
        /** @description Lines that are read */
        readonly ImportProgress: {
            /** @description Of so many */
            readonly all: number;
            /** @description Lines */
            readonly done: number;
        };
        /** @description Notes and counts of a comparison */
        readonly ImportResult: {
            /** @description When the prices were compared */
            readonly comparedAt: string;
            /** @description At most 300, problems first, and at most 50 of one question */
            readonly notes: readonly components["schemas"]["ImportNote"][];
            /** @description Problems and questions */
            readonly problemCount: number;
            /** @description What the problems ask, each question once */
            readonly questions: readonly components["schemas"]["CountedQuestion"][];
            /** @description Remarks */
            readonly remarkCount: number;
            /** @description Null where the sheet cannot be published */
            readonly summary: components["schemas"]["ImportSummary"] | null;
        };
        /** @description The import as it was seen */
        readonly ImportRevision: {
            /** @description Of the import */
            readonly revision: number;
        };
        /** @description What is stated about a sheet */
        readonly ImportSettings: {
            /** @description Prices that differ by more than 60 % are right */
            readonly acceptsOutliers: boolean;
            /** @description Null: everybody finds the prices */
            readonly audience: components["schemas"]["SheetAudience"] | null;
            /** @description The reading is stored for the next sheet of the provider */
            readonly isRemembered: boolean;
            /** @description What customers read as the name of the sheet; empty: that of the file without its ending. Left out, it stays */
            readonly name?: string;
            /** @description Null until it is stated */
            readonly prices: components["schemas"]["PriceSide"] | null;
            /** @description Who issues the rates; empty until it is stated */
            readonly provider: string;
            /**
             * @description Of lines without a rate type
             * @enum {string|null}
             */
            readonly rateType: "contract" | "spot" | null;
            readonly reading: components["schemas"]["SheetReading"];
            /**
             * @description Which prices of the provider end: those of the same carrier, lane and size, all, or none
             * @enum {string}
             */
            readonly replaces: "same-prices" | "all" | "none";
            /** @description Tabs that are read; empty: all */
            readonly tabs: readonly string[];
            /** @description The first day of lines without one; null: today */
            readonly validFrom: string | null;
            /** @description The last day of lines without one; null: 30 days */
            readonly validTill: string | null;
        };
        /**
         * @description `open`: columns and settings can be changed; `refused`: the comparison has found problems
         * @enum {string}
         */
        readonly ImportState: "reading" | "unreadable" | "open" | "comparing" | "refused" | "compared" | "publishing" | "published" | "undone";
        /** @description What a comparison has found */
        readonly ImportSummary: {
            /** @description Buying prices that no margin rule is about, for at least one of the customers who find them; null: none */
            readonly atCost: components["schemas"]["PricesAtCost"] | null;
            readonly counts: components["schemas"]["ChangeCounts"];
            /**
             * @description Containers or part loads
             * @enum {string}
             */
            readonly kind: "fcl" | "lcl";
            /** @description The last day of its prices */
            readonly lastDay: string;
            /** @description Rows of the file that were left out */
            readonly leftOut: number;
            /** @description Lines of the sheet */
            readonly lines: number;
            /** @description As in earlier sheets */
            readonly provider: string;
            /** @description Lines of earlier sheets that end */
            readonly replaced: number;
        };
        /** @description Whom an item is given to */
        readonly InboxAssignment: {
            /** @description The name of a person who can sign in; null for nobody */
            readonly assignee: string | null;
            /** @description The revision that was seen */
            readonly revision: number;
        };
        /** @description Gives new items to a person */
        readonly InboxAssignmentRule: {
            /** @description The name of the person */
            readonly assignee: string;
            /** @description The `id` of a company; null for all */
            readonly company: string | null;
            /** @description A group of companies; null for all */
            readonly group: string | null;
            /** @description Of these kinds; null for all */
            readonly kinds: readonly components["schemas"]["InboxKind"][] | null;
        };
        /** @description A person to write to */
        readonly InboxContact: {
            /** @description Address */
            readonly email: string;
            /** @description First and last name */
            readonly name: string;
            /** @description With the dialling code */
            readonly phone: string | null;
        };
        /** @description How many items are open; 1,001 for more than 1,000 */
        readonly InboxCounts: {
            /** @description That are due later today at the desk */
            readonly dueToday: number;
            /** @description Of each kind */
            readonly kinds: readonly components["schemas"]["InboxKindCount"][];
            /** @description Of the signed-in person */
            readonly mine: number;
            /** @description Whose due time has passed */
            readonly overdue: number;
            /** @description Of everybody who can sign in or has an open item, by name */
            readonly people: readonly components["schemas"]["InboxPersonCount"][];
            /** @description In all */
            readonly total: number;
            /** @description Of nobody */
            readonly unassigned: number;
        };
        /** @description Counts */
        readonly InboxCountsAnswer: components["schemas"]["Envelope"] & {
            /** @description One set of counts */
            readonly result: readonly components["schemas"]["InboxCounts"][];
        };
        /** @description A company */
        readonly InboxCustomer: {
            /** @description The group of its prices */
            readonly group: string | null;
            /** @description Names the company */
            readonly id: string;
            /** @description Its name */
            readonly name: string;
            /**
             * @description Whether it may book
             * @enum {string}
             */
            readonly state: "pending" | "active" | "hold" | "blocked";
            /** @description What the desk has stated to the company about its state */
            readonly stateReason: string | null;
        };
        /** @description An item with what a preview shows */
        readonly InboxDetails: {
            /** @description Whom to write to about it; null if nobody is known */
            readonly contact: components["schemas"]["InboxContact"] | null;
            /** @description Assignments and answers, newest first */
            readonly history: readonly components["schemas"]["InboxEvent"][];
            readonly item: components["schemas"]["InboxItem"];
        };
        /** @description An item with what a preview shows */
        readonly InboxDetailsAnswer: components["schemas"]["Envelope"] & {
            /** @description One item */
            readonly result: readonly components["schemas"]["InboxDetails"][];
        };
        /** @description Within how many minutes of desk work each kind is answered */
        readonly InboxDueTimes: {
            /** @description For the kind booking */
            readonly booking: number;
            /** @description For the kind cancellation */
            readonly cancellation: number;
            /** @description For the kind cargo-part */
            readonly "cargo-part": number;
            /** @description For the kind change */
            readonly change: number;
            /** @description For the kind deletion */
            readonly deletion: number;
            /** @description For the kind document */
            readonly document: number;
            /** @description For the kind enquiry */
            readonly enquiry: number;
            /** @description For the kind failed-mail */
            readonly "failed-mail": number;
            /** @description For the kind fee-declined; left out, it stays as it is */
            readonly "fee-declined"?: number;
            /** @description For the kind message; left out, it stays as it is */
            readonly message?: number;
            /** @description For the kind quote-approved */
            readonly "quote-approved": number;
            /** @description For the kind quote-follow-up */
            readonly "quote-follow-up": number;
            /** @description For the kind quote-request */
            readonly "quote-request": number;
            /** @description For the kind sheet-ends */
            readonly "sheet-ends": number;
            /** @description For the kind sign-up */
            readonly "sign-up": number;
            /** @description For the kind source-stopped */
            readonly "source-stopped": number;
        };
        /** @description What happened to an item */
        readonly InboxEvent: {
            /** @description Whom it was assigned to; null for nobody, and for other events */
            readonly assignee: string | null;
            /** @description When */
            readonly at: string;
            /** @description Who; null for the system and for people who are forgotten */
            readonly by: string | null;
            /**
             * @description What
             * @enum {string}
             */
            readonly event: "assigned" | "answered" | "reopened";
        };
        /** @description A saved filter */
        readonly InboxFilter: {
            /** @description How many open items it finds; 1,001 for more than 1,000 */
            readonly count: number;
            /** @description Names the filter */
            readonly id: string;
            /** @description Its name */
            readonly name: string;
            readonly query: components["schemas"]["InboxQuery"];
        };
        /** @description Saved filters */
        readonly InboxFilterListAnswer: components["schemas"]["Envelope"] & {
            /** @description The filters */
            readonly result: readonly components["schemas"]["InboxFilter"][];
        };
        /** @description A filter to save */
        readonly InboxFilterRequest: {
            /** @description Its name, up to 60 characters */
            readonly name: string;
            readonly query: components["schemas"]["InboxQuery"];
        };
        /** @description One thing that the desk decides */
        readonly InboxItem: {
            /** @description When it was answered; null while it waits */
            readonly answeredAt: string | null;
            /** @description Who answered it; null while it waits and for what ended by itself */
            readonly answeredBy: string | null;
            /** @description Date, or date and time, local to the place of arrival */
            readonly arrival: string | null;
            /** @description The name of the person who has it; null for nobody */
            readonly assignee: string | null;
            /** @description Of its booking; null without one */
            readonly carrier: string | null;
            /** @description The containers, none for a part load */
            readonly containers: readonly components["schemas"]["ContainerCount"][];
            /** @description The company that it is about; null for what is about none, or about a deleted one */
            readonly customer: components["schemas"]["InboxCustomer"] | null;
            /** @description Date, or date and time, local to the port of loading */
            readonly departure: string | null;
            /** @description When it is due; null if the desk never works */
            readonly dueAt: string | null;
            /**
             * @description Due: later today at the desk
             * @enum {string}
             */
            readonly dueState: "overdue" | "due" | "in-time";
            /** @description Names the item */
            readonly id: string;
            /** @description Whether a person may mark it as done */
            readonly isMarkable: boolean;
            readonly kind: components["schemas"]["InboxKind"];
            /** @description From where to where; null if it has no transport, or while that is not known */
            readonly lane: components["schemas"]["Lane"] | null;
            /**
             * @description What it is about: the booking `number`, the quote or request `number`, the company `customer`; null for something else
             * @enum {string|null}
             */
            readonly link: "booking" | "quote" | "quote-request" | "customer" | null;
            /** @description When the customer last added something while it waited; null or left out if nothing was added */
            readonly newsAt?: string | null;
            /** @description Of its booking, quote or request; null for what has none */
            readonly number: string | null;
            /** @description Since when it waits */
            readonly openedAt: string;
            /** @description The customer's own */
            readonly reference: string | null;
            /** @description Rises with every change */
            readonly revision: number;
            /** @description Values for its title by their names, which depend on the kind */
            readonly values: { readonly [key: string]: string | number | null; };
            /** @description Vessel of the main leg */
            readonly vessel: string | null;
            /** @description Voyage of the main leg */
            readonly voyage: string | null;
        };
        /** @description An item */
        readonly InboxItemAnswer: components["schemas"]["Envelope"] & {
            /** @description One item */
            readonly result: readonly components["schemas"]["InboxItem"][];
        };
        /** @description A page of open items */
        readonly InboxItemPage: components["schemas"]["Envelope"] & {
            /** @description `after` of the next page; null: it is the last one */
            readonly next: string | null;
            /** @description The items */
            readonly result: readonly components["schemas"]["InboxItem"][];
        };
        /**
         * @description What waits
         * @enum {string}
         */
        readonly InboxKind: "booking" | "quote-request" | "quote-approved" | "quote-follow-up" | "change" | "cancellation" | "fee-declined" | "cargo-part" | "document" | "message" | "enquiry" | "sign-up" | "deletion" | "failed-mail" | "sheet-ends" | "source-stopped";
        /** @description How many items of a kind are open */
        readonly InboxKindCount: {
            /** @description How many */
            readonly count: number;
            readonly kind: components["schemas"]["InboxKind"];
        };
        /** @description Names */
        readonly InboxPeopleAnswer: components["schemas"]["Envelope"] & {
            /** @description Names of people */
            readonly result: readonly string[];
        };
        /** @description How many open items a person has */
        readonly InboxPersonCount: {
            /** @description How many */
            readonly count: number;
            /** @description The name */
            readonly name: string;
        };
        /** @description A filter of the inbox with its order; null for whichever */
        readonly InboxQuery: {
            /**
             * @description Of the signed-in person or of nobody
             * @enum {string|null}
             */
            readonly assignee: "me" | "nobody" | null;
            /**
             * @description By the due time
             * @enum {string|null}
             */
            readonly due: "overdue" | "today" | null;
            /** @description Of this kind */
            readonly kind: components["schemas"]["InboxKind"] | null;
            /**
             * @description The order of the list
             * @enum {string}
             */
            readonly order: "oldest" | "due";
            /** @description Of the person with this name */
            readonly person: string | null;
            /** @description With these words */
            readonly search: string | null;
        };
        /** @description What was seen of an item */
        readonly InboxRevision: {
            /** @description The revision that was seen */
            readonly revision: number;
        };
        /** @description What an admin sets about the inbox */
        readonly InboxRules: {
            /** @description Who gets which new items. A rule of a company comes before one of a group, that before one of all */
            readonly assignments: readonly components["schemas"]["InboxAssignmentRule"][];
            /** @description The names of the companies of the rules, in answers only */
            readonly companies?: readonly components["schemas"]["RuleCompany"][];
            readonly due: components["schemas"]["InboxDueTimes"];
            readonly hours: components["schemas"]["DeskHours"];
            /** @description Names what was seen; 0 before the first change */
            readonly revision: number;
        };
        /** @description Rules */
        readonly InboxRulesAnswer: components["schemas"]["Envelope"] & {
            /** @description One set of rules */
            readonly result: readonly components["schemas"]["InboxRules"][];
        };
        /** @description Who is invited, and the secret for the authenticator app */
        readonly Invitation: {
            /** @description The address of the person */
            readonly email: string;
            /** @description When the link ends */
            readonly expiresAt: string;
            /** @description The name of the person */
            readonly name: string;
            /** @description The secret as a QR code */
            readonly qrSvg: string;
            readonly role: components["schemas"]["Role"];
            /** @description The secret in base32, to type it */
            readonly secret: string;
        };
        /** @description An invitation */
        readonly InvitationAnswer: components["schemas"]["Envelope"] & {
            /** @description One invitation */
            readonly result: readonly components["schemas"]["Invitation"][];
        };
        /** @description The link of an invitation */
        readonly InvitationRequest: {
            /** @description What the link carries */
            readonly token: string;
        };
        /** @description Names */
        readonly KnownCarriersAnswer: components["schemas"]["Envelope"] & {
            /** @description Names of carriers */
            readonly result: readonly string[];
        };
        /** @description From where to where */
        readonly Lane: {
            readonly from: components["schemas"]["LanePlace"];
            readonly to: components["schemas"]["LanePlace"];
        };
        /** @description An end of a lane */
        readonly LanePlace: {
            /** @description UN/LOCODE */
            readonly code: string | null;
            /** @description Name of the place */
            readonly name: string;
        };
        /** @description Whether the last sheet of a provider had buying or selling prices */
        readonly LastPrices: {
            /**
             * @description Buying or selling prices
             * @enum {string}
             */
            readonly prices: "buy" | "sell";
            /** @description One of `providers` */
            readonly provider: string;
        };
        /** @description A row that is not read */
        readonly LeftOutRow: {
            /** @description When */
            readonly leftOutAt: string;
            /** @description The row of the file, from 1 */
            readonly line: number;
            /** @description Who has left it out */
            readonly staffName: string;
            /** @description The tab; null where the file has one only */
            readonly tab: string | null;
            /** @description What it says, or the lane of its prices */
            readonly text: string;
        };
        /** @description A margin rule or a floor */
        readonly MarginEntry: {
            /**
             * @description What the margin is counted by
             * @enum {string}
             */
            readonly basis: "container" | "booking" | "wm" | "percent";
            /** @description Null: all of them */
            readonly carrier: string | null;
            /** @description The kind of charge; null for all but the booking fee, and for a floor */
            readonly charge: string | null;
            /** @description The name of the group, or the id of the company; null for everybody */
            readonly customer: string | null;
            /** @description The name of the group or the company; null for everybody */
            readonly customerName: string | null;
            /**
             * @description For whom
             * @enum {string}
             */
            readonly customers: "all" | "group" | "company";
            /**
             * @description How it is rounded
             * @enum {string}
             */
            readonly direction: "up" | "nearest";
            /** @description UN/LOCODE or country; null: from everywhere */
            readonly from: string | null;
            /** @description Its name */
            readonly id: string;
            /**
             * @description What it is
             * @enum {string}
             */
            readonly kind: "rule" | "floor";
            /** @description The least margin of a percentage; null without one */
            readonly minimum: components["schemas"]["MarginMoney"] | null;
            /**
             * @description Null: both
             * @enum {string|null}
             */
            readonly mode: "fcl" | "lcl" | null;
            /** @description The amount; null for a percentage */
            readonly money: components["schemas"]["MarginMoney"] | null;
            /** @description Who answers for it */
            readonly owner: string;
            /** @description Decimal text; null for an amount */
            readonly percent: string | null;
            /** @description The step, in units of the currency of the charge; null: not rounded */
            readonly rounding: string | null;
            /** @description Null: all of them */
            readonly size: string | null;
            /**
             * @description By its dates, today at the office
             * @enum {string}
             */
            readonly state: "active" | "later" | "ended";
            /** @description UN/LOCODE or country; null: to everywhere */
            readonly to: string | null;
            /** @description The first day */
            readonly validFrom: string;
            /** @description The last day; null: without an end */
            readonly validTo: string | null;
        };
        /** @description How a buying price becomes a selling price */
        readonly MarginExplanation: {
            readonly buying: components["schemas"]["MarginMoney"];
            /** @description The day of the rates of exchange; null without any */
            readonly exchangeDate: string | null;
            /** @description The booking fee; null without one */
            readonly fee: {
                readonly amount: components["schemas"]["MarginMoney"];
                /** @description Its rule */
                readonly id: string;
            } | null;
            /** @description The highest floor; null if none applies */
            readonly floor: {
                /** @description Its name */
                readonly id: string;
                readonly least: components["schemas"]["MarginMoney"];
            } | null;
            readonly margin: components["schemas"]["MarginMoney"];
            readonly raisedBy: components["schemas"]["MarginMoney"];
            /** @description The rule whose margin is added; null: it is sold as it is bought */
            readonly rule: string | null;
            readonly selling: components["schemas"]["MarginMoney"];
            readonly total: components["schemas"]["MarginMoney"];
            /** @description The rules that were not used */
            readonly unused: readonly {
                /** @description Its name */
                readonly id: string;
                /**
                 * @description The first reason that holds
                 * @enum {string}
                 */
                readonly reason: "not-yet" | "ended" | "lane" | "carrier" | "mode" | "size" | "charge" | "basis" | "customers" | "wider";
            }[];
        };
        /** @description An explanation */
        readonly MarginExplanationAnswer: components["schemas"]["Envelope"] & {
            /** @description One explanation */
            readonly result: readonly components["schemas"]["MarginExplanation"][];
        };
        /** @description The last day of a rule or a floor */
        readonly MarginLastDayRequest: {
            /** @description YYYY-MM-DD, today or later */
            readonly lastDay: string;
            /** @description Ends it although prices are sold without a margin after it */
            readonly withoutMargin?: boolean;
        };
        /** @description Margin rules and floors */
        readonly MarginListAnswer: components["schemas"]["Envelope"] & {
            /** @description The rules, then the floors */
            readonly result: readonly components["schemas"]["MarginEntry"][];
        };
        /** @description An amount */
        readonly MarginMoney: {
            /** @description ISO 4217 */
            readonly currency: string;
            /** @description In the smallest unit of the currency */
            readonly minor: number;
        };
        /** @description A rule or a floor as it is typed; an empty text is everything, or none */
        readonly MarginRequest: {
            /** @description The amount, or the percentage */
            readonly amount: string;
            /**
             * @description What the margin is counted by
             * @enum {string}
             */
            readonly basis: "container" | "booking" | "wm" | "percent";
            /** @description The name of the carrier */
            readonly carrier: string;
            /**
             * @description The kind of charge
             * @enum {string}
             */
            readonly charge: "" | "origin" | "freight" | "surcharges" | "destination" | "warehouse" | "booking-fee";
            /** @description Of the amount and the minimum */
            readonly currency: string;
            /** @description The name of the group, or the name or id of the company */
            readonly customer: string;
            /**
             * @description For whom
             * @enum {string}
             */
            readonly customers: "all" | "group" | "company";
            /**
             * @description How it is rounded
             * @enum {string}
             */
            readonly direction: "up" | "nearest";
            /** @description UN/LOCODE or country */
            readonly from: string;
            /**
             * @description What it is
             * @enum {string}
             */
            readonly kind: "rule" | "floor";
            /** @description The least margin of a percentage */
            readonly minimum: string;
            /**
             * @description FCL or LCL
             * @enum {string}
             */
            readonly mode: "" | "fcl" | "lcl";
            /** @description Who answers for it */
            readonly owner: string;
            /** @description The step that prices are rounded to */
            readonly rounding: string;
            /** @description The size of the container */
            readonly size: string;
            /** @description UN/LOCODE or country */
            readonly to: string;
            /** @description The first day */
            readonly validFrom: string;
            /** @description The last day */
            readonly validTo: string;
        };
        /** @description A buying price to be tried */
        readonly MarginTrial: {
            /** @description The buying price of one container */
            readonly amount: string;
            /** @description The name of the carrier */
            readonly carrier: string;
            /**
             * @description The kind of charge
             * @enum {string}
             */
            readonly charge: "origin" | "freight" | "surcharges" | "destination" | "warehouse";
            /** @description The name or id of the company, whose group is taken; empty for none */
            readonly company: string;
            /** @description Its currency */
            readonly currency: string;
            /** @description The UN/LOCODE of the port of loading */
            readonly from: string;
            /** @description The group where no company is named */
            readonly group: string;
            /** @description The size of the container */
            readonly size: string;
            /** @description The UN/LOCODE of the port of discharge */
            readonly to: string;
        };
        /** @description A message to the customer */
        readonly MessageRequest: {
            /** @description What the customer reads */
            readonly text: string;
        };
        /** @description An amount of money */
        readonly MoneyAmount: {
            /** @description ISO 4217 */
            readonly currency: string;
            /** @description In minor units of the currency */
            readonly minor: number;
        };
        /** @description What an authenticator answers when it has made a passkey (WebAuthn, in JSON, base64url) */
        readonly NewPasskey: {
            /**
             * @description Where the authenticator is; nothing depends on it
             * @enum {string}
             */
            readonly authenticatorAttachment?: "platform" | "cross-platform";
            /** @description Nothing that the server reads */
            readonly clientExtensionResults: { readonly [key: string]: unknown; };
            /** @description The passkey */
            readonly id: string;
            /** @description The passkey again */
            readonly rawId: string;
            /** @description The public key */
            readonly response: {
                /** @description The public key and what the authenticator states */
                readonly attestationObject: string;
                /** @description What the authenticator states */
                readonly authenticatorData?: string;
                /** @description What the browser states */
                readonly clientDataJSON: string;
                /** @description The public key once more */
                readonly publicKey?: string;
                /** @description The kind of key (COSE) */
                readonly publicKeyAlgorithm?: number;
                /** @description How the authenticator can be reached */
                readonly transports?: readonly string[];
            };
            /**
             * @description The kind
             * @constant
             */
            readonly type: "public-key";
        };
        /** @description A note */
        readonly NoteRequest: {
            /** @description What staff read */
            readonly text: string;
        };
        /** @description A container by its number */
        readonly NumberedContainer: {
            /** @description ISO 6346, in capitals without blanks */
            readonly number: string;
            /** @description The seals as the shipper has typed them; empty without any */
            readonly seals: string;
            /** @description The size; null where it is not known which one it is */
            readonly size: string | null;
            /**
             * @description Who states the number
             * @enum {string}
             */
            readonly source: "shipper" | "carrier" | "both";
        };
        /** @description 6 digits of the authenticator app */
        readonly OneTimeCode: string;
        /** @description A passkey of the signed-in person */
        readonly Passkey: {
            /** @description When it was added */
            readonly createdAt: string;
            /** @description The passkey */
            readonly id: string;
            /** @description The last sign-in with it; null if there was none */
            readonly lastUsedAt: string | null;
            /** @description What the person calls it */
            readonly name: string;
        };
        /** @description Passkeys */
        readonly PasskeyListAnswer: components["schemas"]["Envelope"] & {
            /** @description The passkeys, oldest first */
            readonly result: readonly components["schemas"]["Passkey"][];
        };
        /** @description What the browser hands to an authenticator (WebAuthn) */
        readonly PasskeyOptions: {
            /** @description What the authenticator signs */
            readonly challenge: string;
        } & { readonly [key: string]: unknown; };
        /** @description Options for an authenticator */
        readonly PasskeyOptionsAnswer: components["schemas"]["Envelope"] & {
            /** @description The options of one call, as WebAuthn writes them in JSON */
            readonly result: readonly components["schemas"]["PasskeyOptions"][];
        };
        /** @description A new passkey */
        readonly PasskeyRequest: {
            readonly credential: components["schemas"]["NewPasskey"];
            /** @description What the person calls it */
            readonly name: string;
        };
        /** @description What an authenticator answers at a sign-in (WebAuthn, in JSON, base64url) */
        readonly PasskeySignature: {
            /**
             * @description Where the authenticator is; nothing depends on it
             * @enum {string}
             */
            readonly authenticatorAttachment?: "platform" | "cross-platform";
            /** @description Nothing that the server reads */
            readonly clientExtensionResults: { readonly [key: string]: unknown; };
            /** @description The passkey */
            readonly id: string;
            /** @description The passkey again */
            readonly rawId: string;
            /** @description What was signed, and the signature */
            readonly response: {
                /** @description What the authenticator states */
                readonly authenticatorData: string;
                /** @description What the browser states */
                readonly clientDataJSON: string;
                /** @description The signature of both */
                readonly signature: string;
                /** @description Whose passkey it is */
                readonly userHandle?: string;
            };
            /**
             * @description The kind
             * @constant
             */
            readonly type: "public-key";
        };
        /** @description The answer of an authenticator */
        readonly PasskeySignInRequest: { readonly credential: components["schemas"]["PasskeySignature"]; };
        /** @description The first step of signing in */
        readonly PasswordRequest: {
            readonly email: components["schemas"]["Email"];
            /** @description The password */
            readonly password: string;
        };
        /** @description A place */
        readonly PlaceName: {
            /** @description UN/LOCODE */
            readonly code: string;
            /** @description Its name */
            readonly name: string;
        };
        /** @description Who else has it open */
        readonly PresenceAnswer: components["schemas"]["Envelope"] & {
            /** @description Their names */
            readonly result: readonly string[];
        };
        /** @description What is open */
        readonly PresenceRequest: {
            /** @description Id or number */
            readonly id: string;
            /**
             * @description An item of the inbox by its id, a booking or a request by its number
             * @enum {string}
             */
            readonly kind: "item" | "booking" | "quote";
        };
        /** @description A charge with its margin */
        readonly PricedQuoteLine: {
            /** @description What the carrier is paid for one unit; null where it is not known */
            readonly buying: components["schemas"]["MoneyAmount"] | null;
            /**
             * @description What it is counted by
             * @enum {string}
             */
            readonly countedBy: "container" | "booking" | "wm";
            /** @description The charge */
            readonly name: string;
            /** @description The margin rule */
            readonly rule: string | null;
            /** @description What the shipper pays for one unit; null for what the margin rules set */
            readonly selling: components["schemas"]["MoneyAmount"] | null;
            /** @description The container size; null for all */
            readonly size: string | null;
            /** @description What the margin rules set; null without a buying price */
            readonly suggested: components["schemas"]["MoneyAmount"] | null;
        };
        /** @description Where a price is stated */
        readonly PriceOrigin: {
            /** @description The line */
            readonly line: number;
            /** @description The tab */
            readonly tab: string | null;
            /** @description The first day */
            readonly validFrom: string;
            /** @description The last day */
            readonly validTill: string;
        };
        /** @description Buying prices that customers would pay without a margin */
        readonly PricesAtCost: {
            /** @description Lanes of these prices */
            readonly lanes: number;
            /** @description Prices: a line for one size */
            readonly prices: number;
        };
        /**
         * @description `buy`: what the provider is paid; `sell`: what customers pay
         * @enum {string}
         */
        readonly PriceSide: "buy" | "sell";
        /** @description The publication of an import */
        readonly PublicationRequest: {
            /** @description The revision of the import that was seen */
            readonly revision: number;
            /** @description Publishes buying prices that no margin rule is about */
            readonly withoutMargin?: boolean;
        };
        /** @description Where a sheet leaves something open */
        readonly QuestionPlace: {
            /** @description The cell; null for the whole line */
            readonly cell: string | null;
            /** @description The header of its column */
            readonly header: string | null;
            /** @description The row of the file */
            readonly line: number;
            /** @description Null where the file has one tab */
            readonly tab: string | null;
        };
        /**
         * @description What is asked: the currency of amounts without one, or of one column; what a sign, place, carrier, size, charge or remark means; whether a column that limits prices is left out; the order of dates, the sign of decimals, and whether hidden parts are read
         * @enum {string}
         */
        readonly QuestionTopic: "currency" | "column-currency" | "sign" | "place" | "carrier" | "size" | "charge" | "remark" | "limit" | "dates" | "decimal" | "hidden";
        /** @description An answer */
        readonly QuoteAnswerRequest: {
            /** @description The day on which the quote waits in the inbox unless the customer has answered; null for none */
            readonly followUpOn: string | null;
            /** @description The offers, of which the shipper approves one */
            readonly offers: readonly components["schemas"]["QuoteOfferRequest"][];
        };
        /** @description Who asks */
        readonly QuoteContact: {
            /** @description The company */
            readonly companyId: string;
            /** @description Its state */
            readonly companyState: string;
            /** @description The address */
            readonly email: string;
            /** @description Its group of customers */
            readonly group: string | null;
            /** @description The person */
            readonly name: string;
            /** @description What the desk has stated to the company about its state */
            readonly stateReason: string | null;
        };
        /** @description Why there is no price */
        readonly QuoteDeclineRequest: {
            /** @description The shipper reads it */
            readonly reason: string;
        };
        /** @description A saved draft */
        readonly QuoteDraft: {
            readonly content: components["schemas"]["QuoteDraftContent"];
            /** @description Rises with each save */
            readonly revision: number;
            /** @description When */
            readonly savedAt: string;
            /** @description Who saved it last */
            readonly savedBy: string;
        };
        /** @description A draft */
        readonly QuoteDraftAnswer: components["schemas"]["Envelope"] & {
            /** @description One draft */
            readonly result: readonly components["schemas"]["QuoteDraft"][];
        };
        /** @description An answer as it is typed */
        readonly QuoteDraftContent: {
            /** @description The day to ask the customer */
            readonly followUpOn: string | null;
            /** @description The offers */
            readonly offers: readonly components["schemas"]["QuoteDraftOffer"][];
        };
        /** @description A charge as it is typed */
        readonly QuoteDraftLine: {
            /** @description The buying price as typed */
            readonly buying: string;
            /**
             * @description What it is counted by
             * @enum {string}
             */
            readonly countedBy: "container" | "booking" | "wm";
            /** @description The currency */
            readonly currency: string;
            /** @description The charge */
            readonly name: string;
            /** @description The selling price as typed */
            readonly selling: string;
            /** @description The container size; empty for all */
            readonly size: string;
        };
        /** @description An offer as it is typed */
        readonly QuoteDraftOffer: {
            /** @description The arrival */
            readonly arrival: string | null;
            /** @description Why it may be sold below the floor, or below what it is bought for */
            readonly belowFloorReason: string;
            /** @description The carrier */
            readonly carrier: string;
            /** @description The departure */
            readonly departure: string | null;
            /** @description The charges */
            readonly lines: readonly components["schemas"]["QuoteDraftLine"][];
            /** @description The remark */
            readonly remark: string;
            /** @description The last day of the price */
            readonly validTill: string | null;
            /** @description The vessel */
            readonly vessel: string;
            /** @description The voyage */
            readonly voyage: string;
        };
        /** @description An answer that is not sent yet */
        readonly QuoteDraftRequest: {
            readonly content: components["schemas"]["QuoteDraftContent"];
            /** @description The draft that was seen; 0 for none */
            readonly revision: number;
        };
        /** @description A floor */
        readonly QuoteFloor: {
            /** @description The floor */
            readonly id: string;
            readonly least: components["schemas"]["MoneyAmount"];
        };
        /** @description A day to ask the customer */
        readonly QuoteFollowUpRequest: {
            /** @description The day; null for none */
            readonly followUpOn: string | null;
        };
        /** @description A charge */
        readonly QuoteLine: {
            /** @description What the carrier is paid for one unit; null where it is not known */
            readonly buying: components["schemas"]["MoneyAmount"] | null;
            /**
             * @description What it is counted by
             * @enum {string}
             */
            readonly countedBy: "container" | "booking" | "wm";
            /** @description The charge */
            readonly name: string;
            /** @description What the shipper pays for one unit; null for what the margin rules set */
            readonly selling: components["schemas"]["MoneyAmount"] | null;
            /** @description The container size; null for all */
            readonly size: string | null;
        };
        /** @description A mail */
        readonly QuoteMailAnswer: components["schemas"]["Envelope"] & {
            /** @description One mail */
            readonly result: readonly components["schemas"]["QuoteMailPreview"][];
        };
        /** @description The mail of an answer */
        readonly QuoteMailPreview: {
            /** @description The subject */
            readonly subject: string;
            /** @description The text */
            readonly text: string;
            /** @description The address */
            readonly to: string;
        };
        /** @description An offer of an answer */
        readonly QuoteOfferRequest: {
            /** @description The arrival at the port of discharge */
            readonly arrival: string | null;
            /** @description Why it may be sold below the floor, or below what it is bought for; null if it is not */
            readonly belowFloorReason: string | null;
            /** @description The carrier */
            readonly carrier: string;
            /** @description The departure from the port of loading */
            readonly departure: string | null;
            /** @description The charges */
            readonly lines: readonly components["schemas"]["QuoteLine"][];
            /** @description The shipper reads it on the quote */
            readonly remark: string | null;
            /** @description The last day of the price */
            readonly validTill: string;
            /** @description The vessel */
            readonly vessel: string | null;
            /** @description The voyage */
            readonly voyage: string | null;
        };
        /** @description What an answer is sold for */
        readonly QuotePrice: {
            /** @description What is missing to the floor; null if nothing is */
            readonly belowBy: components["schemas"]["MoneyAmount"] | null;
            /** @description The highest floor that applies; null without one */
            readonly floor: components["schemas"]["QuoteFloor"] | null;
            /** @description The charges */
            readonly lines: readonly components["schemas"]["PricedQuoteLine"][];
            /** @description Null where a buying price is not known */
            readonly totals: components["schemas"]["QuoteTotals"] | null;
        };
        /** @description Prices */
        readonly QuotePriceAnswer: components["schemas"]["Envelope"] & {
            /** @description One set of prices */
            readonly result: readonly components["schemas"]["QuotePrice"][];
        };
        /** @description Charges to price */
        readonly QuotePriceRequest: {
            /** @description The carrier */
            readonly carrier: string;
            /** @description The charges */
            readonly lines: readonly components["schemas"]["QuoteLine"][];
        };
        /** @description A request */
        readonly QuoteRequestAnswer: components["schemas"]["Envelope"] & {
            /** @description One request */
            readonly result: readonly components["schemas"]["DeskQuoteRequest"][];
        };
        /** @description A page of requests */
        readonly QuoteRequestListAnswer: components["schemas"]["Envelope"] & {
            /** @description Where the next page begins; null for the last one */
            readonly next: string | null;
            /** @description The requests, newest first */
            readonly result: readonly components["schemas"]["QuoteRequestOnList"][];
        };
        /** @description A request in a list */
        readonly QuoteRequestOnList: {
            /** @description The company */
            readonly companyName: string;
            /** @description Its number */
            readonly number: string;
            /** @description The quote that answers it */
            readonly quoteNumber: string | null;
            /** @description When */
            readonly requestedAt: string;
            /** @description Lane and load */
            readonly search: string;
            readonly state: components["schemas"]["QuoteRequestState"];
        };
        /**
         * @description The state of a request
         * @enum {string}
         */
        readonly QuoteRequestState: "open" | "answered" | "declined";
        /** @description Totals */
        readonly QuoteTotals: {
            readonly buying: components["schemas"]["MoneyAmount"];
            readonly margin: components["schemas"]["MoneyAmount"];
            readonly selling: components["schemas"]["MoneyAmount"];
        };
        /** @description Days on which prices end */
        readonly RateCalendarAnswer: components["schemas"]["Envelope"] & {
            /** @description The days, the next first */
            readonly result: readonly components["schemas"]["EndingPrices"][];
        };
        /** @description What an import is filled in with */
        readonly RateChoices: {
            /** @description Carriers that a sheet may name without a question, by name */
            readonly carriers: readonly string[];
            /** @description Companies by name */
            readonly companies: readonly components["schemas"]["CompanyChoice"][];
            /** @description What the last sheets of providers had whose columns are remembered */
            readonly lastPrices: readonly components["schemas"]["LastPrices"][];
            /** @description Issuers of stored sheets, and carriers with tariffs, by name */
            readonly providers: readonly string[];
        };
        /** @description What an import is filled in with */
        readonly RateChoicesAnswer: components["schemas"]["Envelope"] & {
            /** @description One entry */
            readonly result: readonly components["schemas"]["RateChoices"][];
        };
        /** @description A sheet that is being imported */
        readonly RateImport: {
            /** @description When it was last changed */
            readonly changedAt: string;
            /** @description Corrected cells, the oldest first */
            readonly corrections: readonly components["schemas"]["CellCorrection"][];
            /** @description When the file was uploaded */
            readonly createdAt: string;
            /** @description What the first lines of the tabs ask: currencies, sizes, decimals and hidden parts */
            readonly earlyQuestions: readonly components["schemas"]["CountedQuestion"][];
            /** @description The name of the file */
            readonly fileName: string;
            /** @description The import */
            readonly id: string;
            /** @description Rows that are not read, the oldest first */
            readonly leftOut: readonly components["schemas"]["LeftOutRow"][];
            /** @description Other imports of the same provider that are not published yet */
            readonly others: readonly components["schemas"]["ImportHead"][];
            /** @description Why the last step failed */
            readonly problem: string | null;
            /** @description While lines are read */
            readonly progress: components["schemas"]["ImportProgress"] | null;
            /** @description Null before the first comparison */
            readonly result: components["schemas"]["ImportResult"] | null;
            /** @description Counted at each change */
            readonly revision: number;
            readonly settings: components["schemas"]["ImportSettings"];
            /** @description The published sheet */
            readonly sheet: string | null;
            /** @description Who imports */
            readonly staffName: string;
            readonly state: components["schemas"]["ImportState"];
            /** @description The tabs of the file */
            readonly tabs: readonly components["schemas"]["SheetTab"][];
            /** @description Columns to decide about */
            readonly unknownColumns: number;
        };
        /** @description A rate sheet */
        readonly RateSheet: {
            /** @description Lines that are quoted now or later */
            readonly activeLines: number;
            /** @description Null: everybody */
            readonly audience: components["schemas"]["AudienceNames"] | null;
            /** @description The sheet */
            readonly id: string;
            /** @description When it was published */
            readonly importedAt: string;
            /** @description It was ended before its last day, and can be quoted again */
            readonly isEndedEarly: boolean;
            /** @description Its carrier has reported other rates since */
            readonly isOutdated: boolean;
            /**
             * @description Containers or part loads
             * @enum {string}
             */
            readonly kind: "fcl" | "lcl";
            /** @description The last day of what is quoted; null if nothing is */
            readonly lastDay: string | null;
            /** @description All lines */
            readonly lines: number;
            /** @description The name of the sheet */
            readonly name: string;
            readonly prices: components["schemas"]["PriceSide"];
            /** @description Who issues the rates */
            readonly provider: string;
            /** @description Who published it; null if unknown */
            readonly publishedBy: string | null;
            /** @description Changes with its audience */
            readonly revision: string;
            /**
             * @description `upcoming` until its first day
             * @enum {string}
             */
            readonly state: "active" | "upcoming" | "ended" | "withdrawn";
            /** @description The first day */
            readonly validFrom: string;
        };
        /** @description The second step of signing in without the authenticator app */
        readonly RecoveryCodeRequest: {
            /** @description What checkPassword answered */
            readonly challenge: string;
            /** @description A recovery code; letter case, spaces and hyphens do not matter */
            readonly recoveryCode: string;
        };
        /** @description Recovery codes */
        readonly RecoveryCodesAnswer: components["schemas"]["Envelope"] & {
            /** @description 10 recovery codes; each works once */
            readonly result: readonly string[];
        };
        /** @description Why a booking is rejected */
        readonly RejectionRequest: {
            /** @description The shipper reads it */
            readonly reason: string;
            /** @description That the change was decided on */
            readonly revision: number;
        };
        /** @description What a change was decided on */
        readonly RevisionRequest: {
            /** @description That the change was decided on */
            readonly revision: number;
        };
        /**
         * @description The role of a person
         * @enum {string}
         */
        readonly Role: "desk" | "pricing" | "admin";
        /** @description A row that is left out, or taken back */
        readonly RowChoice: {
            /** @description False takes it back */
            readonly isLeftOut: boolean;
            /** @description The row of the file, from 1 */
            readonly line: number;
            /** @description The tab; null where the file has one only */
            readonly tab: string | null;
        };
        /** @description A company that a rule names */
        readonly RuleCompany: {
            /** @description The company */
            readonly id: string;
            /** @description Its name */
            readonly name: string;
        };
        /** @description What a change makes of a part of the sailing */
        readonly SailingChange: {
            /** @description After it; null is not known */
            readonly after: string | null;
            /** @description Before it: a text, a date, or a date and time; null is not known */
            readonly before: string | null;
            /**
             * @description What changes
             * @enum {string}
             */
            readonly field: "vessel" | "voyage" | "departure" | "arrival" | "bookingCutOff" | "documentsCutOff" | "vgmCutOff" | "cfsCutOff" | "gateInCutOff" | "customsCutOff";
        };
        /** @description A line of the file */
        readonly SampleLine: {
            /** @description Its cells */
            readonly cells: readonly string[];
            /** @description Its number */
            readonly line: number;
        };
        /** @description What is found */
        readonly SearchAnswer: components["schemas"]["Envelope"] & {
            /** @description Groups that are not empty */
            readonly result: readonly components["schemas"]["SearchGroup"][];
        };
        /** @description Hits of one sort */
        readonly SearchGroup: {
            /**
             * @description What they are
             * @enum {string}
             */
            readonly group: "bookings" | "quotes" | "quote-requests" | "companies" | "people";
            /** @description At most 6 */
            readonly hits: readonly components["schemas"]["SearchHit"][];
        };
        /** @description Something that is found */
        readonly SearchHit: {
            /** @description Of a booking */
            readonly carrier: string | null;
            /** @description The containers */
            readonly containers: readonly components["schemas"]["ContainerCount"][];
            /** @description Name of the company */
            readonly customer: string | null;
            /** @description What was found: a reference, a container, an address, a tax number */
            readonly detail: string | null;
            /** @description The number of a booking, a quote or a request; the `id` of a company, for a person that of the company */
            readonly id: string;
            /** @description From where to where; null if it has no transport */
            readonly lane: components["schemas"]["Lane"] | null;
            /** @description State of a booking (in-process, booked, cancelled), a request, a quote or a company */
            readonly state: string | null;
            /** @description Number of a booking, quote or request, name of a company or person */
            readonly title: string;
        };
        /** @description An offer of the quote that was sent, with what it was bought for */
        readonly SentOffer: components["schemas"]["EarlierOffer"] & {
            /** @description The arrival */
            readonly arrival: string | null;
            /** @description The departure */
            readonly departure: string | null;
            /** @description What the customer pays; null where a rate of exchange is missing */
            readonly total: components["schemas"]["MoneyAmount"] | null;
            /** @description Buying, selling and margin of the charges; null where a buying price is not known */
            readonly totals: components["schemas"]["QuoteTotals"] | null;
        };
        /** @description What was sent */
        readonly SentQuote: {
            /** @description When the customer is asked */
            readonly followUpOn: string | null;
            /** @description The quote */
            readonly number: string;
            /** @description Its offers */
            readonly offers: readonly components["schemas"]["SentOffer"][];
            /**
             * @description Its state
             * @enum {string}
             */
            readonly state: "open" | "approved" | "declined" | "expired" | "booked";
            /** @description Its last day */
            readonly validTill: string;
        };
        /** @description A session */
        readonly SessionAnswer: components["schemas"]["Envelope"] & {
            /** @description One session */
            readonly result: readonly components["schemas"]["DeskSession"][];
        };
        /** @description Sessions */
        readonly SessionListAnswer: components["schemas"]["Envelope"] & {
            /** @description The sessions, newest first */
            readonly result: readonly components["schemas"]["StaffSession"][];
        };
        /** @description An amount of a sheet */
        readonly SheetAmount: {
            /** @description In units of the currency */
            readonly amount: number;
            /** @description ISO 4217 */
            readonly currency: string;
        };
        /** @description Who finds the prices of a sheet */
        readonly SheetAudience: {
            /** @description Ids of companies */
            readonly companies: readonly string[];
            /** @description Customer groups */
            readonly groups: readonly string[];
        };
        /** @description What happens to a sheet */
        readonly SheetChange: {
            /**
             * @description What happens
             * @enum {string}
             */
            readonly change: "undo" | "withdraw" | "restore" | "end";
            /** @description Of a withdrawal: what shippers read who try to book */
            readonly reason?: string;
        };
        /** @description What a column is read as */
        readonly SheetColumn: {
            /** @description Of a charge, without its size; of an unknown column, what its header would be as one */
            readonly charge: string | null;
            /** @description Of bare figures */
            readonly currency: string | null;
            /** @description Of a field */
            readonly field: string | null;
            /** @description Its filled cells in all lines of prices */
            readonly filled: number;
            /** @description As it is written, or corrected */
            readonly header: string;
            /** @description The cell of the header, which can be corrected by `correctCell`; null where the header is written in several cells */
            readonly headerCell: string | null;
            /** @description Whether a person has decided it */
            readonly isDecided: boolean;
            /**
             * @description `unknown`: somebody has to decide
             * @enum {string}
             */
            readonly kind: "field" | "charge" | "unknown" | "ignored" | "empty";
            /** @description As a spreadsheet names it */
            readonly letters: string;
            /** @description What amounts are counted by */
            readonly per: string | null;
            /** @description Some of its cells */
            readonly samples: readonly string[];
            /** @description Sizes that a charge is for; empty: all */
            readonly sizes: readonly string[];
        };
        /** @description Rate sheets */
        readonly SheetListAnswer: components["schemas"]["Envelope"] & {
            /** @description Where the next page begins; null after the last one */
            readonly next: number | null;
            /** @description The sheets, the newest first */
            readonly result: readonly components["schemas"]["RateSheet"][];
        };
        /** @description What a sheet leaves open; one answer in the settings settles it wherever it occurs */
        readonly SheetQuestion: {
            /** @description As the sheet writes it; null for the whole sheet */
            readonly text: string | null;
            readonly topic: components["schemas"]["QuestionTopic"];
        };
        /** @description How the sheets of a provider are read */
        readonly SheetReading: {
            /** @description Place as it is written: codes of places */
            readonly aliases: { readonly [key: string]: string; };
            /** @description Carrier as it is written: its name; empty: its lines are left out */
            readonly carriers: { readonly [key: string]: string; };
            /** @description Decisions about columns; others are recognised */
            readonly columns: readonly components["schemas"]["ColumnDecision"][];
            /** @description The currency of amounts without one (ISO 4217) */
            readonly currency: string | null;
            /**
             * @description The order of dates that can be read both ways
             * @enum {string|null}
             */
            readonly dates: "day-first" | "month-first" | null;
            /**
             * @description The sign before the decimals
             * @enum {string|null}
             */
            readonly decimal: "point" | "comma" | null;
            /**
             * @description What happens with hidden tabs, columns and rows
             * @enum {string|null}
             */
            readonly hidden: "include" | "skip" | null;
            /** @description Texts between the lines that change nothing */
            readonly ignoredTexts: readonly string[];
            /** @description Remark that may change prices, as it is written: the charge that it means, or NOT PART with the reason. Left out, it stays */
            readonly remarks?: { readonly [key: string]: string; };
            /** @description Sign of a currency: its code */
            readonly signs: { readonly [key: string]: string; };
            /** @description Size as it is written: sizes */
            readonly sizes: { readonly [key: string]: string; };
        };
        /** @description A tab of the file */
        readonly SheetTab: {
            /** @description Lines above the header */
            readonly above: readonly components["schemas"]["SampleLine"][];
            /** @description What each column is read as */
            readonly columns: readonly components["schemas"]["SheetColumn"][];
            /** @description The line of the header; null without one */
            readonly headLine: number | null;
            /** @description Whether it is hidden */
            readonly isHidden: boolean;
            /** @description Whether ports of loading and discharge were found */
            readonly isTable: boolean;
            /** @description The first lines of prices */
            readonly lines: readonly components["schemas"]["SampleLine"][];
            /** @description Null for a file without tabs */
            readonly name: string | null;
            /** @description Lines of prices */
            readonly rows: number;
        };
        /** @description A source and how it is */
        readonly Source: {
            /** @description Its quotas */
            readonly allowances: readonly {
                /** @description Calls that it allows */
                readonly calls: number;
                /** @description Calls that are left */
                readonly left: number;
                /** @description In so many seconds */
                readonly spanSeconds: number;
            }[];
            /** @description How many of them it answered */
            readonly answered: number;
            /** @description Requests of searches today that were sent */
            readonly asked: number;
            /** @description Null where no cost of a call is stated */
            readonly cost: components["schemas"]["SourceCost"] | null;
            /** @description The last error; null without one, or once it has answered again */
            readonly error: components["schemas"]["SourceError"] | null;
            /** @description Names it in calls */
            readonly id: string;
            /** @description Whether the server asks it: it can be tested and paused. False for sheets, carriers that are not set up, and feeds that only deliver by themselves */
            readonly isAsked: boolean;
            /**
             * @description What it is
             * @enum {string}
             */
            readonly kind: "connector" | "schedule" | "tracking" | "sheet";
            /** @description The last answer; null without one */
            readonly lastAnswer: components["schemas"]["SourceLastAnswer"] | null;
            /** @description As staff and customers see it */
            readonly name: string;
            /** @description A pause by staff; null without one */
            readonly pause: components["schemas"]["SourcePause"] | null;
            /** @description Its last requests, newest first */
            readonly recent: readonly {
                /** @description When */
                readonly at: string;
                readonly outcome: components["schemas"]["SourceOutcome"];
                /** @description How long it took */
                readonly seconds: number;
            }[];
            /** @description Of its pauses; 0 before the first one */
            readonly revision: number;
            /** @description The sheet; null for other kinds */
            readonly sheet: components["schemas"]["SourceSheet"] | null;
            /**
             * @description How it is. `untried`: nothing was asked of it lately
             * @enum {string}
             */
            readonly state: "live" | "slow" | "failing" | "paused" | "used-up" | "untried" | "sheet" | "not-set-up";
            /** @description Whether a test can be about a number of a booking or container. False for an address that answers all its events */
            readonly takesReference: boolean;
            /** @description When it is asked again; null where that is not known or it is asked */
            readonly until: string | null;
            /** @description The median of its last answers; null for too few */
            readonly usualSeconds: number | null;
        };
        /** @description A source */
        readonly SourceAnswer: components["schemas"]["Envelope"] & {
            /** @description A source */
            readonly result: readonly components["schemas"]["Source"][];
        };
        /** @description A call of a carrier, without what was asked and answered */
        readonly SourceCall: {
            /** @description When */
            readonly at: string;
            /** @description Whether it is billed */
            readonly isBilled: boolean;
            /** @description Whether it was a test */
            readonly isTest: boolean;
            /** @description What it was for */
            readonly operation: string;
            /** @description The status, or why there is no answer */
            readonly outcome: string;
            /** @description How long it took */
            readonly seconds: number;
        };
        /** @description What billed calls cost */
        readonly SourceCost: {
            /** @description Billed calls of the month */
            readonly billedMonth: number;
            /** @description Billed calls of today */
            readonly billedToday: number;
            readonly month: components["schemas"]["SourceMoney"];
            readonly perCall: components["schemas"]["SourceMoney"];
            readonly perTest: components["schemas"]["SourceMoney"];
            readonly today: components["schemas"]["SourceMoney"];
        };
        /** @description A source with its calls and settings */
        readonly SourceDetails: {
            /** @description Its last calls, newest first */
            readonly calls: readonly components["schemas"]["SourceCall"][];
            /** @description Settings that may be shown */
            readonly settings: readonly {
                /** @description Its name */
                readonly name: string;
                /** @description Its value */
                readonly value: string | number | boolean;
            }[];
            readonly source: components["schemas"]["Source"];
        };
        /** @description A source with its calls */
        readonly SourceDetailsAnswer: components["schemas"]["Envelope"] & {
            /** @description A source with its calls */
            readonly result: readonly components["schemas"]["SourceDetails"][];
        };
        /** @description Why a source did not answer */
        readonly SourceError: {
            /** @description When */
            readonly at: string;
            /**
             * @description What to check
             * @enum {string}
             */
            readonly cause: "access" | "unreachable" | "no-answer" | "unreadable" | "fault" | "not-accepted" | "used-up" | "other";
            /** @description As it is logged, without addresses and secrets */
            readonly detail: string;
        };
        /** @description The last answer */
        readonly SourceLastAnswer: {
            /** @description When */
            readonly at: string;
            /** @description Its offers; null where they are not counted */
            readonly offers: number | null;
            /** @description How long it took */
            readonly seconds: number;
        };
        /** @description Sources */
        readonly SourceListAnswer: components["schemas"]["Envelope"] & {
            /** @description Sources */
            readonly result: readonly components["schemas"]["Source"][];
        };
        /** @description An amount */
        readonly SourceMoney: {
            /** @description ISO 4217 */
            readonly currency: string;
            /** @description In the smallest unit */
            readonly minor: number;
        };
        /**
         * @description How a request ended. `refused`: it answered that it has no offer
         * @enum {string}
         */
        readonly SourceOutcome: "answered" | "refused" | "failed" | "used-up" | "hung";
        /** @description A pause by staff */
        readonly SourcePause: {
            /** @description Who; null for a person who is not known */
            readonly by: string | null;
            /** @description Why */
            readonly reason: string;
            /** @description When */
            readonly since: string;
            /** @description Null: until somebody resumes it */
            readonly until: string | null;
        };
        /** @description A pause */
        readonly SourcePauseRequest: {
            /** @description Why */
            readonly reason: string;
            /** @description The revision that was seen */
            readonly revision: number;
            /** @description Null: until somebody resumes it */
            readonly until: string | null;
        };
        /** @description The end of a pause */
        readonly SourceResumeRequest: {
            /** @description Why */
            readonly reason: string;
            /** @description The revision that was seen */
            readonly revision: number;
        };
        /** @description A rate sheet */
        readonly SourceSheet: {
            /** @description Its name */
            readonly name: string;
            /** @description Its lines */
            readonly prices: number;
            /** @description Its last day */
            readonly validTo: string;
        };
        /** @description What a carrier answered to a test */
        readonly SourceTest: {
            /** @description Its calls */
            readonly calls: readonly components["schemas"]["SourceCall"][];
            /** @description What it cost; null where no cost of a call is stated */
            readonly cost: components["schemas"]["SourceMoney"] | null;
            /** @description Why there are none; null with an answer */
            readonly failure: components["schemas"]["SourceError"] | null;
            /** @description Offers, sailings or events that can be read */
            readonly found: number;
            /** @description The first offers of a connector */
            readonly prices: readonly {
                /** @description Its arrival, local to the place; null if it is not stated */
                readonly arrival: string | null;
                /** @description Its departure, local to the place; null if it is not stated */
                readonly departure: string | null;
                /** @description The freight of a container; null if it is not a price in a known currency */
                readonly freight: components["schemas"]["SourceMoney"] | null;
                /** @description Whether it can be booked */
                readonly isBookable: boolean;
            }[];
            /** @description The number by which a tracking feed was asked; null for other sources */
            readonly reference: string | null;
            /** @description The first sailings of a schedule */
            readonly sailings: readonly {
                /** @description Its arrival, local to the port */
                readonly arrival: string;
                /** @description Its departure, local to the port */
                readonly departure: string;
                /** @description How often the vessel changes */
                readonly transshipments: number;
                /** @description Its first vessel; null if it is not named */
                readonly vessel: string | null;
            }[];
            /** @description How long it took */
            readonly seconds: number;
            /** @description What was left out, and why */
            readonly unreadable: readonly string[];
        };
        /** @description The result of a test */
        readonly SourceTestAnswer: components["schemas"]["Envelope"] & {
            /** @description The result of a test */
            readonly result: readonly components["schemas"]["SourceTest"][];
        };
        /** @description What is asked for */
        readonly SourceTestRequest: {
            /** @description The earliest day of departure */
            readonly day: string;
            /** @description The UN/LOCODE of the port or place of loading */
            readonly from: string;
            /** @description Of a tracking feed: the number of a booking at the carrier, or of a container */
            readonly reference?: string;
            /** @description The size of the container */
            readonly size: string;
            /** @description The UN/LOCODE of the port or place of discharge */
            readonly to: string;
        };
        /** @description What changes; what is left out stays */
        readonly StaffChange: {
            /** @description Whether the person can no longer sign in */
            readonly isDisabled?: boolean;
            readonly role?: components["schemas"]["Role"];
            /** @description The person as it was read. Where somebody else has changed it meanwhile, nothing is done and 409 says what it is now. Left out, it is not compared */
            readonly seen?: {
                /** @description Whether the person could not sign in */
                readonly isDisabled: boolean;
                readonly role: components["schemas"]["Role"];
            };
        };
        /** @description Staff */
        readonly StaffListAnswer: components["schemas"]["Envelope"] & {
            /** @description The staff */
            readonly result: readonly components["schemas"]["StaffMember"][];
        };
        /** @description A person who is or was invited to the desk */
        readonly StaffMember: {
            /** @description When the person was disabled; null if not */
            readonly disabledAt: string | null;
            /** @description The address of the person */
            readonly email: string;
            /** @description The person */
            readonly id: string;
            /** @description When the link ends; null without a link */
            readonly invitationEndsAt: string | null;
            /** @description When the person was invited */
            readonly invitedAt: string;
            /** @description Who invited the person; null on the command line */
            readonly invitedBy: string | null;
            /** @description The name of the person */
            readonly name: string;
            /** @description Recovery codes that were not used */
            readonly recoveryCodesLeft: number;
            readonly role: components["schemas"]["Role"];
            /** @description The sessions, newest first */
            readonly sessions: readonly components["schemas"]["StaffSession"][];
            /**
             * @description `invited` until the second factor is set
             * @enum {string}
             */
            readonly state: "invited" | "active" | "disabled";
        };
        /** @description A person to invite */
        readonly StaffRequest: {
            readonly email: components["schemas"]["Email"];
            /** @description The name that others see */
            readonly name: string;
            readonly role: components["schemas"]["Role"];
        };
        /** @description A signed-in browser */
        readonly StaffSession: {
            /** @description What the browser states about itself; null if it states nothing */
            readonly browser: string | null;
            /** @description The session */
            readonly id: string;
            /** @description The session that asks */
            readonly isCurrent: boolean;
            /** @description Its last call to the minute */
            readonly lastUsedAt: string;
            /** @description The address that it was begun from */
            readonly network: string;
            /** @description When it began */
            readonly signedInAt: string;
        };
        /** @description A charge as its cell states it */
        readonly StatedCharge: {
            /** @description Null without an amount */
            readonly amount: components["schemas"]["SheetAmount"] | null;
            /** @description What it is counted by */
            readonly basis: string;
            /** @description What the cell states besides an amount */
            readonly condition: string | null;
        };
        /** @description The days of a validity that a text states */
        readonly StatedDays: {
            /** @description The first one; null where none is stated for certain */
            readonly validFrom: string | null;
            /** @description The last one; null where none is stated for certain */
            readonly validTill: string | null;
        };
        /** @description A column besides the charges that differs */
        readonly TermChange: {
            /** @description After */
            readonly after: string | null;
            /** @description Before */
            readonly before: string | null;
            /** @description The column */
            readonly column: string;
        };
        /** @description What one container costs */
        readonly TotalChange: {
            /** @description Null where it is not known */
            readonly after: components["schemas"]["SheetAmount"] | null;
            /** @description Null where it is not known */
            readonly before: components["schemas"]["SheetAmount"] | null;
            /** @description Of the total before */
            readonly percent: number | null;
        };
    };
    responses: {
        readonly Conflict: {
            headers: { readonly [name: string]: unknown; };
            content: { readonly "application/json": components["schemas"]["Failure"]; };
        };
        readonly FieldsRefused: {
            headers: { readonly [name: string]: unknown; };
            content: { readonly "application/json": components["schemas"]["Failure"]; };
        };
        readonly Forbidden: {
            headers: { readonly [name: string]: unknown; };
            content: { readonly "application/json": components["schemas"]["Failure"]; };
        };
        readonly Gone: {
            headers: { readonly [name: string]: unknown; };
            content: { readonly "application/json": components["schemas"]["Failure"]; };
        };
        readonly Internal: {
            headers: { readonly [name: string]: unknown; };
            content: { readonly "application/json": components["schemas"]["Failure"]; };
        };
        readonly Malformed: {
            headers: { readonly [name: string]: unknown; };
            content: { readonly "application/json": components["schemas"]["Failure"]; };
        };
        readonly NotFound: {
            headers: { readonly [name: string]: unknown; };
            content: { readonly "application/json": components["schemas"]["Failure"]; };
        };
        readonly OtherFailure: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: { readonly "application/json": components["schemas"]["Failure"]; };
        };
        readonly TooLarge: {
            headers: { readonly [name: string]: unknown; };
            content: { readonly "application/json": components["schemas"]["Failure"]; };
        };
        readonly TooManyRequests: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: { readonly "application/json": components["schemas"]["Failure"]; };
        };
        readonly Unauthorised: {
            headers: { readonly [name: string]: unknown; };
            content: { readonly "application/json": components["schemas"]["Failure"]; };
        };
        readonly WrongMediaType: {
            headers: { readonly [name: string]: unknown; };
            content: { readonly "application/json": components["schemas"]["Failure"]; };
        };
    };
    parameters: {
        readonly AuditAction: string;
        readonly AuditCompany: string;
        readonly AuditFrom: string;
        readonly AuditPerson: string;
        readonly AuditSubject: string;
        readonly AuditTo: string;
        readonly BookingDocument: string;
        readonly BookingNumber: string;
        readonly BookingRequest: string;
        readonly Connector: string;
        readonly Customer: string;
        readonly CustomerAfter: string;
        readonly CustomerState: components["schemas"]["CustomerState"];
        readonly CustomerText: string;
        readonly Import: string;
        readonly InboxAfter: string;
        readonly InboxAssignee: "me" | "nobody";
        readonly InboxDue: "overdue" | "today";
        readonly InboxFilter: string;
        readonly InboxItem: string;
        readonly InboxKind: components["schemas"]["InboxKind"];
        readonly InboxLimit: number;
        readonly InboxOrder: "oldest" | "due";
        readonly InboxPerson: string;
        readonly InboxSearch: string;
        readonly LastEventId: string;
        readonly Margin: string;
        readonly Passkey: string;
        readonly Person: string;
        readonly QuoteRequest: string;
        readonly SearchText: string;
        readonly Session: string;
        readonly Sheet: string;
        readonly Staff: string;
    };
    headers: {
        /** @description Carries the file name */
        readonly ContentDisposition: string;
        /** @description Seconds to wait before the next try */
        readonly RetryAfter: number;
    };
}
export type AcceptanceRequest = components['schemas']['AcceptanceRequest'];
export type AudienceChange = components['schemas']['AudienceChange'];
export type AudienceNames = components['schemas']['AudienceNames'];
export type AuditActor = components['schemas']['AuditActor'];
export type AuditChain = components['schemas']['AuditChain'];
export type AuditChainAnswer = components['schemas']['AuditChainAnswer'];
export type AuditCompany = components['schemas']['AuditCompany'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditPage = components['schemas']['AuditPage'];
export type AuditPageAnswer = components['schemas']['AuditPageAnswer'];
export type AuditSubject = components['schemas']['AuditSubject'];
export type BookedSailing = components['schemas']['BookedSailing'];
export type BookingAnswer = components['schemas']['BookingAnswer'];
export type BookingCargoPart = components['schemas']['BookingCargoPart'];
export type BookingChangeAnswer = components['schemas']['BookingChangeAnswer'];
export type BookingChangeEntry = components['schemas']['BookingChangeEntry'];
export type BookingChangeRequest = components['schemas']['BookingChangeRequest'];
export type BookingCharge = components['schemas']['BookingCharge'];
export type BookingContact = components['schemas']['BookingContact'];
export type BookingContainers = components['schemas']['BookingContainers'];
export type BookingDeadline = components['schemas']['BookingDeadline'];
export type BookingDocumentAsked = components['schemas']['BookingDocumentAsked'];
export type BookingDocumentComment = components['schemas']['BookingDocumentComment'];
export type BookingDocumentShown = components['schemas']['BookingDocumentShown'];
export type BookingDocumentVersion = components['schemas']['BookingDocumentVersion'];
export type BookingExchange = components['schemas']['BookingExchange'];
export type BookingListAnswer = components['schemas']['BookingListAnswer'];
export type BookingMessage = components['schemas']['BookingMessage'];
export type BookingMoment = components['schemas']['BookingMoment'];
export type BookingNote = components['schemas']['BookingNote'];
export type BookingNumberRequest = components['schemas']['BookingNumberRequest'];
export type BookingOnList = components['schemas']['BookingOnList'];
export type BookingParty = components['schemas']['BookingParty'];
export type BookingPlace = components['schemas']['BookingPlace'];
export type BookingRequestShown = components['schemas']['BookingRequestShown'];
export type BookingSailing = components['schemas']['BookingSailing'];
export type BookingState = components['schemas']['BookingState'];
export type BookingTotals = components['schemas']['BookingTotals'];
export type CargoAnswerRequest = components['schemas']['CargoAnswerRequest'];
export type CarrierOutcome = components['schemas']['CarrierOutcome'];
export type CellCorrection = components['schemas']['CellCorrection'];
export type CellCorrectionRequest = components['schemas']['CellCorrectionRequest'];
export type Challenge = components['schemas']['Challenge'];
export type ChallengeAnswer = components['schemas']['ChallengeAnswer'];
export type ChangeCounts = components['schemas']['ChangeCounts'];
export type ChargeChange = components['schemas']['ChargeChange'];
export type CodeRequest = components['schemas']['CodeRequest'];
export type ColumnDecision = components['schemas']['ColumnDecision'];
export type CompanyChoice = components['schemas']['CompanyChoice'];
export type ComparedPrice = components['schemas']['ComparedPrice'];
export type ComparedPricesAnswer = components['schemas']['ComparedPricesAnswer'];
export type ContainerCount = components['schemas']['ContainerCount'];
export type CountedQuestion = components['schemas']['CountedQuestion'];
export type Customer = components['schemas']['Customer'];
export type CustomerAnswer = components['schemas']['CustomerAnswer'];
export type CustomerBlockRequest = components['schemas']['CustomerBlockRequest'];
export type CustomerBooking = components['schemas']['CustomerBooking'];
export type CustomerBookingAnswer = components['schemas']['CustomerBookingAnswer'];
export type CustomerCharge = components['schemas']['CustomerCharge'];
export type CustomerGroup = components['schemas']['CustomerGroup'];
export type CustomerGroupsAnswer = components['schemas']['CustomerGroupsAnswer'];
export type CustomerInvitationRequest = components['schemas']['CustomerInvitationRequest'];
export type CustomerMerge = components['schemas']['CustomerMerge'];
export type CustomerMergeAnswer = components['schemas']['CustomerMergeAnswer'];
export type CustomerMergeRequest = components['schemas']['CustomerMergeRequest'];
export type CustomerMergeSide = components['schemas']['CustomerMergeSide'];
export type CustomerMoney = components['schemas']['CustomerMoney'];
export type CustomerPage = components['schemas']['CustomerPage'];
export type CustomerPageAnswer = components['schemas']['CustomerPageAnswer'];
export type CustomerPerson = components['schemas']['CustomerPerson'];
export type CustomerReasonRequest = components['schemas']['CustomerReasonRequest'];
export type CustomerState = components['schemas']['CustomerState'];
export type CustomerStateRequest = components['schemas']['CustomerStateRequest'];
export type CustomerSummary = components['schemas']['CustomerSummary'];
export type CustomerTermsRequest = components['schemas']['CustomerTermsRequest'];
export type DeskBooking = components['schemas']['DeskBooking'];
export type DeskHours = components['schemas']['DeskHours'];
export type DeskQuoteRequest = components['schemas']['DeskQuoteRequest'];
export type DeskSession = components['schemas']['DeskSession'];
export type DocumentKind = components['schemas']['DocumentKind'];
export type DocumentRequestRequest = components['schemas']['DocumentRequestRequest'];
export type EarlierAnswer = components['schemas']['EarlierAnswer'];
export type EarlierOffer = components['schemas']['EarlierOffer'];
export type Email = components['schemas']['Email'];
export type EmptyAnswer = components['schemas']['EmptyAnswer'];
export type EndingPrices = components['schemas']['EndingPrices'];
export type Envelope = components['schemas']['Envelope'];
export type ExchangeQuote = components['schemas']['ExchangeQuote'];
export type ExchangeRateRequest = components['schemas']['ExchangeRateRequest'];
export type ExchangeRates = components['schemas']['ExchangeRates'];
export type ExchangeRatesAnswer = components['schemas']['ExchangeRatesAnswer'];
export type Failure = components['schemas']['Failure'];
export type FieldProblem = components['schemas']['FieldProblem'];
export type FileScan = components['schemas']['FileScan'];
export type FileScanOrNull = components['schemas']['FileScanOrNull'];
export type FoundPlacesAnswer = components['schemas']['FoundPlacesAnswer'];
export type ImportAnswer = components['schemas']['ImportAnswer'];
export type ImportChange = components['schemas']['ImportChange'];
export type ImportHead = components['schemas']['ImportHead'];
export type ImportListAnswer = components['schemas']['ImportListAnswer'];
export type ImportNote = components['schemas']['ImportNote'];
export type ImportProgress = components['schemas']['ImportProgress'];
export type ImportResult = components['schemas']['ImportResult'];
export type ImportRevision = components['schemas']['ImportRevision'];
export type ImportSettings = components['schemas']['ImportSettings'];
export type ImportState = components['schemas']['ImportState'];
export type ImportSummary = components['schemas']['ImportSummary'];
export type InboxAssignment = components['schemas']['InboxAssignment'];
export type InboxAssignmentRule = components['schemas']['InboxAssignmentRule'];
export type InboxContact = components['schemas']['InboxContact'];
export type InboxCounts = components['schemas']['InboxCounts'];
export type InboxCountsAnswer = components['schemas']['InboxCountsAnswer'];
export type InboxCustomer = components['schemas']['InboxCustomer'];
export type InboxDetails = components['schemas']['InboxDetails'];
export type InboxDetailsAnswer = components['schemas']['InboxDetailsAnswer'];
export type InboxDueTimes = components['schemas']['InboxDueTimes'];
export type InboxEvent = components['schemas']['InboxEvent'];
export type InboxFilter = components['schemas']['InboxFilter'];
export type InboxFilterListAnswer = components['schemas']['InboxFilterListAnswer'];
export type InboxFilterRequest = components['schemas']['InboxFilterRequest'];
export type InboxItem = components['schemas']['InboxItem'];
export type InboxItemAnswer = components['schemas']['InboxItemAnswer'];
export type InboxItemPage = components['schemas']['InboxItemPage'];
export type InboxKind = components['schemas']['InboxKind'];
export type InboxKindCount = components['schemas']['InboxKindCount'];
export type InboxPeopleAnswer = components['schemas']['InboxPeopleAnswer'];
export type InboxPersonCount = components['schemas']['InboxPersonCount'];
export type InboxQuery = components['schemas']['InboxQuery'];
export type InboxRevision = components['schemas']['InboxRevision'];
export type InboxRules = components['schemas']['InboxRules'];
export type InboxRulesAnswer = components['schemas']['InboxRulesAnswer'];
export type Invitation = components['schemas']['Invitation'];
export type InvitationAnswer = components['schemas']['InvitationAnswer'];
export type InvitationRequest = components['schemas']['InvitationRequest'];
export type KnownCarriersAnswer = components['schemas']['KnownCarriersAnswer'];
export type Lane = components['schemas']['Lane'];
export type LanePlace = components['schemas']['LanePlace'];
export type LastPrices = components['schemas']['LastPrices'];
export type LeftOutRow = components['schemas']['LeftOutRow'];
export type MarginEntry = components['schemas']['MarginEntry'];
export type MarginExplanation = components['schemas']['MarginExplanation'];
export type MarginExplanationAnswer = components['schemas']['MarginExplanationAnswer'];
export type MarginLastDayRequest = components['schemas']['MarginLastDayRequest'];
export type MarginListAnswer = components['schemas']['MarginListAnswer'];
export type MarginMoney = components['schemas']['MarginMoney'];
export type MarginRequest = components['schemas']['MarginRequest'];
export type MarginTrial = components['schemas']['MarginTrial'];
export type MessageRequest = components['schemas']['MessageRequest'];
export type MoneyAmount = components['schemas']['MoneyAmount'];
export type NewPasskey = components['schemas']['NewPasskey'];
export type NoteRequest = components['schemas']['NoteRequest'];
export type NumberedContainer = components['schemas']['NumberedContainer'];
export type OneTimeCode = components['schemas']['OneTimeCode'];
export type Passkey = components['schemas']['Passkey'];
export type PasskeyListAnswer = components['schemas']['PasskeyListAnswer'];
export type PasskeyOptions = components['schemas']['PasskeyOptions'];
export type PasskeyOptionsAnswer = components['schemas']['PasskeyOptionsAnswer'];
export type PasskeyRequest = components['schemas']['PasskeyRequest'];
export type PasskeySignature = components['schemas']['PasskeySignature'];
export type PasskeySignInRequest = components['schemas']['PasskeySignInRequest'];
export type PasswordRequest = components['schemas']['PasswordRequest'];
export type PlaceName = components['schemas']['PlaceName'];
export type PresenceAnswer = components['schemas']['PresenceAnswer'];
export type PresenceRequest = components['schemas']['PresenceRequest'];
export type PricedQuoteLine = components['schemas']['PricedQuoteLine'];
export type PriceOrigin = components['schemas']['PriceOrigin'];
export type PricesAtCost = components['schemas']['PricesAtCost'];
export type PriceSide = components['schemas']['PriceSide'];
export type PublicationRequest = components['schemas']['PublicationRequest'];
export type QuestionPlace = components['schemas']['QuestionPlace'];
export type QuestionTopic = components['schemas']['QuestionTopic'];
export type QuoteAnswerRequest = components['schemas']['QuoteAnswerRequest'];
export type QuoteContact = components['schemas']['QuoteContact'];
export type QuoteDeclineRequest = components['schemas']['QuoteDeclineRequest'];
export type QuoteDraft = components['schemas']['QuoteDraft'];
export type QuoteDraftAnswer = components['schemas']['QuoteDraftAnswer'];
export type QuoteDraftContent = components['schemas']['QuoteDraftContent'];
export type QuoteDraftLine = components['schemas']['QuoteDraftLine'];
export type QuoteDraftOffer = components['schemas']['QuoteDraftOffer'];
export type QuoteDraftRequest = components['schemas']['QuoteDraftRequest'];
export type QuoteFloor = components['schemas']['QuoteFloor'];
export type QuoteFollowUpRequest = components['schemas']['QuoteFollowUpRequest'];
export type QuoteLine = components['schemas']['QuoteLine'];
export type QuoteMailAnswer = components['schemas']['QuoteMailAnswer'];
export type QuoteMailPreview = components['schemas']['QuoteMailPreview'];
export type QuoteOfferRequest = components['schemas']['QuoteOfferRequest'];
export type QuotePrice = components['schemas']['QuotePrice'];
export type QuotePriceAnswer = components['schemas']['QuotePriceAnswer'];
export type QuotePriceRequest = components['schemas']['QuotePriceRequest'];
export type QuoteRequestAnswer = components['schemas']['QuoteRequestAnswer'];
export type QuoteRequestListAnswer = components['schemas']['QuoteRequestListAnswer'];
export type QuoteRequestOnList = components['schemas']['QuoteRequestOnList'];
export type QuoteRequestState = components['schemas']['QuoteRequestState'];
export type QuoteTotals = components['schemas']['QuoteTotals'];
export type RateCalendarAnswer = components['schemas']['RateCalendarAnswer'];
export type RateChoices = components['schemas']['RateChoices'];
export type RateChoicesAnswer = components['schemas']['RateChoicesAnswer'];
export type RateImport = components['schemas']['RateImport'];
export type RateSheet = components['schemas']['RateSheet'];
export type RecoveryCodeRequest = components['schemas']['RecoveryCodeRequest'];
export type RecoveryCodesAnswer = components['schemas']['RecoveryCodesAnswer'];
export type RejectionRequest = components['schemas']['RejectionRequest'];
export type RevisionRequest = components['schemas']['RevisionRequest'];
export type Role = components['schemas']['Role'];
export type RowChoice = components['schemas']['RowChoice'];
export type RuleCompany = components['schemas']['RuleCompany'];
export type SailingChange = components['schemas']['SailingChange'];
export type SampleLine = components['schemas']['SampleLine'];
export type SearchAnswer = components['schemas']['SearchAnswer'];
export type SearchGroup = components['schemas']['SearchGroup'];
export type SearchHit = components['schemas']['SearchHit'];
export type SentOffer = components['schemas']['SentOffer'];
export type SentQuote = components['schemas']['SentQuote'];
export type SessionAnswer = components['schemas']['SessionAnswer'];
export type SessionListAnswer = components['schemas']['SessionListAnswer'];
export type SheetAmount = components['schemas']['SheetAmount'];
export type SheetAudience = components['schemas']['SheetAudience'];
export type SheetChange = components['schemas']['SheetChange'];
export type SheetColumn = components['schemas']['SheetColumn'];
export type SheetListAnswer = components['schemas']['SheetListAnswer'];
export type SheetQuestion = components['schemas']['SheetQuestion'];
export type SheetReading = components['schemas']['SheetReading'];
export type SheetTab = components['schemas']['SheetTab'];
export type Source = components['schemas']['Source'];
export type SourceAnswer = components['schemas']['SourceAnswer'];
export type SourceCall = components['schemas']['SourceCall'];
export type SourceCost = components['schemas']['SourceCost'];
export type SourceDetails = components['schemas']['SourceDetails'];
export type SourceDetailsAnswer = components['schemas']['SourceDetailsAnswer'];
export type SourceError = components['schemas']['SourceError'];
export type SourceLastAnswer = components['schemas']['SourceLastAnswer'];
export type SourceListAnswer = components['schemas']['SourceListAnswer'];
export type SourceMoney = components['schemas']['SourceMoney'];
export type SourceOutcome = components['schemas']['SourceOutcome'];
export type SourcePause = components['schemas']['SourcePause'];
export type SourcePauseRequest = components['schemas']['SourcePauseRequest'];
export type SourceResumeRequest = components['schemas']['SourceResumeRequest'];
export type SourceSheet = components['schemas']['SourceSheet'];
export type SourceTest = components['schemas']['SourceTest'];
export type SourceTestAnswer = components['schemas']['SourceTestAnswer'];
export type SourceTestRequest = components['schemas']['SourceTestRequest'];
export type StaffChange = components['schemas']['StaffChange'];
export type StaffListAnswer = components['schemas']['StaffListAnswer'];
export type StaffMember = components['schemas']['StaffMember'];
export type StaffRequest = components['schemas']['StaffRequest'];
export type StaffSession = components['schemas']['StaffSession'];
export type StatedCharge = components['schemas']['StatedCharge'];
export type StatedDays = components['schemas']['StatedDays'];
export type TermChange = components['schemas']['TermChange'];
export type TotalChange = components['schemas']['TotalChange'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseFieldsRefused = components['responses']['FieldsRefused'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseGone = components['responses']['Gone'];
export type ResponseInternal = components['responses']['Internal'];
export type ResponseMalformed = components['responses']['Malformed'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseOtherFailure = components['responses']['OtherFailure'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnauthorised = components['responses']['Unauthorised'];
export type ResponseWrongMediaType = components['responses']['WrongMediaType'];
export type ParameterAuditAction = components['parameters']['AuditAction'];
export type ParameterAuditCompany = components['parameters']['AuditCompany'];
export type ParameterAuditFrom = components['parameters']['AuditFrom'];
export type ParameterAuditPerson = components['parameters']['AuditPerson'];
export type ParameterAuditSubject = components['parameters']['AuditSubject'];
export type ParameterAuditTo = components['parameters']['AuditTo'];
export type ParameterBookingDocument = components['parameters']['BookingDocument'];
export type ParameterBookingNumber = components['parameters']['BookingNumber'];
export type ParameterBookingRequest = components['parameters']['BookingRequest'];
export type ParameterConnector = components['parameters']['Connector'];
export type ParameterCustomer = components['parameters']['Customer'];
export type ParameterCustomerAfter = components['parameters']['CustomerAfter'];
export type ParameterCustomerState = components['parameters']['CustomerState'];
export type ParameterCustomerText = components['parameters']['CustomerText'];
export type ParameterImport = components['parameters']['Import'];
export type ParameterInboxAfter = components['parameters']['InboxAfter'];
export type ParameterInboxAssignee = components['parameters']['InboxAssignee'];
export type ParameterInboxDue = components['parameters']['InboxDue'];
export type ParameterInboxFilter = components['parameters']['InboxFilter'];
export type ParameterInboxItem = components['parameters']['InboxItem'];
export type ParameterInboxKind = components['parameters']['InboxKind'];
export type ParameterInboxLimit = components['parameters']['InboxLimit'];
export type ParameterInboxOrder = components['parameters']['InboxOrder'];
export type ParameterInboxPerson = components['parameters']['InboxPerson'];
export type ParameterInboxSearch = components['parameters']['InboxSearch'];
export type ParameterLastEventId = components['parameters']['LastEventId'];
export type ParameterMargin = components['parameters']['Margin'];
export type ParameterPasskey = components['parameters']['Passkey'];
export type ParameterPerson = components['parameters']['Person'];
export type ParameterQuoteRequest = components['parameters']['QuoteRequest'];
export type ParameterSearchText = components['parameters']['SearchText'];
export type ParameterSession = components['parameters']['Session'];
export type ParameterSheet = components['parameters']['Sheet'];
export type ParameterStaff = components['parameters']['Staff'];
export type HeaderContentDisposition = components['headers']['ContentDisposition'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    readonly listAuditEntries: {
        readonly parameters: { readonly query?: {
            readonly action?: components["parameters"]["AuditAction"];
            readonly before?: string;
            readonly company?: components["parameters"]["AuditCompany"];
            readonly from?: components["parameters"]["AuditFrom"];
            readonly limit?: number;
            readonly person?: components["parameters"]["AuditPerson"];
            readonly subject?: components["parameters"]["AuditSubject"];
            readonly to?: components["parameters"]["AuditTo"];
        }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["AuditPageAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly checkAuditChain: {
        readonly parameters: {};
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["AuditChainAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly exportAuditEntries: {
        readonly parameters: { readonly query: {
            readonly action?: components["parameters"]["AuditAction"];
            readonly company?: components["parameters"]["AuditCompany"];
            readonly format: "csv" | "jsonl";
            readonly from?: components["parameters"]["AuditFrom"];
            readonly person?: components["parameters"]["AuditPerson"];
            readonly subject?: components["parameters"]["AuditSubject"];
            readonly to?: components["parameters"]["AuditTo"];
        }; };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/jsonl": Blob;
                    readonly "text/csv": Blob;
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listBookings: {
        readonly parameters: { readonly query?: {
            readonly after?: string;
            readonly limit?: number;
            readonly search?: string;
            readonly state?: components["schemas"]["BookingState"];
        }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["BookingListAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly getBooking: {
        readonly parameters: { readonly path: { readonly number: components["parameters"]["BookingNumber"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["BookingAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly getBookingAsCustomer: {
        readonly parameters: { readonly path: { readonly number: components["parameters"]["BookingNumber"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["CustomerBookingAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly cancelBooking: {
        readonly parameters: { readonly path: { readonly number: components["parameters"]["BookingNumber"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["RevisionRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["BookingAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly answerCargoPart: {
        readonly parameters: { readonly path: { readonly number: components["parameters"]["BookingNumber"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["CargoAnswerRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["BookingAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly startBookingChange: {
        readonly parameters: { readonly path: { readonly number: components["parameters"]["BookingNumber"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["BookingChangeRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["BookingAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly answerBookingChange: {
        readonly parameters: { readonly path: {
            readonly number: components["parameters"]["BookingNumber"];
            readonly request: components["parameters"]["BookingRequest"];
        }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["BookingChangeAnswer"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["BookingAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly withdrawBookingChange: {
        readonly parameters: { readonly path: {
            readonly number: components["parameters"]["BookingNumber"];
            readonly request: components["parameters"]["BookingRequest"];
        }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["RevisionRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["BookingAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly confirmBooking: {
        readonly parameters: { readonly path: { readonly number: components["parameters"]["BookingNumber"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["BookingNumberRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["BookingAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly correctBookingNumber: {
        readonly parameters: { readonly path: { readonly number: components["parameters"]["BookingNumber"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["BookingNumberRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["BookingAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly exportBooking: {
        readonly parameters: { readonly path: { readonly number: components["parameters"]["BookingNumber"]; }; };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: { readonly "application/vnd.keelson.dcsa-booking+json": Blob; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly requestBookingDocument: {
        readonly parameters: { readonly path: { readonly number: components["parameters"]["BookingNumber"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["DocumentRequestRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["BookingAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly addBookingDocument: {
        readonly parameters: {
            readonly query: {
                readonly document?: string;
                readonly fileName: string;
                readonly kind: components["schemas"]["DocumentKind"];
            };
            readonly path: { readonly number: components["parameters"]["BookingNumber"]; };
        };
        readonly requestBody: { readonly content: {
            readonly "application/pdf": Blob;
            readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
            readonly "application/vnd.openxmlformats-officedocument.wordprocessingml.document": Blob;
            readonly "image/jpeg": Blob;
            readonly "image/png": Blob;
            readonly "image/webp": Blob;
        }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["BookingAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly commentBookingDocument: {
        readonly parameters: { readonly path: {
            readonly document: components["parameters"]["BookingDocument"];
            readonly number: components["parameters"]["BookingNumber"];
        }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["NoteRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["BookingAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly withdrawDocumentRequest: {
        readonly parameters: { readonly path: {
            readonly document: components["parameters"]["BookingDocument"];
            readonly number: components["parameters"]["BookingNumber"];
        }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["BookingAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly readBookingDocument: {
        readonly parameters: { readonly path: {
            readonly document: components["parameters"]["BookingDocument"];
            readonly number: components["parameters"]["BookingNumber"];
            readonly version: number;
        }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: {
                    readonly "application/pdf": Blob;
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    readonly "application/vnd.openxmlformats-officedocument.wordprocessingml.document": Blob;
                    readonly "image/jpeg": Blob;
                    readonly "image/png": Blob;
                    readonly "image/webp": Blob;
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly readBookingFile: {
        readonly parameters: { readonly path: {
            readonly fileName: string;
            readonly number: components["parameters"]["BookingNumber"];
        }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: {
                    readonly "application/pdf": Blob;
                    readonly "image/jpeg": Blob;
                    readonly "image/png": Blob;
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly writeBookingMessage: {
        readonly parameters: { readonly path: { readonly number: components["parameters"]["BookingNumber"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["MessageRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["BookingAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly addBookingNote: {
        readonly parameters: { readonly path: { readonly number: components["parameters"]["BookingNumber"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["NoteRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["BookingAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly rejectBooking: {
        readonly parameters: { readonly path: { readonly number: components["parameters"]["BookingNumber"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["RejectionRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["BookingAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly undoBookingAnswer: {
        readonly parameters: { readonly path: { readonly number: components["parameters"]["BookingNumber"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["BookingAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listConnectors: {
        readonly parameters: {};
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["SourceListAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly getConnector: {
        readonly parameters: { readonly path: { readonly connector: components["parameters"]["Connector"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["SourceDetailsAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly pauseConnector: {
        readonly parameters: { readonly path: { readonly connector: components["parameters"]["Connector"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["SourcePauseRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["SourceAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly resumeConnector: {
        readonly parameters: { readonly path: { readonly connector: components["parameters"]["Connector"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["SourceResumeRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["SourceAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly testConnector: {
        readonly parameters: { readonly path: { readonly connector: components["parameters"]["Connector"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["SourceTestRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["SourceTestAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listCustomerGroups: {
        readonly parameters: {};
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["CustomerGroupsAnswer"]; };
            };
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listCustomers: {
        readonly parameters: { readonly query?: {
            readonly after?: components["parameters"]["CustomerAfter"];
            readonly state?: components["parameters"]["CustomerState"];
            readonly text?: components["parameters"]["CustomerText"];
        }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["CustomerPageAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly getCustomer: {
        readonly parameters: { readonly path: { readonly customer: components["parameters"]["Customer"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["CustomerAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly blockCustomer: {
        readonly parameters: { readonly path: { readonly customer: components["parameters"]["Customer"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["CustomerBlockRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["CustomerAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly readCustomerCopy: {
        readonly parameters: { readonly path: {
            readonly customer: components["parameters"]["Customer"];
            readonly kind: "pan" | "gst";
        }; };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: { readonly "application/pdf": Blob; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly exportCustomer: {
        readonly parameters: { readonly path: { readonly customer: components["parameters"]["Customer"]; }; };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: { readonly "application/vnd.keelson.account-data+json": Blob; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly deleteCustomer: {
        readonly parameters: { readonly path: { readonly customer: components["parameters"]["Customer"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["CustomerBlockRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly inviteCustomer: {
        readonly parameters: { readonly path: { readonly customer: components["parameters"]["Customer"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["CustomerInvitationRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["CustomerAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly mergeCustomer: {
        readonly parameters: { readonly path: { readonly customer: components["parameters"]["Customer"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["CustomerMergeRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["CustomerAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly getCustomerMerge: {
        readonly parameters: { readonly path: {
            readonly customer: components["parameters"]["Customer"];
            readonly other: string;
        }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["CustomerMergeAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly deleteCustomerPerson: {
        readonly parameters: { readonly path: {
            readonly customer: components["parameters"]["Customer"];
            readonly person: components["parameters"]["Person"];
        }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly resetCustomerFactor: {
        readonly parameters: { readonly path: {
            readonly customer: components["parameters"]["Customer"];
            readonly person: components["parameters"]["Person"];
        }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["CustomerReasonRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["CustomerAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly changeCustomerState: {
        readonly parameters: { readonly path: { readonly customer: components["parameters"]["Customer"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["CustomerStateRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["CustomerAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly setCustomerTerms: {
        readonly parameters: { readonly path: { readonly customer: components["parameters"]["Customer"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["CustomerTermsRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["CustomerAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly exportForAccounting: {
        readonly parameters: {
            readonly query: {
                readonly format: "csv" | "jsonl";
                readonly from?: string;
                readonly since?: number;
            };
            readonly path: { readonly file: "bookings" | "charges" | "customers"; };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/jsonl": Blob;
                    readonly "text/csv": Blob;
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly countInboxItems: {
        readonly parameters: {};
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["InboxCountsAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listInboxFilters: {
        readonly parameters: {};
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["InboxFilterListAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly saveInboxFilter: {
        readonly parameters: {};
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["InboxFilterRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["InboxFilterListAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly deleteInboxFilter: {
        readonly parameters: { readonly path: { readonly filter: components["parameters"]["InboxFilter"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listInboxItems: {
        readonly parameters: { readonly query?: {
            readonly after?: components["parameters"]["InboxAfter"];
            readonly assignee?: components["parameters"]["InboxAssignee"];
            readonly due?: components["parameters"]["InboxDue"];
            readonly kind?: components["parameters"]["InboxKind"];
            readonly limit?: components["parameters"]["InboxLimit"];
            readonly order?: components["parameters"]["InboxOrder"];
            readonly person?: components["parameters"]["InboxPerson"];
            readonly search?: components["parameters"]["InboxSearch"];
        }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["InboxItemPage"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly getInboxItem: {
        readonly parameters: { readonly path: { readonly item: components["parameters"]["InboxItem"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["InboxDetailsAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly assignInboxItem: {
        readonly parameters: { readonly path: { readonly item: components["parameters"]["InboxItem"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["InboxAssignment"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["InboxItemAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly markInboxItemDone: {
        readonly parameters: { readonly path: { readonly item: components["parameters"]["InboxItem"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["InboxRevision"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["InboxItemAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly undoInboxItemDone: {
        readonly parameters: { readonly path: { readonly item: components["parameters"]["InboxItem"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["InboxRevision"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["InboxItemAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly watchInbox: {
        readonly parameters: { readonly header?: { readonly "last-event-id"?: components["parameters"]["LastEventId"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "text/event-stream": string; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listInboxPeople: {
        readonly parameters: {};
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["InboxPeopleAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly announcePresence: {
        readonly parameters: {};
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["PresenceRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["PresenceAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly getInboxRules: {
        readonly parameters: {};
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["InboxRulesAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly setInboxRules: {
        readonly parameters: {};
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["InboxRules"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["InboxRulesAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly openInvitation: {
        readonly parameters: {};
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["InvitationRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["InvitationAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 410: components["responses"]["Gone"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly acceptInvitation: {
        readonly parameters: {};
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["AcceptanceRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["RecoveryCodesAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 410: components["responses"]["Gone"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listMargins: {
        readonly parameters: {};
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["MarginListAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly addMargin: {
        readonly parameters: {};
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["MarginRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["MarginListAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly replaceMargin: {
        readonly parameters: { readonly path: { readonly margin: components["parameters"]["Margin"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["MarginRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["MarginListAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly endMargin: {
        readonly parameters: {
            readonly query?: { readonly withoutMargin?: "yes"; };
            readonly path: { readonly margin: components["parameters"]["Margin"]; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["MarginListAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly endMarginOn: {
        readonly parameters: { readonly path: { readonly margin: components["parameters"]["Margin"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["MarginLastDayRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["MarginListAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly explainMargin: {
        readonly parameters: {};
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["MarginTrial"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["MarginExplanationAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listPasskeys: {
        readonly parameters: {};
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["PasskeyListAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly addPasskey: {
        readonly parameters: {};
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["PasskeyRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["PasskeyListAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly removePasskey: {
        readonly parameters: { readonly path: { readonly passkey: components["parameters"]["Passkey"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly beginPasskey: {
        readonly parameters: {};
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["PasskeyOptionsAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly findDeskPlaces: {
        readonly parameters: { readonly query: { readonly search: string; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["FoundPlacesAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listQuoteRequests: {
        readonly parameters: { readonly query?: {
            readonly after?: string;
            readonly limit?: number;
            readonly state?: components["schemas"]["QuoteRequestState"];
        }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["QuoteRequestListAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly getQuoteRequest: {
        readonly parameters: { readonly path: { readonly request: components["parameters"]["QuoteRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["QuoteRequestAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly answerQuoteRequest: {
        readonly parameters: { readonly path: { readonly request: components["parameters"]["QuoteRequest"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["QuoteAnswerRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["QuoteRequestAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly declineQuoteRequest: {
        readonly parameters: { readonly path: { readonly request: components["parameters"]["QuoteRequest"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["QuoteDeclineRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["QuoteRequestAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly printSentQuote: {
        readonly parameters: { readonly path: { readonly request: components["parameters"]["QuoteRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/pdf": Blob; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly saveQuoteDraft: {
        readonly parameters: { readonly path: { readonly request: components["parameters"]["QuoteRequest"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["QuoteDraftRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["QuoteDraftAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly setQuoteFollowUp: {
        readonly parameters: { readonly path: { readonly request: components["parameters"]["QuoteRequest"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["QuoteFollowUpRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["QuoteRequestAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly previewQuoteMail: {
        readonly parameters: { readonly path: { readonly request: components["parameters"]["QuoteRequest"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["QuoteAnswerRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["QuoteMailAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly printQuoteDraft: {
        readonly parameters: { readonly path: { readonly request: components["parameters"]["QuoteRequest"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["QuoteAnswerRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/pdf": Blob; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly priceQuoteAnswer: {
        readonly parameters: { readonly path: { readonly request: components["parameters"]["QuoteRequest"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["QuotePriceRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["QuotePriceAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly undoQuoteAnswer: {
        readonly parameters: { readonly path: { readonly request: components["parameters"]["QuoteRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["QuoteRequestAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listEndingPrices: {
        readonly parameters: {};
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["RateCalendarAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listKnownCarriers: {
        readonly parameters: {};
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["KnownCarriersAnswer"]; };
            };
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listRateChoices: {
        readonly parameters: { readonly query?: { readonly search?: string; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["RateChoicesAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listExchangeRates: {
        readonly parameters: {};
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["ExchangeRatesAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly setExchangeRate: {
        readonly parameters: {};
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["ExchangeRateRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["ExchangeRatesAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listImports: {
        readonly parameters: {};
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["ImportListAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly uploadSheet: {
        readonly parameters: { readonly query: { readonly fileName: string; }; };
        readonly requestBody: { readonly content: { readonly "application/octet-stream": Blob; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["ImportAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly getImport: {
        readonly parameters: { readonly path: { readonly import: components["parameters"]["Import"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["ImportAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly discardImport: {
        readonly parameters: { readonly path: { readonly import: components["parameters"]["Import"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly changeImport: {
        readonly parameters: { readonly path: { readonly import: components["parameters"]["Import"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["ImportChange"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["ImportAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly compareImport: {
        readonly parameters: { readonly path: { readonly import: components["parameters"]["Import"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["ImportRevision"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["ImportAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly correctCell: {
        readonly parameters: { readonly path: { readonly import: components["parameters"]["Import"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["CellCorrectionRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["ImportAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listComparedPrices: {
        readonly parameters: {
            readonly query?: {
                readonly after?: string;
                readonly kind?: "new" | "changed" | "no-longer-quoted" | "dates" | "unchanged";
                readonly search?: string;
            };
            readonly path: { readonly import: components["parameters"]["Import"]; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["ComparedPricesAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly publishImport: {
        readonly parameters: { readonly path: { readonly import: components["parameters"]["Import"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["PublicationRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["ImportAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly leaveOutRow: {
        readonly parameters: { readonly path: { readonly import: components["parameters"]["Import"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["RowChoice"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["ImportAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listSheets: {
        readonly parameters: { readonly query?: {
            readonly after?: string;
            readonly audience?: "everybody" | "some";
            readonly company?: string;
            readonly search?: string;
            readonly state?: "active" | "upcoming" | "ended" | "withdrawn" | "quoted";
        }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["SheetListAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly changeSheet: {
        readonly parameters: { readonly path: { readonly sheet: components["parameters"]["Sheet"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["SheetChange"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["SheetListAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly setSheetAudience: {
        readonly parameters: { readonly path: { readonly sheet: components["parameters"]["Sheet"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["AudienceChange"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["SheetListAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly exportSheet: {
        readonly parameters: { readonly path: { readonly sheet: components["parameters"]["Sheet"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/octet-stream": Blob; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly searchDesk: {
        readonly parameters: { readonly query: { readonly text: components["parameters"]["SearchText"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["SearchAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly getSession: {
        readonly parameters: {};
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["SessionAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly signOut: {
        readonly parameters: {};
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly signIn: {
        readonly parameters: {};
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["CodeRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["SessionAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 410: components["responses"]["Gone"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly signInWithPasskey: {
        readonly parameters: {};
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["PasskeySignInRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["SessionAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly beginPasskeySignIn: {
        readonly parameters: {};
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["PasskeyOptionsAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly checkPassword: {
        readonly parameters: {};
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["PasswordRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["ChallengeAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly signInWithRecoveryCode: {
        readonly parameters: {};
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["RecoveryCodeRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["SessionAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 410: components["responses"]["Gone"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listOwnSessions: {
        readonly parameters: {};
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["SessionListAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly revokeOwnSession: {
        readonly parameters: { readonly path: { readonly session: components["parameters"]["Session"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listStaff: {
        readonly parameters: {};
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["StaffListAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly inviteStaff: {
        readonly parameters: {};
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["StaffRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["StaffListAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly changeStaff: {
        readonly parameters: { readonly path: { readonly staff: components["parameters"]["Staff"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["StaffChange"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["StaffListAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly resetFactor: {
        readonly parameters: { readonly path: { readonly staff: components["parameters"]["Staff"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["StaffListAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly inviteAgain: {
        readonly parameters: { readonly path: { readonly staff: components["parameters"]["Staff"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["StaffListAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly revokeSession: {
        readonly parameters: { readonly path: {
            readonly session: components["parameters"]["Session"];
            readonly staff: components["parameters"]["Staff"];
        }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
}
