import type { ApiRate, TrackingEvent } from "#api/schema.d.ts";

/**
 * The provider states: sentences with parameters that describe the data of a server before an interaction. Before each
 * interaction a server is reset: it has its places and countries, and nothing else. Then its states are set up in the
 * order of the interaction. `contracts/states.md` and `states.json` are generated from this file: the text of a state is its purpose, `@data`
 * is what the server needs, `@shown` an interaction whose answer shows the data, with the path of a part of it.
 */
export interface ProviderStates {
  /**
   * A shipper can sign in.
   * @data An account with this email address as user name, this password and, where it is named, this company; its other
   * details are free.
   */
  readonly "a shipper has an account": {
    readonly username: string;
    readonly password: string;
    readonly companyName?: string;
  };
  /**
   * A user name or email address is unknown.
   * @data Nothing.
   */
  readonly "no account has the user name": { readonly username: string };
  /**
   * The next sign-in with this user name is one too many.
   * @data As many failed sign-ins with this user name as the server allows.
   */
  readonly "too many sign-ins were tried": { readonly username: string };
  /**
   * Requests with these two credentials come from this shipper.
   * @data An account with this profile and a session with exactly these credentials. A server that chooses its own
   * tokens is verified with `--token-from signIn`.
   */
  readonly "a shipper is signed in": {
    readonly xToken: string;
    readonly xApiKey: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phone: string;
  };
  /**
   * The credentials of the request belong to no session.
   * @data Nothing: no session has this token.
   */
  readonly "the session has ended": { readonly xToken: string };
  /**
   * The session of the signed-in shipper is over because the shipper signed out.
   * @data A call of `signOut` with the credentials of the signed-in shipper.
   */
  readonly "the shipper has signed out": Record<string, never>;
  /**
   * The request follows another one, whose effect it shows.
   * @data A call of your API with this method, path, JSON text and idempotency key (null: without one) and the credentials of
   * the signed-in shipper, which succeeds. One handler that calls your own server serves all interactions.
   */
  readonly "the shipper has made a call": MadeCall;
  /**
   * The request follows one of somebody else, which must not concern the shipper.
   * @data The same with the credentials of another account. It succeeds, or is refused with 404.
   */
  readonly "another shipper has made a call": MadeCall;
  /**
   * A sign-up waits for its code.
   * @data A sign-up of this address with this token, to which this code was sent a moment ago.
   */
  readonly "a code was sent": SentCode;
  /**
   * A code comes too late.
   * @data The same sign-up; the time for the code is over.
   */
  readonly "a code has expired": SentCode;
  /**
   * A code is entered a second time.
   * @data The same sign-up; the address was verified with this code.
   */
  readonly "a code was used": SentCode;
  /**
   * The next code for this sign-up is one too many.
   * @data The same sign-up, with as many wrong codes as the server allows.
   */
  readonly "too many codes were tried": SentCode;
  /**
   * The next code to this address is one too many.
   * @data As many codes sent to this address as the server allows.
   */
  readonly "too many codes were sent": { readonly email: string };
  /**
   * No mail can be sent.
   * @data A mail server that refuses every message.
   */
  readonly "mail is down": Record<string, never>;
  /**
   * A sign-up is ready for its details.
   * @data A sign-up of this address with this token; the address is verified.
   */
  readonly "an address was verified": VerifiedAddress;
  /**
   * The details of a sign-up come too late.
   * @data The same sign-up; the time for its details is over.
   */
  readonly "an address was verified too long ago": VerifiedAddress;
  /**
   * A token belongs to no sign-up.
   * @data Nothing.
   */
  readonly "no sign-up has the token": { readonly otpToken: string };
  /**
   * An account was created for the address after it was verified.
   * @data A sign-up as in `an address was verified`, and an account with this email address.
   */
  readonly "an account was created for the address": VerifiedAddress;
  /**
   * The next account from the network of the request is one too many.
   * @data As many sign-ups from this network as the server allows.
   */
  readonly "too many sign-ups were sent": Record<string, never>;
  /**
   * A shipper can set a new password.
   * @data An account with this email address and a link with this token, mailed a moment ago.
   */
  readonly "a reset link was mailed": ResetLink;
  /**
   * A link comes too late.
   * @data The same account and link; the time for the link is over.
   */
  readonly "a reset link has expired": ResetLink;
  /**
   * A link is used a second time.
   * @data The same account and link; a new password was set with it.
   */
  readonly "a reset link was used": ResetLink;
  /**
   * A token belongs to no link.
   * @data Nothing.
   */
  readonly "no reset link has the token": { readonly token: string };
  /**
   * The next new password from the network of the request is one too many.
   * @data As many tries from this network as the server allows.
   */
  readonly "too many new passwords were tried": Record<string, never>;
  /**
   * The next link to this address is one too many.
   * @data As many links to this address as the server allows.
   */
  readonly "too many reset links were asked for": { readonly email: string };
  /**
   * The next enquiry from the network of the request is one too many.
   * @data As many enquiries from this network as the server allows.
   */
  readonly "too many enquiries were sent": Record<string, never>;
  /**
   * The next call of this operation is one too many.
   * @data As many calls by the signed-in shipper as the server allows for this operation, which is named by its
   * `operationId`.
   */
  readonly "too many calls were made": { readonly operation: string };
  /**
   * The next search for places from the network of the request is one too many.
   * @data As many searches without a session as the server allows.
   */
  readonly "too many place searches were made": Record<string, never>;
  /**
   * The next reading of a calendar from the network of the request is one too many.
   * @data As many readings of calendars as the server allows.
   */
  readonly "too many calendars were read": Record<string, never>;
  /**
   * Calendar applications read the deadlines of the signed-in shipper.
   * @data A calendar link of the signed-in shipper with this token.
   */
  readonly "the shipper has a calendar link": { readonly token: string };
  /**
   * A token belongs to no calendar link.
   * @data Nothing.
   */
  readonly "no calendar link has the token": { readonly token: string };
  /**
   * The server has an address book: all operations with the tag Addresses.
   * @data Nothing; the profile lists `addresses` in `capabilities`. Optional: answer 404 if your server does not have these operations.
   */
  readonly "the shipper can save addresses": Record<string, never>;
  /**
   * A company is in the address book of the signed-in shipper.
   * @data An address in version 1 with this id and `partyName`; its `countryCode` is DE, its other texts are empty.
   */
  readonly "an address is saved": { readonly id: string; readonly partyName: string };
  /**
   * Another company is in the address book of the signed-in shipper.
   * @data One more address as in `an address is saved`.
   */
  readonly "another address is saved": { readonly id: string; readonly partyName: string };
  /**
   * Somebody else has saved the address.
   * @data The same address in the address book of another account, and none of the signed-in shipper.
   */
  readonly "another shipper has the address": { readonly id: string; readonly partyName: string };
  /**
   * The address was changed since it was read.
   * @data A call of `changeAddress` with version 1, the address with this id, this `partyName` and `countryCode` DE.
   */
  readonly "the address was changed": { readonly id: string; readonly partyName: string };
  /**
   * The address was deleted.
   * @data A call of `deleteAddress` with this id.
   */
  readonly "the address was deleted": { readonly id: string };
  /**
   * Somebody else has tried to delete the address.
   * @data A call of `deleteAddress` with this id and the credentials of another account.
   */
  readonly "another shipper has tried to delete the address": { readonly id: string };
  /**
   * The address book of the signed-in shipper is full.
   * @data 500 addresses.
   */
  readonly "the address book is full": Record<string, never>;
  /**
   * An id belongs to no address.
   * @data Nothing.
   */
  readonly "no address has the id": { readonly id: string };
  /**
   * The server has templates of searches: all operations with the tag Templates.
   * @data Nothing; the profile lists `templates` in `capabilities`. Optional: answer 404 if your server does not have these operations.
   */
  readonly "the shipper can save templates": Record<string, never>;
  /**
   * A search was saved under a name.
   * @data A template of the signed-in shipper with this id and name: two 20GP of 10,000 kg each from INNSA to NLRTM.
   */
  readonly "a template is saved": { readonly id: string; readonly name: string };
  /**
   * Another template is saved.
   * @data One more template of the signed-in shipper, as in `a template is saved`.
   */
  readonly "another template is saved": { readonly id: string; readonly name: string };
  /**
   * Somebody else has saved the template.
   * @data The same template of another account.
   */
  readonly "another shipper has the template": { readonly id: string; readonly name: string };
  /**
   * An id belongs to no template.
   * @data Nothing.
   */
  readonly "no template has the id": { readonly id: string };
  /**
   * The server has searches whose answer grows: all operations with the tag Growing search.
   * @data Nothing; the profile lists `growing-search` in `capabilities`. Optional: answer 404 if your server does not have these operations.
   */
  readonly "the server has growing searches": Record<string, never>;
  /**
   * A search whose answer grows is continued.
   * @data A search of the signed-in shipper with this id, for two 20GP of 10,000 kg each from INNSA to NLRTM. It had found nothing at
   * position 1; since then it has found the offers of the lane.
   * @shown what a search has found since its first answer: searchId
   */
  readonly "a search of the shipper was started": StartedSearch;
  /**
   * Somebody else has started the search.
   * @data The same search of another account.
   */
  readonly "another shipper has started the search": StartedSearch;
  /**
   * The server has saved views of My Bookings: all operations with the tag Views.
   * @data Nothing; the profile lists `saved-views` in `capabilities`. Optional: answer 404 if your server does not have these operations.
   */
  readonly "the shipper can save views": Record<string, never>;
  /**
   * A view of My Bookings was saved under a name.
   * @data A view of the signed-in shipper with this id and name: the word cardamom, confirmed bookings of Norrvik Line that depart on
   * 20 November 2026 or later, by arrival, latest first.
   */
  readonly "a view is saved": { readonly id: string; readonly name: string };
  /**
   * Another view is saved.
   * @data One more view of the signed-in shipper, as in `a view is saved`.
   */
  readonly "another view is saved": { readonly id: string; readonly name: string };
  /**
   * Somebody else has saved the view.
   * @data The same view of another account.
   */
  readonly "another shipper has the view": { readonly id: string; readonly name: string };
  /**
   * The server has companies: all operations with the tag Company.
   * @data Nothing; the profile lists `company` in `capabilities`. The signed-in shipper is the only admin of an active company. Optional: answer 404 if your server does not have these operations.
   */
  readonly "the server has companies": Record<string, never>;
  /**
   * The server has approvals: all operations with the tag Approvals.
   * @data Nothing; the profile lists `approvals` in `capabilities`. The signed-in shipper is an admin without a limit. Optional: answer 404 if your server does not have these operations.
   */
  readonly "the server has approvals": Record<string, never>;
  /**
   * The server has second factors: proveSecondFactor, the operations at /resource/account/second-factor and requireSecondFactor.
   * @data Nothing; the profile lists `second-factor` in `capabilities`. The signed-in shipper is an admin and has none. Optional: answer 404 if your server does not have these operations.
   */
  readonly "the server has second factors": Record<string, never>;
  /**
   * A booking waits for approval.
   * @data A request with this id of somebody else of the company of the signed-in shipper: Norrvik Line, USD 2,500.00, no reference, for an offer that can no longer be booked.
   */
  readonly "a booking waits for approval": { readonly id: string };
  /**
   * A colleague works in the company of the signed-in shipper.
   * @data Priya Nair with this id and email address, a booker without a limit.
   */
  readonly "a colleague works in the company": { readonly id: string; readonly email: string };
  /**
   * The company of the signed-in shipper has invited somebody.
   * @data An invitation with this id and token to this address as a viewer, which ends in seven days; the address has no account.
   */
  readonly "the company has invited somebody": { readonly id: string; readonly email: string; readonly token: string };
  /**
   * The company of another account has invited somebody.
   * @data The same invitation of another company, by a person with a name.
   */
  readonly "the company of an account has invited somebody": {
    readonly id: string;
    readonly email: string;
    readonly token: string;
  };
  /**
   * The server has API keys: all operations with the tag API keys.
   * @data Nothing; the profile lists `api-keys` in `capabilities`. Optional: answer 404 if your server does not have these operations.
   */
  readonly "the shipper can create API keys": Record<string, never>;
  /**
   * The server has test keys: createApiKey takes the mode `test`.
   * @data Nothing; the profile lists `test-keys` in `capabilities`. Optional: refuse the mode if your server does not have them.
   */
  readonly "the shipper can create test keys": Record<string, never>;
  /**
   * An API key was created.
   * @data A key of the signed-in shipper with this id and the name ERP export that may read and search, has no end, works and was never used.
   */
  readonly "an API key was created": { readonly id: string };
  /**
   * Somebody else has created the API key.
   * @data The same key of another account.
   */
  readonly "another shipper has the API key": { readonly id: string };
  /**
   * The server has webhooks: all operations with the tag Webhooks.
   * @data Nothing; the profile lists `webhooks` in `capabilities`. Optional: answer 404 if your server does not have these operations.
   */
  readonly "the shipper can create webhooks": Record<string, never>;
  /**
   * A webhook was created.
   * @data A webhook of the signed-in shipper with this id and the address https://erp.kaveri-home.example/keelson, for the events booking.confirmed
   * and deadline.near, which is switched on. One message with the id msg_1 was written for it, deadline.near of KLB-2026-000014,
   * and given up after eight attempts, the last of which was answered 500 with the text Stopped in 2400 ms.
   */
  readonly "a webhook was created": { readonly id: string };
  /**
   * Somebody else has created the webhook.
   * @data The same webhook of another account.
   */
  readonly "another shipper has the webhook": { readonly id: string };
  /**
   * The server has links that work without an account: all operations with the tag Links.
   * @data Nothing; the profile lists `sharing` in `capabilities`. Optional: answer 404 if your server does not have these operations.
   */
  readonly "the shipper can share": Record<string, never>;
  /**
   * A booking was shared.
   * @data One booking of the signed-in shipper with this `_id`, as in `a booking has a file`, and a link to it with this id
   * and token that lasts another 30 days, shows references, deadlines and the file but no prices, and was opened once. The
   * booking is confirmed, has no reference of the shipper, and goes by sea from a port of loading to a port of discharge without
   * transhipment, on a vessel and voyage that are known; the offer states when the ship sails and arrives; no event was
   * reported. At least one of its deadlines has a place with a time zone.
   */
  readonly "a booking is shared": SharedBookingLink;
  /**
   * As `a booking is shared`, with the least that a link can show.
   * @data The same booking and link; the link shows no references, no deadlines, no file and no prices.
   */
  readonly "a booking is shared without details": SharedBookingLink;
  /**
   * Somebody else has shared a booking.
   * @data The same booking and link of another account.
   */
  readonly "another shipper has shared a booking": SharedBookingLink;
  /**
   * The link was revoked.
   * @data A call of `revokeLink` with this id.
   */
  readonly "the link was revoked": { readonly id: string };
  /**
   * The link has expired.
   * @data The time until which the link with this id works is over; nobody revoked it.
   */
  readonly "the link has expired": { readonly id: string };
  /**
   * As `a booking is shared`, with all that a link can show.
   * @data The same booking and link; the link also shows prices.
   */
  readonly "a booking is shared with prices": SharedBookingLink;
  /**
   * As `a booking is shared`, with deadlines that the reader may mark as done.
   * @data The same booking and link; the `options` of the link have `marks`.
   */
  readonly "a booking is shared with marks": SharedBookingLink;
  /**
   * The server has quotes: all operations with the tag Quotes.
   * @data Nothing; the profile lists `quotes` in `capabilities`. Optional: answer 404 if your server does not have these operations.
   */
  readonly "the server has quotes": Record<string, never>;
  /**
   * A quote was saved, and shared for approval.
   * @data One quote of the signed-in shipper with this id, number and code, of one offer of two 20GP from Nhava Sheva to
   * Rotterdam that the desk stated in answer to a request, so that it can be booked as it is; without a decision. It has
   * one comment of the recipient of this text, and a link with this token that lasts as long as the quote. Optional, as
   * `the server has quotes`.
   */
  readonly "a quote is saved": SavedQuote;
  /**
   * A quote of a part load was saved, and shared for approval.
   * @data As `a quote is saved`, of one offer for 1,200 kg and 3.25 CBM from Nhava Sheva to Rotterdam, names of LCL
   * ports. Optional, as `the server has quotes`.
   */
  readonly "a quote of a part load is saved": SavedQuote;
  /**
   * Somebody else has saved the quote.
   * @data The same quote of another account. Optional, as `the server has quotes`.
   */
  readonly "another shipper has a quote": SavedQuote;
  /**
   * The recipient of the link has approved.
   * @data The quote of `a quote is saved` with an approval of its offer.
   */
  readonly "the quote was approved": { readonly id: string };
  /**
   * The quote is over.
   * @data The validity of the quote of `a quote is saved` ended yesterday; its link is over, too.
   */
  readonly "the quote has ended": { readonly id: string };
  /**
   * A key belongs to another quote.
   * @data The quote of `a quote is saved` was saved with this idempotency key.
   */
  readonly "a quote was saved with a key": { readonly id: string; readonly idempotencyKey: string };
  /**
   * No quote has this id, number, code or token.
   * @data Nothing.
   */
  readonly "no quote is known": Record<string, never>;
  /**
   * The desk was asked for a price.
   * @data A request of the signed-in shipper with this number for two 20GP from Nhava Sheva to Rotterdam, not answered.
   * Optional, as `the server has quotes`.
   */
  readonly "the desk was asked for a price": { readonly number: string };
  /**
   * A token belongs to no link that works.
   * @data Nothing.
   */
  readonly "no link has the token": { readonly token: string };
  /**
   * The next opening of a shared page from the network of the request is one too many.
   * @data As many openings as the server allows.
   */
  readonly "too many shared pages were opened": Record<string, never>;
  /**
   * An id belongs to no link that works.
   * @data Nothing.
   */
  readonly "no link has the id": { readonly id: string };
  /**
   * A search can be repeated from the home page.
   * @data One search of the signed-in shipper: between these ports, without places and without a date, for two
   * containers of this size of 10,000 kg each.
   */
  readonly "the shipper has searched": Lane;
  /**
   * A search for a cooled container can be repeated from the home page.
   * @data One search of the signed-in shipper: from this place (Door) to this place (Ramp), without ports and without a
   * date, for one 40RH without a weight, with this set point in °C and this ventilation in cubic metres per hour.
   */
  readonly "the shipper has searched for a cooled container": {
    readonly placeOfOrigin: string;
    readonly placeOfDelivery: string;
    readonly temperature: number;
    readonly ventilation: number;
  };
  /**
   * The request or the data of the interaction has dates.
   * @data The clock of the server is at 08:00 UTC on this date.
   */
  readonly "today is": { readonly date: string };
  /**
   * Visitors find this place by its name.
   * @data A place with this name and UN/LOCODE.
   */
  readonly "a public place is known": { readonly name: string; readonly code: string };
  /**
   * Shippers find this place by its name and its code.
   * @data A place with this name and UN/LOCODE in this country; `otherName` finds it as well.
   */
  readonly "a place is known": {
    readonly name: string;
    readonly otherName?: string;
    readonly code: string;
    readonly countryCode: string;
  };
  /**
   * A text finds nothing.
   * @data No place whose name, code or country resembles the text.
   */
  readonly "no place is known by": { readonly text: string };
  /**
   * A code belongs to no place.
   * @data No place with this code.
   */
  readonly "no place has the code": { readonly code: string };
  /**
   * A port is offered for an inland place.
   * @data Both places; the port is among the ports near the place, by position or by a list of your own; `otherPort` is as well.
   */
  readonly "a port is near": {
    readonly place: string;
    readonly port: string;
    readonly portName: string;
    readonly otherPort?: string;
    readonly otherPortName?: string;
  };
  /**
   * A place has a code in the list of its server, which the portal reads where a place has no UN/LOCODE.
   * @data As `a port is near`, with `internalCode`. Optional: answer 404 if your server does not send it.
   */
  readonly "a port has an internal code": { readonly place: string; readonly port: string; readonly portName: string };
  /**
   * A text means one place, which a form takes without a choice from the list.
   * @data A place with this name and UN/LOCODE; the name means no other place, and it is marked with `bestMatch`.
   * Optional: answer 404 if your server marks no place.
   */
  readonly "a text means one place": { readonly name: string; readonly code: string };
  /**
   * The shipper's email address and phone number are in a list, which the portal reads where the profile has none.
   * @data The profile of the signed-in shipper has `contact` with both. Optional: answer 404 if your server does not send
   * this list.
   */
  readonly "the profile has contacts": Record<string, never>;
  /**
   * The profile is in `data`, as older servers send it.
   * @data The profile of the signed-in shipper is in `data` and not in `result`. Optional: answer 404; a new server sends
   * `result`.
   */
  readonly "the profile is in data": Record<string, never>;
  /**
   * The server has the account page: all operations with the tag Account.
   * @data Nothing; the profile lists `account` in `capabilities`. Optional: answer 404 if your server does not have these operations.
   */
  readonly "the account can be managed": Record<string, never>;
  /**
   * Personal details were changed after the sign-up.
   * @data The details of the signed-in shipper were changed at this moment; they are those of the profile.
   */
  readonly "the details of the account were changed": { readonly changedAt: string };
  /**
   * The shipper is signed in on another device.
   * @data A second live session of the signed-in shipper with this id, begun from this network with this User-Agent.
   */
  readonly "the shipper has another session": {
    readonly id: string;
    readonly userAgent: string;
    readonly network: string;
  };
  /**
   * An id belongs to no session.
   * @data Nothing.
   */
  readonly "no session has the id": { readonly id: string };
  /**
   * A session belongs to somebody else.
   * @data A live session of another account with this id.
   */
  readonly "another shipper has the session": { readonly id: string };
  /**
   * The shipper wants the account to be deleted.
   * @data A deletion request of the signed-in shipper, made at this moment and not carried out.
   */
  readonly "the deletion of the account was requested": { readonly requestedAt: string };
  /**
   * A carrier offers the lane.
   * @data A carrier (`api`) with this name that quotes one size of container between these ports, with `rateType`,
   * departure, arrival and `transitTime`, one leg with its vessel and voyage, a validity, modes of haulage, `maxNetWeight`
   * in `spotEquipments`, this `basicOceanFreightRate` in USD for one container, its `allInRate` and one surcharge; and exchange
   * rates with at least one quote. It has no offer for other ports or sizes. It sails at least once a week. With
   * `otherEquipment` it quotes this size as well, at the same price and also together with the first one.
   * @shown a search that carriers and rate sheets answer: result.0.api.0
   */
  readonly "a carrier offers the lane": Lane & {
    readonly otherEquipment?: string;
    readonly providerName: string;
    readonly basicOceanFreightRate: number;
  };
  /**
   * A rate sheet offers the lane.
   * @data A rate sheet (`excel`) of this provider with one line for this size of container between these ports; and
   * exchange rates.
   * @shown a search that carriers and rate sheets answer: result.0.excel.0
   */
  readonly "a rate sheet offers the lane": Lane & { readonly providerName: string };
  /**
   * A carrier's offer has every property that the portal reads, or is a message in place of an offer.
   * @data A source that quotes exactly this offer between these ports, and books it as it is. The server adds `offerId` and
   * `askedAt`; the `offerId` of a message in place of an offer may be any text.
   */
  readonly "a carrier answers with the offer": Ports & { readonly offer: CarrierAnswer };
  /**
   * The cells of a rate sheet are stored as they were read.
   * @data An offer of a rate sheet (`excel`) with this id and provider, quoted to the signed-in shipper, from a line with
   * exactly these cells. Optional: answer 404 if your server does not store cells.
   */
  readonly "an offer is from a line with the cells": {
    readonly offerId: string;
    readonly providerName: string;
    readonly cells: readonly { readonly header: string; readonly text: string }[];
  };
  /**
   * A carrier's offer has other names and forms that the document allows: `chargeCode`, `currencyCode`, objects with code
   * and name.
   * @data A source that quotes exactly this offer between these ports, which the server passes on as it is. `offerId` and
   * `askedAt` are added by the server. Optional: answer 404 if your server brings offers into the form that the document
   * recommends.
   */
  readonly "a carrier answers in another form": Ports & { readonly offer: CarrierAnswer };
  /**
   * A line of a rate sheet has every column of the document.
   * @data A rate sheet that quotes exactly this line between these ports. `_id` is added by the server.
   */
  readonly "a rate sheet answers with the line": Ports & { readonly line: RateSheetAnswer };
  /**
   * A carrier has a price for haulage between an inland place and a port.
   * @data A haulage table of this carrier with this price for one container, in whole units of the currency, for
   * `haulageEstimates` of a search. Optional: answer 404 if your server does not send them.
   */
  readonly "a carrier has a price for haulage": {
    readonly carrier: string;
    readonly place: string;
    readonly port: string;
    readonly service: string;
    readonly equipment: string;
    readonly currency: string;
    readonly amount: number;
  };
  /**
   * No source has an offer.
   * @data No rate between these ports; every source answers.
   */
  readonly "no source offers the lane": Ports;
  /**
   * One source fails and the others answer.
   * @data A source with this name that fails or does not answer in time.
   */
  readonly "a rate source fails": { readonly name: string };
  /**
   * No source answers.
   * @data Every source fails or does not answer in time.
   */
  readonly "every rate source fails": Record<string, never>;
  /**
   * The shipper can book an offer.
   * @data An offer with this id and provider for two 20GP from Nhava Sheva (INNSA) to Rotterdam (NLRTM), quoted to the signed-in
   * shipper at any price, valid and available. An offer of a carrier (`api`) is confirmed at once, an offer of a rate sheet (`excel`) is not.
   */
  readonly "an offer can be booked": StoredOffer;
  /**
   * An offer comes too late.
   * @data The same offer; its validity is over.
   */
  readonly "an offer has expired": StoredOffer;
  /**
   * An offer is no longer available.
   * @data The same offer; its sailing is sold out.
   */
  readonly "an offer is sold out": StoredOffer;
  /**
   * An id belongs to no offer.
   * @data Nothing.
   */
  readonly "no offer has the id": { readonly offerId: string };
  /**
   * An offer belongs to somebody else.
   * @data A valid offer with this id, quoted to another account.
   */
  readonly "another shipper was quoted the offer": StoredOffer;
  /**
   * A booking is sent a second time.
   * @data The offer of `an offer can be booked`, booked by the signed-in shipper with this idempotency key.
   */
  readonly "an offer was booked with a key": StoredOffer & { readonly idempotencyKey: string };
  /**
   * The shipper has bookings.
   * @data So many confirmed bookings of the signed-in shipper, from Nhava Sheva (INNSA) to Rotterdam (NLRTM) with Norrvik
   * Line, for two 20GP: each with a booking number, one PDF file, a validity, a departure that is still to come, its
   * cut-offs and a total.
   * @shown the first page of bookings: result.0
   */
  readonly "the shipper has bookings": { readonly count: number };
  /**
   * A search marks the sailings that the shipper has booked.
   * @data The bookings of `the shipper has bookings`, in `bookedSailings` of a search. Optional: answer 404 if your server
   * does not send them.
   */
  readonly "a search lists the shipper's bookings": { readonly count: number };
  /**
   * The list of bookings can be searched, filtered and sorted.
   * @data The bookings of `the shipper has bookings`; the list of bookings has `facets` and follows every parameter of the
   * request. Optional: answer 404 if your server does not filter.
   */
  readonly "the list of bookings has facets": { readonly count: number };
  /**
   * Bookings are listed by the day on which they were made.
   * @data One booking as in `the shipper has bookings` for each of these days.
   */
  readonly "the shipper has booked on": { readonly days: readonly string[] };
  /**
   * A booking has the shipper's own reference.
   * @data One booking as in `the shipper has bookings`, with this reference.
   */
  readonly "the shipper has a booking with the reference": { readonly reference: string };
  /**
   * The server has pages of bookings: `getBooking`, `saveLeadTimes` and the calendar link (`getCalendarFeed`,
   * `createCalendarFeed`, `deleteCalendarFeed`, `calendarFeed`).
   * @data Nothing; the profile lists `booking-pages` in `capabilities`. Optional: answer 404 if your server does not have these
   * operations.
   */
  readonly "the server has booking pages": Record<string, never>;
  /**
   * The server lists what is due: `deadlines` of `listQuotations` and `nextDeadlines` of `dashboard`.
   * @data Nothing. Optional: answer 404 if your server does not calculate deadlines.
   */
  readonly "the server lists deadlines": Record<string, never>;
  /**
   * Deadlines can be marked as done: `markDeadline`, and `markSharedDeadline` where the server has links.
   * @data Nothing; the profile lists `deadline-marks` in `capabilities`. Optional: answer 404 if your server does not have these
   * operations.
   */
  readonly "the server has deadline marks": Record<string, never>;
  /**
   * The server lists and deletes saved lead times: `listLeadTimes` and `deleteLeadTimes`.
   * @data Nothing; the profile lists `lead-times` in `capabilities`. Optional: answer 404 if your server does not have these
   * operations.
   */
  readonly "the server has a list of lead times": Record<string, never>;
  /**
   * The shipper has saved lead times for a place.
   * @data Lead times for this origin (UN/LOCODE), as `saveLeadTimes` stores them.
   */
  readonly "the shipper has lead times for an origin": { readonly origin: string };
  /**
   * The server has notifications: all operations with the tag Notifications but those of the daily digest.
   * @data Nothing; the profile lists `notifications` in `capabilities`. Optional: answer 404 if your server does not have these
   * operations.
   */
  readonly "the server has notifications": Record<string, never>;
  /**
   * The server can collect the mails of a day in one: `getNotificationDigest` and `setNotificationDigest`.
   * @data Nothing; the profile lists `digest` in `capabilities`. Optional: answer 404 if your server does not have these operations.
   */
  readonly "the server has a daily digest": Record<string, never>;
  /**
   * The shipper has a message about a booking.
   * @data One booking as in `the shipper has bookings`, and one new message about it with this title and detail and the topic
   * `eta`. Optional: answer 404 if your server does not have notifications.
   */
  readonly "the shipper has a notification": { readonly title: string; readonly detail: string };
  /**
   * The shipper has two messages.
   * @data One more message about the same booking, an hour before that of `the shipper has a notification`. Optional, as that.
   */
  readonly "the shipper has an earlier notification": { readonly title: string; readonly detail: string };
  /**
   * The shipper wants no mails about a booking with a message.
   * @data The booking of `the shipper has a notification` is muted. Optional, as that.
   */
  readonly "the booking of the notification is muted": Record<string, never>;
  /**
   * Only somebody else has a message.
   * @data The message of `the shipper has a notification`, about a booking of another account. Optional, as that.
   */
  readonly "another shipper has a notification": { readonly title: string; readonly detail: string };
  /**
   * The server takes requests to change or cancel bookings.
   * @data Nothing; the profile lists `amendments` in `capabilities`. Optional: answer 404 if your server does not have the operations with the tag Amendments.
   */
  readonly "the server has amendments": Record<string, never>;
  /**
   * A booking can be cancelled for a fee.
   * @data A booking of the signed-in shipper with this `_id`, which has not sailed. Cancelling it costs this many US dollars
   * until departure; its offer names no other fee. Optional, as `the server has amendments`.
   */
  readonly "a booking has a cancellation fee": { readonly booking: string; readonly amount: number };
  /**
   * The shipper has asked for a cancellation.
   * @data A request with this `id` for the booking of `a booking has a cancellation fee`: a cancellation at the fee shown, without
   * a text, in this state. With `fee-proposed` the desk asks for 300 US dollars. Optional, as `the server has amendments`.
   */
  readonly "the shipper has requested a cancellation": {
    readonly booking: string;
    readonly amendment: string;
    readonly state: "received" | "forwarded" | "fee-proposed";
  };
  /**
   * The shipper has asked for another sailing.
   * @data A request with this `id` for the booking of `a booking has a cancellation fee`: the kind `sailing`, received, to a
   * departure of this vessel with one container 20GP, an ETD, an ETA, a voyage and a total. Optional, as `the server has amendments`.
   */
  readonly "the shipper has requested another sailing": {
    readonly booking: string;
    readonly amendment: string;
    readonly vessel: string;
  };
  /**
   * The carrier has confirmed another sailing.
   * @data The request of `the shipper has requested another sailing`, confirmed; it keeps what was booked before with its
   * charges. Optional, as `the server has amendments`.
   */
  readonly "another sailing was confirmed": {
    readonly booking: string;
    readonly amendment: string;
    readonly vessel: string;
  };
  /**
   * The server has messages of bookings.
   * @data Nothing; the profile lists `messages` in `capabilities`. Optional: answer 404 if your server does not have the operations with the tag Messages.
   */
  readonly "the server has messages": Record<string, never>;
  /**
   * The desk has written about a booking.
   * @data A booking of the signed-in shipper with this `_id` and one message of the desk of this text, which nobody has read. Optional, as
   * `the server has messages`.
   */
  readonly "the desk has written about a booking": { readonly booking: string; readonly text: string };
  /**
   * The server has documents of bookings.
   * @data Nothing; the profile lists `documents` in `capabilities`. Optional: answer 404 if your server does not have the operations with the tag Documents.
   */
  readonly "the server has documents": Record<string, never>;
  /**
   * A shipper can read a draft B/L.
   * @data A booking of the signed-in shipper with this `_id`, without other files, and a draft B/L with this `id`: one PDF
   * version of this name from the desk, not decided, with one comment of the desk of this text. Optional, as `the server
   * has documents`.
   */
  readonly "a booking has a draft B/L": DraftBillOfLading;
  /**
   * The desk has replaced a draft B/L.
   * @data One more version of the draft B/L of `a booking has a draft B/L`, of the desk, of the same name, with the number 2 and not
   * decided. Optional, as that.
   */
  readonly "a draft B/L has a second version": { readonly document: string };
  /**
   * Somebody else has a draft B/L.
   * @data The same booking of another account. Optional, as `the server has documents`.
   */
  readonly "another shipper has a booking with a draft B/L": DraftBillOfLading;
  /**
   * A draft B/L was approved.
   * @data The draft B/L of `a booking has a draft B/L`; the shipper has approved it. Optional, as `the server has documents`.
   */
  readonly "the draft B/L was approved": { readonly document: string };
  /**
   * The desk needs a document of the shipper.
   * @data In the booking of `a booking has a draft B/L`: a certificate of origin with this `id`, requested with this note for
   * this day, without a version. Optional, as `the server has documents`.
   */
  readonly "the desk has requested a document": RequestedDocument;
  /**
   * The server has cargo and parties of bookings.
   * @data Nothing; the profile lists `cargo` in `capabilities`. Optional: answer 404 if your server does not have the operations with the tag Cargo.
   */
  readonly "the server has cargo": Record<string, never>;
  /**
   * A shipper has typed some details about the cargo of a booking.
   * @data A booking of one 20GP of the signed-in shipper with this `_id`. Its details were saved once (version 1): the
   * first commodity and the first container have these texts, everything else is empty, and nothing was sent. Optional,
   * as `the server has cargo`.
   */
  readonly "a booking has cargo details": CargoOfBooking;
  /**
   * Somebody else has typed details about the cargo of a booking.
   * @data The same booking of another account. Optional, as `the server has cargo`.
   */
  readonly "another shipper has a booking with cargo details": CargoOfBooking;
  /**
   * The desk has returned the VGM of a container.
   * @data In the booking of `a booking has cargo details`: the VGM of container 1 was sent, and the desk has returned it
   * for this reason. The details have any version. Optional, as `the server has cargo`.
   */
  readonly "the desk has returned a VGM": { readonly booking: string; readonly reason: string };
  /**
   * The VGM of a container was sent.
   * @data In the booking of `a booking has cargo details`: the VGM of container 1 was sent and has no answer. The details
   * have any version. Optional, as `the server has cargo`.
   */
  readonly "the VGM of a booking was sent": { readonly booking: string };
  /**
   * A booking waits for its carrier.
   * @data One booking of the signed-in shipper without a booking number and without files, status 0.
   */
  readonly "the shipper has a booking in process": Record<string, never>;
  /**
   * A booking was cancelled.
   * @data One booking of the signed-in shipper with status 2 that was confirmed before: it has a booking number, a carrier, a
   * validity and one file, as a confirmed booking has. It is not running.
   */
  readonly "the shipper has a cancelled booking": Record<string, never>;
  /**
   * A booking of another state was cancelled.
   * @data The booking with this id has status 2.
   */
  readonly "the booking was cancelled": { readonly booking: string };
  /**
   * The shipper has no booking and has not searched.
   * @data Nothing.
   */
  readonly "the shipper has no bookings": Record<string, never>;
  /**
   * A cut-off was missed and the vessel is still in port.
   * @data One booking as in `the shipper has bookings`; this cut-off is over and the vessel has not departed.
   * @shown the home of a shipper with an overdue cut-off: result.0.nextCutOffs.0
   */
  readonly "a cut-off of the shipper's booking has passed": { readonly code: string };
  /**
   * A booking can be changed and its file downloaded.
   * @data A booking of the signed-in shipper with this `_id` and a PDF file of this name; its history has an entry, if your
   * server records it.
   */
  readonly "a booking has a file": StoredFile;
  /**
   * A carrier has not answered whether it accepts a booking that was passed on to it.
   * @data The booking with this `_id` has status 0 and no booking number; it was passed on to this carrier or rate source, which has
   * not answered. Optional: answer 404 if your server passes no bookings on.
   */
  readonly "the carrier of the booking has not answered": { readonly booking: string; readonly source: string };
  /**
   * A booking belongs to somebody else.
   * @data A booking of another account with this `_id` and a PDF file of this name.
   */
  readonly "another shipper has a booking with a file": StoredFile;
  /**
   * An `_id` belongs to no booking.
   * @data Nothing.
   */
  readonly "no booking has the id": { readonly id: string };
  /**
   * A carrier has reported events.
   * @data A booking of the signed-in shipper with this number, carrier and route, and exactly these events, reported in
   * this order.
   */
  readonly "a shipment has events": TrackedBooking & { readonly events: readonly TrackingEvent[] };
  /**
   * A route has a sea leg that can be drawn.
   * @data A booking as in `a shipment is planned`, and a way by sea between its ports.
   */
  readonly "a shipment has a way by sea": TrackedBooking;
  /**
   * Nothing has happened to a shipment yet.
   * @data A booking of the signed-in shipper with this number, carrier and route, a planned departure and no events.
   */
  readonly "a shipment is planned": TrackedBooking;
  /**
   * A booking has nothing to track.
   * @data A booking of the signed-in shipper with this number and carrier, without a route and without events.
   */
  readonly "nothing is known of a shipment": TrackedBooking;
  /**
   * A number belongs to no booking.
   * @data Nothing.
   */
  readonly "no booking has the number": { readonly bookingId: string };
  /**
   * A shipment belongs to somebody else.
   * @data A booking of another account with this number, carrier and route.
   */
  readonly "another shipper has the booking": TrackedBooking;
  /**
   * An LCL tariff offers the lane.
   * @data So many valid lines of an LCL tariff from this port to this port, with charges at origin, destination and
   * warehouse, a transit time and next departures; both names in the list of LCL ports; exchange rates; and a carrier
   * that quotes a 20GP on the lane. With destinationCharges, each line has exactly these charges at the destination, in
   * these words; otherwise one of its charges has a minimum of more than 3.25 CBM. With otherCfs, one more line ends at this
   * container freight station, beyond the port of discharge.
   */
  readonly "LCL rates are known": LclLane & {
    readonly count: number;
    readonly destinationCharges?: Charges;
    readonly otherCfs?: string;
  };
  /**
   * A line of an LCL tariff has every column that the portal reads.
   * @data An LCL tariff with exactly this line, both names in the list of LCL ports. `_id` is added by the server.
   */
  readonly "an LCL tariff has the line": { readonly line: LclLineAnswer };
  /**
   * An LCL tariff does not offer the lane.
   * @data Both names in the list of LCL ports, and no line from one to the other.
   */
  readonly "no LCL rate is known for the lane": LclLane;
  /**
   * A name is not in the list of LCL ports.
   * @data Nothing.
   */
  readonly "no LCL port has the name": { readonly name: string };
  /**
   * The shipper can book an LCL rate.
   * @data A rate with this id for this load, quoted to the signed-in shipper, valid and confirmed at once.
   */
  readonly "an LCL rate can be booked": QuotedLclRate;
  /**
   * An LCL rate comes too late.
   * @data The same rate; its validity is over.
   */
  readonly "an LCL rate has expired": QuotedLclRate;
  /**
   * An LCL rate belongs to somebody else.
   * @data A valid rate with this id for this load, quoted to another account.
   */
  readonly "another shipper was answered the LCL rate": QuotedLclRate;
  /**
   * A booking of an LCL rate is sent a second time, or listed.
   * @data The rate of `an LCL rate can be booked`, booked by the signed-in shipper with this idempotency key.
   */
  readonly "an LCL rate was booked with a key": QuotedLclRate & { readonly idempotencyKey: string };
  /**
   * The server has a fault of its own.
   * @data Every call fails inside the server.
   */
  readonly "the server meets a fault": Record<string, never>;
}

/** The id and the token of a link to the booking with this `_id`, which has a file of this name. */
export type SharedBookingLink = {
  readonly id: string;
  readonly token: string;
  readonly booking: string;
  readonly fileName: string;
};

/** UN/LOCODEs of two ports. */
export type Ports = {
  readonly portOfLoading: string;
  readonly portOfDischarge: string;
};

/** UN/LOCODEs of two ports and a container size. */
export type Lane = Ports & { readonly equipment: string };

/** Names of places, as the list of LCL ports has them. */
export type LclLane = { readonly portOfLoading: string; readonly portOfDischarge: string };

/** Weight in kilograms, volume in cubic metres. */
export type QuotedLclRate = LclLane & { readonly id: string; readonly weight: number; readonly cbm: number };

export type StoredOffer = {
  readonly kind: "api" | "excel";
  readonly offerId: string;
  readonly providerName: string;
};

export type StartedSearch = { readonly searchId: string };

export type SentCode = {
  readonly email: string;
  readonly otpToken: string;
  readonly code: number;
};

export type VerifiedAddress = { readonly email: string; readonly otpToken: string };

export type ResetLink = { readonly email: string; readonly token: string };

/** The `_id` of a booking and the name of one of its files. */
export type StoredFile = { readonly id: string; readonly fileName: string };

export type TrackedBooking = Ports & { readonly bookingId: string; readonly providerName: string };

export type CarrierAnswer = Omit<ApiRate, "offerId" | "askedAt">;

/** Columns of a rate sheet in upper case, and its charges by name. */
export type RateSheetAnswer = {
  readonly providerName: string;
  readonly charges: Readonly<Record<string, string>>;
  readonly [column: string]: string | Readonly<Record<string, string>>;
};

type Charges = Readonly<Record<string, string>>;

export type LclLineAnswer = {
  readonly providerName: string;
  readonly "Port of loading": string;
  readonly "PORT OF DISCHARGE": string;
  readonly "Dest CFS": string;
  readonly "Origin Code": string;
  readonly "Dest Country": string;
  readonly "TTT (PORT TO PORT)": string;
  readonly nextDepartures: readonly { readonly departureDate: string; readonly cfsCutOff: string }[];
  readonly CURRENCY: string;
  readonly "W/M RATIO": string;
  readonly "W/M MINIMUM": string;
  readonly "W/M ROUNDING": string;
  readonly "VALID FROM": string;
  readonly "VALID TILL": string;
  readonly "VALID FOR": "departure" | "booking" | "gate-in";
  readonly "SHEET NAME": string;
  readonly "SHEET DATE": string;
  readonly REMARKS: string;
  readonly originCharges: Charges;
  readonly destinationCharges: Charges;
  readonly warehouseCharges: Charges;
};

/** What a provider implements: one handler per sentence. */
/** The reference server brings offers into the form that the document recommends. */
type LeftOut = "a carrier answers in another form";

export type StateHandlers = {
  readonly [State in Exclude<keyof ProviderStates, LeftOut>]: (parameters: ProviderStates[State]) => Promise<void>;
};

/** A draft B/L of a booking. */
export type DraftBillOfLading = {
  readonly booking: string;
  readonly document: string;
  readonly fileName: string;
  readonly comment: string;
};

export type CargoOfBooking = {
  readonly booking: string;
  readonly commodityType: string;
  readonly equipmentReference: string;
  readonly vgmWeight: string;
  readonly vgmMethod: string;
  readonly vgmResponsibleParty: string;
  readonly vgmDateTime: string;
};

export type RequestedDocument = {
  readonly booking: string;
  readonly document: string;
  readonly note: string;
  readonly dueOn: string;
};

/** A call of the API that was made before. */
export type MadeCall = {
  readonly method: "POST" | "PUT" | "DELETE";
  /** With `/api`. */
  readonly path: string;
  /** JSON. */
  readonly body: string | null;
  readonly idempotencyKey: string | null;
};

/** A quote with a link. */
export type SavedQuote = {
  readonly id: string;
  readonly number: string;
  readonly code: string;
  readonly token: string;
  readonly comment: string;
};
