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
    readonly "/customers/{customer}/invitations": {
        readonly parameters: {};
        /** Invite a person to a company */
        readonly post: operations["inviteCustomer"];
    };
    readonly "/customers/{customer}/people/{person}": {
        readonly parameters: {};
        /** Delete an account */
        readonly delete: operations["deleteCustomerPerson"];
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
    readonly "/margins/explanation": {
        readonly parameters: {};
        /** Explain a selling price */
        readonly post: operations["explainMargin"];
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
        /** @description An amount; null without one */
        readonly CustomerMoney: components["schemas"]["MarginMoney"] | null;
        /** @description A page of companies */
        readonly CustomerPage: {
            /** @description How many companies of each state there are */
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
            /** @description It signed up with the tax numbers of another one */
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
        /** @description 6 digits of the authenticator app */
        readonly OneTimeCode: string;
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
        readonly Customer: string;
        readonly CustomerAfter: string;
        readonly CustomerState: components["schemas"]["CustomerState"];
        readonly CustomerText: string;
        readonly Margin: string;
        readonly Person: string;
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
export type Customer = components['schemas']['Customer'];
export type CustomerAnswer = components['schemas']['CustomerAnswer'];
export type CustomerBlockRequest = components['schemas']['CustomerBlockRequest'];
export type CustomerInvitationRequest = components['schemas']['CustomerInvitationRequest'];
export type CustomerMoney = components['schemas']['CustomerMoney'];
export type CustomerPage = components['schemas']['CustomerPage'];
export type CustomerPageAnswer = components['schemas']['CustomerPageAnswer'];
export type CustomerPerson = components['schemas']['CustomerPerson'];
export type CustomerState = components['schemas']['CustomerState'];
export type CustomerStateRequest = components['schemas']['CustomerStateRequest'];
export type CustomerSummary = components['schemas']['CustomerSummary'];
export type CustomerTermsRequest = components['schemas']['CustomerTermsRequest'];
export type DeskSession = components['schemas']['DeskSession'];
export type Email = components['schemas']['Email'];
export type EmptyAnswer = components['schemas']['EmptyAnswer'];
export type Envelope = components['schemas']['Envelope'];
export type Failure = components['schemas']['Failure'];
export type FieldProblem = components['schemas']['FieldProblem'];
export type Invitation = components['schemas']['Invitation'];
export type InvitationAnswer = components['schemas']['InvitationAnswer'];
export type InvitationRequest = components['schemas']['InvitationRequest'];
export type MarginEntry = components['schemas']['MarginEntry'];
export type MarginExplanation = components['schemas']['MarginExplanation'];
export type MarginExplanationAnswer = components['schemas']['MarginExplanationAnswer'];
export type MarginListAnswer = components['schemas']['MarginListAnswer'];
export type MarginMoney = components['schemas']['MarginMoney'];
export type MarginRequest = components['schemas']['MarginRequest'];
export type MarginTrial = components['schemas']['MarginTrial'];
export type OneTimeCode = components['schemas']['OneTimeCode'];
export type PasswordRequest = components['schemas']['PasswordRequest'];
export type RecoveryCodeRequest = components['schemas']['RecoveryCodeRequest'];
export type RecoveryCodesAnswer = components['schemas']['RecoveryCodesAnswer'];
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
export type ParameterCustomer = components['parameters']['Customer'];
export type ParameterCustomerAfter = components['parameters']['CustomerAfter'];
export type ParameterCustomerState = components['parameters']['CustomerState'];
export type ParameterCustomerText = components['parameters']['CustomerText'];
export type ParameterMargin = components['parameters']['Margin'];
export type ParameterPerson = components['parameters']['Person'];
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
        readonly parameters: { readonly path: { readonly margin: components["parameters"]["Margin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["MarginListAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
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
