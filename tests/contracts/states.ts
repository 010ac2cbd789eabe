/**
 * The provider states of the contract: sentences that an interaction starts from, with their parameters. The consumer tests
 * may only use these; a provider implements all of them (`StateHandlers`), before each interaction on an empty store.
 */
export interface ProviderStates {
  /** An account that can sign in. */
  readonly "a shipper has an account": { readonly username: string; readonly password: string };
  /** So many sign-ins failed for this name that the next one is refused with 4290. */
  readonly "too many sign-ins were tried": { readonly username: string };
  /** An account with a session of exactly these two credentials; `email` and `phone` are its profile's. */
  readonly "a shipper is signed in": {
    readonly xToken: string;
    readonly xApiKey: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phone: string;
  };
  /** No session has the credentials that the request carries. */
  readonly "the session has ended": { readonly xToken: string };
  /** A code was mailed a moment ago; the sign-up of this token waits for it. */
  readonly "a code was sent": SentCode;
  /** The code of this sign-up was mailed more than ten minutes ago. */
  readonly "a code has expired": SentCode;
  /** The code of this sign-up was given before. */
  readonly "a code was used": SentCode;
  /** So many wrong codes were given for this sign-up that the next try is refused with 4290. */
  readonly "too many codes were tried": SentCode;
  /** So many codes were sent to this address that the next one is refused with 4290. */
  readonly "too many codes were sent": { readonly email: string };
  /** No message leaves: whatever is handed to the mail server is refused. */
  readonly "mail is down": Record<string, never>;
  /** The sign-up of this token has a verified address, and its details are awaited. */
  readonly "an address was verified": { readonly email: string; readonly otpToken: string };
  /** The same, but so long ago that the details come too late. */
  readonly "an address was verified too long ago": { readonly email: string; readonly otpToken: string };
  /** The sign-up of this token has a verified address, and an account was created for it meanwhile. */
  readonly "an account was created for the address": { readonly email: string; readonly otpToken: string };
  /** So many sign-ups were sent from the network that asks that the next one is refused with 4290. */
  readonly "too many sign-ups were sent": Record<string, never>;
  /** An account of this address, to which a link with this token was mailed a moment ago. */
  readonly "a reset link was mailed": { readonly email: string; readonly token: string };
  /** The same, more than an hour ago. */
  readonly "a reset link has expired": { readonly email: string; readonly token: string };
  /** The same, and a new password was set with it. */
  readonly "a reset link was used": { readonly email: string; readonly token: string };
  /** So many new passwords were sent from the network that asks that the next one is refused with 4290. */
  readonly "too many new passwords were tried": Record<string, never>;
  /** So many links were asked for this address that the next one is refused with 4290. */
  readonly "too many reset links were asked for": { readonly email: string };
  /** So many enquiries were sent from the network that asks that the next one is refused with 4290. */
  readonly "too many enquiries were sent": Record<string, never>;
  /** So many searches were made with the account of the signed-in shipper that the next one is refused with 4290. */
  readonly "too many searches were made": Record<string, never>;
  /** The shipper has searched this lane, and nothing else since. */
  readonly "the shipper has searched": Lane;
  /** The provider's calendar date, where a request names a date. */
  readonly "today is": { readonly date: string };
  /** Every place whose name or code is searched for here can be found by it. */
  readonly "a public place is known": { readonly name: string; readonly code: string };
  readonly "a place is known": { readonly name: string; readonly code: string; readonly countryCode: string };
  /** No place has anything to do with the text. */
  readonly "no place is known by": { readonly text: string };
  /** A sea port stands near the place, so that it is offered for loading and discharge. */
  readonly "a port is near": { readonly place: string; readonly port: string; readonly portName: string };
  /** A carrier (`api`) offers this lane, one size of box, from today on. */
  readonly "a carrier offers the lane": Lane & { readonly providerName: string };
  /** A rate sheet (`excel`) offers this lane, one size of box, from today on. */
  readonly "a rate sheet offers the lane": Lane & { readonly providerName: string };
  /** No source has an offer for this lane, and all of them answer. */
  readonly "no source offers the lane": Omit<Lane, "equipment">;
  /** This source fails when it is asked; the others answer. */
  readonly "a rate source fails": { readonly name: string };
  /** Every source fails when it is asked. */
  readonly "every rate source fails": Record<string, never>;
  /** The shipper was quoted this offer, and it can be booked now. `kind` says whether a carrier or a rate sheet made it. */
  readonly "an offer can be booked": StoredOffer;
  /** The shipper was quoted this offer, and its validity has passed. */
  readonly "an offer has expired": StoredOffer;
  /** The shipper was quoted this offer, and the sailing is sold out since. */
  readonly "an offer is sold out": StoredOffer;
  /** Nobody was quoted an offer of this id. */
  readonly "no offer has the id": { readonly offerId: string };
  /** An offer of this id can be booked, but another shipper was quoted it. */
  readonly "another shipper was quoted the offer": StoredOffer;
  /** The shipper has booked this offer with this idempotency key. */
  readonly "an offer was booked with a key": StoredOffer & { readonly idempotencyKey: string };
  /** The shipper has so many bookings, each with one PDF file, a booking number and a validity. */
  readonly "the shipper has bookings": { readonly count: number };
  /** The shipper has one booking that the carrier has not confirmed: no booking number, no file, status 0. */
  readonly "the shipper has a booking in process": Record<string, never>;
  /** The shipper has no booking. */
  readonly "the shipper has no bookings": Record<string, never>;
  /** The shipper's booking of this `_id` has a PDF file of this name. */
  readonly "a booking has a file": { readonly id: string; readonly fileName: string };
  /** A booking of this `_id` with a file of this name exists, but another shipper owns it. */
  readonly "another shipper has a booking with a file": { readonly id: string; readonly fileName: string };
  /** The shipper's booking of this number is at sea: left its port, expected at the other, every event with all it can have. */
  readonly "a shipment is at sea": { readonly bookingId: string };
  /** The shipper's booking of this number has a corrected event, a retracted one and one of an unknown code without a time. */
  readonly "a shipment has corrections": { readonly bookingId: string };
  /** The shipper's booking of this number was just made: its route is planned and nothing has happened. */
  readonly "a shipment is planned": { readonly bookingId: string };
  /** The shipper's booking of this number is known, and nothing else about it: no route, no event. */
  readonly "nothing is known of a shipment": { readonly bookingId: string };
  /** Nobody has a booking of this number. */
  readonly "no booking has the number": { readonly bookingId: string };
  /** A booking of this number exists, but another shipper owns it. */
  readonly "another shipper has the booking": { readonly bookingId: string };
  /**
   * The LCL tariff has so many lines from this port to this one, with origin, destination and warehouse charges, valid today;
   * rates of exchange are stated, and a carrier offers a 20GP on the lane. Both names are in the list of LCL ports.
   */
  readonly "LCL rates are known": LclLane & { readonly count: number };
  /** Both names are in the list of LCL ports, and no line of the tariff goes from one to the other. */
  readonly "no LCL rate is known for the lane": LclLane;
  /** No name of the list of LCL ports is this one. */
  readonly "no LCL port has the name": { readonly name: string };
  /** The shipper was answered this LCL rate for this load, and it can be booked now. */
  readonly "an LCL rate can be booked": AnsweredLclRate;
  /** The shipper was answered this LCL rate, and its validity has passed. */
  readonly "an LCL rate has expired": AnsweredLclRate;
  /** An LCL rate of this id can be booked, but another shipper was answered it. */
  readonly "another shipper was answered the LCL rate": AnsweredLclRate;
  /** The shipper has booked this LCL rate with this idempotency key. */
  readonly "an LCL rate was booked with a key": AnsweredLclRate & { readonly idempotencyKey: string };
  /** The provider meets a fault of its own while it answers. */
  readonly "the server meets a fault": Record<string, never>;
}

export type Lane = {
  readonly portOfLoading: string;
  readonly portOfDischarge: string;
  readonly equipment: string;
};

/** Names of places, as the list of LCL ports writes them. */
export type LclLane = { readonly portOfLoading: string; readonly portOfDischarge: string };

/** Weight in kilograms, volume in cubic metres. */
export type AnsweredLclRate = LclLane & { readonly id: string; readonly weight: number; readonly cbm: number };

export type StoredOffer = {
  readonly kind: "api" | "excel";
  readonly offerId: string;
  readonly providerName: string;
};

export type SentCode = {
  readonly email: string;
  readonly otpToken: string;
  readonly code: number;
};

/** What a provider has to bring: one handler per sentence. */
export type StateHandlers = {
  readonly [State in keyof ProviderStates]: (parameters: ProviderStates[State]) => Promise<void>;
};
