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
        /** @description Containers of one size */
        readonly ContainerCount: {
            /** @description The size */
            readonly equipment: string;
            /** @description How many */
            readonly quantity: number;
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
            /** @description For the kind quote-approved */
            readonly "quote-approved": number;
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
        readonly InboxKind: "booking" | "quote-request" | "quote-approved" | "change" | "cancellation" | "cargo-part" | "document" | "enquiry" | "sign-up" | "deletion" | "failed-mail" | "sheet-ends" | "source-stopped";
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
        /**
         * @description The role of a person
         * @enum {string}
         */
        readonly Role: "desk" | "pricing" | "admin";
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
        readonly Passkey: string;
        readonly SearchText: string;
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
export type Challenge = components['schemas']['Challenge'];
export type ChallengeAnswer = components['schemas']['ChallengeAnswer'];
export type CodeRequest = components['schemas']['CodeRequest'];
export type ContainerCount = components['schemas']['ContainerCount'];
export type DeskHours = components['schemas']['DeskHours'];
export type DeskSession = components['schemas']['DeskSession'];
export type Email = components['schemas']['Email'];
export type EmptyAnswer = components['schemas']['EmptyAnswer'];
export type Envelope = components['schemas']['Envelope'];
export type Failure = components['schemas']['Failure'];
export type FieldProblem = components['schemas']['FieldProblem'];
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
export type InboxQuery = components['schemas']['InboxQuery'];
export type InboxRevision = components['schemas']['InboxRevision'];
export type InboxRules = components['schemas']['InboxRules'];
export type InboxRulesAnswer = components['schemas']['InboxRulesAnswer'];
export type Invitation = components['schemas']['Invitation'];
export type InvitationAnswer = components['schemas']['InvitationAnswer'];
export type InvitationRequest = components['schemas']['InvitationRequest'];
export type Lane = components['schemas']['Lane'];
export type LanePlace = components['schemas']['LanePlace'];
export type NewPasskey = components['schemas']['NewPasskey'];
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
export type Role = components['schemas']['Role'];
export type SearchAnswer = components['schemas']['SearchAnswer'];
export type SearchGroup = components['schemas']['SearchGroup'];
export type SearchHit = components['schemas']['SearchHit'];
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
export type ParameterPasskey = components['parameters']['Passkey'];
export type ParameterSearchText = components['parameters']['SearchText'];
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
