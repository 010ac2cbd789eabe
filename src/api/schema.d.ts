/* Generated from openapi/keelson.openapi.yaml by `npm run gen:api`. Do not edit. */
export interface paths {
    readonly "/auth/forgot_password": {
        readonly parameters: {};
        /** Ask for a link to set a new password */
        readonly post: operations["forgotPassword"];
    };
    readonly "/auth/reset_password": {
        readonly parameters: {};
        /** Set a new password with a mailed link */
        readonly post: operations["resetPassword"];
    };
    readonly "/auth/sign_in": {
        readonly parameters: {};
        /** Finish a sign-in with a code */
        readonly put: operations["proveSecondFactor"];
        /** Sign in with user name and password */
        readonly post: operations["signIn"];
    };
    readonly "/auth/sign_out": {
        readonly parameters: {};
        /** Sign out */
        readonly post: operations["signOut"];
    };
    readonly "/auth/sign_up": {
        readonly parameters: {};
        /** Sign-up step 3: create the account */
        readonly post: operations["signUp"];
    };
    readonly "/auth/sign_up_verification": {
        readonly parameters: {};
        /** Sign-up step 2: check the code */
        readonly put: operations["verifyCode"];
        /** Sign-up step 1: send a code to an email address */
        readonly post: operations["sendVerification"];
    };
    readonly "/calendar/{token}": {
        readonly parameters: {};
        /** What is due of all bookings, as an iCalendar file */
        readonly get: operations["calendarFeed"];
    };
    readonly "/element/country": {
        readonly parameters: {};
        /** All countries, by name */
        readonly get: operations["listCountries"];
    };
    readonly "/invitations/{token}": {
        readonly parameters: {};
        /** What a mailed invitation is for */
        readonly get: operations["openInvitation"];
        /** Accept an invitation with a new account */
        readonly post: operations["acceptInvitation"];
    };
    readonly "/invitations/{token}/join": {
        readonly parameters: {};
        /** Accept an invitation with the signed-in account */
        readonly post: operations["joinCompany"];
    };
    readonly "/quotes/verify/{code}": {
        readonly parameters: {};
        /** Verify the document of a quote */
        readonly get: operations["verifyQuote"];
    };
    readonly "/resource/account": {
        readonly parameters: {};
        /** The shipper's account */
        readonly get: operations["getAccount"];
        /** Change the personal details */
        readonly put: operations["updateAccount"];
    };
    readonly "/resource/account/data": {
        readonly parameters: {};
        /** Everything that is stored about the shipper */
        readonly get: operations["downloadAccountData"];
    };
    readonly "/resource/account/deletion": {
        readonly parameters: {};
        /** Request the deletion of the account */
        readonly put: operations["requestAccountDeletion"];
        /** Withdraw the deletion request */
        readonly delete: operations["withdrawAccountDeletion"];
    };
    readonly "/resource/account/password": {
        readonly parameters: {};
        /** Change the password */
        readonly put: operations["changePassword"];
    };
    readonly "/resource/account/second-factor": {
        readonly parameters: {};
        /** The second factor of the signed-in person */
        readonly get: operations["getSecondFactor"];
        /** Switch the second factor on */
        readonly put: operations["switchSecondFactorOn"];
        /** Begin to switch the second factor on */
        readonly post: operations["setUpSecondFactor"];
    };
    readonly "/resource/account/second-factor/off": {
        readonly parameters: {};
        /** Switch the second factor off */
        readonly put: operations["switchSecondFactorOff"];
    };
    readonly "/resource/account/sessions": {
        readonly parameters: {};
        /** Where the shipper is signed in */
        readonly get: operations["listSessions"];
        /** Sign out everywhere else */
        readonly delete: operations["endOtherSessions"];
    };
    readonly "/resource/account/sessions/{id}": {
        readonly parameters: {};
        /** Sign out one session */
        readonly delete: operations["endSession"];
    };
    readonly "/resource/addresses": {
        readonly parameters: {};
        /** The shipper's address book */
        readonly get: operations["listAddresses"];
        /** Add a company to the address book */
        readonly post: operations["createAddress"];
    };
    readonly "/resource/addresses/{id}": {
        readonly parameters: {};
        /** Change an address */
        readonly put: operations["changeAddress"];
        /** Delete an address */
        readonly delete: operations["deleteAddress"];
    };
    readonly "/resource/api-keys": {
        readonly parameters: {};
        /** The shipper's API keys */
        readonly get: operations["listApiKeys"];
        /** Create an API key */
        readonly post: operations["createApiKey"];
    };
    readonly "/resource/api-keys/{id}": {
        readonly parameters: {};
        /** Revoke an API key */
        readonly delete: operations["revokeApiKey"];
    };
    readonly "/resource/approvals": {
        readonly parameters: {};
        /** Bookings that wait for approval */
        readonly get: operations["listApprovals"];
        /** Ask for the approval of a booking */
        readonly post: operations["requestApproval"];
    };
    readonly "/resource/approvals/{id}": {
        readonly parameters: {};
        /** Withdraw a request for approval */
        readonly delete: operations["withdrawApproval"];
    };
    readonly "/resource/approvals/{id}/approval": {
        readonly parameters: {};
        /** Approve a booking */
        readonly put: operations["approveBooking"];
    };
    readonly "/resource/approvals/{id}/decline": {
        readonly parameters: {};
        /** Decline a booking */
        readonly put: operations["declineBooking"];
    };
    readonly "/resource/booking/pdf": {
        readonly parameters: {};
        /** The PDF of an offer or its booking */
        readonly post: operations["bookingPdf"];
    };
    readonly "/resource/calendar-feed": {
        readonly parameters: {};
        /** Whether the shipper has a calendar link */
        readonly get: operations["getCalendarFeed"];
        /** Create a calendar link, or replace it by a new one */
        readonly put: operations["createCalendarFeed"];
        /** End the calendar link */
        readonly delete: operations["deleteCalendarFeed"];
    };
    readonly "/resource/company": {
        readonly parameters: {};
        /** The company of the signed-in person */
        readonly get: operations["getCompany"];
    };
    readonly "/resource/company/gst-numbers": {
        readonly parameters: {};
        /** Add a GSTIN */
        readonly post: operations["addGstNumber"];
    };
    readonly "/resource/company/gst-numbers/{gstNumber}": {
        readonly parameters: {};
        /** Remove a GSTIN */
        readonly delete: operations["removeGstNumber"];
    };
    readonly "/resource/company/hand-over": {
        readonly parameters: {};
        /** Hand the company over */
        readonly post: operations["handOverCompany"];
    };
    readonly "/resource/company/invitations": {
        readonly parameters: {};
        /** Invitations that nobody has accepted */
        readonly get: operations["listInvitations"];
        /** Invite a person by mail */
        readonly post: operations["createInvitation"];
    };
    readonly "/resource/company/invitations/{id}": {
        readonly parameters: {};
        /** Take an invitation back */
        readonly delete: operations["deleteInvitation"];
    };
    readonly "/resource/company/members": {
        readonly parameters: {};
        /** The people of the company */
        readonly get: operations["listMembers"];
    };
    readonly "/resource/company/members/{id}": {
        readonly parameters: {};
        /** Give a person another role and limit */
        readonly put: operations["changeMember"];
        /** Remove a person */
        readonly delete: operations["removeMember"];
    };
    readonly "/resource/company/membership": {
        readonly parameters: {};
        /** Leave the company */
        readonly delete: operations["leaveCompany"];
    };
    readonly "/resource/company/second-factor": {
        readonly parameters: {};
        /** Require a second factor of everybody */
        readonly put: operations["requireSecondFactor"];
    };
    readonly "/resource/company/vat-id": {
        readonly parameters: {};
        /** Set the VAT id */
        readonly put: operations["setVatId"];
    };
    readonly "/resource/contact-us": {
        readonly parameters: {};
        /** Send an enquiry */
        readonly post: operations["contactUs"];
    };
    readonly "/resource/dashboard": {
        readonly parameters: {};
        /** Running bookings, the next cut-offs and the last searches */
        readonly get: operations["dashboard"];
    };
    readonly "/resource/desk-requests": {
        readonly parameters: {};
        /** What the desk was asked */
        readonly get: operations["listDeskRequests"];
        /** Ask the desk for a price */
        readonly post: operations["createDeskRequest"];
    };
    readonly "/resource/fcl/ports": {
        readonly parameters: {};
        /** Places by text */
        readonly get: operations["findFclPorts"];
    };
    readonly "/resource/lcl/ports": {
        readonly parameters: {};
        /** The names of all ports with LCL rates */
        readonly get: operations["lclPorts"];
    };
    readonly "/resource/lcl/rates": {
        readonly parameters: {};
        /** LCL rates for one load */
        readonly get: operations["lclRates"];
        /** Book an LCL rate */
        readonly put: operations["bookLcl"];
    };
    readonly "/resource/lead-times": {
        readonly parameters: {};
        /** The shipper's lead times of all origins */
        readonly get: operations["listLeadTimes"];
    };
    readonly "/resource/lead-times/{origin}": {
        readonly parameters: {};
        /** Save the shipper's lead times for an origin */
        readonly put: operations["saveLeadTimes"];
        /** Return to the server's lead times for an origin */
        readonly delete: operations["deleteLeadTimes"];
    };
    readonly "/resource/links": {
        readonly parameters: {};
        /** The shipper's links that work without an account */
        readonly get: operations["listLinks"];
    };
    readonly "/resource/links/{id}": {
        readonly parameters: {};
        /** Revoke a link */
        readonly delete: operations["revokeLink"];
    };
    readonly "/resource/nearby-ports": {
        readonly parameters: {};
        /** Sea ports near a place */
        readonly get: operations["nearbyPorts"];
    };
    readonly "/resource/notification-digest": {
        readonly parameters: {};
        /** Whether mails are collected */
        readonly get: operations["getNotificationDigest"];
        /** Collect mails, or send each at once */
        readonly put: operations["setNotificationDigest"];
    };
    readonly "/resource/notification-settings": {
        readonly parameters: {};
        /** What the shipper is told, and where */
        readonly get: operations["notificationSettings"];
        /** Switch the messages of a topic */
        readonly put: operations["setNotification"];
    };
    readonly "/resource/notifications": {
        readonly parameters: {};
        /** Messages about the shipper's bookings, newest first */
        readonly get: operations["listNotifications"];
    };
    readonly "/resource/notifications/read": {
        readonly parameters: {};
        /** Mark messages as read */
        readonly put: operations["readNotifications"];
    };
    readonly "/resource/places": {
        readonly parameters: {};
        /** Places by text, for visitors */
        readonly get: operations["findPublicPlaces"];
    };
    readonly "/resource/profile": {
        readonly parameters: {};
        /** The signed-in shipper */
        readonly get: operations["getProfile"];
    };
    readonly "/resource/quotation": {
        readonly parameters: {};
        /** The shipper's bookings, newest first */
        readonly get: operations["listQuotations"];
    };
    readonly "/resource/quotation/{id}": {
        readonly parameters: {};
        /** Everything about one booking */
        readonly get: operations["getBooking"];
    };
    readonly "/resource/quotation/{id}/amendments": {
        readonly parameters: {};
        /** Requests to change or cancel a booking, and what they cost */
        readonly get: operations["listAmendments"];
        /** Ask to change or cancel a booking */
        readonly post: operations["requestAmendment"];
    };
    readonly "/resource/quotation/{id}/amendments/{amendment}/decision": {
        readonly parameters: {};
        /** Withdraw a request, or answer the fee that the desk proposes */
        readonly post: operations["decideAmendment"];
    };
    readonly "/resource/quotation/{id}/cargo": {
        readonly parameters: {};
        /** Cargo, parties, containers and pick-up of a booking */
        readonly get: operations["getCargo"];
        /** Save cargo, parties, containers and pick-up of a booking */
        readonly put: operations["saveCargo"];
    };
    readonly "/resource/quotation/{id}/cargo/submissions": {
        readonly parameters: {};
        /** Send the shipping instruction, the VGM of a container or the pick-up */
        readonly post: operations["sendCargo"];
    };
    readonly "/resource/quotation/{id}/deadlines/{task}": {
        readonly parameters: {};
        /** Mark a deadline as done, or reopen it */
        readonly put: operations["markDeadline"];
    };
    readonly "/resource/quotation/{id}/documents": {
        readonly parameters: {};
        /** The documents of a booking */
        readonly get: operations["listDocuments"];
        /** Add a document or a new version */
        readonly post: operations["addDocument"];
    };
    readonly "/resource/quotation/{id}/documents.zip": {
        readonly parameters: {};
        /** All documents of a booking in one archive */
        readonly get: operations["downloadDocuments"];
    };
    readonly "/resource/quotation/{id}/documents/{document}/comments": {
        readonly parameters: {};
        /** Write a comment on a version of a document */
        readonly post: operations["commentDocument"];
    };
    readonly "/resource/quotation/{id}/documents/{document}/decision": {
        readonly parameters: {};
        /** Approve a draft B/L, or request changes */
        readonly post: operations["decideDraft"];
    };
    readonly "/resource/quotation/{id}/documents/{document}/versions/{version}": {
        readonly parameters: {};
        /** The file of one version */
        readonly get: operations["documentFile"];
    };
    readonly "/resource/quotation/{id}/files/{fileName}": {
        readonly parameters: {};
        /** A file of a booking */
        readonly get: operations["quotationFile"];
    };
    readonly "/resource/quotation/{id}/links": {
        readonly parameters: {};
        /** Create a link to a booking */
        readonly post: operations["createBookingLink"];
    };
    readonly "/resource/quotation/{id}/messages": {
        readonly parameters: {};
        /** The messages of a booking */
        readonly get: operations["listMessages"];
        /** Write to the desk about a booking */
        readonly post: operations["writeMessage"];
    };
    readonly "/resource/quotation/{id}/notifications": {
        readonly parameters: {};
        /** Switch the mails about one booking */
        readonly put: operations["muteBooking"];
    };
    readonly "/resource/quotation/{id}/reference": {
        readonly parameters: {};
        /** Set the shipper's own reference of a booking */
        readonly put: operations["setReference"];
    };
    readonly "/resource/quotes": {
        readonly parameters: {};
        /** The shipper's quotes */
        readonly get: operations["listQuotes"];
        /** Save offers as a quote */
        readonly post: operations["createQuote"];
    };
    readonly "/resource/quotes/{id}": {
        readonly parameters: {};
        /** A quote */
        readonly get: operations["getQuote"];
    };
    readonly "/resource/quotes/{id}/check": {
        readonly parameters: {};
        /** Check a stored offer before it is booked */
        readonly post: operations["checkQuoteOffer"];
    };
    readonly "/resource/quotes/{id}/comments": {
        readonly parameters: {};
        /** Write a comment on a quote */
        readonly post: operations["commentQuote"];
    };
    readonly "/resource/quotes/{id}/links": {
        readonly parameters: {};
        /** Create a link to approve a quote */
        readonly post: operations["createQuoteLink"];
    };
    readonly "/resource/quotes/{id}/pdf": {
        readonly parameters: {};
        /** The document of a quote */
        readonly get: operations["quotePdf"];
    };
    readonly "/resource/rates/searches": {
        readonly parameters: {};
        /** Start a search whose answer grows */
        readonly post: operations["startRateSearch"];
    };
    readonly "/resource/rates/searches/{searchId}": {
        readonly parameters: {};
        /** What a search has found since */
        readonly get: operations["continueRateSearch"];
        /** Ask no source any further */
        readonly delete: operations["stopRateSearch"];
    };
    readonly "/resource/rates/searches/{searchId}/asked-again": {
        readonly parameters: {};
        /** Ask one source again */
        readonly post: operations["askSourceAgain"];
    };
    readonly "/resource/rates/sheet-line": {
        readonly parameters: {};
        /** The rate sheet line of an offer, as it was read */
        readonly get: operations["sheetLine"];
    };
    readonly "/resource/rates/spot-on": {
        readonly parameters: {};
        /** Book an offer */
        readonly put: operations["bookOffer"];
        /** Rates of all sources for one search */
        readonly post: operations["searchRates"];
    };
    readonly "/resource/saved-views": {
        readonly parameters: {};
        /** The views of My Bookings that the shipper has saved */
        readonly get: operations["listSavedViews"];
        /** Save a view of My Bookings under a name */
        readonly post: operations["createSavedView"];
    };
    readonly "/resource/saved-views/{id}": {
        readonly parameters: {};
        /** Rename a view of My Bookings */
        readonly put: operations["renameSavedView"];
        /** Delete a view of My Bookings */
        readonly delete: operations["deleteSavedView"];
    };
    readonly "/resource/shipment/tracking": {
        readonly parameters: {};
        /** Where a shipment is */
        readonly get: operations["getTracking"];
    };
    readonly "/resource/templates": {
        readonly parameters: {};
        /** The shipper's templates */
        readonly get: operations["listTemplates"];
        /** Save a lane and a load under a name */
        readonly post: operations["createTemplate"];
    };
    readonly "/resource/templates/{id}": {
        readonly parameters: {};
        /** Rename a template */
        readonly put: operations["renameTemplate"];
        /** Delete a template */
        readonly delete: operations["deleteTemplate"];
    };
    readonly "/resource/webhooks": {
        readonly parameters: {};
        /** The shipper's webhooks */
        readonly get: operations["listWebhooks"];
        /** Create a webhook */
        readonly post: operations["createWebhook"];
    };
    readonly "/resource/webhooks/{id}": {
        readonly parameters: {};
        /** Change a webhook */
        readonly put: operations["changeWebhook"];
        /** Delete a webhook */
        readonly delete: operations["deleteWebhook"];
    };
    readonly "/resource/webhooks/{id}/deliveries": {
        readonly parameters: {};
        /** What was sent to a webhook */
        readonly get: operations["listWebhookDeliveries"];
    };
    readonly "/resource/webhooks/{id}/deliveries/{delivery}": {
        readonly parameters: {};
        /** Send a delivery again */
        readonly post: operations["sendWebhookDeliveryAgain"];
    };
    readonly "/resource/webhooks/{id}/secret": {
        readonly parameters: {};
        /** Make a new secret for a webhook */
        readonly post: operations["rotateWebhookSecret"];
    };
    readonly "/resource/webhooks/{id}/test": {
        readonly parameters: {};
        /** Send a test message to a webhook */
        readonly post: operations["testWebhook"];
    };
    readonly "/shared/{token}": {
        readonly parameters: {};
        /** What a link shows of a booking */
        readonly get: operations["openSharedBooking"];
    };
    readonly "/shared/{token}/deadlines/{task}": {
        readonly parameters: {};
        /** Mark a deadline as done, or reopen it, without an account */
        readonly put: operations["markSharedDeadline"];
    };
    readonly "/shared/{token}/files/{position}": {
        readonly parameters: {};
        /** A file of a link */
        readonly get: operations["sharedFile"];
    };
    readonly "/shared/quotes/{token}": {
        readonly parameters: {};
        /** A quote, by its link */
        readonly get: operations["openSharedQuote"];
    };
    readonly "/shared/quotes/{token}/comments": {
        readonly parameters: {};
        /** Write a comment on a quote without an account */
        readonly post: operations["commentSharedQuote"];
    };
    readonly "/shared/quotes/{token}/decision": {
        readonly parameters: {};
        /** Approve or decline a quote without an account */
        readonly post: operations["decideSharedQuote"];
    };
    readonly "/shared/quotes/{token}/pdf": {
        readonly parameters: {};
        /** The document of a quote, by its link */
        readonly get: operations["sharedQuotePdf"];
    };
}
export interface webhooks {
    readonly event: {
        readonly parameters: {};
        /**
         * An event, sent to the address of a webhook
         * @description Signed by Standard Webhooks 1.0.0: `webhook-id`, `webhook-timestamp` (seconds since 1970) and `webhook-signature`, a list of `v1,` and the HMAC-SHA256 of `id.timestamp.body` with the secret, in base64. During 24 hours after a new secret the list has two signatures; one that is right suffices. Refuse a timestamp that is more than five minutes off. Answer 2xx within 10 seconds; anything else, also a redirect, is tried again: eight attempts within 24 hours. Answer 410 to receive nothing more. A message may come twice with the same `webhook-id`. Messages of a webhook are sent one at a time, in the order of the events until one fails: a message that is tried again comes after later ones. `timestamp` of the body is when it happened.
         */
        readonly post: {
            readonly parameters: {};
            readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["WebhookMessage"]; }; };
            readonly responses: {
                /** @description The message was received */
                readonly 200: { headers: { readonly [name: string]: unknown; }; };
            };
        };
    };
}
export interface components {
    schemas: {
        /** @description Personal details of an account and its pending deletion request */
        readonly Account: {
            /** @description When the details were last changed (RFC 3339). Null when they are those of the sign-up. Sent back by `updateAccount` */
            readonly changedAt: string | null;
            /** @description The shipper's company. Null when not known */
            readonly companyName: string | null;
            /** @description When the deletion of the account was requested (RFC 3339). Null when there is no request */
            readonly deletionRequestedAt: string | null;
            /** @description Email address that the shipper signs in with */
            readonly email: string;
            /** @description Given name */
            readonly firstName: string;
            /** @description How the person reads dates, figures and amounts. Left out by a server that stores none; the portal then offers no choice */
            readonly formats?: components["schemas"]["Formats"];
            /** @description Family name */
            readonly lastName: string;
            /** @description Phone number with dialling code. Null when there is none */
            readonly phone: string | null;
        };
        /** @description The account */
        readonly AccountAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The account as the only entry */
            readonly result: readonly components["schemas"]["Account"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description Everything that is stored about an account, in properties that the server chooses */
        readonly AccountData: {
            /** @description The account itself; never with its password */
            readonly account: {
                /** @description Email address that the shipper signs in with */
                readonly email: string;
            } & { readonly [key: string]: unknown; };
            /** @description When the data was read (RFC 3339) */
            readonly createdAt?: string;
        } & { readonly [key: string]: unknown; };
        /** @description New personal details */
        readonly AccountRequest: {
            /** @description `changedAt` of the account that was read. Null when that was null */
            readonly changedAt: string | null;
            /** @description Given name */
            readonly firstName: components["schemas"]["PersonName"];
            /** @description New formats. Left out, those of the account stay. The portal sends them only to a server that answers formats. Formats alone do not change `changedAt` */
            readonly formats?: components["schemas"]["FormatsRequest"];
            /** @description Family name */
            readonly lastName: components["schemas"]["PersonName"];
            /** @description Phone number with dialling code */
            readonly phone: string;
        };
        /** @description A browser in which the shipper is signed in */
        readonly AccountSession: {
            /** @description Name of the browser. Null when not known */
            readonly browser: string | null;
            /** @description Whether it is the session of the request */
            readonly current: boolean;
            /** @description computer, phone, tablet or unknown; other values are shown as unknown */
            readonly deviceType: string;
            /** @description Names the session in `endSession`. Not a credential */
            readonly id: string;
            /** @description When it was last used (RFC 3339), to within ten minutes */
            readonly lastUsedAt: string;
            /** @description IPv4 address or IPv6 network of the sign-in. Null when not known */
            readonly network: string | null;
            /** @description Name of the operating system or device family. Null when not known */
            readonly operatingSystem: string | null;
            /** @description When it began (RFC 3339) */
            readonly signedInAt: string;
        };
        /** @description The address as the only entry of `result` */
        readonly AddressAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The address as the only entry */
            readonly result: readonly components["schemas"]["SavedAddress"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description The address book of the shipper */
        readonly AddressesAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description One entry for each address, sorted by name */
            readonly result: readonly components["schemas"]["SavedAddress"][];
            readonly status: components["schemas"]["Status"];
        };
        /**
         * @description awb air waybill, flight flight number
         * @enum {string}
         */
        readonly AirType: "awb" | "flight";
        /** @description Containers of one size */
        readonly AmendedContainers: {
            /** @description Container size */
            readonly equipmentGroupIsoCode: string;
            /** @description How many */
            readonly numberOfContainers: number;
        };
        /** @description A request to change or cancel a booking, or a change that the desk has started */
        readonly Amendment: {
            /** @description What it makes of the sailing: compared with the booking while it is open, with what it replaced once it is confirmed; empty for others. The portal shows it before the shipper agrees to a fee. Absent from servers that do not compare them */
            readonly changes?: readonly components["schemas"]["SailingChange"][];
            /** @description When it was confirmed, declined or withdrawn. Null while it is open */
            readonly decidedAt: string | null;
            /** @description The fee that was shown when it was sent. Null when unknown */
            readonly fee: components["schemas"]["OptionalFee"];
            /** @description Names the request within its booking */
            readonly id: string;
            readonly kind: components["schemas"]["AmendmentKind"];
            /** @description The fee that the desk asks to agree to. Null if it asks for none */
            readonly proposedFee: components["schemas"]["OptionalFee"];
            /** @description Why it was declined. Null if it was not */
            readonly reason: string | null;
            /** @description What a confirmed change of the kind `sailing` or `quantity` replaced. Null or absent for others */
            readonly replaced?: components["schemas"]["ReplacedOffer"] | null;
            /** @description Of the kinds `sailing` and `quantity`. Null for the others */
            readonly replacement: components["schemas"]["Replacement"] | null;
            /** @description When it was sent */
            readonly requestedAt: string;
            /**
             * @description `shipper` asked for it; `desk`: the forwarder's desk has started it (a rolled vessel, new cut-offs), so that no fee was shown, and one that it costs is in `proposedFee`. Left out means `shipper`
             * @enum {string}
             */
            readonly startedBy?: "shipper" | "desk";
            /**
             * @description `received` by the desk (DCSA: AMENDMENT_RECEIVED or CANCELLATION_RECEIVED); `forwarded` to the carrier; `fee-proposed` waits for the shipper's answer; `confirmed` and `declined` (DCSA: AMENDMENT_CONFIRMED and so on); `withdrawn` by the shipper (DCSA: AMENDMENT_CANCELLED)
             * @enum {string}
             */
            readonly state: "received" | "forwarded" | "fee-proposed" | "confirmed" | "declined" | "withdrawn";
            /** @description Words of the one who started it */
            readonly text: string;
        };
        /** @description A request as the only entry of `result` */
        readonly AmendmentAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The only entry */
            readonly result: readonly components["schemas"]["Amendment"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description What the shipper decides about a request */
        readonly AmendmentDecision: {
            /**
             * @description What to do with it
             * @enum {string}
             */
            readonly decision: "withdraw" | "agree" | "refuse";
            /** @description With `agree` and `refuse`, the proposed fee that the shipper has seen. Null or left out, the answer is to whatever fee is proposed */
            readonly fee?: components["schemas"]["OptionalFee"];
        };
        /**
         * @description What is asked. `details` is anything else, in the shipper's words
         * @enum {string}
         */
        readonly AmendmentKind: "cancellation" | "sailing" | "quantity" | "details";
        /** @description What the shipper asks for */
        readonly AmendmentRequest: {
            readonly kind: components["schemas"]["AmendmentKind"];
            /** @description The offer of the same carrier, from a new search, that replaces the booked one. Null for the kinds `cancellation` and `details` */
            readonly offerId: string | null;
            /** @description The fee that the shipper was shown. Null if it was unknown */
            readonly shownFee: components["schemas"]["OptionalFee"];
            /** @description The shipper's words; needed for `details` */
            readonly text: string;
        };
        /** @description Terms and requests as the only entry of `result` */
        readonly AmendmentsAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The only entry */
            readonly result: readonly components["schemas"]["BookingAmendments"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description An amount of money as a decimal number (1325.5) or as the text that the carrier sent ("1,325.50"). A new server sends numbers. Null, or a text that is not an amount, has no price and is never counted as zero */
        readonly Amount: number | string | null;
        /** @description The server's clock when it answered (RFC 3339). The portal compares days with it */
        readonly AnsweredAt: string;
        /** @description An API key, without the key itself */
        readonly ApiKey: {
            /** @description When it was created (RFC 3339) */
            readonly createdAt: string;
            /** @description From when on it does not work (RFC 3339). Null if it has no end */
            readonly expiresAt: string | null;
            /** @description For revokeApiKey */
            readonly id: string;
            /** @description When it was last used, to the minute (RFC 3339). Null while it was never used */
            readonly lastUsedAt: string | null;
            /**
             * @description Whether it acts on the data of the company or in test mode. Left out means `live`
             * @enum {string}
             */
            readonly mode?: "live" | "test";
            /** @description What it is for, in the words of the shipper */
            readonly name: string;
            /** @description What it may do */
            readonly scopes: readonly components["schemas"]["ApiKeyScope"][];
            /** @description Its beginning and its last four letters */
            readonly shown: string;
            /**
             * @description Whether it works
             * @enum {string}
             */
            readonly state: "active" | "expired" | "revoked";
        };
        /** @description What a new API key is for and what it may do */
        readonly ApiKeyRequest: {
            /** @description How many days it works, 1 to 730. Null if it has no end */
            readonly days: number | null;
            /**
             * @description `test` for a key of test mode, if `capabilities` has `test-keys`. Left out means `live`
             * @enum {string}
             */
            readonly mode?: "live" | "test";
            /** @description At most 60 letters */
            readonly name: string;
            /** @description At least one */
            readonly scopes: readonly components["schemas"]["ApiKeyScope"][];
        };
        /** @description API keys */
        readonly ApiKeysAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The keys, newest first */
            readonly result: readonly components["schemas"]["ApiKey"][];
            readonly status: components["schemas"]["Status"];
        };
        /**
         * @description A right. `read` what is stored, `search` prices and places, `quote` create and comment quotes, `book` offers, `change` bookings, cargo, documents and the address book
         * @enum {string}
         */
        readonly ApiKeyScope: "read" | "search" | "quote" | "book" | "change";
        /** @description An offer of a carrier in the vocabulary of the SpotOn API, version 2. `offerId` may be a word instead of an id (`no-offer`, `Sold-out`, `Quantities cannot be confirmed`, in any spelling): such an offer cannot be booked, and the word is shown. An id has at least one digit; a word without one is a status even if it is not listed here. A message that a carrier sends instead of an offer has `code` and `description`, and an empty `quoteLine`. */
        readonly ApiRate: {
            /** @description Space that is left */
            readonly allocation?: readonly components["schemas"]["SpaceAllocation"][];
            /** @description Arrival at the last place of the route */
            readonly arrivalDate?: components["schemas"]["LocalTime"];
            /** @description IANA name of the zone of the place of arrival, in which `arrivalDate` is. Null or absent: not stated */
            readonly arrivalZone?: string | null;
            /** @description When the carrier was asked (RFC 3339). Null when not known */
            readonly askedAt?: string | null;
            /** @description The rate source, as `sources` and `progress` name it, that stated the offer. Available Rates can have it asked again from the card. Left out when not known */
            readonly askedSource?: string;
            /** @description The rate source, as `sources` names it, that books the offer with the carrier. Left out for other offers */
            readonly bookingSource?: string;
            /** @description The carrier's own id of the offer, by which the server secures its price when it is booked, or by which the desk names it to the carrier. Several, one a container size, are separated by commas. Left out where the carrier states none */
            readonly carrierOfferId?: string;
            /** @description Code of a message instead of an offer (INQ_BLK, INQ_SPN). Null for an offer */
            readonly code?: string | null;
            /** @description A remark of the carrier */
            readonly commentToCustomer?: components["schemas"]["OptionalText"];
            /** @description Free time for detention, demurrage, storage and monitoring */
            readonly ddsmConditions?: readonly components["schemas"]["FreeTimeCondition"][];
            /** @description Departure from the first place of the route */
            readonly departureDate?: components["schemas"]["LocalTime"];
            /** @description Why there is no offer, shown as the reason. Null for an offer */
            readonly description?: string | null;
            /** @description What the carrier requires of every display of the offer. Left out where it requires nothing */
            readonly displayTerms?: components["schemas"]["DisplayTerms"];
            /** @description Whether a booking is confirmed at once, as the price is the forwarder's own. False: a booking is a request until the desk has the number of the carrier. Left out: the carrier confirms it when it is booked, or it is not known */
            readonly instantConfirmation?: boolean;
            /** @description Address of the carrier's logo on the origin of the portal. Null: a default picture is shown */
            readonly logo?: components["schemas"]["OptionalText"];
            /** @description The id that bookOffer takes, unique within the answer. A text without a digit is a status (`no-offer`, `Sold-out`, `Quantities cannot be confirmed`): the offer is shown with it and cannot be booked */
            readonly offerId: string;
            /** @description IANA name of the zone of the port of loading, in which its departures and cut-offs are. Null or absent: not stated */
            readonly portOfLoadingZone?: string | null;
            /** @description Fees for amending or cancelling; never part of the price */
            readonly potentialFees?: readonly {
                /** @description What it is. Null or left out when not stated */
                readonly amount?: components["schemas"]["Amount"];
                /** @description `PER_CONTAINER` or `PER_BOOKING`. Null is per booking */
                readonly basis?: string | null;
                /** @description ISO 4217. Null when not stated */
                readonly currency?: string | null;
                /** @description The last day it applies, in days before departure. Null: until departure */
                readonly daysBeforeDeparture?: number | null;
                /** @description Name of the fee, such as Cancellation fee, Amendment fee or No-show fee */
                readonly feeType?: components["schemas"]["OptionalText"];
            }[];
            /** @description The carrier, as it is shown and filtered */
            readonly providerName: string;
            /** @description Prices, validity and equipment */
            readonly quoteLine: components["schemas"]["QuoteLine"];
            /** @description Spot or Contract, for the filter. With null or any other word the offer is shown under all types only */
            readonly rateType?: string | null;
            /** @description A sentence about the route */
            readonly routingDetails?: components["schemas"]["OptionalText"];
            /** @description The legs in the order of the journey; empty when the route is not known */
            readonly routingLegs?: readonly components["schemas"]["RoutingLeg"][];
            /** @description A word about the service (Direct) */
            readonly serviceType?: components["schemas"]["OptionalText"];
            /** @description Whom to ask. Null: "Available 24/7" is shown */
            readonly supportContact?: components["schemas"]["OptionalText"];
            /** @description Days from the first to the last place. A new server sends an integer. Null: "Contact for transit time" is shown */
            readonly transitTime?: number | string | null;
            /** @description IANA name of the zone of the validity. Null or absent: not stated */
            readonly validityZone?: string | null;
        };
        /**
         * @description The constant that names this application, as a text. signIn sends the same constant as a number
         * @constant
         */
        readonly ApplicationIdText: "702020";
        /** @description A booking above the limit of a person, which waits for a colleague */
        readonly Approval: {
            /** @description Names of the people who may approve it, the signed-in person left out; empty or absent once it is decided */
            readonly approvers?: readonly string[];
            /** @description Of the offer */
            readonly carrier: string;
            /** @description Volume of a part load in cubic metres. Null or absent for containers */
            readonly cbm?: number | null;
            /** @description The containers to book, one entry for each size; empty or absent for a part load, and where they are not known */
            readonly containers?: readonly components["schemas"]["AmendedContainers"][];
            /** @description Of the company, ISO 4217 */
            readonly currency: string;
            /** @description When it was decided; null while it waits */
            readonly decidedAt: string | null;
            /** @description Name of the person who decided; null while it waits */
            readonly decidedBy: string | null;
            /** @description When it departs from the port of loading, local to it: a date, or a date and a time. Null or absent when not known */
            readonly departureDate?: string | null;
            /** @description Name of the last place; null if the offer states none */
            readonly destination: string | null;
            /** @description The limit of a signed-in approver that the total is above, in `currency`. Null or absent without such a limit, and once it is decided */
            readonly exceededLimit?: number | null;
            /** @description Names it */
            readonly id: string;
            /** @description Whether the signed-in person may approve it */
            readonly mayDecide: boolean;
            /** @description Whether the signed-in person may decline it; absent where it is the same as `mayDecide` */
            readonly mayDecline?: boolean;
            /** @description Whether the signed-in person may withdraw it */
            readonly mayWithdraw: boolean;
            /** @description Name of the first place; null if the offer states none */
            readonly origin: string | null;
            /** @description Until when the price can be booked */
            readonly priceEndsAt: string;
            /** @description Why the offer cannot be booked any more; null while it can */
            readonly problem: string | null;
            /** @description Of the booking; null until it is made */
            readonly quotationId: string | null;
            /** @description Why it was declined; null otherwise */
            readonly reason: string | null;
            /** @description The shipper's own reference; null without one */
            readonly reference: string | null;
            /** @description When it was requested */
            readonly requestedAt: string;
            /** @description Name of the person who wants to book */
            readonly requestedBy: string;
            /** @description What was searched, to ask for the new price. Null or absent where it is not known, and once it is decided */
            readonly search?: components["schemas"]["QuoteSearch"] | null;
            /**
             * @description Waiting until somebody decides
             * @enum {string}
             */
            readonly state: "waiting" | "approved" | "declined" | "withdrawn";
            /** @description In the currency of the company at the exchange rates of the offer; null if it cannot be converted */
            readonly total: number | null;
            /** @description Vessel from the port of loading. Null or absent when not known */
            readonly vesselName?: components["schemas"]["OptionalText"];
            /** @description Gross weight of a part load in kilograms. Null or absent for containers */
            readonly weight?: number | null;
        };
        /** @description The request as the only entry */
        readonly ApprovalAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The request */
            readonly result: readonly components["schemas"]["Approval"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description What to book */
        readonly ApprovalRequest: {
            /** @description The offer, as bookOffer takes it; of a part load its `_id` */
            readonly offerId: string;
            /** @description The shipper's own reference; null for none */
            readonly reference?: string | null;
        };
        /** @description Requests for approval */
        readonly ApprovalsAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The requests */
            readonly result: readonly components["schemas"]["Approval"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description The source that is asked again */
        readonly AskAgainRequest: {
            /** @description `name` of a source of the search */
            readonly source: string;
        };
        /** @description Containers of one size of a booking */
        readonly BookedContainers: {
            /** @description The container size, usually one of EquipmentCode */
            readonly equipmentGroupIsoCode: string;
            /** @description How many containers of this size */
            readonly numberOfContainers: number;
        };
        /** @description The offer as it was booked, in its format; exactly one of the three. The price breakdown, the legs, the cut-offs and the free time are read from it */
        readonly BookedOffer: {
            /** @description The offer of a carrier */
            readonly api?: components["schemas"]["ApiRate"];
            /** @description The offer from a rate sheet */
            readonly excel?: components["schemas"]["ExcelRate"];
            /** @description The line of an LCL tariff */
            readonly lcl?: components["schemas"]["LclRate"];
        };
        /** @description A booking by the sailing that it was made for. An offer is for the same sailing when its carrier, ports, day of departure from the port of loading and, where both name one, voyage are the same. */
        readonly BookedSailing: {
            /** @description The moment of the booking (RFC 3339), shown as a day of the reader. Null or absent: the portal shows `bookedOn` */
            readonly bookedAt?: string | null;
            /** @description The day of the booking in the server's office */
            readonly bookedOn: string;
            /** @description What was booked, one entry for each size */
            readonly containers?: readonly components["schemas"]["BookedContainers"][];
            /** @description From the port of loading */
            readonly departureDate: string;
            /** @description UN/LOCODE, or the name where the offer has no code */
            readonly portOfDischarge: string;
            /** @description UN/LOCODE, or the name where the offer has no code */
            readonly portOfLoading: string;
            /** @description The carrier, spelled as in its offers */
            readonly providerName: string;
            /** @description Number of the quotation */
            readonly quotationId: string;
            /** @description The same numbers as `status` of a Quotation */
            readonly status: number;
            /** @description The total at the time of booking; absent when it was not complete */
            readonly total?: components["schemas"]["BookedTotal"];
            /** @description The carrier's voyage number. Null when the booking has none */
            readonly voyageReference?: components["schemas"]["OptionalText"];
        };
        /** @description What was booked, and how far it is, in short; getTracking has every event */
        readonly BookedShipment: {
            /** @description Arrival (ETA) of the last leg. Null when not known */
            readonly arrival?: components["schemas"]["ShipmentMoment"] | null;
            /** @description Volume of a part load in cubic metres. Null for containers */
            readonly cbm?: number | null;
            /** @description The booked containers, one entry for each size; absent for a part load */
            readonly containers?: readonly components["schemas"]["BookedContainers"][];
            /** @description Departure (ETD) of the vessel from the port of loading. Null when not known */
            readonly departure?: components["schemas"]["ShipmentMoment"] | null;
            /** @description What the carrier requires of every display of the booking with its price. Left out where it requires nothing */
            readonly displayTerms?: components["schemas"]["DisplayTerms"];
            /** @description Where it starts */
            readonly from: components["schemas"]["ShipmentEnd"];
            /** @description When the transport begins, before the vessel departs. Absent or null when not known */
            readonly handover?: components["schemas"]["Handover"] | null;
            /** @description Where the vessel departs. Absent or null when not known */
            readonly portOfLoading?: components["schemas"]["LoadingPort"] | null;
            /** @description planned, under-way, arrived or delivered. Null or any other word is planned */
            readonly stage?: string | null;
            /** @description Where it ends */
            readonly to: components["schemas"]["ShipmentEnd"];
            /** @description All priced charges in one currency, by the exchange rates of the booking. Null when an exchange rate is missing */
            readonly total?: components["schemas"]["BookedTotal"] | null;
            /** @description Vessel of the main leg */
            readonly vesselName?: components["schemas"]["OptionalText"];
            /** @description Voyage of the main leg */
            readonly voyageReference?: components["schemas"]["OptionalText"];
            /** @description Gross weight of a part load in kilograms. Null for containers */
            readonly weight?: number | null;
        };
        /** @description The total of the whole load as it was booked */
        readonly BookedTotal: {
            /** @description Decimal number in `currency` */
            readonly amount: number;
            /** @description ISO 4217 */
            readonly currency: string;
        };
        /** @description What changes of a booking cost, and the requests for them */
        readonly BookingAmendments: {
            /** @description Until departure, without gaps. Empty if the offer names no fee */
            readonly amendmentFees: readonly components["schemas"]["FeePeriod"][];
            /** @description Newest first */
            readonly amendments: readonly components["schemas"]["Amendment"][];
            /** @description Until departure, without gaps. Empty if the offer names no fee */
            readonly cancellationFees: readonly components["schemas"]["FeePeriod"][];
            /** @description Why the booking cannot be changed, as a sentence for the shipper. Null if it can */
            readonly problem: string | null;
            /** @description IANA name of the zone of the days of the fees, that of the port of loading. Null or absent: not stated */
            readonly timeZone?: string | null;
        };
        /** @description The booking as the only entry of `result`; `message` is shown to the shipper */
        readonly BookingAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The booking as the only entry. When it is empty, the portal shows `message` without numbers */
            readonly result: readonly components["schemas"]["BookingReceipt"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description Cargo and parties of a booking */
        readonly BookingCargo: {
            readonly details: components["schemas"]["CargoDetails"];
            /** @description What an earlier booking of the shipper states, to copy: the latest one between the same ports, or the latest one. Null if there is none. Only in answers of getCargo while nothing was saved; a server may leave it out */
            readonly earlier?: components["schemas"]["EarlierCargo"] | null;
            /** @description The size of each booked container, in the order of the booking; empty for a part load */
            readonly equipments: readonly components["schemas"]["EquipmentCode"][];
            /** @description When the details were changed last. Null before the first time */
            readonly savedAt: string | null;
            /** @description What was sent; a part that was never sent is not listed */
            readonly submissions: readonly components["schemas"]["CargoSubmission"][];
            /** @description Rises with every change, also with those of the desk; 0 before the first */
            readonly version: number;
        };
        /** @description Something that is due */
        readonly BookingDeadline: {
            /**
             * @description How certain the arrival is that a last free day was counted from. Null for cut-offs
             * @enum {string|null}
             */
            readonly basis?: "actual" | "expected" | "planned" | null;
            /** @description The latest moment that the carrier accepts. Null when it states none */
            readonly cutOff: components["schemas"]["DeadlineTime"] | null;
            /** @description For how many containers it is done */
            readonly done: number;
            /** @description When the last of it was done. Null while nothing is done */
            readonly doneAt?: string | null;
            /** @description The cut-off less the lead times. Null when no cut-off is stated */
            readonly latestSafe: components["schemas"]["DeadlineTime"] | null;
            /** @description Name of the place */
            readonly locationName: string;
            /** @description Done only because markDeadline marked it so; absent is false */
            readonly marked?: boolean;
            /** @description Of how many containers; 1 of what is done once */
            readonly of: number;
            /**
             * @description Who does it
             * @enum {string}
             */
            readonly responsible: "shipper" | "haulier" | "customs-agent" | "carrier" | "consignee";
            /**
             * @description Where
             * @enum {string}
             */
            readonly stop: "premises" | "origin" | "loading" | "delivery";
            /**
             * @description What is due
             * @enum {string}
             */
            readonly task: "booking" | "empty-pick-up" | "stuffing" | "trucking" | "documents" | "vgm" | "customs" | "cfs-delivery" | "gate-in" | "port-delivery" | "pick-up" | "empty-return";
            /** @description IANA name. Null or absent when not known */
            readonly timeZone?: string | null;
            /** @description UN/LOCODE. Null or absent when it has none */
            readonly unLocationCode?: string | null;
        };
        /** @description Everything about one booking */
        readonly BookingDetails: {
            /** @description The carrier or rate source that the booking was passed on to and that has not answered whether it accepts it: its status is 0. Absent for other bookings */
            readonly awaitsAnswerOf?: string;
            /** @description The booking as listQuotations sends it, with `shipment` */
            readonly booking: components["schemas"]["Quotation"];
            /** @description The table that the offer was converted with; absent when none was used */
            readonly exchangeRates?: components["schemas"]["ExchangeRates"];
            /** @description What happened with it, newest first, without reminders; absent where the server does not record it */
            readonly history?: readonly components["schemas"]["BookingHistoryEntry"][];
            /** @description Those that the shipper saved for the origin of this booking, otherwise those that the server chooses */
            readonly leadTimes: components["schemas"]["LeadTimes"];
            /** @description What markDeadline and markSharedDeadline have marked as done. Absent is none */
            readonly markedTasks?: readonly components["schemas"]["MarkedTask"][];
            /** @description Whether muteBooking has switched the mails about it off; absent where the server has no notifications */
            readonly muted?: boolean;
            readonly offer: components["schemas"]["BookedOffer"];
            /** @description The containers that were requested; empty or absent for a part load */
            readonly requestedEquipments?: readonly components["schemas"]["RequestedEquipment"][];
            /** @description Rises with every change of the booking, its events and its lead times; the sequence of calendar entries */
            readonly revision: number;
            /** @description What sendCargo has sent and the desk has not returned; it marks deadlines as done. Absent is none */
            readonly sentTasks?: readonly components["schemas"]["CargoTask"][];
            /** @description The tax that the offer was quoted with; absent where the company stated none */
            readonly taxTerms?: components["schemas"]["TaxTerms"];
            /** @description The shipment as getTracking sends it; absent while nothing is known */
            readonly tracking?: components["schemas"]["Tracking"];
        };
        /** @description One booking as the only entry of `result` */
        readonly BookingDetailsAnswer: {
            readonly answeredAt?: components["schemas"]["AnsweredAt"];
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The booking as the only entry */
            readonly result: readonly components["schemas"]["BookingDetails"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description A document of a booking */
        readonly BookingDocument: {
            /** @description Whether the shipper may add a version */
            readonly canAddVersion: boolean;
            /** @description Whether it takes comments */
            readonly canComment: boolean;
            /** @description Oldest first */
            readonly comments: readonly components["schemas"]["DocumentComment"][];
            /** @description Names the document within its booking */
            readonly id: string;
            readonly kind: components["schemas"]["DocumentKind"];
            /** @description That the desk has asked for it. Null if it has not */
            readonly request: components["schemas"]["RequestedDocument"] | null;
            /** @description Oldest first. Empty while a requested document is missing */
            readonly versions: readonly components["schemas"]["DocumentVersion"][];
        };
        /** @description Something that happened with a booking */
        readonly BookingHistoryEntry: {
            /**
             * @description Who did or reported it
             * @enum {string}
             */
            readonly by: "shipper" | "desk" | "carrier";
            /** @description More about it. Null when the title says everything */
            readonly detail: string | null;
            /** @description The pieces of `detail`. Absent where it states no day and no amount */
            readonly detailParts?: readonly components["schemas"]["SentencePart"][];
            /** @description When it happened or was reported (RFC 3339) */
            readonly happenedAt: string;
            /** @description What happened */
            readonly title: string;
            /** @description The pieces of `title`. Absent where it states no day and no amount */
            readonly titleParts?: readonly components["schemas"]["SentencePart"][];
        };
        /** @description What a link to a booking shows besides route, carrier, vessel, dates, status and containers, which it always shows */
        readonly BookingLinkOptions: {
            /** @description What is due when */
            readonly deadlines: boolean;
            /** @description The `fileName` of each file of the booking that can be downloaded; empty for none */
            readonly documents: readonly string[];
            /** @description Whether the reader may mark those deadlines as done and reopen them; absent is false */
            readonly marks?: boolean;
            /** @description The total as booked and every charge */
            readonly prices: boolean;
            /** @description The booking number and the shipper's own reference */
            readonly references: boolean;
        };
        /** @description A link to create */
        readonly BookingLinkRequest: {
            /** @description After how many days it stops working */
            readonly days: number;
            /** @description What it shows */
            readonly options: components["schemas"]["BookingLinkOptions"];
            /** @description Whom it is for, in the shipper's words; only the shipper sees it */
            readonly recipient: string;
        };
        /** @description A message about a booking */
        readonly BookingMessage: {
            /** @description Names the message */
            readonly id: string;
            /** @description Who wrote it. Null for a person who was deleted */
            readonly name: string | null;
            /** @description When the other side has first read it. Null before */
            readonly readAt: string | null;
            /** @description What it says */
            readonly text: string;
            /** @description When it was written */
            readonly writtenAt: string;
            readonly writtenBy: components["schemas"]["DocumentParty"];
        };
        /** @description The whole chosen rate, with its offerId or its _id */
        readonly BookingPdfRequest: {
            /** @description The id of an offer from a rate sheet or an LCL tariff */
            readonly _id?: string;
            /** @description The id of a carrier's offer */
            readonly offerId?: string;
            /** @description Prints this booking of the shipper's instead of the offer alone */
            readonly quotationId?: string;
        } & { readonly [key: string]: unknown; };
        /** @description The numbers of a booking */
        readonly BookingReceipt: {
            /** @description Number of the booking. Null until the carrier or the consolidator has confirmed it */
            readonly bookingId: string | null;
            /**
             * @deprecated
             * @description Of version 2, in which each booking states whether getBooking answers for it. Replaced by `booking-pages` in `capabilities` of the profile; the portal reads it until version 4. Absent is false
             */
            readonly hasDetails?: boolean;
            /** @description Number of the quotation, unique */
            readonly quotationId: string;
        };
        /** @description Which LCL rate to book, and the load that it was quoted for */
        readonly BookLclRequest: {
            /** @description The `_id` of the rate */
            readonly _id: string;
            /** @description Volume of the search, in cubic metres */
            readonly cbm: number;
            /** @description The port of discharge of the search */
            readonly portOfDischarge: string;
            /** @description The port of loading of the search */
            readonly portOfLoading: string;
            /** @description The shipper's own reference. Null or absent for none */
            readonly reference?: components["schemas"]["Reference"];
            /** @description Gross weight of the search, in kilograms */
            readonly weight: number;
        };
        /** @description Which offer to book. Only `offerId`, `bookAgain` and `reference` have an effect; the other fields are for logs */
        readonly BookOfferRequest: {
            /** @description The arrival that the shipper saw; without effect. Null when the offer has none */
            readonly arrivalDate: string | null;
            /** @description The shipper has confirmed one more booking of an offer or sailing that is booked already. Needs an Idempotency-Key, so that repeating the call remains one booking; without a key it is refused with 422 and the field `Idempotency-Key` */
            readonly bookAgain?: boolean;
            /** @description The departure that the shipper saw; without effect. Null when the offer has none */
            readonly departureDate: string | null;
            /** @description The `offerId` of a carrier's offer, or the `_id` of an offer from a rate sheet */
            readonly offerId: string;
            /** @description The carrier that the shipper saw; without effect */
            readonly providerName: string;
            /** @description The shipper's own reference. Null or absent for none */
            readonly reference?: components["schemas"]["Reference"];
            /** @description The route that the shipper saw; without effect */
            readonly routing: components["schemas"]["NameOrObject"];
        };
        /** @description The link that calendar applications read the deadlines of all bookings from */
        readonly CalendarFeed: {
            /** @description When the link was created (RFC 3339) */
            readonly createdAt: string;
            /** @description The address, as `link` of a file; only in the answer of createCalendarFeed */
            readonly link?: string;
        };
        /** @description The calendar link as the only entry of `result`; an empty list without one */
        readonly CalendarFeedAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The calendar link as the only entry; empty without one */
            readonly result: readonly components["schemas"]["CalendarFeed"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description Cargo and parties of the booking */
        readonly CargoAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The only entry */
            readonly result: readonly components["schemas"]["BookingCargo"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description One kind of goods. Every text as typed, empty if nothing was typed */
        readonly CargoCommodity: {
            /** @description Gross weight in kilograms; a part load needs it */
            readonly cargoGrossWeight: string;
            /** @description What the goods are */
            readonly commodityType: string;
            /** @description Code of the Harmonised System, 6 to 10 digits */
            readonly hsCode: string;
            /** @description Class of the IMDG Code */
            readonly imoClass: string;
            /** @description `yes` or `no`; empty until the shipper has said it */
            readonly isDangerousGoods: string;
            /** @description How many packages */
            readonly numberOfPackages: string;
            /** @description What the packages are */
            readonly packageKind: string;
            /** @description UN number of dangerous goods */
            readonly unNumber: string;
        };
        /** @description One booked container. Every text as typed, empty if nothing was typed */
        readonly CargoContainer: {
            /** @description Gross weight of the cargo in kilograms; part of the shipping instruction */
            readonly cargoGrossWeight: string;
            /** @description Container number (ISO 6346) */
            readonly equipmentReference: string;
            /** @description Maximum gross weight of the plate in kilograms; empty for the usual one of the size */
            readonly maxGrossWeight: string;
            /** @description Numbers of the seals */
            readonly sealNumbers: string;
            /** @description Tare of the plate in kilograms; empty for the usual one of the size */
            readonly tareWeight: string;
            /** @description When it was determined, on the clock of the place of origin */
            readonly vgmDateTime: string;
            /** @description `SM1`: the packed container was weighed. `SM2`: calculated from cargo, packing and tare */
            readonly vgmMethod: string;
            /** @description Who determined the mass */
            readonly vgmResponsibleParty: string;
            /** @description Verified gross mass in kilograms */
            readonly vgmWeight: string;
        };
        /** @description What the shipper states about the cargo of a booking, in the names of DCSA Booking 2.0 */
        readonly CargoDetails: {
            /** @description The goods */
            readonly commodities: readonly components["schemas"]["CargoCommodity"][];
            readonly documentParties: components["schemas"]["CargoParties"];
            readonly pickUp: components["schemas"]["CargoPickUp"];
            /** @description One entry for each of `equipments`, in their order; empty for a part load */
            readonly requestedEquipments: readonly components["schemas"]["CargoContainer"][];
            readonly transport: components["schemas"]["CargoTransport"];
        };
        /** @description The parties of the shipping instruction */
        readonly CargoParties: {
            readonly consignee: components["schemas"]["CargoParty"];
            readonly notifyParty: components["schemas"]["CargoParty"];
            readonly shipper: components["schemas"]["CargoParty"];
        };
        /** @description A company of the shipping instruction. Every text as typed, empty if nothing was typed */
        readonly CargoParty: {
            /** @description City */
            readonly city: string;
            /** @description Whom to contact */
            readonly contactName: string;
            /** @description ISO 3166-1 alpha-2 */
            readonly countryCode: string;
            /** @description Email address */
            readonly email: string;
            /** @description Name of the company */
            readonly partyName: string;
            /** @description Telephone number */
            readonly phone: string;
            /** @description Postal code */
            readonly postCode: string;
            /** @description Street and number */
            readonly street: string;
            /** @description Tax number */
            readonly taxReference: string;
        };
        /** @description Pick-up and instructions. Every text as typed, empty if nothing was typed */
        readonly CargoPickUp: {
            /** @description What the haulier has to know */
            readonly instructions: string;
            /** @description Where the cargo is collected */
            readonly pickUpAddress: string;
            /** @description The shipper's own reference */
            readonly shipperReference: string;
        };
        /**
         * @description What is sent as one part
         * @enum {string}
         */
        readonly CargoSubject: "shipping-instruction" | "pick-up" | "vgm";
        /** @description A part that was sent, with the answer of the desk */
        readonly CargoSubmission: {
            /** @description When the desk has answered. Null before */
            readonly answeredAt: string | null;
            /** @description The container of a VGM, from 1; 0 for every other part */
            readonly container: number;
            /** @description Why the desk has returned it. Null otherwise */
            readonly reason: string | null;
            /** @description When it was sent last */
            readonly sentAt: string;
            /**
             * @description sent: the desk has not answered. accepted: it is final. returned: it can be changed and sent again
             * @enum {string}
             */
            readonly status: "sent" | "accepted" | "returned";
            readonly subject: components["schemas"]["CargoSubject"];
        };
        /** @description What the shipper has sent for a deadline */
        readonly CargoTask: {
            /** @description When the last of it was sent */
            readonly at: string;
            /** @description For how many containers; 1 for the shipping instruction */
            readonly count: number;
            /**
             * @description documents: the shipping instruction. vgm: the VGM of containers
             * @enum {string}
             */
            readonly task: "documents" | "vgm";
        };
        /** @description What holds for all goods of a booking. Every text as typed, empty if nothing was typed */
        readonly CargoTransport: {
            /** @description Day on which the cargo is ready, YYYY-MM-DD */
            readonly cargoReadyDate: string;
            /** @description Incoterms 2020 */
            readonly incoTerms: string;
            /** @description Named place of the Incoterm */
            readonly incoTermsPlace: string;
            /** @description Degrees Celsius; reefers need it */
            readonly temperatureSetpoint: string;
        };
        /** @description A sailing of a carrier's schedule, from port to port, with its transhipments */
        readonly CarrierSchedule: {
            /** @description When the carrier was asked for it */
            readonly askedAt: string;
            /** @description Whose schedule it is, as it is shown */
            readonly carrier: string;
            /** @description The vessels, one after the other */
            readonly routingLegs: readonly components["schemas"]["RoutingLeg"][];
        };
        /** @description An amount of money */
        readonly ChangeAmount: {
            /** @description Decimal number in `currency` */
            readonly amount: number;
            /** @description ISO 4217 */
            readonly currency: string;
        };
        /** @description An address with its changes */
        readonly ChangedAddress: {
            /** @description The company */
            readonly party: components["schemas"]["CargoParty"];
            /** @description The version that was changed */
            readonly version: number;
        };
        /** @description The changed webhook as the only entry */
        readonly ChangedWebhookAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The webhook as the only entry */
            readonly result: readonly components["schemas"]["Webhook"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description The current password, and a new one typed twice */
        readonly ChangePasswordRequest: {
            /** @description The new password again */
            readonly confirmPassword: string;
            /** @description The current password as typed */
            readonly currentPassword: string;
            /** @description The new password; at least 6 characters */
            readonly password: string;
        };
        /** @description Names of charges and their amounts in words; the description of the document has the grammar. A number is a bare figure in the currency of the line. A new server sends texts with a currency. A name may end in a container size (OCEAN FREIGHT 20GP) */
        readonly ChargeMap: { readonly [key: string]: string | number; };
        /** @description The code and name of a charge. A new server sends `code` and `name`; `chargeCode` and `chargeName` are the older names of the same properties. Without a name the code is shown */
        readonly ChargeName: {
            /** @description Older name of `code` */
            readonly chargeCode?: components["schemas"]["OptionalText"];
            /** @description Older name of `name` */
            readonly chargeName?: components["schemas"]["OptionalText"];
            /** @description The carrier's code of the charge; FRT00 is basic ocean freight. Another charge that is the basic ocean freight by its code or name (BAS, BOF) is not added to it. Null when there is none */
            readonly code?: components["schemas"]["OptionalText"];
            /** @description The name that is shown. Null when there is none */
            readonly name?: components["schemas"]["OptionalText"];
        };
        /** @description 2000 is success; any other code is a failure */
        readonly Code: number;
        /** @description A code and its name. One of them is enough */
        readonly CodeAndName: {
            /** @description The code. Null when only the name is known */
            readonly code?: components["schemas"]["OptionalText"];
            /** @description The name, read when there is no code. Null when only the code is known */
            readonly name?: components["schemas"]["OptionalText"];
        };
        /** @description A code as a text, or an object with code and name. A carrier may send codes that are not listed here; they are shown as they are. A new server sends the text. Null when not stated */
        readonly CodedValue: string | components["schemas"]["CodeAndName"] | null;
        /** @description A charge in words, without a price. It is listed and never added */
        readonly CommentSurcharge: {
            /** @description Which charge it is */
            readonly charge: components["schemas"]["ChargeName"];
            /** @description The words of the carrier (At cost, as per receipt) */
            readonly chargeDefinedAsCommentTxt?: components["schemas"]["OptionalText"];
        };
        /** @description A company, and what the person is in it */
        readonly Company: {
            /** @description ISO 3166-1 alpha-2; null if unknown */
            readonly country: string | null;
            /** @description In the currency of the company; null if no credit is agreed */
            readonly creditLimit: number | null;
            /** @description Of the limits and the credit, ISO 4217 */
            readonly currency: string;
            /** @description Its GSTINs, sorted */
            readonly gstNumbers: readonly string[];
            /** @description Names it */
            readonly id: string;
            /** @description In the currency of the company; a booking above it waits for approval. Null without a limit */
            readonly limit: number | null;
            /** @description As the company signed up */
            readonly name: string;
            /** @description Its PAN; null without one */
            readonly panNumber: string | null;
            /** @description Days from the bill of lading until a payment is due; null if nothing is agreed */
            readonly paymentDays: number | null;
            /** @description Whether everybody of it needs a second factor to sign in */
            readonly requiresSecondFactor: boolean;
            readonly role: components["schemas"]["CompanyRole"];
            /**
             * @description Pending: it sees no prices yet. Hold: its bookings are requests that the desk decides
             * @enum {string}
             */
            readonly state: "pending" | "active" | "hold";
            /** @description What the desk has stated about the state; null if nothing */
            readonly stateReason: string | null;
            /** @description What the bookings of the company that were not cancelled are sold for, in its currency; those whose total cannot be converted are not in it. Null without a credit limit */
            readonly usedCredit?: number | null;
            /** @description Its VAT id; null without one */
            readonly vatId: string | null;
        };
        /** @description The company as the only entry */
        readonly CompanyAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The company */
            readonly result: readonly components["schemas"]["Company"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description An invitation that nobody has accepted */
        readonly CompanyInvitation: {
            /** @description Whom the link was mailed to */
            readonly email: string;
            /** @description Whether the link has ended */
            readonly ended: boolean;
            /** @description Until when the link works */
            readonly expiresAt: string;
            /** @description Names it */
            readonly id: string;
            /** @description When the link was mailed */
            readonly invitedAt: string;
            /** @description In the currency of the company; null without a limit */
            readonly limit: number | null;
            readonly role: components["schemas"]["CompanyRole"];
        };
        /** @description A person of the company */
        readonly CompanyMember: {
            /** @description What the person signs in with */
            readonly email: string;
            /** @description Names the person */
            readonly id: string;
            /** @description When a session of the person was last used; null if none is open */
            readonly lastUsedAt: string | null;
            /** @description In the currency of the company; null without a limit */
            readonly limit: number | null;
            /** @description First and last name */
            readonly name: string;
            readonly role: components["schemas"]["CompanyRole"];
            /** @description Whether the person signs in with a second factor */
            readonly secondFactor: boolean;
            /** @description Whether it is the signed-in person */
            readonly you: boolean;
        };
        /**
         * @description An admin may do everything, a booker books, an approver also approves bookings of others, a viewer changes nothing
         * @enum {string}
         */
        readonly CompanyRole: "admin" | "booker" | "approver" | "viewer";
        /** @description A phone number or an email address of a profile */
        readonly ContactEntry: {
            /** @description Dialling code of a phone number (+91). Null when `value` is complete */
            readonly sDialCode?: string | null;
            /** @description 0 is a phone number, 1 an email address; other entries are ignored */
            readonly type: number;
            /** @description The phone number without its dialling code, or the email address */
            readonly value: string;
        };
        /** @description A position in decimal degrees (WGS 84) */
        readonly Coordinates: {
            /** @description Degrees north of the equator */
            readonly latitude: number;
            /** @description Degrees east of Greenwich */
            readonly longitude: number;
        };
        /** @description All countries, by name */
        readonly CountriesAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description All countries in alphabetical order, not paged */
            readonly result: readonly components["schemas"]["Country"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description A country that can be chosen at sign-up */
        readonly Country: {
            /** @description The server's own id of the country; signUp sends it back */
            readonly _id: string;
            /** @description Name in English */
            readonly name: string;
        };
        /** @description A new API key with the key itself, which is answered only once */
        readonly CreatedApiKey: components["schemas"]["ApiKey"] & {
            /** @description For `Authorization` */
            readonly key: string;
        };
        /** @description The new API key as the only entry */
        readonly CreatedApiKeyAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The key as the only entry */
            readonly result: readonly components["schemas"]["CreatedApiKey"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description The new invitation as the only entry */
        readonly CreatedInvitationAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The invitation as the only entry */
            readonly result: readonly components["schemas"]["CompanyInvitation"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description A new link with the last part of its address, which is answered only once */
        readonly CreatedLink: components["schemas"]["SharedLink"] & {
            /** @description The last part of its address, at least 128 random bits */
            readonly token: string;
        };
        /** @description The new link as the only entry of `result` */
        readonly CreatedLinkAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The new link as the only entry */
            readonly result: readonly components["schemas"]["CreatedLink"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description A webhook with a new secret, which is answered only once */
        readonly CreatedWebhook: components["schemas"]["Webhook"] & {
            /** @description For the check of signatures */
            readonly secret: string;
        };
        /** @description A webhook with its new secret */
        readonly CreatedWebhookAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The webhook as the only entry */
            readonly result: readonly components["schemas"]["CreatedWebhook"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description An ISO 4217 code as a text (USD), or an object with `code`. Older answers name it `currencyCode`. A new server sends the text. Null when not stated: the amount then has no price */
        readonly Currency: string | components["schemas"]["CurrencyObject"] | null;
        /** @description A currency of an older answer */
        readonly CurrencyObject: {
            /** @description ISO 4217 */
            readonly code?: string;
            /** @description ISO 4217, the older name of `code` */
            readonly currencyCode?: string;
            /** @description Name of the currency; not read */
            readonly name?: components["schemas"]["OptionalText"];
        };
        /** @description The price of a day after the free ones, until the next entry begins */
        readonly DailyCharge: {
            /** @description For one container and day */
            readonly amount: number;
            /** @description ISO 4217 code */
            readonly currency: string;
            /** @description Counted from the first day after the free ones */
            readonly fromDay: number;
        };
        /** @description The signed-in home: running bookings, next cut-offs, last searches */
        readonly Dashboard: {
            /** @description The shipper's latest different searches, the newest first, at most six */
            readonly lastSearches: readonly components["schemas"]["LastSearch"][];
            /** @description Cut-offs of these bookings that are still to come or overdue, the earliest first, at most ten */
            readonly nextCutOffs: readonly components["schemas"]["NextCutOff"][];
            /** @description `deadlines` of these bookings, at most three of each booking (missed cut-offs first, then what is overdue), the earliest first, at most ten. The portal shows them instead of `nextCutOffs`. Absent from servers that do not calculate them */
            readonly nextDeadlines?: readonly components["schemas"]["NextDeadline"][];
            /** @description Confirmed shipments (status 1) that are not delivered, the next arrival first, at most ten; see `running` of listQuotations */
            readonly runningBookings: readonly components["schemas"]["Quotation"][];
        };
        /** @description The dashboard as the only entry of `result` */
        readonly DashboardAnswer: {
            readonly answeredAt?: components["schemas"]["AnsweredAt"];
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The dashboard as the only entry */
            readonly result: readonly components["schemas"]["Dashboard"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description Whether a deadline is done */
        readonly DeadlineMarkRequest: {
            /** @description true marks it as done, false reopens it */
            readonly done: boolean;
        };
        /** @description A moment on the clock of its place and in UTC */
        readonly DeadlineTime: {
            /** @description Date, or date and time, local to the place */
            readonly local: string;
            /** @description The same moment (RFC 3339); of a day without a time its last minute */
            readonly utc: string;
        };
        /** @description A decision of the shipper about a draft B/L */
        readonly DecisionRequest: {
            /** @description What has to be changed; empty for an approval without a comment */
            readonly comment: string;
            readonly outcome: components["schemas"]["DraftOutcome"];
            /** @description The number of the version that was read */
            readonly version: number;
        };
        /** @description Why it is declined */
        readonly DeclineRequest: {
            /** @description For the person who asked */
            readonly reason: string;
        };
        /** @description The pending deletion request */
        readonly DeletionAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The request as the only entry */
            readonly result: readonly components["schemas"]["DeletionRequest"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description A request to delete an account */
        readonly DeletionRequest: {
            /** @description When it was made (RFC 3339) */
            readonly requestedAt: string;
        };
        /** @description A search that the desk was asked to find a price for */
        readonly DeskRequest: {
            /** @description What is shipped. Null when not stated */
            readonly commodity: string | null;
            /** @description Names the request */
            readonly id: string;
            /** @description What the desk should know. Null without a note */
            readonly note: string | null;
            /** @description Number of the request */
            readonly number: string;
            /** @description Number of the quote that answers it. Null until it is answered */
            readonly quoteNumber: string | null;
            /** @description Why the desk has no price. Null unless declined */
            readonly reason: string | null;
            /** @description When (RFC 3339) */
            readonly requestedAt: string;
            /** @description What was searched */
            readonly search: components["schemas"]["QuoteSearch"];
            /**
             * @description open: with the desk
             * @enum {string}
             */
            readonly state: "open" | "answered" | "declined";
        };
        /** @description A desk request as the only entry of `result` */
        readonly DeskRequestAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description As the only entry */
            readonly result: readonly components["schemas"]["DeskRequest"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description A search to send to the desk */
        readonly DeskRequestRequest: {
            /** @description What is shipped. Null when not stated */
            readonly commodity: string | null;
            /** @description What the desk should know. Null without a note */
            readonly note: string | null;
            /** @description What was searched */
            readonly search: components["schemas"]["QuoteSearch"];
        };
        /** @description The desk requests of the shipper */
        readonly DeskRequestsAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description One entry for each, newest first */
            readonly result: readonly components["schemas"]["DeskRequest"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description What a carrier requires wherever its offer is shown with a price: in lists, details, documents, quotes, links and mails */
        readonly DisplayTerms: {
            /** @description No date of the validity may be shown. Left out is false */
            readonly hidesValidity?: boolean;
            /** @description What the carrier charges for changes, cancellations and no-shows, in sentences; shown beside the price */
            readonly penalties?: readonly string[];
            /** @description The carrier's id of the price, shown beside the total. Null: none is shown */
            readonly priceId?: string | null;
            /** @description Shown in the place of the carrier's name. Null: the name is shown */
            readonly productName?: string | null;
            /** @description Where the carrier's terms are, linked beside the price. Null: no link */
            readonly termsUrl?: string | null;
        };
        /** @description The document that was changed */
        readonly DocumentAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The document as it is now */
            readonly result: readonly components["schemas"]["BookingDocument"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description A comment on one version of a document */
        readonly DocumentComment: {
            /** @description Names the comment */
            readonly id: string;
            /** @description The comment */
            readonly text: string;
            /** @description The number of the version that it is about */
            readonly version: number;
            /** @description When it was written */
            readonly writtenAt: string;
            readonly writtenBy: components["schemas"]["DocumentParty"];
        };
        /** @description A comment of the shipper */
        readonly DocumentCommentRequest: {
            /** @description The comment */
            readonly text: string;
            /** @description The number of the version that it is about */
            readonly version: number;
        };
        /**
         * @description What a document is
         * @enum {string}
         */
        readonly DocumentKind: "booking-confirmation" | "shipping-instruction" | "draft-bill-of-lading" | "bill-of-lading" | "vgm-certificate" | "commercial-invoice" | "packing-list" | "certificate-of-origin" | "other";
        /**
         * @description Who did it. The desk acts for the carrier as well
         * @enum {string}
         */
        readonly DocumentParty: "shipper" | "desk";
        /** @description Documents of a booking */
        readonly DocumentsAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description By kind, then oldest first */
            readonly result: readonly components["schemas"]["BookingDocument"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description One version of a document */
        readonly DocumentVersion: {
            /** @description When it was added. Null if that was not recorded */
            readonly addedAt: string | null;
            readonly addedBy: components["schemas"]["DocumentParty"];
            /** @description The size in bytes. Null for a document that is printed when it is asked for */
            readonly bytes: number | null;
            /** @description The decision about a draft B/L. Null before it, and for every other document */
            readonly decision: components["schemas"]["DraftDecision"] | null;
            /** @description The name of the file */
            readonly fileName: string;
            /** @description Address of the file, absolute or beginning with `/api/` */
            readonly link: string;
            /** @description The media type of the file */
            readonly mediaType: string;
            /** @description From 1, without gaps */
            readonly number: number;
            /** @description Why the file cannot be downloaded. Null, or left out, if it can be */
            readonly scan?: components["schemas"]["FileScan"] | null;
        };
        /** @description The decision about one version of a draft B/L; it never changes */
        readonly DraftDecision: {
            /** @description When it was made */
            readonly decidedAt: string;
            readonly outcome: components["schemas"]["DraftOutcome"];
        };
        /**
         * @description The decision of the shipper about a draft B/L
         * @enum {string}
         */
        readonly DraftOutcome: "approved" | "changes-requested";
        /** @description Cargo and parties of an earlier booking */
        readonly EarlierCargo: {
            /** @description Everything that was typed */
            readonly details: components["schemas"]["CargoDetails"];
            /** @description Number of the earlier booking */
            readonly quotationId: string;
        };
        /** @description A success without data */
        readonly EmptyAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description Always empty */
            readonly result: readonly string[];
            readonly status: components["schemas"]["Status"];
        };
        /** @description How many sessions have ended */
        readonly EndedSessions: {
            /** @description Number of other sessions of the account that were live until now */
            readonly endedSessions: number;
        };
        /** @description How many sessions have ended */
        readonly EndedSessionsAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The number as the only entry */
            readonly result: readonly components["schemas"]["EndedSessions"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description A message from the public site */
        readonly EnquiryRequest: {
            /** @description The visitor's company */
            readonly companyName: string;
            /** @description Email address for the answer */
            readonly email: string;
            /** @description Given name */
            readonly firstName: string;
            /** @description Family name */
            readonly lastName: string;
            /** @description The message as typed */
            readonly message: string;
            /** @description Phone number as typed */
            readonly mobileNo: string;
            /** @description A field that people do not see and leave empty. A request that fills it is answered like a success, and nothing is stored */
            readonly website?: string;
        };
        /**
         * @description A container size: 20GP 20' dry standard, 40GP 40' dry standard, 40HC 40' dry high cube, 45HC 45' dry high cube, 20RE 20' reefer, 40RH 40' reefer high cube
         * @enum {string}
         */
        readonly EquipmentCode: "20GP" | "40GP" | "40HC" | "45HC" | "20RE" | "40RH";
        /** @description The prices of ONE container of a size: allInRate = basicOceanFreightRate + its surcharges. The portal multiplies them by the number of containers */
        readonly EquipmentSurcharges: {
            /** @description Ocean freight and all surcharges of one container. Null: the portal adds the charges itself */
            readonly allInRate?: components["schemas"]["Amount"];
            /** @description Ocean freight of one container */
            readonly basicOceanFreightRate?: components["schemas"]["Amount"];
            /** @description Currency of the two amounts below */
            readonly currency?: components["schemas"]["Currency"];
            /** @description The container size. Without a size the offer cannot be read */
            readonly equipmentGroupIsoCode: string;
            /** @description The charges of one container, in the order in which they are listed */
            readonly matchingCargoSurcharges?: readonly components["schemas"]["Surcharge"][];
        };
        /** @description An offer from a rate sheet, for the whole requested load. The keys in capitals are the columns of the sheet with the text of the cell: a new server spells them exactly like this. A sheet may have more columns in capitals; the portal shows them among the details. Cells without a value are left out */
        readonly ExcelRate: {
            /** @description The id that bookOffer takes as `offerId`, unique within the answer */
            readonly _id: string;
            /** @description The rate source, as `sources` names it, that books the offer with the carrier. Left out for other offers */
            readonly bookingSource?: string;
            /** @description The latest delivery to the container freight station, local time */
            readonly "CFS CUT OFF"?: string;
            /** @description All charges of the line */
            readonly charges: components["schemas"]["ChargeMap"];
            /** @description Email address of the contact */
            readonly "CONTACT EMAIL"?: string;
            /** @description Whom to ask */
            readonly "CONTACT PERSON"?: string;
            /** @description Phone number of the contact */
            readonly "CONTACT PHONE"?: string;
            /** @description The whole load (20GPx2,40HCx1) */
            readonly "CONTAINER SIZE"?: string;
            /** @description Currency of bare figures, ISO 4217. Absent: bare figures have no price */
            readonly CURRENCY?: string;
            /** @description Dry or Reefer */
            readonly "EQUIPMENT TYPE"?: string;
            /** @description Arrival at the port of discharge, date or local time */
            readonly ETA?: string;
            /** @description Departure from the port of loading, date or local time */
            readonly ETD?: string;
            /** @description Whether a booking is confirmed at once, as the sheet is the forwarder's own. False or left out: a booking is a request until the desk has the number of the carrier */
            readonly instantConfirmation?: boolean;
            /** @description Address of the carrier's logo on the origin of the portal. Null: a default picture is shown */
            readonly logo?: components["schemas"]["OptionalText"];
            /** @description The most cargo that one container may carry, in kilograms unless the cell names a unit */
            readonly "MAX NET WEIGHT"?: string;
            /** @description Number of containers in all */
            readonly "NO OF CONTAINERS"?: string;
            /** @description Inland place of delivery, as name or `Name (CODE)` */
            readonly "PLACE OF DELIVERY"?: string;
            /** @description Inland place of origin, as name or `Name (CODE)` */
            readonly "PLACE OF RECEIPT"?: string;
            /** @description Port of discharge, as name or `Name (CODE)` */
            readonly "PORT OF DISCHARGE"?: string;
            /** @description Port of loading, as name or `Name (CODE)` */
            readonly "PORT OF LOADING"?: string;
            /** @description IANA name of the zone of the port of loading, in which its departures and cut-offs are. Null or absent: not stated */
            readonly portOfLoadingZone?: string | null;
            /** @description The carrier, as it is shown and filtered */
            readonly providerName: string;
            /** @description Contract or Spot, for the filter. With any other word or none the offer is shown under all types only */
            readonly "RATE TYPE"?: string;
            /** @description Remarks, shown as written */
            readonly REMARKS?: string;
            /** @description The sailing as the carrier's schedule states it; ETD, ETA, VESSEL, VOYAGE, TRANSIT TIME and the cut-offs are from there then. Left out where the sailing is as the sheet states it */
            readonly schedule?: components["schemas"]["CarrierSchedule"];
            /** @description Name of the service */
            readonly SERVICE?: string;
            /** @description Date of the sheet */
            readonly "SHEET DATE"?: string;
            /** @description Name of the sheet */
            readonly "SHEET NAME"?: string;
            /** @description The line of the sheet, or several joined by +, one for each size. Once one is withdrawn, the offer cannot be booked */
            readonly sheetLineId?: string;
            /** @description Who helps; absent: "Available 24/7" is shown */
            readonly SUPPORT?: string;
            /** @description Days from port to port, with or without the word */
            readonly "TRANSIT TIME"?: string;
            /** @description What must be within the validity: departure (from the port of loading), booking, or gate-in (the port cut-off, otherwise two days before the departure). Left out, it is not stated, and only bookings after the end are refused. */
            readonly "VALID FOR"?: string;
            /** @description First day of the validity, included */
            readonly "VALID FROM"?: string;
            /** @description Last day of the validity, included, or a local time at which it ends */
            readonly "VALID TILL"?: string;
            /** @description IANA name of the zone of the validity. Null or absent: not stated */
            readonly validityZone?: string | null;
            /** @description Name of the vessel */
            readonly VESSEL?: string;
            /** @description The latest declaration of the verified gross mass, local time */
            readonly "VGM CUT OFF"?: string;
            /** @description The carrier's voyage number */
            readonly VOYAGE?: string;
        };
        /** @description The rate of one currency */
        readonly ExchangeQuote: {
            /** @description The currency that is quoted, ISO 4217 */
            readonly currency: string;
            /** @description How many units of it one unit of the base costs, as a decimal text, so that no digit is lost */
            readonly unitsPerBase: string;
        };
        /** @description The table that converts amounts into one currency, for totals and for sorting. Without it the portal compares only offers in the same currency */
        readonly ExchangeRates: {
            /** @description The currency that costs 1, ISO 4217 */
            readonly base: string;
            /** @description The day of the table, in the server's office. A table older than seven days is not used for totals that are booked by */
            readonly date: string;
            /** @description Percentage that is added to converted amounts, as a decimal text; "0" adds nothing */
            readonly markUpPercent: string;
            /** @description The currencies of the table, each once, in any order */
            readonly quotes: readonly components["schemas"]["ExchangeQuote"][];
            /** @description Who published the table, shown below the total */
            readonly source: string;
        };
        /** @description The body of every answer that is not a success */
        readonly Failure: {
            /** @description 4000 malformed, 4010 not signed in, 4030 not allowed, 4040 not found, 4090 conflict, 4100 gone, 4220 fields refused, 4290 too many, 5000 internal, 5020 no rate source answered, or a gateway could not reach the backend */
            readonly code: number;
            /** @description More about the cause, for a log or a second sentence */
            readonly errorMessage?: string;
            /** @description What went wrong, in a sentence that may be shown to the shipper */
            readonly message: components["schemas"]["Message"];
            /** @description The refused fields of a 4220; empty otherwise */
            readonly result: readonly components["schemas"]["FieldProblem"][];
            /**
             * @description Always false
             * @constant
             */
            readonly status: false;
        };
        /** @description The lowest complete total of full containers on the same lane today */
        readonly FclComparison: {
            /** @description Total for all containers, a decimal number in `currency` */
            readonly amount: number;
            /** @description ISO 4217 */
            readonly currency: string;
            /** @description The place where the offer ends. Rates to another station cannot be compared with it. Null when not known */
            readonly destination?: string | null;
            /** @description The container size that is compared */
            readonly equipmentGroupIsoCode: string;
            /** @description 1 when left out */
            readonly numberOfContainers?: number;
            /** @description The carrier of that offer */
            readonly providerName?: components["schemas"]["OptionalText"];
            /** @description Last day of its validity */
            readonly validityTo?: components["schemas"]["LocalTime"];
        };
        /** @description What a change costs if it is requested on one of these days */
        readonly FeePeriod: {
            readonly fee: components["schemas"]["OptionalFee"];
            /** @description The first day. Null is open */
            readonly from: string | null;
            /** @description The last day. Null is open */
            readonly till: string | null;
        };
        /** @description A field that the server refused, and why */
        readonly FieldProblem: {
            /** @description Name of the refused field or query parameter. Inside of a list or object, its path as in `requestedEquipments[0].numberOfContainers`, or the name of the outermost field */
            readonly field: string;
            /** @description What is wrong with it, in a sentence */
            readonly message: string;
        };
        /** @description What a malware scanner says of a file that nobody may download */
        readonly FileScan: {
            /** @description What the scanner calls the malware. Null while the file waits, or if it has no name */
            readonly signature: string | null;
            /**
             * @description `waiting`: it was not scanned yet. `infected`: it contains malware, and its content was removed
             * @enum {string}
             */
            readonly state: "waiting" | "infected";
        };
        /** @description The address whose password is forgotten */
        readonly ForgotPasswordRequest: {
            /** @description The constant that names this application */
            readonly applicationId: components["schemas"]["ApplicationIdText"];
            /** @description The address of the account */
            readonly email: string;
        };
        /** @description How a person reads dates, figures and amounts. A name that the portal does not know is the standard one */
        readonly Formats: {
            /** @description Currency (ISO 4217) that totals are also shown in, beside their own. Null for none */
            readonly currency: string | null;
            /** @description How a date with its year is written: `day-month-name` is 03 Dec 2026 (the standard), `month-name-day` Dec 03, 2026, `day-month-year` 03/12/2026 and `year-month-day` 2026-12-03. A day without its year has the name of its month */
            readonly dates: string;
            /** @description How figures are grouped and divided: `comma-point` is 1,234,567.89 (the standard), `point-comma` 1.234.567,89, `space-comma` 1 234 567,89 and `indian` 12,34,567.89. What the person types is read in the same format */
            readonly numbers: string;
        };
        /** @description Formats that a person has chosen, with all three properties */
        readonly FormatsRequest: {
            /** @description Currency (ISO 4217). Null for none; what is no currency is refused as the field `currency` */
            readonly currency: string | null;
            /**
             * @description As in `Formats`
             * @enum {string}
             */
            readonly dates: "day-month-name" | "month-name-day" | "day-month-year" | "year-month-day";
            /**
             * @description As in `Formats`
             * @enum {string}
             */
            readonly numbers: "comma-point" | "point-comma" | "space-comma" | "indian";
        };
        /** @description Free days for export or import, under one tariff. Without `movementType` or days it is not shown */
        readonly FreeTimeCondition: {
            /** @description One entry for each size, or one for all */
            readonly conditionsByEquipment?: readonly components["schemas"]["FreeTimeOfEquipment"][];
            /** @description E export, I import; entries of other kinds are not shown */
            readonly movementType?: components["schemas"]["CodedValue"];
            /** @description What the free days are for */
            readonly tariff?: {
                /** @description DET detention, DEM demurrage, MER both in one, STO storage, MON monitoring. Null when only the name is known */
                readonly code?: string | null;
                /** @description Name of the tariff, read when there is no code. Null when only the code is known */
                readonly name?: components["schemas"]["OptionalText"];
            };
        };
        /** @description Free days for one container size */
        readonly FreeTimeOfEquipment: {
            /** @description What a day after the free ones costs for one container, the first entry from day 1, in one currency. Absent or incomplete: the portal states that it is not known */
            readonly charges?: readonly components["schemas"]["DailyCharge"][];
            /** @description The container size. Null for all sizes */
            readonly equipmentGroupIsoCode?: components["schemas"]["OptionalText"];
            /** @description How many days are free, and how they are counted */
            readonly freeDays?: {
                /** @description Calendar or Working. Null when not stated */
                readonly calculationType?: string | null;
                /** @description Days. Null: the entry is not shown */
                readonly number?: number | null;
            };
        };
        /** @description What a search has found since a position */
        readonly GrowingRatesAnswer: components["schemas"]["RatesAnswer"] & {
            /** @description True when no source is being asked any more */
            readonly isComplete: boolean;
            /** @description `after` of the next call */
            readonly position: string;
            /** @description Every source of the search, in an order that stays */
            readonly progress: readonly components["schemas"]["SourceProgress"][];
            /** @description `offerId` and `_id` of offers that no longer count, because their source was asked again */
            readonly removed: readonly string[];
            /** @description Of this search */
            readonly searchId: string;
        };
        /** @description A GSTIN to add */
        readonly GstNumberRequest: {
            /** @description A GSTIN, with or without spaces */
            readonly gstNumber: string;
        };
        /** @description When and where the transport begins */
        readonly Handover: {
            /** @description pick-up for the truck that leaves the shipper's premises, gate-in for the latest that a container enters the first terminal */
            readonly kind: string;
            /** @description Date, or date and time, local to the place */
            readonly local: string;
            /** @description Where it is */
            readonly locationName: string;
        };
        /** @description Who becomes an admin, and what the one who hands over becomes */
        readonly HandOverRequest: {
            readonly role: components["schemas"]["CompanyRole"];
            /** @description The person */
            readonly to: string;
        };
        /** @description An estimated price between a searched place and a port */
        readonly HaulageEstimate: {
            /** @description For all requested containers together */
            readonly amount: number;
            /** @description ISO 4217 */
            readonly currency: string;
            /**
             * @description Which end of the search the price is for
             * @enum {string}
             */
            readonly end: "origin" | "destination";
            /** @description Code of the searched place */
            readonly placeCode: string;
            /** @description UN/LOCODE of the port */
            readonly portCode: string;
            /** @description Whose haulage table it is, shown next to the estimate */
            readonly source: string;
        };
        /** @description Where the carrier takes over or hands out the cargo: P port, R ramp, D door */
        readonly HaulageMode: components["schemas"]["CodedValue"];
        /**
         * @description Ramp: the cargo is delivered to or collected from a rail ramp or depot. Door: the carrier collects or delivers it at an address. Null when the end has no inland place
         * @enum {string|null}
         */
        readonly HaulageType: "Ramp" | "Door" | null;
        /** @description A term of delivery (Incoterms 2020) */
        readonly Incoterm: {
            /**
             * @description The term
             * @enum {string}
             */
            readonly code: "EXW" | "FCA" | "FAS" | "FOB" | "CFR" | "CIF" | "CPT" | "CIP" | "DAP" | "DPU" | "DDP";
            /** @description The place that it names */
            readonly place: string;
        };
        /** @description How the cargo travels inland: RD road, RL rail, RR rail and road, BA barge, BR barge and road */
        readonly InlandMode: components["schemas"]["CodedValue"];
        /** @description Whom to invite, and as what */
        readonly InvitationRequest: {
            /** @description The mail address */
            readonly email: string;
            /** @description In the currency of the company, null for none; of admins and viewers it is ignored */
            readonly limit: number | null;
            readonly role: components["schemas"]["CompanyRole"];
        };
        /** @description Invitations */
        readonly InvitationsAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The invitations */
            readonly result: readonly components["schemas"]["CompanyInvitation"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description A search that the shipper made */
        readonly LastSearch: {
            /** @description The search; the portal runs it again from the current day */
            readonly search: components["schemas"]["RateSearchRequest"];
            /** @description When it was made (RFC 3339) */
            readonly searchedAt: string;
        };
        /** @description What the rates of a search can be narrowed to */
        readonly LclChoices: {
            /** @description The departures of all rates of the lane, earliest first */
            readonly departures: readonly string[];
            /** @description Rates to a CFS beyond it, after departsBy and maxTransitDays */
            readonly inlandCfs: number;
            /** @description Rates to a CFS at the asked place, after departsBy and maxTransitDays */
            readonly portCfs: number;
            /** @description The transit times of all rates of the lane in days, shortest first */
            readonly transitDays: readonly number[];
        };
        /** @description A departure of an LCL service */
        readonly LclDeparture: {
            /** @description The latest delivery to the container freight station */
            readonly cfsCutOff?: components["schemas"]["LocalTime"];
            /** @description Day of departure from the port of loading */
            readonly departureDate: string;
            /** @description The sailing of that day as the carrier's schedule states it. Left out where the departure is as the tariff states it */
            readonly schedule?: components["schemas"]["CarrierSchedule"];
        };
        /** @description A place with LCL rates */
        readonly LclPlace: {
            /** @description UN/LOCODE. Null when not known */
            readonly code?: string | null;
            /** @description Name of the country in English */
            readonly country?: components["schemas"]["OptionalText"];
            /** @description ISO 3166-1 alpha-2. Null when not known */
            readonly countryCode?: string | null;
            /** @description The name, as in `result` */
            readonly name: string;
            /** @description Sea for a port, any other text for an inland place; a new server sends Sea or Inland. Null when not known */
            readonly pointType?: string | null;
        };
        /** @description The names of all places with LCL rates */
        readonly LclPortsAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The same names, the most important first */
            readonly places?: readonly components["schemas"]["LclPlace"][];
            /** @description The names, in alphabetical order, not paged */
            readonly result: readonly string[];
            readonly status: components["schemas"]["Status"];
        };
        /** @description One line of an LCL tariff, priced for the requested load. The keys are the columns of the sheet, spelled exactly like this: a new server sends the same keys */
        readonly LclRate: {
            /** @description The id that bookLcl takes, unique within the answer */
            readonly _id: string;
            /** @description In the same form. Null or absent when not stated */
            readonly "BOOKING AMENDMENT FEE"?: components["schemas"]["OptionalText"];
            /** @description By days before departure, as in a rate sheet. Null or absent when not stated */
            readonly "BOOKING CANCELLATION FEE"?: components["schemas"]["OptionalText"];
            /** @description Currency of bare figures, ISO 4217. Null: bare figures have no price */
            readonly CURRENCY?: string | null;
            /** @description The container freight station at the destination */
            readonly "Dest CFS"?: components["schemas"]["OptionalText"];
            /** @description Country of the destination */
            readonly "Dest Country"?: components["schemas"]["OptionalText"];
            /** @description Charges at the destination */
            readonly destinationCharges: components["schemas"]["ChargeMap"];
            /** @description Whether a booking is confirmed at once, as the tariff states; otherwise it waits for the consolidator */
            readonly instantConfirmation?: boolean;
            /** @description The next departures for which the price holds, earliest first; left out where the tariff states none */
            readonly nextDepartures?: readonly components["schemas"]["LclDeparture"][];
            /** @description UN/LOCODE of the port of loading */
            readonly "Origin Code"?: components["schemas"]["OptionalText"];
            /** @description Ocean freight and the charges at the origin */
            readonly originCharges: components["schemas"]["ChargeMap"];
            /** @description Name of the port of discharge */
            readonly "PORT OF DISCHARGE": string;
            /** @description Name of the port of loading */
            readonly "Port of loading": string;
            /** @description IANA name of the zone of the port of loading, in which its departures and cut-offs are. Null or absent: not stated */
            readonly portOfLoadingZone?: string | null;
            /** @description The consolidator. Null or absent for the forwarder itself */
            readonly providerName?: string | null;
            /** @description Remarks, shown as written */
            readonly REMARKS?: components["schemas"]["OptionalText"];
            /** @description Date of the tariff */
            readonly "SHEET DATE"?: components["schemas"]["OptionalText"];
            /** @description Name of the tariff */
            readonly "SHEET NAME"?: components["schemas"]["OptionalText"];
            /** @description The line of the tariff; once it is withdrawn, the offer cannot be booked */
            readonly sheetLineId?: string;
            /** @description Transit time from port to port in days */
            readonly "TTT (PORT TO PORT)"?: components["schemas"]["NumberOrText"];
            /** @description What must be within the validity: departure, booking, or gate-in (the CFS cut-off). Null or absent: not stated, and only bookings after the end are refused */
            readonly "VALID FOR"?: string | null;
            /** @description First day of the validity, included (2026-11-16) */
            readonly "VALID FROM"?: components["schemas"]["OptionalText"];
            /** @description Last day of the validity, included (2026-11-30) */
            readonly "VALID TILL"?: components["schemas"]["OptionalText"];
            /** @description IANA name of the zone of the validity. Null or absent: not stated */
            readonly validityZone?: string | null;
            /** @description The least W/M that is charged (1 W/M). Null or absent is 1 */
            readonly "W/M MINIMUM"?: string | null;
            /** @description Kilograms that count as one cubic metre (1 CBM = 500 KG, 1000). Null or absent is 1000 */
            readonly "W/M RATIO"?: string | null;
            /** @description To what W/M are rounded up (0.1 CBM UP). Null or absent: not rounded */
            readonly "W/M ROUNDING"?: string | null;
            /** @description Charges of the warehouse */
            readonly warehouseCharges: components["schemas"]["ChargeMap"];
        };
        /** @description One page of LCL rates */
        readonly LclRatesAnswer: {
            readonly answeredAt?: components["schemas"]["AnsweredAt"];
            /** @description Absent from servers that do not filter: the portal then hides search, filters and sorting */
            readonly choices?: components["schemas"]["LclChoices"];
            readonly code: components["schemas"]["Code"];
            /** @description The table for totals in one currency */
            readonly exchangeRates?: components["schemas"]["ExchangeRates"];
            /** @description Absent when there is no such offer */
            readonly fclComparison?: components["schemas"]["FclComparison"];
            /** @description How many rates match on all pages together */
            readonly lenResult: components["schemas"]["LenResult"];
            /** @description The _id of the rate with the lowest complete total of all pages. Null when it is not on this page */
            readonly lowestRateId?: string | null;
            readonly message: components["schemas"]["Message"];
            /** @description The page: rates to a CFS at the requested place before those to a CFS beyond it, each part in the order of `sort`; at most `limit` entries */
            readonly result: readonly components["schemas"]["LclRate"][];
            readonly status: components["schemas"]["Status"];
            /** @description The tax of this shipper. Absent where the company states no tax with its prices, and in later parts of an answer that grows */
            readonly taxTerms?: components["schemas"]["TaxTerms"];
        };
        /** @description A search for a part load */
        readonly LclSearch: {
            /** @description Volume in cubic metres */
            readonly cbm: number;
            /** @description A name from lclPorts */
            readonly portOfDischarge: string;
            /** @description A name from lclPorts */
            readonly portOfLoading: string;
            /** @description Gross weight in kilograms */
            readonly weight: number;
        };
        /** @description Hours, at most two weeks */
        readonly LeadHours: number;
        /** @description Whole hours that the shipper needs before something is due */
        readonly LeadTimes: {
            /** @description Before the cut-off of the customs filing */
            readonly customs: components["schemas"]["LeadHours"];
            /** @description Before the cut-off of documents */
            readonly documents: components["schemas"]["LeadHours"];
            /** @description From the pick-up of the empty containers to the begin of stuffing */
            readonly emptyPickUp: components["schemas"]["LeadHours"];
            /** @description Before the cut-off of the port or CFS, or the departure from an inland terminal */
            readonly gateIn: components["schemas"]["LeadHours"];
            /** @description To stuff one container */
            readonly stuffing: components["schemas"]["LeadHours"];
            /** @description From the shipper's premises to the gate */
            readonly trucking: components["schemas"]["LeadHours"];
            /** @description Before the VGM cut-off */
            readonly vgm: components["schemas"]["LeadHours"];
        };
        /** @description Lead times as the only entry of `result` */
        readonly LeadTimesAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The lead times as the only entry */
            readonly result: readonly components["schemas"]["LeadTimes"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description Lead times by origin */
        readonly LeadTimesListAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description One entry for each origin */
            readonly result: readonly components["schemas"]["OriginLeadTimes"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description One end of a leg */
        readonly LegEnd: {
            /** @description The place */
            readonly place: components["schemas"]["LegPlace"];
            /** @description The country of the place: ISO 3166-1 alpha-2 and name in English */
            readonly placeCountry?: components["schemas"]["CodeAndName"];
            /** @description The terminal with the carrier's code; not read */
            readonly terminal?: components["schemas"]["CodeAndName"];
        };
        /** @description A port, terminal town or inland place of a leg. The portal needs a name or a code: a leg without both makes the offer unreadable */
        readonly LegPlace: {
            /** @description The code in the server's own list, used when there is no UNLOCODE */
            readonly internalCode?: components["schemas"]["OptionalText"];
            /** @description The codes of the place, one for each list */
            readonly locationCodifications?: readonly components["schemas"]["LocationCodification"][];
            /** @description Name of the place */
            readonly name: string;
        };
        /** @description How many entries there are on all pages together */
        readonly LenResult: number;
        /** @description The links of the shipper */
        readonly LinksAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description One entry for each link, newest first; empty if there are none */
            readonly result: readonly components["schemas"]["SharedLink"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description A port that a vessel departs from */
        readonly LoadingPort: {
            /** @description Its name */
            readonly locationName: string;
            /** @description IANA name of its zone, that of the departure and the cut-offs. Null or absent when not known */
            readonly timeZone?: string | null;
            /** @description Its UN/LOCODE */
            readonly unLocationCode?: components["schemas"]["OptionalText"];
        };
        /** @description A date (2026-11-26) or a date and time (2026-11-26T06:00:00), local to the place. Seconds, a trailing Z and an offset are ignored. A new server sends no Z and no offset. Null when not known */
        readonly LocalTime: string | null;
        /** @description The code of a place in one list of codes */
        readonly LocationCodification: {
            /** @description The code of the place in that list */
            readonly codification: string;
            /** @description The list that the code is from: UNLOCODE, or the name of a carrier's list */
            readonly codificationType: string;
        };
        /** @description A deadline that was marked as done */
        readonly MarkedTask: {
            /** @description When it was marked */
            readonly at: string;
            /**
             * @description As `task` of BookingDeadline
             * @enum {string}
             */
            readonly task: "booking" | "empty-pick-up" | "stuffing" | "trucking" | "documents" | "vgm" | "customs" | "cfs-delivery" | "gate-in" | "port-delivery" | "pick-up" | "empty-return";
        };
        /** @description A role, and the limit that bookers and approvers may have */
        readonly MemberRequest: {
            /** @description In the currency of the company, null for none; of admins and viewers it is ignored */
            readonly limit: number | null;
            readonly role: components["schemas"]["CompanyRole"];
        };
        /** @description People of the company */
        readonly MembersAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The people */
            readonly result: readonly components["schemas"]["CompanyMember"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description A sentence in English that may be shown to the shipper */
        readonly Message: string;
        /** @description A message of the shipper */
        readonly MessageRequest: {
            /** @description What it says */
            readonly text: string;
        };
        /** @description Messages of a booking */
        readonly MessagesAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description Oldest first */
            readonly result: readonly components["schemas"]["BookingMessage"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description Whether mails are sent about a booking */
        readonly MuteRequest: {
            /** @description True sends no more mails about the booking */
            readonly muted: boolean;
        };
        /** @description The name and the code of a country or of a place */
        readonly NameAndCode: {
            /** @description ISO 3166-1 alpha-2 of a country; UN/LOCODE or the carrier's own code of a place */
            readonly code: string;
            /** @description Name in English */
            readonly name: string;
        };
        /** @description A name, or an object that is not read. A new server sends the name. Null when there is none */
        readonly NameOrObject: (string | null) | Record<string, never>;
        /** @description A sea port near a place. The portal uses the UNLOCODE codification, otherwise `internalCode`, and leaves out a port without either */
        readonly NearbyPort: {
            /** @description The code in the server's own list. Null when the list has none */
            readonly internalCode?: string | null;
            /** @description The codes of the port, one for each list */
            readonly locationCodifications?: readonly components["schemas"]["LocationCodification"][];
            /** @description Name of the port */
            readonly name: string;
        };
        /** @description Sea ports in the order in which the form offers them */
        readonly NearbyPortsAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The ports to offer, the most suitable first, not paged */
            readonly result: readonly components["schemas"]["NearbyPort"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description An address to add */
        readonly NewAddress: {
            /** @description The company */
            readonly party: components["schemas"]["CargoParty"];
        };
        /** @description What a new person states, by the rules of the sign-up */
        readonly NewPersonRequest: {
            /** @description The password once more */
            readonly confirmPassword: string;
            /** @description First name */
            readonly firstName: string;
            /** @description Last name */
            readonly lastName: string;
            /** @description The password */
            readonly password: string;
            /** @description Phone number with its dialling code */
            readonly phone: string;
        };
        /** @description A cut-off of a booking, see DCSA */
        readonly NextCutOff: {
            /** @description Date, or date and time, local to the place */
            readonly at: string;
            /** @description Number of the booking. Null until it is confirmed */
            readonly bookingId: string | null;
            /** @description DCSA: LCO LCL delivery, VCO VGM declaration, PCO port, STA stuffing, DCO documents, CUA customs; other codes are not shown */
            readonly code: string;
            /** @description True when the cut-off has passed and the vessel has not sailed */
            readonly overdue?: boolean;
            /** @description Name of the place. Null when not known */
            readonly place: components["schemas"]["OptionalText"];
            /** @description Number of the quotation */
            readonly quotationId: string;
        };
        /** @description A deadline of a running booking */
        readonly NextDeadline: {
            /** @description Number of the booking. Null while it has none */
            readonly bookingId: string | null;
            /** @description What is due */
            readonly deadline: components["schemas"]["BookingDeadline"];
            /** @description Number of the quotation */
            readonly quotationId: string;
        };
        /** @description A message about a booking */
        readonly Notification: {
            /** @description The booking that it is about */
            readonly booking: components["schemas"]["NotifiedBooking"];
            /** @description More about it, such as the carrier's reason. Null when there is nothing more */
            readonly detail: string | null;
            /** @description The pieces of `detail`. Absent where it states no day and no amount */
            readonly detailParts?: readonly components["schemas"]["SentencePart"][];
            /** @description When it happened, was reported or became due (RFC 3339) */
            readonly happenedAt: string;
            /** @description Id of the message */
            readonly id: string;
            /** @description When the shipper has read it (RFC 3339). Null while it is new */
            readonly readAt: string | null;
            /** @description What happened or is due */
            readonly title: string;
            /** @description The pieces of `title`. Absent where it states no day and no amount */
            readonly titleParts?: readonly components["schemas"]["SentencePart"][];
            /** @description What it is switched by */
            readonly topic: components["schemas"]["NotificationTopic"];
        };
        /** @description Whether mails about bookings are collected */
        readonly NotificationDigest: {
            /** @description True: one mail a day at 07:00; false: each at once */
            readonly daily: boolean;
            /** @description IANA name of the time zone whose 07:00 it is */
            readonly timeZone: string;
        };
        /** @description The setting as the only entry of `result` */
        readonly NotificationDigestAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The setting as the only entry */
            readonly result: readonly components["schemas"]["NotificationDigest"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description A page of messages */
        readonly NotificationsAnswer: {
            readonly code: components["schemas"]["Code"];
            /** @description How many messages of the topic there are on all pages together */
            readonly lenResult: components["schemas"]["LenResult"];
            readonly message: components["schemas"]["Message"];
            /** @description The page, newest first; at most `limit` entries */
            readonly result: readonly components["schemas"]["Notification"][];
            readonly status: components["schemas"]["Status"];
            /** @description How many messages of all topics are new */
            readonly unread: number;
        };
        /** @description Where the messages of a topic appear */
        readonly NotificationSetting: {
            /** @description Whether they are sent by mail */
            readonly mail: boolean;
            /** @description Whether they are listed in the portal */
            readonly portal: boolean;
            /** @description The messages that are switched */
            readonly topic: components["schemas"]["NotificationTopic"];
        };
        /** @description The settings of all topics */
        readonly NotificationSettingsAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description One entry for each topic */
            readonly result: readonly components["schemas"]["NotificationSetting"][];
            readonly status: components["schemas"]["Status"];
        };
        /**
         * @description bookings received, confirmed, cancelled; deadlines cut-offs; eta changes of the ETA; voyage changed vessels and missed transhipments; documents; arrival; free-time its end
         * @enum {string}
         */
        readonly NotificationTopic: "bookings" | "deadlines" | "eta" | "voyage" | "documents" | "arrival" | "free-time";
        /** @description The booking that a message is about */
        readonly NotifiedBooking: {
            /** @description Id of the quotation */
            readonly _id: string;
            /** @description Number of the booking. Null until the carrier has given one */
            readonly bookingId: string | null;
            /**
             * @deprecated
             * @description Of version 2, in which each booking states whether getBooking answers for it. Replaced by `booking-pages` in `capabilities` of the profile; the portal reads it until version 4. Absent is false
             */
            readonly hasDetails?: boolean;
            /** @description True when no mails are sent about the booking */
            readonly muted: boolean;
            /** @description Name of the carrier */
            readonly providerName: string;
            /** @description Number of the quotation */
            readonly quotationId: string;
            /** @description The shipper's own reference. Null when there is none */
            readonly reference: components["schemas"]["Reference"];
        };
        /** @description A decimal number, or the same as a text. A new server sends the number. Null when not stated */
        readonly NumberOrText: number | string | null;
        /** @description The places of the route, and a sentence about it */
        readonly OfferRouting: {
            /** @description The inland place of delivery */
            readonly deliveryPlace?: components["schemas"]["NameOrObject"];
            /** @description The port of discharge */
            readonly portOfDischarge?: components["schemas"]["NameOrObject"];
            /** @description The port of loading */
            readonly portOfLoading?: components["schemas"]["NameOrObject"];
            /** @description The inland place of origin */
            readonly receiptPlace?: components["schemas"]["NameOrObject"];
            /** @description A sentence about the route, shown when `routingDetails` is absent */
            readonly routinginformation?: components["schemas"]["OptionalText"];
        };
        /** @description The prices of an offer: per container, per bill of lading, and charges in words. An offer for one container size may state the price of one container directly, with `currency`, `basicOceanFreightRate`, `allInRate` and `matchingCargoSurcharges`, in the place of `matchingSurchargesPerEquipmentTypes`. A new server sends the list */
        readonly OfferSurcharges: {
            /** @description Ocean freight and all surcharges of one container of the only size */
            readonly allInRate?: components["schemas"]["Amount"];
            /** @description Ocean freight of one container of the only size. Not read beside a list of prices by size */
            readonly basicOceanFreightRate?: components["schemas"]["Amount"];
            /** @description Currency of the two amounts below */
            readonly currency?: components["schemas"]["Currency"];
            /** @description Charged once per bill of lading, whatever the number of containers */
            readonly matchingBlSurcharges?: readonly components["schemas"]["Surcharge"][];
            /** @description The charges of one container of the only size */
            readonly matchingCargoSurcharges?: readonly components["schemas"]["Surcharge"][];
            /** @description Charges without a price */
            readonly matchingSurchargesDefinedAsComments?: readonly components["schemas"]["CommentSurcharge"][];
            /** @description One entry for each requested size */
            readonly matchingSurchargesPerEquipmentTypes?: readonly components["schemas"]["EquipmentSurcharges"][];
            /** @description The day for which the carrier calculated the prices */
            readonly simulationDate?: components["schemas"]["LocalTime"];
        };
        /** @description What an invitation is for */
        readonly OpenInvitation: {
            /** @description The company */
            readonly companyName: string;
            /** @description Whom it is for */
            readonly email: string;
            /** @description Until when the link works */
            readonly expiresAt: string;
            /** @description Whether the address has an account already */
            readonly hasAccount: boolean;
            /** @description Name of the person who invites */
            readonly invitedBy: string;
            readonly role: components["schemas"]["CompanyRole"];
        };
        /** @description The invitation as the only entry */
        readonly OpenInvitationAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The invitation */
            readonly result: readonly components["schemas"]["OpenInvitation"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description A fee. Null when it is not known, which does not mean that there is none */
        readonly OptionalFee: components["schemas"]["ChangeAmount"] | null;
        /** @description A text, or null when it is not known */
        readonly OptionalText: string | null;
        /** @description Lead times of one origin */
        readonly OriginLeadTimes: {
            /** @description As they are stored */
            readonly leadTimes: components["schemas"]["LeadTimes"];
            /** @description Name of the place. Null when it is not known */
            readonly name?: string | null;
            /** @description UN/LOCODE of the place where the transport begins */
            readonly origin: string;
        };
        /** @description Weight and volume of a part load */
        readonly PartLoad: {
            /** @description Volume in cubic metres */
            readonly cbm: number;
            /** @description Gross weight in kilograms */
            readonly weight: number;
        };
        /** @description The password of the signed-in person */
        readonly PasswordAgain: {
            /** @description The current password */
            readonly password: string;
        };
        /** @description A given name or a family name */
        readonly PersonName: string;
        /** @description A UN/LOCODE (`INMUN`), or the code of the carrier's own list. Null when this end has no such place */
        readonly PlaceCode: string | null;
        /** @description The name of a place as the shipper chose it, for messages and documents. Null when its code is null */
        readonly PlaceName: string | null;
        /** @description The places of one country */
        readonly PortGroup: {
            /** @description Name of the country */
            readonly country: string;
            /** @description ISO 3166-1 alpha-2 */
            readonly countryCode: string;
            /** @description The places of this country, the most relevant first */
            readonly ports: readonly components["schemas"]["PortPoint"][];
        };
        /** @description Places grouped by country, the most relevant first */
        readonly PortGroupsAnswer: {
            readonly answeredAt?: components["schemas"]["AnsweredAt"];
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description Groups in the order of their best place. Our server answers at most 40 places; an empty list when nothing is found */
            readonly result: readonly components["schemas"]["PortGroup"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description A place that a search can start from or end at: a sea port or an inland point */
        readonly PortPoint: {
            /** @description True for the one place that the text clearly means: its whole name, code or alternative name. A form takes it without a choice from the list */
            readonly bestMatch?: boolean;
            /** @description The country of the place */
            readonly country: components["schemas"]["NameAndCode"];
            /** @description The place. The portal sends its code and name back in searchRates */
            readonly point: components["schemas"]["NameAndCode"];
            /** @description `Sea` for a sea port, in any letter case. Any other text is an inland point; a new server sends `Inland` */
            readonly pointType: string;
            /** @description IANA name of the zone of the place: the earliest departure from here is today in it. Null or absent: not stated */
            readonly timeZone?: string | null;
        };
        /** @description The signed-in person. The portal shows the name, the email address and the phone number in the user menu */
        readonly Profile: {
            /** @description Parts of this document that the server has; the portal makes no call of a part that is missing. `lcl` stands for the operations with the tag LCL, `tracking` for getTracking, `booking-pages` for getBooking, saveLeadTimes and the calendar link, `account` for the operations with the tag Account, `notifications` for those with the tag Notifications, `sharing` for those with the tag Links, `templates`, `addresses` and `quotes` for those with the tags Templates, Addresses and Quotes, `digest` for getNotificationDigest and setNotificationDigest, `lead-times` for listLeadTimes, deleteLeadTimes and the calendar link on the account page, `deadline-marks` for markDeadline and the `marks` of links, `documents`, `cargo`, `amendments`, `saved-views`, `growing-search`, `api-keys` and `webhooks` for those with the tags Documents, Cargo, Amendments, Views, Growing search, API keys and Webhooks, `test-keys` for `mode` of createApiKey. Other entries are ignored; left out means `lcl` and `tracking` */
            readonly capabilities?: readonly string[];
            /** @description The shipper's company. Null when not known */
            readonly companyName?: string | null;
            /** @description Phone numbers and email addresses, the preferred one first */
            readonly contact?: readonly components["schemas"]["ContactEntry"][];
            /** @description Email address. Null: the first contact entry of type 1 is shown, otherwise "Email not available" */
            readonly email?: string | null;
            /** @description Given name */
            readonly firstName: string;
            /** @description How the person reads dates, figures and amounts. Left out by a server that stores none */
            readonly formats?: components["schemas"]["Formats"];
            /** @description Family name */
            readonly lastName: string;
            /** @description Phone number with dialling code. Null: the first contact entry of type 0 is shown, otherwise "Phone not available" */
            readonly phone?: string | null;
        };
        /** @description The profile as the only entry of `result`. An older server sends it as `data` instead; a new server sends `result` */
        readonly ProfileAnswer: {
            readonly answeredAt?: components["schemas"]["AnsweredAt"];
            readonly code: components["schemas"]["Code"];
            /** @description The profile, from an older server */
            readonly data?: components["schemas"]["Profile"];
            readonly message: components["schemas"]["Message"];
            /** @description The profile as the only entry */
            readonly result?: readonly components["schemas"]["Profile"][];
            readonly status: components["schemas"]["Status"];
        } | unknown | unknown;
        /** @description The credentials of the new session */
        readonly ProvedSignIn: {
            /** @description Of a second factor that was set up with this sign-in */
            readonly recoveryCodes: readonly string[];
            /** @description Sent as header `x-api-key` */
            readonly xApiKey: string;
            /** @description Sent as header `x-token` */
            readonly xToken: string;
        };
        /** @description The finished sign-in as the only entry */
        readonly ProvedSignInAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The only entry */
            readonly result: readonly components["schemas"]["ProvedSignIn"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description A booking in the list */
        readonly Quotation: {
            /** @description The server's own id, unique within the answer, for the calls about this booking */
            readonly _id: string;
            /** @description The moment of the booking (RFC 3339), shown as a day of the reader. Null or absent: the portal shows `bookedOn` */
            readonly bookedAt?: string | null;
            /** @description The day of the booking in the server's office. Null when not known */
            readonly bookedOn: string | null;
            /** @description Number of the booking. Null until the carrier or the consolidator has confirmed it */
            readonly bookingId: string | null;
            /** @description What is not met yet, the earliest first, with the lead times of the shipper: tasks that have a time and are not the carrier's own. Those before the departure until it has passed, reported or not; those at the place of delivery from the arrival on; none of a cancelled booking. Absent from servers that do not calculate them */
            readonly deadlines?: readonly components["schemas"]["BookingDeadline"][];
            /** @description The documents of the booking, the oldest first; empty when there is none */
            readonly files: readonly components["schemas"]["QuotationFile"][];
            /**
             * @deprecated
             * @description Of version 2, in which each booking states whether getBooking answers for it. Replaced by `booking-pages` in `capabilities` of the profile; the portal reads it until version 4. Absent is false
             */
            readonly hasDetails?: boolean;
            /** @description The carrier, or the consolidator of a part load. Null when not known */
            readonly providerName?: string | null;
            /** @description Number of the quotation, unique */
            readonly quotationId: string;
            /** @description The shipper's own reference. Null when there is none */
            readonly reference?: components["schemas"]["Reference"];
            /** @description What was booked and how far it is; absent from servers that do not summarise */
            readonly shipment?: components["schemas"]["BookedShipment"];
            /** @description The `shippingLine` that getTracking takes for this booking. Null: the shipper chooses */
            readonly shippingLine?: string | null;
            /** @description 0 "Booking in process", 1 "Booked", 2 "Cancelled", any other number "Unknown" */
            readonly status: number;
            /** @description The `type` that getTracking takes for this booking: fcl, lcl, air or land. Null: the shipper chooses */
            readonly trackingType?: string | null;
            /** @description First day of the validity of the offer. Null when not known */
            readonly validityFrom: string | null;
            /** @description Last day of the validity of the offer. Null when not known */
            readonly validityTill: string | null;
            /** @description IANA name of the zone of the validity. Null or absent: not stated */
            readonly validityZone?: string | null;
        };
        /** @description What the shipper's bookings can be filtered by */
        readonly QuotationFacets: {
            /** @description The carriers of all bookings of the shipper, in alphabetical order */
            readonly carriers: readonly string[];
            /** @description Each status that occurs, with its number of bookings */
            readonly statuses: readonly {
                /** @description How many bookings have it */
                readonly count: number;
                /** @description The same numbers as `status` of a Quotation */
                readonly status: number;
            }[];
        };
        /** @description A document of a booking that can be downloaded */
        readonly QuotationFile: {
            /** @description The name that is shown, unique within the booking */
            readonly fileName: string;
            /** @description Where the file is downloaded. A relative address is resolved against the address of the API on the portal's origin (https://portal.example/api), so `/api/resource/…` and `https://portal.example/api/resource/…` are the same file. A portal that reaches the API under another path than `/api` replaces `/api` at the start of the address. The credentials are sent to the origin of the API only */
            readonly link: string;
        };
        /** @description One page of bookings */
        readonly QuotationsAnswer: {
            readonly answeredAt?: components["schemas"]["AnsweredAt"];
            readonly code: components["schemas"]["Code"];
            /** @description Absent from servers that do not filter: the portal then hides search, filters and sorting */
            readonly facets?: components["schemas"]["QuotationFacets"];
            /** @description How many bookings match on all pages together */
            readonly lenResult: components["schemas"]["LenResult"];
            readonly message: components["schemas"]["Message"];
            /** @description The page, newest first unless `sort` states another order; at most `limit` entries */
            readonly result: readonly components["schemas"]["Quotation"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description One to four offers addressed to a customer */
        readonly Quote: {
            /** @description Bookings of its offers; empty while none is booked */
            readonly bookings: readonly components["schemas"]["QuoteBooking"][];
            /** @description Code of the page that verifies the document */
            readonly code: string;
            /** @description Oldest first */
            readonly comments: readonly components["schemas"]["QuoteComment"][];
            /** @description The containers that the offers were quoted for; empty for a part load */
            readonly containers: readonly components["schemas"]["RequestedEquipment"][];
            /** @description When it was saved (RFC 3339) */
            readonly createdAt: string;
            /** @description Whom it is addressed to */
            readonly customer: components["schemas"]["QuoteCustomer"];
            /** @description What the recipient of the link decided. Null while nothing is decided */
            readonly decision: components["schemas"]["QuoteDecision"] | null;
            /** @description Number of the desk request that it answers. Null for offers of a search */
            readonly deskRequest: string | null;
            /** @description The rates of exchange that totals are converted with. Null without any */
            readonly exchangeRates: components["schemas"]["ExchangeRates"] | null;
            /** @description Names the quote; `subject` of its links */
            readonly id: string;
            /** @description Term of delivery. Null when not stated */
            readonly incoterm: components["schemas"]["Incoterm"] | null;
            /** @description A note that only the shipper sees. Null without one */
            readonly note: string | null;
            /** @description Number of the quote */
            readonly number: string;
            /** @description The offers in the order in which they were chosen */
            readonly offers: readonly components["schemas"]["QuoteOffer"][];
            /** @description The part load that the offers were quoted for. Null or absent for containers */
            readonly partLoad?: components["schemas"]["PartLoad"] | null;
            /** @description The search that the offers are from */
            readonly search: components["schemas"]["QuoteSearch"];
            /** @description SHA-256 of the content, in hexadecimal digits; the document states it */
            readonly sha256: string;
            readonly state: components["schemas"]["QuoteState"];
            /** @description The tax that the offers were quoted with, on top of their totals; absent where the company stated none */
            readonly taxTerms?: components["schemas"]["TaxTerms"];
            /** @description IANA name of the zone in which the last day ends. Null or absent: not stated */
            readonly timeZone?: string | null;
            /** @description The last day on which it can be approved and booked, at the server's office */
            readonly validTill: string;
        };
        /** @description A quote as the only entry of `result` */
        readonly QuoteAnswer: {
            readonly answeredAt?: components["schemas"]["AnsweredAt"];
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description As the only entry */
            readonly result: readonly components["schemas"]["Quote"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description A booking of an offer of a quote */
        readonly QuoteBooking: {
            /** @description Whether the booking was cancelled. Optional; without it the booking is shown as it was made */
            readonly isCancelled?: boolean;
            /** @description Position of the offer, from 0 */
            readonly offer: number;
            /** @description Quotation number of the booking */
            readonly quotationId: string;
        };
        /** @description A stored offer as it can be booked now */
        readonly QuoteCheck: {
            /** @description Whether the booking is confirmed at once. False: it is a request until the desk has the number of the carrier. Left out: the carrier confirms it when it is booked, or it is not known */
            readonly instantConfirmation?: boolean;
            /** @description False where the stored offer itself is booked, because the desk stated it */
            readonly isFresh: boolean;
            /** @description The offer as it is now */
            readonly offer: components["schemas"]["QuoteOffer"];
            /** @description For bookOffer, or bookLcl where `source` is `lcl` */
            readonly offerId: string;
            /**
             * @description `api` for an offer of a carrier, `excel` for one of a rate sheet, `lcl` for a part load
             * @enum {string}
             */
            readonly source: "api" | "excel" | "lcl";
        };
        /** @description A checked offer as the only entry of `result` */
        readonly QuoteCheckAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description As the only entry */
            readonly result: readonly components["schemas"]["QuoteCheck"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description The offer to check */
        readonly QuoteCheckRequest: {
            /** @description Position of the offer in the quote, from 0 */
            readonly offer: number;
        };
        /** @description A comment on a quote */
        readonly QuoteComment: {
            /** @description Names the comment */
            readonly id: string;
            /** @description Who wrote it */
            readonly name: string;
            /** @description The comment */
            readonly text: string;
            /** @description When (RFC 3339) */
            readonly writtenAt: string;
            /**
             * @description The shipper, or the recipient of a link
             * @enum {string}
             */
            readonly writtenBy: "shipper" | "recipient";
        };
        /** @description A comment of the shipper */
        readonly QuoteCommentRequest: {
            /** @description The comment */
            readonly text: string;
        };
        /** @description Whom a quote is addressed to */
        readonly QuoteCustomer: {
            /** @description Company */
            readonly companyName: string;
            /** @description Person. Null when none is named */
            readonly contactName: string | null;
            /** @description The customer's own reference. Null without one */
            readonly reference: string | null;
        };
        /** @description A decision of the recipient of a link */
        readonly QuoteDecision: {
            /** @description When (RFC 3339) */
            readonly decidedAt: string;
            /** @description Who decided, as typed */
            readonly name: string;
            /** @description Position of the approved offer, from 0. Null for a declined quote */
            readonly offer: number | null;
            /**
             * @description What was decided
             * @enum {string}
             */
            readonly outcome: "approved" | "declined";
        };
        /** @description A decision of the recipient of a link */
        readonly QuoteDecisionRequest: {
            /** @description A comment; empty for none */
            readonly comment: string;
            /** @description Name of who writes */
            readonly name: string;
            /** @description Position of the approved offer, from 0. Null to decline */
            readonly offer: number | null;
            /**
             * @description What is decided
             * @enum {string}
             */
            readonly outcome: "approved" | "declined";
        };
        /** @description The priced part of an offer. An empty object is a message instead of an offer */
        readonly QuoteLine: {
            /** @description A remark of the carrier, shown when the offer has none of its own */
            readonly commentToCustomer?: components["schemas"]["OptionalText"];
            /** @description Where the carrier takes over the cargo */
            readonly exportHaulageMode?: components["schemas"]["HaulageMode"];
            /** @description Inland transport before the port of loading */
            readonly exportModeOfTransport?: components["schemas"]["InlandMode"];
            /** @description Where the carrier hands out the cargo */
            readonly importHaulageMode?: components["schemas"]["HaulageMode"];
            /** @description Inland transport after the port of discharge */
            readonly importModeOfTransport?: components["schemas"]["InlandMode"];
            /** @description The places of the route */
            readonly routing?: components["schemas"]["OfferRouting"];
            /** @description One entry for each requested size */
            readonly spotEquipments?: readonly components["schemas"]["SpotEquipment"][];
            /** @description The prices */
            readonly surcharges?: components["schemas"]["OfferSurcharges"];
            /** @description What must be within the validity: departure (from the port of loading), booking, or gate-in (the port cut-off). Null or absent is booking */
            readonly validFor?: string | null;
            /** @description First day of the validity, included */
            readonly validityFrom?: components["schemas"]["LocalTime"];
            /** @description Last day of the validity, included, or the time at which it ends */
            readonly validityTo?: components["schemas"]["LocalTime"];
        };
        /** @description A link to create */
        readonly QuoteLinkRequest: {
            /** @description Whom it is for, in the shipper's words; only the shipper sees it */
            readonly recipient: string;
        };
        /** @description An offer as it was quoted */
        readonly QuoteOffer: {
            /** @description Arrival, date or local time. Null when not stated */
            readonly arrivalDate: string | null;
            /** @description The cut-offs of the vessel. Absent or empty where the source states none */
            readonly cutOffs?: readonly {
                /** @description Date, or date and time, local to the port of loading */
                readonly cutOffDateTime: string;
                /** @description DCO documents, VCO VGM, LCO CFS, PCO port, STA booking, CUA customs */
                readonly cutOffDateTimeCode: string;
            }[];
            /** @description Departure, date or local time. Null when not stated */
            readonly departureDate: string | null;
            /** @description What the carrier requires of every display of the offer. Left out where it requires nothing */
            readonly displayTerms?: components["schemas"]["DisplayTerms"];
            /** @description What the price does not contain, in the order of the journey */
            readonly exclusions: readonly {
                /**
                 * @description The cost item
                 * @enum {string}
                 */
                readonly item: "origin-haulage" | "origin-terminal" | "origin-documents" | "ocean-freight" | "freight-surcharges" | "destination-terminal" | "destination-documents" | "destination-haulage" | "customs" | "insurance" | "import-duty";
                /**
                 * @description not-quoted: not part of the price. unpriced: billed at cost. end-not-stated: in the price if a charge that does not name its end is for this one. maybe-in-all-in: in the price if the all-in rate contains it
                 * @enum {string}
                 */
                readonly state: "not-quoted" | "unpriced" | "end-not-stated" | "maybe-in-all-in";
            }[];
            /** @description Fees of other kinds as the carrier names them. Null or absent without any */
            readonly feeNames?: string | null;
            /** @description What a change or a cancellation costs, and what is owed when nothing is delivered; absent or empty where it is not stated */
            readonly fees?: readonly {
                /** @description Null where the source names the fee without an amount. 0 is free */
                readonly amount: components["schemas"]["SharedAmount"] | null;
                /**
                 * @description Whether it is for the booking or for each container
                 * @enum {string}
                 */
                readonly basis: "booking" | "container";
                /** @description The last day on which it applies, in days before departure. Null: until departure */
                readonly daysBeforeDeparture: number | null;
                /**
                 * @description What the fee is for
                 * @enum {string}
                 */
                readonly kind: "cancellation" | "amendment" | "no-show";
            }[];
            /** @description Free time at the destination. Null or absent where it is not stated */
            readonly freeTime?: {
                /** @description Cells of a rate sheet that state free days in other words, shown as written. Absent or empty without any */
                readonly asWritten?: readonly {
                    /** @description Name of the column */
                    readonly label: string;
                    /** @description The cell */
                    readonly value: string;
                }[];
                /** @description The free days of each kind; absent or empty where none is stated */
                readonly free?: readonly {
                    /** @description False where calendar days are counted, or where it is not known */
                    readonly isWorkingDays: boolean;
                    /**
                     * @description demurrage: in the terminal. detention: outside. merged: until the empty container is returned
                     * @enum {string}
                     */
                    readonly kind: "demurrage" | "detention" | "merged";
                    /** @description Free days; of several container sizes the fewest */
                    readonly least: number;
                    /** @description Free days; of several container sizes the most */
                    readonly most: number;
                }[];
            } | null;
            /** @description Where the price begins */
            readonly from: components["schemas"]["ShipmentEnd"];
            /** @description When the transport begins, before the vessel departs. Absent or null when not known */
            readonly handover?: components["schemas"]["Handover"] | null;
            /** @description The next departures of a part load, earliest first. Absent or empty for containers */
            readonly nextDepartures?: readonly components["schemas"]["LclDeparture"][];
            /** @description The port that the vessel departs from. Absent or null when not known */
            readonly portOfLoading?: components["schemas"]["LoadingPort"] | null;
            /** @description The amounts by currency, and every charge */
            readonly price: components["schemas"]["SharedPrice"];
            /** @description The carrier */
            readonly providerName: string;
            /**
             * @description Spot or Contract. Null when not stated
             * @enum {string|null}
             */
            readonly rateType: "Spot" | "Contract" | null;
            /** @description Remarks of the source, shown as written. Absent or empty without any */
            readonly remarks?: readonly string[];
            /** @description Where the price ends */
            readonly to: components["schemas"]["ShipmentEnd"];
            /** @description The converted total. Null where a rate of exchange is missing */
            readonly total: components["schemas"]["SharedAmount"] | null;
            /** @description Days from the first departure to the last arrival. Null where they are known on request only */
            readonly transitTime: number | null;
            /** @description What must happen until when for the price to hold */
            readonly validity: {
                /**
                 * @description What must be within the days. Null where the source does not state it; the price then ends with its last day
                 * @enum {string|null}
                 */
                readonly basis: "departure" | "booking" | "gate-in" | null;
                /** @description The first day. Null when not stated */
                readonly from: string | null;
                /** @description The last day, or the last local moment. Null when not stated */
                readonly till: string | null;
                /** @description IANA name of the zone of both. Null or absent: not stated */
                readonly timeZone?: string | null;
            };
            /** @description Vessel. Null when none is named */
            readonly vesselName: string | null;
            /** @description Voyage. Null when none is named */
            readonly voyageReference: string | null;
        };
        /** @description Offers to save as a quote */
        readonly QuoteRequest: {
            readonly customer: components["schemas"]["QuoteCustomer"];
            /** @description Term of delivery. Null when not stated */
            readonly incoterm: components["schemas"]["Incoterm"] | null;
            /** @description A note that only the shipper sees. Null without one */
            readonly note: string | null;
            /** @description `offerId` or `_id` of one to four offers */
            readonly offerIds: readonly string[];
            /** @description The search that the offers are from */
            readonly search: components["schemas"]["QuoteSearch"];
            /** @description The last day. Null: as long as all offers last */
            readonly validTill: string | null;
        };
        /** @description The quotes of the shipper */
        readonly QuotesAnswer: {
            readonly answeredAt?: components["schemas"]["AnsweredAt"];
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description One entry for each, newest first */
            readonly result: readonly components["schemas"]["Quote"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description A search for containers, or for a part load */
        readonly QuoteSearch: components["schemas"]["RateSearchRequest"] | components["schemas"]["LclSearch"];
        /**
         * @description open waits for a decision or a booking; expired ended undecided or unbooked
         * @enum {string}
         */
        readonly QuoteState: "open" | "approved" | "declined" | "expired" | "booked";
        /** @description The offers of one group of sources, by format. The portal adds the groups together */
        readonly RateGroup: {
            /** @description Offers of carriers, in any order; absent is the same as empty */
            readonly api?: readonly components["schemas"]["ApiRate"][];
            /** @description Offers from rate sheets, in any order; absent is the same as empty */
            readonly excel?: readonly components["schemas"]["ExcelRate"][];
        };
        /** @description All offers for a search, and what is needed to show them */
        readonly RatesAnswer: {
            readonly answeredAt?: components["schemas"]["AnsweredAt"];
            /** @description The shipper's own bookings whose vessel has not left, cancelled ones left out, newest first; a server may leave them out */
            readonly bookedSailings?: readonly components["schemas"]["BookedSailing"][];
            readonly code: components["schemas"]["Code"];
            /** @description A warning that is shown above the offers, such as sources that did not answer. Null or absent without a warning */
            readonly errorMessage?: string | null;
            /** @description The table for totals in one currency */
            readonly exchangeRates?: components["schemas"]["ExchangeRates"];
            /** @description Prices of haulage tables between the searched places and ports, for the whole requested load, in one of the tables' currencies; a help to complete offers that end at a port, and never part of an offer. A server may leave them out */
            readonly haulageEstimates?: readonly components["schemas"]["HaulageEstimate"][];
            readonly message: components["schemas"]["Message"];
            /** @description Groups of offers, not paged; the portal sorts and filters. A new server sends one group, whose lists are empty when there is no offer. Our server answers at most some hundred offers */
            readonly result: readonly components["schemas"]["RateGroup"][];
            /** @description One entry for each source that was asked, in any order */
            readonly sources?: readonly components["schemas"]["SourceAnswer"][];
            readonly status: components["schemas"]["Status"];
            /** @description The tax of this shipper. Absent where the company states no tax with its prices, and in later parts of an answer that grows */
            readonly taxTerms?: components["schemas"]["TaxTerms"];
        };
        /** @description A search for full containers. Each end has a place, a port, or both */
        readonly RateSearchRequest: {
            /** @description Name of the place of delivery */
            readonly deliveryPlace: components["schemas"]["PlaceName"];
            /** @description The earliest day of departure, from today to today + 30 days. Null is as soon as possible. The portal sends the shipper's local day; "Dates and times" says which days are today */
            readonly departureDate: string | null;
            /** @description Name of the port of discharge */
            readonly dischargePort: components["schemas"]["PlaceName"];
            /** @description Name of the port of loading */
            readonly loadingPort: components["schemas"]["PlaceName"];
            /**
             * @description A constant of the SpotOn API; it does not limit which codes are sent
             * @constant
             */
            readonly locationCodificationType: "CMACGM";
            /** @description True for a reefer that is used as a dry container (switched off). False for dry containers and for cooled cargo */
            readonly nonOperatingReefer: boolean;
            /** @description Name of the place of origin */
            readonly originPlace: components["schemas"]["PlaceName"];
            /** @description Where the cargo ends, as the shipper chose it. A sea port here is the port of discharge, without haulage, when `portOfDischarge` is null. Null when only the port of discharge was chosen */
            readonly placeOfDelivery: components["schemas"]["PlaceCode"];
            /** @description How the cargo is handed out at the place of delivery. Null without that place */
            readonly placeOfDeliveryType: components["schemas"]["HaulageType"];
            /** @description Where the cargo starts, as the shipper chose it. A sea port here is the port of loading, without haulage, when `portOfLoading` is null. Null when only the port of loading was chosen */
            readonly placeOfOrigin: components["schemas"]["PlaceCode"];
            /** @description How the cargo is taken over at the place of origin. Null without that place */
            readonly placeOfOriginType: components["schemas"]["HaulageType"];
            /** @description The sea port where the cargo is discharged. Null when any port may be used */
            readonly portOfDischarge: components["schemas"]["PlaceCode"];
            /** @description The sea port where the cargo is loaded. Null when any port may be used */
            readonly portOfLoading: components["schemas"]["PlaceCode"];
            /** @description Absent unless the load is reefers that are switched on */
            readonly reeferAttributes?: components["schemas"]["ReeferAttributes"];
            /** @description The load: one entry for each size, all dry or all reefer */
            readonly requestedEquipments: readonly components["schemas"]["RequestedEquipment"][];
        };
        /** @description Which messages are read */
        readonly ReadNotificationsRequest: {
            /** @description Ids of messages. Null for all */
            readonly ids: readonly string[] | null;
        };
        /** @description Codes that replace the app once each, shown once */
        readonly RecoveryCodes: {
            /** @description The codes */
            readonly recoveryCodes: readonly string[];
        };
        /** @description The recovery codes as the only entry */
        readonly RecoveryCodesAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The only entry */
            readonly result: readonly components["schemas"]["RecoveryCodes"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description The cooling that the cargo needs; only for reefers that are switched on */
        readonly ReeferAttributes: {
            /** @description Set point in °C */
            readonly temperature: number;
            /** @description Fresh air in m³ per hour. Null when the vents are closed */
            readonly ventilation: number | null;
        };
        /** @description The shipper's own reference of the booking, such as a purchase order number; stored as typed, without blanks around it */
        readonly Reference: string | null;
        /** @description The reference as it was stored */
        readonly ReferenceAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The reference as the only entry */
            readonly result: readonly {
                /** @description The stored reference. Null when there is none */
                readonly reference: components["schemas"]["Reference"];
            }[];
            readonly status: components["schemas"]["Status"];
        };
        /** @description The new reference of a booking */
        readonly ReferenceRequest: {
            /** @description The new reference. Null or an empty text removes it */
            readonly reference: components["schemas"]["Reference"];
        };
        /** @description What was booked before a change, with every charge */
        readonly ReplacedOffer: {
            /** @description ETA. Null when not known */
            readonly arrivalDate: components["schemas"]["LocalTime"];
            /** @description By size */
            readonly containers: readonly components["schemas"]["AmendedContainers"][];
            /** @description ETD. Null when not known */
            readonly departureDate: components["schemas"]["LocalTime"];
            /** @description The amounts by currency, and every charge */
            readonly price: components["schemas"]["SharedPrice"];
            /** @description All priced charges in one currency. Null when an exchange rate is missing */
            readonly total: components["schemas"]["ChangeAmount"] | null;
            /** @description Vessel. Null when not known */
            readonly vesselName: string | null;
            /** @description Voyage. Null when not known */
            readonly voyageReference: string | null;
        };
        /** @description The sailing, load and total that are asked for */
        readonly Replacement: {
            /** @description ETA. Null when not known */
            readonly arrivalDate: components["schemas"]["LocalTime"];
            /** @description By size */
            readonly containers: readonly components["schemas"]["AmendedContainers"][];
            /** @description ETD. Null when not known */
            readonly departureDate: components["schemas"]["LocalTime"];
            /** @description All priced charges in one currency. Null when an exchange rate is missing */
            readonly total: components["schemas"]["ChangeAmount"] | null;
            /** @description Vessel. Null when not known */
            readonly vesselName: string | null;
            /** @description Voyage. Null when not known */
            readonly voyageReference: string | null;
        };
        /** @description What the desk has asked for */
        readonly RequestedDocument: {
            /** @description The last day on which it is of use. Null if the desk states none */
            readonly dueOn: string | null;
            /** @description What it is needed for. Null if the desk states nothing */
            readonly note: string | null;
            /** @description When it was asked for */
            readonly requestedAt: string;
        };
        /** @description Containers of one size */
        readonly RequestedEquipment: {
            /** @description The container size, at most once in a search */
            readonly equipmentGroupIsoCode: components["schemas"]["EquipmentCode"];
            /** @description How many containers of this size; all sizes together at most 100 */
            readonly numberOfContainers: number;
            /** @description Net weight of the cargo in one container in whole kilograms; 0 when not stated */
            readonly weightPerContainer: number;
        };
        /** @description The mailed token and the new password */
        readonly ResetPasswordRequest: {
            /** @description The same as password */
            readonly confirmPassword: string;
            /** @description At least 6 and at most 1000 characters; other lengths are refused with 422 at this field */
            readonly password: string;
            /** @description The token of the mailed link */
            readonly token: string;
        };
        /** @description A stop of the planned route, in the order of the journey */
        readonly RouteStop: {
            /** @description Position of the place, for the map */
            readonly coordinates?: components["schemas"]["Coordinates"];
            /** @description Name of the country in English */
            readonly country?: components["schemas"]["OptionalText"];
            /** @description Name of the place */
            readonly locationName: string;
            /** @description DCSA: POO origin, POL port of loading, POD port of discharge, FPD final destination (also PRE, TSP, PDE) */
            readonly shipmentLocationType: string;
            /** @description IANA name of the place's time zone (Europe/Amsterdam). Null: derived from the place where it is known */
            readonly timeZone?: string | null;
            /** @description UN/LOCODE of the place */
            readonly unLocationCode?: components["schemas"]["OptionalText"];
        };
        /** @description One leg of the route, by one means of transport */
        readonly RoutingLeg: {
            /** @description When the leg ends, local to its end */
            readonly arrivalDate?: components["schemas"]["LocalTime"];
            /** @description The latest booking */
            readonly bookingCutOffDate?: components["schemas"]["LocalTime"];
            /** @description When the leg starts, local to its start */
            readonly departureDate?: components["schemas"]["LocalTime"];
            /** @description Where the leg starts */
            readonly legFrom: components["schemas"]["LegEnd"];
            /** @description Position of the leg. Null when not stated; the order of the list counts */
            readonly legNumber?: number | null;
            /** @description Where the leg ends */
            readonly legTo: components["schemas"]["LegEnd"];
            /** @description VESSEL, RAIL, TRUCK or BARGE; anything else is shown without a symbol */
            readonly modeOfTransport?: components["schemas"]["CodedValue"];
            /** @description The latest delivery of the full containers to the terminal */
            readonly portCutOffDate?: components["schemas"]["LocalTime"];
            /** @description The carrier's service. Its code is shown when it has no name */
            readonly service?: components["schemas"]["CodeAndName"];
            /** @description Name of the vessel */
            readonly vesselName?: components["schemas"]["OptionalText"];
            /** @description The latest declaration of the verified gross mass */
            readonly vgmCutOffDate?: components["schemas"]["LocalTime"];
            /** @description The carrier's voyage number */
            readonly voyageReference?: components["schemas"]["OptionalText"];
        };
        /** @description What a request makes of a part of the sailing, local to its ports */
        readonly SailingChange: {
            /** @description As it would be. Null when not known */
            readonly after: string | null;
            /** @description As it is booked: a text, a date, or a date and a time. Null when not known */
            readonly before: string | null;
            /**
             * @description What changes
             * @enum {string}
             */
            readonly field: "vessel" | "voyage" | "departure" | "arrival" | "bookingCutOff" | "documentsCutOff" | "vgmCutOff" | "cfsCutOff" | "gateInCutOff" | "customsCutOff";
        };
        /** @description The details as they are now in the form */
        readonly SaveCargoRequest: {
            readonly details: components["schemas"]["CargoDetails"];
            /** @description The version that the change began with */
            readonly version: number;
        };
        /** @description A company of the address book */
        readonly SavedAddress: {
            /** @description For changeAddress and deleteAddress */
            readonly id: string;
            /** @description The company */
            readonly party: components["schemas"]["CargoParty"];
            /** @description Raised with every change */
            readonly version: number;
        };
        /** @description A view of My Bookings under a name */
        readonly SavedView: {
            /** @description For renameSavedView and deleteSavedView */
            readonly id: string;
            /** @description The name that the shipper chose */
            readonly name: string;
            readonly query: components["schemas"]["SavedViewQuery"];
        };
        /** @description The view as the only entry of `result` */
        readonly SavedViewAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The view as the only entry */
            readonly result: readonly components["schemas"]["SavedView"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description The new name of a view */
        readonly SavedViewName: {
            /** @description A name that no other view of the shipper has */
            readonly name: string;
        };
        /** @description What My Bookings is searched, filtered and sorted by, in the terms of listQuotations */
        readonly SavedViewQuery: {
            /** @description Only bookings with this carrier. Null if all are shown */
            readonly carrier: string | null;
            /**
             * @description Only bookings that depart (ETD) in the next 30 days, in the last 30 or 90 days, or `between` `departureFrom` and `departureTill`
             * @enum {string}
             */
            readonly departure: "any" | "next-30" | "last-30" | "last-90" | "between";
            /** @description The first day of `between`. Null without a limit */
            readonly departureFrom: string | null;
            /** @description The last day of `between`. Null without a limit */
            readonly departureTill: string | null;
            /** @description Words that a booking must contain; empty if all are shown */
            readonly search: string;
            /**
             * @description The order, as in listQuotations
             * @enum {string}
             */
            readonly sort: "bookedOn" | "-bookedOn" | "departure" | "-departure" | "arrival" | "-arrival" | "-total";
            /**
             * @description Only bookings with this status. Null if all are shown
             * @enum {string|null}
             */
            readonly status: "0" | "1" | "2" | "unknown" | null;
        };
        /** @description A view to save */
        readonly SavedViewRequest: {
            /** @description A name that no other view of the shipper has */
            readonly name: string;
            readonly query: components["schemas"]["SavedViewQuery"];
        };
        /** @description The views of My Bookings of the shipper */
        readonly SavedViewsAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description One entry for each view, sorted by name */
            readonly result: readonly components["schemas"]["SavedView"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description The way by sea between two stops, along usual lanes; for drawing, not for navigation */
        readonly SeaLane: {
            /** @description UN/LOCODE of the port that is left */
            readonly from: string;
            /** @description Length of the way in nautical miles. Null when not known */
            readonly nauticalMiles?: number | null;
            /** @description From port to port: longitude (-180 to 180) and latitude (-90 to 90) of each point */
            readonly path: readonly (readonly number[])[];
            /** @description UN/LOCODE of the port that is reached */
            readonly to: string;
        };
        /** @description A lane and a load under a name */
        readonly SearchTemplate: {
            /** @description For renameTemplate and deleteTemplate */
            readonly id: string;
            /** @description The name that the shipper chose */
            readonly name: string;
            /** @description The search; `departureDate` of a search for containers is null */
            readonly search: components["schemas"]["QuoteSearch"];
        };
        /** @description The second factor of a person */
        readonly SecondFactor: {
            /** @description Whether signing in asks for a code */
            readonly isOn: boolean;
            /** @description Whether the company requires it */
            readonly isRequired: boolean;
            /** @description Recovery codes that were not used */
            readonly recoveryCodesLeft: number;
        };
        /** @description The second factor as the only entry */
        readonly SecondFactorAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The only entry */
            readonly result: readonly components["schemas"]["SecondFactor"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description A code of the authenticator app */
        readonly SecondFactorCode: {
            /** @description Six digits */
            readonly code: string;
        };
        /** @description A sign-in that needs a code */
        readonly SecondFactorNeeded: {
            /**
             * @description Always 4011
             * @enum {integer}
             */
            readonly code: 4011;
            readonly message: components["schemas"]["Message"];
            /** @description The challenge */
            readonly result: readonly components["schemas"]["SignInChallenge"][];
            /**
             * @description Always false
             * @enum {boolean}
             */
            readonly status: false;
        };
        /** @description A code of the app or a recovery code */
        readonly SecondFactorProof: {
            /** @description That of signIn */
            readonly challenge: string;
            /** @description Six digits of the authenticator app */
            readonly code?: string;
            /** @description One of the ten recovery codes */
            readonly recoveryCode?: string;
        };
        /** @description Whether the company requires a second factor */
        readonly SecondFactorRule: {
            /** @description Of everybody */
            readonly isRequired: boolean;
        };
        /** @description What an authenticator app is set up with */
        readonly SecondFactorSetup: {
            /** @description An SVG picture with the QR code, to scan */
            readonly qrSvg: string;
            /** @description In base32, to type */
            readonly secret: string;
        };
        /** @description The setup as the only entry */
        readonly SecondFactorSetupAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The only entry */
            readonly result: readonly components["schemas"]["SecondFactorSetup"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description The part to send */
        readonly SendCargoRequest: {
            /** @description The container of a VGM, from 1; 0 for every other part */
            readonly container: number;
            readonly subject: components["schemas"]["CargoSubject"];
            /** @description The version that the shipper sees */
            readonly version: number;
        };
        /** @description The address that signs up */
        readonly SendVerificationRequest: {
            /** @description The constant that names this application */
            readonly applicationId: components["schemas"]["ApplicationIdText"];
            /** @description The address that the code is mailed to */
            readonly email: string;
        };
        /** @description A piece of a text, with the fact that it states. The pieces in their order are the text. A reader with other formats writes the day or the amount in them; a reader that does not know the fact takes `text` */
        readonly SentencePart: {
            /** @description The amount that it states. Absent where it states none */
            readonly amount?: components["schemas"]["ChangeAmount"];
            /** @description The day that it states. Absent where it states none */
            readonly day?: string;
            /**
             * @description Of a day: `date` is 03 Dec 2026, `weekday` is Thu 03 Dec, `full-date` is Thu 03 Dec 2026
             * @enum {string}
             */
            readonly style?: "date" | "weekday" | "full-date";
            /** @description The piece as the text has it */
            readonly text: string;
        };
        /** @description Two opaque texts. Every signed-in call sends both. A server chooses their form; neither may be empty or contain a line break, because they become headers */
        readonly SessionCredentials: {
            /** @description Sent as the header `x-api-key` */
            readonly xApiKey: string;
            /** @description Sent as the header `x-token`. At least twelve of its characters differ from those of any other session */
            readonly xToken: string;
        };
        /** @description The sessions of the account */
        readonly SessionsAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The session of the request first, then the last used first */
            readonly result: readonly components["schemas"]["AccountSession"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description An amount */
        readonly SharedAmount: {
            /** @description In units of the currency */
            readonly amount: number;
            /** @description ISO 4217 */
            readonly currency: string;
        };
        /** @description A booking as the reader of a link sees it */
        readonly SharedBooking: {
            /** @description Number of the booking. Null if the link does not show references, or while there is none */
            readonly bookingId?: string | null;
            /** @description Whether the reader may call markSharedDeadline; absent is false */
            readonly canMark?: boolean;
            /** @description Container numbers (ISO 6346) that were reported; empty or absent when none was */
            readonly containerNumbers?: readonly string[];
            /** @description What is due when. Null unless the link shows deadlines; an older server leaves it out */
            readonly deadlines?: readonly components["schemas"]["BookingDeadline"][] | null;
            /** @description The files that can be downloaded; empty for none */
            readonly documents: readonly components["schemas"]["QuotationFile"][];
            /** @description What the charges were converted with. Null or absent without prices or without a table; the page then shows no conversion */
            readonly exchangeRates?: components["schemas"]["ExchangeRates"] | null;
            /** @description From when on the link does not work (RFC 3339) */
            readonly expiresAt: string;
            /** @description The legs between the stops; empty or absent when not known */
            readonly legs?: readonly components["schemas"]["SharedLeg"][];
            /** @description The price as booked. Null unless the link shows prices; an older server leaves it out */
            readonly price?: components["schemas"]["SharedPrice"] | null;
            /** @description The carrier or the consolidator. Null when not known */
            readonly providerName?: string | null;
            /** @description The shipper's own reference. Null if the link does not show references, or without one */
            readonly reference?: components["schemas"]["Reference"];
            /** @description What was booked and how far it is; `total` is null unless the link shows prices. Absent when not known */
            readonly shipment?: components["schemas"]["BookedShipment"];
            /** @description As `status` of a booking in listQuotations */
            readonly status: number;
            /** @description The route, in the order of the journey; empty or absent when not known */
            readonly stops?: readonly components["schemas"]["SharedStop"][];
            /** @description The tax that the price was quoted with, on top of its total; absent without prices, and where the company stated none */
            readonly taxTerms?: components["schemas"]["TaxTerms"];
        };
        /** @description What a link shows as the only entry of `result` */
        readonly SharedBookingAnswer: {
            readonly answeredAt?: components["schemas"]["AnsweredAt"];
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The booking as the only entry */
            readonly result: readonly components["schemas"]["SharedBooking"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description A charge of a price */
        readonly SharedCharge: {
            /** @description What it costs. Null or absent unless it is priced */
            readonly amount?: components["schemas"]["SharedAmount"] | null;
            /**
             * @description What it is counted by. `unknown` where the words of the source could not be read
             * @enum {string}
             */
            readonly basis: "per-container" | "per-bill-of-lading" | "per-wm" | "per-cbm" | "per-cft" | "per-ton" | "per-cwt" | "per-kg" | "flat" | "percent" | "unknown";
            /**
             * @description What it is for, which states its rate of tax. Stated with `taxTerms` alone
             * @enum {string}
             */
            readonly costItem?: "origin-haulage" | "origin-terminal" | "origin-documents" | "ocean-freight" | "freight-surcharges" | "destination-terminal" | "destination-documents" | "destination-haulage" | "customs" | "insurance" | "unclassified";
            /** @description The container size that it is for. Null or absent where it is not tied to one */
            readonly equipmentGroupIsoCode?: string | null;
            /**
             * @description Where it arises
             * @enum {string}
             */
            readonly group: "origin" | "freight" | "destination" | "warehouse";
            /** @description Name of the charge */
            readonly name: string;
            /** @description What else the amount depends on, such as a minimum that applies. Null or absent without any */
            readonly note?: string | null;
            /** @description The pieces of `note`. Absent where it states no amount */
            readonly noteParts?: readonly components["schemas"]["SentencePart"][];
            /** @description How many units. Null or absent unless it is priced */
            readonly quantity?: number | null;
            /**
             * @description priced: quantity times unit is the amount. included: part of basic freight, and not added. unpriced: the source states it in words (`text`)
             * @enum {string}
             */
            readonly state: "priced" | "included" | "unpriced";
            /** @description What the source states of a charge without an amount, shown as written. Null or absent unless it is unpriced */
            readonly text?: string | null;
            /** @description The price of one unit. Null or absent unless it is priced */
            readonly unit?: components["schemas"]["SharedAmount"] | null;
        };
        /** @description A leg between two stops */
        readonly SharedLeg: {
            /** @description Position in `stops`, from 0 */
            readonly from: number;
            /**
             * @description How it is carried
             * @enum {string}
             */
            readonly mode: "sea" | "rail" | "truck" | "barge" | "unknown";
            /**
             * @description How far it is
             * @enum {string}
             */
            readonly state: "done" | "under-way" | "to-go";
            /** @description Position in `stops`, from 0 */
            readonly to: number;
            /** @description Vessel. Null while none is named */
            readonly vesselName: string | null;
            /** @description Voyage. Null while none is named */
            readonly voyageReference: string | null;
        };
        /** @description A link that works without an account, without its address */
        readonly SharedLink: {
            /** @description When it was created (RFC 3339) */
            readonly createdAt: string;
            /** @description From when on it does not work (RFC 3339) */
            readonly expiresAt: string;
            /** @description For revokeLink */
            readonly id: string;
            /**
             * @description What it leads to. `booking` a page of a booking to read, `quote` a quote to read and approve
             * @enum {string}
             */
            readonly kind: "booking" | "quote";
            /** @description When its page was last opened (RFC 3339). Null while nobody has opened it */
            readonly lastOpenedAt: string | null;
            /** @description The number of the booking or of the quote when the link was created */
            readonly number: string;
            /** @description How often its page was opened */
            readonly opens: number;
            /** @description What it shows; absent for quotes */
            readonly options?: components["schemas"]["BookingLinkOptions"];
            /** @description Whom it is for, in the shipper's words; only the shipper sees it */
            readonly recipient: string;
            /**
             * @description active, expired or revoked
             * @enum {string}
             */
            readonly state: "active" | "expired" | "revoked";
            /** @description `_id` of the booking, or the id of the quote */
            readonly subject: string;
        };
        /** @description What was booked at which price */
        readonly SharedPrice: {
            /** @description Every charge, in the order of the journey */
            readonly charges: readonly components["schemas"]["SharedCharge"][];
            /** @description One amount for each currency */
            readonly totals: readonly components["schemas"]["SharedAmount"][];
        };
        /** @description A quote as the recipient of a link reads it */
        readonly SharedQuote: {
            /** @description Only the shipper reads them: never part of this answer */
            readonly bookings?: unknown;
            /** @description Code of the page that verifies the document */
            readonly code: string;
            /** @description Oldest first */
            readonly comments: readonly components["schemas"]["QuoteComment"][];
            /** @description The containers that the offers were quoted for; empty for a part load */
            readonly containers: readonly components["schemas"]["RequestedEquipment"][];
            /** @description When it was saved (RFC 3339) */
            readonly createdAt: string;
            /** @description Whom it is addressed to */
            readonly customer: components["schemas"]["QuoteCustomer"];
            /** @description What the recipient of the link decided. Null while nothing is decided */
            readonly decision: components["schemas"]["QuoteDecision"] | null;
            /** @description Only the shipper reads it: never part of this answer */
            readonly deskRequest?: unknown;
            /** @description The rates of exchange that totals are converted with. Null without any */
            readonly exchangeRates: components["schemas"]["ExchangeRates"] | null;
            /** @description From when on the link does not work (RFC 3339) */
            readonly expiresAt: string;
            /** @description Term of delivery. Null when not stated */
            readonly incoterm: components["schemas"]["Incoterm"] | null;
            /** @description Only the shipper reads it: never part of this answer */
            readonly note?: unknown;
            /** @description Number of the quote */
            readonly number: string;
            /** @description The offers in the order in which they were chosen */
            readonly offers: readonly components["schemas"]["QuoteOffer"][];
            /** @description The part load that the offers were quoted for. Null or absent for containers */
            readonly partLoad?: components["schemas"]["PartLoad"] | null;
            /** @description Only the shipper reads it: never part of this answer */
            readonly search?: unknown;
            /** @description Who shares it */
            readonly sender: string;
            readonly state: components["schemas"]["QuoteState"];
            /** @description The tax that the offers were quoted with, on top of their totals; absent where the company stated none */
            readonly taxTerms?: components["schemas"]["TaxTerms"];
            /** @description IANA name of the zone in which the last day ends. Null or absent: not stated */
            readonly timeZone?: string | null;
            /** @description The last day on which it can be approved and booked, at the server's office */
            readonly validTill: string;
        };
        /** @description A shared quote as the only entry of `result` */
        readonly SharedQuoteAnswer: {
            readonly answeredAt?: components["schemas"]["AnsweredAt"];
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description As the only entry */
            readonly result: readonly components["schemas"]["SharedQuote"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description A comment of the recipient of a link */
        readonly SharedQuoteCommentRequest: {
            /** @description Name of who writes */
            readonly name: string;
            /** @description The comment */
            readonly text: string;
        };
        /** @description A place of the route */
        readonly SharedStop: {
            /** @description Arrival. Null when not known */
            readonly arrival: components["schemas"]["ShipmentMoment"] | null;
            /** @description Departure. Null when not known */
            readonly departure: components["schemas"]["ShipmentMoment"] | null;
            /**
             * @description What it is
             * @enum {string}
             */
            readonly kind: "door" | "inland" | "sea" | "transhipment";
            /** @description Name of the place */
            readonly locationName: string;
            /** @description Whether the shipment has been there */
            readonly reached: boolean;
            /**
             * @description DCSA: POO origin, POL port of loading, TSP transhipment, POD port of discharge, FPD final destination
             * @enum {string}
             */
            readonly shipmentLocationType: "POO" | "POL" | "TSP" | "POD" | "FPD";
            /** @description UN/LOCODE. Null when it has none */
            readonly unLocationCode: string | null;
        };
        /** @description A line of a rate sheet as it was read */
        readonly SheetLineAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The line as the only entry */
            readonly result: readonly {
                /** @description The filled cells in the order of the columns; without the columns that are not for shippers. At most 60 */
                readonly cells: readonly {
                    /** @description The header of the column */
                    readonly header: string;
                    /** @description The text of the cell */
                    readonly text: string;
                }[];
                /** @description Number of the line in the file, from 1 */
                readonly line: number;
            }[];
            readonly status: components["schemas"]["Status"];
        };
        /** @description Where a shipment starts or ends */
        readonly ShipmentEnd: {
            /** @description door, inland or sea. Null or any other word is sea */
            readonly kind?: string | null;
            /** @description Name of the place */
            readonly locationName: string;
            /** @description IANA name of the zone of the place. Null or absent: not stated */
            readonly timeZone?: string | null;
            /** @description UN/LOCODE of the place. Null when it has none */
            readonly unLocationCode?: components["schemas"]["OptionalText"];
        };
        /** @description When a shipment leaves or arrives */
        readonly ShipmentMoment: {
            /** @description DCSA: ACT actual, EST estimated by the carrier, PLN planned at the time of booking. Null is PLN */
            readonly eventClassifierCode?: string | null;
            /** @description Date, or date and time, local to the place */
            readonly eventDateTime: string;
        };
        /** @description MAERSK, HAPAG_LLOYD, HMM, ONE, EVERGREEN, MSC, CMA_CGM, COSCO, ZIM, YANG_MING, or the name of another carrier */
        readonly ShippingLine: string;
        /** @description The credentials of a new session */
        readonly SignInAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The credentials as the only entry */
            readonly result: readonly components["schemas"]["SessionCredentials"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description What a code is sent with */
        readonly SignInChallenge: {
            /** @description Names the sign-in for ten minutes */
            readonly challenge: string;
            /** @description Recovery codes that were not used */
            readonly recoveryCodesLeft: number;
            /** @description What to set an authenticator app up with, if the company requires a second factor and the person has none; null otherwise */
            readonly setup: components["schemas"]["SecondFactorSetup"] | null;
        };
        /** @description What a person types to sign in, and the application's constant */
        readonly SignInRequest: {
            /**
             * @description The constant that names this application
             * @constant
             */
            readonly applicationId: 702020;
            /** @description The password as typed */
            readonly password: string;
            /** @description The email address of the account, in any letter case */
            readonly username: string;
        };
        /** @description The details of a new account, sent as the JSON text `basic_data` */
        readonly SignUpDetails: {
            /** @description Postal address in one text */
            readonly address: string;
            /** @description The shipper's company */
            readonly companyName: string;
            /** @description The same text as `password`; another one is refused with 422 */
            readonly confirmPassword: string;
            /** @description The `_id` of a country that listCountries answered */
            readonly country: string;
            /** @description The verified address */
            readonly email: string;
            /** @description Given name */
            readonly firstName: string;
            /** @description Indian tax number (GSTIN); required for domestic accounts, absent for international ones */
            readonly gstNumber?: string;
            /** @description Family name */
            readonly lastName: string;
            /** @description Indian tax number (PAN), domestic accounts only */
            readonly panNumber?: string;
            /** @description At least 6 characters */
            readonly password: string;
            /** @description Phone number as typed, with or without a dialling code */
            readonly phoneNumber: string;
            /** @description Postal code, at most 6 characters */
            readonly pinCode: string;
        };
        /** @description The parts of the multipart form of signUp */
        readonly SignUpForm: {
            /** @description The constant that names this application */
            readonly applicationId: components["schemas"]["ApplicationIdText"];
            /** @description A JSON text with the fields of SignUpDetails */
            readonly basic_data: string;
            /**
             * Format: binary
             * @description PDF, at most 5 MB, domestic accounts only
             */
            readonly gstCopy?: Blob;
            /**
             * Format: binary
             * @description PDF, at most 5 MB, domestic accounts only
             */
            readonly panCopy?: Blob;
        };
        /** @description Whether one rate source answered the search */
        readonly SourceAnswer: {
            /** @description The name that the shipper sees */
            readonly name: string;
            /**
             * @description answered (also without offers), failed, or timed-out
             * @enum {string}
             */
            readonly outcome: "answered" | "failed" | "timed-out";
        };
        /** @description How far a rate source is with a search */
        readonly SourceProgress: {
            /** @description The name that the shipper sees */
            readonly name: string;
            /** @description How many offers it has given */
            readonly offers: number;
            /** @description When it stated its prices (RFC 3339), which is before the search for prices that were kept; null for prices of the forwarder */
            readonly pricedAt: string | null;
            /** @description Why it has no offer, or its offers no total, as a sentence for the shipper; null if there is nothing to say */
            readonly reason: string | null;
            /** @description Since it was asked, or that it took to answer; null if it was not asked for this search */
            readonly seconds: number | null;
            /**
             * @description asking; answered (also without offers); late: it was not waited for any longer, and its answer is kept for the next search if the carrier allows it; refused: the carrier has no offer; failed; paused: it failed repeatedly; used-up: it allows no more calls for now; stopped: the shipper ended the search
             * @enum {string}
             */
            readonly state: "asking" | "answered" | "late" | "refused" | "failed" | "paused" | "used-up" | "stopped";
            /** @description When it is asked again (RFC 3339); null if nobody knows, or for other states */
            readonly until: string | null;
            /** @description While it is asking: the median of what its last answers took; left out where too few were measured */
            readonly usualSeconds?: number;
        };
        /** @description How much space is left for some container sizes */
        readonly SpaceAllocation: {
            /** @description False where no space is left: the offer cannot be booked. Null when not known */
            readonly allocation?: boolean | null;
            /** @description The container sizes; empty or absent for all of them */
            readonly equipmentGroupIsoCode?: readonly string[];
            /** @description Space in TEU; not read. Null when not known */
            readonly nbOfAvailableTeus?: number | null;
            /** @description Containers for which there is space; not read. Null when not known */
            readonly nbOfContainersAvailable?: number | null;
            /** @description True where there is space for a part; not read. Null when not known */
            readonly partialAllocation?: boolean | null;
        };
        /** @description What the offer states about one of the requested container sizes */
        readonly SpotEquipment: {
            /** @description False where the carrier has no rate for this size: the offer cannot be booked. Null is not false */
            readonly availableRate?: boolean | null;
            /** @description The container size */
            readonly equipmentGroupIsoCode: string;
            /** @description The most cargo that one container may carry, in metric tons */
            readonly maxNetWeight?: components["schemas"]["NumberOrText"];
            /** @description How many containers the carrier quoted. Null is read as none */
            readonly numberOfContainerRequested?: number | null;
            /** @description The cooling that was quoted; not read */
            readonly reeferAttributes?: {
                /** @description Set point in °C. Null when not stated */
                readonly temperature?: number | null;
                /** @description Fresh air in m³ per hour. Null when closed */
                readonly ventilation?: number | null;
            };
        };
        /** @description True when the call did what was asked */
        readonly Status: boolean;
        /** @description One charge of an offer */
        readonly Surcharge: {
            /** @description For one container, or once for the bill of lading, depending on the list. Negative is a discount */
            readonly amount?: components["schemas"]["Amount"];
            /** @description Which charge it is */
            readonly charge: components["schemas"]["ChargeName"];
            /** @description Currency of `amount`. Without one the charge has no price: the currency of another amount is never assumed */
            readonly chargeCurrency?: components["schemas"]["Currency"];
            /** @description A remark on the rule, shown with the charge */
            readonly commentOnChargeRule?: components["schemas"]["OptionalText"];
            /** @description Older name of the remark */
            readonly customerComment?: components["schemas"]["OptionalText"];
            /** @description True: part of basic freight, listed and never added. Null is false */
            readonly includedInBasicFreight?: boolean | null;
            /** @description P prepaid (due before shipment), C collect (due after shipment), BKG as the freight */
            readonly paymentMethod?: components["schemas"]["CodedValue"];
            /** @description The charge is this percentage of other charges, which the carrier does not name; `amount` is the result */
            readonly percentageRate?: components["schemas"]["Amount"];
            /** @description The amount in `pivotCurrency`, as the carrier converts it. It is used instead of our own conversion */
            readonly pivotAmount?: components["schemas"]["Amount"];
            /** @description Currency of `pivotAmount` */
            readonly pivotCurrency?: components["schemas"]["Currency"];
        };
        /** @description The rate of a kind of charge */
        readonly TaxRate: {
            /**
             * @description What a charge is for; `unclassified` where that is not known
             * @enum {string}
             */
            readonly costItem: "origin-haulage" | "origin-terminal" | "origin-documents" | "ocean-freight" | "freight-surcharges" | "destination-terminal" | "destination-documents" | "destination-haulage" | "customs" | "insurance" | "unclassified";
            /** @description Of IGST, or of both halves together, as a decimal text */
            readonly percent: string;
            /** @description Services Accounting Code (SAC) */
            readonly serviceCode: string;
        };
        /** @description The goods and services tax of India for a customer. It is on top of prices: totals, filters and the order of offers are before tax. The tax of each priced charge is rounded once, half-up, in the currency of the charge. Later versions may add values of `kind`, which the portal ignores */
        readonly TaxTerms: {
            /**
             * @description igst: the customer is in another State than the company. cgst-sgst, cgst-utgst: in the same State or Union territory; each tax is half of the rate. zero-rated: outside India, without tax. unknown: `missing` states what is needed first
             * @enum {string}
             */
            readonly kind: "igst" | "cgst-sgst" | "cgst-utgst" | "zero-rated" | "unknown";
            /**
             * @description gstin: the customer is in India and has none. country: neither is known. one-gstin: the tax differs between the States of its GSTINs. Absent unless `kind` is unknown
             * @enum {string}
             */
            readonly missing?: "gstin" | "country" | "one-gstin";
            /** @description State code of the place of supply. Null outside India, and where it is one of several States with the same tax; absent without a tax */
            readonly placeOfSupply?: string | null;
            /** @description The rates. A charge that none of them is for has no rate; the portal names it. Absent without a tax */
            readonly rates?: readonly components["schemas"]["TaxRate"][];
        };
        /** @description The template as the only entry of `result` */
        readonly TemplateAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The template as the only entry */
            readonly result: readonly components["schemas"]["SearchTemplate"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description The new name of a template */
        readonly TemplateName: {
            /** @description A name that no other template of the shipper has */
            readonly name: string;
        };
        /** @description A template to save */
        readonly TemplateRequest: {
            /** @description A name that no other template of the shipper has */
            readonly name: string;
            /** @description The lane and the load */
            readonly search: components["schemas"]["QuoteSearch"];
        };
        /** @description The templates of the shipper */
        readonly TemplatesAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description One entry for each template, sorted by name */
            readonly result: readonly components["schemas"]["SearchTemplate"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description A success with one token */
        readonly TokenAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The token as the only entry */
            readonly result: readonly string[];
            readonly status: components["schemas"]["Status"];
        };
        /** @description The route of a shipment and the events on it */
        readonly Tracking: {
            /** @description All reports, in any order, corrections and withdrawals included. The portal decides which of them apply */
            readonly details: readonly components["schemas"]["TrackingEvent"][];
            /** @description The latest report of the carrier (RFC 3339). Null when there is none */
            readonly lastHeardAt?: string | null;
            /** @description The planned route, in the order of the journey */
            readonly overview: readonly components["schemas"]["RouteStop"][];
            /** @description The ways by sea between stops, for the map; absent: the map draws straight lines */
            readonly seaLanes?: readonly components["schemas"]["SeaLane"][];
        };
        /** @description One shipment as the only entry of `result`; an empty list when nothing is known yet */
        readonly TrackingAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The shipment as the only entry; empty when nothing is known yet */
            readonly result: readonly components["schemas"]["Tracking"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description An event in the vocabulary of DCSA Track & Trace 2.2, flat. An event with a property of another type than stated is shown as unreadable */
        readonly TrackingEvent: {
            /** @description Terminal or address, shown below the place */
            readonly address?: components["schemas"]["OptionalText"];
            /** @description Why the event was changed or withdrawn */
            readonly changeRemark?: components["schemas"]["OptionalText"];
            /** @description Position of the place */
            readonly coordinates?: components["schemas"]["Coordinates"];
            /** @description DCSA, of a shipment event: BKG, TRD, VGM, … Null for other events */
            readonly documentTypeCode?: string | null;
            /** @description DCSA: EMPTY or LADEN. Null when not known */
            readonly emptyIndicatorCode?: string | null;
            /** @description DCSA: LOAD, DISC, GTIN, GTOT, … Null for other kinds of event */
            readonly equipmentEventTypeCode?: string | null;
            /** @description Container number (ISO 6346). Null for events of the whole shipment */
            readonly equipmentReference?: string | null;
            /** @description DCSA: ACT actual, EST estimated, PLN planned. Null when not known */
            readonly eventClassifierCode?: string | null;
            /** @description When the carrier reported the event (RFC 3339). Null when not known */
            readonly eventCreatedDateTime?: string | null;
            /** @description Local to the place, with its offset where it is known (2026-11-26T06:20:00+05:30). Null when not known */
            readonly eventDateTime?: string | null;
            /** @description Id of the event. A later event with the same id corrects the earlier one; both are listed. Null when the source has no ids */
            readonly eventId?: string | null;
            /** @description DCSA: TRANSPORT, EQUIPMENT or SHIPMENT. Null when not known */
            readonly eventType?: string | null;
            /** @description Name of the terminal or depot */
            readonly facilityName?: components["schemas"]["OptionalText"];
            /** @description DCSA: POTE port terminal, DEPO depot, INTE inland terminal, … */
            readonly facilityTypeCode?: components["schemas"]["OptionalText"];
            /** @description The label of the event, shown when the codes are not known. Null when there is none */
            readonly internalEventLabel?: components["schemas"]["OptionalText"];
            /** @description True when the carrier withdrew the event. Null is false */
            readonly isRetracted?: boolean | null;
            /** @description Name of the place */
            readonly locationName?: components["schemas"]["OptionalText"];
            /** @description VESSEL, TRUCK, RAIL or BARGE. Null when not known */
            readonly modeOfTransport?: string | null;
            /** @description Of a vessel departure from the port of loading, the cut-offs of that sailing as in DCSA Booking 2.0. Needed where the vessel is another one than the booked one, whose cut-offs do not apply any more. Null when not known */
            readonly shipmentCutOffTimes?: readonly {
                /** @description Date, or date and time, local to the port of loading */
                readonly cutOffDateTime: string;
                /** @description DCO documents, VCO VGM, LCO CFS, PCO port, STA booking, CUA customs */
                readonly cutOffDateTimeCode: string;
            }[] | null;
            /** @description DCSA: RECE, CONF, … Null for other kinds of event */
            readonly shipmentEventTypeCode?: string | null;
            /** @description IANA name of the place's time zone. Null: derived from the place where it is known */
            readonly timeZone?: string | null;
            /** @description DCSA: ARRI, DEPA. Null for other kinds of event */
            readonly transportEventTypeCode?: string | null;
            /** @description UN/LOCODE of the place */
            readonly unLocationCode?: components["schemas"]["OptionalText"];
            /** @description IMO number of the vessel, seven digits */
            readonly vesselIMONumber?: components["schemas"]["OptionalText"];
            /** @description Name of the vessel */
            readonly vesselName?: components["schemas"]["OptionalText"];
            /** @description An https address with details of the voyage */
            readonly voyageDetailsLink?: components["schemas"]["OptionalText"];
            /** @description The carrier's voyage number */
            readonly voyageReference?: components["schemas"]["OptionalText"];
        };
        /**
         * @description fcl full containers, lcl part loads, air air freight, land road or rail
         * @enum {string}
         */
        readonly TrackingType: "fcl" | "lcl" | "air" | "land";
        /** @description The VAT id of the company */
        readonly VatIdRequest: {
            /** @description Two letters of the country and the number, with or without spaces; empty to remove it */
            readonly vatId: string;
        };
        /** @description What the document of a quote must contain */
        readonly VerifiedQuote: {
            /** @description The carriers, in the order of the offers */
            readonly carriers: readonly string[];
            /** @description The customer */
            readonly companyName: string;
            /** @description What carriers require of every display of these totals. Left out where none requires anything */
            readonly displayTerms?: readonly components["schemas"]["DisplayTerms"][];
            /** @description Where the first offer begins */
            readonly from: string;
            /** @description Day of issue, at the server's office */
            readonly issuedOn: string;
            /** @description Number of the quote */
            readonly number: string;
            /** @description The hash that the document states */
            readonly sha256: string;
            readonly state: components["schemas"]["QuoteState"];
            /** @description Where the first offer ends */
            readonly to: string;
            /** @description The total of each offer, in their order: one amount, or one for each currency where a rate of exchange is missing */
            readonly totals: readonly (readonly components["schemas"]["SharedAmount"][])[];
            /** @description The last day on which it can be approved and booked, at the server's office */
            readonly validTill: string;
        };
        /** @description What a document must contain as the only entry of `result` */
        readonly VerifiedQuoteAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description As the only entry */
            readonly result: readonly components["schemas"]["VerifiedQuote"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description The code that was mailed, and the token of this sign-up */
        readonly VerifyCodeRequest: {
            /** @description The constant that names this application */
            readonly applicationId: components["schemas"]["ApplicationIdText"];
            /** @description The mailed code, a number from 100000 to 999999 */
            readonly otp: number;
            /** @description The token that sendVerification answered */
            readonly verifyHash: string;
        };
        /** @description A webhook, without its secret */
        readonly Webhook: {
            /** @description When it was created (RFC 3339) */
            readonly createdAt: string;
            /** @description What is sent */
            readonly events: readonly components["schemas"]["WebhookEventType"][];
            /** @description Deliveries of the last seven days that were given up or have failed so far */
            readonly failing: number;
            /** @description For changeWebhook and others */
            readonly id: string;
            readonly mode?: components["schemas"]["WebhookMode"];
            /** @description Until when the secret before the last one signs too (RFC 3339). Null without one */
            readonly previousSecretUntil: string | null;
            /** @description The last four letters of the secret */
            readonly secretEnd: string;
            /**
             * @description disabled: nothing is sent
             * @enum {string}
             */
            readonly state: "active" | "disabled";
            /** @description Where events are sent */
            readonly url: string;
        };
        /** @description What the desk has answered to a request for a quote, without prices. getQuote has the rest */
        readonly WebhookAnswerData: {
            /** @description Number of the quote. Null where the desk has no price */
            readonly number: string | null;
            /** @description Why there is no price, as the desk has written it. Null with a quote */
            readonly reason: string | null;
            /** @description Number of the request */
            readonly request: string;
            /** @description The last day of the quote. Null without one */
            readonly validTill: string | null;
        };
        /** @description What happened with a booking, without prices. getBooking has the rest */
        readonly WebhookBookingData: {
            /** @description The number of the booking. Null until it is confirmed */
            readonly bookingId: string | null;
            /** @description What happened, in finer steps than `type`. New ones may be added */
            readonly change: string;
            /** @description One more sentence for people. Null without one */
            readonly detail: string | null;
            /** @description When the deadline is, for `deadline.near` (RFC 3339). Null for others */
            readonly dueAt: string | null;
            /** @description `_id` of the booking */
            readonly id: string;
            /** @description Our number of the request */
            readonly quotationId: string;
            /** @description The reference of the shipper. Null without one */
            readonly reference: string | null;
            /** @description A sentence for people; its words may change */
            readonly title: string;
        };
        /** @description A webhook as it shall be */
        readonly WebhookChange: {
            /** @description Whether anything is sent */
            readonly enabled: boolean;
            /** @description At least one */
            readonly events: readonly components["schemas"]["WebhookEventType"][];
            /** @description HTTPS, on the internet */
            readonly url: string;
        };
        /** @description A page of deliveries */
        readonly WebhookDeliveriesAnswer: {
            readonly code: components["schemas"]["Code"];
            /** @description On all pages together */
            readonly lenResult: number;
            readonly message: components["schemas"]["Message"];
            /** @description The deliveries, newest first */
            readonly result: readonly components["schemas"]["WebhookDelivery"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description A message to a webhook and what became of it */
        readonly WebhookDelivery: {
            /** @description The first 500 letters of the last answer */
            readonly answer: string;
            /** @description How often it was sent */
            readonly attempts: number;
            /** @description The message as it is sent */
            readonly body: string;
            /** @description When it was written (RFC 3339) */
            readonly createdAt: string;
            /** @description How long the last attempt took. Null before the first one */
            readonly durationMs: number | null;
            /** @description The `webhook-id` of the message */
            readonly id: string;
            /** @description When it is sent next (RFC 3339). Null once it is settled */
            readonly nextAttemptAt: string | null;
            /** @description Why there is no answer. Null if there is one */
            readonly reason: string | null;
            /**
             * @description failed: eight attempts have failed, the receiver answered 410, or the webhook was switched off
             * @enum {string}
             */
            readonly state: "waiting" | "delivered" | "failed";
            /** @description HTTP status of the last answer. Null without one */
            readonly status: number | null;
            /** @description The number of the booking or quote. Empty for a test */
            readonly subject: string;
            /** @description `WebhookEventType`, or webhook.test */
            readonly type: string;
        };
        /**
         * @description What happened. `booking.updated` a change, cancellation or part of the cargo was requested, answered, accepted or returned; `tracking.updated` another ETA, another vessel, a missed transhipment or an arrival; `deadline.near` 48 and 12 hours before a cut-off, and before free time ends; `quote.answered` the desk has answered a request for a quote (`request`), with the quote `number`, or with null and a `reason`; `quote.approved` and `quote.declined` the decision of the recipient of a quote
         * @enum {string}
         */
        readonly WebhookEventType: "booking.received" | "booking.confirmed" | "booking.updated" | "booking.cancelled" | "document.added" | "document.requested" | "document.commented" | "tracking.updated" | "deadline.near" | "quote.answered" | "quote.approved" | "quote.declined";
        /** @description The body of a message */
        readonly WebhookMessage: {
            /** @description By `type`: a booking, a quote, the answer to a request, or nothing */
            readonly data: components["schemas"]["WebhookBookingData"] | components["schemas"]["WebhookQuoteData"] | components["schemas"]["WebhookAnswerData"] | Record<string, never>;
            /** @description False in messages of test mode. Absent: true */
            readonly livemode?: boolean;
            /** @description When it happened (RFC 3339) */
            readonly timestamp: string;
            /** @description `WebhookEventType`, or webhook.test. New ones may be added */
            readonly type: string;
            /**
             * @description Of the form of the message. Additions do not raise it
             * @enum {integer}
             */
            readonly version: 1;
        };
        /**
         * @description live: events of the company. test: events of test mode, from bookings and quotes of test keys. Absent: live
         * @enum {string}
         */
        readonly WebhookMode: "live" | "test";
        /** @description What happened with a quote, without prices. getQuote has the rest */
        readonly WebhookQuoteData: {
            /** @description The name that the recipient of the quote has stated, which nobody has checked */
            readonly decidedBy: string;
            /** @description For getQuote */
            readonly id: string;
            /** @description Number of the quote */
            readonly number: string;
            /** @description The position of the approved offer. Null if it was declined */
            readonly offer: number | null;
        };
        /** @description Where to send which events */
        readonly WebhookRequest: {
            /** @description At least one */
            readonly events: readonly components["schemas"]["WebhookEventType"][];
            readonly mode?: components["schemas"]["WebhookMode"];
            /** @description HTTPS, on the internet */
            readonly url: string;
        };
        /** @description Webhooks */
        readonly WebhooksAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The webhooks */
            readonly result: readonly components["schemas"]["Webhook"][];
            readonly status: components["schemas"]["Status"];
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
        readonly NotAllowed: {
            headers: { readonly [name: string]: unknown; };
            content: { readonly "application/json": components["schemas"]["Failure"]; };
        };
        readonly NotFound: {
            headers: { readonly [name: string]: unknown; };
            content: { readonly "application/json": components["schemas"]["Failure"]; };
        };
        readonly OtherFailure: {
            headers: { readonly [name: string]: unknown; };
            content: { readonly "application/json": components["schemas"]["Failure"]; };
        };
        readonly SecondFactorNeeded: {
            headers: { readonly [name: string]: unknown; };
            content: { readonly "application/json": components["schemas"]["SecondFactorNeeded"]; };
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
        readonly DeadlineTask: "booking" | "empty-pick-up" | "stuffing" | "trucking" | "documents" | "vgm" | "customs" | "cfs-delivery" | "gate-in" | "port-delivery" | "pick-up" | "empty-return";
        readonly DocumentKey: string;
        readonly IdempotencyKey: string;
        readonly Limit: number;
        readonly Origin: string;
        readonly OtpToken: string;
        readonly QuotationKey: string;
        readonly RequestKey: string;
        readonly Skip: number;
    };
    headers: {
        /** @description Begins with `attachment` and carries the file name */
        readonly AttachedData: string;
        /** @description Carries the file name */
        readonly ContentDisposition: string;
        /** @description Seconds to wait before the next try */
        readonly RetryAfter: number;
    };
}
export type Account = components['schemas']['Account'];
export type AccountAnswer = components['schemas']['AccountAnswer'];
export type AccountData = components['schemas']['AccountData'];
export type AccountRequest = components['schemas']['AccountRequest'];
export type AccountSession = components['schemas']['AccountSession'];
export type AddressAnswer = components['schemas']['AddressAnswer'];
export type AddressesAnswer = components['schemas']['AddressesAnswer'];
export type AirType = components['schemas']['AirType'];
export type AmendedContainers = components['schemas']['AmendedContainers'];
export type Amendment = components['schemas']['Amendment'];
export type AmendmentAnswer = components['schemas']['AmendmentAnswer'];
export type AmendmentDecision = components['schemas']['AmendmentDecision'];
export type AmendmentKind = components['schemas']['AmendmentKind'];
export type AmendmentRequest = components['schemas']['AmendmentRequest'];
export type AmendmentsAnswer = components['schemas']['AmendmentsAnswer'];
export type Amount = components['schemas']['Amount'];
export type AnsweredAt = components['schemas']['AnsweredAt'];
export type ApiKey = components['schemas']['ApiKey'];
export type ApiKeyRequest = components['schemas']['ApiKeyRequest'];
export type ApiKeysAnswer = components['schemas']['ApiKeysAnswer'];
export type ApiKeyScope = components['schemas']['ApiKeyScope'];
export type ApiRate = components['schemas']['ApiRate'];
export type ApplicationIdText = components['schemas']['ApplicationIdText'];
export type Approval = components['schemas']['Approval'];
export type ApprovalAnswer = components['schemas']['ApprovalAnswer'];
export type ApprovalRequest = components['schemas']['ApprovalRequest'];
export type ApprovalsAnswer = components['schemas']['ApprovalsAnswer'];
export type AskAgainRequest = components['schemas']['AskAgainRequest'];
export type BookedContainers = components['schemas']['BookedContainers'];
export type BookedOffer = components['schemas']['BookedOffer'];
export type BookedSailing = components['schemas']['BookedSailing'];
export type BookedShipment = components['schemas']['BookedShipment'];
export type BookedTotal = components['schemas']['BookedTotal'];
export type BookingAmendments = components['schemas']['BookingAmendments'];
export type BookingAnswer = components['schemas']['BookingAnswer'];
export type BookingCargo = components['schemas']['BookingCargo'];
export type BookingDeadline = components['schemas']['BookingDeadline'];
export type BookingDetails = components['schemas']['BookingDetails'];
export type BookingDetailsAnswer = components['schemas']['BookingDetailsAnswer'];
export type BookingDocument = components['schemas']['BookingDocument'];
export type BookingHistoryEntry = components['schemas']['BookingHistoryEntry'];
export type BookingLinkOptions = components['schemas']['BookingLinkOptions'];
export type BookingLinkRequest = components['schemas']['BookingLinkRequest'];
export type BookingMessage = components['schemas']['BookingMessage'];
export type BookingPdfRequest = components['schemas']['BookingPdfRequest'];
export type BookingReceipt = components['schemas']['BookingReceipt'];
export type BookLclRequest = components['schemas']['BookLclRequest'];
export type BookOfferRequest = components['schemas']['BookOfferRequest'];
export type CalendarFeed = components['schemas']['CalendarFeed'];
export type CalendarFeedAnswer = components['schemas']['CalendarFeedAnswer'];
export type CargoAnswer = components['schemas']['CargoAnswer'];
export type CargoCommodity = components['schemas']['CargoCommodity'];
export type CargoContainer = components['schemas']['CargoContainer'];
export type CargoDetails = components['schemas']['CargoDetails'];
export type CargoParties = components['schemas']['CargoParties'];
export type CargoParty = components['schemas']['CargoParty'];
export type CargoPickUp = components['schemas']['CargoPickUp'];
export type CargoSubject = components['schemas']['CargoSubject'];
export type CargoSubmission = components['schemas']['CargoSubmission'];
export type CargoTask = components['schemas']['CargoTask'];
export type CargoTransport = components['schemas']['CargoTransport'];
export type CarrierSchedule = components['schemas']['CarrierSchedule'];
export type ChangeAmount = components['schemas']['ChangeAmount'];
export type ChangedAddress = components['schemas']['ChangedAddress'];
export type ChangedWebhookAnswer = components['schemas']['ChangedWebhookAnswer'];
export type ChangePasswordRequest = components['schemas']['ChangePasswordRequest'];
export type ChargeMap = components['schemas']['ChargeMap'];
export type ChargeName = components['schemas']['ChargeName'];
export type Code = components['schemas']['Code'];
export type CodeAndName = components['schemas']['CodeAndName'];
export type CodedValue = components['schemas']['CodedValue'];
export type CommentSurcharge = components['schemas']['CommentSurcharge'];
export type Company = components['schemas']['Company'];
export type CompanyAnswer = components['schemas']['CompanyAnswer'];
export type CompanyInvitation = components['schemas']['CompanyInvitation'];
export type CompanyMember = components['schemas']['CompanyMember'];
export type CompanyRole = components['schemas']['CompanyRole'];
export type ContactEntry = components['schemas']['ContactEntry'];
export type Coordinates = components['schemas']['Coordinates'];
export type CountriesAnswer = components['schemas']['CountriesAnswer'];
export type Country = components['schemas']['Country'];
export type CreatedApiKey = components['schemas']['CreatedApiKey'];
export type CreatedApiKeyAnswer = components['schemas']['CreatedApiKeyAnswer'];
export type CreatedInvitationAnswer = components['schemas']['CreatedInvitationAnswer'];
export type CreatedLink = components['schemas']['CreatedLink'];
export type CreatedLinkAnswer = components['schemas']['CreatedLinkAnswer'];
export type CreatedWebhook = components['schemas']['CreatedWebhook'];
export type CreatedWebhookAnswer = components['schemas']['CreatedWebhookAnswer'];
export type Currency = components['schemas']['Currency'];
export type CurrencyObject = components['schemas']['CurrencyObject'];
export type DailyCharge = components['schemas']['DailyCharge'];
export type Dashboard = components['schemas']['Dashboard'];
export type DashboardAnswer = components['schemas']['DashboardAnswer'];
export type DeadlineMarkRequest = components['schemas']['DeadlineMarkRequest'];
export type DeadlineTime = components['schemas']['DeadlineTime'];
export type DecisionRequest = components['schemas']['DecisionRequest'];
export type DeclineRequest = components['schemas']['DeclineRequest'];
export type DeletionAnswer = components['schemas']['DeletionAnswer'];
export type DeletionRequest = components['schemas']['DeletionRequest'];
export type DeskRequest = components['schemas']['DeskRequest'];
export type DeskRequestAnswer = components['schemas']['DeskRequestAnswer'];
export type DeskRequestRequest = components['schemas']['DeskRequestRequest'];
export type DeskRequestsAnswer = components['schemas']['DeskRequestsAnswer'];
export type DisplayTerms = components['schemas']['DisplayTerms'];
export type DocumentAnswer = components['schemas']['DocumentAnswer'];
export type DocumentComment = components['schemas']['DocumentComment'];
export type DocumentCommentRequest = components['schemas']['DocumentCommentRequest'];
export type DocumentKind = components['schemas']['DocumentKind'];
export type DocumentParty = components['schemas']['DocumentParty'];
export type DocumentsAnswer = components['schemas']['DocumentsAnswer'];
export type DocumentVersion = components['schemas']['DocumentVersion'];
export type DraftDecision = components['schemas']['DraftDecision'];
export type DraftOutcome = components['schemas']['DraftOutcome'];
export type EarlierCargo = components['schemas']['EarlierCargo'];
export type EmptyAnswer = components['schemas']['EmptyAnswer'];
export type EndedSessions = components['schemas']['EndedSessions'];
export type EndedSessionsAnswer = components['schemas']['EndedSessionsAnswer'];
export type EnquiryRequest = components['schemas']['EnquiryRequest'];
export type EquipmentCode = components['schemas']['EquipmentCode'];
export type EquipmentSurcharges = components['schemas']['EquipmentSurcharges'];
export type ExcelRate = components['schemas']['ExcelRate'];
export type ExchangeQuote = components['schemas']['ExchangeQuote'];
export type ExchangeRates = components['schemas']['ExchangeRates'];
export type Failure = components['schemas']['Failure'];
export type FclComparison = components['schemas']['FclComparison'];
export type FeePeriod = components['schemas']['FeePeriod'];
export type FieldProblem = components['schemas']['FieldProblem'];
export type FileScan = components['schemas']['FileScan'];
export type ForgotPasswordRequest = components['schemas']['ForgotPasswordRequest'];
export type Formats = components['schemas']['Formats'];
export type FormatsRequest = components['schemas']['FormatsRequest'];
export type FreeTimeCondition = components['schemas']['FreeTimeCondition'];
export type FreeTimeOfEquipment = components['schemas']['FreeTimeOfEquipment'];
export type GrowingRatesAnswer = components['schemas']['GrowingRatesAnswer'];
export type GstNumberRequest = components['schemas']['GstNumberRequest'];
export type Handover = components['schemas']['Handover'];
export type HandOverRequest = components['schemas']['HandOverRequest'];
export type HaulageEstimate = components['schemas']['HaulageEstimate'];
export type HaulageMode = components['schemas']['HaulageMode'];
export type HaulageType = components['schemas']['HaulageType'];
export type Incoterm = components['schemas']['Incoterm'];
export type InlandMode = components['schemas']['InlandMode'];
export type InvitationRequest = components['schemas']['InvitationRequest'];
export type InvitationsAnswer = components['schemas']['InvitationsAnswer'];
export type LastSearch = components['schemas']['LastSearch'];
export type LclChoices = components['schemas']['LclChoices'];
export type LclDeparture = components['schemas']['LclDeparture'];
export type LclPlace = components['schemas']['LclPlace'];
export type LclPortsAnswer = components['schemas']['LclPortsAnswer'];
export type LclRate = components['schemas']['LclRate'];
export type LclRatesAnswer = components['schemas']['LclRatesAnswer'];
export type LclSearch = components['schemas']['LclSearch'];
export type LeadHours = components['schemas']['LeadHours'];
export type LeadTimes = components['schemas']['LeadTimes'];
export type LeadTimesAnswer = components['schemas']['LeadTimesAnswer'];
export type LeadTimesListAnswer = components['schemas']['LeadTimesListAnswer'];
export type LegEnd = components['schemas']['LegEnd'];
export type LegPlace = components['schemas']['LegPlace'];
export type LenResult = components['schemas']['LenResult'];
export type LinksAnswer = components['schemas']['LinksAnswer'];
export type LoadingPort = components['schemas']['LoadingPort'];
export type LocalTime = components['schemas']['LocalTime'];
export type LocationCodification = components['schemas']['LocationCodification'];
export type MarkedTask = components['schemas']['MarkedTask'];
export type MemberRequest = components['schemas']['MemberRequest'];
export type MembersAnswer = components['schemas']['MembersAnswer'];
export type Message = components['schemas']['Message'];
export type MessageRequest = components['schemas']['MessageRequest'];
export type MessagesAnswer = components['schemas']['MessagesAnswer'];
export type MuteRequest = components['schemas']['MuteRequest'];
export type NameAndCode = components['schemas']['NameAndCode'];
export type NameOrObject = components['schemas']['NameOrObject'];
export type NearbyPort = components['schemas']['NearbyPort'];
export type NearbyPortsAnswer = components['schemas']['NearbyPortsAnswer'];
export type NewAddress = components['schemas']['NewAddress'];
export type NewPersonRequest = components['schemas']['NewPersonRequest'];
export type NextCutOff = components['schemas']['NextCutOff'];
export type NextDeadline = components['schemas']['NextDeadline'];
export type Notification = components['schemas']['Notification'];
export type NotificationDigest = components['schemas']['NotificationDigest'];
export type NotificationDigestAnswer = components['schemas']['NotificationDigestAnswer'];
export type NotificationsAnswer = components['schemas']['NotificationsAnswer'];
export type NotificationSetting = components['schemas']['NotificationSetting'];
export type NotificationSettingsAnswer = components['schemas']['NotificationSettingsAnswer'];
export type NotificationTopic = components['schemas']['NotificationTopic'];
export type NotifiedBooking = components['schemas']['NotifiedBooking'];
export type NumberOrText = components['schemas']['NumberOrText'];
export type OfferRouting = components['schemas']['OfferRouting'];
export type OfferSurcharges = components['schemas']['OfferSurcharges'];
export type OpenInvitation = components['schemas']['OpenInvitation'];
export type OpenInvitationAnswer = components['schemas']['OpenInvitationAnswer'];
export type OptionalFee = components['schemas']['OptionalFee'];
export type OptionalText = components['schemas']['OptionalText'];
export type OriginLeadTimes = components['schemas']['OriginLeadTimes'];
export type PartLoad = components['schemas']['PartLoad'];
export type PasswordAgain = components['schemas']['PasswordAgain'];
export type PersonName = components['schemas']['PersonName'];
export type PlaceCode = components['schemas']['PlaceCode'];
export type PlaceName = components['schemas']['PlaceName'];
export type PortGroup = components['schemas']['PortGroup'];
export type PortGroupsAnswer = components['schemas']['PortGroupsAnswer'];
export type PortPoint = components['schemas']['PortPoint'];
export type Profile = components['schemas']['Profile'];
export type ProfileAnswer = components['schemas']['ProfileAnswer'];
export type ProvedSignIn = components['schemas']['ProvedSignIn'];
export type ProvedSignInAnswer = components['schemas']['ProvedSignInAnswer'];
export type Quotation = components['schemas']['Quotation'];
export type QuotationFacets = components['schemas']['QuotationFacets'];
export type QuotationFile = components['schemas']['QuotationFile'];
export type QuotationsAnswer = components['schemas']['QuotationsAnswer'];
export type Quote = components['schemas']['Quote'];
export type QuoteAnswer = components['schemas']['QuoteAnswer'];
export type QuoteBooking = components['schemas']['QuoteBooking'];
export type QuoteCheck = components['schemas']['QuoteCheck'];
export type QuoteCheckAnswer = components['schemas']['QuoteCheckAnswer'];
export type QuoteCheckRequest = components['schemas']['QuoteCheckRequest'];
export type QuoteComment = components['schemas']['QuoteComment'];
export type QuoteCommentRequest = components['schemas']['QuoteCommentRequest'];
export type QuoteCustomer = components['schemas']['QuoteCustomer'];
export type QuoteDecision = components['schemas']['QuoteDecision'];
export type QuoteDecisionRequest = components['schemas']['QuoteDecisionRequest'];
export type QuoteLine = components['schemas']['QuoteLine'];
export type QuoteLinkRequest = components['schemas']['QuoteLinkRequest'];
export type QuoteOffer = components['schemas']['QuoteOffer'];
export type QuoteRequest = components['schemas']['QuoteRequest'];
export type QuotesAnswer = components['schemas']['QuotesAnswer'];
export type QuoteSearch = components['schemas']['QuoteSearch'];
export type QuoteState = components['schemas']['QuoteState'];
export type RateGroup = components['schemas']['RateGroup'];
export type RatesAnswer = components['schemas']['RatesAnswer'];
export type RateSearchRequest = components['schemas']['RateSearchRequest'];
export type ReadNotificationsRequest = components['schemas']['ReadNotificationsRequest'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type RecoveryCodesAnswer = components['schemas']['RecoveryCodesAnswer'];
export type ReeferAttributes = components['schemas']['ReeferAttributes'];
export type Reference = components['schemas']['Reference'];
export type ReferenceAnswer = components['schemas']['ReferenceAnswer'];
export type ReferenceRequest = components['schemas']['ReferenceRequest'];
export type ReplacedOffer = components['schemas']['ReplacedOffer'];
export type Replacement = components['schemas']['Replacement'];
export type RequestedDocument = components['schemas']['RequestedDocument'];
export type RequestedEquipment = components['schemas']['RequestedEquipment'];
export type ResetPasswordRequest = components['schemas']['ResetPasswordRequest'];
export type RouteStop = components['schemas']['RouteStop'];
export type RoutingLeg = components['schemas']['RoutingLeg'];
export type SailingChange = components['schemas']['SailingChange'];
export type SaveCargoRequest = components['schemas']['SaveCargoRequest'];
export type SavedAddress = components['schemas']['SavedAddress'];
export type SavedView = components['schemas']['SavedView'];
export type SavedViewAnswer = components['schemas']['SavedViewAnswer'];
export type SavedViewName = components['schemas']['SavedViewName'];
export type SavedViewQuery = components['schemas']['SavedViewQuery'];
export type SavedViewRequest = components['schemas']['SavedViewRequest'];
export type SavedViewsAnswer = components['schemas']['SavedViewsAnswer'];
export type SeaLane = components['schemas']['SeaLane'];
export type SearchTemplate = components['schemas']['SearchTemplate'];
export type SecondFactor = components['schemas']['SecondFactor'];
export type SecondFactorAnswer = components['schemas']['SecondFactorAnswer'];
export type SecondFactorCode = components['schemas']['SecondFactorCode'];
export type SecondFactorNeeded = components['schemas']['SecondFactorNeeded'];
export type SecondFactorProof = components['schemas']['SecondFactorProof'];
export type SecondFactorRule = components['schemas']['SecondFactorRule'];
export type SecondFactorSetup = components['schemas']['SecondFactorSetup'];
export type SecondFactorSetupAnswer = components['schemas']['SecondFactorSetupAnswer'];
export type SendCargoRequest = components['schemas']['SendCargoRequest'];
export type SendVerificationRequest = components['schemas']['SendVerificationRequest'];
export type SentencePart = components['schemas']['SentencePart'];
export type SessionCredentials = components['schemas']['SessionCredentials'];
export type SessionsAnswer = components['schemas']['SessionsAnswer'];
export type SharedAmount = components['schemas']['SharedAmount'];
export type SharedBooking = components['schemas']['SharedBooking'];
export type SharedBookingAnswer = components['schemas']['SharedBookingAnswer'];
export type SharedCharge = components['schemas']['SharedCharge'];
export type SharedLeg = components['schemas']['SharedLeg'];
export type SharedLink = components['schemas']['SharedLink'];
export type SharedPrice = components['schemas']['SharedPrice'];
export type SharedQuote = components['schemas']['SharedQuote'];
export type SharedQuoteAnswer = components['schemas']['SharedQuoteAnswer'];
export type SharedQuoteCommentRequest = components['schemas']['SharedQuoteCommentRequest'];
export type SharedStop = components['schemas']['SharedStop'];
export type SheetLineAnswer = components['schemas']['SheetLineAnswer'];
export type ShipmentEnd = components['schemas']['ShipmentEnd'];
export type ShipmentMoment = components['schemas']['ShipmentMoment'];
export type ShippingLine = components['schemas']['ShippingLine'];
export type SignInAnswer = components['schemas']['SignInAnswer'];
export type SignInChallenge = components['schemas']['SignInChallenge'];
export type SignInRequest = components['schemas']['SignInRequest'];
export type SignUpDetails = components['schemas']['SignUpDetails'];
export type SignUpForm = components['schemas']['SignUpForm'];
export type SourceAnswer = components['schemas']['SourceAnswer'];
export type SourceProgress = components['schemas']['SourceProgress'];
export type SpaceAllocation = components['schemas']['SpaceAllocation'];
export type SpotEquipment = components['schemas']['SpotEquipment'];
export type Status = components['schemas']['Status'];
export type Surcharge = components['schemas']['Surcharge'];
export type TaxRate = components['schemas']['TaxRate'];
export type TaxTerms = components['schemas']['TaxTerms'];
export type TemplateAnswer = components['schemas']['TemplateAnswer'];
export type TemplateName = components['schemas']['TemplateName'];
export type TemplateRequest = components['schemas']['TemplateRequest'];
export type TemplatesAnswer = components['schemas']['TemplatesAnswer'];
export type TokenAnswer = components['schemas']['TokenAnswer'];
export type Tracking = components['schemas']['Tracking'];
export type TrackingAnswer = components['schemas']['TrackingAnswer'];
export type TrackingEvent = components['schemas']['TrackingEvent'];
export type TrackingType = components['schemas']['TrackingType'];
export type VatIdRequest = components['schemas']['VatIdRequest'];
export type VerifiedQuote = components['schemas']['VerifiedQuote'];
export type VerifiedQuoteAnswer = components['schemas']['VerifiedQuoteAnswer'];
export type VerifyCodeRequest = components['schemas']['VerifyCodeRequest'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookAnswerData = components['schemas']['WebhookAnswerData'];
export type WebhookBookingData = components['schemas']['WebhookBookingData'];
export type WebhookChange = components['schemas']['WebhookChange'];
export type WebhookDeliveriesAnswer = components['schemas']['WebhookDeliveriesAnswer'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookEventType = components['schemas']['WebhookEventType'];
export type WebhookMessage = components['schemas']['WebhookMessage'];
export type WebhookMode = components['schemas']['WebhookMode'];
export type WebhookQuoteData = components['schemas']['WebhookQuoteData'];
export type WebhookRequest = components['schemas']['WebhookRequest'];
export type WebhooksAnswer = components['schemas']['WebhooksAnswer'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseFieldsRefused = components['responses']['FieldsRefused'];
export type ResponseGone = components['responses']['Gone'];
export type ResponseInternal = components['responses']['Internal'];
export type ResponseMalformed = components['responses']['Malformed'];
export type ResponseNotAllowed = components['responses']['NotAllowed'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseOtherFailure = components['responses']['OtherFailure'];
export type ResponseSecondFactorNeeded = components['responses']['SecondFactorNeeded'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnauthorised = components['responses']['Unauthorised'];
export type ResponseWrongMediaType = components['responses']['WrongMediaType'];
export type ParameterDeadlineTask = components['parameters']['DeadlineTask'];
export type ParameterDocumentKey = components['parameters']['DocumentKey'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterOrigin = components['parameters']['Origin'];
export type ParameterOtpToken = components['parameters']['OtpToken'];
export type ParameterQuotationKey = components['parameters']['QuotationKey'];
export type ParameterRequestKey = components['parameters']['RequestKey'];
export type ParameterSkip = components['parameters']['Skip'];
export type HeaderAttachedData = components['headers']['AttachedData'];
export type HeaderContentDisposition = components['headers']['ContentDisposition'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    readonly forgotPassword: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["ForgotPasswordRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly resetPassword: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["ResetPasswordRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
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
    readonly proveSecondFactor: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["SecondFactorProof"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["ProvedSignInAnswer"]; };
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
    readonly signIn: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["SignInRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["SignInAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["Failure"]; };
            };
            readonly 403: components["responses"]["SecondFactorNeeded"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly signOut: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly signUp: {
        readonly parameters: { readonly header: {
            readonly "x-origin"?: components["parameters"]["Origin"];
            readonly "x-otp-token": components["parameters"]["OtpToken"];
        }; };
        readonly requestBody: { readonly content: { readonly "multipart/form-data": components["schemas"]["SignUpForm"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly verifyCode: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["VerifyCodeRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 410: components["responses"]["Gone"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["Failure"]; };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly sendVerification: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["SendVerificationRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["TokenAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly calendarFeed: {
        readonly parameters: { readonly path: { readonly token: string; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "text/calendar": string; };
            };
            /** @description Nothing has changed since the answer whose `ETag` was sent as `If-None-Match`. Optional */
            readonly 304: { headers: { readonly [name: string]: unknown; }; };
            readonly 400: components["responses"]["Malformed"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listCountries: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["CountriesAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly openInvitation: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly token: string; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["OpenInvitationAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 410: components["responses"]["Gone"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly acceptInvitation: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly token: string; };
        };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["NewPersonRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly joinCompany: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly token: string; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly verifyQuote: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly code: string; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["VerifiedQuoteAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly getAccount: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["AccountAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly updateAccount: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["AccountRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["AccountAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly downloadAccountData: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly "Content-Disposition": components["headers"]["AttachedData"];
                    readonly [name: string]: unknown;
                };
                content: { readonly "application/vnd.keelson.account-data+json": components["schemas"]["AccountData"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly requestAccountDeletion: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["DeletionAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly withdrawAccountDeletion: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly changePassword: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["ChangePasswordRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EndedSessionsAnswer"]; };
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
    readonly getSecondFactor: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["SecondFactorAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly switchSecondFactorOn: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["SecondFactorCode"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["RecoveryCodesAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly setUpSecondFactor: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["PasswordAgain"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["SecondFactorSetupAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly switchSecondFactorOff: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["PasswordAgain"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listSessions: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["SessionsAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly endOtherSessions: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EndedSessionsAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly endSession: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: string; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listAddresses: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["AddressesAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly createAddress: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["NewAddress"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["AddressAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly changeAddress: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: string; };
        };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["ChangedAddress"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["AddressAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly deleteAddress: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: string; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listApiKeys: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["ApiKeysAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly createApiKey: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["ApiKeyRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["CreatedApiKeyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly revokeApiKey: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: string; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listApprovals: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["ApprovalsAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly requestApproval: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["ApprovalRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["ApprovalAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly withdrawApproval: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: string; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly approveBooking: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: string; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["ApprovalAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly declineBooking: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: string; };
        };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["DeclineRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["ApprovalAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly bookingPdf: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["BookingPdfRequest"]; }; };
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
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly getCalendarFeed: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["CalendarFeedAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly createCalendarFeed: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["CalendarFeedAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly deleteCalendarFeed: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["CalendarFeedAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly getCompany: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["CompanyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly addGstNumber: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["GstNumberRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["CompanyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly removeGstNumber: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly gstNumber: string; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["CompanyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly handOverCompany: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["HandOverRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listInvitations: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["InvitationsAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly createInvitation: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["InvitationRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["CreatedInvitationAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly deleteInvitation: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: string; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listMembers: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["MembersAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly changeMember: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: string; };
        };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["MemberRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly removeMember: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: string; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly leaveCompany: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly requireSecondFactor: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["SecondFactorRule"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly setVatId: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["VatIdRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["CompanyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly contactUs: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["EnquiryRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly dashboard: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["DashboardAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listDeskRequests: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["DeskRequestsAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly createDeskRequest: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["DeskRequestRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["DeskRequestAnswer"]; };
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
    readonly findFclPorts: {
        readonly parameters: {
            readonly query: { readonly searchWith: string; };
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["PortGroupsAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly lclPorts: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["LclPortsAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly lclRates: {
        readonly parameters: {
            readonly query: {
                readonly cbm: number;
                readonly cfs?: "port" | "inland";
                readonly departsBy?: string;
                readonly limit?: components["parameters"]["Limit"];
                readonly maxTransitDays?: number;
                readonly noOfContainers?: number;
                readonly portOfDischarge: string;
                readonly portOfLoading: string;
                readonly skip?: components["parameters"]["Skip"];
                readonly sort?: "lowest-total" | "transit-time" | "next-departure";
                readonly weight: number;
            };
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["LclRatesAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly bookLcl: {
        readonly parameters: { readonly header?: {
            readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            readonly "x-origin"?: components["parameters"]["Origin"];
        }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["BookLclRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["BookingAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listLeadTimes: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["LeadTimesListAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly saveLeadTimes: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly origin: string; };
        };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["LeadTimes"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["LeadTimesAnswer"]; };
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
    readonly deleteLeadTimes: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly origin: string; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listLinks: {
        readonly parameters: {
            readonly query?: { readonly subject?: string; };
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["LinksAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly revokeLink: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: string; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly nearbyPorts: {
        readonly parameters: {
            readonly query: { readonly portCode: string; };
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["NearbyPortsAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly getNotificationDigest: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["NotificationDigestAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly setNotificationDigest: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["NotificationDigest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["NotificationDigestAnswer"]; };
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
    readonly notificationSettings: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["NotificationSettingsAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly setNotification: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["NotificationSetting"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["NotificationSettingsAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listNotifications: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: components["parameters"]["Limit"];
                readonly skip?: components["parameters"]["Skip"];
                readonly topic?: components["schemas"]["NotificationTopic"];
            };
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["NotificationsAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly readNotifications: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["ReadNotificationsRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly findPublicPlaces: {
        readonly parameters: {
            readonly query: { readonly searchWith: string; };
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["PortGroupsAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly getProfile: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["ProfileAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listQuotations: {
        readonly parameters: {
            readonly query?: {
                readonly carrier?: string;
                readonly departureFrom?: string;
                readonly departureTill?: string;
                readonly limit?: components["parameters"]["Limit"];
                readonly running?: boolean;
                readonly search?: string;
                readonly skip?: components["parameters"]["Skip"];
                readonly sort?: "bookedOn" | "-bookedOn" | "departure" | "-departure" | "arrival" | "-arrival" | "total" | "-total";
                readonly status?: "0" | "1" | "2" | "unknown";
            };
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["QuotationsAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly getBooking: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: string; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["BookingDetailsAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listAmendments: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: components["parameters"]["QuotationKey"]; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["AmendmentsAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly requestAmendment: {
        readonly parameters: {
            readonly header: {
                readonly "Idempotency-Key": components["parameters"]["RequestKey"];
                readonly "x-origin"?: components["parameters"]["Origin"];
            };
            readonly path: { readonly id: components["parameters"]["QuotationKey"]; };
        };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["AmendmentRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["AmendmentAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly decideAmendment: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: {
                readonly amendment: string;
                readonly id: components["parameters"]["QuotationKey"];
            };
        };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["AmendmentDecision"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["AmendmentAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly getCargo: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: components["parameters"]["QuotationKey"]; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["CargoAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly saveCargo: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: components["parameters"]["QuotationKey"]; };
        };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["SaveCargoRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["CargoAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly sendCargo: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: components["parameters"]["QuotationKey"]; };
        };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["SendCargoRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["CargoAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly markDeadline: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: {
                readonly id: string;
                readonly task: components["parameters"]["DeadlineTask"];
            };
        };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["DeadlineMarkRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listDocuments: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: components["parameters"]["QuotationKey"]; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["DocumentsAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly addDocument: {
        readonly parameters: {
            readonly query: {
                readonly document?: string;
                readonly fileName: string;
                readonly kind: components["schemas"]["DocumentKind"];
            };
            readonly header: {
                readonly "Idempotency-Key": components["parameters"]["RequestKey"];
                readonly "x-origin"?: components["parameters"]["Origin"];
            };
            readonly path: { readonly id: components["parameters"]["QuotationKey"]; };
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
                content: { readonly "application/json": components["schemas"]["DocumentAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly downloadDocuments: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: components["parameters"]["QuotationKey"]; };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: { readonly "application/zip": Blob; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly commentDocument: {
        readonly parameters: {
            readonly header: {
                readonly "Idempotency-Key": components["parameters"]["RequestKey"];
                readonly "x-origin"?: components["parameters"]["Origin"];
            };
            readonly path: {
                readonly document: components["parameters"]["DocumentKey"];
                readonly id: components["parameters"]["QuotationKey"];
            };
        };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["DocumentCommentRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["DocumentAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly decideDraft: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: {
                readonly document: components["parameters"]["DocumentKey"];
                readonly id: components["parameters"]["QuotationKey"];
            };
        };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["DecisionRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["DocumentAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly documentFile: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: {
                readonly document: components["parameters"]["DocumentKey"];
                readonly id: components["parameters"]["QuotationKey"];
                readonly version: number;
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
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
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly quotationFile: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: {
                readonly fileName: string;
                readonly id: string;
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/octet-stream": Blob;
                    readonly "application/pdf": Blob;
                    readonly "image/*": Blob;
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly createBookingLink: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: string; };
        };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["BookingLinkRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["CreatedLinkAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listMessages: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: components["parameters"]["QuotationKey"]; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["MessagesAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly writeMessage: {
        readonly parameters: {
            readonly header: {
                readonly "Idempotency-Key": components["parameters"]["RequestKey"];
                readonly "x-origin"?: components["parameters"]["Origin"];
            };
            readonly path: { readonly id: components["parameters"]["QuotationKey"]; };
        };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["MessageRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["MessagesAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly muteBooking: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: string; };
        };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["MuteRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly setReference: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: string; };
        };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["ReferenceRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["ReferenceAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listQuotes: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["QuotesAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly createQuote: {
        readonly parameters: { readonly header: {
            readonly "Idempotency-Key": components["parameters"]["RequestKey"];
            readonly "x-origin"?: components["parameters"]["Origin"];
        }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["QuoteRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["QuoteAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly getQuote: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: string; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["QuoteAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly checkQuoteOffer: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: string; };
        };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["QuoteCheckRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["QuoteCheckAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly 502: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["Failure"]; };
            };
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly commentQuote: {
        readonly parameters: {
            readonly header: {
                readonly "Idempotency-Key": components["parameters"]["RequestKey"];
                readonly "x-origin"?: components["parameters"]["Origin"];
            };
            readonly path: { readonly id: string; };
        };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["QuoteCommentRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["QuoteAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly createQuoteLink: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: string; };
        };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["QuoteLinkRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["CreatedLinkAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly quotePdf: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: string; };
        };
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
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly startRateSearch: {
        readonly parameters: {
            readonly query?: { readonly remember?: boolean; };
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
        };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["RateSearchRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["GrowingRatesAnswer"]; };
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
    readonly continueRateSearch: {
        readonly parameters: {
            readonly query: { readonly after: string; };
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly searchId: string; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["GrowingRatesAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly stopRateSearch: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly searchId: string; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["GrowingRatesAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly askSourceAgain: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly searchId: string; };
        };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["AskAgainRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["GrowingRatesAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly sheetLine: {
        readonly parameters: {
            readonly query: { readonly offerId: string; };
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["SheetLineAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly bookOffer: {
        readonly parameters: { readonly header?: {
            readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            readonly "x-origin"?: components["parameters"]["Origin"];
        }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["BookOfferRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["BookingAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotAllowed"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly searchRates: {
        readonly parameters: {
            readonly query?: { readonly remember?: boolean; };
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
        };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["RateSearchRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["RatesAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["Failure"]; };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly 502: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["Failure"]; };
            };
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listSavedViews: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["SavedViewsAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly createSavedView: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["SavedViewRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["SavedViewAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly renameSavedView: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: string; };
        };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["SavedViewName"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["SavedViewAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly deleteSavedView: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: string; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly getTracking: {
        readonly parameters: {
            readonly query: {
                readonly airType?: components["schemas"]["AirType"];
                readonly bookingId: string;
                readonly shippingLine?: components["schemas"]["ShippingLine"];
                readonly type: components["schemas"]["TrackingType"];
            };
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["TrackingAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listTemplates: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["TemplatesAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly createTemplate: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["TemplateRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["TemplateAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly renameTemplate: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: string; };
        };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["TemplateName"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["TemplateAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly deleteTemplate: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: string; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listWebhooks: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["WebhooksAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly createWebhook: {
        readonly parameters: { readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; }; };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["WebhookRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["CreatedWebhookAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly changeWebhook: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: string; };
        };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["WebhookChange"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["ChangedWebhookAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly deleteWebhook: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: string; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly listWebhookDeliveries: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly skip?: number;
            };
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: string; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["WebhookDeliveriesAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly sendWebhookDeliveryAgain: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: {
                readonly delivery: string;
                readonly id: string;
            };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly rotateWebhookSecret: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: string; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["CreatedWebhookAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly testWebhook: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly id: string; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["EmptyAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly openSharedBooking: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly token: string; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["SharedBookingAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly markSharedDeadline: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: {
                readonly task: components["parameters"]["DeadlineTask"];
                readonly token: string;
            };
        };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["DeadlineMarkRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["SharedBookingAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly sharedFile: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: {
                readonly position: string;
                readonly token: string;
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/octet-stream": Blob;
                    readonly "application/pdf": Blob;
                    readonly "image/*": Blob;
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly openSharedQuote: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly token: string; };
        };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["SharedQuoteAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly commentSharedQuote: {
        readonly parameters: {
            readonly header: {
                readonly "Idempotency-Key": components["parameters"]["RequestKey"];
                readonly "x-origin"?: components["parameters"]["Origin"];
            };
            readonly path: { readonly token: string; };
        };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["SharedQuoteCommentRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["SharedQuoteAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly decideSharedQuote: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly token: string; };
        };
        readonly requestBody: { readonly content: { readonly "application/json": components["schemas"]["QuoteDecisionRequest"]; }; };
        readonly responses: {
            readonly 200: {
                headers: { readonly [name: string]: unknown; };
                content: { readonly "application/json": components["schemas"]["SharedQuoteAnswer"]; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly sharedQuotePdf: {
        readonly parameters: {
            readonly header?: { readonly "x-origin"?: components["parameters"]["Origin"]; };
            readonly path: { readonly token: string; };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: { readonly "application/pdf": Blob; };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
}
