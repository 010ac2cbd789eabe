/* Generated from openapi/desk.openapi.yaml by `npm run gen:api`. Do not edit. */
export interface paths {
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
    readonly "/rates/calendar": {
        readonly parameters: {};
        /** List which prices end when */
        readonly get: operations["listEndingPrices"];
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
    readonly "/rates/imports/{import}/prices": {
        readonly parameters: {};
        /** List the prices that would change */
        readonly get: operations["listComparedPrices"];
    };
    readonly "/rates/imports/{import}/publication": {
        readonly parameters: {};
        /** Publish a sheet */
        readonly post: operations["publishImport"];
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
    readonly "/rates/sheets/{sheet}/export": {
        readonly parameters: {};
        /** Export a sheet */
        readonly get: operations["exportSheet"];
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
        /** @description Who finds the prices, by name */
        readonly AudienceNames: {
            /** @description Names of companies */
            readonly companies: readonly string[];
            /** @description Customer groups */
            readonly groups: readonly string[];
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
        /** @description A price of a lane, carrier and size that would change */
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
            readonly kind: "new" | "changed" | "no-longer-quoted" | "dates";
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
            /** @description The cell; null for the whole line */
            readonly cell: string | null;
            /** @description The header of its column */
            readonly header: string | null;
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
            /** @description At most 300, problems first */
            readonly notes: readonly components["schemas"]["ImportNote"][];
            /** @description Problems and questions */
            readonly problemCount: number;
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
            readonly counts: components["schemas"]["ChangeCounts"];
            /**
             * @description Containers or part loads
             * @enum {string}
             */
            readonly kind: "fcl" | "lcl";
            /** @description The last day of its prices */
            readonly lastDay: string;
            /** @description Lines of the sheet */
            readonly lines: number;
            /** @description As in earlier sheets */
            readonly provider: string;
            /** @description Lines of earlier sheets that end */
            readonly replaced: number;
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
        /** @description 6 digits of the authenticator app */
        readonly OneTimeCode: string;
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
        /**
         * @description `buy`: what the provider is paid; `sell`: what customers pay
         * @enum {string}
         */
        readonly PriceSide: "buy" | "sell";
        /** @description Days on which prices end */
        readonly RateCalendarAnswer: components["schemas"]["Envelope"] & {
            /** @description The days, the next first */
            readonly result: readonly components["schemas"]["EndingPrices"][];
        };
        /** @description What an import is filled in with */
        readonly RateChoices: {
            /** @description Companies by name */
            readonly companies: readonly components["schemas"]["CompanyChoice"][];
            /** @description Customer groups */
            readonly groups: readonly string[];
            /** @description Known providers by name */
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
            /** @description When the file was uploaded */
            readonly createdAt: string;
            /** @description The name of the file */
            readonly fileName: string;
            /** @description The import */
            readonly id: string;
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
        /**
         * @description The role of a person
         * @enum {string}
         */
        readonly Role: "desk" | "pricing" | "admin";
        /** @description A line of the file */
        readonly SampleLine: {
            /** @description Its cells */
            readonly cells: readonly string[];
            /** @description Its number */
            readonly line: number;
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
            /** @description Of a charge, without its size */
            readonly charge: string | null;
            /** @description Of bare figures */
            readonly currency: string | null;
            /** @description Of a field */
            readonly field: string | null;
            /** @description Filled cells of the first lines */
            readonly filled: number;
            /** @description As it is written */
            readonly header: string;
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
        /** @description How the sheets of a provider are read */
        readonly SheetReading: {
            /** @description Place as it is written: codes of places */
            readonly aliases: { readonly [key: string]: string; };
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
        /** @description A charge as its cell states it */
        readonly StatedCharge: {
            /** @description Null without an amount */
            readonly amount: components["schemas"]["SheetAmount"] | null;
            /** @description What it is counted by */
            readonly basis: string;
            /** @description What the cell states besides an amount */
            readonly condition: string | null;
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
        readonly Import: string;
        readonly Session: string;
        readonly Sheet: string;
        readonly Staff: string;
    };
    headers: {
        /** @description Seconds to wait before the next try */
        readonly RetryAfter: number;
    };
}
export type AcceptanceRequest = components['schemas']['AcceptanceRequest'];
export type AudienceNames = components['schemas']['AudienceNames'];
export type Challenge = components['schemas']['Challenge'];
export type ChallengeAnswer = components['schemas']['ChallengeAnswer'];
export type ChangeCounts = components['schemas']['ChangeCounts'];
export type ChargeChange = components['schemas']['ChargeChange'];
export type CodeRequest = components['schemas']['CodeRequest'];
export type ColumnDecision = components['schemas']['ColumnDecision'];
export type CompanyChoice = components['schemas']['CompanyChoice'];
export type ComparedPrice = components['schemas']['ComparedPrice'];
export type ComparedPricesAnswer = components['schemas']['ComparedPricesAnswer'];
export type DeskSession = components['schemas']['DeskSession'];
export type Email = components['schemas']['Email'];
export type EmptyAnswer = components['schemas']['EmptyAnswer'];
export type EndingPrices = components['schemas']['EndingPrices'];
export type Envelope = components['schemas']['Envelope'];
export type ExchangeQuote = components['schemas']['ExchangeQuote'];
export type ExchangeRates = components['schemas']['ExchangeRates'];
export type ExchangeRatesAnswer = components['schemas']['ExchangeRatesAnswer'];
export type Failure = components['schemas']['Failure'];
export type FieldProblem = components['schemas']['FieldProblem'];
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
export type Invitation = components['schemas']['Invitation'];
export type InvitationAnswer = components['schemas']['InvitationAnswer'];
export type InvitationRequest = components['schemas']['InvitationRequest'];
export type OneTimeCode = components['schemas']['OneTimeCode'];
export type PasswordRequest = components['schemas']['PasswordRequest'];
export type PlaceName = components['schemas']['PlaceName'];
export type PriceOrigin = components['schemas']['PriceOrigin'];
export type PriceSide = components['schemas']['PriceSide'];
export type RateCalendarAnswer = components['schemas']['RateCalendarAnswer'];
export type RateChoices = components['schemas']['RateChoices'];
export type RateChoicesAnswer = components['schemas']['RateChoicesAnswer'];
export type RateImport = components['schemas']['RateImport'];
export type RateSheet = components['schemas']['RateSheet'];
export type RecoveryCodeRequest = components['schemas']['RecoveryCodeRequest'];
export type RecoveryCodesAnswer = components['schemas']['RecoveryCodesAnswer'];
export type Role = components['schemas']['Role'];
export type SampleLine = components['schemas']['SampleLine'];
export type SessionAnswer = components['schemas']['SessionAnswer'];
export type SessionListAnswer = components['schemas']['SessionListAnswer'];
export type SheetAmount = components['schemas']['SheetAmount'];
export type SheetAudience = components['schemas']['SheetAudience'];
export type SheetChange = components['schemas']['SheetChange'];
export type SheetColumn = components['schemas']['SheetColumn'];
export type SheetListAnswer = components['schemas']['SheetListAnswer'];
export type SheetReading = components['schemas']['SheetReading'];
export type SheetTab = components['schemas']['SheetTab'];
export type StaffChange = components['schemas']['StaffChange'];
export type StaffListAnswer = components['schemas']['StaffListAnswer'];
export type StaffMember = components['schemas']['StaffMember'];
export type StaffRequest = components['schemas']['StaffRequest'];
export type StaffSession = components['schemas']['StaffSession'];
export type StatedCharge = components['schemas']['StatedCharge'];
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
export type ParameterImport = components['parameters']['Import'];
export type ParameterSession = components['parameters']['Session'];
export type ParameterSheet = components['parameters']['Sheet'];
export type ParameterStaff = components['parameters']['Staff'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
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
    readonly listComparedPrices: {
        readonly parameters: {
            readonly query?: {
                readonly after?: string;
                readonly kind?: "new" | "changed" | "no-longer-quoted" | "dates";
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
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listSheets: {
        readonly parameters: { readonly query?: {
            readonly after?: string;
            readonly search?: string;
            readonly state?: "active" | "upcoming" | "ended" | "withdrawn";
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
