import type { Dashboard, DashboardAnswer } from "#api/schema.d.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import { demoExchange } from "#server/demo/freight/exchange.ts";
import { officeDay } from "#server/platform/time.ts";
import { saveExchange } from "#server/modules/rates/exchange-store.ts";
import { packOffers, saveSearch, findStoredOffer, withdrawOffer } from "#server/modules/rates/offer-store.ts";
import { addCarrierBookings } from "#server/modules/bookings/carrier-booking-store.ts";
import { addFile, addQuotation } from "#server/modules/bookings/store.ts";
import { secretHash } from "#server/modules/accounts/sessions.ts";
import { replaceFeed } from "#server/modules/deadlines/store.ts";
import { recordConfirmation } from "./deadlines.ts";
import { addNotification } from "#server/modules/notifications/notification-store.ts";
import { setMuted } from "#server/modules/notifications/settings-store.ts";
import { cancelBooking } from "#server/modules/amendments/cancel-booking.ts";
import type { Lane, MadeCall, ProviderStates, StoredFile, StoredOffer } from "../states.ts";
import { addPerson, openSession } from "./accounts.ts";
import { offerByCarrier, offerBySheet } from "./lanes.ts";
import type { ProviderContext } from "./provider-context.ts";

/* In USD for a container. */
const FREIGHT = 980;
const LANE: Lane = { portOfLoading: "INNSA", portOfDischarge: "NLRTM", equipment: "20GP" };
const searchOf = ({ portOfLoading, portOfDischarge, equipment }: Lane) => ({
  departureDate: null,
  locationCodificationType: "CMACGM",
  requestedEquipments: [{ equipmentGroupIsoCode: equipment, numberOfContainers: 2, weightPerContainer: 10_000 }],
  placeOfOrigin: null,
  portOfLoading,
  portOfDischarge,
  placeOfDelivery: null,
  placeOfOriginType: null,
  placeOfDeliveryType: null,
  nonOperatingReefer: false,
  originPlace: null,
  loadingPort: null,
  deliveryPlace: null,
  dischargePort: null,
});

/** The credentials of a person, so that states act through the server's own calls. */
export interface Actor {
  readonly xToken: string;
  readonly xApiKey: string;
}

const headersOf = ({ xToken, xApiKey }: Actor) => ({ "x-token": xToken, "x-api-key": xApiKey });

interface Call {
  readonly method: MadeCall["method"];
  readonly url: string;
  readonly payload?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls the server as a person; throws unless it answers with one of these statuses. */
export const callAs = async (
  { app }: ProviderContext,
  actor: Actor,
  { headers, ...call }: Call,
  statuses: readonly number[] = [200],
): Promise<void> => {
  const answer = await app.inject({ ...call, headers: { ...headers, ...headersOf(actor) } });
  if (!statuses.includes(answer.statusCode)) throw new Error(`${call.url} was refused: ${answer.body}`);
};

/** A call of the API as a state describes it. */
export const makeCall = (
  context: ProviderContext,
  actor: Actor,
  { method, path, body, idempotencyKey }: MadeCall,
  statuses?: readonly number[],
): Promise<void> => {
  const headers = {
    ...(body === null ? {} : { "content-type": "application/json" }),
    ...(idempotencyKey === null ? {} : { "idempotency-key": idempotencyKey }),
  };
  return callAs(context, actor, { method, url: path, headers, ...(body === null ? {} : { payload: body }) }, statuses);
};

export const offerLane = async (
  context: ProviderContext,
  kind: "api" | "excel",
  lane: Lane & { readonly otherEquipment?: string },
  providerName: string,
  freight = FREIGHT,
): Promise<void> => {
  const { db } = context.database;
  await (kind === "api" ? offerByCarrier(db, lane, providerName, freight) : offerBySheet(db, lane, providerName));
  await saveExchange(db, "treasury", demoExchange(officeDay(context.overrides.now)));
};

/** Quotes an offer to the person and gives it the id of the interaction. */
export const quote = async (
  context: ProviderContext,
  actor: Actor,
  { kind, offerId, providerName }: StoredOffer,
  lane: Lane = LANE,
): Promise<void> => {
  const { db } = context.database;
  const known = await db.selectFrom("quotedSearch").select("id").executeTakeFirst();
  if (known === undefined) await offerLane(context, kind, lane, providerName);
  const url = "/api/resource/rates/spot-on";
  const answer = await context.app.inject({ method: "POST", url, headers: headersOf(actor), payload: searchOf(lane) });
  const search = await db.selectFrom("quotedSearch").selectAll().where("id", "like", "id-%").executeTakeFirst();
  if (search === undefined) throw new Error(`Nothing was quoted: ${answer.body}`);
  const quoted = await findStoredOffer(db, `${search.id}.0`);
  const offers = packOffers([[quoted?.text.replace(`${search.id}.0`, offerId) ?? ""]]);
  await db.deleteFrom("quotedSearch").where("id", "=", search.id).execute();
  await saveSearch(db, { ...search, id: offerId, offers });
};

/** Quotes an offer of a rate sheet, and stores the cells that its line was read from. */
export const quoteLine = async (
  context: ProviderContext,
  actor: Actor,
  { cells, ...offer }: ProviderStates["an offer is from a line with the cells"],
): Promise<void> => {
  const { db } = context.database;
  await quote(context, actor, { ...offer, kind: "excel" });
  const headers = JSON.stringify([cells.map(({ header }) => header)]);
  const stored = JSON.stringify({ table: 0, texts: cells.map(({ text }) => text) });
  await db.updateTable("rateSheet").set({ headers }).execute();
  await db.updateTable("rateSheetRow").set({ cells: stored }).execute();
};

const search = async ({ app }: ProviderContext, actor: Actor, payload: object): Promise<void> => {
  const url = "/api/resource/rates/spot-on";
  const answer = await app.inject({ method: "POST", url, headers: headersOf(actor), payload });
  if (answer.statusCode !== 200) throw new Error(`The search was refused: ${answer.body}`);
};

/** Starts a search whose answer grows, and gives it the id of the interaction. */
export const startSearch = async (context: ProviderContext, actor: Actor, searchId: string): Promise<void> => {
  const url = "/api/resource/rates/searches";
  const answer = await context.app.inject({ method: "POST", url, headers: headersOf(actor), payload: searchOf(LANE) });
  const started: { readonly searchId?: string } = answer.json();
  if (started.searchId === undefined) throw new Error(`No search was started: ${answer.body}`);
  context.overrides.searchIds = new Map([[searchId, started.searchId]]);
};

export const searchLane = (context: ProviderContext, actor: Actor, lane: Lane): Promise<void> =>
  search(context, actor, searchOf(lane));

export const searchCooled = (
  context: ProviderContext,
  actor: Actor,
  {
    placeOfOrigin,
    placeOfDelivery,
    ...reeferAttributes
  }: ProviderStates["the shipper has searched for a cooled container"],
): Promise<void> =>
  search(context, actor, {
    ...searchOf(LANE),
    requestedEquipments: [{ equipmentGroupIsoCode: "40RH", numberOfContainers: 1, weightPerContainer: 0 }],
    placeOfOrigin,
    placeOfDelivery,
    placeOfOriginType: "Door",
    placeOfDeliveryType: "Ramp",
    portOfLoading: null,
    portOfDischarge: null,
    reeferAttributes,
  });

export const book = async (context: ProviderContext, actor: Actor, offer: StoredOffer, key?: string): Promise<void> => {
  const headers = { ...headersOf(actor), ...(key === undefined ? {} : { "idempotency-key": key }) };
  const { offerId, providerName } = offer;
  const payload = { offerId, providerName, routing: null, arrivalDate: null, departureDate: null };
  const answer = await context.app.inject({ method: "PUT", url: "/api/resource/rates/spot-on", headers, payload });
  if (answer.statusCode !== 200) throw new Error(`The booking was refused: ${answer.body}`);
};

export const expire = async (
  { database, overrides }: ProviderContext,
  { offerId }: Pick<StoredOffer, "offerId">,
): Promise<void> => {
  await database.db.updateTable("quotedSearch").set({ expiresAt: overrides.now }).where("id", "=", offerId).execute();
};

export const sellOut = ({ database, overrides }: ProviderContext, { offerId }: StoredOffer): Promise<void> =>
  withdrawOffer(database.db, offerId, "This sailing is sold out. Please search again.", overrides.now);

const offerNumber = (number: number, providerName: string): StoredOffer => ({
  kind: "api",
  offerId: `booked-${number}`,
  providerName,
});

export const bookSeveral = async (
  context: ProviderContext,
  actor: Actor,
  count: number,
  lane = LANE,
  providerName = "Norrvik Line",
): Promise<void> => {
  const booked = await context.database.db.selectFrom("quotation").select("id").execute();
  for (let number = 1; number <= count; number++) {
    const offer = offerNumber(booked.length + number, providerName);
    await quote(context, actor, offer, lane);
    await book(context, actor, offer);
  }
};

/** One booking for each day, made at noon in the order of the list. */
export const bookOnDays = async (context: ProviderContext, actor: Actor, days: readonly string[]): Promise<void> => {
  const { now } = context.overrides;
  for (const [index, day] of days.entries()) {
    const offer = offerNumber(index, "Norrvik Line");
    context.overrides.now = Date.parse(`${day}T08:00:00.000Z`);
    await quote(context, actor, offer);
    await book(context, actor, offer);
  }
  context.overrides.now = now;
};

export const bookAndCancel = async (context: ProviderContext, actor: Actor): Promise<void> => {
  const { db } = context.database;
  await bookSeveral(context, actor, 1);
  const { quotationId } = await db
    .selectFrom("quotation")
    .select("quotationId")
    .orderBy("quotationId", "desc")
    .executeTakeFirstOrThrow();
  if ((await cancelBooking(db, quotationId, context.overrides.now)).isErr())
    throw new Error("The booking could not be cancelled.");
};

const readCutOffs = (json: string): Dashboard["nextCutOffs"] =>
  storedJson<DashboardAnswer>(json).result.flatMap(({ nextCutOffs }) => nextCutOffs);

/** A booking, and a clock one hour after its cut-off. */
export const missCutOff = async (
  context: ProviderContext,
  actor: Actor,
  { code }: { readonly code: string },
): Promise<void> => {
  await bookSeveral(context, actor, 1);
  const url = "/api/resource/dashboard";
  const { body } = await context.app.inject({ method: "GET", url, headers: headersOf(actor) });
  const cutOff = readCutOffs(body).find((one) => one.code === code);
  if (cutOff === undefined) throw new Error(`No booking has the cut-off ${code}: ${body}`);
  context.overrides.now = Date.parse(`${cutOff.at.slice(0, 16)}:00+05:30`) + 3_600_000;
};

export const bookWithReference = async (
  context: ProviderContext,
  actor: Actor,
  changes: { readonly reference: string },
): Promise<void> => {
  await bookSeveral(context, actor, 1);
  await context.database.db.updateTable("quotation").set(changes).execute();
};

/** A booking with one new message about it. */
export const notify = async (
  context: ProviderContext,
  actor: Actor,
  message: { readonly title: string; readonly detail: string },
): Promise<void> => {
  await bookSeveral(context, actor, 1);
  await addMessage(context, message, { id: "n-1", hoursAgo: 0 });
};

/** A message about the only booking. */
export const addMessage = async (
  context: ProviderContext,
  message: { readonly title: string; readonly detail: string },
  { id: messageId, hoursAgo }: { readonly id: string; readonly hoursAgo: number },
): Promise<void> => {
  const { db } = context.database;
  const { id, accountId } = await db.selectFrom("quotation").select(["id", "accountId"]).executeTakeFirstOrThrow();
  const { now } = context.overrides;
  await addNotification(db, {
    id: messageId,
    accountId,
    quotation: id,
    key: messageId,
    kind: "eta-changed",
    topic: "eta",
    ...message,
    happenedAt: now - hoursAgo * 3_600_000,
    recordedAt: now,
    readAt: null,
    sentences: null,
    isListed: 1,
  });
};

/** A booking of a rate sheet's offer waits for its carrier; this one has no file. */
export const bookInProcess = async (context: ProviderContext, actor: Actor): Promise<void> => {
  const offer: StoredOffer = { kind: "excel", offerId: "in-process", providerName: "Amberline" };
  await quote(context, actor, offer);
  await book(context, actor, offer);
  await context.database.db.deleteFrom("quotationFile").execute();
};

/** The booking was passed on to its carrier, which has not answered. */
export const awaitCarrier = async (
  { database: { db }, overrides }: ProviderContext,
  { booking, source }: ProviderStates["the carrier of the booking has not answered"],
): Promise<void> => {
  await db.updateTable("quotation").set({ status: 0, bookingId: null }).where("id", "=", booking).execute();
  await addCarrierBookings(db, [{ quotation: booking, source }], overrides.now ?? Date.now());
};

/** A booking with the `_id` and the file name of the interaction. */
export const bookWithFile = async (context: ProviderContext, actor: Actor, named: StoredFile): Promise<void> => {
  const { db } = context.database;
  await bookSeveral(context, actor, 1);
  const booked = await db.selectFrom("quotation").selectAll().executeTakeFirstOrThrow();
  await addQuotation(db, {
    ...booked,
    id: named.id,
    quotationId: "QTN-2026-900001",
    bookingId: "KLB-2026-900001",
    offerId: null,
  });
  await addFile(db, { quotation: named.id, fileName: named.fileName, contentType: "application/pdf", content: null });
  await recordConfirmation(context, { id: named.id, accountId: booked.accountId }, "KLB-2026-900001");
};

export const linkCalendar = async ({ database: { db }, overrides }: ProviderContext, token: string): Promise<void> => {
  const { id } = await db.selectFrom("account").select("id").executeTakeFirstOrThrow();
  await replaceFeed(db, { accountId: id, tokenHash: secretHash(token), createdAt: overrides.now });
};

/** Somebody else, signed in. */
export const OTHER_EMAIL = "other@keelson.example";

export const another = async (context: ProviderContext): Promise<Actor> => {
  const person = {
    email: OTHER_EMAIL,
    password: "kardamom",
    firstName: "Jan",
    lastName: "Visser",
    phone: "+31 10 5550100",
  };
  const actor = { xToken: "other-token", xApiKey: "other-api-key" };
  await openSession(context, await addPerson(context, person), actor);
  return actor;
};

/** No mails about the booking of the message. */
export const muteNotified = async ({ database: { db }, overrides }: ProviderContext): Promise<void> => {
  const { quotation } = await db.selectFrom("notification").select("quotation").executeTakeFirstOrThrow();
  await setMuted(db, quotation, overrides.now);
};
