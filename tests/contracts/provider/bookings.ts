import { demoExchange } from "#server/demo/freight/exchange.ts";
import { saveExchange } from "#server/modules/rates/exchange-store.ts";
import { saveSearch, findStoredOffer, withdrawOffer } from "#server/modules/rates/offer-store.ts";
import { addFile, addQuotation } from "#server/modules/bookings/store.ts";
import type { Lane, StoredOffer } from "../states.ts";
import { addPerson, openSession } from "./accounts.ts";
import { offerByCarrier, offerBySheet } from "./lanes.ts";
import type { ProviderContext } from "./provider-context.ts";

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

export const offerLane = async (
  context: ProviderContext,
  kind: "api" | "excel",
  lane: Lane,
  providerName: string,
): Promise<void> => {
  const { db } = context.database;
  await (kind === "api" ? offerByCarrier : offerBySheet)(db, lane, providerName);
  await saveExchange(db, "treasury", demoExchange("2026-11-20"));
};

/** Has the provider quote an offer to the person and gives it the id that the interaction speaks of. */
export const quote = async (
  context: ProviderContext,
  actor: Actor,
  { kind, offerId, providerName }: StoredOffer,
): Promise<void> => {
  const { db } = context.database;
  const known = await db.selectFrom("quotedSearch").select("id").executeTakeFirst();
  if (known === undefined) await offerLane(context, kind, LANE, providerName);
  const url = "/api/resource/rates/spot-on";
  const answer = await context.app.inject({ method: "POST", url, headers: headersOf(actor), payload: searchOf(LANE) });
  const search = await db.selectFrom("quotedSearch").selectAll().where("id", "like", "id-%").executeTakeFirst();
  if (search === undefined) throw new Error(`Nothing was quoted: ${answer.body}`);
  const quoted = await findStoredOffer(db, `${search.id}.0`);
  const offers = quoted?.text.replace(`${search.id}.0`, offerId) ?? "";
  await db.deleteFrom("quotedSearch").where("id", "=", search.id).execute();
  await saveSearch(db, { ...search, id: offerId, offers });
};

/** Searches a lane, after which it is the only search that is remembered. */
export const searchLane = async ({ app, database }: ProviderContext, actor: Actor, lane: Lane): Promise<void> => {
  await database.db.deleteFrom("lastSearch").execute();
  const url = "/api/resource/rates/spot-on";
  const answer = await app.inject({ method: "POST", url, headers: headersOf(actor), payload: searchOf(lane) });
  if (answer.statusCode !== 200) throw new Error(`The search was refused: ${answer.body}`);
};

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

const offerNumber = (number: number): StoredOffer => ({
  kind: "api",
  offerId: `booked-${number}`,
  providerName: "Norrvik Line",
});

export const bookSeveral = async (context: ProviderContext, actor: Actor, count: number): Promise<void> => {
  for (let number = 1; number <= count; number++) {
    await quote(context, actor, offerNumber(number));
    await book(context, actor, offerNumber(number));
  }
};

/** A booking of a rate sheet's offer waits for its carrier; this one has no document yet either. */
export const bookInProcess = async (context: ProviderContext, actor: Actor): Promise<void> => {
  const offer: StoredOffer = { kind: "excel", offerId: "in-process", providerName: "Amberline" };
  await quote(context, actor, offer);
  await book(context, actor, offer);
  await context.database.db.deleteFrom("quotationFile").execute();
};

/** A booking with the `_id` and the file name that the interaction speaks of. */
export const bookWithFile = async (
  context: ProviderContext,
  actor: Actor,
  named: { readonly id: string; readonly fileName: string },
): Promise<void> => {
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
};

/** Somebody else, signed in. */
export const another = async (context: ProviderContext): Promise<Actor> => {
  const person = {
    email: "other@keelson.example",
    password: "kardamom",
    firstName: "Jan",
    lastName: "Visser",
    phone: "+31 10 5550100",
  };
  const actor = { xToken: "other-token", xApiKey: "other-api-key" };
  await openSession(context, await addPerson(context, person), actor);
  return actor;
};
