/* Generated from openapi/keelson.openapi.yaml by `npm run gen:api`. Do not edit. */
export interface paths {
    readonly "/auth/forgot_password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ask for a link to set a new password
         * @description The answer is the same whether or not the address is known. The mailed link holds one hour and works once.
         */
        readonly post: operations["forgotPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/reset_password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Set a new password with a mailed link
         * @description Ends every session of the account. A link that is used or older than an hour is answered 410.
         */
        readonly post: operations["resetPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/sign_in": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign in with user name and password
         * @description Answers the two credentials that every signed-in call carries. Wrong credentials are answered 401 with a message to show; the message never tells whether the user name is known.
         */
        readonly post: operations["signIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/sign_out": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign out
         * @description Revokes the session of the two credentials. A session that is already gone is answered 401.
         */
        readonly post: operations["signOut"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/sign_up": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign-up step 3: create the account
         * @description A multipart form. `basic_data` is a JSON text with the fields of SignUpDetails; the two copies are PDF files of at most 5 MB each and belong to domestic accounts only. An account with a GST number is domestic. Without a verified address, or too long after it, the answer is 410; when the address has an account by now, 409. A refusal leaves the verification whole: the corrected form may be sent with the same token.
         */
        readonly post: operations["signUp"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/sign_up_verification": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Sign-up step 2: check the code
         * @description A wrong code is answered 422, an expired or used one 410, and the sixth try 429. A verified address has some time for the details (ours two hours).
         */
        readonly put: operations["verifyCode"];
        /**
         * Sign-up step 1: send a code to an email address
         * @description Mails a code between 100000 and 999999 that holds ten minutes and five tries. The answered token binds the later steps to this address. A server that does not want to tell which addresses have an account answers those alike, and tells their owner by mail; a server that does tell answers 409.
         */
        readonly post: operations["sendVerification"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/element/country": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All countries, by name */
        readonly get: operations["listCountries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/resource/booking/pdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The PDF of an offer or its booking
         * @description Takes the whole chosen rate as it was answered, but only its `offerId` or `_id` counts: the server prints its own stored offer. With `quotationId` it prints that booking of the shipper's.
         */
        readonly post: operations["bookingPdf"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/resource/contact-us": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send an enquiry
         * @description A client takes code 2000 or a true `status` for success.
         */
        readonly post: operations["contactUs"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/resource/dashboard": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Running bookings, the next cut-offs and the last searches */
        readonly get: operations["dashboard"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/resource/fcl/ports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Places by text
         * @description Finds ports and inland points by name, other name or code in any case, alone or with a country, a code or another name (`Rotterdam, Netherlands`, `Rotterdam (NLRTM)`, `Mumbai/Bombay`, `Port of Rotterdam`), and by a near misspelling if nothing else is found. Grouped by country in the order of relevance. Nothing found is an empty list.
         */
        readonly get: operations["findFclPorts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/resource/lcl/ports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The names of all ports with LCL rates
         * @description `result` is the list of names. `places` is optional and describes the same names, the most important first; a portal without it suggests the names in the order of `result`.
         */
        readonly get: operations["lclPorts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/resource/lcl/rates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * LCL rates for one load
         * @description Charges are maps of names to amounts as the tariff writes them ("147/W/M", "35/RT (MIN 3CBM)", "4000/BL"); ocean freight stands among the origin charges. Rates to a CFS at the asked place come before those to a CFS beyond it; each part is in the order of `sort`, complete prices before those with gaps. `lenResult` is the number of all rates that `cfs`, `departsBy` and `maxTransitDays` leave; `choices` is what a shipper can narrow them to, and a server that does not answer it ignores the four parameters. Each rate is an offer for this load until its `VALID TILL`, and booked by its `_id`. What a shipper types (both ports, weight, volume) is refused as a field.
         */
        readonly get: operations["lclRates"];
        /**
         * Book an LCL rate
         * @description Like bookOffer, for a load of less than a container. Both ports, weight and volume are those that the rate was answered for; others are refused as fields. `bookingId` is null until a rate of another consolidator is confirmed.
         */
        readonly put: operations["bookLcl"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/resource/nearby-ports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Sea ports near a place
         * @description Ports in the order in which they should be offered. A place without a known position is an empty list.
         */
        readonly get: operations["nearbyPorts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/resource/places": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Places by text, for visitors
         * @description The same as `/resource/fcl/ports`, without a session: the quote card of the landing page suggests places with it. Limited for each network.
         */
        readonly get: operations["findPublicPlaces"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/resource/profile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The signed-in shipper
         * @description Code 2000 here means that the stored credentials still hold; the portal's guard asks it first.
         */
        readonly get: operations["getProfile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/resource/quotation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The shipper's bookings, newest first
         * @description With limit and skip alone: all bookings, newest first. Every other parameter is optional and narrows or orders the list; a server that knows none of them may ignore them. `lenResult` is the number of all bookings that match, not of this page. `facets` count the matches by status as if `status` had not been asked for, and name all carriers of the shipper's bookings.
         */
        readonly get: operations["listQuotations"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/resource/quotation/{id}/files/{fileName}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A file of a booking
         * @description Only files of the shipper's own bookings; anybody else's are answered 404.
         */
        readonly get: operations["quotationFile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/resource/quotation/{id}/reference": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Set the shipper's own reference of a booking
         * @description Only of the shipper's own bookings; anybody else's are answered 404. Null or an empty text removes it.
         */
        readonly put: operations["setReference"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/resource/rates/spot-on": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Book an offer
         * @description Books the offer as the server stored it; nothing that the client says about amounts counts. For an offer of a rate sheet `offerId` carries its `_id`. The same Idempotency-Key with the same offer is the same booking, however often it is sent; with another offer it is answered 409. An offer that was booked before is answered with that booking, unless `bookAgain` asks for one more.
         */
        readonly put: operations["bookOffer"];
        /**
         * Rates of all sources for one search
         * @description At least one of place of origin and port of loading, at least one of place of delivery and port of discharge, and one to a hundred containers of one kind (dry and reefer never mixed). What is missing is answered 422 with 'Missing required fields in request: ' and the names. Sources that failed or were late are named in `errorMessage` and `sources`; when no source answered, the call fails with 502.
         */
        readonly post: operations["searchRates"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/resource/shipment/tracking": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Where a shipment is
         * @description `shippingLine` is needed for type fcl, `airType` for type air. An unknown booking, somebody else's, and one of another type or shipping line are answered 404. Events are listed as they were told, in any order: an id that is told again later is a correction, and what was taken back stays with `isRetracted`. Who shows them decides what stands.
         */
        readonly get: operations["getTracking"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        readonly AirType: "awb" | "flight";
        /** @description A decimal number, or the text that the carrier sent */
        readonly Amount: number | string | null;
        /** @description An offer of a carrier in the vocabulary of the SpotOn API, version 2. `offerId` may be a word instead of an id (`no-offer`, `Sold-out`, `Quantities cannot be confirmed`, in any spelling): such an offer cannot be booked, and the word is shown. An id has at least one digit; a word without one is a status even if it is not listed here. A message that a carrier sends in the place of an offer has `code` and `description` beside an empty `quoteLine`. */
        readonly ApiRate: {
            readonly allocation?: readonly components["schemas"]["SpaceAllocation"][];
            readonly arrivalDate?: components["schemas"]["LocalTime"];
            /** @description When the carrier was asked (RFC 3339) */
            readonly askedAt?: string | null;
            /** @description Of a message in the place of an offer (INQ_BLK, INQ_SPN) */
            readonly code?: string | null;
            readonly commentToCustomer?: components["schemas"]["OptionalText"];
            readonly ddsmConditions?: readonly components["schemas"]["FreeTimeCondition"][];
            readonly departureDate?: components["schemas"]["LocalTime"];
            /** @description Why there is no offer; shown as the reason */
            readonly description?: string | null;
            readonly logo?: components["schemas"]["OptionalText"];
            readonly offerId: string;
            /** @description Fees for amending or cancelling; never part of the price */
            readonly potentialFees?: readonly {
                readonly feeType?: components["schemas"]["OptionalText"];
            }[];
            readonly providerName: string;
            readonly quoteLine: components["schemas"]["QuoteLine"];
            /** @description Spot or Contract */
            readonly rateType?: string | null;
            readonly routingDetails?: components["schemas"]["OptionalText"];
            readonly routingLegs?: readonly components["schemas"]["RoutingLeg"][];
            readonly serviceType?: components["schemas"]["OptionalText"];
            readonly supportContact?: components["schemas"]["OptionalText"];
            /** @description Days */
            readonly transitTime?: number | string | null;
        };
        /** @constant */
        readonly ApplicationIdText: "702020";
        readonly BookedContainers: {
            readonly equipmentGroupIsoCode: string;
            readonly numberOfContainers: number;
        };
        /** @description A booking by the sailing that it was made for. An offer is for the same sailing when its carrier, ports, day of departure from the port of loading and, where both name one, voyage are the same. */
        readonly BookedSailing: {
            /** Format: date */
            readonly bookedOn: string;
            readonly containers?: readonly components["schemas"]["BookedContainers"][];
            /**
             * Format: date
             * @description From the port of loading
             */
            readonly departureDate: string;
            /** @description UN/LOCODE, or the name where the offer has no code */
            readonly portOfDischarge: string;
            /** @description UN/LOCODE, or the name where the offer has no code */
            readonly portOfLoading: string;
            readonly providerName: string;
            readonly quotationId: string;
            /** @description As of a Quotation */
            readonly status: number;
            readonly total?: components["schemas"]["BookedTotal"];
            readonly voyageReference?: components["schemas"]["OptionalText"];
        };
        /** @description What was booked, and how far it is, in short; getTracking has every event */
        readonly BookedShipment: {
            /** @description ETA of the last leg */
            readonly arrival?: components["schemas"]["ShipmentMoment"] | null;
            /** @description Of a load of less than a container: cubic metres */
            readonly cbm?: number | null;
            readonly containers?: readonly {
                readonly equipmentGroupIsoCode: string;
                readonly numberOfContainers: number;
            }[];
            /** @description ETD of the first leg */
            readonly departure?: components["schemas"]["ShipmentMoment"] | null;
            readonly from: components["schemas"]["ShipmentEnd"];
            /** @description planned, under-way, arrived or delivered */
            readonly stage?: string | null;
            readonly to: components["schemas"]["ShipmentEnd"];
            /** @description All priced charges in one currency, by the rates of exchange of the booking; null where one is missing */
            readonly total?: {
                readonly amount: number;
                /** @description ISO 4217 */
                readonly currency: string;
            } | null;
            readonly vesselName?: components["schemas"]["OptionalText"];
            readonly voyageReference?: components["schemas"]["OptionalText"];
            /** @description Of a load of less than a container: kilograms */
            readonly weight?: number | null;
        };
        /** @description The total of the whole load as it was booked */
        readonly BookedTotal: {
            readonly amount: number;
            /** @description ISO 4217 */
            readonly currency: string;
        };
        readonly BookingAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            readonly result: readonly components["schemas"]["BookingReceipt"][];
            readonly status: components["schemas"]["Status"];
        };
        /** @description The whole chosen rate, with its offerId or its _id */
        readonly BookingPdfRequest: {
            readonly _id?: string;
            readonly offerId?: string;
            readonly quotationId?: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly BookingReceipt: {
            /** @description Null until the carrier has given a number */
            readonly bookingId: string | null;
            readonly quotationId: string;
        };
        readonly BookLclRequest: {
            readonly _id: string;
            /** @description Cubic metres */
            readonly cbm: number;
            readonly portOfDischarge: string;
            readonly portOfLoading: string;
            readonly reference?: components["schemas"]["Reference"];
            /** @description Kilograms */
            readonly weight: number;
        };
        readonly BookOfferRequest: {
            readonly arrivalDate: string | null;
            /** @description The shipper has confirmed one more booking of an offer or sailing that was booked before. Needs an Idempotency-Key, so that repeating the call stays one booking. */
            readonly bookAgain?: boolean;
            readonly departureDate: string | null;
            /** @description The offerId, or the _id of an offer of a rate sheet */
            readonly offerId: string;
            readonly providerName: string;
            readonly reference?: components["schemas"]["Reference"];
            /** @description The route of the offer, as words or as it was answered */
            readonly routing: (string | null) | Record<string, never>;
        };
        /** @description Charge names to amounts as a person wrote them ('USD 1,200', '4000/BL', 'INCLUDED', 'AT COST'). A name may end in a size ('OCEAN FREIGHT 20GP'). */
        readonly ChargeMap: {
            readonly [key: string]: string | number;
        };
        /** @description Newer answers say code and name, older ones chargeCode and chargeName; both are read */
        readonly ChargeName: {
            readonly chargeCode?: components["schemas"]["OptionalText"];
            readonly chargeName?: components["schemas"]["OptionalText"];
            readonly code?: components["schemas"]["OptionalText"];
            readonly name?: components["schemas"]["OptionalText"];
        };
        /** @description 2000 is success; anything else is a failure */
        readonly Code: number;
        /** @description A code as a text, or an object of code and name; a carrier may send codes that are not listed here */
        readonly CodedValue: string | {
            readonly code?: components["schemas"]["OptionalText"];
            readonly name?: components["schemas"]["OptionalText"];
        } | null;
        /** @description A charge in words, without a price */
        readonly CommentSurcharge: {
            readonly charge: components["schemas"]["ChargeName"];
            readonly chargeDefinedAsCommentTxt?: components["schemas"]["OptionalText"];
        };
        readonly ContactEntry: {
            /** @description Dialling code of a phone number */
            readonly sDialCode?: string | null;
            /** @description 0 is a phone number, 1 an email address */
            readonly type: number;
            readonly value: string;
        };
        readonly Coordinates: {
            readonly latitude: number;
            readonly longitude: number;
        };
        readonly CountriesAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            readonly result: readonly components["schemas"]["Country"][];
            readonly status: components["schemas"]["Status"];
        };
        readonly Country: {
            readonly _id: string;
            readonly name: string;
        };
        /** @description ISO 4217, as a text or as an object; older answers say currencyCode */
        readonly Currency: string | {
            readonly code?: string;
            readonly currencyCode?: string;
            readonly name?: components["schemas"]["OptionalText"];
        } | null;
        readonly Dashboard: {
            /** @description The shipper's latest different searches, the newest first */
            readonly lastSearches: readonly components["schemas"]["LastSearch"][];
            /** @description Cut-offs of these bookings that are still to come, the nearest first */
            readonly nextCutOffs: readonly components["schemas"]["NextCutOff"][];
            /** @description Confirmed shipments (status 1) that are not delivered yet, the next arrival first, at most ten; see `running` of listQuotations */
            readonly runningBookings: readonly components["schemas"]["Quotation"][];
        };
        readonly DashboardAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            readonly result: readonly components["schemas"]["Dashboard"][];
            readonly status: components["schemas"]["Status"];
        };
        readonly EmptyAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            readonly result: readonly string[];
            readonly status: components["schemas"]["Status"];
        };
        readonly EnquiryRequest: {
            readonly companyName: string;
            /** Format: email */
            readonly email: string;
            readonly firstName: string;
            readonly lastName: string;
            readonly message: string;
            readonly mobileNo: string;
            /** @description A trap that people never see and leave empty. A filled one is answered like a success, and nothing is stored. */
            readonly website?: string;
        };
        /** @enum {string} */
        readonly EquipmentCode: "20GP" | "40GP" | "40HC" | "45HC" | "20RE" | "40RH";
        /** @description Prices of ONE box of a size: allInRate = basicOceanFreightRate + its surcharges */
        readonly EquipmentSurcharges: {
            readonly allInRate?: components["schemas"]["Amount"];
            readonly basicOceanFreightRate?: components["schemas"]["Amount"];
            readonly currency?: components["schemas"]["Currency"];
            readonly equipmentGroupIsoCode: string;
            readonly matchingCargoSurcharges?: readonly components["schemas"]["Surcharge"][];
        };
        /** @description An offer of a rate sheet; it covers the whole load that was asked for. Columns in upper case, with the text of the cell; a sheet may have more columns than these. */
        readonly ExcelRate: {
            readonly _id: string;
            readonly "CFS CUT OFF"?: string;
            readonly charges: components["schemas"]["ChargeMap"];
            readonly "CONTACT EMAIL"?: string;
            readonly "CONTACT PERSON"?: string;
            readonly "CONTACT PHONE"?: string;
            /** @description The whole load, such as 20GPx2,40HCx1 */
            readonly "CONTAINER SIZE"?: string;
            readonly CURRENCY?: string;
            readonly "EQUIPMENT TYPE"?: string;
            readonly ETA?: string;
            readonly ETD?: string;
            readonly logo?: components["schemas"]["OptionalText"];
            readonly "MAX NET WEIGHT"?: string;
            readonly "NO OF CONTAINERS"?: string;
            readonly "PLACE OF DELIVERY"?: string;
            readonly "PLACE OF RECEIPT"?: string;
            readonly "PORT OF DISCHARGE"?: string;
            readonly "PORT OF LOADING"?: string;
            readonly providerName: string;
            readonly "RATE TYPE"?: string;
            readonly REMARKS?: string;
            readonly SERVICE?: string;
            readonly "SHEET DATE"?: string;
            readonly "SHEET NAME"?: string;
            /** @description The line of the sheet; once it is withdrawn, the offer cannot be booked */
            readonly sheetLineId?: string;
            readonly SUPPORT?: string;
            readonly "TRANSIT TIME"?: string;
            /** @description What must be within the validity: departure (from the port of loading), booking, or gate-in (the port cut-off, otherwise two days before the departure). Left out, it is not stated, and only bookings after the end are refused. */
            readonly "VALID FOR"?: string;
            readonly "VALID FROM"?: string;
            /** @description A day, or a local time at which the validity ends */
            readonly "VALID TILL"?: string;
            readonly VESSEL?: string;
            readonly "VGM CUT OFF"?: string;
            readonly VOYAGE?: string;
        };
        readonly ExchangeQuote: {
            /** @description ISO 4217 */
            readonly currency: string;
            /** @description How many units one unit of the base costs, as a decimal text */
            readonly unitsPerBase: string;
        };
        readonly ExchangeRates: {
            /** @description ISO 4217 */
            readonly base: string;
            /** Format: date */
            readonly date: string;
            /** @description What the house adds to a converted amount, as a decimal text */
            readonly markUpPercent: string;
            readonly quotes: readonly components["schemas"]["ExchangeQuote"][];
            readonly source: string;
        };
        readonly Failure: {
            /** @description 4000 malformed, 4010 not signed in, 4040 not found, 4090 conflict, 4100 gone, 4220 fields refused, 4290 too many, 5000 internal, 5020 no rate source */
            readonly code: number;
            readonly errorMessage?: string;
            readonly message: components["schemas"]["Message"];
            /** @description The refused fields of a 4220; empty otherwise */
            readonly result: readonly components["schemas"]["FieldProblem"][];
            /** @constant */
            readonly status: false;
        };
        /** @description What full containers on the same lane cost in all, for the lowest complete offer of the day */
        readonly FclComparison: {
            readonly amount: number;
            /** @description ISO 4217 */
            readonly currency: string;
            /** @description The place it goes to; rates to another station cannot be compared with it */
            readonly destination?: string | null;
            readonly equipmentGroupIsoCode: string;
            /** @description 1 when left out */
            readonly numberOfContainers?: number;
            readonly providerName?: components["schemas"]["OptionalText"];
            readonly validityTo?: components["schemas"]["LocalTime"];
        };
        readonly FieldProblem: {
            /** @description Name of the refused field */
            readonly field: string;
            /** @description What is wrong with it, in a sentence */
            readonly message: string;
        };
        readonly ForgotPasswordRequest: {
            readonly applicationId: components["schemas"]["ApplicationIdText"];
            /** Format: email */
            readonly email: string;
        };
        readonly FreeTimeCondition: {
            readonly conditionsByEquipment?: readonly components["schemas"]["FreeTimeOfEquipment"][];
            /** @description E export, I import */
            readonly movementType?: components["schemas"]["CodedValue"];
            readonly tariff?: {
                /** @description DET detention, DEM demurrage, MER both in one, STO storage, MON monitoring */
                readonly code?: string | null;
                readonly name?: components["schemas"]["OptionalText"];
            };
        };
        readonly FreeTimeOfEquipment: {
            readonly equipmentGroupIsoCode?: components["schemas"]["OptionalText"];
            readonly freeDays?: {
                /** @description Calendar or Working */
                readonly calculationType?: string | null;
                readonly number?: number | null;
            };
        };
        readonly HaulageEstimate: {
            /** @description For all requested containers */
            readonly amount: number;
            /** @description ISO 4217 */
            readonly currency: string;
            /** @enum {string} */
            readonly end: "origin" | "destination";
            /** @description The searched place */
            readonly placeCode: string;
            /** @description UN/LOCODE */
            readonly portCode: string;
            /** @description Whose haulage table it is */
            readonly source: string;
        };
        /** @description P port, R ramp, D door */
        readonly HaulageMode: components["schemas"]["CodedValue"];
        /**
         * @description How the cargo is taken over or handed out at an inland place
         * @enum {string|null}
         */
        readonly HaulageType: "Ramp" | "Door" | null;
        /** @description RD road, RL rail, RR rail and road, BA barge, BR barge and road */
        readonly InlandMode: components["schemas"]["CodedValue"];
        readonly LastSearch: {
            readonly search: components["schemas"]["RateSearchRequest"];
            /** Format: date-time */
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
        readonly LclDeparture: {
            readonly cfsCutOff?: components["schemas"]["LocalTime"];
            /** Format: date */
            readonly departureDate: string;
        };
        readonly LclPlace: {
            /** @description UN/LOCODE */
            readonly code?: string | null;
            readonly country?: components["schemas"]["OptionalText"];
            /** @description ISO 3166-1 alpha-2 */
            readonly countryCode?: string | null;
            readonly name: string;
            /** @description 'Sea' or 'Inland' */
            readonly pointType?: string | null;
        };
        readonly LclPortsAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            /** @description The same names, the most important first */
            readonly places?: readonly components["schemas"]["LclPlace"][];
            readonly result: readonly string[];
            readonly status: components["schemas"]["Status"];
        };
        readonly LclRate: {
            readonly _id: string;
            /** @description The currency of bare figures (ISO 4217) */
            readonly CURRENCY?: string | null;
            readonly "Dest CFS"?: components["schemas"]["OptionalText"];
            readonly "Dest Country"?: components["schemas"]["OptionalText"];
            readonly destinationCharges: components["schemas"]["ChargeMap"];
            /** @description Whether a booking is confirmed at once, as the tariff states; otherwise it waits for the consolidator */
            readonly instantConfirmation?: boolean;
            /** @description The next departures for which the price holds, earliest first; left out where the tariff states none */
            readonly nextDepartures?: readonly components["schemas"]["LclDeparture"][];
            readonly "Origin Code"?: components["schemas"]["OptionalText"];
            readonly originCharges: components["schemas"]["ChargeMap"];
            readonly "PORT OF DISCHARGE": string;
            readonly "Port of loading": string;
            /** @description The consolidator; the house itself when left out */
            readonly providerName?: string | null;
            readonly REMARKS?: components["schemas"]["OptionalText"];
            readonly "SHEET DATE"?: components["schemas"]["OptionalText"];
            readonly "SHEET NAME"?: components["schemas"]["OptionalText"];
            /** @description The line of the tariff; once it is withdrawn, the offer cannot be booked */
            readonly sheetLineId?: string;
            /** @description Days from port to port */
            readonly "TTT (PORT TO PORT)"?: string | number | null;
            /** @description What must be within the validity: departure, booking, or gate-in (the CFS cut-off). Left out, it is not stated, and only bookings after the end are refused. */
            readonly "VALID FOR"?: string | null;
            readonly "VALID FROM"?: components["schemas"]["OptionalText"];
            readonly "VALID TILL"?: components["schemas"]["OptionalText"];
            /** @description The least W/M that is charged ('1 W/M'); 1 when left out */
            readonly "W/M MINIMUM"?: string | null;
            /** @description Kilograms that count as one CBM ('1 CBM = 500 KG', '1000'); 1000 when left out */
            readonly "W/M RATIO"?: string | null;
            /** @description What W/M are rounded up to ('0.1 CBM UP'); not rounded when left out */
            readonly "W/M ROUNDING"?: string | null;
            readonly warehouseCharges: components["schemas"]["ChargeMap"];
        };
        readonly LclRatesAnswer: {
            readonly choices?: components["schemas"]["LclChoices"];
            readonly code: components["schemas"]["Code"];
            readonly exchangeRates?: components["schemas"]["ExchangeRates"];
            readonly fclComparison?: components["schemas"]["FclComparison"];
            readonly lenResult?: components["schemas"]["LenResult"];
            /** @description The _id of the rate with the lowest complete total of all pages, where it is on this page */
            readonly lowestRateId?: string | null;
            readonly message: components["schemas"]["Message"];
            readonly result: readonly components["schemas"]["LclRate"][];
            readonly status: components["schemas"]["Status"];
        };
        readonly LegEnd: {
            readonly place: components["schemas"]["LegPlace"];
            readonly placeCountry?: {
                readonly code?: components["schemas"]["OptionalText"];
                readonly name?: components["schemas"]["OptionalText"];
            };
            readonly terminal?: {
                readonly code?: components["schemas"]["OptionalText"];
                readonly name?: components["schemas"]["OptionalText"];
            };
        };
        readonly LegPlace: {
            readonly internalCode?: components["schemas"]["OptionalText"];
            readonly locationCodifications?: readonly components["schemas"]["LocationCodification"][];
            readonly name: string;
        };
        /** @description How many entries there are in all, not on this page */
        readonly LenResult: number;
        /** @description A date or a time local to the place (a trailing Z does not make it UTC) */
        readonly LocalTime: string | null;
        readonly LocationCodification: {
            readonly codification: string;
            /** @description UNLOCODE or the name of a carrier's list */
            readonly codificationType: string;
        };
        /** @description A sentence that may be shown to the shipper */
        readonly Message: string;
        /** @description Metric tons */
        readonly MetricTons: number | string | null;
        readonly NameAndCode: {
            readonly code: string;
            readonly name: string;
        };
        readonly NearbyPort: {
            /** @description The code of the server's own list */
            readonly internalCode?: string | null;
            readonly locationCodifications?: readonly components["schemas"]["LocationCodification"][];
            readonly name: string;
        };
        readonly NearbyPortsAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            readonly result: readonly components["schemas"]["NearbyPort"][];
            readonly status: components["schemas"]["Status"];
        };
        readonly NextCutOff: {
            /** @description Local to the place */
            readonly at: string;
            readonly bookingId: string | null;
            /** @description DCSA: LCO, VCO, PCO, STA, DCO */
            readonly code: string;
            /** @description The cut-off has passed and the vessel has not sailed yet */
            readonly overdue?: boolean;
            readonly place: components["schemas"]["OptionalText"];
            readonly quotationId: string;
        };
        readonly OfferRouting: {
            readonly deliveryPlace?: components["schemas"]["RoutingPlace"];
            readonly portOfDischarge?: components["schemas"]["RoutingPlace"];
            readonly portOfLoading?: components["schemas"]["RoutingPlace"];
            readonly receiptPlace?: components["schemas"]["RoutingPlace"];
            readonly routinginformation?: components["schemas"]["OptionalText"];
        };
        readonly OfferSurcharges: {
            /** @description Once per bill of lading, whatever the number of boxes */
            readonly matchingBlSurcharges?: readonly components["schemas"]["Surcharge"][];
            readonly matchingSurchargesDefinedAsComments?: readonly components["schemas"]["CommentSurcharge"][];
            readonly matchingSurchargesPerEquipmentTypes?: readonly components["schemas"]["EquipmentSurcharges"][];
            readonly simulationDate?: components["schemas"]["LocalTime"];
        };
        readonly OptionalText: string | null;
        /** @description UN/LOCODE or the carrier's own code */
        readonly PlaceCode: string | null;
        readonly PlaceName: string | null;
        readonly PortGroup: {
            /** @description Name of the country */
            readonly country: string;
            /** @description ISO 3166-1 alpha-2 */
            readonly countryCode: string;
            readonly ports: readonly components["schemas"]["PortPoint"][];
        };
        readonly PortGroupsAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            readonly result: readonly components["schemas"]["PortGroup"][];
            readonly status: components["schemas"]["Status"];
        };
        readonly PortPoint: {
            /** @description True for the one place that the text clearly means: its whole name, code or alternative name. A form takes it without a choice from the list. */
            readonly bestMatch?: boolean;
            readonly country: components["schemas"]["NameAndCode"];
            readonly point: components["schemas"]["NameAndCode"];
            /** @description `Sea`, or anything else for an inland point (we say `Inland`) */
            readonly pointType: string;
        };
        readonly Profile: {
            readonly companyName?: string | null;
            readonly contact?: readonly components["schemas"]["ContactEntry"][];
            readonly email?: string | null;
            readonly firstName: string;
            readonly lastName: string;
            readonly phone?: string | null;
        };
        readonly ProfileAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly data?: components["schemas"]["Profile"];
            readonly message: components["schemas"]["Message"];
            readonly result?: readonly components["schemas"]["Profile"][];
            readonly status: components["schemas"]["Status"];
        };
        readonly Quotation: {
            readonly _id: string;
            /** Format: date */
            readonly bookedOn: string | null;
            /** @description Null until the carrier has given a number */
            readonly bookingId: string | null;
            readonly files: readonly components["schemas"]["QuotationFile"][];
            /** @description The carrier, or the consolidator of a load of less than a container */
            readonly providerName?: string | null;
            readonly quotationId: string;
            readonly reference?: components["schemas"]["Reference"];
            readonly shipment?: components["schemas"]["BookedShipment"];
            /** @description The shippingLine that getTracking takes for it */
            readonly shippingLine?: string | null;
            /** @description 0 in process, 1 booked, 2 cancelled, anything else unknown */
            readonly status: number;
            /** @description The type under which getTracking knows it: fcl, lcl, air or land */
            readonly trackingType?: string | null;
            /** Format: date */
            readonly validityFrom: string | null;
            /** Format: date */
            readonly validityTill: string | null;
        };
        readonly QuotationFacets: {
            readonly carriers: readonly string[];
            readonly statuses: readonly {
                readonly count: number;
                readonly status: number;
            }[];
        };
        readonly QuotationFile: {
            readonly fileName: string;
            /** @description Where the file is fetched from */
            readonly link: string;
        };
        readonly QuotationsAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly facets?: components["schemas"]["QuotationFacets"];
            readonly lenResult?: components["schemas"]["LenResult"];
            readonly message: components["schemas"]["Message"];
            readonly result: readonly components["schemas"]["Quotation"][];
            readonly status: components["schemas"]["Status"];
        };
        readonly QuoteLine: {
            readonly commentToCustomer?: components["schemas"]["OptionalText"];
            readonly exportHaulageMode?: components["schemas"]["HaulageMode"];
            readonly exportModeOfTransport?: components["schemas"]["InlandMode"];
            readonly importHaulageMode?: components["schemas"]["HaulageMode"];
            readonly importModeOfTransport?: components["schemas"]["InlandMode"];
            readonly routing?: components["schemas"]["OfferRouting"];
            readonly spotEquipments?: readonly components["schemas"]["SpotEquipment"][];
            readonly surcharges?: components["schemas"]["OfferSurcharges"];
            /** @description What must be within the validity: departure (from the port of loading), booking, or gate-in (the port cut-off). Left out, it is booking. */
            readonly validFor?: string | null;
            readonly validityFrom?: components["schemas"]["LocalTime"];
            readonly validityTo?: components["schemas"]["LocalTime"];
        };
        readonly RateGroup: {
            readonly api?: readonly components["schemas"]["ApiRate"][];
            readonly excel?: readonly components["schemas"]["ExcelRate"][];
        };
        readonly RatesAnswer: {
            /** @description The shipper's own bookings whose vessel has not left, cancelled ones left out, newest first; a server may leave them out */
            readonly bookedSailings?: readonly components["schemas"]["BookedSailing"][];
            readonly code: components["schemas"]["Code"];
            /** @description A warning beside the offers, such as sources that did not answer */
            readonly errorMessage?: string | null;
            readonly exchangeRates?: components["schemas"]["ExchangeRates"];
            /** @description Prices of haulage tables between the searched places and ports, for the whole requested load, in one of the tables' currencies; a help to complete offers that end at a port, and never part of an offer. A server may leave them out */
            readonly haulageEstimates?: readonly components["schemas"]["HaulageEstimate"][];
            readonly message: components["schemas"]["Message"];
            readonly result: readonly components["schemas"]["RateGroup"][];
            readonly sources?: readonly components["schemas"]["SourceAnswer"][];
            readonly status: components["schemas"]["Status"];
        };
        readonly RateSearchRequest: {
            readonly deliveryPlace: components["schemas"]["PlaceName"];
            /**
             * Format: date
             * @description From today to today + 30 days; null is as soon as possible
             */
            readonly departureDate: string | null;
            readonly dischargePort: components["schemas"]["PlaceName"];
            readonly loadingPort: components["schemas"]["PlaceName"];
            /** @constant */
            readonly locationCodificationType: "CMACGM";
            /** @description A reefer used as a dry box: genset off, no cooling */
            readonly nonOperatingReefer: boolean;
            readonly originPlace: components["schemas"]["PlaceName"];
            readonly placeOfDelivery: components["schemas"]["PlaceCode"];
            readonly placeOfDeliveryType: components["schemas"]["HaulageType"];
            readonly placeOfOrigin: components["schemas"]["PlaceCode"];
            readonly placeOfOriginType: components["schemas"]["HaulageType"];
            readonly portOfDischarge: components["schemas"]["PlaceCode"];
            readonly portOfLoading: components["schemas"]["PlaceCode"];
            readonly reeferAttributes?: components["schemas"]["ReeferAttributes"];
            readonly requestedEquipments: readonly components["schemas"]["RequestedEquipment"][];
        };
        readonly ReeferAttributes: {
            /** @description Set point in °C */
            readonly temperature: number;
            /** @description Fresh air in m³ per hour; null is closed */
            readonly ventilation: number | null;
        };
        /** @description The shipper's own reference of the booking, such as a purchase order number; kept as typed, without blanks around it */
        readonly Reference: string | null;
        readonly ReferenceAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            readonly result: readonly {
                readonly reference: components["schemas"]["Reference"];
            }[];
            readonly status: components["schemas"]["Status"];
        };
        readonly ReferenceRequest: {
            readonly reference: components["schemas"]["Reference"];
        };
        readonly RequestedEquipment: {
            readonly equipmentGroupIsoCode: components["schemas"]["EquipmentCode"];
            readonly numberOfContainers: number;
            /** @description Net kilograms in one box; 0 when not stated */
            readonly weightPerContainer: number;
        };
        readonly ResetPasswordRequest: {
            /** @description The same as password */
            readonly confirmPassword: string;
            /** @description At least 6 characters and at most 1000; refused at its field in the words of the form */
            readonly password: string;
            readonly token: string;
        };
        readonly RouteStop: {
            readonly coordinates?: components["schemas"]["Coordinates"];
            readonly country?: components["schemas"]["OptionalText"];
            readonly locationName: string;
            /** @description POO origin, POL loading, POD discharge, FPD final destination (also PRE, TSP, PDE) */
            readonly shipmentLocationType: string;
            /** @description IANA name of the place's time zone */
            readonly timeZone?: string | null;
            readonly unLocationCode?: components["schemas"]["OptionalText"];
        };
        readonly RoutingLeg: {
            readonly arrivalDate?: components["schemas"]["LocalTime"];
            readonly bookingCutOffDate?: components["schemas"]["LocalTime"];
            readonly departureDate?: components["schemas"]["LocalTime"];
            readonly legFrom: components["schemas"]["LegEnd"];
            readonly legNumber?: number | null;
            readonly legTo: components["schemas"]["LegEnd"];
            /** @description VESSEL, RAIL, TRUCK or BARGE */
            readonly modeOfTransport?: components["schemas"]["CodedValue"];
            readonly portCutOffDate?: components["schemas"]["LocalTime"];
            readonly service?: {
                readonly code?: components["schemas"]["OptionalText"];
                readonly name?: components["schemas"]["OptionalText"];
            };
            readonly vesselName?: components["schemas"]["OptionalText"];
            readonly vgmCutOffDate?: components["schemas"]["LocalTime"];
            readonly voyageReference?: components["schemas"]["OptionalText"];
        };
        /** @description A name, or a place */
        readonly RoutingPlace: (string | null) | Record<string, never>;
        /** @description The way by sea between two stops, along usual lanes; for drawing, not for navigation */
        readonly SeaLane: {
            /** @description UN/LOCODE of the port that is left */
            readonly from: string;
            readonly nauticalMiles?: number | null;
            /** @description From port to port: longitude (-180 to 180) and latitude (-90 to 90) of each point */
            readonly path: readonly (readonly number[])[];
            /** @description UN/LOCODE of the port that is reached */
            readonly to: string;
        };
        readonly SendVerificationRequest: {
            readonly applicationId: components["schemas"]["ApplicationIdText"];
            /** Format: email */
            readonly email: string;
        };
        readonly SessionCredentials: {
            readonly xApiKey: string;
            readonly xToken: string;
        };
        readonly ShipmentEnd: {
            /** @description door, inland or sea */
            readonly kind?: string | null;
            readonly locationName: string;
            readonly unLocationCode?: components["schemas"]["OptionalText"];
        };
        readonly ShipmentMoment: {
            /** @description DCSA: ACT actual, EST estimated by the carrier, PLN as planned when it was booked */
            readonly eventClassifierCode?: string | null;
            /** @description Date, or date and time, local to the place */
            readonly eventDateTime: string;
        };
        /** @description MAERSK, HAPAG_LLOYD, HMM, ONE, EVERGREEN, MSC, CMA_CGM, COSCO, ZIM, YANG_MING, or the name of another carrier */
        readonly ShippingLine: string;
        readonly SignInAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            readonly result: readonly components["schemas"]["SessionCredentials"][];
            readonly status: components["schemas"]["Status"];
        };
        readonly SignInRequest: {
            /** @constant */
            readonly applicationId: 702020;
            readonly password: string;
            /** @description The email address of the account */
            readonly username: string;
        };
        readonly SignUpDetails: {
            readonly address: string;
            readonly companyName: string;
            readonly confirmPassword: string;
            /** @description The _id of a country */
            readonly country: string;
            /** Format: email */
            readonly email: string;
            readonly firstName: string;
            /** @description Domestic accounts only, and needed there */
            readonly gstNumber?: string;
            readonly lastName: string;
            /** @description Domestic accounts only */
            readonly panNumber?: string;
            readonly password: string;
            readonly phoneNumber: string;
            readonly pinCode: string;
        };
        readonly SignUpForm: {
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
        readonly SourceAnswer: {
            readonly name: string;
            /** @enum {string} */
            readonly outcome: "answered" | "failed" | "timed-out";
        };
        readonly SpaceAllocation: {
            /** @description False where no space is left; the offer cannot be booked then */
            readonly allocation?: boolean | null;
            /** @description Container sizes; none for all of them */
            readonly equipmentGroupIsoCode?: readonly string[];
            readonly nbOfAvailableTeus?: number | null;
            readonly nbOfContainersAvailable?: number | null;
            readonly partialAllocation?: boolean | null;
        };
        readonly SpotEquipment: {
            /** @description False where the carrier has no rate for this size; the offer cannot be booked then */
            readonly availableRate?: boolean | null;
            readonly equipmentGroupIsoCode: string;
            readonly maxNetWeight?: components["schemas"]["MetricTons"];
            readonly numberOfContainerRequested?: number | null;
            readonly reeferAttributes?: {
                readonly temperature?: number | null;
                readonly ventilation?: number | null;
            };
        };
        /** @description True when the call did what was asked */
        readonly Status: boolean;
        readonly Surcharge: {
            readonly amount?: components["schemas"]["Amount"];
            readonly charge: components["schemas"]["ChargeName"];
            /** @description Without a currency the amount has no price; that of another amount is never assumed */
            readonly chargeCurrency?: components["schemas"]["Currency"];
            readonly commentOnChargeRule?: components["schemas"]["OptionalText"];
            readonly customerComment?: components["schemas"]["OptionalText"];
            /** @description Part of basic freight; shown and never added */
            readonly includedInBasicFreight?: boolean | null;
            /** @description P prepaid, C collect, BKG as the freight */
            readonly paymentMethod?: components["schemas"]["CodedValue"];
            /** @description The charge is this percentage of other charges, which the carrier does not name; `amount` is what it comes to */
            readonly percentageRate?: components["schemas"]["Amount"];
            /** @description The amount in the currency of the basic freight, as the carrier converts it; counts before our own conversion */
            readonly pivotAmount?: components["schemas"]["Amount"];
            readonly pivotCurrency?: components["schemas"]["Currency"];
        };
        readonly TokenAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            readonly result: readonly string[];
            readonly status: components["schemas"]["Status"];
        };
        readonly Tracking: {
            readonly details: readonly components["schemas"]["TrackingEvent"][];
            /** @description When the line was last heard from (RFC 3339) */
            readonly lastHeardAt?: string | null;
            readonly overview: readonly components["schemas"]["RouteStop"][];
            readonly seaLanes?: readonly components["schemas"]["SeaLane"][];
        };
        readonly TrackingAnswer: {
            readonly code: components["schemas"]["Code"];
            readonly message: components["schemas"]["Message"];
            readonly result: readonly components["schemas"]["Tracking"][];
            readonly status: components["schemas"]["Status"];
        };
        readonly TrackingEvent: {
            readonly address?: components["schemas"]["OptionalText"];
            readonly changeRemark?: components["schemas"]["OptionalText"];
            readonly coordinates?: components["schemas"]["Coordinates"];
            /** @description DCSA, of a shipment event: BKG, TRD, VGM, … */
            readonly documentTypeCode?: string | null;
            /** @description DCSA: EMPTY or LADEN */
            readonly emptyIndicatorCode?: string | null;
            /** @description DCSA: LOAD, DISC, GTIN, GTOT, … */
            readonly equipmentEventTypeCode?: string | null;
            /** @description Container number (ISO 6346) */
            readonly equipmentReference?: string | null;
            /** @description DCSA: ACT actual, EST estimated, PLN planned */
            readonly eventClassifierCode?: string | null;
            /** @description When the line told it (RFC 3339) */
            readonly eventCreatedDateTime?: string | null;
            /** @description Local to the place, with its offset where it is known */
            readonly eventDateTime?: string | null;
            /** @description The same id again, told later, corrects what was told before; both are listed */
            readonly eventId?: string | null;
            /** @description DCSA: TRANSPORT, EQUIPMENT or SHIPMENT */
            readonly eventType?: string | null;
            readonly facilityName?: components["schemas"]["OptionalText"];
            readonly facilityTypeCode?: components["schemas"]["OptionalText"];
            readonly internalEventLabel?: components["schemas"]["OptionalText"];
            /** @description The line took it back */
            readonly isRetracted?: boolean | null;
            readonly locationName?: components["schemas"]["OptionalText"];
            /** @description VESSEL, TRUCK, RAIL or BARGE */
            readonly modeOfTransport?: string | null;
            /** @description DCSA: RECE, CONF, … */
            readonly shipmentEventTypeCode?: string | null;
            /** @description IANA name of the place's time zone */
            readonly timeZone?: string | null;
            /** @description DCSA: ARRI, DEPA */
            readonly transportEventTypeCode?: string | null;
            readonly unLocationCode?: components["schemas"]["OptionalText"];
            readonly vesselIMONumber?: components["schemas"]["OptionalText"];
            readonly vesselName?: components["schemas"]["OptionalText"];
            readonly voyageDetailsLink?: components["schemas"]["OptionalText"];
            readonly voyageReference?: components["schemas"]["OptionalText"];
        };
        /** @enum {string} */
        readonly TrackingType: "fcl" | "lcl" | "air" | "land";
        readonly VerifyCodeRequest: {
            readonly applicationId: components["schemas"]["ApplicationIdText"];
            /** @description The code, as a number */
            readonly otp: number;
            /** @description The token that sendVerification answered */
            readonly verifyHash: string;
        };
    };
    responses: {
        /** @description The same key or address is already taken by something else */
        readonly Conflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "code": 4090,
                 *       "message": "This request was already used for another offer.",
                 *       "result": []
                 *     }
                 */
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Fields that were refused, each with a sentence; at most 20 are listed */
        readonly FieldsRefused: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "code": 4220,
                 *       "message": "Please check the marked fields.",
                 *       "result": [
                 *         {
                 *           "field": "email",
                 *           "message": "This is not an email address."
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Expired, used up or sold out */
        readonly Gone: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "code": 4100,
                 *       "message": "This offer has expired. Please search again.",
                 *       "result": []
                 *     }
                 */
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The server failed; nothing of its inside is told */
        readonly Internal: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "code": 5000,
                 *       "message": "Something went wrong. Please try again.",
                 *       "result": []
                 *     }
                 */
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The request is not what this call takes (broken JSON, unknown field, unknown or wrong query parameter) */
        readonly Malformed: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "code": 4000,
                 *       "message": "The request could not be read.",
                 *       "result": []
                 *     }
                 */
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Unknown, or somebody else's */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "code": 4040,
                 *       "message": "This offer is not known.",
                 *       "result": []
                 *     }
                 */
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Any other failure */
        readonly OtherFailure: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "code": 4000,
                 *       "message": "The request is too large.",
                 *       "result": []
                 *     }
                 */
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is longer than this call takes; it is refused unread */
        readonly TooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "code": 4000,
                 *       "message": "The request is too large.",
                 *       "result": []
                 *     }
                 */
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many tries */
        readonly TooManyRequests: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "code": 4290,
                 *       "message": "Too many requests. Please wait a moment.",
                 *       "result": []
                 *     }
                 */
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not signed in, or no longer */
        readonly Unauthorised: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "code": 4010,
                 *       "message": "Please sign in.",
                 *       "result": []
                 *     }
                 */
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is of a media type that this call does not take */
        readonly WrongMediaType: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "code": 4000,
                 *       "message": "This call does not take this media type.",
                 *       "result": []
                 *     }
                 */
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /**
         * @description An unguessable word per confirmation; repeating it repeats the answer and never the booking
         * @example 0b8f2a5e-6a1c-4f7e-9d43-2f1f0c7be1aa
         */
        readonly IdempotencyKey: string;
        /**
         * @description How many entries a page has
         * @example 10
         */
        readonly Limit: number;
        /**
         * @description Which client is asking; the portal always says `keelson-portal`
         * @example keelson-portal
         */
        readonly Origin: string;
        /**
         * @description The token that sendVerification answered, verified by verifyCode
         * @example otp_7Jx2Vn5Qb8Lc
         */
        readonly OtpToken: string;
        /**
         * @description How many entries come before the page
         * @example 0
         */
        readonly Skip: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Carries the file name
         * @example attachment; filename="KLB-2026-000123.pdf"
         */
        readonly ContentDisposition: string;
        /**
         * @description Seconds to wait before the next try
         * @example 30
         */
        readonly RetryAfter: number;
    };
    pathItems: never;
}
export type AirType = components['schemas']['AirType'];
export type Amount = components['schemas']['Amount'];
export type ApiRate = components['schemas']['ApiRate'];
export type ApplicationIdText = components['schemas']['ApplicationIdText'];
export type BookedContainers = components['schemas']['BookedContainers'];
export type BookedSailing = components['schemas']['BookedSailing'];
export type BookedShipment = components['schemas']['BookedShipment'];
export type BookedTotal = components['schemas']['BookedTotal'];
export type BookingAnswer = components['schemas']['BookingAnswer'];
export type BookingPdfRequest = components['schemas']['BookingPdfRequest'];
export type BookingReceipt = components['schemas']['BookingReceipt'];
export type BookLclRequest = components['schemas']['BookLclRequest'];
export type BookOfferRequest = components['schemas']['BookOfferRequest'];
export type ChargeMap = components['schemas']['ChargeMap'];
export type ChargeName = components['schemas']['ChargeName'];
export type Code = components['schemas']['Code'];
export type CodedValue = components['schemas']['CodedValue'];
export type CommentSurcharge = components['schemas']['CommentSurcharge'];
export type ContactEntry = components['schemas']['ContactEntry'];
export type Coordinates = components['schemas']['Coordinates'];
export type CountriesAnswer = components['schemas']['CountriesAnswer'];
export type Country = components['schemas']['Country'];
export type Currency = components['schemas']['Currency'];
export type Dashboard = components['schemas']['Dashboard'];
export type DashboardAnswer = components['schemas']['DashboardAnswer'];
export type EmptyAnswer = components['schemas']['EmptyAnswer'];
export type EnquiryRequest = components['schemas']['EnquiryRequest'];
export type EquipmentCode = components['schemas']['EquipmentCode'];
export type EquipmentSurcharges = components['schemas']['EquipmentSurcharges'];
export type ExcelRate = components['schemas']['ExcelRate'];
export type ExchangeQuote = components['schemas']['ExchangeQuote'];
export type ExchangeRates = components['schemas']['ExchangeRates'];
export type Failure = components['schemas']['Failure'];
export type FclComparison = components['schemas']['FclComparison'];
export type FieldProblem = components['schemas']['FieldProblem'];
export type ForgotPasswordRequest = components['schemas']['ForgotPasswordRequest'];
export type FreeTimeCondition = components['schemas']['FreeTimeCondition'];
export type FreeTimeOfEquipment = components['schemas']['FreeTimeOfEquipment'];
export type HaulageEstimate = components['schemas']['HaulageEstimate'];
export type HaulageMode = components['schemas']['HaulageMode'];
export type HaulageType = components['schemas']['HaulageType'];
export type InlandMode = components['schemas']['InlandMode'];
export type LastSearch = components['schemas']['LastSearch'];
export type LclChoices = components['schemas']['LclChoices'];
export type LclDeparture = components['schemas']['LclDeparture'];
export type LclPlace = components['schemas']['LclPlace'];
export type LclPortsAnswer = components['schemas']['LclPortsAnswer'];
export type LclRate = components['schemas']['LclRate'];
export type LclRatesAnswer = components['schemas']['LclRatesAnswer'];
export type LegEnd = components['schemas']['LegEnd'];
export type LegPlace = components['schemas']['LegPlace'];
export type LenResult = components['schemas']['LenResult'];
export type LocalTime = components['schemas']['LocalTime'];
export type LocationCodification = components['schemas']['LocationCodification'];
export type Message = components['schemas']['Message'];
export type MetricTons = components['schemas']['MetricTons'];
export type NameAndCode = components['schemas']['NameAndCode'];
export type NearbyPort = components['schemas']['NearbyPort'];
export type NearbyPortsAnswer = components['schemas']['NearbyPortsAnswer'];
export type NextCutOff = components['schemas']['NextCutOff'];
export type OfferRouting = components['schemas']['OfferRouting'];
export type OfferSurcharges = components['schemas']['OfferSurcharges'];
export type OptionalText = components['schemas']['OptionalText'];
export type PlaceCode = components['schemas']['PlaceCode'];
export type PlaceName = components['schemas']['PlaceName'];
export type PortGroup = components['schemas']['PortGroup'];
export type PortGroupsAnswer = components['schemas']['PortGroupsAnswer'];
export type PortPoint = components['schemas']['PortPoint'];
export type Profile = components['schemas']['Profile'];
export type ProfileAnswer = components['schemas']['ProfileAnswer'];
export type Quotation = components['schemas']['Quotation'];
export type QuotationFacets = components['schemas']['QuotationFacets'];
export type QuotationFile = components['schemas']['QuotationFile'];
export type QuotationsAnswer = components['schemas']['QuotationsAnswer'];
export type QuoteLine = components['schemas']['QuoteLine'];
export type RateGroup = components['schemas']['RateGroup'];
export type RatesAnswer = components['schemas']['RatesAnswer'];
export type RateSearchRequest = components['schemas']['RateSearchRequest'];
export type ReeferAttributes = components['schemas']['ReeferAttributes'];
export type Reference = components['schemas']['Reference'];
export type ReferenceAnswer = components['schemas']['ReferenceAnswer'];
export type ReferenceRequest = components['schemas']['ReferenceRequest'];
export type RequestedEquipment = components['schemas']['RequestedEquipment'];
export type ResetPasswordRequest = components['schemas']['ResetPasswordRequest'];
export type RouteStop = components['schemas']['RouteStop'];
export type RoutingLeg = components['schemas']['RoutingLeg'];
export type RoutingPlace = components['schemas']['RoutingPlace'];
export type SeaLane = components['schemas']['SeaLane'];
export type SendVerificationRequest = components['schemas']['SendVerificationRequest'];
export type SessionCredentials = components['schemas']['SessionCredentials'];
export type ShipmentEnd = components['schemas']['ShipmentEnd'];
export type ShipmentMoment = components['schemas']['ShipmentMoment'];
export type ShippingLine = components['schemas']['ShippingLine'];
export type SignInAnswer = components['schemas']['SignInAnswer'];
export type SignInRequest = components['schemas']['SignInRequest'];
export type SignUpDetails = components['schemas']['SignUpDetails'];
export type SignUpForm = components['schemas']['SignUpForm'];
export type SourceAnswer = components['schemas']['SourceAnswer'];
export type SpaceAllocation = components['schemas']['SpaceAllocation'];
export type SpotEquipment = components['schemas']['SpotEquipment'];
export type Status = components['schemas']['Status'];
export type Surcharge = components['schemas']['Surcharge'];
export type TokenAnswer = components['schemas']['TokenAnswer'];
export type Tracking = components['schemas']['Tracking'];
export type TrackingAnswer = components['schemas']['TrackingAnswer'];
export type TrackingEvent = components['schemas']['TrackingEvent'];
export type TrackingType = components['schemas']['TrackingType'];
export type VerifyCodeRequest = components['schemas']['VerifyCodeRequest'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseFieldsRefused = components['responses']['FieldsRefused'];
export type ResponseGone = components['responses']['Gone'];
export type ResponseInternal = components['responses']['Internal'];
export type ResponseMalformed = components['responses']['Malformed'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseOtherFailure = components['responses']['OtherFailure'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnauthorised = components['responses']['Unauthorised'];
export type ResponseWrongMediaType = components['responses']['WrongMediaType'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterOrigin = components['parameters']['Origin'];
export type ParameterOtpToken = components['parameters']['OtpToken'];
export type ParameterSkip = components['parameters']['Skip'];
export type HeaderContentDisposition = components['headers']['ContentDisposition'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    readonly forgotPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which client is asking; the portal always says `keelson-portal`
                 * @example keelson-portal
                 */
                readonly "x-origin"?: components["parameters"]["Origin"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "email": "asha@menon.example",
                 *       "applicationId": "702020"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        readonly responses: {
            /** @description If the address is known, a link is on its way */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "code": 2000,
                     *       "message": "Check your email",
                     *       "result": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["EmptyAnswer"];
                };
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
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which client is asking; the portal always says `keelson-portal`
                 * @example keelson-portal
                 */
                readonly "x-origin"?: components["parameters"]["Origin"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "token": "rst_3Fq9Zd1Wk6Tm",
                 *       "password": "star-anise",
                 *       "confirmPassword": "star-anise"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        readonly responses: {
            /** @description The new password holds */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "code": 2000,
                     *       "message": "Password changed",
                     *       "result": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["EmptyAnswer"];
                };
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
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which client is asking; the portal always says `keelson-portal`
                 * @example keelson-portal
                 */
                readonly "x-origin"?: components["parameters"]["Origin"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "username": "demo@keelson.example",
                 *       "password": "keelson-demo",
                 *       "applicationId": 702020
                 *     }
                 */
                readonly "application/json": components["schemas"]["SignInRequest"];
            };
        };
        readonly responses: {
            /** @description The credentials of the new session */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "code": 2000,
                     *       "message": "Signed in",
                     *       "result": [
                     *         {
                     *           "xToken": "q1Tn0mS4pXcYv7bKz2Rw",
                     *           "xApiKey": "k9Hd3LfWs8UeJ6aVt5Gy"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            /** @description The user name or the password is wrong */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "code": 4010,
                     *       "message": "Invalid credentials. Please try again.",
                     *       "result": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Failure"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 422: components["responses"]["FieldsRefused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly signOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which client is asking; the portal always says `keelson-portal`
                 * @example keelson-portal
                 */
                readonly "x-origin"?: components["parameters"]["Origin"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session is revoked */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "code": 2000,
                     *       "message": "Signed out",
                     *       "result": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly signUp: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Which client is asking; the portal always says `keelson-portal`
                 * @example keelson-portal
                 */
                readonly "x-origin"?: components["parameters"]["Origin"];
                /**
                 * @description The token that sendVerification answered, verified by verifyCode
                 * @example otp_7Jx2Vn5Qb8Lc
                 */
                readonly "x-otp-token": components["parameters"]["OtpToken"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "basic_data": "{\"firstName\":\"Asha\",\"lastName\":\"Menon\",\"phoneNumber\":\"+919876543210\",\"country\":\"IN\", \"email\":\"asha@menon.example\",\"password\":\"kardamom\",\"confirmPassword\":\"kardamom\",\"pinCode\":\"682001\", \"address\":\"12 Jew Town Road, Kochi\",\"companyName\":\"Menon Spices Private Limited\", \"panNumber\":\"AASCS2460H\",\"gstNumber\":\"27AASCS2460H1Z0\"}",
                 *       "applicationId": "702020"
                 *     }
                 */
                readonly "multipart/form-data": components["schemas"]["SignUpForm"];
            };
        };
        readonly responses: {
            /** @description The account exists */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "code": 2000,
                     *       "message": "Account created",
                     *       "result": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["EmptyAnswer"];
                };
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
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which client is asking; the portal always says `keelson-portal`
                 * @example keelson-portal
                 */
                readonly "x-origin"?: components["parameters"]["Origin"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "otp": 482913,
                 *       "applicationId": "702020",
                 *       "verifyHash": "otp_7Jx2Vn5Qb8Lc"
                 *     }
                 */
                readonly "application/json": components["schemas"]["VerifyCodeRequest"];
            };
        };
        readonly responses: {
            /** @description The address is verified */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "code": 2000,
                     *       "message": "Verified",
                     *       "result": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 410: components["responses"]["Gone"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            /** @description The code is wrong */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "code": 4220,
                     *       "message": "Invalid verification code. Please try again.",
                     *       "result": [
                     *         {
                     *           "field": "otp",
                     *           "message": "Invalid verification code. Please try again."
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Failure"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly sendVerification: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which client is asking; the portal always says `keelson-portal`
                 * @example keelson-portal
                 */
                readonly "x-origin"?: components["parameters"]["Origin"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "email": "asha@menon.example",
                 *       "applicationId": "702020"
                 *     }
                 */
                readonly "application/json": components["schemas"]["SendVerificationRequest"];
            };
        };
        readonly responses: {
            /** @description The code is on its way; `result` holds the token of this sign-up */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "code": 2000,
                     *       "message": "Code sent",
                     *       "result": [
                     *         "otp_7Jx2Vn5Qb8Lc"
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["TokenAnswer"];
                };
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
    readonly listCountries: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which client is asking; the portal always says `keelson-portal`
                 * @example keelson-portal
                 */
                readonly "x-origin"?: components["parameters"]["Origin"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The countries */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "code": 2000,
                     *       "message": "OK",
                     *       "result": [
                     *         {
                     *           "_id": "IN",
                     *           "name": "India"
                     *         },
                     *         {
                     *           "_id": "NL",
                     *           "name": "Netherlands"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CountriesAnswer"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly bookingPdf: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which client is asking; the portal always says `keelson-portal`
                 * @example keelson-portal
                 */
                readonly "x-origin"?: components["parameters"]["Origin"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "offerId": "OFR-7Q2M4C",
                 *       "providerName": "Norrvik Line"
                 *     }
                 */
                readonly "application/json": components["schemas"]["BookingPdfRequest"];
            };
        };
        readonly responses: {
            /** @description The PDF */
            readonly 200: {
                headers: {
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": Blob;
                };
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
    readonly contactUs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which client is asking; the portal always says `keelson-portal`
                 * @example keelson-portal
                 */
                readonly "x-origin"?: components["parameters"]["Origin"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "firstName": "Asha",
                 *       "lastName": "Menon",
                 *       "email": "asha@menon.example",
                 *       "mobileNo": "+91 98765 43210",
                 *       "companyName": "Menon Spices Private Limited",
                 *       "message": "Two 40HC of cardamom a month from Kochi to Rotterdam. What can you offer?"
                 *     }
                 */
                readonly "application/json": components["schemas"]["EnquiryRequest"];
            };
        };
        readonly responses: {
            /** @description The enquiry is stored */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "code": 2000,
                     *       "message": "Thank you for your enquiry! We will get back to you soon.",
                     *       "result": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["EmptyAnswer"];
                };
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
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which client is asking; the portal always says `keelson-portal`
                 * @example keelson-portal
                 */
                readonly "x-origin"?: components["parameters"]["Origin"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The signed-in home */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "code": 2000,
                     *       "message": "OK",
                     *       "result": [
                     *         {
                     *           "runningBookings": [
                     *             {
                     *               "_id": "6f1f9a52",
                     *               "quotationId": "QTN-2026-000123",
                     *               "bookingId": "KLB-2026-000123",
                     *               "validityFrom": "2026-11-20",
                     *               "validityTill": "2026-11-27",
                     *               "bookedOn": "2026-11-20",
                     *               "status": 1,
                     *               "files": []
                     *             }
                     *           ],
                     *           "nextCutOffs": [
                     *             {
                     *               "quotationId": "QTN-2026-000123",
                     *               "bookingId": "KLB-2026-000123",
                     *               "code": "VCO",
                     *               "at": "2026-11-24T12:00:00",
                     *               "place": "Mundra"
                     *             }
                     *           ],
                     *           "lastSearches": [
                     *             {
                     *               "searchedAt": "2026-11-20T08:15:00.000Z",
                     *               "search": {
                     *                 "departureDate": "2026-11-23",
                     *                 "locationCodificationType": "CMACGM",
                     *                 "requestedEquipments": [
                     *                   {
                     *                     "equipmentGroupIsoCode": "20GP",
                     *                     "numberOfContainers": 2,
                     *                     "weightPerContainer": 10000
                     *                   }
                     *                 ],
                     *                 "placeOfOrigin": "INTKD",
                     *                 "portOfLoading": null,
                     *                 "portOfDischarge": "NLRTM",
                     *                 "placeOfDelivery": null,
                     *                 "placeOfOriginType": "Ramp",
                     *                 "placeOfDeliveryType": null,
                     *                 "nonOperatingReefer": false,
                     *                 "originPlace": "Tughlakabad ICD",
                     *                 "loadingPort": null,
                     *                 "deliveryPlace": null,
                     *                 "dischargePort": "Rotterdam"
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["DashboardAnswer"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly findFclPorts: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description What the shipper typed
                 * @example nhava
                 */
                readonly searchWith: string;
            };
            readonly header?: {
                /**
                 * @description Which client is asking; the portal always says `keelson-portal`
                 * @example keelson-portal
                 */
                readonly "x-origin"?: components["parameters"]["Origin"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The places found */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "code": 2000,
                     *       "message": "OK",
                     *       "result": [
                     *         {
                     *           "country": "India",
                     *           "countryCode": "IN",
                     *           "ports": [
                     *             {
                     *               "point": {
                     *                 "name": "Nhava Sheva",
                     *                 "code": "INNSA"
                     *               },
                     *               "country": {
                     *                 "name": "India",
                     *                 "code": "IN"
                     *               },
                     *               "pointType": "Sea"
                     *             },
                     *             {
                     *               "point": {
                     *                 "name": "Mundra",
                     *                 "code": "INMUN"
                     *               },
                     *               "country": {
                     *                 "name": "India",
                     *                 "code": "IN"
                     *               },
                     *               "pointType": "Sea"
                     *             },
                     *             {
                     *               "point": {
                     *                 "name": "Tughlakabad ICD",
                     *                 "code": "INTKD"
                     *               },
                     *               "country": {
                     *                 "name": "India",
                     *                 "code": "IN"
                     *               },
                     *               "pointType": "Inland"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "country": "Netherlands",
                     *           "countryCode": "NL",
                     *           "ports": [
                     *             {
                     *               "point": {
                     *                 "name": "Rotterdam",
                     *                 "code": "NLRTM"
                     *               },
                     *               "country": {
                     *                 "name": "Netherlands",
                     *                 "code": "NL"
                     *               },
                     *               "pointType": "Sea"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PortGroupsAnswer"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly lclPorts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which client is asking; the portal always says `keelson-portal`
                 * @example keelson-portal
                 */
                readonly "x-origin"?: components["parameters"]["Origin"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The names, in alphabetical order */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "code": 2000,
                     *       "message": "OK",
                     *       "result": [
                     *         "Chennai",
                     *         "Nhava Sheva",
                     *         "Rotterdam"
                     *       ],
                     *       "places": [
                     *         {
                     *           "name": "Nhava Sheva",
                     *           "code": "INNSA",
                     *           "country": "India",
                     *           "countryCode": "IN",
                     *           "pointType": "Sea"
                     *         },
                     *         {
                     *           "name": "Rotterdam",
                     *           "code": "NLRTM",
                     *           "country": "Netherlands",
                     *           "countryCode": "NL",
                     *           "pointType": "Sea"
                     *         },
                     *         {
                     *           "name": "Chennai",
                     *           "code": "INMAA",
                     *           "country": "India",
                     *           "countryCode": "IN",
                     *           "pointType": "Sea"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["LclPortsAnswer"];
                };
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
                /**
                 * @description Volume in cubic metres, at most two decimals
                 * @example 3.25
                 */
                readonly cbm: number;
                /**
                 * @description Only rates to a CFS at the asked place (port), or only those to a CFS beyond it (inland)
                 * @example port
                 */
                readonly cfs?: "port" | "inland";
                /**
                 * @description Only rates with a departure on this day or before
                 * @example 2026-12-04
                 */
                readonly departsBy?: string;
                /**
                 * @description How many entries a page has
                 * @example 10
                 */
                readonly limit?: components["parameters"]["Limit"];
                /**
                 * @description Only rates with a transit time of so many days or fewer
                 * @example 26
                 */
                readonly maxTransitDays?: number;
                /**
                 * @description How many 20GP `fclComparison` is for; 0 leaves it out
                 * @example 1
                 */
                readonly noOfContainers?: number;
                /**
                 * @description A name out of lclPorts, a port of discharge or the town of a container freight station
                 * @example Rotterdam
                 */
                readonly portOfDischarge: string;
                /**
                 * @description A name out of lclPorts
                 * @example Nhava Sheva
                 */
                readonly portOfLoading: string;
                /**
                 * @description How many entries come before the page
                 * @example 0
                 */
                readonly skip?: components["parameters"]["Skip"];
                /**
                 * @description The order of each part of the list; rates without the value come last
                 * @example lowest-total
                 */
                readonly sort?: "lowest-total" | "transit-time" | "next-departure";
                /**
                 * @description Gross weight in kilograms, at most two decimals
                 * @example 1200
                 */
                readonly weight: number;
            };
            readonly header?: {
                /**
                 * @description Which client is asking; the portal always says `keelson-portal`
                 * @example keelson-portal
                 */
                readonly "x-origin"?: components["parameters"]["Origin"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of rates */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "code": 2000,
                     *       "message": "OK",
                     *       "lenResult": 1,
                     *       "exchangeRates": {
                     *         "base": "USD",
                     *         "date": "2026-11-20",
                     *         "source": "Keelson treasury",
                     *         "markUpPercent": "0",
                     *         "quotes": [
                     *           {
                     *             "currency": "INR",
                     *             "unitsPerBase": "88.40"
                     *           },
                     *           {
                     *             "currency": "EUR",
                     *             "unitsPerBase": "0.9225"
                     *           }
                     *         ]
                     *       },
                     *       "fclComparison": {
                     *         "equipmentGroupIsoCode": "20GP",
                     *         "numberOfContainers": 1,
                     *         "currency": "USD",
                     *         "amount": 1905.4,
                     *         "providerName": "Norrvik Line",
                     *         "validityTo": "2026-11-30",
                     *         "destination": "Rotterdam"
                     *       },
                     *       "choices": {
                     *         "portCfs": 1,
                     *         "inlandCfs": 0,
                     *         "departures": [
                     *           "2026-11-27"
                     *         ],
                     *         "transitDays": [
                     *           26
                     *         ]
                     *       },
                     *       "lowestRateId": null,
                     *       "result": [
                     *         {
                     *           "_id": "LCL-88-3",
                     *           "providerName": "Keelson Global Logistics",
                     *           "Port of loading": "Nhava Sheva",
                     *           "PORT OF DISCHARGE": "Rotterdam",
                     *           "Dest CFS": "Rotterdam",
                     *           "Origin Code": "INNSA",
                     *           "Dest Country": "Netherlands",
                     *           "TTT (PORT TO PORT)": "26",
                     *           "nextDepartures": [
                     *             {
                     *               "departureDate": "2026-11-27",
                     *               "cfsCutOff": "2026-11-25T17:00"
                     *             }
                     *           ],
                     *           "CURRENCY": "INR",
                     *           "W/M RATIO": "1 CBM = 1000 KG",
                     *           "W/M MINIMUM": "1 W/M",
                     *           "originCharges": {
                     *             "OCEAN FREIGHT": "USD 18/W/M",
                     *             "CFS HANDLING": "INR 950/W/M",
                     *             "BILL OF LADING": "4000/BL"
                     *           },
                     *           "destinationCharges": {
                     *             "THC": "EUR 35/RT (MIN 3CBM)"
                     *           },
                     *           "warehouseCharges": {
                     *             "UNLOADING": "EUR 9,50/W/M",
                     *             "STORAGE AFTER 5 DAYS": "EUR 4/W/M/DAY"
                     *           },
                     *           "VALID FROM": "2026-11-16",
                     *           "VALID TILL": "2026-11-30",
                     *           "SHEET NAME": "Keelson LCL export week 47",
                     *           "SHEET DATE": "2026-11-16"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["LclRatesAnswer"];
                };
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
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description An unguessable word per confirmation; repeating it repeats the answer and never the booking
                 * @example 0b8f2a5e-6a1c-4f7e-9d43-2f1f0c7be1aa
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Which client is asking; the portal always says `keelson-portal`
                 * @example keelson-portal
                 */
                readonly "x-origin"?: components["parameters"]["Origin"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "_id": "LCL-88-3",
                 *       "portOfLoading": "Nhava Sheva",
                 *       "portOfDischarge": "Rotterdam",
                 *       "weight": 1200,
                 *       "cbm": 3.25
                 *     }
                 */
                readonly "application/json": components["schemas"]["BookLclRequest"];
            };
        };
        readonly responses: {
            /** @description The booking */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "code": 2000,
                     *       "message": "Booking confirmed!",
                     *       "result": [
                     *         {
                     *           "quotationId": "QTN-2026-000124",
                     *           "bookingId": "KLB-2026-000124"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["BookingAnswer"];
                };
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
    readonly nearbyPorts: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description UN/LOCODE or the carrier's own code of the place
                 * @example INTKD
                 */
                readonly portCode: string;
            };
            readonly header?: {
                /**
                 * @description Which client is asking; the portal always says `keelson-portal`
                 * @example keelson-portal
                 */
                readonly "x-origin"?: components["parameters"]["Origin"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The ports */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "code": 2000,
                     *       "message": "OK",
                     *       "result": [
                     *         {
                     *           "name": "Mundra",
                     *           "internalCode": "INMUN",
                     *           "locationCodifications": [
                     *             {
                     *               "codificationType": "UNLOCODE",
                     *               "codification": "INMUN"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["NearbyPortsAnswer"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly findPublicPlaces: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description What the visitor typed
                 * @example nhava
                 */
                readonly searchWith: string;
            };
            readonly header?: {
                /**
                 * @description Which client is asking; the portal always says `keelson-portal`
                 * @example keelson-portal
                 */
                readonly "x-origin"?: components["parameters"]["Origin"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The places found */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "code": 2000,
                     *       "message": "OK",
                     *       "result": [
                     *         {
                     *           "country": "India",
                     *           "countryCode": "IN",
                     *           "ports": [
                     *             {
                     *               "point": {
                     *                 "name": "Nhava Sheva",
                     *                 "code": "INNSA"
                     *               },
                     *               "country": {
                     *                 "name": "India",
                     *                 "code": "IN"
                     *               },
                     *               "pointType": "Sea"
                     *             },
                     *             {
                     *               "point": {
                     *                 "name": "Mundra",
                     *                 "code": "INMUN"
                     *               },
                     *               "country": {
                     *                 "name": "India",
                     *                 "code": "IN"
                     *               },
                     *               "pointType": "Sea"
                     *             },
                     *             {
                     *               "point": {
                     *                 "name": "Tughlakabad ICD",
                     *                 "code": "INTKD"
                     *               },
                     *               "country": {
                     *                 "name": "India",
                     *                 "code": "IN"
                     *               },
                     *               "pointType": "Inland"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "country": "Netherlands",
                     *           "countryCode": "NL",
                     *           "ports": [
                     *             {
                     *               "point": {
                     *                 "name": "Rotterdam",
                     *                 "code": "NLRTM"
                     *               },
                     *               "country": {
                     *                 "name": "Netherlands",
                     *                 "code": "NL"
                     *               },
                     *               "pointType": "Sea"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PortGroupsAnswer"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly getProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which client is asking; the portal always says `keelson-portal`
                 * @example keelson-portal
                 */
                readonly "x-origin"?: components["parameters"]["Origin"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The profile, as the only entry of `result` (older servers answer it as `data`) */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "code": 2000,
                     *       "message": "OK",
                     *       "result": [
                     *         {
                     *           "firstName": "Asha",
                     *           "lastName": "Menon",
                     *           "email": "demo@keelson.example",
                     *           "phone": "+91 98765 43210",
                     *           "companyName": "Menon Spices Private Limited",
                     *           "contact": [
                     *             {
                     *               "type": 0,
                     *               "value": "9876543210",
                     *               "sDialCode": "+91"
                     *             },
                     *             {
                     *               "type": 1,
                     *               "value": "demo@keelson.example"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ProfileAnswer"];
                };
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
                /**
                 * @description Only bookings with this carrier, by its name as `facets` gives it
                 * @example Norrvik Line
                 */
                readonly carrier?: string;
                /**
                 * @description Only bookings that depart (ETD) on this day or later
                 * @example 2026-11-20
                 */
                readonly departureFrom?: string;
                /**
                 * @description Only bookings that depart (ETD) on this day or earlier
                 * @example 2026-12-20
                 */
                readonly departureTill?: string;
                /**
                 * @description How many entries a page has
                 * @example 10
                 */
                readonly limit?: components["parameters"]["Limit"];
                /**
                 * @description Only confirmed shipments (status 1) that are not delivered, and not known to have ended: what has no news is left out after its planned arrival, what has arrived 14 days later
                 * @example false
                 */
                readonly running?: boolean;
                /**
                 * @description Words that a booking must contain, all of them, in any letter case: place, UN/LOCODE, carrier, vessel, voyage, container number, the shipper's reference, Quotation ID or Booking ID
                 * @example PO 88213
                 */
                readonly search?: string;
                /**
                 * @description How many entries come before the page
                 * @example 0
                 */
                readonly skip?: components["parameters"]["Skip"];
                /**
                 * @description What to order by, `-` for descending: booking date, departure (ETD), arrival (ETA), or total after conversion. What has no such value comes last. Equal ones come newest first.
                 * @example departure
                 */
                readonly sort?: "bookedOn" | "-bookedOn" | "departure" | "-departure" | "arrival" | "-arrival" | "total" | "-total";
                /**
                 * @description Only bookings with this status; `unknown` is any number beside 0, 1 and 2
                 * @example 1
                 */
                readonly status?: "0" | "1" | "2" | "unknown";
            };
            readonly header?: {
                /**
                 * @description Which client is asking; the portal always says `keelson-portal`
                 * @example keelson-portal
                 */
                readonly "x-origin"?: components["parameters"]["Origin"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of bookings */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "code": 2000,
                     *       "message": "OK",
                     *       "lenResult": 2,
                     *       "result": [
                     *         {
                     *           "_id": "6f1f9a52",
                     *           "quotationId": "QTN-2026-000123",
                     *           "bookingId": "KLB-2026-000123",
                     *           "validityFrom": "2026-11-20",
                     *           "validityTill": "2026-11-27",
                     *           "bookedOn": "2026-11-20",
                     *           "status": 1,
                     *           "files": [
                     *             {
                     *               "fileName": "KLB-2026-000123.pdf",
                     *               "link": "/api/resource/quotation/6f1f9a52/files/KLB-2026-000123.pdf"
                     *             }
                     *           ],
                     *           "trackingType": "fcl",
                     *           "shippingLine": "Norrvik Line",
                     *           "providerName": "Norrvik Line",
                     *           "reference": "PO 88213",
                     *           "shipment": {
                     *             "from": {
                     *               "locationName": "Nhava Sheva",
                     *               "unLocationCode": "INNSA",
                     *               "kind": "sea"
                     *             },
                     *             "to": {
                     *               "locationName": "Duisburg",
                     *               "unLocationCode": "DEDUI",
                     *               "kind": "inland"
                     *             },
                     *             "vesselName": "NORRVIK ASTRID",
                     *             "voyageReference": "431W",
                     *             "departure": {
                     *               "eventDateTime": "2026-11-26T04:00",
                     *               "eventClassifierCode": "EST"
                     *             },
                     *             "arrival": {
                     *               "eventDateTime": "2026-12-23T15:00",
                     *               "eventClassifierCode": "PLN"
                     *             },
                     *             "stage": "planned",
                     *             "containers": [
                     *               {
                     *                 "equipmentGroupIsoCode": "20GP",
                     *                 "numberOfContainers": 2
                     *               }
                     *             ],
                     *             "total": {
                     *               "currency": "USD",
                     *               "amount": 6282.6
                     *             }
                     *           }
                     *         },
                     *         {
                     *           "_id": "6f1f9a53",
                     *           "quotationId": "QTN-2026-000124",
                     *           "bookingId": "KLB-2026-000124",
                     *           "validityFrom": "2026-11-16",
                     *           "validityTill": "2026-11-30",
                     *           "bookedOn": "2026-11-19",
                     *           "status": 1,
                     *           "files": [],
                     *           "trackingType": "lcl",
                     *           "shippingLine": null,
                     *           "providerName": "Keelson Global Logistics",
                     *           "reference": null,
                     *           "shipment": {
                     *             "from": {
                     *               "locationName": "Nhava Sheva",
                     *               "unLocationCode": "INNSA",
                     *               "kind": "sea"
                     *             },
                     *             "to": {
                     *               "locationName": "Rotterdam",
                     *               "unLocationCode": "NLRTM",
                     *               "kind": "sea"
                     *             },
                     *             "vesselName": null,
                     *             "voyageReference": null,
                     *             "departure": {
                     *               "eventDateTime": "2026-11-27",
                     *               "eventClassifierCode": "PLN"
                     *             },
                     *             "arrival": {
                     *               "eventDateTime": "2026-12-23",
                     *               "eventClassifierCode": "PLN"
                     *             },
                     *             "stage": "planned",
                     *             "containers": [],
                     *             "weight": 1200,
                     *             "cbm": 3.25,
                     *             "total": {
                     *               "currency": "USD",
                     *               "amount": 251.2
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "facets": {
                     *         "statuses": [
                     *           {
                     *             "status": 1,
                     *             "count": 2
                     *           }
                     *         ],
                     *         "carriers": [
                     *           "Keelson Global Logistics",
                     *           "Norrvik Line"
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["QuotationsAnswer"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly quotationFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which client is asking; the portal always says `keelson-portal`
                 * @example keelson-portal
                 */
                readonly "x-origin"?: components["parameters"]["Origin"];
            };
            readonly path: {
                /**
                 * @description The name of the file
                 * @example KLB-2026-000123.pdf
                 */
                readonly fileName: string;
                /**
                 * @description The `_id` of the quotation
                 * @example 6f1f9a52
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file */
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
    readonly setReference: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which client is asking; the portal always says `keelson-portal`
                 * @example keelson-portal
                 */
                readonly "x-origin"?: components["parameters"]["Origin"];
            };
            readonly path: {
                /**
                 * @description The `_id` of the quotation
                 * @example 6f1f9a52
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "reference": "PO 88213"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ReferenceRequest"];
            };
        };
        readonly responses: {
            /** @description The reference as it is stored */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "code": 2000,
                     *       "message": "OK",
                     *       "result": [
                     *         {
                     *           "reference": "PO 88213"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ReferenceAnswer"];
                };
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
    readonly bookOffer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description An unguessable word per confirmation; repeating it repeats the answer and never the booking
                 * @example 0b8f2a5e-6a1c-4f7e-9d43-2f1f0c7be1aa
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Which client is asking; the portal always says `keelson-portal`
                 * @example keelson-portal
                 */
                readonly "x-origin"?: components["parameters"]["Origin"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "offerId": "OFR-7Q2M4C",
                 *       "providerName": "Norrvik Line",
                 *       "routing": "Mundra (INMUN) - Rotterdam (NLRTM)",
                 *       "arrivalDate": "2026-12-21T14:00:00",
                 *       "departureDate": "2026-11-26T06:00:00"
                 *     }
                 */
                readonly "application/json": components["schemas"]["BookOfferRequest"];
            };
        };
        readonly responses: {
            /** @description The booking */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "code": 2000,
                     *       "message": "Booking confirmed!",
                     *       "result": [
                     *         {
                     *           "quotationId": "QTN-2026-000123",
                     *           "bookingId": "KLB-2026-000123"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["BookingAnswer"];
                };
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
    readonly searchRates: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Which client is asking; the portal always says `keelson-portal`
                 * @example keelson-portal
                 */
                readonly "x-origin"?: components["parameters"]["Origin"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "departureDate": "2026-11-23",
                 *       "locationCodificationType": "CMACGM",
                 *       "requestedEquipments": [
                 *         {
                 *           "equipmentGroupIsoCode": "20GP",
                 *           "numberOfContainers": 2,
                 *           "weightPerContainer": 10000
                 *         },
                 *         {
                 *           "equipmentGroupIsoCode": "40HC",
                 *           "numberOfContainers": 1,
                 *           "weightPerContainer": 0
                 *         }
                 *       ],
                 *       "placeOfOrigin": "INTKD",
                 *       "portOfLoading": "INMUN",
                 *       "portOfDischarge": "NLRTM",
                 *       "placeOfDelivery": null,
                 *       "placeOfOriginType": "Ramp",
                 *       "placeOfDeliveryType": null,
                 *       "nonOperatingReefer": false,
                 *       "originPlace": "Tughlakabad ICD",
                 *       "loadingPort": "Mundra",
                 *       "deliveryPlace": null,
                 *       "dischargePort": "Rotterdam"
                 *     }
                 */
                readonly "application/json": components["schemas"]["RateSearchRequest"];
            };
        };
        readonly responses: {
            /** @description The offers, by kind of source */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "code": 2000,
                     *       "message": "OK",
                     *       "errorMessage": "1 of 3 sources did not answer: Pelagia.",
                     *       "exchangeRates": {
                     *         "base": "USD",
                     *         "date": "2026-11-20",
                     *         "source": "Keelson treasury",
                     *         "markUpPercent": "1.5",
                     *         "quotes": [
                     *           {
                     *             "currency": "INR",
                     *             "unitsPerBase": "88.40"
                     *           },
                     *           {
                     *             "currency": "EUR",
                     *             "unitsPerBase": "0.86"
                     *           }
                     *         ]
                     *       },
                     *       "sources": [
                     *         {
                     *           "name": "Norrvik Line",
                     *           "outcome": "answered"
                     *         },
                     *         {
                     *           "name": "Rate sheets",
                     *           "outcome": "answered"
                     *         },
                     *         {
                     *           "name": "Pelagia",
                     *           "outcome": "timed-out"
                     *         }
                     *       ],
                     *       "result": [
                     *         {
                     *           "api": [
                     *             {
                     *               "offerId": "OFR-7Q2M4C",
                     *               "providerName": "Norrvik Line",
                     *               "logo": null,
                     *               "rateType": "Spot",
                     *               "askedAt": "2026-11-20T08:15:00.000Z",
                     *               "departureDate": "2026-11-26T06:00:00",
                     *               "arrivalDate": "2026-12-21T14:00:00",
                     *               "transitTime": 25,
                     *               "serviceType": "Direct",
                     *               "routingDetails": "Direct, no transhipment",
                     *               "supportContact": "desk@norrvik.example",
                     *               "commentToCustomer": null,
                     *               "routingLegs": [
                     *                 {
                     *                   "legNumber": 1,
                     *                   "modeOfTransport": "VESSEL",
                     *                   "departureDate": "2026-11-26T06:00:00",
                     *                   "arrivalDate": "2026-12-21T14:00:00",
                     *                   "portCutOffDate": "2026-11-24T18:00:00",
                     *                   "vgmCutOffDate": "2026-11-24T12:00:00",
                     *                   "bookingCutOffDate": "2026-11-22T17:00:00",
                     *                   "vesselName": "NORRVIK SKAGEN",
                     *                   "voyageReference": "614W",
                     *                   "service": {
                     *                     "code": "NE1",
                     *                     "name": "North Europe One"
                     *                   },
                     *                   "legFrom": {
                     *                     "place": {
                     *                       "name": "Mundra",
                     *                       "internalCode": "INMUN",
                     *                       "locationCodifications": [
                     *                         {
                     *                           "codificationType": "UNLOCODE",
                     *                           "codification": "INMUN"
                     *                         }
                     *                       ]
                     *                     },
                     *                     "placeCountry": {
                     *                       "code": "IN",
                     *                       "name": "India"
                     *                     }
                     *                   },
                     *                   "legTo": {
                     *                     "place": {
                     *                       "name": "Rotterdam",
                     *                       "internalCode": "NLRTM",
                     *                       "locationCodifications": [
                     *                         {
                     *                           "codificationType": "UNLOCODE",
                     *                           "codification": "NLRTM"
                     *                         }
                     *                       ]
                     *                     },
                     *                     "placeCountry": {
                     *                       "code": "NL",
                     *                       "name": "Netherlands"
                     *                     }
                     *                   }
                     *                 }
                     *               ],
                     *               "ddsmConditions": [
                     *                 {
                     *                   "movementType": "I",
                     *                   "tariff": {
                     *                     "code": "DET"
                     *                   },
                     *                   "conditionsByEquipment": [
                     *                     {
                     *                       "equipmentGroupIsoCode": "20GP",
                     *                       "freeDays": {
                     *                         "number": 7,
                     *                         "calculationType": "Calendar"
                     *                       }
                     *                     }
                     *                   ]
                     *                 }
                     *               ],
                     *               "quoteLine": {
                     *                 "validityFrom": "2026-11-20",
                     *                 "validityTo": "2026-11-27",
                     *                 "exportHaulageMode": "R",
                     *                 "importHaulageMode": "P",
                     *                 "exportModeOfTransport": "RL",
                     *                 "importModeOfTransport": null,
                     *                 "spotEquipments": [
                     *                   {
                     *                     "equipmentGroupIsoCode": "20GP",
                     *                     "numberOfContainerRequested": 2,
                     *                     "maxNetWeight": 21.5,
                     *                     "availableRate": true
                     *                   }
                     *                 ],
                     *                 "routing": {
                     *                   "receiptPlace": "Tughlakabad ICD",
                     *                   "portOfLoading": "Mundra",
                     *                   "portOfDischarge": "Rotterdam",
                     *                   "deliveryPlace": null,
                     *                   "routinginformation": "Direct"
                     *                 },
                     *                 "surcharges": {
                     *                   "simulationDate": "2026-11-20",
                     *                   "matchingSurchargesPerEquipmentTypes": [
                     *                     {
                     *                       "equipmentGroupIsoCode": "20GP",
                     *                       "currency": {
                     *                         "code": "USD",
                     *                         "name": "US Dollar"
                     *                       },
                     *                       "basicOceanFreightRate": 980,
                     *                       "allInRate": 1325,
                     *                       "matchingCargoSurcharges": [
                     *                         {
                     *                           "charge": {
                     *                             "chargeCode": "FRT00",
                     *                             "chargeName": "Basic ocean freight"
                     *                           },
                     *                           "amount": 980,
                     *                           "chargeCurrency": "USD",
                     *                           "includedInBasicFreight": false,
                     *                           "paymentMethod": "P"
                     *                         },
                     *                         {
                     *                           "charge": {
                     *                             "chargeCode": "BAF00",
                     *                             "chargeName": "Bunker adjustment"
                     *                           },
                     *                           "amount": 345,
                     *                           "chargeCurrency": "USD",
                     *                           "includedInBasicFreight": false,
                     *                           "paymentMethod": "P"
                     *                         }
                     *                       ]
                     *                     }
                     *                   ],
                     *                   "matchingBlSurcharges": [
                     *                     {
                     *                       "charge": {
                     *                         "code": "BLF00",
                     *                         "name": "Bill of lading fee"
                     *                       },
                     *                       "amount": 4000,
                     *                       "chargeCurrency": {
                     *                         "code": "INR",
                     *                         "name": "Indian Rupee"
                     *                       },
                     *                       "paymentMethod": "P"
                     *                     }
                     *                   ],
                     *                   "matchingSurchargesDefinedAsComments": [
                     *                     {
                     *                       "charge": {
                     *                         "code": "CUS00",
                     *                         "name": "Customs clearance"
                     *                       },
                     *                       "chargeDefinedAsCommentTxt": "At cost, as per receipt"
                     *                     }
                     *                   ]
                     *                 }
                     *               }
                     *             }
                     *           ],
                     *           "excel": [
                     *             {
                     *               "_id": "SHT-114-27",
                     *               "providerName": "Amberline",
                     *               "RATE TYPE": "Contract",
                     *               "SHEET NAME": "Amberline November",
                     *               "SHEET DATE": "2026-11-12",
                     *               "VALID FROM": "2026-11-12",
                     *               "VALID TILL": "2026-11-30",
                     *               "PORT OF LOADING": "Mundra (INMUN)",
                     *               "PORT OF DISCHARGE": "Rotterdam (NLRTM)",
                     *               "ETD": "2026-11-28",
                     *               "ETA": "2026-12-26",
                     *               "TRANSIT TIME": "28 days",
                     *               "VESSEL": "AMBER TERN",
                     *               "VOYAGE": "0332N",
                     *               "VGM CUT OFF": "2026-11-26 12:00",
                     *               "CONTAINER SIZE": "20GPx2,40HCx1",
                     *               "CURRENCY": "USD",
                     *               "charges": {
                     *                 "OCEAN FREIGHT 20GP": "USD 940",
                     *                 "OCEAN FREIGHT 40HC": "USD 1,480",
                     *                 "BILL OF LADING": "INR 4,000/BL",
                     *                 "CUSTOMS CLEARANCE": "AT COST"
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["RatesAnswer"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            /** @description The search is incomplete or not allowed */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "code": 4220,
                     *       "message": "Missing required fields in request: portOfDischarge, requestedEquipments",
                     *       "result": [
                     *         {
                     *           "field": "portOfDischarge",
                     *           "message": "Please enter at least Place of Delivery or Port of Discharge"
                     *         },
                     *         {
                     *           "field": "requestedEquipments",
                     *           "message": "Please select at least one container"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Failure"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Internal"];
            /** @description No rate source answered */
            readonly 502: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "code": 5020,
                     *       "message": "No rate source answered. Please try again.",
                     *       "result": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Failure"];
                };
            };
            readonly default: components["responses"]["OtherFailure"];
        };
    };
    readonly getTracking: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description What the number is, for type air
                 * @example awb
                 */
                readonly airType?: components["schemas"]["AirType"];
                /**
                 * @description The booking number; while a booking has none yet, its quotation number
                 * @example KLB-2026-000123
                 */
                readonly bookingId: string;
                /**
                 * @description The shipping line, for type fcl: one of the ten of the form, or for a line beyond them the name that listQuotations answers as `shippingLine` of the booking
                 * @example MAERSK
                 */
                readonly shippingLine?: components["schemas"]["ShippingLine"];
                /**
                 * @description What kind of shipment
                 * @example fcl
                 */
                readonly type: components["schemas"]["TrackingType"];
            };
            readonly header?: {
                /**
                 * @description Which client is asking; the portal always says `keelson-portal`
                 * @example keelson-portal
                 */
                readonly "x-origin"?: components["parameters"]["Origin"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The route and what happened on it; an empty `result` says that nothing is known yet */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "code": 2000,
                     *       "message": "OK",
                     *       "result": [
                     *         {
                     *           "overview": [
                     *             {
                     *               "shipmentLocationType": "POO",
                     *               "locationName": "Tughlakabad ICD",
                     *               "country": "India",
                     *               "unLocationCode": "INTKD"
                     *             },
                     *             {
                     *               "shipmentLocationType": "POL",
                     *               "locationName": "Mundra",
                     *               "country": "India",
                     *               "unLocationCode": "INMUN"
                     *             },
                     *             {
                     *               "shipmentLocationType": "POD",
                     *               "locationName": "Rotterdam",
                     *               "country": "Netherlands",
                     *               "unLocationCode": "NLRTM"
                     *             }
                     *           ],
                     *           "details": [
                     *             {
                     *               "eventId": "nrv-7741",
                     *               "eventDateTime": "2026-11-26T06:20:00+05:30",
                     *               "modeOfTransport": "VESSEL",
                     *               "internalEventLabel": "Vessel departure",
                     *               "locationName": "Mundra",
                     *               "address": "Adani Mundra Container Terminal",
                     *               "voyageReference": "614W",
                     *               "voyageDetailsLink": "https://norrvik.example/voyages/614W",
                     *               "eventType": "TRANSPORT",
                     *               "eventClassifierCode": "ACT",
                     *               "transportEventTypeCode": "DEPA",
                     *               "vesselName": "NORRVIK SKAGEN",
                     *               "vesselIMONumber": "9321483",
                     *               "unLocationCode": "INMUN",
                     *               "timeZone": "Asia/Kolkata",
                     *               "eventCreatedDateTime": "2026-11-26T01:05:00Z"
                     *             },
                     *             {
                     *               "eventId": "nrv-7715",
                     *               "eventDateTime": "2026-11-25T21:40:00+05:30",
                     *               "modeOfTransport": "VESSEL",
                     *               "internalEventLabel": "Loaded on vessel",
                     *               "locationName": "Mundra",
                     *               "eventType": "EQUIPMENT",
                     *               "eventClassifierCode": "ACT",
                     *               "equipmentEventTypeCode": "LOAD",
                     *               "emptyIndicatorCode": "LADEN",
                     *               "equipmentReference": "KLSU4821178",
                     *               "unLocationCode": "INMUN",
                     *               "eventCreatedDateTime": "2026-11-25T17:00:00Z",
                     *               "isRetracted": true,
                     *               "changeRemark": "Reported for the wrong container"
                     *             },
                     *             {
                     *               "eventId": "nrv-7742",
                     *               "eventDateTime": "2026-12-19T16:00:00+01:00",
                     *               "modeOfTransport": "VESSEL",
                     *               "internalEventLabel": "Vessel arrival",
                     *               "locationName": "Rotterdam",
                     *               "voyageReference": "614W",
                     *               "eventType": "TRANSPORT",
                     *               "eventClassifierCode": "EST",
                     *               "transportEventTypeCode": "ARRI",
                     *               "vesselName": "NORRVIK SKAGEN",
                     *               "unLocationCode": "NLRTM",
                     *               "eventCreatedDateTime": "2026-11-26T01:05:00Z",
                     *               "changeRemark": "Slowed down by weather"
                     *             }
                     *           ],
                     *           "lastHeardAt": "2026-11-26T01:05:00Z",
                     *           "seaLanes": [
                     *             {
                     *               "from": "INMUN",
                     *               "to": "NLRTM",
                     *               "nauticalMiles": 6130,
                     *               "path": [
                     *                 [
                     *                   69.7,
                     *                   22.74
                     *                 ],
                     *                 [
                     *                   67.84,
                     *                   22.3
                     *                 ],
                     *                 [
                     *                   43.3,
                     *                   12.6
                     *                 ],
                     *                 [
                     *                   32.56,
                     *                   29.9
                     *                 ],
                     *                 [
                     *                   -5.6,
                     *                   35.95
                     *                 ],
                     *                 [
                     *                   4.05,
                     *                   51.98
                     *                 ]
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["TrackingAnswer"];
                };
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
}
