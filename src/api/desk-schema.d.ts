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
    readonly "/bookings/{number}/confirmation": {
        readonly parameters: {};
        /** Confirm a booking */
        readonly post: operations["confirmBooking"];
        /** Correct the booking number */
        readonly patch: operations["correctBookingNumber"];
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
            /** @description The new arrival at the port of discharge: a date, or a date and a time, local to its port; null stays as it is */
            readonly arrival: string | null;
            /** @description The new departure from the port of loading: a date, or a date and a time, local to its port; null stays as it is */
            readonly departure: string | null;
            /** @description The new cut-off of the shipping instruction: a date, or a date and a time, local to its port; null stays as it is */
            readonly documentsCutOff: string | null;
            readonly fee: components["schemas"]["MoneyAmount"];
            /** @description The new cut-off of the gate-in: a date, or a date and a time, local to its port; null stays as it is */
            readonly gateInCutOff: string | null;
            /** @description That the change was decided on */
            readonly revision: number;
            /** @description The shipper reads it */
            readonly text: string;
            /** @description The new vessel; null stays as it is */
            readonly vessel: string | null;
            /** @description The new cut-off of the VGM: a date, or a date and a time, local to its port; null stays as it is */
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
            readonly state: "requested" | "awaiting-approval" | "approved" | "changes-requested" | "final" | "added" | "information";
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
            /** @description Our quotation number */
            readonly number: string;
            /** @description Of the shipper; null without one */
            readonly reference: string | null;
            readonly state: components["schemas"]["BookingState"];
            /** @description Where it ends; null where the offer names no route */
            readonly to: components["schemas"]["BookingPlace"] | null;
            /** @description Selling price; null where it is not complete */
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
        /** @description The second step of signing in */
        readonly CodeRequest: {
            /** @description What checkPassword answered */
            readonly challenge: string;
            readonly code: components["schemas"]["OneTimeCode"];
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
            /**
             * @description Where the cargo is
             * @enum {string}
             */
            readonly stage: "planned" | "under-way" | "arrived" | "delivered";
            readonly totals: components["schemas"]["BookingTotals"];
            /** @description Until then the answer can be taken back; null: it cannot */
            readonly undoUntil: string | null;
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
        /** @description An email address */
        readonly Email: string;
        /** @description A success without a result */
        readonly EmptyAnswer: components["schemas"]["Envelope"] & {
            /** @description Nothing */
            readonly result: readonly unknown[];
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
        /** @description What changes; what is left out stays */
        readonly StaffChange: {
            /** @description Whether the person can no longer sign in */
            readonly isDisabled?: boolean;
            readonly role?: components["schemas"]["Role"];
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
        readonly Passkey: string;
        readonly Session: string;
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
export type AuditActor = components['schemas']['AuditActor'];
export type AuditChain = components['schemas']['AuditChain'];
export type AuditChainAnswer = components['schemas']['AuditChainAnswer'];
export type AuditCompany = components['schemas']['AuditCompany'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditPage = components['schemas']['AuditPage'];
export type AuditPageAnswer = components['schemas']['AuditPageAnswer'];
export type AuditSubject = components['schemas']['AuditSubject'];
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
export type Challenge = components['schemas']['Challenge'];
export type ChallengeAnswer = components['schemas']['ChallengeAnswer'];
export type CodeRequest = components['schemas']['CodeRequest'];
export type DeskBooking = components['schemas']['DeskBooking'];
export type DeskSession = components['schemas']['DeskSession'];
export type DocumentKind = components['schemas']['DocumentKind'];
export type DocumentRequestRequest = components['schemas']['DocumentRequestRequest'];
export type Email = components['schemas']['Email'];
export type EmptyAnswer = components['schemas']['EmptyAnswer'];
export type Envelope = components['schemas']['Envelope'];
export type Failure = components['schemas']['Failure'];
export type FieldProblem = components['schemas']['FieldProblem'];
export type Invitation = components['schemas']['Invitation'];
export type InvitationAnswer = components['schemas']['InvitationAnswer'];
export type InvitationRequest = components['schemas']['InvitationRequest'];
export type MoneyAmount = components['schemas']['MoneyAmount'];
export type NewPasskey = components['schemas']['NewPasskey'];
export type NoteRequest = components['schemas']['NoteRequest'];
export type OneTimeCode = components['schemas']['OneTimeCode'];
export type Passkey = components['schemas']['Passkey'];
export type PasskeyListAnswer = components['schemas']['PasskeyListAnswer'];
export type PasskeyOptions = components['schemas']['PasskeyOptions'];
export type PasskeyOptionsAnswer = components['schemas']['PasskeyOptionsAnswer'];
export type PasskeyRequest = components['schemas']['PasskeyRequest'];
export type PasskeySignature = components['schemas']['PasskeySignature'];
export type PasskeySignInRequest = components['schemas']['PasskeySignInRequest'];
export type PasswordRequest = components['schemas']['PasswordRequest'];
export type RecoveryCodeRequest = components['schemas']['RecoveryCodeRequest'];
export type RecoveryCodesAnswer = components['schemas']['RecoveryCodesAnswer'];
export type RejectionRequest = components['schemas']['RejectionRequest'];
export type RevisionRequest = components['schemas']['RevisionRequest'];
export type Role = components['schemas']['Role'];
export type SessionAnswer = components['schemas']['SessionAnswer'];
export type SessionListAnswer = components['schemas']['SessionListAnswer'];
export type StaffChange = components['schemas']['StaffChange'];
export type StaffListAnswer = components['schemas']['StaffListAnswer'];
export type StaffMember = components['schemas']['StaffMember'];
export type StaffRequest = components['schemas']['StaffRequest'];
export type StaffSession = components['schemas']['StaffSession'];
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
export type ParameterPasskey = components['parameters']['Passkey'];
export type ParameterSession = components['parameters']['Session'];
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
