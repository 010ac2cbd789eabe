import type { ProviderStates, StateHandlers } from "../states.ts";
import {
  addPerson,
  changeDetailsAt,
  openOtherSession,
  requestDeletionAt,
  signInPerson,
  signOut,
  tryTooOften,
} from "./accounts.ts";
import {
  type Actor,
  another,
  book,
  bookAndCancel,
  awaitCarrier,
  bookInProcess,
  bookOnDays,
  bookSeveral,
  bookWithFile,
  bookWithReference,
  expire,
  linkCalendar,
  missCutOff,
  muteNotified,
  notify,
  OTHER_EMAIL,
  offerLane,
  addMessage,
  makeCall,
  quote,
  quoteLine,
  searchCooled,
  searchLane,
  startSearch,
  sellOut,
} from "./bookings.ts";
import { saveOrigin } from "./deadlines.ts";
import { addCargo, addVgm } from "./cargo.ts";
import { addBookingWithFee, addCancellation, addSailingChange, confirmSailingChange } from "./amendments.ts";
import { addDraft, addRequest, approveDraft, replaceDraft } from "./documents.ts";
import { addDeskMessage } from "./messages.ts";
import { addLine, answerRate, bookRate, expireRate, knowPortsOnly, knowRates } from "./lcl.ts";
import { bookForAnother, bookNumbered, bookWithoutRoute, reportEvents } from "./shipments.ts";
import { askTooOften, beginSignUp, createAccountOf, mailResetLink, useResetLink, verifyAddress } from "./sign-ups.ts";
import {
  callTooOften,
  enquireTooOften,
  openSharedPagesTooOften,
  readCalendarsTooOften,
  searchPlacesTooOften,
  signUpTooOften,
  tryNewPasswordsTooOften,
} from "./throttling.ts";
import { approveQuote, askDesk, changeSaveKey, endQuote, saveOneQuote, savePartLoadQuote } from "./quotes.ts";
import { changeSavedAddress, deleteSavedAddress, fillAddressBook, saveAddress } from "./addresses.ts";
import { saveTemplate, saveView } from "./templates.ts";
import { expireSharedLink, revokeSharedLink, shareBooking } from "./links.ts";
import { saveKey, saveWebhook } from "./integrations.ts";
import { addColleague, addInvitation, addWaitingApproval } from "./company.ts";
import { offerHaulage } from "./lanes.ts";
import { addOffer, type ProviderContext } from "./provider-context.ts";
import { quotedLine, quotedOffer } from "#tests/server/support/quoted.ts";

const nothing = async (): Promise<void> => undefined;

const places = ({ app }: ProviderContext, actor: () => Actor) => {
  const ask = async (url: string): Promise<string> => {
    const { xToken, xApiKey } = actor();
    return (await app.inject({ method: "GET", url, headers: { "x-token": xToken, "x-api-key": xApiKey } })).body;
  };
  return {
    known: async ({ name, code }: ProviderStates["a place is known"]): Promise<void> => {
      const found = await ask(`/api/resource/fcl/ports?searchWith=${encodeURIComponent(name)}`);
      if (!found.includes(`"${code}"`)) throw new Error(`${name} is not found: ${found}`);
    },
    knownToVisitors: async ({ name, code }: ProviderStates["a public place is known"]): Promise<void> => {
      const url = `/api/resource/places?searchWith=${encodeURIComponent(name)}`;
      const { body } = await app.inject({ method: "GET", url });
      if (!body.includes(`"${code}"`)) throw new Error(`${name} is not found: ${body}`);
    },
    near: async ({ place, port }: ProviderStates["a port is near"]): Promise<void> => {
      const found = await ask(`/api/resource/nearby-ports?portCode=${place}`);
      if (!found.includes(`"${port}"`)) throw new Error(`${port} is not near ${place}: ${found}`);
    },
  };
};

const addCarrierOffer = (
  context: ProviderContext,
  { offer, ...ports }: ProviderStates["a carrier answers with the offer"],
): Promise<void> => addOffer(context, { ...ports, offer: quotedOffer(offer) });

/** Brings the reference server into each state that the contract starts from. */
export const stateHandlersFor = (context: ProviderContext): StateHandlers => {
  let shipper: ProviderStates["a shipper is signed in"] | null = null;
  const actor = (): ProviderStates["a shipper is signed in"] => {
    if (shipper === null) throw new Error("Nobody is signed in: name that state first.");
    return shipper;
  };
  const place = places(context, actor);
  return {
    "a shipper has an account": async ({ username, password, companyName }) => {
      await addPerson(context, {
        ...(companyName !== undefined && { companyName }),
        email: username,
        password,
        firstName: "Asha",
        lastName: "Menon",
        phone: "+91 98765 43210",
      });
    },
    "too many sign-ins were tried": ({ username }) => tryTooOften(context, username),
    "a shipper is signed in": async (person) => {
      await signInPerson(context, person);
      shipper = person;
    },
    "no account has the user name": nothing,
    "the session has ended": nothing,
    "the shipper has signed out": () => signOut(context, actor()),
    "the shipper has made a call": (call) => makeCall(context, actor(), call),
    "another shipper has made a call": async (call) => makeCall(context, await another(context), call, [200, 404]),
    "no sign-up has the token": nothing,
    "no reset link has the token": nothing,
    "a code was sent": (sent) => beginSignUp(context, sent),
    "a code has expired": (sent) => beginSignUp(context, sent, { expiresIn: 0 }),
    "a code was used": (sent) => beginSignUp(context, sent, { verifiedAgo: 1 }),
    "too many codes were tried": (sent) => beginSignUp(context, sent, { tries: 5 }),
    "mail is down": async () => {
      context.overrides.isMailDown = true;
    },
    "too many codes were sent": ({ email }) => askTooOften(context, "sign_up_verification", email),
    "an address was verified": (named) => verifyAddress(context, named),
    "an address was verified too long ago": (named) => verifyAddress(context, named, 0),
    "an account was created for the address": (named) => createAccountOf(context, named),
    "too many sign-ups were sent": () => signUpTooOften(context),
    "a reset link was mailed": (named) => mailResetLink(context, named, 60_000),
    "a reset link has expired": (named) => mailResetLink(context, named, 0),
    "a reset link was used": (named) => useResetLink(context, named),
    "too many new passwords were tried": () => tryNewPasswordsTooOften(context),
    "too many reset links were asked for": ({ email }) => askTooOften(context, "forgot_password", email),
    "too many enquiries were sent": () => enquireTooOften(context),
    "too many calls were made": ({ operation }) => callTooOften(context, actor(), operation),
    "too many calendars were read": () => readCalendarsTooOften(context),
    "the shipper has a calendar link": ({ token }) => linkCalendar(context, token),
    "no calendar link has the token": nothing,
    "the shipper can save addresses": nothing,
    "an address is saved": (address) => saveAddress(context, actor().email, address),
    "another address is saved": (address) => saveAddress(context, actor().email, address),
    "another shipper has the address": async (address) => {
      await another(context);
      await saveAddress(context, OTHER_EMAIL, address);
    },
    "the address was changed": (address) => changeSavedAddress(context, actor(), address),
    "the address was deleted": ({ id }) => deleteSavedAddress(context, actor(), id),
    "another shipper has tried to delete the address": async ({ id }) =>
      deleteSavedAddress(context, await another(context), id),
    "the address book is full": () => fillAddressBook(context, actor().email),
    "no address has the id": nothing,
    "the shipper can save templates": nothing,
    "a template is saved": (template) => saveTemplate(context, actor().email, template),
    "another template is saved": (template) => saveTemplate(context, actor().email, template),
    "another shipper has the template": async (template) => {
      await another(context);
      await saveTemplate(context, OTHER_EMAIL, template);
    },
    "no template has the id": nothing,
    "the shipper can create webhooks": nothing,
    "a webhook was created": (webhook) => saveWebhook(context, actor().email, webhook),
    "another shipper has the webhook": async (webhook) => {
      await another(context);
      await saveWebhook(context, OTHER_EMAIL, webhook);
    },
    "the server has second factors": nothing,
    "the server has approvals": nothing,
    "a booking waits for approval": (approval) => addWaitingApproval(context, actor().email, approval),
    "the server has companies": nothing,
    "a colleague works in the company": (colleague) => addColleague(context, actor().email, colleague),
    "the company has invited somebody": (invitation) => addInvitation(context, actor().email, invitation),
    "the company of an account has invited somebody": async (invitation) => {
      await another(context);
      await addInvitation(context, OTHER_EMAIL, invitation);
    },
    "the shipper can create API keys": nothing,
    "the shipper can create test keys": nothing,
    "an API key was created": (key) => saveKey(context, actor().email, key),
    "another shipper has the API key": async (key) => {
      await another(context);
      await saveKey(context, OTHER_EMAIL, key);
    },
    "the shipper can save views": nothing,
    "a view is saved": (view) => saveView(context, actor().email, view),
    "another view is saved": (view) => saveView(context, actor().email, view),
    "another shipper has the view": async (view) => {
      await another(context);
      await saveView(context, OTHER_EMAIL, view);
    },
    "the shipper can share": nothing,
    "a booking is shared": (shared) => shareBooking(context, actor(), shared),
    "a booking is shared with prices": (shared) => shareBooking(context, actor(), shared, { prices: true }),
    "a booking is shared with marks": (shared) => shareBooking(context, actor(), shared, { marks: true }),
    "a booking is shared without details": (shared) =>
      shareBooking(context, actor(), shared, { references: false, deadlines: false, documents: [] }),
    "another shipper has shared a booking": async (shared) => shareBooking(context, await another(context), shared),
    "the link was revoked": ({ id }) => revokeSharedLink(context, actor(), id),
    "the link has expired": ({ id }) => expireSharedLink(context, id),
    "no link has the token": nothing,
    "too many shared pages were opened": () => openSharedPagesTooOften(context),
    "no link has the id": nothing,
    "too many place searches were made": () => searchPlacesTooOften(context),
    "the shipper has searched for a cooled container": (search) => searchCooled(context, actor(), search),
    "the shipper has searched": (lane) => searchLane(context, actor(), lane),
    "today is": async ({ date }) => {
      context.overrides.now = Date.parse(`${date}T08:00:00.000Z`);
    },
    "a place is known": place.known,
    "a public place is known": place.knownToVisitors,
    "no place is known by": nothing,
    "no place has the code": nothing,
    "a port is near": place.near,
    "a port has an internal code": place.near,
    "a text means one place": place.knownToVisitors,
    "the account can be managed": nothing,
    "the details of the account were changed": ({ changedAt }) => changeDetailsAt(context, actor().email, changedAt),
    "the shipper has another session": (origin) => openOtherSession(context, actor().email, origin),
    "no session has the id": nothing,
    "another shipper has the session": async (session) => {
      await another(context);
      await openOtherSession(context, OTHER_EMAIL, session);
    },
    "the deletion of the account was requested": ({ requestedAt }) =>
      requestDeletionAt(context, actor().email, requestedAt),
    "the profile has contacts": nothing,
    "the profile is in data": async () => {
      context.overrides.isProfileInData = true;
    },
    "a carrier offers the lane": (lane) =>
      offerLane(context, "api", lane, lane.providerName, lane.basicOceanFreightRate),
    "a rate sheet offers the lane": (lane) => offerLane(context, "excel", lane, lane.providerName),
    "a carrier answers with the offer": (answer) => addCarrierOffer(context, answer),
    "a rate sheet answers with the line": async ({ line, ...ports }) => {
      await addOffer(context, { ...ports, offer: quotedLine(line) });
    },
    "a carrier has a price for haulage": (haulage) => offerHaulage(context.database.db, haulage),
    "the server has growing searches": nothing,
    "a search of the shipper was started": ({ searchId }) => startSearch(context, actor(), searchId),
    "another shipper has started the search": async ({ searchId }) =>
      startSearch(context, await another(context), searchId),
    "no source offers the lane": nothing,
    "a rate source fails": async ({ name }) => {
      context.overrides.failingSources = [name];
    },
    "every rate source fails": async () => {
      context.overrides.everySourceFails = true;
    },
    "an offer can be booked": (offer) => quote(context, actor(), offer),
    "an offer is from a line with the cells": (offer) => quoteLine(context, actor(), offer),
    "an offer has expired": async (offer) => {
      await quote(context, actor(), offer);
      await expire(context, offer);
    },
    "an offer is sold out": async (offer) => {
      await quote(context, actor(), offer);
      await sellOut(context, offer);
    },
    "no offer has the id": nothing,
    "another shipper was quoted the offer": async (offer) => quote(context, await another(context), offer),
    "an offer was booked with a key": async ({ idempotencyKey, ...offer }) => {
      await quote(context, actor(), offer);
      await book(context, actor(), offer, idempotencyKey);
    },
    "the shipper has bookings": ({ count }) => bookSeveral(context, actor(), count),
    "a search lists the shipper's bookings": ({ count }) => bookSeveral(context, actor(), count),
    "the list of bookings has facets": ({ count }) => bookSeveral(context, actor(), count),
    "the shipper has a booking with the reference": (named) => bookWithReference(context, actor(), named),
    "the shipper has lead times for an origin": ({ origin }) => saveOrigin(context, origin),
    "the server has booking pages": nothing,
    "the server lists deadlines": nothing,
    "the server has a list of lead times": nothing,
    "the server has deadline marks": nothing,
    "the server has notifications": nothing,
    "the server has a daily digest": nothing,
    "the shipper has a notification": (message) => notify(context, actor(), message),
    "the shipper has an earlier notification": (message) => addMessage(context, message, { id: "n-0", hoursAgo: 1 }),
    "the booking of the notification is muted": () => muteNotified(context),
    "another shipper has a notification": async (message) => notify(context, await another(context), message),
    "the server has quotes": nothing,
    "a quote is saved": (saved) => saveOneQuote(context, actor(), saved),
    "a quote of a part load is saved": (saved) => savePartLoadQuote(context, actor(), saved),
    "another shipper has a quote": async (saved) => saveOneQuote(context, await another(context), saved),
    "the quote was approved": ({ id }) => approveQuote(context, id),
    "the quote has ended": ({ id }) => endQuote(context, id),
    "a quote was saved with a key": ({ id, idempotencyKey }) => changeSaveKey(context, id, idempotencyKey),
    "no quote is known": nothing,
    "the desk was asked for a price": ({ number }) => askDesk(context, number),
    "the server has amendments": nothing,
    "a booking has a cancellation fee": (booking) => addBookingWithFee(context, actor(), booking),
    "the shipper has requested a cancellation": (request) => addCancellation(context, request),
    "the shipper has requested another sailing": (request) => addSailingChange(context, request),
    "another sailing was confirmed": (request) => confirmSailingChange(context, request),
    "the server has messages": nothing,
    "the desk has written about a booking": (message) => addDeskMessage(context, actor(), message),
    "the server has documents": nothing,
    "a booking has a draft B/L": (draft) => addDraft(context, actor(), draft),
    "another shipper has a booking with a draft B/L": async (draft) => addDraft(context, await another(context), draft),
    "a draft B/L has a second version": ({ document }) => replaceDraft(context, document),
    "the draft B/L was approved": ({ document }) => approveDraft(context, document),
    "the server has cargo": nothing,
    "a booking has cargo details": (typed) => addCargo(context, actor(), typed),
    "another shipper has a booking with cargo details": async (typed) =>
      addCargo(context, await another(context), typed),
    "the desk has returned a VGM": ({ booking, reason }) => addVgm(context, booking, reason),
    "the VGM of a booking was sent": ({ booking }) => addVgm(context, booking, null),
    "the desk has requested a document": (request) => addRequest(context, request),
    "the shipper has booked on": ({ days }) => bookOnDays(context, actor(), days),
    "the shipper has a cancelled booking": () => bookAndCancel(context, actor()),
    "the booking was cancelled": async ({ booking }) => {
      await context.database.db.updateTable("quotation").set({ status: 2 }).where("id", "=", booking).execute();
    },
    "a cut-off of the shipper's booking has passed": (cutOff) => missCutOff(context, actor(), cutOff),
    "no booking has the id": nothing,
    "the shipper has a booking in process": () => bookInProcess(context, actor()),
    "the carrier of the booking has not answered": (awaited) => awaitCarrier(context, awaited),
    "the shipper has no bookings": nothing,
    "a booking has a file": (named) => bookWithFile(context, actor(), named),
    "another shipper has a booking with a file": async (named) => bookWithFile(context, await another(context), named),
    "a shipment has events": (shipment) => reportEvents(context, actor(), shipment),
    "a shipment has a way by sea": async (booking) => {
      await bookNumbered(context, actor(), booking);
    },
    "a shipment is planned": async (booking) => {
      await bookNumbered(context, actor(), booking);
    },
    "nothing is known of a shipment": (booking) => bookWithoutRoute(context, actor(), booking),
    "no booking has the number": nothing,
    "another shipper has the booking": (named) => bookForAnother(context, named),
    "LCL rates are known": ({ count, destinationCharges, otherCfs, ...lane }) =>
      knowRates(context, lane, count, { destinationCharges, otherCfs }),
    "an LCL tariff has the line": ({ line }) => addLine(context, line),
    "no LCL rate is known for the lane": (lane) => knowPortsOnly(context, lane),
    "no LCL port has the name": nothing,
    "an LCL rate can be booked": (rate) => answerRate(context, actor(), rate),
    "an LCL rate has expired": (rate) => expireRate(context, actor(), rate),
    "another shipper was answered the LCL rate": async (rate) => answerRate(context, await another(context), rate),
    "an LCL rate was booked with a key": (rate) => bookRate(context, actor(), rate),
    "the server meets a fault": async () => {
      context.overrides.isFaulty = true;
    },
  };
};

type UntypedHandler = (parameters: unknown) => Promise<void>;

/** The handlers by the name of their state, for parameters that came over the network. */
export const untypedHandlers = (handlers: StateHandlers): ReadonlyMap<string, UntypedHandler> => {
  const isState = (name: string): name is keyof StateHandlers => name in handlers;
  const isGiven = <State extends keyof StateHandlers>(_state: State, value: unknown): value is ProviderStates[State] =>
    typeof value === "object" && value !== null;
  const withoutType =
    <State extends keyof StateHandlers>(state: State): UntypedHandler =>
    async (parameters) => {
      const given: unknown = parameters ?? {};
      if (!isGiven(state, given)) throw new Error("The state has no parameters.");
      await handlers[state](given);
    };
  const states = Object.keys(handlers).filter(isState);
  return new Map(states.map((state) => [state, withoutType(state)]));
};
